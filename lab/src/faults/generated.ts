/**
 * Faults of the members that Lombok generates: one that is forgotten, or that does something else than Lombok's.
 * Neighbours: `list.ts` puts them together.
 */
import type { Fault } from './fault';

export const GENERATED_FAULTS: readonly Fault[] = [
  {
    id: 'setters-not-generated', pass: 'lombok', file: 'lombok/accessors.ts',
    find: "  { annotation: 'lombok.Setter', implied: ['lombok.Data'], make: setter },\n", replace: '',
    forgotten: 'A field that a generated setter writes without its lock is taken to be written only by what stands in the class.',
    caughtBy: ['bad/lombok/Accessors.setter.java', 'bad/lombok/Data.setter.java'],
  },
  {
    id: 'annotated-fields-only', pass: 'lombok', file: 'lombok/accessors.ts',
    find: 'if (own !== undefined || !isOfObject(field)) return own;', replace: 'if (field !== undefined) return own;',
    forgotten: '`@Getter` and `@Data` at a class generate nothing.',
    caughtBy: ['bad/lombok/Accessors.getter-of-class.java', 'bad/lombok/Data.getter.java'],
  },
  {
    id: 'printing-reads-nothing', pass: 'lombok', file: 'lombok/object-methods.ts',
    find: 'if (shown !== undefined && !isWritten', replace: 'if (shown === null && !isWritten',
    forgotten: '`@Data` and `@ToString` generate no `toString`, which reads the fields in whatever thread prints the object.',
    caughtBy: ['bad/lombok/Data.to-string.java'],
  },
  {
    id: 'generated-lock-always-of-object', pass: 'lombok', file: 'lombok/locks.ts',
    find: "const given = stringArgument(annotation, 'value');", replace: 'const given = undefined;',
    forgotten: 'The field that `@Synchronized("lock")` names is not the lock.',
    caughtBy: ['ok/lombok/Locks.java'],
  },
  {
    id: 'read-lock-is-write-lock', pass: 'lombok', file: 'lombok/locks.ts',
    find: "type: READ_WRITE, half: 'readLock'", replace: "type: READ_WRITE, half: 'writeLock'",
    forgotten: '`@Locked.Read` keeps other readers out, so that a write under it is no race.',
    caughtBy: ['bad/lombok/LockedPairs.writes-under-read-lock.java'],
  },
  {
    id: 'own-annotations-are-lomboks', pass: 'lombok', file: 'lombok/names.ts',
    find: 'if (this.own.has(head)) return undefined;', replace: '',
    forgotten: 'An annotation of the workspace that is called like one of Lombok generates members.',
    caughtBy: ['ok/lombok/NotMeant.java'],
  },
  {
    id: 'annotations-of-package-are-lomboks', pass: 'lombok', file: 'lombok/names.ts',
    find: 'if (this.hidden.has(head)) return undefined;', replace: '',
    forgotten: 'An annotation of another file of the package is taken for the one that `lombok.*` would import.',
    caughtBy: ['ok/lombok/HiddenByPackage'],
  },
  {
    id: 'unfollowed-is-harmless', pass: 'lombok', file: 'lombok/not-modelled.ts',
    find: 'if (!FOLLOWED.has(name)) return [{', replace: "if (name === '') return [{",
    forgotten: 'What `@Delegate` and `@SuperBuilder` generate is not followed, and nobody says so.',
    caughtBy: ['bad/lombok/NotFollowed.java'],
  },
  {
    id: 'every-place-of-a-list-is-a-node', pass: 'lombok', file: 'lombok/bodies.ts',
    find: '(isNode(one) ? this.node(one) : one)', replace: '(this.node(one as object) as typeof one)',
    forgotten: 'A lambda whose parameters have no written types ends the run wherever Lombok is spoken of.',
    caughtBy: ['ok/lombok/Lambdas.java'],
  },
  {
    id: 'nothing-generated-in-anonymous-classes', pass: 'lombok', file: 'lombok/expand.ts',
    find: 'this.members([...members, ...generated], undefined', replace: 'this.members(generated.length < 0 ? generated : members, undefined',
    forgotten: 'The accessors of an anonymous class, which others call by its interface, are not generated.',
    caughtBy: ['bad/lombok/Nameless.constant.java'],
  },
  {
    id: 'getters-in-exact-case', pass: 'lombok', file: 'lombok/accessors.ts',
    find: "&& !modifiers.words.includes('static') && names.includes(name.name.toLowerCase());", replace: "&& !modifiers.words.includes('static') && getters(field, styleOf(subject, field)).includes(name.name);",
    forgotten: 'The getter `getx` of a field `x`, which `toString` calls, is taken not to be asked.',
    caughtBy: ['ok/lombok/Asked.java'],
  },
  {
    id: 'booleans-have-one-getter', pass: 'lombok', file: 'lombok/accessors.ts',
    find: "return sameAccessors(field, isBoolean(field) ? ['is', 'get'] : ['get'], style);", replace: "return [named(field, isBoolean(field) ? 'is' : 'get', style)];",
    forgotten: 'The getter `getOn` of a field `boolean on`, which `toString` calls, is taken not to be asked.',
    caughtBy: ['ok/lombok/Asked.java'],
  },
  {
    id: 'included-only-where-usual', pass: 'lombok', file: 'lombok/included.ts',
    find: 'if (marks(member) !== undefined) return true;', replace: "if (marks(member) !== undefined) return member.kind === 'method' || isByDefault(member);",
    forgotten: 'A static field that `@ToString.Include` marks is read by no generated method.',
    caughtBy: ['bad/lombok/Asked.static.java'],
  },
  {
    id: 'builders-show-nothing', pass: 'lombok', file: 'lombok/builders.ts',
    find: "tree.select(tree.this, name), type }))),", replace: "tree.select(tree.this, name), type })).slice(params.length)),",
    forgotten: 'The `toString` of a builder is taken to read nothing of what others set.',
    caughtBy: ['bad/lombok/Built.shown.java'],
  },
];
