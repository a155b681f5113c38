/**
 * A call of a method that is known by `requires`, `modifies` and `ensures` alone, in the body of a method with `performs` (calvin-tcs 6.3
 * met by reduction): the call stands for any number of writes to what `modifies` names, and the steps of others in between, until `ensures`
 * holds.
 *
 * Where all that it may change is this thread's alone for as long as only others run, nobody can tell these writes apart: they are both
 * movers, and so is the whole call. It is one operation then. What it needs for that is asserted (`not-atomic`); of its postconditions
 * those count that speak of nothing that others may change. Whether its own steps keep all that methods owe was proved where it was
 * checked. What would end the exclusive access in its middle is refused: `obstacleOfCall`. A call that may have to wait, or never ends,
 * commits to nothing and must come before the commit point.
 * Soundness: docs/soundness/reduction.md#calls-by-specification-in-a-sequence.
 * Neighbours: `reduction.ts` walks over calls, `movers.ts` decides what is exclusive; `modular/calls.ts` has the same call in check 1.
 */
import { lastPart } from '../../base/dotted-name';
import { actionPredicates, heldPredicates } from '../../effects/action-predicates';
import { obstacleOfActions } from '../../effects/calls-by-actions';
import type { Effects } from '../../effects/effects';
import { frameStores } from '../../effects/frame-stores';
import { borrows } from '../../effects/lent';
import { certainlyEnds } from '../../effects/termination';
import { elementStore, footprintOf, footprintWithRows, storeOf, storesOfExpr, type Row } from '../../plato/footprint';
import type { Call, Clause, Expr, FrameItem, Location, Operation, Procedure, Program } from '../../plato/ir';
import { HOLDER_FIELD, RESULT_VARIABLE, THROWABLE_CLASS } from '../../plato/ir';
import { namesResult } from '../../plato/frame-result';
import { entryFrame } from '../../plato/keys-written';
import { mapLocation, someExpr, substituteVars } from '../../plato/substitute';
import type { CheckContext } from '../environment/context';
import { currentScope } from '../environment/entry';
import { beforeSymbol } from '../environment/environment-step';
import { assign, assume, sequence, type Sequential } from '../logic/ir';
import { elementDisciplines } from '../logic/elements';
import { assertion, type Place } from '../logic/obligations';
import { VISIBLE, localSymbol } from '../logic/stores';
import { isInstance } from '../logic/operators';
import { FALSE, NULL, and, equal, implies, not, or, symbol, type Term } from '../logic/terms';
import { translate, type Scope } from '../logic/translate';
import { applyEffect } from '../modular/effect';
import { entriesOf, placed, placedRows, undisturbed, withRows, type Decided, type PlacedFootprint } from './movers';
import type { Reduction } from './reduced-loops';
import type { Step } from './unbroken';
import { anyElements, found, knownOfBases, rowOf } from './whole-arrays';

/** What `reduction.ts` does around every operation. */
export interface CallWalk {
  boundary(left: Term, callee: string, place: Place, what: string, step: Step): Sequential;
  afterwards(right: Decided, place: Place): readonly Sequential[];
  asksLeft(left: Term): readonly Sequential[];
}

/** Why a call by specification cannot be one operation, as the end of a sentence about the callee; undefined where it can. */
export function obstacleOfCall(program: Program, callee: Procedure, effects: Effects): string | undefined {
  if (callee.isTrusted || callee.kind === 'staticInitializer') return 'which has a specification without `performs`';
  if (callee.kind === 'constructor' && !borrows(program, callee, 0))
    return 'which has a specification, and may hand out the object that it makes';
  if ((callee.actions ?? []).length > 0) return obstacleOfActions(program, callee) ?? 'which has `action` clauses';
  if (callee.modifies === undefined) return 'which has neither `performs` nor `modifies`, so it may change anything';
  if (callee.performs !== undefined) return 'which has both `performs` and `modifies`';
  if (callee.modifies.some(namesResult)) return 'whose `modifies` names its result';
  if (callee.entry !== undefined) return 'which is checked for the thread that is started with it';
  if (callee.modifies.some((one) => one.kind !== 'location' && one.kind !== 'entry' && one.kind !== 'allElements'))
    return 'whose `modifies` names more than single places and all elements of arrays';
  if (callee.modifies.some((one) => one.kind === 'allElements' && rowOf(one).type.kind === 'ref'))
    return 'whose `modifies` names all elements of an array of objects';
  const maps = callee.modifies.flatMap((one) => (one.kind === 'entry' ? [storeOf(one.map)] : []));
  if (new Set(maps).size < maps.length) return 'whose `modifies` names several entries of one ghost map';
  if (effects.waits || effects.everything) return 'which may wait, and gives up the monitors of its callers meanwhile';
  const named = frameStores(program, callee.modifies);
  if (named === undefined) return 'whose `modifies` may name anything';
  const governing = storesThatGovern(program, named);
  const changed = [...effects.stores].find((store) => store !== HOLDER_FIELD && governing.has(store));
  return changed === undefined
    ? undefined
    : `which may change \`${lastPart(changed)}\`, on which it depends who may access what \`modifies\` names`;
}

/** What the clauses speak of that say who may access these stores; the monitors are always kept by a method that does not wait. */
function storesThatGovern(program: Program, stores: ReadonlySet<string>): ReadonlySet<string> {
  const own = program.fields.filter((field) => stores.has(field.id)).flatMap((field) => field.disciplines);
  const ofElements = elementDisciplines(program)
    .filter(({ path, field }) => stores.has(path.store) || stores.has(field.id))
    .map((one) => one.discipline);
  const ofActions = [...actionPredicates(program)].filter(([store]) => stores.has(store)).map(([, one]) => one.discipline);
  const ofHeld = heldPredicates(program)
    .filter((one) => stores.has(one.value))
    .map((one) => one.discipline);
  return new Set([...own, ...ofElements, ...ofActions, ...ofHeld].flatMap((one) => [...storesOfExpr(one.clause.expr)]));
}

/** The call as one operation, with what it needs to be one; the callee has no obstacle. */
export function specifiedCall(reduction: Reduction, call: Call, walk: CallWalk): Sequential[] {
  const { context, input } = reduction;
  const callee = input.table.get(call.targets[0]!.procedure)!;
  const at: Place = { span: call.span, within: call.within };
  const values = new Map<string, Expr>(callee.params.map((parameter, index) => [parameter.name, call.args[index]!]));
  const result: Variable = callee.result === undefined ? undefined : { name: call.result ?? '$unused', type: callee.result };
  const op = operationOf(context, callee, call, values, result);
  const parts: Sequential[] = [];
  const ends = call.targets.every((target) => certainlyEnds(context.program, input.table.get(target.procedure)!));
  const rows = callee.modifies!.flatMap((item) => (item.kind === 'allElements' ? [rowOf(item, values)] : []));
  const footprint = footprintOf({ ...op, guard: found(rows) });
  const entries = entriesOf(op);
  const place = (): PlacedFootprint => withRows(placed(context, footprint, parts, entries), [], placedRows(context, rows, parts));
  const first = undisturbed(context, place(), reduction.owners);
  const left = ends ? first.term : FALSE;
  parts.push(
    ...first.facts,
    ...walk.asksLeft(left),
    walk.boundary(
      left,
      callee.id,
      at,
      ends
        ? `this call (it ${call.description})`
        : `this call, which may have to wait for it or never come to an end (it ${call.description})`,
      { footprint, mayWait: !ends },
    ),
  );
  // From here on: after the steps of others, if any.
  parts.push(...knownOfBases(context, op, footprint.reads));
  const where = place();
  const exclusive = undisturbed(context, where, reduction.owners);
  parts.push(
    ...exclusive.facts,
    ...(reduction.questions || reduction.repair ? [] : isOneStep(context, callee, exclusive.term, at)),
    assume(exclusive.term),
  );
  const known = callee.ensures.map((clause) =>
    decidedClause(
      reduction,
      op,
      clause,
      new Map<string, Expr>([...values, ...(result ? [[RESULT_VARIABLE, { kind: 'var', ...result }] as const] : [])]),
      rows,
      parts,
    ),
  );
  const stores = new Set([...footprint.writes.map((location) => storeOf(location)!), ...rows.map((row) => elementStore(row.type))]);
  parts.push(
    ...[...stores].map((store) => assign(beforeSymbol(context.stores.symbol(store)), context.stores.symbol(store))),
    assign(beforeSymbol(VISIBLE), VISIBLE),
  );
  parts.push(
    ...anyElements(context, rows, where),
    ...applyEffect(context, op),
    ...(stores.size > 0 ? (reduction.repair?.atWrite() ?? []) : []),
  );
  parts.push(...walk.afterwards(undisturbed(context, where, reduction.owners), at));
  parts.push({ kind: 'mark', mark: { thread: 'this', action: call.description, span: call.span, within: call.within, watch: [] } });
  const after = scopeAfter(context, stores);
  const returns: Sequential[] = [
    ...(result !== undefined && result.type.kind === 'ref'
      ? [assume(isInstanceOrNull(localSymbol(result.name, result.type), result.type.className))]
      : []),
    ...known.map(({ isSteady, expr }) => assume(implies(isSteady, translate(expr, after)))),
  ];
  const thrown = call.thrown && callee.mayThrow ? throwing(callee, call.thrown) : undefined;
  return [...parts, thrown ? { kind: 'choice', branches: [sequence(returns), sequence(thrown)] } : sequence(returns)];
}

/** Nobody else can access what the callee may change. */
function isOneStep(context: CheckContext, callee: Procedure, condition: Term, at: Place): Sequential[] {
  return assertion(
    condition,
    'not-atomic',
    `other threads may access what \`${callee.display}\` changes while it runs, so this call is not one step of what \`${context.procedure.display}\` performs. A call by specification is one step where all that \`modifies\` names is this thread's alone; with \`performs\` the callee would be the actions that it performs`,
    at,
    callee.modifies!.map((one) => ({ message: 'what it may change', span: one.span })),
  );
}

type Variable = { readonly name: string; readonly type: NonNullable<Procedure['result']> } | undefined;

function isInstanceOrNull(value: Term, className: string): Term {
  return or(equal(value, NULL), isInstance(value, className));
}

/** Any change of what `modifies` names, after the references that are handed over have become everybody's. */
function operationOf(context: CheckContext, callee: Procedure, call: Call, values: ReadonlyMap<string, Expr>, result: Variable): Operation {
  const isMade = (index: number): boolean => callee.kind === 'constructor' && index === 0;
  const references = callee.params.flatMap((parameter, index) =>
    parameter.type.kind === 'ref' && !isMade(index) ? [call.args[index]!] : [],
  );
  const local: Location[] = result === undefined ? [] : [{ kind: 'local', name: result.name, type: result.type }];
  return {
    asserts: [],
    guard: undefined,
    assigns: [],
    havocs: [
      ...local,
      ...(callee.kind === 'constructor' ? fieldsMade(context, callee, call.args[0]!) : []),
      ...callee.modifies!.flatMap((item) => (item.kind === 'allElements' ? [] : [locationOf(item, values)])),
    ],
    post: framesOf(callee.modifies!, values),
    allocates: undefined,
    role: 'specification',
    description: call.description,
    span: call.span,
    within: call.within,
    callee: callee.id,
    ...(references.length > 0 && { publishes: references }),
  };
}

/** The fields of the object that is made, final ones too: `modifies` does not speak of them. */
function fieldsMade({ program, stores, hierarchy }: CheckContext, { owner }: Procedure, object: Expr): readonly Location[] {
  const above = new Set(hierarchy.supers(owner));
  return program.fields
    .filter((field) => !field.isStatic && above.has(field.owner) && field.id !== HOLDER_FIELD && stores.all.includes(field.id))
    .map((field) => ({ kind: 'field', object, field: field.id, type: field.type }));
}

function locationOf(item: FrameItem, values: ReadonlyMap<string, Expr>): Location {
  const named = item.kind === 'location' ? item.location : item.kind === 'entry' ? item.map : undefined;
  if (named === undefined) throw new Error('such a frame is an obstacle');
  return mapLocation(named, (base) => substituteVars(base, values));
}

/** Of a ghost map only the named entry changes. */
function framesOf(modifies: readonly FrameItem[], values: ReadonlyMap<string, Expr>): Expr | undefined {
  const frames = modifies.flatMap((item) =>
    (item.kind === 'entry'
      ? [
          entryFrame(
            locationOf(item, values),
            [item.key, ...(item.inner ?? [])].map((key) => substituteVars(key, values)),
          ),
        ]
      : []
    ).filter((one) => one !== undefined),
  );
  return frames.length === 0 ? undefined : frames.reduce(conjunction);
}

function conjunction(left: Expr, right: Expr): Expr {
  return { kind: 'binary', op: '&&', left, right };
}

/**
 * A postcondition, and a constant that says whether nobody else changes what it reads. What it says of new objects is left out: assuming
 * less is sound.
 */
function decidedClause(
  reduction: Reduction,
  op: Operation,
  clause: Clause,
  values: ReadonlyMap<string, Expr>,
  changed: readonly Row[],
  parts: Sequential[],
): { readonly isSteady: Term; readonly expr: Expr } {
  const { context } = reduction;
  const expr = substituteVars(clause.expr, values);
  if (someExpr(expr, (part) => part.kind === 'fresh')) return { isSteady: FALSE, expr };
  const described = { ...op, publishes: undefined, post: op.post ? conjunction(op.post, expr) : expr };
  const { reads, elsewhere, rows } = footprintWithRows(
    described,
    changed.map((row) => elementStore(row.type)),
  );
  parts.push(...knownOfBases(context, op, reads));
  const named = placed(context, { reads, writes: [], elsewhere }, parts, entriesOf(described));
  const decided = undisturbed(context, withRows(named, placedRows(context, rows, parts), []), reduction.owners);
  const isSteady = symbol(context.fresh('steady'), 'Bool');
  parts.push(...decided.facts, assign(isSteady, decided.term));
  return { isSteady, expr };
}

/** `\old` is before the call. */
function scopeAfter(context: CheckContext, changed: ReadonlySet<string>): Scope {
  return {
    ...currentScope(context, 'assume'),
    store: (name, when) => (when === 'pre' && changed.has(name) ? beforeSymbol(context.stores.symbol(name)) : context.stores.symbol(name)),
    visibleAtEntry: beforeSymbol(VISIBLE),
  };
}

/** An exception leaves, of which nothing is known but that it is one. */
function throwing(callee: Procedure, thrown: NonNullable<Call['thrown']>): Sequential[] {
  const exception = localSymbol(thrown.variable, { kind: 'ref', className: THROWABLE_CLASS });
  return [
    { kind: 'havoc', variables: [exception] },
    assume(and(not(equal(exception, NULL)), isInstance(exception, THROWABLE_CLASS))),
    { kind: 'mark', mark: { thread: 'this', action: `\`${callee.display}\` throws`, span: callee.nameSpan, within: [], watch: [] } },
    { kind: 'exit', label: thrown.label },
  ];
}
