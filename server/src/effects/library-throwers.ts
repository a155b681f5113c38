/**
 * Where an object of the library may stand whose own `toString`, `hashCode` or `equals` throws: a collection or a map that somebody changes
 * while these walk through it, or a sublist of a list that has changed since, ends them with a ConcurrentModificationException. Entries,
 * atomic references and whatever else holds objects ask these further (`user-code.ts` knows what holds what). No other class of the library
 * throws there: texts, numbers, threads, classes, exceptions, locks and iterators do not look at what others change; a StringBuilder is
 * believed to give its text at any time, as its stub says. `compareTo` is no matter here: it throws where two objects are not comparable,
 * or one is null, of which the stubs speak.
 *
 * At a position of a type above those, as Object, such an object stands only if the program has one. One comes into being where the
 * workspace creates it or calls a method of the library that gives it, and the type of the creation or of the result says so (no stub gives
 * a new collection as an Object). So none is there if no method of the workspace has such a type in it; whose code is not known (it is not
 * translated) counts as having one. That is the assumption of `user-code.ts` about classes, too: all of the program is in the workspace.
 * Soundness: docs/soundness/library.md#throwers-of-the-library.
 * Neighbours: `user-code.ts` asks, for each position.
 */
import type { Call, ClassDecl, Procedure, Program, Stmt, Type } from '../plato/ir';
import { OBJECT_CLASS } from '../plato/ir';
import { visitSteps } from '../plato/statements';

/** What walks through what it holds when it is asked, and fails where somebody changes that meanwhile. */
export const WALKING = ['java.util.Collection', 'java.util.Map', 'java.util.Map.Entry'] as const;
/** What asks what it holds, throws nothing by itself, and may hold itself, or what leads back to it: then it comes to no end. */
export const HOLDING = ['java.util.concurrent.atomic.AtomicReference', 'java.util.concurrent.atomic.AtomicReferenceArray'] as const;
const ITERATOR = 'java.util.Iterator';
const FAILING = ['toString', 'hashCode', 'equals'];

export class LibraryThrowers {
  private readonly atPosition = new Map<string, boolean>();
  private someExist: boolean | undefined;
  private readonly procedures: ReadonlyMap<string, Procedure>;
  private readonly ofWorkspace: ReadonlySet<string>;

  constructor(
    private readonly program: Pick<Program, 'classes' | 'fields' | 'procedures'>,
    private readonly isSubtype: (sub: string, base: string) => boolean,
    private readonly roots: readonly string[],
  ) {
    this.procedures = new Map(program.procedures.map((one) => [one.id, one]));
    this.ofWorkspace = new Set(program.classes.filter((one) => !one.isLibrary).map((one) => one.name));
  }

  /** Whether an object of the library whose own methods may throw can stand where one of the class is expected. */
  mayStandAt(position: string): boolean {
    const known = this.atPosition.get(position);
    if (known !== undefined) return known;
    const may = position.endsWith('[]') ? false : this.isBelow(position) || (this.isAbove(position) && this.exist());
    this.atPosition.set(position, may);
    return may;
  }

  private isBelow(name: string): boolean {
    return this.roots.some((root) => this.isSubtype(name, root));
  }

  /** Whether something below the roots is also of the class. */
  private isAbove(name: string): boolean {
    return name === OBJECT_CLASS || this.program.classes.some((one) => this.isSubtype(one.name, name) && this.isBelow(one.name));
  }

  private exist(): boolean {
    this.someExist ??=
      this.program.classes.some((one) => this.isOne(one)) ||
      this.program.fields.some((one) => this.ofWorkspace.has(one.owner) && this.tells(one.type)) ||
      this.program.procedures.some((one) => !one.isTrusted && this.hasOne(one));
    return this.someExist;
  }

  private isOne({ name, isLibrary, hasUnknownSupers }: ClassDecl): boolean {
    return !isLibrary && (hasUnknownSupers === true || this.isBelow(name));
  }

  private hasOne({ unsupported, hasSyntaxErrors, params, locals, result, body }: Procedure): boolean {
    return (
      unsupported.length > 0 ||
      hasSyntaxErrors ||
      [...params, ...locals].some((one) => this.tells(one.type)) ||
      this.tells(result) ||
      (body !== undefined && this.makesOne(body))
    );
  }

  private makesOne(stmt: Stmt): boolean {
    let found = false;
    visitSteps(
      stmt,
      ({ allocates }) => {
        found ||= allocates !== undefined && this.tellsName(allocates.className);
      },
      (call) => {
        found ||= this.givesOne(call);
      },
    );
    return found;
  }

  private givesOne(call: Call): boolean {
    return call.targets.some(({ procedure }) => {
      const target = this.procedures.get(procedure);
      return target === undefined || this.tellsName(target.owner) || this.tells(target.result);
    });
  }

  private tells(type: Type | undefined): boolean {
    return type?.kind === 'ref' && this.tellsName(type.className);
  }

  /** A type that a collection may have been given as; of Object the value comes from elsewhere. */
  private tellsName(className: string): boolean {
    const name = className.replace(/(?:\[\])+$/, '');
    return (
      name !== OBJECT_CLASS &&
      (this.isSubtype(name, ITERATOR) || this.isBelow(name) || this.roots.some((root) => this.isSubtype(root, name)))
    );
  }
}

/** What of these methods of such an object may do so, in words, if the library may call the ones that are named; undefined: any. */
export function failingOf(asked: ReadonlySet<string> | undefined, of: string): string | undefined {
  const names = FAILING.filter((name) => asked === undefined || asked.has(name));
  if (names.length === 0) return undefined;
  const last = names.at(-1)!;
  return `${names.length === 1 ? last : `${names.slice(0, -1).join(', ')} or ${last}`} of ${of}`;
}
