/**
 * The operations of Plato, `p?X`: what one step of a program does, and what people read about it. Nothing here decides by a text:
 * descriptions, messages and the words of a subject are for people only.
 * Neighbours: `ir.ts` has the expressions in them and the statements around them, and exports these types as well.
 */
import type { Span } from '../base/span';
import type { Code } from '../diagnostics/codes';
import type { ClausePart, Expr, Location } from './ir';

/** One conjunct of `p` in `p?X`: what must hold in the pre-store, else the program goes wrong. */
export interface Assertion {
  readonly code: Code;
  readonly expr: Expr;
  /** One plain sentence about what is wrong when it fails. */
  readonly message: string;
  /** As of a clause. Absent: it is one thing. */
  readonly parts?: readonly ClausePart[];
  readonly span: Span;
  /** The declaration it comes from, if any. */
  readonly related: readonly { readonly message: string; readonly span: Span }[];
}

/**
 * `p?X`, executed in one step: check `asserts`, block until `guard`, then make all of `assigns` at once (values are read
 * in the pre-store) and, of `havocs`, any change that satisfies `post` (a predicate over both stores, locals read after).
 * Everything else stays. Every shared location read or written belongs to its footprint (`effects.ts`), at most one of them
 * outside ghost code and atomic blocks.
 */
export interface Operation {
  readonly asserts: readonly Assertion[];
  readonly guard: Expr | undefined;
  readonly assigns: readonly { readonly target: Location; readonly value: Expr }[];
  readonly havocs: readonly Location[];
  readonly post: Expr | undefined;
  /**
   * `target` becomes a new object of exactly this class with all fields at their defaults (for an array: of `length` elements at their
   * default).
   */
  readonly allocates: { readonly target: string; readonly className: string; readonly length: Expr | undefined } | undefined;
  /**
   * What it is, for movers, races and messages: `assume` is a branch whose complement is another branch (it does not block);
   * `block` waits for its guard; `ghost` is `set`; `specification` comes from an abstraction.
   */
  readonly role:
    | 'local'
    | 'read'
    | 'write'
    | 'assume'
    | 'assert'
    | 'acquire'
    | 'release'
    | 'allocate'
    | 'ghost'
    | 'block'
    | 'specification';
  /** Why it is there, where something depends on it and `role` does not say it. Absent: because of the program's text. */
  readonly origin?: Origin;
  /**
   * In the user's words: "reads `objref.counter`", "acquires the monitor of `this`". Empty for purely local steps. For people only: nothing
   * reads it back.
   */
  readonly description: string;
  /** The user's words for what it accesses, for messages: `objref.counter`. Absent: there are none. */
  readonly subject?: Subject;
  readonly span: Span;
  /** The calls through which this operation was inlined, outermost first; empty as lowered. */
  readonly within: readonly CallSite[];
  /** `witness L`: from here on the method has performed the action `L` of its specification. Absent: nothing of the kind. */
  readonly witness?: string;
  /** References that are handed to a method which may keep them: their objects escape. Absent: none. */
  readonly publishes?: readonly Expr[];
  /** Of an action of a called method (role `specification`): the id of that method. */
  readonly callee?: string;
  /** Of such an action: whether the callee certainly gets to its end without waiting. Absent: no. */
  readonly neverBlocks?: boolean;
  /**
   * The static initializers of which one fails where a class is used: the operation gives `$exception` what Java throws then. Absent:
   * nothing of the kind.
   */
  readonly thrownBy?: readonly Failing[];
  /** While bodies are being made: the static initializers that run before it, or that it waits for. Absent: nothing of the kind. */
  readonly initializes?: readonly string[];
  /**
   * A read that is taken to happen when no other thread uses what it reads: all that were started have been waited for. It owes no
   * discipline. Absent: no.
   */
  readonly isAlone?: true;
}

/**
 * `written`: the user's own `assume`, which must be possible where it stands. `parameters`: parameters are values of their types. `wait`:
 * `wait` gives the monitor up, and takes it back.
 */
export type Origin = 'written' | 'parameters' | 'wait';
export const ORIGINS: readonly Origin[] = ['written', 'parameters', 'wait'];

export interface Subject {
  readonly name: string;
  /** Not the place itself, but what the collection there holds. */
  readonly isContents?: true;
}

export interface Failing {
  /** The id of the static initializer. */
  readonly initializer: string;
  /**
   * While bodies are being made: where the code is that of an object, or within the class, so that it runs after a failure only if others
   * have got hold of something before.
   */
  readonly ifShown?: true;
}

export interface CallSite {
  readonly procedure: string;
  readonly span: Span;
}
