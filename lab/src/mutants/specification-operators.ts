/**
 * Specifications that say less: a clause is gone, or an item of a frame. And ghost code: a witness or an assignment that is missing, or
 * stands one statement off.
 * Neighbours: `expression-operators.ts` changes what is inside of clauses.
 */
import type { Stmt } from '#server/syntax/ast';
import type { SpecClause } from '#server/syntax/spec-ast';
import { named } from './expression-operators';
import { brief, replaced, textAt, type Mutation } from './mutation';
import type { Source } from './program-operators';
import type { Around, TreeNode } from './walk';

const DROPPED: readonly string[] = [
  'requires',
  'ensures',
  'exsures',
  'discipline',
  'nonNull',
  'envAssumption',
  'globalInvariant',
  'loopInvariant',
  'assert',
  'witness',
  'set',
  'action',
  'performs',
  'threadLocal',
  'helper',
  'axiom',
  'decreases',
];
/** Without it more is said (a method that asks less of its callers), or ghost state is another one. */
const NOT_LESS: readonly string[] = ['requires', 'set', 'helper'];

export function clauseMutations(source: Source, node: TreeNode, around: Around): readonly Mutation[] {
  const { text } = source;
  if (node.kind === 'block' && !around.isSpecification) return moved(source, (node as Extract<Stmt, { kind: 'block' }>).stmts);
  // Expressions have kinds of the same names as clauses.
  if (!around.isSpecification || !['specs', 'clause', 'disciplines'].includes(around.role)) return [];
  if (node.kind === 'modifies') return fewer(source, node as Extract<SpecClause, { kind: 'modifies' }>);
  if (!DROPPED.includes(node.kind)) return [];
  const operator =
    node.kind === 'discipline'
      ? `drop-${(node as Extract<SpecClause, { kind: 'discipline' }>).keyword.replaceAll('_', '-')}`
      : `drop-${named(node.kind)}`;
  return [replaced(operator, NOT_LESS.includes(node.kind) ? 'specification' : 'clause-dropped', text, node.span, '')];
}

function fewer(source: Source, { frame, span }: Extract<SpecClause, { kind: 'modifies' }>): readonly Mutation[] {
  if (frame.length < 2) return [replaced('drop-modifies', 'clause-dropped', source.text, span, '')];
  return frame.map((item, index): Mutation => {
    const [start, end] = index === 0 ? [item.span.start, frame[1]!.span.start] : [frame[index - 1]!.span.end, item.span.end];
    return {
      operator: 'drop-modifies-item',
      subject: 'specification',
      at: item.span.start,
      what: `modifies without ${brief(textAt(source.text, item.span))}`,
      edits: [{ start, end, text: '' }],
    };
  });
}

/** A witness or an assignment to ghost state one statement earlier or later. */
function moved(source: Source, statements: readonly Stmt[]): readonly Mutation[] {
  return statements.flatMap((one, index): readonly Mutation[] => {
    if (one.kind !== 'spec' || (one.clause.kind !== 'witness' && one.clause.kind !== 'set')) return [];
    const clause = textAt(source.text, one.clause.span)
      .replace(/\s*\n\s*(\/\/@|@)?/g, ' ')
      .replace(/;\s*$/, '');
    const { start, end } = one.clause.span;
    const put = ` /*@ ${clause} */ `;
    const [before, after] = [statements[index - 1], statements[index + 1]];
    const made = (at: number, where: string): Mutation => ({
      operator: `move-${one.clause.kind}`,
      subject: 'specification',
      at: start,
      what: `${brief(clause)} one statement ${where}`,
      edits: [
        { start, end, text: '' },
        { start: at, end: at, text: put },
      ],
    });
    return [
      ...(before && before.kind !== 'spec' && before.kind !== 'local' ? [made(before.span.start, 'earlier')] : []),
      ...(after && after.kind !== 'spec' && after.kind !== 'return' && after.kind !== 'throw' ? [made(after.span.end, 'later')] : []),
    ];
  });
}
