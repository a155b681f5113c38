/**
 * Formulas of specifications as Java expressions, for the generated program to evaluate them itself.
 * Why from Plato: names are resolved there, so a ghost variable, `holder` and a plain field cannot be taken for each other.
 * What Java cannot say (ghost state, quantifiers, `\fresh`, uninterpreted functions) is refused with a reason.
 * Neighbours: `failure.ts` says which formulas; `Forced.java` has `holder` and `owner`.
 */
import { HOLDER_FIELD, type Expr, type FieldDecl } from '../plato/ir';

/** What cannot be written as Java; the message completes "This cannot be shown in Java: ...". */
export class NotJava extends Error {}

export interface Names {
  readonly fields: ReadonlyMap<string, FieldDecl>;
  readonly isLibrary: (className: string) => boolean;
  /** The class in which the expression stands; private fields of others cannot be read there. */
  readonly inside: string;
  /** Java for a variable; undefined: there is none of that name there. */
  readonly variable: (name: string) => string | undefined;
  /** Java for the thread that the formula speaks of. */
  readonly tid: string;
  /** Given the text of a value in the store before, gives what stands for it; undefined: there is no store before. */
  readonly old: ((text: string) => string) | undefined;
}

/** `calvinrun.Forced`, the class of `Forced.java`. */
export const FORCED = 'calvinrun.Forced';

const OPERATORS: ReadonlyMap<string, string> = new Map(Object.entries<string>({ '=': '==', '<==>': '==' }));

/** Whether a formula reads the store before. */
function isOld(expr: Expr): boolean {
  return (expr.kind === 'field' || expr.kind === 'static' || expr.kind === 'elem') && expr.when === 'pre';
}

/** The Java text, in parentheses where it has parts. Throws `NotJava`. */
export function javaOf(expr: Expr, names: Names): string {
  if (isOld(expr)) {
    if (!names.old) throw new NotJava('the clause mentions an earlier store, where there is none');
    return names.old(plain(expr, { ...names, old: undefined }));
  }
  return plain(expr, names);
}

function plain(expr: Expr, names: Names): string {
  const part = (one: Expr): string => (names.old ? javaOf(one, names) : plain(one, names));
  switch (expr.kind) {
    case 'int':
      return `(${expr.value}${Math.abs(Number(expr.value)) > 0x7fffffff ? 'L' : ''})`;
    case 'bool':
      return String(expr.value);
    case 'null':
      return 'null';
    case 'string':
      return JSON.stringify(expr.value);
    case 'classObject':
      return `${expr.className}.class`;
    case 'tid':
      return names.tid;
    case 'main':
      return `${FORCED}.first`;
    case 'var': {
      const text = names.variable(expr.name);
      if (text === undefined) throw new NotJava(`\`${expr.name}\` is nothing that the Java program knows at that place`);
      return text;
    }
    case 'field':
      return fieldText(part(expr.object), expr.field, names);
    case 'static': {
      const field = known(expr.field, names);
      return `${field.owner}.${field.name}`;
    }
    case 'elem':
      return `${part(expr.array)}[${part(expr.index)}]`;
    case 'length':
      return `${part(expr.array)}.length`;
    case 'unary':
      return `(${expr.op}${part(expr.operand)})`;
    case 'binary':
      if (expr.op === '==>') return `(!${part(expr.left)} || ${part(expr.right)})`;
      return `(${part(expr.left)} ${OPERATORS.get(expr.op) ?? expr.op} ${part(expr.right)})`;
    case 'ite':
      return `(${part(expr.cond)} ? ${part(expr.then)} : ${part(expr.else)})`;
    case 'instanceof':
      return `(${part(expr.operand)} instanceof ${expr.className})`;
    case 'exactType':
      return `${FORCED}.isExactly(${part(expr.operand)}, ${expr.className}.class)`;
    case 'quantifier':
      throw new NotJava('the clause has a quantifier');
    case 'mapGet':
    case 'mapSet':
      throw new NotJava('the clause mentions a ghost map');
    case 'apply':
      throw new NotJava('the clause has an operation whose value the checker leaves open');
    case 'sameType':
    case 'fresh':
      throw new NotJava('the clause mentions when objects are made, or their types');
  }
}

function known(id: string, names: Names): FieldDecl {
  const field = names.fields.get(id);
  if (!field) throw new NotJava(`there is no field \`${id}\``);
  if (field.isGhost) throw new NotJava(`the clause speaks of \`${field.name}\`, which is ghost`);
  if (names.isLibrary(field.owner))
    throw new NotJava(`the clause speaks of \`${field.name}\` of \`${field.owner}\`, which the library hides`);
  if (field.isPrivate === true && outermost(field.owner) !== outermost(names.inside))
    throw new NotJava(`the clause reads \`${field.name}\`, which is private to \`${field.owner}\``);
  return field;
}

function outermost(name: string): string {
  // Classes are named in lower case nowhere but by packages.
  const parts = name.split('.');
  const first = parts.findIndex((one) => /^[A-Z_$]/.test(one));
  return parts.slice(0, first < 0 ? parts.length : first + 1).join('.');
}

const ATOMIC = /^java\.util\.concurrent\.atomic\.Atomic(Integer|Long|Boolean|Reference)\.value$/;

function fieldText(object: string, id: string, names: Names): string {
  if (id === HOLDER_FIELD) return `${FORCED}.holder(${object})`;
  if (id === 'java.util.concurrent.locks.Lock.owner') return `${FORCED}.owner(${object})`;
  if (ATOMIC.test(id)) return `${object}.get()`;
  return `${object}.${known(id, names).name}`;
}
