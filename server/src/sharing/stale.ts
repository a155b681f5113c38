/**
 * Changes that rest on a value which may be old: read in one critical section and written back in another, a `++` on a volatile field, `if
 * (!map.containsKey(k)) map.put(k, v)`. Each step alone is right, so no race is there, and still an update gets lost. A value that is
 * looked at again before the change, in the critical section of the change, is not old. Found by following locals and conditions through
 * one body, in the order of the text; a synchronized method that is called stands for what it reads and returns, and for what it writes
 * without looking.
 * Neighbours: `steps.ts` says what the steps are; `sharing.ts` knows which fields threads share.
 * Why it may: docs/soundness/sharing.md#findings-that-are-no-proofs.
 */
import { exhausted } from '../base/exhausted';
import type { LocalVariable } from '../resolve/symbols';
import type { TypedExpr, TypedStmt, TypedSwitch } from '../resolve/typed';
import type { Held } from './accesses';
import { childrenOf } from '../resolve/typed-children';
import { isSet } from './container-calls';
import { expressionsOf } from '../resolve/typed-statements';
import type { Step, Steps } from './steps';

export interface Stale {
  readonly look: Step;
  readonly change: Step;
  /** The new value is made from the old one; else a condition has looked at it. */
  readonly isUpdate: boolean;
}

type Looks = readonly Step[];

/** The changes of a body that rest on an old value, in the order of the text. */
export function staleIn(stmts: readonly TypedStmt[], steps: Steps): readonly Stale[] {
  const walk = new StaleWalk(steps);
  walk.block(stmts, []);
  return walk.found.filter((one) => !isRepeatable(one, stmts));
}

class StaleWalk {
  readonly found: Stale[] = [];
  private readonly held = new Map<LocalVariable, Looks>();
  private readonly before: Step[] = [];

  constructor(private readonly steps: Steps) {}

  /** `deciding`: what the conditions that lead here have looked at. Gives what those have looked at that lead to what stands after. */
  block(stmts: readonly TypedStmt[], deciding: Looks): Looks {
    let now = deciding;
    for (const one of stmts) now = this.stmt(one, now);
    return now;
  }

  private stmt(stmt: TypedStmt, deciding: Looks): Looks {
    switch (stmt.kind) {
      case 'block':
        return this.block(stmt.stmts, deciding);
      case 'if': {
        this.expr(stmt.cond, deciding);
        const inside = [...deciding, ...this.looksIn(stmt.cond)];
        this.stmt(stmt.then, inside);
        if (stmt.else) this.stmt(stmt.else, inside);
        // What stands after a way out depends on its condition, too.
        return leaves(stmt.then) || (stmt.else !== undefined && leaves(stmt.else)) ? inside : deciding;
      }
      case 'synchronized':
      case 'labeled':
      case 'atomic':
        return this.stmt(stmt.body, deciding);
      case 'loop': {
        if (stmt.cond) this.expr(stmt.cond, deciding);
        // A flag that ends a loop is set in it because of other things.
        const inside = [...deciding, ...(stmt.cond ? this.looksIn(stmt.cond).filter((one) => !isFlag(one)) : [])];
        this.stmt(stmt.body, inside);
        for (const one of stmt.update) this.expr(one, inside);
        return stmt.testsFirst ? inside : deciding;
      }
      case 'try': {
        const ending = this.stmt(stmt.body, deciding);
        for (const one of stmt.catches) this.stmt(one.body, deciding);
        if (stmt.finally) this.stmt(stmt.finally, deciding);
        return ending;
      }
      default:
        this.simple(stmt, deciding);
        return deciding;
    }
  }

  private simple(
    stmt: Exclude<TypedStmt, { readonly kind: 'block' | 'if' | 'loop' | 'synchronized' | 'labeled' | 'atomic' | 'try' }>,
    deciding: Looks,
  ): void {
    switch (stmt.kind) {
      case 'local':
        if (stmt.init === undefined) return;
        this.expr(stmt.init, deciding);
        this.held.set(stmt.variable, this.looksIn(stmt.init));
        return;
      case 'expr':
        return this.expr(stmt.expr, deciding);
      case 'forEachArray':
        this.expr(stmt.arrayInit, deciding);
        this.stmt(stmt.body, deciding);
        return;
      case 'switch':
        return this.cases(stmt.switch, deciding);
      case 'return':
      case 'throw':
      case 'yield':
        return stmt.value && this.expr(stmt.value, deciding);
      case 'assert':
      case 'constructorCall':
      case 'break':
      case 'continue':
      case 'spec':
      case 'unsupported':
        return;
      default:
        exhausted(stmt);
    }
  }

  private cases({ subject, cases }: TypedSwitch, deciding: Looks): void {
    this.expr(subject, deciding);
    const inside = [...deciding, ...this.looksIn(subject)];
    for (const one of cases) {
      if (one.guard) this.expr(one.guard, inside);
      this.block(one.body, one.guard ? [...inside, ...this.looksIn(one.guard)] : inside);
    }
  }

  private expr(expr: TypedExpr, deciding: Looks): void {
    if (expr.kind === 'switch') return this.cases(expr.switch, deciding);
    if (expr.kind === 'conditional') {
      this.expr(expr.cond, deciding);
      const inside = [...deciding, ...this.looksIn(expr.cond)];
      this.expr(expr.then, inside);
      this.expr(expr.else, inside);
      return;
    }
    if (expr.kind === 'and' || expr.kind === 'or') {
      this.expr(expr.left, deciding);
      return this.expr(expr.right, [...deciding, ...this.looksIn(expr.left)]);
    }
    for (const child of childrenOf(expr)) this.expr(child, deciding);
    for (const step of this.steps.at(expr)) {
      if (step.kind === 'look') this.before.push(step);
      else this.change(step, expr, deciding);
    }
    if (expr.kind === 'assign' && expr.target.kind === 'local') this.held.set(expr.target.variable, this.looksIn(expr.value));
  }

  private change(step: Step, expr: TypedExpr, deciding: Looks): void {
    const given =
      expr.kind === 'assign' || expr.kind === 'compound'
        ? [...this.looksIn(expr.value), ...(expr.kind === 'compound' ? this.steps.at(expr).filter((one) => one.kind === 'look') : [])]
        : expr.kind === 'call'
          ? expr.args.flatMap((one) => this.looksIn(one))
          : [];
    const isOld = (look: Step): boolean =>
      look.subject === step.subject && !isTogether(look.held, step.held) && !(look.isStep === true && step.isStep === true);
    if (step.looksItself === true) return;
    const update = step.isStep === true ? undefined : given.find((one) => isOld(one) && (step.needs === undefined || decides(one, step)));
    const look = update ?? deciding.find((one) => isOld(one) && decides(one, step));
    // `n--` itself looks at `n`, which does not ask again what was asked before.
    const isSeenAgain = this.before.some(
      (one) =>
        one.subject === step.subject &&
        isTogether(one.held, step.held) &&
        ((update !== undefined && step.needs === undefined) || one.expr !== expr),
    );
    if (look !== undefined && !isSeenAgain) this.found.push({ look, change: step, isUpdate: update !== undefined });
  }

  /** What the value of an expression was looked up from. */
  private looksIn(expr: TypedExpr): Looks {
    if (expr.kind === 'local') return this.held.get(expr.variable) ?? [];
    return [...this.steps.at(expr).filter((one) => one.kind === 'look'), ...childrenOf(expr).flatMap((one) => this.looksIn(one))];
  }
}

function isFlag({ expr: { type, kind } }: Step): boolean {
  return type.kind === 'primitive' && type.name === 'boolean' && kind !== 'call';
}

/** Whether the change may be wrong if what was seen there is not so any more. */
function decides(look: Step, { part }: Step): boolean {
  if (part === undefined) return true;
  if (part.of === 'any') return part.key === undefined || look.part?.key === undefined || look.part.key === part.key;
  if (look.part === undefined || part.of === 'a place') return false;
  return look.part.of === 'all' || (look.part.of === 'one' && part.of === 'one' && part.key !== undefined && look.part.key === part.key);
}

/** Whether one and the same lock is held from the one to the other. */
function isTogether(left: readonly Held[], right: readonly Held[]): boolean {
  return left.some((one) => right.some((other) => one.section === other.section && one.place.key === other.place.key));
}

/** `if (closed) return; closed = true;`, or the same with an element of a set, and nothing else: a second time changes nothing. */
function isRepeatable({ look, change: { expr }, isUpdate }: Stale, stmts: readonly TypedStmt[]): boolean {
  const isFlag = expr.kind === 'assign' && expr.value.kind === 'constant';
  const isElement = expr.kind === 'call' && expr.method.name === 'add' && expr.dispatch.kind !== 'static' && isSet(expr.dispatch.receiver);
  if (isUpdate || (!isFlag && !isElement)) return false;
  return expressionsOf(stmts).every(({ node, isStmt }) =>
    isStmt
      ? (node.kind !== 'expr' || node.expr === expr) && node.kind !== 'throw' && (node.kind !== 'return' || node.value === undefined)
      : node === expr ||
        (isElement && node === look.expr) ||
        !['call', 'opaque', 'new', 'assign', 'compound', 'startThread', 'monitor'].includes(node.kind),
  );
}

function leaves(stmt: TypedStmt): boolean {
  if (stmt.kind === 'block') return stmt.stmts.length > 0 && leaves(stmt.stmts.at(-1)!);
  return stmt.kind === 'return' || stmt.kind === 'throw' || stmt.kind === 'continue' || stmt.kind === 'break';
}
