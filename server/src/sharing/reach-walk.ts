/**
 * Walks through what the threads of a program do, call by call, and has each use of a plain field noted with the way by which its object is
 * reached and whether a lock is held on the way there. Whatever is not understood is an unknown object, of which nothing is noted.
 * Neighbours: `reach-values.ts` says what a value is; `reach-notes.ts` notes; `reach-library.ts` knows the library; `reached-objects.ts`
 * says where to begin.
 */
import type { Span } from '../base/span';
import type { ClassSymbol, FieldSymbol, LocalVariable, MethodSymbol } from '../resolve/symbols';
import type { TypedExpr, TypedStmt, TypedSwitch } from '../resolve/typed';
import { THREAD_NAME, type JavaType } from '../resolve/types';
import { childrenOf } from './children';
import type { Handing } from './handed';
import { calledOf, containerUse, flagUse, isLocking, isOrdering, keyOfCall, mentions, onlyComputes, type Called } from './reach-library';
import type { Frame, ReachNotes, Surroundings } from './reach-notes';
import { targetOf, taskOf } from './reach-targets';
import { EACH, SAME, UNKNOWN, either, kept, keyOf, mixed, objectAt, oneOf, stepOn, wayOf } from './reach-values';
import type { Context, ObjectValue, Root, Value } from './reach-values';
import { stripped } from './places';

/** Code that a thread is to run. */
export interface Pending {
  readonly context: Context;
  readonly method: MethodSymbol;
  readonly self: Value;
}

const DEEPEST = 14;
/** Bodies that are walked through in a workspace. */
const MOST = 6000;

export class ReachWalk {
  readonly pending: Pending[] = [];
  private readonly heap = new Map<string, Value>();
  private readonly memo = new Map<string, Value>();
  private roots = 0;
  private left = MOST;
  private stored = 0;
  /** Of the walk that goes on now: the ways to where its thread has just put an object of its own. */
  private fresh: ReadonlySet<string> = new Set();

  constructor(
    private readonly around: Surroundings,
    private readonly notes: ReachNotes,
  ) {}

  newRoot(symbol: ClassSymbol | undefined, context: Context, loops: readonly TypedStmt[] = []): Root {
    return { key: `new ${symbol?.name ?? ''}#${this.roots++}`, kind: 'made', symbol, context, loops };
  }

  /** One way into the program. */
  enter(method: MethodSymbol, self: Value, args: readonly Value[], context: Context): void {
    this.notes.begin(context);
    this.fresh = new Set();
    this.run(method, self, args, { isLocked: false, isAlone: false, loops: [], stack: [] });
  }

  private run(
    method: MethodSymbol,
    self: Value,
    args: readonly Value[],
    { isLocked, isAlone, loops, stack }: Pick<Frame, 'isLocked' | 'isAlone' | 'loops' | 'stack'>,
  ): Value {
    const body = this.around.bodyOf(method);
    if (body === undefined || stack.length > DEEPEST || stack.includes(method) || this.left === 0) return UNKNOWN;
    const held = isLocked || body.hasOtherLocks || this.around.isHeldAtEntry(method);
    const key = [
      this.notes.walks,
      method.id,
      keyOf(self),
      ...args.map(keyOf),
      held,
      isAlone,
      this.notes.isOrdered,
      this.notes.isLeftLocked,
      this.notes.contexts,
      this.stored,
      ...this.fresh,
      loops.length,
    ].join('|');
    const known = this.memo.get(key);
    if (known !== undefined) return known;
    this.left--;
    const frame: Frame = {
      body,
      self,
      env: new Map(body.body.params.map((one, index) => [one, this.given(one, args[index], stack)])),
      isLocked: held,
      isAlone,
      loops,
      stack: [...stack, method],
      result: undefined,
    };
    const { fresh } = this;
    this.all(body.body.stmts, frame);
    // When the lock is given back, others may get it.
    if (!isLocked) this.fresh = fresh;
    const result = frame.result ?? UNKNOWN;
    this.memo.set(key, result);
    return result;
  }

  /** A number that is given to a method may tell its threads apart: from where to where each goes, or which part is its own. */
  private given({ type }: LocalVariable, value: Value = UNKNOWN, stack: Frame['stack'] = []): Value {
    return stack.length > 0 && value.kind === 'same' && type.kind === 'primitive' ? UNKNOWN : value;
  }

  // ------------------------------------------------ statements

  /** Whether what stands after them is reached. */
  private all(stmts: readonly TypedStmt[], frame: Frame): boolean {
    let goesOn = true;
    for (const one of stmts) goesOn = this.stmt(one, frame) && goesOn;
    return goesOn;
  }

  private stmt(stmt: TypedStmt, frame: Frame): boolean {
    switch (stmt.kind) {
      case 'block':
        return this.all(stmt.stmts, frame);
      case 'local': {
        const value = stmt.init === undefined ? SAME : this.value(stmt.init, frame);
        const isCounting = frame.loops.length > 0 || frame.body.body.assigned.has(stmt.variable);
        const counted = stmt.init !== undefined && frame.body.body.params.some((one) => mentions(stmt.init!, one)) ? UNKNOWN : EACH;
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
      case 'yield':
        this.value(stmt.value, frame);
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
      const branch: Frame = { ...frame, env: new Map(before) };
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

  private cases({ subject, cases }: TypedSwitch, frame: Frame): void {
    this.value(subject, frame);
    const before = new Map(frame.env);
    const ends = [before];
    const { fresh } = this;
    for (const one of cases) {
      const branch: Frame = { ...frame, env: new Map(before) };
      if (one.guard) this.value(one.guard, branch);
      this.all(one.body, branch);
      ends.push(branch.env);
      frame.result = branch.result;
      this.fresh = fresh;
    }
    this.join(frame.env, ends);
  }

  // ------------------------------------------------ expressions

  private value(expr: TypedExpr, frame: Frame, isStatement = false): Value {
    switch (expr.kind) {
      case 'local':
        return frame.env.get(expr.variable) ?? UNKNOWN;
      case 'this':
        return frame.self;
      case 'constant':
      case 'classObject':
        return SAME;
      case 'static':
        this.notes.flag(expr.field, frame, false);
        return isPlainValue(expr.type)
          ? SAME
          : objectAt({ key: `static ${expr.field.id}`, kind: 'static', symbol: undefined, context: undefined, loops: [] });
      case 'field': {
        const object = this.value(expr.object, frame);
        this.notes.note(expr.field, object, false, expr, frame);
        return this.fieldOf(object, expr.field);
      }
      case 'element': {
        const array = this.value(expr.array, frame);
        return this.elementOf(array, this.value(expr.index, frame), expr.index, expr.type);
      }
      case 'assign': {
        const value = this.value(expr.value, frame);
        this.store(expr.target, value, expr.value, expr.target, frame);
        return value;
      }
      case 'compound': {
        const value = this.value(expr.value, frame);
        this.store(expr.target, mixed([value, EACH]), expr.value, expr, frame);
        return EACH;
      }
      case 'conditional': {
        this.value(expr.cond, frame);
        return either(this.value(expr.then, frame), this.value(expr.else, frame));
      }
      case 'new':
        return this.made(expr, frame);
      case 'call':
        return expr.method.owner.isLibrary ? this.library(expr, frame, isStatement) : this.call(expr, frame);
      case 'opaque':
        if (expr.method === undefined && expr.field === undefined && expr.parts.length === 1) return this.value(expr.parts[0]!, frame);
        return this.library(expr, frame, isStatement);
      case 'monitor':
        for (const child of childrenOf(expr)) this.value(child, frame);
        if (expr.which === 'wait') this.notes.order(frame);
        return UNKNOWN;
      case 'switch':
        this.cases(expr.switch, frame);
        return UNKNOWN;
      case 'currentThread':
      case 'unsupported':
        return UNKNOWN;
      case 'newArray':
      case 'arrayInit':
        for (const child of childrenOf(expr)) this.value(child, frame);
        return objectAt(this.newRoot(undefined, this.notes.context, frame.loops));
      case 'cast':
      case 'retype':
      case 'convert':
      case 'box':
      case 'unbox':
        return this.value(expr.operand, frame);
      case 'instanceof': {
        const value = this.value(expr.operand, frame);
        if (expr.binding !== undefined) frame.env.set(expr.binding, value);
        return SAME;
      }
      default: {
        // Who is asked for is known by itself.
        if (expr.kind === 'comparison' && childrenOf(expr).some((one) => stripped(one).kind === 'currentThread')) this.notes.order(frame);
        const parts = childrenOf(expr).map((child) => this.value(child, frame));
        return isPlainValue(expr.type) ? mixed(parts) : UNKNOWN;
      }
    }
  }

  private fieldOf(object: Value, field: FieldSymbol): Value {
    if (object.kind !== 'object') return UNKNOWN;
    const known = this.heap.get(`${wayOf(object)}.${field.id}`);
    if (known !== undefined && known.kind !== 'unknown') return known;
    const isMade = object.root.kind === 'made' && object.steps.length === 0;
    if (field.captured !== undefined) return UNKNOWN;
    if (isPlainValue(field.type)) return isMade ? UNKNOWN : SAME;
    return stepOn(object, field.id, this.fresh.has(`${wayOf(object)}/${field.id}`) ? 'given' : 'got', field);
  }

  private elementOf(container: Value, key: Value, expr: TypedExpr | undefined, type: JavaType, manner: 'got' | 'taken' = 'got'): Value {
    if (isPlainValue(type)) return UNKNOWN;
    if (key.kind === 'unknown' || (key.kind === 'object' && key.root.kind !== 'static')) return UNKNOWN;
    const element = stepOn(container, `[${keyText(expr)}]`, manner);
    return key.kind === 'each' ? oneOf(element) : element;
  }

  private store(target: TypedExpr, value: Value, expr: TypedExpr, access: TypedExpr, frame: Frame): void {
    switch (target.kind) {
      case 'local':
        frame.env.set(target.variable, access.kind === 'compound' ? either(frame.env.get(target.variable), value) : value);
        return;
      case 'static': {
        this.notes.flag(target.field, frame, true);
        const root: Root = { key: `static ${target.field.id}`, kind: 'static', symbol: undefined, context: undefined, loops: [] };
        return this.give(value, expr, { ...objectAt(root), manner: 'given' }, frame);
      }
      case 'field': {
        const object = this.value(target.object, frame);
        this.notes.note(target.field, object, true, access, frame);
        if (object.kind !== 'object') return;
        if (object.root.kind === 'made' && object.steps.length === 0 && this.around.isSetOnce(target.field)) {
          this.remember(object, target.field, value);
          return;
        }
        return this.give(value, expr, stepOn(object, target.field.id, 'given', target.field), frame);
      }
      case 'element': {
        const array = this.value(target.array, frame);
        const key = this.value(target.index, frame);
        return this.give(value, expr, key.kind === 'unknown' ? UNKNOWN : stepOn(array, `[${keyText(target.index)}]`, 'given'), frame);
      }
      default:
        return;
    }
  }

  private remember(object: ObjectValue, field: FieldSymbol, value: Value): void {
    const key = `${wayOf(object)}.${field.id}`;
    const known = this.heap.get(key);
    this.stored++;
    this.heap.set(key, known === undefined || keyOf(known) === keyOf(value) ? kept(value) : UNKNOWN);
  }

  /** A new object is put where others find it; what was there before is nobody else's any more. */
  private give(value: Value, expr: TypedExpr, to: Value, { env }: Frame): void {
    if (to.kind !== 'object') return;
    for (const [variable, known] of env)
      if (known.kind === 'object' && known.manner === 'got' && wayOf(known) === wayOf(to)) env.set(variable, { ...known, manner: 'taken' });
    const isNew = value.kind === 'object' && value.root.kind === 'made' && value.steps.length === 0 && value.root !== to.root;
    this.fresh = new Set([...this.fresh].filter((one) => one !== wayOf(to)));
    if (!isNew) return;
    this.fresh = new Set([...this.fresh, wayOf(to)]);
    const inner = stripped(expr);
    if (inner.kind === 'local') env.set(inner.variable, to);
  }

  // ------------------------------------------------ calls

  private call(expr: TypedExpr & { readonly kind: 'call' }, frame: Frame): Value {
    const { method, dispatch, args } = expr;
    const self = dispatch.kind === 'static' ? UNKNOWN : this.value(dispatch.receiver, frame);
    const values = args.map((one) => this.value(one, frame));
    const target = targetOf(method, dispatch.kind === 'virtual', self, this.around);
    return target === undefined ? UNKNOWN : this.go(target, self, values, frame, expr.span);
  }

  private go(method: MethodSymbol, self: Value, args: readonly Value[], frame: Frame, span: Span): Value {
    return this.run(method, self, args, {
      isLocked: frame.isLocked || this.notes.knownOf(frame.body).lockedCalls.has(`${span.start}-${span.end}`),
      isAlone: this.notes.isAlone(frame, span),
      loops: frame.loops,
      stack: frame.stack,
    });
  }

  private library(expr: TypedExpr & { readonly kind: 'call' | 'opaque' }, frame: Frame, isStatement: boolean): Value {
    const called = calledOf(expr);
    const handing = this.notes.knownOf(frame.body).handings.of(expr);
    if (called === undefined) {
      for (const child of childrenOf(expr)) this.value(child, frame);
      return expr.kind === 'opaque' && expr.isNew === true ? objectAt(this.newRoot(undefined, this.notes.context, frame.loops)) : UNKNOWN;
    }
    const receiver = called.receiver === undefined ? UNKNOWN : this.value(called.receiver, frame);
    const args = called.args.map((one) => this.value(one, frame));
    if (handing !== undefined) this.handed(handing, called, [receiver, ...args], frame);
    const isLeft = isLocking(called) === 'takes' && this.notes.knownOf(frame.body).leavesLocked;
    if (isLeft) this.notes.isLeftLocked = true;
    if (
      isOrdering(called, isStatement, (type) => this.around.resolved.table.isSubclass(type, THREAD_NAME)) ||
      (handing === undefined && this.notes.knownOf(frame.body).handings.waitsFor(expr, false).length > 0)
    )
      this.notes.order(frame);
    const flag = flagUse(called);
    const inner = called.receiver && stripped(called.receiver);
    if (flag !== undefined && (inner?.kind === 'field' || inner?.kind === 'static')) this.notes.flagged(inner.field, flag === 'changes');
    return this.contained(called, receiver, args, expr, frame);
  }

  private contained(called: Called, receiver: Value, args: readonly Value[], expr: TypedExpr, frame: Frame): Value {
    const key = keyOfCall(called);
    const keyValue = key === undefined ? SAME : args[called.args.indexOf(key)]!;
    switch (containerUse(called)) {
      case 'shows':
        return receiver;
      case 'gives':
        if (called.name === 'next' || called.name === 'nextElement') return this.elementOf(receiver, EACH, undefined, expr.type);
        return this.elementOf(receiver, keyValue, key, expr.type);
      case 'takes':
        return this.elementOf(receiver, SAME, undefined, expr.type, 'taken');
      case 'puts': {
        const index = args.length - 1;
        if (index >= 0)
          this.give(args[index]!, called.args[index]!, stepOn(receiver, `[${keyText(called.args[index - 1])}]`, 'given'), frame);
        return UNKNOWN;
      }
      case undefined:
        break;
    }
    if (called.name === 'forEach' && args.length === 1) this.forEach(receiver, args[0]!, expr, frame);
    if (!isPlainValue(expr.type)) return UNKNOWN;
    return onlyComputes(called) ? mixed([...(called.receiver === undefined ? [] : [receiver]), ...args]) : UNKNOWN;
  }

  private forEach(container: Value, closure: Value, expr: TypedExpr, frame: Frame): void {
    const method = closure.kind === 'object' ? taskOf(closure.root.symbol, this.around.resolved) : undefined;
    if (method?.params.length === 1 && method.implicit === 'lambda')
      this.run(method, closure, [oneOf(stepOn(container, '[]', 'got'))], {
        isLocked: frame.isLocked || frame.body.heldAt(expr).length > 0,
        isAlone: this.notes.isAlone(frame, expr.span),
        loops: frame.loops,
        stack: frame.stack,
      });
  }

  // ------------------------------------------------ objects and threads

  private made(expr: TypedExpr & { readonly kind: 'new' }, frame: Frame): Value {
    const { class: symbol, args, captured } = expr;
    const values = args.map((one) => this.value(one, frame));
    const taken = (captured ?? []).map((one) => this.value(one, frame));
    const root = this.newRoot(symbol, this.notes.context, frame.loops);
    const object = objectAt(root);
    if (symbol.isLibrary) {
      if (this.around.resolved.table.isSubclass(symbol.name, THREAD_NAME)) for (const one of values) this.start(one, 'own', frame);
      return object;
    }
    symbol.captures.forEach(({ field }, index) => {
      if (taken[index] !== undefined) this.remember(object, field, taken[index]);
    });
    const keptValues = values.map((one) => (symbol.place === 'lambda' ? one : kept(one)));
    // A thread may be started by its own constructor.
    const since = this.notes.tick();
    this.go(expr.constructor_, object, keptValues, frame, expr.span);
    if (this.around.resolved.table.isSubclass(symbol.name, THREAD_NAME)) {
      this.start(object, 'own', frame, since);
      for (const one of values) this.start(one, 'own', frame);
    }
    return object;
  }

  private handed(handing: Handing, called: Called, values: readonly Value[], frame: Frame): void {
    // What follows upon a future runs when that is done.
    if (/^(then|when|handle|exceptionally|accept|apply)/.test(called.name)) return;
    const runner = called.receiver;
    const isAsync = called.name === 'startVirtualThread' || (/Async$/.test(called.name) && called.args.length === 1);
    const isParallel = handing.how === 'parallel' || isAsync || (runner !== undefined && this.around.isParallel(runner));
    const repeats = isParallel && /^(submit|execute|\w+Async)$/.test(called.name);
    const how = handing.how === 'parallel' ? 'awaited' : !isParallel || handing.how === 'serial' ? 'serial' : repeats ? 'repeated' : 'own';
    for (const one of values) this.start(one, how, frame);
  }

  private start(task: Value, how: 'own' | 'serial' | 'repeated' | 'awaited', frame: Frame, since = this.notes.tick()): void {
    if (task.kind !== 'object' || task.steps.length > 0) return;
    const method = taskOf(task.root.symbol, this.around.resolved);
    if (method === undefined) return;
    const [first] = frame.stack;
    // What somebody calls again and again from outside starts as many threads.
    const isAgain = this.notes.context.parent === undefined && first !== undefined && !first.isConstructor && first.name !== 'main';
    const isMany =
      how === 'awaited' ||
      (isAgain &&
        !this.notes.isOrdered &&
        (how === 'repeated' || (how === 'own' && first.params.length > 0)) &&
        !/^(start|init|open|run)/.test(first.name));
    const context = this.notes.newContext({
      parent: this.notes.context,
      walk: this.notes.walks,
      since,
      loops: frame.loops,
      isMany,
      isSerial: how === 'serial',
      isAwaited: how === 'awaited',
    });
    this.pending.push({ context, method, self: task });
  }
}

function keyText(expr: TypedExpr | undefined): string {
  if (expr?.kind !== 'constant') return '';
  return expr.constant.kind === 'int' || expr.constant.kind === 'string' ? String(expr.constant.value) : '';
}

function isPlainValue(type: JavaType): boolean {
  return (
    type.kind === 'primitive' ||
    (type.kind === 'class' && /^java\.lang\.(String|Integer|Long|Short|Byte|Character|Boolean|Double|Float)$/.test(type.name))
  );
}
