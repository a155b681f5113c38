/**
 * Arrays that a method of the library uses on the spot (`@Forgets` in its stub): it keeps none of them, but what one holds it may put into
 * another one.
 * Soundness: docs/soundness/library.md#library-and-arrays.
 * Neighbours: `calls.ts` lets escape what is handed over; `library-accesses.ts` are the reads and writes.
 */
import { elementsWritten } from '../../effects/library-arrays';
import type { Procedure } from '../../plato/ir';
import { isPrimitiveArray } from '../logic/hierarchy';
import { VISIBLE, isOurs } from '../logic/stores';
import { NULL, ite, not, or, select, type Symbol, type Term } from '../logic/terms';

/** An array that the library uses on the spot, as its stub says, does not become anybody else's. */
export function isOnlyLent({ forgetsArrays, params }: Procedure, index: number): boolean {
  const type = params[index]!.type;
  return forgetsArrays === true && type.kind === 'ref' && type.className.endsWith('[]');
}

/**
 * What such an array holds may be in another one afterwards: in the one that is given back, or in one that is written, which may be
 * somebody else's. Whoever gets at that gets at the elements, so they count as known to others like those of an array that is handed out.
 */
export function elementsHandedOn(callee: Procedure, index: number, args: readonly (readonly [string, Symbol, Term])[]): readonly Term[] {
  const { type } = callee.params[index]!;
  if (type.kind === 'ref' && isPrimitiveArray(type.className)) return [];
  const [name, held] = args[index]!;
  if (callee.result?.kind === 'ref') return [held];
  const written = elementsWritten(callee).flatMap(({ array }) => (array.kind === 'var' && array.name !== name ? [array.name] : []));
  const others = args.filter(([one]) => written.includes(one)).map(([, array]) => not(isOurs(select(VISIBLE, array))));
  return others.length === 0 ? [] : [ite(or(...others), held, NULL)];
}

/** Of the arrays that are only lent those whose elements it writes. */
export function lentArrays(callee: Procedure, variables: ReadonlyMap<string, Term>): readonly Term[] {
  const written = new Set(elementsWritten(callee).flatMap(({ array }) => (array.kind === 'var' ? [array.name] : [])));
  return callee.params.flatMap(({ name }, index) => (isOnlyLent(callee, index) && written.has(name) ? [variables.get(name)!] : []));
}
