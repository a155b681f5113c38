/**
 * Faults of what is said about members of which nothing is known here: those that a stub leaves out, and those of supertypes without source
 * or stub.
 * Neighbours: `list.ts` puts them together.
 */
import type { Fault } from './fault';

export const UNSEEN_FAULTS: readonly Fault[] = [
  {
    id: 'fields-of-stubs-only',
    pass: 'resolve',
    file: 'resolve/unseen.ts',
    find: 'return names(leftOutOf(one)).has(name) ? { from: one.name, isCertain: true } : undefined;',
    replace: 'return undefined;',
    forgotten: 'A field or class that is inherited from the library, and that no stub tells of, is looked for further out.',
    caughtBy: ['bad/attacks/InheritedFromLibrary.java'],
  },
  {
    id: 'fields-of-known-supertypes-only',
    pass: 'resolve',
    file: 'resolve/unseen.ts',
    find: '(one) => (one.unknownSupers[0] === undefined ? undefined : { from: one.unknownSupers[0], isCertain: false })',
    replace: '() => undefined',
    forgotten: 'A supertype of which nothing is known is taken to have no fields and no classes.',
    caughtBy: ['bad/attacks/UnknownSupertypes.java'],
  },
  {
    id: 'methods-of-stubs-only',
    pass: 'resolve',
    file: 'resolve/elaborate-calls.ts',
    find: 'if (unseen !== undefined) return fail(',
    replace: 'if (unseen === null) return fail(',
    forgotten: 'A method that is inherited from the library, and that no stub tells of, is looked for further out.',
    caughtBy: ['bad/attacks/InheritedFromLibrary.java', 'bad/attacks/UnknownSupertypes.java'],
  },
  {
    id: 'overloads-of-stubs-only',
    pass: 'resolve',
    file: 'resolve/other-overloads.ts',
    find: 'if (rival !== undefined) return',
    replace: 'if (rival === null) return',
    forgotten: 'Overloads that no stub tells of are taken not to be there.',
    caughtBy: ['bad/attacks/LeftOutOverloads.java'],
  },
  {
    id: 'overloads-of-known-supertypes-only',
    pass: 'resolve',
    file: 'resolve/other-overloads.ts',
    find: 'if (unknown === undefined || isExact(chosen, args, waiting)) return undefined;',
    replace: 'if (unknown !== null) return undefined;',
    forgotten: 'A supertype of which nothing is known is taken to have no overload that fits better.',
    caughtBy: ['bad/attacks/UnknownSupertypes.java'],
  },
  {
    id: 'double-is-a-plain-name',
    pass: 'resolve',
    file: 'resolve/unseen.ts',
    find: "new Set(['java.lang.Double', 'java.lang.Float'])",
    replace: 'new Set()',
    forgotten: 'A class that may be a member of an unknown supertype is taken for that of java.lang.',
    caughtBy: ['bad/attacks/UnknownSupertypes.java'],
  },
  {
    id: 'floor-mod-of-int-left-out',
    pass: 'library',
    file: 'library/java/lang/Math.java',
    find: 'public static native int floorMod(long x, int y);',
    replace: 'public static native long floorMod(long x, int y);',
    forgotten: 'The remainder of a long by an int is taken for a long, and so are overloads of what it is given to.',
    caughtBy: ['bad/attacks/LeftOutOverloads.java'],
  },
  {
    id: 'no-two-steps-in-values-of-switches',
    pass: 'lower',
    file: 'sharing/stale.ts',
    find: "if (expr.kind === 'switch') return this.cases(expr.switch, deciding);",
    replace: '',
    forgotten: 'What is done in a switch that gives a value may be done in two steps, too.',
    caughtBy: ['bad/sharing/InSwitches.java'],
  },
  {
    id: 'locals-of-many-threads',
    pass: 'lower',
    file: 'sharing/local-collections.ts',
    find: 'if (body === undefined || body.hasOtherLocks) return [];',
    replace: 'if (body === undefined || body.hasOtherLocks || isCommon !== undefined) return [];',
    forgotten: 'A list that only a local knows is changed by the lambda of a parallel stream.',
    caughtBy: ['bad/sharing/HandedLocals.java'],
  },
  {
    id: 'maps-by-their-declared-type',
    pass: 'lower',
    file: 'sharing/shared-classes.ts',
    find: 'if (captured === undefined && own.has(owner)) found.add(owner);',
    replace: 'if (captured === undefined && !own.has(owner)) found.add(owner);',
    forgotten: 'A field that is declared as a `Map` holds a map for several threads.',
    caughtBy: ['bad/sharing/SeenAsMap.java'],
  },
];
