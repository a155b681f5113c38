/**
 * Seeded faults in what the editor is shown while texts, folders and names change under the server.
 * Neighbours: `fault.ts` says what one is; the tests of `server/test/lsp` and `server/test/workspace` notice them.
 */
import type { Fault } from './fault';

export const LIVE_FAULTS: readonly Fault[] = [
  {
    id: 'published-by-offset', pass: 'workspace', file: 'workspace/publish-gate.ts',
    find: 'if (!isSpan(value)) return value;', replace: 'if (!isSpan(value) || value.start >= 0) return value;',
    forgotten: 'A line break in place of a space keeps every offset: diagnostics stay in their old lines.',
    caughtBy: ['server/test/lsp/lines.test.ts # in another file'],
  },
  {
    id: 'hints-by-offset', pass: 'workspace', file: 'lsp/server.ts',
    find: 'return inlayHints(workspace.moversIn(this.locations.path(uri)!, document.getText()), document, EVERYWHERE);',
    replace: 'return workspace.moversIn(this.locations.path(uri)!, document.getText());',
    forgotten: 'The client is not told that hints stand in other lines now, because their offsets are the same.',
    caughtBy: ['server/test/lsp/lines.test.ts # only its line is another one'],
  },
  {
    id: 'nowarn-not-moved', pass: 'workspace', file: 'workspace/relocate.ts',
    find: 'const nowarns = result.nowarns?.map((one) => ({ ...one, span: at(one.span) }));', replace: 'const nowarns = result.nowarns;',
    forgotten: 'A remembered verdict names the line on which its `nowarn` stood when it was proved.',
    caughtBy: ['server/test/lsp/lines.test.ts # over a method that was not proved again'],
  },
];
