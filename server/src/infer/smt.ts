/**
 * Transition systems as SMT-LIB text. Numbers of objects are integers; truth values are integers, too, with their range said where a
 * variable is declared, so that predicates are linear throughout.
 * Neighbours: `premises.ts`, `abstraction.ts`, `spacer.ts` ask with it.
 */
import type { Atom, Cube, Linear } from './linear';
import type { Variable } from './system';

/** A name as a symbol; names have dots, brackets, primes. */
export function symbol(name: string): string {
  return `|${name.replace(/[|\\]/g, '!')}|`;
}

export function number(value: number): string {
  return value < 0 ? `(- ${-value})` : String(value);
}

export function linearText(linear: Linear): string {
  const parts = linear.terms.map(([name, coefficient]) =>
    coefficient === 1 ? symbol(name) : `(* ${number(coefficient)} ${symbol(name)})`,
  );
  if (linear.constant !== 0 || parts.length === 0) parts.push(number(linear.constant));
  return parts.length === 1 ? parts[0]! : `(+ ${parts.join(' ')})`;
}

/** With all that is positive on the left, so that no minus is needed for simple ones. */
export function atomText(atom: Atom): string {
  const left: Linear = {
    constant: Math.max(0, atom.linear.constant),
    terms: atom.linear.terms.filter(([, coefficient]) => coefficient > 0),
  };
  const right: Linear = {
    constant: Math.max(0, -atom.linear.constant),
    terms: atom.linear.terms.flatMap(([name, coefficient]) => (coefficient < 0 ? [[name, -coefficient] as const] : [])),
  };
  return `(${atom.op} ${linearText(left)} ${linearText(right)})`;
}

export function conjunction(parts: readonly string[]): string {
  return parts.length === 0 ? 'true' : parts.length === 1 ? parts[0]! : `(and ${parts.join(' ')})`;
}

export function disjunction(parts: readonly string[]): string {
  return parts.length === 0 ? 'false' : parts.length === 1 ? parts[0]! : `(or ${parts.join(' ')})`;
}

export function cubeText(cube: Cube): string {
  return conjunction(cube.map(atomText));
}

export function notText(text: string): string {
  return `(not ${text})`;
}

/** `name`: how the variable is called in this copy of the state. */
export function declare(variables: readonly Variable[], name: (old: string) => string = (old) => old): string {
  return variables
    .map((one) => {
      const called = symbol(name(one.name));
      const range =
        one.sort === 'bool'
          ? `\n(assert (and (<= 0 ${called}) (<= ${called} 1)))`
          : one.sort === 'ref'
            ? `\n(assert (<= 0 ${called}))`
            : '';
      return `(declare-const ${called} Int)${range}`;
    })
    .join('\n');
}
