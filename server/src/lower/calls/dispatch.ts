/**
 * Which procedures a call may run (docs/theory.md#check-1-thread-modular: a virtual call considers every override in the workspace). The
 * workspace is taken as closed: beside its classes there are those of the library, about whose methods the stubs speak. A class that
 * neither knows runs what the library's own declaration says of the method.
 * Soundness: docs/soundness/java.md#closed-world.
 * Neighbours: `calls.ts`, `threads.ts`, `strings.ts`; overriding itself is in resolve/members.
 */
import type { Span } from '../../base/span';
import { isModel } from '../../analyses/annotations';
import { NEITHER } from '../../resolve/elaborate-names';
import { functionOf, mayBeFunctional } from '../../resolve/functional';
import { implementationIn } from '../../resolve/members';
import { isModelled } from '../../resolve/modelled';
import type { ClassSymbol, MethodSymbol } from '../../resolve/symbols';
import { declaredNeverNull } from '../../resolve/never-null';
import type { Resolved } from '../../resolve/resolve';
import { OBJECT, THREAD_NAME, sameErasure } from '../../resolve/types';
import { handedOver, isTarget } from '../../effects/handed-over';
import type { Call, Expr, Stmt } from '../../plato/ir';
import { isOneOf } from '../../plato/receivers';
import type { Builder } from '../steps/builder';
import { KEPT_ARGUMENTS, seq } from '../steps/builder';
import { runsOf, type Group } from '../facts/dispatched';
import { entryCondition } from '../clauses/entry';
import { isGuardedBy } from '../clauses/guarded-by';
import { heldByCallers } from '../clauses/held-by-callers';
import { overridden } from '../facts/overridden';
import { emitOpaque } from './opaque';
import { knownTypes } from '../facts/library-types';
import { isOpenInterface } from '../facts/open-interfaces';
import { PLAIN } from './opaque-kinds';
import { followsOpaque } from '../../resolve/opaque';
import { substituteVars } from '../../plato/substitute';
import { shortMethodName } from '../facts/names';
import { platoType } from '../values/plato-types';
import { and, isInstance, not } from '../values/terms';
import { heldAtOnce } from '../clauses/run-at-once';
import { codeOf, isNoThreadATarget } from '../facts/threads-by-others';
import { unseenTarget } from './unseen-targets';

export interface DispatchedCall {
  readonly method: MethodSymbol;
  /** The static class of the receiver. */
  readonly receiverClass: ClassSymbol;
  /** Receiver first. */
  readonly args: readonly Expr[];
  readonly result: string | undefined;
  readonly mode: Call['mode'];
  readonly span: Span;
  /** Classes of the receiver's type that it is not of: all that ever refers to their objects is known, and it is not among that. */
  readonly never?: ReadonlySet<ClassSymbol>;
  /** A model of the library calls a method of its own object. */
  readonly isInside?: boolean;
  /** Code without source may have made the receiver, of whatever class. */
  readonly isStrange?: boolean;
}

/** Whether a class of the workspace may run a method of its own here. */
export function workspaceOverrides(method: MethodSymbol, receiverClass: ClassSymbol, builder: Builder): boolean {
  return runsOf(builder.resolved)
    .groups(method, receiverClass)
    .some((group) => !group.method.owner.isLibrary);
}

/** Whether the library says what a method of its own does: a stub with a body's place (`native`) or with a specification. */
export function isTrustedMethod(method: MethodSymbol): boolean {
  return method.owner.isLibrary && (!method.isAbstract || method.specs.length > 0);
}

/** A call of exactly one method. */
export function emitExactCall(method: MethodSymbol, args: readonly Expr[], result: string | undefined, span: Span, builder: Builder): void {
  if (method.isAbstract && !isTrustedMethod(method) && method.specs.length === 0) {
    refuse(
      `a call of \`${method.owner.name}.${method.name}\`, ${method.owner.isLibrary ? NEITHER : 'which has no body'}`,
      method,
      args,
      result,
      span,
      builder,
    );
    return;
  }
  if (method.implicit === 'enumMethod' && method.owner.isLibrary) {
    refuse(`a call of \`${method.owner.display}.${method.name}\``, method, args, result, span, builder);
    return;
  }
  if (mayCallBack(method, builder)) {
    refuse(
      `a call of \`${method.owner.name}.${method.name}\`, which is given code to run, and when it runs that is not known`,
      method,
      args,
      result,
      span,
      builder,
    );
    return;
  }
  const call = callOf([{ procedure: method.id, classes: [] }], method, args, result, 'call', span, builder);
  // A library constructor about which nothing is said does nothing that could be seen, but for what it may run of the workspace.
  const isSilent =
    method.isConstructor && method.owner.isLibrary && method.specs.length === 0 && method.throws.length === 0 && !isModelled(method);
  if (!isSilent) {
    builder.emit(call);
    return;
  }
  // It keeps what it is given: that may come back from any of its methods.
  for (const stmt of handedOver(
    args.filter((_, index) => index > 0 && !isTarget(method.owner.name, platoType(method.params[index - 1]?.type ?? OBJECT))),
    call,
  ))
    builder.emit(stmt);
  builder.emit({ ...call, isForUserCode: true });
}

/** A virtual call. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the ways a call can be made, in the order in which they are tried.
export function emitDispatch(call: DispatchedCall, builder: Builder): void {
  const { method, receiverClass, span } = call;
  if (call.mode === 'call' && mayRunTarget(method, receiverClass, builder)) {
    // The `run` of a thread is checked for its own thread alone, and that of what one is made from for a thread that begins with it.
    if (codeOf(undefined, builder.resolved) !== undefined) {
      builder.reject(`a call of \`${receiverClass.display}.${method.name}\`, which may run the code of a thread without starting it`, span);
      return;
    }
    refuse(
      `a call of \`${receiverClass.display}.${method.name}\`, which may run whatever the thread was made from`,
      method,
      call.args,
      call.result,
      span,
      builder,
    );
    return;
  }
  const isOpenToLambdas = mayBeLambda(method, receiverClass, builder);
  const unseen = isOpenToLambdas ? unseenTarget(method, receiverClass, call.mode, builder) : undefined;
  if (isOpenToLambdas && unseen === undefined) {
    refuseDispatch(
      `a call of \`${receiverClass.display}.${method.name}\`, which a lambda expression or a method reference of the workspace may implement`,
      call,
      builder,
    );
    return;
  }
  if (mayCallBack(method, builder)) {
    refuseDispatch(
      `a call of \`${method.owner.name}.${method.name}\`, which is given code to run, and when it runs that is not known`,
      call,
      builder,
    );
    return;
  }
  const lacking = runsOf(builder.resolved).lacking(method, receiverClass);
  if (lacking !== undefined) {
    refuseDispatch(
      `a call of \`${receiverClass.display}.${method.name}\`, and what runs in it is not known for a \`${lacking.display}\``,
      call,
      builder,
    );
    return;
  }
  restOnUnknownSupers(method, receiverClass, builder);
  const groups = call.isInside
    ? runsOf(builder.resolved).groupsInside(method, receiverClass)
    : runsOf(builder.resolved).groups(method, receiverClass, call.never);
  const isOpen = receiverClass.isLibrary && !receiverClass.isFinal;
  const fallback = isOpen ? fallbackOf(method, call.mode) : undefined;
  const known = groups.filter((group) => group.method !== fallback && (call.mode === 'call' || !group.method.owner.isLibrary));
  const targets = known.map((group) => ({ procedure: group.method.id, classes: group.classes }));
  // Java tests its arguments where an override begins that wants more of them than the method by which it is called.
  if (known.some((group) => isNarrower(group.method, method))) builder.rest(KEPT_ARGUMENTS);
  // A class that inherits `run` from Thread itself starts nothing that is known here.
  if (call.mode === 'call' && !receiverClass.isLibrary && isOpenInterface(receiverClass, builder.resolved)) {
    emitOpenInterface(call, targets, builder);
    return;
  }
  const startsOther = call.mode === 'start' && (isOpen || targets.length === 0 || known.length < groups.length);
  if (startsOther || fallback !== undefined) {
    emitOpen(call, targets, fallback, builder);
    return;
  }
  if (targets.length === 0 && unseen === undefined) {
    if (!receiverClass.isLibrary && method.specs.some(speaksOfEffect)) {
      builder.emit(callOf([{ procedure: method.id, classes: [] }], method, call.args, call.result, call.mode, span, builder));
      return;
    }
    const why = method.owner.isLibrary ? NEITHER : 'which no class of the workspace implements';
    refuse(`a call of \`${method.owner.name}.${method.name}\`, ${why}`, method, call.args, call.result, span, builder);
    return;
  }
  for (const group of known) {
    if (group.method.owner.isLibrary && !isTrustedMethod(group.method))
      return refuseDispatch(`a call of \`${group.method.owner.name}.${method.name}\`, ${NEITHER}`, call, builder);
  }
  if (isOpen) {
    const beside = libraryTypeBeside(known, receiverClass, builder);
    if (beside !== undefined) {
      emitBeside(call, targets, beside, builder);
      return;
    }
    if (call.isStrange === true && call.mode === 'call')
      return refuseDispatch(
        `a call of \`${method.owner.name}.${method.name}\` on an object that code without source has made`,
        call,
        builder,
      );
    builder.rest(`takes every \`${receiverClass.display}\` that is called as one of the classes that are known here`);
  }
  emitKnown(call, known, unseen, builder);
}

/**
 * A class of which not all supertypes are known may have the method from there: what the library declares is then not what runs. A file
 * with clauses of Calvin's has nothing to do with such classes.
 */
function restOnUnknownSupers(method: MethodSymbol, receiverClass: ClassSymbol, builder: Builder): void {
  if (!receiverClass.isLibrary || receiverClass.isFinal || method.isFinal || !followsOpaque(builder)) return;
  const heirs = runsOf(builder.resolved).heirs(method, receiverClass);
  if (heirs.length > 0)
    builder.rest(`takes it that \`${method.name}\` of ${listed(heirs)}, which may come from code without source, changes nothing`);
}

/** The known classes by their own methods; what else there is does what it is made to do. */
function emitOpenInterface(call: DispatchedCall, targets: Call['targets'], builder: Builder): void {
  const { method, args, result, mode, span } = call;
  const isKnown = isOneOf(
    args[0]!,
    targets.flatMap((target) => target.classes),
    modelsOf(builder),
  );
  const reason = `a call of \`${call.receiverClass.display}.${method.name}\`, which an object may implement whose methods nobody has written`;
  const other = builder.collect(() => refuse(reason, method, args, result, span, builder));
  const known = targets.length === 0 ? [] : [callOf(targets, method, args, result, mode, span, builder)];
  if (known.length === 0) for (const stmt of other) builder.emit(stmt);
  else builder.branch(isKnown, span, [seq(known)], other, not(isKnown));
}

/** The first two by name. */
function listed(classes: readonly ClassSymbol[]): string {
  const names = classes
    .slice(0, 2)
    .map((one) => `\`${one.display}\``)
    .join(', ');
  return classes.length > 2 ? `${names} and ${classes.length - 2} more` : names;
}

/**
 * A call of which it is not known what it runs: of code without source, where that is followed. A start of a thread of which nothing is
 * known starts nothing of the workspace.
 */
function refuse(
  reason: string,
  method: MethodSymbol,
  args: readonly Expr[],
  result: string | undefined,
  span: Span,
  builder: Builder,
): void {
  if (!followsOpaque(builder)) return builder.reject(reason, span);
  emitOpaque(
    args,
    result === undefined ? undefined : { name: result, type: platoType(method.returnType) },
    shortMethodName(method),
    span,
    builder,
    { ...PLAIN, keepsArrays: true },
  );
}

/**
 * The same of a call that may also run methods of the workspace which ask something of whoever calls them: that this holds is asserted
 * where the object is of one of their classes.
 */
function refuseDispatch(reason: string, call: DispatchedCall, builder: Builder): void {
  const { method, receiverClass, args, result, mode, span, never } = call;
  const { resolved } = builder;
  const known = followsOpaque(builder) ? runsOf(resolved).groups(method, receiverClass, never) : [];
  const isTargetOfThread = mode === 'start' && args.length > 1 && isNoThreadATarget(resolved);
  const asking = known.filter(
    ({ method: run }) =>
      !run.owner.isLibrary && asksOfCallers(run, resolved) && !(isTargetOfThread && resolved.table.isSubclass(run.owner.name, THREAD_NAME)),
  );
  // What an annotation wants is taken to be so, as at a call by a name alone.
  const isWanted = ({ params }: MethodSymbol): boolean => params.some((param) => declaredNeverNull(param) !== undefined);
  if (known.some((group) => !asking.includes(group) && declarationsOf(group.method, resolved).some(isWanted)))
    builder.rest(`takes what is given to \`${method.name}\` here as not null: a method that it may run wants that`);
  if (asking.length === 0) return refuse(reason, method, args, result, span, builder);
  const targets = asking.map((group) => ({ procedure: group.method.id, classes: group.classes }));
  const isAsking = isOneOf(
    args[0]!,
    targets.flatMap((target) => target.classes),
    modelsOf(builder),
  );
  const other = builder.collect(() => refuse(reason, method, args, result, span, builder));
  const owing = builder.collect(() => builder.emit(callOf(targets, method, args, result, mode, span, builder)));
  builder.branch(isAsking, span, owing, other, not(isAsking));
}

/** The method and those of the workspace that it overrides, whose clauses are its own where it has none. */
function declarationsOf(method: MethodSymbol, resolved: Resolved): readonly MethodSymbol[] {
  return [method, ...overridden(method, resolved)];
}

/**
 * Whether a call of the method owes something: what it or a method above requires, a lock that is found to be held, who may enter it. (What
 * is made as the argument of a thread's constructor is reached by that thread alone, whose `run` is not translated.)
 */
function asksOfCallers(method: MethodSymbol, resolved: Resolved): boolean {
  return (
    declarationsOf(method, resolved).some(
      ({ annotations, specs, params }) =>
        annotations.some(isGuardedBy) ||
        specs.some((clause) => clause.kind === 'requires' || clause.kind === 'performs' || clause.kind === 'action') ||
        params.some((param) => param.specs.some((clause) => clause.kind === 'nonNull')),
    ) ||
    entryCondition(method, resolved) !== undefined ||
    heldAtOnce(method, resolved) !== undefined ||
    heldByCallers(method, resolved) !== undefined
  );
}

/**
 * The known classes by what they run, and an object of no known class by a method of the library that it has: such an object is seldom of a
 * class that has a stub, but of a type that has one (`Set.of` gives a `Set`, and so a `Collection`). Where it has two, it may run either.
 */
function emitKnown(call: DispatchedCall, known: readonly Group[], unseen: Call['targets'][number] | undefined, builder: Builder): void {
  const { method, args, result, mode, span } = call;
  const calling = (targets: Call['targets']): Call =>
    callOf(targets.length === 1 ? [{ ...targets[0]!, classes: [] }] : targets, method, args, result, mode, span, builder);
  const isLibrary = (group: Group): boolean => group.method.owner.isLibrary;
  const targetOf = (group: Group): Call['targets'][number] => ({ procedure: group.method.id, classes: group.classes });
  const ours = [...known.filter((group) => !isLibrary(group)).map(targetOf), ...(unseen === undefined ? [] : [unseen])];
  const theirs = known.filter(isLibrary);
  if (theirs.length === 0) {
    builder.emit(calling(ours));
    return;
  }
  const isOne = (targets: Call['targets']): Expr =>
    isOneOf(
      args[0]!,
      targets.flatMap((target) => target.classes),
      modelsOf(builder),
    );
  const isOther = (than: Group): Expr => isOne([...ours, ...theirs.filter((one) => one !== than).map(targetOf)]);
  const ways = [
    ...(ours.length === 0 ? [] : [{ guard: isOne(ours), targets: ours }]),
    ...theirs.map((group) => ({
      guard: and(isInstance(args[0]!, group.method.owner.name), not(isOther(group))),
      targets: [targetOf(group)],
    })),
  ].map(({ guard, targets }) => seq([...builder.collect(() => builder.op({ role: 'assume', span, guard })), calling(targets)]));
  builder.emit(ways.length === 1 ? ways[0]! : { kind: 'choice', branches: ways });
}

/** The known classes by their own methods; for objects of a type of the library that has none, it is not known what runs. */
function emitBeside(call: DispatchedCall, targets: Call['targets'], beside: ClassSymbol, builder: Builder): void {
  const { method, args, result, mode, span } = call;
  const reason = `a call of \`${call.receiverClass.display}.${method.name}\`, and what runs in it is not known for a \`${beside.display}\``;
  const other = builder.collect(() => refuse(reason, method, args, result, span, builder));
  const isKnown = isOneOf(
    args[0]!,
    targets.flatMap((target) => target.classes),
    modelsOf(builder),
  );
  builder.branch(isKnown, span, [callOf(targets, method, args, result, mode, span, builder)], other, not(isKnown));
}

/**
 * A type of the library below `above` of which no object can run one of these methods: no known class is below it, and it is below no
 * class or beside no interface of the library that has the method. (What a `Thread` runs is asked before.)
 */
function libraryTypeBeside(known: readonly Group[], above: ClassSymbol, { resolved }: Builder): ClassSymbol | undefined {
  const { table } = resolved;
  const mayBe = (one: ClassSymbol, other: ClassSymbol): boolean =>
    table.isSubclass(one.name, other.name) || (!one.isFinal && !other.isFinal && (one.kind === 'interface' || other.kind === 'interface'));
  return knownTypes(resolved).find(
    (one) =>
      one !== above &&
      one.name !== THREAD_NAME &&
      table.isSubclass(one.name, above.name) &&
      !known.some(
        ({ method: { owner }, classes }) =>
          (owner.isLibrary && mayBe(one, owner)) || classes.some((className) => table.isSubclass(className, one.name)),
      ),
  );
}

function speaksOfEffect(clause: MethodSymbol['specs'][number]): boolean {
  return (
    clause.kind === 'ensures' ||
    clause.kind === 'modifies' ||
    clause.kind === 'exsures' ||
    clause.kind === 'performs' ||
    clause.kind === 'action'
  );
}

/** What a class runs that neither the workspace nor the library knows. */
function fallbackOf(method: MethodSymbol, mode: Call['mode']): MethodSymbol | undefined {
  return mode === 'call' && isTrustedMethod(method) ? method : undefined;
}

/**
 * The known classes by their own methods, all others by the library's declaration (or, for the start of a thread, by nothing of the
 * workspace).
 */
function emitOpen(call: DispatchedCall, targets: Call['targets'], fallback: MethodSymbol | undefined, builder: Builder): void {
  const { method, args, result, mode, span } = call;
  const isKnown = isOneOf(
    args[0]!,
    targets.flatMap((target) => target.classes),
    modelsOf(builder),
  );
  const other = (): readonly Stmt[] =>
    builder.collect(() => {
      if (fallback !== undefined)
        builder.emit(callOf([{ procedure: fallback.id, classes: [] }], method, args, result, mode, span, builder));
    });
  if (targets.length === 0) {
    for (const stmt of other()) builder.emit(stmt);
    return;
  }
  const single = targets.length === 1 ? [{ ...targets[0]!, classes: [] }] : targets;
  builder.branch(isKnown, span, [seq([callOf(single, method, args, result, mode, span, builder)])], other(), not(isKnown));
}

function callOf(
  targets: Call['targets'],
  method: MethodSymbol,
  args: readonly Expr[],
  result: string | undefined,
  mode: Call['mode'],
  span: Span,
  builder: Builder,
): Call {
  if (mode === 'call') for (const target of targets) assertEntry(target.procedure, args, span, builder);
  const description =
    mode === 'start' ? `starts the thread that runs \`${shortMethodName(method)}\`` : `calls \`${shortMethodName(method)}\``;
  // Whether anything can be thrown is known when all bodies are; `program/throws.ts` then takes this out where nothing can.
  const thrown = mode === 'start' ? undefined : { variable: builder.exception.name, label: builder.throwLabel };
  return { kind: 'call', mode, targets, args, result, thrown, description, span, within: [] };
}

/**
 * A thread's `run` or `main` with a specification is checked for the thread that it belongs to only: a plain call must come from that
 * thread.
 */
function assertEntry(procedure: string, args: readonly Expr[], span: Span, builder: Builder): void {
  const method = builder.resolved.methodById(procedure);
  if (method === undefined || !method.specs.some(speaksOfEffect)) return;
  const entry = entryCondition(method, builder.resolved);
  if (entry === undefined) return;
  const expr = args[0] === undefined || method.isStatic ? entry : substituteVars(entry, new Map([['this', args[0]]]));
  const message = `\`${shortMethodName(method)}\` is specified for the thread that enters it; here another thread may call it.`;
  builder.op({
    role: 'assert',
    span,
    asserts: [builder.assertion('precondition', expr, message, span)],
    description: `checks who calls \`${shortMethodName(method)}\``,
    subject: { name: shortMethodName(method) },
  });
}

/**
 * Whether a method of the library that is known by its clauses alone takes an object with one method, such as a lambda: it would run that
 * method, of which its clauses say nothing. A thread runs its target when it is started, which is translated.
 */
function mayCallBack(method: MethodSymbol, { resolved }: Builder): boolean {
  if (!method.owner.isLibrary || method.owner.name === THREAD_NAME || resolved.methods.get(method)?.body !== undefined) return false;
  return method.params.some((param) => {
    const fn = functionOf(resolved.table, param.type);
    return fn !== undefined && fn.method.specs.length === 0;
  });
}

/**
 * Whether a thread may be the receiver that has no `run` of its own: a plain call of it runs the thread's target, here and now. As
 * something else than a thread it is called only where threads are seen as that.
 */
function mayRunTarget(method: MethodSymbol, receiverClass: ClassSymbol, builder: Builder): boolean {
  const { table, facts } = builder.resolved;
  if (method.name !== 'run' || method.params.length > 0) return false;
  if (!table.isSubclass(receiverClass.name, THREAD_NAME))
    return table.isSubclass(THREAD_NAME, receiverClass.name) && facts.threadsSeenAs.has(receiverClass.name);
  return table.concreteSubclasses(receiverClass.name).some((one) => implementationIn(table, one, method)?.owner.isLibrary !== false);
}

/** Whether a lambda or method reference of the workspace that has no class here may be the receiver. */
function mayBeLambda(method: MethodSymbol, receiverClass: ClassSymbol, { resolved: { lambdas, table } }: Builder): boolean {
  if (receiverClass.kind !== 'interface' || !method.isAbstract) return false;
  if ([...lambdas.interfaces].some((name) => table.isSubclass(name, receiverClass.name))) return true;
  if (!lambdas.hasUnplacedReferences && !lambdas.unplacedArities.has(method.params.length)) return false;
  return table.below(receiverClass.name).some((one) => one.kind === 'interface' && mayBeFunctional(table, one));
}

function modelsOf(builder: Builder): (className: string) => boolean {
  const { table } = builder.resolved;
  return (className) => {
    const symbol = table.get(className);
    return symbol !== undefined && isModel(symbol);
  };
}

function isNarrower(override: MethodSymbol, called: MethodSymbol): boolean {
  return override.params.some((param, index) => {
    const other = called.params[index];
    return other !== undefined && !sameErasure(param.type, other.type);
  });
}
