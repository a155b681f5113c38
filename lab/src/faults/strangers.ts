/**
 * Faults of how objects are followed that code without source has made.
 * Neighbours: `list.ts` puts them together; `../opaque/views.ts` makes programs in which such objects call back.
 */
import type { Fault } from './fault';

const FLOW = 'lower/strangers.ts';
const CALLS = 'lower/stranger-calls.ts';

export const STRANGER_FAULTS: readonly Fault[] = [
  {
    id: 'made-by-strangers-is-harmless',
    pass: 'lower',
    file: CALLS,
    find: 'if (!runsByItself(method, resolved) && !runsStrangers(method, receiver, given, strangers)) return;',
    replace: 'if (!runsByItself(method, resolved)) return;',
    forgotten:
      'An object of the library that code without source has made runs nothing of what it keeps in a call of a method with a stub.',
    caughtBy: ['bad/opaque/LibraryKeepsCallback.java', 'bad/opaque/ArrayBehindList.java'],
  },
  {
    id: 'objects-of-strangers-ask-nothing',
    pass: 'lower',
    file: FLOW,
    find: '(method.isFinal && method.owner.name === OBJECT_NAME)',
    replace: 'method.owner.name === OBJECT_NAME',
    forgotten: 'What is seen as an `Object` has a `toString`, an `equals` and a `hashCode` of nobody.',
    caughtBy: ['bad/opaque/StrangersSeen.java'],
  },
  {
    id: 'strangers-asked-by-calls-only',
    pass: 'lower',
    file: CALLS,
    find: 'if (builder.owner.isLibrary || !strangersOf(builder.resolved).has(expr)) return false;',
    replace: 'if (!builder.owner.isLibrary || !strangersOf(builder.resolved).has(expr)) return false;',
    forgotten: 'Java makes the text of such an object by itself.',
    caughtBy: ['bad/opaque/StrangersGiven.java'],
  },
  {
    id: 'strangers-given-to-constructors',
    pass: 'lower',
    file: CALLS,
    find: 'if (!method.owner.isLibrary || builder.owner.isLibrary) return;',
    replace: 'if (!method.owner.isLibrary || method.isConstructor || builder.owner.isLibrary) return;',
    forgotten: 'Constructors of the library ask what they are given.',
    caughtBy: ['bad/opaque/StrangersGiven.java'],
  },
  {
    id: 'records-hold-no-strangers',
    pass: 'lower',
    file: FLOW,
    find: "(one.kind === 'record' && one.fields.some((field) => !field.isStatic && this.places.has(field)))",
    replace: "(one.kind === 'record' && one.fields.length < 0)",
    forgotten: 'What Java makes for records asks their components.',
    caughtBy: ['bad/opaque/StrangersSeen.java'],
  },
  {
    id: 'strangers-along-assignments-only',
    pass: 'lower',
    file: FLOW,
    find: 'if (this.places.get(place)?.holds === true) this.fill(value);',
    replace: '',
    forgotten: 'What is put into a list by one name is in it by every other.',
    caughtBy: ['bad/opaque/StrangersFlow.java'],
  },
  {
    id: 'strangers-of-one-method',
    pass: 'lower',
    file: FLOW,
    find: 'return this.families.get(method) ?? method;',
    replace: 'return method;',
    forgotten: 'A call may give what an override gives.',
    caughtBy: ['bad/opaque/StrangersFlow.java'],
  },
  {
    id: 'strangers-are-not-thrown',
    pass: 'lower',
    file: FLOW,
    find: 'if (this.mayThrow(stmt.body)) for',
    replace: 'if (this.mayThrow(stmt.body) && stmt.catches.length < 0) for',
    forgotten: 'What is caught may be an exception that code without source has made.',
    caughtBy: ['bad/opaque/StrangersFlow.java'],
  },
  {
    id: 'subclasses-hold-no-strangers',
    pass: 'lower',
    file: FLOW,
    find: 'if (stmt.constructor_.owner.isLibrary && stmt.args.some((one) => this.has(one))) this.mark(owner, HOLDS);',
    replace: '',
    forgotten: 'What a constructor of the library is given by a subclass is in the object.',
    caughtBy: ['bad/opaque/StrangersFlow.java'],
  },
  {
    id: 'threads-inherit-nothing',
    pass: 'lower',
    file: CALLS,
    find: "return owner.name === THREAD_NAME && hasBelow('InheritableThreadLocal', resolved);",
    replace: "return owner.name === THREAD_NAME && owner.name === 'InheritableThreadLocal' && hasBelow('', resolved);",
    forgotten: 'A new thread asks every inheritable value of its maker.',
    caughtBy: ['bad/opaque/InheritedByThreads.java'],
  },
  {
    id: 'strangers-in-translated-bodies-only',
    pass: 'lower',
    file: FLOW,
    find: 'this.takeUntranslated(bodies);',
    replace: '',
    forgotten: 'A body that is not translated may bring such objects to what it names.',
    caughtBy: ['bad/opaque/StrangersUntranslated.java'],
  },
];
