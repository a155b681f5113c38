/**
 * What the elaboration of one body carries along: where it stands, which locals are in scope, and what it notes on the way.
 * The functions that elaborate the parts of a body call each other through it, so that their files need not import each other.
 * Neighbours: made by `elaborate-body.ts`; used by all `elaborate-*.ts`.
 */
import type { Span } from '../base/span';
import type { Expr, Stmt } from '../syntax/ast';
import type { ClassTable } from './class-table';
import type { NestedClasses } from './nested';
import type { ClassSymbol, FieldSymbol, LocalScope, LocalVariable, MethodSymbol } from './symbols';
import type { Constant, TypedBody, TypedExpr, TypedPattern, TypedStmt } from './typed';
import type { LambdaInside } from './elaborate-functions';
import type { TypeContext } from './type-names';
import type { JavaType } from './types';
import { unknownType } from './types';

/** What bodies reveal about the whole workspace. */
export interface WorkspaceFacts {
  /**
   * Array classes that arrays of another class may be seen as, and which those are as far as they are known. For every other array class
   * the dynamic type of an array is the static one, since the whole workspace is known: storing needs no check.
   */
  readonly covariantArrays: Map<string, Set<string>>;
  /** The interfaces (by name) that lambdas and method references of the workspace are known to implement. */
  readonly lambdaTargets: Set<string>;
  /** The lambdas and method references whose interface is known, or known to be none of the workspace. The others may implement any. */
  readonly placedLambdas: Set<Expr>;
  /**
   * The classes of lambdas, method references and anonymous objects that are made as the target of a `new Thread(...)`, and nowhere else.
   */
  readonly threadTargets: Set<ClassSymbol>;
  /** The types above Thread (by name) as which threads are seen somewhere. */
  readonly threadsSeenAs: Set<string>;
}

export interface BodyContext {
  readonly table: ClassTable;
  readonly owner: ClassSymbol;
  /** Undefined in an initializer. */
  readonly method: MethodSymbol | undefined;
  readonly isStatic: boolean;
  /** Changes where a local class is declared. */
  typeContext: TypeContext;
  readonly facts: WorkspaceFacts;
  readonly nested: NestedClasses;
  /** The value of a constant variable, where it is known. */
  readonly constantOf: (field: FieldSymbol) => Constant | undefined;
  /** Whether it is a constant variable. */
  readonly isConstantVariable: (field: FieldSymbol) => boolean;
  /** `expected` is the type that the place wants, where that matters (array initializers, conditionals). */
  readonly expr: (expr: Expr, context: BodyContext, expected?: JavaType) => TypedExpr;
  /** The values that a switch expression may give, those of one among them included, each by itself. */
  readonly switchValues: (expr: Expr & { readonly kind: 'switchExpr' }, context: BodyContext) => readonly TypedExpr[];
  readonly stmt: (stmt: Stmt, context: BodyContext) => TypedStmt;
  /** Elaborates the body of a lambda as that of the one method of its class. */
  readonly lambdaBody: (symbol: ClassSymbol, body: (inside: LambdaInside) => TypedBody) => void;
  readonly assigned: Set<LocalVariable>;
  scope: LocalScope | undefined;
  /** The type that `return` gives; undefined where it gives nothing. */
  readonly returnType: JavaType | undefined;
  /** The types of what is returned, where `returnType` is still to be found. */
  readonly returns: JavaType[];
  /** What becomes of the values of the switch expressions around, innermost last. */
  readonly yields: YieldPlace[];
}

/** What becomes of the values of a switch expression. */
export interface YieldPlace {
  /** They are converted to it; undefined while they are only looked for. */
  readonly type?: JavaType;
  /**
   * The place of the switch expression wants the type, so that each value is elaborated for it; else it is the common type of the values,
   * which know nothing of it.
   */
  readonly isWanted: boolean;
  /** Where a value is itself a poly expression, its values are found instead of it. */
  readonly findsEach?: boolean;
  readonly found: TypedExpr[];
}

/** Declares a local for the rest of the scope. */
export function declareLocal(context: BodyContext, variable: LocalVariable): LocalVariable {
  context.scope = { variable, next: context.scope };
  return variable;
}

/** Runs `inside` and drops the locals and local classes that it declared. */
export function inScope<T>(context: BodyContext, inside: () => T): T {
  const { scope, typeContext } = context;
  try {
    return inside();
  } finally {
    context.scope = scope;
    context.typeContext = typeContext;
  }
}

/** Runs `inside` with more locals in scope: the pattern variables that a condition has bound. */
export function withBindings<T>(context: BodyContext, bindings: readonly LocalVariable[], inside: () => T): T {
  return inScope(context, () => {
    for (const binding of bindings) declareLocal(context, binding);
    return inside();
  });
}

/** Whether an argument is elaborated only when its parameter is known (`arguments.ts`). */
export function isWaiting(arg: TypedExpr): arg is TypedExpr & { readonly source: Expr } {
  return arg.kind === 'unsupported' && arg.waits === true && arg.source !== undefined;
}

export function unsupportedExpr(reason: string, span: Span, source?: Expr): TypedExpr & { readonly kind: 'unsupported' } {
  return { kind: 'unsupported', reason, type: unknownType(reason), span, source };
}

/** The first of the expressions that is not translated. Its reason is the one to report for what contains it. */
export function firstUnsupported(...exprs: readonly (TypedExpr | undefined)[]): (TypedExpr & { readonly kind: 'unsupported' }) | undefined {
  for (const expr of exprs) if (expr?.kind === 'unsupported') return expr;
  return undefined;
}

/** The pattern variables that are bound where the condition is true, and where it is false (Java Language Specification 6.3.1). */
export function bindingsOf(cond: TypedExpr, outcome: boolean): readonly LocalVariable[] {
  switch (cond.kind) {
    case 'instanceof':
      return outcome && cond.binding !== undefined ? [cond.binding] : [];
    case 'matches':
      return outcome ? bindingsOfPattern(cond.pattern) : [];
    case 'unary':
      return cond.op === '!' ? bindingsOf(cond.operand, !outcome) : [];
    case 'and':
      return outcome ? [...bindingsOf(cond.left, true), ...bindingsOf(cond.right, true)] : [];
    case 'or':
      return outcome ? [] : [...bindingsOf(cond.left, false), ...bindingsOf(cond.right, false)];
    default:
      return [];
  }
}

/** The pattern variables that a match binds. */
export function bindingsOfPattern(pattern: TypedPattern): readonly LocalVariable[] {
  if (pattern.kind === 'type') return pattern.binding === undefined ? [] : [pattern.binding];
  return pattern.parts.flatMap((part) => bindingsOfPattern(part.pattern));
}
