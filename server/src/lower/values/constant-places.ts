/**
 * The place and the name that a constant of an enum has, in the ghost fields of `Enum`.
 * Neighbours: `calls/creations.ts` notes them before the constructor of the constant runs; `program/enum-constants.ts` says later what they
 * are.
 */
import type { Expr, Operation } from '../../plato/ir';
import { INT, ref } from '../../plato/ir';
import type { FieldSymbol } from '../../resolve/symbols';
import { ENUM_NAME, STRING_NAME } from '../../resolve/types';
import { int } from './terms';

/** The ghost fields of `Enum` with what they are of a constant, as assignments to the object. */
export function placeOfConstant(field: FieldSymbol, object: Expr): Operation['assigns'] {
  const position = field.owner.enumConstants.findIndex((one) => one === field.enumConstant);
  return [
    { target: { kind: 'field', object, field: `${ENUM_NAME}.position`, type: INT }, value: int(position) },
    {
      target: { kind: 'field', object, field: `${ENUM_NAME}.label`, type: ref(STRING_NAME) },
      value: { kind: 'string', value: field.name },
    },
  ];
}
