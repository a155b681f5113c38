/**
 * Statements as trees: their parts, the same statement with other parts, and what is asked of every statement, operation or call within
 * one. The recursion over statements stands here once; whoever needs to know where something stands (labels, atomic blocks, order of
 * execution) writes its own.
 * Neighbours: `substitute.ts` does the same for expressions.
 */
import type { Call, Operation, Stmt } from './ir';

/** The statements directly inside of one, in order. */
export function partsOf(stmt: Stmt): readonly Stmt[] {
  switch (stmt.kind) {
    case 'seq':
      return stmt.stmts;
    case 'choice':
      return stmt.branches;
    case 'loop':
    case 'block':
    case 'atomic':
      return [stmt.body];
    case 'op':
    case 'exit':
    case 'call':
      return [];
  }
}

/** The statement with `change` applied to what is directly inside of it. */
export function mapParts(stmt: Stmt, change: (part: Stmt) => Stmt): Stmt {
  switch (stmt.kind) {
    case 'seq':
      return { ...stmt, stmts: stmt.stmts.map(change) };
    case 'choice':
      return { ...stmt, branches: stmt.branches.map(change) };
    case 'loop':
    case 'block':
    case 'atomic':
      return { ...stmt, body: change(stmt.body) };
    case 'op':
    case 'exit':
    case 'call':
      return stmt;
  }
}

/** Sees the statement and everything inside of it, outer ones first, in order. */
export function visitStmt(stmt: Stmt, see: (one: Stmt) => void): void {
  see(stmt);
  for (const part of partsOf(stmt)) visitStmt(part, see);
}

/** Every operation and every call of a statement, in order. */
export function visitSteps(stmt: Stmt, operation: (op: Operation) => void, call: (call: Call) => void): void {
  visitStmt(stmt, (one) => {
    if (one.kind === 'op') operation(one.op);
    if (one.kind === 'call') call(one);
  });
}

/** Whether `is` holds of the statement or of one inside of it; asks no further than the first. */
export function someStmt(stmt: Stmt, is: (one: Stmt) => boolean): boolean {
  return is(stmt) || partsOf(stmt).some((part) => someStmt(part, is));
}

/** The operations of a statement, in order. */
export function operationsOf(stmt: Stmt): readonly Operation[] {
  const found: Operation[] = [];
  visitStmt(stmt, (one) => {
    if (one.kind === 'op') found.push(one.op);
  });
  return found;
}

/** The calls of a statement, in order. */
export function callsOf(stmt: Stmt): readonly Call[] {
  const found: Call[] = [];
  visitStmt(stmt, (one) => {
    if (one.kind === 'call') found.push(one);
  });
  return found;
}

/** The statement with other statements in the place of its calls. */
export function mapCalls(stmt: Stmt, change: (call: Call) => Stmt): Stmt {
  return stmt.kind === 'call' ? change(stmt) : mapParts(stmt, (part) => mapCalls(part, change));
}
