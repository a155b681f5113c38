/**
 * Visits whole classes: declarations, members, and what their bodies consist of, with local and anonymous classes and the bodies of enum
 * constants.
 * Why apart from `walk.ts`: a pass over one body must not enter the classes in it; one that looks for something in a file must.
 * Neighbours: `walk.ts` visits a body; replay and the labels of proof scripts look through files with this.
 */
import type { EnumConstant, Member, TypeDecl } from './ast';
import { bodiesOfMember, walkBody, type BodyNode } from './walk';

/** What is done at each node, parents first. `around`: the named classes around a declaration, the outermost first. */
export interface Visitor {
  readonly type?: (decl: TypeDecl, around: readonly TypeDecl[]) => void;
  readonly member?: (member: Member) => void;
  readonly node?: (node: BodyNode) => void;
}

/** Everything in these classes. */
export function walkTypes(types: readonly TypeDecl[], visitor: Visitor): void {
  const typeIn = (decl: TypeDecl, around: readonly TypeDecl[]): void => {
    visitor.type?.(decl, around);
    const inner = [...around, decl];
    decl.enumConstants.forEach((one) => constantIn(one, inner));
    membersIn(decl.members, inner);
  };
  const constantIn = ({ args, body }: EnumConstant, around: readonly TypeDecl[]): void => {
    args.forEach((node) => nodesIn({ sort: 'expr', node }, around));
    if (body !== undefined) membersIn(body, around);
  };
  const membersIn = (members: readonly Member[], around: readonly TypeDecl[]): void => {
    for (const member of members) {
      visitor.member?.(member);
      if (member.kind === 'type') typeIn(member.decl, around);
      for (const root of bodiesOfMember(member)) nodesIn(root, around);
    }
  };
  const nodesIn = (root: BodyNode, around: readonly TypeDecl[]): void =>
    walkBody(root, (one) => {
      visitor.node?.(one);
      if (one.sort === 'classBody') membersIn(one.members, around);
      if (one.sort === 'typeDecl') typeIn(one.node, around);
    });
  types.forEach((one) => typeIn(one, []));
}
