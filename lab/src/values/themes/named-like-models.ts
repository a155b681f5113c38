/**
 * A program beside which a class has the name of one that the models of the library use where Java leaves something open, with constants
 * in the place of what is open. Models mean their own: what such a call gives does not depend on who else is there.
 * Neighbours: `../build.ts`; `../../../../server/src/library/calvin` has the models' own classes.
 */
import type { Random } from '../../random';
import { methodText, programOf, times, type MethodText } from '../build';
import type { ValueProgram, ValueTheme } from '../theme';

/** What gives something that a model leaves open, as a condition. */
const OPEN = [
  'new ReentrantLock().tryLock()',
  'new ReentrantReadWriteLock().writeLock().tryLock()',
  'new ReentrantReadWriteLock().readLock().tryLock()',
  '((Lock) new ReentrantLock()).tryLock()',
  'new Semaphore(1).tryAcquire()',
  'new AtomicInteger(0).weakCompareAndSetVolatile(0, 1)',
  'new AtomicLong(0).weakCompareAndSetVolatile(0, 1)',
  'new AtomicBoolean(false).weakCompareAndSetVolatile(false, true)',
  'new ReentrantLock().isLocked()',
  'new ReentrantLock(true).isFair()',
  'new ReentrantLock().hasQueuedThreads()',
  'new CountDownLatch(2).getCount() == 2',
  'Thread.currentThread().isAlive()',
] as const;

function method(random: Random, index: number): MethodText {
  const open = random.pick(OPEN);
  return random.pick([
    methodText(`m${index}`, 'boolean', [`return ${open};`], open),
    methodText(`m${index}`, 'int', ['int seen = 0;', `if (${open}) { seen = 1; }`, 'return seen;'], open),
    methodText(
      `m${index}`,
      'int',
      [
        'int seen = 0;',
        'ReentrantLock lock = new ReentrantLock();',
        'if (lock.tryLock()) { try { seen = 1; } finally { lock.unlock(); } }',
        'return seen;',
      ],
      'tryLock with unlock',
    ),
  ]);
}

export const NAMED_LIKE_MODELS: ValueTheme = {
  name: 'named-like-models',
  make(random: Random): ValueProgram {
    const made = programOf(
      'NamedLikeModels',
      [],
      times(3, (index) => method(random, index)),
    );
    const imports = ['java.util.concurrent.*', 'java.util.concurrent.atomic.*', 'java.util.concurrent.locks.*'];
    const choice = random.chance(50);
    const constants = `public static final boolean choice = ${choice}; public static final int number = ${random.below(3)}; public static final long longNumber = ${random.below(3)}L; public static final Object object = null;`;
    return {
      ...made,
      text: `${imports.map((one) => `import ${one};\n`).join('')}${made.text}`,
      others: [{ className: 'Undetermined', apart: 'calvin', text: `public class Undetermined { ${constants} }\n` }],
    };
  },
};
