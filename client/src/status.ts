/**
 * What the status bar says, from the server's progress. Text only; no state and no logic of checking.
 * Neighbours: `extension.ts` shows it; the protocol's `messages.ts` says what progress is.
 */
import type { CheckProgress } from '../../server/src/protocol/messages';

export interface StatusText {
  readonly text: string;
  readonly tooltip: string;
  /** Whether the item is drawn as a warning or an error. */
  readonly tone: 'plain' | 'warning' | 'error';
}

export function statusText(progress: CheckProgress): StatusText {
  const { phase, total, done, verdicts } = progress;
  if (phase === 'prover-missing')
    return { text: '$(error) Calvin: no prover', tooltip: progress.message ?? 'No prover could be started.', tone: 'error' };
  if (phase === 'error') return { text: '$(error) Calvin: stopped', tooltip: progress.message ?? 'See the output channel.', tone: 'error' };
  if (phase === 'analysing') return { text: '$(sync~spin) Calvin', tooltip: 'Reading what changed', tone: 'plain' };
  const reported = progress.message === undefined ? summary(progress) : `${summary(progress)} (${progress.message}: not a proof)`;
  // Whoever wrote the workspace may have written its settings.
  const tooltip = progress.mode === undefined ? reported : `${reported}. Mode: ${progress.mode}`;
  if (phase === 'proving') return { text: `$(sync~spin) Calvin: ${done}/${total} methods`, tooltip, tone: 'plain' };
  if (total === 0)
    return {
      text: 'Calvin: nothing annotated',
      tooltip:
        progress.mode === undefined
          ? 'No Java class here carries a specification.'
          : `No Java class here carries a specification. Mode: ${progress.mode}`,
      tone: 'plain',
    };
  if (verdicts.verified === total) return { text: '$(pass) Calvin: all verified', tooltip, tone: 'plain' };
  if (verdicts.failed > 0) return { text: `$(error) Calvin: ${verdicts.failed} of ${total} failed`, tooltip, tone: 'error' };
  return { text: `$(question) Calvin: ${total - verdicts.verified} of ${total} not proved`, tooltip, tone: 'warning' };
}

function summary({ total, verdicts }: CheckProgress): string {
  const parts = Object.entries(verdicts)
    .filter(([, count]) => count > 0)
    .map(([verdict, count]) => `${count} ${verdict}`);
  return `${total} ${total === 1 ? 'method' : 'methods'}${parts.length > 0 ? `: ${parts.join(', ')}` : ''}`;
}
