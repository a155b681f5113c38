/**
 * What the verdict of a method rests on (docs/theory.md#verdicts): everything that it takes for granted and nobody proves.
 * Neighbours: `method.ts` puts it into the result.
 */
import { onceForNamed } from '../base/once-for';
import { ALL_EFFECTS } from '../effects/effects';
import type { Inlined } from '../inline/inline';
import type { Procedure } from '../plato/ir';
import { callsOf } from '../plato/statements';
import { checkable } from './checkable';
import { unprovedEntry, withOwedFrame } from './obliged';
import { unprotectedMemory } from './plain-memory';
import type { Trusted } from './results';
import type { Shared } from './shared';

/**
 * Whether nobody proves what a specified method says: it is not translated, or something that it calls is not. One without a body promises
 * nothing itself.
 */
function isUnchecked(shared: Shared, callee: Procedure): boolean {
  if (callee.unsupported.length > 0 || callee.hasSyntaxErrors) return true;
  if (callee.body === undefined) return false;
  return isUncheckable(shared, callee.id, callee);
}

const isUncheckable = onceForNamed((shared: Shared, _: string, callee: Procedure): boolean => {
  try {
    return checkable(shared, callee).kind === 'verdict';
  } catch {
    // What the checker stumbles over is reported where the callee is checked.
    return true;
  }
});

/** Of calls that are not looked into: those of which the same is to be said, in one sentence. */
function cutFacts(shared: Shared, procedure: Procedure, cut: Iterable<string>): readonly string[] {
  const groups = new Map<string, string[]>();
  for (const id of cut) {
    const callee = shared.table.get(id)!;
    const { everything, stores } = shared.effects.get(id) ?? ALL_EFFECTS;
    const owes = withOwedFrame(shared.program, procedure) !== procedure && (everything || stores.size > 0);
    const more = `${owes ? ', and takes it that they change nothing' : ''}${isUnchecked(shared, callee) ? '; what they do is not checked' : ''}`;
    groups.set(more, [...(groups.get(more) ?? []), `\`${callee.display}\``]);
  }
  return [...groups].map(
    ([more, names]) => `does not look into calls of ${names.join(', ')}, which would make its condition too large${more}`,
  );
}

/** What the verdict rests on (docs/theory.md#verdicts): facts in words, races that are not looked for first; and whose word is taken. */
export function restsOn(
  shared: Shared,
  procedure: Procedure,
  inlined: Inlined | undefined,
): { readonly facts: readonly string[]; readonly trusted: readonly Trusted[] } {
  const races = inlined && unprotectedMemory(shared.program, procedure, inlined.body);
  const found = new Set<string>([
    ...(races === undefined ? [] : [races]),
    ...procedure.restsOn,
    ...unprovedEntry(shared.program, procedure).taken,
  ]);
  const trusted: Trusted[] = [];
  for (const id of inlined?.inlinedProcedures ?? []) {
    const callee = shared.table.get(id);
    if (callee?.isTrusted) trusted.push({ kind: 'model', name: callee.display });
    for (const one of callee?.restsOn ?? []) found.add(one);
  }
  for (const id of inlined?.abstractProcedures ?? []) {
    const callee = shared.table.get(id);
    if (callee?.isComputed === true)
      found.add(
        callee.unsupported.length > 0
          ? `takes of a call of \`${callee.display}\`, which is not translated, only that it may change every field; what it does is not checked`
          : `takes of a call of \`${callee.display}\` that is not looked into only that it changes what the bodies write that it runs`,
      );
    if (callee?.isOpaque === true) continue;
    if (callee?.isTrusted) {
      trusted.push({ kind: 'specification', name: callee.display });
      for (const one of callee.restsOn) found.add(one);
    } else if (callee?.isForeign)
      found.add(
        `the specification of the native method \`${callee.display}\`, which nobody can check: also that it changes nothing else and gives up no monitor`,
      );
    else if (callee && (callee.hasSpecErrors || isUnchecked(shared, callee)))
      found.add(`the specification of \`${callee.display}\`, which is not checked`);
  }
  for (const fact of cutFacts(shared, procedure, inlined?.cutProcedures ?? [])) found.add(fact);
  const isWithoutSource = (id: string): boolean => {
    const callee = shared.table.get(id);
    return callee?.isOpaque === true && callee.isComputed !== true;
  };
  if (inlined && callsOf(inlined.body).some((call) => call.targets.some((target) => isWithoutSource(target.procedure))))
    found.add(
      'calls of methods of which there is neither source nor a specification here: they are taken not to know the classes that are checked, so to reach their objects only by calling back what these override, to give up no lock of their caller, and to bear calls by several threads at once',
    );
  for (const axiom of shared.program.axioms) found.add(`the axiom \`${axiom.clause.text}\``);
  return { facts: [...found], trusted: [...new Map(trusted.map((one) => [`${one.kind} ${one.name}`, one])).values()] };
}
