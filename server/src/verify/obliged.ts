/**
 * What a procedure owes although nobody wrote it down, because others rely on it wherever it may run:
 * a method that overrides one of the trusted library keeps the library's promise to change nothing (the library may call `toString`, `equals` or
 * `hashCode` of any object anywhere), and a static initializer, which runs at the first use of its class wherever that is, writes only its own class's
 * static fields and what it allocates.
 * Neighbours: `method.ts` checks a procedure as this makes it.
 */
import type { FrameItem, Procedure, Program } from '../plato/ir';
import type { Hierarchy } from '../sequential/hierarchy';
import { overriddenInLibrary } from '../plato/library-overrides';

/**
 * Why a procedure that may run anywhere must not wait, where it may: `wait` gives up a monitor that whoever runs it may hold and rely on. Undefined where it does
 * not wait, or owes nothing.
 */
export function owedPatience(program: Program, hierarchy: Hierarchy, procedure: Procedure, waits: boolean): string | undefined {
  if (!waits) return undefined;
  if (procedure.kind === 'staticInitializer') return 'a static initializer may wait, and so give up a monitor that is held where the class is first used';
  if (!isBelievedPure(program, hierarchy, procedure)) return undefined;
  return `\`${procedure.display}\` may wait, and so give up a monitor: but it overrides a method of the library that may be called anywhere and is believed to change nothing`;
}

function isBelievedPure(program: Program, hierarchy: Hierarchy, procedure: Procedure): boolean {
  return overriddenInLibrary(program, hierarchy.supers(procedure.owner).slice(1), procedure).some((one) => one.isTrusted && one.modifies?.length === 0);
}

/** The procedure with the frame that it owes; the same one where it owes none. */
export function withOwedFrame(program: Program, hierarchy: Hierarchy, procedure: Procedure): Procedure {
  if (procedure.modifies !== undefined && procedure.modifies.length === 0) return procedure;
  if (procedure.kind === 'staticInitializer') return { ...procedure, modifies: ownStatics(program, procedure) };
  if (procedure.kind === 'constructor' || procedure.isStatic) return procedure;
  if (!isBelievedPure(program, hierarchy, procedure)) return procedure;
  // Whatever it says itself: the library would not know.
  const { performs: _, ...plain } = procedure;
  return { ...plain, modifies: [] };
}

function ownStatics(program: Program, procedure: Procedure): readonly FrameItem[] {
  return program.fields.filter((field) => field.isStatic && field.owner === procedure.owner).map((field) => ({
    kind: 'location', location: { kind: 'static', field: field.id, type: field.type }, span: field.nameSpan,
  }));
}
