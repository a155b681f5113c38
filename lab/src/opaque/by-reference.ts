/**
 * Method references that nobody can follow, since the type of their object is not known or is above the workspace: whoever runs one calls
 * the method all the same. What such a method asks of its callers, or is taken to be called with, does not hold then.
 * Neighbours: `generate.ts` takes one of these for the family `references`; `judge.ts` asks that nothing else of the program is refused.
 */
import type { Random } from '../random';
import { SUBJECT, classText, method, type OpaqueProgram } from './program';

/** How the object is named: the parameters of the test, statements before, and the object; `C` is the class, `c` the object. */
const OBJECTS: readonly (readonly [string, string, string, string])[] = [
  ['super', '', '', 'super'],
  ['type variable', `<T extends ${SUBJECT}> `, '', 'given'],
  ['local of unknown type', '', 'var one = Optional.of(this).get();', 'one'],
  ['call', '', '', 'Optional.of(this).get()'],
  ['array', '', `var all = List.of(this).toArray(new ${SUBJECT}[0]);`, 'all[0]'],
  ['this', '', '', 'this'],
];

/** Who runs it; `R` is the reference. */
const RUNNERS: readonly string[] = [
  'Optional.of(-1).ifPresent(R);',
  'List.of(-1, -2).forEach(R);',
  'hub.each(-1, R);',
  'Stream.of(-1).forEach(R);',
  'CompletableFuture.completedFuture(-1).thenAccept(R);',
  'List.of(-3).iterator().forEachRemaining(R);',
  'Optional.of(-2).ifPresentOrElse(R, () -> { });',
];

/** The method, one that calls it as it should be, and the claim that holds only then. */
const ASKED: readonly (readonly [string, readonly string[]])[] = [
  ['private', ['private void asked_(Integer by) {\n    ASSERT<0>(by > 0);\n  }', 'void right_() { asked_(5); }']],
  [
    'under a monitor',
    [
      'void asked_(Integer by) {\n    ASSERT<0>(Thread.holdsLock(this));\n    n_++;\n  }',
      'void right_() { synchronized (this) { asked_(1); } }',
      'int look_() { synchronized (this) { return n_; } }',
    ],
  ],
  [
    'under a lock',
    [
      'void asked_(Integer by) {\n    ASSERT<0>(lock_.isHeldByCurrentThread());\n    n_++;\n  }',
      'void right_() { lock_.lock(); try { asked_(1); } finally { lock_.unlock(); } }',
      'int look_() { lock_.lock(); try { return n_; } finally { lock_.unlock(); } }',
    ],
  ],
];

/** References that give a lock back: statements after which it is not held any more. */
const GIVES_BACK: readonly string[] = [
  'Optional.of(lock_).ifPresent(ReentrantLock::unlock);',
  'List.of(lock_).forEach(Lock::unlock);',
  'CompletableFuture.completedFuture(1).thenRun(lock_::unlock);',
  'hub.each(lock_, ReentrantLock::unlock);',
  'var all = List.of(lock_); all.forEach(ReentrantLock::unlock);',
];

export function byReference(random: Random): OpaqueProgram {
  const fields = ['private final ReentrantLock lock_ = new ReentrantLock();', 'private int n_;'];
  if (random.chance(15)) {
    const lines = ['lock_.lock();', random.pick(GIVES_BACK), 'ASSERT<0>(lock_.isHeldByCurrentThread());', 'n_ = 1;'];
    return program('gives a lock back', [...fields, method('void test0_(Hub hub)', lines)], [], ['c.test0_(new jar.Hub());']);
  }
  const [about, members] = random.pick(ASKED);
  const isAbove = about !== 'private' && random.chance(25);
  const tests = Array.from({ length: 1 + random.below(3) }, (_, index) => {
    const [how, variables, before, object] = random.pick(OBJECTS.filter(([one]) => isAbove || one !== 'super'));
    const run = random.pick(RUNNERS).replace(/\bR\b/, `${object}::asked_`);
    const isGiven = object === 'given';
    const heading = `${variables}void test${index}_(Hub hub${isGiven ? ', T given' : ''})`;
    return {
      how,
      text: method(
        heading,
        [before, run].filter((line) => line !== ''),
      ),
      step: `c.test${index}_(new jar.Hub()${isGiven ? ', c' : ''});`,
    };
  });
  return program(
    `${about}, by ${tests.map(({ how }) => how).join(' and ')}`,
    [...(isAbove ? [] : [...fields, ...members]), ...tests.map(({ text }) => text)],
    isAbove ? [`class Above_ {\n${[...fields, ...members].map((one) => `  ${one}\n`).join('')}}`] : [],
    tests.map(({ step }) => step),
  );
}

function program(about: string, members: readonly string[], beside: readonly string[], steps: readonly string[]): OpaqueProgram {
  return {
    text: classText(`class ${SUBJECT}${beside.length === 0 ? '' : ' extends Above_'}`, members, beside),
    about: `references: ${about}`,
    made: `new ${SUBJECT}()`,
    steps,
    beside: undefined,
    kind: 'references',
    restsOnAll: true,
  };
}
