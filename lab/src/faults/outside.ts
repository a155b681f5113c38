/**
 * Faults at the edges: what is written to the disk, and what is shown of a hostile folder.
 * Neighbours: `list.ts` puts them together; docs/security.md says against whom.
 */
import type { Fault } from './fault';

const WRITTEN = 'server/test/security/nothing-written.test.ts';

export const OUTSIDE_FAULTS: readonly Fault[] = [
  {
    id: 'written-over-foreign-files', pass: 'disk', file: 'disk/output-folder.ts',
    find: 'if (status === undefined || ++looked > MOST_ENTRIES || (written.size === 0 && prefix === \'\')) throw foreign();', replace: "if (current.status('calvinrun') !== undefined) return;",
    forgotten: 'A folder that holds `calvinrun` counts as written by Calvin, as a checkout can ship it.',
    caughtBy: [WRITTEN],
  },
  {
    id: 'changed-files-written-over', pass: 'disk', file: 'disk/output-folder.ts',
    find: "return kept !== undefined && hashText(kept.bytes.toString('utf8')) === hash;", replace: 'return kept !== undefined;',
    forgotten: 'A file of an earlier program that the user has changed since is written over.',
    caughtBy: [`${WRITTEN} # may not have changed since`],
  },
  {
    id: 'written-through-links', pass: 'disk', file: 'disk/folder.ts',
    find: 'fs.openSync(at, O_PATH | O_DIRECTORY | O_NOFOLLOW);', replace: 'fs.openSync(at, O_PATH | O_DIRECTORY);',
    forgotten: 'A link among the folders of a path is followed out of the workspace.',
    caughtBy: [`${WRITTEN} # not reached through a link`],
  },
  {
    id: 'list-of-anybody', pass: 'disk', file: 'disk/state.ts',
    find: 'if (kept === undefined || !isOnlyOurs(kept.status)) return new Map();', replace: 'if (kept === undefined) return new Map();',
    forgotten: 'A list of written files that others can write is believed.',
    caughtBy: [`${WRITTEN} # only by a list`],
  },
  {
    id: 'class-of-the-runtime', pass: 'replay', file: 'replay/file-names.ts',
    find: "if (parts[0] === RUNTIME_PACKAGE) throw", replace: "if (parts[1] === RUNTIME_PACKAGE) throw",
    forgotten: "A user's `package calvinrun; class Forced` is replaced by the class that forces the schedule.",
    caughtBy: [`${WRITTEN} # for its own`],
  },
  {
    id: 'escaped-class-names', pass: 'replay', file: 'replay/file-names.ts',
    find: 'find((name) => !NAME.test(name));', replace: 'find(() => false);',
    forgotten: 'A class whose name holds `../` by Unicode escapes is written outside of the folder.',
    caughtBy: [`${WRITTEN} # whatever a class`],
  },
  {
    id: 'command-unquoted', pass: 'cli', file: 'cli/shell.ts',
    find: "return /^[\\w./-]+$/.test(plain) ? plain", replace: 'return plain.length > 0 ? plain',
    forgotten: 'A name in the command that the user pastes is read by the shell: `;echo PWNED`.',
    caughtBy: ['server/test/cli/shell.test.ts # one word'],
  },
  {
    id: 'lines-forged-by-names', pass: 'cli', file: 'base/shown.ts',
    find: "return lines.map((line) => `${printableLine(line)}\\n`).join('');", replace: "return printable(lines.map((line) => `${line}\\n`).join(''));",
    forgotten: "A line break in a file's name forges a line of the report.",
    caughtBy: ['server/test/cli/reports.test.ts # stays one line'],
  },
  {
    id: 'arabic-letter-mark', pass: 'cli', file: 'base/shown.ts',
    find: '\\p{Zp}\\p{Cf}\\p{Cs}]/gu', replace: '\\p{Zp}\\u202a-\\u202e\\p{Cs}]/gu',
    forgotten: 'Some of the characters that turn the direction of writing are shown.',
    caughtBy: ['server/test/security/editor-text.test.ts # in hovers'],
  },
  {
    id: 'full-disk-unsaid', pass: 'cli', file: 'cli/process-output.ts',
    find: 'if (lost === undefined) return code;', replace: 'if (lost === undefined || code !== 2) return code;',
    forgotten: 'A report that was not written ends with 0.',
    caughtBy: ['server/test/cli/lost-output.test.ts # on a full disk'],
  },
  {
    id: 'strange-names-dropped', pass: 'cli', file: 'cli/source-files.ts',
    find: "else notRead.push({ path: current.shown, reason: 'its path is not UTF-8; rename it' });", replace: '',
    forgotten: 'A file whose name is not UTF-8 is left out without a word.',
    caughtBy: ['server/test/cli/lost-output.test.ts # are left out by name'],
  },
  {
    id: 'strange-names-dropped-in-editor', pass: 'workspace', file: 'workspace/java-files.ts',
    find: 'if ((isFolder || isJava) && !isUtf8) omit(', replace: 'if ((isFolder || isJava) && !isUtf8) String(',
    forgotten: 'The language server leaves such a file out without a word.',
    caughtBy: ['server/test/security/editor-text.test.ts # files with hostile names'],
  },
  {
    id: 'overflow-unsaid', pass: 'lower', file: 'lower/arithmetic.ts',
    find: "if (integers === 'java') return result;", replace: "if (integers !== undefined) return result;",
    forgotten: 'Nothing says that a verdict holds only if integers never overflow.',
    caughtBy: ['server/test/verify/rests-on.test.ts # integers that never overflow'],
  },
  {
    id: 'constants-never-overflow', pass: 'resolve', file: 'resolve/constants.ts',
    find: "value: narrowInteger(value, at) };", replace: "value };",
    forgotten: 'What is known when compiling wraps around, also where the integers of a run are mathematical ones.',
    caughtBy: ['bad/java/ConstantsWrapAround.sum.java', 'bad/java/ConstantsWrapAround.field.java'],
  },
  {
    id: 'constant-casts-keep', pass: 'resolve', file: 'resolve/conversions.ts',
    find: "value: narrowInteger(expr.constant.value, to) }", replace: "value: to === 'int' ? expr.constant.value : narrowInteger(expr.constant.value, to) }",
    forgotten: 'A cast of what is known when compiling narrows it.',
    caughtBy: ['bad/java/ConstantsWrapAround.cast.java'],
  },
  {
    id: 'casts-of-stubs-unsaid', pass: 'verify', file: 'verify/method.ts',
    find: "for (const one of callee?.restsOn ?? []) found.add(one);", replace: "if (!callee?.isTrusted) for (const one of callee?.restsOn ?? []) found.add(one);",
    forgotten: 'A model of the library computes with integers, too.',
    caughtBy: ['server/test/verify/rests-on.test.ts # integers that never overflow'],
  },
];
