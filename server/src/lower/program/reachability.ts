/**
 * Removes what cannot be reached from a lowered body, once it is known which calls can throw: the handlers and unwinding of exceptions that
 * nobody throws, and what stands after a jump. Also finds whether an exception can leave.
 * Neighbours: `throws.ts` iterates it over all procedures.
 */
import type { Call, Expr, Failing, Stmt } from '../../plato/ir';
import { NOTHING, seq } from '../steps/builder';
import { leavesTo } from '../../plato/rename';

export interface Reachable {
  readonly stmt: Stmt;
  readonly fallsThrough: boolean;
  /** The labels that it may leave to. */
  readonly exits: ReadonlySet<string>;
}

const NO_EXITS: ReadonlySet<string> = new Set();

/** What is known of a body while its reachable part is found. */
export interface Knowledge {
  /** Whether the call may throw; the others lose their handler. */
  readonly canThrow: (call: Call) => boolean;
  /** Whether a branch that assumes this can never be taken. */
  readonly isNever: (guard: Expr) => boolean;
  /** Whether one of these initializers may throw where it matters. */
  readonly mayFail: (initializers: readonly Failing[]) => boolean;
}

/** The reachable part of a statement. */
export function reachablePart(stmt: Stmt, known: Knowledge): Reachable {
  switch (stmt.kind) {
    case 'op': {
      const { guard, thrownBy } = stmt.op;
      const isFalse =
        (guard !== undefined && ((guard.kind === 'bool' && !guard.value) || known.isNever(guard))) ||
        (thrownBy !== undefined && !known.mayFail(thrownBy));
      return { stmt, fallsThrough: !isFalse, exits: NO_EXITS };
    }
    case 'exit':
      return { stmt, fallsThrough: false, exits: new Set([stmt.label]) };
    case 'call': {
      if (stmt.thrown === undefined) return { stmt, fallsThrough: true, exits: NO_EXITS };
      return known.canThrow(stmt)
        ? { stmt, fallsThrough: true, exits: new Set([stmt.thrown.label]) }
        : { stmt: { ...stmt, thrown: undefined }, fallsThrough: true, exits: NO_EXITS };
    }
    case 'seq': {
      const stmts: Stmt[] = [];
      const exits = new Set<string>();
      for (const one of stmt.stmts) {
        const part = reachablePart(one, known);
        if (part.stmt.kind === 'seq') stmts.push(...part.stmt.stmts);
        else stmts.push(part.stmt);
        for (const label of part.exits) exits.add(label);
        if (!part.fallsThrough) return { stmt: seq(stmts), fallsThrough: false, exits };
      }
      return { stmt: seq(stmts), fallsThrough: true, exits };
    }
    case 'choice': {
      const taken = stmt.branches.filter((branch) => !startsWithNever(branch, known));
      const parts = (taken.length === 0 ? stmt.branches : taken).map((branch) => reachablePart(branch, known));
      const exits = new Set(parts.flatMap((part) => [...part.exits]));
      if (parts.length === 1) return parts[0]!;
      return {
        stmt: { kind: 'choice', branches: parts.map((part) => part.stmt) },
        fallsThrough: parts.some((part) => part.fallsThrough),
        exits,
      };
    }
    case 'loop': {
      const part = reachablePart(stmt.body, known);
      return { stmt: { ...stmt, body: part.stmt }, fallsThrough: false, exits: part.exits };
    }
    case 'block': {
      const part = reachablePart(stmt.body, known);
      const exits = new Set(part.exits);
      if (!exits.delete(stmt.label)) return part;
      const body = withoutLastExit(part.stmt, stmt.label);
      if (!leavesTo(body, stmt.label)) return { stmt: body, fallsThrough: true, exits };
      return { stmt: { ...stmt, body }, fallsThrough: true, exits };
    }
    case 'atomic': {
      const part = reachablePart(stmt.body, known);
      return { ...part, stmt: { ...stmt, body: part.stmt } };
    }
  }
}

function startsWithNever(stmt: Stmt, known: Knowledge): boolean {
  const first = stmt.kind === 'seq' ? stmt.stmts[0] : stmt;
  if (first?.kind !== 'op') return false;
  return (
    (first.op.guard !== undefined && known.isNever(first.op.guard)) ||
    (first.op.thrownBy !== undefined && !known.mayFail(first.op.thrownBy))
  );
}

/** A block that ends by leaving itself may as well fall off its end. */
function withoutLastExit(stmt: Stmt, label: string): Stmt {
  if (stmt.kind === 'exit' && stmt.label === label) return NOTHING;
  if (stmt.kind !== 'seq' || stmt.stmts.length === 0) return stmt;
  const last = stmt.stmts[stmt.stmts.length - 1]!;
  return last.kind === 'exit' && last.label === label ? seq(stmt.stmts.slice(0, -1)) : stmt;
}
