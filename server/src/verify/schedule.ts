/**
 * In which order the methods of a run are checked, and their files reported: as the files were given, but those with a long method come
 * last, the longest at the very end. What is long is so by what it inlines (`main` of a project above all), so that nobody waits for a
 * caller with the results of what it calls. The order depends on the program alone.
 * Neighbours: `whole.ts` follows it; the editor asks `isLong`; `shards.ts` predicts what a method costs.
 */
import type { Analysis, MethodSummary } from './analysis';
import { costsOf } from './shards';

/** Of a file, in the order in which they are checked. */
export interface Scheduled {
  readonly path: string;
  readonly methods: readonly MethodSummary[];
}

/** Methods with more operations, those of what they call included, are long: they take the prover seconds, the others moments. */
const LONG = 160;

/** Whether a method is to wait until the others are checked. */
export function isLongIn(analysis: Analysis): (id: string) => boolean {
  const costOf = costsOf(analysis);
  return (id) => costOf(id) > LONG;
}

/** Every file of the analysis once, with those of its methods that are wanted. */
export function scheduled(analysis: Analysis, wanted: readonly MethodSummary[]): readonly Scheduled[] {
  const costOf = costsOf(analysis);
  const lengthOf = ({ id }: MethodSummary): number => (costOf(id) > LONG ? costOf(id) : 0);
  const byPath = new Map<string, MethodSummary[]>(analysis.files.map(({ path }) => [path, []]));
  for (const method of wanted) byPath.get(method.path)?.push(method);
  return [...byPath]
    .map(([path, methods]) => ({ path, methods: [...methods].sort((left, right) => lengthOf(left) - lengthOf(right)) }))
    .sort((left, right) => longest(left.methods, lengthOf) - longest(right.methods, lengthOf));
}

function longest(methods: readonly MethodSummary[], lengthOf: (method: MethodSummary) => number): number {
  const last = methods.at(-1);
  return last === undefined ? 0 : lengthOf(last);
}
