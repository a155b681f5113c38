/**
 * Every pass, in order, on one screen: text => syntax => resolve => plato => sequential => vc => solver => explain => diagnostics.
 * Neighbours: all passes; workspace and cli, which decide what to check when.
 */
import type { Span } from '../base/span';
import { hashText } from '../base/hash';
import { compareDiagnostics, diagnostic, withoutRepeats, type Diagnostic } from '../diagnostics/diagnostic';
import { readLibrary } from '../library/load';
import { libraryFor } from '../library/needed';
import type { Procedure, Program } from '../plato/ir';
import { lowerWorkspace } from '../lower/lower';
import { resolveWorkspace, type Resolved } from '../resolve/resolve';
import type { Integers } from '../resolve/types';
import type { Prover } from '../solver/prover';
import type { CompilationUnit } from '../syntax/ast';
import { parseJava } from '../syntax/parse';
import { definitionAt } from './definition';
import { checkEnvironment, type Environment } from './environment';
import { hints } from './hints';
import type { JavaChecks } from './java-checks';
import { Keys } from './keys';
import { sharedOf, verifyProcedure, type Shared } from './method';
import { applyNowarns, nowarnLines, wordsOf, type NowarnLine } from './nowarn';
import type { FieldInfo, FileResult, MethodResult, Verdict } from './results';
import type { ClausePlace } from './suppositions';
import { admitted, type Unroll } from './unrolling';
import { methodAt, witnessPlaces, withWitnesses } from './witness-places';
import type { Witnessed } from './witnesses';

export interface SourceFile {
  /** As the user gave it; the same string stands in every span of the file. */
  readonly path: string;
  readonly text: string;
}

export interface AnalysisOptions {
  /** `--all`: check every class; else only annotated classes and what touches annotated fields. */
  readonly checkAll: boolean;
  /** `--unroll`: look for errors in so many rounds of each loop instead of proving anything; 0 or absent: prove. */
  readonly unroll?: Unroll;
  /** `--integers`: absent: mathematical. */
  readonly integers?: Integers;
  /** `--java-checks`: which failures of Java's own checks are reported; absent: all. */
  readonly javaChecks?: JavaChecks;
  /** Only what is written protects a field: locks that nobody wrote down are not looked for (`sharing`). Absent: they are. */
  readonly isAsWritten?: boolean;
}

/** A method that will get a verdict. */
export interface MethodSummary {
  /** No other method of the analysis has it, also where Java would refuse two declarations of one name. */
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly span: Span;
  readonly nameSpan: Span;
  /** What the verdict depends on; see `keys.ts`. */
  readonly key: string;
}

/** What is known of a workspace before any prover runs: cheap, synchronous, pure. */
export interface Analysis {
  readonly files: readonly SourceFile[];
  readonly options: AnalysisOptions;
  readonly program: Program;
  /** Per file, in the order given: diagnostics that need no prover. */
  readonly diagnostics: ReadonlyMap<string, readonly Diagnostic[]>;
  readonly methods: readonly MethodSummary[];
  readonly fields: ReadonlyMap<string, readonly FieldInfo[]>;
  readonly annotatedFiles: ReadonlySet<string>;
  readonly nowarns: readonly NowarnLine[];
  readonly unroll: Unroll;
  /** Methods that are checked only because all are: the prover gives up on them sooner. */
  readonly plain: ReadonlySet<string>;
  /** Of the methods that an annotation generates that annotation, by their ids. */
  readonly generators: ReadonlyMap<string, string>;
}

export interface VerifyOptions {
  readonly prover: Prover;
  readonly signal?: AbortSignal;
  /** The same verdicts, but of failures only the first, and nothing that is only told beside them. Absent: everything. */
  readonly verdictOnly?: boolean;
  /**
   * Only what fails of the claims: whether assumptions contradict each other is not asked, so that a method may be `verified` that would
   * fail for that. Absent: everything.
   */
  readonly claimsOnly?: boolean;
}

/**
 * Java reads `\u000a` as a line break before it reads anything else; the parser here does not. Where an escape stands for a character that
 * could end a comment or change the program's structure, the file is not what it seems and none of it is checked.
 */
function escapes(file: SourceFile, unit: CompilationUnit): CompilationUnit {
  const found = /(?<!\\)(?:\\\\)*\\u+00[0-7][0-9a-fA-F]/.exec(file.text);
  if (!found) return unit;
  const span: Span = { file: file.path, start: found.index, end: found.index + found[0].length };
  return {
    ...unit,
    types: [],
    diagnostics: [
      ...unit.diagnostics,
      diagnostic(
        'java-syntax',
        span,
        'This Unicode escape stands for an ordinary character, which Java reads before it reads the program; write the character itself. Nothing in this file is checked.',
      ),
    ],
  };
}

/** In characters; nobody has written a Java file like that, and every pass would go through it at every key. */
const LONGEST_FILE = 4 * 1024 * 1024;

/** What no pass can walk is refused as a whole, so that it takes no other file with it. */
function parsedOrRefused(file: SourceFile): CompilationUnit {
  const refused = (message: string): CompilationUnit => ({
    path: file.path,
    packageName: '',
    imports: [],
    types: [],
    hasSpecs: false,
    nowarns: [],
    diagnostics: [diagnostic('java-syntax', { file: file.path, start: 0, end: 0 }, `${message} Nothing in this file is checked.`)],
  });
  if (file.text.length > LONGEST_FILE) return refused('This file is longer than any that is read.');
  try {
    return escapes(file, parseJava(file.path, file.text));
  } catch (error) {
    if (error instanceof RangeError) return refused('This file is too large or nests too deeply for the checker.');
    throw error;
  }
}

/** Trees of texts that have not changed: whoever passes the same `SourceFile` again spares parsing it. */
const PARSED = new WeakMap<SourceFile, CompilationUnit>();

function parsed(file: SourceFile): CompilationUnit {
  const known = PARSED.get(file);
  if (known) return known;
  const unit = parsedOrRefused(file);
  PARSED.set(file, unit);
  return unit;
}

/** The typed trees of an analysis, for questions of the editor. */
const RESOLVED = new WeakMap<Analysis, Resolved>();

/** The name of the declaration of what is used at an offset of a file, and the text of the file that declares it. */
export function findDefinition(
  analysis: Analysis,
  path: string,
  offset: number,
): { readonly span: Span; readonly text: string } | undefined {
  const resolved = RESOLVED.get(analysis);
  const span = resolved && definitionAt(resolved, path, offset);
  const text = span && [...analysis.files, ...readLibrary()].find((file) => file.path === span.file)?.text;
  return span === undefined || text === undefined ? undefined : { span, text };
}

/** text => syntax => resolve => plato. The parsers must have been initialized. */
export function analyse(files: readonly SourceFile[], options: AnalysisOptions): Analysis {
  const units = files.map(parsed);
  const resolved: Resolved = {
    ...resolveWorkspace(units, libraryFor(files), options.integers ?? 'mathematical'),
    isAsWritten: options.isAsWritten === true,
  };
  const lowered = lowerWorkspace(resolved, { checkAll: options.checkAll });
  const { program } = lowered;
  // Of a file that does not parse the specifications may be lost with the rest.
  const annotatedFiles = new Set(
    units
      .filter((unit, index) => unit.hasSpecs || (unit.diagnostics.length > 0 && /\/[*/]@/.test(files[index]!.text)))
      .map((unit) => unit.path),
  );
  const unroll = options.unroll ?? 0;
  const keys = new Keys(program, unroll, options.integers, lowered.plain, options.javaChecks);
  const known = [...resolved.units.flatMap((unit) => unit.diagnostics), ...lowered.diagnostics, ...hints(program, annotatedFiles)];
  const nowarns = nowarnLines(resolved, new Map(files.map(({ path, text }) => [path, text])));
  const suppressed = new Map(
    files.map(({ path, text }) => [
      path,
      nowarns
        .filter((one) => one.file === path)
        .map((one) => wordsOf(one, text))
        .join('\n'),
    ]),
  );
  const analysis: Analysis = {
    files,
    options,
    program,
    nowarns,
    annotatedFiles: new Set([...annotatedFiles, ...lowered.sharedFiles]),
    unroll,
    plain: lowered.plain,
    diagnostics: byFile(files, applyNowarns(known, nowarns).kept),
    methods: program.procedures
      .filter((procedure) => procedure.isChecked && !procedure.isTrusted)
      .map((procedure) => summaryOf(procedure, keys, suppressed)),
    fields: new Map(files.map((file) => [file.path, fieldsOf(program, file.path)])),
    generators: new Map(
      [...resolved.methods.keys()].flatMap(({ id, decl }) => (decl?.generatedBy === undefined ? [] : [[id, decl.generatedBy]])),
    ),
  };
  RESOLVED.set(analysis, resolved);
  return analysis;
}

/**
 * `suppressed`: per file, what its `nowarn`s say. A field's initializer is reported in its own line, far from the constructor whose verdict
 * it is.
 */
function summaryOf(procedure: Procedure, keys: Keys, suppressed: ReadonlyMap<string, string>): MethodSummary {
  return {
    id: procedure.id,
    name: procedure.display,
    path: procedure.span.file,
    span: procedure.span,
    nameSpan: procedure.nameSpan,
    get key() {
      return hashText(keys.keyOf(procedure), suppressed.get(procedure.span.file) ?? '');
    },
  };
}

function fieldsOf(program: Program, path: string): readonly FieldInfo[] {
  return program.fields
    .filter((field) => field.span.file === path && field.nameSpan.end > field.nameSpan.start)
    .map((field) => ({
      name: field.id,
      nameSpan: field.nameSpan,
      discipline: field.disciplines.map((discipline) => `${discipline.keyword} ${discipline.clause.text}`),
    }));
}

function byFile(files: readonly SourceFile[], diagnostics: readonly Diagnostic[]): ReadonlyMap<string, readonly Diagnostic[]> {
  const found = new Map<string, Diagnostic[]>(files.map((file) => [file.path, []]));
  for (const one of diagnostics) found.get(one.span.file)?.push(one);
  for (const list of found.values()) list.sort(compareDiagnostics);
  return found;
}

interface Session {
  readonly shared: Shared;
  environment: Promise<Environment> | undefined;
}

/** Procedures with a specification error inside them. */
function brokenItself(analysis: Analysis): ReadonlySet<string> {
  const errors = [...analysis.diagnostics.values()].flat().filter((one) => one.code === 'spec-syntax' || one.code === 'spec-type');
  return new Set(
    analysis.program.procedures
      .filter(
        (procedure) =>
          procedure.hasSpecErrors &&
          errors.some(
            (one) => one.span.file === procedure.span.file && one.span.start >= procedure.span.start && one.span.end <= procedure.span.end,
          ),
      )
      .map((procedure) => procedure.id),
  );
}

/** What is computed once per analysis; forgotten with it. */
const SESSIONS = new WeakMap<Analysis, Session>();

function sessionOf(analysis: Analysis): Session {
  const known = SESSIONS.get(analysis);
  if (known) return known;
  const made: Session = {
    shared: sharedOf(
      analysis.program,
      brokenItself(analysis),
      analysis.unroll,
      analysis.plain,
      analysis.nowarns,
      analysis.options.javaChecks,
    ),
    environment: undefined,
  };
  SESSIONS.set(analysis, made);
  return made;
}

/** Which clauses of the environment may be believed; asked once per analysis. Rejects only with ProverFailure. */
async function environmentOf(analysis: Analysis, options: VerifyOptions): Promise<Environment> {
  const session = sessionOf(analysis);
  for (;;) {
    const isOurs = session.environment === undefined;
    session.environment ??= checkEnvironment(
      analysis.program,
      session.shared.stores,
      session.shared.hierarchy,
      options.prover,
      options.signal,
    );
    const attempt = session.environment;
    try {
      return await attempt;
    } catch (error) {
      // A cancelled or broken attempt says nothing of the next one; who only waited for somebody else's attempt makes one of his own.
      if (session.environment === attempt) session.environment = undefined;
      if (isOurs || options.signal?.aborted === true) throw error;
    }
  }
}

/** Diagnostics about the environment relation itself: clauses that are not reflexive or not transitive. Rejects only with ProverFailure. */
export async function verifyEnvironment(analysis: Analysis, options: VerifyOptions): Promise<readonly Diagnostic[]> {
  return applyNowarns((await environmentOf(analysis, options)).diagnostics, analysis.nowarns).kept;
}

/** plato => sequential => vc => solver => explain, for one method. Rejects only with ProverFailure (`cancelled`, `unavailable`, ...). */
export async function verifyMethod(analysis: Analysis, id: string, options: VerifyOptions): Promise<MethodResult> {
  const { shared } = sessionOf(analysis);
  const procedure = shared.table.get(id);
  if (!procedure) throw new Error(`no method ${id}`);
  const environment = await environmentOf(analysis, options);
  const generator = analysis.generators.get(id);
  // Before a method that nobody wrote nobody can write a clause.
  const place = generator === undefined ? clausePlace(analysis, procedure) : 'none';
  const result = await verifyProcedure(
    shared,
    environment,
    procedure,
    options.prover,
    options.signal,
    options.verdictOnly ? undefined : (label) => witnessed(analysis, procedure, label),
    options.verdictOnly,
    options.claimsOnly,
    place,
  );
  return admitted(
    withoutNowarns(ofGenerated(result, generator), analysis.nowarns, procedure.hasSpecErrors ? 'skipped' : 'verified'),
    analysis.unroll,
  );
}

/**
 * What fails in a method that an annotation generates stands at the annotation, which may generate several: it says in which. What is not
 * translated is told once for all of them.
 */
function ofGenerated(result: MethodResult, generator: string | undefined): MethodResult {
  if (generator === undefined) return result;
  const isAtIt = ({ code, span }: Diagnostic): boolean =>
    code !== 'unsupported' && span.start >= result.span.start && span.end <= result.span.end;
  const said = (one: Diagnostic): Diagnostic =>
    isAtIt(one) ? { ...one, message: `in \`${result.name}\`, which \`${generator}\` generates: ${one.message}` } : one;
  return { ...result, diagnostics: result.diagnostics.map(said) };
}

/**
 * Where a clause can be written before a method: in front of its first comment of clauses, or of the declaration; and what stands before
 * that on its line.
 */
function clausePlace({ files }: Analysis, { span }: Procedure): ClausePlace {
  const before = files.find((file) => file.path === span.file)?.text.slice(0, span.start) ?? '';
  const opener = /\/[/*]@[@\s]*$/.exec(before);
  const offset = opener?.index ?? span.start;
  return {
    offset,
    lineBefore: before.slice(Math.max(before.lastIndexOf('\n', offset - 1), before.lastIndexOf('\r', offset - 1)) + 1, offset),
  };
}

/** The method with a witness at every place where one could stand; undefined where there is none, or the text does not bear it. */
function witnessed(analysis: Analysis, procedure: Procedure, label: string): Witnessed | undefined {
  const file = analysis.files.find(({ path }) => path === procedure.span.file);
  const method = file && methodAt(parsed(file), procedure.nameSpan.start);
  if (!method) return undefined;
  const places = witnessPlaces(method, file.text);
  const { text, stretches } = withWitnesses(file.text, places, label);
  const { program } = analyse(
    analysis.files.map((one) => (one === file ? { path: file.path, text } : one)),
    analysis.options,
  );
  const found = program.procedures.find((one) => one.id === procedure.id);
  if (!found || found.hasSyntaxErrors || found.hasSpecErrors || found.unsupported.length > 0) return undefined;
  const placeOf: Witnessed['placeOf'] = (op) => {
    if (op.witness === undefined || op.within.length > 0) return undefined;
    return places[stretches.findIndex(({ start, end }) => start <= op.span.start && op.span.end <= end)];
  };
  const original = (offset: number): number =>
    offset - stretches.filter(({ end }) => end <= offset).reduce((sum, { start, end }) => sum + end - start, 0);
  return { places, procedure: found, placeOf, original };
}

/** A suppressed diagnostic does not count against the verdict, and the verdict says that it rests on the `nowarn`. */
function withoutNowarns(result: MethodResult, nowarns: readonly NowarnLine[], best: Verdict): MethodResult {
  const { kept, used } = applyNowarns(result.diagnostics, nowarns);
  if (used.length === 0) return result;
  const suppressing = used.map(({ file, codes, start, end }) => ({ codes, span: { file, start, end: end - 1 } }));
  const isClean = !kept.some((one) => one.severity === 'error' || one.severity === 'warning');
  const verdict = isClean && (result.verdict === 'failed' || result.verdict === 'unknown') ? best : result.verdict;
  return { ...result, diagnostics: kept, nowarns: suppressing, verdict };
}

/** All methods of an analysis, grouped by file. `onMethod` hears of each as it is done. */
export async function verifyAll(
  analysis: Analysis,
  options: VerifyOptions,
  onMethod?: (path: string, result: MethodResult) => void,
): Promise<readonly FileResult[]> {
  const environment = analysis.methods.length > 0 ? await verifyEnvironment(analysis, options) : [];
  const results = new Map<string, MethodResult>();
  const waiting = [...analysis.methods];
  // A few at a time: while one waits for the prover, the condition of the next is made.
  await Promise.all(
    [1, 2, 3].map(async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const result = await verifyMethod(analysis, next.id, options);
        results.set(next.id, result);
        onMethod?.(next.path, result);
      }
    }),
  );
  const files = analysis.files.map((file) => {
    const methods = analysis.methods.filter((method) => method.path === file.path).map((method) => results.get(method.id)!);
    const diagnostics = [
      ...(analysis.diagnostics.get(file.path) ?? []),
      ...environment.filter((one) => one.span.file === file.path),
      ...methods.flatMap((method) => method.diagnostics),
    ];
    return {
      path: file.path,
      methods,
      diagnostics: diagnostics.sort(compareDiagnostics),
      fields: analysis.fields.get(file.path) ?? [],
      annotated: analysis.annotatedFiles.has(file.path),
    };
  });
  const all = files.flatMap(({ diagnostics }) => diagnostics);
  return files.map((file) => ({ ...file, diagnostics: withoutRepeats(file.diagnostics, all) }));
}
