/**
 * Methods, constructors and their parameters, from syntax nodes, with the specifications before them and in their heads:
 * between modifiers and type, or, as ESC/Java had it, between the signature and the body.
 * Neighbours: `build-declarations.ts` is the caller; `build-statements.ts` builds the body.
 */
import { cover } from '../base/span';
import type { MethodDecl, Modifiers, Parameter, TypeRef } from './ast';
import type { BlockStmt, BuildContext } from './build-context';
import { block, leftovers } from './build-statements';
import { arrayOf, dimensionCount, modifiersOf, TYPE_NODES, typeList, typeParameters, resultTypeRef, typeRef } from './build-types';
import { clausesOf, placed } from './placement';
import type { SpecClause } from './spec-ast';
import { childOf, childOfType, namedChildren, type SyntaxNode } from './syntax-node';

/** `clauses` stand before the method. */
export function method(context: BuildContext, node: SyntaxNode, clauses: readonly SpecClause[]): MethodDecl {
  const errorsBefore = context.report.count('java-syntax');
  const isConstructor = node.type === 'constructor_declaration' || node.type === 'compact_constructor_declaration';
  const bodyNode = childOf(node, 'body');
  const isBroken = context.isBroken(node);
  const list = childOf(node, 'parameters');
  const params = list === undefined ? [] : parameters(context, list);
  const head = clausesOf(context.specifications.take(node.start, bodyNode?.start ?? node.end));
  const within = placed(context, head, 'method', 'in the head of a method');
  const body = bodyNode === undefined ? undefined : methodBody(context, bodyNode);
  const unplaced = leftovers(context, node.start, node.end, isBroken);
  const specs = [...clauses, ...within, ...unplaced];
  const name = context.nameOf(node);
  return {
    kind: 'method',
    isConstructor,
    isCompact: node.type === 'compact_constructor_declaration',
    modifiers: withCommented(context, node),
    typeParams: typeParameters(context, node),
    returnType: isConstructor ? { kind: 'void', span: name.span } : returnType(context, node),
    name,
    params,
    throws: typeList(context, childOfType(node, 'throws')),
    body,
    specs,
    hasErrors: isBroken || context.report.count('java-syntax') > errorsBefore,
    span: clauses.reduce((span, clause) => cover(span, clause.span), context.span(node)),
  };
}

/** With a `@GuardedBy` that stands in a comment before the method. */
function withCommented(context: BuildContext, node: SyntaxNode): Modifiers {
  const modifiers = modifiersOf(context, node);
  const commented = context.commentedGuards.of(node);
  return commented.length === 0 ? modifiers : { ...modifiers, annotations: [...modifiers.annotations, ...commented] };
}

function returnType(context: BuildContext, node: SyntaxNode): TypeRef {
  return arrayOf(resultTypeRef(context, context.need(node, 'type')), dimensionCount(childOf(node, 'dimensions')));
}

/** A constructor's body is a block whose first statement may be a call of another constructor. */
function methodBody(context: BuildContext, node: SyntaxNode): BlockStmt {
  return block(context, node);
}

/** The parameters of a method or the components of a record. */
export function parameters(context: BuildContext, list: SyntaxNode): readonly Parameter[] {
  const nodes = namedChildren(list).filter((child) => child.type === 'formal_parameter' || child.type === 'spread_parameter');
  let position = list.start;
  return nodes.map((node, index) => {
    const isLast = index === nodes.length - 1;
    const end = isLast ? list.end : (list.children.find((child) => child.type === ',' && child.start >= node.end)?.start ?? node.end);
    const specs = placed(context, clausesOf(context.specifications.take(position, end)), 'parameter', 'before a parameter');
    position = end;
    return parameter(context, node, specs);
  });
}

function parameter(context: BuildContext, node: SyntaxNode, specs: readonly SpecClause[]): Parameter {
  const isVarArgs = node.type === 'spread_parameter';
  const declarator = isVarArgs ? (childOfType(node, 'variable_declarator') ?? node) : node;
  const typeNode = childOf(node, 'type') ?? node.children.find((child) => TYPE_NODES.has(child.type));
  const written = typeRef(context, typeNode ?? context.need(node, 'type'));
  const dimensions = dimensionCount(childOf(declarator, 'dimensions')) + (isVarArgs ? 1 : 0);
  return {
    modifiers: modifiersOf(context, node),
    type: arrayOf(written, dimensions),
    name: context.nameOf(declarator),
    isVarArgs,
    specs,
    span: context.span(node),
  };
}
