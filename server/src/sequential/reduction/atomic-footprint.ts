/**
 * What an atomic block touches, in the words of before it begins: only then can be said whether it commutes with others' operations
 * (docs/theory.md#check-2-reduction).
 *
 * A base that the block computes itself is followed where it is a chain of final fields from something that was there before (`lock.owner`
 * where `lock` is final, the array of a static final field): that means the same before and inside. The walk is a forward one and forgets
 * a local where paths meet with different meanings of it.
 * Neighbours: `reduction.ts` asks; `movers.ts` places the result.
 */
import { footprintOf, storeOf, storesOfExpr, type Footprint } from '../../plato/footprint';
import type { Expr, Location, Operation, Stmt } from '../../plato/ir';
import { exprEquals, freeVars, mapLocation, substituteVars } from '../../plato/substitute';
import type { Entry } from '../../plato/keys-written';
import type { CheckContext } from '../environment/context';
import { entriesOf, type Entries } from './movers';
import { operationsOf } from '../../plato/statements';

/** What a local that the block writes stands for, by locals as they were before; undefined: nothing that can be said. */
type Meanings = ReadonlyMap<string, Expr | undefined>;

/** The union of the footprints of the block's operations; undefined where some base cannot be named before the block. */
export function atomicFootprint(context: CheckContext, body: Stmt): (Footprint & { readonly entries: Entries }) | undefined {
  const operations = operationsOf(body);
  const written = new Set(operations.flatMap((op) => footprintOf(op).writes.map(storeOf)));
  const reads: Location[] = [];
  const writes: Location[] = [];
  const elsewhere = new Set<string>();
  const entries = { read: [] as Entry[], write: [] as Entry[] };
  let isNamed = true;

  const resolved = (expr: Expr, meanings: Meanings): Expr | undefined => {
    if ([...storesOfExpr(expr)].some((store) => written.has(store))) return undefined;
    if ([...freeVars(expr).keys()].some((name) => meanings.has(name) && meanings.get(name) === undefined)) return undefined;
    return substituteVars(expr, new Map([...meanings].flatMap(([name, value]) => (value ? [[name, value] as const] : []))));
  };
  const place = (location: Location, meanings: Meanings): Location =>
    mapLocation(location, (base) => {
      const found = resolved(base, meanings);
      if (!found) isNamed = false;
      return found ?? base;
    });
  // A key that cannot be named before makes it the whole map.
  const entry = ({ map, keys }: Entry, meanings: Meanings): Entry => {
    const named = keys.map((key) => resolved(key, meanings));
    return { map: place(map, meanings), keys: named.every((key) => key !== undefined) ? (named as readonly Expr[]) : [] };
  };
  const isSteady = (expr: Expr): boolean =>
    expr.kind === 'var' ||
    (expr.kind === 'static' && context.stores.field(expr.field)?.isFinal === true) ||
    (expr.kind === 'field' && expr.when === 'post' && context.stores.field(expr.field)?.isFinal === true && isSteady(expr.object));
  const after = (op: Operation, meanings: Meanings): Meanings => {
    const now = new Map(meanings);
    for (const { target, value } of op.assigns) {
      if (target.kind === 'local') now.set(target.name, isSteady(value) ? resolved(value, meanings) : undefined);
    }
    for (const location of op.havocs) if (location.kind === 'local') now.set(location.name, undefined);
    if (op.allocates) now.set(op.allocates.target, undefined);
    return now;
  };
  const forget = (meanings: Meanings, stmt: Stmt): Meanings =>
    operationsOf(stmt).reduce((known: Meanings, op) => {
      const now = after(op, known);
      return new Map([...now].map(([name, value]) => [name, known.has(name) && known.get(name) === value ? value : undefined]));
    }, meanings);
  const visit = (stmt: Stmt, meanings: Meanings): Meanings => {
    switch (stmt.kind) {
      case 'op': {
        const footprint = footprintOf(inBlock(stmt.op));
        reads.push(...footprint.reads.map((one) => place(one, meanings)));
        writes.push(...footprint.writes.map((one) => place(one, meanings)));
        for (const store of footprint.elsewhere) elsewhere.add(store);
        const own = entriesOf(inBlock(stmt.op));
        entries.read.push(...own.read.map((one) => entry(one, meanings)));
        entries.write.push(
          ...own.write.filter(({ map }) => map.kind !== 'local' && map.type.kind === 'map').map((one) => entry(one, meanings)),
        );
        return after(stmt.op, meanings);
      }
      case 'seq':
        return stmt.stmts.reduce((known, one) => visit(one, known), meanings);
      case 'choice':
        return stmt.branches.map((one) => visit(one, meanings)).reduce(met);
      // Its end is reached from anywhere inside.
      case 'block':
      case 'loop':
      case 'atomic':
        visit(stmt.body, stmt.kind === 'loop' ? forget(meanings, stmt.body) : meanings);
        return forget(meanings, stmt.body);
      case 'exit':
        return meanings;
      case 'call':
        isNamed = false;
        return meanings;
    }
  };
  visit(body, new Map());
  return isNamed ? { reads, writes, elsewhere: [...elsewhere], entries } : undefined;
}

/** Assertions were proved by check 1; they are specification and touch nothing. */
function inBlock(op: Operation): Operation {
  return op.role === 'assert' ? { ...op, asserts: [] } : op;
}

/** What is known after both of two paths. A local that only one of them wrote means nothing any more. */
function met(left: Meanings, right: Meanings): Meanings {
  return new Map(
    [...new Set([...left.keys(), ...right.keys()])].map((name) => {
      const [one, other] = [left.get(name), right.get(name)];
      return [name, one && other && exprEquals(one, other) ? one : undefined];
    }),
  );
}
