/**
 * The type of every Plato expression, and equality of types.
 * Why apart: the printer, the parser, effects and the validator all need the same answer, and it depends on nothing but the expression.
 * Neighbours: `ir.ts`; used by `notation.ts`, `effects.ts`, `validate-expr.ts`.
 */
import { BOOL, FLOAT, INT, OBJECT_CLASS, THREAD_CLASS, ref } from './ir';
import type { Expr, Location, Type } from './ir';

const INTEGER_ELEMENTS = new Set(['int', 'byte', 'short', 'char', 'long']);

/**
 * The type of an element of an array class: of `int[]` an int, of `Job[][]` a reference to `Job[]`. Undefined where the name is no array's.
 */
export function elementType(arrayClass: string): Type | undefined {
  if (!arrayClass.endsWith('[]')) return undefined;
  const element = arrayClass.slice(0, -2);
  if (INTEGER_ELEMENTS.has(element)) return INT;
  if (element === 'boolean' || element === 'bool') return BOOL;
  if (element === 'float' || element === 'double') return FLOAT;
  return ref(element);
}

/** The type of an expression. A branch that is `null` takes the type of the other one; `null` alone is an `Object`. */
export function typeOf(e: Expr): Type {
  switch (e.kind) {
    case 'int':
    case 'length':
      return INT;
    case 'null':
      return ref(OBJECT_CLASS);
    case 'string':
      return ref('java.lang.String');
    case 'classObject':
      return ref('java.lang.Class');
    case 'tid':
    case 'main':
      return ref(THREAD_CLASS);
    case 'var':
    case 'field':
    case 'static':
    case 'elem':
    case 'mapGet':
    case 'apply':
      return e.type;
    case 'mapSet':
      return typeOf(e.map);
    case 'unary':
      return e.op === '!' ? BOOL : typeOf(e.operand);
    case 'binary':
      return e.op === '+' || e.op === '-' || e.op === '*' || e.op === '/' || e.op === '%' ? typeOf(e.left) : BOOL;
    case 'ite':
      return e.then.kind === 'null' ? typeOf(e.else) : typeOf(e.then);
    case 'bool':
    case 'instanceof':
    case 'exactType':
    case 'sameType':
    case 'fresh':
    case 'quantifier':
      return BOOL;
  }
}

export function typeEquals(left: Type, right: Type): boolean {
  if (left.kind === 'ref') return right.kind === 'ref' && left.className === right.className;
  if (left.kind === 'map') return right.kind === 'map' && typeEquals(left.key, right.key) && typeEquals(left.value, right.value);
  return left.kind === right.kind;
}

/** The expression that reads a location now (`post`), or in the store before. */
/** All elements of an array of numbers or truth values, as what an operation leaves open. */
export function wholeArray(array: Expr): Location | undefined {
  const type = typeOf(array);
  const element = type.kind === 'ref' ? elementType(type.className) : undefined;
  if (element === undefined || element.kind === 'ref' || element.kind === 'map') return undefined;
  return { kind: 'elem', array, index: { kind: 'int', value: '0' }, type: element, isWhole: true };
}

export function locationExpr(location: Location, when: 'pre' | 'post' = 'post'): Expr {
  switch (location.kind) {
    case 'local':
      return { kind: 'var', name: location.name, type: location.type };
    case 'field':
      return { kind: 'field', object: location.object, field: location.field, when, type: location.type };
    case 'static':
      return { kind: 'static', field: location.field, when, type: location.type };
    case 'elem':
      return { kind: 'elem', array: location.array, index: location.index, when, type: location.type };
  }
}
