/**
 * What is done with what an object of the library holds that may not be used by two threads at once, and with elements of arrays, when a
 * program is walked through. Such an object is known by where it was made, or by the field that only ever refers to such ones.
 * Neighbours: `reach-walk.ts` asks; `collections.ts` knows the library; `reached-objects.ts` compares the uses.
 * Why a report needs no proof: docs/soundness/sharing.md#findings-that-are-no-proofs.
 */
import { stripped } from '../resolve/typed-children';
import { methodsNamed } from '../resolve/members';
import type { Resolved } from '../resolve/resolve';
import type { FieldSymbol, LocalVariable } from '../resolve/symbols';
import type { TypedExpr } from '../resolve/typed';
import { argumentUse, isThreadUnsafe, isUnsafeByName, looksByName, mutates, opaqueUse } from './collections';
import type { Frame } from './reach-notes';
import type { ObjectValue, Value } from './reach-values';

export type ContentsUse = 'reads' | 'writes' | undefined;

/** Whether the object may not be used by two threads at once, as far as is known of it. `isKept`: a field that only refers to such ones. */
export function isUnsafeObject(value: Value, resolved: Resolved, isKept: (field: FieldSymbol) => boolean): value is ObjectValue {
  if (value.kind !== 'object' || value.isEach) return false;
  const { root, steps, through } = value;
  if (steps.length > 0) {
    const field = through.at(-1);
    return field !== undefined && field.id === steps.at(-1) && isKept(field);
  }
  if (root.kind === 'static') return root.field !== undefined && isKept(root.field);
  if (root.kind !== 'made') return false;
  if (root.symbol !== undefined) return root.symbol.isLibrary && isThreadUnsafe(root.symbol, resolved);
  return root.type !== undefined && isUnsafeByName(root.type);
}

/** What walks through something is another object than that. */
const WALKS = /(^|\.)(\w*Iterator|Enumeration|\w*Stream|Entry)$/;

/** What a call does to the object that it is called on. */
export function useByCall(expr: TypedExpr): ContentsUse {
  const receiver =
    expr.kind === 'call' && expr.dispatch.kind !== 'static' ? expr.dispatch.receiver : expr.kind === 'opaque' ? expr.parts[0] : undefined;
  if (receiver === undefined) return undefined;
  const { type } = receiver;
  if ((type.kind === 'class' || type.kind === 'unknown') && WALKS.test(type.name)) return undefined;
  if (expr.kind === 'opaque') return opaqueUse(expr, 'receiver') === 'writes' ? 'writes' : 'reads';
  if (expr.kind !== 'call') return undefined;
  // Places of a list are apart from one another.
  return mutates(expr.method) && expr.method.name !== 'set' ? 'writes' : 'reads';
}

/** What a call, or who makes an object, does to what it is given at `index`. */
export function useOfArgument(expr: TypedExpr, index: number, resolved: Resolved): ContentsUse {
  if (expr.kind === 'opaque') return opaqueUse(expr, 'argument') === 'reads' ? 'reads' : undefined;
  const method = expr.kind === 'call' ? expr.method : expr.kind === 'new' ? expr.constructor_ : undefined;
  const use = method === undefined ? 'keeps' : argumentUse(method, index, resolved);
  return use === 'reads' || use === 'writes' ? use : undefined;
}

/** What running a method reference does to its object. */
export function useByReference(name: string, { root }: ObjectValue, resolved: Resolved): ContentsUse {
  const methods = root.symbol === undefined ? [] : methodsNamed(resolved.table, root.symbol, name);
  if (methods.length > 0) return methods.some(mutates) ? 'writes' : 'reads';
  return looksByName(name) ? 'reads' : 'writes';
}

/**
 * Which element an index names, equal for equal ones: a number, or all that a loop goes through from a number on. Undefined where threads
 * may
 * well use different ones.
 */
export function elementNamed(index: TypedExpr, frame: Frame, from: ReadonlyMap<LocalVariable, bigint>): string | undefined {
  const inner = stripped(index);
  if (inner.kind === 'constant') return inner.constant.kind === 'int' ? `[${inner.constant.value}]` : undefined;
  if (inner.kind !== 'local' || frame.isChosen === true) return undefined;
  const first = from.get(inner.variable);
  const loop = frame.loops.at(-1);
  const isItsOwn =
    loop?.kind === 'loop' &&
    loop.update.some(
      (one) =>
        'target' in one &&
        stripped(one.target).kind === 'local' &&
        (stripped(one.target) as TypedExpr & { kind: 'local' }).variable === inner.variable,
    );
  return first !== undefined && isItsOwn ? `[from ${first}]` : undefined;
}
