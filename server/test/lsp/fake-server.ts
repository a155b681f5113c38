/**
 * The real language server over stdio with the fake checker after it; what the checker is asked goes to the client as `test/checker`.
 * Neighbours: `test-client.ts` starts it; run by `server.test.ts`.
 */
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { createMemoStore } from '../../src/incremental/store';
import { startServer } from '../../src/lsp/server';
import { fakeChecker } from '../workspace/fake-checker';

const connection = createConnection(ProposedFeatures.all);
startServer(connection, {
  makeChecker: async () => {
    if (process.argv.includes('--no-parsers')) throw new Error('the parser file calvin-java.wasm was not found.');
    return fakeChecker((event) => void connection.sendNotification('test/checker', event));
  },
  store: createMemoStore(),
  delays: { proof: 60 },
});
