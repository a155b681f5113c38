/**
 * A method with actions is simulated by its abstraction (calvin-tcs section 5): every step of the body either changes only `modifies` (`K`)
 * and leaves the witness variable `pc`, or is the action `Y_i` that `pc` points to and moves it from `i` to `i + 1`; at the end nothing is
 * left to perform.
 *
 * Which of the two a step is, the paper leaves to the programmer, who sets `pc`. Simulation needs some choice only, so here a step that
 * writes what `modifies` does not list is the next action if it can be, and may else only write what was there before; a step that writes
 * nothing else stutters, unless `witness L` says that the first step from there on that can be `L` is it, or in an atomic block that the
 * block is. What is left at the end may still be performed by a step that changes nothing. Objects that nobody else can reach may always
 * change: no caller sees them. Monitors are no part of any frame: what a method takes it gives back.
 * Soundness: docs/soundness/calls.md#choice-of-actions.
 * Neighbours: `operations.ts`, `statements.ts`, `calls.ts` judge their steps by it; `loops.ts` havocs `pc`; `abstraction.ts` is the same
 * statement at call sites.
 */
import { footprintOf, storeOf, storesOfExpr } from '../../plato/footprint';
import {
  BOOL,
  HOLDER_FIELD,
  INT,
  OBJECT_CLASS,
  PC_VARIABLE,
  type AtomicAction,
  type Location,
  type Operation,
  type Procedure,
  type Stmt,
  type Variable,
} from '../../plato/ir';
import { keysWritten } from '../../plato/keys-written';
import type { Candidates } from '../candidates/candidates';
import { TID } from '../logic/threads';
import type { CheckContext } from '../environment/context';
import { frameAllows, entryScope, type Located } from '../environment/frames';
import { assign, assume, type Sequential, type Watch } from '../logic/ir';
import {
  FALSE,
  TRUE,
  and,
  apply,
  copyOf,
  equal,
  implies,
  ite,
  not,
  number,
  or,
  select,
  sortOf,
  symbol,
  type Symbol,
  type Term,
} from '../logic/terms';
import { assertion, type Place } from '../logic/obligations';
import { VISIBLE, isOurs, localSymbol } from '../logic/stores';
import { translate, type Scope } from '../logic/translate';
import { someStmt } from '../../plato/statements';

const PC = localSymbol(PC_VARIABLE, INT);
/** The number of the action that a witness asks for; 0: none. */
const WITNESS_VARIABLE = '$witness';
const WITNESS = localSymbol(WITNESS_VARIABLE, INT);
/** Whether the step that was simulated last is an action. */
export const PERFORMED = symbol('step performs', 'Bool');
/**
 * Of the writes of an atomic block so far: all of them stutter; all are in `modifies`; all are in the frame of an action; one is to an
 * object of this method's own.
 */
const STUTTERS_VARIABLE = '$stutters';
const LISTED_VARIABLE = '$listed';
const OWN_VARIABLE = '$changes own';
const STUTTERS = localSymbol(STUTTERS_VARIABLE, BOOL);
const LISTED = localSymbol(LISTED_VARIABLE, BOOL);
const OWN = localSymbol(OWN_VARIABLE, BOOL);

function framedVariable(index: number): string {
  return `$in frame ${index + 1}`;
}

function framed(index: number): Symbol {
  return localSymbol(framedVariable(index), BOOL);
}

function actionsOf(context: CheckContext): readonly AtomicAction[] {
  return context.procedure.actions ?? [];
}

/** The ghost variables of a simulation; loops forget them like locals. */
export function simulationLocals(procedure: Procedure): readonly Variable[] {
  if (!procedure.actions) return [];
  return [
    { name: PC_VARIABLE, type: INT },
    { name: WITNESS_VARIABLE, type: INT },
    { name: STUTTERS_VARIABLE, type: BOOL },
    { name: LISTED_VARIABLE, type: BOOL },
    { name: OWN_VARIABLE, type: BOOL },
    ...procedure.actions.map((_, index) => ({ name: framedVariable(index), type: BOOL })),
  ];
}

/** Nothing has been performed. */
export function simulationEntry(context: CheckContext): Sequential[] {
  return context.procedure.actions ? [assign(PC, number(1)), assign(WITNESS, number(0))] : [];
}

/** Whether the step must be judged: it may change what others see, or a witness may mean it. */
export function isJudged(context: CheckContext, op: Operation): boolean {
  if (!context.procedure.actions) return false;
  const footprint = footprintOf(op);
  const isShared = footprint.reads.length > 0 || footprint.elsewhere.length > 0 || footprint.writes.length > 0;
  return writesShared(op) || (context.hasWitness && isShared);
}

function writesShared(op: Operation): boolean {
  return footprintOf(op).writes.some((location) => storeOf(location) !== HOLDER_FIELD);
}

/** What must be up to date where a step is judged. */
export function storesJudged(context: CheckContext): ReadonlySet<string> {
  const stores = new Set<string>();
  for (const { condition, frame } of actionsOf(context)) {
    for (const store of storesOfExpr(condition.expr)) stores.add(store);
    for (const item of frame) {
      const bases =
        item.kind === 'allElements'
          ? [item.array]
          : item.kind === 'allFields'
            ? [item.object]
            : item.kind === 'everywhere'
              ? []
              : item.kind === 'entry'
                ? [item.key, ...(item.inner ?? []), ...(item.map.kind === 'field' ? [item.map.object] : [])]
                : item.location.kind === 'field'
                  ? [item.location.object]
                  : item.location.kind === 'elem'
                    ? [item.location.array, item.location.index]
                    : [];
      for (const base of bases) for (const store of storesOfExpr(base)) stores.add(store);
    }
  }
  return stores;
}

/** The locations that a step is about to write, named so that the step cannot change which they are. */
export function locate(
  context: CheckContext,
  op: Operation,
  writes: readonly Location[],
  scope: Scope,
): { readonly parts: readonly Sequential[]; readonly located: readonly Located[] } {
  const parts: Sequential[] = [];
  const located: Located[] = [];
  const held = (name: string, term: Term): Symbol => {
    const sort = sortOf(term);
    const kept = symbol(`${context.fresh('written')} ${name}`, sort, sort === 'Ref' ? OBJECT_CLASS : undefined);
    parts.push(assign(kept, term));
    return kept;
  };
  for (const location of writes) {
    const store = storeOf(location);
    if (store === undefined || store === HOLDER_FIELD) continue;
    const key = keysWritten(op, location)[0];
    const index = key && held('key', translate(key, scope));
    if (location.kind === 'field') located.push({ store, object: held('object', translate(location.object, scope)), index });
    else if (location.kind === 'elem')
      located.push({
        store,
        object: held('array', translate(location.array, scope)),
        index: location.isWhole ? undefined : held('index', translate(location.index, scope)),
      });
    else located.push({ store, object: undefined, index });
  }
  return { parts, located };
}

/** One step of this thread, after it was made. */
export interface Made {
  readonly before: (store: string) => Term;
  readonly visibleBefore: Term;
  /** "this step (it writes `x`)". */
  readonly what: string;
  readonly place: Place;
  readonly watch: readonly Watch[];
}

/** Whether a step stutters, whether it does so by what it writes to alone, and whether it is in the frame of each action. */
interface Judgement {
  readonly stutters: Term;
  readonly listed: Term;
  readonly framed: readonly Term[];
}

function valueAt(read: (store: string) => Term, { store, object, index }: Located): Term {
  const value = object ? select(read(store), object) : read(store);
  return index ? select(value, index) : value;
}

function isOwn(context: CheckContext, { object }: Located, visible: Term): Term {
  return object && context.hasLocalObjects ? isOurs(select(visible, object)) : FALSE;
}

function preScope(context: CheckContext, made: Pick<Made, 'before'>): Scope {
  return { ...entryScope(context), store: (name) => made.before(name) };
}

function judge(context: CheckContext, located: readonly Located[], made: Pick<Made, 'before'>, visible: Term): Judgement {
  const listed = (one: Located): Term =>
    or(frameAllows(context, context.procedure.modifies ?? [], entryScope(context), one), isOwn(context, one, visible));
  // A constructor's action may speak of `this` and of what it leads to although nobody else can reach them yet; so for it they count.
  const own = (one: Located): Term => (context.procedure.kind === 'constructor' ? FALSE : isOwn(context, one, visible));
  const kept = (one: Located): Term =>
    equal(
      valueAt((store) => context.stores.symbol(store), one),
      valueAt(made.before, one),
    );
  return {
    stutters: and(...located.map((one) => or(listed(one), kept(one)))),
    listed: and(...located.map(listed)),
    framed: actionsOf(context).map(({ frame }) =>
      and(
        ...located.map((one) =>
          or(
            frameAllows(context, context.procedure.modifies ?? [], entryScope(context), one),
            frameAllows(context, frame, preScope(context, made), one),
            own(one),
            kept(one),
          ),
        ),
      ),
    ),
  };
}

/** `ensures` of an action, of the step from `before` to now; to be proved. */
function holdsOf(context: CheckContext, action: AtomicAction, before: (store: string) => Term): Term {
  return translate(action.condition.expr, {
    store: (name, when) => (when === 'pre' ? before(name) : context.stores.symbol(name)),
    variables: new Map(),
    tid: TID,
    visible: VISIBLE,
    visibleAtEntry: VISIBLE,
    purpose: 'prove',
  });
}

function atMost(index: number): Term {
  return apply('<=', [PC, number(index)], 'Bool');
}

/** The step is a stuttering one or the next action; `pc` afterwards. */
export function simulate(context: CheckContext, located: readonly Located[], made: Made): Sequential[] {
  return concluded(context, judge(context, located, made, made.visibleBefore), made, new Set());
}

/** `certain` are the actions that an atomic block may be said to perform. */
function concluded(
  context: CheckContext,
  { stutters, listed, framed: within }: Judgement,
  made: Made,
  certain: ReadonlySet<number>,
): Sequential[] {
  const actions = actionsOf(context);
  const next = (index: number): Term => equal(PC, number(index + 1));
  const asked = (index: number): Term => (context.hasWitness ? equal(WITNESS, number(index + 1)) : FALSE);
  const parts: Sequential[] = [];
  const conditions = actions.map((action) => holdsOf(context, action, made.before));
  actions.forEach((action, index) => {
    const due = and(next(index), or(not(stutters), certain.has(index) ? asked(index) : FALSE));
    const why = certain.has(index) ? 'is said to be' : 'changes more than `modifies` allows, so it would have to be';
    const related = [{ message: `the action \`${action.label}\``, span: action.span }];
    parts.push(
      ...assertion(
        implies(due, within[index]!),
        'simulation',
        `${made.what} ${why} the action \`${action.label}\`, but it may change what \`also_modifies\` of \`${action.label}\` does not list`,
        made.place,
        related,
        { watch: made.watch },
      ),
    );
    parts.push(
      ...assertion(
        implies(and(due, within[index]!), conditions[index]!),
        'simulation',
        `${made.what} ${why} the action \`${action.label}\`, but \`${action.condition.text}\` may not hold of it`,
        made.place,
        related,
        { watch: made.watch },
      ),
    );
  });
  const done = not(atMost(actions.length));
  const all = actions.length === 1 ? `the action \`${actions[0]!.label}\`` : 'all its actions';
  parts.push(
    ...assertion(
      implies(done, stutters),
      'simulation',
      `${made.what} changes more than \`modifies\` allows, but \`${context.procedure.display}\` has already performed ${all}`,
      made.place,
      [{ message: `the action \`${actions[actions.length - 1]!.label}\``, span: actions[actions.length - 1]!.span }],
      { watch: made.watch },
    ),
  );
  const performs = or(...actions.map((_, index) => and(next(index), or(not(listed), asked(index)), within[index]!, conditions[index]!)));
  parts.push(assign(PERFORMED, performs), assign(PC, ite(PERFORMED, apply('+', [PC, number(1)], 'Int'), PC)));
  if (context.hasWitness) parts.push(assign(WITNESS, ite(PERFORMED, number(0), WITNESS)));
  return parts;
}

/** `witness L`: from here on, the first step that can be `L` is it. */
export function witness(context: CheckContext, op: Operation): Sequential[] {
  const actions = actionsOf(context);
  const index = actions.findIndex((action) => action.label === op.witness);
  if (index < 0) return [];
  const before = actions[index - 1];
  return [
    ...assertion(
      not(atMost(index)),
      'simulation',
      `\`${op.witness}\` is said to happen here, but ${before ? `\`${before.label}\`, which comes first,` : 'what comes first'} may not have happened yet`,
      { span: op.span, within: op.within },
      [{ message: `the action \`${op.witness}\``, span: actions[index]!.span }],
    ),
    assign(WITNESS, ite(equal(PC, number(index + 1)), number(index + 1), number(0))),
  ];
}

// ---------------------------------------------------------------- atomic blocks

/** Before the first step of an atomic block; `name` is unique to it. */
export function enterAtomic(context: CheckContext, name: string): Sequential[] {
  if (!context.procedure.actions) return [];
  return [
    assign(STUTTERS, TRUE),
    assign(LISTED, TRUE),
    assign(OWN, FALSE),
    ...actionsOf(context).map((_, index) => assign(framed(index), TRUE)),
    ...(context.hasWitness ? [assign(symbol(`${name} outer witness`, 'Int'), WITNESS), assign(WITNESS, number(0))] : []),
  ];
}

/** One write inside of an atomic block; `made.before` is about the store before the block. */
export function noteInAtomic(context: CheckContext, located: readonly Located[], made: Pick<Made, 'before'>, visible: Term): Sequential[] {
  if (located.length === 0) return [];
  const judged = judge(context, located, made, visible);
  return [
    assign(STUTTERS, and(STUTTERS, judged.stutters)),
    assign(LISTED, and(LISTED, judged.listed)),
    assign(OWN, or(OWN, ...located.map((one) => isOwn(context, one, visible)))),
    ...judged.framed.map((within, index) => assign(framed(index), and(framed(index), within))),
  ];
}

/**
 * After the block. A block that lets objects escape is an action only if it has not changed own ones: of those a caller would see the
 * change and the escape as one step.
 */
export function leaveAtomic(context: CheckContext, name: string, body: readonly Operation[], publishes: boolean, made: Made): Sequential[] {
  if (!context.procedure.actions) return [];
  const own = publishes ? not(OWN) : TRUE;
  const certain = new Set(actionsOf(context).flatMap((action, index) => (body.some((op) => op.witness === action.label) ? [index] : [])));
  if (!context.hasWitness && !body.some(writesShared)) return [];
  const judged = { stutters: STUTTERS, listed: LISTED, framed: actionsOf(context).map((_, index) => and(framed(index), own)) };
  if (!context.hasWitness) return concluded(context, judged, made, certain);
  // A witness inside speaks of this block; one from before it may mean any step, so also this one.
  const uncertain = [assign(WITNESS, symbol(`${name} outer witness`, 'Int')), ...concluded(context, judged, made, new Set())];
  if (certain.size === 0) return uncertain;
  const isCertain = not(equal(WITNESS, number(0)));
  return [
    {
      kind: 'choice',
      branches: [
        { kind: 'seq', parts: [assume(isCertain), ...concluded(context, judged, made, certain), assign(WITNESS, number(0))] },
        { kind: 'seq', parts: [assume(not(isCertain)), ...uncertain] },
      ],
    },
  ];
}

// ---------------------------------------------------------------- loops and exits

/** The ghost variables that a loop body may change. */
export function changedInLoop(context: CheckContext, body: Stmt, inAtomic: boolean): readonly string[] {
  if (!context.procedure.actions || !mayPerform(context, body)) return [];
  const names = simulationLocals(context.procedure).map((local) => local.name);
  return inAtomic ? names.filter((name) => name !== PC_VARIABLE) : [PC_VARIABLE, WITNESS_VARIABLE];
}

/**
 * Candidates for loops that perform: nothing has been performed yet, or just what the loop leaves by; a local still has its value from the
 * arrival exactly as long as nothing has been performed (`while (!done) done = compareAndSet(...)`).
 */
export function simulationCandidates(context: CheckContext, locals: readonly Symbol[], changed: readonly string[]): Candidates {
  if (changed.length === 0) return { before: [], list: [] };
  if (!changed.includes(PC_VARIABLE))
    return candidates(context, [], [STUTTERS, LISTED, not(OWN), ...actionsOf(context).map((_, index) => framed(index))]);
  const name = context.fresh('performing loop');
  const arrival = (of: Symbol): Symbol => copyOf(of, `${name} on arrival ${of.name}`);
  const none = equal(PC, arrival(PC));
  return candidates(
    context,
    [PC, ...locals].map((one) => assign(arrival(one), one)),
    [
      none,
      or(none, equal(PC, apply('+', [arrival(PC), number(1)], 'Int'))),
      ...(context.hasWitness ? [equal(WITNESS, number(0))] : []),
      ...locals.flatMap((one) => [implies(equal(one, arrival(one)), none), implies(none, equal(one, arrival(one)))]),
    ],
  );
}

function candidates(context: CheckContext, before: readonly Sequential[], formulas: readonly Term[]): Candidates {
  const name = context.fresh('simulation guess');
  return { before, list: formulas.map((formula, index) => ({ switch: symbol(`${name} ${index + 1}`, 'Bool'), formula })) };
}

/** At a normal return: what has not been performed is performed by doing nothing, or is missing (calvin-tcs 5: `assert pc = n + 1`). */
export function simulationExit(context: CheckContext, placeOf: (action: AtomicAction) => Place): Sequential[] {
  const { procedure } = context;
  return actionsOf(context).flatMap((action, index) =>
    assertion(
      implies(
        atMost(index + 1),
        holdsOf(context, action, (store) => context.stores.symbol(store)),
      ),
      'witness-missing',
      `\`${procedure.display}\` may return without having performed the action \`${action.label}\`: none of its steps changed what \`${action.condition.text}\` says, and no \`witness ${action.label}\` says where it happened`,
      placeOf(action),
      [{ message: 'the method that must perform it', span: procedure.nameSpan }],
    ),
  );
}

/** Whether a statement has a witness. */
export function hasWitness(operations: readonly Operation[]): boolean {
  return operations.some((op) => op.witness !== undefined);
}

function mayPerform(context: CheckContext, stmt: Stmt): boolean {
  return someStmt(stmt, (one) => one.kind === 'call' || (one.kind === 'op' && (isJudged(context, one.op) || one.op.witness !== undefined)));
}
