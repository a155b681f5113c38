/**
 * Which of the Java annotations that state something about threads or null mean something where they stand. One that stands elsewhere is
 * not understood: it becomes a clause `notUsed` at its position, which the builders attach like a specification comment, so that
 * whoever relies on what it is written at is not verified. Nor is one with a letter wrong (`@Guardedby`), unless the file imports or
 * declares an annotation of that name, which then is somebody else's.
 * Neighbours: `specifications.ts` hands these out with the comments; what the others mean is said in lower.
 */
import { nearestName } from '../base/nearest';
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

const NAMES = [...MEANINGS.keys(), 'Nullable'];

const NAMED = /@\s*(?:[\p{ID_Continue}$]+\s*\.\s*)*([\p{ID_Continue}$]+)/gu;

/** A letter may be wrong; of a guard two (`@GuardBy`), which nothing else is called. */
function nearestOf(name: string): string | undefined {
  return nearestName(name, NAMES, /^guard/i.test(name) ? 2 : 1);
}

/** Whether a text may hold any of these annotations, or one that looks like it. */
export function mayHoldAnnotations(text: string): boolean {
  return [...new Set([...text.matchAll(NAMED)].map(([, name]) => name!))].some((name) => nearestOf(name) !== undefined);
}

/** The annotations of a file that mean nothing where they stand, or are misspelled, in source order. */
export function misplacedAnnotations(text: string, root: SyntaxNode, report: Report): readonly Specification[] {
  const found: Specification[] = [];
  const others = namesOfOthers(text, root);
  const open: { readonly node: SyntaxNode; readonly above: readonly SyntaxNode[] }[] = [{ node: root, above: [] }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node, above } = next;
    if (node.type === 'annotation' || node.type === 'marker_annotation') {
      const reason = whyNotUnderstood(nameOf(text, node), above, others);
      const span = report.span(node.start, node.end);
      if (reason !== undefined) found.push({ start: node.start, end: node.end, clauses: [{ kind: 'notUsed', reason, span }] });
    }
    // So many levels tell the place; (one by one: a spread of a hundred thousand children would be too many arguments.)
    const around = [node, ...above.slice(0, 3)];
    for (const child of node.children) open.push({ node: child, above: around });
  }
  return found.sort((left, right) => left.start - right.start);
}

function whyNotUnderstood(name: string, above: readonly SyntaxNode[], others: ReadonlySet<string>): string | undefined {
  const meaning = MEANINGS.get(name);
  if (meaning !== undefined) {
    if (meaning.places.some((place) => place === placeOf(above))) return undefined;
    return `\`@${name}\` where it is not understood; it belongs ${meaning.belongs}`;
  }
  if (name === 'Nullable' || others.has(name)) return undefined;
  const meant = nearestOf(name);
  return meant === undefined ? undefined : `\`@${name}\`, which is not understood; did you mean \`@${meant}\`?`;
}

/** The names that the file imports one by one, and those of the annotations that it declares. */
function namesOfOthers(text: string, root: SyntaxNode): ReadonlySet<string> {
  const imported = root.children.filter((one) => one.type === 'import_declaration');
  const declared: SyntaxNode[] = [];
  const open = [...root.children];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next.type === 'annotation_type_declaration') declared.push(next);
    for (const child of next.children) open.push(child);
  }
  return new Set([...imported.map((one) => lastName(text, one)), ...declared.map((one) => nameOf(text, one))]);
}

function nameOf(text: string, node: SyntaxNode): string {
  return lastName(text, childOf(node, 'name'));
}

/** The last of the identifiers of a name. */
function lastName(text: string, name: SyntaxNode | undefined): string {
  let last = name;
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
