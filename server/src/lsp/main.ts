/**
 * The language server's entry: `node server/bin/calvin-lsp.js --stdio` for any editor, `--node-ipc` from the VS Code client.
 * Neighbours: `server.ts` serves; `real-checker.ts` is what it serves with.
 */
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { printable } from '../base/shown';
import { createMemoStore } from '../incremental/store';
import { cacheFolder } from '../incremental/user-folder';
import { createRealChecker } from './real-checker';
import { startServer } from './server';

const TRANSPORTS = /^--(stdio|node-ipc|socket|pipe)\b/;

function main(): void {
  if (!process.argv.slice(2).some((argument) => TRANSPORTS.test(argument))) {
    process.stderr.write(
      "Calvin's language server is started by an editor: give --stdio to speak the protocol over standard input and output.\n",
    );
    process.exitCode = 2;
    return;
  }
  const connection = createConnection(ProposedFeatures.all);
  // A fault in one message must not end the service for all the others.
  const report = (error: unknown): void => {
    // The client is gone; to tell it so would fail the same way.
    if (error instanceof Error && 'code' in error && error.code === 'EPIPE') process.exit(1);
    connection.console.error(printable(error instanceof Error ? (error.stack ?? error.message) : String(error)));
  };
  process.on('uncaughtException', report);
  process.on('unhandledRejection', report);
  // On the user's disk lie verdicts, by what they depend on, and the prover's answers, from which verdicts are made again where some of
  // that has changed.
  const folder = cacheFolder();
  const store = createMemoStore(folder === undefined ? {} : { folder });
  startServer(connection, { makeChecker: ({ z3 }) => createRealChecker(z3, store), store });
}

main();
