/**
 * The way through in its two halves: `analyse`, from the texts of a workspace to Plato, and `verifyMethod`, from there to the result of one
 * method. The first calls its passes here (syntax, resolve, lower). Those of the second are called in `checkable.ts` (inline),
 * `conditions.ts` (sequential), `questions.ts` (vc) and `method.ts` (solver, explain), which has them in their order.
 * Neighbours: `session.ts` has the environment relation checked first; workspace and cli decide what to check when.
 */
import type { Diagnostic } from '../diagnostics/diagnostic';
import { libraryFor } from '../library/needed';
import { lowerWorkspace } from '../lower/lower';
import { resolveWorkspace, type Resolved } from '../resolve/resolve';
import type { Analysis, AnalysisOptions, SourceFile, VerifyOptions } from './analysis';
import { keepTypedTrees } from './definition';
import { clausePlace, ofGenerated } from './generated';
import { fieldsWithWrongClauses, hints } from './hints';
import { Keys } from './keys';
import { verifyProcedure } from './method';
import { applyNowarns, nowarnLines, withoutNowarns } from './nowarn';
import { parsed } from './parsed';
import type { MethodResult } from './results';
import { environmentOf, sessionOf } from './session';
import { byFile, fieldsOf, filesWithSpecifications, summaryOf, suppressedWords } from './summaries';
import { witnessed } from './trial-witnesses';
import { admitted } from './unrolling';

/** text => syntax => resolve => plato. The parsers must have been initialized. */
export function analyse(files: readonly SourceFile[], options: AnalysisOptions): Analysis {
  const units = files.map(parsed);
  const resolved: Resolved = {
    ...resolveWorkspace(units, libraryFor(files), options.integers ?? 'mathematical'),
    isAsWritten: options.isAsWritten === true,
  };
  const lowered = lowerWorkspace(resolved, { checkAll: options.checkAll, javaChecks: options.javaChecks });
  const { program } = lowered;
  const annotatedFiles = filesWithSpecifications(units, files);
  const unroll = options.unroll ?? 0;
  const keys = new Keys(program, unroll, options.integers, lowered.plain, options.javaChecks);
  const errors = [...resolved.units.flatMap((unit) => unit.diagnostics), ...lowered.diagnostics];
  const known = [...errors, ...hints(program, annotatedFiles, resolved.table.repeated, fieldsWithWrongClauses(units, errors))];
  const nowarns = nowarnLines(resolved, new Map(files.map(({ path, text }) => [path, text])));
  const suppressed = suppressedWords(files, nowarns);
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
  keepTypedTrees(analysis, resolved);
  return analysis;
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
  const result = await verifyProcedure(shared, environment, procedure, options.prover, options.signal, {
    ...(options.verdictOnly ? {} : { witnessed: (label) => witnessed(analyse, analysis, procedure, label) }),
    verdictOnly: options.verdictOnly,
    claimsOnly: options.claimsOnly,
    findsMovers: options.findsMovers,
    place,
  });
  return admitted(
    withoutNowarns(ofGenerated(result, generator), analysis.nowarns, procedure.hasSpecErrors ? 'skipped' : 'verified'),
    analysis.unroll,
  );
}
