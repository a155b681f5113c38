/**
 * `performs` clauses (calvin-r section 3; docs/specifications.md#before-a-method): the actions of the program, numbered as they are
 * written, and the program itself.
 * Neighbours: `method-specs.ts`; formulas in `formula.ts`, frames in `frames.ts`.
 */
import type { Diagnostic } from '../../diagnostics/diagnostic';
import { diagnostic } from '../../diagnostics/diagnostic';
import type { PerformsProgram, SpecClause } from '../../syntax/spec-ast';
import type { AtomicAction, FrameItem, Performs, PerformsTree } from '../../plato/ir';
import type { FormulaPlace } from './formula';
import { clauseOf } from './formula';
import { lowerFrame } from './frames';

/** The labels of a program's actions as they are written; an action without one is called by its number. */
export function performedLabels(specs: readonly SpecClause[]): readonly string[] {
  const labels: string[] = [];
  const visit = (program: PerformsProgram): void => {
    if (program.kind === 'act') labels.push(program.label ?? String(labels.length + 1));
    else if (program.kind === 'star') visit(program.body);
    else if (program.kind !== 'skip') program.parts.forEach(visit);
  };
  for (const clause of specs) if (clause.kind === 'performs') visit(clause.program);
  return labels;
}

/** `place` is that of an action of the method: two stores, parameters, and the result. Undefined where something in it is wrong. */
export function lowerPerforms(
  clause: SpecClause & { readonly kind: 'performs' },
  place: FormulaPlace,
): { readonly performs: Performs | undefined; readonly diagnostics: readonly Diagnostic[] } {
  const actions: AtomicAction[] = [];
  const diagnostics: Diagnostic[] = [];
  let isWrong = false;
  const act = (program: PerformsProgram & { readonly kind: 'act' }): PerformsTree => {
    const label = program.label ?? String(actions.length + 1);
    if (actions.some((one) => one.label === label))
      diagnostics.push(
        diagnostic('spec-type', program.span, `Two actions have the label \`${label}\`; a witness could not tell them apart.`),
      );
    const frame = lowerFrame(program.frame, place, 'all keys');
    const condition = clauseOf(program.body, place);
    diagnostics.push(...frame.diagnostics, ...condition.diagnostics);
    if (condition.clause === undefined) isWrong = true;
    else actions.push({ label, frame: frame.items, condition: condition.clause, span: program.span });
    return { kind: 'action', index: actions.length - 1 };
  };
  const visit = (program: PerformsProgram): PerformsTree => {
    switch (program.kind) {
      case 'act':
        return act(program);
      case 'skip':
        return { kind: 'skip' };
      case 'star':
        return { kind: 'star', body: visit(program.body) };
      default:
        return { kind: program.kind, parts: program.parts.map(visit) };
    }
  };
  const tree = visit(clause.program);
  if (isWrong || diagnostics.some((one) => one.severity === 'error')) return { performs: undefined, diagnostics };
  return { performs: { actions, tree, span: clause.span }, diagnostics };
}

/**
 * Whether `modifies` beside `performs` names just what the frames of the actions name: fields of parameters and static fields, so that it
 * is the same whenever it is read. What it says follows from `performs` then, by which no step changes anything else.
 */
export function repeatsFrames(modifies: readonly FrameItem[], { actions }: Performs): boolean {
  const frames = actions.flatMap((one) => one.frame);
  return modifies.length > 0 && names(frames, modifies) && names(modifies, frames);
}

function names(all: readonly FrameItem[], some: readonly FrameItem[]): boolean {
  return some.every((one) => all.some((other) => isSamePlace(one, other)));
}

function isSamePlace(one: FrameItem, other: FrameItem): boolean {
  if (one.kind !== 'location' || other.kind !== 'location') return false;
  const [left, right] = [one.location, other.location];
  if (left.kind === 'static') return right.kind === 'static' && left.field === right.field;
  if (left.kind !== 'field' || right.kind !== 'field' || left.field !== right.field) return false;
  return left.object.kind === 'var' && right.object.kind === 'var' && left.object.name === right.object.name;
}
