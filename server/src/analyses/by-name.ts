/**
 * Ways to reach a field or a method by its name: reflection, handles, and the updaters of `java.util.concurrent.atomic`. Which member is
 * meant stands in a text, or nowhere, and is not followed: who asks takes it that it may be any.
 * Soundness: docs/soundness/opaque.md#members-reached-by-their-names.
 * Neighbours: `given-new.ts` (which fields are never null); `lower/calls/opaque.ts` refuses calls on what such a look-up gives.
 */
import { onceFor } from '../base/once-for';
import type { Resolved } from '../resolve/resolve';
import type { FieldSymbol } from '../resolve/symbols';
import type { CompilationUnit, Expr } from '../syntax/ast';
import { walkTypes } from '../syntax/walk-types';

/** What gives a way to write a field. */
const TO_WRITE: ReadonlySet<string> = new Set([
  'newUpdater',
  'findVarHandle',
  'findStaticVarHandle',
  'findSetter',
  'findStaticSetter',
  'unreflectVarHandle',
  'unreflectSetter',
  'getDeclaredField',
  'getDeclaredFields',
  'getFields',
  'objectFieldOffset',
  'staticFieldOffset',
]);

/** What gives a way to call a method or to make an object. */
const TO_CALL: ReadonlySet<string> = new Set([
  'findVirtual',
  'findStatic',
  'findSpecial',
  'findConstructor',
  'bind',
  'unreflect',
  'unreflectSpecial',
  'unreflectConstructor',
  'getDeclaredMethod',
  'getDeclaredMethods',
  'getMethods',
  'getDeclaredConstructor',
  'getDeclaredConstructors',
  'getConstructors',
]);

/** The same with the name of the member; without one they are the names of many other methods. */
const WITH_NAME: ReadonlySet<string> = new Set(['getField', 'getMethod', 'getConstructor']);

/** The types of what a look-up gives, by their full names. */
const HANDLE =
  /^(?:java\.lang\.reflect\.(?:Method|Field|Constructor)|(?:.*\.)?(?:Atomic(?:Integer|Long|Reference)FieldUpdater|VarHandle|MethodHandle|Unsafe))$/;
/** By their simple names, where a file imports all of the package. */
const REFLECTED = /^(?:Method|Field|Constructor)$/;

/** What is called on a handle of which the type is not written anywhere. */
const USES =
  /^(?:set(?:Boolean|Byte|Char|Short|Int|Long|Float|Double|Volatile|Opaque|Release)?|invoke(?:Exact|WithArguments)?|newInstance|(?:weak)?[cC]ompareAnd(?:Set|Exchange)\w*|getAnd(?:Set|Add|Increment|Decrement|Update|Accumulate|Bitwise)\w*|(?:add|increment|decrement|update|accumulate)AndGet|lazySet|put\w*|compareAndSwap\w+)$/;

/** Whether a call of that name with so many arguments looks up a field to write it. */
export function looksUpField(name: string, args: number): boolean {
  return TO_WRITE.has(name) || (name === 'getField' && args > 0);
}

/** What a file looks up to write it: fields by the names that stand in texts; `isAny`: others as well. */
interface LookedUp {
  readonly names: ReadonlySet<string>;
  readonly isAny: boolean;
}

/**
 * Whether some file may look up the field by its name to write it, private or not. Of a final one only its own file is taken to write it
 * where no name is said: what goes through all fields of any class mostly reads them.
 */
export function mayBeWrittenByName({ name, owner, isFinal }: FieldSymbol, { units }: Resolved): boolean {
  const { names, anyIn } = lookedUp(units);
  return names.has(name) || (isFinal ? anyIn.has(owner.unit) : anyIn.size > 0);
}

const lookedUp = onceFor((units: readonly CompilationUnit[]) => {
  const all = units.map((unit) => ({ unit, ...lookedUpIn(unit) }));
  return {
    names: new Set(all.flatMap((one) => [...one.names])),
    anyIn: new Set(all.filter((one) => one.isAny).map((one) => one.unit)),
  };
});

const lookedUpIn = onceFor((unit: CompilationUnit): LookedUp => {
  const names = new Set<string>();
  let isAny = false;
  walkTypes(unit.types, {
    node: ({ sort, node }) => {
      // Whoever has a reference to such a method may ask it for any.
      if (sort === 'expr' && node.kind === 'methodRef' && looksUpField(node.method.name, 1)) isAny = true;
      if (sort !== 'expr' || node.kind !== 'call' || !looksUpField(node.name.name, node.args.length)) return;
      const texts = node.args.flatMap((arg) => (arg.kind === 'stringLit' ? [arg.value] : []));
      for (const text of texts) names.add(text);
      if (texts.length === 0) isAny = true;
    },
  });
  return { names, isAny };
});

/** Whether some call in the file looks up a member by its name. */
export const looksUpMembers = onceFor((unit: CompilationUnit): boolean => {
  let found = false;
  walkTypes(unit.types, {
    node: ({ sort, node }) => {
      if (sort === 'expr' && isLookUp(node)) found = true;
    },
  });
  return found;
});

function isLookUp(node: Expr): boolean {
  if (node.kind === 'methodRef') return TO_WRITE.has(node.method.name) || TO_CALL.has(node.method.name) || WITH_NAME.has(node.method.name);
  if (node.kind !== 'call') return false;
  const { name } = node.name;
  return TO_WRITE.has(name) || TO_CALL.has(name) || (WITH_NAME.has(name) && node.args.length > 0);
}

/** Whether a type is that of a handle. `name`: as it is written, or imported. */
export function isHandle(name: string, unit: CompilationUnit): boolean {
  return HANDLE.test(name) || (REFLECTED.test(name) && unit.imports.some((one) => one.onDemand && one.name === 'java.lang.reflect'));
}

/** Whether a call of that name, on an object of which nobody has written the type, may use a handle that the file has looked up. */
export function mayUseHandle(method: string, unit: CompilationUnit): boolean {
  return USES.test(method) && looksUpMembers(unit);
}
