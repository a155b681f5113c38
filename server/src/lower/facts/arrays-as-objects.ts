/**
 * Whether arrays that may be protected are seen as mere objects somewhere in the workspace: as `Object`, by a type variable, as rows of an
 * `Object[]`. Where none is, what is typed as a mere object is no such array, and may be given away.
 * Soundness: docs/soundness/opaque.md#arrays-that-are-kept.
 * Neighbours: `guarded-arrays.ts` knows which arrays are protected; `calls/opaque.ts` and `bodies/procedures.ts` ask.
 */
import { onceFor } from '../../base/once-for';
import type { Resolved } from '../../resolve/resolve';
import type { MethodSymbol } from '../../resolve/symbols';
import type { TypedExpr, TypedStmt } from '../../resolve/typed';
import { erasure, type JavaType } from '../../resolve/types';
import { childrenOf, stripped } from '../../resolve/typed-children';
import { expressionsOf } from '../../resolve/typed-statements';
import { guardedArrays } from './guarded-arrays';

export const areSeenAsObjects = onceFor((resolved: Resolved): boolean => {
  const kinds = new Set(guardedArrays(resolved).map((type) => depthOf(type).kind));
  return kinds.size > 0 && bodiesOf(resolved).some(({ stmts, method }) => isSeen(stmts, method, kinds, resolved));
});

interface Body {
  readonly stmts: readonly TypedStmt[];
  readonly method: MethodSymbol | undefined;
}

function bodiesOf({ methods, staticInitializers }: Resolved): readonly Body[] {
  return [
    ...[...methods].map(([method, { body }]): Body => ({ stmts: body?.stmts ?? [], method })),
    ...[...staticInitializers.values()].map(({ body }): Body => ({ stmts: body?.stmts ?? [], method: undefined })),
  ].filter(({ method }) => method?.owner.isLibrary !== true);
}

function isSeen(stmts: readonly TypedStmt[], method: MethodSymbol | undefined, kinds: ReadonlySet<string>, resolved: Resolved): boolean {
  /** Whether one of the arrays, or a row of it, is now an element of nothing, or of fewer arrays. */
  const widens = (value: TypedExpr, to: JavaType): boolean => {
    const [from, into] = [depthOf(stripped(value).type), depthOf(to)];
    return from.depth > into.depth && kinds.has(from.kind);
  };
  const all = expressionsOf(stmts);
  // What the library and code without source are given they say themselves whether they keep.
  const given = new Set(all.flatMap(({ node, isStmt }) => (isStmt ? [] : givenAway(node))));
  return all.some(({ node, isStmt }) => {
    if (isStmt)
      return (
        node.kind === 'return' &&
        node.value !== undefined &&
        method !== undefined &&
        overriddenTypes(method, resolved).some((one) => widens(node.value!, one))
      );
    switch (node.kind) {
      case 'retype':
      case 'cast':
        return !given.has(node) && widens(node.operand, node.type);
      case 'call':
        return !node.method.owner.isLibrary && node.args.some((arg, index) => widens(arg, node.method.params[index]!.type));
      case 'new':
        return !node.class.isLibrary && node.args.some((arg, index) => widens(arg, node.constructor_.params[index]!.type));
      case 'assign':
        return (node.target.kind === 'field' || node.target.kind === 'static') && widens(node.value, node.target.field.type);
      case 'local':
      case 'field':
      case 'static':
      case 'element':
      case 'constant':
      case 'classObject':
      case 'this':
      case 'currentThread':
      case 'length':
      case 'newArray':
      case 'arrayInit':
      case 'copyArray':
      case 'unary':
      case 'arithmetic':
      case 'comparison':
      case 'and':
      case 'or':
      case 'concatenation':
      case 'compound':
      case 'conditional':
      case 'instanceof':
      case 'matches':
      case 'convert':
      case 'box':
      case 'unbox':
      case 'switch':
      case 'after':
      case 'monitor':
      case 'startThread':
      case 'opaque':
      case 'unsupported':
        return false;
    }
  });
}

function givenAway(node: TypedExpr): readonly TypedExpr[] {
  if (node.kind === 'opaque') return node.parts;
  const isOfLibrary = node.kind === 'call' ? node.method.owner.isLibrary : node.kind === 'new' && node.class.isLibrary;
  return isOfLibrary || node.kind === 'comparison' || node.kind === 'concatenation' ? childrenOf(node) : [];
}

/** What the methods above that it overrides give, as far as their names and numbers of parameters tell. */
function overriddenTypes({ owner, name, params }: MethodSymbol, { table }: Resolved): readonly JavaType[] {
  // What a function gives is looked at where it does (`calls/given-arrays.ts`).
  if (owner.place === 'lambda') return [];
  return table
    .lineage(owner)
    .filter((one) => one !== owner)
    .flatMap((one) => one.methods.filter((other) => other.name === name && other.params.length === params.length))
    .map((one) => one.returnType);
}

/** How many arrays deep a type is, and of what: the name of a primitive type, or any reference. */
function depthOf(type: JavaType): { readonly depth: number; readonly kind: string } {
  let [depth, inner] = [0, erasure(type)];
  for (; inner.kind === 'array'; depth++) inner = erasure(inner.element);
  return { depth, kind: inner.kind === 'primitive' ? inner.name : '' };
}
