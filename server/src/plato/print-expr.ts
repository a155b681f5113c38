/**
 * Plato expressions as text. With a scope the text can be read back; without one it is for people: no types, simple field names.
 * Neighbours: `notation.ts` (what the parser agrees on), `print.ts`, `parse-expr.ts`.
 */
import { lastPart } from '../base/dotted-name';
import type { Expr, Location } from './ir';
import {
  PRECEDENCE,
  PRIMARY,
  RELATIONAL,
  UNARY,
  classText,
  defaultType,
  nameText,
  operandLevels,
  quotedName,
  scopeWith,
  typeText,
} from './notation';
import type { Scope, StoreCount, TypedExpr } from './notation';
import { someExpr } from './substitute';
import { locationExpr, typeEquals } from './type-of';

/** An expression for people. One that reads the store before is written as a predicate over two stores. */
export function printExpr(e: Expr): string {
  const stores = someExpr(e, (part) => 'when' in part && part.when === 'pre') ? 'two' : 'one';
  return exprText(e, 0, stores, undefined);
}

/** A location for people. */
export function printLocation(location: Location): string {
  return locationText(location, undefined);
}

/** A location, as an expression over one store. */
export function locationText(location: Location, scope: Scope | undefined): string {
  if (location.kind === 'elem' && location.isWhole) return `${exprText(location.array, PRIMARY, 'one', scope)}[*]`;
  return exprText(locationExpr(location), PRIMARY, 'one', scope);
}

/** An expression where at least the precedence `level` is needed; parentheses are added below it. */
export function exprText(e: Expr, level: number, stores: StoreCount, scope: Scope | undefined): string {
  const text = (part: Expr, partLevel = 0): string => exprText(part, partLevel, stores, scope);
  const enclose = (ownLevel: number, own: string): string => (ownLevel < level ? `(${own})` : own);
  const typed = (node: TypedExpr, own: string): string =>
    !scope || typeEquals(node.type, defaultType(node, scope)) ? own : `(${own} : ${typeText(node.type)})`;
  const mark = (when: 'pre' | 'post'): string => (stores === 'two' ? (when === 'post' ? "'" : '') : when === 'pre' ? '\\old' : '');

  switch (e.kind) {
    case 'int':
      return enclose(e.value.startsWith('-') ? UNARY : PRIMARY, e.value);
    case 'bool':
      return String(e.value);
    case 'null':
    case 'tid':
    case 'main':
      return e.kind;
    case 'string':
      return JSON.stringify(e.value);
    case 'classObject':
      return `class(${classText(e.className)})`;
    case 'var':
      return typed(e, nameText(e.name));
    case 'field':
      return typed(e, `${text(e.object, PRIMARY)}.${fieldText(e.field, scope)}${mark(e.when)}`);
    case 'static':
      return typed(e, `static.${fieldText(e.field, scope)}${mark(e.when)}`);
    case 'elem':
      return typed(e, `${text(e.array, PRIMARY)}[${text(e.index)}]${mark(e.when)}`);
    case 'length':
      return `length(${text(e.array)})`;
    case 'mapGet':
      return typed(e, `${text(e.map, PRIMARY)}{${text(e.key)}}`);
    case 'mapSet':
      return `${text(e.map, PRIMARY)}{${text(e.key)} := ${text(e.value)}}`;
    case 'unary': {
      // `-5` is a literal, so the negation of what begins with the literal 5 is `-(5)`.
      const operand = text(e.operand, UNARY);
      return enclose(UNARY, e.operand.kind === 'int' || /^[0-9]/.test(operand) ? `${e.op}(${operand})` : `${e.op}${operand}`);
    }
    case 'binary': {
      const levels = operandLevels(e.op);
      return enclose(PRECEDENCE[e.op], `${text(e.left, levels.left)} ${e.op} ${text(e.right, levels.right)}`);
    }
    case 'ite':
      return `(if ${text(e.cond)} then ${text(e.then)} else ${text(e.else)})`;
    case 'apply':
      return typed(e, `${nameText(e.name)}(${e.args.map((arg) => text(arg)).join(', ')})`);
    case 'instanceof':
      return enclose(RELATIONAL, `${text(e.operand, RELATIONAL + 1)} instanceof ${classText(e.className)}`);
    case 'exactType':
      return enclose(RELATIONAL, `${text(e.operand, RELATIONAL + 1)} is ${classText(e.className)}`);
    case 'sameType':
      return `sametype(${text(e.left)}, ${text(e.right)})`;
    case 'fresh':
      return `fresh(${text(e.operand)})`;
    case 'quantifier': {
      const variables = e.variables.map(({ name, type }) => `${nameText(name)}: ${typeText(type)}`).join(', ');
      const body = exprText(e.body, 0, stores, scope && scopeWith(scope, e.variables));
      return `(${e.which} ${variables} :: ${body})`;
    }
  }
}

/** A field by its simple name where that is unique, else by its id. */
export function fieldText(id: string, scope: Scope | undefined): string {
  const simple = lastPart(id);
  return !scope || scope.fields.bySimpleName.get(simple) === id ? simple : quotedName(id);
}
