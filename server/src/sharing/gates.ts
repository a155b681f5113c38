/**
 * Which threads a body has waited for when a latch opens at which it waits: those that count it down, if all of them must.
 * Neighbours: `phases.ts` asks; `code-for-threads.ts` knows latches.
 * Why it may: docs/soundness/sharing.md#reads-after-joins.
 */
import { stripped } from '../resolve/typed-children';
import type { ClassSymbol, LocalVariable } from '../resolve/symbols';
import type { TypedExpr, TypedStmt } from '../resolve/typed';
import type { BodyFacts } from './accesses';
import { counted, latchIn } from './code-for-threads';
import { localOf, placeOf } from './places';
import { expressionsOf } from '../resolve/typed-statements';
import { unconditional } from './waited';

/** Of the code of each class that counts latches down: the keys of their places, and whether that is the last that it does. */
export type Counting = ReadonlyMap<ClassSymbol, { readonly keys: ReadonlySet<string>; readonly isAtEnd: boolean }>;

export const NO_COUNTING: Counting = new Map();

export function countingIn(bodies: readonly BodyFacts[]): Counting {
  const found = new Map<ClassSymbol, { readonly keys: Set<string>; isAtEnd: boolean }>();
  for (const { owner, method, body, calls } of bodies) {
    if (calls.some((one) => !one.method.owner.isLibrary && !one.method.isConstructor) && !found.has(owner))
      found.set(owner, { keys: new Set(), isAtEnd: false });
    for (const { node, isStmt, loops } of expressionsOf(body.stmts)) {
      const latch = isStmt ? undefined : counted(node);
      if (latch === undefined) continue;
      const known = found.get(owner);
      const isRun = method?.implicit === 'lambda' || (method?.name === 'run' && method.params.length === 0);
      const isFirst = known === undefined || known.keys.size === 0;
      const keys = known?.keys ?? new Set();
      keys.add(placeOf(latch, owner, new Map())?.key ?? '');
      // Counted down anywhere else, it may open before.
      found.set(owner, { keys, isAtEnd: isFirst && isRun && loops.length === 0 && countsAtEnd(body.stmts) });
    }
  }
  return found;
}

/** Whether the last that the body does is to count a latch down, if only in a `finally`. */
function countsAtEnd(stmts: readonly TypedStmt[]): boolean {
  const last = stmts.at(-1);
  switch (last?.kind) {
    case 'block':
      return countsAtEnd(last.stmts);
    case 'try':
      return last.finally !== undefined && countsAtEnd([last.finally]);
    case 'expr':
      return counted(stripped(last.expr)) !== undefined;
    case 'return':
      return last.value !== undefined && counted(stripped(last.value)) !== undefined;
    default:
      return false;
  }
}

function isOfWorkspace(made: TypedExpr | undefined): boolean {
  return made?.kind === 'new' && !made.class.isLibrary;
}

export class Gates {
  private readonly made = new Map<LocalVariable, TypedExpr>();
  private readonly threads = new Map<string, readonly ClassSymbol[]>();
  private readonly nameless = new Set<string>();

  constructor(
    private readonly body: BodyFacts,
    private readonly counting: Counting,
  ) {
    for (const { node, isStmt } of expressionsOf(body.body.stmts))
      if (isStmt && node.kind === 'local' && node.init !== undefined) this.made.set(node.variable, stripped(node.init));
  }

  /** Whether a thread without a name is made right there of what counts a latch down at its end. */
  isCounting(thread: TypedExpr): boolean {
    return this.classesOf(thread).some((one) => this.counting.get(one)?.isAtEnd === true);
  }

  /** `isNameless`: no variable has it, so nobody can join it. */
  noteStart(name: string, thread: TypedExpr, isNameless: boolean): void {
    if (isNameless) this.nameless.add(name);
    this.threads.set(name, this.classesOf(thread));
  }

  /**
   * Whether the thread of that name has done its work when the body comes out of the wait. It is taken to have where its code is not known,
   * or counts down a latch that has another name there.
   */
  waitsFor(name: string, wait: TypedExpr): boolean {
    const classes = this.threads.get(name) ?? [];
    if (classes.length === 0) return true;
    // Who has no name is waited for nowhere else.
    if (this.nameless.has(name) && !this.isAlways(wait)) return false;
    const known = classes.flatMap((one) => this.counting.get(one) ?? []);
    if (known.length === 0) return false;
    const keys = known.flatMap((one) => [...one.keys]);
    // What it calls may count.
    if (keys.length === 0) return true;
    const latch = latchIn(wait);
    const place = latch && placeOf(latch, this.body.owner, new Map());
    if (place?.root.kind !== 'local' || place.steps.length > 0) return true;
    if (isOfWorkspace(this.made.get(place.root.variable))) return false;
    if (!keys.includes(place.key)) return !keys.every((key) => this.isOfLocal(key));
    return this.countOf(place.root.variable) >= this.countersOf(place.key);
  }

  /** Whether the wait has no limit, and stands where it is always come to. */
  private isAlways(wait: TypedExpr): boolean {
    const hasLimit = wait.kind === 'call' ? wait.args.length > 0 : wait.kind === 'opaque' && wait.parts.length > 1;
    return !hasLimit && unconditional(this.body.body.stmts).some((one) => stripped(one) === wait);
  }

  /** The latches in the locals of this body. */
  private isOfLocal(key: string): boolean {
    return [...this.made.keys()].some((variable) => localOf(variable).key === key);
  }

  private countersOf(key: string): number {
    const own = expressionsOf(this.body.body.stmts).filter(({ node, isStmt }) => {
      const latch = isStmt ? undefined : counted(node);
      return latch !== undefined && placeOf(latch, this.body.owner, new Map())?.key === key;
    });
    const threads = [...this.threads.values()].filter((classes) => classes.some((one) => this.counting.get(one)?.keys.has(key)));
    return own.length + threads.length;
  }

  /** How often the latch must be counted down; of what is not known, as often as anybody does. */
  private countOf(latch: LocalVariable): number {
    const init = this.made.get(latch);
    const [first] = init?.kind === 'new' ? init.args : init?.kind === 'opaque' ? init.parts : [];
    const count = first && stripped(first);
    return count?.kind === 'constant' && count.constant.kind === 'int' ? Number(count.constant.value) : Infinity;
  }

  /** The classes of the workspace that the thread is made of, where that can be seen. */
  private classesOf(thread: TypedExpr): readonly ClassSymbol[] {
    const named = stripped(thread);
    const made = named.kind === 'local' ? this.made.get(named.variable) : named;
    if (made?.kind !== 'new') return [];
    return [made, ...made.args.map(stripped)].flatMap((one) => (one.kind === 'new' && !one.class.isLibrary ? [one.class] : []));
  }
}
