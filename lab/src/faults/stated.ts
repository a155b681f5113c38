/**
 * Faults of what is not a proof and reads like one: what is stated and not understood, or looked past, vanishes without a word; what is confirmed is something else.
 * Neighbours: `translation.ts`; `list.ts` puts them together.
 */
import type { Fault } from './fault';

export const STATED_FAULTS: readonly Fault[] = [
  {
    id: 'helper-with-performs-unproved', pass: 'lower', file: 'lower/method-specs.ts',
    find: " && !source.specs.some((clause) => clause.kind === 'performs');", replace: ';',
    forgotten: 'A helper is not checked where it has callers, and they believe what it performs.',
    caughtBy: ['bad/performs/HelperPerforms.does-less.java'],
  },
  {
    id: 'all-is-fresh-in-constructors', pass: 'lower', file: 'lower/formula.ts',
    find: "if (context.ofConstructor && expr.operand.kind === 'this')", replace: 'if (context.ofConstructor)',
    forgotten: 'A constructor may promise that what it is given is new.',
    caughtBy: ['bad/specs/OtherSpellings.not-this.java'],
  },
  {
    id: 'nowarn-of-line-before', pass: 'verify', file: 'verify/nowarn.ts',
    find: "&& one.span.start === span.start) && /^", replace: "&& one.span.start === span.start) || /^x",
    forgotten: 'A `nowarn` behind a field, about its line, hides what is wrong in the method that follows.',
    caughtBy: ['bad/nowarn/WholeMethods.behind-field.java'],
  },
  {
    id: 'nowarn-of-every-method', pass: 'verify', file: 'verify/nowarn.ts',
    find: 'one.span.file === file && isAtHead(nowarn, one, texts.get(file) ?? \'\')', replace: 'one.span.file === file && one.span.start >= start',
    forgotten: 'A `nowarn` hides what is wrong in every method behind it.',
    caughtBy: ['bad/nowarn/WholeMethods.next-method.java', 'bad/nowarn/Statistics.other-codes.java'],
  },
  {
    id: 'guard-not-understood-dropped', pass: 'lower', file: 'lower/fields.ts',
    find: '    notUnderstood.push(...made.notUnderstood ?? []);\n', replace: '',
    forgotten: 'A guard that is not understood protects nothing, and whoever accesses the field is verified.',
    caughtBy: ['bad/stated/Guards.java'],
  },
  {
    id: 'guard-of-method-dropped', pass: 'lower', file: 'lower/method-specs.ts',
    find: '      this.unsupported.push(...guards.notUnderstood);\n', replace: '',
    forgotten: 'A method with a guard that is not understood is verified, and so is whoever calls it.',
    caughtBy: ['bad/stated/Guards.java'],
  },
  {
    id: 'guard-of-overridden-method', pass: 'lower', file: 'lower/guard-locks.ts',
    find: "  if (resolved.table.classes.some((one) => one.methods.some((below) => below !== method && overrides(resolved.table, below, method)))) return unclear('is overridden, so it may return another lock');\n", replace: '',
    forgotten: 'A guard calls a method that a subclass overrides: two threads hold two locks.',
    caughtBy: ['bad/stated/Guards.java'],
  },
  {
    id: 'heads-not-inherited', pass: 'lower', file: 'lower/method-specs.ts',
    find: '  if (head === undefined || head === source) return spec;', replace: '  if (head !== method) return spec;',
    forgotten: 'What an interface asks of the callers of its method, a lock or an argument that is not null, is asked of nobody.',
    caughtBy: ['bad/stated/LockMethods.unlocked-call.java'],
  },
  {
    id: 'misplaced-annotations-unsaid', pass: 'syntax', file: 'syntax/annotations.ts',
    find: 'if (meaning !== undefined && !meaning.places.some(place => place === placeOf(above))) {', replace: 'if (meaning === undefined && name === undefined) {',
    forgotten: 'An annotation that means nothing where it stands (`@ThreadSafe` before a method) is dropped without a word.',
    caughtBy: ['bad/stated/Misplaced.java'],
  },
  {
    id: 'look-alikes-unsaid', pass: 'syntax', file: 'syntax/look-alikes.ts',
    find: "    if (comment.type === 'specification_line' || comment.type === 'specification_block') return [];", replace: "    if (comment.type !== 'no_comment') return [];",
    forgotten: 'A specification with a space before its `@` is a plain comment, and the method is verified without it.',
    caughtBy: ['bad/stated/LookAlikes.java'],
  },
  {
    id: 'look-alikes-within-unsaid', pass: 'syntax', file: 'syntax/parse-spec.ts',
    find: "const alike = comments.filter(({ start, end }) => looksLikeClause(text.slice(start, end)));", replace: 'const alike = comments.slice(0, 0);',
    forgotten: 'A clause with a space before its `@` that stands within a specification is a remark in it, and the method is verified without it.',
    caughtBy: ['bad/stated/LookAlikes.java'],
  },
  {
    id: 'nowarn-of-nothing', pass: 'syntax', file: 'syntax/spec-clauses.ts',
    find: 'if (namedCodes(name) === undefined) context.error(', replace: 'if (name === \'\') context.error(',
    forgotten: 'A `nowarn` of a code that does not exist is accepted.',
    caughtBy: ['bad/stated/LookAlikes.java'],
  },
  {
    id: 'callers-rely-on-nothing', pass: 'lower', file: 'lower/not-understood.ts',
    find: '      all.push(...specifications.get(call) ?? []);\n', replace: '',
    forgotten: 'Whoever calls a specified method of which something is stated and not understood is verified.',
    caughtBy: ['bad/stated/Guards.java'],
  },
  {
    id: 'immutable-taken-on-trust', pass: 'lower', file: 'analyses/immutable.ts',
    find: 'for (const one of new Set([...resolved.table.lineage(symbol), ...below])) {', replace: 'for (const one of [symbol]) {',
    forgotten: 'An `@Immutable` class may inherit a field that changes, or have a subclass with one.',
    caughtBy: ['bad/specifications/NotUsed.java'],
  },
  {
    id: 'non-null-local-at-declaration-only', pass: 'lower', file: 'lower/assignments.ts',
    find: "      builder.op({ role: 'local', span: expr.span, asserts: localStoreAssertions(target.variable, value, expr.span, builder), assigns:", replace: "      builder.op({ role: 'local', span: expr.span, assigns:",
    forgotten: 'A local or parameter that is declared never to be null is so at its declaration only, and may be assigned null.',
    caughtBy: ['bad/stated/NonNullLocals.assigned.java', 'bad/stated/NonNullLocals.parameter.java'],
  },
  {
    id: 'non-null-loop-variable', pass: 'resolve', file: 'resolve/elaborate-for-each.ts',
    find: 'isParameter: false, isNonNull: neverNull !== undefined, neverNull, span', replace: 'isParameter: false, isNonNull: false, span',
    forgotten: 'The variable of a loop over elements is given null although it is declared never to be.',
    caughtBy: ['bad/stated/NonNullLocals.loop-variable.java'],
  },
  {
    id: 'non-null-result-unsaid', pass: 'lower', file: 'lower/statements.ts',
    find: '      if (value !== undefined) assertResult(value, span, builder);\n', replace: '',
    forgotten: 'A method whose result is declared never to be null returns null and is verified.',
    caughtBy: ['bad/stated/NonNullLocals.result.java'],
  },
  {
    id: 'non-null-number', pass: 'lower', file: 'lower/spec-statements.ts',
    find: "  if (misuse.kind === 'wrong') builder.complain([diagnostic('spec-type', misuse.span, misuse.message)]);\n  else builder.reject(misuse.reason, misuse.span);", replace: "  if (misuse.kind === 'unsupported') builder.reject(misuse.reason, misuse.span);",
    forgotten: 'A number that is declared never to be null is accepted without a word.',
    caughtBy: ['bad/stated/NeverNull.java'],
  },
  {
    id: 'thread-safe-constructors-trusted', pass: 'lower', file: 'lower/thread-safe.ts',
    find: "if (target.kind === 'static' || (target.kind === 'field' && !isThis(target.object))) byOthers.add(target.field);", replace: "if (target.kind === 'local') byOthers.add(target.name);",
    forgotten: 'A constructor that writes a static field, or a field of another object, is taken to write its own.',
    caughtBy: ['bad/threadsafe/LooksAway.java', 'bad/threadsafe/Safe.static-in-constructor.java'],
  },
  {
    id: 'thread-safe-objects-apart', pass: 'lower', file: 'lower/thread-safe.ts',
    find: '      for (const field of one.fields) if (!isGuarded(field)) for (const type of partsOf(field.type)) add(table.classOf(type));\n', replace: '',
    forgotten: 'A plain object in a final field of a class that promises to be safe for threads is anybody\'s to change.',
    caughtBy: ['bad/threadsafe/Safe.plain-object.java'],
  },
  {
    id: 'thread-safe-elements', pass: 'lower', file: 'lower/thread-safe.ts',
    find: '    more.push(...elementsOf(', replace: '    if (field.isStatic) more.push(...elementsOf(',
    forgotten: 'The elements of an array in a final field are changed by several threads at once.',
    caughtBy: ['bad/threadsafe/Safe.elements.java'],
  },
  {
    id: 'thread-safe-shown-early', pass: 'lower', file: 'lower/thread-safe.ts',
    find: "      else if (anywhere.has(field.id)) more.push(nobody('writable_if', field, []));\n", replace: '',
    forgotten: 'A constructor that has shown its object to others goes on to set its fields.',
    caughtBy: ['bad/threadsafe/LooksAway.java'],
  },
  {
    id: 'thread-safe-public-fields', pass: 'lower', file: 'lower/thread-safe.ts',
    find: "if (byOthers.has(field.id) || isPublic) more.push(", replace: "if (byOthers.has(field.id)) more.push(",
    forgotten: 'A public field of a class that promises to be safe for threads may be written by code that nobody has seen.',
    caughtBy: ['bad/threadsafe/Safe.public-field.java'],
  },
  {
    id: 'race-without-rival', pass: 'explain', file: 'confirm/matching.ts',
    find: "if ((one.code === 'race' || violation.code === 'race') && !hasRival()) return false;", replace: "if (one.code === 'race' && violation.code !== 'race' && !hasRival()) return false;",
    forgotten: 'A race is called confirmed by a run in which `join` puts the two accesses in order.',
    caughtBy: ['server/test/confirm/confirm.test.ts # a read after join'],
  },
  {
    id: 'confirmed-at-the-call', pass: 'explain', file: 'confirm/matching.ts',
    find: 'return isSame(one.origin.place, violation.span) && comesBy(one.origin.calls, running, method);', replace: 'return comesBy(one.origin.calls, running, method);',
    forgotten: 'Of two failures inside one inlined call the second is called confirmed by a run that shows the first.',
    caughtBy: ['server/test/confirm/confirm.test.ts # an entry that may be null'],
  },
  {
    id: 'guarded-final-unenforced', pass: 'sequential', file: 'sequential/environment/guarantee.ts',
    find: "if (isOfObject && (access.kind === 'write' || !guardsItsObject(context, field))) return [];", replace: 'if (isOfObject) return [];',
    forgotten: 'A final field with a guard is read, and what it refers to is used, without the lock: constants need none.',
    caughtBy: ['bad/threadsafe/Safe.guarded-object.java'],
  },
];
