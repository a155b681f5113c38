/**
 * `setValue` of an entry changes the map that the entry is of. Where the flow of collections does not know that map (the entry comes out of
 * a stream, or is a parameter), it may be one that a field of the same file guards: then it is `unsupported`, else the result names it.
 * Neighbours: `facts/collection-flow.ts` knows the maps of other entries; `contents.ts` asks here for those without one.
 * Soundness: docs/soundness/library.md#contents-of-collections.
 */
import { stripped } from '../../resolve/typed-children';
import type { Span } from '../../base/span';
import type { TypedExpr } from '../../resolve/typed';
import { expressionsOf } from '../../resolve/typed-statements';
import type { Builder } from './builder';
import { hasGuardedContents, isEntry } from '../facts/collection-types';

/** For a call of `name` on `receiver`, which leads to no collection that is known. */
export function restOnEntry(name: string, receiver: TypedExpr, span: Span, builder: Builder): void {
  if (name !== 'setValue' || !(isEntry(receiver.type) || receiver.type.kind === 'unknown') || !mayBeOfAny(receiver, builder)) return;
  const { resolved, owner } = builder;
  const guarded = resolved.table.classes
    .filter((one) => one.unit === owner.unit)
    .flatMap((one) => one.fields)
    .find((field) => field.type.kind === 'class' && isMap(field.type.name, builder) && hasGuardedContents(field, resolved));
  if (guarded === undefined) builder.rest('takes the map whose entry is set here as used by one thread at a time');
  else
    builder.reject(
      `sets an entry of a map that is not known here, so that it may be that of \`${guarded.name}\`, whose guard is not checked then (go through its \`entrySet()\` in a loop)`,
      span,
    );
}

function isMap(name: string, { resolved }: Builder): boolean {
  return resolved.table.isSubclass(name, 'java.util.Map');
}

/** Whether the entry may be one of any map: what is not a local that is given something known comes from code that is not followed. */
function mayBeOfAny(entry: TypedExpr, builder: Builder): boolean {
  const inner = stripped(entry);
  if (inner.kind === 'new') return false;
  if (inner.kind !== 'local') return true;
  const { variable } = inner;
  if (variable.isParameter) return true;
  const body = builder.method === undefined ? undefined : builder.resolved.methods.get(builder.method)?.body;
  const given = expressionsOf(body?.stmts ?? []).flatMap((one): readonly TypedExpr[] => {
    if (one.isStmt)
      return one.node.kind === 'local' && one.node.variable === variable && one.node.init !== undefined ? [one.node.init] : [];
    const { node } = one;
    return node.kind === 'assign' && node.target.kind === 'local' && node.target.variable === variable ? [node.value] : [];
  });
  return given.length === 0 || given.some((one) => mayBeOfAny(one, builder));
}
