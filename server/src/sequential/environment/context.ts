/**
 * What every part of a check needs to know about the procedure under check, in one value; immutable but for the counter of names.
 * Neighbours: made by `thread-modular.ts`; read by everything beside it.
 */
import type { Discipline, Expr, Procedure, Program } from '../../plato/ir';
import type { Conjunct } from './environment';
import type { Grants } from './grants';
import type { FieldRead } from '../logic/copies';
import type { Hierarchy } from '../logic/hierarchy';
import { arbitrary, type Symbol, type Term } from '../logic/terms';
import type { Stores } from '../logic/stores';

export interface CheckContext {
  readonly program: Program;
  readonly procedure: Procedure;
  readonly stores: Stores;
  readonly hierarchy: Hierarchy;
  /** The conjuncts of the environment that are assumed and asserted: those that the prover found reflexive and transitive. */
  readonly conjuncts: readonly Conjunct[];
  /** All conjuncts of the slice; more than `conjuncts` while a class is initialized. */
  readonly slice: readonly Conjunct[];
  /** The disciplines of the slice: others do not speak of anything at hand. Undefined: all. */
  readonly disciplines: ReadonlySet<Discipline> | undefined;
  /** What the disciplines grant for as long as the others leave it: what makes a step a mover. */
  readonly grants: Grants;
  /** The mutable stores that this procedure or any conjunct that matters to it speaks of; others are left out of the condition. */
  readonly relevant: ReadonlySet<string>;
  /** Whether some object may be known to this method alone (it allocates, or it is a constructor). */
  readonly hasLocalObjects: boolean;
  /** Whether a loop makes objects: at its head there may be some that no local names. */
  readonly makesInLoops: boolean;
  /** The body, with all that is put in the places of its calls, has loops. */
  readonly hasLoops: boolean;
  /** Whether a value may refer to such an object (`modular/own-locals.ts`). */
  readonly mayBeOwn: (value: Expr) => boolean;
  /** Locals that are another local by another name (`logic/copies.ts`), with that one. */
  readonly copies: ReadonlyMap<string, string>;
  /** Locals that are what one field of one object is, with that field. */
  readonly readFrom: ReadonlyMap<string, FieldRead>;
  /** Whether something in the condition speaks of all objects, or of those that are new: then it matters when one became known. */
  readonly speaksOfAll: boolean;
  /** Exact classes that it allocates, and a constructor's own class: only such objects can be known to this method alone. */
  readonly localClasses: readonly string[];
  /**
   * Invariants that must be shown when an object of this method's own making escapes: those that speak of such objects, or of all objects.
   */
  readonly owedOnEscape: ReadonlySet<Conjunct>;
  /** Clauses that its actions leave to its callers (`deferred.ts`). */
  readonly deferred: ReadonlySet<Conjunct>;
  /** Whether the body says itself where some action happens (`simulation.ts`). */
  readonly hasWitness: boolean;
  /** Whether a procedure is one of the trusted library's. */
  readonly isTrustedProcedure: (id: string) => boolean;
  /**
   * Stores that the others leave alone: what fails even then is not their doing there. Absent: they do what their environment lets them.
   */
  readonly standsStill?: ReadonlySet<string>;
  /** A name that has not been used in this check. */
  readonly fresh: (prefix: string) => string;
  /** How many names of this prefix there are by now. */
  readonly made: (prefix: string) => number;
}

/** The current value of a store. */
export function now(context: CheckContext): (store: string) => Term {
  return (store) => context.stores.symbol(store);
}

/** Whether an object that only this method knows may be of the class. */
export function mayBeOurs(context: CheckContext, className: string): boolean {
  return context.localClasses.some((name) => mayBeInstance(context, name, className));
}

/**
 * Whether an object of this method's own, made as one of the first class, may be an instance of the other. What the method makes is of its
 * class exactly; the object of a constructor may be of a subclass.
 */
export function mayBeInstance(context: CheckContext, local: string, className: string): boolean {
  return isMadeExactly(context, local) ? context.hierarchy.mayBe(local, className) : context.hierarchy.mayShare(local, className);
}

/** Whether all objects of this method's own that count as of the class are of it exactly. */
export function isMadeExactly({ procedure }: CheckContext, local: string): boolean {
  return procedure.kind !== 'constructor' || procedure.owner !== local;
}

/** The arbitrary object at which the guarantee and the invariants of a class are proved; fixed for the whole check. */
export function witnessObject(owner: string): Symbol {
  return arbitrary(`any ${owner}`, 'Ref', owner);
}
