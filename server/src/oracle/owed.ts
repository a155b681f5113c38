/**
 * What a procedure may change although it does not say so itself: a method that overrides one of the library which changes nothing may be
 * called by the library anywhere, and changes nothing either, but for what changes a collection and for a thread's own `start`; a static
 * initializer changes the static fields of its class.
 * Why not `effects/library-overrides.ts`: what decides it for the checker is what is to be tested.
 * Neighbours: `calls.ts` asks at entry; `frames.ts` reads the clause.
 */
import { onceForWith } from '../base/once-for';
import { lastPart } from '../base/dotted-name';
import { OBJECT_CLASS, type FrameItem, type Procedure, type Type } from '../plato/ir';
import type { Model } from './model';

const THREAD_START = 'java.lang.Thread.start()';

/** Undefined: anything. */
export const frameOf = onceForWith((procedure: Procedure, model: Model): readonly FrameItem[] | undefined => {
  if (procedure.isTrusted) return undefined;
  const { program } = model;
  if (procedure.kind === 'staticInitializer') {
    const own = program.fields.filter((field) => field.isStatic && field.owner === procedure.owner);
    return own.map((field) => ({
      kind: 'location',
      location: { kind: 'static', field: field.id, type: field.type },
      span: field.nameSpan,
    }));
  }
  if (procedure.kind === 'method' && !procedure.isStatic) {
    const above = new Set([...model.above(procedure.owner), OBJECT_CLASS].filter((one) => model.isLibrary.has(one)));
    const isQuiet = (one: Procedure): boolean =>
      one.isTrusted && one.modifies?.length === 0 && one.mutates !== true && one.id !== THREAD_START;
    if (program.procedures.some((one) => isQuiet(one) && above.has(one.owner) && overrides(procedure, one))) return [];
  }
  return procedure.performs === undefined && procedure.actions === undefined ? procedure.modifies : undefined;
});

function overrides(own: Procedure, above: Procedure): boolean {
  return (
    nameOf(own) === nameOf(above) &&
    !above.isStatic &&
    above.kind === 'method' &&
    own.params.length === above.params.length &&
    own.params.slice(1).every((one, index) => accepts(above.params[index + 1]!.type, one.type))
  );
}

function nameOf({ id }: Procedure): string {
  const head = id.slice(0, id.indexOf('('));
  return lastPart(head);
}

/** What is generic above is an Object there. */
function accepts(above: Type, own: Type): boolean {
  return above.kind === 'ref' && own.kind === 'ref'
    ? above.className === own.className || above.className === OBJECT_CLASS
    : above.kind === own.kind;
}
