/**
 * A plain syntax node: what a tree-sitter tree becomes the moment it is parsed. Why: tree-sitter's own nodes live in
 * the memory of its wasm and must be freed; a plain tree is made in one walk without recursion, is cheap to read, and
 * bounds the nesting of everything after it.
 * Neighbours: made by `parsers.ts`; read by everything else in this folder, by nothing outside.
 */

export interface SyntaxNode {
  /** The name of the grammar rule, or the token's own text for a keyword or a sign. `ERROR` did not parse. */
  readonly type: string;
  readonly named: boolean;
  /** Inserted by the parser's error recovery; takes no text. */
  readonly missing: boolean;
  /** The field of the parent's rule that this node fills. */
  readonly field: string | undefined;
  /** Offsets into the parsed text, in UTF-16 code units, end exclusive. */
  readonly start: number;
  readonly end: number;
  /** Whether this node, or any below it, is an `ERROR`, missing, or cut off as too deep. */
  readonly hasError: boolean;
  /** Without comments. */
  readonly children: readonly SyntaxNode[];
}

/** The type of a node that stands for a subtree nested deeper than the limit. */
export const TOO_DEEP = 'TOO_DEEP';

export const ERROR = 'ERROR';

export function childOf(node: SyntaxNode, field: string): SyntaxNode | undefined {
  return node.children.find((child) => child.field === field && child.type !== ERROR);
}

export function childrenOf(node: SyntaxNode, field: string): readonly SyntaxNode[] {
  return node.children.filter((child) => child.field === field && child.type !== ERROR);
}

export function childOfType(node: SyntaxNode, ...types: readonly string[]): SyntaxNode | undefined {
  return node.children.find((child) => types.includes(child.type));
}

/** The children that are rules rather than keywords and signs, without those that did not parse. */
export function namedChildren(node: SyntaxNode): readonly SyntaxNode[] {
  return node.children.filter((child) => child.named && child.type !== ERROR);
}
