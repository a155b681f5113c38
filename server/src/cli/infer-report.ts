/**
 * What `calvin infer` says: for each entry whether it is safe and why, the annotations with which `calvin check` proves it, or the
 * interleaving that shows it is not.
 * Neighbours: `main.ts` prints it; `infer/infer.ts` makes what is printed.
 */
import { printableLines } from '../base/shown';
import type { Position, Span } from '../base/span';
import type { Inferred } from '../infer/infer';
import { shownProof } from '../why/shown';
import type { Sources } from './excerpt';
import type { Written } from './java-folder';

export interface InferOutcome {
  readonly programs: readonly (Inferred & { readonly milliseconds: number })[];
  /** Files that could not be understood. */
  readonly unread: readonly string[];
}

/** 0: all safe; 1: something is not; 3: something is not decided, or there was nothing. */
export function inferExitCode({ programs, unread }: InferOutcome): 0 | 1 | 3 {
  if (programs.some((one) => one.verdict === 'unsafe')) return 1;
  return unread.length > 0 || programs.length === 0 || programs.some((one) => one.verdict !== 'safe') ? 3 : 0;
}

function positionOf(span: Span, sources: Sources): Position | undefined {
  return sources.lines(span.file)?.position(span.start);
}

/** One JSON object with a line break. `java`: about a program that was written; undefined: none was asked for. */
export function inferJsonReport({ programs, unread }: InferOutcome, sources: Sources, java?: Written['json']): string {
  return `${JSON.stringify({
    programs: programs.map((one) => ({
      path: one.path,
      entry: one.entry,
      verdict: one.verdict,
      modular: one.modular,
      engine: one.engine ?? null,
      annotations: one.annotations.map(({ text, span }) => {
        const { line, column } = positionOf(span, sources) ?? { line: 1, column: 1 };
        return { path: span.file, line, column, text };
      }),
      trace: one.trace.map(({ thread, action, span, values }) => ({ thread, action, path: span.file, range: sources.range(span), values })),
      ...(one.reason === undefined ? {} : { reason: one.reason }),
      ...(one.span === undefined ? {} : { at: { path: one.span.file, range: sources.range(one.span) } }),
      proof: one.proof,
      restsOn: one.restsOn,
      milliseconds: one.milliseconds,
    })),
    ...(unread.length > 0 ? { unread } : {}),
    ...(java === undefined ? {} : { java }),
  })}\n`;
}

/** `java`: the lines about a program that was written. */
export function inferTextReport({ programs, unread }: InferOutcome, sources: Sources, java: Written['text'] = []): string {
  const lines = programs.flatMap((one) => [...textOf(one, sources), '']);
  for (const one of unread) lines.push(`Left out: ${one}`);
  if (programs.length === 0)
    lines.push(
      'There is nothing to infer: no `main` starts threads, and no class with assertions stands alone. `--entry CLASS` names one.',
    );
  return printableLines([...lines, ...java]);
}

function textOf(one: Inferred, sources: Sources): readonly string[] {
  const lines = [
    `${one.path}: ${one.entry}: ${one.verdict}${one.verdict === 'safe' ? (one.modular ? ', no assertion can fail, by a modular proof' : ', no assertion can fail, by a proof that speaks of where the threads stand') : ''}${one.engine === undefined ? '' : ` (${one.engine})`}`,
  ];
  if (one.reason !== undefined) {
    const at = one.span && positionOf(one.span, sources);
    lines.push(`  ${at ? `line ${at.line}: ` : ''}${one.reason}`);
  }
  if (one.trace.length > 0) {
    const width = Math.max(...one.trace.map((step) => step.thread.length));
    lines.push(
      '  The run:',
      ...one.trace.map((step, index) => {
        const at = positionOf(step.span, sources);
        const values = Object.entries(step.values).map(([name, value]) => `${name} = ${value}`);
        return `  ${String(index + 1).padStart(4)}. ${step.thread.padEnd(width)}  ${at ? `line ${at.line}` : 'library'}: ${[step.action, ...values].join('; ')}`;
      }),
    );
  }
  if (one.annotations.length > 0) {
    lines.push('  With these annotations `calvin check --all` proves it:');
    // One line may hold several declarations: which is meant is said.
    for (const { text, span } of one.annotations) {
      const { line, column } = positionOf(span, sources) ?? { line: 1, column: 1 };
      lines.push(`    ${span.file}:${line}:${column}: ${text}, in front of \`${sources.excerptOf(span)}\``);
    }
  }
  if (one.restsOn.length > 0) lines.push('  It rests on:', ...one.restsOn.map((line) => `    ${line}`));
  if (one.proof.length > 0) lines.push('  Why:', ...shownProof(one).map((line) => `    ${line}`));
  return lines;
}
