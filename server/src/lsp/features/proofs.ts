/**
 * Proof scripts in the editor: steps forward and back, the program as it stands, its movers, and completion.
 * Neighbours: `scripts.ts` has the scripts that are open; `protocol/messages.ts` says what is asked.
 */
import type { CancellationToken, CompletionItem } from 'vscode-languageserver';
import {
  PROOF_MOVERS_REQUEST,
  PROOF_PROGRAM_REQUEST,
  PROOF_STEP_REQUEST,
  type ProofMovers,
  type ProofProgram,
  type ProofState,
  type ProofStep,
} from '../../protocol/messages';
import type { Feature } from '../feature';
import { pathOf } from '../locations';
import { isPosition, SCRIPT_LANGUAGE } from '../open-documents';
import { completions } from '../script-words';

export const proofs: Feature = {
  // Of Java nothing is completed.
  capabilities: { completionProvider: { triggerCharacters: ['.', '\\'] } },

  listen(host) {
    const { connection, scripts } = host;
    connection.onCompletion(
      host.answering('completion', async ({ textDocument: { uri }, position }): Promise<CompletionItem[] | null> => {
        const document = host.documents.get(uri);
        const path = pathOf(uri);
        if (document?.languageId !== SCRIPT_LANGUAGE || path === undefined) return null;
        const proof = await scripts.proofOf(uri);
        return completions(document, path, document.offsetAt(position), proof);
      }),
    );
    connection.onRequest(
      PROOF_STEP_REQUEST,
      host.answering('proofStep', async (asked: unknown, token: CancellationToken): Promise<ProofState | null> => {
        const step = stepIn(asked);
        return step ? scripts.step(step, signalOf(token)) : null;
      }),
    );
    connection.onRequest(
      PROOF_PROGRAM_REQUEST,
      host.answering('proofProgram', async (asked: unknown): Promise<ProofProgram | null> => {
        const uri = uriIn(asked);
        return uri === undefined ? null : scripts.program(uri);
      }),
    );
    connection.onRequest(
      PROOF_MOVERS_REQUEST,
      host.answering('proofMovers', async (asked: unknown, token: CancellationToken): Promise<ProofMovers | null> => {
        const uri = uriIn(asked);
        return uri === undefined ? null : scripts.movers(uri, signalOf(token));
      }),
    );
  },

  resultsChanged(host) {
    host.scripts.lookAgain();
  },
};

function signalOf(token: CancellationToken): AbortSignal {
  const stop = new AbortController();
  token.onCancellationRequested(() => stop.abort());
  return stop.signal;
}

function uriIn(asked: unknown): string | undefined {
  return typeof asked === 'object' && asked !== null && 'uri' in asked && typeof asked.uri === 'string' ? asked.uri : undefined;
}

function stepIn(asked: unknown): ProofStep | undefined {
  const uri = uriIn(asked);
  if (uri === undefined || typeof asked !== 'object' || asked === null || !('to' in asked)) return undefined;
  const { to } = asked;
  if (to === 'forward' || to === 'back' || to === 'start' || to === 'end') return { uri, to };
  return isPosition(to) ? { uri, to } : undefined;
}
