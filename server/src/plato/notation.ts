/**
 * What the printer and the parser of Plato must agree on: reserved words, precedences, how names and types are written, and which types
 * need not be written because they follow from declarations.
 * Why apart: one of them alone would be half a decision.
 * Neighbours: `print*.ts`, `parse*.ts`.
 *
 * The notation is the paper's (calvin-tcs section 2): an operation is `p ? <X>_{V}`. An unprimed access reads the store before, a primed
 * one (`x.f'`) the store after; in a predicate over one store nothing is primed, and an access to the store at method entry has a
 * trailing `\old`. A field is written by its simple name where that is unique in the program, else by its id in backquotes.
 */
import { INT } from './ir';
import type { BinaryOp, Expr, FieldDecl, Location, Type } from './ir';
import { elementType, typeOf } from './type-of';

/** A predicate over one store ("now") or over two. */
export type StoreCount = 'one' | 'two';

export const RESERVED: ReadonlySet<string> = new Set([
  'true',
  'false',
  'null',
  'tid',
  'main',
  'if',
  'then',
  'else',
  'forall',
  'exists',
  'class',
  'length',
  'fresh',
  'sametype',
  'static',
  'instanceof',
  'is',
  'new',
  'skip',
  'such',
  'that',
  'see',
  'via',
  'choice',
  'loop',
  'block',
  'exit',
  'atomic',
  'call',
  'start',
  'throws',
  'to',
  'invariant',
  'decreases',
  'int',
  'bool',
  'float',
  'map',
  'field',
]);

/** How tightly each operator binds; `==>` groups to the right, the comparisons not at all, the others to the left. */
export const PRECEDENCE: Readonly<Record<BinaryOp, number>> = {
  '<==>': 1,
  '==>': 2,
  '||': 3,
  '&&': 4,
  '=': 5,
  '!=': 5,
  '<': 6,
  '<=': 6,
  '>': 6,
  '>=': 6,
  '+': 7,
  '-': 7,
  '*': 8,
  '/': 8,
  '%': 8,
};
export const ABOVE_AND = 5;
export const RELATIONAL = 6;
export const UNARY = 9;
export const PRIMARY = 10;

/** The least precedence of the operands of an operator, so that the tree can be read back. */
export function operandLevels(op: BinaryOp): { readonly left: number; readonly right: number } {
  const level = PRECEDENCE[op];
  if (op === '==>') return { left: level + 1, right: level };
  const isComparison = level === PRECEDENCE['='] || level === RELATIONAL;
  return { left: isComparison ? level + 1 : level, right: level + 1 };
}

/** A name without quotes: a Java identifier, or one of an inlined body (`inc/1.x`). */
export const PLAIN_NAME = /[\p{ID_Start}_$][\p{ID_Continue}$]*(?:\/[0-9]+\.[\p{ID_Continue}$]+)?/uy;

export function isPlainName(name: string): boolean {
  return isName(name) && !RESERVED.has(name);
}

/** Whether it can stand without quotes after a dot, where nothing is reserved. */
function isName(name: string): boolean {
  PLAIN_NAME.lastIndex = 0;
  return PLAIN_NAME.exec(name)?.[0] === name;
}

/** A variable, label or function name; in backquotes where it is no plain one. */
export function nameText(name: string): string {
  return isPlainName(name) ? name : quotedName(name);
}

export function quotedName(name: string): string {
  return `\`${JSON.stringify(name).slice(1, -1).replace(/`/g, '\\u0060')}\``;
}

/** A dotted name of a class or procedure; in backquotes as a whole where a part of it is no plain name. */
export function qualifiedText(name: string): string {
  return name.split('.').every((part) => isPlainName(part) && !part.includes('/')) ? name : quotedName(name);
}

/** A class name with its `[]`. */
export function classText(name: string): string {
  const element = name.replace(/(?:\[\])+$/, '');
  if (element === name) return qualifiedText(name);
  return ['int', 'float'].includes(element) || qualifiedText(element) === element ? name : quotedName(name);
}

/** `int`, `Job`, `int[]`, `map<int, java.lang.Thread>`. */
export function typeText(type: Type): string {
  if (type.kind === 'ref') return classText(type.className);
  if (type.kind === 'map') return `map<${typeText(type.key)}, ${typeText(type.value)}>`;
  return type.kind;
}

/** The fields of a program by id, and by simple name where that is unique. */
export interface FieldTable {
  readonly types: ReadonlyMap<string, Type>;
  readonly bySimpleName: ReadonlyMap<string, string>;
}

/** What the table is made of. */
export type FieldHead = Pick<FieldDecl, 'id' | 'type' | 'owner' | 'name'>;

export function fieldTable(fields: readonly FieldHead[]): FieldTable {
  const bySimpleName = new Map<string, string>();
  const ambiguous = new Set<string>();
  for (const { id, name } of fields) {
    if (bySimpleName.has(name) || ambiguous.has(name) || !isName(name)) {
      ambiguous.add(name);
      bySimpleName.delete(name);
    } else {
      bySimpleName.set(name, id);
    }
  }
  return { types: new Map(fields.map((field) => [field.id, field.type])), bySimpleName };
}

/** Which names are in scope where an expression stands. */
export interface Scope {
  readonly fields: FieldTable;
  readonly variables: ReadonlyMap<string, Type>;
}

export function scopeWith(scope: Scope, variables: readonly { readonly name: string; readonly type: Type }[]): Scope {
  return { ...scope, variables: new Map([...scope.variables, ...variables.map(({ name, type }) => [name, type] as const)]) };
}

/** The kinds of expression that carry a type of their own. */
export type TypedExpr = Extract<Expr, { readonly type: Type }>;

/** The type that such an expression has when none is written: as declared, else `int`. */
export function defaultType(e: TypedExpr, scope: Scope): Type {
  switch (e.kind) {
    case 'var':
      return scope.variables.get(e.name) ?? INT;
    case 'field':
    case 'static':
      return scope.fields.types.get(e.field) ?? INT;
    case 'elem': {
      const array = typeOf(e.array);
      return (array.kind === 'ref' ? elementType(array.className) : undefined) ?? INT;
    }
    case 'mapGet': {
      const map = typeOf(e.map);
      return map.kind === 'map' ? map.value : INT;
    }
    case 'apply':
      return INT;
  }
}

/** An expression as the location it reads; undefined where it reads none, or the store at entry. */
export function asLocation(e: Expr): Location | undefined {
  switch (e.kind) {
    case 'var':
      return { kind: 'local', name: e.name, type: e.type };
    case 'field':
      return e.when === 'post' ? { kind: 'field', object: e.object, field: e.field, type: e.type } : undefined;
    case 'static':
      return e.when === 'post' ? { kind: 'static', field: e.field, type: e.type } : undefined;
    case 'elem':
      return e.when === 'post' ? { kind: 'elem', array: e.array, index: e.index, type: e.type } : undefined;
    default:
      return undefined;
  }
}
