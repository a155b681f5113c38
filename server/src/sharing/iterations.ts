/**
 * Walks through collections whose methods take a monitor only one by one (`Collections.synchronizedList`, Vector): whoever walks must hold
 * it from the beginning to the end, or another thread changes the collection meanwhile.
 * Neighbours: `container-calls.ts` knows which collections are such; `sharing.ts` reports it.
 */
import { stripped } from '../resolve/typed-children';
import type { Span } from '../base/span';
import { partsOfCall } from '../resolve/opaque';
import type { ClassSymbol, FieldSymbol } from '../resolve/symbols';
import type { TypedExpr } from '../resolve/typed';
import type { BodyFacts } from './accesses';
import { hasMonitor, keyOf, type Containers } from './container-calls';
import { placeOf } from './places';
import { expressionsOf } from '../resolve/typed-statements';

const WALKS = /^(iterator|listIterator|elements|keys|stream|parallelStream|spliterator|descendingIterator)$/;
const VIEWS = /^(keySet|values|entrySet)$/;
const CHANGES =
  /^(add|put|remove|set|push|pop|clear|addAll|removeAll|putAll|addElement|insertElementAt|removeIf|retainAll|addFirst|addLast|removeFirst|removeLast)$/;

/** What walks through what it is given: every one of these, those of a set or a map, and the constructors of these. */
const WALKS_ARGUMENTS = /^(join|max|min|frequency|disjoint|containsAll|putAll)$/;
const COPIES_IN = /^(addAll|copyOf)$/;
const COPIES = /(^|\.)(?!CopyOnWrite)\w*(Set|Map)$/;

export interface Walk {
  readonly expr: TypedExpr;
  readonly name: string;
}

/**
 * `isShared`: whether two threads may use what the field refers to; `isAlone`: whether a body has waited there for all threads that it has
 * started. What only these change does not change there any more.
 */
export function unguardedWalks(
  bodies: readonly BodyFacts[],
  containers: Containers,
  isShared: (field: FieldSymbol) => boolean,
  isAlone: (body: BodyFacts, span: Span) => boolean,
): readonly Walk[] {
  const found: Walk[] = [];
  const captured = new Set(
    bodies.flatMap(({ owner }) => owner.captures.flatMap((one) => (one.variable === undefined ? [] : [keyOf(one.variable)]))),
  );
  const changed = new Map<string, BodyFacts[]>();
  const walks: (Walk & { readonly subject: string; readonly body: BodyFacts })[] = [];
  for (const body of bodies) {
    const isMaking = body.method === undefined || body.method.isConstructor;
    for (const { node, isStmt } of expressionsOf(body.body.stmts)) {
      if (isStmt) continue;
      const walksAt = (walked: TypedExpr, isWalk: boolean, isChange: boolean): void => {
        const subject = subjectOf(walked, body, containers, isShared, captured);
        if (subject === undefined) return;
        if (isChange && !isMaking) changed.set(subject.id, [...(changed.get(subject.id) ?? []), body]);
        if (!isWalk || isMaking || body.heldAt(node).some((held) => held.place.key === subject.key)) return;
        walks.push({ expr: node, name: subject.name, subject: subject.id, body });
      };
      if (node.kind === 'call' && node.dispatch.kind !== 'static' && node.method.owner.isLibrary)
        walksAt(node.dispatch.receiver, WALKS.test(node.method.name), CHANGES.test(node.method.name));
      // `stream` and its kin have no stub.
      const receiver = node.kind === 'opaque' && node.isNew !== true ? partsOfCall(node).receiver : undefined;
      if (node.kind === 'opaque' && receiver !== undefined && node.method !== undefined)
        walksAt(receiver, WALKS.test(node.method), CHANGES.test(node.method));
      for (const one of walkedArguments(node)) walksAt(one, true, false);
    }
  }
  for (const { subject, body, ...walk } of walks) {
    const changing = changed.get(subject) ?? [];
    const hasWaited = isAlone(body, walk.expr.span) && changing.every((one) => one === body || isMadeIn(one.owner, body));
    if (changing.length > 0 && !hasWaited) found.push(walk);
  }
  return found;
}

/** The arguments that a call of the library goes through one by one; what asks an argument for an array (`List.addAll`) does not. */
function walkedArguments(node: TypedExpr): readonly TypedExpr[] {
  if (node.kind === 'new') return node.class.isLibrary && COPIES.test(node.class.name) ? node.args : [];
  if (node.kind === 'opaque') {
    const { method, isNew, isOfLibrary } = node;
    if (method === undefined || isOfLibrary !== true) return [];
    return (isNew === true ? COPIES : WALKS_ARGUMENTS).test(method) ? partsOfCall(node).args : [];
  }
  if (node.kind !== 'call' || !node.method.owner.isLibrary) return [];
  const { dispatch, method, args } = node;
  if (WALKS_ARGUMENTS.test(method.name)) return args;
  const type = dispatch.kind === 'static' ? method.owner.name : dispatch.receiver.type.kind === 'class' ? dispatch.receiver.type.name : '';
  return COPIES_IN.test(method.name) && COPIES.test(type) ? args : [];
}

/** Whether the class is that of a function, or of an object, which only this body makes. */
function isMadeIn(symbol: ClassSymbol, { body }: BodyFacts): boolean {
  return (
    (symbol.place === 'lambda' || symbol.place === 'anonymous') &&
    expressionsOf(body.stmts).some(({ node, isStmt }) => !isStmt && node.kind === 'new' && node.class === symbol)
  );
}

/** The collection that is walked through, or of which a view is. */
function subjectOf(
  receiver: TypedExpr,
  body: BodyFacts,
  containers: Containers,
  isShared: (field: FieldSymbol) => boolean,
  captured: ReadonlySet<string>,
): { readonly id: string; readonly key: string; readonly name: string } | undefined {
  const inner = stripped(receiver);
  if (inner.kind === 'call' && inner.dispatch.kind !== 'static' && VIEWS.test(inner.method.name))
    return subjectOf(inner.dispatch.receiver, body, containers, isShared, captured);
  const place = placeOf(inner, body.owner, new Map());
  if (place === undefined) return undefined;
  const field = place.steps.at(-1) ?? (place.root.kind === 'static' ? place.root.field : undefined);
  if (field !== undefined && field.captured === undefined)
    return (containers.wrapped.has(field) || hasMonitor(field.type)) && isShared(field)
      ? { id: field.id, key: place.key, name: field.name }
      : undefined;
  if (place.root.kind !== 'local') return undefined;
  const key = keyOf(place.root.variable);
  const isWrapped = containers.wrapped.has(key) || hasMonitor(place.root.variable.type);
  return isWrapped && captured.has(key) ? { id: key, key: place.key, name: place.root.variable.name } : undefined;
}
