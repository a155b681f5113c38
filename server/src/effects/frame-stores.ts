/**
 * Which stores the items of a `modifies` clause name, and the frame that names given stores.
 * Why apart: `o.*` needs the class hierarchy, the rest of `effects.ts` does not.
 * Neighbours: `effects.ts`.
 */
import { exhausted } from '../base/exhausted';
import { onceFor, onceForWith } from '../base/once-for';
import type { Span } from '../base/span';
import { elementStore } from '../plato/footprint';
import { OBJECT_CLASS } from '../plato/ir';
import type { ClassDecl, FieldDecl, FrameItem, Program } from '../plato/ir';
import { elementType, typeOf } from '../plato/type-of';
import { storeSet } from './store-sets';

/**
 * The stores that a frame allows to write, by name (see `effects.ts`); undefined where they cannot be named, that is: everything. `o.*`
 * names the fields of every class that `o` can be an instance of, and of their supers; final ones nobody writes but the constructor of a
 * new object.
 */
export function frameStores(program: Program, frame: readonly FrameItem[]): ReadonlySet<string> | undefined {
  return storesOfFrames(program.fields)(frame, program);
}

/** A frame that is read off bodies has thousands of items, and is asked about at each call. */
const storesOfFrames = onceFor((_: readonly FieldDecl[]) => onceForWith(namedStores));

function namedStores(frame: readonly FrameItem[], program: Program): ReadonlySet<string> | undefined {
  const stores = new Set<string>();
  for (const item of frame) {
    switch (item.kind) {
      case 'location':
        if (item.location.kind === 'field' || item.location.kind === 'static') stores.add(item.location.field);
        if (item.location.kind === 'elem') stores.add(elementStore(item.location.type));
        break;
      case 'entry':
        if (item.map.kind === 'field' || item.map.kind === 'static') stores.add(item.map.field);
        break;
      case 'everywhere':
        stores.add(item.field);
        break;
      case 'allElements': {
        const type = typeOf(item.array);
        const element = type.kind === 'ref' ? elementType(type.className) : undefined;
        if (!element) return undefined;
        stores.add(elementStore(element));
        break;
      }
      case 'allFields':
        {
          const type = typeOf(item.object);
          const classes = type.kind === 'ref' ? classesOfInstances(program, type.className) : undefined;
          if (!classes) return undefined;
          for (const field of program.fields) if (!field.isStatic && !field.isFinal && classes.has(field.owner)) stores.add(field.id);
        }
        break;
      default:
        exhausted(item);
    }
  }
  return stores.size < FEW ? stores : storeSet(program.fields, stores);
}

/** So many are as well kept as they are. */
const FEW = 64;

/** The named class, all its subtypes, and all supertypes of these; undefined where the class is not declared. */
function classesOfInstances(program: Program, className: string): ReadonlySet<string> | undefined {
  return instancesIn(program.classes)(className);
}

const instancesIn = onceFor((all: readonly ClassDecl[]) => {
  const classes = new Map<string, ClassDecl>(all.map((declaration) => [declaration.name, declaration]));
  const supersOf = (name: string, found: Set<string>): Set<string> => {
    if (found.has(name)) return found;
    found.add(name);
    const declaration = classes.get(name);
    if (declaration?.superclass !== undefined) supersOf(declaration.superclass, found);
    for (const parent of declaration?.interfaces ?? []) supersOf(parent, found);
    return found;
  };
  const supers = all.map((declaration) => supersOf(declaration.name, new Set()));
  const known = new Map<string, ReadonlySet<string>>();
  return (className: string): ReadonlySet<string> | undefined => {
    if (!classes.has(className)) return undefined;
    const found = known.get(className) ?? new Set([OBJECT_CLASS, ...supers.filter((one) => one.has(className)).flatMap((one) => [...one])]);
    known.set(className, found);
    return found;
  };
});

/** A frame that allows the stores to be written, of whatever object. Equal items are the same object. */
export function anywhere(program: Pick<Program, 'fields'>, stores: Iterable<string>): readonly FrameItem[] {
  const itemOf = itemsIn(program.fields);
  return [...stores].sort().map(itemOf);
}

const itemsIn = onceFor((fields: readonly FieldDecl[]) => {
  const declared = new Map(fields.map((one) => [one.id, one]));
  const items = new Map<string, FrameItem>();
  return (store: string): FrameItem => {
    const known = items.get(store);
    if (known) return known;
    const field = declared.get(store);
    const made: FrameItem =
      field?.isStatic === true
        ? { kind: 'location', location: { kind: 'static', field: store, type: field.type }, span: NOWHERE }
        : { kind: 'everywhere', field: store, span: NOWHERE };
    items.set(store, made);
    return made;
  };
});

const NOWHERE: Span = { file: '', start: 0, end: 0 };
