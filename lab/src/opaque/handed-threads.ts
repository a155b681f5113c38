/**
 * Threads whose code another thread runs, as a plain call does: seen as something that is no thread, and handed to what runs it. The code
 * of a thread is checked for its own thread, so it may say there that it is the thread that runs it.
 * Neighbours: `generate.ts` takes one of these for the family `threads`; `judge.ts` asks that nothing else of the program is refused.
 */
import type { Random } from '../random';
import { SUBJECT, classText, method, type OpaqueProgram } from './program';

/** What runs it: `X` is the thread as the type of `seen`. */
const RUNS: readonly (readonly [string, string])[] = [
  ['own call', 'X.run();'],
  ['hub', 'hub.run(X);'],
  ['executor of the jar', 'new Direct().execute(X);'],
  ['name of an executor', 'Executor direct = new Direct(); direct.execute(X);'],
  ['future task', 'new FutureTask<Object>(X, null).run();'],
  ['future task of a callable', 'new FutureTask<Object>(Executors.callable(X)).run();'],
  ['barrier', 'new CyclicBarrier(1, X).await();'],
  ['async', 'CompletableFuture.runAsync(X, new Direct());'],
  ['then', 'CompletableFuture.completedFuture("a").thenRun(X);'],
  ['pool', 'ExecutorService pool = Executors.newFixedThreadPool(1); pool.submit(X).get(); pool.shutdown();'],
  [
    'pool without result',
    'ExecutorService pool = Executors.newCachedThreadPool(); pool.execute(X); pool.shutdown(); pool.awaitTermination(1, TimeUnit.SECONDS);',
  ],
  [
    'timed pool',
    'ScheduledExecutorService pool = Executors.newScheduledThreadPool(1); pool.schedule(X, 0, TimeUnit.SECONDS).get(); pool.shutdown();',
  ],
  ['another thread', 'Thread other = new Thread(X); other.start(); other.join();'],
  ['another thread with a name', 'Thread other = new Thread(X, "other"); other.start(); other.join();'],
  ['each of a list', 'List.of(X).forEach(one -> one.run());'],
  ['each by reference', 'List.of(X).forEach(TYPE::run);'],
  ['optional', 'Optional.of(X).ifPresent(TYPE::run);'],
  ['stream', 'Stream.of(X).forEach(one -> one.run());'],
  ['bound reference', 'Runnable bound = X::run; bound.run();'],
  ['bound reference for the hub', 'hub.run(X::run);'],
  ['task for a pool', 'ForkJoinTask.adapt(X).invoke();'],
  ['helper', 'enter_(X);'],
];

/** How it is seen: statements before, the expression, and its type; `W` makes it or names it. */
const SEEN: readonly (readonly [string, string, string, string])[] = [
  ['itself', '', 'W', 'Worker_'],
  ['a local', 'Worker_ seen = W;', 'seen', 'Worker_'],
  ['a thread', 'Thread seen = W;', 'seen', 'Thread'],
  ['a runnable', 'Runnable seen = W;', 'seen', 'Runnable'],
  ['a cast', '', '((Runnable) W)', 'Runnable'],
  ['a field', 'seen_ = W;', 'seen_', 'Runnable'],
  ['an element', 'Runnable[] seen = { W };', 'seen[0]', 'Runnable'],
  ['of a list', 'List<Runnable> seen = new ArrayList<>(); seen.add(W);', 'seen.get(0)', 'Runnable'],
  ['an interface of its own', 'Job_ seen = W;', 'seen', 'Job_'],
  ['a result', '', 'seenAs_(W)', 'Runnable'],
  ['one of two', 'Runnable seen = hub.flag() ? W : () -> { };', 'seen', 'Runnable'],
];

const MADE: readonly string[] = ['new Worker_()', 'kept_', 'made_()', 'new Worker_() { }'];

export function handedThread(random: Random): OpaqueProgram {
  const tests = Array.from({ length: random.chance(50) ? 1 : 2 }, () => {
    const [how, before, seen, type] = random.pick(SEEN);
    const [by, run] = random.pick(RUNS);
    const made = random.pick(MADE);
    const lines = [before, run.replaceAll('X', seen).replaceAll('TYPE', type)].map((line) => line.replace(/\bW\b/g, made));
    return { about: `${how} by ${by}`, lines: lines.filter((line) => line !== '') };
  });
  const claim = 'ASSERT<0>(Thread.currentThread() == this);';
  return {
    text: classText(`class ${SUBJECT}`, [
      'interface Job_ extends Runnable { }',
      `static class Worker_ extends Thread implements Job_ {\n    @Override public void run() {\n      ${claim}\n    }\n  }`,
      'private final Worker_ kept_ = new Worker_();',
      'private Runnable seen_;',
      'private Worker_ made_() { return new Worker_(); }',
      'private Runnable seenAs_(Runnable given) { return given; }',
      'private void enter_(Runnable given) { given.run(); }',
      ...tests.map(({ lines }, index) => method(`void test${index}_(Hub hub) throws Exception`, lines)),
    ]),
    about: `threads: ${tests.map(({ about }) => about).join(' and ')}`,
    made: `new ${SUBJECT}()`,
    steps: tests.map((_, index) => `c.test${index}_(new jar.Hub());`),
    beside: undefined,
    kind: 'threads',
    restsOnAll: true,
  };
}
