/**
 * Which operations commute with those of other threads, decided from the access predicates (calvin-r 2 and 3;
 * docs/theory.md#check-2-reduction).
 *
 * A location that nobody else can write, now and for as long as only others run, is `write exclusive`, one that nobody else can read so
 * `read exclusive`. An operation is undisturbed in a store if what it reads is write exclusive there and what it writes is both: then no
 * operation of another thread is possible that does not commute with it. That it lasts matters to left movers: between the step that
 * commits and a left mover others may make any number of steps, and the first of them could give the right to the second. So only what
 * `stability.ts` has shown to last counts, in the form in which it was shown. Claiming too little is sound: fewer operations are then
 * movers. "No other thread satisfies the condition" is a fact about all threads, so it goes into a constant of its own, of which both
 * directions are assumed.
 * Soundness: docs/soundness/reduction.md#movers-by-disciplines.
 * Neighbours: `reduction.ts` asks before and after every operation; `grants.ts` says what a discipline grants, `verify/grants.ts` which of
 * it lasts.
 */
import { threadLocals } from '../../effects/thread-local';
import { actionPredicates, heldPredicates, type ActionPredicate } from '../../effects/action-predicates';
import { elementStore, storeOf, storesOfExpr, writesOf, type Footprint, type Row } from '../../plato/footprint';
import type { Discipline, Expr, FieldDecl, Location, Operation } from '../../plato/ir';
import { HOLDER_FIELD, THREAD_CLASS } from '../../plato/ir';
import { entriesRead, keysWritten, type Entry } from '../../plato/keys-written';
import { locationEquals } from '../../plato/substitute';
import { TID } from '../logic/threads';
import { now, type CheckContext } from '../environment/context';
import { elementDisciplines, type ElementPath } from '../logic/elements';
import { inOneStore, indicesOf, isThread, keywordText, valueAt } from '../environment/environment';
import type { AccessKind } from '../../diagnostics/disciplines';
import { governs, hasExclusiveAccess, type ClauseFor } from '../environment/grants';
import { disciplineIsKept } from '../environment/guarantee';
import { assign, assume, type Sequential } from '../logic/ir';
import {
  FALSE,
  NULL,
  TRUE,
  and,
  apply,
  classOf,
  equal,
  implies,
  not,
  number,
  or,
  sameTerm,
  select,
  symbol,
  type Symbol,
  type Term,
} from '../logic/terms';
import { currentScope } from '../environment/entry';
import { isOfArray, isOfEntries } from '../environment/stability';
import { ESCAPED, VISIBLE, isOurs, isUndetermined, localSymbol } from '../logic/stores';
import { lengthOf, translate } from '../logic/translate';

/** A location whose base has been evaluated: it means the same before and after the operation. */
export interface PlacedLocation {
  readonly store: string;
  readonly field: FieldDecl | undefined;
  readonly object: Term | undefined;
  /** What leads to the object. Absent: nothing of interest. */
  readonly base?: Expr;
  readonly index: Term | undefined;
  /** All elements of the array. */
  readonly isWhole?: true;
  /** Of a ghost map only the entry at these keys, outermost first. Absent: the whole, or no map. */
  readonly keys?: readonly Term[];
}

export interface PlacedFootprint {
  readonly reads: readonly PlacedLocation[];
  readonly writes: readonly PlacedLocation[];
  /** It reads at places that cannot be named. */
  readonly isUnbounded: boolean;
}

/** A condition with the facts that give it its meaning; the facts may be assumed anywhere. */
export interface Decided {
  readonly facts: readonly Sequential[];
  readonly term: Term;
}

/** The entries of ghost maps that something reads and writes; without keys: the whole map. */
export interface Entries {
  readonly read: readonly Entry[];
  readonly write: readonly Entry[];
}

/** The entries that one operation reads and writes. */
export function entriesOf(op: Operation): Entries {
  return { read: entriesRead(op), write: writesOf(op).map((map) => ({ map, keys: keysWritten(op, map) })) };
}

/**
 * Evaluates the bases of a footprint now; `parts` get the assignments that hold them. Final fields are left out: they never change.
 * `entries`: which entries of ghost maps are read and written, where that is known; the others are read and written as a whole.
 */
export function placed(context: CheckContext, footprint: Footprint, parts: Sequential[], entries?: Entries): PlacedFootprint {
  const place = (location: Location, access: AccessKind): readonly PlacedLocation[] => {
    const store = storeOf(location)!;
    const field = context.stores.field(store);
    if (field?.isFinal) return [];
    if (isUndetermined(field) && access === 'read') return [];
    const hold = (term: Term): Symbol => {
      const held = symbol(
        context.fresh('place'),
        typeof term === 'object' && 'sort' in term ? term.sort : 'Int',
        'className' in term ? term.className : undefined,
      );
      parts.push(assign(held, term));
      return held;
    };
    const scope = currentScope(context, 'assume');
    const object = location.kind === 'field' ? hold(translate(location.object, scope)) : undefined;
    const of = field?.type.kind === 'map' ? entries?.[access].filter((one) => locationEquals(one.map, location)) : undefined;
    if (of?.every((one) => one.keys.length > 0))
      return of.map((one) => ({ store, field, object, index: undefined, keys: one.keys.map((key) => hold(translate(key, scope))) }));
    if (location.kind === 'field') return [{ store, field, object, base: location.object, index: undefined }];
    if (location.kind === 'elem' && location.isWhole)
      return [{ store, field, object: hold(translate(location.array, scope)), index: undefined, isWhole: true }];
    if (location.kind === 'elem')
      return [{ store, field, object: hold(translate(location.array, scope)), index: hold(translate(location.index, scope)) }];
    return [{ store, field, object: undefined, index: undefined }];
  };
  const elsewhere = footprint.elsewhere.filter((store) => context.stores.field(store)?.isFinal !== true);
  return {
    reads: footprint.reads.flatMap((one) => place(one, 'read')),
    writes: footprint.writes.flatMap((one) => place(one, 'write')),
    isUnbounded: elsewhere.length > 0,
  };
}

/** Arrays with all their elements, found now. */
export function placedRows(context: CheckContext, rows: readonly Row[], parts: Sequential[]): readonly PlacedLocation[] {
  return rows.map(({ array, type }) => {
    const term = translate(array, currentScope(context, 'assume'));
    const held = symbol(context.fresh('place'), 'Ref', classOf(term));
    parts.push(assign(held, term));
    return { store: elementStore(type), field: undefined, object: held, index: undefined, isWhole: true };
  });
}

/** The footprint with whole arrays; those that are written come last. */
export function withRows(footprint: PlacedFootprint, read: readonly PlacedLocation[], written: readonly PlacedLocation[]): PlacedFootprint {
  return { ...footprint, reads: [...footprint.reads, ...read], writes: [...footprint.writes, ...written] };
}

/** To be placed before a step that reads what is undetermined. */
export function anyValues(context: CheckContext, footprint: Footprint): Sequential[] {
  const read = footprint.reads.map((location) => storeOf(location)!).filter((store) => isUndetermined(context.stores.field(store)));
  return read.length === 0 ? [] : [{ kind: 'havoc', variables: read.map((store) => context.stores.symbol(store)) }];
}

/**
 * No other thread can interfere with the footprint in the store as it is now. `owners` are the objects whose arrays the elements may be,
 * and the numbers at which rows may stand.
 */
export function undisturbed(context: CheckContext, footprint: PlacedFootprint, owners: readonly Symbol[]): Decided {
  if (footprint.isUnbounded) return { facts: [], term: FALSE };
  const asked: Asked = { owners, alone: [] };
  const parts = [
    ...footprint.reads.map((location) => exclusive(context, location, 'write', asked)),
    ...footprint.writes.flatMap((location) => [exclusive(context, location, 'write', asked), exclusive(context, location, 'read', asked)]),
  ];
  return { facts: parts.flatMap((part) => part.facts), term: and(...distinct(parts.map((part) => part.term))) };
}

/** What all questions about one place of the program share. */
interface Asked {
  readonly owners: readonly Symbol[];
  /** The clauses of which it was asked whether some other thread satisfies them, of one thread, and the constant that says so. */
  readonly alone: { readonly clause: Term; readonly term: Term }[];
}

function distinct(terms: readonly Term[]): readonly Term[] {
  return terms.filter((one, index) => !terms.slice(0, index).some((other) => sameTerm(one, other)));
}

/** No other thread can write (read) the location now: W and R of docs/theory.md#environment. */
function exclusive(context: CheckContext, location: PlacedLocation, access: AccessKind, asked: Asked): Decided {
  const { store, field, object } = location;
  const ours = object ? isOurs(select(VISIBLE, object)) : FALSE;
  // Whoever has a reference to such an object is the only thread that has one.
  if (field && !field.isStatic && threadLocals(context.program).classes.has(field.owner)) return ALWAYS;
  if (store === HOLDER_FIELD) return { facts: [], term: or(ours, equal(select(context.stores.symbol(store), object!), TID)) };
  const own = (field?.disciplines ?? []).filter((discipline) => discipline.indices.length === 0);
  const decided = [
    ...[...own, ...ofActions(context, store)].flatMap((discipline) => byClause(context, discipline, access, object, new Map(), asked)),
    ...ofEntries(context, location, access, asked),
    ...elements(context, location, access, asked),
    ...heldValue(context, location, access, asked),
  ];
  return { facts: decided.flatMap((one) => one.facts), term: or(ours, ...distinct(decided.map((one) => one.term))) };
}

/** The discipline gives this thread exclusive access, and that lasts; nothing where it was not shown to last. */
function byClause(
  context: CheckContext,
  discipline: Discipline,
  access: AccessKind,
  object: Term | undefined,
  indices: ReadonlyMap<string, Term>,
  asked: Asked,
): readonly Decided[] {
  const grant = context.grants.get(discipline)?.get(access);
  if (grant === undefined) return [];
  const clause: ClauseFor = (thread, purpose) =>
    inOneStore(discipline.clause.expr, now(context), object, thread, VISIBLE, purpose, indices);
  const facts: Sequential[] = [];
  const isAlone = (): Term => {
    const decided = nobodyElse(context, clause, asked);
    facts.push(...decided.facts);
    return decided.term;
  };
  return [{ term: hasExclusiveAccess(grant, () => clause(TID, 'prove'), isAlone), facts }];
}

/**
 * What the actions of other methods say of who touches a field (`effects/action-predicates.ts`), for a body that touches it by their calls
 * only.
 */
function ofActions(context: CheckContext, store: string): readonly Discipline[] {
  const predicate = actionPredicates(context.program).get(store);
  return predicate && isReported(context, predicate) ? [predicate.discipline] : [];
}

function isReported(context: CheckContext, { discipline, accessors }: ActionPredicate): boolean {
  if (accessors.has(context.procedure.id)) return false;
  return [...storesOfExpr(discipline.clause.expr)].every((one) => context.relevant.has(one) || !context.stores.isMutable(one));
}

/** The same of the value of an atomic object, where that is read from the final field that keeps it to itself. */
function heldValue(context: CheckContext, { store, object, base }: PlacedLocation, access: AccessKind, asked: Asked): readonly Decided[] {
  const read = base?.kind === 'var' ? context.readFrom.get(base.name) : base;
  if (!object || read?.kind !== 'field' || read.object.kind !== 'var') return [];
  const predicate = heldPredicates(context.program).find((one) => one.field.id === read.field && one.value === store);
  if (!predicate || !isReported(context, predicate)) return [];
  const { name, type } = read.object;
  const owner = localSymbol(context.copies.get(name) ?? name, type);
  return byClause(context, predicate.discipline, access, owner, new Map(), asked).map(({ facts, term }) => ({
    facts,
    term: and(
      not(equal(owner, NULL)),
      equal(select(VISIBLE, owner), ESCAPED),
      equal(select(context.stores.symbol(read.field), owner), object),
      term,
    ),
  }));
}

/**
 * Disciplines of entries. Whoever accesses an entry of a ghost map owes the clause for its keys, and whoever accesses the whole map, for
 * all keys; a step that changes another entry of the map commutes with this one, since each leaves the other's entry alone.
 */
function ofEntries(context: CheckContext, { field, object, keys }: PlacedLocation, access: AccessKind, asked: Asked): readonly Decided[] {
  if (!field || keys === undefined) return [];
  return field.disciplines
    .filter((discipline) => isOfEntries(field, discipline) && discipline.indices.length <= keys.length)
    .flatMap((discipline) =>
      byClause(context, discipline, access, object, new Map(discipline.indices.map((index, depth) => [index.name, keys[depth]!])), asked),
    );
}

/**
 * Disciplines of elements: the element (or each of them) belongs to the array that a field of one of the owners, or a static field, refers
 * to now, or to a row of it at an index that a local names, and its clause gives exclusive access. (Every access to it owes the clause,
 * whoever makes it.)
 */
function elements(
  context: CheckContext,
  { store, object: array, index: named, isWhole }: PlacedLocation,
  access: AccessKind,
  asked: Asked,
): readonly Decided[] {
  // Of all elements at once only a clause tells that is the same for each.
  const index = isWhole ? ANY_INDEX : named;
  const { owners } = asked;
  if (!array || !index) return [];
  return elementDisciplines(context.program).flatMap(({ field, discipline, path }): Decided[] => {
    if (path.store !== store || context.disciplines?.has(discipline) === false || !isOfArray(field, discipline)) return [];
    if (isWhole && path.indices.length === discipline.indices.length) return [];
    const objects: readonly (Symbol | undefined)[] = field.isStatic ? [undefined] : ownersOf(context, field, owners);
    const rows = discipline.indices.length === 1 ? [[]] : owners.filter((one) => one.sort === 'Int').map((one) => [one]);
    return objects.flatMap((owner) =>
      rows.flatMap((row): readonly Decided[] =>
        byClause(context, discipline, access, owner, indicesOf(discipline, [...row, index]), asked).map(({ facts, term }) => ({
          facts,
          term: and(
            ...(owner ? [not(equal(owner, NULL)), equal(select(VISIBLE, owner), ESCAPED)] : []),
            leads(field, path, owner, row),
            term,
          ),
        })),
      ),
    );
  });

  /** Only at the indices that an array has are there rows, for which the clause is owed. */
  function leads(field: FieldDecl, path: ElementPath, owner: Symbol | undefined, row: readonly Symbol[]): Term {
    const holder = valueAt(context.stores, field.id, owner, now(context));
    const isThere = row.map((at) =>
      and(not(equal(holder, NULL)), apply('<=', [number(0), at], 'Bool'), apply('<', [at, lengthOf(holder)], 'Bool')),
    );
    return and(...isThere, equal(path.row(holder, row, now(context)), array!));
  }
}

/**
 * For a message: what is asked of every access to the places and still makes none of them a mover, because it was not shown to last.
 * `undefined` where there is no such clause.
 */
export function unlasting(context: CheckContext, footprint: PlacedFootprint, owners: readonly Symbol[]): string | undefined {
  const accesses = [
    ...footprint.reads.map((location) => ({ location, kinds: ['write'] as const })),
    ...footprint.writes.map((location) => ({ location, kinds: ['write', 'read'] as const })),
  ];
  const clauses = accesses.flatMap(({ location, kinds }) => {
    const own = (location.field?.disciplines ?? [])
      .filter((one) => one.indices.length === 0)
      .map((discipline) => ({ field: location.field!, discipline }));
    const ofElements = location.index
      ? elementDisciplines(context.program).filter(
          (one) =>
            one.path.store === location.store &&
            context.disciplines?.has(one.discipline) !== false &&
            isOfArray(one.field, one.discipline) &&
            (one.field.isStatic || ownersOf(context, one.field, owners).length > 0),
        )
      : [];
    return [...own, ...ofElements].flatMap(({ field, discipline }) =>
      kinds
        .filter(
          (kind) =>
            governs(discipline, kind) && !lastsBeside(context, field, discipline, kind) && disciplineIsKept(context, field, discipline),
        )
        .map((kind) => ({
          text: `${keywordText(discipline)} ${discipline.clause.text}`,
          kind,
          what: discipline.indices.length > 0 ? `elements of \`${field.name}\`` : `\`${field.name}\``,
        })),
    );
  });
  const [first] = clauses;
  return (
    first &&
    `. \`${first.text}\` does not help here, because it does not last: other threads may change what it mentions, and then ${first.kind} ${first.what}`
  );
}

/** Some clause of the same places keeps others out for long, of those who satisfy it: then it is not this one that is to be mended. */
function lastsBeside(context: CheckContext, field: FieldDecl, { indices }: Discipline, access: AccessKind): boolean {
  return field.disciplines.some((one) => one.indices.length === indices.length && context.grants.get(one)?.has(access) === true);
}

/** The objects that have the field. */
function ownersOf(context: CheckContext, field: FieldDecl, owners: readonly Symbol[]): readonly Symbol[] {
  return owners.filter((owner) => owner.className !== undefined && context.hierarchy.isSubtype(owner.className, field.owner));
}

/**
 * "No other thread satisfies the clause", as a constant: where it is true, of every thread; where it is false, some thread does. Asked
 * again of the same place, it is the same constant, and its facts are there.
 */
function nobodyElse(context: CheckContext, clause: ClauseFor, { alone: known }: Asked): Decided {
  const thread = symbol('object', 'Ref', THREAD_CLASS);
  const ofThread = clause(thread, 'prove');
  const found = known.find((one) => sameTerm(one.clause, ofThread));
  if (found) return { facts: [], term: found.term };
  const name = context.fresh('nobody else');
  const alone = symbol(name, 'Bool');
  const somebody = symbol(`${name} but`, 'Ref', THREAD_CLASS);
  known.push({ clause: ofThread, term: alone });
  return {
    facts: [
      {
        kind: 'assume',
        fact: {
          kind: 'objects',
          className: THREAD_CLASS,
          variable: thread,
          wholeHistory: true,
          body: implies(and(alone, isThread(thread), not(equal(thread, TID))), not(ofThread)),
        },
      },
      assume(or(alone, and(isThread(somebody), not(equal(somebody, TID)), clause(somebody, 'assume')))),
    ],
    term: alone,
  };
}

/** Stands for the index of which a clause does not speak. */
const ANY_INDEX: Term = number(0);

export const ALWAYS: Decided = { facts: [], term: TRUE };
