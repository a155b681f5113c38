/**
 * The variables of a system as a class names them: for each object of the class its fields that change, static ones of the class, and what stands in objects of the library to
 * which a final field leads.
 * Neighbours: `candidate-clauses.ts` guesses clauses that hold of all objects of a class.
 */
import { HOLDER_FIELD, START_FIELD, type FieldDecl } from '../plato/ir';
import type { RawSystem } from './assemble';
import type { Cell } from './heap';
import { isConstant } from './linear';
import { sortOf } from './unfold';
import type { Sort } from './system';

/** How a class speaks of a field. */
export interface Term {
  /** `n`, `hits.value` */
  readonly text: string;
  readonly sort: Sort;
  /** The declaration in whose class it is said, for the place of a clause. */
  readonly field: FieldDecl;
  /** Of a reference. */
  readonly className: string | undefined;
}

export interface ClassView {
  readonly className: string;
  readonly terms: readonly Term[];
  /** Per object of the class (or once, where all is static) the variable of the system of each term, in the order of `terms`. */
  readonly objects: readonly (readonly string[])[];
}

interface Named {
  readonly term: Term;
  readonly name: string;
}

export function viewsOf(raw: RawSystem): readonly ClassView[] {
  const { heap } = raw;
  const statics = new Map<string, Named[]>();
  const perObject = new Map<string, Map<number, Named[]>>();
  const add = (owner: string, object: number | undefined, named: Named): void => {
    if (object === undefined) statics.set(owner, [...statics.get(owner) ?? [], named]);
    else {
      const objects = perObject.get(owner) ?? new Map<number, Named[]>();
      perObject.set(owner, objects.set(object, [...objects.get(object) ?? [], named]));
    }
  };
  for (const [key, name] of raw.names) {
    const cell = heap.cellOf(key);
    if (!cell.field || cell.type.kind === 'float' || cell.type.kind === 'map' || cell.field.id === HOLDER_FIELD || cell.field.id === START_FIELD) continue;
    const of = (text: string, field: FieldDecl): Named => ({ name, term: { text, sort: sortOf(cell.type), field, className: cell.type.kind === 'ref' ? cell.type.className : undefined } });
    if (!heap.model.isLibrary.has(cell.field.owner)) {
      if (!cell.field.isGhost) add(cell.field.owner, cell.object, of(cell.field.name, cell.field));
      continue;
    }
    for (const leading of leadingTo(raw, cell)) add(leading.field!.owner, leading.object, of(`${leading.field!.name}.${cell.field.name}`, leading.field!));
  }
  const classes = [...new Set([...statics.keys(), ...perObject.keys()])].sort();
  return classes.map((className): ClassView => {
    const own = [...perObject.get(className)?.values() ?? [[]]].map((one) => [...one, ...statics.get(className) ?? []]);
    const known = new Map(own.flat().map(({ term }) => [term.text, term]));
    // A term that not all objects have (one of them never changes it) is left out.
    const terms = [...known.values()].filter(({ text }) => own.every((one) => one.some(({ term }) => term.text === text))).sort((a, b) => a.field.span.start - b.field.span.start || (a.text < b.text ? -1 : 1));
    return { className, terms, objects: own.map((one) => terms.map(({ text }) => one.find(({ term }) => term.text === text)!.name)) };
  }).filter(({ terms }) => terms.length > 0);
}

/** Final fields of the program that hold the object for good. */
function leadingTo({ heap, begun }: RawSystem, { object }: Cell): readonly Cell[] {
  return [...begun.store].flatMap(([key, value]) => {
    const cell = heap.cellOf(key);
    return cell?.field?.isFinal === true && !heap.model.isLibrary.has(cell.field.owner) && isConstant(value) && value.constant === object ? [cell] : [];
  });
}
