/**
 * Applications whose operator means something of its own: what class an object is of, a literal, a function of Plato's, an object that some
 * fact says there is.
 * Why apart: whoever must know what an operator means asks for its meaning; the operator's name is for the prover and for people.
 * Neighbours: `terms.ts` has the terms; `translate.ts` makes them of Plato's expressions; `vc/instantiate.ts` adds what is true of them.
 */
import { apply, equal, type Sort, type Term } from './terms';

/** What an operator means beyond its name. */
export type Meaning =
  | { readonly kind: 'instance'; readonly className: string }
  | { readonly kind: 'class'; readonly className: string }
  | { readonly kind: 'literal'; readonly of: 'string' | 'class' }
  /** Some object that is there, by a fact; a function of what the fact speaks of. */
  | { readonly kind: 'skolem' }
  | { readonly kind: 'function'; readonly name: string };

function meaning(term: Term, means: Meaning): Term {
  return term.kind === 'apply' ? { ...term, means } : term;
}

/** The dynamic type of `object` is a subtype of the class; false of null. */
export function isInstance(object: Term, className: string): Term {
  return meaning(apply(`isa:${className}`, [object], 'Bool'), { kind: 'instance', className });
}

/** The class as a value. */
export function exactClass(className: string): Term {
  return meaning(apply(`type:${className}`, [], 'Type'), { kind: 'class', className });
}

/** The class of an object. */
export function dynamicType(object: Term): Term {
  return apply('dynamicType', [object], 'Type');
}

/** The dynamic type of `object` is exactly the class. */
export function isExactly(object: Term, className: string): Term {
  return equal(dynamicType(object), exactClass(className));
}

/** The object of an interned string literal or a class literal. */
export function literalObject(kind: 'string' | 'class', value: string, className: string): Term {
  return meaning(apply(`literal:${kind}:${value}`, [], 'Ref', className), { kind: 'literal', of: kind });
}

/** A function of Plato's, by its name. */
export function functionOf(name: string, args: readonly Term[], sort: Sort, className?: string): Term {
  return meaning(apply(`fn:${name}`, args, sort, className), { kind: 'function', name });
}

/** An object that there is for these arguments; `name` tells it from others. */
export function skolem(name: string, args: readonly Term[], className: string): Term {
  return meaning(apply(`skolem:${name}`, args, 'Ref', className), { kind: 'skolem' });
}
