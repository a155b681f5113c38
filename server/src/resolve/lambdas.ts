/**
 * The lambdas and method references of a workspace. They may implement any interface with one method, so that calls of such methods must
 * know of them.
 * Neighbours: `walk.ts`; the elaboration notes for which of them the interface is known; asked by lower's dispatch.
 */
import type { CompilationUnit, Expr, Member, TypeDecl } from '../syntax/ast';
import type { WorkspaceFacts } from './body-context';
import type { BodyNode } from '../syntax/walk';
import { bodiesOfMember, walkBody } from '../syntax/walk';

type Lambda = Expr & { readonly kind: 'lambda' | 'methodRef' };

/** All of them, in the order of the files, wherever they stand. */
export function lambdasOf(units: readonly CompilationUnit[]): readonly Lambda[] {
  const found: Lambda[] = [];
  function visit(node: BodyNode): void {
    if (node.sort === 'classBody') members(node.members);
    if (node.sort === 'typeDecl') type(node.node);
    if (node.sort === 'expr' && (node.node.kind === 'lambda' || node.node.kind === 'methodRef')) found.push(node.node);
  }
  function type(decl: TypeDecl): void {
    for (const constant of decl.enumConstants) {
      for (const arg of constant.args) walkBody({ sort: 'expr', node: arg }, visit);
      members(constant.body ?? []);
    }
    members(decl.members);
  }
  function members(list: readonly Member[]): void {
    for (const member of list) {
      if (member.kind === 'type') type(member.decl);
      for (const body of bodiesOfMember(member)) walkBody(body, visit);
    }
  }
  for (const unit of units) for (const decl of unit.types) type(decl);
  return found;
}

/** What calls must reckon with. */
export interface LambdaUse {
  /** Names of interfaces that some lambda or method reference implements. */
  readonly interfaces: ReadonlySet<string>;
  /** How many parameters the lambdas take whose interface is not known. */
  readonly unplacedArities: ReadonlySet<number>;
  readonly hasUnplacedReferences: boolean;
}

export function lambdaUse(units: readonly CompilationUnit[], facts: WorkspaceFacts): LambdaUse {
  const unplaced = lambdasOf(units).filter((one) => !facts.placedLambdas.has(one));
  return {
    interfaces: facts.lambdaTargets,
    unplacedArities: new Set(unplaced.flatMap((one) => (one.kind === 'lambda' ? [one.params.length] : []))),
    hasUnplacedReferences: unplaced.some((one) => one.kind === 'methodRef'),
  };
}
