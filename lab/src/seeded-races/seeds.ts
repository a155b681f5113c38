/**
 * Seeded races: a file with guards, each time with one protection taken away. A `synchronized` is dropped (of a method or of a block), a
 * block takes a lock of its own, an access moves out of its block, `lock` and its `unlock`s are dropped together, a `volatile` is.
 * Neighbours: the statements are changed by the operators of `../mutants/program-operators.ts`; `run.ts` has them tried.
 */
import { LineIndex } from '#server/base/line-index';
import { hashText } from '#server/base/hash';
import type { MethodDecl, Stmt } from '#server/syntax/ast';
import { parseJava } from '#server/syntax/parse';
import { applied, javaAlone, textAt, type Mutation } from '../mutants/mutation';
import { statementMutations, type Source } from '../mutants/program-operators';
import { walk, type Around, type TreeNode } from '../mutants/walk';
import { changedNames, declaredAt, declaredIn, guardedNames, isField, isMethod, usedIn } from './guarded';

export const KINDS = ['drop-synchronized', 'change-lock', 'narrow-section', 'drop-lock', 'drop-volatile'] as const;
export type Kind = (typeof KINDS)[number];

export interface Seed {
  readonly id: string;
  readonly path: string;
  readonly kind: Kind;
  readonly line: number;
  /** The declaration that is changed, and how. */
  readonly place: string;
  readonly owner: string;
  /** Names of the fields that are protected no more. */
  readonly fields: readonly string[];
  /** Nothing is left in the file that says that threads share its classes. */
  readonly isLast: boolean;
  readonly text: string;
}

/** Whether something in a file says that threads share its classes. */
export function isGuarded(text: string): boolean {
  return /\b(synchronized|volatile|Atomic\w+|Concurrent\w+|CopyOnWrite\w+)\b|@(GuardedBy|ThreadSafe)|\.lock\(\)/.test(
    text.replace(/^\s*import .*$/gm, '').replace(/\/\/(?!\s*@)[^\n]*|\/\*[\s\S]*?\*\//g, ''),
  );
}

/** In the order of the file; the same file, the same seeds. The parsers must have been initialized. */
export function seedsOf(path: string, text: string): readonly Seed[] {
  const unit = parseJava(path, text);
  // Nothing is moved that assigns a final field.
  const source: Source = { text, java: javaAlone(text), mustAssign: finalNames(unit.types) };
  const names = guardedNames(unit.types, text);
  const changes = changedNames(unit.types);
  const statements = statementsOf(unit.types);
  const declared = declaredIn(unit.types);
  const lines = new LineIndex(text);
  const found: Seed[] = [];
  walk(unit.types, (node, around) => {
    for (const one of mutationsAt(source, node, around)) {
      const changed = one.operator === 'narrow-section' ? statements.get(one.at) : node;
      const fields = isField(node) ? [node.name.name].filter((name) => changes.has(name)) : usedIn(changed, names);
      const mutated = applied(text, one.edits);
      const owner = declaredAt(declared, { file: path, start: one.at, end: one.at })?.name ?? 'file';
      if (fields.length === 0 || mutated === text) continue;
      found.push({
        id: hashText(path, mutated).slice(0, 14),
        path,
        kind: one.operator as Kind,
        line: lines.position(one.at).line,
        place: `${owner}: ${one.what}`,
        owner,
        fields,
        isLast: !isGuarded(mutated),
        text: mutated,
      });
    }
  });
  return found;
}

function mutationsAt(source: Source, node: TreeNode, around: Around): readonly Mutation[] {
  if (around.isSpecification) return [];
  const own = isField(node) ? withoutVolatile(source, node.span, node.modifiers.words) : isMethod(node) ? withoutLock(source, node) : [];
  return [
    ...own,
    ...statementMutations(source, node, around).filter(
      ({ operator }) => (KINDS as readonly string[]).includes(operator) && operator !== 'drop-lock',
    ),
  ];
}

function withoutVolatile({ java }: Source, span: TreeNode['span'], words: readonly string[]): readonly Mutation[] {
  const found = words.includes('volatile') ? /\bvolatile\b\s*/.exec(java.slice(span.start, span.end)) : undefined;
  if (!found) return [];
  const start = span.start + found.index;
  return [
    {
      operator: 'drop-volatile',
      subject: 'program',
      at: start,
      what: 'without volatile',
      edits: [{ start, end: start + found[0].length, text: '' }],
    },
  ];
}

/** One lock that a method takes in a statement of its own, with all that gives it back. */
function withoutLock({ text }: Source, method: MethodDecl): readonly Mutation[] {
  const calls = new Map<string, { readonly taken: TreeNode[]; readonly given: TreeNode[] }>();
  walk(method.body, (node, { isSpecification }) => {
    const call = !isSpecification && node.kind === 'expr' ? (node as Extract<Stmt, { kind: 'expr' }>).expr : undefined;
    if (call?.kind !== 'call' || call.object === undefined) return;
    const lock = textAt(text, call.object.span);
    const both = calls.get(lock) ?? { taken: [], given: [] };
    calls.set(lock, both);
    if (['lock', 'lockInterruptibly'].includes(call.name.name)) both.taken.push(node);
    if (call.name.name === 'unlock') both.given.push(node);
  });
  return [...calls]
    .filter(([, { taken, given }]) => taken.length === 1 && given.length > 0)
    .map(
      ([lock, { taken, given }]): Mutation => ({
        operator: 'drop-lock',
        subject: 'program',
        at: taken[0]!.span.start,
        what: `without ${lock}.lock()`,
        edits: [...taken, ...given].map(({ span }) => ({ start: span.start, end: span.end, text: ';' })),
      }),
    );
}

function finalNames(types: unknown): ReadonlySet<string> {
  const names = new Set<string>();
  walk(types, (node) => {
    if (isField(node) && node.modifiers.words.includes('final')) names.add(node.name.name);
  });
  return names;
}

/** Statements by where they begin, the innermost of those that begin there left out. */
function statementsOf(types: unknown): ReadonlyMap<number, TreeNode> {
  const found = new Map<number, TreeNode>();
  walk(types, (node, { role, isSpecification }) => {
    if (!isSpecification && role === 'stmts' && !found.has(node.span.start)) found.set(node.span.start, node);
  });
  return found;
}
