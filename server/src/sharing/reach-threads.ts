/**
 * What is started, submitted or handed on while a program is walked through, to be walked through afterwards as code of other threads; what
 * containers hold that is to be run; and which futures follow which.
 * Neighbours: `reach-walk.ts` walks through bodies; `code-for-threads.ts` knows where code is handed over.
 */
import { stripped } from '../resolve/typed-children';
import type { ClassSymbol, LocalVariable, MethodSymbol } from '../resolve/symbols';
import type { TypedExpr, TypedStmt } from '../resolve/typed';
import type { JavaType } from '../resolve/types';
import type { Handing } from './code-for-threads';
import { isUnsafeObject, useByReference, type ContentsUse } from './reach-contents';
import { referenceIn } from './references';
import { calledOf, type Called } from './reach-library';
import type { Frame, ReachNotes, Surroundings } from './reach-notes';
import { ReachStatements } from './reach-statements';
import { taskOf } from './reach-targets';
import { wayOf, type Context, type ObjectValue, type Root, type Value } from './reach-values';

/** What a thread is to run: a method, or a method of the library by a reference. */
type Pending = { readonly context: Context } & (
  | { readonly kind: 'method'; readonly method: MethodSymbol; readonly self: Value }
  | { readonly kind: 'reference'; readonly expr: TypedExpr; readonly object: Value; readonly name: string; readonly frame: Frame }
);

type Start = 'own' | 'serial' | 'repeated' | 'awaited';

/** Of futures: what runs when they are done. */
export const FOLLOWS = /^(then|when|handle|exceptionally|accept|apply)/;
const BEGINS = /^(supply|run)Async$/;

export abstract class ReachThreads extends ReachStatements {
  private readonly pending: Pending[] = [];
  /** What was put into containers and is to be run. */
  private readonly tasks = new Map<string, readonly ObjectValue[]>();
  /** The calls that begin the futures that locals have. */
  private readonly futures = new Map<LocalVariable, readonly TypedExpr[]>();
  private roots = 0;

  constructor(
    protected readonly around: Surroundings,
    protected readonly notes: ReachNotes,
  ) {
    super();
  }

  /** One way into the program. */
  abstract enter(method: MethodSymbol, self: Value, args: readonly Value[], context: Context): void;

  newRoot(symbol: ClassSymbol | undefined, context: Context, loops: readonly TypedStmt[] = [], type?: JavaType): Root {
    return { key: `new ${symbol?.name ?? ''}#${this.roots++}`, kind: 'made', symbol, context, loops, ...(type && { type }) };
  }

  /** What the threads run that have been started meanwhile. */
  enterPending(): void {
    for (let next = this.pending.shift(); next !== undefined; next = this.pending.shift()) {
      if (next.kind === 'method') this.enter(next.method, next.self, [], next.context);
      else {
        this.notes.begin(next.context);
        this.byReference(next.expr, next.object, next.name, { ...next.frame, isLocked: false, isAlone: false, loops: [] }, false);
      }
    }
  }

  protected isUnsafe(value: Value): value is ObjectValue {
    return isUnsafeObject(value, this.around.resolved, this.around.keepsUnsafe);
  }

  protected contents(value: Value, use: ContentsUse, expr: TypedExpr, frame: Frame): void {
    if (use !== undefined && this.isUnsafe(value)) this.notes.notePart('contents', value, use === 'writes', expr, frame);
  }

  protected byReference(expr: TypedExpr, object: Value, name: string, frame: Frame, isLocked?: boolean): void {
    const use = this.isUnsafe(object) ? useByReference(name, object, this.around.resolved) : undefined;
    if (use !== undefined) this.notes.notePart('contents', object as ObjectValue, use === 'writes', expr, frame, isLocked);
  }

  /** A container or an array that holds what may be run. */
  protected withTasks(container: Value, values: readonly Value[]): Value {
    const found = values.filter(
      (one): one is ObjectValue =>
        one.kind === 'object' && one.steps.length === 0 && taskOf(one.root.symbol, this.around.resolved) !== undefined,
    );
    if (container.kind === 'object' && found.length > 0)
      this.tasks.set(wayOf(container), [...(this.tasks.get(wayOf(container)) ?? []), ...found]);
    return container;
  }

  protected noteFuture(variable: LocalVariable, init: TypedExpr): void {
    this.futures.set(variable, this.beginningsOf(init));
  }

  protected handed(handing: Handing, called: Called, expr: TypedExpr, values: readonly Value[], frame: Frame): void {
    const given = [called.receiver, ...called.args];
    const begins = BEGINS.test(called.name) ? [expr] : [];
    // What follows upon a future runs when that is done, one thing after the other.
    const follows = FOLLOWS.test(called.name) && called.receiver !== undefined ? this.beginningsOf(stripped(called.receiver)) : begins;
    if (FOLLOWS.test(called.name) && follows.length === 0) return;
    const runner = begins.length > 0 && called.args.length > 1 ? called.args[1] : called.receiver;
    const isAsync = called.name === 'startVirtualThread' || (/Async$/.test(called.name) && called.args.length === 1);
    const isParallel =
      handing.how === 'parallel' ||
      isAsync ||
      (FOLLOWS.test(called.name)
        ? follows.every((one) => this.isParallelBeginning(one))
        : runner !== undefined && this.around.isParallel(runner));
    const repeats = isParallel && /^(submit|execute|\w+Async)$/.test(called.name);
    const how = handing.how === 'parallel' ? 'awaited' : !isParallel || handing.how === 'serial' ? 'serial' : repeats ? 'repeated' : 'own';
    values.forEach((one, index) => {
      const reference = given[index] === undefined ? undefined : referenceIn(given[index]);
      if (reference === undefined) this.start(one, how, frame, { follows });
      else if (this.isUnsafe(one)) {
        const context = this.contextOf(how, frame, this.notes.tick(), follows, []);
        this.pending.push({ kind: 'reference', context, expr: given[index]!, object: one, name: reference.name, frame });
      }
    });
  }

  /** The calls that begin what a future is made of; none where that is not known. */
  protected beginningsOf(expr: TypedExpr): readonly TypedExpr[] {
    if (expr.kind === 'local') return this.futures.get(expr.variable) ?? [];
    const called = calledOf(expr);
    if (called === undefined) return [];
    if (BEGINS.test(called.name)) return [expr];
    const parts = [...(called.receiver === undefined ? [] : [called.receiver]), ...called.args];
    return FOLLOWS.test(called.name) || called.name === 'allOf' ? parts.flatMap((one) => this.beginningsOf(stripped(one))) : [];
  }

  private isParallelBeginning(expr: TypedExpr): boolean {
    const called = calledOf(expr);
    return called !== undefined && (called.args.length === 1 || this.around.isParallel(called.args[1]!));
  }

  private contextOf(
    how: Start,
    { loops, stack }: Frame,
    since: number,
    follows: readonly TypedExpr[],
    around: readonly TypedStmt[],
  ): Context {
    const [first] = stack;
    // What somebody calls again and again from outside starts as many threads.
    const isAgain = this.notes.context.parent === undefined && first !== undefined && !first.isConstructor && first.name !== 'main';
    const isMany =
      how === 'awaited' ||
      (isAgain &&
        !this.notes.isOrdered &&
        (how === 'repeated' || (how === 'own' && first.params.length > 0)) &&
        !/^(start|init|open|run)/.test(first.name));
    return this.notes.newContext({
      parent: this.notes.context,
      walk: this.notes.walks,
      since,
      loops: [...new Set([...loops, ...around])],
      isMany,
      isSerial: how === 'serial',
      isAwaited: how === 'awaited',
      follows,
    });
  }

  protected start(
    task: Value,
    how: Start,
    frame: Frame,
    { since = this.notes.tick(), follows = [] }: { readonly since?: number; readonly follows?: readonly TypedExpr[] } = {},
  ): void {
    if (task.kind !== 'object') return;
    const { root, steps } = task;
    // One that was put into a container, or all of these.
    const within = this.tasks.get(
      [root.key, ...(task.isEach === true || /^\[/.test(steps.at(-1) ?? '') ? steps.slice(0, -1) : steps)].join('/'),
    );
    for (const one of within ?? []) this.start(one, how, frame, { since, follows });
    const method = steps.length > 0 ? undefined : taskOf(root.symbol, this.around.resolved);
    if (method === undefined) return;
    const context = this.contextOf(how, frame, since, follows, root.loops);
    this.pending.push({ kind: 'method', context, method, self: task });
  }
}
