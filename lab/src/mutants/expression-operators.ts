/**
 * Mistakes in expressions, of Java and of specifications: another index, another operator, a number that is one off, a condition the other
 * way round, a conjunct that is missing.
 * Neighbours: `program-operators.ts` for statements; `specification-operators.ts` for whole clauses.
 */
import { replaced, textAt, type Mutation } from './mutation';
import type { Source } from './program-operators';
import { contains, type Around, type TreeNode } from './walk';

/** What is mistaken for what. */
const OTHER: Readonly<Record<string, readonly string[]>> = {
  '<': ['<='],
  '<=': ['<'],
  '>': ['>='],
  '>=': ['>'],
  '==': ['!='],
  '!=': ['=='],
  '+': ['-'],
  '-': ['+'],
  '*': ['+'],
  '/': ['*'],
  '%': ['/'],
  '&&': ['||'],
  '||': ['&&'],
  '&': ['|'],
  '|': ['&'],
  '==>': ['&&'],
  '<==>': ['==>'],
};

interface Binary extends TreeNode {
  readonly op: string;
  readonly left: TreeNode;
  readonly right: TreeNode;
}

export function expressionMutations(source: Source, node: TreeNode, around: Around): readonly Mutation[] {
  return around.isSpecification ? inSpecification(source, node, around) : inJava(source, node, around);
}

function inJava(source: Source, node: TreeNode, { ancestors, role }: Around): readonly Mutation[] {
  const { text } = source;
  const make = (operator: string, put: string, span = node.span): Mutation => replaced(operator, 'program', text, span, put);
  const shown = textAt(text, node.span);
  switch (node.kind) {
    case 'index': {
      const index = (node as unknown as { readonly index: TreeNode }).index.span;
      return ['+', '-'].map((sign) => make('change-index', `${textAt(text, index)} ${sign} 1`, index));
    }
    case 'binary':
      return [
        ...operators(source, node as Binary, 'change-operator', 'program'),
        ...parts(source, node as Binary, 'drop-conjunct', 'program'),
      ];
    case 'update': {
      const { op } = node as unknown as { readonly op: string };
      return [make('change-operator', shown.replace(op, op === '++' ? '--' : '++'))];
    }
    case 'assign': {
      const { op, target, value } = node as unknown as {
        readonly op: string | undefined;
        readonly target: TreeNode;
        readonly value: TreeNode;
      };
      if (op !== '+' && op !== '-') return [];
      if (contains(value, ['stringLit'])) return [];
      const gap = { ...node.span, start: target.span.end, end: value.span.start };
      return [
        {
          ...make('change-operator', textAt(text, gap).replace(`${op}=`, `${op === '+' ? '-' : '+'}=`), gap),
          what: `${op}= => ${op === '+' ? '-' : '+'}=`,
        },
      ];
    }
    case 'intLit': {
      // Two cases with one label do not compile, and the size of an array must not be below zero in the first place.
      if (role === 'labels' || !/^\d+$/.test(shown) || ancestors.some(({ kind }) => kind === 'pattern')) return [];
      return [
        make('change-constant', String(BigInt(shown) + 1n)),
        ...(role === 'dims' && shown === '0' ? [] : [make('change-constant', shown === '0' ? '(-1)' : String(BigInt(shown) - 1n))]),
      ];
    }
    // A loop that never ends, or never begins, makes what follows unreachable for javac.
    case 'boolLit':
      return role === 'cond' ? [] : [make('change-constant', shown === 'true' ? 'false' : 'true')];
    case 'if':
    case 'while':
    case 'conditional': {
      const { cond } = node as unknown as { readonly cond: TreeNode };
      return cond.kind === 'boolLit' || contains(cond, ['matches'])
        ? []
        : [make('negate-condition', `!(${textAt(text, cond.span)})`, cond.span)];
    }
    default:
      return [];
  }
}

/** Clauses whose parts are stated one by one, so that one less says less. */
const CONJUNCTIONS: readonly string[] = [
  'requires',
  'ensures',
  'globalInvariant',
  'envAssumption',
  'loopInvariant',
  'discipline',
  'exsures',
  'action',
  'act',
  'assert',
];

function inSpecification(source: Source, node: TreeNode, { ancestors, role }: Around): readonly Mutation[] {
  const { text } = source;
  const clause = ancestors.findLast(({ kind }) => CONJUNCTIONS.includes(kind));
  if (!clause) return [];
  const make = (operator: string, put: string): Mutation => replaced(operator, 'specification', text, node.span, put);
  const shown = textAt(text, node.span);
  switch (node.kind) {
    case 'binary': {
      const isTop = ancestors.slice(ancestors.indexOf(clause) + 1).every((one) => isStatedIn(one, node));
      return [
        ...operators(source, node as Binary, `change-operator-in-${named(clause.kind)}`, 'specification'),
        ...((node as Binary).op === '&&' && isTop
          ? parts(
              source,
              node as Binary,
              `drop-conjunct-of-${named(clause.kind)}`,
              clause.kind === 'requires' ? 'specification' : 'clause-dropped',
            )
          : []),
      ];
    }
    case 'intLit':
      return /^\d+$/.test(shown) && role !== 'frame' ? [make(`change-constant-in-${named(clause.kind)}`, String(BigInt(shown) + 1n))] : [];
    case 'boolLit':
      return [make(`change-constant-in-${named(clause.kind)}`, shown === 'true' ? 'false' : 'true')];
    case 'primed':
      return [make('store-of-the-other-end', shown.replace(/'$/, ''))];
    case 'old':
      return [make('store-of-the-other-end', shown.replace(/^\\old/, ''))];
    default:
      return [];
  }
}

/** Whether less is said by the whole where less is said inside: under conjunctions, quantifiers, and after an implication. */
function isStatedIn(outer: TreeNode, inner: TreeNode): boolean {
  if (outer.kind === 'quantifier') return true;
  if (outer.kind !== 'binary') return false;
  const { op, right } = outer as Binary;
  return op === '&&' || (op === '==>' && inner.span.start >= right.span.start);
}

/** `globalInvariant` as users write it, with a hyphen. */
export function named(kind: string): string {
  return kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function operators(source: Source, node: Binary, operator: string, subject: Mutation['subject']): readonly Mutation[] {
  // Plus also puts strings together.
  if (node.op === '+' && contains(node, ['stringLit', 'charLit'])) return [];
  const from = node.left.span.end;
  const at = source.text.slice(from, node.right.span.start).indexOf(node.op);
  if (at < 0) return [];
  return (OTHER[node.op] ?? []).map(
    (put): Mutation => ({
      operator,
      subject,
      at: from + at,
      what: `${node.op} => ${put} in ${textAt(source.text, node.span).replace(/\s+/g, ' ').slice(0, 60)}`,
      edits: [{ start: from + at, end: from + at + node.op.length, text: put }],
    }),
  );
}

/** One of two that are joined is gone. Their parentheses stay. */
function parts(source: Source, node: Binary, operator: string, subject: Mutation['subject']): readonly Mutation[] {
  if (node.op !== '&&' && node.op !== '||') return [];
  const neutral = node.op === '&&' ? 'true' : 'false';
  return [node.left, node.right].map((one) => ({
    ...replaced(operator, subject, source.text, one.span, neutral),
    what: `without ${textAt(source.text, one.span).replace(/\s+/g, ' ').slice(0, 60)}`,
  }));
}
