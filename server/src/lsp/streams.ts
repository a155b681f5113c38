/**
 * The language server over a pair of streams, whatever is at their other ends: the fuzzers of the laboratory hold them in memory.
 * Neighbours: `main.ts` does the same over the streams that an editor gives.
 */
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { startServer, type ServerParts } from './server';

/** Serves until disposed. What the streams' ends mean is as for an editor: the process ends with its client. */
export function serveStreams(input: NodeJS.ReadableStream, output: NodeJS.WritableStream, parts: ServerParts): { dispose(): void } {
  const connection = createConnection(ProposedFeatures.all, input, output);
  startServer(connection, parts);
  return connection;
}
