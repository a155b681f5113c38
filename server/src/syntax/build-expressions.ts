/**
 * Java's expressions, from syntax nodes. Whatever the tree cannot represent becomes an `unsupported` expression that
 * names it; what did not parse becomes an `error` expression (it has been reported).
 * Neighbours: `build-literals.ts`, `build-creations.ts` build some kinds of them; `build-statements.ts` is above.
 */
import type { BinaryOp, Expr } from './ast';
import { absent, type BuildContext } from './build-context';
import { arrayCreation, arrayInitializer, objectCreation } from './build-creations';
import { lambda, methodReference } from './build-functions';
import { literal } from './build-literals';
import { pattern } from './build-patterns';
import { TYPE_NODES, dottedName, resultTypeRef, typeRef } from './build-types';
import { childOf, childOfType, childrenOf, namedChildren, type SyntaxNode } from './syntax-node';

type UnaryOp = (Expr & { readonly kind: 'unary' })['op'];

export function expression(context: BuildContext, node: SyntaxNode): Expr {
  const span = context.span(node);
  const part = (field: string) => expression(context, context.need(node, field));
  switch (node.type) {
    case 'identifier':
      return { kind: 'name', name: context.identifier(node).name, span };
    case 'this':
      return { kind: 'this', qualifier: undefined, span };
    case 'parenthesized_expression':
      return expression(context, namedChildren(node)[0] ?? absent(node));
    case 'field_access':
      return fieldAccess(context, node);
    case 'array_access':
      return { kind: 'index', array: part('array'), index: part('index'), span };
    case 'method_invocation':
      return call(context, node);
    case 'object_creation_expression':
      return objectCreation(context, node, expression);
    case 'array_creation_expression':
      return arrayCreation(context, node, expression);
    case 'array_initializer':
      return arrayInitializer(context, node, expression);
    case 'assignment_expression': {
      const operator = context.textOf(context.need(node, 'operator')).slice(0, -1);
      return { kind: 'assign', op: operator === '' ? undefined : (operator as BinaryOp), target: part('left'), value: part('right'), span };
    }
    case 'binary_expression':
      return {
        kind: 'binary',
        op: context.textOf(context.need(node, 'operator')) as BinaryOp,
        left: part('left'),
        right: part('right'),
        span,
      };
    case 'unary_expression':
      return unary(context, node);
    case 'update_expression': {
      const operator = childOfType(node, '++', '--');
      const target = namedChildren(node)[0] ?? absent(node);
      const isPrefix = operator !== undefined && operator.start < target.start;
      return { kind: 'update', op: operator?.type === '--' ? '--' : '++', isPrefix, target: expression(context, target), span };
    }
    case 'ternary_expression':
      return { kind: 'conditional', cond: part('condition'), then: part('consequence'), else: part('alternative'), span };
    case 'instanceof_expression':
      return instanceOf(context, node);
    case 'cast_expression':
      return cast(context, node);
    case 'lambda_expression':
      return lambda(context, node, expression);
    case 'method_reference':
      return methodReference(context, node, expression);
    case 'class_literal':
      return { kind: 'classLit', type: resultTypeRef(context, namedChildren(node)[0] ?? absent(node)), span };
    case 'switch_expression':
      return {
        kind: 'switchExpr',
        subject: part('condition'),
        cases: context.builders.switchCases(context, context.need(node, 'body')),
        span,
      };
    case 'template_expression':
      return { kind: 'unsupported', what: 'a string template', span };
    default:
      return literal(context, node) ?? { kind: 'error', span };
  }
}

/** The expressions of an argument list. */
export function argumentsOf(context: BuildContext, list: SyntaxNode | undefined): readonly Expr[] {
  return list === undefined ? [] : namedChildren(list).map((child) => expression(context, child));
}

function fieldAccess(context: BuildContext, node: SyntaxNode): Expr {
  const span = context.span(node);
  const object = context.need(node, 'object');
  const field = context.need(node, 'field');
  if (field.type === 'this') return { kind: 'this', qualifier: dottedName(context, object), span };
  if (object.type === 'super') return { kind: 'superField', name: context.identifier(field), span };
  if (childOfType(node, 'super') !== undefined) return { kind: 'unsupported', what: 'a field of a qualified `super`', span };
  return { kind: 'field', object: expression(context, object), name: context.identifier(field), span };
}

function call(context: BuildContext, node: SyntaxNode): Expr {
  const span = context.span(node);
  const object = childOf(node, 'object');
  const isPlainSuper = object?.type === 'super';
  const written = childOfType(node, 'type_arguments');
  return {
    kind: 'call',
    object: object === undefined || isPlainSuper ? undefined : expression(context, object),
    isSuper: isPlainSuper || childOfType(node, 'super') !== undefined,
    name: context.nameOf(node),
    args: argumentsOf(context, childOf(node, 'arguments')),
    ...(written === undefined ? {} : { typeArguments: namedChildren(written).map((child) => typeRef(context, child)) }),
    span,
  };
}

function unary(context: BuildContext, node: SyntaxNode): Expr {
  const span = context.span(node);
  const op = context.textOf(context.need(node, 'operator')) as UnaryOp;
  const operand = context.need(node, 'operand');
  // Only after `-` may the literal be one beyond the largest value.
  const value = op === '-' ? literal(context, operand, true) : undefined;
  return { kind: 'unary', op, operand: value ?? expression(context, operand), span };
}

function instanceOf(context: BuildContext, node: SyntaxNode): Expr {
  const span = context.span(node);
  const record = childOf(node, 'pattern');
  if (record !== undefined)
    return { kind: 'matches', operand: expression(context, context.need(node, 'left')), pattern: pattern(context, record), span };
  const binding = childOf(node, 'name');
  return {
    kind: 'instanceof',
    operand: expression(context, context.need(node, 'left')),
    type: typeRef(context, context.need(node, 'right')),
    binding: binding === undefined || binding.type === 'underscore_pattern' ? undefined : context.identifier(binding),
    span,
  };
}

function cast(context: BuildContext, node: SyntaxNode): Expr {
  const span = context.span(node);
  const types = childrenOf(node, 'type').filter((child) => TYPE_NODES.has(child.type));
  if (types.length > 1) return { kind: 'unsupported', what: 'a cast to an intersection of types', span };
  return {
    kind: 'cast',
    type: typeRef(context, types[0] ?? absent(node)),
    operand: expression(context, context.need(node, 'value')),
    span,
  };
}
