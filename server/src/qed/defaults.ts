/**
 * Java's default values as expressions of Plato.
 * Neighbours: `constructors.ts` and `auxiliary.ts`, where static fields and auxiliary variables begin.
 */
import type { Expr, Type } from '../plato/ir';
import { NotAnAction } from './execute';

export function defaultValue(type: Type): Expr {
  switch (type.kind) {
    case 'int':
      return { kind: 'int', value: '0' };
    case 'bool':
      return { kind: 'bool', value: false };
    case 'ref':
      return { kind: 'null' };
    case 'float':
    case 'map':
      throw new NotAnAction('a static field has a type without a default that can be written');
  }
}
