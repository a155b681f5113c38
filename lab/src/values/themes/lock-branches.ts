/**
 * Locks that a method which is not looked into (it leads back to its caller) takes and gives back by branches, which values of locals
 * decide: numbers near each other and far out, characters, truth values, names of locks.
 * Neighbours: `../theme.ts` says what a theme is.
 */
import type { Random } from '../../random';
import type { ValueProgram, ValueTheme } from '../theme';

const PAIRS: readonly (readonly [type: string, one: string, other: string])[] = [
  ['long', '9007199254740993L', '9007199254740992L'],
  ['long', 'Long.MAX_VALUE', 'Long.MAX_VALUE - 1'],
  ['long', '-9007199254740993L', '-9007199254740992L'],
  ['long', '4294967296L', '0L'],
  ['int', '1', '2'],
  ['int', 'Integer.MIN_VALUE', 'Integer.MAX_VALUE'],
  ['int', '-0', '0'],
  ['char', "'a'", "'b'"],
  ['boolean', 'true', 'false'],
  ['byte', '(byte) 257', '(byte) 2'],
];

export const LOCK_BRANCHES: ValueTheme = {
  name: 'lock-branches',
  make(random: Random): ValueProgram {
    const [type, one, other] = random.pick(PAIRS);
    const value = (): string => random.pick([one, other]);
    const test = (): string =>
      random.pick([`v == ${value()}`, `v != ${value()}`, `!(v == ${value()})`, `v == ${value()} || v == ${value()}`]);
    const set = random.pick([
      `${type} v; if (b) v = ${value()}; else v = ${value()};`,
      `${type} v = ${value()}; if (b) v = ${value()};`,
      `${type} v = b ? ${value()} : ${value()};`,
      `${type} v = ${value()};`,
    ]);
    const body = random.pick([
      `if (${test()}) lock.lock(); lock.unlock();`,
      `if (${test()}) lock.lock(); if (${test()}) lock.unlock();`,
      `if (${test()}) lock.unlock(); lock.lock();`,
      `lock.unlock(); if (${test()}) lock.lock();`,
      `if (${test()}) { lock.unlock(); lock.lock(); }`,
      `ReentrantLock w = lock; if (${test()}) w = other; w.lock(); ${random.pick(['lock', 'w', 'w'])}.unlock();`,
      `lock.lock(); try { if (${test()}) return; } finally { ${random.pick(['lock.unlock();', `if (${test()}) lock.unlock();`])} }`,
      `while (${test()}) { lock.lock(); break; } ${random.pick(['', 'lock.unlock();'])}`,
    ]);
    const text = `import java.util.concurrent.locks.ReentrantLock;

class LockBranches {
  private final ReentrantLock lock = new ReentrantLock();
  private final ReentrantLock other = new ReentrantLock();
  void use(int k, boolean b) {
    if (lock.isHeldByCurrentThread()) return;
    lock.lock();
    go(k, b);
    assert lock.isHeldByCurrentThread();
    lock.unlock();
    assert !lock.isHeldByCurrentThread();
  }
  private void go(int k, boolean b) { if (k > 0) deep(k - 1, b); }
  private void deep(int k, boolean b) {
    if (k > 100) { go(k, b); return; }
    ${set}
    ${body}
  }
  static boolean kept() {
    for (int k = 0; k < 2; k++) {
      LockBranches one = new LockBranches();
      try {
        one.use(5, k == 0);
      } catch (IllegalMonitorStateException e) {
        return false;
      }
      if (one.lock.getHoldCount() != 0) return false;
    }
    return true;
  }
}
`;
    return {
      text,
      className: 'LockBranches',
      methods: [{ name: 'kept', type: 'boolean', isPromise: true, promisedBy: 'use', about: 'locks by branches' }],
    };
  },
};
