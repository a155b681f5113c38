/**
 * Where an expression leads, as far as that can be read off its text: a path of fields from `this`, a local variable, a static field or a
 * class. Two places with one key are one object, as long as the fields between do not change; whoever uses that as more than a
 * candidate asks the prover.
 * Neighbours: `accesses.ts` names the objects of accesses and the locks that are held by them; `guards.ts` says how one looks from the
 * other.
 */
import { stripped } from '../resolve/typed-children';
import type { ClassSymbol, FieldSymbol, LocalVariable } from '../resolve/symbols';
import type { TypedExpr } from '../resolve/typed';

export interface Place {
  /** Equal for equal places. */
  readonly key: string;
  /** What it begins with. */
  readonly root:
    | { readonly kind: 'this' | 'class'; readonly name: string }
    | { readonly kind: 'local'; readonly variable: LocalVariable }
    | { readonly kind: 'static'; readonly field: FieldSymbol };
  /** The fields that lead on from there. */
  readonly steps: readonly FieldSymbol[];
}

/** What locals that are assigned once stand for. */
export type Aliases = ReadonlyMap<LocalVariable, Place>;

/** The same without conversions between numbers and their wrappers. */
export function bare(expr: TypedExpr): TypedExpr {
  const inner = stripped(expr);
  return inner.kind === 'box' || inner.kind === 'unbox' || inner.kind === 'convert' ? bare(inner.operand) : inner;
}

/** `this` of a class. Lambdas and anonymous classes reach the one around them through a hidden field, and mean the same object. */
export function thisOf(name: string): Place {
  return { key: `this:${name}`, root: { kind: 'this', name }, steps: [] };
}

export function classOf(name: string): Place {
  return { key: `class:${name}`, root: { kind: 'class', name }, steps: [] };
}

export function staticOf(field: FieldSymbol): Place {
  return { key: `static:${field.id}`, root: { kind: 'static', field }, steps: [] };
}

export function localOf(variable: LocalVariable): Place {
  return { key: `local:${variable.name}@${variable.span.start}`, root: { kind: 'local', variable }, steps: [] };
}

/** Between the parts of a key; no name of Java has it, so the class `A.b` is not taken for the field `b` of an `A`. */
const STEP = '/';

export function fieldOf(object: Place, field: FieldSymbol): Place {
  return { key: `${object.key}${STEP}${field.name}`, root: object.root, steps: [...object.steps, field] };
}

/** The fields that lead from the object to the place; undefined where it is not reached from there. */
export function stepsFrom(object: Place, place: Place): readonly FieldSymbol[] | undefined {
  if (place.key !== object.key && !place.key.startsWith(object.key + STEP)) return undefined;
  return place.steps.slice(object.steps.length);
}

/** The object that a field of it leads on from. */
export function objectOf({ key, root, steps }: Place): Place {
  return { key: key.slice(0, key.lastIndexOf(STEP)), root, steps: steps.slice(0, -1) };
}

/** The place of an expression of nothing but names; undefined where it is computed. `owner` is the class whose body it stands in. */
export function placeOf(expr: TypedExpr, owner: ClassSymbol, aliases: Aliases): Place | undefined {
  const inner = stripped(expr);
  switch (inner.kind) {
    case 'this':
      return thisOf(owner.name);
    case 'classObject':
      return classOf(inner.className);
    case 'static':
      return staticOf(inner.field);
    case 'local':
      return aliases.get(inner.variable) ?? localOf(inner.variable);
    case 'field':
      return fieldPlace(inner.object, inner.field, owner, aliases);
    case 'call':
      return gotPlace(inner, owner, aliases);
    default:
      return undefined;
  }
}

/** What a method returns that does nothing else than to return a field: `lock()`, `getLock()`. An override may return another one. */
function gotPlace({ method, dispatch }: TypedExpr & { readonly kind: 'call' }, owner: ClassSymbol, aliases: Aliases): Place | undefined {
  const [only, ...others] = method.decl?.body?.stmts ?? [];
  if (method.params.length > 0 || method.isSynchronized || only?.kind !== 'return' || others.length > 0) return undefined;
  const { value } = only;
  const name =
    value?.kind === 'name'
      ? value.name
      : value?.kind === 'field' && value.object.kind === 'this' && value.object.qualifier === undefined
        ? value.name.name
        : undefined;
  const field = method.owner.fields.find((one) => one.name === name);
  if (field === undefined) return undefined;
  if (field.isStatic) return staticOf(field);
  return dispatch.kind === 'static' ? undefined : fieldPlace(dispatch.receiver, field, owner, aliases);
}

/** Whether a call gives an object that is made for it: `return new Object();`, or by a local. An override may give another one. */
export function givesNewObject({ method }: TypedExpr & { readonly kind: 'call' }): boolean {
  const stmts = method.decl?.body?.stmts ?? [];
  const [last, before] = [stmts.at(-1), stmts.at(-2)];
  if (last?.kind !== 'return') return false;
  if (stmts.length === 1) return last.value?.kind === 'new';
  const isOfLocal = last.value?.kind === 'name' && before?.kind === 'local' && before.name.name === last.value.name;
  return stmts.length === 2 && isOfLocal && before.init?.kind === 'new';
}

function fieldPlace(of: TypedExpr, field: FieldSymbol, owner: ClassSymbol, aliases: Aliases): Place | undefined {
  const object = placeOf(of, owner, aliases);
  if (object === undefined) return undefined;
  if (field.captured === 'outer' && object.root.kind === 'this' && object.steps.length === 0 && field.owner.outer !== undefined)
    return thisOf(field.owner.outer.name);
  const variable = field.captured === 'variable' ? field.owner.captures.find((one) => one.field === field)?.variable : undefined;
  return variable === undefined ? fieldOf(object, field) : localOf(variable);
}
