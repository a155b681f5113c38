/**
 * Functions of the workspace that have no class here, because the place where they stand says no interface or is not translated, in code of
 * the library that runs what it is given (`updateAndGet`). What such a function does is not known; but most calls pass one that is, and
 * inlining then finds that this one alone runs. Where it is the method of the interface itself that would run, nothing is translated.
 * Soundness: docs/soundness/java.md#functions-without-a-class.
 * Neighbours: `calls/unseen-targets.ts` makes that method a target of the call; `inline/inline.ts` chooses among the targets.
 */
import { callsOf } from '../../plato/statements';
import type { MadeProcedure } from '../bodies/procedures';

/** Says of each of these methods why no call of it is translated. */
export function withUnseenFunctions(made: readonly MadeProcedure[]): MadeProcedure[] {
  const called = new Set(
    made.flatMap(({ owner, procedure: { body } }) =>
      owner.isLibrary && body !== undefined ? callsOf(body).flatMap((call) => call.targets.map((target) => target.procedure)) : [],
    ),
  );
  return made.map((one) => {
    const { procedure, owner, method } = one;
    const isUnseen =
      owner.isLibrary && method?.isAbstract === true && !procedure.isAbstract && procedure.body === undefined && called.has(procedure.id);
    if (!isUnseen) return one;
    const reason = 'a lambda expression or a method reference of the workspace whose own place is not translated may implement it';
    return {
      ...one,
      procedure: { ...procedure, mayThrow: true, unsupported: [...procedure.unsupported, { reason, span: procedure.nameSpan }] },
    };
  });
}
