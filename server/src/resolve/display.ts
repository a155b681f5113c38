/**
 * Java expressions as the user would write them, for messages: one spelling, whatever the spacing.
 * Long texts are cut in messages by `shortText`.
 * Neighbours: syntax/print-spec does the same for specifications; used by the elaboration and by lower.
 */
import type { Expr, Pattern } from '../syntax/ast';
import { printTypeRef } from '../syntax/print-spec';

const PRECEDENCE: ReadonlyMap<string, number> = new Map(
  Object.entries<number>({
    '||': 4,
    '&&': 5,
    '|': 6,
    '^': 7,
    '&': 8,
    '==': 9,
    '!=': 9,
    '<': 10,
    '<=': 10,
    '>': 10,
    '>=': 10,
    '<<': 11,
    '>>': 11,
    '>>>': 11,
    '+': 12,
    '-': 12,
    '*': 13,
    '/': 13,
    '%': 13,
  }),
);
const UNARY = 14;
const POSTFIX = 15;

interface Text {
  readonly text: string;
  readonly level: number;
}

function atLeast(level: number, inner: Text): string {
  return inner.level < level ? `(${inner.text})` : inner.text;
}

function infix(op: string, left: Text, right: Text): Text {
  const level = PRECEDENCE.get(op)!;
  return { text: `${atLeast(level, left)} ${op} ${atLeast(level + 1, right)}`, level };
}

function prefix(op: string, operand: Text): Text {
  const inner = atLeast(UNARY, operand);
  return { text: op + (inner.startsWith(op) && op !== '!' && op !== '~' ? ` ${inner}` : inner), level: UNARY };
}

function atom(text: string): Text {
  return { text, level: POSTFIX };
}

function list(items: readonly Text[]): string {
  return items.map((item) => item.text).join(', ');
}

function characterText(value: number): string {
  return value >= 32 && value < 127 && value !== 39 && value !== 92
    ? `'${String.fromCharCode(value)}'`
    : `'\\u${value.toString(16).padStart(4, '0')}'`;
}

/** A Java expression as the user would write it. Bodies of lambdas and classes are left out. */
export function exprText(expr: Expr): string {
  return java(expr).text;
}

function java(expr: Expr): Text {
  switch (expr.kind) {
    case 'intLit':
      return atom(expr.value + (expr.type === 'long' ? 'L' : ''));
    case 'floatLit':
      return atom(expr.text);
    case 'boolLit':
      return atom(String(expr.value));
    case 'charLit':
      return atom(characterText(expr.value));
    case 'stringLit':
      return atom(JSON.stringify(expr.value));
    case 'nullLit':
      return atom('null');
    case 'name':
      return atom(expr.name);
    case 'this':
      return atom(expr.qualifier === undefined ? 'this' : `${expr.qualifier}.this`);
    case 'field':
      return atom(`${atLeast(POSTFIX, java(expr.object))}.${expr.name.name}`);
    case 'superField':
      return atom(`super.${expr.name.name}`);
    case 'index':
      return atom(`${atLeast(POSTFIX, java(expr.array))}[${java(expr.index).text}]`);
    case 'call': {
      const object = `${expr.object === undefined ? '' : `${atLeast(POSTFIX, java(expr.object))}.`}${expr.isSuper ? 'super.' : ''}`;
      return atom(`${object}${expr.name.name}(${list(expr.args.map(java))})`);
    }
    case 'new':
      return atom(`new ${printTypeRef(expr.type)}(${list(expr.args.map(java))})${expr.body === undefined ? '' : ' { ... }'}`);
    case 'newArray':
      return atom(
        `new ${printTypeRef(expr.element)}${expr.dims.map((dim) => `[${java(dim).text}]`).join('')}${'[]'.repeat(expr.extraDims)}${expr.init === undefined ? '' : ` ${java(expr.init).text}`}`,
      );
    case 'arrayInit':
      return atom(`{${list(expr.elements.map(java))}}`);
    case 'unary':
      return prefix(expr.op, java(expr.operand));
    case 'update':
      return expr.isPrefix ? prefix(expr.op, java(expr.target)) : atom(`${atLeast(POSTFIX, java(expr.target))}${expr.op}`);
    case 'binary':
      return infix(expr.op, java(expr.left), java(expr.right));
    case 'assign':
      return { text: `${java(expr.target).text} ${expr.op ?? ''}= ${java(expr.value).text}`, level: 0 };
    case 'conditional':
      return { text: `${atLeast(4, java(expr.cond))} ? ${java(expr.then).text} : ${atLeast(3, java(expr.else))}`, level: 3 };
    case 'instanceof':
      return {
        text: `${atLeast(10, java(expr.operand))} instanceof ${printTypeRef(expr.type)}${expr.binding === undefined ? '' : ` ${expr.binding.name}`}`,
        level: 10,
      };
    case 'matches':
      return { text: `${atLeast(10, java(expr.operand))} instanceof ${patternText(expr.pattern)}`, level: 10 };
    case 'pattern':
      return atom(patternText(expr.pattern));
    case 'cast':
      return { text: `(${printTypeRef(expr.type)}) ${atLeast(UNARY, java(expr.operand))}`, level: UNARY };
    case 'lambda':
      return { text: `(${expr.params.map((param) => param.name).join(', ')}) -> ...`, level: 0 };
    case 'methodRef':
      return atom(expr.text);
    case 'classLit':
      return atom(`${printTypeRef(expr.type)}.class`);
    case 'switchExpr':
      return atom(`switch (${java(expr.subject).text}) { ... }`);
    case 'unsupported':
      return atom(expr.what);
    case 'error':
      return atom('...');
  }
}

function patternText(pattern: Pattern): string {
  switch (pattern.kind) {
    case 'any':
      return '_';
    case 'type':
      return `${printTypeRef(pattern.type)} ${pattern.name?.name ?? '_'}`;
    case 'record':
      return `${printTypeRef(pattern.type)}(${pattern.parts.map(patternText).join(', ')})`;
  }
}

/** A text for use inside a sentence, cut where it is too long to read. */
export function shortText(text: string, length = 60): string {
  return text.length <= length ? text : `${text.slice(0, length - 3)}...`;
}
