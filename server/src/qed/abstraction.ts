/**
 * The tactics `abstract read`, `abstract write` and `assert` (QED, section 5.2), as proposals to SIMULATE.
 *
 *   abstract read x:  the action starts with any value of x, which it leaves alone if it does not write x;
 *   abstract write x: the action ends with any value of x;
 *   assert p:         the gate becomes `p and gate`.
 *
 * An action that does not write x reads a new local in its place, so that what it no longer depends on is out of its footprint.
 * Neighbours: `rules.ts` checks each proposal; `targets.ts` finds actions and variables.
 */
import { elementStore, footprintOf, storeOf, storesOfExpr } from '../plato/footprint';
import { operationsOf } from '../plato/statements';
import type { Expr, Location, Operation, Stmt, Variable } from '../plato/ir';
import { exprEquals, freeVars, locationEquals, mapExpr, mapLocation } from '../plato/substitute';
import { afterwards } from './afterwards';
import { rewrite, type Atom, type PlacedAtom, type ProofContext } from './context';

import { havoc, local, scriptAssertion, step } from './operations';
import { opened, spanOf } from './reduce';
import { Refused, describe } from './refused';
import type { Proposal } from './rules';
import type { Span } from '../base/span';

/** A variable of the program: a local, or a field or kind of element at whatever objects the action uses. */
export type Target = { readonly kind: 'local'; readonly variable: Variable } | { readonly kind: 'store'; readonly store: string };

/** `abstract read`. Throws Refused. */
export function readAbstraction(context: ProofContext, placed: PlacedAtom, target: Target): Proposal {
  const { atom } = placed;
  const simple = directRead(atom, target);
  if (simple) return { atom: simple, locals: [], hints: new Map() };
  const read = readsIn(atom, target);
  if (read.length === 0) throw new Refused(`${describe(context, placed)} does not read it`);
  if (writesIn(atom, target).length > 0) {
    const places = target.kind === 'local' ? [local(target.variable)] : bases(context, placed, target.store);
    return { atom: action([havoc(...places), atom], atom), locals: [], hints: new Map() };
  }
  const fresh = read.map((location, index): Variable => ({ name: `$any${context.names + index}`, type: location.type }));
  const hints = new Map(read.map((location, index) => [fresh[index]!.name, asExpr(location)]));
  const replace = (e: Expr): Expr =>
    mapExpr(e, (part) => {
      const index = read.findIndex((location) => exprEquals(asExpr(location), part));
      return index < 0 ? part : { kind: 'var', ...fresh[index]! };
    });
  const havocs = havoc(...fresh.map(local));
  return {
    atom: action([havocs, rewrite(atom, (one) => (one.kind === 'op' ? { kind: 'op', op: mapped(one.op, replace) } : undefined))], atom),
    locals: fresh,
    hints,
  };
}

/** `t = x` becomes `havoc t`. */
function directRead(atom: Atom, target: Target): Atom | undefined {
  if (atom.kind !== 'op' || target.kind !== 'store') return undefined;
  const { op } = atom;
  const [only] = op.assigns;
  if (
    !only ||
    op.assigns.length !== 1 ||
    op.guard ||
    op.post ||
    op.havocs.length > 0 ||
    op.allocates ||
    only.target.kind !== 'local' ||
    storeOfRead(only.value) !== target.store
  )
    return undefined;
  return { kind: 'op', op: { ...op, assigns: [], havocs: [only.target] } };
}

/** `abstract write`. Throws Refused. */
export function writeAbstraction(context: ProofContext, placed: PlacedAtom, target: Target): Proposal {
  const places = target.kind === 'local' ? [local(target.variable)] : writesIn(placed.atom, target);
  if (places.length === 0) throw new Refused(`${describe(context, placed)} does not write it`);
  requireFixedBases(context, placed, places);
  return { atom: action(afterwards(placed.atom, havoc(...places)), placed.atom), locals: [], hints: new Map() };
}

/** `assert`. */
export function withAssertion(placed: PlacedAtom, expr: Expr, text: string, span: Span): Proposal {
  const gate = step({ asserts: [scriptAssertion(expr, `\`${text}\` may not hold here.`, span)], role: 'assert' });
  return { atom: action([gate, placed.atom], placed.atom), locals: [], hints: new Map() };
}

function action(stmts: readonly Stmt[], like: Atom): Atom {
  return {
    kind: 'atomic',
    body: opened({ kind: 'seq', stmts }),
    span: spanOf([like]),
  };
}

function mapped(op: Operation, f: (e: Expr) => Expr): Operation {
  return {
    ...op,
    asserts: op.asserts.map((one) => ({ ...one, expr: f(one.expr) })),
    guard: op.guard && f(op.guard),
    post: op.post && f(op.post),
    assigns: op.assigns.map((one) => ({ target: mapLocation(one.target, f), value: f(one.value) })),
    havocs: op.havocs.map((one) => mapLocation(one, f)),
    allocates: op.allocates && { ...op.allocates, length: op.allocates.length && f(op.allocates.length) },
  };
}

export function asExpr(location: Location): Expr {
  return location.kind === 'local' ? { kind: 'var', name: location.name, type: location.type } : { ...location, when: 'post' };
}

function storeOfRead(e: Expr): string | undefined {
  if (e.kind === 'field' || e.kind === 'static') return e.field;
  return e.kind === 'elem' ? elementStore(e.type) : undefined;
}

function readsIn(atom: Atom, target: Target): readonly Location[] {
  const found: Location[] = [];
  const add = (location: Location): void => {
    if (!found.some((one) => locationEquals(one, location))) found.push(location);
  };
  for (const op of operationsOf(atom)) {
    if (target.kind === 'local') {
      const exprs = [
        ...op.asserts.map((one) => one.expr),
        ...(op.guard ? [op.guard] : []),
        ...op.assigns.flatMap((one) => [one.value, ...basesOf(one.target)]),
        ...op.havocs.flatMap(basesOf),
      ];
      if (exprs.some((e) => freeVars(e).has(target.variable.name))) add(local(target.variable));
      continue;
    }
    for (const location of footprintOf(op).reads) if (storeOf(location) === target.store) add(location);
  }
  return found;
}

function basesOf(location: Location): readonly Expr[] {
  return location.kind === 'field' ? [location.object] : location.kind === 'elem' ? [location.array, location.index] : [];
}

function writesIn(atom: Atom, target: Target): readonly Location[] {
  const found: Location[] = [];
  for (const op of operationsOf(atom)) {
    const written = [...op.assigns.map((one) => one.target), ...op.havocs];
    for (const location of written) {
      const isIt =
        target.kind === 'local' ? location.kind === 'local' && location.name === target.variable.name : storeOf(location) === target.store;
      if (isIt && !found.some((one) => locationEquals(one, location))) found.push(location);
    }
    if (target.kind === 'local' && op.allocates?.target === target.variable.name) found.push(local(target.variable));
  }
  return found;
}

/** Locals that only hold a copy of something that stays, as parameters of inlined methods do, stand for that. */
function resolved(atom: Atom, location: Location): Location {
  const given = new Map<string, Expr[]>();
  const operations = operationsOf(atom);
  for (const { target, value } of operations.flatMap((op) => op.assigns))
    if (target.kind === 'local') given.set(target.name, [...(given.get(target.name) ?? []), value]);
  for (const name of operations.flatMap((op) => op.havocs).flatMap((one) => (one.kind === 'local' ? [one.name] : []))) given.set(name, []);
  const follow = (e: Expr, depth: number): Expr => {
    const all = e.kind === 'var' ? given.get(e.name) : undefined;
    return all?.length === 1 && all[0]!.kind === 'var' && depth < 20 ? follow(all[0]!, depth + 1) : e;
  };
  return mapLocation(location, (e) => mapExpr(e, (part) => follow(part, 0)));
}

function bases(context: ProofContext, placed: PlacedAtom, store: string): readonly Location[] {
  const places = [...readsIn(placed.atom, { kind: 'store', store }), ...writesIn(placed.atom, { kind: 'store', store })].map((one) =>
    resolved(placed.atom, one),
  );
  const found = places.filter((one, index) => places.findIndex((other) => locationEquals(one, other)) === index);
  requireFixedBases(context, placed, found);
  return found;
}

/** A place is the same before and after an action only if the action changes nothing by which it is named. */
function requireFixedBases(context: ProofContext, placed: PlacedAtom, places: readonly Location[]): void {
  const operations = operationsOf(placed.atom);
  const changed = new Set(
    operations.flatMap((op) =>
      [...op.assigns.map((one) => one.target), ...op.havocs]
        .flatMap((one) => (one.kind === 'local' ? [one.name] : []))
        .concat(op.allocates ? [op.allocates.target] : []),
    ),
  );
  const written = new Set(operations.flatMap((op) => footprintOf(op).writes.map((one) => storeOf(one)!)));
  for (const place of places) {
    for (const base of basesOf(place)) {
      if ([...freeVars(base).keys()].some((name) => changed.has(name)) || [...storesOfExpr(base)].some((store) => written.has(store))) {
        throw new Refused(
          `${describe(context, placed)} changes what says which object is meant; abstract it before the step becomes part of a longer action`,
        );
      }
    }
  }
}
