/**
 * Proof scripts as values, with the place of everything: one statement of a script is one tactic (QED, Figure 12).
 * Neighbours: `script-parse.ts` makes it, `tactics.ts` runs it; docs/prove.md describes the language.
 */
import type { Span } from '../base/span';

/** A formula or a location as it is written; what names mean is found out where it is used. */
export type Formula =
  | { readonly kind: 'number'; readonly value: string; readonly span: Span }
  | { readonly kind: 'constant'; readonly value: 'true' | 'false' | 'null' | 'tid' | 'this' | '\\result'; readonly span: Span }
  | { readonly kind: 'name'; readonly name: string; readonly span: Span }
  | { readonly kind: 'member'; readonly object: Formula; readonly name: string; readonly span: Span }
  /** `index` undefined: `a[*]`, all elements. */
  | { readonly kind: 'index'; readonly array: Formula; readonly index: Formula | undefined; readonly span: Span }
  | { readonly kind: 'unary'; readonly op: '!' | '-'; readonly operand: Formula; readonly span: Span }
  | { readonly kind: 'binary'; readonly op: string; readonly left: Formula; readonly right: Formula; readonly span: Span }
  | { readonly kind: 'conditional'; readonly cond: Formula; readonly then: Formula; readonly else: Formula; readonly span: Span }
  | { readonly kind: 'old'; readonly operand: Formula; readonly span: Span }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Formula[]; readonly span: Span }
  | {
      readonly kind: 'quantifier';
      readonly which: 'forall' | 'exists';
      readonly type: string;
      readonly name: string;
      readonly body: Formula;
      readonly span: Span;
    };

/** What a statement does: a statement can be selected by that. */
export type Deed = 'read' | 'write' | 'call' | 'loop' | 'new' | 'acquire' | 'release' | 'assert' | 'all';
export const DEEDS: readonly Deed[] = ['read', 'write', 'call', 'loop', 'new', 'acquire', 'release', 'assert', 'all'];

/** `METHOD`, `METHOD.read(NAME)` and the like, `METHOD.LABEL`; `[2]`: the second of them; `in`: only those in that statement. */
export interface Selector {
  readonly method: string;
  readonly deed: Deed | undefined;
  /** The field, method or monitor that it is about. */
  readonly about: string | undefined;
  readonly label: string | undefined;
  readonly number: number | undefined;
  readonly within: Selector | undefined;
  readonly span: Span;
}

export interface Name {
  readonly name: string;
  readonly span: Span;
}

export type Tactic =
  | { readonly kind: 'invariant'; readonly owner: string | undefined; readonly formula: Formula }
  | { readonly kind: 'annot'; readonly what: 'pre' | 'post'; readonly method: Name; readonly formula: Formula }
  | { readonly kind: 'annotMover'; readonly method: Name; readonly mover: 'left' | 'right' | 'both' | 'none' }
  | { readonly kind: 'annotInv'; readonly target: Selector; readonly formula: Formula }
  | { readonly kind: 'reduce'; readonly methods: readonly Name[] }
  | {
      readonly kind: 'reduceLoop';
      readonly target: Selector;
      readonly gates: readonly Formula[];
      readonly modifies: readonly Formula[] | undefined;
      readonly posts: readonly Formula[];
    }
  | { readonly kind: 'reduceProc'; readonly methods: readonly Name[] }
  | { readonly kind: 'inline'; readonly method: Name }
  | {
      readonly kind: 'abstract';
      readonly what: 'read' | 'write';
      readonly variable: Name;
      readonly target: Selector;
      readonly every: boolean;
    }
  | { readonly kind: 'assert'; readonly formula: Formula; readonly target: Selector; readonly every: boolean }
  | {
      readonly kind: 'mutex';
      readonly owner: string | undefined;
      readonly formula: Formula;
      readonly variables: readonly Name[] /** What the script calls the ghost field. */;
      readonly name: Name | undefined;
    }
  | {
      readonly kind: 'rwlock';
      readonly owner: string | undefined;
      readonly readers: Formula;
      readonly writer: Formula;
      readonly variables: readonly Name[];
    }
  | { readonly kind: 'check'; readonly methods: readonly Name[] }
  | { readonly kind: 'hoist'; readonly target: Selector }
  | { readonly kind: 'split'; readonly target: Selector }
  | {
      readonly kind: 'replace';
      readonly target: Selector;
      readonly gates: readonly Formula[];
      readonly modifies: readonly Formula[];
      readonly posts: readonly Formula[];
    }
  | {
      readonly kind: 'aux' /** With a key, a ghost map. */;
      readonly key: string | undefined;
      readonly type: string;
      readonly name: Name;
      readonly isStatic: boolean;
    }
  | { readonly kind: 'set'; readonly place: Formula; readonly value: Formula; readonly target: Selector }
  | { readonly kind: 'undo' };

export interface Step {
  readonly tactic: Tactic;
  /** As the report names it: `reduce loop`. */
  readonly name: string;
  readonly span: Span;
  /** The offset after its semicolon. */
  readonly after: number;
}

export interface Script {
  /** The class whose fields formulas may name by themselves; undefined: the only class of the file, else the first. */
  readonly owner: Name | undefined;
  readonly steps: readonly Step[];
  readonly span: Span;
}

export interface ScriptError {
  readonly message: string;
  readonly span: Span;
}
