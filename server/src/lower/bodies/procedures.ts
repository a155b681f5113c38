/**
 * Makes the procedures: one for each method and constructor of the workspace and the library, and one for each static initializer.
 * Which of them are checked, and which can throw, is decided when all are made.
 * Neighbours: `body.ts`, `clauses/method-specs.ts`; `program/checked.ts` and `program/throws.ts` finish them.
 */
import { areSeenAsObjects } from '../facts/arrays-as-objects';
import type { Span } from '../../base/span';
import type { Diagnostic } from '../../diagnostics/diagnostic';
import type { Resolved, ResolvedInitializer, ResolvedMethod } from '../../resolve/resolve';
import { isModelled } from '../../resolve/modelled';
import type { ClassSymbol, MethodSymbol } from '../../resolve/symbols';
import { THROWABLE_NAME, displayType } from '../../resolve/types';
import type { Clause, Expr, Performs, Procedure, Unsupported, Variable } from '../../plato/ir';
import { EXCEPTION_VARIABLE, RESULT_VARIABLE, ref } from '../../plato/ir';
import { freeVars } from '../../plato/substitute';
import type { LoweredBody } from './body';
import { lowerBody, parametersOf } from './body';
import { isNamed } from '../../analyses/annotations';
import { isTrustedMethod } from '../calls/dispatch';
import { beginsThread, entryCondition } from '../clauses/entry';
import { lowerMethodSpec } from '../clauses/method-specs';
import { methodDisplay } from '../facts/names';
import { classNameOf, platoType } from '../values/plato-types';
import { heldByCallers } from '../clauses/held-by-callers';
import { heldAtOnce } from '../clauses/run-at-once';
import { and, isInstance, or, variable } from '../values/terms';
import { knownRange } from '../values/widths';
import { forgetsArrays } from '../../resolve/arguments';
import { keepsObjects, mutates } from '../../sharing/collections';

/** A procedure with the symbols that it comes from. */
export interface MadeProcedure {
  readonly procedure: Procedure;
  readonly owner: ClassSymbol;
  readonly method: MethodSymbol | undefined;
  readonly diagnostics: readonly Diagnostic[];
  /** What its specification states and is not understood. */
  readonly notUnderstood: readonly Unsupported[];
}

const NO_BODY: LoweredBody = {
  body: undefined,
  locals: [],
  unsupported: [],
  diagnostics: [],
  hasSpecErrors: false,
  restsOn: [],
  asserts: false,
  tries: [],
};

export function makeProcedure(resolvedMethod: ResolvedMethod, resolved: Resolved): MadeProcedure {
  const { method, body: typed, failure } = resolvedMethod;
  const { owner } = method;
  const spec = lowerMethodSpec(method, resolved);
  const lowered = typed === undefined ? NO_BODY : lowerBody(resolved, owner, method, typed, method.nameSpan);
  const isTrusted = owner.isLibrary;
  // A modelled method of the library is inlined; of the others the clauses are believed, and nothing else is said.
  const isBelieved = isTrusted && isTrustedMethod(method) && !isModelled(method);
  const hasEffectSpec =
    spec.ensures.length > 0 ||
    spec.exsures.length > 0 ||
    spec.modifies !== undefined ||
    spec.performs !== undefined ||
    spec.actions.length > 0;
  // Nobody can check what is not written in Java: what is said of it is believed, and every result that needs it says so.
  const isForeign = method.isNative && !isTrusted && hasEffectSpec;
  const unsupported: Unsupported[] = [
    ...spec.unsupported,
    ...lowered.unsupported,
    ...(isForeign && failure === undefined ? [] : withoutBody(method, typed !== undefined, failure)),
  ];
  // What is asked of all callers of an interface of the workspace is not shown there.
  const function_ = spec.requires.length === 0 ? heldAtOnce(method, resolved) : undefined;
  const held = function_ ?? (spec.requires.length === 0 ? heldByCallers(method, resolved) : undefined);
  const range = lowered.body === undefined && !isTrusted && hasEffectSpec ? resultRange(method, resolved) : undefined;
  const procedure: Procedure = {
    id: method.id,
    display: methodDisplay(method),
    owner: owner.name,
    kind: method.isConstructor ? 'constructor' : 'method',
    isStatic: method.isStatic,
    params: parametersOf(owner, method),
    result: method.isConstructor || method.returnType.kind === 'void' ? undefined : platoType(method.returnType),
    mayThrow: mayThrowAsDeclared(method, lowered, unsupported, spec.exsures.length > 0),
    entry: entryCondition(method, resolved),
    ...(!isTrusted && !hasEffectSpec && beginsThread(method, resolved) && { beginsThread: true }),
    ...(method.implicit === 'lambda' && { isLambda: true }),
    ...(function_ !== undefined && { isRunAtOnce: true as const }),
    ...(isTrusted && mayWait(method) && { mayWait: true }),
    ...(isTrusted && mutates(method) && { mutates: true as const }),
    ...(isTrusted && forgetsArrays(method) && { forgetsArrays: true as const }),
    ...(isTrusted &&
      keepsObjects(method) && { keepsArrays: true as const, ...(areSeenAsObjects(resolved) && { keepsAnything: true as const }) }),
    requires: held === undefined ? spec.requires : [...spec.requires, ...held.requires],
    ensures: range ? [...spec.ensures, range] : spec.ensures,
    exsures: isBelieved ? [...spec.exsures, ...declaredExceptions(method)] : spec.exsures,
    modifies: spec.modifies ?? (isBelieved ? [] : undefined),
    isAbstract: isBelieved || (!isTrusted && hasEffectSpec),
    ...(isForeign && { isForeign: true as const }),
    ...(spec.actions.length > 0 && { actions: spec.actions }),
    ...(spec.performs && { performs: range ? withResultIn(range, spec.performs) : spec.performs }),
    ...(lowered.asserts && { asserts: true as const }),
    ...(lowered.tries.length > 0 && { tries: lowered.tries }),
    isHelper: spec.isHelper,
    isChecked: false,
    isTrusted,
    locals:
      lowered.body === undefined
        ? specificationLocals(method, spec.exsures.length > 0 || (isBelieved && method.throws.length > 0))
        : lowered.locals,
    body: lowered.body,
    unsupported,
    hasSpecErrors: spec.hasErrors || lowered.hasSpecErrors,
    hasSyntaxErrors: method.decl?.hasErrors ?? false,
    restsOn: [...new Set([...lowered.restsOn, ...spec.restsOn, ...(held?.restsOn ?? []), ...generatedAs(method)])],
    span: method.span,
    nameSpan: method.nameSpan,
  };
  return { procedure, owner, method, diagnostics: [...spec.diagnostics, ...lowered.diagnostics], notUnderstood: spec.unsupported };
}

/** A file `lombok.config`, which is not read, can change what an annotation generates (docs/soundness/lombok.md#generated-members). */
function generatedAs({ decl }: MethodSymbol): readonly string[] {
  return decl?.generatedBy === undefined
    ? []
    : [`takes \`${decl.generatedBy}\` to generate what it does where no \`lombok.config\` says otherwise`];
}

/**
 * That the result is a value of its type. Where a body is checked, it says so itself; where a specification is believed, what it ensures
 * could contradict that, and callers must know.
 */
function resultRange(method: MethodSymbol, resolved: Resolved): Clause | undefined {
  if (method.isConstructor || method.returnType.kind === 'void') return undefined;
  const expr = knownRange(variable(RESULT_VARIABLE, platoType(method.returnType)), method.returnType, resolved.integers);
  return expr && { expr, text: `that \\result is of type ${displayType(method.returnType)}`, span: method.nameSpan };
}

function withResultIn(range: Clause, performs: Performs): Performs {
  const speaksOfResult = (expr: Expr): boolean => freeVars(expr).has(RESULT_VARIABLE);
  return {
    ...performs,
    actions: performs.actions.map((action) =>
      speaksOfResult(action.condition.expr)
        ? { ...action, condition: { ...action.condition, expr: and(action.condition.expr, range.expr) } }
        : action,
    ),
  };
}

/** What can be interrupted waits, for others or for a time; sleeping alone comes to its end. The stubs say who waits for a monitor. */
function mayWait(method: MethodSymbol): boolean {
  const isSaid = (annotations: MethodSymbol['annotations']): boolean => annotations.some(isNamed('Waits'));
  if (isSaid(method.annotations) || (!method.isStatic && !method.isConstructor && isSaid(method.owner.annotations))) return true;
  return method.name !== 'sleep' && method.throws.some((type) => /(^|\.)InterruptedException$/.test(displayType(type)));
}

/** What a library method declares to throw is all that it throws. */
function declaredExceptions(method: MethodSymbol): Procedure['exsures'] {
  if (method.throws.length === 0) return [];
  const exception = variable(EXCEPTION_VARIABLE, ref(THROWABLE_NAME));
  const expr = or(...method.throws.map((type) => isInstance(exception, classNameOf(type))));
  const text = `throws ${method.throws.map(displayType).join(', ')}`;
  return [{ className: THROWABLE_NAME, clause: { expr, text, span: method.nameSpan } }];
}

/** The locals that a specification without a body speaks of. */
function specificationLocals(method: MethodSymbol, hasExsures: boolean): readonly Variable[] {
  const hasResult = !method.isConstructor && method.returnType.kind !== 'void';
  return [
    ...(hasResult ? [{ name: RESULT_VARIABLE, type: platoType(method.returnType) }] : []),
    ...(hasExsures ? [{ name: EXCEPTION_VARIABLE, type: ref(THROWABLE_NAME) }] : []),
  ];
}

/** Why a method has no body to check, where it should have one. */
function withoutBody(method: MethodSymbol, hasBody: boolean, failure: string | undefined): Unsupported[] {
  const at = (reason: string, span: Span = method.nameSpan): Unsupported[] => [{ reason, span }];
  if (failure !== undefined) return at(`an internal error of the checker: ${failure}`);
  const { untranslated } = method.owner;
  if (untranslated !== undefined) return at(`a method of ${untranslated}`);
  // Java runs it on objects whose constructor has thrown, and on such as nobody else ever got hold of: no invariant holds of them.
  if (method.name === 'finalize' && method.params.length === 0 && !method.owner.isLibrary)
    return at('a finalizer, which Java runs on objects that are not finished, too');
  if (hasBody || method.owner.isLibrary || method.isAbstract) return [];
  if (method.implicit === 'enumMethod') return at(`the method \`${method.name}\` that Java gives every enum`);
  if (method.isNative) return at('a native method');
  return method.decl?.hasErrors === true ? [] : at('a method without a body');
}

/** Whether an exception may leave, before the bodies have been looked at: what is declared, where there is no body to tell. */
function mayThrowAsDeclared(method: MethodSymbol, lowered: LoweredBody, unsupported: readonly Unsupported[], hasExsures: boolean): boolean {
  if (unsupported.length > 0) return true;
  return lowered.body === undefined && (method.throws.length > 0 || hasExsures);
}

export function makeStaticInitializer(initializer: ResolvedInitializer, resolved: Resolved): MadeProcedure {
  const { owner, body: typed, failure } = initializer;
  const lowered = typed === undefined ? NO_BODY : lowerBody(resolved, owner, undefined, typed, owner.nameSpan);
  return staticInitializer(owner, lowered, failure, owner.nameSpan);
}

/**
 * The initializer of a class that has none, where an invariant speaks of its static fields, or one of them is declared never to be null:
 * that must hold of their defaults. `span` is that of the invariant or the field, which is what is wrong if it does not.
 */
export function makeEmptyInitializer(owner: ClassSymbol, resolved: Resolved, span: Span): MadeProcedure {
  return staticInitializer(
    owner,
    lowerBody(resolved, owner, undefined, { params: [], stmts: [], assigned: new Set() }, span),
    undefined,
    span,
  );
}

function staticInitializer(owner: ClassSymbol, lowered: LoweredBody, failure: string | undefined, span: Span): MadeProcedure {
  const unsupported: Unsupported[] = [
    ...lowered.unsupported,
    ...(failure === undefined ? [] : [{ reason: `an internal error of the checker: ${failure}`, span: owner.nameSpan }]),
  ];
  const procedure: Procedure = {
    id: `${owner.name}.<clinit>()`,
    display: `${owner.display}.<clinit>`,
    owner: owner.name,
    kind: 'staticInitializer',
    isStatic: true,
    params: [],
    result: undefined,
    mayThrow: unsupported.length > 0,
    entry: undefined,
    requires: [],
    ensures: [],
    exsures: [],
    modifies: undefined,
    isAbstract: false,
    isHelper: false,
    isChecked: false,
    isTrusted: false,
    locals: lowered.locals,
    body: lowered.body,
    unsupported,
    hasSpecErrors: lowered.hasSpecErrors,
    hasSyntaxErrors: false,
    restsOn: lowered.restsOn,
    span,
    nameSpan: span,
  };
  return { procedure, owner, method: undefined, diagnostics: lowered.diagnostics, notUnderstood: [] };
}
