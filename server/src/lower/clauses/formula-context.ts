/**
 * Where an expression of a specification stands: what its names mean and which stores it may speak of.
 * Neighbours: `formula.ts` translates with it; `formula-names.ts` and `formula-operators.ts` are its parts.
 */
import type { Span } from '../../base/span';
import type { Diagnostic } from '../../diagnostics/diagnostic';
import { diagnostic } from '../../diagnostics/diagnostic';
import type { Resolved } from '../../resolve/resolve';
import type { ClassSymbol, LocalVariable } from '../../resolve/symbols';
import type { TypeContext } from '../../resolve/type-names';
import type { JavaType } from '../../resolve/types';
import { unknownType } from '../../resolve/types';
import type { SpecExpr } from '../../syntax/spec-ast';
import type { Expr, When } from '../../plato/ir';
import { FALSE } from '../values/terms';

/**
 * `state`: one store. `ensures`: two, `\old` is entry, and there are `\result` and `\fresh`. `body`: inside a method, `\old` is entry.
 * `action`: two stores, written with `\old` or with primes.
 */
export type FormulaMode = 'state' | 'ensures' | 'body' | 'action';

export interface TypedFormula {
  readonly expr: Expr;
  readonly type: JavaType;
}

/** A variable of the formula: a local, a parameter, or one that a quantifier binds. */
export interface FormulaVariable {
  readonly name: string;
  readonly type: JavaType;
  readonly expr: Expr;
}

export interface FormulaContext {
  readonly resolved: Resolved;
  readonly owner: ClassSymbol;
  readonly typeContext: TypeContext;
  readonly mode: FormulaMode;
  readonly hasThis: boolean;
  /** Innermost first. */
  readonly variables: readonly FormulaVariable[];
  /** Of the method; undefined where there is no result. */
  readonly resultType: JavaType | undefined;
  /** Before a constructor. */
  readonly ofConstructor: boolean;
  /** In a `modifies`. */
  readonly ofFrame?: true;
  /** In an action: whether it is written with primes, so that what is plain is the store before. */
  readonly usesPrimes: boolean;
  /** Which store a plain access reads. */
  readonly when: When;
  /** Inside of `\\old`. */
  readonly isOld?: true;
  readonly diagnostics: Diagnostic[];
  /** Settings without which the formula could mean something else. */
  readonly restsOn: string[];
  /** Translates a part, in the same or a changed context. */
  readonly typed: (expr: SpecExpr, context: FormulaContext) => TypedFormula;
}

/** The type of an expression that is wrong and has been reported: nothing more is said about it. */
const WRONG = unknownType('');

export function isWrong(type: JavaType): boolean {
  return type === WRONG;
}

/** Reports a wrong name or type; the formula goes on so that other errors are found too. */
export function reportWrong(message: string, span: Span, context: FormulaContext): TypedFormula {
  context.diagnostics.push(diagnostic('spec-type', span, message));
  return { expr: FALSE, type: WRONG };
}

/** An expression one of whose parts is wrong. */
export const ALREADY_WRONG: TypedFormula = { expr: FALSE, type: WRONG };

/** A Java local as a variable of the formula. */
export function formulaVariable(variable: LocalVariable, expr: Expr): FormulaVariable {
  return { name: variable.name, type: variable.type, expr };
}
