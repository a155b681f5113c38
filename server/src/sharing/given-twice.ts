/**
 * Which objects one body gives to two threads, or hands to an executor twice: `new Thread(r)` and `new Thread(r)`, or in a loop.
 * Neighbours: `tasks.ts` takes what they run for code of several threads; `code-for-threads.ts` knows what is handed over.
 */
import { stripped } from '../resolve/typed-children';
import type { FieldSymbol, LocalVariable, MethodSymbol } from '../resolve/symbols';
import type { TypedExpr, TypedStmt } from '../resolve/typed';
import type { BodyFacts } from './accesses';
import { expressionsOf, type Visited } from '../resolve/typed-statements';

const WAITS = /^(join|get|await\w*|close)$/;

type Made = TypedExpr & { readonly kind: 'new' };

/** `by`: the expression that makes the thread, or hands the value over. */
export interface Giving {
  readonly value: TypedExpr;
  readonly by: TypedExpr;
  readonly loops: readonly TypedStmt[];
}

/** The values, one expression for each. */
export function givenTwice(
  givings: readonly Giving[],
  body: readonly TypedStmt[],
  isGivenOnce: (field: FieldSymbol) => boolean,
): readonly TypedExpr[] {
  const visited = expressionsOf(body);
  const depth = new Map(
    visited.flatMap(({ node, isStmt, loops }) => (isStmt && node.kind === 'local' ? [[node.variable, loops.length]] : [])),
  );
  const times = new Map<LocalVariable, number>();
  const found: TypedExpr[] = [];
  givings.forEach(({ value, by, loops }, index) => {
    const inner = stripped(value);
    if (inner.kind === 'local') {
      const isAgain = loops.length > (depth.get(inner.variable) ?? 0);
      const before = times.get(inner.variable) ?? 0;
      times.set(inner.variable, before + (isAgain ? 2 : 1));
      if (before < 2 && times.get(inner.variable)! >= 2) found.push(inner);
      return;
    }
    if (!isNamed(inner) || ((inner.kind === 'field' || inner.kind === 'static') && !isGivenOnce(inner.field))) return;
    const isBeside = givings
      .slice(0, index)
      .some((other) => isSameObject(other.value, inner) && areBeside(other.by, by, visited, body) && !waitsWithin(visited, other.by, by));
    if (isBeside || (loops.length > 0 && !expressionsOf(loops).some(({ node }) => isWait(node)))) found.push(inner);
  });
  return found;
}

/** Where the objects are made that the value may be, as far as the text shows: in a local, a field, or what a method returns. */
export class Makers {
  private readonly inFields = new Map<FieldSymbol, TypedExpr[]>();
  private readonly returned = new Map<MethodSymbol, TypedExpr[]>();

  constructor(bodies: readonly BodyFacts[]) {
    for (const { method, body } of bodies)
      for (const { node, isStmt } of expressionsOf(body.stmts)) {
        if (isStmt && node.kind === 'return' && node.value !== undefined && method !== undefined) put(this.returned, method, node.value);
        if (isStmt || node.kind !== 'assign') continue;
        if (node.target.kind === 'field' || node.target.kind === 'static') put(this.inFields, node.target.field, node.value);
      }
  }

  /** Whether the field is given a value in one place. */
  isGivenOnce(field: FieldSymbol): boolean {
    return (this.inFields.get(field) ?? []).length <= 1;
  }

  /** `within`: the statements around it, where its locals are declared. */
  of(value: TypedExpr, within: readonly TypedStmt[]): readonly Made[] {
    const inner = stripped(value);
    if (inner.kind === 'new') return [inner];
    if (inner.kind === 'field' || inner.kind === 'static') return this.madeIn(this.inFields.get(inner.field));
    if (inner.kind === 'call') return this.madeIn(this.returned.get(inner.method));
    if (inner.kind !== 'local') return [];
    return expressionsOf(within).flatMap(({ node, isStmt }) =>
      isStmt && node.kind === 'local' && node.variable === inner.variable && node.init !== undefined && stripped(node.init).kind !== 'local'
        ? this.of(node.init, [])
        : [],
    );
  }

  private madeIn(values: readonly TypedExpr[] | undefined): readonly Made[] {
    return (values ?? []).map(stripped).filter((one) => one.kind === 'new');
  }
}

function put<K>(map: Map<K, TypedExpr[]>, key: K, value: TypedExpr): void {
  map.set(key, [...(map.get(key) ?? []), value]);
}

function isNamed(value: TypedExpr): boolean {
  return isSameObject(value, value);
}

/** `this`, or the same field of it. */
function isSameObject(one: TypedExpr, other: TypedExpr): boolean {
  const [left, right] = [stripped(one), stripped(other)];
  if (left.kind === 'this') return right.kind === 'this';
  if (left.kind === 'static') return right.kind === 'static' && left.field === right.field;
  return left.kind === 'field' && right.kind === 'field' && left.field === right.field && isSameObject(left.object, right.object);
}

/** Whether the one thread may have ended when the other one starts. */
function waitsWithin(visited: readonly Visited[], one: TypedExpr, other: TypedExpr): boolean {
  return visited.some(({ node }) => isWait(node) && node.span.start >= one.span.end && node.span.end <= other.span.start);
}

function isWait(node: Visited['node']): boolean {
  const method = node.kind === 'call' ? node.method.name : node.kind === 'opaque' ? node.method : undefined;
  return method !== undefined && WAITS.test(method);
}

/** In one list of statements, so that whoever comes to the one comes to the other. */
function areBeside(one: TypedExpr, other: TypedExpr, visited: readonly Visited[], body: readonly TypedStmt[]): boolean {
  const lists = [body, ...visited.flatMap(({ node, isStmt }) => (isStmt && node.kind === 'block' ? [node.stmts] : []))];
  return lists.some((stmts) => {
    const within = new Set(expressionsOf(stmts.filter(({ kind }) => kind === 'expr' || kind === 'local')).map(({ node }) => node));
    return within.has(one) && within.has(other);
  });
}
