/**
 * Values that are certainly not null: what is made, literals, what operators give, and locals that a constructor has compared with null
 * before, or handed to `Objects.requireNonNull`.
 * Neighbours: `set-first.ts` asks of what fields are set to.
 */
import type { Resolved } from '../resolve/resolve';
import type { LocalVariable } from '../resolve/symbols';
import { stripped } from '../resolve/typed-children';
import type { TypedExpr, TypedStmt } from '../resolve/typed';
import { isReference } from '../resolve/types';
import { givesCollection, requiresNonNull } from './code-free';

/** What is known where a value stands. */
export interface Proved {
  /** Locals that are not null there. */
  readonly locals: ReadonlySet<LocalVariable>;
  /** Locals that are set after they are declared: of these nothing is known. */
  readonly assigned: ReadonlySet<LocalVariable>;
  readonly resolved: Resolved;
}

export function isNotNull(value: TypedExpr, proved: Proved): boolean {
  const inner = stripped(value);
  if (!isReference(inner.type) && inner.type.kind !== 'null' && inner.type.kind !== 'unknown') return true;
  switch (inner.kind) {
    case 'new':
    case 'newArray':
    case 'arrayInit':
    case 'copyArray':
    case 'classObject':
    case 'box':
    case 'concatenation':
    case 'currentThread':
      return true;
    case 'constant':
      return inner.constant.kind !== 'null';
    case 'opaque':
      return inner.isNew === true;
    case 'conditional':
      return isNotNull(inner.then, proved) && isNotNull(inner.else, proved);
    case 'assign':
      return isNotNull(inner.value, proved);
    case 'local':
      return !proved.assigned.has(inner.variable) && proved.locals.has(inner.variable);
    case 'call':
      return requiresNonNull(inner.method) || givesCollection(inner.method);
    default:
      return false;
  }
}

/** The locals of which a statement has made sure that they are not null, if it comes to its end. */
export function provedBy(stmt: TypedStmt, proved: Proved): readonly LocalVariable[] {
  if (stmt.kind === 'if' && stmt.else === undefined && throws(stmt.then)) return nullTests(stmt.cond);
  if (stmt.kind === 'local' && stmt.init !== undefined)
    return [...checkedIn(stmt.init), ...(isNotNull(stmt.init, proved) ? [stmt.variable] : [])];
  if (stmt.kind !== 'expr') return [];
  return checkedIn(stmt.expr.kind === 'assign' ? stmt.expr.value : stmt.expr);
}

function throws(stmt: TypedStmt): boolean {
  return stmt.kind === 'throw' || (stmt.kind === 'block' && stmt.stmts.length === 1 && throws(stmt.stmts[0]!));
}

/** The local that `Objects.requireNonNull` is given. */
function checkedIn(expr: TypedExpr): readonly LocalVariable[] {
  const call = stripped(expr);
  if (call.kind !== 'call' || !requiresNonNull(call.method)) return [];
  const [arg] = call.args;
  return arg === undefined ? [] : localIn(arg);
}

function localIn(expr: TypedExpr): readonly LocalVariable[] {
  const inner = stripped(expr);
  return inner.kind === 'local' ? [inner.variable] : [];
}

/**
 * The locals that are null only where the condition is true: it is evaluated from the left, and none of its parts is skipped unless it is
 * true already.
 */
function nullTests(cond: TypedExpr): readonly LocalVariable[] {
  const inner = stripped(cond);
  if (inner.kind === 'or') return [...nullTests(inner.left), ...nullTests(inner.right)];
  if (inner.kind !== 'comparison' || inner.op !== '==' || inner.at !== 'reference') return [];
  if (isNull(inner.left)) return localIn(inner.right);
  return isNull(inner.right) ? localIn(inner.left) : [];
}

function isNull(expr: TypedExpr): boolean {
  const inner = stripped(expr);
  return inner.kind === 'constant' && inner.constant.kind === 'null';
}
