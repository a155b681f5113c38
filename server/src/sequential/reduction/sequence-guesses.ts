/**
 * Candidates at the loop heads of check 2: how the reducible sequence that goes on there began, and what it has changed so far
 * (docs/theory.md#check-2-reduction and docs/theory.md#loops).
 *
 * A loop that waits, or gives a lock away and takes it again, comes to its head in the middle of a sequence that began in it: the lock has
 * been taken, and nothing else has changed. So of every store that the body writes two candidates are made: what it is, and was, at the few
 * places that have a name in every iteration (a local that stays, final fields from there), and that at all other objects it is as it was.
 * The latter is a fact about the objects that others could see when the sequence began; what was made since does not count.
 * Neighbours: `reduced-loops.ts` places the candidates; the prover throws out what is not inductive, so nothing here can be unsound.
 */
import { footprintOf, storeOf } from '../../plato/footprint';
import { effectsOfCall, writtenStores, type Effects } from '../../effects/effects';
import { HOLDER_FIELD, OBJECT_CLASS, THREAD_CLASS, type Expr, type Operation, type Stmt } from '../../plato/ir';
import { exprEquals } from '../../plato/substitute';
import type { Candidate } from '../candidates/candidates';
import { TID } from '../logic/threads';
import { witnessObject, type CheckContext } from '../environment/context';
import { assign, type Sequential } from '../logic/ir';
import { NULL, and, apply, copyOf, equal, implies, not, number, or, select, symbol, type Symbol, type Term } from '../logic/terms';
import { currentScope } from '../environment/entry';
import { LAST, PC, PERFORMED, PHASE, oldStore, oldVisible, type Specification } from './performed';
import { operationsOf, someStmt } from '../../plato/statements';
import { ESCAPED, VISIBLE } from '../logic/stores';
import { translate } from '../logic/translate';

/** How many places of one store are named. */
const MAX_PLACES = 4;

export interface SequenceGuesses {
  /** To be placed before the loop: the values that variables have on arrival. */
  readonly before: readonly Sequential[];
  readonly list: readonly Candidate[];
}

/** The candidates for one loop of the body; `effects` are the loop's, `table` what calls do. */
export function sequenceGuesses(
  context: CheckContext,
  specification: Specification,
  body: Stmt,
  loop: Stmt & { readonly kind: 'loop' },
  effects: Effects,
  table: ReadonlyMap<string, Effects>,
): SequenceGuesses {
  const name = context.fresh('sequence in loop');
  const written = writtenStores(body, (call) => effectsOfCall(call, table));
  const places = placesWritten(context, body, loop, effects);
  const before: Sequential[] = [];
  const arrival = (current: Symbol): Symbol => {
    const held = copyOf(current, `${name} arrival ${current.name}`);
    before.push(assign(held, current));
    return held;
  };
  const list: Candidate[] = [];
  const isOn = (): Symbol => symbol(`${name} candidate ${list.length + 1}`, 'Bool');
  const guess = (...formulas: readonly Term[]): void => formulas.forEach((formula) => void list.push({ switch: isOn(), formula }));

  guess(PHASE, not(PERFORMED), equal(PC, LAST), ...specification.numbers().map((one) => not(equal(PC, number(one)))));
  guess(...[PC, LAST, PERFORMED].map((current) => equal(current, arrival(current))));
  guess(equal(VISIBLE, oldVisible()), equal(oldVisible(), arrival(oldVisible())));
  for (const store of context.stores.all) {
    if (!context.relevant.has(store) || context.stores.field(store)?.isFinal === true) continue;
    const [current, old] = [context.stores.symbol(store), oldStore(context, store)];
    const [arrived, oldArrived] = [arrival(current), arrival(old)];
    guess(equal(current, old), equal(current, arrived), equal(old, oldArrived));
    if (context.stores.isStatic(store) || !(written.everything || written.stores.has(store))) continue;
    const objects = (places.get(store) ?? []).map((place) => translate(place, currentScope(context, 'prove')));
    for (const object of objects) guess(...atPlace(context, store, object, { current, old, arrived, oldArrived }));
    // The same lock may have two names of which only one is known to be it in every iteration.
    const spared = [objects, ...(objects.length > 1 ? objects.map((object) => [object]) : [])];
    for (const some of spared) {
      const switchOf = isOn();
      const kept = (map: Symbol, object: Term): Term =>
        implies(
          and(equal(select(oldVisible(), object), ESCAPED), ...some.map((one) => not(equal(object, one)))),
          equal(select(current, object), select(map, object)),
        );
      const className = context.stores.field(store)?.owner;
      const bound = symbol('object', 'Ref', className ?? OBJECT_CLASS);
      list.push({
        switch: switchOf,
        formula: kept(old, witnessObject(className ?? OBJECT_CLASS)),
        fact: {
          kind: 'objects',
          className: className ?? OBJECT_CLASS,
          ...(className === undefined && { elements: store }),
          variable: bound,
          body: implies(switchOf, kept(old, bound)),
        },
      });
    }
  }
  return { before, list };
}

interface Versions {
  readonly current: Symbol;
  readonly old: Symbol;
  readonly arrived: Symbol;
  readonly oldArrived: Symbol;
}

/**
 * At one place: it is or was what it was on arrival, a lock is this thread's and was its own or nobody's, and a number has changed by as
 * much as on arrival.
 */
function atPlace(context: CheckContext, store: string, object: Term, { current, old, arrived, oldArrived }: Versions): readonly Term[] {
  const [is, was] = [select(current, object), select(old, object)];
  const [came, hadBeen] = [select(arrived, object), select(oldArrived, object)];
  const field = context.stores.field(store);
  const isThread = store === HOLDER_FIELD || (field?.type.kind === 'ref' && field.type.className === THREAD_CLASS);
  return [
    ...(isThread ? [equal(is, TID), equal(was, NULL), or(equal(was, NULL), equal(was, TID))] : []),
    ...(field?.type.kind === 'int' ? [equal(apply('-', [is, was], 'Int'), apply('-', [came, hadBeen], 'Int'))] : []),
    ...(field && field.type.kind !== 'map' ? [equal(is, was), equal(is, came)] : []),
  ];
}

/**
 * Where the loop, and what comes before it, writes each store: the objects, or the arrays, as far as these have a name that means the same
 * in every iteration.
 */
function placesWritten(context: CheckContext, body: Stmt, loop: Stmt, effects: Effects): ReadonlyMap<string, readonly Expr[]> {
  const operations = [...operationsBefore(body, loop), ...operationsOf(loop)];
  const definitions = definitionsIn(operationsOf(body));
  /** The expression by locals that stay, undefined where there is none. */
  const named = (expr: Expr, steps: number): Expr | undefined => {
    if (expr.kind === 'var') {
      const definition = steps > 0 ? definitions.get(expr.name) : undefined;
      const followed = definition && named(definition, steps - 1);
      return followed ?? (effects.locals.has(expr.name) ? undefined : expr);
    }
    if (expr.kind === 'static' && context.stores.field(expr.field)?.isFinal === true) return { ...expr, when: 'post' };
    if (expr.kind !== 'field' || context.stores.field(expr.field)?.isFinal !== true) return undefined;
    const object = named(expr.object, steps);
    return object && { ...expr, object, when: 'post' };
  };
  const found = new Map<string, Expr[]>();
  for (const op of operations) {
    for (const location of footprintOf(op).writes) {
      if (location.kind !== 'field' && location.kind !== 'elem') continue;
      const store = storeOf(location)!;
      const object = named(location.kind === 'field' ? location.object : location.array, MAX_STEPS);
      const known = found.get(store) ?? [];
      if (object && known.length < MAX_PLACES && !known.some((one) => exprEquals(one, object))) found.set(store, [...known, object]);
    }
  }
  return found;
}

/** How far definitions are followed. */
const MAX_STEPS = 4;

/** Locals that are assigned once in the whole body. (Where the definition has not come by yet, a candidate with it is only a bad one.) */
function definitionsIn(operations: readonly Operation[]): ReadonlyMap<string, Expr> {
  const found = new Map<string, Expr>();
  const often = new Set<string>();
  for (const op of operations) {
    for (const { target, value } of op.assigns) {
      if (target.kind !== 'local') continue;
      if (found.has(target.name)) often.add(target.name);
      found.set(target.name, value);
    }
    for (const one of op.havocs) if (one.kind === 'local') often.add(one.name);
    if (op.allocates) often.add(op.allocates.target);
  }
  for (const name of often) found.delete(name);
  return found;
}

/** The operations in the text of the body before the statement. */
function operationsBefore(body: Stmt, stmt: Stmt): readonly Operation[] {
  const found: Operation[] = [];
  someStmt(body, (part) => {
    if (part.kind === 'op' && part !== stmt) found.push(part.op);
    return part === stmt;
  });
  return found;
}
