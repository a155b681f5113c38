/**
 * Faults of the stubs of the trusted library, and of how what they say is used.
 * Neighbours: `list.ts` puts them together; `scratch.ts` puts a changed stub beside the compiled code.
 */
import type { Fault } from './fault';

export const LIBRARY_FAULTS: readonly Fault[] = [
  {
    id: 'library-without-what-it-stands-on', pass: 'library', file: 'library/needed.ts',
    find: 'for (const name of one.mentions) wanted.add(name);', replace: '',
    forgotten: 'A class of the library comes without those that its own text speaks of.',
    caughtBy: ['server/test/library/needed.test.ts # stands on'],
  },
  {
    id: 'updates-are-lost', pass: 'library', file: 'library/java/util/concurrent/atomic/AtomicInteger.java',
    find: 'int next = updateFunction.applyAsInt(old);\n            if (compareAndSet(old, next)) {\n                return next;',
    replace: 'int next = updateFunction.applyAsInt(old);\n            if (compareAndSet(get(), next)) {\n                return next;',
    forgotten: 'What others have written while the function ran is overwritten.',
    caughtBy: ['ok/performs/AtomicUpdates.java'],
  },
  {
    id: 'library-throws-nothing', pass: 'lower', file: 'lower/procedures.ts',
    find: 'return lowered.body === undefined && (method.throws.length > 0 || hasExsures);', replace: 'return lowered.body === undefined && hasExsures && !method.owner.isLibrary;',
    forgotten: 'What the stubs declare to be thrown is forgotten: an invariant that is broken when the library throws is not noticed.',
    caughtBy: ['bad/library/RefusedArguments.unchecked.java'],
  },
  {
    id: 'list-of-null', pass: 'library', file: 'library/java/util/List.java',
    find: 'public static native <E> List<E> of(E... all) throws NullPointerException;', replace: 'public static native <E> List<E> of(E... all);',
    forgotten: 'A list of elements one of which is null is taken to come into being.',
    caughtBy: ['bad/library/RefusedArguments.unchecked.java'],
  },
  {
    id: 'iterators-for-all', pass: 'library', file: 'library/java/util/Iterator.java',
    find: '@ThreadUnsafe\npublic', replace: 'public',
    forgotten: 'Threads that share an iterator are taken not to disturb each other.',
    caughtBy: ['bad/library/SharedIterators.unguarded.java', 'bad/library/SharedIterators.backwards.java'],
  },
  {
    id: 'next-changes-nothing', pass: 'library', file: 'library/java/util/Iterator.java',
    find: '    @Mutates\n', replace: '',
    forgotten: 'Whoever goes on with an iterator is taken to read it only.',
    caughtBy: ['bad/library/SharedIterators.read-lock.java'],
  },
  {
    id: 'no-unit-of-time', pass: 'library', file: 'library/java/util/concurrent/CountDownLatch.java',
    find: 'if (unit == null) {', replace: 'if (unit == null && count < 0) {',
    forgotten: 'Waiting for a time without a unit is taken to be possible.',
    caughtBy: ['bad/library/RefusedArguments.unchecked.java'],
  },
  {
    id: 'text-is-never-null', pass: 'library', file: 'library/java/lang/String.java',
    find: '//@ ensures obj == null ==> \\result != null', replace: '//@ ensures \\result != null',
    forgotten: 'The text of an object is taken never to be null, whatever its `toString` gives.',
    caughtBy: ['bad/traps/LibraryTexts.java'],
  },
  {
    id: 'permits-without-end', pass: 'library', file: 'library/java/util/concurrent/Semaphore.java',
    find: 'if (permits + given < permits) {', replace: 'if (given < 0) {',
    forgotten: 'A semaphore is taken to have room for any number of permits, also where integers are Java\'s.',
    caughtBy: ['bad/library/Overflow.java'],
  },
  {
    id: 'builders-are-not-comparable', pass: 'library', file: 'library/java/lang/StringBuilder.java',
    find: 'Serializable, Comparable<StringBuilder>', replace: 'Serializable',
    forgotten: 'A class of the library is not all that Java makes it, so a test with `instanceof` seems to fail for certain.',
    caughtBy: ['bad/traps/LibrarySupertypes.java'],
  },
  {
    id: 'copies-fit-everywhere', pass: 'lower', file: 'lower/array-copies.ts',
    find: 'if (fits(from.element, to.element) && isExact(to)) return [];', replace: 'return [];',
    forgotten: 'Elements are copied into an array that cannot hold them, and Java\'s exception is not seen.',
    caughtBy: ['bad/java/ArrayCopies.other-type.java'],
  },
  {
    id: 'library-takes-no-monitors', pass: 'lower', file: 'lower/procedures.ts',
    find: 'if (isSaid(method.annotations) || (!method.isStatic && !method.isConstructor && isSaid(method.owner.annotations))) return true;', replace: '',
    forgotten: 'Printing, a `Vector`, a `StringBuffer` take a monitor that others may hold, and are taken to come to their end at once: half of an action is seen.',
    caughtBy: ['bad/performs/PrintsFirst.between.java'],
  },
  {
    id: 'weak-writes-are-volatile', pass: 'library', file: 'library/java/util/concurrent/atomic/AtomicInteger.java',
    find: '    public final int getAndSet(int newValue) {', replace: '    public final void lazySet(int newValue) {\n        value = newValue;\n    }\n\n    public final int getAndSet(int newValue) {',
    forgotten: 'Threads may see a lazy write after what its thread does next, so that both get in where each announces itself so.',
    caughtBy: ['bad/library/AccessModes.weaker.java'],
  },
  {
    id: 'collections-never-fail', pass: 'plato', file: 'effects/user-code.ts',
    find: 'if (runs.mayFail) failing ??= failingOf(asked);', replace: 'if (runs.mayFail && index < 0) failing ??= failingOf(asked);',
    forgotten: 'The library\'s own `toString`, `hashCode` and `equals` never throw: a sublist of a list that has changed since gives its text.',
    caughtBy: ['bad/attacks/LibraryRunsItsOwn.java', 'bad/library/TextsOfKeys.any-component.java'],
  },
  {
    id: 'no-collection-is-an-object', pass: 'plato', file: 'effects/library-throwers.ts',
    find: '(this.isAbove(position) && this.exist())', replace: '(this.isAbove(position) && this.exist() && position === \'\')',
    forgotten: 'What stands at a place of type Object is no collection.',
    caughtBy: ['bad/library/TextOfAnything.sublist.java'],
  },
  {
    id: 'found-objects-are-safe', pass: 'lower', file: 'lower/shared-objects.ts',
    find: 'if (origin.kind !== \'found\' || !(comesOut || this.isUnsafe(expr))) return;', replace: 'if (origin.kind !== \'found\' || this.resolved !== undefined) return;',
    forgotten: 'A list that is found in a concurrent map, a reference or an array of a class that promises to be safe for threads is nobody else\'s.',
    caughtBy: ['bad/threadsafe/SharedThroughContainers.java'],
  },
  {
    id: 'made-stays-own', pass: 'lower', file: 'lower/shared-objects.ts',
    find: 'inner.span.start > from ?', replace: 'inner.span.start < 0 ?',
    forgotten: 'A list that a method has made stays its own after it was put where others find it.',
    caughtBy: ['bad/threadsafe/Containers.shared-first.java'],
  },
  {
    id: 'walks-without-monitor', pass: 'lower', file: 'lower/shared-objects.ts',
    find: 'if (kind !== \'monitor\' || this.locks.some(', replace: 'if (kind !== \'monitor\' || this.locks.length >= 0 || this.locks.some(',
    forgotten: 'Whoever walks through a synchronized collection is taken to hold its monitor.',
    caughtBy: ['bad/threadsafe/Containers.no-monitor.java'],
  },
];
