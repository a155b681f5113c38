/**
 * A walk over the syntax tree of a file: every node that has a kind and a place, with what is around it.
 * Why by the names of properties and not by kind: the operators look for a few kinds of nodes, wherever these stand.
 * Neighbours: the operators; the tree is that of `server/src/syntax`.
 */
import type { Span } from '#server/base/span';

export interface TreeNode {
  readonly kind: string;
  readonly span: Span;
}

export interface Around {
  /** Outermost first. */
  readonly ancestors: readonly TreeNode[];
  /** The property of the innermost ancestor that leads here. */
  readonly role: string;
  /** In a specification, also in ghost code. */
  readonly isSpecification: boolean;
}

/** Where specifications hang. */
const SPECIFICATIONS: readonly string[] = ['specs', 'clause', 'disciplines'];

function isNode(value: object): value is TreeNode {
  return 'kind' in value && 'span' in value;
}

/** Every node once, also where several declarations share a specification. */
export function walk(root: unknown, visit: (node: TreeNode, around: Around) => void): void {
  const seen = new Set<object>();
  const go = (value: unknown, around: Around): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    if (Array.isArray(value)) {
      for (const one of value) go(one, around);
      return;
    }
    const isOne = isNode(value);
    if (isOne) visit(value, around);
    for (const [role, inner] of Object.entries(value)) {
      if (role === 'span') continue;
      const ancestors = isOne ? [...around.ancestors, value] : around.ancestors;
      go(inner, { ancestors, role, isSpecification: around.isSpecification || SPECIFICATIONS.includes(role) });
    }
  };
  go(root, { ancestors: [], role: '', isSpecification: false });
}

/** Whether a node of one of these kinds is inside. */
export function contains(root: unknown, kinds: readonly string[]): boolean {
  let found = false;
  walk(root, (node) => {
    found ||= kinds.includes(node.kind);
  });
  return found;
}
