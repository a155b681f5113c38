/**
 * Locks that a method which is not looked into (it leads back to its caller) takes and gives back by branches, which values of locals
 * decide: numbers near each other and far out, characters, truth values, names of locks.
 * Neighbours: `../theme.ts` says what a theme is.
 */
import type { Random } from '../../random';
import type { ValueProgram, ValueTheme } from '../theme';

const PAIRS: readonly (readonly [type: string, one: string, other: string, none: string])[] = [
  ['long', '9007199254740993L', '9007199254740992L', '9007199254740994L'],
  ['long', 'Long.MAX_VALUE', 'Long.MAX_VALUE - 1', 'Long.MAX_VALUE - 2'],
  ['long', '-9007199254740993L', '-9007199254740992L', '-9007199254740994L'],
  ['long', '4294967296L', '0L', '1L'],
  ['int', '1', '2', '3'],
  ['int', 'Integer.MIN_VALUE', 'Integer.MAX_VALUE', '0'],
  ['int', '-0', '0', '1'],
  ['char', "'a'", "'b'", "'c'"],
  ['boolean', 'true', 'false', '!true'],
  ['byte', '(byte) 257', '(byte) 2', '(byte) 3'],
];

export const LOCK_BRANCHES: ValueTheme = {
  name: 'lock-branches',
  make(random: Random): ValueProgram {
    const [type, one, other, none] = random.pick(PAIRS);
    const value = (): string => random.pick([one, other]);
    const test = (): string =>
      random.pick([`v == ${value()}`, `v != ${value()}`, `!(v == ${value()})`, `v == ${value()} || v == ${value()}`]);
    const set = random.pick([
      `${type} v; if (b) v = ${value()}; else v = ${value()};`,
      `${type} v = ${value()}; if (b) v = ${value()};`,
      `${type} v = b ? ${value()} : ${value()};`,
      `${type} v = ${value()};`,
    ]);
    const same = test();
    const never = random.chance(50) ? `v == ${none}` : test();
    const body = random.pick([
      `if (${never}) lock.lock();`,
      `if (${never}) lock.unlock();`,
      `if (${same}) lock.lock(); if (${random.pick([same, same, test()])}) lock.unlock();`,
      `lock.lock(); if (${same}) lock.unlock(); else { n = 2; ${random.pick(['lock.unlock();', 'lock.unlock();', ''])} }`,
      `lock.lock(); try { if (${same}) return; n = 3; } finally { ${random.pick(['lock.unlock();', 'lock.unlock();', `if (${never}) lock.unlock();`])} }`,
      `ReentrantLock w = lock; if (${never}) w = other; w.lock(); ${random.pick(['lock', 'w', 'w'])}.unlock();`,
      `lock.lock(); while (${never}) { lock.lock(); break; } lock.unlock();`,
    ]);
    const text = `import java.util.concurrent.locks.ReentrantLock;

class LockBranches {
  private final ReentrantLock lock = new ReentrantLock();
  private final ReentrantLock other = new ReentrantLock();
  @interface GuardedBy { String value(); }
  @GuardedBy("lock") private int n;
  void use(int k, boolean b) {
    lock.lock();
    n = 1;
    go(k, b);
    n++;
    lock.unlock();
  }
  @GuardedBy("lock") private void go(int k, boolean b) { if (k > 0) deep(k - 1, b); }
  @GuardedBy("lock") private void deep(int k, boolean b) {
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
