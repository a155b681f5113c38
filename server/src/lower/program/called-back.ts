/**
 * Which methods of the workspace code without source may call, and what it does not know of them: what they ask of their callers, and that
 * a thread's `run` is only entered by that thread.
 * Neighbours: `lower.ts`; `opaque-procedures.ts` reads off these methods what code without source may change.
 * Why it may: docs/soundness/opaque.md#what-methods-ask-that-are-called-back.
 */
import type { Procedure } from '../../plato/ir';
import { callsOf } from '../../plato/statements';
import type { Resolved } from '../../resolve/resolve';
import { hasMember } from '../../resolve/unseen';
import type { ClassSymbol } from '../../resolve/symbols';
import { opaqueTarget } from '../calls/opaque-kinds';
import { isCalledByName } from '../facts/opaque-names';
import type { MadeProcedure } from '../bodies/procedures';

/** Ids of procedures. */
export interface Callbacks {
  readonly all: ReadonlySet<string>;
  /** By a supertype that code without source knows: one of the library, or one of which nothing is known here. */
  readonly byStrangers: ReadonlySet<string>;
}

/**
 * What code without source may call, and what a call may be of which nobody knows the class: methods by their names; functions, and methods
 * that may stand for one of the library, of an interface or of a class that is not known.
 */
export function calledBack(made: readonly MadeProcedure[], resolved: Resolved): Callbacks {
  const { table } = resolved;
  const all = new Set<string>();
  const byStrangers = new Set<string>();
  // What a class inherits may stand for a method of an interface that only it names, if it is public.
  const heirs = new Map<ClassSymbol, ClassSymbol[]>();
  for (const one of table.classes)
    if (!one.isLibrary) for (const above of table.lineage(one)) heirs.set(above, [...(heirs.get(above) ?? []), one]);
  for (const { procedure, method, owner } of made) {
    // What a method without a body does, those do that implement it.
    if (!procedure.isTrusted && method?.isAbstract === false && isCalledByName(method, resolved)) all.add(procedure.id);
    if (procedure.isTrusted || method === undefined || method.isAbstract || method.isStatic || method.isConstructor || method.isPrivate)
      continue;
    const inheriting = heirs.get(owner) ?? [owner];
    const overridden = inheriting
      .flatMap((heir) => table.lineage(heir))
      .filter(
        (one) =>
          one !== owner &&
          (one.isLibrary
            ? hasMember(one, method)
            : one.kind === 'interface' &&
              one.methods.some((other) => other.name === method.name && other.params.length === method.params.length)),
      );
    const isUnknown = inheriting.some((one) => (one === owner || method.access === undefined) && table.unknownSuperOf(one) !== undefined);
    if (isUnknown || overridden.some((one) => one.isLibrary)) byStrangers.add(procedure.id);
    // A method of an interface with a body may run for an object that inherits it.
    if (procedure.isLambda === true || overridden.length > 0 || owner.kind === 'interface' || isUnknown) all.add(procedure.id);
  }
  return { all, byStrangers };
}

/**
 * What a method asks of its callers, or knows of its thread, code without source does not know that calls it, nor does the library: such a
 * method owes it, or, in a file with clauses of Calvin's, the result says that it is taken for granted. (Calls by name are refused where
 * they stand; what a function asks that runs at once is shown where it is given away.)
 */
export function withStrangers(
  procedures: readonly Procedure[],
  { byStrangers }: Callbacks,
  follows: (procedure: Procedure) => boolean,
): readonly Procedure[] {
  const callsStrangers = procedures.some(
    ({ body }) => body !== undefined && callsOf(body).some((call) => opaqueTarget(call) !== undefined),
  );
  return procedures.map((one) => {
    const begun =
      one.beginsThread === true && callsStrangers
        ? [`takes it that code without source runs \`${one.display}\` only by starting the thread`]
        : [];
    const isAsked = one.requires.length > 0 && byStrangers.has(one.id) && one.isRunAtOnce !== true;
    if (isAsked && follows(one)) return { ...one, isCalledBack: true as const, restsOn: [...one.restsOn, ...begun] };
    const taken =
      isAsked && callsStrangers
        ? one.requires.map(
            ({ text }) => `takes it that \`${text}\` holds wherever the library, or code without source, calls \`${one.display}\``,
          )
        : [];
    return begun.length + taken.length === 0 ? one : { ...one, restsOn: [...one.restsOn, ...begun, ...taken] };
  });
}
