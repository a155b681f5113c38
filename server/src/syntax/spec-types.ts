/**
 * Types in specifications, from syntax nodes; with the ghost map types that Java lacks.
 * Neighbours: `spec-expressions.ts`, `spec-clauses.ts`; `build-types.ts` does the same for Java.
 */
import type { Identifier, TypeRef } from './ast';
import { wildcardOf } from './build-types';
import { identifierName } from './literals';
import type { SpecContext } from './spec-context';
import { childOf, namedChildren, type SyntaxNode } from './syntax-node';

type PrimitiveName = (TypeRef & { readonly kind: 'primitive' })['name'];

export function specType(context: SpecContext, node: SyntaxNode): TypeRef {
  const span = context.span(node);
  switch (node.type) {
    case 'primitive_type':
      return { kind: 'primitive', name: context.text(node) as PrimitiveName, span };
    case 'array_type':
      return { kind: 'array', element: specType(context, childOf(node, 'element')!), span };
    case 'map_type':
      return { kind: 'map', key: specType(context, childOf(node, 'key')!), value: specType(context, childOf(node, 'value')!), span };
    case 'wildcard': {
      const type = namedChildren(node)[0];
      return wildcardOf(
        type && { word: node.children.some((child) => child.type === 'super') ? 'super' : 'extends', type: specType(context, type) },
        span,
      );
    }
    default: {
      const parts = node.children.filter((child) => child.type === 'identifier').map((child) => specIdentifier(context, child).name);
      const typeArguments = node.children.find((child) => child.type === 'type_arguments');
      const args = typeArguments === undefined ? [] : namedChildren(typeArguments).map((child) => specType(context, child));
      return { kind: 'named', name: parts.join('.'), args, span };
    }
  }
}

/** `type` with one `[]` for each given dimension after the name it belongs to. */
export function withDimensions(type: TypeRef, dimensions: number): TypeRef {
  let result = type;
  for (let count = 0; count < dimensions; count++) result = { kind: 'array', element: result, span: type.span };
  return result;
}

/** Words of Java that the grammar does not reserve, since none of its rules has them. */
const JAVA_WORDS: ReadonlySet<string> = new Set([
  'abstract',
  'break',
  'case',
  'catch',
  'class',
  'const',
  'continue',
  'default',
  'do',
  'else',
  'enum',
  'finally',
  'for',
  'goto',
  'if',
  'implements',
  'import',
  'interface',
  'native',
  'new',
  'package',
  'return',
  'strictfp',
  'switch',
  'synchronized',
  'throw',
  'throws',
  'try',
  'void',
  'while',
  '_',
]);

/** A name; a word of Java in its place is reported. */
export function specIdentifier(context: SpecContext, node: SyntaxNode): Identifier {
  const name = identifierName(context.text(node));
  if (JAVA_WORDS.has(name)) {
    context.error(
      node,
      name === 'class'
        ? '`class` stands after the name of a class only (`T.class`); in a comparison of types write `\\type(T)`.'
        : `\`${name}\` is a word of Java and cannot stand in a specification's expression.`,
    );
  }
  return { name, span: context.span(node) };
}
