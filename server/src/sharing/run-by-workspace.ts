/**
 * Functions that a private method of the workspace runs on the spot: `with(() -> n++)`, where `with` does nothing with its parameter but
 * call it. The locks are those that are held where it is called, seen from where the function is given away.
 * Neighbours: `at-once.ts` has those that the library runs; `accesses.ts` adds these when it knows all bodies; `entries.ts` hands on what
 * is held.
 * Why it may: docs/soundness/sharing.md#functions-that-run-at-once.
 */
import { stripped } from '../resolve/typed-children';
import type { Resolved } from '../resolve/resolve';
import type { ClassSymbol, LocalVariable, MethodSymbol } from '../resolve/symbols';
import type { TypedExpr } from '../resolve/typed';
import type { BodyFacts, CallSite, FunctionSite, Held } from './accesses';
import { sameInAll } from './held';
import { sideOf } from './locking';
import { fieldOf, placeOf } from './places';
import { expressionsOf } from '../resolve/typed-statements';

const NO_ALIASES = new Map();

interface Known {
  readonly of: ReadonlyMap<MethodSymbol, BodyFacts>;
  readonly resolved: Resolved;
}

/** The bodies, with the functions that methods of the workspace run among those that run where they are given away. */
export function withHelpers(bodies: readonly BodyFacts[], resolved: Resolved): readonly BodyFacts[] {
  const of = new Map(bodies.flatMap((one) => (one.method === undefined ? [] : [[one.method, one] as const])));
  const known: Known = { of, resolved };
  return bodies.map((body) => {
    const added = body.calls.flatMap((site) => runIn(site, body, known));
    return added.length === 0 ? body : { ...body, functions: [...body.functions, ...added] };
  });
}

function runIn(site: CallSite, from: BodyFacts, known: Known): readonly FunctionSite[] {
  return site.args.flatMap((arg, index): FunctionSite[] => {
    const given = stripped(arg);
    const method = given.kind === 'new' && given.class.place === 'lambda' ? given.class.methods.find(isOfLambda) : undefined;
    const params: LocalVariable[] = [];
    const held = method && heldInCalls(site, index, from, known, [], params);
    if (method === undefined || held === undefined) return [];
    return [{ method, by: site.method.name, params, call: given, held: [...site.held, ...held] }];
  });
}

function isOfLambda({ implicit }: MethodSymbol): boolean {
  return implicit === 'lambda';
}

/**
 * What is held wherever the called method calls its parameter, as the caller sees it; undefined where the method may do anything else with
 * it, or is not exactly known. `within`: the methods that are being looked at; `params` collects all parameters that the argument reaches.
 */
function heldInCalls(
  site: CallSite,
  index: number,
  from: BodyFacts,
  known: Known,
  within: readonly MethodSymbol[],
  params: LocalVariable[],
): readonly Held[] | undefined {
  const { method } = site;
  const body = known.of.get(method);
  const param = body?.body.params[index];
  // An override might keep what it is given, and what others may call is looked at by itself.
  if (body === undefined || param === undefined || !method.isPrivate || method.isConstructor || within.includes(method)) return undefined;
  if (method.params.length !== site.args.length || body.body.assigned.has(param)) return undefined;
  params.push(param);
  const found: (readonly Held[])[] = [];
  const allowed = new Set<TypedExpr>();
  for (const { node, isStmt } of expressionsOf(body.body.stmts)) {
    if (isStmt) continue;
    if (node.kind === 'comparison') for (const one of comparedWithNull(node, param)) allowed.add(one);
    if (node.kind !== 'call') continue;
    const receiver = node.dispatch.kind === 'static' ? undefined : mentionOf(node.dispatch.receiver, param);
    if (receiver !== undefined && node.method.isAbstract && node.method.owner.kind === 'interface') {
      allowed.add(receiver);
      found.push(body.heldAt(node));
    }
    const passed = node.args.map((arg) => mentionOf(arg, param));
    const at = passed.findIndex((one) => one !== undefined);
    if (at < 0) continue;
    const inner = body.calls.find(({ expr }) => expr === node);
    const outer = inner && heldInCalls(inner, at, body, known, [...within, method], params);
    if (outer === undefined) return undefined;
    allowed.add(passed[at]!);
    found.push([...inner!.held, ...outer]);
  }
  const isElsewhere = expressionsOf(body.body.stmts).some(
    ({ node, isStmt }) => !isStmt && node.kind === 'local' && node.variable === param && !allowed.has(node),
  );
  if (isElsewhere || found.length === 0) return undefined;
  return sameInAll(found).flatMap((one) => seenFrom(one, site, body, from.owner, known.resolved));
}

/** The mention of the parameter that the expression is. */
function mentionOf(expr: TypedExpr, param: LocalVariable): TypedExpr | undefined {
  const inner = stripped(expr);
  return inner.kind === 'local' && inner.variable === param ? inner : undefined;
}

function comparedWithNull({ left, right }: TypedExpr & { readonly kind: 'comparison' }, param: LocalVariable): readonly TypedExpr[] {
  const isNull = (one: TypedExpr): boolean => {
    const inner = stripped(one);
    return inner.kind === 'constant' && inner.constant.kind === 'null';
  };
  return [isNull(right) ? mentionOf(left, param) : undefined, isNull(left) ? mentionOf(right, param) : undefined].flatMap(
    (one) => one ?? [],
  );
}

/** What a lock of the called method is for its caller. */
function seenFrom(
  held: Held,
  site: CallSite,
  { method, owner, body }: BodyFacts,
  caller: ClassSymbol,
  resolved: Resolved,
): readonly Held[] {
  const { root, steps } = held.place;
  switch (root.kind) {
    case 'class':
    case 'static':
      return [held];
    case 'this':
      return root.name === owner.name && method?.isStatic === false && site.receiver !== undefined
        ? [{ ...held, place: steps.reduce(fieldOf, site.receiver) }]
        : [];
    case 'local': {
      const index = body.params.indexOf(root.variable);
      const arg = site.args[index];
      if (arg === undefined || body.assigned.has(root.variable)) return [];
      const { place, mode } =
        steps.length > 0 ? { place: placeOf(arg, caller, NO_ALIASES), mode: held.mode } : sideOf(arg, caller, NO_ALIASES, resolved);
      if (place === undefined || (mode !== held.mode && held.mode !== 'whole')) return [];
      return [{ ...held, place: steps.reduce(fieldOf, place), mode }];
    }
  }
}
