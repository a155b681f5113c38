/**
 * Elaborates whole bodies: methods; constructors with the super call, the field initializers and the instance initializers that Java puts
 * before what is written (Java Language Specification 12.5); static initializers; and the bodies that Java makes for records.
 * Neighbours: `elaborate-stmt.ts` and `elaborate-expr.ts` do the parts; called by `resolve.ts`.
 */
import type { Span } from '../base/span';
import { cover } from '../base/span';
import type { Stmt } from '../syntax/ast';
import type { SpecClause } from '../syntax/spec-ast';
import type { BodyContext, WorkspaceFacts } from './body-context';
import { declareLocal } from './body-context';
import type { ClassTable } from './class-table';
import { convertTo } from './conversions';
import { capturedBySuper, constructorCall, elaborateConstantBody } from './elaborate-new';
import { elaborateArguments, failedArgument } from './arguments';
import { enumValueOf, enumValues } from './enum-methods';
import { elaborateExpr } from './elaborate-expr';
import type { LambdaInside } from './elaborate-functions';
import { captureNames } from './elaborate-names';
import { elaborateStmt, unknownConstructor, unknownSuperclass } from './elaborate-stmt';
import { switchValues } from './elaborate-switch';
import type { NestedClasses } from './nested';
import { declaredNeverNull } from './never-null';
import type { ClassSymbol, FieldSymbol, LocalVariable, MethodSymbol } from './symbols';
import { typeOfThis } from './symbols';
import type { Constant, Target, TypedBody, TypedExpr, TypedStmt } from './typed';
import type { JavaType } from './types';
import { OBJECT_NAME, classType } from './types';

/** What elaboration needs to know beside the body itself. */
export interface Elaboration {
  readonly table: ClassTable;
  readonly facts: WorkspaceFacts;
  readonly constantOf: (field: FieldSymbol) => Constant | undefined;
  readonly isConstantVariable: (field: FieldSymbol) => boolean;
  readonly nested: NestedClasses;
  readonly lambdaBody: BodyContext['lambdaBody'];
}

/** Elaborates the body of a lambda by means of `body`, which may ask for several contexts of it. */
export function elaborateLambda(elaboration: Elaboration, symbol: ClassSymbol, body: (inside: LambdaInside) => TypedBody): TypedBody {
  const method = symbol.methods.find((one) => !one.isConstructor)!;
  return body({
    method,
    params: parametersOf(method),
    context: (returnType) => newContext(elaboration, symbol, method, false, returnType),
  });
}

export function newContext(
  elaboration: Elaboration,
  owner: ClassSymbol,
  method: MethodSymbol | undefined,
  isStatic: boolean,
  returnType: JavaType | undefined,
): BodyContext {
  return {
    table: elaboration.table,
    owner,
    method,
    isStatic,
    facts: elaboration.facts,
    constantOf: elaboration.constantOf,
    isConstantVariable: elaboration.isConstantVariable,
    nested: elaboration.nested,
    typeContext: { table: elaboration.table, unit: owner.unit, owner, typeVariables: method?.typeParams ?? [] },
    expr: elaborateExpr,
    switchValues,
    stmt: elaborateStmt,
    lambdaBody: elaboration.lambdaBody,
    assigned: new Set(),
    scope: undefined,
    returnType,
    returns: [],
    yields: [],
  };
}

/** The parameters as locals, in order. */
export function parametersOf(method: MethodSymbol): readonly LocalVariable[] {
  return method.params.map((param): LocalVariable => {
    const neverNull = declaredNeverNull(param);
    return { name: param.name, type: param.type, isParameter: true, isNonNull: neverNull !== undefined, neverNull, span: param.span };
  });
}

/** The body of a method or constructor; undefined if it has none. `params` are its parameters, as its specifications see them too. */
export function elaborateMethod(elaboration: Elaboration, method: MethodSymbol, params: readonly LocalVariable[]): TypedBody | undefined {
  const clauses = [...method.specs, ...(method.isConstructor ? classClauses(method.owner) : [])];
  for (const clause of clauses) captureNames(clause, newContext(elaboration, method.owner, method, method.isStatic, undefined));
  const returnType = method.isConstructor || method.returnType.kind === 'void' ? undefined : method.returnType;
  const context = newContext(elaboration, method.owner, method, method.isStatic, returnType);
  if (method.isConstructor) return elaborateConstructor(context, method, params);
  if (method.implicit === 'recordAccessor') return accessor(context, method);
  if (method.implicit === 'enumMethod' && !method.owner.isLibrary)
    return method.name === 'values' ? enumValues(context, method) : enumValueOf(context, method, params);
  const body = method.decl?.body;
  if (body === undefined) return undefined;
  for (const param of params) declareLocal(context, param);
  return { params, stmts: body.stmts.map((stmt) => elaborateStmt(stmt, context)), assigned: context.assigned };
}

/** The clauses in the body of a class and at its fields. */
function classClauses(owner: ClassSymbol): readonly SpecClause[] {
  return [
    ...owner.specs,
    ...owner.members.flatMap((member) => (member.kind === 'spec' ? [member.clause] : member.kind === 'field' ? member.specs : [])),
  ];
}

function accessor(context: BodyContext, method: MethodSymbol): TypedBody {
  const field = context.owner.fields.find((one) => one.name === method.name && !one.isStatic)!;
  const value: TypedExpr = {
    kind: 'field',
    object: self(context.owner, method.span),
    field,
    type: field.type,
    span: method.nameSpan,
    source: undefined,
  };
  return { params: [], stmts: [{ kind: 'return', value, span: method.nameSpan }], assigned: new Set() };
}

function self(owner: ClassSymbol, span: Span): TypedExpr {
  return { kind: 'this', type: typeOfThis(owner), span, source: undefined };
}

function elaborateConstructor(context: BodyContext, method: MethodSymbol, params: readonly LocalVariable[]): TypedBody | undefined {
  const written: readonly Stmt[] = method.decl?.body?.stmts ?? [];
  const first = written[0];
  const explicit = first?.kind === 'constructorCall' ? first : undefined;
  for (const param of params) declareLocal(context, param);
  const stmts: TypedStmt[] = [];
  if (explicit !== undefined) stmts.push(elaborateStmt(explicit, context));
  else if (method.passesTo !== undefined) stmts.push(passedOn(method.passesTo, params, method.nameSpan, context));
  else stmts.push(...implicitSuperCall(context, method.nameSpan, params));
  // `this(...)` runs the initializers in the other constructor.
  if (explicit === undefined || explicit.target === 'super') stmts.push(...initializers(context, false));
  for (const stmt of explicit === undefined ? written : written.slice(1)) stmts.push(elaborateStmt(stmt, context));
  if (method.implicit === 'recordConstructor' || method.decl?.isCompact === true)
    stmts.push(...componentAssignments(context, params, method.nameSpan));
  return { params, stmts, assigned: context.assigned };
}

/** `params`: of an anonymous class, what it was given for the constructor above. */
function implicitSuperCall(context: BodyContext, span: Span, params: readonly LocalVariable[]): TypedStmt[] {
  const { owner } = context;
  const unknown = unknownSuperclass(owner);
  if (unknown !== undefined)
    return [unknownConstructor(unknown, owner.place === 'anonymous' ? params.map((one) => read(one, span)) : [], span, context)];
  const above = context.table.superclassOf(owner);
  if (above === undefined || above.name === OBJECT_NAME) return [];
  const found = constructorCall(above, owner.superclass ?? classType(above.name), [], span, context, true);
  if ('reason' in found) return [{ kind: 'unsupported', reason: found.reason, span }];
  return [superCall(found.method, found.args, span, context)];
}

/** The constructor of an anonymous class hands its arguments on. */
function passedOn(above: MethodSymbol, params: readonly LocalVariable[], span: Span, context: BodyContext): TypedStmt {
  return superCall(
    above,
    params.map((one) => read(one, span)),
    span,
    context,
  );
}

function read(variable: LocalVariable, span: Span): TypedExpr {
  return { kind: 'local', variable, type: variable.type, span, source: undefined };
}

function superCall(constructor_: MethodSymbol, args: readonly TypedExpr[], span: Span, context: BodyContext): TypedStmt {
  const captured = capturedBySuper(constructor_.owner, true, span, context);
  if (captured === undefined)
    return {
      kind: 'unsupported',
      reason: `the constructor of \`${constructor_.owner.display}\` where there is no enclosing object for it`,
      span,
    };
  return { kind: 'constructorCall', constructor_, args, captured, isSuper: true, span };
}

/** Field initializers and initializer blocks in source order; ghost fields among them. They do not see the constructor's parameters. */
function initializers(context: BodyContext, isStatic: boolean): TypedStmt[] {
  const { owner } = context;
  const outside = context.scope;
  context.scope = undefined;
  const stmts: TypedStmt[] = [];
  for (const member of owner.members) {
    if (member.kind === 'initializer' && member.isStatic === isStatic) stmts.push(elaborateStmt(member.body, context));
    const field =
      member.kind === 'field'
        ? owner.fields.find((one) => one.nameSpan === member.name.span)
        : member.kind === 'spec' && member.clause.kind === 'ghost'
          ? owner.fields.find((one) => one.ghost === member.clause)
          : undefined;
    if (field === undefined || field.isStatic !== isStatic) continue;
    if (field.ghost !== undefined) {
      const { name, init, span } = field.ghost;
      if (init !== undefined)
        stmts.push({
          kind: 'spec',
          clause: {
            clause: { kind: 'set', target: { kind: 'name', name: name.name, span: name.span }, value: init, span },
            scope: undefined,
          },
          span,
        });
    } else if (field.init !== undefined && !(isStatic && context.constantOf(field) !== undefined)) {
      const value = convertTo(elaborateExpr(field.init, context, field.type), field.type, context);
      stmts.push(assignment(field, value, context, cover(field.nameSpan, field.init.span)));
    }
  }
  context.scope = outside;
  return stmts;
}

function assignment(field: FieldSymbol, value: TypedExpr, context: BodyContext, span: Span): TypedStmt {
  const place = { type: field.type, span: field.nameSpan, source: { kind: 'name', name: field.name, span: field.nameSpan } } as const;
  const target: Target = field.isStatic
    ? { ...place, kind: 'static', field, object: undefined }
    : { ...place, kind: 'field', object: self(context.owner, field.nameSpan), field };
  return { kind: 'expr', expr: { kind: 'assign', target, value, type: field.type, span, source: undefined }, span };
}

function componentAssignments(context: BodyContext, params: readonly LocalVariable[], span: Span): TypedStmt[] {
  return params.flatMap((param): TypedStmt[] => {
    const field = context.owner.fields.find((one) => one.name === param.name && !one.isStatic);
    if (field === undefined) return [];
    const value: TypedExpr = { kind: 'local', variable: param, type: param.type, span, source: undefined };
    return [assignment(field, value, context, span)];
  });
}

/** Whether a class has anything that runs when it is initialized. */
export function hasStaticInitializer(elaboration: Elaboration, owner: ClassSymbol): boolean {
  if (owner.enumConstants.length > 0) return true;
  if (owner.members.some((member) => member.kind === 'initializer' && member.isStatic)) return true;
  return owner.fields.some(
    (field) =>
      field.isStatic && (field.ghost?.init !== undefined || (field.init !== undefined && elaboration.constantOf(field) === undefined)),
  );
}

/**
 * What runs when a class is initialized: the constants of an enum, then static initializers in source order. Compile-time constants are
 * left out.
 */
export function elaborateStaticInitializer(elaboration: Elaboration, owner: ClassSymbol): TypedBody {
  const context = newContext(elaboration, owner, undefined, true, undefined);
  const stmts: TypedStmt[] = [];
  for (const field of owner.fields) {
    if (field.enumConstant !== undefined) stmts.push(enumConstant(context, field));
  }
  stmts.push(...initializers(context, true));
  return { params: [], stmts, assigned: context.assigned };
}

function enumConstant(context: BodyContext, field: FieldSymbol): TypedStmt {
  const { args, body, span } = field.enumConstant!;
  const typed = elaborateArguments(args, context);
  const failed = failedArgument(typed);
  if (failed !== undefined) return { kind: 'unsupported', reason: failed.reason, span: failed.span };
  const found = constructorCall(context.owner, field.type, typed, span, context, true);
  if ('reason' in found) return { kind: 'unsupported', reason: found.reason, span };
  const value: TypedExpr =
    body !== undefined && field.type.kind === 'class'
      ? elaborateConstantBody(field.enumConstant!, found, field.type, context)
      : { kind: 'new', class: context.owner, constructor_: found.method, args: found.args, type: field.type, span, source: undefined };
  if (value.kind === 'unsupported') return { kind: 'unsupported', reason: value.reason, span };
  return assignment(field, convertTo(value.kind === 'new' ? { ...value, constant: field } : value, field.type, context), context, span);
}
