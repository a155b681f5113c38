/**
 * Walks through what the threads of a program do, call by call, and has each use of a plain field noted with the way by which its object is
 * reached and whether a lock is held on the way there. Whatever is not understood is an unknown object, of which nothing is noted.
 * Neighbours: `reach-values.ts` says what a value is; `reach-notes.ts` notes; `reach-library.ts` knows the library; `reached-objects.ts`
 * says where to begin.
 */
import { exhausted } from '../base/exhausted';
import type { Span } from '../base/span';
import type { FieldSymbol, LocalVariable, MethodSymbol } from '../resolve/symbols';
import type { Target, TypedExpr } from '../resolve/typed';
import { THREAD_NAME, type JavaType } from '../resolve/types';
import { childrenOf, stripped } from '../resolve/typed-children';
import type { Handing } from './code-for-threads';
import { calledOf, containerUse, flagUse, isLocking, isOrdering, keyOfCall, onlyComputes, type Called } from './reach-library';
import type { Flag, Frame } from './reach-notes';
import { elementNamed, useByCall, useOfArgument } from './reach-contents';
import { referenceIn } from './references';
import { FOLLOWS, ReachThreads } from './reach-threads';
import { targetOf, taskOf } from './reach-targets';
import { functionsIn } from './at-once';
import { EACH, SAME, UNKNOWN, either, kept, keyOf, mixed, objectAt, oneOf, stepOn, wayOf } from './reach-values';
import type { Context, ObjectValue, Root, Value } from './reach-values';

const DEEPEST = 14;
/** Bodies that are walked through in a workspace. */
const MOST = 6000;

export class ReachWalk extends ReachThreads {
  /** The numbers that locals begin with. */
  private readonly from = new Map<LocalVariable, bigint>();
  private readonly heap = new Map<string, Value>();
  private readonly memo = new Map<string, Value>();
  private left = MOST;
  private stored = 0;

  /** One way into the program. */
  override enter(method: MethodSymbol, self: Value, args: readonly Value[], context: Context): void {
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

  // ------------------------------------------------ expressions

  protected override value(expr: TypedExpr, frame: Frame, isStatement = false): Value {
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
        return isPlainValue(expr.type) ? SAME : objectAt(staticRoot(expr.field));
      case 'field': {
        const object = this.value(expr.object, frame);
        this.notes.note(expr.field, object, false, expr, frame);
        return this.fieldOf(object, expr.field);
      }
      case 'element': {
        const array = this.value(expr.array, frame);
        this.element(expr, array, false, expr, frame);
        return this.elementOf(array, this.value(expr.index, frame), expr.index, expr.type);
      }
      case 'assign':
      case 'compound':
        return this.assigned(expr, frame);
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
        return this.yieldedBy(() => this.cases(expr.switch, frame));
      case 'after':
        this.value(expr.first, frame);
        return this.value(expr.value, frame, isStatement);
      case 'currentThread':
      case 'unsupported':
        return UNKNOWN;
      case 'newArray':
      case 'arrayInit':
        return this.withTasks(
          objectAt(this.newRoot(undefined, this.notes.context, frame.loops)),
          childrenOf(expr).map((child) => this.value(child, frame)),
        );
      case 'cast':
      case 'retype':
      case 'convert':
      case 'box':
      case 'unbox':
        return this.value(expr.operand, frame);
      case 'instanceof':
        return this.tested(expr, frame);
      case 'length':
      case 'copyArray':
      case 'unary':
      case 'arithmetic':
      case 'comparison':
      case 'and':
      case 'or':
      case 'concatenation':
      case 'matches':
      case 'startThread':
        return this.computed(expr, frame);
    }
  }

  private assigned(expr: TypedExpr & { readonly kind: 'assign' | 'compound' }, frame: Frame): Value {
    const value = this.value(expr.value, frame);
    if (expr.kind === 'compound') {
      this.store(expr.target, mixed([value, EACH]), expr.value, expr, frame);
      return EACH;
    }
    this.store(expr.target, value, expr.value, expr.target.kind === 'element' ? expr : expr.target, frame);
    return value;
  }

  private tested({ operand, binding }: TypedExpr & { readonly kind: 'instanceof' }, frame: Frame): Value {
    const value = this.value(operand, frame);
    if (binding !== undefined) frame.env.set(binding, value);
    return SAME;
  }

  private computed(expr: TypedExpr, frame: Frame): Value {
    // Who is asked for is known by itself.
    if (expr.kind === 'comparison' && childrenOf(expr).some((one) => stripped(one).kind === 'currentThread')) this.notes.order(frame);
    const parts = childrenOf(expr).map((child) => this.value(child, frame));
    return isPlainValue(expr.type) ? mixed(parts) : UNKNOWN;
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

  private store(target: Target, value: Value, expr: TypedExpr, access: TypedExpr, frame: Frame): void {
    switch (target.kind) {
      case 'local':
        frame.env.set(target.variable, access.kind === 'compound' ? either(frame.env.get(target.variable), value) : value);
        return;
      case 'static': {
        this.notes.flag(target.field, frame, true);
        return this.give(value, expr, { ...objectAt(staticRoot(target.field)), manner: 'given' }, frame);
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
        this.element(target, array, true, access, frame);
        return this.give(value, expr, key.kind === 'unknown' ? UNKNOWN : stepOn(array, `[${keyText(target.index)}]`, 'given'), frame);
      }
      default:
        exhausted(target);
    }
  }

  protected override declared(variable: LocalVariable, init: TypedExpr): void {
    const inner = stripped(init);
    if (inner.kind === 'constant' && inner.constant.kind === 'int') this.from.set(variable, inner.constant.value);
    this.noteFuture(variable, inner);
  }

  /** A use of an element of an array that was made here. */
  private element(
    { index }: TypedExpr & { readonly kind: 'element' },
    array: Value,
    isWrite: boolean,
    access: TypedExpr,
    frame: Frame,
  ): void {
    const part = elementNamed(index, frame, this.from);
    if (array.kind !== 'object' || array.root.kind !== 'made' || array.steps.length > 0 || part === undefined) return;
    this.notes.notePart(part, array, isWrite, access, frame);
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

  protected override go(method: MethodSymbol, self: Value, args: readonly Value[], frame: Frame, span: Span): Value {
    return this.run(method, self, args, {
      isLocked: frame.isLocked || this.notes.knownOf(frame.body).lockedCalls.has(`${span.start}-${span.end}`),
      isAlone: this.notes.isAlone(frame, span),
      loops: frame.loops,
      stack: frame.stack,
    });
  }

  private library(expr: TypedExpr & { readonly kind: 'call' | 'opaque' }, frame: Frame, isStatement: boolean): Value {
    const called = calledOf(expr);
    const handing =
      this.notes.knownOf(frame.body).handings.of(expr) ??
      (called !== undefined && FOLLOWS.test(called.name) && this.beginningsOf(expr).length > 0 ? OWN : undefined);
    if (called === undefined) {
      const parts = childrenOf(expr).map((child) => this.value(child, frame));
      if (expr.kind !== 'opaque' || expr.isNew !== true) return UNKNOWN;
      parts.forEach((one, index) => this.contents(one, useOfArgument(expr, index, this.around.resolved), expr, frame));
      return objectAt(this.newRoot(undefined, this.notes.context, frame.loops, expr.type));
    }
    const receiver = called.receiver === undefined ? UNKNOWN : this.value(called.receiver, frame);
    const args = called.args.map((one) => this.value(one, frame));
    this.contents(receiver, useByCall(expr), expr, frame);
    args.forEach((one, index) => this.contents(one, useOfArgument(expr, index, this.around.resolved), expr, frame));
    if (handing !== undefined) this.handed(handing, called, expr, [receiver, ...args], frame);
    else this.atOnce(called, args, expr, frame);
    if (expr.kind === 'call' && receiver.kind === 'object' && receiver.steps.length === 0 && receiver.root.symbol?.isLibrary === false) {
      const target = targetOf(expr.method, true, receiver, this.around);
      if (target !== undefined && !target.owner.isLibrary) return this.go(target, receiver, args, frame, expr.span);
    }
    const isLeft = isLocking(called) === 'takes' && this.notes.knownOf(frame.body).leavesLocked;
    if (isLeft) this.notes.isLeftLocked = true;
    if (
      isOrdering(called, isStatement, (type) => this.around.resolved.table.isSubclass(type, THREAD_NAME)) ||
      (handing === undefined && this.notes.knownOf(frame.body).handings.waitsFor(expr, false).length > 0)
    )
      this.notes.order(frame);
    const flag = flagUse(called);
    const reported = called.receiver && flagOf(stripped(called.receiver));
    if (flag !== undefined && reported !== undefined) this.notes.flagged(reported, flag === 'changes');
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
        this.withTasks(receiver, args);
        if (index >= 0)
          this.give(args[index]!, called.args[index]!, stepOn(receiver, `[${keyText(called.args[index - 1])}]`, 'given'), frame);
        return UNKNOWN;
      }
      case undefined:
        break;
    }
    if (called.receiver === undefined && /^(of|asList)$/.test(called.name))
      return this.withTasks(objectAt(this.newRoot(undefined, this.notes.context, frame.loops)), args);
    if (!isPlainValue(expr.type)) return UNKNOWN;
    return onlyComputes(called) ? mixed([...(called.receiver === undefined ? [] : [receiver]), ...args]) : UNKNOWN;
  }

  /** Functions that run in this call. */
  private atOnce(called: Called, args: readonly Value[], expr: TypedExpr, frame: Frame): void {
    const known = new Set(functionsIn(expr, this.around.resolved).map(({ method }) => method));
    const container = called.receiver === undefined ? UNKNOWN : this.value(called.receiver, frame);
    args.forEach((closure, index) => {
      const method = closure.kind === 'object' ? taskOf(closure.root.symbol, this.around.resolved) : undefined;
      const isEach = called.name === 'forEach' && args.length === 1;
      if (method?.implicit === 'lambda' && (isEach || known.has(method)))
        this.run(method, closure, isEach && method.params.length === 1 ? [oneOf(stepOn(container, '[]', 'got'))] : [], {
          isLocked: frame.isLocked || frame.body.heldAt(expr).length > 0,
          isAlone: this.notes.isAlone(frame, expr.span),
          loops: frame.loops,
          stack: frame.stack,
        });
      const reference = referenceIn(called.args[index]!);
      if (reference !== undefined && isEach) this.byReference(called.args[index]!, closure, reference.name, frame);
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
      values.forEach((one, index) => this.contents(one, useOfArgument(expr, index, this.around.resolved), expr, frame));
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
      this.start(object, 'own', frame, { since });
      for (const one of values) this.start(one, 'own', frame);
    }
    return object;
  }
}

function flagOf(expr: TypedExpr): Flag | undefined {
  if (expr.kind === 'local') return expr.variable;
  if (expr.kind !== 'field' && expr.kind !== 'static') return undefined;
  const { field } = expr;
  return (field.captured === 'variable' ? field.owner.captures.find((one) => one.field === field)?.variable : undefined) ?? field;
}

const OWN: Handing = { given: [], how: 'own' };

function staticRoot(field: FieldSymbol): Root {
  return { key: `static ${field.id}`, kind: 'static', symbol: undefined, context: undefined, loops: [], field };
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
