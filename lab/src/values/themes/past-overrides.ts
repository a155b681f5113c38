/**
 * Subclasses of classes of the library that override a method, and calls of another one: whether Java comes to the override is not said by
 * how a model is written.
 * Neighbours: `above.ts` has constructors that call overrides; `inherited.ts` what is not overridden; `../build.ts`.
 */
import type { Random } from '../../random';
import { methodText, programOf, times } from '../build';
import type { ValueProgram, ValueTheme } from '../theme';

interface Below {
  readonly head: string;
  /** Its constructor, `N` for the name. */
  readonly made: string;
  /** With its parameters and, after a bar, how `super` is called with them. */
  readonly methods: readonly string[];
  /** Each with arguments. */
  readonly calls: readonly string[];
}

const LOCK = [
  'public void lock()|super.lock()',
  'public void lockInterruptibly() throws InterruptedException|super.lockInterruptibly()',
  'public boolean tryLock()|return super.tryLock()',
  'public boolean tryLock(long t, TimeUnit u) throws InterruptedException|return super.tryLock(t, u)',
];
const LOCKED = ['lock()', 'lockInterruptibly()', 'tryLock()', 'tryLock(1, TimeUnit.SECONDS)'];

const CLASSES: readonly Below[] = [
  {
    head: 'extends Semaphore',
    made: 'N() { super(5); }',
    methods: [
      'public void acquire() throws InterruptedException|super.acquire()',
      'public void acquire(int k) throws InterruptedException|super.acquire(k)',
      'public void acquireUninterruptibly()|super.acquireUninterruptibly()',
      'public void acquireUninterruptibly(int k)|super.acquireUninterruptibly(k)',
      'public boolean tryAcquire()|return super.tryAcquire()',
      'public boolean tryAcquire(int k)|return super.tryAcquire(k)',
      'public boolean tryAcquire(int k, long t, TimeUnit u) throws InterruptedException|return super.tryAcquire(k, t, u)',
      'public void release()|super.release()',
      'public void release(int k)|super.release(k)',
      'public int availablePermits()|return super.availablePermits()',
    ],
    calls: [
      'acquire()',
      'acquire(1)',
      'acquireUninterruptibly()',
      'acquireUninterruptibly(1)',
      'tryAcquire()',
      'tryAcquire(1)',
      'tryAcquire(1, TimeUnit.SECONDS)',
      'tryAcquire(1, 1, TimeUnit.SECONDS)',
      'release()',
      'release(1)',
    ],
  },
  { head: 'extends ReentrantLock', made: '', methods: LOCK, calls: LOCKED },
  {
    head: 'extends ReentrantReadWriteLock.WriteLock',
    made: 'N() { super(new ReentrantReadWriteLock()); }',
    methods: LOCK,
    calls: LOCKED,
  },
  {
    head: 'extends ReentrantReadWriteLock.ReadLock',
    made: 'N() { super(new ReentrantReadWriteLock()); }',
    methods: LOCK,
    calls: LOCKED,
  },
  {
    head: 'extends CountDownLatch',
    made: 'N() { super(0); }',
    methods: [
      'public void await() throws InterruptedException|super.await()',
      'public boolean await(long t, TimeUnit u) throws InterruptedException|return super.await(t, u)',
      'public long getCount()|return super.getCount()',
      'public void countDown()|super.countDown()',
    ],
    calls: ['await()', 'await(1, TimeUnit.SECONDS)', 'getCount()', 'countDown()'],
  },
];

export const PAST_OVERRIDES: ValueTheme = {
  name: 'past-overrides',
  make(random: Random): ValueProgram {
    const groups = times(5, (index) => {
      const below = random.pick(CLASSES);
      const overridden = below.methods.filter(() => random.chance(45));
      const texts = (overridden.length > 0 ? overridden : [random.pick(below.methods)]).map((one, bit) => {
        const [head, call] = one.split('|');
        return `${head} { ran += ${10 ** bit}; ${call}; }`;
      });
      const name = `C${index}`;
      const call = random.pick(below.calls);
      return {
        shared: `static class ${name} ${below.head} { int ran; ${below.made.replace('N(', `${name}(`)} ${texts.join(' ')} }`,
        method: methodText(
          `m${index}`,
          'int',
          [`${name} o = new ${name}();`, `try { o.${call}; } catch (InterruptedException e) { return -1; }`, 'return o.ran;'].map((line) =>
            throws(call) ? line : line.replace(/try \{ (.*) \} catch.*/, '$1'),
          ),
          'methods of the library that are overridden',
        ),
      };
    });
    const program = programOf(
      'PastOverrides',
      groups.map((one) => one.shared),
      groups.map((one) => one.method),
    );
    return { ...program, text: `import java.util.concurrent.*;\nimport java.util.concurrent.locks.*;\n${program.text}` };
  },
};

/** Whether Java wants a handler. */
function throws(call: string): boolean {
  return /^(lockInterruptibly|acquire\(|await)|TimeUnit/.test(call);
}
