/**
 * The variables of a system as a class names them: for each object of the class its fields that change, static ones of the class, and what
 * stands in objects of the library to which a final field leads.
 * Neighbours: `candidate-clauses.ts` proposes clauses about all objects of a class.
 */
import { HOLDER_FIELD, START_FIELD, type FieldDecl } from '../plato/ir';
import type { RawSystem } from './assemble';
import type { Cell } from './heap';
import { isConstant } from './linear';
import type { Concrete } from './states';
import type { Sort } from './system';
import { sortOf } from './unfold';

/** How a class speaks of a field. */
export interface Term {
  /** `n`, `hits.value` */
  readonly text: string;
  readonly sort: Sort;
  /** The declaration in whose class it is said, for the place of a clause. */
  readonly field: FieldDecl;
}

/** Where a value is found: a variable of the system, or the value itself, which never changes. */
export type Source = string | number;

export function valueIn(source: Source, { values }: Concrete): number {
  return typeof source === 'number' ? source : (values.get(source) ?? 0);
}

export interface ClassView {
  readonly className: string;
  readonly terms: readonly Term[];
  /** Per object of the class (or once, where all is static) each term, in the order of `terms`. */
  readonly objects: readonly (readonly Source[])[];
  /**
   * Monitors that the class can name, each with the variable of its holder per object: what holds while nobody holds them is found by
   * whoever takes them.
   */
  readonly monitors: readonly { readonly text: string; readonly names: readonly Source[] }[];
}

interface Named {
  readonly term: Term;
  readonly name: Source;
  readonly isMonitor: boolean;
}

export function viewsOf(raw: RawSystem): readonly ClassView[] {
  const { heap } = raw;
  const statics = new Map<string, Named[]>();
  const perObject = new Map<string, Map<number, Named[]>>();
  const add = (owner: string, object: number | undefined, named: Named): void => {
    if (object === undefined) statics.set(owner, [...(statics.get(owner) ?? []), named]);
    else {
      const objects = perObject.get(owner) ?? new Map<number, Named[]>();
      perObject.set(owner, objects.set(object, [...(objects.get(object) ?? []), named]));
    }
  };
  for (const cell of heap.known) {
    const name = sourceOf(raw, cell);
    if (name === undefined || !cell.field || cell.type.kind === 'float' || cell.type.kind === 'map' || cell.field.id === START_FIELD)
      continue;
    const isMonitor = cell.field.id === HOLDER_FIELD;
    const of = (text: string, field: FieldDecl): Named => ({ name, isMonitor, term: { text, sort: sortOf(cell.type), field } });
    if (isMonitor) {
      const className = heap.object(cell.object!)?.className;
      if (className !== undefined && !heap.model.isLibrary.has(className)) add(className, cell.object, of('holder', cell.field));
    }
    if (!heap.model.isLibrary.has(cell.field.owner)) {
      if (!cell.field.isGhost) add(cell.field.owner, cell.object, of(cell.field.name, cell.field));
      continue;
    }
    for (const leading of leadingTo(raw, cell))
      add(leading.field!.owner, leading.object, of(`${leading.field!.name}.${isMonitor ? 'holder' : cell.field.name}`, leading.field!));
  }
  const classes = [...new Set([...statics.keys(), ...perObject.keys()])].sort();
  return classes
    .map((className): ClassView => {
      const own = [...(perObject.get(className)?.values() ?? [[]])].map((one) => [...one, ...(statics.get(className) ?? [])]);
      const known = new Map(own.flat().map((one) => [one.term.text, one]));
      // A term that not all objects have (one of them never changes it) is left out.
      const common = [...known.values()].filter(({ term: { text } }) => own.every((one) => one.some(({ term }) => term.text === text)));
      const terms = common
        .flatMap(({ term, isMonitor }) => (isMonitor ? [] : [term]))
        .sort((a, b) => a.field.span.start - b.field.span.start || (a.text < b.text ? -1 : 1));
      const namesOf = (text: string): readonly Source[] => own.map((one) => one.find(({ term }) => term.text === text)!.name);
      const monitors = common.flatMap(({ term: { text }, isMonitor }) => (isMonitor ? [{ text, names: namesOf(text) }] : []));
      const columns = terms.map(({ text }) => namesOf(text));
      return { className, terms, monitors, objects: own.map((_, object) => columns.map((names) => names[object]!)) };
    })
    .filter(({ terms }) => terms.length > 0);
}

/** What does not change counts only where it is a number or a truth value: which object stands where says nothing of a class. */
function sourceOf({ names, begun }: RawSystem, { key, type, field }: Cell): Source | undefined {
  const name = names.get(key);
  if (name !== undefined || (type.kind !== 'int' && type.kind !== 'bool') || field?.isFinal === true || field?.constant) return name;
  const value = begun.store.get(key);
  return value === undefined ? 0 : isConstant(value) ? value.constant : undefined;
}

/** Final fields of the program that hold the object for good. */
function leadingTo({ heap, begun }: RawSystem, { object }: Cell): readonly Cell[] {
  return [...begun.store].flatMap(([key, value]) => {
    const cell = heap.cellOf(key);
    return cell?.field?.isFinal === true && !heap.model.isLibrary.has(cell.field.owner) && isConstant(value) && value.constant === object
      ? [cell]
      : [];
  });
}
