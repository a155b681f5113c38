/**
 * What is to be done after an action, whichever way it ends: after it, and before each of its ways out of the statements around it.
 * Why: an action may leave its block, and what stands after it then is not run.
 * Neighbours: `auxiliary.ts` updates ghost fields so, `abstraction.ts` gives variables any value at the end.
 */
import type { Stmt } from '../plato/ir';
import { copyOf, type Atom } from './context';

/** `added` is a single operation without ways out. */
export function afterwards(atom: Atom, added: Stmt & { readonly kind: 'op' }): readonly Stmt[] {
  return [beforeExits(atom, added, new Set()), added];
}

function beforeExits(stmt: Stmt, added: Stmt, inside: ReadonlySet<string>): Stmt {
  switch (stmt.kind) {
    case 'exit':
      return inside.has(stmt.label) ? stmt : { kind: 'seq', stmts: [copyOf(added), stmt] };
    case 'seq':
      return { ...stmt, stmts: stmt.stmts.map((one) => beforeExits(one, added, inside)) };
    case 'choice':
      return { ...stmt, branches: stmt.branches.map((one) => beforeExits(one, added, inside)) };
    case 'block':
      return { ...stmt, body: beforeExits(stmt.body, added, new Set([...inside, stmt.label])) };
    case 'atomic':
    case 'loop':
      return { ...stmt, body: beforeExits(stmt.body, added, inside) };
    case 'op':
    case 'call':
      return stmt;
  }
}
