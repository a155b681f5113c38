/**
 * The environment of a thread (docs/theory.md#environment; calvin-tcs 4 and 6.3): what a step of the other threads may do, as a
 * list of conjuncts, each from one clause the user wrote, or from what is read off the assignments of a field.
 *
 * A conjunct reads some stores only before the step and mentions others after it. These two sets decide which conjuncts
 * belong together, which must be placed before an operation (calvin-tcs 6.4) and which survive a loop or a call.
 * Neighbours: `environment-step.ts` places them, `guarantee.ts` asserts them of this thread's own steps,
 * `environment-check.ts` has the prover check that they are reflexive and transitive.
 */
import { onceFor } from '../../base/once-for';
import type { Clause, Discipline, Expr, FieldDecl, Program, Variable } from '../../plato/ir';
import { THREAD_CLASS } from '../../plato/ir';
import { storesOfExpr } from '../../plato/footprint';
import { elementPath, type ElementPath } from '../logic/elements';
import { direction, governs, grantOf, hasExclusiveAccess } from './grants';
import { isOfWorkspace, workspaceClassesBelow } from './library-objects';
import { openedInvariants, type OpenedInvariant } from './map-invariants';
import { isInstance, skolem } from '../logic/operators';
import { NULL, TRUE, and, arbitrary, equal, implies, ite, not, or, select, store, symbol, type Symbol, type Term } from '../logic/terms';
import { ESCAPED, isOurs, type Stores } from '../logic/stores';
import { translate, type Scope } from '../logic/translate';
import { isOwnName } from '../../plato/names';

export interface Conjunct {
  /** Unique and stable: kind, owner, number. */
  readonly id: string;
  readonly kind: 'frame' | 'assumption' | 'invariant';
  /** The class of `this`; undefined where it speaks of no object. */
  readonly owner: string | undefined;
  /** The class that it is written in. */
  readonly declaredIn: string;
  readonly clause: Clause;
  /** The field it protects, for frames. */
  readonly field: FieldDecl | undefined;
  readonly discipline: Discipline | undefined;
  /** The cells that a discipline with an index protects; undefined where it protects the field itself. */
  readonly element: ElementPath | undefined;
  /**
   * A condition to act that is not transitive by itself (`writable_if holder == tid`: while the monitor is free another thread may take it
   * and then write) is used in its lasting form: nobody else writes while the condition holds for this thread and for no other.
   */
  readonly isLasting: boolean;
  /**
   * From the trusted library. Its models keep their clauses at every object, whoever can see it, and nothing else writes what they speak
   * of: a frame or an assumption of the library holds of all objects and is not asked for again, neither of the relation nor of the steps
   * of the models.
   */
  readonly isTrusted: boolean;
  /** Of an invariant of the library: the classes of the workspace whose objects have to earn it first (`library-objects.ts`). */
  readonly earnedBy?: readonly string[];
  /**
   * Asked of an object when it escapes, and never assumed: that a field declared `non_null` has been set. (Writes of it are judged where
   * they are made.)
   */
  readonly isForEscape?: true;
  /** An invariant about all keys of a ghost map, as it is assumed. */
  readonly opened?: OpenedInvariant;
  /** Stores read before the step. */
  readonly reads: ReadonlySet<string>;
  /** Stores mentioned after the step; a frame's is its field, or the store of its elements. */
  readonly changes: ReadonlySet<string>;
  /** The stores of the invariants without which it was not shown transitive; none where it was shown without. */
  readonly leansOn: ReadonlySet<string>;
}

const NO_STORES: ReadonlySet<string> = new Set();

/** The values of the stores on both sides of a step, and the threads that matter. */
export interface StepView {
  readonly before: (store: string) => Term;
  readonly after: (store: string) => Term;
  readonly visibleBefore: Term;
  readonly visibleAfter: Term;
  /** The thread whose environment this is. */
  readonly tid: Term;
  /** Makes skolem functions of this step unique. */
  readonly stepName: string;
}

/** Whether an index stands for every cell, so that the user has not named it. */
export function isChosen(index: Variable): boolean {
  return isOwnName(index.name);
}

/** The keyword with its indices, as the user writes it. */
export function keywordText(discipline: Discipline): string {
  const { keyword, indices } = discipline;
  return indices.some(isChosen) ? `elems_${keyword}` : `${keyword}${indices.map((index) => `[${index.name}]`).join('')}`;
}

/** The lasting form of a condition to act; undefined where there is none to fall back to. */
export function lastingForm(conjunct: Conjunct): Conjunct | undefined {
  if (conjunct.kind !== 'frame' || conjunct.isLasting || direction(conjunct.discipline!) !== 'condition') return undefined;
  return { ...conjunct, isLasting: true };
}

/** All conjuncts of a program, in declaration order: frames, then environment assumptions, then invariants. */
export function conjunctsOf(program: Program): readonly Conjunct[] {
  const conjuncts: Conjunct[] = [];
  const library = new Set(program.classes.filter((one) => one.isLibrary).map((one) => one.name));
  for (const field of program.fields) {
    field.disciplines.forEach((discipline, index) => {
      if (!governs(discipline, 'write')) return;
      const element = discipline.indices.length > 0 ? elementPath(field, discipline) : undefined;
      conjuncts.push({
        id: `frame ${field.id} ${index}`,
        kind: 'frame',
        declaredIn: field.owner,
        owner: field.isStatic ? undefined : field.owner,
        clause: discipline.clause,
        field,
        discipline,
        element,
        isLasting: false,
        isTrusted: library.has(field.owner),
        reads: new Set([...storesOfExpr(discipline.clause.expr), ...(element?.through ?? [])]),
        changes: new Set([element?.store ?? field.id]),
        leansOn: NO_STORES,
      });
    });
  }
  conjuncts.push(...program.fields.filter((field) => field.staysNonNull === true).map(staysNonNull));
  const numbered = numbering();
  program.envAssumptions.forEach((assumption) => {
    conjuncts.push({
      id: numbered(`assumption ${assumption.owner}`),
      kind: 'assumption',
      declaredIn: assumption.owner,
      owner: assumption.usesThis ? assumption.owner : undefined,
      clause: assumption.clause,
      field: undefined,
      discipline: undefined,
      element: undefined,
      isLasting: false,
      isTrusted: library.has(assumption.owner),
      reads: storesOfExpr(assumption.clause.expr, 'pre'),
      changes: storesOfExpr(assumption.clause.expr, 'post'),
      leansOn: NO_STORES,
    });
  });
  const opened = openedInvariants(program, library);
  program.invariants.forEach((invariant) => {
    const without = opened.get(invariant);
    conjuncts.push({
      ...(without ? { opened: without } : {}),
      id: numbered(`invariant ${invariant.owner}`),
      kind: 'invariant',
      declaredIn: invariant.owner,
      owner: invariant.usesThis ? invariant.owner : undefined,
      clause: invariant.clause,
      ...(library.has(invariant.owner) && invariant.usesThis && { earnedBy: workspaceClassesBelow(program, invariant.owner) }),
      field: undefined,
      discipline: undefined,
      element: undefined,
      isLasting: false,
      isTrusted: library.has(invariant.owner),
      reads: new Set(),
      changes: storesOfExpr(invariant.clause.expr),
      leansOn: NO_STORES,
    });
  });
  return conjuncts;
}

/** What is never null again is not so after a step of others if it was not before. */
function staysNonNull(field: FieldDecl): Conjunct {
  const object: Expr = { kind: 'var', name: 'this', type: { kind: 'ref', className: field.owner } };
  const isNot = (when: 'pre' | 'post'): Expr => ({
    kind: 'binary',
    op: '!=',
    left: field.isStatic
      ? { kind: 'static', field: field.id, when, type: field.type }
      : { kind: 'field', object, field: field.id, when, type: field.type },
    right: { kind: 'null' },
  });
  return {
    id: `stays ${field.id}`,
    kind: 'assumption',
    declaredIn: field.owner,
    owner: field.isStatic ? undefined : field.owner,
    clause: {
      expr: { kind: 'binary', op: '==>', left: isNot('pre'), right: isNot('post') },
      text: `\\old(${field.name}) != null ==> ${field.name} != null`,
      span: field.nameSpan,
    },
    field: undefined,
    discipline: undefined,
    element: undefined,
    isLasting: false,
    isTrusted: false,
    reads: new Set([field.id]),
    changes: new Set([field.id]),
    leansOn: NO_STORES,
  };
}

/** Each prefix with numbers of its own: what a class says is called the same whatever others say. */
function numbering(): (prefix: string) => string {
  const counts = new Map<string, number>();
  return (prefix) => {
    const count = counts.get(prefix) ?? 0;
    counts.set(prefix, count + 1);
    return `${prefix} ${count}`;
  };
}

/** What objects owe when others get hold of them: that fields declared never to be null have been set. The library's own are believed. */
export const nonNullConjuncts = onceFor((program: Program): readonly Conjunct[] => {
  const library = new Set(program.classes.filter((one) => one.isLibrary).map((one) => one.name));
  return program.fields
    .filter((field) => field.isDeclaredNonNull === true && !field.isStatic && field.type.kind === 'ref' && !library.has(field.owner))
    .map((field): Conjunct => {
      const object: Expr = { kind: 'var', name: 'this', type: { kind: 'ref', className: field.owner } };
      const expr: Expr = {
        kind: 'binary',
        op: '!=',
        left: { kind: 'field', object, field: field.id, when: 'post', type: field.type },
        right: { kind: 'null' },
      };
      return {
        id: `non_null ${field.id}`,
        kind: 'invariant',
        declaredIn: field.owner,
        owner: field.owner,
        clause: { expr, text: `${field.name} != null`, span: field.nameSpan },
        field,
        discipline: undefined,
        element: undefined,
        isLasting: false,
        isTrusted: false,
        isForEscape: true,
        reads: new Set<string>(),
        changes: new Set([field.id]),
        leansOn: NO_STORES,
      };
    });
});

/** Every store that the conjunct speaks of. */
export function storesOfConjunct(conjunct: Conjunct): ReadonlySet<string> {
  return new Set([...conjunct.reads, ...conjunct.changes]);
}

/** The bound `this` of facts about the objects of a conjunct. */
export function objectOf(conjunct: Conjunct): Symbol {
  return symbol('object', 'Ref', conjunct.owner ?? 'java.lang.Object');
}

/** `t` is a thread: an object of class Thread or a subclass; `main` is one. */
export function isThread(thread: Term): Term {
  return and(not(equal(thread, NULL)), isInstance(thread, THREAD_CLASS));
}

function scope(
  store: (name: string, when: 'pre' | 'post') => Term,
  object: Term | undefined,
  tid: Term,
  visible: Term,
  purpose: 'prove' | 'assume',
  indices: Indices = NO_INDICES,
): Scope {
  const variables = new Map(indices);
  if (object) variables.set('this', object);
  return { store, variables, tid, visible, visibleAtEntry: visible, purpose };
}

/** Values of the index variables of a discipline, by name. */
export type Indices = ReadonlyMap<string, Term>;

const NO_INDICES: Indices = new Map();

/** A one-store clause (a discipline, an invariant) in the store given by `read`. */
export function inOneStore(
  expr: Expr,
  read: (store: string) => Term,
  object: Term | undefined,
  tid: Term,
  visible: Term,
  purpose: 'prove' | 'assume',
  indices?: Indices,
): Term {
  return translate(
    expr,
    scope((name) => read(name), object, tid, visible, purpose, indices),
  );
}

/** A clause about a step of others. */
function ofStep(expr: Expr, object: Term | undefined, view: StepView, tid: Term, purpose: 'prove' | 'assume'): Term {
  const store = (name: string, when: 'pre' | 'post'): Term => (when === 'pre' ? view.before(name) : view.after(name));
  return translate(expr, { ...scope(store, object, tid, view.visibleAfter, purpose), visibleBefore: view.visibleBefore });
}

/** The object is shared: other threads can reach it. True for what is static. */
export function isShared(visible: Term, object: Term | undefined): Term {
  return object ? equal(select(visible, object), ESCAPED) : TRUE;
}

/** The bound index variables of facts about the cells of a conjunct; none where it speaks of a field. */
export function boundIndices(conjunct: Conjunct): readonly Symbol[] {
  return conjunct.element?.indices.map((index) => index.variable) ?? [];
}

/** The arbitrary indices at which a conjunct about cells is proved. */
export function witnessIndices(conjunct: Conjunct): readonly Symbol[] {
  return boundIndices(conjunct).map((index) => arbitrary(`any ${index.name} of ${conjunct.field!.id}`, index.sort, index.className));
}

/**
 * The index variables of the clause by name. Those that only tell rows apart, or nothing, are arbitrary: the clause does not mention them.
 */
export function indicesOf(discipline: Discipline, terms: readonly Term[]): Indices {
  return new Map(terms.map((term, index) => [discipline.indices[index]!.name, term]));
}

/** What a frame protects has the same value on both sides of the step. */
function unchanged(
  conjunct: Conjunct,
  object: Term | undefined,
  view: StepView,
  stores: Stores,
  indices: readonly Term[],
  spared: Spared,
): Term {
  const field = conjunct.field!;
  const path = conjunct.element;
  const same = (after: Term, before: Term): Term =>
    equal(
      after,
      spared.reduce((row, { where, index }) => ite(where, store(row, index, select(after, index)), row), before),
    );
  if (!path) return same(valueAt(stores, field.id, object, view.after), valueAt(stores, field.id, object, view.before));
  const isMap = field.type.kind === 'map';
  const holder = (read: (store: string) => Term): Term => valueAt(stores, field.id, object, read);
  return same(
    path.cell(holder(isMap ? view.after : view.before), indices, view.before, view.after),
    path.cell(holder(view.before), indices, view.before, view.before),
  );
}

/** What this thread itself may have written meanwhile. `index`: only this element, or this entry. */
export interface Overwritten {
  readonly object: Term | undefined;
  readonly index: Term | undefined;
}

/**
 * The frame at every place but those. Where it protects a whole row of elements, or a whole map, of which only some are overwritten, the
 * others stay.
 */
export function assumedElsewhere(
  conjunct: Conjunct,
  object: Term | undefined,
  places: readonly Overwritten[],
  view: StepView,
  stores: Stores,
): Term {
  const field = conjunct.field!;
  const path = conjunct.element;
  const isArray = path !== undefined && field.type.kind !== 'map';
  const indices = boundIndices(conjunct);
  const holder = isArray ? path.row(valueAt(stores, field.id, object, view.before), indices, view.before) : object;
  // Of a map the first key tells entries apart, of an array the last index.
  const own = isArray ? indices[path.through.length - 1] : indices[0];
  const isRow = own === undefined && (path !== undefined || field.type.kind === 'map');
  const isHolder = (place: Overwritten): Term => (holder && place.object ? equal(holder, place.object) : TRUE);
  const whole = places
    .filter((place) => !(isRow && place.index))
    .map((place) => and(isHolder(place), own && place.index ? equal(own, place.index) : TRUE));
  const spared = places.flatMap((place) => (isRow && place.index ? [{ where: isHolder(place), index: place.index }] : []));
  return implies(not(or(...whole)), assumedOf(conjunct, object, view, stores, spared));
}

/** Elements of a row, or entries of a map, that are not said to stay. */
type Spared = readonly { readonly where: Term; readonly index: Term }[];

/** The conjunct of a step, as an assumption about `object` (undefined for static clauses). */
export function assumedOf(conjunct: Conjunct, object: Term | undefined, view: StepView, stores: Stores, spared: Spared = []): Term {
  const typed = object && conjunct.owner ? isInstance(object, conjunct.owner) : TRUE;
  const applies = conjunct.isTrusted ? TRUE : and(isShared(view.visibleBefore, object), typed);
  switch (conjunct.kind) {
    case 'frame': {
      const indices = boundIndices(conjunct);
      return implies(applies, frameHolds(conjunct, object, view, unchanged(conjunct, object, view, stores, indices, spared), indices));
    }
    case 'assumption':
      return implies(applies, ofStep(conjunct.clause.expr, object, view, view.tid, 'assume'));
    case 'invariant': {
      // The library's own hold of every object that it has made and that is not being made here, whoever can see it.
      const shared = isShared(view.visibleAfter, object);
      const settled =
        conjunct.isTrusted && object
          ? ite(isOfWorkspace(conjunct.earnedBy ?? [], object), shared, not(isOurs(select(view.visibleAfter, object))))
          : shared;
      const keys = new Map(conjunct.opened?.indices.map((index) => [index.name, index.variable]) ?? []);
      return implies(
        and(settled, typed),
        inOneStore(conjunct.opened?.expr ?? conjunct.clause.expr, view.after, object, view.tid, view.visibleAfter, 'assume', keys),
      );
    }
  }
}

/**
 * The conjunct as a goal about `object`. A frame's exclusive access is then an assumption, and its condition's duals are taken at `other`.
 * `numbers`: what stands for variables of the clause that no quantifier binds any more.
 */
export function provedOf(
  conjunct: Conjunct,
  object: Term | undefined,
  view: StepView,
  stores: Stores,
  other: Term,
  numbers?: Indices,
): Term {
  const typed = object && conjunct.owner ? isInstance(object, conjunct.owner) : TRUE;
  const applies = conjunct.isTrusted ? TRUE : and(isShared(view.visibleBefore, object), typed);
  switch (conjunct.kind) {
    case 'frame': {
      const indices = witnessIndices(conjunct);
      const clause = (thread: Term): Term =>
        inOneStore(
          conjunct.clause.expr,
          view.before,
          object,
          thread,
          view.visibleBefore,
          'assume',
          indicesOf(conjunct.discipline!, indices),
        );
      const exclusive = hasExclusiveAccess(
        grantOf(conjunct.discipline!, conjunct.isLasting),
        () => clause(view.tid),
        () => nobodyElse(conjunct.clause.expr, object, view, indicesOf(conjunct.discipline!, indices)),
      );
      return implies(and(applies, exclusive), unchanged(conjunct, object, view, stores, indices, []));
    }
    case 'assumption':
      return implies(applies, ofStep(conjunct.clause.expr, object, view, other, 'prove'));
    case 'invariant':
      return implies(
        and(isShared(view.visibleAfter, object), typed),
        inOneStore(conjunct.clause.expr, view.after, object, other, view.visibleAfter, 'prove', numbers),
      );
  }
}

/** "No other thread satisfies the condition", as an assumption with a quantifier; only the laws of the relation need it. */
export function nobodyElse(condition: Expr, object: Term | undefined, view: StepView, indices: Indices): Term {
  const thread = symbol('bound thread', 'Ref', THREAD_CLASS);
  const may = inOneStore(condition, view.before, object, thread, view.visibleBefore, 'prove', indices);
  return {
    kind: 'quantifier',
    which: 'forall',
    variables: [thread],
    body: implies(and(isThread(thread), not(equal(thread, view.tid))), not(may)),
  };
}

/**
 * A frame in an assumption: exclusive access keeps the value. Where others may satisfy the clause, some other thread (a skolem) does, or
 * the value stays.
 */
function frameHolds(conjunct: Conjunct, object: Term | undefined, view: StepView, same: Term, indices: readonly Term[]): Term {
  const clause = (thread: Term, purpose: 'prove' | 'assume'): Term =>
    inOneStore(conjunct.clause.expr, view.before, object, thread, view.visibleBefore, purpose, indicesOf(conjunct.discipline!, indices));
  const actor = skolem(`${conjunct.id}:${view.stepName}`, [...(object ? [object] : []), ...indices], THREAD_CLASS);
  const somebodyElse = (): Term => and(isThread(actor), not(equal(actor, view.tid)), clause(actor, 'assume'));
  return implies(
    hasExclusiveAccess(
      grantOf(conjunct.discipline!, conjunct.isLasting),
      () => clause(view.tid, 'prove'),
      () => not(somebodyElse()),
    ),
    same,
  );
}

/** The value of a field at an object, or of a static field. */
export function valueAt(stores: Stores, store: string, object: Term | undefined, read: (store: string) => Term): Term {
  const value = read(store);
  const type = stores.field(store)?.type;
  return stores.isStatic(store) || !object ? value : select(value, object, type?.kind === 'ref' ? type.className : undefined);
}
