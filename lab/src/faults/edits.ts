/**
 * Faults of what is not done again: a question that is taken for a known one although it is another, an analysis that is taken for that of
 * other texts, a text that stands too long (docs/soundness/prover.md#questions-are-known-by-their-programs).
 * Neighbours: `proof.ts`; `list.ts` puts them together.
 */
import type { Fault } from './fault';

export const EDIT_FAULTS: readonly Fault[] = [
  {
    id: 'digest-without-operators',
    pass: 'sequential',
    file: 'sequential/logic/digest.ts',
    find: '`(${args.length} ${counted(op)} ${sortText(sort)}',
    replace: '`(${args.length} ${sortText(sort)}',
    forgotten: 'Two terms that differ in an operator are two questions.',
    caughtBy: ['server/test/verify/questions.test.ts # tells apart'],
  },
  {
    id: 'digest-without-numbers-of-repeated-parts',
    pass: 'sequential',
    file: 'sequential/logic/digest.ts',
    find: 'return this.put(`#${known}`);',
    replace: "return this.put('#');",
    forgotten: 'A part that occurs again is one of those that were read; which one is a part of what is said.',
    caughtBy: ['server/test/verify/questions.test.ts # tells apart'],
  },
  {
    id: 'question-known-whatever-the-classes',
    pass: 'verify',
    file: 'verify/questions.ts',
    find: 'const key = `${digest} ${digestOfClasses(classes.program)}`;',
    replace: 'const key = digest;',
    forgotten: 'What is true of types in a condition is read off the classes of the workspace, and not off the program.',
    caughtBy: ['server/test/verify/questions.test.ts # over other classes'],
  },
  {
    id: 'undecided-is-remembered-as-proved',
    pass: 'verify',
    file: 'verify/questions.ts',
    find: 'result.failed.length + result.unknown.length + result.vacuous.length === 0',
    replace: 'result.failed.length + result.vacuous.length === 0',
    forgotten: 'What the prover gave up is not proved, the second time either.',
    caughtBy: ['server/test/verify/questions.test.ts # over other classes'],
  },
  {
    id: 'given-up-without-an-answer-is-remembered',
    pass: 'solver',
    file: 'solver/remembered.ts',
    find: 'if (isDecided(answer)) for (',
    replace: 'for (',
    forgotten: 'What was given up is kept only with the answer that came after it.',
    caughtBy: ['server/test/solver/remembered.test.ts # on the way to an answer'],
  },
  {
    id: 'moved-wherever-the-places-are',
    pass: 'verify',
    file: 'verify/moved.ts',
    find: 'return moved?.start === right.start && moved?.end === right.end && left.file === right.file;',
    replace: 'return left.file === right.file;',
    forgotten: 'An edit of blanks moves places; where the new text has one elsewhere, what is known cannot be moved there.',
    caughtBy: ['server/test/lsp/moved-analysis.test.ts # at two places'],
  },
  {
    id: 'moved-with-another-library',
    pass: 'verify',
    file: 'verify/moved.ts',
    find: 'library.length === needed.length && library.every(',
    replace: 'library.length > 0 || library.every(',
    forgotten: 'A name in a comment counts where it is decided what of the library is at hand.',
    caughtBy: ['server/test/lsp/moved-analysis.test.ts # names in comments'],
  },
  {
    id: 'standing-is-up-to-date',
    pass: 'workspace',
    file: 'workspace/checking.ts',
    find: 'const result = stands ? undefined : this.memo.recall(key, summary, places);',
    replace: 'const result = this.memo.recall(key, summary, places) ?? carried.methods.get(carryKey(summary));',
    forgotten: 'Of a text that does not parse nothing is known now; what was known before is outdated.',
    caughtBy: ['server/test/workspace/incremental.test.ts # leaves what is known of its file'],
  },
];
