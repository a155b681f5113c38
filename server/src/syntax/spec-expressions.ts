/**
 * Expressions of specifications, from syntax nodes.
 * Neighbours: `spec-clauses.ts`; `spec-types.ts` builds the types in them; the result is `SpecExpr` of `spec-ast.ts`.
 */
import type { Identifier, TypeRef } from './ast';
import { characterValue, identifierName, integerValue, isUnreadable, stringValue, UNREADABLE } from './literals';
import type { SpecExpr } from './spec-ast';
import type { SpecContext } from './spec-context';
import { specIdentifier, specType, withDimensions } from './spec-types';
import { childOf, childOfType, namedChildren, type SyntaxNode } from './syntax-node';

type BinarySpecOp = (SpecExpr & { readonly kind: 'binary' })['op'];
type UnaryOp = (SpecExpr & { readonly kind: 'unary' })['op'];
type SpecialName = (SpecExpr & { readonly kind: 'special' })['name'];

export function specExpression(context: SpecContext, node: SyntaxNode): SpecExpr {
  const span = context.span(node);
  const part = (field: string) => specExpression(context, childOf(node, field)!);
  const name = () => specIdentifier(context, childOf(node, 'name')!);
  switch (node.type) {
    case 'integer_literal':
    case 'floating_point_literal':
    case 'character_literal':
    case 'string_literal':
      return literal(context, node);
    case 'true':
    case 'false':
      return { kind: 'boolLit', value: node.type === 'true', span };
    case 'null':
      return { kind: 'nullLit', span };
    case 'this':
      return { kind: 'this', span };
    case 'name':
      return { kind: 'name', name: specIdentifier(context, node).name, span };
    case 'special_name':
      return { kind: 'special', name: context.text(node).slice(1) as SpecialName, span };
    case 'parenthesized_expression':
      return specExpression(context, namedChildren(node)[0]!);
    case 'field_access':
      if (context.text(childOf(node, 'name')!) === 'class') return { kind: 'classLit', named: part('object'), span };
      return { kind: 'field', object: part('object'), name: name(), span };
    case 'index_access':
      return { kind: 'index', array: part('array'), index: part('index'), span };
    case 'call': {
      const object = childOf(node, 'object');
      const args = namedChildren(childOf(node, 'arguments')!).map((child) => specExpression(context, child));
      return { kind: 'call', object: object === undefined ? undefined : specExpression(context, object), name: name(), args, span };
    }
    case 'primed':
      return { kind: 'primed', operand: part('operand'), span };
    case 'old_expression':
      return { kind: 'old', operand: part('operand'), span };
    case 'fresh_expression':
      return { kind: 'fresh', operand: part('operand'), span };
    case 'typeof_expression':
      return { kind: 'typeof', operand: part('operand'), span };
    case 'type_expression':
      return { kind: 'typeLit', type: specType(context, childOf(node, 'type')!), span };
    case 'max_expression':
      return { kind: 'max', left: part('left'), right: part('right'), span };
    case 'unary_expression':
      return unary(context, node);
    case 'binary_expression':
      return {
        kind: 'binary',
        op: context.text(childOf(node, 'operator')!) as BinarySpecOp,
        left: part('left'),
        right: part('right'),
        span,
      };
    case 'conditional_expression':
      return { kind: 'conditional', cond: part('condition'), then: part('then'), else: part('else'), span };
    case 'instanceof_expression':
      return { kind: 'instanceof', operand: part('operand'), type: specType(context, childOf(node, 'type')!), span };
    case 'cast_expression':
      return { kind: 'cast', type: specType(context, childOf(node, 'type')!), operand: part('operand'), span };
    case 'quantifier':
      return quantifier(context, node);
    default:
      context.error(node, 'This does not parse as an expression of a specification.');
      return { kind: 'error', span };
  }
}

function literal(context: SpecContext, node: SyntaxNode): SpecExpr {
  const span = context.span(node);
  const text = context.text(node);
  const refuse = (message: string): SpecExpr => {
    context.error(node, message);
    return { kind: 'error', span };
  };
  switch (node.type) {
    case 'integer_literal': {
      const integer = integerValue(text);
      return integer === undefined ? refuse(`\`${text}\` is not a number.`) : { kind: 'intLit', value: integer.value, span };
    }
    case 'character_literal': {
      if (isUnreadable(text)) return refuse(UNREADABLE);
      const value = characterValue(text);
      return value === undefined ? refuse(`${text} is not a single character.`) : { kind: 'charLit', value, span };
    }
    case 'string_literal': {
      if (isUnreadable(text)) return refuse(UNREADABLE);
      const value = stringValue(text);
      return value === undefined ? refuse('This string holds an escape that Java does not know.') : { kind: 'stringLit', value, span };
    }
    default:
      return refuse('A specification has no floating-point numbers.');
  }
}

function unary(context: SpecContext, node: SyntaxNode): SpecExpr {
  const span = context.span(node);
  const op = context.text(childOf(node, 'operator')!) as UnaryOp;
  const operandNode = childOf(node, 'operand')!;
  if (
    (op === '+' || op === '-') &&
    operandNode.type === 'unary_expression' &&
    operandNode.start === node.start + 1 &&
    context.text(operandNode).startsWith(op)
  ) {
    context.error(node, `\`${op}${op}\` would change a variable, which a specification cannot do.`);
    return { kind: 'error', span };
  }
  return { kind: 'unary', op, operand: specExpression(context, operandNode), span };
}

function quantifier(context: SpecContext, node: SyntaxNode): SpecExpr {
  const variables: { readonly type: TypeRef; readonly name: Identifier }[] = [];
  let lastType: TypeRef | undefined;
  for (const variable of node.children.filter((child) => child.type === 'quantified_variable')) {
    const typeNode = childOf(variable, 'type');
    const name = specIdentifier(context, childOf(variable, 'name')!);
    if (typeNode !== undefined) lastType = specType(context, typeNode);
    if (lastType === undefined) {
      context.error(variable, `The type of \`${name.name}\` is missing: write \`\\forall int ${name.name}; ...\`.`);
      return { kind: 'error', span: context.span(node) };
    }
    variables.push({ type: withDimensions(lastType, dimensionsOf(variable)), name });
  }
  const first = specExpression(context, childOf(node, 'first')!);
  const secondNode = childOf(node, 'second');
  const second = secondNode === undefined ? undefined : specExpression(context, secondNode);
  return {
    kind: 'quantifier',
    which: childOfType(node, '\\forall') === undefined ? 'exists' : 'forall',
    variables,
    range: second === undefined ? undefined : first,
    body: second ?? first,
    span: context.span(node),
  };
}

/** How many `[]` stand after a declared name. */
export function dimensionsOf(node: SyntaxNode): number {
  return node.children.filter((child) => child.type === 'dimension').length;
}

/** Whether the expression speaks of the post-store with primes, of the pre-store with `\old`, or both. */
export function storesOf(node: SyntaxNode): { readonly primed: boolean; readonly old: boolean } {
  let primed = false;
  let old = false;
  const open: SyntaxNode[] = [node];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    primed ||= next.type === 'primed';
    old ||= next.type === 'old_expression';
    open.push(...next.children);
  }
  return { primed, old };
}

/** The text of a label: a name, a number, or what a string holds. */
export function labelText(context: SpecContext, node: SyntaxNode): string {
  const text = context.text(node);
  return node.type === 'string_literal' ? (stringValue(text) ?? text.slice(1, -1)) : identifierName(text);
}
