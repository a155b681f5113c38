/**
 * Which of the Java annotations that state something about threads or null mean something where they stand. One that stands elsewhere is
 * not understood: it becomes a clause `notUsed` at its position, which the builders attach like a specification comment, so that
 * whoever relies on what it is written at is not verified.
 * Neighbours: `specifications.ts` hands these out with the comments; what the others mean is said in lower.
 */
import type { Report } from './build-report';
import { identifierName } from './literals';
import type { Specification } from './specifications';
import { childOf, type SyntaxNode } from './syntax-node';

/** What an annotation may stand at. */
type Place = 'field' | 'record component' | 'method' | 'constructor' | 'parameter' | 'local variable' | 'class';

interface Meaning {
  readonly places: readonly Place[];
  /** Completes "... belongs". */
  readonly belongs: string;
}

const NEVER_NULL: Meaning = {
  places: ['field', 'record component', 'method', 'parameter', 'local variable'],
  belongs: 'before a field, a local variable, a parameter of a method, or a method with a result',
};
const OF_CLASSES: Meaning = { places: ['class'], belongs: 'before a class' };

/** By the last part of their names (docs/specifications.md). `@Nullable` promises nothing, so it may stand anywhere. */
const MEANINGS: ReadonlyMap<string, Meaning> = new Map([
  ['GuardedBy', { places: ['field', 'record component', 'method', 'constructor'], belongs: 'before a field or a method' }],
  ['ThreadSafe', OF_CLASSES],
  ['NotThreadSafe', OF_CLASSES],
  ['Immutable', OF_CLASSES],
  ['NonNull', NEVER_NULL],
  ['Nonnull', NEVER_NULL],
  ['NotNull', NEVER_NULL],
]);

/** The declarations that have annotations among their modifiers. */
const PLACES: ReadonlyMap<string, Place> = new Map(
  Object.entries<Place>({
    field_declaration: 'field',
    constant_declaration: 'field',
    method_declaration: 'method',
    constructor_declaration: 'constructor',
    compact_constructor_declaration: 'constructor',
    class_declaration: 'class',
    interface_declaration: 'class',
    enum_declaration: 'class',
    record_declaration: 'class',
    formal_parameter: 'parameter',
    spread_parameter: 'parameter',
    local_variable_declaration: 'local variable',
    enhanced_for_statement: 'local variable',
    resource: 'local variable',
  }),
);

/** Whether a text may hold any of these annotations. */
export const UNDERSTOOD = new RegExp(`@\\s*(?:[\\p{ID_Continue}$]+\\s*\\.\\s*)*(?:${[...MEANINGS.keys(), 'Nullable'].join('|')})\\b`, 'u');

/** The annotations of a file that mean nothing where they stand, in source order. */
export function misplacedAnnotations(text: string, root: SyntaxNode, report: Report): readonly Specification[] {
  const found: Specification[] = [];
  const open: { readonly node: SyntaxNode; readonly above: readonly SyntaxNode[] }[] = [{ node: root, above: [] }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node, above } = next;
    if (node.type === 'annotation' || node.type === 'marker_annotation') {
      const name = nameOf(text, node);
      const meaning = MEANINGS.get(name);
      if (meaning !== undefined && !meaning.places.some((place) => place === placeOf(above))) {
        const span = report.span(node.start, node.end);
        found.push({
          start: node.start,
          end: node.end,
          clauses: [{ kind: 'notUsed', reason: `\`@${name}\` where it is not understood; it belongs ${meaning.belongs}`, span }],
        });
      }
    }
    // So many levels tell the place; (one by one: a spread of a hundred thousand children would be too many arguments.)
    const around = [node, ...above.slice(0, 3)];
    for (const child of node.children) open.push({ node: child, above: around });
  }
  return found.sort((left, right) => left.start - right.start);
}

/** The last of the identifiers of its name. */
function nameOf(text: string, node: SyntaxNode): string {
  let last = childOf(node, 'name');
  while (last !== undefined && last.children.length > 0)
    last = [...last.children].reverse().find((child) => child.type === 'identifier' || child.children.length > 0);
  return last === undefined ? '' : identifierName(text.slice(last.start, last.end));
}

/** `above`: the nodes around the annotation, nearest first. Parameters of lambdas have no place: nothing is said of them. */
function placeOf([modifiers, declaration, list, owner]: readonly SyntaxNode[]): Place | undefined {
  if (modifiers?.type !== 'modifiers' || declaration === undefined) return undefined;
  const place = PLACES.get(declaration.type);
  if (place !== 'parameter') return place;
  const of = list?.type === 'formal_parameters' ? PLACES.get(owner?.type ?? '') : undefined;
  return of === 'class' ? 'record component' : of === 'method' || of === 'constructor' ? 'parameter' : undefined;
}
