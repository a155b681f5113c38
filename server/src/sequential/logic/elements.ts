/**
 * Disciplines with an index (`guarded_by[i] e`, calvin-r Fig. 3): which cells of the store they protect. Of an array field these are the
 * elements of the array that the field refers to now; of a ghost map the entries of the field itself.
 *
 * The cell is found through the field before a step, so that a discipline says nothing for long unless the field, too, stays what it is:
 * that is part of what the check of transitivity asks. Where the condition does not mention the last index, the whole row is one cell, and
 * no index is needed.
 * Soundness: docs/soundness/environment.md#element-disciplines.
 * Neighbours: `environment.ts` makes conjuncts of them, `element-access.ts` obligations; `vc/indices.ts` instantiates facts about them.
 */
import { onceFor } from '../../base/once-for';
import { elementStore, storesOfExpr } from '../../plato/footprint';
import type { Discipline, FieldDecl, Program, Type } from '../../plato/ir';
import { freeVars } from '../../plato/substitute';
import { elementType } from '../../plato/type-of';
import { classOf, select, symbol, type Symbol, type Term } from './terms';
import { sortOfType } from './stores';

/** A variable of a fact about cells, and where its values stand in the condition: as the `depth`-th index (from 0) into `store`. */
export interface IndexVariable {
  readonly variable: Symbol;
  readonly store: string;
  readonly depth: number;
}

export interface ElementPath {
  /** The store of the protected cells: `elem:KIND`, or the ghost map's field. */
  readonly store: string;
  /** The stores through which a cell is found: the field of an array, and the rows of an array of arrays. */
  readonly through: readonly string[];
  /** The indices that tell the cells apart; fewer than the clause names where the last ones do not matter. */
  readonly indices: readonly IndexVariable[];
  /** What holds the cell, found in the store `before`: an array, or the map itself. */
  readonly row: (holder: Term, indices: readonly Term[], before: (store: string) => Term) => Term;
  /** The cell in the store `read`, found in the store `before`. `holder` is what the field refers to (an array), or the map. */
  readonly cell: (holder: Term, indices: readonly Term[], before: (store: string) => Term, read: (store: string) => Term) => Term;
}

/** A discipline with an index, with its field and its path. */
export interface ElementDiscipline {
  readonly field: FieldDecl;
  readonly discipline: Discipline;
  readonly path: ElementPath;
}

/** The path of a discipline with an index. Lowering has seen to it that the type of the field fits (`lower/clauses/fields.ts`). */
export function elementPath(field: FieldDecl, discipline: Discipline): ElementPath {
  return field.type.kind === 'map' ? mapPath(field, discipline) : arrayPath(field, discipline);
}

/** All disciplines with an index, in the order of their declarations. */
export const elementDisciplines = onceFor((program: Program): readonly ElementDiscipline[] =>
  program.fields.flatMap((field) =>
    field.disciplines
      .filter((one) => one.indices.length > 0)
      .map((discipline) => ({ field, discipline, path: elementPath(field, discipline) })),
  ),
);

/** For every store whose cells carry a discipline: the stores that the clauses read, and those through which the cells are found. */
export const storesAsked = onceFor((program: Program): ReadonlyMap<string, ReadonlySet<string>> => {
  const asked = new Map<string, Set<string>>();
  for (const field of program.fields) {
    for (const discipline of field.disciplines) {
      const path = discipline.indices.length > 0 ? elementPath(field, discipline) : undefined;
      const store = path?.store ?? field.id;
      asked.set(store, new Set([...(asked.get(store) ?? []), ...storesOfExpr(discipline.clause.expr), ...(path?.through ?? [])]));
    }
  }
  return asked;
});

function mentioned(discipline: Discipline): readonly boolean[] {
  const free = freeVars(discipline.clause.expr);
  return discipline.indices.map((index) => free.has(index.name));
}

function boundIndex(name: string, type: Type): Symbol {
  return symbol(`index ${name}`, sortOfType(type), type.kind === 'ref' ? type.className : undefined);
}

function mapPath(field: FieldDecl, discipline: Discipline): ElementPath {
  const needed = mentioned(discipline).lastIndexOf(true) + 1;
  const first = field.isStatic ? 0 : 1;
  return {
    store: field.id,
    through: [],
    indices: discipline.indices
      .slice(0, needed)
      .map((index, depth) => ({ variable: boundIndex(index.name, index.type), store: field.id, depth: first + depth })),
    row: (holder) => holder,
    cell: (holder, indices) => indices.slice(0, needed).reduce((map, index) => select(map, index), holder),
  };
}

function arrayPath(field: FieldDecl, discipline: Discipline): ElementPath {
  const levels: string[] = [];
  let type: Type | undefined = field.type;
  for (let count = 0; count < discipline.indices.length && type?.kind === 'ref'; count++) {
    const element = elementType(type.className);
    if (element) levels.push(elementStore(element));
    type = element;
  }
  const last = levels.length - 1;
  const needed = mentioned(discipline)[last] === true ? levels.length : last;
  return {
    store: levels[last]!,
    through: [field.id, ...levels.slice(0, last)],
    indices: discipline.indices
      .slice(0, needed)
      .map((index, depth) => ({ variable: boundIndex(index.name, index.type), store: levels[depth]!, depth: 1 })),
    row: (holder, indices, before) => rowOf(holder, indices.slice(0, last), levels, before),
    cell(holder, indices, before, read) {
      const row = rowOf(holder, indices.slice(0, last), levels, before);
      const elements = select(read(levels[last]!), row);
      return needed > last ? select(elements, indices[last]!) : elements;
    },
  };
}

/** The array that stands at the given indices of an array of arrays. */
export function rowOf(array: Term, indices: readonly Term[], levels: readonly string[], read: (store: string) => Term): Term {
  return indices.reduce((row, index, depth) => select(select(read(levels[depth]!), row), index, innerClass(row)), array);
}

/** The class of the arrays in an array of arrays, where it is known. */
function innerClass(array: Term): string | undefined {
  const known = classOf(array);
  return known?.endsWith('[][]') ? known.slice(0, -2) : undefined;
}

/** The element stores that lead to a cell of the array, without the cell's own. */
export function rowLevels(path: ElementPath): readonly string[] {
  return path.through.slice(1);
}
