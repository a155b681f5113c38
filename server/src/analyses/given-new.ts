/**
 * Private fields that every assignment of their file gives a new object or a literal, so that after their first value they are never null:
 * `private volatile Snapshot s = new Snapshot()` that is only ever exchanged for another new one.
 * Why by the text: a private field is written only between the braces of the outermost class around it, and what is written there is seen
 * whole; an assignment to anything of its name counts as one to it.
 * Soundness: docs/soundness/java.md#fields-that-are-not-null.
 * Neighbours: `lower/facts/non-null.ts` makes sure of the first value.
 */
import { lastPart } from '../base/dotted-name';
import { onceFor } from '../base/once-for';
import type { FieldSymbol } from '../resolve/symbols';
import type { CompilationUnit, Expr, Stmt } from '../syntax/ast';
import { looksUpField } from './by-name';
import { walkTypes } from '../syntax/walk-types';

/** Annotations by which no framework finds a field and sets it; by the last part of their names. */
const SETS_NOTHING: ReadonlySet<string> = new Set(['GuardedBy', 'NonNull', 'Nonnull', 'NotNull', 'SuppressWarnings', 'Deprecated']);

/**
 * Not of a `transient` one: whoever reads an object from a stream leaves it null. Not of one with an annotation that a framework may look
 * for (`@Inject`, `@Column`, `@JsonProperty`): it sets the field by reflection, to null where there is nothing.
 */
export function isOnlyGivenNew(field: FieldSymbol): boolean {
  return everyAssignment(field, ({ value }) => isCertainlyNew(value));
}

/** The same, or a local that the statement before has given a new object; whether that is a local is for the prover to find out. */
export function seemsOnlyGivenNew(field: FieldSymbol): boolean {
  const made = madeJustBefore(field.owner.unit);
  return everyAssignment(field, (assignment) => isCertainlyNew(assignment.value) || made.has(assignment));
}

type Assignment = Expr & { readonly kind: 'assign' };

function everyAssignment(
  { name, owner, isPrivate, isGhost, captured, isTransient, annotations }: FieldSymbol,
  isNew: (assignment: Assignment) => boolean,
): boolean {
  if (!isPrivate || isGhost || captured !== undefined || isTransient === true) return false;
  if (!annotations.every((one) => SETS_NOTHING.has(lastPart(one.name)))) return false;
  let isOnlyNew = true;
  walkTypes(owner.unit.types, {
    node: ({ sort, node }) => {
      // (A part of a number is a number, so `+=` and `++` give no null either.)
      if (sort === 'expr' && node.kind === 'call' && looksUpField(node.name.name, node.args.length)) isOnlyNew = false;
      if (sort === 'expr' && node.kind === 'methodRef' && looksUpField(node.method.name, 1)) isOnlyNew = false;
      if (sort !== 'expr' || node.kind !== 'assign' || node.op !== undefined || nameOf(node.target) !== name) return;
      if (!isNew(node)) isOnlyNew = false;
    },
  });
  return isOnlyNew;
}

function nameOf(target: Expr): string | undefined {
  if (target.kind === 'name') return target.name;
  return target.kind === 'field' || target.kind === 'superField' ? target.name.name : undefined;
}

/**
 * The assignments of a local that the statement before them has given a new object: `made = new Config(); instance = made;`. A name that is
 * also one of a field counts as that.
 */
const madeJustBefore = onceFor(({ types }: CompilationUnit): ReadonlySet<Expr> => {
  const found = new Map<Expr, string>();
  const [locals, fields] = [new Set<string>(), new Set<string>()];
  walkTypes(types, {
    member: (member) => member.kind === 'field' && fields.add(member.name.name),
    node: ({ sort, node }) => {
      if (sort !== 'stmt') return;
      if (node.kind === 'local') locals.add(node.name.name);
      if (node.kind !== 'block') return;
      node.stmts.forEach((stmt, index) => {
        const before = node.stmts[index - 1];
        const name = before && givenNew(before);
        if (name === undefined || stmt.kind !== 'expr' || stmt.expr.kind !== 'assign') return;
        if (stmt.expr.value.kind === 'name' && stmt.expr.value.name === name) found.set(stmt.expr, name);
      });
    },
  });
  return new Set([...found].filter(([, name]) => locals.has(name) && !fields.has(name)).map(([assignment]) => assignment));
});

/** The name that the statement gives a new object. */
function givenNew(stmt: Stmt): string | undefined {
  if (stmt.kind === 'local') return stmt.init !== undefined && isCertainlyNew(stmt.init) ? stmt.name.name : undefined;
  if (stmt.kind !== 'expr' || stmt.expr.kind !== 'assign' || stmt.expr.op !== undefined || stmt.expr.target.kind !== 'name')
    return undefined;
  return isCertainlyNew(stmt.expr.value) ? stmt.expr.target.name : undefined;
}

function isCertainlyNew(value: Expr): boolean {
  if (value.kind === 'assign' && value.op === undefined) return isCertainlyNew(value.value);
  if (value.kind === 'conditional') return isCertainlyNew(value.then) && isCertainlyNew(value.else);
  return isFreshOrLiteral(value);
}

/** What an operator gives is a number, a truth value or a text, so never null. */
export function isFreshOrLiteral(init: Expr): boolean {
  return (
    init.kind === 'binary' ||
    init.kind === 'lambda' ||
    init.kind === 'new' ||
    init.kind === 'newArray' ||
    init.kind === 'arrayInit' ||
    init.kind === 'stringLit' ||
    init.kind === 'classLit' ||
    isPrimitiveLiteral(init)
  );
}

/** A number, a character or a truth value, which is boxed where an object is wanted. */
function isPrimitiveLiteral(init: Expr): boolean {
  return (
    init.kind === 'intLit' ||
    init.kind === 'floatLit' ||
    init.kind === 'boolLit' ||
    init.kind === 'charLit' ||
    (init.kind === 'unary' && init.operand.kind !== 'unary' && isPrimitiveLiteral(init.operand))
  );
}
