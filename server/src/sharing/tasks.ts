/**
 * What the threads are that a workspace starts, and which fields two of them use: read off where threads are made, what they are given, and
 * what is called from their `run`. Coarse on purpose: classes stand for their objects. What is found here is looked at more closely (a lock
 * is looked for, races are reported); what is not is named under what a result rests on.
 * Why it may: docs/soundness/sharing.md#code-that-is-handed-over.
 * Neighbours: `phases.ts` knows when a body runs alone; `sharing.ts` asks; `call-graph.ts` says who calls whom.
 */
import { stripped } from '../resolve/typed-children';
import { lastPart } from '../base/dotted-name';
import type { Span } from '../base/span';
import type { Resolved } from '../resolve/resolve';
import type { ClassSymbol, FieldSymbol, LocalVariable, MethodSymbol } from '../resolve/symbols';
import type { TypedExpr } from '../resolve/typed';
import { RUNNABLE_NAME, STRING_NAME, THREAD_NAME, unboxed } from '../resolve/types';
import type { BodyFacts } from './accesses';
import { CallGraph } from './call-graph';
import { Handings, type Handing } from './code-for-threads';
import { mainsIn, OneAfterAnother } from './one-after-another';
import { Phases } from './phases';
import { placeOf } from './places';
import { countingIn } from './gates';
import { givenTwice, Makers, type Giving } from './given-twice';
import { expressionsOf } from '../resolve/typed-statements';
import type { Use } from './uses';

/** A piece of code that threads run. */
interface Task {
  readonly run: MethodSymbol;
  /** Several threads run it. */
  isMany: boolean;
  /** Several threads run it at the same object. */
  isObjectShared: boolean;
  /** What runs it runs one thing after the other. */
  isSerial: boolean;
  /** The classes of what it is given, and whether each of its threads may be given the same object. */
  readonly given: Map<string, boolean>;
}

/** What threads enter of classes of the JDK. */
const RUN_BY: ReadonlyMap<string, string> = new Map([
  ['TimerTask', 'run'],
  ['RecursiveAction', 'compute'],
  ['RecursiveTask', 'compute'],
  ['CountedCompleter', 'compute'],
  ['SwingWorker', 'doInBackground'],
]);

function isRunOnceAtATime(task: Task): void {
  task.isMany = false;
  task.isObjectShared = false;
  for (const name of task.given.keys()) task.given.set(name, false);
}

function mayWrite(left: readonly Use[], right: readonly Use[]): boolean {
  return [...left, ...right].some((use) => use.isWrite);
}

/** What a method is called that an object is told once by. */
const BEGINS = /^(start|init|open|run|begin|launch|main|connect|resume|activate|setUp)/;

/** What runs a function for each of several elements. */
const FOR_EACH = /^(forEach(Ordered|Remaining)?|map(To\w+)?|flatMap(To\w+)?|peek|replaceAll)$/;

const CALLABLE = 'java.util.concurrent.Callable';

/** `joined`: its threads have ended; `main`: none of those that `main` starts runs. */
export type Alone = 'joined' | 'main';

export class Tasks {
  private readonly tasks = new Map<ClassSymbol, Task>();
  private readonly graph: CallGraph;
  private readonly phases: ReadonlyMap<BodyFacts, Phases>;
  private readonly starting: ReadonlySet<MethodSymbol>;
  private readonly reached = new Map<Task, ReadonlySet<MethodSymbol>>();
  /** What is found of methods once all tasks are. */
  private readonly ofTasksOnly = new Map<MethodSymbol, boolean>();
  private readonly reachedWhileRunning = new Map<MethodSymbol, boolean>();
  /** The expressions that make what is run: each is met as such, and where it is handed over. */
  private readonly seen = new Set<TypedExpr>();
  /** What each body gives to threads. */
  private readonly givings: (readonly [BodyFacts, readonly Giving[]])[] = [];

  /** By the class of what goes on when others have ended: the classes of these. */
  private readonly following = new Map<ClassSymbol, Set<ClassSymbol>>();

  private readonly order: OneAfterAnother;
  /** What may start threads, or hand something to code without source, or call what does. */
  private readonly letting: ReadonlySet<MethodSymbol>;
  /** Each `main`, with where something else may begin to start threads. */
  private readonly mains: ReadonlyMap<BodyFacts, number>;

  constructor(
    private readonly resolved: Resolved,
    private readonly bodies: readonly BodyFacts[],
  ) {
    this.order = new OneAfterAnother(bodies, resolved.table);
    this.graph = new CallGraph(resolved, bodies);
    const inLoops = this.functionsInLoops();
    for (const body of bodies) this.findIn(body, inLoops.has(body.owner) ? 1 : 0);
    this.addThreads();
    this.addGivenTwice();
    for (const [symbol, task] of this.tasks) if (this.order.areApart(symbol, symbol)) isRunOnceAtATime(task);
    for (const task of this.tasks.values()) this.reached.set(task, this.graph.from([task.run]));
    this.starting = this.graph.into(bodies.flatMap((one) => (one.method !== undefined && Phases.starts(one) ? [one.method] : [])));
    this.letting = this.graph.into(
      bodies.flatMap((one) => (one.method !== undefined && (Phases.starts(one) || this.handsOut(one) < Infinity) ? [one.method] : [])),
    );
    // A static initializer may run before `main` does anything.
    const isOpen = bodies.some((one) => one.method === undefined && (Phases.starts(one) || this.hiddenStart(one) < Infinity));
    this.mains = new Map([...mainsIn(bodies)].map((one) => [one, isOpen ? 0 : this.hiddenStart(one)]));
    const isJoining = new Set(
      bodies.flatMap((one) => (one.method !== undefined && new Phases(one, this.starting).isJoining ? [one.method] : [])),
    );
    const restless = new Set(
      [...this.tasks].flatMap(([symbol, { run }]) => (this.starting.has(run) && !isJoining.has(run) ? [symbol] : [])),
    );
    const counting = countingIn(bodies);
    this.phases = new Map(bodies.map((one) => [one, new Phases(one, this.starting, restless, counting)]));
  }

  /** Those of the uses that may happen while other threads run. */
  whileOthersRun(uses: readonly Use[]): readonly Use[] {
    return uses.filter((use) => this.phases.get(use.from)!.at(use.span) === 'shared' || this.isReached(use) || isLockedByItself(use));
  }

  /** The classes whose objects are run by threads, and those in whose bodies threads are started. */
  classes(): readonly ClassSymbol[] {
    return [...this.tasks.keys(), ...this.bodies.filter((one) => Phases.starts(one)).map((one) => one.owner)];
  }

  isWhileOthersRun(body: BodyFacts, span: Span): boolean {
    return this.phases.get(body)!.at(span) === 'shared';
  }

  /** Whether the body has waited there for all threads that it has started, and no thread runs it. */
  isAfterAll(body: BodyFacts, span: Span): boolean {
    const isRun = [...this.reached.values()].some((methods) => body.method !== undefined && methods.has(body.method));
    return this.phases.get(body)!.at(span) === 'after' && !isRun;
  }

  /** Whether the body starts threads. */
  isStarting(body: BodyFacts): boolean {
    return this.phases.get(body)!.isStarting;
  }

  /** Whether the method starts threads, or calls one that does. */
  startsThreads(method: MethodSymbol): boolean {
    return this.starting.has(method);
  }

  /**
   * Why the field itself is used by nobody else there: it is read when all threads that the body has started have ended, or `main` uses it
   * while none of its threads runs, and nothing but `main` starts any.
   */
  isAlone(use: Use): Alone | undefined {
    const phase = this.phases.get(use.from)!.at(use.span);
    if (use.isOfContents || phase === 'shared' || this.isReached(use)) return undefined;
    const hidden = this.mains.get(use.from);
    if (hidden !== undefined && (phase === 'before' ? use.span.start < hidden : hidden === Infinity)) return 'main';
    return !use.isWrite && phase === 'after' ? 'joined' : undefined;
  }

  private mayLet(called: MethodSymbol): boolean {
    return [...this.letting].some((one) => this.graph.mayCall(called, one));
  }

  /**
   * Where a body first makes an object, a function among them, or calls a method, that may let threads run by whatever name it is called,
   * or hands something to code without source, which may.
   */
  private hiddenStart(body: BodyFacts): number {
    const makes = expressionsOf(body.body.stmts).flatMap(({ node, isStmt }) =>
      !isStmt && node.kind === 'new' && node.class.methods.some((one) => this.letting.has(one)) ? [node.span.start] : [],
    );
    const calls = body.calls.flatMap(({ method, span }) => (this.mayLet(method) ? [span.start] : []));
    return Math.min(this.handsOut(body), ...makes, ...calls);
  }

  /** Where a body first hands something to code without source that may lead to code of the workspace. */
  private handsOut({ body }: BodyFacts): number {
    const places = expressionsOf(body.stmts).flatMap(({ node, isStmt }) =>
      !isStmt && node.kind === 'opaque' && (node.refersTo !== undefined || node.parts.some((one) => this.mayLead(one)))
        ? [node.span.start]
        : [],
    );
    return Math.min(Infinity, ...places);
  }

  /** Texts and numbers lead nowhere; what code without source has made knows what it was given then. */
  private mayLead(part: TypedExpr): boolean {
    const { type, kind } = stripped(part);
    if (kind === 'opaque') return false;
    if (type.kind === 'class') return type.name !== STRING_NAME && unboxed(type) === undefined;
    return type.kind !== 'primitive' && type.kind !== 'null' && !(type.kind === 'unknown' && type.isWritten === true);
  }

  private isReachedBy(task: Task, uses: readonly Use[]): boolean {
    return uses.some(({ from: { method } }) => method !== undefined && this.reached.get(task)!.has(method));
  }

  private isReached(use: Use): boolean {
    return [...this.reached.values()].some((methods) => use.from.method !== undefined && methods.has(use.from.method));
  }

  /** Whether the field belongs to the object of a thread, and only what that thread runs uses it. */
  isOwn(field: FieldSymbol, uses: readonly Use[]): boolean {
    const task = [...this.tasks].find(([symbol]) => this.resolved.table.isSubclass(symbol.name, field.owner.name))?.[1];
    if (task === undefined || task.isObjectShared || field.isStatic || !uses.every((use) => this.isTaskOnly(use.from))) return false;
    // What it starts may be given its object.
    return ![...this.tasks.values()].some((other) => other !== task && other.given.has(field.owner.name) && this.isReachedBy(other, uses));
  }

  /**
   * Whether only what one thread runs uses it, which whoever starts it starts once: where the object is made, or where it is told to begin.
   * That nobody tells it twice is not shown; what is not guarded is named in what the result rests on.
   */
  isOfOneThread(uses: readonly Use[]): boolean {
    const running = [...this.tasks].filter(([, task]) => this.isReachedBy(task, uses));
    const [only, ...others] = running;
    if (only === undefined || others.length > 0 || only[1].isMany || only[1].isObjectShared) return false;
    if (!uses.every((use) => !use.field.isStatic && use.object?.root.kind === 'this' && this.isTaskOnly(use.from))) return false;
    const makers = this.bodies.filter(({ body }) =>
      expressionsOf(body.stmts).some(({ node, isStmt }) => !isStmt && node.kind === 'new' && node.class === only[0]),
    );
    return makers.length === 1 && this.isBegunOnce(makers[0]!);
  }

  private isBegunOnce({ method }: BodyFacts): boolean {
    if (method === undefined || method.isConstructor) return true;
    if (!BEGINS.test(method.name) || [...this.reached.values()].some((methods) => methods.has(method))) return false;
    const objects = this.bodies.flatMap(({ owner, body }) =>
      expressionsOf(body.stmts).flatMap(({ node, isStmt, loops }) => {
        if (isStmt || node.kind !== 'call' || !this.graph.mayCall(node.method, method)) return [];
        const place = node.dispatch.kind === 'static' ? undefined : placeOf(node.dispatch.receiver, owner, new Map());
        // A loop that goes through several objects has each in a local of its own.
        const isAgain =
          place === undefined ||
          (loops.length > 0 &&
            !expressionsOf(loops.slice(-1)).some(
              (one) => one.isStmt && one.node.kind === 'local' && place.root.kind === 'local' && one.node.variable === place.root.variable,
            ));
        return isAgain ? ['', ''] : [`${body.params.length}${place.key}`];
      }),
    );
    return new Set(objects).size === objects.length;
  }

  /** What threads enter by the method; `isOfOneThread`: one of them, and nothing runs it again. */
  taskOf(method: MethodSymbol): { readonly symbol: ClassSymbol; readonly isOfOneThread: boolean } | undefined {
    const found = [...this.tasks].find(([, task]) => task.run === method);
    if (found === undefined) return undefined;
    const [symbol, task] = found;
    return { symbol, isOfOneThread: !task.isMany && !task.isObjectShared && !task.isSerial };
  }

  /** Whether a call of the one may run the other. */
  mayCall(called: MethodSymbol, target: MethodSymbol): boolean {
    return this.graph.mayCall(called, target);
  }

  /** Whether two threads may use the field of one object, and one of them writes it. */
  conflict(field: FieldSymbol, uses: readonly Use[]): boolean {
    // `symbol`: whose code it is; undefined where it is the code of several, or of no thread.
    const contexts: { readonly isMany: boolean; readonly uses: readonly Use[]; readonly symbol?: ClassSymbol }[] = [];
    const serial: Use[] = [];
    for (const [symbol, task] of this.tasks) {
      const methods = this.reached.get(task)!;
      const own = uses.filter((use) => use.from.method !== undefined && methods.has(use.from.method));
      if (own.length === 0) continue;
      const isItsOwn = this.resolved.table.isSubclass(symbol.name, field.owner.name);
      const given = field.isStatic ? task.isMany : isItsOwn ? task.isObjectShared : task.given.get(field.owner.name);
      if (given === undefined) continue;
      if (task.isSerial) serial.push(...own);
      else contexts.push({ isMany: given, uses: own, symbol });
    }
    if (serial.length > 0) contexts.push({ isMany: false, uses: serial });
    if (contexts.length === 0) return false;
    const others = uses.filter((use) => this.isOutside(use));
    if (contexts.some((one) => one.isMany && one.uses.some((use) => use.isWrite))) return true;
    return contexts.some(
      (one, index) =>
        contexts.some((other, at) => at > index && mayWrite(one.uses, other.uses) && !this.areApart(one.symbol, other.symbol)) ||
        others.some((use) => mayWrite(one.uses, [use]) && !(one.symbol && this.order.isApart(use, one.symbol))),
    );
  }

  private areApart(one: ClassSymbol | undefined, other: ClassSymbol | undefined): boolean {
    if (one === undefined || other === undefined) return false;
    return this.order.areApart(one, other) || this.following.get(one)?.has(other) === true || this.following.get(other)?.has(one) === true;
  }

  private follow({ given, after }: Handing): void {
    const classesOf = (values: readonly TypedExpr[]): readonly ClassSymbol[] =>
      values.map(stripped).flatMap((one) => (one.kind === 'new' && !one.class.isLibrary ? [one.class] : []));
    const before = classesOf((after ?? []).flatMap((one) => (one.kind === 'opaque' ? one.parts : [])));
    for (const one of classesOf(given)) this.following.set(one, new Set([...(this.following.get(one) ?? []), ...before]));
  }

  /** Whether code runs a use that is no task's: a body that has started threads meanwhile, or a method that anybody may call. */
  private isOutside({ from, span }: Use): boolean {
    const phases = this.phases.get(from)!;
    if (phases.isStarting) return phases.at(span) === 'shared' && !this.isTaskOnly(from);
    if (this.isTaskOnly(from)) return false;
    // What nobody here calls others may call at any time.
    if (from.method === undefined || this.graph.sitesOf(from.method).length === 0)
      return from.method !== undefined && !from.method.isPrivate && from.owner.place === 'member';
    const known = this.reachedWhileRunning.get(from.method) ?? this.isReachedWhileRunning(from.method, new Set());
    this.reachedWhileRunning.set(from.method, known);
    return known;
  }

  private isReachedWhileRunning(method: MethodSymbol, seen: Set<MethodSymbol>): boolean {
    if (seen.has(method)) return false;
    seen.add(method);
    return this.graph.sitesOf(method).some(({ body, call }) => {
      if (this.isTaskOnly(body)) return false;
      const phases = this.phases.get(body)!;
      if (phases.isStarting) return phases.at(call.span) === 'shared';
      if (body.method === undefined) return false;
      return this.graph.isCalled(body.method) ? this.isReachedWhileRunning(body.method, seen) : !body.method.isPrivate;
    });
  }

  /** Only tasks lead there. */
  private isTaskOnly({ method }: BodyFacts): boolean {
    if (method === undefined) return false;
    const known = this.ofTasksOnly.get(method);
    if (known !== undefined) return known;
    const runs = new Set([...this.tasks.values()].map((one) => one.run));
    const isOne =
      runs.has(method) ||
      (this.graph.isCalled(method) && [...this.graph.callersOf(method, runs)].every((one) => runs.has(one) || this.graph.isCalled(one)));
    this.ofTasksOnly.set(method, isOne);
    return isOne;
  }

  // ------------------------------------------------ finding them

  /** The functions that a call runs for each of several elements, by the names of the JDK: what they hand over they hand over again. */
  private functionsInLoops(): ReadonlySet<ClassSymbol> {
    const found = new Set<ClassSymbol>();
    for (const { body } of this.bodies)
      for (const { node, isStmt } of expressionsOf(body.stmts)) {
        if (isStmt || (node.kind !== 'opaque' && node.kind !== 'call')) continue;
        const [name, args] = node.kind === 'opaque' ? [node.method, node.parts] : [node.method.name, node.args];
        if (name === undefined || !FOR_EACH.test(name)) continue;
        for (const one of args.map(stripped)) if (one.kind === 'new' && one.class.place === 'lambda') found.add(one.class);
      }
    return found;
  }

  private findIn(body: BodyFacts, around: number): void {
    const visited = expressionsOf(body.body.stmts);
    const givings: Giving[] = [];
    const declaredIn = new Map<LocalVariable, number>();
    const mentioned = new Set(visited.flatMap(({ node, isStmt }) => (!isStmt && node.kind === 'local' ? [node.variable] : [])));
    // An object that nobody does anything with starts no thread.
    const idle = new Set(
      visited.flatMap(({ node, isStmt }) =>
        isStmt && node.kind === 'local' && node.init !== undefined && !mentioned.has(node.variable) ? [stripped(node.init)] : [],
      ),
    );
    const handings = new Handings(visited, this.resolved);
    for (const { node, loops, isStmt } of visited) {
      if (isStmt) {
        if (node.kind === 'local') declaredIn.set(node.variable, around + loops.length);
        continue;
      }
      const depth = around + loops.length;
      const handing = handings.of(node);
      if (handing !== undefined) {
        this.handed(handing, depth, declaredIn, body);
        // Those of one round go on while others of the next one have not ended.
        if (depth === 0) this.follow(handing);
        for (const value of handing.given) {
          this.entered(value, handing.how === 'serial');
          if (handing.how !== 'serial') givings.push({ value, by: node, loops });
        }
      }
      if (node.kind !== 'new') continue;
      const symbol = node.class;
      if (idle.has(node)) continue;
      if (!symbol.isLibrary) this.made(symbol, node, depth, declaredIn, body);
      if (!this.resolved.table.isSubclass(symbol.name, THREAD_NAME)) continue;
      for (const arg of node.args) {
        givings.push({ value: arg, by: node, loops });
        this.entered(arg);
      }
    }
    this.givings.push([body, givings]);
  }

  private addGivenTwice(): void {
    const makers = new Makers(this.bodies);
    for (const [{ body, owner }, givings] of this.givings)
      for (const value of givenTwice(givings, body.stmts, (field) => makers.isGivenOnce(field))) {
        const classes = value.kind === 'this' ? [owner] : makers.of(value, body.stmts).map((one) => one.class);
        for (const task of classes.flatMap((one) => this.tasks.get(one) ?? [])) {
          task.isMany = true;
          task.isObjectShared = true;
          for (const name of task.given.keys()) task.given.set(name, true);
        }
      }
  }

  /** Threads that are made elsewhere: nobody but the thread itself runs its code, unless somebody here calls it. */
  private addThreads(): void {
    const { table } = this.resolved;
    for (const symbol of table.classes) {
      if (symbol.isLibrary || this.tasks.has(symbol) || !table.isSubclass(symbol.name, THREAD_NAME)) continue;
      const run = this.runOf(symbol);
      if (run !== undefined && !this.graph.isCalled(run))
        this.tasks.set(symbol, { run, isMany: false, isObjectShared: false, isSerial: false, given: new Map() });
    }
  }

  /** What a thread is given that is made elsewhere, such as `new Thread(this)`: code of a thread, whoever makes the object. */
  private entered(given: TypedExpr, isSerial = false): void {
    const { type, kind } = stripped(given);
    const symbol = kind !== 'new' && type.kind === 'class' ? this.resolved.table.get(type.name) : undefined;
    const run = symbol === undefined || symbol.isLibrary || this.tasks.has(symbol) ? undefined : this.runOf(symbol);
    if (run !== undefined) this.tasks.set(symbol!, { run, isMany: false, isObjectShared: false, isSerial, given: new Map() });
  }

  /**
   * Lambdas and method references that are handed over right here. Objects of classes of one's own that can be run are found where they are
   * made.
   */
  private handed({ given, how }: Handing, depth: number, declaredIn: ReadonlyMap<LocalVariable, number>, body: BodyFacts): void {
    for (const value of given) {
      if (value.kind !== 'new' || value.class.isLibrary) continue;
      const run = this.runOf(value.class) ?? value.class.methods.find((one) => one.implicit === 'lambda');
      if (run !== undefined) this.made(value.class, value, depth, declaredIn, body, run, how);
    }
  }

  private made(
    symbol: ClassSymbol,
    expr: TypedExpr & { readonly kind: 'new' },
    depth: number,
    declaredIn: ReadonlyMap<LocalVariable, number>,
    body: BodyFacts,
    run = this.runOf(symbol),
    how: Handing['how'] = 'own',
  ): void {
    if (run === undefined) return;
    const known = this.tasks.get(symbol);
    const task: Task = known ?? { run, isMany: false, isObjectShared: false, isSerial: how === 'serial', given: new Map() };
    this.tasks.set(symbol, task);
    const isInLoop = depth > 0;
    if (how === 'parallel' || (how === 'own' && !task.isSerial && (this.seen.has(expr) ? isInLoop : known !== undefined || isInLoop)))
      task.isMany = true;
    this.seen.add(expr);
    for (const value of [...expr.args, ...(expr.captured ?? [])]) {
      const type = stripped(value).type;
      if (type.kind !== 'class' || stripped(value).kind === 'new') continue;
      const place = placeOf(value, body.owner, new Map());
      const variable = place?.root.kind === 'local' ? place.root.variable : undefined;
      const isInside = variable !== undefined && depth > 0 && (declaredIn.get(variable) ?? 0) >= depth;
      for (const name of [type.name, ...this.subclassesOf(type.name), ...this.classesAround(type.name)])
        task.given.set(name, task.given.get(name) === true || (task.isMany && !isInside));
    }
  }

  /** Of a function or an object of a class within: those whose objects it leads to. */
  private classesAround(name: string): readonly string[] {
    const symbol = this.resolved.table.get(name);
    const outer = symbol === undefined || symbol.place === 'member' ? undefined : symbol.outer;
    return outer === undefined ? [] : [outer.name, ...this.classesAround(outer.name)];
  }

  private subclassesOf(name: string): readonly string[] {
    return this.resolved.table
      .below(name)
      .filter((one) => !one.isLibrary && one.name !== name)
      .map((one) => one.name);
  }

  /** What a thread enters that is, or is given, an object of the class. */
  private runOf(symbol: ClassSymbol): MethodSymbol | undefined {
    const { table } = this.resolved;
    const name =
      table.isSubclass(symbol.name, THREAD_NAME) || table.isSubclass(symbol.name, RUNNABLE_NAME)
        ? 'run'
        : table.isSubclass(symbol.name, CALLABLE)
          ? 'call'
          : table.lineage(symbol).flatMap((one) => one.unknownSupers.flatMap((above) => RUN_BY.get(lastPart(above)) ?? []))[0];
    if (name === undefined) return undefined;
    return table
      .lineage(symbol)
      .filter((one) => !one.isLibrary)
      .flatMap((one) => one.methods)
      .find((one) => one.params.length === 0 && (one.name === name || one.implicit === 'lambda') && !one.isStatic && !one.isConstructor);
  }
}

/**
 * Whether a method uses a field of its own object under a lock: although no thread that it starts runs there, others may call it at once,
 * or the lock would be for nothing.
 */
function isLockedByItself({ object, held, from }: Use): boolean {
  return held.length > 0 && object?.root.kind === 'this' && from.method?.isConstructor === false;
}
