/**
 * What a statement or a procedure may change.
 * Why: what a statement may write decides what is forgotten at a loop head and after a call. Forgetting too little would be unsound, so in
 * doubt everything here says more.
 * Neighbours: `plato/footprint.ts` (one operation), `frame-stores.ts` (what a `modifies` names), `procedure-effects.ts` (all procedures of
 * a program); used by inline's callers and sequential.
 */
import { onceFor } from '../base/once-for';
import { HOLDER_FIELD, THREAD_CLASS } from '../plato/ir';
import type { Call, Expr, FieldDecl, Location, Operation, Procedure, Program, Stmt, Type } from '../plato/ir';
import { frameStores } from './frame-stores';
import { united } from './store-sets';
import { storeOf } from '../plato/footprint';
import { exprEquals } from '../plato/substitute';
import { locationExpr } from '../plato/type-of';
import { visitSteps } from '../plato/statements';

/** What may happen while a statement or a procedure runs, calls included; every part may say too much, never too little. */
export interface Effects {
  /** The shared stores that may be written by this thread. */
  readonly stores: ReadonlySet<string>;
  /** The locals that may be written (for a procedure none: its locals are its own). */
  readonly locals: ReadonlySet<string>;
  /**
   * It may give up a monitor that it did not take itself: `wait` does. Not so `synchronized`, which undoes what it did; see
   * `keepsMonitors`.
   */
  readonly waits: boolean;
  readonly allocates: boolean;
  /** An object may escape: a reference is stored in the heap, passed to a call that is not inlined, or started as a thread. */
  readonly escapes: boolean;
  /** Any shared store may be written. */
  readonly everything: boolean;
  /**
   * Stores of locks that may be given up on the way and taken again: this thread has them at the end as at the start, and others may have
   * had them meanwhile.
   */
  readonly givenUp: ReadonlySet<string>;
  /** Stores of locks that may be taken on the way, and given back; that is no write of theirs. */
  readonly takenLocks: ReadonlySet<string>;
}

export const NO_EFFECTS: Effects = {
  stores: new Set(),
  locals: new Set(),
  waits: false,
  allocates: false,
  escapes: false,
  everything: false,
  givenUp: new Set(),
  takenLocks: new Set(),
};

/** What nothing is known of. */
export const ALL_EFFECTS: Effects = {
  stores: new Set(),
  locals: new Set(),
  waits: true,
  allocates: true,
  escapes: true,
  everything: true,
  givenUp: new Set(),
  takenLocks: new Set(),
};

/** The effects of a statement; `calls` gives those of the procedures that a call may run. */
export function writtenStores(stmt: Stmt, calls: (call: Call) => Effects): Effects {
  const stores = new Set<string>();
  const locals = new Set<string>();
  const called: Effects[] = [];
  const flags = { waits: false, allocates: false, escapes: false, everything: false };
  const write = (location: Location): void => {
    const store = storeOf(location);
    if (store !== undefined) stores.add(store);
    else if (location.kind === 'local') locals.add(location.name);
  };
  const visitOperation = (op: Operation): void => {
    for (const location of [...op.assigns.map((assign) => assign.target), ...op.havocs]) {
      write(location);
    }
    if (!keepsMonitors(op)) flags.waits = true;
    if (op.assigns.some(({ target, value }) => target.kind !== 'local' && mayRefer(target, value))) flags.escapes = true;
    if (op.havocs.some((location) => location.kind !== 'local' && mayRefer(location, undefined))) flags.escapes = true;
    if (op.publishes) flags.escapes = true;
    if (op.allocates) {
      locals.add(op.allocates.target);
      flags.allocates = true;
    }
  };
  const visitCall = (call: Call): void => {
    if (call.result !== undefined) locals.add(call.result);
    if (call.thrown) locals.add(call.thrown.variable);
    const effects = call.mode === 'start' ? { ...NO_EFFECTS, escapes: true } : calls(call);
    called.push(effects);
    flags.waits ||= effects.waits;
    flags.allocates ||= effects.allocates;
    flags.escapes ||= effects.escapes;
    flags.everything ||= effects.everything;
  };
  visitSteps(stmt, visitOperation, visitCall);
  return {
    stores: united([stores, ...called.map((one) => one.stores)]),
    locals,
    ...flags,
    givenUp: united(called.map((one) => one.givenUp)),
    takenLocks: united(called.map((one) => one.takenLocks)),
  };
}

/**
 * Whether an operation leaves alone the monitors that were held before the block it belongs to: it writes no `holder`, or takes a monitor
 * (`holder' = tid`), or undoes such a step only where that step took it (`holder' = if held then null else holder`). Everything else, an
 * unconditional release above all, counts as giving up a monitor.
 */
export function keepsMonitors(op: Operation): boolean {
  if (op.havocs.some((location) => storeOf(location) === HOLDER_FIELD)) return false;
  return op.assigns.every(({ target, value }) => {
    if (storeOf(target) !== HOLDER_FIELD) return true;
    if (op.role === 'acquire') return value.kind === 'tid';
    return (
      op.role === 'release' &&
      value.kind === 'ite' &&
      value.cond.kind === 'var' &&
      value.then.kind === 'null' &&
      exprEquals(value.else, locationExpr(target))
    );
  });
}

/** Whether a write may store a reference to an object that has not escaped. The holder of a monitor is a thread, which has. */
function mayRefer(target: Location, value: Expr | undefined): boolean {
  if (target.kind === 'field' && target.field === HOLDER_FIELD) return false;
  if (!hasReferences(target.type)) return false;
  return value === undefined || !['null', 'tid', 'main', 'string', 'classObject'].includes(value.kind);
}

function hasReferences(type: Type): boolean {
  return type.kind === 'ref' || (type.kind === 'map' && (hasReferences(type.key) || hasReferences(type.value)));
}

/** The effects of a call from those of its targets; a target that is not in the map may do anything. */
export function effectsOfCall(call: Call, effects: ReadonlyMap<string, Effects>): Effects {
  const all = call.targets.map((target) => effects.get(target.procedure) ?? ALL_EFFECTS);
  return all.length === 1
    ? all[0]!
    : {
        stores: united(all.map((one) => one.stores)),
        locals: united(all.map((one) => one.locals)),
        givenUp: united(all.map((one) => one.givenUp)),
        takenLocks: united(all.map((one) => one.takenLocks)),
        waits: all.some((one) => one.waits),
        allocates: all.some((one) => one.allocates),
        escapes: all.some((one) => one.escapes),
        everything: all.some((one) => one.everything),
      };
}

/** The effects of a call by specification. `body`: those of the body that it has, if that can be used. */
export function effectsOfSpecification(program: Program, procedure: Procedure, body?: Effects): Effects {
  const frame = frameOfAbstract(program, procedure);
  return {
    stores: united([frame ?? NONE, takesMonitors(procedure, body) ? HOLDER : NONE]),
    locals: NONE,
    // `Object.wait` is translated into its steps and never called as an abstraction; `join` waits on the thread's own monitor.
    waits: body
      ? body.waits
      : (!procedure.isTrusted && procedure.isForeign !== true) ||
        procedure.givesUpMonitors === true ||
        procedure.id.startsWith(`${THREAD_CLASS}.join(`),
    allocates: body ? body.allocates : true,
    escapes: procedure.params.some((parameter) => hasReferences(parameter.type)) || (body ? body.escapes : true),
    everything: frame === undefined,
    givenUp: united([body?.givenUp ?? NONE, procedure.givesUpLocks === true ? allLocks(program.fields) : NONE]),
    takenLocks: united([body?.takenLocks ?? NONE, procedure.takesLocks === true ? allLocks(program.fields) : NONE]),
  };
}

const NONE: ReadonlySet<string> = new Set();
const HOLDER: ReadonlySet<string> = new Set([HOLDER_FIELD]);

/**
 * What an abstract procedure may write; undefined: everything. With `performs`, no `modifies` means that nothing but its actions changes
 * anything.
 */
function frameOfAbstract(program: Program, procedure: Procedure): ReadonlySet<string> | undefined {
  const frames = [
    ...(procedure.modifies ? [procedure.modifies] : []),
    ...[...(procedure.performs?.actions ?? []), ...(procedure.actions ?? [])].map((action) => action.frame),
  ];
  if (frames.length === 0 && !procedure.performs) return undefined;
  const named = frames.map((frame) => frameStores(program, frame));
  return named.every((one) => one !== undefined) ? united(named) : undefined;
}

/** The stores of the locks of java.util.concurrent. */
export function locksOf({ fields }: Pick<Program, 'fields'>): readonly string[] {
  return [...allLocks(fields)];
}

const allLocks = onceFor(
  (fields: readonly FieldDecl[]): ReadonlySet<string> => new Set(fields.filter(({ owner }) => isOfLocks(owner)).map((one) => one.id)),
);

/** Whether a class is a lock of java.util.concurrent, or a part of one. */
export function isOfLocks(owner: string): boolean {
  return owner.startsWith('java.util.concurrent.locks.');
}

/**
 * Whether an abstract procedure may take monitors on the way (and give them back): no `modifies` speaks of that. The library's own monitors
 * are nobody's business.
 */
function takesMonitors(procedure: Procedure, body: Effects | undefined): boolean {
  return body ? body.everything || body.stores.has(HOLDER_FIELD) : !procedure.isTrusted;
}
