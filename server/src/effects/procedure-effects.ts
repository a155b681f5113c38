/**
 * What every procedure of a program may change, to the least fixpoint over its calls.
 * Neighbours: `effects.ts` says it of statements and of calls by specification; `store-sets.ts` are the sets, which equal procedures share.
 */
import { onceFor } from '../base/once-for';
import type { Call, FieldDecl, Procedure, Program, Stmt } from '../plato/ir';
import { withSnapshots } from '../plato/snapshots';
import { callsOf } from '../plato/statements';
import { ALL_EFFECTS, NO_EFFECTS, effectsOfSpecification, writtenStores, type Effects } from './effects';
import { argumentsKept, handedOver } from './handed-over';
import { GrowingStores, SharedStores } from './store-sets';

/**
 * The effects of every procedure by its id, to the least fixpoint over the call graph. Of an abstract one the written stores are those of
 * its `modifies` (absent: everything); it may make its arguments escape. What has neither a usable body nor a specification may do
 * anything. A procedure is looked at again only where something that it calls has changed, callees before their callers.
 */
export function procedureEffects(program: Program): Map<string, Effects> {
  const table = new Map(program.procedures.map((procedure) => [procedure.id, procedure]));
  const keeps = keepingCalls(table);
  const states = new Map(program.procedures.map((one) => [one.id, new Growing(program.fields)]));
  const all = new Growing(program.fields);
  all.add(ALL_EFFECTS);
  const bodies = new Map(program.procedures.flatMap((one) => (hasUsableBody(one) ? [[one.id, bodyOf(one.body)] as const] : [])));
  // Of an abstract procedure what its body does is not what its callers see.
  const within = new Map<string, Growing>();
  const shared = new SharedStores();
  for (const [id, { own, calls }] of bodies) {
    const state = table.get(id)!.isAbstract ? new Growing(program.fields) : states.get(id)!;
    within.set(id, state);
    state.add(own);
    if (calls.some((call) => call.mode !== 'start' && keeps(call))) state.add(ESCAPING);
  }
  /** Whether its callers see something new. */
  const looksAnew = (procedure: Procedure): boolean => {
    const state = states.get(procedure.id)!;
    const inside = within.get(procedure.id);
    let isNew = false;
    for (const callee of bodies.get(procedure.id)?.callees ?? []) if (inside!.join(states.get(callee) ?? all)) isNew = true;
    if (procedure.isAbstract) return state.add(effectsOfSpecification(program, procedure, inside?.fixed(shared)));
    return inside === undefined ? state.add(ALL_EFFECTS) : isNew;
  };
  const callers = callersOf(bodies);
  const open = new Set(states.keys());
  const order = calleesFirst([...states.keys()], (id) => bodies.get(id)?.callees ?? []).map((id) => table.get(id)!);
  while (open.size > 0) {
    for (const procedure of order) {
      if (!open.delete(procedure.id) || !looksAnew(procedure)) continue;
      for (const caller of callers.get(procedure.id) ?? []) open.add(caller);
    }
  }
  return new Map([...states].map(([id, state]) => [id, state.fixed(shared)]));
}

/** Effects that are not complete yet. */
class Growing {
  readonly stores: GrowingStores;
  readonly givenUp: GrowingStores;
  readonly takenLocks: GrowingStores;
  private waits = false;
  private allocates = false;
  private escapes = false;
  private everything = false;

  constructor(fields: readonly FieldDecl[]) {
    this.stores = new GrowingStores(fields);
    this.givenUp = new GrowingStores(fields);
    this.takenLocks = new GrowingStores(fields);
  }

  /** Whether anything in it is new. */
  add(effects: Effects): boolean {
    const isNew = [
      this.stores.addAll(effects.stores),
      this.givenUp.addAll(effects.givenUp),
      this.takenLocks.addAll(effects.takenLocks),
      this.raise(effects.waits, effects.allocates, effects.escapes, effects.everything),
    ];
    return isNew.includes(true);
  }

  join(other: Growing): boolean {
    const isNew = [
      this.stores.addGrown(other.stores),
      this.givenUp.addGrown(other.givenUp),
      this.takenLocks.addGrown(other.takenLocks),
      this.raise(other.waits, other.allocates, other.escapes, other.everything),
    ];
    return isNew.includes(true);
  }

  fixed(shared: SharedStores): Effects {
    const { waits, allocates, escapes, everything } = this;
    return {
      stores: shared.of(this.stores),
      locals: NO_EFFECTS.locals,
      waits,
      allocates,
      escapes,
      everything,
      givenUp: shared.of(this.givenUp),
      takenLocks: shared.of(this.takenLocks),
    };
  }

  private raise(waits: boolean, allocates: boolean, escapes: boolean, everything: boolean): boolean {
    const isNew =
      (waits && !this.waits) || (allocates && !this.allocates) || (escapes && !this.escapes) || (everything && !this.everything);
    this.waits ||= waits;
    this.allocates ||= allocates;
    this.escapes ||= escapes;
    this.everything ||= everything;
    return isNew;
  }
}

const ESCAPING: Effects = { ...NO_EFFECTS, escapes: true };

interface Body {
  /** Without what its calls do. */
  readonly own: Effects;
  readonly calls: readonly Call[];
  /** What its calls may run; not what it starts as a thread. */
  readonly callees: ReadonlySet<string>;
}

const bodyOf = onceFor((body: Stmt): Body => {
  const calls = callsOf(body);
  return {
    own: writtenStores(body, () => NO_EFFECTS),
    calls,
    callees: new Set(calls.flatMap((call) => (call.mode === 'start' ? [] : call.targets.map((target) => target.procedure)))),
  };
});

function hasUsableBody(procedure: Procedure): procedure is Procedure & { readonly body: Stmt } {
  return procedure.body !== undefined && procedure.unsupported.length === 0 && !procedure.hasSyntaxErrors;
}

/** By procedure, whose bodies call it. */
function callersOf(bodies: ReadonlyMap<string, Body>): ReadonlyMap<string, readonly string[]> {
  const callers = new Map<string, string[]>();
  for (const [id, { callees }] of bodies)
    for (const callee of callees) {
      const known = callers.get(callee);
      if (known) known.push(id);
      else callers.set(callee, [id]);
    }
  return callers;
}

/** All of them, what one calls before it, but for cycles. */
function calleesFirst(ids: readonly string[], calleesOf: (id: string) => Iterable<string>): readonly string[] {
  const known = new Set(ids);
  const seen = new Set<string>();
  const found: string[] = [];
  for (const start of ids) {
    const path = [{ id: start, callees: calleesOf(start)[Symbol.iterator]() }];
    if (seen.has(start)) continue;
    seen.add(start);
    while (path.length > 0) {
      const top = path.at(-1)!;
      const { done, value: callee } = top.callees.next();
      if (done === true) {
        found.push(top.id);
        path.pop();
      } else if (known.has(callee) && !seen.has(callee)) {
        seen.add(callee);
        path.push({ id: callee, callees: calleesOf(callee)[Symbol.iterator]() });
      }
    }
  }
  return found;
}

/** Whether a model of the library that stands in the place of a call lets arguments escape that it keeps without a word. */
function keepingCalls(table: ReadonlyMap<string, Procedure>): (call: Call) => boolean {
  return (call) =>
    call.targets.some((target) => {
      const callee = table.get(target.procedure);
      if (callee?.body === undefined || callee.isAbstract || callee.performs || !callee.isTrusted) return false;
      const made = snapshotsOf(callee);
      return handedOver(argumentsKept(made.procedure, made.body, call), call).length > 0;
    });
}

const snapshotsOf = onceFor((callee: Procedure) => withSnapshots(callee, callee.body!));
