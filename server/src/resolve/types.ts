/**
 * Java's types after names are resolved: what every typed expression and symbol carries.
 * Type arguments are kept, so that members of generic classes get their types; `erasure` gives what the later passes see.
 * Soundness: docs/soundness/java.md#inferred-types.
 * Neighbours: made by `type-names.ts`; compared with the class hierarchy at hand in `class-table.ts`; read by everything in resolve and by
 * lower.
 */

export type PrimitiveName = 'boolean' | 'byte' | 'short' | 'char' | 'int' | 'long' | 'float' | 'double';

/**
 * What integers are: `mathematical` ones, which never overflow, as in the papers; or `java`'s, which wrap around at the width of their type
 * (Java Language Specification 4.2.2).
 */
export type Integers = 'mathematical' | 'java';

export type JavaType =
  | { readonly kind: 'primitive'; readonly name: PrimitiveName }
  | { readonly kind: 'void' }
  /** The type of `null`. */
  | { readonly kind: 'null' }
  /**
   * A class of the workspace or the library, by its unique name; `args` is empty for a raw or non-generic type. `isWildcard`: stands for `?
   * extends` it. `isOpen`: Java infers a type that may be a subtype of this one.
   */
  | {
      readonly kind: 'class';
      readonly name: string;
      readonly args: readonly JavaType[];
      readonly isWildcard?: true | undefined;
      readonly isOpen?: true | undefined;
    }
  /**
   * `owner` tells equally named variables apart: a class name, or a class and method. `bound` carries no type arguments. The wildcard `?
   * super T` is one with `lower` T. `hasRawBound`: its bound is a raw type.
   */
  | {
      readonly kind: 'typeVariable';
      readonly name: string;
      readonly owner: string;
      readonly bound: JavaType;
      readonly lower?: JavaType | undefined;
      readonly isWildcard?: true | undefined;
      readonly hasRawBound?: true | undefined;
    }
  | { readonly kind: 'array'; readonly element: JavaType }
  /** A ghost map. */
  | { readonly kind: 'map'; readonly key: JavaType; readonly value: JavaType }
  /**
   * A class that has neither source nor a trusted specification here, by the best name known; or an expression of unknown type.
   * `isWritten`: the name stands in the source, as written or with the package of its import; else it is words. `args`: the type arguments
   * that stand there, if any.
   */
  | { readonly kind: 'unknown'; readonly name: string; readonly isWritten?: true; readonly args?: readonly JavaType[] };

export const OBJECT_NAME = 'java.lang.Object';
export const THREAD_NAME = 'java.lang.Thread';
export const RUNNABLE_NAME = 'java.lang.Runnable';
export const STRING_NAME = 'java.lang.String';
export const THROWABLE_NAME = 'java.lang.Throwable';
export const ENUM_NAME = 'java.lang.Enum';
export const RECORD_NAME = 'java.lang.Record';

export function primitive(name: PrimitiveName): JavaType {
  return { kind: 'primitive', name };
}

export function classType(name: string, args: readonly JavaType[] = []): JavaType {
  return { kind: 'class', name, args };
}

export function arrayOf(element: JavaType): JavaType {
  return { kind: 'array', element };
}

export function unknownType(name: string): JavaType {
  return { kind: 'unknown', name };
}

/** The type of a name in the source of which nobody knows a class. */
export function unknownNamed(name: string): JavaType {
  return { kind: 'unknown', name, isWritten: true };
}

export const BOOLEAN = primitive('boolean');
export const INT = primitive('int');
export const LONG = primitive('long');
export const CHAR = primitive('char');
export const VOID: JavaType = { kind: 'void' };
export const NULL: JavaType = { kind: 'null' };
export const OBJECT = classType(OBJECT_NAME);
export const STRING = classType(STRING_NAME);
export const THREAD = classType(THREAD_NAME);
export const THROWABLE = classType(THROWABLE_NAME);

/** The wrapper classes and the primitive types that they box. */
const WRAPPERS: ReadonlyMap<string, PrimitiveName> = new Map(
  Object.entries<PrimitiveName>({
    'java.lang.Boolean': 'boolean',
    'java.lang.Byte': 'byte',
    'java.lang.Short': 'short',
    'java.lang.Character': 'char',
    'java.lang.Integer': 'int',
    'java.lang.Long': 'long',
    'java.lang.Float': 'float',
    'java.lang.Double': 'double',
  }),
);

/** The primitive type that a wrapper class boxes; undefined for every other type. */
export function unboxed(type: JavaType): PrimitiveName | undefined {
  return type.kind === 'class' ? WRAPPERS.get(type.name) : undefined;
}

/** The wrapper class of a primitive type. */
export function boxed(name: PrimitiveName): JavaType {
  for (const [wrapper, primitiveName] of WRAPPERS) if (primitiveName === name) return classType(wrapper);
  return OBJECT;
}

export function isReference(type: JavaType): boolean {
  return type.kind === 'class' || type.kind === 'array' || type.kind === 'null' || type.kind === 'typeVariable' || type.kind === 'unknown';
}

export function isPrimitive(type: JavaType, name?: PrimitiveName): boolean {
  return type.kind === 'primitive' && (name === undefined || type.name === name);
}

export function isBoolean(type: JavaType): boolean {
  return isPrimitive(type, 'boolean');
}

/** byte, short, char, int, long. */
export function isIntegral(type: JavaType): boolean {
  return type.kind === 'primitive' && type.name !== 'boolean' && type.name !== 'float' && type.name !== 'double';
}

export function isFloating(type: JavaType): boolean {
  return type.kind === 'primitive' && (type.name === 'float' || type.name === 'double');
}

export function isNumeric(type: JavaType): boolean {
  return isIntegral(type) || isFloating(type);
}

export function isString(type: JavaType): boolean {
  return type.kind === 'class' && type.name === STRING_NAME;
}

/** Binary numeric promotion (Java Language Specification 5.6.2) of two numeric types. */
export function promoted(left: JavaType, right: JavaType): PrimitiveName {
  for (const name of ['double', 'float', 'long'] as const) if (isPrimitive(left, name) || isPrimitive(right, name)) return name;
  return 'int';
}

const WIDENING_ORDER: readonly PrimitiveName[] = ['byte', 'short', 'int', 'long', 'float', 'double'];

/** Whether a primitive value of type `from` converts to `to` without a cast (identity included). */
export function widens(from: PrimitiveName, to: PrimitiveName): boolean {
  if (from === to) return true;
  if (from === 'boolean' || to === 'boolean' || to === 'char') return false;
  if (from === 'char') return WIDENING_ORDER.indexOf(to) >= WIDENING_ORDER.indexOf('int');
  return WIDENING_ORDER.indexOf(from) < WIDENING_ORDER.indexOf(to);
}

/**
 * The erased type, in which only primitives, classes, arrays, maps, void and null remain. A class that is not known becomes
 * `java.lang.Object`, which says nothing about it.
 */
export function erasure(type: JavaType): JavaType {
  switch (type.kind) {
    case 'class':
      return type.args.length === 0 ? type : classType(type.name);
    case 'typeVariable':
      return erasure(type.bound);
    case 'array':
      return arrayOf(erasure(type.element));
    case 'map':
      return { kind: 'map', key: erasure(type.key), value: erasure(type.value) };
    case 'unknown':
      return OBJECT;
    default:
      return type;
  }
}

/** Whether a class that is not known occurs in the type. */
export function unknownIn(type: JavaType): string | undefined {
  if (type.kind === 'unknown') return type.name;
  if (type.kind === 'array') return unknownIn(type.element);
  return undefined;
}

export function sameType(left: JavaType, right: JavaType): boolean {
  switch (left.kind) {
    case 'primitive':
      return right.kind === 'primitive' && right.name === left.name;
    case 'class':
      return (
        right.kind === 'class' &&
        right.name === left.name &&
        left.args.length === right.args.length &&
        left.args.every((arg, index) => sameType(arg, right.args[index]!))
      );
    case 'typeVariable':
      return right.kind === 'typeVariable' && right.name === left.name && right.owner === left.owner;
    case 'array':
      return right.kind === 'array' && sameType(left.element, right.element);
    case 'map':
      return right.kind === 'map' && sameType(left.key, right.key) && sameType(left.value, right.value);
    case 'unknown':
      return right.kind === 'unknown' && right.name === left.name;
    default:
      return left.kind === right.kind;
  }
}

/** Whether two types have the same erasure. */
export function sameErasure(left: JavaType, right: JavaType): boolean {
  return sameType(erasure(left), erasure(right));
}

/** The type as the upper bound of a wildcard, if it is one. */
export function asWildcard<T extends JavaType | undefined>(type: T, isWildcard = true): T {
  return isWildcard && (type?.kind === 'class' || type?.kind === 'typeVariable') ? { ...type, isWildcard: true } : type;
}

/** The type as an upper bound of what Java infers, which is not known here exactly. */
export function asOpen(type: JavaType): JavaType {
  if (type.kind === 'class') return { ...type, isOpen: true };
  if (type.kind === 'typeVariable') return { ...type, bound: asOpen(type.bound) };
  return type.kind === 'array' && isReference(type.element) ? arrayOf(asOpen(type.element)) : type;
}

/** Whether a value of the type may be, for Java, of a more specific type; of an unknown class nothing is known. */
export function isOpen(type: JavaType): boolean {
  switch (type.kind) {
    case 'class':
      return type.isOpen === true;
    case 'typeVariable':
      return isOpen(type.bound);
    case 'array':
      return isOpen(type.element);
    default:
      return type.kind === 'unknown';
  }
}

/** The type with its type variables replaced; `binding` answers undefined for those that stay. */
export function substitute(
  type: JavaType,
  binding: (variable: JavaType & { readonly kind: 'typeVariable' }) => JavaType | undefined,
): JavaType {
  switch (type.kind) {
    case 'typeVariable':
      return (
        asWildcard(binding(type), type.isWildcard === true) ??
        (type.lower === undefined ? type : { ...type, lower: substitute(type.lower, binding) })
      );
    case 'class':
      return type.args.length === 0 ? type : { ...type, args: type.args.map((arg) => substitute(arg, binding)) };
    case 'array':
      return arrayOf(substitute(type.element, binding));
    case 'map':
      return { kind: 'map', key: substitute(type.key, binding), value: substitute(type.value, binding) };
    default:
      return type;
  }
}

/** The erased type as procedure ids spell it: `int`, `java.lang.Object`, `int[]`. */
export function qualifiedName(type: JavaType): string {
  switch (type.kind) {
    case 'primitive':
      return type.name;
    case 'void':
      return 'void';
    case 'null':
      return OBJECT_NAME;
    case 'class':
      return type.name;
    case 'typeVariable':
      return qualifiedName(type.bound);
    case 'array':
      return `${qualifiedName(type.element)}[]`;
    case 'map':
      return `${qualifiedName(type.key)}->${qualifiedName(type.value)}`;
    case 'unknown':
      return type.name;
  }
}

/** The type as messages say it: `int`, `Object`, `Vector<String>`. */
export function displayType(type: JavaType): string {
  switch (type.kind) {
    case 'primitive':
      return type.name;
    case 'void':
      return 'void';
    case 'null':
      return 'null';
    case 'class':
      return displayName(type.name) + (type.args.length > 0 ? `<${type.args.map(displayType).join(', ')}>` : '');
    case 'typeVariable':
      return type.name;
    case 'array':
      return `${displayType(type.element)}[]`;
    case 'map':
      return `${displayType(type.key)} -> ${displayType(type.value)}`;
    case 'unknown':
      return displayName(type.name);
  }
}

/** A qualified class name without its package: packages begin with a small letter, classes with a capital one. */
export function displayName(qualified: string): string {
  const parts = qualified.replace(/#\d+/g, '').split('.');
  let start = 0;
  while (start < parts.length - 1 && /^[a-z_]/.test(parts[start]!)) start++;
  return parts.slice(start).join('.');
}
