/**
 * Shows why a clause about the environment is neither assumed nor checked, by stores that the user can follow: one in which doing nothing
 * breaks it, or three with two steps between them, each of which is allowed although both together are not.
 * Neighbours: `sequential/environment/environment-check.ts` says which values to watch; `verify/environment.ts` reports.
 */
import type { Diagnostic, TraceStep } from '../diagnostics/diagnostic';
import { diagnostic } from '../diagnostics/diagnostic';
import type { Counterexample } from '../solver/check';
import { ObjectNames, type NamedTerm } from './values';

interface Story {
  readonly label: string;
  /** In one store, or in three. */
  readonly values: readonly string[];
}

/** The failure of one clause. */
export function explainLawFailure(
  counterexample: Counterexample,
  law: 'reflexive' | 'transitive',
  named: readonly NamedTerm[],
): Diagnostic {
  const { obligation } = counterexample.goal;
  const stories = storiesOf(counterexample, law, named);
  if (stories.length === 0) return diagnostic(obligation.code, obligation.span, obligation.message, obligation.related);
  const reported = stories.map(({ label, values }) => `\`${label}\` = ${values.join(', then ')}`).join('; ');
  const steps =
    law === 'reflexive'
      ? ['are here and do nothing']
      : ['start from here', 'make a step that is allowed', 'make another one, and both together are not'];
  const trace = steps.map(
    (action, index): TraceStep => ({
      thread: 'other threads',
      action,
      span: obligation.span,
      values: Object.fromEntries(stories.map(({ label, values }) => [label, values[index]!])),
    }),
  );
  return diagnostic(obligation.code, obligation.span, `${obligation.message}. For example: ${reported}`, obligation.related, trace);
}

function storiesOf(counterexample: Counterexample, law: 'reflexive' | 'transitive', named: readonly NamedTerm[]): readonly Story[] {
  const names = new ObjectNames(
    named.map((one, index) => ({ name: one.name, isThread: one.isThread, value: counterexample.named[index]!.value })),
  );
  const stories: Story[] = [];
  for (const { watch, before, after } of counterexample.watched) {
    if (watch.isBetween || !before || !watch.before) continue;
    const between = counterexample.watched.find((one) => one.watch.isBetween && one.watch.store === watch.store);
    const first = names.show(before, watch.before);
    const values =
      law === 'reflexive' || !between ? [first] : [first, names.show(between.after, between.watch.after), names.show(after, watch.after)];
    if (!values.includes('...')) stories.push({ label: watch.label, values });
  }
  return stories;
}
