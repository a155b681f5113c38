/**
 * `new` in its three shapes, from syntax nodes: objects (with anonymous classes), arrays, and array initializers.
 * Neighbours: `build-expressions.ts` hands in its own `expression`, so that the two files need no cycle.
 */
import type { Expr } from './ast';
import type { BuildContext } from './build-context';
import { dimensionCount, typeRef } from './build-types';
import { childOf, childOfType, childrenOf, namedChildren, type SyntaxNode } from './syntax-node';

type BuildExpression = (context: BuildContext, node: SyntaxNode) => Expr;

export function objectCreation(context: BuildContext, node: SyntaxNode, expression: BuildExpression): Expr {
  const outer = node.children[0];
  const body = childOfType(node, 'class_body');
  const list = childOf(node, 'arguments');
  return {
    kind: 'new',
    outer: outer === undefined || !outer.named || childOfType(node, '.') === undefined ? undefined : expression(context, outer),
    type: typeRef(context, context.need(node, 'type')),
    args: list === undefined ? [] : namedChildren(list).map((child) => expression(context, child)),
    body: body === undefined ? undefined : context.builders.members(context, body),
    span: context.span(node),
  };
}

export function arrayCreation(context: BuildContext, node: SyntaxNode, expression: BuildExpression): Expr {
  const dimensions = childrenOf(node, 'dimensions');
  const sizes = dimensions.filter((child) => child.type === 'dimensions_expr');
  const init = childOf(node, 'value');
  return {
    kind: 'newArray',
    element: typeRef(context, context.need(node, 'type')),
    dims: sizes.flatMap((size) => namedChildren(size).slice(-1)).map((size) => expression(context, size)),
    extraDims: dimensions.filter((child) => child.type === 'dimensions').reduce((sum, child) => sum + dimensionCount(child), 0),
    init: init === undefined ? undefined : expression(context, init),
    span: context.span(node),
  };
}

export function arrayInitializer(context: BuildContext, node: SyntaxNode, expression: BuildExpression): Expr {
  return { kind: 'arrayInit', elements: namedChildren(node).map((child) => expression(context, child)), span: context.span(node) };
}
