/**
 * Prints expressions and types of specifications as a user would write them: the first spelling of each form, and only
 * the parentheses that are needed. What is printed parses back to the same tree.
 * Neighbours: hovers and messages use it; `print-clause.ts` prints whole clauses; the strengths are those of `grammar/spec`.
 */
import type { TypeRef } from './ast';
import type { SpecExpr } from './spec-ast';

/** Binding strength, weakest first. */
const STRENGTH = {
  CONDITIONAL: 1,
  EQUIVALENCE: 2,
  IMPLICATION: 3,
  OR: 4,
  AND: 5,
  BIT_OR: 6,
  BIT_XOR: 7,
  BIT_AND: 8,
  EQUALITY: 9,
  RELATIONAL: 10,
  SHIFT: 11,
  ADDITIVE: 12,
  MULTIPLICATIVE: 13,
  UNARY: 14,
  PRIMARY: 15,
} as const;

type BinarySpecOp = (SpecExpr & { readonly kind: 'binary' })['op'];

const BINARY_STRENGTH: Readonly<Record<BinarySpecOp, number>> = {
  '<==>': STRENGTH.EQUIVALENCE,
  '==>': STRENGTH.IMPLICATION,
  '||': STRENGTH.OR,
  '&&': STRENGTH.AND,
  '|': STRENGTH.BIT_OR,
  '^': STRENGTH.BIT_XOR,
  '&': STRENGTH.BIT_AND,
  '==': STRENGTH.EQUALITY,
  '!=': STRENGTH.EQUALITY,
  '<': STRENGTH.RELATIONAL,
  '<=': STRENGTH.RELATIONAL,
  '>': STRENGTH.RELATIONAL,
  '>=': STRENGTH.RELATIONAL,
  '<:': STRENGTH.RELATIONAL,
  '<<': STRENGTH.SHIFT,
  '>>': STRENGTH.SHIFT,
  '>>>': STRENGTH.SHIFT,
  '+': STRENGTH.ADDITIVE,
  '-': STRENGTH.ADDITIVE,
  '*': STRENGTH.MULTIPLICATIVE,
  '/': STRENGTH.MULTIPLICATIVE,
  '%': STRENGTH.MULTIPLICATIVE,
};

/** The expression in its canonical spelling. */
export function printSpecExpr(e: SpecExpr): string {
  return printAt(e, STRENGTH.CONDITIONAL);
}

/** Parenthesized if it binds more weakly than its place asks for. */
function printAt(e: SpecExpr, least: number): string {
  const text = print(e);
  return strengthOf(e) < least ? `(${text})` : text;
}

function strengthOf(e: SpecExpr): number {
  switch (e.kind) {
    case 'conditional':
      return STRENGTH.CONDITIONAL;
    case 'binary':
      return BINARY_STRENGTH[e.op];
    case 'instanceof':
      return STRENGTH.RELATIONAL;
    case 'unary':
    case 'cast':
      return STRENGTH.UNARY;
    case 'intLit':
      return e.value.startsWith('-') ? STRENGTH.UNARY : STRENGTH.PRIMARY;
    default:
      return STRENGTH.PRIMARY;
  }
}

function print(e: SpecExpr): string {
  switch (e.kind) {
    case 'intLit':
      return e.value;
    case 'boolLit':
      return String(e.value);
    case 'charLit':
      return `'${escaped(String.fromCharCode(e.value), "'")}'`;
    case 'stringLit':
      return `"${escaped(e.value, '"')}"`;
    case 'nullLit':
      return 'null';
    case 'name':
      return e.name;
    case 'this':
      return 'this';
    case 'special':
      return `\\${e.name}`;
    case 'field':
      return `${printAt(e.object, STRENGTH.PRIMARY)}.${e.name.name}`;
    case 'classLit':
      return `${printAt(e.named, STRENGTH.PRIMARY)}.class`;
    case 'index':
      return `${printAt(e.array, STRENGTH.PRIMARY)}[${printSpecExpr(e.index)}]`;
    case 'call':
      return `${e.object === undefined ? '' : `${printAt(e.object, STRENGTH.PRIMARY)}.`}${e.name.name}(${e.args.map(printSpecExpr).join(', ')})`;
    case 'primed':
      return `${printAt(e.operand, STRENGTH.PRIMARY)}'`;
    case 'old':
    case 'fresh':
    case 'typeof':
      return `\\${e.kind}(${printSpecExpr(e.operand)})`;
    case 'typeLit':
      return `\\type(${printTypeRef(e.type)})`;
    case 'max':
      return `\\max(${printSpecExpr(e.left)}, ${printSpecExpr(e.right)})`;
    case 'unary':
      return `${e.op}${signed(e.operand) ? `(${print(e.operand)})` : printAt(e.operand, STRENGTH.UNARY)}`;
    case 'binary':
      return printBinary(e);
    case 'conditional':
      return `${printAt(e.cond, STRENGTH.EQUIVALENCE)} ? ${printSpecExpr(e.then)} : ${printSpecExpr(e.else)}`;
    case 'instanceof':
      return `${printAt(e.operand, STRENGTH.RELATIONAL)} instanceof ${printTypeRef(e.type)}`;
    case 'cast':
      return `(${printTypeRef(e.type)}) ${e.type.kind !== 'primitive' && signed(e.operand) ? `(${print(e.operand)})` : printAt(e.operand, STRENGTH.UNARY)}`;
    case 'quantifier':
      return `(\\${e.which} ${printVariables(e.variables)}; ${e.range === undefined ? '' : `${printSpecExpr(e.range)}; `}${printSpecExpr(e.body)})`;
    case 'error':
      return '?';
  }
}

function printBinary(e: SpecExpr & { readonly kind: 'binary' }): string {
  const strength = BINARY_STRENGTH[e.op];
  const isRightAssociative = e.op === '==>';
  const left = printAt(e.left, isRightAssociative ? strength + 1 : strength);
  const right = printAt(e.right, isRightAssociative ? strength : strength + 1);
  return `${left} ${e.op} ${right}`;
}

/** Whether it prints with a sign in front: after another sign that would read as `++` or `--`, after a cast as a sum. */
function signed(e: SpecExpr): boolean {
  return (e.kind === 'unary' && (e.op === '+' || e.op === '-')) || (e.kind === 'intLit' && e.value.startsWith('-'));
}

function printVariables(variables: (SpecExpr & { readonly kind: 'quantifier' })['variables']): string {
  let previous = '';
  return variables
    .map((variable) => {
      const type = printTypeRef(variable.type);
      const text = type === previous ? variable.name.name : `${type} ${variable.name.name}`;
      previous = type;
      return text;
    })
    .join(', ');
}

const ESCAPES: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    '\b': '\\b',
    '\t': '\\t',
    '\n': '\\n',
    '\f': '\\f',
    '\r': '\\r',
    '\\': '\\\\',
  }),
);

function escaped(value: string, quote: string): string {
  return [...value]
    .map((character) => {
      if (character === quote) return `\\${quote}`;
      const simple = ESCAPES.get(character);
      if (simple !== undefined) return simple;
      const code = character.charCodeAt(0);
      const isPlain = character.length === 2 || (code >= 32 && code !== 127 && (code < 0xd800 || code > 0xdfff) && code !== 0xfffd);
      return isPlain ? character : `\\u${code.toString(16).padStart(4, '0')}`;
    })
    .join('');
}

/** A type as it is written, `java.util.Map<K, V>[]` or `int -> Thread`. */
export function printTypeRef(type: TypeRef): string {
  switch (type.kind) {
    case 'primitive':
      return type.name;
    case 'void':
    case 'var':
      return type.kind;
    case 'named':
      return type.args.length === 0 ? type.name : `${type.name}<${type.args.map(printTypeRef).join(', ')}>`;
    case 'array':
      return `${printTypeRef(type.element)}[]`;
    case 'wildcard':
      return type.text;
    case 'map':
      return `${printTypeRef(type.key)} -> ${printTypeRef(type.value)}`;
  }
}
