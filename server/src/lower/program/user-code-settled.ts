/**
 * The last step of lowering, over all procedures: which calls of the library are not translated because of what the library may run in
 * them, which exceptions leave, and what each call says of user code.
 * Neighbours: `effects/user-code.ts` finds what may be run, `user-code-effects.ts` what that does, `throws.ts` settles the exceptions.
 * Why it may: docs/soundness/opaque.md#code-of-the-workspace-in-calls-of-the-library.
 */
import type { Resolved } from '../../resolve/resolve';
import type { Effects } from '../../effects/effects';
import { procedureEffects } from '../../effects/procedure-effects';
import type { Procedure, Program } from '../../plato/ir';
import { UserCode, type LibraryFacts } from '../../effects/user-code';
import { isNamed } from '../../analyses/annotations';
import { settleExceptions } from './throws';
import type { Shown } from './shown-checks';
import { UserCodeEffects, type Refusal } from './user-code-effects';
import { callsOf, mapCalls } from '../../plato/statements';
import { runningFirst } from './opaque-procedures';

/** What the stubs say that Plato does not. */
export function libraryFacts(resolved: Resolved): LibraryFacts {
  const saidOf = (procedure: string, annotation: string): ReadonlySet<string> | undefined => {
    const method = resolved.methodById(procedure);
    const said = method?.owner.isLibrary === true ? method.annotations.find(isNamed(annotation)) : undefined;
    return said?.values && new Set(said.values.filter((name) => name !== 'nothing'));
  };
  return {
    isGeneric: (className) => (resolved.table.get(className)?.typeParams.length ?? 0) > 0,
    asks: (procedure) => saidOf(procedure, 'Asks'),
    asksItself: (procedure) => saidOf(procedure, 'AsksItself'),
    isExact: (procedure) => resolved.methodById(procedure)?.annotations.some(isNamed('Exactly')) === true,
    asksHeld: (procedure) => saidOf(procedure, 'AsksHeld'),
  };
}

/**
 * The procedures with all that follows from what the library may run. `follows`: whether calls of code without source are followed in the
 * procedure (`resolve/opaque.ts`); `shownOf`: whether what fails in it is reported (`shown-checks.ts`).
 */
export function withUserCode(
  program: Program,
  facts: LibraryFacts,
  follows: (procedure: Procedure) => boolean,
  shownOf: (procedure: Procedure) => Shown,
): readonly Procedure[] {
  const refused = refuse(program, facts, follows, shownOf);
  const code = new UserCode({ ...program, procedures: refused }, facts);
  return settleExceptions(refused, program, new UserCodeEffects(refused, code, shownOf), shownOf);
}

/** A method that becomes unsupported may do anything where the library runs it, so that others may follow. */
function refuse(
  program: Program,
  facts: LibraryFacts,
  follows: (procedure: Procedure) => boolean,
  shownOf: (procedure: Procedure) => Shown,
): readonly Procedure[] {
  const code = new UserCodeEffects(program.procedures, new UserCode(program, facts), shownOf);
  let effects: ReadonlyMap<string, Effects> | undefined;
  const known = (): ReadonlyMap<string, Effects> => (effects ??= procedureEffects(program));
  let isStable = true;
  const procedures = program.procedures.map((one): Procedure => {
    if (one.body === undefined || one.isTrusted || one.unsupported.length > 0) return one;
    const refused = new Map(
      callsOf(one.body).flatMap((call) => {
        const reason = code.refusal(call, known);
        return reason === undefined ? [] : [[call, reason] as const];
      }),
    );
    if (refused.size === 0) return one;
    const found: readonly Refusal[] = [...refused.values()];
    if (!follows(one) && found.every((reason) => reason.believed !== undefined)) {
      const taken = found.map(
        ({ believed }) => `takes it that code without source changes nothing where \`${believed}\` calls it, which the library may run`,
      );
      return taken.every((text) => one.restsOn.includes(text)) ? one : { ...one, restsOn: [...new Set([...one.restsOn, ...taken])] };
    }
    isStable = false;
    if (follows(one) && found.every((reason) => reason.isOfEffects === true))
      return { ...one, body: mapCalls(one.body, (call) => (refused.has(call) ? runningFirst(call) : call)) };
    return { ...one, unsupported: found.map(({ reason, span }) => ({ reason, span })), mayThrow: true };
  });
  return isStable ? procedures : refuse({ ...program, procedures }, facts, follows, shownOf);
}
