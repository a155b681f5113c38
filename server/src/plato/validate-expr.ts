/**
 * Checks that a Plato expression is well formed: declared names, agreeing types, accesses only to stores that exist where it stands.
 * Neighbours: `validate.ts`, `type-of.ts`.
 */
import { exhausted } from '../base/exhausted';
import { onceFor } from '../base/once-for';
import type { ClassDecl, Expr, FieldDecl, Location, Procedure, Program, Type, Variable } from './ir';
import { typeText } from './notation';
import { printExpr } from './print-expr';
import { someExpr } from './substitute';
import { elementType, locationExpr, typeEquals, typeOf } from './type-of';

/** Everything of a program that a name can refer to. */
export interface Tables {
  readonly classes: ReadonlyMap<string, ClassDecl>;
  readonly fields: ReadonlyMap<string, FieldDecl>;
  readonly procedures: ReadonlyMap<string, Procedure>;
}

export function tablesOf(program: Program): Tables {
  return {
    classes: classesByName(program.classes),
    fields: fieldsById(program.fields),
    procedures: proceduresById(program.procedures),
  };
}

const classesByName = onceFor(
  (classes: readonly ClassDecl[]): ReadonlyMap<string, ClassDecl> => new Map(classes.map((declaration) => [declaration.name, declaration])),
);
const fieldsById = onceFor(
  (fields: readonly FieldDecl[]): ReadonlyMap<string, FieldDecl> => new Map(fields.map((field) => [field.id, field])),
);
const proceduresById = onceFor(
  (procedures: readonly Procedure[]): ReadonlyMap<string, Procedure> => new Map(procedures.map((procedure) => [procedure.id, procedure])),
);

/** Where an expression stands: what is in scope, and to whom a complaint goes. */
export interface Site {
  readonly tables: Tables;
  readonly variables: ReadonlyMap<string, Type>;
  readonly complain: (problem: string) => void;
}

export function siteWith(site: Site, variables: readonly Variable[]): Site {
  return { ...site, variables: new Map([...site.variables, ...variables.map(({ name, type }) => [name, type] as const)]) };
}

/** Whether a value of one type may stand where the other is expected. All references agree: a cast leaves no trace in Plato. */
export function typesAgree(left: Type, right: Type): boolean {
  if (left.kind === 'map' && right.kind === 'map') return typesAgree(left.key, right.key) && typesAgree(left.value, right.value);
  return left.kind === right.kind;
}

export function checkType(type: Type, site: Site): void {
  if (type.kind === 'ref') checkClass(type.className, site);
  if (type.kind === 'map') [type.key, type.value].forEach((part) => checkType(part, site));
}

export function checkClass(className: string, site: Site): void {
  const element = elementType(className);
  if (element) checkType(element, site);
  else if (!site.tables.classes.has(className)) site.complain(`the class \`${className}\` is not declared`);
}

/** Checks an expression that must have a type of this kind. */
export function checkExprOf(e: Expr, kind: Type['kind'], site: Site): void {
  checkExpr(e, site);
  if (typeOf(e).kind !== kind) site.complain(`\`${printExpr(e)}\` is of type ${typeText(typeOf(e))}, not ${kind}`);
}

/** Checks a predicate over one store: nothing in it reads the store before. */
export function checkPredicateNow(e: Expr, site: Site): void {
  checkExprOf(e, 'bool', site);
  if (readsBefore(e)) site.complain(`\`${printExpr(e)}\` reads the store before, where there is only one store`);
}

function readsBefore(e: Expr): boolean {
  return someExpr(e, (part) => 'when' in part && part.when === 'pre');
}

export function checkLocation(location: Location, site: Site): void {
  checkExpr(locationExpr(location), site);
}

/** Checks an expression and all its parts. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one case for each kind of expression.
export function checkExpr(e: Expr, site: Site): void {
  const complain = (problem: string): void => site.complain(`\`${printExpr(e)}\`: ${problem}`);
  const need = (part: Expr, kind: Type['kind']): void => checkExprOf(part, kind, site);
  const isOfType = (declared: Type, own: Type): void => {
    if (!typeEquals(declared, own)) complain(`has type ${typeText(own)}, declared is ${typeText(declared)}`);
  };
  switch (e.kind) {
    case 'int':
      if (!/^-?[0-9]+$/.test(e.value)) complain('is no decimal number');
      return;
    case 'bool':
    case 'null':
    case 'string':
    case 'tid':
    case 'main':
      return;
    case 'classObject':
      if (e.className !== 'void' && !isPrimitive(e.className)) checkClass(e.className, site);
      return;
    case 'var': {
      const declared = site.variables.get(e.name);
      if (!declared) complain('the variable is not in scope');
      else isOfType(declared, e.type);
      return;
    }
    case 'field':
      need(e.object, 'ref');
      return checkField(e.field, false, e.type, complain, site);
    case 'static':
      return checkField(e.field, true, e.type, complain, site);
    case 'elem': {
      need(e.array, 'ref');
      need(e.index, 'int');
      const array = typeOf(e.array);
      const element = array.kind === 'ref' ? elementType(array.className) : undefined;
      if (element && !typesAgree(element, e.type)) complain(`has type ${typeText(e.type)}, the elements have type ${typeText(element)}`);
      return;
    }
    case 'length':
      return need(e.array, 'ref');
    case 'mapGet':
    case 'mapSet': {
      checkExprOf(e.map, 'map', site);
      const map = typeOf(e.map);
      if (map.kind !== 'map') return;
      need(e.key, map.key.kind);
      if (e.kind === 'mapSet') need(e.value, map.value.kind);
      else isOfType(map.value, e.type);
      return;
    }
    case 'unary':
      if (e.op === '!') return need(e.operand, 'bool');
      return need(e.operand, 'int');
    case 'binary':
      return checkBinary(e, complain, site);
    case 'ite':
      need(e.cond, 'bool');
      checkExpr(e.then, site);
      checkExpr(e.else, site);
      if (!typesAgree(typeOf(e.then), typeOf(e.else))) complain('has branches of different types');
      return;
    case 'apply':
      for (const arg of e.args) checkExpr(arg, site);
      return checkType(e.type, site);
    case 'instanceof':
    case 'exactType':
      need(e.operand, 'ref');
      return checkClass(e.className, site);
    case 'sameType':
      need(e.left, 'ref');
      return need(e.right, 'ref');
    case 'fresh':
      return need(e.operand, 'ref');
    case 'quantifier':
      if (new Set(e.variables.map((variable) => variable.name)).size < e.variables.length) complain('binds a variable twice');
      for (const variable of e.variables) checkType(variable.type, site);
      return checkExprOf(e.body, 'bool', siteWith(site, e.variables));
    default:
      exhausted(e);
  }
}

function checkBinary(e: Expr & { kind: 'binary' }, complain: (problem: string) => void, site: Site): void {
  switch (e.op) {
    case '&&':
    case '||':
    case '==>':
    case '<==>':
      checkExprOf(e.left, 'bool', site);
      return checkExprOf(e.right, 'bool', site);
    case '=':
    case '!=':
      checkExpr(e.left, site);
      checkExpr(e.right, site);
      if (!typesAgree(typeOf(e.left), typeOf(e.right))) complain('compares different types');
      return;
    default:
      checkExprOf(e.left, 'int', site);
      return checkExprOf(e.right, 'int', site);
  }
}

function checkField(id: string, isStatic: boolean, type: Type, complain: (problem: string) => void, site: Site): void {
  const field = site.tables.fields.get(id);
  if (!field) return complain(`the field \`${id}\` is not declared`);
  if (field.isStatic !== isStatic) complain(isStatic ? 'the field is not static' : 'the field is static');
  if (!typeEquals(field.type, type)) complain(`has type ${typeText(type)}, declared is ${typeText(field.type)}`);
}

function isPrimitive(name: string): boolean {
  return ['boolean', 'byte', 'short', 'char', 'int', 'long', 'float', 'double'].includes(name);
}
