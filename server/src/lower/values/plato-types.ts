/**
 * Java's types, and the names of its variables, as Plato's: integers of every width become `int`, floats `float`, everything else by
 * erasure a reference to a class.
 * Neighbours: resolve/types; used by all files of lower.
 */
import type { JavaType } from '../../resolve/types';
import { erasure, qualifiedName } from '../../resolve/types';
import type { Expr, Type } from '../../plato/ir';
import { BOOL, FLOAT, INT, OBJECT_CLASS, ref } from '../../plato/ir';
import { isOwnName } from '../../plato/names';

/** The Plato type of a Java type. `void` has none; it is taken as an object that nobody looks at. */
export function platoType(type: JavaType): Type {
  const erased = erasure(type);
  switch (erased.kind) {
    case 'primitive':
      if (erased.name === 'boolean') return BOOL;
      return erased.name === 'float' || erased.name === 'double' ? FLOAT : INT;
    case 'class':
    case 'array':
      return ref(qualifiedName(erased));
    case 'map':
      return { kind: 'map', key: platoType(erased.key), value: platoType(erased.value) };
    default:
      return ref(OBJECT_CLASS);
  }
}

/** The class name of a reference type, as `instanceof` and allocations use it. */
export function classNameOf(type: JavaType): string {
  const plato = platoType(type);
  return plato.kind === 'ref' ? plato.className : OBJECT_CLASS;
}

/** The value that Java gives a field or element of the type before anything is assigned; undefined for a map. */
export function defaultValue(type: Type): Expr | undefined {
  switch (type.kind) {
    case 'int':
      return { kind: 'int', value: '0' };
    case 'bool':
      return { kind: 'bool', value: false };
    case 'float':
      return { kind: 'apply', name: 'float.0.0', args: [], type: FLOAT };
    case 'ref':
      return { kind: 'null' };
    case 'map':
      return undefined;
  }
}

/** Names that begin with `$` are the checker's own: a Java variable of such a name gets another one. */
export function userName(name: string): string {
  return isOwnName(name) ? `_${name}` : name;
}
