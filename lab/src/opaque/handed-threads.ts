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
  ['helper of another interface', 'task_(W);'],
  ['another thread in a helper of any type', 'job_(W);'],
  ['after both', 'CompletableFuture.completedFuture(1).runAfterBoth(CompletableFuture.completedFuture(2), X);'],
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

/** A thread of a class of its own, or one that is made from a function, which begins without monitors. */
const OWN = {
  made: MADE,
  around: ['', ''],
  claim: 'ASSERT<0>(Thread.currentThread() == this);',
} as const;
const OF_TARGET = {
  made: ['target_()', 'target_()'],
  around: ['synchronized (LOCK_) {', '}'],
  claim: 'ASSERT<0>(!Thread.holdsLock(LOCK_));',
} as const;

const HELPERS: Readonly<Record<string, string>> = {
  kept_: 'private final Worker_ kept_ = new Worker_();',
  made_: 'private Worker_ made_() { return new Worker_(); }',
  task_: 'private void task_(Task_ given) { given.run(); }',
  seen_: 'private Runnable seen_;',
  seenAs_: 'private Runnable seenAs_(Runnable given) { return given; }',
  job_: 'private <T extends Job_> void job_(T given) throws Exception { Thread other = new Thread(given); other.start(); other.join(); }',
  enter_: 'private void enter_(Runnable given) { given.run(); }',
};

export function handedThread(random: Random): OpaqueProgram {
  const kind = random.chance(70) ? OWN : OF_TARGET;
  const isOwn = kind === OWN;
  const tests = Array.from({ length: random.chance(50) ? 1 : 2 }, () => {
    const [how, before, seen, type] = random.pick(isOwn ? SEEN : SEEN.filter(([, , , one]) => one !== 'Job_'));
    const [by, run] = random.pick(isOwn ? RUNS : RUNS.filter(([, how]) => !how.includes('W')));
    const made = random.pick(kind.made);
    const lines = [before, run.replaceAll('X', seen).replaceAll('TYPE', type)].map((line) => line.replace(/\bW\b/g, made));
    const [open, close] = kind.around;
    return { about: `${how} by ${by}`, lines: [open, ...lines, close].filter((line) => line !== '') };
  });
  const members = isOwn
    ? [
        'interface Job_ extends Runnable { }',
        'interface Task_ { void run(); }',
        `static class Worker_ extends Thread implements Job_, Task_ {\n    @Override public void run() {\n      ${kind.claim}\n    }\n  }`,
      ]
    : [
        'static final Object LOCK_ = new Object();',
        `private static Worker_ target_() {\n    return new Worker_(() -> {\n      ${kind.claim}\n    });\n  }`,
      ];
  const lines = tests.flatMap((test) => test.lines).join(' ');
  // A helper that nobody uses would only be one more thing that is refused.
  const helpers = Object.entries(HELPERS).flatMap(([name, text]) => (lines.includes(name) ? [text] : []));
  const text = classText(`class ${SUBJECT}`, [
    ...members,
    ...helpers,
    // With a function of which no interface is known, anything may be called where an interface is.
    ...(random.chance(50) ? ['void length_(Optional<String> name) { name.ifPresent(String::length); }'] : []),
    ...tests.map((test, index) => method(`void test${index}_(Hub hub) throws Exception`, test.lines)),
  ]);
  return {
    text: isOwn ? text : text.replaceAll('Worker_', 'Thread'),
    about: `threads: ${isOwn ? '' : 'target, '}${tests.map(({ about }) => about).join(' and ')}`,
    made: `new ${SUBJECT}()`,
    steps: tests.map((_, index) => `c.test${index}_(new jar.Hub());`),
    beside: undefined,
    // Apart, since the threads of one would hide what is forgotten of the other.
    kind: isOwn ? 'threads' : 'targets of threads',
    restsOnAll: true,
  };
}
