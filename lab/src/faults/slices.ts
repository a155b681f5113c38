/**
 * Faults of slices: a clause, or a store, that is taken not to concern a method although it does (docs/soundness/slices.md).
 * Neighbours: `sequential.ts`; `list.ts` puts them together.
 */
import type { Fault } from './fault';

export const SLICE_FAULTS: readonly Fault[] = [
  {
    id: 'slice-without-interfaces', pass: 'sequential', file: 'sequential/slices/regions.ts',
    find: 'return this.hierarchy.mayShare(left, right) || this.hasUnknownSupers(left)', replace: 'return this.hierarchy.isSubtype(left, right) || this.hierarchy.isSubtype(right, left) || this.hasUnknownSupers(left)',
    forgotten: 'An object that is known by an interface may be of any class that implements it, also where class and interface do not name each other.',
    caughtBy: ['bad/slices/MonitorOfTwoInterfaces.let-go.java'],
  },
  {
    id: 'slice-upwards-only', pass: 'sequential', file: 'sequential/slices/regions.ts',
    find: 'return this.hierarchy.mayShare(left, right) || this.hasUnknownSupers(left)', replace: 'return this.hierarchy.isSubtype(right, left) || this.hasUnknownSupers(left)',
    forgotten: 'What a class says of its monitor is owed by the classes below it.',
    caughtBy: ['bad/slices/MonitorOfBase.unprotected.java'],
  },
  {
    id: 'slice-held-by-exact-class', pass: 'sequential', file: 'sequential/slices/regions.ts',
    find: 'return this.hierarchy.isSubtype(exact, className) || this.hasUnknownSupers(exact);', replace: 'return exact === className || this.hasUnknownSupers(exact);',
    forgotten: 'What a field holds may be known elsewhere by a class above its own, after it was handed out.',
    caughtBy: ['bad/slices/MonitorOfAnything.locked.java'],
  },
  {
    id: 'slice-held-is-never-handed-out', pass: 'sequential', file: 'sequential/slices/regions.ts',
    find: 'const exact = family.kind', replace: "if (family.kind === 'held') return false;\n    const exact = family.kind",
    forgotten: 'An object that a field holds can be any object of its class, since its owner may have handed it out.',
    caughtBy: ['bad/slices/CounterOfParameter.reset.java'],
  },
  {
    id: 'slice-owned-is-never-given', pass: 'sequential', file: 'sequential/slices/regions.ts',
    find: "other.kind === 'given' && this.isKept(certain.field)", replace: "other.kind === 'given'",
    forgotten: 'What a parameter denotes may be what a field holds, where that was handed out; only what is kept to itself is nobody else\'s.',
    caughtBy: ['bad/slices/CounterOfParameter.reset.java'],
  },
  {
    id: 'slice-library-keeps-all', pass: 'sequential', file: 'sequential/slices/regions.ts',
    find: 'return this.ownership.kept.has(id) && !this.libraries.has(owner);', replace: 'return this.ownership.kept.has(id);',
    forgotten: 'The library hands out objects that it has in private fields, in bodies that nobody looks at.',
    caughtBy: ['bad/slices/MonitorFromLibrary.locked.java'],
  },
  {
    id: 'slice-first-source-of-a-local', pass: 'sequential', file: 'sequential/slices/body-regions.ts',
    find: 'if (known) known.push(source);\n    else this.sources.set(name, [source]);', replace: 'if (!known) this.sources.set(name, [source]);',
    forgotten: 'A local that is assigned twice may denote what it was given the second time.',
    caughtBy: ['bad/slices/CounterOfParameter.either.java'],
  },
  {
    id: 'slice-copies-of-nothing', pass: 'sequential', file: 'sequential/slices/body-regions.ts',
    find: "case 'copy': visit(source.of, this.types.get(source.of) ?? type); break;", replace: "case 'copy': break;",
    forgotten: 'A local may denote what another local does that is assigned to it, as the receiver of an inlined method does.',
    caughtBy: ['bad/slices/CounterOfParameter.reset.java'],
  },
  {
    id: 'slice-without-static-fields-of-the-class', pass: 'sequential', file: 'sequential/slices/slice.ts',
    find: 'beginning.initialization();', replace: '',
    forgotten: 'At the end of the initialization of a class everything that speaks of its static fields is owed, also of those that the initializer does not touch.',
    caughtBy: ['bad/slices/FirstGhosts.not-yet.java'],
  },
  {
    id: 'slice-without-what-the-library-reads', pass: 'sequential', file: 'sequential/slices/slice.ts',
    find: 'for (const region of regionsOfArraysRead(families, callee, one, this.locals)) this.closure.add(region);', replace: '',
    forgotten: 'A method of the library may read every array that it is given, though nothing that is written says so.',
    caughtBy: ['bad/slices/RowGiven.unlocked.java'],
  },
  {
    id: 'slice-of-conjuncts-alone', pass: 'sequential', file: 'sequential/slices/clause-regions.ts',
    find: '...ofDisciplines(families, program, conjuncts),', replace: '',
    forgotten: 'Disciplines of reads are no conjuncts of the environment, but are owed at every access to an array that may be meant.',
    caughtBy: ['bad/slices/RowRead.read.java'],
  },
  {
    id: 'slice-in-one-round', pass: 'sequential', file: 'sequential/slices/closure.ts',
    find: 'for (const region of regionsAt(clause.all, object)) this.add(region);', replace: '',
    forgotten: 'What a clause of the slice reads leads to further clauses.',
    caughtBy: ['ok/slices/Strangers.java'],
  },
  {
    id: 'slice-quantifiers-range-over-nothing', pass: 'sequential', file: 'sequential/slices/slice.ts',
    find: '...(conjunct.owner === undefined ? [] : [conjunct.owner]), ...rangesOver(conjunct.clause.expr)]', replace: '...(conjunct.owner === undefined ? [] : [conjunct.owner])]',
    forgotten: 'An invariant about all objects of a class is owed by whoever makes one and lets it go, although it is an invariant of another class.',
    caughtBy: ['bad/slices/MadeForAll.let-go.java'],
  },
  {
    id: 'slice-arrays-of-their-own-class', pass: 'sequential', file: 'sequential/slices/clause-regions.ts',
    find: "return field.type.kind === 'ref' ? [families.ofField(field.id, field.type.className)] : [];", replace: 'return [families.ofClass(field.owner)];',
    forgotten: 'The elements that a discipline protects are those of the array that the field holds, whoever has a reference to it.',
    caughtBy: ['bad/slices/RowOfTwo.written.java'],
  },
  {
    id: 'parts-by-fields-alone', pass: 'sequential', file: 'sequential/slices/parts.ts',
    find: 'store === HOLDER_FIELD || !stores.isMutable(store)', replace: 'store === HOLDER_FIELD || !stores.isMutable(store) || table.families.isShared(store)',
    forgotten: 'Clauses that speak of the same object of the library are asked about together, or what one is transitive by is not known where the other is asked about.',
    caughtBy: ['ok/slices/TogetherOnly.java'],
  },
  {
    id: 'key-without-held-objects', pass: 'verify', file: 'verify/keys.ts',
    find: '[ownedArrays(program), heldByFinals(program)].map', replace: '[ownedArrays(program), heldByFinals(program)].slice(0, 1).map',
    forgotten: 'Which final fields hold objects of their own is read off all bodies and decides what a method owes.',
    caughtBy: ['server/test/verify/keys.test.ts # a constructor that takes from outside'],
  },
];
