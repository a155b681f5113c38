/**
 * Static initializers that may run in the middle of another one, in the same thread (JLS 12.4.2: whoever initializes a class already goes
 * on at once). What invariants and `non_null` say of the static fields of that other class is not so yet, but assumed wherever somebody
 * reads them: an initializer that comes to such a read is not checked. So is one through which the library may call a method that reads
 * what the initializer itself has still to set. Of its own steps, calls inlined, the check of an initializer knows by itself what is not
 * set yet (`sequential/modular/thread-modular.ts`).
 * Soundness: docs/soundness/java.md#initializers-within-initializers.
 * Neighbours: `method.ts` asks; `keys.ts` makes the answer a part of what a verdict depends on.
 */
import { onceFor } from '../base/once-for';
import { lastPart } from '../base/dotted-name';
import type { Call, Expr, Operation, Procedure, Program, Stmt } from '../plato/ir';
import { footprintOf, storeOf, storesOfExpr } from '../plato/footprint';
import { overriddenInLibrary } from '../effects/library-overrides';
import { hierarchyOf, type Hierarchy } from '../sequential/logic/hierarchy';
import { publishedFrom } from '../sequential/modular/publishing';
import { visitSteps } from '../plato/statements';

/** What one procedure does itself: whom it calls, which classes it uses first perhaps, what it reads, what it makes. */
interface BodyFacts {
  readonly calls: readonly string[];
  readonly classes: ReadonlySet<string>;
  readonly reads: ReadonlySet<string>;
  readonly made: ReadonlySet<string>;
  /** It reads objects that others may have made: from static fields, or the current thread. */
  readonly foreign: ReadonlySet<string>;
  readonly starts: boolean;
}

/** Everything that may run within an initializer, in its thread. */
interface Reached {
  readonly procedures: ReadonlySet<string>;
  /** The initializers of other classes among them. */
  readonly initializers: ReadonlySet<string>;
  /** What the library may call of the workspace, with what that leads to. */
  readonly calledBack: ReadonlySet<string>;
}

class Initializations {
  private readonly table: ReadonlyMap<string, Procedure>;
  private readonly hierarchy: Hierarchy;
  private readonly initializerOf = new Map<string, Procedure>();
  private readonly library: ReadonlySet<string>;
  private readonly owners: ReadonlyMap<string, string>;
  private readonly callable: readonly Procedure[];
  /** By class: the stores of which something is known once it has been initialized, through its static fields; none is empty. */
  private readonly promisedOf = new Map<string, Set<string>>();
  /** The classes of whose static fields invariants speak. */
  private readonly spokenOf = new Set<string>();
  private readonly facts = new Map<string, BodyFacts>();
  private readonly reached = new Map<string, Reached>();

  constructor(private readonly program: Program) {
    this.table = new Map(program.procedures.map((one) => [one.id, one]));
    this.hierarchy = hierarchyOf(program);
    this.library = new Set(program.classes.filter((one) => one.isLibrary).map((one) => one.name));
    this.owners = new Map(program.fields.filter((one) => one.isStatic).map((one) => [one.id, one.owner]));
    for (const one of program.procedures)
      if (one.kind === 'staticInitializer' && !this.library.has(one.owner)) this.initializerOf.set(one.owner, one);
    this.notePromises();
    this.callable = program.procedures.filter((one) => !this.library.has(one.owner) && overriddenInLibrary(program, one).length > 0);
  }

  /**
   * Why an initializer that relies on other classes' static fields, or lets the library do so, is not checked; undefined where it does
   * neither.
   */
  tooEarly(procedure: Procedure): string | undefined {
    for (const [owner, initializer] of this.initializerOf) {
      // Of most classes nothing is promised; what an initializer comes to may be half of the program.
      const promised = this.promisedOf.get(owner);
      if (promised === undefined) continue;
      const isOwn = initializer.id === procedure.id;
      if (!isOwn && !this.reachedBy(initializer).initializers.has(procedure.id)) continue;
      const own = this.reachedBy(procedure);
      for (const id of isOwn ? own.calledBack : [...own.procedures, ...own.calledBack]) {
        // What another initializer does is that one's concern.
        const store =
          this.table.get(id)?.kind === 'staticInitializer' && id !== procedure.id
            ? undefined
            : [...this.factsOf(id).reads].find((one) => promised.has(one));
        if (store === undefined) continue;
        const reader = this.table.get(id)!.display;
        return isOwn
          ? `a call of the library, which may call \`${reader}\`, before what \`${reader}\` relies on holds of the static fields of \`${lastPart(owner)}\``
          : `it may run while \`${lastPart(owner)}\` is being initialized, before what ${id === procedure.id ? 'it' : `\`${reader}\``} relies on holds of the static fields of \`${lastPart(owner)}\``;
      }
    }
    return undefined;
  }

  /**
   * Why it is not checked that another initializer, which may run within this one, starts threads: they rely on what is said of the static
   * fields of this one's class.
   */
  startsTooEarly(procedure: Procedure): string | undefined {
    if (!this.spokenOf.has(procedure.owner)) return undefined;
    for (const id of this.reachedBy(procedure).initializers) {
      const other = this.table.get(id)!;
      if (![id, ...this.reachedBy(other).procedures].some((one) => this.factsOf(one).starts)) continue;
      return `the static initializer of \`${lastPart(other.owner)}\` may run within it and starts a thread, for which the invariants of the static fields of \`${lastPart(procedure.owner)}\` must hold already; use \`${lastPart(other.owner)}\` elsewhere first, or start the thread in a method`;
    }
    return undefined;
  }

  /**
   * Why a field is not checked that is final, or has a discipline, and is written where others may have looked: they know of it by an
   * invariant, and that it stays.
   */
  writtenTooLate(procedure: Procedure, body: Stmt): string | undefined {
    const published = publishedFrom(this.program, procedure, body);
    const promised = this.promisedOf.get(procedure.owner);
    if (!published || promised === undefined) return undefined;
    const settled = new Map(
      this.program.fields
        .filter(
          (one) =>
            (one.isFinal || one.disciplines.length > 0) &&
            !one.isGhost &&
            one.isStatic &&
            one.owner === procedure.owner &&
            promised.has(one.id),
        )
        .map((one) => [one.id, one.name]),
    );
    let late: string | undefined;
    visitSteps(
      published.from,
      (op) => {
        for (const { target } of op.assigns) if (target.kind === 'static') late ??= settled.get(target.field);
      },
      () => undefined,
    );
    return late === undefined
      ? undefined
      : `\`${late}\`, of which an invariant speaks, is written after the initializer may have started a thread or shown an object to others, for whom ${this.program.fields.find((one) => one.isStatic && one.owner === procedure.owner && one.name === late)?.isFinal === true ? 'a final field is constant' : 'its discipline counts'}; set it before`;
  }

  private notePromises(): void {
    const promise = (owner: string, stores: Iterable<string>): void => {
      const known = this.promisedOf.get(owner) ?? new Set();
      for (const store of stores) known.add(store);
      this.promisedOf.set(owner, known);
    };
    for (const { id, owner, isStatic, isDeclaredNonNull } of this.program.fields)
      if (isStatic && isDeclaredNonNull === true) promise(owner, [id]);
    for (const { clause } of this.program.invariants) {
      const stores = storesOfExpr(clause.expr);
      for (const owner of new Set([...stores].flatMap((store) => this.owners.get(store) ?? []))) {
        promise(owner, stores);
        this.spokenOf.add(owner);
      }
    }
  }

  private reachedBy(initializer: Procedure): Reached {
    const known = this.reached.get(initializer.id);
    if (known) return known;
    const procedures = new Set<string>();
    const initializers = new Set<string>();
    const calledBack = new Set<string>();
    let usesLibrary = false;
    const pending = [initializer.id];
    const comeTo = (classes: Iterable<string>): void => {
      for (const name of classes)
        for (const above of [name, ...this.hierarchy.supers(name)]) {
          const found = this.initializerOf.get(above);
          if (!found || found.id === initializer.id) continue;
          initializers.add(found.id);
          pending.push(found.id);
        }
    };
    const follow = (into: Set<string>): void => {
      for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
        if (into.has(id) || procedures.has(id)) continue;
        into.add(id);
        const one = this.table.get(id);
        if (one?.isTrusted && takesObjects(one)) usesLibrary = true;
        const { calls, classes } = this.factsOf(id);
        pending.push(...calls);
        comeTo(classes);
      }
    };
    comeTo([initializer.owner]);
    follow(procedures);
    // What is called back may hand more to the library.
    for (let size = -1; usesLibrary && size < calledBack.size; ) {
      size = calledBack.size;
      const objects = this.objectsOf([...procedures, ...calledBack], initializer);
      pending.push(
        ...this.callable
          .filter((one) => objects === undefined || [...objects].some((name) => this.hierarchy.isSubtype(name, one.owner)))
          .map((one) => one.id),
      );
      follow(calledBack);
    }
    // A method that is also called by its name may as well be called by the library.
    if (usesLibrary) {
      const objects = this.objectsOf([...procedures, ...calledBack], initializer);
      for (const one of this.callable)
        if (procedures.has(one.id) && (objects === undefined || [...objects].some((name) => this.hierarchy.isSubtype(name, one.owner))))
          this.closure(one.id, calledBack);
    }
    const made: Reached = { procedures, initializers, calledBack };
    this.reached.set(initializer.id, made);
    return made;
  }

  private closure(from: string, into: Set<string>): void {
    for (const pending = [from]; pending.length > 0; ) {
      const id = pending.pop()!;
      if (into.has(id)) continue;
      into.add(id);
      pending.push(...this.factsOf(id).calls);
    }
  }

  /** The classes of the objects that the library can be given there; undefined: any. */
  private objectsOf(ids: readonly string[], initializer: Procedure): ReadonlySet<string> | undefined {
    const found = new Set<string>();
    for (const id of ids) {
      const { made, foreign } = this.factsOf(id);
      if ([...foreign].some((owner) => owner !== initializer.owner)) return undefined;
      for (const name of made) found.add(name);
    }
    return found;
  }

  private factsOf(id: string): BodyFacts {
    const known = this.facts.get(id);
    if (known) return known;
    const calls: string[] = [];
    const classes = new Set<string>();
    const reads = new Set<string>();
    const made = new Set<string>();
    const foreign = new Set<string>();
    let starts = false;
    const one = this.table.get(id);
    const read = (expr: Expr): void => {
      for (const store of storesOfExpr(expr)) use(store, true);
    };
    // What only specifications speak of makes Java initialize nothing.
    let isRun = true;
    const use = (store: string, isRead: boolean): void => {
      if (isRead) reads.add(store);
      const owner = this.owners.get(store);
      if (owner === undefined || !isRun) return;
      classes.add(owner);
      if (isRead && !this.library.has(owner)) foreign.add(owner);
    };
    const operation = (op: Operation): void => {
      const { reads: read_, writes, elsewhere } = footprintOf(op);
      isRun = op.role !== 'assert' && op.role !== 'assume' && op.role !== 'ghost';
      for (const location of read_) use(storeOf(location)!, true);
      for (const location of writes) use(storeOf(location)!, false);
      for (const store of elsewhere) use(store, true);
      for (const { target, value } of op.assigns) {
        read(value);
        if (target.kind === 'local' && value.kind === 'tid') foreign.add('the current thread');
      }
      if (op.guard) read(op.guard);
      if (op.allocates) made.add(op.allocates.className);
      if (op.allocates) classes.add(op.allocates.className);
    };
    const call = (made_: Call): void => {
      isRun = true;
      made_.args.forEach(read);
      // A thread that is started waits where it uses the class (JLS 12.4.2).
      if (made_.mode === 'start') {
        starts = true;
        return;
      }
      for (const { procedure } of made_.targets) {
        calls.push(procedure);
        const callee = this.table.get(procedure);
        if (callee) classes.add(callee.owner);
      }
    };
    if (one?.body) visitSteps(one.body, operation, call);
    if (one && one.kind !== 'staticInitializer')
      for (const clause of [...one.requires, ...one.ensures, ...one.exsures.map((each) => each.clause)])
        for (const store of storesOfExpr(clause.expr)) reads.add(store);
    const found: BodyFacts = { calls, classes, reads, made, foreign, starts };
    this.facts.set(id, found);
    return found;
  }
}

/** Whether the library gets hold of an object of which it could call a method. */
function takesObjects(procedure: Procedure): boolean {
  const own = procedure.kind === 'constructor' ? procedure.params.slice(1) : procedure.params;
  return own.some(({ type }) => type.kind === 'ref' && type.className !== 'java.lang.String');
}

const initializationsOf = onceFor((program: Program): Initializations => new Initializations(program));

/** Why a procedure may not be taken to run where what it, or a thread, relies on of static fields holds; undefined where it may. */
export function tooEarly(program: Program, procedure: Procedure): string | undefined {
  if (procedure.kind !== 'staticInitializer') return undefined;
  return initializationsOf(program).tooEarly(procedure) ?? initializationsOf(program).startsTooEarly(procedure);
}

/** Why a static field is written too late; undefined where none is. `body`: with calls inlined. */
export function writtenTooLate(program: Program, procedure: Procedure, body: Stmt): string | undefined {
  return initializationsOf(program).writtenTooLate(procedure, body);
}
