/**
 * Lambdas and method references, from syntax nodes.
 * Neighbours: `build-expressions.ts` hands in its own `expression`, so that the two files need no cycle.
 */
import type { Expr, Identifier, Stmt, TypeRef } from './ast';
import type { BuildContext } from './build-context';
import { TYPE_NODES, arrayOf, dimensionCount, typeRef } from './build-types';
import { childOf, childOfType, childrenOf, namedChildren, type SyntaxNode } from './syntax-node';

type BuildExpression = (context: BuildContext, node: SyntaxNode) => Expr;

export function lambda(context: BuildContext, node: SyntaxNode, expression: BuildExpression): Expr {
  const list = context.need(node, 'parameters');
  const body = context.need(node, 'body');
  let built: Expr | Stmt;
  if (body.type === 'block') built = context.builders.block(context, body);
  else built = expression(context, body);
  const params = parameters(context, list);
  return {
    kind: 'lambda',
    params: params.map((param) => param.name),
    paramTypes: params.map((param) => param.type),
    body: built,
    span: context.span(node),
  };
}

interface LambdaParameter {
  readonly name: Identifier;
  readonly type: TypeRef | undefined;
}

function parameters(context: BuildContext, list: SyntaxNode): readonly LambdaParameter[] {
  if (list.type === 'identifier') return [{ name: context.identifier(list), type: undefined }];
  return namedChildren(list).flatMap((child): LambdaParameter[] => {
    if (child.type === 'identifier') return [{ name: context.identifier(child), type: undefined }];
    const declarator = childOfType(child, 'variable_declarator') ?? child;
    const name = childOf(declarator, 'name');
    return name === undefined ? [] : [{ name: context.identifier(name), type: parameterType(context, child, declarator) }];
  });
}

function parameterType(context: BuildContext, node: SyntaxNode, declarator: SyntaxNode): TypeRef | undefined {
  const written =
    childrenOf(node, 'type').find((child) => TYPE_NODES.has(child.type)) ?? namedChildren(node).find((child) => TYPE_NODES.has(child.type));
  if (written === undefined) return undefined;
  const type = typeRef(context, written);
  if (type.kind === 'var') return undefined;
  const brackets = dimensionCount(childOf(declarator, 'dimensions')) + (node.type === 'spread_parameter' ? 1 : 0);
  return arrayOf(type, brackets);
}

export function methodReference(context: BuildContext, node: SyntaxNode, expression: BuildExpression): Expr {
  const span = context.span(node);
  const parts = node.children;
  const colons = parts.findIndex((child) => child.type === '::');
  const before = parts.slice(0, Math.max(colons, 0)).filter((child) => child.type !== '.');
  const last = parts[parts.length - 1]!;
  const method: Identifier = last.named ? context.identifier(last) : { name: context.textOf(last), span: context.span(last) };
  const made = { kind: 'methodRef', text: tokensOf(context, node), method, span } as const;
  const isSuper = before.some((child) => child.type === 'super');
  const target = before.find((child) => child.named && child.type !== 'super');
  if (target === undefined) return { ...made, object: undefined, type: undefined, isSuper };
  const name = nameOf(context, target);
  if (name !== undefined) return { ...made, object: name, type: undefined, isSuper };
  if (TYPE_NODES.has(target.type)) return { ...made, object: undefined, type: typeRef(context, target), isSuper };
  return { ...made, object: expression(context, target), type: undefined, isSuper };
}

/** What is written, for display: without comments, and one blank where there is room between two tokens. */
function tokensOf(context: BuildContext, node: SyntaxNode): string {
  const tokens: string[] = [];
  let end = node.start;
  const open: SyntaxNode[] = [node];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next.children.length > 0) {
      for (let index = next.children.length - 1; index >= 0; index--) open.push(next.children[index]!);
      continue;
    }
    if (next.start > end) tokens.push(' ');
    tokens.push(context.textOf(next));
    end = next.end;
  }
  return tokens.join('');
}

/** A dotted name of a class as an expression; it may be a variable as well. */
function nameOf(context: BuildContext, node: SyntaxNode): Expr | undefined {
  if (node.type !== 'type_identifier' && node.type !== 'scoped_type_identifier') return undefined;
  const type = typeRef(context, node);
  if (type.kind !== 'named' || type.args.length > 0) return undefined;
  const { span } = type;
  return type.name
    .split('.')
    .map((name): Identifier => ({ name, span }))
    .reduce<Expr | undefined>(
      (object, name) => (object === undefined ? { kind: 'name', name: name.name, span } : { kind: 'field', object, name, span }),
      undefined,
    );
}
