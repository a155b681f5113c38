/**
 * Collections that only a local knows, changed without a lock by code that several threads run at once: `all.parallelStream().forEach(x ->
 * found.add(x))`, or tasks that a loop hands over. Fields are followed by `uses.ts`; a local that a lambda has captured is nobody's field.
 * Neighbours: `code-for-threads.ts` knows where code is handed over; `sharing.ts` reports.
 * Why a report needs no proof: docs/soundness/sharing.md#findings-that-are-no-proofs.
 */
import { stripped } from '../resolve/typed-children';
import { methodsNamed } from '../resolve/members';
import type { Resolved } from '../resolve/resolve';
import type { LocalVariable, MethodSymbol } from '../resolve/symbols';
import type { TypedExpr, TypedStmt } from '../resolve/typed';
import type { BodyFacts } from './accesses';
import { isThreadUnsafe, mutates } from './collections';
import { keyOf, type Containers } from './container-calls';
import { Handings } from './code-for-threads';
import { expressionsOf } from '../resolve/typed-statements';

export interface CommonChange {
  readonly expr: TypedExpr;
  readonly name: string;
}

export function changesByMany(bodies: readonly BodyFacts[], containers: Containers, resolved: Resolved): readonly CommonChange[] {
  const byMethod = new Map(bodies.flatMap((one) => (one.method === undefined ? [] : [[one.method, one] as const])));
  const found = new Map<TypedExpr, CommonChange>();
  for (const { body } of bodies) {
    const visited = expressionsOf(body.stmts);
    const handings = new Handings(visited, resolved);
    const declaredIn = new Map<LocalVariable, readonly TypedStmt[]>();
    for (const { node, isStmt, loops } of visited) {
      if (isStmt) {
        if (node.kind === 'local') declaredIn.set(node.variable, loops);
        continue;
      }
      const handing = handings.of(node);
      if (handing === undefined || handing.how === 'serial') continue;
      // What each iteration makes for itself is its task's alone.
      const isCommon = (variable: LocalVariable): boolean =>
        handing.how === 'parallel' || loops.length > (declaredIn.get(variable)?.length ?? 0);
      for (const given of handing.given) {
        const named = changeNamed(given, containers, resolved, isCommon);
        if (named !== undefined) found.set(given, named);
        for (const change of changesIn(byMethod.get(runBy(given)!), containers, resolved, isCommon)) found.set(change.expr, change);
      }
    }
  }
  return [...found.values()];
}

function runBy(given: TypedExpr): MethodSymbol | undefined {
  return given.kind === 'new' && !given.class.isLibrary ? given.class.methods.find((one) => one.implicit === 'lambda') : undefined;
}

/** Changes of collections that the lambda has captured, where it holds no lock. */
function changesIn(
  body: BodyFacts | undefined,
  { synchronizedLocals }: Containers,
  resolved: Resolved,
  isCommon: (variable: LocalVariable) => boolean,
): readonly CommonChange[] {
  if (body === undefined || body.hasOtherLocks) return [];
  return expressionsOf(body.body.stmts).flatMap(({ node, isStmt }): readonly CommonChange[] => {
    if (isStmt || node.kind !== 'call' || node.dispatch.kind === 'static' || !mutates(node.method)) return [];
    const inner = stripped(node.dispatch.receiver);
    const variable = inner.kind === 'field' ? body.owner.captures.find((one) => one.field === inner.field)?.variable : undefined;
    const isOpen =
      variable !== undefined &&
      isCommon(variable) &&
      !synchronizedLocals.has(keyOf(variable)) &&
      isThreadUnsafe(resolved.table.classOf(inner.type), resolved) &&
      body.heldAt(node).length === 0;
    return isOpen ? [{ expr: node, name: variable.name }] : [];
  });
}

/** `found::add`, where `found` is a local. */
function changeNamed(
  given: TypedExpr,
  { synchronizedLocals }: Containers,
  resolved: Resolved,
  isCommon: (variable: LocalVariable) => boolean,
): CommonChange | undefined {
  if (given.kind !== 'opaque' || given.source?.kind !== 'methodRef') return undefined;
  const object = given.parts[0] === undefined ? undefined : stripped(given.parts[0]);
  if (object?.kind !== 'local' || !isCommon(object.variable) || synchronizedLocals.has(keyOf(object.variable))) return undefined;
  const symbol = resolved.table.classOf(object.type);
  if (symbol === undefined || !isThreadUnsafe(symbol, resolved)) return undefined;
  const { name } = given.source.method;
  return methodsNamed(resolved.table, symbol, name).some(mutates) ? { expr: given, name: object.variable.name } : undefined;
}
