/**
 * Values that a prover's model gives to scalar terms, read from the answer to `(get-value (...))`.
 * Why only scalars: a counterexample asks for the locations it shows one by one, so arrays and functions never need to be printed.
 * Neighbours: `s-expression.ts` reads the text; the model reader and `explain/` use the values.
 */
import { printSExpression, readSExpressions, type SExpression } from './s-expression';

/**
 * `integer`: unbounded. `real`: an exact fraction in lowest terms, the denominator positive. `element`: of an uninterpreted sort; two
 * are equal exactly when sort and index are. `constant`: a nullary constructor of a datatype. `other`: a value of a kind that is
 * not read further (an algebraic number, an array), as printed: equal text means an equal value, different text means nothing.
 */
export type ModelValue =
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'integer'; readonly value: bigint }
  | { readonly kind: 'real'; readonly numerator: bigint; readonly denominator: bigint }
  | { readonly kind: 'element'; readonly sort: string; readonly index: number }
  | { readonly kind: 'constant'; readonly name: string }
  | { readonly kind: 'other'; readonly text: string };

export type ValuesResult = { readonly ok: true; readonly values: readonly ModelValue[] } | { readonly ok: false; readonly message: string };

/**
 * Reads the answer to one `(get-value (t1 ... tn))`: the values in the order in which the terms were asked, since the prover may print
 * the terms themselves in its own way. `count` is n. Never throws; output of any other shape (an error, a missing value) is not ok.
 */
export function readValues(output: string, count: number): ValuesResult {
  const read = readSExpressions(output);
  if (!read.ok) return { ok: false, message: `The prover's answer has ${read.message}.` };
  const answer = read.expressions[0];
  if (read.expressions.length !== 1 || answer === undefined) {
    return { ok: false, message: `The prover gave ${read.expressions.length} answers where one was asked.` };
  }
  return valuesOf(answer, count);
}

/** The same for an answer that has been read already. */
export function valuesOf(answer: SExpression, count: number): ValuesResult {
  if (answer.kind !== 'list' || answer.items.length !== count) {
    return { ok: false, message: `The prover did not answer with the ${count} values that were asked.` };
  }
  const values: ModelValue[] = [];
  for (const pair of answer.items) {
    const value = pair.kind === 'list' && pair.items.length === 2 ? pair.items[1] : undefined;
    if (value === undefined) return { ok: false, message: 'The prover did not answer with pairs of a term and its value.' };
    values.push(valueOf(value));
  }
  return { ok: true, values };
}

/** One value from its printed form. */
export function valueOf(expression: SExpression): ModelValue {
  const number = numberOf(expression);
  if (number !== undefined) {
    return number.isReal ? fraction(number.numerator, number.denominator) : { kind: 'integer', value: number.numerator };
  }
  const name = qualifiedName(expression);
  if (name === 'true' || name === 'false') return { kind: 'boolean', value: name === 'true' };
  if (name !== undefined) {
    const element = /^(.+)!val!(0|[1-9][0-9]*)$/s.exec(name);
    return element === null ? { kind: 'constant', name } : { kind: 'element', sort: element[1]!, index: Number(element[2]) };
  }
  return { kind: 'other', text: printSExpression(expression) };
}

/** The name of `x` or `(as x Sort)`. */
function qualifiedName(expression: SExpression): string | undefined {
  if (expression.kind === 'symbol') return expression.text;
  if (expression.kind !== 'list' || expression.items.length !== 3) return undefined;
  const [head, name] = expression.items;
  return head?.kind === 'symbol' && head.text === 'as' && name?.kind === 'symbol' ? name.text : undefined;
}

interface PrintedNumber {
  readonly numerator: bigint;
  readonly denominator: bigint;
  /** A decimal point was printed, or a division. */
  readonly isReal: boolean;
}

/** `5`, `(- 5)`, `2.5`, `(/ 1.0 3.0)`, `(- (/ 1.0 3.0))`, and the same with either part negative. */
function numberOf(expression: SExpression): PrintedNumber | undefined {
  if (expression.kind === 'numeral') return { numerator: BigInt(expression.text), denominator: 1n, isReal: false };
  if (expression.kind === 'decimal') {
    const [whole, part] = expression.text.split('.') as [string, string];
    return { numerator: BigInt(whole + part), denominator: 10n ** BigInt(part.length), isReal: true };
  }
  if (expression.kind !== 'list' || expression.items[0]?.kind !== 'symbol') return undefined;
  const operator = expression.items[0].text;
  if (operator !== '-' && operator !== '/') return undefined;
  const parts = expression.items.slice(1).map(numberOf);
  const [first, second] = parts;
  if (operator === '-' && parts.length === 1 && first !== undefined) return { ...first, numerator: -first.numerator };
  if (operator === '/' && parts.length === 2 && first !== undefined && second !== undefined && second.numerator !== 0n) {
    return {
      numerator: first.numerator * second.denominator,
      denominator: first.denominator * second.numerator,
      isReal: true,
    };
  }
  return undefined;
}

function fraction(numerator: bigint, denominator: bigint): ModelValue {
  let divisor = numerator < 0n ? -numerator : numerator;
  let rest = denominator < 0n ? -denominator : denominator;
  while (rest !== 0n) [divisor, rest] = [rest, divisor % rest];
  const sign = denominator < 0n ? -divisor : divisor;
  return { kind: 'real', numerator: numerator / sign, denominator: denominator / sign };
}

/** A text that is the same for equal values and differs for different ones (`other`: see there). For grouping, and stable. */
export function valueKey(value: ModelValue): string {
  switch (value.kind) {
    case 'boolean':
      return `boolean ${value.value}`;
    case 'integer':
      return `integer ${value.value}`;
    case 'real':
      return `real ${value.numerator}/${value.denominator}`;
    case 'element':
      return `element ${value.index} ${value.sort}`;
    case 'constant':
      return `constant ${value.name}`;
    case 'other':
      return `other ${value.text}`;
  }
}

export function sameValue(left: ModelValue, right: ModelValue): boolean {
  return valueKey(left) === valueKey(right);
}
