/**
 * Which fields may refer to a `LinkedHashMap` in the order of access: looking a key up moves it to the end, so that `get` is a write.
 * Neighbours: `accesses.ts` and `lower/contents.ts` ask, for accesses to what a collection holds.
 * Soundness: docs/soundness/library.md#contents-of-collections.
 */
import type { Resolved } from '../resolve/resolve';
import type { FieldSymbol, MethodSymbol } from '../resolve/symbols';
import type { TypedExpr } from '../resolve/typed';
import { stripped } from './places';
import { expressionsOf } from './statements';

const LINKED = 'java.util.LinkedHashMap';

/** The argument of its constructor that asks for it. */
const ORDER = 2;

const LOOKING_UP = new Set(['get', 'getOrDefault']);

/** Whether the method of the library, called on what the field refers to, may move what it finds. */
export function reorders(method: MethodSymbol, field: FieldSymbol, resolved: Resolved): boolean {
  return method.owner.isLibrary && LOOKING_UP.has(method.name) && accessOrdered(resolved).has(field);
}

const KNOWN = new WeakMap<Resolved, ReadonlySet<FieldSymbol>>();

function accessOrdered(resolved: Resolved): ReadonlySet<FieldSymbol> {
  const known = KNOWN.get(resolved) ?? find(resolved);
  KNOWN.set(resolved, known);
  return known;
}

function find(resolved: Resolved): ReadonlySet<FieldSymbol> {
  const found = new Set<FieldSymbol>();
  for (const owner of resolved.table.classes)
    for (const field of owner.isLibrary ? [] : owner.fields) if (isInitializedInOrder(field)) found.add(field);
  for (const { body } of [...resolved.methods.values(), ...resolved.staticInitializers.values()]) {
    for (const { node, isStmt } of body === undefined ? [] : expressionsOf(body.stmts)) {
      if (isStmt || node.kind !== 'assign' || (node.target.kind !== 'field' && node.target.kind !== 'static')) continue;
      if (isInOrder(stripped(node.value), resolved)) found.add(node.target.field);
    }
  }
  return found;
}

/** Of the text: whatever a class of that name is, its third argument may ask for it. */
function isInitializedInOrder({ init }: FieldSymbol): boolean {
  const order = init?.kind === 'new' ? init.args[ORDER] : undefined;
  return order !== undefined && (order.kind !== 'boolLit' || order.value);
}

function isInOrder(value: TypedExpr, { table }: Resolved): boolean {
  const order = value.kind === 'new' && table.isSubclass(value.class.name, LINKED) ? value.args[ORDER] : undefined;
  return order !== undefined && (order.kind !== 'constant' || order.constant.kind !== 'bool' || order.constant.value);
}
