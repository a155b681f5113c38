/**
 * What of a file is worth a lock: its fields that change after construction, or that hold a plain collection; and which of them a stretch
 * of it uses. By names, which suffices to choose what is tried: a lock that guarded nothing after all is told among what was not noticed.
 * Neighbours: `seeds.ts` asks, `notice.ts` compares by these names.
 */
import type { Expr, FieldDecl, MethodDecl, TypeDecl } from '#server/syntax/ast';
import type { Span } from '#server/base/span';
import { walk, type TreeNode } from '../mutants/walk';

const PLAIN =
  /^new (Array(List|Deque)|(Linked|Identity|Weak)?Hash(Map|Set)|LinkedHash(Map|Set)|LinkedList|Tree(Map|Set)|PriorityQueue|Vector|StringBuilder)\b/;

/** A field or method of the file, by the name of its class and its own; constructors are `<init>`, what is between is the class. */
export interface Declared {
  readonly name: string;
  readonly span: Span;
  readonly isField: boolean;
}

/** All fields, methods and classes that are declared, outer ones first. */
export function declaredIn(types: readonly TypeDecl[]): readonly Declared[] {
  const found: Declared[] = [];
  walk(types, (node, { ancestors, isSpecification }) => {
    if (isSpecification) return;
    const owner = ancestors.flatMap((one) => ('members' in one ? [(one as unknown as TypeDecl).name.name] : [])).join('.');
    if (isField(node)) found.push({ name: `${owner}.${node.name.name}`, span: node.span, isField: true });
    else if (isMethod(node)) found.push({ name: `${owner}.${node.name.name}(${node.params.length})`, span: node.span, isField: false });
    else if ('members' in node)
      found.push({ name: `${owner}.${(node as unknown as TypeDecl).name.name}`, span: node.span, isField: false });
  });
  return found;
}

/** The innermost declaration around a place. */
export function declaredAt(declared: readonly Declared[], { start }: Span): Declared | undefined {
  return declared.findLast(({ span }) => span.start <= start && start < span.end);
}

export function isField(node: TreeNode): node is FieldDecl {
  return node.kind === 'field' && 'modifiers' in node;
}

export function isMethod(node: TreeNode): node is MethodDecl {
  return node.kind === 'method' && 'params' in node && 'body' in node;
}

/** Names of fields that a lock may be for. */
export function guardedNames(types: readonly TypeDecl[], text: string): ReadonlySet<string> {
  const found = new Set<string>();
  const changed = changedNames(types);
  walk(types, (node, { isSpecification }) => {
    if (isSpecification || !isField(node)) return;
    const {
      modifiers: { words },
      init,
    } = node;
    // A `volatile` field needs no lock for a single access.
    if (
      words.includes('final')
        ? init !== undefined && PLAIN.test(text.slice(init.span.start, init.span.end))
        : changed.has(node.name.name) && !words.includes('volatile')
    )
      found.add(node.name.name);
  });
  return found;
}

/**
 * Names of what is assigned somewhere in the file that is no constructor, initializer or lambda of one: without such an assignment nothing
 * that is seen races.
 */
export function changedNames(types: readonly TypeDecl[]): ReadonlySet<string> {
  const found = new Set<string>();
  walk(types, (node, { ancestors, isSpecification }) => {
    if (isSpecification || (node.kind !== 'assign' && node.kind !== 'update')) return;
    const method = ancestors.findLast((one) => isMethod(one)) as MethodDecl | undefined;
    if (method === undefined || method.isConstructor) return;
    const { target } = node as unknown as Extract<Expr, { kind: 'assign' }>;
    if (target.kind === 'name') found.add(target.name);
    if (target.kind === 'field') found.add(target.name.name);
  });
  return found;
}

/** Which of the names a node uses as fields. */
export function usedIn(root: unknown, names: ReadonlySet<string>): readonly string[] {
  const found = new Set<string>();
  const locals = new Set<string>();
  walk(root, (node, { isSpecification }) => {
    if (isSpecification) return;
    if (node.kind === 'local') locals.add((node as unknown as { readonly name: { readonly name: string } }).name.name);
    if (isMethod(node)) for (const { name } of node.params) locals.add(name.name);
    const used =
      node.kind === 'name'
        ? (node as Extract<Expr, { kind: 'name' }>).name
        : node.kind === 'field' && 'object' in node
          ? (node as unknown as Extract<Expr, { kind: 'field' }>).name.name
          : undefined;
    if (used !== undefined && names.has(used) && !(node.kind === 'name' && locals.has(used))) found.add(used);
  });
  return [...found].sort();
}
