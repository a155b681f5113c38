/**
 * The accesses to each field that happen when its object may already be known to others: not those of its constructors, of private methods
 * that only these call, of the static initializer of its class, nor those of objects that a body has made and not yet given to anybody.
 * Neighbours: `accesses.ts` finds all accesses; `guards.ts` looks for what protects those that are left.
 */
import type { FieldSymbol, LocalVariable } from '../resolve/symbols';
import type { TypedBody, TypedExpr } from '../resolve/typed';
import type { Access, BodyFacts } from './accesses';
import { childrenOf, stripped } from '../resolve/typed-children';
import type { Entry } from './entries';
import { expressionsOf } from '../resolve/typed-statements';

export interface Use extends Access {
  readonly from: BodyFacts;
}

/** By field, in the order of the bodies. What is held on entry is added to what is held. */
export function usesOf(
  bodies: readonly BodyFacts[],
  entryOf: (method: BodyFacts['method']) => Entry,
): ReadonlyMap<FieldSymbol, readonly Use[]> {
  const found = new Map<FieldSymbol, Use[]>();
  for (const from of bodies) {
    const entry = entryOf(from.method);
    const shown = shownFrom(from.body);
    const given = from.method?.isConstructor === true ? givenFrom(from.body) : Infinity;
    for (const access of from.accesses) {
      if (access.span.start < given && isMaking(access, from, entry, shown)) continue;
      const uses = found.get(access.field) ?? [];
      found.set(access.field, uses);
      uses.push({ ...access, held: [...access.held, ...entry.held], from });
    }
  }
  return found;
}

function isMaking(access: Access, { owner, method }: BodyFacts, entry: Entry, shown: ReadonlyMap<LocalVariable, number>): boolean {
  if (access.field.isStatic) return method === undefined && access.field.owner === owner;
  const root = access.object?.root;
  if (root?.kind === 'this' && access.object!.steps.length === 0)
    return (method?.isConstructor === true && root.name === owner.name) || entry.making?.name === root.name;
  if (root?.kind !== 'local' || access.object!.steps.length > 0) return false;
  const from = shown.get(root.variable);
  return from !== undefined && access.span.start < from;
}

/** Where a constructor first lets others have its object: by a static field, or by a thread that it starts. */
function givenFrom({ stmts }: TypedBody): number {
  const starts = expressionsOf(stmts).flatMap(({ node, isStmt }) => {
    if (isStmt) return [];
    const isGiven =
      (node.kind === 'assign' && node.target.kind === 'static' && stripped(node.value).kind === 'this') ||
      (node.kind === 'startThread' && mentionsThis(stripped(node.thread)));
    return isGiven ? [node.span.end] : [];
  });
  return Math.min(Infinity, ...starts);
}

function mentionsThis(expr: TypedExpr): boolean {
  return (
    expr.kind === 'this' || (expr.kind === 'new' && [...expr.args, ...(expr.captured ?? [])].some((one) => mentionsThis(stripped(one))))
  );
}

/** The locals that only ever hold objects made here, each with the place in the text where one is first given to somebody. */
function shownFrom(body: TypedBody): ReadonlyMap<LocalVariable, number> {
  const found = new Map<LocalVariable, number>();
  const show = (expr: TypedExpr | undefined): void => {
    const inner = expr && stripped(expr);
    if (inner?.kind === 'local' && found.has(inner.variable))
      found.set(inner.variable, Math.min(found.get(inner.variable)!, inner.span.start));
  };
  for (const { node, isStmt } of expressionsOf(body.stmts)) {
    if (isStmt) {
      if (node.kind === 'local' && node.init !== undefined && stripped(node.init).kind === 'new' && !body.assigned.has(node.variable))
        found.set(node.variable, Infinity);
      else if (node.kind === 'local') show(node.init);
      continue;
    }
    if (node.kind === 'call') node.args.forEach(show);
    else if (node.kind === 'new') [...node.args, ...(node.captured ?? [])].forEach(show);
    else if (node.kind === 'assign') show(node.value);
    else if (node.kind === 'startThread') show(node.thread);
    else if (node.kind === 'arrayInit') childrenOf(node).forEach(show);
  }
  return found;
}
