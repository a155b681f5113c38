/**
 * Calls of containers that go wrong where what was seen there before has been taken out meanwhile: `list.get(list.size() - 1)`, `if
 * (map.containsKey(k)) map.get(k).run()`. Asked only of containers out of which somebody takes something.
 * Neighbours: `steps.ts` makes steps of them; `stale.ts` looks for what was seen before.
 */
import { stripped } from '../resolve/typed-children';
import type { FieldSymbol, MethodSymbol } from '../resolve/symbols';
import type { TypedExpr } from '../resolve/typed';
import type { BodyFacts } from './accesses';
import { keyOf, partCall } from './container-calls';
import { expressionsOf } from '../resolve/typed-statements';

const BY_PLACE = /^(get|set|remove|elementAt|removeElementAt|setElementAt|subList|add)$/;
const LISTS = /(^|\.)(\w*List|Vector|Stack)$/;
const TAKES = /^(remove\w*|clear|poll\w*|pop\w*|take\w*|drainTo|retainAll)$/;

/** `of`: there must be an element under the key that is the first argument (`one`), or as many as there were (`all`). */
export interface Need {
  readonly of: 'one' | 'all';
}

/** `isUsedAsObject`: something is called on what it gives, which may then not be null. */
export function needOf(method: MethodSymbol, receiver: TypedExpr, isUsedAsObject: boolean): Need | undefined {
  const { type } = stripped(receiver);
  const first = method.params[0]?.type;
  const isByPlace = first?.kind === 'primitive' && first.name === 'int' && BY_PLACE.test(method.name);
  if (isByPlace && type.kind === 'class' && LISTS.test(type.name)) return { of: 'all' };
  const look = isUsedAsObject ? partCall(method) : undefined;
  return look?.kind === 'look' && look.of !== 'a place' && look.of !== 'any' && /^(get|peek\w*)$/.test(method.name)
    ? { of: look.of }
    : undefined;
}

export type Taken = ReadonlySet<FieldSymbol | string>;

/** The fields and the locals out of whose containers somebody takes something. */
export function takenFrom(bodies: readonly BodyFacts[]): Taken {
  const found = new Set<FieldSymbol | string>();
  for (const { body } of bodies)
    for (const { node, isStmt } of expressionsOf(body.stmts)) {
      if (isStmt || node.kind !== 'call' || node.dispatch.kind === 'static' || !TAKES.test(node.method.name)) continue;
      const what = containerIn(node.dispatch.receiver);
      if (what !== undefined) found.add(what);
    }
  return found;
}

/** What names a container: the field, or the local that it is in, also where a function has captured that. */
export function containerIn(expr: TypedExpr): FieldSymbol | string | undefined {
  const inner = stripped(expr);
  if (inner.kind === 'local') return keyOf(inner.variable);
  if (inner.kind !== 'field' && inner.kind !== 'static') return undefined;
  const variable =
    inner.field.captured === 'variable' ? inner.field.owner.captures.find((one) => one.field === inner.field)?.variable : undefined;
  return variable === undefined ? inner.field : keyOf(variable);
}
