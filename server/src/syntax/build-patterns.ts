/**
 * Patterns of `instanceof` and `case`, from syntax nodes.
 * Neighbours: `build-expressions.ts` and `build-switch.ts`.
 */
import type { Pattern } from './ast';
import { absent, type BuildContext } from './build-context';
import { TYPE_NODES, typeRef } from './build-types';
import { childOfType, namedChildren, type SyntaxNode } from './syntax-node';

/** From a `type_pattern`, `record_pattern`, `record_pattern_component` or `underscore_pattern`. */
export function pattern(context: BuildContext, node: SyntaxNode): Pattern {
  const span = context.span(node);
  const children = namedChildren(node).filter((child) => child.type !== 'modifiers');
  if (node.type === 'underscore_pattern') return { kind: 'any', span };
  if (node.type === 'record_pattern') {
    const body = childOfType(node, 'record_pattern_body');
    return {
      kind: 'record',
      type: typeRef(context, children[0] ?? absent(node)),
      parts: body === undefined ? [] : namedChildren(body).map((child) => pattern(context, child)),
      span,
    };
  }
  const last = children[children.length - 1];
  if (children.length === 1 && last?.type === 'underscore_pattern') return { kind: 'any', span };
  const type = children.find((child) => TYPE_NODES.has(child.type)) ?? children[0] ?? absent(node);
  return {
    kind: 'type',
    type: typeRef(context, type),
    name: last === undefined || last === type || last.type === 'underscore_pattern' ? undefined : context.identifier(last),
    span,
  };
}
