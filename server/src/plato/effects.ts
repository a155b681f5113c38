/**
 * What an expression reads, what an operation touches (its footprint), and what a statement or a procedure may change.
 * Why: an operation's footprint decides its discipline, its race and mover checks (design: checks, sections 3 and 4); what a
 * statement may write decides what is forgotten at a loop head and after a call. Forgetting too little would be unsound, so in doubt
 * everything here says more.
 * Neighbours: `ir.ts`, `frame-stores.ts` (what a `modifies` names); used by inline's callers and sequential.
 *
 * A *store* is the name of a family of shared cells: the id of a field (instance or static), or `elem:KIND` for the
 * elements of all arrays of one kind of element.
 */
import { HOLDER_FIELD, THREAD_CLASS } from './ir';
import type { Call, Expr, Location, Operation, Procedure, Program, Stmt, Type, When } from './ir';
import { frameStores } from './frame-stores';
import { argumentsKept, handedOver } from './handed-over';
import { withSnapshots } from './snapshots';
import { children, exprEquals, freeVars, locationEquals, setWhen, substituteVars } from './substitute';
import { locationExpr } from './type-of';

/** The store of the elements of arrays with elements of this type: `elem:int`, `elem:bool`, `elem:float`, `elem:ref`, `elem:map`. */
export function elementStore(type: Type): string {
  return `elem:${type.kind}`;
}

/** The store that a location belongs to; undefined for a local. */
export function storeOf(location: Location): string | undefined {
  switch (location.kind) {
    case 'local':
      return undefined;
    case 'field':
    case 'static':
      return location.field;
    case 'elem':
      return elementStore(location.type);
  }
}

/** The stores an expression reads, in order of first occurrence; with `when` only those it reads before, or after. */
export function storesOfExpr(e: Expr, when?: When): Set<string> {
  const stores = new Set<string>();
  const visit = (part: Expr): void => {
    if ((part.kind === 'field' || part.kind === 'static') && (when === undefined || part.when === when)) stores.add(part.field);
    if (part.kind === 'elem' && (when === undefined || part.when === when)) stores.add(elementStore(part.type));
    for (const child of children(part)) visit(child);
  };
  visit(e);
  return stores;
}

// ---------------------------------------------------------------- footprints

/**
 * The shared locations of an operation, without repetition, in order: assertions, guard, targets, values, lengths, havocs, post.
 * Bases and indices are expressions over the locals and the store *before* the operation (accesses in them are `post`, "now").
 */
export interface Footprint {
  readonly reads: readonly Location[];
  readonly writes: readonly Location[];
  /**
   * Stores that are read at places which no such location names: under a quantifier, or through what the operation itself changes.
   * To be taken as reads anywhere in the store.
   */
  readonly elsewhere: readonly string[];
}

/** What an operation reads; see `Footprint`. */
export function readsOf(op: Operation): readonly Location[] {
  return footprintOf(op).reads;
}

/** What an operation assigns or havocs in the shared store; see `Footprint`. */
export function writesOf(op: Operation): readonly Location[] {
  return footprintOf(op).writes;
}

/**
 * The footprint of one operation. An access `pre` in an assertion, a guard or a value is about method entry and reads nothing now; what
 * `post` says of a location that the operation itself writes is about the written value and is no read.
 */
export function footprintOf(op: Operation): Footprint {
  const reads: Location[] = [];
  const writes: Location[] = [];
  const elsewhere = new Set<string>();
  const add = (list: Location[], location: Location): void => {
    if (!list.some(known => locationEquals(known, location))) list.push(location);
  };
  const addRead = (location: Location, named: boolean): void => {
    if (named) add(reads, location);
    else elsewhere.add(storeOf(location)!);
  };

  const now = (e: Expr): void => visitAccesses(e, new Set(), (location, when, isUnderQuantifier) => {
    if (when === 'post') addRead(location, !isUnderQuantifier);
  });
  const basesOf = (location: Location): void => {
    if (location.kind === 'field') now(location.object);
    if (location.kind === 'elem') [location.array, location.index].forEach(now);
  };

  for (const assertion of op.asserts) now(assertion.expr);
  if (op.guard) now(op.guard);
  for (const { target, value } of op.assigns) {
    basesOf(target);
    now(value);
    if (target.kind !== 'local') add(writes, target);
  }
  if (op.allocates?.length) now(op.allocates.length);
  for (const location of op.havocs) {
    basesOf(location);
    if (location.kind !== 'local') add(writes, location);
  }
  if (op.post) {
    // Locals are read after the operation: an assigned one is its value, a havocked one cannot be named before.
    const assigned = new Map<string, Expr>();
    for (const { target, value } of op.assigns) if (target.kind === 'local') assigned.set(target.name, setWhen(value, 'pre'));
    const unnamed = new Set<string>();
    for (const location of op.havocs) if (location.kind === 'local') unnamed.add(location.name);
    if (op.allocates) unnamed.add(op.allocates.target);
    const written = new Set(writes.map(storeOf));

    visitAccesses(substituteVars(op.post, assigned), new Set(), (location, when, isUnderQuantifier) => {
      const here = inPreStore(location);
      if (when === 'post' && writes.some(write => locationEquals(write, here))) return;
      const base = location.kind === 'field' ? [location.object] : location.kind === 'elem' ? [location.array, location.index] : [];
      const isMoved = base.some(part => [...freeVars(part).keys()].some(name => unnamed.has(name))
        || [...storesOfExpr(part, 'post')].some(store => written.has(store)));
      addRead(here, !isUnderQuantifier && !isMoved);
    });
  }
  return { reads, writes, elsewhere: [...elsewhere] };
}

/** Visits every access, inner ones first; tells whether its base or index speaks of a variable bound around it. */
function visitAccesses(
  e: Expr, bound: ReadonlySet<string>, visit: (location: Location, when: When, isUnderQuantifier: boolean) => void,
): void {
  const inside = e.kind === 'quantifier' ? new Set([...bound, ...e.variables.map(variable => variable.name)]) : bound;
  for (const child of children(e)) visitAccesses(child, inside, visit);
  if (e.kind !== 'field' && e.kind !== 'static' && e.kind !== 'elem') return;
  const isUnderQuantifier = bound.size > 0 && [...freeVars(e).keys()].some(name => bound.has(name));
  if (e.kind === 'field') visit({ kind: 'field', object: e.object, field: e.field, type: e.type }, e.when, isUnderQuantifier);
  else if (e.kind === 'static') visit({ kind: 'static', field: e.field, type: e.type }, e.when, isUnderQuantifier);
  else visit({ kind: 'elem', array: e.array, index: e.index, type: e.type }, e.when, isUnderQuantifier);
}

function inPreStore(location: Location): Location {
  if (location.kind === 'field') return { ...location, object: setWhen(location.object, 'post') };
  if (location.kind === 'elem') return { ...location, array: setWhen(location.array, 'post'), index: setWhen(location.index, 'post') };
  return location;
}

// ---------------------------------------------------------------- what a statement may change

/** What may happen while a statement or a procedure runs, calls included; every part may say too much, never too little. */
export interface Effects {
  /** The shared stores that may be written by this thread. */
  readonly stores: ReadonlySet<string>;
  /** The locals that may be written (for a procedure none: its locals are its own). */
  readonly locals: ReadonlySet<string>;
  /** It may give up a monitor that it did not take itself: `wait` does. Not so `synchronized`, which undoes what it did; see `keepsMonitors`. */
  readonly waits: boolean;
  readonly allocates: boolean;
  /** An object may escape: a reference is stored in the heap, passed to a call that is not inlined, or started as a thread. */
  readonly escapes: boolean;
  /** Any shared store may be written. */
  readonly everything: boolean;
}

export const NO_EFFECTS: Effects = { stores: new Set(), locals: new Set(), waits: false, allocates: false, escapes: false, everything: false };

/** What nothing is known of. */
export const ALL_EFFECTS: Effects = { stores: new Set(), locals: new Set(), waits: true, allocates: true, escapes: true, everything: true };

/** What either of two may do. */
export function joinEffects(left: Effects, right: Effects): Effects {
  return {
    stores: new Set([...left.stores, ...right.stores]),
    locals: new Set([...left.locals, ...right.locals]),
    waits: left.waits || right.waits,
    allocates: left.allocates || right.allocates,
    escapes: left.escapes || right.escapes,
    everything: left.everything || right.everything,
  };
}

/** The effects of a statement; `calls` gives those of the procedures that a call may run. */
export function writtenStores(stmt: Stmt, calls: (call: Call) => Effects): Effects {
  const stores = new Set<string>();
  const locals = new Set<string>();
  const flags = { waits: false, allocates: false, escapes: false, everything: false };
  const write = (location: Location): void => {
    const store = storeOf(location);
    if (store !== undefined) stores.add(store);
    else if (location.kind === 'local') locals.add(location.name);
  };
  const visitOperation = (op: Operation): void => {
    for (const location of [...op.assigns.map(assign => assign.target), ...op.havocs]) {
      write(location);
    }
    if (!keepsMonitors(op)) flags.waits = true;
    if (op.assigns.some(({ target, value }) => target.kind !== 'local' && mayRefer(target, value))) flags.escapes = true;
    if (op.havocs.some(location => location.kind !== 'local' && mayRefer(location, undefined))) flags.escapes = true;
    if (op.publishes) flags.escapes = true;
    if (op.allocates) {
      locals.add(op.allocates.target);
      flags.allocates = true;
    }
  };
  const visit = (part: Stmt): void => {
    switch (part.kind) {
      case 'op':
        return visitOperation(part.op);
      case 'seq':
        return part.stmts.forEach(visit);
      case 'choice':
        return part.branches.forEach(visit);
      case 'loop':
      case 'block':
      case 'atomic':
        return visit(part.body);
      case 'exit':
        return;
      case 'call': {
        if (part.result !== undefined) locals.add(part.result);
        if (part.thrown) locals.add(part.thrown.variable);
        const effects = part.mode === 'start' ? { ...NO_EFFECTS, escapes: true } : calls(part);
        for (const store of effects.stores) stores.add(store);
        flags.waits ||= effects.waits;
        flags.allocates ||= effects.allocates;
        flags.escapes ||= effects.escapes;
        flags.everything ||= effects.everything;
      }
    }
  };
  visit(stmt);
  return { stores, locals, ...flags };
}

/**
 * Whether an operation leaves alone the monitors that were held before the block it belongs to: it writes no `holder`, or takes a monitor
 * (`holder' = tid`), or undoes such a step only where that step took it (`holder' = if held then null else holder`). Everything else, an
 * unconditional release above all, counts as giving up a monitor.
 */
function keepsMonitors(op: Operation): boolean {
  if (op.havocs.some(location => storeOf(location) === HOLDER_FIELD)) return false;
  return op.assigns.every(({ target, value }) => {
    if (storeOf(target) !== HOLDER_FIELD) return true;
    if (op.role === 'acquire') return value.kind === 'tid';
    return op.role === 'release' && value.kind === 'ite' && value.cond.kind === 'var' && value.then.kind === 'null' && exprEquals(value.else, locationExpr(target));
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
  return call.targets.reduce((sum, target) => joinEffects(sum, effects.get(target.procedure) ?? ALL_EFFECTS), NO_EFFECTS);
}

/**
 * The effects of every procedure by its id, to the least fixpoint over the call graph. Of an abstract one the written stores are those of
 * its `modifies` (absent: everything); it may make its arguments escape. What has neither a usable body nor a specification may do anything.
 */
export function procedureEffects(program: Program): Map<string, Effects> {
  const effects = new Map<string, Effects>(program.procedures.map(procedure => [procedure.id, NO_EFFECTS]));
  const table = new Map(program.procedures.map(procedure => [procedure.id, procedure]));
  for (let isStable = false; !isStable;) {
    isStable = true;
    for (const procedure of program.procedures) {
      const next = effectsOfProcedure(program, procedure, effects, table);
      if (sameSize(next, effects.get(procedure.id)!)) continue;
      effects.set(procedure.id, next);
      isStable = false;
    }
  }
  return effects;
}

/** A model of the library that stands in the place of the call lets arguments escape that it keeps without a word. */
function keepsArguments(call: Call, table: ReadonlyMap<string, Procedure>): boolean {
  return call.targets.some(target => {
    const callee = table.get(target.procedure);
    if (callee?.body === undefined || callee.isAbstract || callee.performs) return false;
    const made = withSnapshots(callee, callee.body);
    return handedOver(argumentsKept(made.procedure, made.body, call), call).length > 0;
  });
}

function effectsOfProcedure(program: Program, procedure: Procedure, effects: ReadonlyMap<string, Effects>, table: ReadonlyMap<string, Procedure>): Effects {
  const isBodyUsable = procedure.body !== undefined && procedure.unsupported.length === 0 && !procedure.hasSyntaxErrors;
  const body: Effects | undefined = isBodyUsable && procedure.body
    ? { ...writtenStores(procedure.body, call => (keepsArguments(call, table) ? joinEffects(effectsOfCall(call, effects), { ...NO_EFFECTS, escapes: true }) : effectsOfCall(call, effects))), locals: new Set() }
    : undefined;
  if (!procedure.isAbstract) return body ?? ALL_EFFECTS;

  const frame = frameOfAbstract(program, procedure);
  return {
    stores: new Set([...(frame ?? []), ...(takesMonitors(procedure, body) ? [HOLDER_FIELD] : [])]),
    locals: new Set(),
    // `Object.wait` is translated into its steps and never called as an abstraction; `join` waits on the thread's own monitor.
    waits: body ? body.waits : !procedure.isTrusted || procedure.id.startsWith(`${THREAD_CLASS}.join(`),
    allocates: body ? body.allocates : true,
    escapes: procedure.params.some(parameter => hasReferences(parameter.type)) || (body ? body.escapes : true),
    everything: frame === undefined,
  };
}

/** What an abstract procedure may write; undefined: everything. With `performs`, no `modifies` means that nothing but its actions changes anything. */
function frameOfAbstract(program: Program, procedure: Procedure): Set<string> | undefined {
  const frames = [...(procedure.modifies ? [procedure.modifies] : []), ...[...procedure.performs?.actions ?? [], ...procedure.actions ?? []].map(action => action.frame)];
  if (frames.length === 0 && !procedure.performs) return undefined;
  const stores = new Set<string>();
  for (const frame of frames) {
    const named = frameStores(program, frame);
    if (!named) return undefined;
    for (const store of named) stores.add(store);
  }
  return stores;
}

/** Whether an abstract procedure may take monitors on the way (and give them back): no `modifies` speaks of that. The library's own monitors are nobody's business. */
function takesMonitors(procedure: Procedure, body: Effects | undefined): boolean {
  return body ? body.everything || body.stores.has(HOLDER_FIELD) : !procedure.isTrusted;
}

/** Effects only grow in the iteration, so equal sizes are equal effects. */
function sameSize(left: Effects, right: Effects): boolean {
  return left.stores.size === right.stores.size && left.waits === right.waits && left.allocates === right.allocates
    && left.escapes === right.escapes && left.everything === right.everything;
}
