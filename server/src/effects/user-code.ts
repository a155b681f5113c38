/**
 * Which code of the workspace the library may run in a call of a method that is known by its clauses alone: `println(o)` calls
 * `o.toString()`, `map.get(k)` calls `equals`, `hashCode` and `compareTo` of whatever is in the map. Its clauses say nothing of that, so
 * the one answer is made here, from the static types of what is given to the call and of what the library holds already, and used by all
 * that ask what such a call may do (`lower/program/user-code-effects.ts`: throw, wait, write).
 *
 * The library can call what it knows: members of the library's own types. On an object that is handed over as a T it may call
 * - what is believed to change nothing, and what overrides owe not to (`verify/obliged.ts`): whatever type it stands at, since the library
 * asks for types
 *   (`instanceof Comparable`) and holds objects in other ones;
 * - members that may do anything (`Iterator.next`), and members that the stub leaves out: where T and their type are related, or the
 * library got the
 *   object from the workspace as one of that type (`Collection.iterator()`).
 * It runs no function (`Runnable`, `Callable`): calls that hand over one are not translated (`lower/calls/dispatch.ts`), and threads run
 * their own. What an object holds counts as handed over with it: the contents of collections may be any object, and those of records are
 * their components.
 *
 * At the same positions objects of the library's own may stand: `toString`, `hashCode` and `equals` of a collection end with an exception
 * where somebody changes it meanwhile.
 * Soundness: docs/soundness/library.md#user-code-in-the-library.
 * Neighbours: `library-overrides.ts` knows the members, `library-throwers.ts` where such an object may stand.
 */
import type { Call, ClassDecl, Procedure, Program } from '../plato/ir';
import { OBJECT_CLASS, THREAD_CLASS, THROWABLE_CLASS } from '../plato/ir';
import { implementationsIn, type Implementation, type LibraryMember } from './library-overrides';
import { HOLDING, LibraryThrowers, WALKING, failingOf } from './library-throwers';
import { subtyping } from '../plato/supers';
import { typeOf } from '../plato/type-of';

/** What only Java's declarations say of the library. */
export interface LibraryFacts {
  /** A generic class, whose objects hold others of any class. */
  readonly isGeneric: (className: string) => boolean;
  /**
   * The only methods that a method of the library calls of the objects that it is given and that its own one holds (`@Asks` in the stubs);
   * undefined: any.
   */
  readonly asks: (procedure: string) => ReadonlySet<string> | undefined;
  /** The only methods that it calls as the stub's class has it, of its own object alone (`@AsksItself`); undefined: nothing is said. */
  readonly asksItself: (procedure: string) => ReadonlySet<string> | undefined;
  /** It says what objects of exactly its class do (`@Exactly`). */
  readonly isExact: (procedure: string) => boolean;
  /** The only methods that it calls of what its object holds, not of what it is given (`@AsksHeld`); undefined: nothing is said. */
  readonly asksHeld: (procedure: string) => ReadonlySet<string> | undefined;
}

/** What the library may run in a call. */
export interface Run {
  /** By procedure, in the order of the program. */
  readonly procedures: readonly Implementation[];
  /**
   * Some of it overrides what the stub does not know of, in the object whose method is called: what the stub says of the result may not be
   * so.
   */
  readonly changesReceiver: Implementation | undefined;
  /** What of an object of the library's own may throw in it, in words; it may also take the monitor of that object. Undefined: nothing. */
  readonly failing: string | undefined;
  /** What of such an object may come to itself again, in words, and so to no end. Undefined: nothing. */
  readonly endless: string | undefined;
}

/** What may be run of what is handed over at one place. */
interface Found {
  /** No other one has it. */
  readonly number: number;
  readonly implementations: readonly Implementation[];
  readonly mayFail: boolean;
  readonly mayBeEndless: boolean;
}

/** What that may do, as the call says it in the end. */
export type Outcome = NonNullable<Call['userCode']>;

/** Nothing of the workspace. */
export const NO_RUN: Run = { procedures: [], changesReceiver: undefined, failing: undefined, endless: undefined };

/** Their type arguments say what they are compared with, or what they stand for, not what they hold. */
const HOLD_NO_RUN = new Set(['java.lang.Comparable', 'java.util.Comparator', 'java.lang.Enum', 'java.lang.Class']);
/** What asks nothing in these is final, and reads a field of its own object: it does not even call what that overrides. */
export const OWN_FIELDS_ONLY: ReadonlySet<string> = new Set([THREAD_CLASS, 'java.lang.Enum']);
const COLLECTION = 'java.util.Collection';
const MAP = 'java.util.Map';
const ITERATOR = 'java.util.Iterator';
const RECORD = 'java.lang.Record';

export class UserCode {
  private readonly classes: ReadonlyMap<string, ClassDecl>;
  private readonly procedures: ReadonlyMap<string, Procedure>;
  private readonly isSubtype: (sub: string, base: string) => boolean;
  private readonly functions: ReadonlySet<string>;
  private readonly throwers: LibraryThrowers;
  private readonly holders: LibraryThrowers;
  private readonly atPosition = new Map<string, Found>();
  /** Where many classes of the workspace stand at a position, the same lists are asked for at most calls: each is made once. */
  private readonly classesAt = byName((position) => this.findClassesAt(position));
  private readonly implementationsAt = byName((position) =>
    this.classesAt(position).flatMap((one) => implementationsIn(this.program, one.name)),
  );
  private readonly areOfPlainRoots = byName((position) => this.findAreOfPlainRoots(position));
  private readonly relatedHold = byName((position) => this.findRelatedHold(position));
  private readonly united = new Map<string, readonly Implementation[]>();
  private readonly believed: ReadonlySet<string>;

  constructor(
    private readonly program: Pick<Program, 'classes' | 'fields' | 'procedures'>,
    private readonly facts: LibraryFacts,
  ) {
    this.classes = new Map(program.classes.map((one) => [one.name, one]));
    this.procedures = new Map(program.procedures.map((one) => [one.id, one]));
    this.isSubtype = subtyping(program.classes);
    this.functions = functionsOf(program);
    this.throwers = new LibraryThrowers(program, this.isSubtype, WALKING);
    this.holders = new LibraryThrowers(program, this.isSubtype, HOLDING);
    this.believed = new Set(program.procedures.filter((one) => one.body !== undefined || isBelieved(one)).map((one) => one.owner));
  }

  /** What a call may run through the library. */
  of(call: Call): Run {
    if (call.mode !== 'call') return NO_RUN;
    const found = new Set<Found>();
    let changesReceiver: Implementation | undefined;
    let failing: string | undefined;
    let endless: string | undefined;
    for (const target of call.targets) {
      const callee = this.procedures.get(target.procedure);
      if (!callee || !callee.isTrusted || callee.body !== undefined) continue;
      const askedOfAll = this.askedIn(callee, call);
      const askedOfOwn = this.askedOfHeld(callee, call) ?? askedOfAll;
      call.args.forEach((arg, index) => {
        const type = typeOf(arg);
        if (type.kind !== 'ref' || ['null', 'string', 'classObject', 'tid', 'main'].includes(arg.kind)) return;
        const isReceiver = index === 0 && !callee.isStatic;
        const asked = isReceiver ? askedOfOwn : askedOfAll;
        // What constructors run of their own object their callers do themselves (`lower/calls/calls-from-above.ts`).
        if (isReceiver && callee.kind === 'constructor') return;
        if (isReceiver && asked?.size === 0 && OWN_FIELDS_ONLY.has(callee.owner)) return;
        if (asked?.size === 0 && !isReceiver) return;
        // Only an object of its class runs what a class of the library declares.
        const own = isReceiver && this.isSubtype(callee.owner, type.className) ? callee.owner : type.className;
        // An object of exactly that class is none of the workspace's, and no view of one: there is what it holds.
        const isExact = isReceiver && this.facts.isExact(callee.id);
        if (isExact && asked?.size === 0) return;
        const className = isExact ? OBJECT_CLASS : own;
        const mutated = isExact ? 'none' : this.mutatedBy(callee, asked);
        for (const held of call.packed !== undefined && index === call.args.length - 1 ? call.packed : [className]) {
          const runs = this.runsAt(held, asked, mutated);
          if (runs.implementations.length > 0) found.add(runs);
          if (runs.mayFail) failing ??= failingOf(asked, 'a collection');
          if (runs.mayBeEndless) endless ??= failingOf(asked, 'an atomic reference');
        }
        if (!isReceiver || asked?.size === 0 || callee.ensures.every(({ expr }) => expr.kind === 'bool' && expr.value)) return;
        changesReceiver ??= this.implementationsAt(className).find(
          ({ member }) => member.stub === undefined && this.isCalled(member, className, asked, mutated !== 'none'),
        );
      });
    }
    if (found.size === 0 && failing === undefined && endless === undefined) return NO_RUN;
    return { procedures: this.unite([...found]), changesReceiver, failing, endless };
  }

  /** What a method of the library may call: what its stub says, less where the object's class cannot have another method for it. */
  private askedIn(callee: Procedure, call: Call): Asked {
    const receiver = callee.isStatic || call.args[0] === undefined ? undefined : typeOf(call.args[0]);
    const own = receiver?.kind === 'ref' && this.areOfPlainRoots(receiver.className) ? this.facts.asksItself(callee.id) : undefined;
    return own ?? askedOf(this.facts.asks(callee.id));
  }

  /**
   * What a method of the library may call of what its object holds, where the stub says that. What it is given it may ask to compare itself
   * with that: where this may be a collection, or what holds others, it asks the other one too.
   */
  private askedOfHeld(callee: Procedure, call: Call): Asked {
    const said = callee.isStatic ? undefined : this.facts.asksHeld(callee.id);
    if (said === undefined) return undefined;
    const asksTheOther = call.args.slice(1).some((arg) => {
      const type = typeOf(arg);
      if (type.kind !== 'ref' || arg.kind === 'string') return false;
      const { mayFail, mayBeEndless } = this.runsAt(type.className, undefined, 'none');
      return mayFail || mayBeEndless;
    });
    return asksTheOther ? undefined : askedOf(said);
  }

  /**
   * Whether all objects there are of classes of the workspace, and what the library declares of these classes stands in classes that we
   * know to have the methods of Object and Throwable as these write them.
   */
  private findAreOfPlainRoots(position: string): boolean {
    return this.classes.get(position)?.isLibrary === false && this.classesAt(position).every((one) => this.hasPlainRoot(one));
  }

  private hasPlainRoot({ superclass, isLibrary, name, hasUnknownSupers }: ClassDecl): boolean {
    if (isLibrary) return PLAIN_ROOTS.has(name) || (this.isSubtype(name, THROWABLE_CLASS) && this.believed.has(name));
    const above = superclass === undefined ? undefined : this.classes.get(superclass);
    return hasUnknownSupers !== true && (superclass === undefined || (above !== undefined && this.hasPlainRoot(above)));
  }

  /** The same list for the same parts. */
  private unite(found: readonly Found[]): readonly Implementation[] {
    if (found.length === 1) return found[0]!.implementations;
    const key = found.map((one) => one.number).join();
    const known = this.united.get(key) ?? [...new Set(found.flatMap((one) => one.implementations))];
    this.united.set(key, known);
    return known;
  }

  /** What may be run of an object that is handed over as one of the class, and of what it holds. */
  private runsAt(className: string, asked: Asked, mutates: Mutated): Found {
    const key = JSON.stringify([className, asked && [...asked], mutates]);
    const known = this.atPosition.get(key);
    if (known) return known;
    const positions = new Set<string>([className]);
    const found = new Set<Implementation>();
    // The set grows while it is walked through.
    for (const position of positions) {
      for (const held of this.heldBy(position, asked)) positions.add(held);
      for (const implementation of this.implementationsAt(position)) {
        const { member } = implementation;
        if (!this.isCalled(member, position, asked, mutates === 'all' || (mutates === 'given' && position === className))) continue;
        found.add(implementation);
        const given = member.stub?.result?.kind === 'ref' ? member.stub.result.className : undefined;
        if (given !== undefined && this.isCallbackInterface(given)) positions.add(given);
      }
      if (asked?.size !== 0)
        for (const one of this.classesAt(position)) for (const component of this.componentsOf(one)) positions.add(component);
    }
    const number = this.atPosition.size;
    const made: Found = {
      number,
      implementations: [...found],
      mayFail: [...positions].some((position) => this.throwers.mayStandAt(position)),
      mayBeEndless: [...positions].some((position) => this.holders.mayStandAt(position)),
    };
    this.atPosition.set(key, made);
    return made;
  }

  /** The classes of the workspace with objects that may stand there. */
  private findClassesAt(position: string): readonly ClassDecl[] {
    if (position.endsWith('[]')) return [];
    const base = this.classes.has(position) ? position : OBJECT_CLASS;
    return this.program.classes.filter((one) => !one.isLibrary && !one.isInterface && !one.isAbstract && this.isSubtype(one.name, base));
  }

  /** `mutates`: what runs it changes what objects hold. */
  private isCalled(member: LibraryMember, position: string, asked: Asked, mutates: boolean): boolean {
    const { stub, owner } = member;
    if (stub?.mutates === true && !mutates) return false;
    if (asked && (COMMON.has(owner) ? !asked.has(member.name) : asked.size === 0 && stub === undefined)) return false;
    if (this.functions.has(owner) || (owner === THREAD_CLASS && member.name === 'run')) return false;
    // A model of the library is put in the place of its call, and so is what overrides it.
    if (stub?.body !== undefined) return false;
    if (stub !== undefined && isBelieved(stub) && stub.mutates !== true) return true;
    return position !== OBJECT_CLASS && (this.isSubtype(position, owner) || this.isSubtype(owner, position));
  }

  private mutatedBy({ mutates, isStatic, kind, owner }: Procedure, asked: Asked): Mutated {
    if (mutates === true) return [COLLECTION, MAP, ITERATOR].some((base) => this.isSubtype(owner, base)) ? 'all' : 'given';
    return asked === undefined && (isStatic || kind === 'constructor') ? 'given' : 'none';
  }

  /** An interface of which nothing is believed, so that its methods may do anything, with more than one of them. */
  private isCallbackInterface(name: string): boolean {
    const declared = this.classes.get(name);
    return declared !== undefined && declared.isLibrary && declared.isInterface && !this.functions.has(name) && !this.believed.has(name);
  }

  /**
   * What an object of the class leads the library to, besides itself. An iterator asks the collection that it walks through, and a set may
   * be a view of a map.
   */
  private heldBy(position: string, asked: Asked): readonly string[] {
    const isQuiet = asked?.size === 0;
    if (position.endsWith('[]')) return isQuiet ? [] : [position.slice(0, -2)];
    if (position === OBJECT_CLASS) return [];
    const after = this.isSubtype(position, ITERATOR)
      ? [COLLECTION, MAP]
      : this.isSubtype(position, COLLECTION) || this.isSubtype(COLLECTION, position)
        ? [MAP]
        : [];
    if (isQuiet) return after;
    if (this.relatedHold(position)) return [OBJECT_CLASS, ...after];
    // What is asked of all objects an exception answers by itself, but for some of the library's (`RemoteException.getMessage`).
    const isAlone = asked !== undefined && this.areOfPlainRoots(position);
    return this.isSubtype(position, THROWABLE_CLASS) && !isAlone ? [THROWABLE_CLASS] : after;
  }

  private findRelatedHold(position: string): boolean {
    return this.program.classes.some(
      ({ name }) => this.holdsObjects(name) && (this.isSubtype(name, position) || this.isSubtype(position, name)),
    );
  }

  private holdsObjects(name: string): boolean {
    return (
      name !== OBJECT_CLASS &&
      this.classes.get(name)?.isLibrary === true &&
      this.facts.isGeneric(name) &&
      !HOLD_NO_RUN.has(name) &&
      !this.functions.has(name)
    );
  }

  private componentsOf(one: ClassDecl): readonly string[] {
    if (one.superclass !== RECORD) return [];
    return this.program.fields.flatMap((field) =>
      field.owner === one.name && !field.isStatic && !field.isGhost && field.type.kind === 'ref' ? [field.type.className] : [],
    );
  }
}

/** What is found out for a name, once. */
function byName<Value>(find: (name: string) => Value): (name: string) => Value {
  const known = new Map<string, Value>();
  return (name) => {
    if (!known.has(name)) known.set(name, find(name));
    return known.get(name)!;
  };
}

/** The methods that may be called of any object, those of no type that holds others. Undefined: all. */
type Asked = ReadonlySet<string> | undefined;

/** Whose methods are asked of whatever is given to the library. */
const COMMON = new Set([OBJECT_CLASS, 'java.lang.Comparable', 'java.util.Comparator', THROWABLE_CLASS]);

/** What the text of an exception is made of. */
const TEXTS = ['getMessage', 'getLocalizedMessage', 'getCause'];

/**
 * What the library's own `toString` and `equals` call further: `Object.toString` the hash code, `Throwable.toString` the message, equality
 * of sets whatever finds an object in one.
 */
const LEADS_TO: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries<readonly string[]>({ toString: ['hashCode', ...TEXTS], equals: ['hashCode', 'compareTo', 'compare'] }),
);

/** Beside exceptions: whose `equals` and `hashCode` are Object's, or compare as these do. */
export const PLAIN_ROOTS: ReadonlySet<string> = new Set([OBJECT_CLASS, THREAD_CLASS, 'java.lang.Enum', THROWABLE_CLASS]);

function askedOf(names: ReadonlySet<string> | undefined): Asked {
  return names && new Set([...names].flatMap((name) => [name, ...(LEADS_TO.get(name) ?? [])]));
}

/**
 * Of which objects a method of the library may call what changes what they hold: of all that it comes to, if it changes a collection
 * itself; of those that it is given, if it has no object and nothing is said of it. Others only look.
 */
type Mutated = 'all' | 'given' | 'none';

/** Whether the stub says that the method changes nothing. */
function isBelieved(stub: Procedure): boolean {
  return stub.isAbstract && stub.modifies?.length === 0;
}

/** The interfaces of the library with one method of which nothing is believed. */
function functionsOf(program: Pick<Program, 'classes' | 'procedures'>): ReadonlySet<string> {
  const interfaces = new Map(
    program.classes.filter((one) => one.isLibrary && one.isInterface).map((one) => [one.name, { open: 0, believed: 0 }]),
  );
  for (const one of program.procedures) {
    const counted = one.isStatic ? undefined : interfaces.get(one.owner);
    if (!counted) continue;
    if (one.body === undefined && !isBelieved(one)) counted.open++;
    else counted.believed++;
  }
  return new Set([...interfaces].filter(([, { open, believed }]) => open === 1 && believed === 0).map(([name]) => name));
}
