/**
 * `try` in both forms, from syntax nodes.
 * Neighbours: `build-statements.ts` hands in its own `block`, so that the two files need no cycle.
 */
import type { CatchClause, Stmt } from './ast';
import { absent, type BlockStmt, type BuildContext } from './build-context';
import { expression } from './build-expressions';
import { arrayOf, dimensionCount, modifiersOf, typeRef } from './build-types';
import { clausesOf, placed } from './placement';
import { childOf, childOfType, namedChildren, type SyntaxNode } from './syntax-node';

type BuildBlock = (context: BuildContext, node: SyntaxNode) => BlockStmt;

export function tryStatement(context: BuildContext, node: SyntaxNode, block: BuildBlock): Stmt {
  const resources = childOf(node, 'resources');
  const finallyClause = childOfType(node, 'finally_clause');
  return {
    kind: 'try',
    resources:
      resources === undefined
        ? []
        : namedChildren(resources).map((child, index, all) => resource(context, child, all[index - 1]?.end ?? resources.start)),
    body: block(context, context.need(node, 'body')),
    catches: node.children.filter((child) => child.type === 'catch_clause').map((child) => catchClause(context, child, block)),
    finally: finallyClause === undefined ? undefined : block(context, childOfType(finallyClause, 'block') ?? absent(finallyClause)),
    span: context.span(node),
  };
}

/** A declared resource is a local variable, with what is specified between `from` and its name; a named one is an expression. */
function resource(context: BuildContext, node: SyntaxNode, from: number): Stmt {
  const span = context.span(node);
  const type = childOf(node, 'type');
  if (type === undefined) return { kind: 'expr', expr: expression(context, namedChildren(node)[0] ?? absent(node)), span };
  return {
    kind: 'local',
    modifiers: modifiersOf(context, node),
    type: arrayOf(typeRef(context, type), dimensionCount(childOf(node, 'dimensions'))),
    name: context.nameOf(node),
    init: expression(context, context.need(node, 'value')),
    specs: placed(
      context,
      clausesOf(context.specifications.take(from, context.nameOf(node).span.start)),
      'local',
      'before a local variable',
    ),
    span,
  };
}

function catchClause(context: BuildContext, node: SyntaxNode, block: BuildBlock): CatchClause {
  const parameter = childOfType(node, 'catch_formal_parameter') ?? absent(node);
  const types = childOfType(parameter, 'catch_type');
  return {
    types: types === undefined ? [] : namedChildren(types).map((child) => typeRef(context, child)),
    name: context.nameOf(parameter),
    body: block(context, context.need(node, 'body')),
    span: context.span(node),
  };
}
