/**
 * Lowers `switch`: a dispatch that leaves to the block of its case, the bodies behind each other so that control falls through with colons, and leaves
 * the switch with arrows.
 *
 *     block break { block case#2 { block case#1 { choose case#1 [] choose case#2 [] exit break } body#1 } body#2 }
 *
 * Neighbours: `expressions.ts` and `statements.ts`; jumps in `jumps.ts`.
 */
import type { TypedSwitch } from '../../resolve/typed';
import { isReference } from '../../resolve/types';
import type { Expr, Stmt } from '../ir';
import { constantValue } from './arithmetic';
import type { Builder } from './builder';
import { seq } from './builder';
import { emitJump } from './jumps';
import { platoType } from './plato-types';
import { NULL, equal, or } from './terms';
import { locationExpr } from '../type-of';

export function lowerSwitchStmt(typed: TypedSwitch, labels: readonly string[], builder: Builder): void {
  const label = builder.label('break');
  const depth = builder.finalizers.length;
  builder.jumpTargets.push({ kind: 'break', names: labels, isDefault: true, label, depth, result: undefined });
  lowerCases(typed, label, builder);
  builder.jumpTargets.pop();
}

export function lowerSwitchExpr(typed: TypedSwitch, builder: Builder): Expr {
  const label = builder.label('yield');
  const depth = builder.finalizers.length;
  const result = builder.temporary(platoType(typed.result!));
  builder.jumpTargets.push({ kind: 'yield', names: [], isDefault: true, label, depth, result: { name: result.name, type: result.type } });
  lowerCases(typed, label, builder);
  builder.jumpTargets.pop();
  return result;
}

function lowerCases(typed: TypedSwitch, breakLabel: string, builder: Builder): void {
  const value = builder.lowerExpr(typed.subject, builder, true);
  const subject = builder.keep(value, platoType(typed.subject.type), typed.subject.span);
  if (isReference(typed.subject.type)) {
    const asserts = builder.nonNullAssertions(subject, typed.subject);
    builder.op({ role: 'local', span: typed.subject.span, asserts });
  }
  const caseLabels = typed.cases.map(() => builder.label('case'));
  const labelValues = typed.cases.map((one) => one.labels.map((label) => labelValue(label, builder)));
  let body: readonly Stmt[] = builder.collect(() => chooseCase(typed, subject, caseLabels, labelValues, breakLabel, builder));
  typed.cases.forEach((one, index) => {
    const inner: Stmt = { kind: 'block', label: caseLabels[index]!, body: seq(body) };
    const steps = builder.collect(() => {
      for (const stmt of one.body) builder.lowerStmt(stmt, builder);
      if (one.isArrow) emitJump(builder, { kind: 'label', label: breakLabel, depth: builder.finalizers.length }, one.span);
    });
    body = [inner, ...steps];
  });
  builder.emit({ kind: 'block', label: breakLabel, body: seq(body) });
}

/** Constants of an enum are final: comparing with them is no shared access. */
function labelValue(label: TypedSwitch['cases'][number]['labels'][number], builder: Builder): Expr {
  if (label.kind === 'constant') return constantValue(label.constant);
  if (label.kind === 'static') return locationExpr({ kind: 'static', field: label.field.id, type: platoType(label.field.type) });
  builder.reject('a case that is not a constant', label.span);
  return NULL;
}

/**
 * One branch for each case and one for the rest. Without a default the rest leaves; a switch expression without one names every constant of an
 * enum, which Java checks, so that there is no rest.
 */
function chooseCase(
  typed: TypedSwitch, subject: Expr, caseLabels: readonly string[], values: readonly (readonly Expr[])[], breakLabel: string, builder: Builder,
): void {
  const branches: Stmt[] = [];
  const matches = values.map((list) => or(...list.map((value) => equal(subject, value))));
  const when = (guard: Expr, label: string): void => {
    const assume = builder.collect(() => builder.op({ role: 'assume', span: typed.subject.span, guard }));
    branches.push(seq([...assume, { kind: 'exit', label }]));
  };
  typed.cases.forEach((one, index) => {
    if (one.labels.length > 0) when(matches[index]!, caseLabels[index]!);
  });
  const defaultIndex = typed.cases.findIndex((one) => one.isDefault);
  const rest: Expr = { kind: 'unary', op: '!', operand: or(...matches) };
  if (defaultIndex >= 0) when(rest, caseLabels[defaultIndex]!);
  else if (typed.result === undefined) when(rest, breakLabel);
  if (branches.length === 0) builder.emit({ kind: 'exit', label: breakLabel });
  else builder.emit({ kind: 'choice', branches });
}
