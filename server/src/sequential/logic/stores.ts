/**
 * The shared store as symbols: one per field, static field and kind of array element, and `$visible`, which says of every
 * object who can see it. Locals are symbols too.
 *
 * `$visible[o]` is 0 while `o` is not allocated (or another thread has not published it); 1 while only locals of the method under check
 * refer to it; 2 once it has been stored into an object that is itself not visible to others; 3 once it has escaped. It replaces an
 * allocation map: it only grows, so a new object, which had 0, differs from everything known.
 * Neighbours: names agree with `effects/effects.ts`; used by `translate.ts` and the checks.
 */
import type { FieldDecl, Program, Type } from '../../plato/ir';
import { HOLDER_FIELD, START_FIELD, THREAD_CLASS, UNDETERMINED_CLASS } from '../../plato/ir';
import { threadLocals } from '../../effects/thread-local';
import { FALSE, NULL, apply, constantMap, equal, number, or, symbol, type Sort, type Symbol, type Term } from './terms';

export const VISIBLE = storeSymbol('$visible', { key: 'Ref', value: 'Int' });
export const UNALLOCATED = number(0);
export const LOCAL = number(1);
export const CAPTURED = number(2);
export const ESCAPED = number(3);

/** Only this method can reach the object: other threads do not change its fields, and no discipline speaks of it. */
export function isOurs(visibility: Term): Term {
  return or(equal(visibility, LOCAL), equal(visibility, CAPTURED));
}

/** The sort of a Plato type. */
export function sortOfType(type: Type): Sort {
  switch (type.kind) {
    case 'int':
      return 'Int';
    case 'bool':
      return 'Bool';
    case 'float':
      return 'Float';
    case 'ref':
      return 'Ref';
    case 'map':
      return { key: sortOfType(type.key), value: sortOfType(type.value) };
  }
}

/** Java's default value of a type. Ghost maps start with the default everywhere. */
export function defaultOf(type: Type): Term {
  switch (type.kind) {
    case 'int':
      return number(0);
    case 'bool':
      return FALSE;
    case 'float':
      return apply('float.zero', [], 'Float');
    case 'ref':
      return NULL;
    case 'map':
      return constantMap({ key: sortOfType(type.key), value: sortOfType(type.value) }, defaultOf(type.value));
  }
}

/**
 * What the models of the library read where Java leaves something open: any number or truth value at any time, so that reading it is no
 * step that others could come between, as long as every read gives another one. An object must have been there when it was read, which
 * says something of others.
 */
export function isUndetermined(field: FieldDecl | undefined): boolean {
  return field?.owner === UNDETERMINED_CLASS && (field.type.kind === 'bool' || field.type.kind === 'int');
}

export function localSymbol(name: string, type: Type): Symbol {
  return { ...symbol(`local ${name}`, sortOfType(type), type.kind === 'ref' ? type.className : undefined), role: { kind: 'local' } };
}

function storeSymbol(store: string, sort: Sort, className?: string): Symbol {
  return { ...symbol(store, sort, className), role: { kind: 'store', store } };
}

export interface Stores {
  /** The symbol of a store: a field id, a static field's id, or `elem:KIND`. */
  symbol(store: string): Symbol;
  field(id: string): FieldDecl | undefined;
  /** All stores of the program: every field, then the element stores. */
  readonly all: readonly string[];
  /**
   * Whether other threads can change it: neither final, nor a thing of one store only, nor a field of objects that are one thread's each.
   */
  isMutable(store: string): boolean;
  isStatic(store: string): boolean;
}

const ELEMENT_SORTS: ReadonlyMap<string, Sort> = new Map<string, Sort>([
  ['elem:int', 'Int'],
  ['elem:bool', 'Bool'],
  ['elem:float', 'Float'],
  ['elem:ref', 'Ref'],
]);

/** The two built-in ghost fields, where the program does not declare them itself (calvin-tcs 6.2). */
function builtIn(id: string, owner: string, type: Type): FieldDecl {
  const nowhere = { file: '', start: 0, end: 0 };
  return {
    id,
    name: id.slice(owner.length + 1),
    owner,
    type,
    isStatic: false,
    isFinal: false,
    isVolatile: true,
    isGhost: true,
    isNonNull: false,
    constant: undefined,
    disciplines: [],
    span: nowhere,
    nameSpan: nowhere,
  };
}

export function storesOf(program: Program): Stores {
  const fields = new Map<string, FieldDecl>();
  fields.set(HOLDER_FIELD, builtIn(HOLDER_FIELD, 'java.lang.Object', { kind: 'ref', className: THREAD_CLASS }));
  fields.set(START_FIELD, builtIn(START_FIELD, THREAD_CLASS, { kind: 'bool' }));
  for (const field of program.fields) fields.set(field.id, field);
  const all = [...fields.keys(), ...ELEMENT_SORTS.keys()];
  const { classes } = threadLocals(program);
  const isOneThreads = (field: FieldDecl | undefined): boolean => field !== undefined && !field.isStatic && classes.has(field.owner);
  return {
    all,
    field: (id) => fields.get(id),
    symbol(store) {
      const elements = ELEMENT_SORTS.get(store);
      if (elements)
        return {
          ...symbol(store, { key: 'Ref', value: { key: 'Int', value: elements } }),
          role: { kind: 'store', store, isOfElements: true },
        };
      const field = fields.get(store);
      if (!field) throw new Error(`no store ${store}`);
      const sort = sortOfType(field.type);
      if (field.isStatic) return storeSymbol(store, sort, field.type.kind === 'ref' ? field.type.className : undefined);
      return storeSymbol(store, { key: 'Ref', value: sort });
    },
    isMutable: (store) => ELEMENT_SORTS.has(store) || (fields.get(store)?.isFinal !== true && !isOneThreads(fields.get(store))),
    isStatic: (store) => fields.get(store)?.isStatic === true,
  };
}
