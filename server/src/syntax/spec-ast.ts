/**
 * The immutable syntax tree of a specification: one `SpecClause` per clause of docs/specifications.md.
 * Every spelling of a clause becomes the same node. Nothing is resolved.
 * Neighbours: built by `parse-spec.ts`; attached to the Java tree of `ast.ts`; read by resolve.
 */
import type { DisciplineKeyword } from '../diagnostics/disciplines';
import type { Span } from '../base/span';
import type { Identifier, TypeRef, BinaryOp } from './ast';

export type SpecClause =
  // ------------------------------------------------ before a field
  /** `indices` are the variables of `KEYWORD[i][j] e`; `ofElements` for the `elems_` spelling. `keywordSpan` covers the keyword. */
  | {
      readonly kind: 'discipline';
      readonly keyword: DisciplineKeyword;
      readonly ofElements: boolean;
      readonly indices: readonly Identifier[];
      readonly expr: SpecExpr;
      readonly span: Span;
    }
  | { readonly kind: 'nonNull'; readonly span: Span }
  // ------------------------------------------------ on or in a class
  | { readonly kind: 'threadLocal'; readonly span: Span }
  | { readonly kind: 'envAssumption'; readonly expr: SpecExpr; readonly span: Span }
  | { readonly kind: 'globalInvariant'; readonly expr: SpecExpr; readonly span: Span }
  /** `ghost [disciplines] [modifiers] T x [= e];` one per name. */
  | {
      readonly kind: 'ghost';
      readonly modifiers: readonly string[];
      readonly type: TypeRef;
      readonly name: Identifier;
      readonly init: SpecExpr | undefined;
      readonly disciplines: readonly SpecClause[];
      readonly span: Span;
    }
  | { readonly kind: 'axiom'; readonly expr: SpecExpr; readonly span: Span }
  // ------------------------------------------------ before a method
  | { readonly kind: 'requires'; readonly expr: SpecExpr; readonly span: Span }
  | { readonly kind: 'ensures'; readonly expr: SpecExpr; readonly span: Span }
  | {
      readonly kind: 'exsures';
      readonly exception: TypeRef;
      readonly name: Identifier | undefined;
      readonly expr: SpecExpr;
      readonly span: Span;
    }
  | { readonly kind: 'modifies'; readonly frame: readonly FrameItem[]; readonly span: Span }
  /** `action [L]: also_modifies v ensures e` */
  | {
      readonly kind: 'action';
      readonly label: string | undefined;
      readonly frame: readonly FrameItem[];
      readonly ensures: SpecExpr;
      readonly span: Span;
    }
  | { readonly kind: 'performs'; readonly program: PerformsProgram; readonly span: Span }
  | { readonly kind: 'helper'; readonly span: Span }
  | { readonly kind: 'decreases'; readonly expr: SpecExpr; readonly span: Span }
  // ------------------------------------------------ before or as a statement
  /** `asSet` is present for `set pc = n`: where a ghost variable `pc` is in scope, that assignment is what was meant. */
  | {
      readonly kind: 'witness';
      readonly label: string;
      readonly asSet?: { readonly target: SpecExpr; readonly value: SpecExpr };
      readonly span: Span;
    }
  | { readonly kind: 'assert'; readonly expr: SpecExpr; readonly span: Span }
  | { readonly kind: 'assume'; readonly expr: SpecExpr; readonly span: Span }
  | { readonly kind: 'unreachable'; readonly span: Span }
  | { readonly kind: 'loopInvariant'; readonly expr: SpecExpr; readonly span: Span }
  | { readonly kind: 'set'; readonly target: SpecExpr; readonly value: SpecExpr; readonly span: Span }
  | { readonly kind: 'atomic'; readonly span: Span }
  | { readonly kind: 'nowarn'; readonly codes: readonly Identifier[]; readonly span: Span }
  /**
   * A Java annotation, or words in Javadoc, that state something and are not understood where they stand. What relies on it is not checked,
   * for the `reason`.
   */
  | { readonly kind: 'notUsed'; readonly reason: string; readonly span: Span }
  /**
   * Did not parse; reported as `spec-syntax`. A method or class that carries one cannot be `verified`. `isOfClass`: it was to be a clause
   * of the class in whose body it stands, not of the member that follows.
   */
  | { readonly kind: 'error'; readonly isOfClass?: true; readonly span: Span };

/** `x`, `o.f`, `a[i]`, `a[*]`, `o.*`. */
export type FrameItem =
  | { readonly kind: 'location'; readonly expr: SpecExpr; readonly span: Span }
  | { readonly kind: 'allElements'; readonly array: SpecExpr; readonly span: Span }
  | { readonly kind: 'allFields'; readonly object: SpecExpr; readonly span: Span };

export type PerformsProgram =
  | {
      readonly kind: 'act';
      readonly label: string | undefined;
      readonly frame: readonly FrameItem[];
      readonly body: SpecExpr;
      readonly span: Span;
    }
  | { readonly kind: 'skip'; readonly span: Span }
  | { readonly kind: 'seq'; readonly parts: readonly PerformsProgram[]; readonly span: Span }
  | { readonly kind: 'choice'; readonly parts: readonly PerformsProgram[]; readonly span: Span }
  | { readonly kind: 'star'; readonly body: PerformsProgram; readonly span: Span };

export type SpecExpr =
  | { readonly kind: 'intLit'; readonly value: string; readonly span: Span }
  | { readonly kind: 'boolLit'; readonly value: boolean; readonly span: Span }
  | { readonly kind: 'charLit'; readonly value: number; readonly span: Span }
  | { readonly kind: 'stringLit'; readonly value: string; readonly span: Span }
  | { readonly kind: 'nullLit'; readonly span: Span }
  /** A free name as written; `tid`, `main`, `holder`, `start` come as names too: resolve decides. */
  | { readonly kind: 'name'; readonly name: string; readonly span: Span }
  | { readonly kind: 'this'; readonly span: Span }
  /** `\tid`, `\main`, `\result`: the backslashed spellings, never shadowed. */
  | { readonly kind: 'special'; readonly name: 'tid' | 'main' | 'result'; readonly span: Span }
  | { readonly kind: 'field'; readonly object: SpecExpr; readonly name: Identifier; readonly span: Span }
  | { readonly kind: 'index'; readonly array: SpecExpr; readonly index: SpecExpr; readonly span: Span }
  | {
      readonly kind: 'call';
      readonly object: SpecExpr | undefined;
      readonly name: Identifier;
      readonly args: readonly SpecExpr[];
      readonly span: Span;
    }
  /** `e'`: the post-store of the action. */
  | { readonly kind: 'primed'; readonly operand: SpecExpr; readonly span: Span }
  | { readonly kind: 'old'; readonly operand: SpecExpr; readonly span: Span }
  | { readonly kind: 'fresh'; readonly operand: SpecExpr; readonly span: Span }
  | { readonly kind: 'typeof'; readonly operand: SpecExpr; readonly span: Span }
  | { readonly kind: 'typeLit'; readonly type: TypeRef; readonly span: Span }
  /** `T.class`; `named` is a name or a path of names. */
  | { readonly kind: 'classLit'; readonly named: SpecExpr; readonly span: Span }
  | { readonly kind: 'max'; readonly left: SpecExpr; readonly right: SpecExpr; readonly span: Span }
  | { readonly kind: 'unary'; readonly op: '+' | '-' | '!' | '~'; readonly operand: SpecExpr; readonly span: Span }
  | {
      readonly kind: 'binary';
      readonly op: BinaryOp | '==>' | '<==>' | '<:';
      readonly left: SpecExpr;
      readonly right: SpecExpr;
      readonly span: Span;
    }
  | { readonly kind: 'conditional'; readonly cond: SpecExpr; readonly then: SpecExpr; readonly else: SpecExpr; readonly span: Span }
  | { readonly kind: 'instanceof'; readonly operand: SpecExpr; readonly type: TypeRef; readonly span: Span }
  | { readonly kind: 'cast'; readonly type: TypeRef; readonly operand: SpecExpr; readonly span: Span }
  | {
      readonly kind: 'quantifier';
      readonly which: 'forall' | 'exists';
      readonly variables: readonly { readonly type: TypeRef; readonly name: Identifier }[];
      readonly range: SpecExpr | undefined;
      readonly body: SpecExpr;
      readonly span: Span;
    }
  | { readonly kind: 'error'; readonly span: Span };
