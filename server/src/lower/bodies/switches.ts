/**
 * Lowers `switch`: a dispatch that leaves to the block of its case, the bodies one after another so that control falls through with colons,
 * and leaves the switch with arrows.
 *
 *     block break { block case#2 { block case#1 { choose case#1 [] choose case#2 [] exit break } body#1 } body#2 }
 *
 * Soundness: docs/soundness/java.md#exhaustive-switches.
 * Neighbours: `expressions.ts` and `statements.ts`; jumps in `steps/jumps.ts`; `facts/enum-switches.ts` knows what a switch over an enum
 * initializes.
 */
import { outermost } from '../../resolve/access';
import type { TypedExpr, TypedPattern, TypedSwitch } from '../../resolve/typed';
import { STRING_NAME, isReference, unboxed } from '../../resolve/types';
import type { Expr, Stmt } from '../../plato/ir';
import { constantValue } from '../values/arithmetic';
import type { Builder } from '../steps/builder';
import { seq } from '../steps/builder';
import { enumsOf } from '../../analyses/switched-enums';
import { enumSwitchesOf } from '../facts/enum-switches';
import { useClass } from '../steps/first-use';
import { emitJump } from '../steps/jumps';
import { throwNew } from '../steps/throw-new';
import { unboxedValue } from '../values/boxes';
import { classNameOf, platoType } from '../values/plato-types';
import { lowerMatch } from './patterns';
import { textOf } from '../calls/strings';
import { FALSE, NULL, TRUE, and, equal, isInstance, not, notEqual, or } from '../values/terms';
import { locationExpr } from '../../plato/type-of';

const MATCH_EXCEPTION = 'java.lang.MatchException';

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

/**
 * Before what is switched on is looked at. Other compilers number them otherwise, so nothing is known to be initialized afterwards.
 */
function useEnums(typed: TypedSwitch, builder: Builder): void {
  const { owner, resolved, initialized } = builder;
  if (enumsOf(typed, resolved).length === 0) return;
  for (const one of enumSwitchesOf(resolved).byClass.get(outermost(owner))?.enums ?? []) useClass(one, typed.subject.span, builder);
  builder.initialized = initialized;
}

function lowerCases(typed: TypedSwitch, breakLabel: string, builder: Builder): void {
  useEnums(typed, builder);
  const value = builder.lowerExpr(typed.subject, builder, true);
  const subject = builder.keep(value, platoType(typed.subject.type), typed.subject.span);
  const isNullMatched = typed.cases.some((one) => one.matchesNull);
  if (isReference(typed.subject.type) && !isNullMatched) {
    const asserts = builder.nonNullAssertions(subject, typed.subject);
    builder.op({ role: 'local', span: typed.subject.span, asserts });
  }
  const caseLabels = typed.cases.map(() => builder.label('case'));
  const tests = typed.cases.map((one) => or(...one.labels.map((label) => labelTest(label, typed, subject, builder))));
  const isOrdered = isNullMatched || typed.cases.some((one) => one.patterns.length > 0 || one.guard !== undefined);
  let body: readonly Stmt[] = builder.collect(() => {
    if (isOrdered) chooseInOrder(typed, subject, caseLabels, tests, builder);
    else chooseCase(typed, caseLabels, tests, breakLabel, builder);
  });
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

/**
 * Whether the subject is the constant. Constants of an enum are final: comparing with them is no shared access. Strings are compared by
 * their text.
 */
function labelTest(label: TypedExpr, { subject: { type } }: TypedSwitch, subject: Expr, builder: Builder): Expr {
  if (label.kind === 'static')
    return equal(subject, locationExpr({ kind: 'static', field: label.field.id, type: platoType(label.field.type) }));
  if (label.kind !== 'constant') {
    builder.reject('a case that is not a constant', label.span);
    return FALSE;
  }
  const value = constantValue(label.constant);
  if (label.constant.kind === 'string') return and(isInstance(subject, STRING_NAME), equal(textOf(subject), textOf(value)));
  const inside = unboxed(type);
  if (inside === undefined) {
    if (isReference(type)) builder.reject('a case that is not of the type of what is switched on', label.span);
    return equal(subject, value);
  }
  return and(notEqual(subject, NULL), equal(unboxedValue(inside, subject), value));
}

/**
 * Java counts a record pattern as covering its record though a part that is null matches none of the types inside: then no case matches,
 * and Java throws.
 */
function missesNull(pattern: TypedPattern): boolean {
  return pattern.kind === 'record' && pattern.parts.some(({ pattern: part }) => part.kind === 'record' || !part.isTotal);
}

/** Case by case: patterns and guards are tried in the order in which they stand. What Java makes exhaustive has no rest. */
function chooseInOrder(typed: TypedSwitch, subject: Expr, caseLabels: readonly string[], tests: readonly Expr[], builder: Builder): void {
  const { span } = typed.subject;
  const exit = (index: number): Stmt => ({ kind: 'exit', label: caseLabels[index]! });
  const nullIndex = typed.cases.findIndex((one) => one.matchesNull);
  if (nullIndex >= 0) builder.branch(equal(subject, NULL), span, [exit(nullIndex)], [], notEqual(subject, NULL));
  typed.cases.forEach((one, index) => {
    const matched = (): void => {
      const guard = one.guard === undefined ? TRUE : builder.lowerExpr(one.guard, builder, true);
      builder.branch(guard, one.guard?.span ?? one.span, [exit(index)], [], not(guard));
    };
    if (one.labels.length > 0) builder.branch(tests[index]!, span, builder.collect(matched), [], not(tests[index]!));
    for (const pattern of one.patterns) lowerMatch(subject, pattern, matched, builder);
  });
  const defaultIndex = typed.cases.findIndex((one) => one.isDefault);
  const isCovered =
    defaultIndex >= 0 ||
    typed.cases.some((one) => one.guard === undefined && one.patterns.some((pattern) => pattern.kind === 'type' && pattern.isTotal));
  if (defaultIndex >= 0) return builder.emit(exit(defaultIndex));
  // Of which records something may be left: what Java counts as covered by their patterns.
  const missing = isCovered ? [] : typed.cases.flatMap((one) => (one.guard === undefined ? one.patterns.filter(missesNull) : []));
  if (missing.length > 0) {
    const isLeft = or(...missing.map((one) => isInstance(subject, classNameOf(one.tested))));
    builder.branch(
      isLeft,
      span,
      builder.collect(() => throwNew(MATCH_EXCEPTION, typed.span, builder)),
      [],
      not(isLeft),
    );
  }
  builder.op({ role: 'assume', span, guard: FALSE });
}

/**
 * One branch for each case and one for the rest. Without a default the rest leaves; a switch expression without one names every constant of
 * an enum, which Java checks, so that there is no rest.
 */
function chooseCase(
  typed: TypedSwitch,
  caseLabels: readonly string[],
  matches: readonly Expr[],
  breakLabel: string,
  builder: Builder,
): void {
  const branches: Stmt[] = [];
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
