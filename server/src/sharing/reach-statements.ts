/**
 * The statements of a body that is walked through, in the order in which they run: what locals are after branches and loops, and to where
 * an object that is put somewhere has just been put.
 * Neighbours: `reach-walk.ts` knows expressions and calls, and walks from body to body.
 */
import type { Span } from '../base/span';
import type { LocalVariable, MethodSymbol } from '../resolve/symbols';
import type { TypedExpr, TypedStmt, TypedSwitch } from '../resolve/typed';
import type { Frame } from './reach-notes';
import { mentions } from './reach-library';
import { EACH, SAME, UNKNOWN, either, type Value } from './reach-values';

export abstract class ReachStatements {
  /** Of the walk that goes on now: the ways to where its thread has just put an object of its own. */
  protected fresh: ReadonlySet<string> = new Set();
  /** What the innermost switch expression has given so far. */
  private yielded: Value | undefined;

  /** The value of a switch expression: one of those that its cases yield. */
  protected yieldedBy(walk: () => void): Value {
    const outer = this.yielded;
    this.yielded = undefined;
    walk();
    const value = this.yielded;
    this.yielded = outer;
    return value ?? UNKNOWN;
  }

  protected abstract value(expr: TypedExpr, frame: Frame, isStatement?: boolean): Value;

  protected abstract go(method: MethodSymbol, self: Value, args: readonly Value[], frame: Frame, span: Span): Value;

  /** A local is given its first value. */
  protected abstract declared(variable: LocalVariable, init: TypedExpr): void;

  /** Whether what stands after them is reached. */
  protected all(stmts: readonly TypedStmt[], frame: Frame): boolean {
    let goesOn = true;
    for (const one of stmts) goesOn = this.stmt(one, frame) && goesOn;
    return goesOn;
  }

  protected stmt(stmt: TypedStmt, frame: Frame): boolean {
    switch (stmt.kind) {
      case 'block':
        return this.all(stmt.stmts, frame);
      case 'local': {
        const value = stmt.init === undefined ? SAME : this.value(stmt.init, frame);
        const isCounting = frame.loops.length > 0 || frame.body.body.assigned.has(stmt.variable);
        const counted = stmt.init !== undefined && frame.body.body.params.some((one) => mentions(stmt.init!, one)) ? UNKNOWN : EACH;
        if (stmt.init !== undefined) this.declared(stmt.variable, stmt.init);
        frame.env.set(stmt.variable, value.kind === 'same' && isCounting && stmt.init?.kind !== 'constant' ? counted : value);
        return true;
      }
      case 'expr':
        this.value(stmt.expr, frame, true);
        return true;
      case 'if':
        this.value(stmt.cond, frame);
        return this.branches([stmt.then, stmt.else], frame);
      case 'loop':
      case 'forEachArray':
        this.loop(stmt, frame);
        return true;
      case 'labeled':
      case 'atomic':
        return this.stmt(stmt.body, frame);
      case 'synchronized':
        this.value(stmt.lock, frame);
        return this.stmt(stmt.body, frame);
      case 'try':
        return this.attempt(stmt, frame);
      case 'switch':
        this.cases(stmt.switch, frame);
        return true;
      case 'constructorCall': {
        const args = stmt.args.map((one) => this.value(one, frame));
        this.go(stmt.constructor_, frame.self, args, frame, stmt.span);
        return true;
      }
      case 'return':
        if (stmt.value) frame.result = either(frame.result, this.value(stmt.value, frame));
        return false;
      case 'throw':
        this.value(stmt.value, frame);
        return false;
      case 'yield':
        this.yielded = either(this.yielded, this.value(stmt.value, frame));
        return false;
      case 'assert':
        this.value(stmt.cond, frame);
        return true;
      case 'break':
      case 'continue':
        return false;
      case 'spec':
      case 'unsupported':
        return true;
    }
  }

  private loop(stmt: TypedStmt & { readonly kind: 'loop' | 'forEachArray' }, frame: Frame): void {
    const inside: Frame = { ...frame, loops: [...frame.loops, stmt] };
    const { fresh } = this;
    if (stmt.kind === 'forEachArray') {
      frame.env.set(stmt.array, this.value(stmt.arrayInit, frame));
      frame.env.set(stmt.index, EACH);
    }
    const before = new Map(frame.env);
    if (stmt.kind === 'forEachArray') this.stmt(stmt.element, inside);
    else if (stmt.cond) this.value(stmt.cond, inside);
    this.stmt(stmt.body, inside);
    if (stmt.kind === 'loop') for (const one of stmt.update) this.value(one, inside);
    this.fresh = fresh;
    this.join(frame.env, [before, new Map(inside.env)]);
    frame.result = inside.result;
  }

  private attempt(stmt: TypedStmt & { readonly kind: 'try' }, frame: Frame): boolean {
    const before = new Map(frame.env);
    let goesOn = this.stmt(stmt.body, frame);
    for (const one of stmt.catches) {
      const caught: Frame = { ...frame, env: new Map(before) };
      if (this.stmt(one.body, caught)) {
        this.join(frame.env, goesOn ? [new Map(frame.env), caught.env] : [caught.env]);
        goesOn = true;
      }
      frame.result = caught.result;
    }
    return (stmt.finally === undefined || this.stmt(stmt.finally, frame)) && goesOn;
  }

  private branches(all: readonly (TypedStmt | undefined)[], frame: Frame): boolean {
    const before = new Map(frame.env);
    const { fresh } = this;
    const ends: Map<LocalVariable, Value>[] = [];
    for (const one of all) {
      const branch: Frame = { ...frame, env: new Map(before), isChosen: true };
      if (one === undefined || this.stmt(one, branch)) ends.push(branch.env);
      frame.result = branch.result;
      this.fresh = fresh;
    }
    this.join(frame.env, ends);
    return ends.length > 0;
  }

  private join(env: Map<LocalVariable, Value>, ends: readonly Map<LocalVariable, Value>[]): void {
    if (ends.length === 0) return;
    env.clear();
    for (const end of ends) for (const [variable, value] of end) env.set(variable, either(env.get(variable), value));
  }

  protected cases({ subject, cases }: TypedSwitch, frame: Frame): void {
    this.value(subject, frame);
    const before = new Map(frame.env);
    const ends = [before];
    const { fresh } = this;
    for (const one of cases) {
      const branch: Frame = { ...frame, env: new Map(before), isChosen: true };
      if (one.guard) this.value(one.guard, branch);
      this.all(one.body, branch);
      ends.push(branch.env);
      frame.result = branch.result;
      this.fresh = fresh;
    }
    this.join(frame.env, ends);
  }
}
