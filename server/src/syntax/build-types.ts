/**
 * Types, type parameters and modifiers of Java, from syntax nodes.
 * Neighbours: `build-expressions.ts` and the builders above it; `spec-types.ts` does the same for specifications.
 */
import type { Span } from '../base/span';
import type { AnnotationElement, AnnotationValue, JavaAnnotation, Modifiers, TypeParam, TypeRef, WildcardBound } from './ast';
import type { BuildContext } from './build-context';
import { identifierName, stringValue } from './literals';
import { printTypeRef } from './print-spec';
import { childOf, childOfType, childrenOf, namedChildren, type SyntaxNode } from './syntax-node';

type PrimitiveName = (TypeRef & { readonly kind: 'primitive' })['name'];

export const TYPE_NODES: ReadonlySet<string> = new Set([
  'void_type',
  'integral_type',
  'floating_point_type',
  'boolean_type',
  'type_identifier',
  'scoped_type_identifier',
  'generic_type',
  'array_type',
  'annotated_type',
]);

/** What a method gives, which may be `void`, as the `void` of `void.class` may. */
export function resultTypeRef(context: BuildContext, node: SyntaxNode): TypeRef {
  return node.type === 'void_type' ? { kind: 'void', span: context.span(node) } : typeRef(context, node);
}

/** The type of something that holds a value. `void` is reported and taken as a class that is not known. */
export function typeRef(context: BuildContext, node: SyntaxNode): TypeRef {
  const span = context.span(node);
  switch (node.type) {
    case 'void_type':
      context.javaError(node, '`void` is only the result type of a method without a result; nothing can be of this type.');
      return { kind: 'named', name: 'void', args: [], span };
    case 'integral_type':
    case 'floating_point_type':
    case 'boolean_type':
      return { kind: 'primitive', name: context.textOf(node) as PrimitiveName, span };
    case 'array_type':
      return arrayOf(typeRef(context, context.need(node, 'element')), dimensionCount(childOf(node, 'dimensions')));
    case 'annotated_type': {
      const type = namedChildren(node).find((child) => TYPE_NODES.has(child.type));
      return type === undefined ? { kind: 'named', name: '', args: [], span } : typeRef(context, type);
    }
    case 'wildcard':
      return wildcard(context, node);
    default:
      return namedType(context, node);
  }
}

function wildcard(context: BuildContext, node: SyntaxNode): TypeRef {
  const type = namedChildren(node).find((child) => TYPE_NODES.has(child.type));
  const bound = type && ({ word: childOfType(node, 'super') === undefined ? 'extends' : 'super', type: typeRef(context, type) } as const);
  return wildcardOf(bound, context.span(node));
}

/** A wildcard of Java or of a specification; its text is that of what it names, not of what stands between. */
export function wildcardOf(bound: WildcardBound | undefined, span: Span): TypeRef {
  return {
    kind: 'wildcard',
    text: bound === undefined ? '?' : `? ${bound.word} ${printTypeRef(bound.type)}`,
    ...(bound && { bound }),
    span,
  };
}

/**
 * The name `a.b.C` of a package, import, annotation or enclosing class: its identifiers, read as Java reads them.
 * Why not the text: comments and line breaks may stand between the parts, and are no part of the name.
 */
export function dottedName(context: BuildContext, node: SyntaxNode): string {
  const parts: string[] = [];
  // A stack instead of recursion: a name may have more parts than there is room for calls.
  const open: SyntaxNode[] = [node];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next.type === 'identifier' || next.type === 'type_identifier') parts.push(identifierName(context.textOf(next)));
    else if (!isAnnotation(next) && next.type !== 'type_arguments')
      for (let index = next.children.length - 1; index >= 0; index--) open.push(next.children[index]!);
  }
  return parts.join('.');
}

function namedType(context: BuildContext, node: SyntaxNode): TypeRef {
  const span = context.span(node);
  const text = context.textOf(node);
  if (node.type === 'type_identifier' && text === 'var') return { kind: 'var', span };
  const parts: string[] = [];
  const args: TypeRef[] = [];
  let isDiamond = false;
  const open: SyntaxNode[] = [node];
  // `A<X>.B<Y>` is the class `A.B` with the arguments of the last part that has some; they are erased anyway.
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next.type === 'type_identifier' || next.type === 'identifier') {
      parts.push(identifierName(context.textOf(next)));
    } else if (next.type === 'type_arguments') {
      isDiamond = namedChildren(next).length === 0;
      args.splice(0, args.length, ...namedChildren(next).map((child) => typeRef(context, child)));
    } else if (next === node || next.type === 'scoped_type_identifier' || next.type === 'generic_type') {
      open.push(...[...next.children].reverse());
    }
  }
  return { kind: 'named', name: parts.join('.'), args, ...(isDiamond ? { isDiamond } : {}), span };
}

/** How many `[]` a `dimensions` node holds. */
export function dimensionCount(node: SyntaxNode | undefined): number {
  return node === undefined ? 0 : node.children.filter((child) => child.type === '[').length;
}

export function arrayOf(type: TypeRef, dimensions: number): TypeRef {
  let result = type;
  for (let count = 0; count < dimensions; count++) result = { kind: 'array', element: result, span: type.span };
  return result;
}

export function typeParameters(context: BuildContext, node: SyntaxNode): readonly TypeParam[] {
  const list = childOf(node, 'type_parameters');
  if (list === undefined) return [];
  return namedChildren(list)
    .filter((child) => child.type === 'type_parameter')
    .map((parameter) => {
      const name = childOfType(parameter, 'type_identifier', 'identifier');
      const bound = childOfType(parameter, 'type_bound');
      return {
        name: name === undefined ? '' : identifierName(context.textOf(name)),
        bounds: bound === undefined ? [] : namedChildren(bound).map((child) => typeRef(context, child)),
        span: context.span(parameter),
      };
    });
}

/** The types that a clause such as `extends`, `implements`, `permits` or `throws` lists. */
export function typeList(context: BuildContext, node: SyntaxNode | undefined): readonly TypeRef[] {
  if (node === undefined) return [];
  const list = childOfType(node, 'type_list') ?? node;
  return namedChildren(list)
    .filter((child) => TYPE_NODES.has(child.type))
    .map((child) => typeRef(context, child));
}

export const NO_MODIFIERS: Modifiers = { words: [], annotations: [] };

/** The modifiers among the children of a declaration. */
export function modifiersOf(context: BuildContext, node: SyntaxNode): Modifiers {
  const modifiers = childOfType(node, 'modifiers');
  if (modifiers === undefined) return NO_MODIFIERS;
  return {
    words: modifiers.children.filter((child) => !child.named).map((child) => child.type),
    annotations: modifiers.children.filter(isAnnotation).map((child) => annotation(context, child)),
  };
}

function isAnnotation(node: SyntaxNode): boolean {
  return node.type === 'annotation' || node.type === 'marker_annotation';
}

function annotation(context: BuildContext, node: SyntaxNode): JavaAnnotation {
  const name = dottedName(context, context.need(node, 'name'));
  const list = childOf(node, 'arguments');
  return { name, values: annotationStrings(context, list), elements: annotationElements(context, list), span: context.span(node) };
}

function annotationElements(context: BuildContext, list: SyntaxNode | undefined): readonly AnnotationElement[] {
  return (list === undefined ? [] : namedChildren(list)).map((node) =>
    node.type !== 'element_value_pair'
      ? { name: 'value', value: annotationValue(context, node) }
      : { name: context.identifier(context.need(node, 'key')).name, value: annotationValue(context, context.need(node, 'value')) },
  );
}

function annotationValue(context: BuildContext, node: SyntaxNode): AnnotationValue {
  switch (node.type) {
    case 'string_literal': {
      const value = stringValue(context.textOf(node));
      return value === undefined ? { kind: 'other' } : { kind: 'string', value };
    }
    case 'true':
    case 'false':
      return { kind: 'boolean', value: node.type === 'true' };
    case 'identifier':
      return { kind: 'name', name: identifierName(context.textOf(node)) };
    case 'field_access': {
      const field = childOf(node, 'field');
      return field?.type === 'identifier' ? { kind: 'name', name: identifierName(context.textOf(field)) } : { kind: 'other' };
    }
    case 'decimal_integer_literal':
    case 'unary_expression':
      return wholeNumber(context.textOf(node));
    case 'element_value_array_initializer':
      return { kind: 'array', values: namedChildren(node).map((one) => annotationValue(context, one)) };
    default:
      return { kind: 'other' };
  }
}

/** `17` and `-17`. */
function wholeNumber(text: string): AnnotationValue {
  return /^-?\s*(?:0|[1-9]\d{0,9})$/.test(text) ? { kind: 'number', value: Number(text.replace(/\s/g, '')) } : { kind: 'other' };
}

/** The strings of `("s")`, `(value = "s")` or `({"s", "t"})`; undefined where it is anything else. */
function annotationStrings(context: BuildContext, list: SyntaxNode | undefined): readonly string[] | undefined {
  let values = list === undefined ? [] : namedChildren(list);
  if (values.length === 0) return list?.hasError === true ? undefined : [];
  if (values.length > 1) return undefined;
  if (values[0]!.type === 'element_value_pair') {
    if (context.identifier(context.need(values[0]!, 'key')).name !== 'value') return undefined;
    values = childrenOf(values[0]!, 'value');
  }
  if (values.length === 1 && values[0]!.type === 'element_value_array_initializer') values = namedChildren(values[0]!);
  const strings = values.flatMap((one) => (one.type === 'string_literal' ? (stringValue(context.textOf(one)) ?? []) : []));
  return strings.length === values.length ? strings : undefined;
}
