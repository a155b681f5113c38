/**
 * Mistakes in statements: a lock that is dropped, a section that is too wide or too narrow, two statements in the wrong order, one that is
 * missing, a test that is made once instead of again and again. Only such as javac would let through: what declares a name, leaves or
 * returns stays where it is.
 * Neighbours: `expression-operators.ts` for what is inside of statements; `mutants.ts` calls both.
 */
import type { Stmt } from '#server/syntax/ast';
import { brief, replaced, textAt, type Edit, type Mutation } from './mutation';
import { contains, type Around, type TreeNode } from './walk';

/** What the operators know of a file. */
export interface Source {
  readonly text: string;
  /** As long as the text; blanks for what is no Java. */
  readonly java: string;
  /** Names that must be assigned exactly once, or at least once before they are used. */
  readonly mustAssign: ReadonlySet<string>;
}

type Block = Extract<Stmt, { kind: 'block' }>;
type Synchronized = Extract<Stmt, { kind: 'synchronized' }>;

const LEAVING: readonly string[] = ['return', 'throw', 'break', 'continue', 'yield'];

export function statementMutations(source: Source, node: TreeNode, around: Around): readonly Mutation[] {
  if (around.isSpecification) return [];
  switch (node.kind) {
    case 'block':
      return inBlock(source, (node as Block).stmts);
    case 'synchronized':
      return [...ofSection(source, node as Synchronized)];
    case 'expr':
      return dropped(source, node as Extract<Stmt, { kind: 'expr' }>);
    case 'if':
      return (node as Extract<Stmt, { kind: 'if' }>).else === undefined &&
        !LEAVING.some((one) => contains((node as Extract<Stmt, { kind: 'if' }>).then, [one]))
        ? [replaced('drop-statement', 'program', source.text, node.span, ';')]
        : [];
    case 'while':
      return onlyOnce(source, node as Extract<Stmt, { kind: 'while' }>);
    case 'method':
      return ofMethod(source, node);
    default:
      return [];
  }
}

/** How a call locks or unlocks, by the names that libraries and papers use. */
function lockingOf(statement: Stmt): 'lock' | 'unlock' | undefined {
  if (statement.kind !== 'expr' || statement.expr.kind !== 'call') return undefined;
  const { name } = statement.expr.name;
  if (/^(lock|acquire|enter|lockInterruptibly|acq|p)$|^(acquire|lock)[A-Z]/.test(name)) return 'lock';
  return /^(unlock|release|leave|exit|rel|v)$|^(release|unlock)[A-Z]/.test(name) ? 'unlock' : undefined;
}

function dropped(source: Source, statement: Extract<Stmt, { kind: 'expr' }>): readonly Mutation[] {
  const { expr } = statement;
  if (expr.kind === 'assign' && source.mustAssign.has(nameOf(textAt(source.text, expr.target.span)))) return [];
  const locking = lockingOf(statement);
  return [replaced(locking === undefined ? 'drop-statement' : `drop-${locking}`, 'program', source.text, statement.span, ';')];
}

function nameOf(target: string): string {
  return target.replace(/^this\./, '');
}

function isMovable(statement: Stmt | undefined): statement is Stmt {
  return (
    statement !== undefined &&
    ['expr', 'if', 'while', 'doWhile', 'for', 'forEach', 'synchronized', 'try', 'block', 'local', 'atomic'].includes(statement.kind) &&
    !LEAVING.some((one) => contains(statement, [one]) && !['for', 'forEach', 'while'].includes(statement.kind))
  );
}

/** Whether one of two neighbours declares what the other speaks of, so that javac would refuse them in another order. */
function areBound(source: Source, left: Stmt, right: Stmt): boolean {
  return (
    [
      [left, right],
      [right, left],
    ].some(
      ([one, other]) =>
        one!.kind === 'local' && (new RegExp(`\\b${one!.name.name}\\b`).test(textAt(source.text, other!.span)) || other!.kind === 'local'),
    ) ||
    [left, right].some(
      (one) =>
        one.kind === 'expr' && one.expr.kind === 'assign' && source.mustAssign.has(nameOf(textAt(source.text, one.expr.target.span))),
    )
  );
}

function inBlock(source: Source, statements: readonly Stmt[]): readonly Mutation[] {
  return statements.flatMap((left, index): readonly Mutation[] => {
    const right = statements[index + 1];
    if (!right) return [];
    if (left.kind === 'synchronized' && isMovable(right) && right.kind !== 'local') return [intoSection(source, left, right, 'after')];
    if (right.kind === 'synchronized' && isMovable(left) && left.kind !== 'local') return [intoSection(source, right, left, 'before')];
    if (!isMovable(left) || !isMovable(right) || areBound(source, left, right)) return [];
    const [first, second] = [textAt(source.text, left.span), textAt(source.text, right.span)];
    if (first === second) return [];
    const wider =
      (lockingOf(left) === 'unlock' && lockingOf(right) === undefined) || (lockingOf(right) === 'lock' && lockingOf(left) === undefined);
    const narrower =
      (lockingOf(left) === 'lock' && lockingOf(right) === undefined) || (lockingOf(right) === 'unlock' && lockingOf(left) === undefined);
    return [
      {
        operator: wider ? 'widen-section' : narrower ? 'narrow-section' : 'swap-statements',
        subject: 'program',
        at: left.span.start,
        what: `${brief(first, 30)} <=> ${brief(second, 30)}`,
        edits: [
          { start: left.span.start, end: left.span.end, text: second },
          { start: right.span.start, end: right.span.end, text: first },
        ],
      },
    ];
  });
}

function intoSection(source: Source, section: Synchronized, outside: Stmt, where: 'before' | 'after'): Mutation {
  const text = textAt(source.text, outside.span);
  const at = where === 'before' ? section.body.span.start + 1 : section.body.span.end - 1;
  return {
    operator: 'widen-section',
    subject: 'program',
    at: outside.span.start,
    what: `${brief(text, 40)} moved into the section ${where === 'before' ? 'behind' : 'before'} it`,
    edits: [
      { start: outside.span.start, end: outside.span.end, text: '' },
      { start: at, end: at, text: ` ${text} ` },
    ],
  };
}

function* ofSection(source: Source, section: Synchronized): Iterable<Mutation> {
  const { text } = source;
  const { body, lock, span } = section;
  yield {
    ...replaced('drop-synchronized', 'program', text, { ...span, end: body.span.start }, ''),
    what: `without synchronized (${brief(textAt(text, lock.span))})`,
  };
  yield replaced('change-lock', 'program', text, lock.span, 'new Object()');
  const statements = body.kind === 'block' ? body.stmts : [];
  const [first, last] = [statements[0], statements.at(-1)];
  if (statements.length < 2) return;
  if (isMovable(first) && first.kind !== 'local') yield outOf(source, first, span.start, 'before');
  if (
    isMovable(last) &&
    last.kind !== 'local' &&
    !statements.some((one) => one.kind === 'local' && new RegExp(`\\b${one.name.name}\\b`).test(textAt(text, last.span)))
  )
    yield outOf(source, last, span.end, 'behind');
}

function outOf(source: Source, inside: Stmt, at: number, where: string): Mutation {
  const text = textAt(source.text, inside.span);
  return {
    operator: 'narrow-section',
    subject: 'program',
    at: inside.span.start,
    what: `${brief(text, 40)} moved out, ${where} the section`,
    edits: [
      { start: inside.span.start, end: inside.span.end, text: '' },
      { start: at, end: at, text: ` ${text} ` },
    ],
  };
}

/** The loop's test is made once. */
function onlyOnce(source: Source, loop: Extract<Stmt, { kind: 'while' }>): readonly Mutation[] {
  if (loop.cond.kind === 'boolLit' || contains(loop.body, ['break', 'continue'])) return [];
  const at = source.java.indexOf('while', loop.span.start);
  if (at < 0 || at > loop.cond.span.start) return [];
  const edits: Edit[] = [
    { start: at, end: at + 'while'.length, text: 'if' },
    ...loop.specs.map(({ span }) => ({ start: span.start, end: span.end, text: '' })),
  ];
  return [{ operator: 'while-to-if', subject: 'program', at, what: `while (${brief(textAt(source.text, loop.cond.span))}) => if`, edits }];
}

/** A method that is `synchronized` no more, or only from its second statement on, or up to the last but one. */
function ofMethod(source: Source, node: TreeNode): readonly Mutation[] {
  const method = node as unknown as {
    readonly name: { readonly name: string; readonly span: { readonly start: number } };
    readonly modifiers?: { readonly words: readonly string[] };
    readonly body: Block | undefined;
  };
  if (!method.modifiers?.words.includes('synchronized')) return [];
  const head = source.java.slice(node.span.start, method.name.span.start);
  const found = /\bsynchronized\b\s*/.exec(head);
  if (!found) return [];
  const start = node.span.start + found.index;
  const keyword: Edit = { start, end: start + found[0].length, text: '' };
  const made: Mutation[] = [
    { operator: 'drop-synchronized', subject: 'program', at: start, what: `${method.name.name} without synchronized`, edits: [keyword] },
  ];
  const statements = method.body?.stmts ?? [];
  if (!method.body || statements.length < 2 || method.modifiers.words.includes('static')) return made;
  const [first, last] = [statements[0]!, statements.at(-1)!];
  const end = method.body.span.end - 1;
  if (first.kind !== 'spec') {
    const edits = [
      keyword,
      { start: first.span.end, end: first.span.end, text: ' synchronized (this) {' },
      { start: end, end, text: '} ' },
    ];
    made.push({
      operator: 'narrow-section',
      subject: 'program',
      at: first.span.start,
      what: `${brief(textAt(source.text, first.span), 40)} moved out, before the section`,
      edits,
    });
  }
  if (isMovable(last) && !statements.some((one) => one.kind === 'local')) {
    const edits = [
      keyword,
      { start: method.body.span.start + 1, end: method.body.span.start + 1, text: ' synchronized (this) {' },
      { start: last.span.start, end: last.span.start, text: '} ' },
    ];
    made.push({
      operator: 'narrow-section',
      subject: 'program',
      at: last.span.start,
      what: `${brief(textAt(source.text, last.span), 40)} moved out, after the section`,
      edits,
    });
  }
  return made;
}
