/**
 * Seeded faults in what the editor is shown while texts, folders and names change under the server.
 * Neighbours: `fault.ts` says what one is; the tests of `server/test/lsp` and `server/test/workspace` notice them.
 */
import type { Fault } from './fault';

export const LIVE_FAULTS: readonly Fault[] = [
  {
    id: 'supposition-explains-all', pass: 'verify', file: 'verify/suppositions.ts',
    find: '      if (left.has(key)) continue;\n', replace: '',
    forgotten: 'What is wrong anyway is put down to two references being one object.',
    caughtBy: ['bad/objects/TwoAccounts.is-one.java'],
  },
  {
    id: 'first-part-fails', pass: 'explain', file: 'explain/explain.ts',
    find: "part.isSide !== true && after.kind === 'boolean' && !after.value", replace: "part.isSide !== true && after.kind === 'boolean'",
    forgotten: 'A trace names the first conjunct, whichever fails.',
    caughtBy: ['server/test/lsp/supposition-fix.test.ts # part that fails'],
  },
  {
    id: 'published-by-offset', pass: 'workspace', file: 'workspace/publish-gate.ts',
    find: 'if (!isSpan(value)) return value;', replace: 'if (!isSpan(value) || value.start >= 0) return value;',
    forgotten: 'A line break in place of a space keeps every offset: diagnostics stay in their old lines.',
    caughtBy: ['server/test/lsp/lines.test.ts # in another file'],
  },
  {
    id: 'hints-by-offset', pass: 'workspace', file: 'lsp/server.ts',
    find: 'return inlayHints(workspace.moversIn(uri, document.getText()), document, EVERYWHERE);',
    replace: 'return workspace.moversIn(uri, document.getText());',
    forgotten: 'The client is not told that hints stand in other lines now, because their offsets are the same.',
    caughtBy: ['server/test/lsp/lines.test.ts # only its line is another one'],
  },
  {
    id: 'nowarn-not-moved', pass: 'workspace', file: 'workspace/relocate.ts',
    find: 'const nowarns = result.nowarns?.map((one) => ({ ...one, span: at(one.span) }));', replace: 'const nowarns = result.nowarns;',
    forgotten: 'A remembered verdict names the line on which its `nowarn` stood when it was proved.',
    caughtBy: ['server/test/lsp/lines.test.ts # over a method that was not proved again'],
  },
  {
    id: 'check-all-without-disk', pass: 'workspace', file: 'workspace/workspace.ts',
    find: 'void this.texts.readEverything();', replace: '',
    forgotten: '"Check all" asks for proofs of texts that are not on disk any more, where nobody reported the change.',
    caughtBy: ['server/test/lsp/names.test.ts # is read anew by "Check all"'],
  },
  {
    id: 'folders-not-watched', pass: 'workspace', file: 'lsp/server.ts',
    find: ", { globPattern: '**/*', kind: WatchKind.Create | WatchKind.Delete }];", replace: '];',
    forgotten: 'A deleted folder is reported by its own name, which no pattern for Java files matches: what was verified in it stays so.',
    caughtBy: ['server/test/lsp/names.test.ts # is watched with the folders'],
  },
  {
    id: 'name-is-file', pass: 'workspace', file: 'workspace/texts.ts',
    find: 'known.file : fileOf(name);', replace: 'known.file : name;',
    forgotten: 'A link to a file is a second file with the same classes.',
    caughtBy: ['server/test/lsp/names.test.ts # is one file: a link to it'],
  },
  {
    id: 'links-not-followed-again', pass: 'workspace', file: 'workspace/texts.ts',
    find: 'open.file = file;', replace: '',
    forgotten: 'A document that was opened by a link stays the file where the link led then.',
    caughtBy: ['server/test/lsp/names.test.ts # follows a link that leads elsewhere now'],
  },
  {
    id: 'closed-name-not-cleared', pass: 'workspace', file: 'lsp/published.ts',
    find: 'messages.push({ uri, diagnostics: [] });', replace: '',
    forgotten: 'Diagnostics stay for ever under a name under which the file is not open any more.',
    caughtBy: ['server/test/lsp/names.test.ts # keeps the diagnostics of what is on disk under its usual name: a query'],
  },
  {
    id: 'folder-by-its-last-name', pass: 'workspace', file: 'workspace/disk-folder.ts',
    find: 'if (isLast || stamp === undefined || stamp !== (await stampOf(current))) return this.folder(current);', replace: 'if (isLast) return this.folder(current);',
    forgotten: 'A folder that is exchanged for another one keeps the files of the old one, unless each of them is reported.',
    caughtBy: ['server/test/workspace/disk-folder.test.ts # is followed when a folder is exchanged for another one'],
  },
  {
    id: 'file-for-a-folder', pass: 'workspace', file: 'workspace/disk-folder.ts',
    find: "if (kind === 'file') return isLast ? this.file(current) : this.at(current);", replace: "if (kind === 'file') return isLast ? this.file(current) : this.gone(current, false);",
    forgotten: 'Where a folder became a file, and what was in it is reported too, the file that was just read is dropped.',
    caughtBy: ['server/test/workspace/disk-folder.test.ts # is followed when a folder becomes a file, reported together'],
  },
  {
    id: 'other-letters', pass: 'workspace', file: 'workspace/disk-folder.ts',
    find: 'for (const other of this.byFolded.get(folded(place)) ?? []) await this.at(other);', replace: '',
    forgotten: 'A file that is gone, and reported in other letters than it had, stays.',
    caughtBy: ['server/test/workspace/disk-folder.test.ts # is followed when a deleted file is reported in other letters'],
  },
];
