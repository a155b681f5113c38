/**
 * Resolution of a workspace: symbols for all its classes, the constants among its fields, and the typed tree of every body. It reports no
 * errors of Java: what cannot be resolved is an `unsupported` node in the body that uses it. Names and types in specifications are resolved
 * where they are lowered, with the tables made here.
 * Neighbours: syntax before, lower after.
 */
import { noteArrayOrigins } from './array-origins';
import { expanded } from '../lombok/expand';
import type { CompilationUnit } from '../syntax/ast';
import type { WorkspaceFacts } from './body-context';
import type { ClassTable } from './class-table';
import { isConstantExpr, mayBeConstantType } from './constant-expressions';
import { convertTo } from './conversions';
import { declareAll } from './declare';
import type { Elaboration } from './elaborate-body';
import {
  elaborateLambda,
  elaborateMethod,
  elaborateStaticInitializer,
  hasStaticInitializer,
  newContext,
  parametersOf,
} from './elaborate-body';
import type { ClassSymbol, FieldSymbol, LocalVariable, MethodSymbol } from './symbols';
import type { Constant, TypedBody } from './typed';
import type { Integers } from './types';
import type { LambdaInside } from './elaborate-functions';
import type { LambdaUse } from './lambdas';
import { isModelled } from './modelled';
import { lambdaUse } from './lambdas';
import { NestedClasses, settleUnreached } from './nested';

export interface ResolvedMethod {
  readonly method: MethodSymbol;
  /** Its parameters without `this`, the same objects as in the body. */
  readonly params: readonly LocalVariable[];
  /** Undefined where there is none, or where elaborating failed. */
  readonly body: TypedBody | undefined;
  /** What went wrong inside the checker, if anything: a defence, so that one method cannot stop the others. */
  readonly failure: string | undefined;
}

export interface ResolvedInitializer {
  readonly owner: ClassSymbol;
  readonly body: TypedBody | undefined;
  readonly failure: string | undefined;
}

export interface Resolved {
  /** With what Lombok generates written out. */
  readonly units: readonly CompilationUnit[];
  readonly table: ClassTable;
  readonly methods: ReadonlyMap<MethodSymbol, ResolvedMethod>;
  readonly methodById: (id: string) => MethodSymbol | undefined;
  /** By class, in table order; only classes that have one. */
  readonly staticInitializers: ReadonlyMap<ClassSymbol, ResolvedInitializer>;
  readonly constantOf: (field: FieldSymbol) => Constant | undefined;
  readonly facts: WorkspaceFacts;
  readonly integers: Integers;
  /** Nothing is looked for that nobody has written: no lock of a field, no shared class. Absent: it is. */
  readonly isAsWritten?: boolean;
  readonly lambdas: LambdaUse;
}

/** Resolves all files of a workspace together with the trusted library. */
export function resolveWorkspace(written: readonly CompilationUnit[], library: readonly CompilationUnit[], integers: Integers): Resolved {
  const units = expanded(written);
  const table = declareAll(library, units);
  const facts: WorkspaceFacts = {
    covariantArrays: new Map(),
    lambdaTargets: new Set(),
    placedLambdas: new Set(),
    threadTargets: new Set(),
    threadsSeenAs: new Set(),
  };
  const methods = new Map<MethodSymbol, ResolvedMethod>();
  const staticInitializers = new Map<ClassSymbol, ResolvedInitializer>();
  const nested = new NestedClasses(table, elaborateClass);
  const finder = { find: (_: FieldSymbol): ConstantVariable => NO_CONSTANT };
  const constantOf = (field: FieldSymbol): Constant | undefined => finder.find(field).value;
  const elaboration: Elaboration = {
    table,
    facts,
    nested,
    constantOf,
    isConstantVariable: (field) => finder.find(field).isConstant,
    lambdaBody,
  };
  finder.find = constantFinder(elaboration);
  for (const owner of table.classes) if (!isInBody(owner)) elaborateClass(owner);
  settleUnreached(table);
  noteArrayOrigins(table, facts);
  for (const owner of table.classes) {
    // What no body has led to, and what is after a failure.
    for (const method of [...owner.methods, ...owner.exactMethods])
      if (!methods.has(method)) methods.set(method, { method, params: parametersOf(method), body: undefined, failure: undefined });
  }
  const byId = new Map([...methods.keys()].map((method) => [method.id, method]));
  return {
    units,
    table,
    methods,
    methodById: (id) => byId.get(id),
    staticInitializers,
    constantOf,
    facts,
    integers,
    lambdas: lambdaUse(units, facts),
  };

  function elaborateClass(owner: ClassSymbol): void {
    for (const method of owner.methods) {
      const params = parametersOf(method);
      const isElaborated = (!owner.isLibrary || isModelled(method)) && owner.untranslated === undefined;
      const made = isElaborated ? guarded(() => elaborateMethod(elaboration, method, params)) : { value: undefined, failure: undefined };
      methods.set(method, { method, params, body: made.value, failure: made.failure });
    }
    if (owner.isLibrary || owner.untranslated !== undefined || !hasStaticInitializer(elaboration, owner)) return;
    const made = guarded(() => elaborateStaticInitializer(elaboration, owner));
    staticInitializers.set(owner, { owner, body: made.value, failure: made.failure });
  }

  function lambdaBody(symbol: ClassSymbol, body: (inside: LambdaInside) => TypedBody): void {
    for (const one of symbol.methods.filter((method) => method.isConstructor))
      methods.set(one, { method: one, params: [], body: elaborateMethod(elaboration, one, []), failure: undefined });
    const made = guarded(() => elaborateLambda(elaboration, symbol, body));
    const method = symbol.methods.find((one) => !one.isConstructor)!;
    methods.set(method, { method, params: made.value?.params ?? parametersOf(method), body: made.value, failure: made.failure });
  }
}

/** Whether a class stands in a body: it is elaborated when that is. */
function isInBody(symbol: ClassSymbol): boolean {
  return symbol.place !== 'member' || (symbol.outer !== undefined && isInBody(symbol.outer));
}

/** Runs one piece of work; an unexpected exception becomes a value. */
export function guarded<T>(work: () => T): { readonly value: T | undefined; readonly failure: string | undefined } {
  try {
    return { value: work(), failure: undefined };
  } catch (error) {
    return {
      value: undefined,
      failure: error instanceof RangeError ? 'it nests too deeply' : error instanceof Error ? error.message : String(error),
    };
  }
}

/** Whether a field is a constant variable, and its value; that of floats is not worked out. */
interface ConstantVariable {
  readonly isConstant: boolean;
  readonly value: Constant | undefined;
}
const NO_CONSTANT: ConstantVariable = { isConstant: false, value: undefined };

/**
 * The constant variables among the fields (Java Language Specification 4.12.4): final, of a primitive type or String, with a constant
 * expression as initializer.
 */
function constantFinder(elaboration: Elaboration): (field: FieldSymbol) => ConstantVariable {
  const known = new Map<FieldSymbol, ConstantVariable>();
  return (field) => {
    const before = known.get(field);
    if (before !== undefined) return before;
    // A constant that is defined by itself is none.
    known.set(field, NO_CONSTANT);
    const { init } = field;
    if (!field.isFinal || init === undefined || field.isGhost || !mayBeConstantType(field.type)) return NO_CONSTANT;
    const context = newContext(elaboration, field.owner, undefined, field.isStatic, undefined);
    const { value } = guarded(() => convertTo(context.expr(init, context, field.type), field.type, context));
    const found = {
      isConstant: value !== undefined && isConstantExpr(value, context),
      value: value?.kind === 'constant' && value.constant.kind !== 'null' ? value.constant : undefined,
    };
    known.set(field, found);
    return found;
  };
}
