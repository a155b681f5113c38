/**
 * Which stores the items of a `modifies` clause name, and the frame that names given stores.
 * Why apart: `o.*` needs the class hierarchy, the rest of `effects.ts` does not.
 * Neighbours: `effects.ts`.
 */
import { exhausted } from '../base/exhausted';
import type { Span } from '../base/span';
import { elementStore } from '../plato/footprint';
import { OBJECT_CLASS } from '../plato/ir';
import type { ClassDecl, FrameItem, Program } from '../plato/ir';
import { elementType, typeOf } from '../plato/type-of';

/**
 * The stores that a frame allows to write, by name (see `effects.ts`); undefined where they cannot be named, that is: everything. `o.*`
 * names the fields of every class that `o` can be an instance of, and of their supers; final ones nobody writes but the constructor of a
 * new object.
 */
export function frameStores(program: Program, frame: readonly FrameItem[]): Set<string> | undefined {
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
  return stores;
}

/** The named class, all its subtypes, and all supertypes of these; undefined where the class is not declared. */
function classesOfInstances(program: Program, className: string): Set<string> | undefined {
  const classes = new Map<string, ClassDecl>(program.classes.map((declaration) => [declaration.name, declaration]));
  if (!classes.has(className)) return undefined;
  const supersOf = (name: string, found: Set<string>): Set<string> => {
    if (found.has(name)) return found;
    found.add(name);
    const declaration = classes.get(name);
    if (declaration?.superclass !== undefined) supersOf(declaration.superclass, found);
    for (const parent of declaration?.interfaces ?? []) supersOf(parent, found);
    return found;
  };
  const found = new Set<string>([OBJECT_CLASS]);
  for (const declaration of program.classes) {
    const supers = supersOf(declaration.name, new Set());
    if (supers.has(className)) for (const name of supers) found.add(name);
  }
  return found;
}

/** A frame that allows the stores to be written, of whatever object. */
export function anywhere(program: Program, stores: Iterable<string>): readonly FrameItem[] {
  const fields = new Map(program.fields.map((one) => [one.id, one]));
  return [...stores].sort().map((store): FrameItem => {
    const field = fields.get(store);
    return field?.isStatic === true
      ? { kind: 'location', location: { kind: 'static', field: store, type: field.type }, span: NOWHERE }
      : { kind: 'everywhere', field: store, span: NOWHERE };
  });
}

const NOWHERE: Span = { file: '', start: 0, end: 0 };
