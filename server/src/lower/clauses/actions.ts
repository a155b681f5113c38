/**
 * `action` clauses and the witnesses that say where they happen (calvin-tcs 5 and 6.3; docs/specifications.md).
 * Neighbours: `method-specs.ts` reads the clauses of a method, `bodies/spec-statements.ts` the witnesses in its body;
 * `sequential/simulation/simulation.ts` checks them.
 */
import type { Span } from '../../base/span';
import type { Diagnostic } from '../../diagnostics/diagnostic';
import { diagnostic } from '../../diagnostics/diagnostic';
import type { SpecClause } from '../../syntax/spec-ast';
import type { AtomicAction } from '../../plato/ir';
import { HOLDER_FIELD, RESULT_VARIABLE } from '../../plato/ir';
import { freeVars } from '../../plato/substitute';
import type { FormulaPlace } from './formula';
import { clauseOf } from './formula';
import { lowerFrame } from './frames';

/** The labels of the actions of a specification in their order; an action without one is called by its number. */
export function actionLabels(specs: readonly SpecClause[]): readonly string[] {
  return specs.flatMap((clause) => (clause.kind === 'action' ? [clause.label] : [])).map((label, index) => label ?? String(index + 1));
}

/** One `action` clause; `place` is that of the method's state formulas. */
export function lowerAction(
  clause: SpecClause & { readonly kind: 'action' },
  label: string,
  place: FormulaPlace,
): { readonly action: AtomicAction | undefined; readonly diagnostics: readonly Diagnostic[] } {
  const frame = lowerFrame(clause.frame, { ...place, mode: 'state' });
  const condition = clauseOf(clause.ensures, { ...place, mode: 'action' });
  const diagnostics = [...frame.diagnostics, ...condition.diagnostics];
  for (const item of frame.items) {
    if (item.kind !== 'location' || item.location.kind !== 'field' || item.location.field !== HOLDER_FIELD) continue;
    diagnostics.push(
      diagnostic(
        'spec-type',
        item.span,
        'No action can change who holds a monitor: what `synchronized` takes it gives back. Use a ghost field of your own.',
      ),
    );
  }
  if (condition.clause !== undefined && freeVars(condition.clause.expr).has(RESULT_VARIABLE)) {
    diagnostics.push(
      diagnostic(
        'spec-type',
        clause.ensures.span,
        'An `action` happens before the method returns, so it cannot speak of `\\result`; the `ensures` of the method can.',
      ),
    );
  }
  if (condition.clause === undefined) return { action: undefined, diagnostics };
  return { action: { label, frame: frame.items, condition: condition.clause, span: clause.span }, diagnostics };
}

/** Labels that name two actions. */
export function repeatedLabels(specs: readonly SpecClause[]): readonly Diagnostic[] {
  const labels = actionLabels(specs);
  const clauses = specs.filter((clause) => clause.kind === 'action');
  return clauses.flatMap((clause, index) =>
    labels.indexOf(labels[index]!) < index
      ? [diagnostic('spec-type', clause.span, `Another action of this method is already called \`${labels[index]!}\`.`)]
      : [],
  );
}

/**
 * The action that a witness names. `set pc = n` is the older spelling (calvin-tcs 5): `pc` counts from 1 and goes from `i` to `i + 1` with
 * the `i`-th action, so that `n` says that action `n - 1` has happened.
 */
export function witnessedAction(
  clause: SpecClause & { readonly kind: 'witness' },
  labels: readonly string[],
): { readonly label: string } | { readonly diagnostic: Diagnostic } {
  const wrong = (message: string, span: Span = clause.span): { readonly diagnostic: Diagnostic } => ({
    diagnostic: diagnostic('spec-type', span, message),
  });
  const known = labels.map((label) => `\`${label}\``).join(', ');
  if (clause.asSet === undefined) {
    return labels.includes(clause.label)
      ? { label: clause.label }
      : wrong(`This method has no action \`${clause.label}\`; its actions are ${known}.`);
  }
  const label = labels[Number(clause.label) - 2];
  return label === undefined
    ? wrong(
        `\`pc\` starts at 1 and goes up by one with each action, so here it can become ${labels.length === 1 ? '2' : `2 to ${labels.length + 1}`}.`,
      )
    : { label };
}
