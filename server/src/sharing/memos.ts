/**
 * Memos: `known = map.get(k); if (known == null) map.put(k, known = slow(k))`, where what is put in is computed of the key alone. Who comes
 * between has put in the same value, so nothing is lost.
 * Neighbours: `stale.ts` finds the two steps; `sharing.ts` leaves these out.
 */
import { stripped } from '../resolve/typed-children';
import type { LocalVariable, MethodSymbol } from '../resolve/symbols';
import type { TypedBody, TypedExpr } from '../resolve/typed';
import type { JavaType } from '../resolve/types';
import type { BodyFacts } from './accesses';
import { containerIn } from './needs';
import { bare } from './places';
import type { Stale } from './stale';
import { expressionsOf } from '../resolve/typed-statements';

const PLAIN = /^java\.lang\.(String|Integer|Long|Short|Byte|Character|Boolean|Double|Float)$/;
/** Classes of the library whose methods, on values as above, only compute. */
const COMPUTING = /^java\.lang\.(Math|StrictMath|String|Integer|Long|Short|Byte|Character|Boolean|Double|Float|Number|Object|Comparable)$/;
const PUTS = /^(put\w*|replace\w*|compute\w*|merge)$/;

export function isMemo({ look, change, isUpdate }: Stale, body: BodyFacts, bodies: readonly BodyFacts[]): boolean {
  const [got, put] = [look.expr, change.expr];
  if (isUpdate || got.kind !== 'call' || put.kind !== 'call' || got.method.name !== 'get' || put.method.name !== 'put') return false;
  const map = put.dispatch.kind === 'static' ? undefined : containerIn(put.dispatch.receiver);
  if (map === undefined || !put.method.owner.isLibrary || !got.method.owner.isLibrary) return false;
  const [key, asked, value] = [put.args[0], got.args[0], put.args[1]].map((one) => one && bare(one));
  if (key?.kind !== 'local' || asked?.kind !== 'local' || key.variable !== asked.variable || value === undefined) return false;
  return isPlain(value.type) && putsInto(map, bodies) === 1 && new Computed(bodies, body, key.variable).isOf(value, body.body);
}

function putsInto(map: ReturnType<typeof containerIn>, bodies: readonly BodyFacts[]): number {
  const calls = bodies.flatMap(({ body }) => expressionsOf(body.stmts).map(({ node }) => node));
  return calls.filter(
    (one) =>
      one.kind === 'call' && one.dispatch.kind !== 'static' && PUTS.test(one.method.name) && containerIn(one.dispatch.receiver) === map,
  ).length;
}

function isPlain(type: JavaType): boolean {
  return type.kind === 'primitive' || (type.kind === 'class' && PLAIN.test(type.name));
}

class Computed {
  private readonly byMethod: ReadonlyMap<MethodSymbol | undefined, TypedBody>;
  /** Those that are looked at, which call one another; first the one that has the memo. */
  private readonly seen: Set<MethodSymbol | undefined>;

  /** `key`: of what the body with the memo is given, the value may depend on this alone. */
  constructor(
    bodies: readonly BodyFacts[],
    private readonly asking: BodyFacts,
    private readonly key: LocalVariable,
  ) {
    const { method } = asking;
    this.byMethod = new Map(bodies.map((one) => [one.method, one.body]));
    this.seen = new Set([method]);
  }

  /** Whether the value is computed of what the body is given, and of nothing else. */
  isOf(value: TypedExpr, body: TypedBody): boolean {
    const inner = bare(value);
    switch (inner.kind) {
      case 'constant':
        return true;
      case 'local':
        return body.params.includes(inner.variable)
          ? body !== this.asking.body || inner.variable === this.key
          : this.assignedTo(inner, body).every((one) => isLook(one) || this.isOf(one, body));
      case 'arithmetic':
      case 'comparison':
      case 'concatenation':
      case 'and':
      case 'or':
        return this.isOf(inner.left, body) && this.isOf(inner.right, body);
      case 'unary':
        return this.isOf(inner.operand, body);
      case 'conditional':
        return [inner.cond, inner.then, inner.else].every((one) => this.isOf(one, body));
      case 'assign':
      case 'compound':
        return inner.target.kind === 'local' && this.isOf(inner.value, body);
      case 'field':
      case 'static':
        return inner.field.isFinal && isPlain(inner.field.type);
      case 'call':
        return this.isCall(inner, body);
      default:
        return false;
    }
  }

  private assignedTo({ variable }: TypedExpr & { readonly kind: 'local' }, { stmts }: TypedBody): readonly TypedExpr[] {
    return expressionsOf(stmts).flatMap(({ node, isStmt }) => {
      if (isStmt) return node.kind === 'local' && node.variable === variable && node.init !== undefined ? [node.init] : [];
      const isIt =
        (node.kind === 'assign' || node.kind === 'compound') && node.target.kind === 'local' && node.target.variable === variable;
      return isIt ? [node.value] : [];
    });
  }

  private isCall({ method, dispatch, args }: TypedExpr & { readonly kind: 'call' }, body: TypedBody): boolean {
    const receiver = dispatch.kind === 'static' ? [] : [dispatch.receiver];
    if (method.owner.isLibrary) return COMPUTING.test(method.owner.name) && [...receiver, ...args].every((one) => this.isOf(one, body));
    if (!args.every((one) => this.isOf(one, body)) || !receiver.every((one) => stripped(one).kind === 'this')) return false;
    if (this.seen.has(method)) return true;
    this.seen.add(method);
    const called = this.byMethod.get(method);
    return called !== undefined && method.isAbstract === false && this.onlyComputes(called);
  }

  /** A body that only has expressions that compute, and changes nothing but locals. */
  private onlyComputes(body: TypedBody): boolean {
    return expressionsOf(body.stmts).every(({ node, isStmt }) => {
      if (isStmt) return node.kind !== 'synchronized' && node.kind !== 'unsupported' && node.kind !== 'switch';
      return node.kind === 'this' || this.isOf(node, body);
    });
  }
}

/** What was found in the map itself. */
function isLook(value: TypedExpr): boolean {
  const inner = bare(value);
  return inner.kind === 'call' && inner.method.owner.isLibrary && inner.method.name === 'get';
}
