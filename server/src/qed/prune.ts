/**
 * Which ways through a statement end as wanted: the copies of a loop's body that go on, and that leave.
 *
 * A way is left out only if it surely ends otherwise. So of the two copies of a body, one that keeps what may fall through and one that
 * keeps what may leave, at least one has every beginning of every way, also of those that go wrong or never end.
 * Neighbours: `loops.ts`.
 * docs/soundness/qed.md#the-last-iteration
 */
import type { Stmt } from '../plato/ir';
import { blocked } from './operations';

/** How a statement may end. */
export interface Wanted {
  /** After it. */
  readonly through: boolean;
  readonly leaves: (label: string) => boolean;
}

/** What of the statement may end as wanted; undefined where nothing does. */
export function prune(stmt: Stmt, wanted: Wanted): Stmt | undefined {
  switch (stmt.kind) {
    case 'op':
      return wanted.through ? stmt : undefined;
    case 'exit':
      return wanted.leaves(stmt.label) ? stmt : undefined;
    case 'call':
      return wanted.through || (stmt.thrown !== undefined && wanted.leaves(stmt.thrown.label)) ? stmt : undefined;
    case 'atomic': {
      const body = prune(stmt.body, wanted);
      return body && { ...stmt, body };
    }
    case 'block': {
      const body = prune(stmt.body, {
        through: wanted.through,
        leaves: (label) => (label === stmt.label ? wanted.through : wanted.leaves(label)),
      });
      return body && { ...stmt, body };
    }
    case 'loop': {
      if (!leavesAsWanted(stmt.body, wanted)) return undefined;
      const body = prune(stmt.body, { through: true, leaves: wanted.leaves });
      return body && { ...stmt, body };
    }
    case 'choice': {
      const branches = stmt.branches.map((branch) => prune(branch, wanted)).filter((branch) => branch !== undefined);
      if (branches.length === 0) return undefined;
      return branches.length === 1 ? branches[0] : { ...stmt, branches };
    }
    case 'seq':
      return sequence(stmt.stmts, wanted);
  }
}

function sequence(stmts: readonly Stmt[], wanted: Wanted): Stmt | undefined {
  let rest: Stmt[] | undefined = wanted.through ? [] : undefined;
  for (const stmt of [...stmts].reverse()) {
    const head = prune(stmt, { through: rest !== undefined, leaves: wanted.leaves });
    if (!head) rest = undefined;
    else rest = mayGoOn(head) ? [head, ...(rest ?? [blocked()])] : [head];
  }
  if (rest === undefined) return undefined;
  return rest.length === 1 ? rest[0] : { kind: 'seq', stmts: rest };
}

/** Whether anything may come after it. */
function mayGoOn(stmt: Stmt): boolean {
  return prune(stmt, { through: true, leaves: () => false }) !== undefined;
}

function leavesAsWanted(stmt: Stmt, wanted: Wanted): boolean {
  return prune(stmt, { through: false, leaves: wanted.leaves }) !== undefined;
}

/** The labels that a statement leaves to outwards. */
export function leavesOf(stmt: Stmt): ReadonlySet<string> {
  switch (stmt.kind) {
    case 'exit':
      return new Set([stmt.label]);
    case 'call':
      return new Set(stmt.thrown ? [stmt.thrown.label] : []);
    case 'op':
      return new Set();
    case 'seq':
      return new Set(stmt.stmts.flatMap((one) => [...leavesOf(one)]));
    case 'choice':
      return new Set(stmt.branches.flatMap((one) => [...leavesOf(one)]));
    case 'block':
      return new Set([...leavesOf(stmt.body)].filter((label) => label !== stmt.label));
    case 'loop':
    case 'atomic':
      return leavesOf(stmt.body);
  }
}
