/**
 * What the clauses of a workspace speak of, as regions of the store: for every conjunct, every discipline and every axiom the stores, and
 * whose. From a region one comes to the clauses that may speak of it, and from these to what else they speak of, at the same object where
 * it is the clause's `this`.
 * Neighbours: `regions.ts`; `closure.ts` walks along them.
 */
import { onceForWith } from '../../base/once-for';
import { elementStore, storesOfExpr } from '../../plato/footprint';
import type { ClassClause, Discipline, Expr, FieldDecl, Program } from '../../plato/ir';
import { children } from '../../plato/substitute';
import { elementType } from '../../plato/type-of';
import { elementPath } from '../logic/elements';
import type { Conjunct } from '../environment/environment';
import { familiesOf, type Families, type Family, type LocalFamilies } from './regions';

/**
 * A store that a clause speaks of: at its own object, at any object of some families, or (undefined) of a store where that does not matter.
 */
export interface Spoken {
  readonly store: string;
  readonly at: 'this' | readonly Family[] | undefined;
}

export interface ClauseRegions {
  readonly conjunct: Conjunct | undefined;
  readonly discipline: Discipline | undefined;
  /** Of a discipline. */
  readonly field?: FieldDecl;
  readonly axiom: ClassClause | undefined;
  /** Of its `this`; undefined where it speaks of no object. */
  readonly owner: Family | undefined;
  /** Who touches one of these has to do with the clause. A discipline is owed and of use only where what it protects is touched. */
  readonly touched: readonly Spoken[];
  /** Whom the clause brings in. */
  readonly all: readonly Spoken[];
}

/** A region that is at hand; `family` undefined where the store is one region. */
export interface Region {
  readonly store: string;
  readonly family: Family | undefined;
}

export interface ClauseTable {
  readonly families: Families;
  readonly clauses: readonly ClauseRegions[];
  /**
   * What reads nothing at all belongs to no region, and to everybody; so do axioms, which are about the world and not about what somebody
   * does.
   */
  readonly everybodys: readonly ClauseRegions[];
  /** Disciplines of elements, by the field that leads to these. */
  readonly ofElements: ReadonlyMap<string, readonly ClauseRegions[]>;
  readonly byConjunct: ReadonlyMap<Conjunct, ClauseRegions>;
  readonly byStore: ReadonlyMap<string, readonly { readonly clause: ClauseRegions; readonly spoken: Spoken }[]>;
}

/** The clauses of the program whose conjuncts these are. */
export const clauseTable = onceForWith((conjuncts: readonly Conjunct[], program: Program): ClauseTable => {
  const families = familiesOf(program);
  const clauses = [
    ...conjuncts.map((conjunct) => ofConjunct(families, conjunct)),
    ...ofDisciplines(families, program, conjuncts),
    ...program.axioms.map((axiom) => ofAxiom(families, axiom)),
  ];
  return tableOf(families, clauses);
});

/** Of the conjuncts alone, where whoever reads a clause's stores has to do with it as well: for questions about the clauses themselves. */
export function relationTable(program: Program, conjuncts: readonly Conjunct[]): ClauseTable {
  const families = familiesOf(program);
  return tableOf(
    families,
    conjuncts.map((conjunct) => ofConjunct(families, conjunct)).map((clause) => ({ ...clause, touched: clause.all })),
  );
}

function tableOf(families: Families, clauses: readonly ClauseRegions[]): ClauseTable {
  const byStore = new Map<string, { clause: ClauseRegions; spoken: Spoken }[]>();
  for (const clause of clauses) {
    for (const spoken of clause.touched) {
      const list = byStore.get(spoken.store);
      if (list) list.push({ clause, spoken });
      else byStore.set(spoken.store, [{ clause, spoken }]);
    }
  }
  const ofElements = new Map<string, ClauseRegions[]>();
  for (const clause of clauses) {
    const field = clause.discipline && clause.discipline.indices.length > 0 ? clause.field : undefined;
    if (field && field.type.kind !== 'map') ofElements.set(field.id, [...(ofElements.get(field.id) ?? []), clause]);
  }
  return {
    families,
    clauses,
    byStore,
    ofElements,
    everybodys: clauses.filter((clause) => clause.axiom !== undefined || readsNothing(clause)),
    byConjunct: new Map(clauses.flatMap((clause) => (clause.conjunct ? [[clause.conjunct, clause] as const] : []))),
  };
}

/** The clauses of the table that speak of a region, each with its own object there where that is known. */
export function* clausesAt(
  table: ClauseTable,
  { store, family }: Region,
): Iterable<{ readonly clause: ClauseRegions; readonly object: Family | undefined }> {
  for (const { clause, spoken } of table.byStore.get(store) ?? []) {
    if (family === undefined || spoken.at === undefined) yield { clause, object: clause.owner };
    else if (spoken.at === 'this') {
      const { owner } = clause;
      if (owner === undefined || table.families.overlap(family, owner))
        yield { clause, object: owner?.kind === 'class' ? table.families.within(family, owner.className) : owner };
    } else if (spoken.at.some((one) => table.families.overlap(family, one))) yield { clause, object: clause.owner };
  }
}

/** The regions of what a clause speaks of, where its own object is one of these. */
export function regionsAt(spoken: readonly Spoken[], object: Family | undefined): readonly Region[] {
  return spoken.flatMap(({ store, at }): readonly Region[] => {
    if (at === undefined || (at === 'this' && object === undefined)) return [{ store, family: undefined }];
    return at === 'this' ? [{ store, family: object }] : at.map((family) => ({ store, family }));
  });
}

/**
 * Every access of an expression of a clause or a specification; `isOwn`: whether `this` stands for the object of a clause. `locals`: of the
 * body in which it stands.
 */
export function spokenIn(families: Families, expr: Expr, isOwn: boolean, locals?: LocalFamilies): readonly Spoken[] {
  const found: Spoken[] = [];
  // A variable of a quantifier is no local, whatever it is called.
  const at = (store: string, object: Expr, bound: ReadonlySet<string>): Spoken['at'] => {
    if (!families.isShared(store)) return undefined;
    if (isOwn && object.kind === 'var' && object.name === 'this') return 'this';
    return families.of(object, locals && ((name, declared) => (bound.has(name) ? [families.ofClass(declared)] : locals(name, declared))));
  };
  const visit = (part: Expr, bound: ReadonlySet<string>): void => {
    if (part.kind === 'field') found.push({ store: part.field, at: at(part.field, part.object, bound) });
    if (part.kind === 'static') found.push({ store: part.field, at: undefined });
    if (part.kind === 'elem') found.push({ store: elementStore(part.type), at: at(elementStore(part.type), part.array, bound) });
    const inside = part.kind === 'quantifier' ? new Set([...bound, ...part.variables.map((variable) => variable.name)]) : bound;
    for (const child of children(part)) visit(child, inside);
  };
  visit(expr, new Set());
  return found;
}

function ofConjunct(families: Families, conjunct: Conjunct): ClauseRegions {
  const owner = conjunct.owner === undefined ? undefined : families.ofClass(conjunct.owner);
  const said = spokenIn(families, conjunct.clause.expr, owner !== undefined);
  if (conjunct.kind === 'frame') return ofDiscipline(families, conjunct.field!, conjunct.discipline!, conjunct);
  return { conjunct, discipline: undefined, axiom: undefined, owner, touched: said, all: said };
}

/** Disciplines of reads are no conjuncts, but are owed all the same. */
function ofDisciplines(families: Families, program: Program, conjuncts: readonly Conjunct[]): readonly ClauseRegions[] {
  const framed = new Set(conjuncts.flatMap((conjunct) => conjunct.discipline ?? []));
  return program.fields.flatMap((field) =>
    field.disciplines.filter((one) => !framed.has(one)).map((discipline) => ofDiscipline(families, field, discipline, undefined)),
  );
}

function ofDiscipline(families: Families, field: FieldDecl, discipline: Discipline, conjunct: Conjunct | undefined): ClauseRegions {
  const owner = field.isStatic ? undefined : families.ofClass(field.owner);
  const protects =
    discipline.indices.length > 0
      ? cellsOf(families, field, discipline)
      : { store: field.id, at: families.isShared(field.id) ? ('this' as const) : undefined };
  const path = discipline.indices.length > 0 ? elementPath(field, discipline).through : [];
  const through = path.map(
    (store): Spoken => ({ store, at: !families.isShared(store) ? undefined : store === field.id ? 'this' : rowsOf(families, field) }),
  );
  return {
    conjunct,
    discipline,
    field,
    axiom: undefined,
    owner,
    touched: [protects],
    all: [protects, ...through, ...spokenIn(families, discipline.clause.expr, owner !== undefined)],
  };
}

/** The cells that a discipline with an index protects: entries of the map itself, or elements of what the field leads to. */
function cellsOf(families: Families, field: FieldDecl, discipline: Discipline): Spoken {
  const { store } = elementPath(field, discipline);
  if (!families.isShared(store)) return { store, at: undefined };
  return {
    store,
    at: field.type.kind === 'map' ? 'this' : discipline.indices.length > 1 ? rowsOf(families, field) : holdersOf(families, field),
  };
}

function holdersOf(families: Families, field: FieldDecl): readonly Family[] {
  return field.type.kind === 'ref' ? [families.ofField(field.id, field.type.className)] : [];
}

/** The array that a field holds, and the arrays in it, however deep. */
function rowsOf(families: Families, field: FieldDecl): readonly Family[] {
  const found = [...holdersOf(families, field)];
  for (
    let type = field.type.kind === 'ref' ? elementType(field.type.className) : undefined;
    type?.kind === 'ref';
    type = elementType(type.className)
  )
    found.push(families.ofClass(type.className));
  return found;
}

function ofAxiom(families: Families, axiom: ClassClause): ClauseRegions {
  const owner = axiom.usesThis ? families.ofClass(axiom.owner) : undefined;
  const said = spokenIn(families, axiom.clause.expr, axiom.usesThis);
  return { conjunct: undefined, discipline: undefined, axiom, owner, touched: said, all: said };
}

function readsNothing({ conjunct }: ClauseRegions): boolean {
  return conjunct !== undefined && conjunct.kind !== 'frame' && storesOfExpr(conjunct.clause.expr).size === 0;
}
