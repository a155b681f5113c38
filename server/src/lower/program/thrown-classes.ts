/**
 * Of which classes the exceptions are that a local may hold, as far as a body shows it: what it makes itself, what the methods it calls
 * throw, what it copies. A handler that names one of these classes takes all of it, and nothing goes on past it.
 * Why: docs/soundness/java.md#what-no-handler-lets-past.
 * Neighbours: `reachability.ts` walks the bodies with it; `throws.ts` finds what each procedure throws.
 */
import type { Call, ClassDecl, Expr, Location, Operation, Procedure, Stmt } from '../../plato/ir';
import { EXCEPTION_VARIABLE, THROWABLE_CLASS } from '../../plato/ir';
import { visitStmt } from '../../plato/statements';

/** Each exception is of one of these classes, or of one below it; `any`: nothing is known of them. */
export type Thrown = ReadonlySet<string> | 'any';

/** What locals may hold. One that is absent may hold anything; the empty set: nothing has been put there yet. */
export type Held = ReadonlyMap<string, Thrown>;

export const NONE: Thrown = new Set();

/** At the beginning of a body nothing has been put into its locals. */
export function heldAtFirst(procedure: Procedure): Held {
  return new Map(procedure.locals.map((one) => [one.name, NONE]));
}

export function union(left: Thrown, right: Thrown): Thrown {
  return left === 'any' || right === 'any' ? 'any' : new Set([...left, ...right]);
}

export function isSame(left: Thrown, right: Thrown): boolean {
  if (left === 'any' || right === 'any') return left === right;
  return left.size === right.size && [...left].every((one) => right.has(one));
}

/** Where two ways meet. */
export function either(left: Held, right: Held): Held {
  const both = new Map<string, Thrown>();
  for (const [name, one] of left) {
    const other = right.get(name);
    if (other !== undefined) both.set(name, union(one, other));
  }
  return both;
}

export function afterOperation(held: Held, { allocates, assigns, havocs, post }: Operation): Held {
  const locals = [...havocs, ...assigns.map((one) => one.target)].filter((one) => one.kind === 'local');
  if (allocates === undefined && locals.length === 0) return held;
  const after = new Map(held);
  for (const one of locals) after.delete(one.name);
  if (allocates !== undefined) after.set(allocates.target, new Set([allocates.className]));
  for (const { target, value } of assigns) {
    const kept = value.kind !== 'var' ? undefined : value.name === allocates?.target ? after.get(value.name) : held.get(value.name);
    if (target.kind === 'local' && kept !== undefined) after.set(target.name, kept);
  }
  if (post?.kind === 'instanceof' && post.operand.kind === 'var' && isOpen(havocs, post.operand.name))
    after.set(post.operand.name, new Set([post.className]));
  return after;
}

function isOpen(havocs: readonly Location[], name: string): boolean {
  return havocs.some((one) => one.kind === 'local' && one.name === name);
}

/** After a call that has come back. */
export function afterCall(held: Held, { result }: Call): Held {
  return without(held, result === undefined ? [] : [result]);
}

/** Where a call has thrown. */
export function afterThrow(held: Held, variable: string, thrown: Thrown): Held {
  const after = new Map(held);
  if (thrown === 'any') after.delete(variable);
  else after.set(variable, thrown);
  return after;
}

/** At the head of a loop, whatever its earlier rounds have done. */
export function atHead(held: Held, body: Stmt): Held {
  const changed = new Set<string>();
  visitStmt(body, (one) => {
    if (one.kind === 'op') {
      for (const place of [...one.op.havocs, ...one.op.assigns.map(({ target }) => target)])
        if (place.kind === 'local') changed.add(place.name);
      if (one.op.allocates !== undefined) changed.add(one.op.allocates.target);
    }
    if (one.kind !== 'call') return;
    if (one.result !== undefined) changed.add(one.result);
    if (one.thrown !== undefined) changed.add(one.thrown.variable);
  });
  return without(held, [...changed]);
}

function without(held: Held, names: readonly string[]): Held {
  if (!names.some((name) => held.has(name))) return held;
  const after = new Map(held);
  for (const name of names) after.delete(name);
  return after;
}

/** What a procedure without a body that is trusted says of what it throws: that it is of one of the classes it declares. */
export function declaredThrown({ body, isTrusted, exsures }: Procedure): Thrown {
  if (body !== undefined || !isTrusted) return 'any';
  for (const { className, clause } of exsures) {
    const classes = className === THROWABLE_CLASS ? handledBy(clause.expr) : undefined;
    if (classes !== undefined) return new Set(classes);
  }
  return 'any';
}

/** The classes of `$exception instanceof A || $exception instanceof B`; undefined for every other formula. */
function handledBy(expr: Expr): readonly string[] | undefined {
  if (expr.kind === 'instanceof')
    return expr.operand.kind === 'var' && expr.operand.name === EXCEPTION_VARIABLE ? [expr.className] : undefined;
  if (expr.kind !== 'binary' || expr.op !== '||') return undefined;
  const [left, right] = [handledBy(expr.left), handledBy(expr.right)];
  return left === undefined || right === undefined ? undefined : [...left, ...right];
}

/** Which class is below which. */
export class ClassOrder {
  private readonly above = new Map<string, ReadonlySet<string>>();
  private readonly table: ReadonlyMap<string, ClassDecl>;

  constructor(classes: readonly ClassDecl[]) {
    this.table = new Map(classes.map((one) => [one.name, one]));
  }

  /** Whether the condition of a handler holds of whatever exception is under way. False where that is not known. */
  takesAll(condition: Expr, held: Held): boolean {
    const handlers = handledBy(condition);
    const known = held.get(EXCEPTION_VARIABLE) ?? 'any';
    return handlers !== undefined && known !== 'any' && [...known].every((name) => handlers.some((one) => this.allAbove(name).has(one)));
  }

  private allAbove(name: string): ReadonlySet<string> {
    let known = this.above.get(name);
    if (known !== undefined) return known;
    const made = new Set([name]);
    this.above.set(name, (known = made));
    const found = this.table.get(name);
    const direct = found === undefined ? [] : [...(found.superclass === undefined ? [] : [found.superclass]), ...found.interfaces];
    for (const one of direct) for (const each of this.allAbove(one)) made.add(each);
    return known;
  }
}
