/**
 * The many-sorted first-order terms in which sequential programs speak: what a store is, as mathematics.
 *
 * A field is a variable of array sort from references to values, a static field a variable of its value's sort, the elements of
 * all arrays of one kind an array of arrays. Builders simplify the obvious, so that what is printed stays readable; they
 * never change the meaning.
 * Neighbours: `translate.ts` makes terms of Plato expressions; vc turns them into SMT-LIB.
 */

import { spend } from '../../base/effort';
import type { Meaning } from './operators';

export type Sort = 'Int' | 'Bool' | 'Ref' | 'Float' | 'Type' | { readonly key: Sort; readonly value: Sort };

/**
 * What a symbol stands for, for whoever must know: the store of a field or of elements (also a copy of it), a local of the method, or an
 * arbitrary value of which a goal speaks.
 */
export type Role =
  | { readonly kind: 'store'; readonly store: string; readonly isOfElements?: true }
  | { readonly kind: 'local' }
  | { readonly kind: 'arbitrary' };

export interface Symbol {
  readonly kind: 'symbol';
  /** For the prover and for people; nothing is read off it. */
  readonly name: string;
  readonly sort: Sort;
  readonly role?: Role | undefined;
  /** It is what the symbol holds after some assignment. */
  readonly isVersion?: true;
  /** The static class of a reference; where it is known, facts about objects are instantiated at it. */
  readonly className?: string | undefined;
}

export type Term =
  | Symbol
  | { readonly kind: 'number'; readonly value: string }
  | {
      readonly kind: 'apply';
      readonly op: string;
      readonly args: readonly Term[];
      readonly sort: Sort;
      readonly className?: string | undefined;
      readonly means?: Meaning;
    }
  /** `patterns`: terms at which the prover is to use it; where not given, the prover decides. */
  | {
      readonly kind: 'quantifier';
      readonly which: 'forall' | 'exists';
      readonly variables: readonly Symbol[];
      readonly body: Term;
      readonly patterns?: readonly Term[];
    };

export const TRUE: Term = { kind: 'apply', op: 'true', args: [], sort: 'Bool' };
export const FALSE: Term = { kind: 'apply', op: 'false', args: [], sort: 'Bool' };
/** The null reference. */
export const NULL: Term = { kind: 'apply', op: 'null', args: [], sort: 'Ref' };
/** The thread that starts the program. */
export const MAIN: Term = { kind: 'apply', op: 'main', args: [], sort: 'Ref', className: 'java.lang.Thread' };

export function symbol(name: string, sort: Sort, className?: string): Symbol {
  return { kind: 'symbol', name, sort, className };
}

/** Another symbol like that one: a copy of a store is one of the same store. */
export function copyOf({ sort, className, role }: Symbol, name: string): Symbol {
  return { kind: 'symbol', name, sort, className, ...(role?.kind === 'store' && { role }) };
}

/** What the symbol holds after so many assignments. */
export function versionOf(of: Symbol, count: number): Symbol {
  return { ...of, name: `${of.name}@${count}`, isVersion: true };
}

/** A value that may be any of its sort, and class. */
export function arbitrary(name: string, sort: Sort, className?: string): Symbol {
  return { kind: 'symbol', name, sort, className, role: { kind: 'arbitrary' } };
}

export function number(value: number | string): Term {
  return { kind: 'number', value: String(value) };
}

export function apply(op: string, args: readonly Term[], sort: Sort, className?: string): Term {
  spend(1 + args.length);
  return { kind: 'apply', op, args, sort, className };
}

export function sortOf(term: Term): Sort {
  switch (term.kind) {
    case 'number':
      return 'Int';
    case 'quantifier':
      return 'Bool';
    default:
      return term.sort;
  }
}

export function classOf(term: Term): string | undefined {
  return term.kind === 'symbol' || term.kind === 'apply' ? term.className : undefined;
}

export function isTrue(term: Term): boolean {
  return term.kind === 'apply' && term.op === 'true';
}

export function isFalse(term: Term): boolean {
  return term.kind === 'apply' && term.op === 'false';
}

/** Structural equality; terms are small where this is asked. */
export function sameTerm(left: Term, right: Term): boolean {
  if (left === right) return true;
  if (left.kind === 'symbol') return right.kind === 'symbol' && left.name === right.name;
  if (left.kind === 'number') return right.kind === 'number' && left.value === right.value;
  if (left.kind === 'apply') {
    return (
      right.kind === 'apply' &&
      left.op === right.op &&
      left.args.length === right.args.length &&
      left.args.every((argument, index) => sameTerm(argument, right.args[index]!))
    );
  }
  return false;
}

export function not(term: Term): Term {
  if (isTrue(term)) return FALSE;
  if (isFalse(term)) return TRUE;
  if (term.kind === 'apply' && term.op === 'not') return term.args[0]!;
  return apply('not', [term], 'Bool');
}

export function and(...terms: readonly Term[]): Term {
  const parts: Term[] = [];
  for (const term of terms) {
    if (isFalse(term)) return FALSE;
    if (isTrue(term)) continue;
    if (term.kind === 'apply' && term.op === 'and') parts.push(...term.args);
    else parts.push(term);
  }
  return parts.length === 0 ? TRUE : parts.length === 1 ? parts[0]! : apply('and', parts, 'Bool');
}

export function or(...terms: readonly Term[]): Term {
  const parts: Term[] = [];
  for (const term of terms) {
    if (isTrue(term)) return TRUE;
    if (isFalse(term)) continue;
    if (term.kind === 'apply' && term.op === 'or') parts.push(...term.args);
    else parts.push(term);
  }
  return parts.length === 0 ? FALSE : parts.length === 1 ? parts[0]! : apply('or', parts, 'Bool');
}

export function implies(left: Term, right: Term): Term {
  if (isTrue(left)) return right;
  if (isFalse(left) || isTrue(right)) return TRUE;
  if (isFalse(right)) return not(left);
  return apply('=>', [left, right], 'Bool');
}

export function equal(left: Term, right: Term): Term {
  if (sameTerm(left, right)) return TRUE;
  if (sortOf(left) === 'Bool') {
    if (isTrue(left)) return right;
    if (isTrue(right)) return left;
    if (isFalse(left)) return not(right);
    if (isFalse(right)) return not(left);
  }
  return apply('=', [left, right], 'Bool');
}

export function ite(condition: Term, then: Term, otherwise: Term): Term {
  if (isTrue(condition) || sameTerm(then, otherwise)) return then;
  if (isFalse(condition)) return otherwise;
  return apply('ite', [condition, then, otherwise], sortOf(then), classOf(then) ?? classOf(otherwise));
}

export function select(map: Term, index: Term, className?: string): Term {
  const sort = sortOf(map);
  if (typeof sort === 'string') throw new Error('select of a term that is no map');
  if (map.kind === 'apply' && map.op === 'store' && sameTerm(map.args[1]!, index)) return map.args[2]!;
  return apply('select', [map, index], sort.value, className);
}

export function store(map: Term, index: Term, value: Term): Term {
  return apply('store', [map, index, value], sortOf(map));
}

/** `value` at every index: the elements of a new array. */
export function constantMap(sort: { readonly key: Sort; readonly value: Sort }, value: Term): Term {
  return apply('const', [value], sort);
}

export function quantified(which: 'forall' | 'exists', variables: readonly Symbol[], body: Term): Term {
  if (variables.length === 0 || isTrue(body) || isFalse(body)) return body;
  return { kind: 'quantifier', which, variables, body };
}

/** Replaces free symbols by name. Replacements must not contain symbols that are bound inside `term`. */
export function substitute(term: Term, replacements: ReadonlyMap<string, Term>): Term {
  if (replacements.size === 0) return term;
  switch (term.kind) {
    case 'number':
      return term;
    case 'symbol':
      return replacements.get(term.name) ?? term;
    case 'apply': {
      if (term.args.length === 0) return term;
      spend(1);
      let changed = false;
      const args = term.args.map((argument) => {
        const replaced = substitute(argument, replacements);
        if (replaced !== argument) changed = true;
        return replaced;
      });
      return changed ? { ...term, args } : term;
    }
    case 'quantifier': {
      const hidden = term.variables.some((variable) => replacements.has(variable.name));
      const inner = hidden
        ? new Map([...replacements].filter(([name]) => !term.variables.some((variable) => variable.name === name)))
        : replacements;
      const body = substitute(term.body, inner);
      return body === term.body ? term : { ...term, body };
    }
  }
}

/** Calls `visit` on every subterm, outermost first; `bound` names the variables bound there. */
export function walk(term: Term, visit: (subterm: Term, bound: ReadonlySet<string>) => void, bound: ReadonlySet<string> = new Set()): void {
  spend(1);
  visit(term, bound);
  if (term.kind === 'apply') for (const argument of term.args) walk(argument, visit, bound);
  else if (term.kind === 'quantifier') walk(term.body, visit, new Set([...bound, ...term.variables.map((variable) => variable.name)]));
}

/** Whether the term mentions no symbol: its value is the same in every store. */
export function mentions(term: Term, names: ReadonlySet<string>): boolean {
  let found = false;
  walk(term, (subterm, bound) => {
    if (subterm.kind === 'symbol' && names.has(subterm.name) && !bound.has(subterm.name)) found = true;
  });
  return found;
}

/** A condition that is false to the letter must not just end the program before anybody notices. */
export function visibly(condition: Term): Term {
  return isFalse(condition) ? apply('=', [number(0), number(1)], 'Bool') : condition;
}
