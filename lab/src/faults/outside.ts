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
];
