/**
 * Faults of what Plato programs are read for: effects, inlining, calls as actions, substitution, and what holds of arrays, classes and threads by all bodies together.
 * Neighbours: `translation.ts`; `list.ts` puts them together.
 */
import type { Fault } from './fault';

export const PLATO_FAULTS: readonly Fault[] = [
  {
    id: 'havocs-are-no-effects', pass: 'plato', file: 'plato/effects.ts',
    find: 'for (const location of [...op.assigns.map(assign => assign.target), ...op.havocs]) {', replace: 'for (const location of op.assigns.map(assign => assign.target)) {',
    forgotten: 'What an operation leaves open does not count as written: a loop keeps it, a frame does not ask for it.',
    caughtBy: ['bad/performs/OpenInLoop.java'],
  },
  {
    id: 'calls-have-no-effects', pass: 'plato', file: 'plato/effects.ts',
    find: 'for (const store of effects.stores) stores.add(store);', replace: '',
    forgotten: 'What called methods write does not count as written by the loop around them.',
    caughtBy: ['bad/loops/Attacks.java'],
  },
  {
    id: 'waiting-is-no-effect', pass: 'plato', file: 'plato/effects.ts',
    find: 'if (!keepsMonitors(op)) flags.waits = true;', replace: '',
    forgotten: 'A body that waits counts as one that keeps its monitors.',
    caughtBy: ['bad/traps/WaitForgets.java'],
  },
  {
    id: 'stores-into-statics-hide', pass: 'plato', file: 'plato/effects.ts',
    find: "if (op.assigns.some(({ target, value }) => target.kind !== 'local' && mayRefer(target, value))) flags.escapes = true;", replace: "if (op.assigns.some(({ target, value }) => target.kind === 'field' && mayRefer(target, value))) flags.escapes = true;",
    forgotten: 'Stores into static fields and arrays let nothing escape.',
    caughtBy: ['bad/objects/Publish.in-a-loop.java'],
  },
  {
    id: 'starts-let-nothing-escape', pass: 'plato', file: 'plato/effects.ts',
    find: "part.mode === 'start' ? { ...NO_EFFECTS, escapes: true } : calls(part);", replace: "part.mode === 'start' ? NO_EFFECTS : calls(part);",
    forgotten: 'Starting a thread in a loop lets it escape nowhere.',
    caughtBy: ['bad/loops/StartsInLoop.java'],
  },
  {
    id: 'no-modifies-is-nothing', pass: 'plato', file: 'plato/effects.ts',
    find: 'if (frames.length === 0 && !procedure.performs) return undefined;', replace: 'if (frames.length === 0 && !procedure.performs && procedure.ensures.length === 0) return undefined;',
    forgotten: 'A method with `ensures` and without `modifies` is taken to write nothing.',
    caughtBy: ['bad/traps/CalleeWrites.java'],
  },
  {
    id: 'assertions-read-nothing', pass: 'plato', file: 'plato/effects.ts',
    find: 'for (const assertion of op.asserts) now(assertion.expr);', replace: '',
    forgotten: 'What an assertion reads is not brought up to date before it: it holds of an old store.',
    caughtBy: ['bad/traps/SpinFlag.java'],
  },
  {
    id: 'first-target-inlined', pass: 'plato', file: 'plato/inline.ts',
    find: 'const only = call.targets.length === 1 ? 0 : this.onlyTarget(call);', replace: 'const only = call.targets.length <= 2 ? 0 : this.onlyTarget(call);',
    forgotten: 'A virtual call with two targets runs the first.',
    caughtBy: ['ok/java/Virtual.java'],
  },
  {
    id: 'requires-of-inlined-callee', pass: 'plato', file: 'plato/inline.ts',
    find: 'if (callee.requires.length > 0) stmts.push(this.precondition(callee, call, renaming));', replace: '',
    forgotten: 'What an inlined method requires is assumed nowhere and asked nowhere.',
    caughtBy: ['bad/specs/Requires.weaker-caller.java'],
  },
  {
    id: 'recursion-inlined-as-nothing', pass: 'plato', file: 'plato/inline.ts',
    find: 'this.recursive(callee, place);\n      return single;', replace: "return { kind: 'seq', stmts: [] };",
    forgotten: 'A recursive call is left out.',
    caughtBy: ['bad/recursion/Mutual.java'],
  },
  {
    id: 'exception-of-inlined-callee', pass: 'plato', file: 'plato/inline.ts',
    find: "{ kind: 'exit', label: call.thrown.label },\n        ],", replace: "],",
    forgotten: 'An exception of an inlined method goes on behind the call.',
    caughtBy: ['ok/java/Exceptions.java'],
  },
  {
    id: 'performed-loops-end', pass: 'plato', file: 'plato/perform.ts',
    find: "case 'loop': return false;", replace: "case 'loop': return ends(stmt.body);",
    forgotten: 'A method with a loop is taken to come to its end, so it may be called behind a commit.',
    caughtBy: ['bad/performs/CallsAfterCommit.java'],
  },
  {
    id: 'performed-monitors-end', pass: 'plato', file: 'plato/perform.ts',
    find: "return stmt.op.role !== 'block' && stmt.op.role !== 'acquire' && (stmt.op.guard", replace: "return stmt.op.role !== 'block' && (stmt.op.role === 'acquire' || stmt.op.guard",
    forgotten: 'A method that takes a monitor is taken never to wait, so it may be called behind a commit.',
    caughtBy: ['bad/performs/AfterCommit.waits.java'],
  },
  {
    id: 'given-arrays-are-owned', pass: 'plato', file: 'plato/owned-arrays.ts',
    find: 'const isClean = !group.isForeign && group.readsFrom.size === 0 && group.storedTo.size <= 1 && group.isIntoThis;', replace: 'const isClean = group.readsFrom.size === 0 && group.storedTo.size <= 1 && group.isIntoThis;',
    forgotten: 'A field that is given an array from outside counts as one whose arrays nobody else has.',
    caughtBy: ['bad/firstuse/OwnLocks.given-lock.java'],
  },
  {
    id: 'array-in-two-fields', pass: 'plato', file: 'plato/owned-arrays.ts',
    find: 'group.storedTo.size <= 1 && group.isIntoThis;', replace: 'group.isIntoThis;',
    forgotten: 'An array that is stored into two fields counts as each one\'s own.',
    caughtBy: ['bad/elements/Attacks.java'],
  },
  {
    id: 'array-of-another-object', pass: 'plato', file: 'plato/owned-arrays.ts',
    find: "if (target.kind === 'field' && !(target.object.kind === 'var' && target.object.name === 'this')) group.isIntoThis = false;", replace: '',
    forgotten: 'An array that is stored into the same field of two objects counts as each one\'s own.',
    caughtBy: ['bad/elements/Attacks.java'],
  },
  {
    id: 'returned-arrays-are-kept', pass: 'plato', file: 'plato/owned-arrays.ts',
    find: 'for (const name of [RESULT_VARIABLE, EXCEPTION_VARIABLE]) reader.of(name).leaks = true;', replace: '',
    forgotten: 'A field whose array is returned counts as one that keeps it to itself.',
    caughtBy: ['bad/elements/Attacks.java'],
  },
  {
    id: 'unseen-setter', pass: 'plato', file: 'plato/owned-arrays.ts',
    find: 'field.isFinal && isOfInterest(one, field) && !mayBeSetUnseen(one, field));', replace: 'field.isFinal && isOfInterest(one, field));',
    forgotten: 'A constructor that is not translated sets a final field to nothing in particular.',
    caughtBy: ['bad/firstuse/FixedLengths.unseen-constructor.java'],
  },
  {
    id: 'cloned-owners', pass: 'plato', file: 'plato/owned-arrays.ts',
    find: 'if (program.procedures.some(isUnknown) && mayBeCloned(program, field.owner)) return false;', replace: '',
    forgotten: 'A copy made by `clone` shares the locks and arrays of its original, which still count as each one\'s own.',
    caughtBy: ['bad/firstuse/LockOfOneClass.cloned.java'],
  },
  {
    id: 'thread-local-in-shared-field', pass: 'plato', file: 'plato/thread-local.ts',
    find: 'if (this.mentions(field.type) && (field.isStatic || !this.own.has(field.owner)))', replace: 'if (this.mentions(field.type) && field.isStatic)',
    forgotten: 'An object of a `thread_local` class may stand in a field of an object that all threads see.',
    caughtBy: ['bad/objects/ThreadLocalInField.java'],
  },
  {
    id: 'thread-local-as-object', pass: 'plato', file: 'plato/thread-local.ts',
    find: 'for (const { target, value } of op.assigns) this.into(this.typeOf(target), value, op.span);', replace: "for (const { target, value } of op.assigns) if (target.kind === 'local') this.into(this.typeOf(target), value, op.span);",
    forgotten: 'An object of a `thread_local` class may be stored into a field of type `Object`.',
    caughtBy: ['bad/objects/ThreadLocalScratch.kept.java'],
  },
  {
    id: 'unknown-super-of-thread-local', pass: 'plato', file: 'plato/thread-local.ts',
    find: 'one.interfaces.length === 0 && one.hasUnknownSupers !== true;', replace: 'one.interfaces.length === 0;',
    forgotten: 'A `thread_local` class may have supertypes that nobody knows, and be seen as them.',
    caughtBy: ['bad/objects/ThreadLocalScratch.unknown-interface.java'],
  },
  {
    id: 'old-of-inlined-caller', pass: 'plato', file: 'plato/snapshots.ts',
    find: 'if (kept.length === 0) return { procedure, body };', replace: 'if (kept.length <= 1) return { procedure, body };',
    forgotten: '`\\old` in an inlined method speaks of the entry of the method that it was put into.',
    caughtBy: ['bad/calls/OldInlined.once.java'],
  },
  {
    id: 'contents-never-mutated', pass: 'lower', file: 'plato/lower/contents.ts',
    find: 'access(read, true, span, builder);', replace: 'access(read, false, span, builder);',
    forgotten: 'Calls that change a collection count as reads of it: the read lock is enough.',
    caughtBy: ['bad/textbook/Config.write-under-read-lock.java'],
  },
  {
    id: 'collections-handed-out', pass: 'lower', file: 'plato/lower/contents.ts',
    find: "case 'out': handOut(expr, read, builder); break;", replace: "case 'out': break;",
    forgotten: 'A guarded collection may be returned and used without its guard.',
    caughtBy: ['bad/library/CollectionViews.escapes.java'],
  },
  {
    id: 'iterators-not-followed', pass: 'lower', file: 'plato/lower/contents.ts',
    find: "case 'read': access(read, false, expr.span, builder); break;", replace: "case 'read': break;",
    forgotten: 'Walking through a guarded collection is no access to it.',
    caughtBy: ['bad/library/CollectionViews.escapes.java'],
  },
  {
    id: 'unannotated-writers', pass: 'lower', file: 'plato/lower/checked.ts',
    find: '.some((field) => sensitive.has(field)) || [...calls].some((call) => specified.has(call))', replace: '.some((field) => sensitive.has(field) && field.includes(owner.name)) || [...calls].some((call) => specified.has(call))',
    forgotten: 'Classes without annotations are not checked though they write fields that carry them.',
    caughtBy: ['bad/workspaces/Unannotated.unlocked'],
  },
  {
    id: 'seen-before-it-is-set', pass: 'lower', file: 'plato/lower/set-non-null.ts',
    find: "case 'this': return allowed.has(node);", replace: "case 'this': return true;",
    forgotten: 'A constructor may show `this` before it sets a final field, which then is seen null.',
    caughtBy: ['bad/ordinary/SetByConstructors.seen-before.java'],
  },
  {
    id: 'results-are-no-effects', pass: 'plato', file: 'plato/effects.ts',
    find: 'if (part.result !== undefined) locals.add(part.result);', replace: '',
    forgotten: 'The local that a call\'s result goes into is taken to keep its value in a loop.',
    caughtBy: [],
    equivalent: 'The local that a call gives its result to is a temporary: every round gives it a new value, about which nothing is known, before it is read.',
  },
  {
    id: 'unknown-target-skipped', pass: 'plato', file: 'plato/inline.ts',
    find: 'if (call.targets.length === 0) this.hinder(', replace: 'if (call.targets.length < 0) this.hinder(',
    forgotten: 'A call of which no implementation is known does nothing and goes unsaid.',
    caughtBy: [],
    equivalent: '`emitDispatch` of `plato/lower/dispatch.ts` rejects such a call before; this is the second net.',
  },
  {
    id: 'performed-hands-nothing-over', pass: 'plato', file: 'plato/perform.ts',
    find: "if (references.length > 0) stmts.push(this.operation({ publishes: references, description: '' }));", replace: '',
    forgotten: 'What a method with `performs` is given does not escape.',
    caughtBy: ['bad/performs/KeptByAction.java'],
  },
];
