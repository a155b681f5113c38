/**
 * The classes that stand in the bodies of a class (local and anonymous ones, bodies of enum constants, lambdas and method references) with
 * their names. A name says in which member the class stands and counts within that member only, in source order: edits of other members do
 * not change it.
 * Neighbours: `declare.ts` declares them under these names; `elaborate-functions.ts` makes the classes of lambdas.
 */
import type { EnumConstant, Expr, Member, TypeDecl } from '../syntax/ast';
import type { ClassSymbol } from './symbols';
import type { BodyNode } from '../syntax/walk';
import { bodiesOfMember, walkBody } from '../syntax/walk';

export type FunctionExpr = Expr & { readonly kind: 'lambda' | 'methodRef' };

/** The qualified name of a class, and how messages call it. */
export interface NamedPlace {
  readonly name: string;
  readonly display: string;
}

export type BodyClass =
  | { readonly kind: 'constant'; readonly node: EnumConstant; readonly members: readonly Member[]; readonly place: NamedPlace }
  | {
      readonly kind: 'anonymous';
      readonly node: Expr & { readonly kind: 'new' };
      readonly members: readonly Member[];
      readonly place: NamedPlace;
    }
  | { readonly kind: 'local'; readonly node: TypeDecl; readonly place: NamedPlace }
  | { readonly kind: 'function'; readonly node: FunctionExpr; readonly place: NamedPlace };

/** In source order; what stands in the bodies of these classes is not among them, but what stands in lambdas is. */
export function bodyClassesOf(symbol: ClassSymbol): readonly BodyClass[] {
  const found: BodyClass[] = [];
  const counts = new Map<string, number>();
  const count = (what: string): number => {
    const next = (counts.get(what) ?? 0) + 1;
    counts.set(what, next);
    return next;
  };
  const place = (member: string, what: string, shown: string): NamedPlace => ({
    name: `${symbol.name}.${member}$${what}`,
    display: `${symbol.display}.${member === '' ? '' : `${member}.`}${shown}`,
  });
  const visitIn =
    (member: string) =>
    (node: BodyNode): void => {
      if (node.sort === 'classBody') {
        const number = count(`${member} new`);
        const type = node.node.type.kind === 'named' ? node.node.type.name : 'Object';
        found.push({
          kind: 'anonymous',
          node: node.node,
          members: node.members,
          place: place(member, String(number), `${type}$${number}`),
        });
      } else if (node.sort === 'typeDecl') {
        found.push({ kind: 'local', node: node.node, place: place(member, node.node.name.name, node.node.name.name) });
      } else if (node.sort === 'expr' && (node.node.kind === 'lambda' || node.node.kind === 'methodRef')) {
        const what = `lambda${count(`${member} lambda`)}`;
        found.push({ kind: 'function', node: node.node, place: place(member, what, what.replace('lambda', 'lambda$')) });
      }
    };
  for (const constant of symbol.enumConstants) {
    const { name } = constant.name;
    if (constant.body !== undefined)
      found.push({
        kind: 'constant',
        node: constant,
        members: constant.body,
        place: { name: `${symbol.name}.${name}$`, display: `${symbol.display}.${name}` },
      });
    for (const arg of constant.args) walkBody({ sort: 'expr', node: arg }, visitIn(name));
  }
  for (const member of symbol.members) for (const body of bodiesOfMember(member)) walkBody(body, visitIn(labelOf(member)));
  return found;
}

/** What a member is called in the names of the classes in it. */
function labelOf(member: Member): string {
  return member.kind === 'field' || member.kind === 'method' ? member.name.name : '';
}
