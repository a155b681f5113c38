/**
 * Whether a body runs once at most, as far as the text shows: `main`, what one thread is given to run where it is made, what is called in
 * one place by such a body, and a method that nobody here calls. Whoever might be told in another way (a function that is kept, what
 * overrides a method of the library, a timer's task) may run more often.
 * Neighbours: `told-by-flag.ts` asks; `tasks.ts` knows what threads run.
 */
import { stripped } from '../resolve/typed-children';
import type { Resolved } from '../resolve/resolve';
import type { ClassSymbol, MethodSymbol } from '../resolve/symbols';
import type { TypedExpr } from '../resolve/typed';
import { THREAD_NAME } from '../resolve/types';
import type { BodyFacts, CallSite } from './accesses';
import { expressionsOf } from '../resolve/typed-statements';
import type { Tasks } from './tasks';

/** Calls of code without source that run what they are given once. */
const RUNS_ONCE = /^(execute|submit|runAsync|supplyAsync|startVirtualThread)$/;

interface Site {
  readonly site: CallSite;
  readonly body: BodyFacts;
}

export class EnteredOnce {
  /** Somebody calls `run` or `call` himself, of whatever object. */
  private readonly isRunByHand: boolean;

  constructor(
    private readonly resolved: Resolved,
    private readonly bodies: readonly BodyFacts[],
    private readonly tasks: Tasks,
  ) {
    this.isRunByHand = bodies.some(({ body }) =>
      expressionsOf(body.stmts).some(
        ({ node, isStmt }) =>
          !isStmt &&
          node.kind === 'call' &&
          node.method.owner.isLibrary &&
          /^(run|call|get|accept)$/.test(node.method.name) &&
          node.method.isAbstract,
      ),
    );
  }

  /** `perObject`: for each object of its class. */
  isOnce(method: MethodSymbol | undefined, perObject = false, seen: readonly MethodSymbol[] = []): boolean {
    if (method === undefined) return true;
    if (seen.includes(method)) return false;
    const calls = this.callsOf(method);
    const task = this.tasks.taskOf(method);
    if (task !== undefined)
      return calls.length === 0 && !this.isRunByHand && task.isOfOneThread && this.isMadeOnce(task.symbol, perObject, [...seen, method]);
    if (this.mayBeCalledUnseen(method)) return false;
    if (calls.length === 0) return true;
    const [only] = calls;
    return (
      calls.length === 1 &&
      !isInLoop(only!.site.expr, only!.body) &&
      this.isOnce(only!.body.method, perObject && only!.body.owner === method.owner, [...seen, method])
    );
  }

  /** All places where the workspace may call it by its name. */
  callsOf(method: MethodSymbol): readonly Site[] {
    return this.bodies.flatMap((body) => body.calls.flatMap((site) => (this.tasks.mayCall(site.method, method) ? [{ site, body }] : [])));
  }

  /** Whether something else than calls that are written here may run it: a thread, the library, whoever has the function. */
  mayBeCalledUnseen(method: MethodSymbol): boolean {
    const { owner, name, params } = method;
    if (owner.place !== 'member' || method.implicit !== undefined || this.tasks.taskOf(method) !== undefined) return true;
    return this.resolved.table
      .lineage(owner)
      .some(
        (one) =>
          one.unknownSupers.length > 0 ||
          (one !== owner && one.isLibrary && one.methods.some((above) => above.name === name && above.params.length === params.length)),
      );
  }

  private isMadeOnce(symbol: ClassSymbol, perObject: boolean, seen: readonly MethodSymbol[]): boolean {
    // `new Thread(this)`, in one place of its class: each object is given to one thread.
    const own = this.bodies.flatMap((body) =>
      expressionsOf(body.body.stmts).flatMap(({ node, isStmt, loops }) =>
        !isStmt && node.kind === 'new' && node.args.some((one) => stripped(one).kind === 'this') && body.owner === symbol
          ? [{ body, isAgain: loops.length > 0 }]
          : [],
      ),
    );
    if (perObject && own.length === 1 && !own[0]!.isAgain && !this.isMadeForAThread(symbol))
      return this.isOnce(own[0]!.body.method, true, seen);
    const makers = this.bodies.flatMap((body) =>
      expressionsOf(body.body.stmts).flatMap(({ node, isStmt, loops }) =>
        !isStmt && node.kind === 'new' && node.class === symbol ? [{ body, node, isAgain: loops.length > 0 }] : [],
      ),
    );
    const [only] = makers;
    if (only === undefined || makers.length > 1 || only.isAgain || !this.isOnce(only.body.method, false, seen)) return false;
    return this.resolved.table.isSubclass(symbol.name, THREAD_NAME) || isGivenToOne(only.node, only.body);
  }

  /** Somebody who makes one gives it to a thread himself. */
  private isMadeForAThread(symbol: ClassSymbol): boolean {
    return this.bodies.some((body) =>
      expressionsOf(body.body.stmts).some(
        ({ node, isStmt }) => !isStmt && node.kind === 'new' && node.class === symbol && isGivenAway(node, body),
      ),
    );
  }
}

/** To anything but its own methods, where it is made. */
function isGivenAway(made: TypedExpr & { readonly kind: 'new' }, { body }: BodyFacts): boolean {
  const isSuch = (one: TypedExpr): boolean => {
    const { type } = stripped(one);
    return type.kind === 'class' && type.name === made.class.name;
  };
  return expressionsOf(body.stmts).some(
    ({ node, isStmt }) =>
      !isStmt && ((node.kind === 'new' && node.args.some(isSuch)) || (node.kind === 'opaque' && node.parts.some(isSuch))),
  );
}

/** Right where it is made, or by a local that is mentioned nowhere else. */
function isGivenToOne(made: TypedExpr, { body }: BodyFacts): boolean {
  const visited = expressionsOf(body.stmts);
  const local = visited.flatMap(({ node, isStmt }) =>
    isStmt && node.kind === 'local' && node.init !== undefined && stripped(node.init) === made ? [node.variable] : [],
  )[0];
  const isIt = (one: TypedExpr): boolean => {
    const inner = stripped(one);
    return inner === made || (inner.kind === 'local' && inner.variable === local);
  };
  const mentions = visited.filter(({ node, isStmt }) => !isStmt && node.kind === 'local' && node.variable === local).length;
  const givers = visited.filter(
    ({ node, isStmt, loops }) =>
      !isStmt &&
      loops.length === 0 &&
      ((node.kind === 'new' && node.class.name === THREAD_NAME && node.args.some(isIt)) ||
        (node.kind === 'opaque' && node.method !== undefined && RUNS_ONCE.test(node.method) && node.parts.some(isIt))),
  );
  return givers.length === 1 && (local === undefined || mentions === 1);
}

export function isInLoop(expr: TypedExpr | undefined, { body }: BodyFacts): boolean {
  return expr === undefined || expressionsOf(body.stmts).some(({ node, loops }) => node === expr && loops.length > 0);
}
