/**
 * `calvin prove`: proof scripts from the disk, run one after the other, and what is said of them as text or JSON.
 * Neighbours: `script-files.ts` finds scripts, `engine.ts` runs them; `main.ts` dispatches here.
 */
import { performance } from 'node:perf_hooks';
import { printableLines } from '../base/shown';
import { show } from '../qed/program-view';
import type { Engine, Proof } from './engine';
import { Sources } from './excerpt';
import type { ExitCode, Output } from './main';
import type { Problem } from './options';
import type { ProveRequest } from './prove-arguments';
import { findScripts } from './script-files';
import { printableJson } from './terminal';
import { notReadText } from './text-report';

export async function proveScripts(request: ProveRequest, output: Output, loadEngine: () => Engine): Promise<ExitCode | Problem> {
  const found = findScripts(request.paths, request.suggest);
  if (found.kind === 'problem') return found;
  const outcome = await loadEngine().prove(
    found.scripts,
    { checkAll: true, integers: request.integers },
    () => performance.now(),
    request.z3,
    { until: request.suggest ? undefined : request.show, suggest: request.suggest },
  );
  if (outcome.kind === 'problem') return outcome;
  if (request.format === 'json')
    output.out(
      printableJson(
        `${JSON.stringify({ scripts: outcome.proofs.map((one) => jsonOf(one, request.show)), ...(found.notRead.length > 0 && { notRead: found.notRead }) })}\n`,
      ),
    );
  else output.out(printableLines([...outcome.proofs.flatMap((one) => textOf(one, request.show)), ...notReadText(found.notRead)]));
  const verdicts = outcome.proofs.map(({ result }) => result.verdict);
  if (verdicts.includes('failed')) return 1;
  return verdicts.includes('unknown') || found.notRead.length > 0 ? 3 : 0;
}

function linesOf({ script }: Proof): Sources {
  return new Sources([script.java, script.file]);
}

function lineOf(sources: Sources, file: string, offset: number): number {
  return sources.lines(file)?.position(offset).line ?? 0;
}

function jsonOf(proof: Proof, shown: number | undefined): object {
  const { script, result, milliseconds, suggested } = proof;
  const sources = linesOf(proof);
  const place = ({
    message,
    span,
  }: {
    readonly message: string;
    readonly span: { readonly file: string; readonly start: number };
  }): object => ({ message, path: span.file, line: lineOf(sources, span.file, span.start) });
  return {
    path: script.file.path,
    verdict: result.verdict,
    steps: result.steps.map((one) => ({
      line: lineOf(sources, one.step.span.file, one.step.span.start),
      tactic: one.step.name,
      verdict: one.verdict,
      message: one.message,
      places: one.places.filter((other) => other.span.file !== '').map(place),
    })),
    left: result.left.map(place),
    assumptions: result.assumptions,
    milliseconds,
    ...(suggested && { suggested }),
    ...(shown !== undefined && { program: result.contexts[shown] ? show(result.contexts[shown]) : undefined }),
  };
}

function textOf(proof: Proof, shown: number | undefined): readonly string[] {
  const { script, result, milliseconds, suggested } = proof;
  const sources = linesOf(proof);
  const lines: string[] = [];
  for (const { step, verdict, message } of result.steps) {
    const [first = '', ...rest] = message.split('\n');
    lines.push(
      `${script.file.path}:${lineOf(sources, step.span.file, step.span.start)}: ${step.name}: ${verdict}${first === '' ? '' : `: ${first}`}`,
      ...rest.map((one) => `    ${one}`),
    );
  }
  for (const { message, span } of result.left) lines.push(`${span.file}:${lineOf(sources, span.file, span.start)}: ${message}`);
  if (result.verdict === 'proved') lines.push(...result.assumptions.map((one) => `taken for granted: ${one}`));
  const isLonger = suggested !== undefined && suggested.length > 0;
  lines.push(`${script.file.path}: ${result.verdict}${isLonger ? ' with the tactics that are suggested' : ''} in ${milliseconds} ms`, '');
  if (suggested?.length === 0 && result.verdict !== 'proved') lines.push('No tactic is found that would bring it on.', '');
  if (isLonger) lines.push('With these tactics at its end:', '', ...suggested.map((one) => `    ${one}`), '');
  if (shown !== undefined)
    lines.push(...(result.contexts[shown] ? show(result.contexts[shown]).split('\n') : [`There is no step ${shown} that was run.`]));
  return lines;
}
