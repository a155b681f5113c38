/**
 * `performs` clauses (calvin-r section 3; design: spec-language, "Before a method"): the actions of the program, numbered as they are written, and the
 * program itself.
 * Neighbours: `method-specs.ts`; formulas in `formula.ts`, frames in `frames.ts`.
 */
import type { Diagnostic } from '../../diagnostics/diagnostic';
import { diagnostic } from '../../diagnostics/diagnostic';
import type { PerformsProgram, SpecClause } from '../../syntax/spec-ast';
import type { AtomicAction, Performs, PerformsTree } from '../ir';
import type { FormulaPlace } from './formula';
import { clauseOf } from './formula';
import { lowerFrame } from './frames';

/** `place` is that of an action of the method: two stores, parameters, and the result. Undefined where something in it is wrong. */
export function lowerPerforms(clause: SpecClause & { readonly kind: 'performs' }, place: FormulaPlace): { readonly performs: Performs | undefined; readonly diagnostics: readonly Diagnostic[] } {
  const actions: AtomicAction[] = [];
  const diagnostics: Diagnostic[] = [];
  let isWrong = false;
  const act = (program: PerformsProgram & { readonly kind: 'act' }): PerformsTree => {
    const label = program.label ?? String(actions.length + 1);
    if (actions.some((one) => one.label === label)) diagnostics.push(diagnostic('spec-type', program.span, `Two actions have the label \`${label}\`; a witness could not tell them apart.`));
    const frame = lowerFrame(program.frame, place);
    const condition = clauseOf(program.body, place);
    diagnostics.push(...frame.diagnostics, ...condition.diagnostics);
    if (condition.clause === undefined) isWrong = true;
    else actions.push({ label, frame: frame.items, condition: condition.clause, span: program.span });
    return { kind: 'action', index: actions.length - 1 };
  };
  const visit = (program: PerformsProgram): PerformsTree => {
    switch (program.kind) {
      case 'act': return act(program);
      case 'skip': return { kind: 'skip' };
      case 'star': return { kind: 'star', body: visit(program.body) };
      default: return { kind: program.kind, parts: program.parts.map(visit) };
    }
  };
  const tree = visit(clause.program);
  if (isWrong || diagnostics.some((one) => one.severity === 'error')) return { performs: undefined, diagnostics };
  return { performs: { actions, tree, span: clause.span }, diagnostics };
}
