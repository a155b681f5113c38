/**
 * A method as it would be with a witness at every place where one could stand; from this a missing one is chosen.
 * Neighbours: `witness-places.ts` knows the places; `witnesses.ts` chooses; `pipeline.ts` brings the passes that read the changed text.
 */
import type { Procedure } from '../plato/ir';
import type { Analysis, AnalysisOptions, SourceFile } from './analysis';
import { parsed } from './parsed';
import { methodAt, witnessPlaces, withWitnesses } from './witness-places';
import type { Witnessed } from './witnesses';

type Analyse = (files: readonly SourceFile[], options: AnalysisOptions) => Analysis;

/** Undefined where no witness could stand, or the text does not bear it. */
export function witnessed(analyse: Analyse, analysis: Analysis, procedure: Procedure, label: string): Witnessed | undefined {
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
