/**
 * Which arrays a method of the library reads and writes when it is called: it has no body in which that could be seen.
 * Soundness: docs/soundness/library.md#library-and-arrays.
 * Neighbours: `sequential/modular/library-accesses.ts` checks these accesses at the call, `sequential/slices` takes their elements for at
 * hand.
 */
import { onceFor } from '../base/once-for';
import type { Call, Expr, FrameItem, Procedure } from '../plato/ir';
import { ARRAY_INTERFACES, OBJECT_CLASS } from '../plato/ir';
import { typeOf } from '../plato/type-of';

/** The arguments that may be arrays whose elements a method of the library reads, with what is known of their classes. */
export function arraysRead(
  callee: Procedure,
  stmt: Call,
): readonly { readonly parameter: string; readonly argument: Expr; readonly className: string }[] {
  if (!callee.isTrusted) return [];
  const isAboutArrays = elementsWritten(callee).length > 0;
  return callee.params.flatMap((parameter, index) => {
    // An `Object` may be an array, if the method is about arrays at all.
    if (parameter.type.kind !== 'ref') return [];
    const argument = stmt.args[index]!;
    const className = staticClassOf(argument);
    const mayBeRead =
      className.endsWith('[]') ||
      ((className === OBJECT_CLASS || ARRAY_INTERFACES.includes(className)) && (isAboutArrays || callee.keepsAnything === true));
    return mayBeRead ? [{ parameter: parameter.name, argument, className }] : [];
  });
}

/** Of which arrays it writes elements; `index` undefined: all of them. */
export function elementsWritten({ modifies }: Procedure): readonly WrittenElements[] {
  return modifies === undefined ? [] : elementsIn(modifies);
}

interface WrittenElements {
  readonly array: Expr;
  readonly index: Expr | undefined;
}

/** What code without source may write is thousands of items, and it is called everywhere. */
const elementsIn = onceFor((frame: readonly FrameItem[]): readonly WrittenElements[] =>
  frame.flatMap((item): readonly WrittenElements[] => {
    if (item.kind === 'allElements') return [{ array: item.array, index: undefined }];
    return item.kind === 'location' && item.location.kind === 'elem' ? [{ array: item.location.array, index: item.location.index }] : [];
  }),
);

/** The class that the type of an expression names. */
export function staticClassOf(expr: Expr): string {
  const type = typeOf(expr);
  return type.kind === 'ref' ? type.className : OBJECT_CLASS;
}
