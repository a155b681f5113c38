/**
 * `calvin check`: reads the files, has them checked, and prints what is found as it is found; `--watch` does it again after each change.
 * Ctrl-C ends a run, and what was found until then is printed; pressed again it ends the process.
 * Neighbours: `main.ts` calls it; `text-report.ts` and `json-report.ts` are the reports, `progress.ts` says how far it is.
 */
import { printableLine } from '../base/shown';
import type { AnalysisOptions } from '../verify/analysis';
import { modeOf } from '../verify/mode';
import type { VerifyEvents } from '../verify/whole';
import type { CheckRequest, DumpRequest } from './arguments';
import type { Engine } from './engine';
import { Sources } from './excerpt';
import { jsonReport } from './json-report';
import type { ExitCode, Output } from './main';
import { problem, type Problem } from './options';
import { Progress, type ProgressTo } from './progress';
import { readSourceFiles, type NotRead } from './source-files';
import { exitCodeOf } from './summary';
import { printableJson } from './terminal';
import { TextReport } from './text-report';
import { changesOf, type Changes } from './watch';

/** Checks once. */
export async function checked(request: CheckRequest, output: Output, loadEngine: () => Engine): Promise<ExitCode | Problem> {
  const end = new Ending();
  try {
    return await check(request, output, loadEngine, end.signal);
  } finally {
    end.close();
  }
}

/** Reports now and after each change. What cannot be checked then (a file that has just gone) is one sentence, and no end. */
export async function watched(request: CheckRequest, output: Output, loadEngine: () => Engine): Promise<ExitCode | Problem> {
  let changes: Changes;
  try {
    // Before the first check: a change during it counts.
    changes = changesOf(request.paths);
  } catch (error) {
    return problem(`The paths cannot be watched: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
  }
  for (let isFirst = true; ; isFirst = false) {
    const end = new Ending();
    const outcome = await check(request, output, loadEngine, end.signal).finally(() => end.close());
    const isProblem = typeof outcome !== 'number';
    if (end.signal.aborted || (isFirst && isProblem)) {
      changes.close();
      return outcome;
    }
    if (isProblem) output.error(`calvin: ${printableLine(outcome.sentence)}\n`);
    await changes.next();
  }
}

/** What ends a run from outside, once. */
class Ending {
  private readonly controller = new AbortController();
  private readonly abort = (): void => {
    this.close();
    this.controller.abort();
  };

  constructor() {
    for (const each of SIGNALS) process.on(each, this.abort);
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** From now on signals do what they always do. */
  close(): void {
    for (const each of SIGNALS) process.off(each, this.abort);
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

async function check(request: CheckRequest, output: Output, loadEngine: () => Engine, signal: AbortSignal): Promise<ExitCode | Problem> {
  const read = readSourceFiles(request.paths);
  if (read.kind === 'problem') return read;
  const { notRead = [] } = read;
  const progress = new Progress(output, progressTo(request));
  const sources = new Sources(read.files);
  const text = request.format === 'text' ? new TextReport(sources) : undefined;
  const events: VerifyEvents = {
    started: (id, name) => progress.begun(id, name),
    method: (id, _result, all) => progress.ended(id, all),
    ...(text && { file: (file, findings) => progress.out(text.file(file, findings)) }),
  };
  const options = optionsOf(request);
  const outcome = await loadEngine()
    .check(read.files, options, { ...request, findsMovers: text === undefined }, events, signal)
    .finally(() => progress.close());
  if (outcome.kind === 'problem') return outcome;
  const { files, missing = 0 } = outcome;
  output.out(
    text
      ? text.end(files, request.paths, { withReasons: request.checkAll, notRead, missing })
      : printableJson(jsonReport(files, sources, notRead, modeOf(options), missing)),
  );
  return withNotRead(exitCodeOf(files), notRead, missing);
}

function progressTo({ progress }: CheckRequest): ProgressTo {
  if (process.stderr.isTTY) return { columns: process.stderr.columns || 80 };
  return progress ? 'lines' : 'nowhere';
}

/** Where something could not be read, or was not come to, not everything is verified. */
export function withNotRead(code: 0 | 1 | 3, notRead: readonly NotRead[], missing = 0): 0 | 1 | 3 {
  return code === 0 && notRead.length + missing > 0 ? 3 : code;
}

export function optionsOf({ checkAll, unroll, integers, javaChecks }: CheckRequest | DumpRequest): AnalysisOptions {
  return { checkAll, javaChecks, ...(unroll === 0 ? {} : { unroll }), ...(integers === 'mathematical' ? {} : { integers }) };
}
