/**
 * Removes what cannot be reached from a lowered body, once it is known which calls can throw: the handlers and unwinding of exceptions that
 * nobody throws, and what stands after a jump. Also finds whether an exception can leave, and of which classes.
 * Neighbours: `throws.ts` iterates it over all procedures; `thrown-classes.ts` says what locals hold.
 */
import type { Call, Expr, Failing, Operation, Stmt } from '../../plato/ir';
import { NOTHING, seq } from '../steps/builder';
import { leavesTo } from '../../plato/rename';
import type { ClassOrder, Held, Thrown } from './thrown-classes';
import { afterCall, afterOperation, afterThrow, atHead, either } from './thrown-classes';

export interface Reachable {
  readonly stmt: Stmt;
  /** What locals hold after it; undefined where nothing comes after it. */
  readonly after: Held | undefined;
  /** The labels that it may leave to, with what locals hold then. */
  readonly exits: ReadonlyMap<string, Held>;
}

const NO_EXITS: ReadonlyMap<string, Held> = new Map();

/** What is known of a body while its reachable part is found. */
export interface Knowledge {
  /** What a call may throw; undefined where that is nothing: it loses its handler. */
  readonly thrown: (call: Call) => Thrown | undefined;
  /** Whether a branch that assumes this can never be taken. */
  readonly isNever: (guard: Expr) => boolean;
  /** Whether one of these initializers may throw where it matters. */
  readonly mayFail: (initializers: readonly Failing[]) => boolean;
  readonly order: ClassOrder;
}

/** The reachable part of a statement that begins with this in its locals. */
export function reachablePart(stmt: Stmt, held: Held, known: Knowledge): Reachable {
  switch (stmt.kind) {
    case 'op':
      return { stmt, after: isNever(stmt.op, held, known) ? undefined : afterOperation(held, stmt.op), exits: NO_EXITS };
    case 'exit':
      return { stmt, after: undefined, exits: new Map([[stmt.label, held]]) };
    case 'call': {
      const after = afterCall(held, stmt);
      if (stmt.thrown === undefined) return { stmt, after, exits: NO_EXITS };
      const thrown = known.thrown(stmt);
      if (thrown === undefined) return { stmt: { ...stmt, thrown: undefined }, after, exits: NO_EXITS };
      return { stmt, after, exits: new Map([[stmt.thrown.label, afterThrow(held, stmt.thrown.variable, thrown)]]) };
    }
    case 'seq': {
      const stmts: Stmt[] = [];
      const exits = new Map<string, Held>();
      let now = held;
      for (const one of stmt.stmts) {
        const part = reachablePart(one, now, known);
        if (part.stmt.kind === 'seq') stmts.push(...part.stmt.stmts);
        else stmts.push(part.stmt);
        addExits(exits, part.exits);
        if (part.after === undefined) return { stmt: seq(stmts), after: undefined, exits };
        now = part.after;
      }
      return { stmt: seq(stmts), after: now, exits };
    }
    case 'choice': {
      const taken = stmt.branches.filter((branch) => !startsWithNever(branch, held, known));
      const parts = (taken.length === 0 ? stmt.branches : taken).map((branch) => reachablePart(branch, held, known));
      if (parts.length === 1) return parts[0]!;
      const exits = new Map<string, Held>();
      for (const part of parts) addExits(exits, part.exits);
      return {
        stmt: { kind: 'choice', branches: parts.map((part) => part.stmt) },
        after: parts.map((part) => part.after).reduce(joined),
        exits,
      };
    }
    case 'loop': {
      const part = reachablePart(stmt.body, atHead(held, stmt.body), known);
      return { stmt: { ...stmt, body: part.stmt }, after: undefined, exits: part.exits };
    }
    case 'block': {
      const part = reachablePart(stmt.body, held, known);
      const exits = new Map(part.exits);
      const left = exits.get(stmt.label);
      if (left === undefined) return part;
      exits.delete(stmt.label);
      const after = joined(part.after, left);
      const body = withoutLastExit(part.stmt, stmt.label);
      if (!leavesTo(body, stmt.label)) return { stmt: body, after, exits };
      return { stmt: { ...stmt, body }, after, exits };
    }
    case 'atomic': {
      const part = reachablePart(stmt.body, held, known);
      return { ...part, stmt: { ...stmt, body: part.stmt } };
    }
  }
}

function joined(left: Held | undefined, right: Held | undefined): Held | undefined {
  if (left === undefined) return right;
  return right === undefined ? left : either(left, right);
}

function addExits(to: Map<string, Held>, from: ReadonlyMap<string, Held>): void {
  for (const [label, held] of from) to.set(label, joined(to.get(label), held)!);
}

/** A step that nothing gets past. */
function isNever({ guard, thrownBy }: Operation, held: Held, known: Knowledge): boolean {
  if (thrownBy !== undefined && !known.mayFail(thrownBy)) return true;
  if (guard === undefined) return false;
  if (guard.kind === 'unary' && guard.op === '!' && known.order.takesAll(guard.operand, held)) return true;
  return (guard.kind === 'bool' && !guard.value) || known.isNever(guard);
}

function startsWithNever(stmt: Stmt, held: Held, known: Knowledge): boolean {
  const first = stmt.kind === 'seq' ? stmt.stmts[0] : stmt;
  return first?.kind === 'op' && isNever(first.op, held, known);
}

/** A block that ends by leaving itself may as well fall off its end. */
function withoutLastExit(stmt: Stmt, label: string): Stmt {
  if (stmt.kind === 'exit' && stmt.label === label) return NOTHING;
  if (stmt.kind !== 'seq' || stmt.stmts.length === 0) return stmt;
  const last = stmt.stmts[stmt.stmts.length - 1]!;
  return last.kind === 'exit' && last.label === label ? seq(stmt.stmts.slice(0, -1)) : stmt;
}
