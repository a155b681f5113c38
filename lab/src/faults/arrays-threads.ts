/**
 * Faults of arrays (of which class they are, who has them, what the library does with them) and of the code that threads run.
 * Neighbours: `translation.ts`; `list.ts` puts them together.
 */
import type { Fault } from './fault';

export const ARRAYS_AND_THREADS_FAULTS: readonly Fault[] = [
  {
    id: 'arrays-without-origins',
    pass: 'resolve',
    file: 'resolve/resolve.ts',
    find: '  noteArrayOrigins(table, facts);',
    replace: '  if (table.classes.length === 0) noteArrayOrigins(table, facts);',
    forgotten: 'Arrays that Java makes for generic methods of variable arity, or that overrides give, are of their static type.',
    caughtBy: ['bad/java/WidenedArrays2.java'],
  },
  {
    id: 'arrays-of-strangers-are-exact',
    pass: 'resolve',
    file: 'resolve/conversions.ts',
    find: '  for (const array of arraysIn(type)) seenAsAny(array, facts.covariantArrays);',
    replace: '',
    forgotten: 'An array that code without source gives is of its static type.',
    caughtBy: ['bad/java/WidenedByStrangers.java'],
  },
  {
    id: 'casts-of-strangers-are-exact',
    pass: 'resolve',
    file: 'resolve/conversions.ts',
    find: '    noteArraysOfStrangers(type, context);\n    return { ...operand, type };',
    replace: '    return { ...operand, type };',
    forgotten: 'An array that code without source gives is of the type that a cast names.',
    caughtBy: ['bad/opaque/CastArrays.java'],
  },
  {
    id: 'threads-of-variables-are-no-targets',
    pass: 'lower',
    file: 'lower/facts/threads-by-others.ts',
    find: "    const symbol = type.kind === 'class' ? table.classOf(type) : undefined;\n    return symbol !== undefined && symbol.kind !== 'interface'",
    replace: '    const symbol = table.classOf(type);\n    return symbol !== undefined',
    forgotten: 'What has the type of an interface or of a variable may be a thread, and another one made from it.',
    caughtBy: ['bad/captures/ThreadsByTypeVariables.java'],
  },
  {
    id: 'run-by-what-the-stub-leaves-out',
    pass: 'lower',
    file: 'lower/facts/called-from-above.ts',
    find: 'return mayOverride(owner, resolved);',
    replace: 'return [];',
    forgotten: 'A constructor that the stub leaves out may run overrides before the object has its fields.',
    caughtBy: ['bad/library/RunByLeftOut.java'],
  },
  {
    id: 'copies-of-the-library-are-given-by-others',
    pass: 'plato',
    file: 'effects/owned-arrays.ts',
    find: 'this.result(stmt.result, isForgetful);',
    replace: 'this.result(stmt.result, isForgetful && stmt.thrown !== undefined);',
    forgotten: 'A part of an array that the library copies is new.',
    caughtBy: ['ok/library/GrowingArrays.java'],
  },
  {
    id: 'lent-arrays-stay-what-they-are',
    pass: 'sequential',
    file: 'sequential/environment/environment-step.ts',
    find: 'options.overwritten.has(store) ? (options.lent ?? []) : [],',
    replace: '[],',
    forgotten: 'An array of one\u2019s own that the library fills has other elements after it.',
    caughtBy: ['bad/library/ArraysAtOnce.filled.java'],
  },
  {
    id: 'run-of-threads-is-run-by-strangers',
    pass: 'lower',
    file: 'lower/calls/dispatch.ts',
    find: '    if (codeOf(undefined, builder.resolved) !== undefined) {',
    replace: '    if (codeOf(undefined, builder.resolved) !== undefined && method.isStatic) {',
    forgotten: 'A call of the `run` of a thread is a call of code without source, which is believed not to run it.',
    caughtBy: ['bad/captures/RunWithoutStart.java'],
  },
  {
    id: 'own-start-not-called',
    pass: 'lower',
    file: 'lower/calls/threads.ts',
    find: 'const own = receiverClass === undefined || isSuperCall(expr) ? [] : withOwnStart(receiverClass, builder);',
    replace:
      'const own: readonly ClassSymbol[] = receiverClass === undefined || isSuperCall(expr) ? [] : withOwnStart(receiverClass, builder).slice(0, 0);',
    forgotten: 'Whoever is started as a `Thread` starts, though its class has a `start` of its own.',
    caughtBy: ['bad/library/OwnStart.refuses.java', 'bad/library/OwnStart.ignores.java'],
  },
  {
    id: 'target-never-runs',
    pass: 'lower',
    file: 'lower/calls/threads.ts',
    find: 'startTarget(thread, receiverClass, run, expr, builder);',
    replace: '',
    forgotten: "What the `run` of a thread's target requires is not asked when the thread is started.",
    caughtBy: ['bad/captures/Threads.no-owner.java'],
  },
];
