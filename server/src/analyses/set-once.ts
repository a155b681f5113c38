/**
 * What is ever written to a final field: its initializer, or what the constructors set it to. Java sees to it that there is no other write.
 * Why: `final Lock lock; Cache() { lock = new ReentrantLock(); }` says as much as the initializer would.
 * Neighbours: `exact-class.ts`, `lower/facts/lock-parts.ts` and `sharing/locking.ts` ask it; `resolve/typed-statements.ts` goes through the
 * bodies.
 * Soundness: docs/soundness/library.md#parts-of-locks.
 */
import { onceFor } from '../base/once-for';
import type { Resolved } from '../resolve/resolve';
import type { ClassSymbol, FieldSymbol } from '../resolve/symbols';
import { stripped } from '../resolve/typed-children';
import type { FieldRead, Stripped, TypedBody, TypedExpr, TypedStmt } from '../resolve/typed';
import { expressionsOf } from '../resolve/typed-statements';

/** A value that a field is set to, without casts. `body`: where that stands. */
export interface Written {
  readonly value: Stripped;
  readonly body: TypedBody;
}

/** All that a final field is ever set to, once for each constructor that does; undefined where that is not seen. */
export function writtenTo(field: FieldSymbol, resolved: Resolved): readonly Written[] | undefined {
  const { owner, isFinal, isStatic, init } = field;
  if (!isFinal || owner.isLibrary || field.captured !== undefined || field.enumConstant !== undefined) return undefined;
  const bodies = bodiesThatSet(owner, isStatic, resolved);
  const found = bodies.flatMap((body) => (body === undefined ? [] : (writesIn(body).fields.get(field) ?? [])));
  if (found.length === 0) return undefined;
  // What has an initializer is set to nothing else; what is not understood may set what has none.
  return init !== undefined || bodies.every((body) => body !== undefined && writesIn(body).isWhole) ? found : undefined;
}

/** The bodies in which Java allows a final field of the class to be set; undefined for one that is not seen. */
function bodiesThatSet(owner: ClassSymbol, isStatic: boolean, resolved: Resolved): readonly (TypedBody | undefined)[] {
  if (isStatic) return [resolved.staticInitializers.get(owner)?.body];
  return owner.methods
    .filter((one) => one.isConstructor)
    .map((one) => (one.decl?.hasErrors === true ? undefined : resolved.methods.get(one)?.body))
    .filter((body) => body === undefined || !endsInAnother(body));
}

/** It ends in another constructor of the class, which sets the fields. */
export function endsInAnother({ stmts }: TypedBody): boolean {
  return stmts[0]?.kind === 'constructorCall' && !stmts[0].isSuper;
}

interface Writes {
  readonly fields: ReadonlyMap<FieldSymbol, readonly Written[]>;
  /** All of the body is translated. */
  readonly isWhole: boolean;
}

const writesIn = onceFor((body: TypedBody): Writes => {
  const fields = new Map<FieldSymbol, Written[]>();
  let isWhole = true;
  for (const { node } of expressionsOf(body.stmts)) {
    if (node.kind === 'unsupported') isWhole = false;
    if (node.kind !== 'assign' || (node.target.kind !== 'field' && node.target.kind !== 'static')) continue;
    const { field } = node.target;
    fields.set(field, [...(fields.get(field) ?? []), { value: stripped(node.value), body }]);
  }
  return { fields, isWhole };
});

/** The field of the same object, or static one of the class, that a value beside the field is read from. */
function siblingIn({ owner, isStatic }: FieldSymbol, expr: TypedExpr): FieldSymbol | undefined {
  const read = ownRead(stripped(expr));
  return read?.field.owner === owner && read.field.isStatic === isStatic ? read.field : undefined;
}

/**
 * The final field beside it that holds what the expression gives: it is read from there, or it is a local, set once, that the same body
 * puts there.
 */
export function heldBeside(field: FieldSymbol, expr: TypedExpr, body: TypedBody): FieldSymbol | undefined {
  const inner = stripped(expr);
  if (inner.kind !== 'local') return siblingIn(field, inner);
  if (body.assigned.has(inner.variable)) return undefined;
  const holding = [...writesIn(body).fields].filter(
    ([other, written]) =>
      other.isFinal &&
      other.owner === field.owner &&
      other.isStatic === field.isStatic &&
      written.every(({ value }) => value.kind === 'local' && value.variable === inner.variable),
  );
  return holding[0]?.[0];
}

function ownRead(expr: Stripped): FieldRead | undefined {
  if (expr.kind === 'static') return expr;
  return expr.kind === 'field' && expr.object.kind === 'this' ? expr : undefined;
}

/** Whether the statements may return somewhere before their end. */
export function mayReturnIn(stmts: readonly TypedStmt[]): boolean {
  return expressionsOf(stmts).some(({ node, isStmt }) => isStmt && (node.kind === 'return' || node.kind === 'unsupported'));
}
