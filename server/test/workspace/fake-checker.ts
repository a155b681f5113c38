/**
 * A checker for the tests of workspace and language server: it understands a little Java by regular expressions, obeys words in method
 * bodies, and tells what it is asked to prove. In a method's body: `bogus` makes it fail there, `slow` takes a while, `forever` ends only
 * when cancelled, `hang`, `die`, `exhaust`, `fault` and `noProver` fail in these ways, `giveUp` is unknown, `lengthy` is known to take
 * long; `stepR`, `stepB`, ... are steps and what movers they are. `#` outside is a syntax error; `CRASH` makes the analysis itself throw.
 * Neighbours: `lsp/fake-server.ts` serves with it.
 */
import { diagnostic, type Diagnostic } from '../../src/diagnostics/diagnostic';
import type { SourceFile, MethodSummary } from '../../src/verify/analysis';
import type { FieldInfo, MethodResult, MoverInfo, Verdict } from '../../src/verify/results';
import { CheckFailure, type Checker, type WorkspaceAnalysis } from '../../src/workspace/checker';

export interface FakeEvent {
  readonly event: 'analyse' | 'environment' | 'start' | 'finish' | 'cancel' | 'dispose';
  readonly method?: string;
}

interface FakeMethod extends MethodSummary {
  readonly body: string;
}

interface FakeField extends FieldInfo {
  readonly clause: { file: string; start: number; end: number };
}

export const SLOW_MILLISECONDS = 150;

export function fakeChecker(tell: (event: FakeEvent) => void, parallelism = 1): Checker {
  return {
    identity: 'fake',
    parallelism,
    analyse(files, { checkAll }) {
      tell({ event: 'analyse' });
      if (files.some(({ text }) => text.includes('CRASH'))) throw new Error('crashed as told');
      return analyse(files, checkAll, tell);
    },
    async dispose() {
      tell({ event: 'dispose' });
    },
  };
}

function analyse(files: readonly SourceFile[], checkAll: boolean, tell: (event: FakeEvent) => void): WorkspaceAnalysis {
  const fields = new Map(files.map((file) => [file.path, fieldsOf(file)]));
  const annotated = files.filter(({ text }) => checkAll || text.includes('/*@'));
  // The real key has the classes of the fields in it, and a class is of one file.
  const clauses = [...fields]
    .flatMap(([path, declared]) => declared.map(({ name, discipline }) => `${path} ${name} ${discipline.join()}`))
    .join();
  const methods = numbered(annotated.flatMap((file) => methodsOf(file, clauses)));
  return {
    files,
    methods,
    fields,
    diagnostics: new Map(files.map((file) => [file.path, syntaxErrors(file)])),
    annotatedFiles: new Set(annotated.map(({ path }) => path)),
    verifyEnvironment: (signal) => proveEnvironment(files, signal, tell),
    isLong: (id) => methods.find((method) => method.id === id)!.body.includes('lengthy'),
    verify: (id, signal) => prove(methods.find((method) => method.id === id)!, fields, signal, tell),
  };
}

function fieldsOf({ path, text }: SourceFile): readonly FakeField[] {
  return [...text.matchAll(/\/\*@\s*(.*?)\s*\*\/\s*\w+\s+(\w+)\s*;/g)].map((match) => {
    const start = match.index + match[0].lastIndexOf(match[2]!);
    return {
      name: match[2]!,
      kind: 'plain' as const,
      discipline: [match[1]!],
      nameSpan: { file: path, start, end: start + match[2]!.length },
      clause: { file: path, start: match.index, end: match.index + match[0].indexOf('*/') + 2 },
    };
  });
}

function methodsOf({ path, text }: SourceFile, clauses: string): readonly FakeMethod[] {
  return [...text.matchAll(/\b(?:void|int)\s+(\w+)\s*\([^)]*\)\s*\{/g)].map((match) => {
    const end = closingBrace(text, match.index + match[0].length);
    const body = text.slice(match.index, end);
    const owner = [...text.slice(0, match.index).matchAll(/class\s+(\w+)/g)].at(-1)?.[1] ?? '?';
    const name = `${owner}.${match[1]!}`;
    const start = match.index + match[0].indexOf(match[1]!);
    return {
      id: name,
      name,
      path,
      key: `${clauses}|${body.replace(/\s+/g, ' ')}`,
      body,
      span: { file: path, start: match.index, end },
      nameSpan: { file: path, start, end: start + match[1]!.length },
    };
  });
}

/** As with the real checker no two methods have the same id, though two files, or one file twice, declare the same name. */
function numbered(methods: readonly FakeMethod[]): readonly FakeMethod[] {
  const seen = new Map<string, number>();
  return methods.map((method) => {
    const number = (seen.get(method.name) ?? 0) + 1;
    seen.set(method.name, number);
    return number === 1 ? method : { ...method, id: `${method.name}#${number}` };
  });
}

/** The offset after the brace that closes what was opened just before `from`. */
function closingBrace(text: string, from: number): number {
  let open = 1;
  let at = from;
  for (; at < text.length && open > 0; at++) open += text[at] === '{' ? 1 : text[at] === '}' ? -1 : 0;
  return at;
}

function syntaxErrors({ path, text }: SourceFile): readonly Diagnostic[] {
  return [...text.matchAll(/#/g)].map(({ index }) =>
    diagnostic('java-syntax', { file: path, start: index, end: index + 1 }, 'This is not Java.'),
  );
}

/** `badEnv` is a clause that is not transitive; `hangEnv` hangs the prover on all of them. */
async function proveEnvironment(
  files: readonly SourceFile[],
  signal: AbortSignal,
  tell: (event: FakeEvent) => void,
): Promise<readonly Diagnostic[]> {
  tell({ event: 'environment' });
  await pause(1, signal);
  if (files.some(({ text }) => text.includes('hangEnv'))) throw new CheckFailure('hung', 'no answer');
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(/badEnv/g)].map(({ index }) =>
      diagnostic('env-not-transitive', { file: path, start: index, end: index + 'badEnv'.length }, 'This clause is not transitive.'),
    ),
  );
}

async function prove(
  method: FakeMethod,
  fields: ReadonlyMap<string, readonly FakeField[]>,
  signal: AbortSignal,
  tell: (event: FakeEvent) => void,
): Promise<MethodResult> {
  tell({ event: 'start', method: method.name });
  const says = (word: string): boolean => new RegExp(`\\b${word}\\b`).test(method.body);
  try {
    await pause(says('forever') ? 3_600_000 : says('slow') ? SLOW_MILLISECONDS : 1, signal);
  } catch (error) {
    tell({ event: 'cancel', method: method.name });
    throw error;
  }
  if (says('hang')) throw new CheckFailure('hung', 'no answer');
  if (says('die')) throw new CheckFailure('died', 'gone');
  if (says('exhaust')) throw new CheckFailure('memory', 'no memory');
  if (says('noProver')) throw new CheckFailure('unavailable', 'the file z3-built.wasm is missing.');
  if (says('fault')) throw new Error('a fault as told');
  tell({ event: 'finish', method: method.name });
  const field = [...fields.values()].flat().at(0);
  const diagnostics = [...method.body.matchAll(/\bbogus\b(?! =)/g)].map(({ index }) => {
    const span = { file: method.path, start: method.span.start + index, end: method.span.start + index + 'bogus'.length };
    const related = field ? [{ message: `the declaration of ${field.name}`, span: field.clause }] : [];
    return diagnostic('write-discipline', span, 'This write of `objref` is not allowed.', related, [
      { thread: 'thread main', action: 'writes `job.objref`', span, values: { 'job.objref': 'Container#1' } },
    ]);
  });
  const verdict: Verdict = diagnostics.length > 0 ? 'failed' : says('giveUp') ? 'unknown' : 'verified';
  const { name, span, nameSpan } = method;
  const movers = [...method.body.matchAll(/\bstep(\w)\b/g)].map(({ index, 0: text, 1: letter }): MoverInfo => {
    const start = method.span.start + index;
    return {
      span: { file: method.path, start, end: start + text.length },
      mover: letter as MoverInfo['mover'],
      reason: `is ${letter} as told`,
    };
  });
  return {
    name,
    span,
    nameSpan,
    verdict,
    milliseconds: 1,
    diagnostics,
    environment: ['\\old(counter) <= counter'],
    restsOn: [],
    ...(movers.length > 0 && { movers }),
  };
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new CheckFailure('cancelled', 'cancelled'));
    });
  });
}
