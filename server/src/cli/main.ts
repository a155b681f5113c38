/**
 * The command line: `calvin check ...`. Reads the request, the files, runs the engine, prints, and says with which code to exit.
 * **Invariant**: a run that could not check prints exactly one sentence on the error output and exits with 2.
 * Neighbours: `bin/calvin.js` starts it; the steps are the files beside this one.
 */
import * as fs from 'node:fs';
import * as path from 'node:path';
import { printable, printableLine, printableLines } from '../base/shown';
import { clearFolder } from '../incremental/store';
import { cacheFolder } from '../incremental/user-folder';
import type { Survey } from '../oracle/survey';
import type { SourceFile } from '../verify/analysis';
import { parseArguments, type DumpRequest, type Request } from './arguments';
import { checked, optionsOf, watched, withNotRead } from './check';
import type { Engine } from './engine';
import { Sources } from './excerpt';
import { HELP } from './help';
import type { InferRequest } from './infer-arguments';
import { inferExitCode, inferJsonReport, inferTextReport, type InferOutcome } from './infer-report';
import { problem, type Problem } from './options';
import type { RunRequest } from './run-arguments';
import { proveScripts } from './prove';
import { runExitCode, runJsonReport, runTextReport } from './run-report';
import { whyNotInto, writeReplay } from './java-folder';
import { readSourceFiles, type NotRead, type SourceFiles } from './source-files';
import { printableJson } from './terminal';
import { notReadText } from './text-report';

/** How long a run says nothing, in milliseconds. */
const PATIENCE = 20_000;

export type ExitCode = 0 | 1 | 2 | 3;

export interface Output {
  out(text: string): void;
  error(text: string): void;
}

/** Runs one command. Never rejects. `engine` is loaded only when there is something to check. */
export async function run(given: readonly string[], output: Output, loadEngine: () => Engine = loadRealEngine): Promise<ExitCode> {
  try {
    const request = parseArguments(given);
    const outcome = request.kind === 'problem' ? request : await carryOut(request, output, loadEngine);
    if (typeof outcome === 'number') return outcome;
    output.error(`calvin: ${printableLine(outcome.sentence)}\n`);
  } catch (error) {
    output.error(`calvin: Calvin itself failed on this: ${printableLine(firstLine(error))}\n`);
    if (process.env['CALVIN_DEBUG'] && error instanceof Error)
      output.error(printableLines((error.stack ?? '').replace(error.message, () => printableLine(error.message)).split('\n')));
  }
  return 2;
}

async function carryOut(request: Request, output: Output, loadEngine: () => Engine): Promise<ExitCode | Problem> {
  switch (request.kind) {
    case 'help':
      output.out(HELP);
      return 0;
    case 'version':
      output.out(`calvin ${versionOfPackage()}\n`);
      return 0;
    case 'clean':
      output.out(cleaned());
      return 0;
    case 'check':
      return request.watch ? watched(request, output, loadEngine) : checked(request, output, loadEngine);
    case 'dump':
      return dumpForms(request, output, loadEngine);
    case 'run':
      return runProgram(request, output, loadEngine);
    case 'prove':
      return proveScripts(request, output, loadEngine);
    case 'infer':
      return inferProgram(request, output, loadEngine);
  }
}

/** Forgets what earlier runs have found out. */
function cleaned(): string {
  const folder = cacheFolder();
  const count = folder === undefined ? 0 : clearFolder(folder);
  return count === 0
    ? 'Nothing was remembered.\n'
    : `Forgotten: ${count === 1 ? 'one answer of the prover or result' : `${count} answers of the prover and results`} of earlier runs.\n`;
}

async function runProgram(request: RunRequest, output: Output, loadEngine: () => Engine): Promise<ExitCode | Problem> {
  const read = readSourceFiles(request.paths);
  if (read.kind === 'problem') return read;
  if (request.java !== undefined) return showProgram(read, request, request.java, output, loadEngine);
  const survey = withUnread(await loadEngine().run(read.files, request), read.notRead ?? []);
  const sources = new Sources(read.files);
  output.out(request.format === 'json' ? printableJson(runJsonReport(survey, request, sources)) : runTextReport(survey, request, sources));
  return withNotRead(runExitCode(survey), read.notRead ?? []);
}

async function inferProgram(request: InferRequest, output: Output, loadEngine: () => Engine): Promise<ExitCode | Problem> {
  const read = readSourceFiles(request.paths);
  if (read.kind === 'problem') return read;
  const refused = request.java === undefined ? undefined : whyNotInto(request.java);
  if (refused) return refused;
  const started = Date.now();
  let state = 'reading';
  // Who waits at a terminal is told what is being refined, beside the report.
  const patience = setInterval(
    () => process.stderr.isTTY && output.error(`calvin: after ${Math.round((Date.now() - started) / 1000)} s: ${printableLine(state)}\n`),
    PATIENCE,
  );
  const programs: InferOutcome['programs'][number][] = [];
  let since = performance.now();
  // Whatever goes wrong on the way, the timer must not keep the command from ending.
  patience.unref();
  const outcome = await loadEngine()
    .infer(
      read.files,
      request,
      (line) => {
        state = line;
      },
      (one) => {
        programs.push({ ...one, milliseconds: Math.round(performance.now() - since) });
        since = performance.now();
      },
    )
    .finally(() => clearInterval(patience));
  if (outcome.kind === 'problem') return outcome;
  const sources = new Sources(read.files);
  const all = { programs, unread: [...outcome.unread, ...(read.notRead ?? []).map((one) => `\`${one.path}\` (${one.reason})`)] };
  const java =
    request.java === undefined ? undefined : writeReplay(request.java, await loadEngine().showInferred(read.files, request, programs));
  if (java && 'kind' in java) return java;
  output.out(
    request.format === 'json' ? printableJson(inferJsonReport(all, sources, java?.json)) : inferTextReport(all, sources, java?.text),
  );
  return inferExitCode(all);
}

/** `calvin run --java FOLDER`. */
async function showProgram(
  { files, notRead = [] }: SourceFiles,
  request: RunRequest,
  folder: string,
  output: Output,
  loadEngine: () => Engine,
): Promise<ExitCode | Problem> {
  const refused = whyNotInto(folder);
  if (refused) return refused;
  const { survey: found, replay } = await loadEngine().replay(files, request);
  const survey = withUnread(found, notRead);
  const reported = writeReplay(folder, replay);
  if ('kind' in reported) return reported;
  const sources = new Sources(files);
  output.out(
    request.format === 'json'
      ? printableJson(runJsonReport(survey, request, sources, reported.json))
      : runTextReport(survey, request, sources, reported.text),
  );
  return withNotRead(runExitCode(survey), notRead);
}

/** What could not be read is not run, and that must not look like nothing found. */
function withUnread(survey: Survey, notRead: readonly NotRead[]): Survey {
  return { ...survey, unsupported: [...survey.unsupported, ...notRead.map((one) => `\`${one.path}\` (${one.reason})`)] };
}

async function dumpForms(request: DumpRequest, output: Output, loadEngine: () => Engine): Promise<ExitCode | Problem> {
  const targets = request.paths.map(splitTarget);
  const read = readSourceFiles(targets.map((target) => target.path));
  if (read.kind === 'problem') return read;
  const engine = loadEngine();
  const options = optionsOf(request);
  output.error(printableLines(notReadText(read.notRead ?? [])));
  if (targets.every((target) => target.method === undefined)) {
    output.out(printable((await engine.dump(read.files, options, request.form, undefined)) ?? ''));
    return withNotRead(0, read.notRead ?? []);
  }
  for (const { path: file, method } of targets) {
    // Names are looked up in the file they are asked of, with the other files still in sight.
    const text = await engine.dump(inFront(file, read.files), options, request.form, method);
    if (text === undefined) return problem(`There is no method \`${method}\` with a body to print in \`${file}\`.`);
    output.out(printable(text));
  }
  return withNotRead(0, read.notRead ?? []);
}

function inFront(file: string, files: readonly SourceFile[]): readonly SourceFile[] {
  return [...files.filter((one) => one.path === file), ...files.filter((one) => one.path !== file)];
}

/** `File.java#method`; a file whose own name has a `#` is taken as it is. */
function splitTarget(given: string): { readonly path: string; readonly method: string | undefined } {
  const hash = given.indexOf('#', given.lastIndexOf('.java') + 1);
  if (hash < 0 || fs.existsSync(given)) return { path: given, method: undefined };
  return { path: given.slice(0, hash), method: given.slice(hash + 1) };
}

/** Required late: `--help` and errors of usage need neither parsers nor prover. */
function loadRealEngine(): Engine {
  const loaded: typeof import('./engine') = require('./engine');
  return loaded.ENGINE;
}

function versionOfPackage(): string {
  for (let folder = __dirname; ; folder = path.dirname(folder)) {
    const file = path.join(folder, 'package.json');
    if (fs.existsSync(file)) {
      const parsed: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
      if (typeof parsed === 'object' && parsed !== null && 'version' in parsed) return String(parsed.version);
    }
    if (path.dirname(folder) === folder) return 'of unknown version';
  }
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0]!;
}
