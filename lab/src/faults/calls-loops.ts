/**
 * Faults of calls by specification, of loops, and of what survives them.
 * Neighbours: `sequential.ts`; `list.ts` puts them together.
 */
import type { Fault } from './fault';

export const CALL_AND_LOOP_FAULTS: readonly Fault[] = [
  {
    id: 'only-first-requires', pass: 'sequential', file: 'sequential/calls.ts',
    find: 'for (const clause of callee.requires) {', replace: 'for (const clause of callee.requires.slice(0, 1)) {',
    forgotten: 'Of several `requires` the caller shows the first only.',
    caughtBy: ['bad/elements/Slots.copy-unlocked.java'],
  },
  {
    id: 'call-publishes-nothing', pass: 'sequential', file: 'sequential/calls.ts',
    find: 'parts.push(...publish(context, published, `this step (it ${stmt.description})`, place));', replace: '',
    forgotten: 'Arguments of a call stay this method\'s alone, although the callee may store them anywhere.',
    caughtBy: ['bad/traps/KeptByCallee.java'],
  },
  {
    id: 'callee-may-write-anything', pass: 'sequential', file: 'sequential/calls.ts',
    find: 'parts.push(...calleeFrame(context, callee, variables, stmt, place));', replace: '',
    forgotten: 'A method with `modifies` may call one that writes more.',
    caughtBy: ['bad/traps/StaticInitWrites.java'],
  },
  {
    id: 'callee-without-modifies', pass: 'sequential', file: 'sequential/calls.ts',
    find: 'if (callee.modifies === undefined) {', replace: 'if (callee.modifies === undefined) {\n    if (callee.ensures.length > 0) return [];',
    forgotten: 'A callee without a `modifies` clause, which may write anything, is taken to write nothing that matters to the frame.',
    caughtBy: ['bad/traps/StaticInitWrites.java'],
  },
  {
    id: 'callee-writes-nothing', pass: 'sequential', file: 'sequential/calls.ts',
    find: 'overwritten: written, mayEscape: false, sparesLocalObjects: true,', replace: 'overwritten: new Set(), mayEscape: false, sparesLocalObjects: true,',
    forgotten: 'What a callee writes is forgotten only where other threads may write it too.',
    caughtBy: ['bad/objects/ThreadLocalWritten.java'],
  },
  {
    id: 'all-conjuncts-survive-calls', pass: 'sequential', file: 'sequential/calls.ts',
    find: 'const conjuncts = surviving(context, effect);', replace: 'const conjuncts = context.conjuncts;',
    forgotten: 'Frames and assumptions about other threads hold across a call that itself writes what they protect.',
    caughtBy: ['bad/attacks/CollectionToArray.java'],
  },
  {
    id: 'started-by-the-starter', pass: 'sequential', file: 'sequential/calls.ts',
    find: "const entered = { ...starting.scope, tid: thread, variables: new Map([['this', receiver]]) };", replace: "const entered = { ...starting.scope, variables: new Map([['this', receiver]]) };",
    forgotten: 'What `run` requires is shown with `tid` read as the thread that starts, not as the one that is started.',
    caughtBy: ['ok/captures/Threads.java'],
  },
  {
    id: 'started-thread-stays-private', pass: 'sequential', file: 'sequential/calls.ts',
    find: "...publish(context, thread === receiver ? [receiver] : [thread, receiver], 'this step (it starts the thread)', place)];", replace: '];',
    forgotten: 'Starting a thread shows it to nobody, so its fields stay nobody else\'s.',
    caughtBy: ['bad/objects/Started.too-late.java'],
  },
  {
    id: 'monitors-of-started-thread', pass: 'sequential', file: 'sequential/calls.ts',
    find: "const body = and(not(equal(before, thread)), implies(", replace: 'const body = and(equal(before, thread), implies(',
    forgotten: 'A thread that is started is taken to hold every monitor.',
    caughtBy: ['bad/captures/FreshThread.attacks.java'],
  },
  {
    id: 'result-not-forgotten', pass: 'sequential', file: 'sequential/calls.ts',
    find: "parts.push({ kind: 'havoc', variables: [held] });\n    if (className", replace: 'if (className',
    forgotten: 'The result of a call is whatever the variable held before; two calls give the same.',
    caughtBy: ['bad/unroll/CallsDiffer.java'],
  },
  {
    id: 'ensures-of-what-throws', pass: 'sequential', file: 'sequential/calls.ts',
    find: "    ...reached,\n    { kind: 'exit', label: thrown.label },", replace: "    ...callee.ensures.filter((one) => callee.result === undefined).map((clause) => assumeClause(clause, after)),\n    ...reached,\n    { kind: 'exit', label: thrown.label },",
    forgotten: '`ensures` is assumed also where the callee leaves by an exception.',
    caughtBy: ['ok/vacuity/Ordinary.java'],
  },
  {
    id: 'calls-never-throw', pass: 'sequential', file: 'sequential/calls.ts',
    find: 'const thrown = stmt.thrown && callee.mayThrow ? stmt.thrown : undefined;', replace: 'const thrown = stmt.thrown && callee.exsures.length > 0 ? stmt.thrown : undefined;',
    forgotten: 'A callee without `exsures` is taken never to throw, so what stands behind a `catch` is never reached.',
    caughtBy: ['bad/traps/ThrowingCallee.java'],
  },
  {
    id: 'throws-behind-all-actions', pass: 'sequential', file: 'sequential/calls.ts',
    find: '...(thrown ? [sequence([...atEnd(), ...throws()])] : [])]);', replace: ']);',
    forgotten: 'An exception leaves a method with actions only after all of them, not after some.',
    caughtBy: ['bad/abstractions/Makers.java'],
  },
  {
    id: 'stretch-between-actions', pass: 'sequential', file: 'sequential/calls.ts',
    find: '...performAction(context, performing, action, index), ...stretch(), rest,', replace: '...performAction(context, performing, action, index), rest,',
    forgotten: 'Nobody else runs between the actions of a call.',
    caughtBy: ['bad/abstractions/BetweenActions.java'],
  },
  {
    id: 'constructed-object-unknown-fields', pass: 'sequential', file: 'sequential/calls.ts',
    find: 'const parts = forgetFields(context, callee, self, prefix);', replace: 'const parts: Sequential[] = [];',
    forgotten: 'Behind a constructor that is known by its specification the fields of the object are still at their defaults.',
    caughtBy: ['bad/attacks/FinalByConstructor.java'],
  },
  {
    id: 'constructed-object-stays-private', pass: 'sequential', file: 'sequential/calls.ts',
    find: 'parts.push(assign(beforeSymbol(VISIBLE), VISIBLE), ...escape(context, self));', replace: 'parts.push(assign(beforeSymbol(VISIBLE), VISIBLE));',
    forgotten: 'What a constructor known by its specification has made is nobody else\'s, although it may have handed it out.',
    caughtBy: ['bad/traps/HandsOutThis.java'],
  },
  {
    id: 'caller-owes-no-actions', pass: 'sequential', file: 'sequential/abstraction.ts',
    find: 'const deferred = callee.isTrusted ? new Set(context.conjuncts) : deferredBy(', replace: 'const deferred = callee.isTrusted || context.procedure.actions === undefined ? new Set<Conjunct>() : deferredBy(',
    forgotten: 'What an action of a callee left to its callers, they do not show either.',
    caughtBy: ['bad/abstractions/Deferred.java'],
  },
  {
    id: 'actions-write-outside-the-frame', pass: 'sequential', file: 'sequential/abstraction.ts',
    find: 'if (!context.procedure.actions) {', replace: 'if (!context.procedure.actions && context.procedure.modifies === undefined) {',
    forgotten: 'What the actions of a callee write is not held against the caller\'s `modifies`.',
    caughtBy: ['bad/abstractions/CallerFrame.java'],
  },
  {
    id: 'waiting-keeps-monitors', pass: 'sequential', file: 'sequential/survival.ts',
    find: 'if (effects.waits) return true;', replace: '',
    forgotten: 'A loop or callee that waits gives up its monitor, but what leans on holding it is taken to survive.',
    caughtBy: ['bad/traps/WaitForgets.java'],
  },
  {
    id: 'invariants-by-their-texts', pass: 'sequential', file: 'sequential/loops.ts',
    find: 'const written = stmt.invariants.filter((invariant) => !invariant.isProposed);', replace: "const written = stmt.invariants.filter((invariant) => !invariant.isProposed && invariant.text !== 'proposed');",
    forgotten: 'What is written of a loop is told from what is proposed of it by how it came to be, not by what it says.',
    caughtBy: ['bad/traps/NamedProposed.java'],
  },
  {
    id: 'assumptions-by-their-words', pass: 'sequential', file: 'sequential/operations.ts',
    find: "if (op.origin !== 'written') return [condition];", replace: "if (!op.description.startsWith('assumes ')) return [condition];",
    forgotten: 'Whether an assumption may contradict itself depends on who made it, not on the words for it.',
    caughtBy: ['server/test/fixtures-bad.test.ts # bad/vacuity/Assumes'],
  },
  {
    id: 'loop-forgets-no-locals', pass: 'sequential', file: 'sequential/loops.ts',
    find: "head.push({ kind: 'havoc', variables: locals.map((local) => local.symbol) });", replace: "head.push({ kind: 'havoc', variables: locals.filter((local) => local.isTemporary || local.symbol.sort === 'Int').map((local) => local.symbol) });",
    forgotten: 'At the head of a loop only numbers are forgotten; references and flags are as on arrival.',
    caughtBy: ['bad/loops/Lists.escapes.java'],
  },
  {
    id: 'loop-forgets-no-stores', pass: 'sequential', file: 'sequential/loops.ts',
    find: 'overwritten, mayEscape: effects.escapes || effects.everything,', replace: 'overwritten: new Set(), mayEscape: effects.escapes || effects.everything,',
    forgotten: 'What the body of a loop writes is not forgotten at its head.',
    caughtBy: ['bad/traps/InitializerCounts.java'],
  },
  {
    id: 'loop-lets-nothing-escape', pass: 'sequential', file: 'sequential/loops.ts',
    find: 'mayEscape: effects.escapes || effects.everything, allocated', replace: 'mayEscape: effects.everything, allocated',
    forgotten: 'An object that the body of a loop lets escape is still nobody else\'s in the next round.',
    caughtBy: ['bad/objects/Publish.in-a-loop.java'],
  },
  {
    id: 'all-conjuncts-survive-loops', pass: 'sequential', file: 'sequential/loops.ts',
    find: 'conjuncts: atomic ? [] : surviving(context, effects),', replace: 'conjuncts: atomic ? [] : context.conjuncts,',
    forgotten: 'What the environment promises is taken to hold across rounds of a loop that itself writes what the promises speak of.',
    caughtBy: ['bad/loops/Attacks.java'],
  },
  {
    id: 'loop-without-others', pass: 'sequential', file: 'sequential/loops.ts',
    find: 'placed: atomic ? new Set() : everything(context),', replace: 'placed: new Set(),',
    forgotten: 'Other threads change nothing while earlier rounds of a loop run.',
    caughtBy: ['bad/traps/RoundByRound.java'],
  },
  {
    id: 'loop-invariant-on-entry-only', pass: 'sequential', file: 'sequential/loops.ts',
    find: "...proveInvariants(context, written, stmt.span, within, atomic, 'after a round of the loop'),", replace: '',
    forgotten: 'A written loop invariant is shown on arrival and not behind the body.',
    caughtBy: ['bad/specs/LoopInvariant.not-kept.java'],
  },
  {
    id: 'loop-invariant-in-rounds-only', pass: 'sequential', file: 'sequential/loops.ts',
    find: "...proveInvariants(context, written, stmt.span, within, atomic, 'when the loop is entered'),", replace: '',
    forgotten: 'A written loop invariant is shown behind the body and not on arrival.',
    caughtBy: ['bad/specs/LoopInvariant.not-initial.java'],
  },
  {
    id: 'guess-on-entry-only', pass: 'sequential', file: 'sequential/loops.ts',
    find: '...proveCandidates(candidates), ...proveCandidates(simulated),\n    assume(FALSE),', replace: 'assume(FALSE),',
    forgotten: 'Guessed invariants are shown on arrival only, and assumed in every round.',
    caughtBy: ['bad/loops/Counting.off-by-one.java'],
  },
  {
    id: 'pc-kept-in-loops', pass: 'simulation', file: 'sequential/simulation.ts',
    find: ': [PC_VARIABLE, WITNESS_VARIABLE];', replace: ': [WITNESS_VARIABLE];',
    forgotten: 'A loop that performs an action is taken to have performed none when its head is reached again.',
    caughtBy: ['papers/SimpleLockActions.release-twice.java'],
  },
  {
    id: 'thread-of-run-not-asked', pass: 'sequential', file: 'sequential/calls.ts',
    find: 'if (callee.entry) {', replace: "if (callee.entry && stmt.mode !== 'call') {",
    forgotten: '`run` of a thread is proved for its own thread, but may be called by any.',
    caughtBy: [],
    equivalent: '`assertEntry` of `plato/lower/dispatch.ts` asserts the same in Plato before every such call; this is the second net.',
  },
  {
    id: 'middle-of-call-knows-monitors', pass: 'sequential', file: 'sequential/abstraction.ts',
    find: 'if (!changesMonitors(effects)) return conjuncts;', replace: 'return conjuncts;',
    forgotten: 'Invariants about monitors are used between the actions of a call, where the callee may hold others.',
    caughtBy: ['bad/calls/MonitorsMeanwhile.java'],
  },
  {
    id: 'elsewhere-without-leaning', pass: 'sequential', file: 'sequential/survival.ts',
    find: '&& [...conjunct.reads, ...conjunct.leansOn].every((store) => !lost.has(store))', replace: '',
    forgotten: 'At places that a callee does not write, a frame holds although others may change what it leans on.',
    caughtBy: ['bad/calls/LeansElsewhere.java'],
  },
  {
    id: 'survival-in-one-round', pass: 'sequential', file: 'sequential/survival.ts',
    find: 'shrunk = next.length < kept.length;', replace: 'shrunk = false;',
    forgotten: 'A conjunct survives although what it leans on leans on something that does not.',
    caughtBy: ['bad/loops/OthersMeanwhile.java'],
  },
  {
    id: 'holding-in-any-clause', pass: 'sequential', file: 'sequential/survival.ts',
    find: "if (effects.stores.has(store) && !(!conjunct.leansOn.has(store) && conjunct.kind === 'frame' && onlyAsksForHeld(conjunct.clause.expr, true))) return true;", replace: '',
    forgotten: 'Clauses that ask whether a monitor is free, or whom it belongs to, survive a body that takes monitors.',
    caughtBy: ['bad/loops/OthersMeanwhile.java'],
  },
];
