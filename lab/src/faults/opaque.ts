/**
 * Faults of what is said about code without source, about calls by a specification that nobody has written, and about locks and races that are found without annotations.
 * Neighbours: `list.ts` puts them together.
 */
import type { Fault } from './fault';

export const OPAQUE_FAULTS: readonly Fault[] = [
  {
    id: 'nothing-waits-behind-code-without-source', pass: 'lower', file: 'lower/opaque-locks.ts',
    find: 'callbacks.some((one) => one.waits) && ', replace: 'callbacks.length < 0 && ',
    forgotten: 'A method that is called back waits, and gives up the monitors of whoever called the code without source.',
    caughtBy: ['bad/opaque/WaitsBehind.java'],
  },
  {
    id: 'nothing-waits-in-a-recursion', pass: 'lower', file: 'lower/recursion.ts',
    find: '...(waits && { givesUpMonitors: true as const }),', replace: '',
    forgotten: 'A method that calls itself waits, and gives up the monitors of its caller.',
    caughtBy: ['bad/opaque/WaitsBehind.java'],
  },
  {
    id: 'monitors-given-up-by-bodies-only', pass: 'lower', file: 'effects/effects.ts',
    find: ' || procedure.givesUpMonitors === true', replace: '',
    forgotten: 'A specification says that monitors are given up, and the callers do not look.',
    caughtBy: ['bad/opaque/WaitsBehind.java'],
  },
  {
    id: 'locks-kept-by-callbacks', pass: 'lower', file: 'lower/opaque-locks.ts',
    find: '...(givesUpLocks && { givesUpLocks: true as const })', replace: '...(!givesUpLocks && {})',
    forgotten: 'A method that is called back awaits a condition of the lock that the caller holds.',
    caughtBy: ['bad/opaque/LocksGivenUp.java'],
  },
  {
    id: 'protected-by-locks-that-are-given-up', pass: 'sequential', file: 'sequential/environment/survival.ts',
    find: 'if (needed.some((store) => effects.givenUp.has(store)) && ', replace: 'if (needed.length < 0 && ',
    forgotten: 'What a lock protects is taken to be as before a call in which the lock is given up.',
    caughtBy: ['bad/opaque/LocksGivenUp.java'],
  },
  {
    id: 'locks-of-who-asks-are-kept', pass: 'lower', file: 'lower/opaque.ts',
    find: 'if (mayKeepOrLoseLocks(', replace: 'if (used.size === 0 && mayKeepOrLoseLocks(',
    forgotten: 'A method that is called back asks whether the lock of its caller is held, and gives it up.',
    caughtBy: ['bad/opaque/LocksKept.asks-first.java', 'opaque 20176'],
  },
  {
    id: 'wait-of-what-is-not-known', pass: 'resolve', file: 'resolve/opaque.ts',
    find: 'WAITS.test(method)', replace: 'WAITS.test(`no ${method}`)',
    forgotten: 'A call of `wait` on an object of a class that is not known gives up no monitor.',
    caughtBy: ['bad/opaque/LocksGivenUp.java'],
  },
  {
    id: 'code-without-source-gives-no-null', pass: 'lower', file: 'lower/opaque.ts',
    find: "builder.op({ role: 'local', span, assigns: [{ target: local(result.name, result.type), value: object }] });",
    replace: "builder.op({ role: 'assume', span, guard: notEqual(object, NULL), assigns: [{ target: local(result.name, result.type), value: object }] });",
    forgotten: 'What code without source gives is taken not to be null.',
    caughtBy: ['bad/opaque/GivesNull.java'],
  },
  {
    id: 'no-callback-of-the-library', pass: 'lower', file: 'lower/lower.ts',
    find: "(one.isLibrary || one.kind === 'interface') && one.methods.some(", replace: "one.kind === 'interface' && one.methods.some(",
    forgotten: 'An override of a method of the library is taken not to be called by code without source.',
    caughtBy: ['bad/opaque/Framed.to-string.java'],
  },
  {
    id: 'no-callback-of-interfaces', pass: 'lower', file: 'lower/lower.ts',
    find: "(one.isLibrary || one.kind === 'interface') && one.methods.some(", replace: 'one.isLibrary && one.methods.some(',
    forgotten: 'An implementation of an interface of the workspace is taken not to be called by code without source.',
    caughtBy: ['bad/opaque/Framed.interface.java'],
  },
  {
    id: 'no-callback-of-lambdas', pass: 'lower', file: 'lower/lower.ts',
    find: 'if (procedure.isLambda === true || isOverriding', replace: 'if (isOverriding',
    forgotten: 'A lambda is taken not to be called by code without source.',
    caughtBy: ['bad/opaque/Framed.lambda.java', 'opaque 20182'],
  },
  {
    id: 'recursion-writes-nothing', pass: 'lower', file: 'lower/recursion.ts',
    find: 'const modifies = anywhere(program, written.filter((store) => store !== HOLDER_FIELD));', replace: 'const modifies = anywhere(program, written.filter((store) => store === HOLDER_FIELD));',
    forgotten: 'A call that comes back to itself is taken to change nothing.',
    caughtBy: ['bad/opaque/Computed.deeper.java', 'opaque 20022'],
  },
  {
    id: 'recursion-is-not-checked-alone', pass: 'lower', file: 'lower/lower.ts',
    find: '(cyclic.has(one.id) && entered.has(one.id) ? { ...one, isChecked: true } : one)', replace: '(one)',
    forgotten: 'What a method on a cycle of calls owes is checked nowhere.',
    caughtBy: ['bad/opaque/Computed.private.java', 'opaque 20413'],
  },
  {
    id: 'comparators-of-the-library-change-nothing', pass: 'lower', file: 'lower/user-code-settled.ts',
    find: '(refused.has(call) ? runningFirst(call) : call)', replace: '(call)',
    forgotten: 'The library calls a method of the workspace that changes something, and nobody looks what.',
    caughtBy: ['bad/opaque/Comparators.writes.java'],
  },
  {
    id: 'executors-run-nothing', pass: 'lower', file: 'sharing/handed.ts',
    find: 'return runner && { given, how: runner };', replace: 'return undefined;',
    forgotten: 'What is handed to an executor is taken for code of the thread that hands it over.',
    caughtBy: ['bad/sharing/Executors.not-single.java'],
  },
  {
    id: 'futures-end-at-once', pass: 'lower', file: 'sharing/handed.ts',
    find: "const isFuture = waited.length > 0 || isNamedLike(object, FUTURE);", replace: "if (waited.length === 0) return 'all';\n    const isFuture = true;",
    forgotten: 'Whatever is called `get` is taken to wait for all that was handed over, so that what is read behind it is no race.',
    caughtBy: ['bad/sharing/Futures.other-get.java'],
  },
  {
    id: 'names-of-nobody', pass: 'lower', file: 'lower/lower.ts',
    find: 'if (!procedure.isTrusted && method !== undefined && isCalledByName(method, resolved)) found.add(procedure.id);', replace: '',
    forgotten: 'A call on an object that comes out of code without source is taken to run nothing of the workspace.',
    caughtBy: ['bad/opaque/ByName.optional.java', 'bad/opaque/ByName.stream.java', 'opaque 20403'],
  },
  {
    id: 'locks-out-of-code-without-source', pass: 'resolve', file: 'resolve/opaque.ts',
    find: 'LOCKS.test(method)', replace: 'LOCKS.test(`no ${method}`)',
    forgotten: 'A lock that comes out of code without source is taken not to be one of those that are held.',
    caughtBy: ['bad/opaque/ByName.unlocks.java'],
  },
  {
    id: 'names-demand-nothing', pass: 'lower', file: 'lower/opaque.ts',
    find: 'if (demanding !== undefined) builder', replace: 'if (demanding === null) builder',
    forgotten: 'A call on an object of unknown class is taken to require nothing.',
    caughtBy: ['bad/opaque/NamesThatDemand.java'],
  },
  {
    id: 'private-methods-by-their-names', pass: 'lower', file: 'lower/checked.ts',
    find: '!(one.method !== undefined && isCalledByName(one.method)) && ', replace: '',
    forgotten: 'A private method is called on an object that comes out of code without source, and checked only where it is called by what is known.',
    caughtBy: ['bad/opaque/PrivateByName.java', 'opaque 20203'],
  },
  {
    id: 'overrides-change-nothing-unseen', pass: 'lower', file: 'lower/user-code-effects.ts',
    find: '(!owesToChangeNothing(one) || this.isUnshown(one.procedure.id)) && ', replace: '!owesToChangeNothing(one) && ',
    forgotten: 'A comparator that owes to change nothing calls code without source, or itself, and nobody holds that to it.',
    caughtBy: ['bad/opaque/InOverrides.calls-back.java', 'bad/opaque/InOverrides.recursion.java', 'opaque 20181'],
  },
  {
    id: 'texts-of-what-is-not-known', pass: 'lower', file: 'lower/strings.ts',
    find: "if (expr.type.kind === 'unknown' && followsOpaque(builder)) {", replace: "if (expr.type.kind === 'unknown' && builder === undefined) {",
    forgotten: 'The text of an object of a class that is not known is taken to be made by the method of `Object`.',
    caughtBy: ['bad/opaque/Texts.calls-back.java', 'opaque 20008'],
  },
  {
    id: 'callbacks-are-not-inherited', pass: 'lower', file: 'lower/lower.ts',
    find: 'const inheriting = heirs.get(owner) ?? [owner];', replace: 'const inheriting = [owner];',
    forgotten: 'A subclass names an interface for a method that it inherits, and code without source calls that.',
    caughtBy: ['bad/opaque/Inherited.listener.java', 'bad/opaque/Inherited.runnable.java', 'opaque 20199'],
  },
  {
    id: 'lambdas-of-inferred-types-name-nothing', pass: 'lower', file: 'lower/checked.ts',
    find: "const isFunction = owner.place === 'lambda';", replace: 'const isFunction = false;',
    forgotten: 'A lambda whose parameter has a type that Java infers, in a file without annotations, may change what is stated elsewhere.',
    caughtBy: ['bad/workspaces/LambdasElsewhere'],
  },
  {
    id: 'bodies-of-a-checked-class', pass: 'lower', file: 'lower/checked.ts',
    find: 'for (const one of classes) if (isInBodyOf(one, checked)) checked.add(one);', replace: '',
    forgotten: 'What stands in the bodies of a checked class is checked as well: a lambda that is not translated is named.',
    caughtBy: ['bad/opaque/LambdasOfChecked.java'],
  },
  {
    id: 'guarded-contents-in-calls-of-strangers', pass: 'lower', file: 'lower/opaque.ts',
    find: 'accessOpaquely(expr, builder);', replace: '',
    forgotten: 'A method of a collection without a stub reads or changes what the collection holds.',
    caughtBy: ['bad/sharing/Contents.remove-if.java', 'bad/sharing/Contents.merge.java'],
  },
  {
    id: 'copies-share-their-collections', pass: 'lower', file: 'lower/contents.ts',
    find: "if (expr.method === 'clone' && args.length === 0) copyFields(receiver, false, expr, builder);", replace: '',
    forgotten: 'What `super.clone()` makes has the same collections as the object, under another monitor.',
    caughtBy: ['bad/opaque/GuardedContents.same-list.java'],
  },
  {
    id: 'references-forget-their-object', pass: 'resolve', file: 'resolve/opaque-functions.ts',
    find: "return bound?.kind === 'value' ?", replace: "return bound?.kind === undefined && bound !== undefined ?",
    forgotten: 'A method reference leads to the object on which it is called, whoever runs it.',
    caughtBy: ['bad/opaque/GuardedContents.reference.java', 'bad/opaque/GuardedContents.later.java'],
  },
  {
    id: 'strangers-only-read-arrays', pass: 'sequential', file: 'sequential/modular/library-accesses.ts',
    find: "const kind = callee.isOpaque === true ? 'write' : 'read';", replace: "const kind = 'read';",
    forgotten: 'Code without source may write the elements of an array that it is given.',
    caughtBy: ['bad/opaque/ReadLockFill.java'],
  },
  {
    id: 'guarded-arrays-hold-anything', pass: 'lower', file: 'lower/thread-safe.ts',
    find: 'if (isGuardedArray(field, resolved)) fields[index] =', replace: 'if (isGuardedArray(field, resolved) && field.isGhost) fields[index] =',
    forgotten: 'An annotation that says what guards an array means its elements, too.',
    caughtBy: ['bad/opaque/GuardedContents.element.java', 'bad/opaque/GuardedContents.fill.java'],
  },
  {
    id: 'elements-race-with-nobody', pass: 'lower', file: 'sharing/accesses.ts',
    find: "if (target.kind === 'element') this.elements(target.array, held, { isWrite: true, isCompound: true }, expr);", replace: '',
    forgotten: 'A `++` of an element is a write of what the field refers to.',
    caughtBy: ['bad/sharing/Elements.volatile.java'],
  },
  {
    id: 'strangers-call-nothing-that-is-left-to-callers', pass: 'sequential', file: 'sequential/modular/deferred.ts',
    find: ' || isCalledByStrangers(program, hierarchy, procedure)) return', replace: ') return',
    forgotten: 'Code without source calls a method by a supertype of which nothing is known, and owes nothing of what the method leaves to its callers.',
    caughtBy: ['bad/performs/ClientsInvariant.strangers.java'],
  },
  {
    id: 'actions-by-their-names', pass: 'lower', file: 'lower/opaque-names.ts',
    find: "clause.kind === 'requires' || clause.kind === 'performs' || clause.kind === 'action'", replace: "clause.kind === 'requires'",
    forgotten: 'A call of which only the name is known may be of a method whose callers owe what its action changes.',
    caughtBy: ['bad/workspaces/LocksByName'],
  },
  {
    id: 'copies-by-a-class-above', pass: 'lower', file: 'lower/calls.ts',
    find: 'if (isSuperClone(expr, builder)) copyFields(receiver, true, expr, builder);', replace: '',
    forgotten: 'A `super.clone()` of the workspace makes a copy that has the collections of the class that calls it.',
    caughtBy: ['bad/opaque/CopiesBelow.java'],
  },
  {
    id: 'strangers-keep-no-fields', pass: 'lower', file: 'lower/collection-flow.ts',
    find: " || expr.field !== undefined) this.mark(one, 'out');", replace: ") this.mark(one, 'out');",
    forgotten: 'A collection that a field of unknown code is given is handed out.',
    caughtBy: ['bad/opaque/HandedToStrangers.java'],
  },
];
