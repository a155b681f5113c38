/**
 * A procedure's statement as a flat list of instructions with jumps, and which locals are still needed at each of them.
 * Why: the state of a thread is then a number per activation; forgetting what is not needed makes equal what differs in nothing that
 * matters.
 * Neighbours: `step.ts` runs it.
 */
import { onceFor } from '../base/once-for';
import { exhausted } from '../base/exhausted';
import { EXCEPTION_VARIABLE, RESULT_VARIABLE, RETURN_LABEL, THROW_LABEL } from '../plato/ir';
import type { AtomicAction, Call, Clause, Expr, Location, Operation, Procedure, Stmt } from '../plato/ir';
import { children } from '../plato/substitute';
import { defaultOf, type Value } from './values';
import type { Span } from '../base/span';

export type Instruction =
  | { readonly kind: 'op'; readonly op: Operation }
  | { readonly kind: 'choice'; readonly to: readonly number[] }
  | { readonly kind: 'goto'; to: number }
  | { readonly kind: 'call'; readonly call: Call; onThrow: number | undefined }
  /** The steps up to `end` are one. */
  | { readonly kind: 'atomic'; end: number; readonly span: Span }
  | { readonly kind: 'endAtomic' }
  /** Loop invariants, at every arrival. */
  | { readonly kind: 'check'; readonly invariants: readonly Clause[]; readonly span: Span }
  /** An action of a specification. */
  | { readonly kind: 'action'; readonly action: AtomicAction }
  | { readonly kind: 'return' }
  | { readonly kind: 'throw' };

export interface Code {
  readonly procedure: Procedure;
  readonly instructions: readonly Instruction[];
  readonly slotOf: ReadonlyMap<string, number>;
  readonly initial: readonly Value[];
  /** Per instruction the slots that are read before they are written. */
  readonly live: readonly (readonly number[])[];
  /** Per instruction the instructions that may come next, with jumps and choices followed. */
  readonly next: readonly (readonly number[])[];
}

/** The instructions of a procedure with a body. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one case for each kind of statement.
export function compile(procedure: Procedure, body: Stmt): Code {
  const instructions: Instruction[] = [];
  const pending = new Map<string, ((to: number) => void)[]>();
  const leave = (label: string, patch: (to: number) => void): void => {
    const list = pending.get(label);
    if (list) list.push(patch);
    else pending.set(label, [patch]);
  };
  const land = (label: string, at: number): void => {
    for (const patch of pending.get(label) ?? []) patch(at);
    pending.delete(label);
  };
  const jump = (label: string): void => {
    const made: Instruction = { kind: 'goto', to: -1 };
    instructions.push(made);
    leave(label, (to) => {
      made.to = to;
    });
  };
  const emit = (stmt: Stmt): void => {
    switch (stmt.kind) {
      case 'op':
        instructions.push({ kind: 'op', op: stmt.op });
        return;
      case 'seq':
        stmt.stmts.forEach(emit);
        return;
      case 'choice': {
        const to: number[] = [];
        instructions.push({ kind: 'choice', to });
        const ends: (Instruction & { kind: 'goto' })[] = [];
        for (const branch of stmt.branches) {
          to.push(instructions.length);
          emit(branch);
          const end: Instruction & { kind: 'goto' } = { kind: 'goto', to: -1 };
          instructions.push(end);
          ends.push(end);
        }
        for (const end of ends) end.to = instructions.length;
        return;
      }
      case 'loop': {
        const head = instructions.length;
        const written = stmt.invariants.filter((one) => !one.isProposed);
        if (written.length > 0) instructions.push({ kind: 'check', invariants: written, span: stmt.span });
        emit(stmt.body);
        instructions.push({ kind: 'goto', to: head });
        return;
      }
      case 'block':
        emit(stmt.body);
        land(stmt.label, instructions.length);
        return;
      case 'exit':
        jump(stmt.label);
        return;
      case 'atomic': {
        const begin: Instruction & { kind: 'atomic' } = { kind: 'atomic', end: -1, span: stmt.span };
        instructions.push(begin);
        emit(stmt.body);
        begin.end = instructions.length;
        instructions.push({ kind: 'endAtomic' });
        return;
      }
      case 'call': {
        const made: Instruction & { kind: 'call' } = { kind: 'call', call: stmt, onThrow: undefined };
        instructions.push(made);
        if (stmt.thrown)
          leave(stmt.thrown.label, (to) => {
            made.onThrow = to;
          });
        return;
      }
      default:
        exhausted(stmt);
    }
  };
  emit(body);
  land(RETURN_LABEL, instructions.length);
  instructions.push({ kind: 'return' });
  land(THROW_LABEL, instructions.length);
  instructions.push({ kind: 'throw' });
  const slotOf = new Map<string, number>();
  const initial: Value[] = [];
  for (const variable of [...procedure.params, ...procedure.locals]) {
    if (slotOf.has(variable.name)) continue;
    slotOf.set(variable.name, initial.length);
    initial.push(defaultOf(variable.type));
  }
  const next = instructions.map((_, at) => reachable(instructions, at));
  return { procedure, instructions, slotOf, initial, next, live: liveSlots(procedure, instructions, slotOf) };
}

/** The instructions that may come first from `from`, with jumps and choices followed. */
export function reachable(instructions: readonly Instruction[], from: number): readonly number[] {
  const found: number[] = [];
  const seen = new Set<number>();
  const visit = (at: number): void => {
    if (seen.has(at)) return;
    seen.add(at);
    const one = instructions[at]!;
    if (one.kind === 'goto') visit(one.to);
    else if (one.kind === 'choice') one.to.forEach(visit);
    else found.push(at);
  };
  visit(from);
  return found;
}

// ---------------------------------------------------------------- liveness

/** The variables of an expression, bound ones too. */
export function variablesOf(expr: Expr | undefined, into: Set<string> = new Set()): Set<string> {
  if (expr === undefined) return into;
  if (expr.kind === 'var') into.add(expr.name);
  for (const child of children(expr)) variablesOf(child, into);
  return into;
}

function variablesOfLocation(location: Location, into: Set<string>): void {
  if (location.kind === 'field') variablesOf(location.object, into);
  if (location.kind === 'elem') [location.array, location.index].forEach((one) => variablesOf(one, into));
}

function usesAndDefs(one: Instruction, procedure: Procedure): { readonly uses: Set<string>; readonly defs: Set<string> } {
  const uses = new Set<string>();
  const defs = new Set<string>();
  const target = (location: Location): void => {
    if (location.kind === 'local') defs.add(location.name);
    else variablesOfLocation(location, uses);
  };
  switch (one.kind) {
    case 'op': {
      const { op } = one;
      for (const assertion of op.asserts) variablesOf(assertion.expr, uses);
      variablesOf(op.guard, uses);
      for (const assign of op.assigns) {
        target(assign.target);
        variablesOf(assign.value, uses);
      }
      op.havocs.forEach(target);
      if (op.allocates) {
        defs.add(op.allocates.target);
        variablesOf(op.allocates.length, uses);
      }
      // `post` reads what the operation has written.
      for (const name of variablesOf(op.post)) if (!defs.has(name)) uses.add(name);
      break;
    }
    case 'call':
      for (const arg of one.call.args) variablesOf(arg, uses);
      if (one.call.result !== undefined) defs.add(one.call.result);
      break;
    case 'check':
      for (const invariant of one.invariants) variablesOf(invariant.expr, uses);
      break;
    case 'return':
    case 'throw':
      uses.add(one.kind === 'return' ? RESULT_VARIABLE : EXCEPTION_VARIABLE);
      for (const clause of [...procedure.ensures, ...procedure.exsures.map((each) => each.clause)]) variablesOf(clause.expr, uses);
      break;
    default:
  }
  return { uses, defs };
}

const lookedAt = onceFor(({ procedure, instructions, slotOf }: Code) => liveSlots(procedure, instructions, slotOf, true));

/**
 * Whether anything that the procedure does from the instruction on depends on the slot; only to be kept in locals that nobody looks at, as
 * a type that is believed, is none.
 */
export function isLookedAt(code: Code, slot: number, from: number): boolean {
  return lookedAt(code)[from]!.includes(slot);
}

/** An operation that only gives locals their values: they decide whether it matters. */
function onlyKeeps(one: Instruction): boolean {
  if (one.kind !== 'op') return false;
  const { asserts, guard, allocates, assigns, havocs, role } = one.op;
  const targets = [...assigns.map(({ target }) => target), ...havocs];
  return (
    asserts.length === 0 &&
    !allocates &&
    targets.length > 0 &&
    targets.every((target) => target.kind === 'local') &&
    (role === 'local' ? guard === undefined : role === 'assume')
  );
}

/** `skipsDead`: what only makes values that nobody needs does not count as a use. */
function liveSlots(
  procedure: Procedure,
  instructions: readonly Instruction[],
  slotOf: ReadonlyMap<string, number>,
  skipsDead = false,
): readonly (readonly number[])[] {
  const facts = instructions.map((one) => usesAndDefs(one, procedure));
  const live = instructions.map(() => new Set<string>());
  const following = (at: number): readonly number[] => {
    const one = instructions[at]!;
    if (one.kind === 'goto') return [one.to];
    if (one.kind === 'choice') return one.to;
    if (one.kind === 'return' || one.kind === 'throw') return [];
    if (one.kind === 'call' && one.onThrow !== undefined) return [at + 1, one.onThrow];
    return [at + 1];
  };
  for (let changed = true; changed; ) {
    changed = false;
    for (let at = instructions.length - 1; at >= 0; at--) {
      const set = live[at]!;
      const before = set.size;
      const later = following(at).flatMap((to) => [...(live[to] ?? [])]);
      for (const name of later) if (!facts[at]!.defs.has(name)) set.add(name);
      const isDead = skipsDead && onlyKeeps(instructions[at]!) && !later.some((name) => facts[at]!.defs.has(name));
      if (!isDead) for (const name of facts[at]!.uses) set.add(name);
      if (set.size !== before) changed = true;
    }
  }
  // A call waits at its own instruction: what is needed after it is kept meanwhile.
  return live.map((set, at) =>
    [...new Set([...set, ...(instructions[at]!.kind === 'call' ? facts[at]!.uses : [])])]
      .map((name) => slotOf.get(name))
      .filter((slot) => slot !== undefined)
      .sort((a, b) => a - b),
  );
}
