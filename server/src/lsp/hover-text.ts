/**
 * What a hover says: on the name of a method its verdict, its derived environment assumption and what the verdict rests on
 * (docs/theory.md#environment and docs/theory.md#verdicts); on the name of a field its synchronization discipline;
 * inside a method with `performs` what mover the step is, and why.
 * Neighbours: `workspace.ts` finds the subject; `features/hover.ts` answers with this.
 */
import { codeBlock, markdown } from './markdown';
import { modeSentences } from '../verify/mode';
import type { FieldInfo, FieldKind, MethodResult, Verdict } from '../verify/results';
import type { ShownMover, Subject } from '../workspace/workspace';

const VERDICTS: Readonly<Record<Verdict, string>> = {
  verified: 'verified',
  failed: 'failed',
  unknown: 'unknown: the prover gave up',
  unsupported: 'unsupported: it uses Java that is not translated yet',
  skipped: 'skipped: it, or a specification that it depends on, has an error',
};

/** Markdown. */
export function hoverText(subject: Subject): string {
  switch (subject.kind) {
    case 'field':
      return fieldText(subject.field);
    case 'steps':
      return paragraphs(...subject.steps.map(stepText));
    case 'method':
      return paragraphs(methodText(subject), ...subject.steps.map(stepText));
  }
}

const WITHOUT_DISCIPLINE: Readonly<Record<FieldKind, string>> = {
  final: 'Final: no thread writes it once its constructor, or the static initializer, has ended. What it refers to may still change.',
  volatile:
    'Volatile, without a synchronization discipline: other threads may read and write it at any time, and each sees the last value written.',
  ghost: 'For the specification only, without a synchronization discipline: other threads may set it at any time.',
  plain: 'No synchronization discipline is declared: other threads may read and write it at any time.',
};

function fieldText({ name, discipline, kind }: FieldInfo): string {
  const head = `**${markdown(name)}** (Calvin)`;
  return discipline.length > 0
    ? paragraphs(head, 'Synchronization discipline:', codeBlock(discipline))
    : paragraphs(head, WITHOUT_DISCIPLINE[kind]);
}

function methodText({ summary, result, outdated, grounds, mode }: Extract<Subject, { kind: 'method' }>): string {
  const known = result ?? outdated;
  return paragraphs(
    `**${markdown(summary.name)}** (Calvin): ${verdictText(result, outdated)}`,
    ...(known?.unsound === undefined ? [] : [`Not a proof: ${markdown(known.unsound)}.`]),
    ...(known ? environmentParts(known) : []),
    ...(grounds.length > 0 ? ['The verdict rests on:', grounds.map((item) => `- ${markdown(item)}`).join('\n')] : []),
    ...(known ? [`Checked with: ${modeSentences(mode).map(markdown).join('; ')}.`] : []),
  );
}

function stepText({ mover, reason, outdated }: ShownMover): string {
  return `**${mover}** (Calvin): ${markdown(reason)}${outdated ? ' (before the last change)' : ''}`;
}

function verdictText(result: MethodResult | undefined, outdated: MethodResult | undefined): string {
  if (!result) return outdated ? `being checked (before the last change: ${VERDICTS[outdated.verdict]})` : 'not checked yet';
  if (result.verdict === 'unknown' && result.unsound !== undefined) return 'unknown';
  if (result.verdict !== 'failed') return VERDICTS[result.verdict];
  const count = result.diagnostics.length;
  return count > 1 ? `failed, ${count} problems` : 'failed';
}

function environmentParts(result: MethodResult): readonly string[] {
  return result.environment.length > 0
    ? ['Derived environment assumption (what other threads may do between its steps):', codeBlock(result.environment)]
    : ['Derived environment assumption: none; other threads may do anything.'];
}

function paragraphs(...parts: readonly string[]): string {
  return parts.join('\n\n');
}
