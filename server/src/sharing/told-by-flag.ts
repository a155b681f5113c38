/**
 * Plain memory that is handed over by a flag: `data = 42; ready = true` in one thread, `while (!ready) {} use(data)` in another. What comes
 * before a write of a volatile happens before what comes after a read that sees it (Java Language Specification 17.4.5). Only flags count
 * that go one way, from their first value to one other one, in one place of the program: what is written after the flag, or again when the
 * flag is set already, is ordered by nothing.
 * Neighbours: `sharing.ts` asks before it says that nothing protects a field; `outcomes.ts` knows what has been looked at.
 * Why it may: docs/soundness/sharing.md#told-by-a-flag.
 */
import { stripped } from '../resolve/typed-children';
import type { FieldSymbol, LocalVariable, MethodSymbol } from '../resolve/symbols';
import type { TypedExpr } from '../resolve/typed';
import type { JavaType } from '../resolve/types';
import type { BodyFacts } from './accesses';
import { isInLoop, type EnteredOnce } from './entered-once';
import { keyOf as localNamed } from './container-calls';
import { containerIn } from './needs';
import { outcomesBefore, type Outcome } from './outcomes';
import { bare, placeOf, thisOf, type Place } from './places';
import { expressionsOf } from '../resolve/typed-statements';
import type { Use } from './uses';

const ATOMIC = 'java.util.concurrent.atomic.AtomicBoolean';
const SETS = /^(set|lazySet|setRelease)$/;
const LOOKS = /^(get|getAcquire)$/;
const NO_ALIASES = new Map();
/** How many calls lie between the place of a use and the place of a flag. */
const DEPTH = 3;

/** A field, or what names a local that functions have captured. */
type FlagName = FieldSymbol | string;

/** The one place where a flag is set. */
interface Setting {
  readonly from: BodyFacts;
  readonly expr: TypedExpr;
  /** The object of a flag that is an instance field. */
  readonly object: Place | undefined;
  readonly value: string;
}

interface Flag {
  readonly settings: Setting[];
  /** The values that it has before. */
  readonly first: Set<string>;
  isOther: boolean;
}

interface OneWay extends Pick<Flag, 'first'> {
  readonly name: FlagName;
  readonly setting: Setting;
  /** Each object has one of its own. */
  readonly isInstance: boolean;
}

/** Whether what is written to the field is ordered: it is volatile, or every use of it holds one lock. */
export type IsFlag = (field: FieldSymbol) => boolean;

type Side = 'before' | 'after';

/** A use of a field, or a call that leads to one. */
interface Spot extends Pick<Use, 'field' | 'object' | 'from'> {
  readonly at: TypedExpr;
}

export class OneWayFlags {
  private readonly flags: readonly OneWay[];

  constructor(
    bodies: readonly BodyFacts[],
    private readonly isFlag: IsFlag,
    private readonly entered: EnteredOnce,
  ) {
    // By an updater or a handle anybody may set a flag.
    const flags = bodies.some(isReflecting) ? [] : [...flagsIn(bodies, isFlag)];
    this.flags = flags.flatMap(([name, { settings, first, isOther }]) => {
      const [setting, ...others] = settings;
      const isOneWay = setting !== undefined && others.length === 0 && !isOther && !first.has(setting.value) && this.isSetOnce(setting);
      return isOneWay ? [{ name, setting, first, isInstance: typeof name !== 'string' && setting.object !== undefined }] : [];
    });
  }

  /**
   * Whether all that write it, in one body, do so before they set a flag, and the others look at that first. One other thread may go on
   * writing then.
   */
  tells(uses: readonly Use[]): boolean {
    return this.flags.some((flag) => {
      const sides = uses.map((use) => this.sideOf({ ...use, at: use.expr }, flag, 0));
      if (sides.includes(undefined) || !sides.includes('before')) return false;
      const later = uses.filter((_, index) => sides[index] === 'after');
      const from = later[0]?.from;
      return (
        !later.some((use) => use.isWrite) ||
        (later.every((use) => use.from === from) && from!.method !== undefined && this.isOfOneThread(from!.method))
      );
    });
  }

  private sideOf(use: Spot, flag: OneWay, depth: number): Side | undefined {
    const { setting, isInstance } = flag;
    const { from, object, at, field } = use;
    if (from === setting.from && (!isInstance || isSame(object, setting.object)))
      return at.span.end <= setting.expr.span.start ? 'before' : undefined;
    if (outcomesBefore(from.body.stmts, at).some((one) => isSeen(one, use, flag, this.isFlag))) return 'after';
    const { method } = from;
    if (depth === DEPTH || method === undefined || this.entered.mayBeCalledUnseen(method)) return undefined;
    if (!field.isStatic && object?.key !== thisOf(from.owner.name).key) return undefined;
    // All that call it, with the same object.
    const sides = this.entered
      .callsOf(method)
      .map(({ site, body }) =>
        site.expr === undefined ? undefined : this.sideOf({ field, object: site.receiver, from: body, at: site.expr }, flag, depth + 1),
      );
    return new Set(sides).size === 1 ? sides[0] : undefined;
  }

  /** A method that nobody here calls may be called by several. */
  private isOfOneThread(method: MethodSymbol): boolean {
    const isStarted = (method.isStatic && method.name === 'main') || this.entered.mayBeCalledUnseen(method);
    return isStarted && this.entered.isOnce(method);
  }

  /** Whether nobody comes there twice, as far as the workspace shows. */
  private isSetOnce({ from, expr, object }: Setting): boolean {
    return !isInLoop(expr, from) && this.entered.isOnce(from.method, object !== undefined);
  }
}

/** Whether the outcome says that the flag is set. */
function isSeen({ cond, isTrue }: Outcome, { from, object }: Spot, { name, setting, first, isInstance }: OneWay, isFlag: IsFlag): boolean {
  const look = lookIn(cond, from, isFlag);
  if (look === undefined || look.name !== name || (isInstance && !isSame(object, look.object))) return false;
  const isEqual = isTrue === look.isEqual;
  return isEqual ? look.value === setting.value : first.size === 1 && first.has(look.value);
}

function isSame(one: Place | undefined, other: Place | undefined): boolean {
  return one !== undefined && one.key === other?.key;
}

// ------------------------------------------------ the flags of a workspace

function flagsIn(bodies: readonly BodyFacts[], isFlag: IsFlag): ReadonlyMap<FlagName, Flag> {
  const found = new Map<FlagName, Flag>();
  const flagOf = (name: FlagName): Flag => {
    const known = found.get(name) ?? { settings: [], first: new Set(), isOther: false };
    found.set(name, known);
    return known;
  };
  const begin = (name: FlagName, value: string | undefined): void => {
    const flag = flagOf(name);
    if (value === undefined) flag.isOther = true;
    else flag.first.add(value);
  };
  for (const from of bodies) {
    const visited = expressionsOf(from.body.stmts);
    const harmless = new Set(visited.flatMap(({ node, isStmt }) => (isStmt ? [] : harmlessIn(node))));
    for (const { node, isStmt } of visited) {
      if (isStmt) {
        if (node.kind === 'local' && node.init !== undefined && isAtomic(node.init)) begin(localNamed(node.variable), valueMade(node.init));
        continue;
      }
      if (node.kind === 'assign' && isAtomic(node.target)) {
        const name = containerIn(node.target);
        if (name !== undefined) begin(name, typeof name === 'string' || !name.isFinal ? undefined : valueMade(node.value));
      }
      const changed = changeIn(node, from, isFlag);
      if (changed !== undefined) {
        if (changed.value === undefined || changed.isFirst)
          begin(changed.name, isFirstOf(changed.name, changed.value) ? changed.value : undefined);
        else flagOf(changed.name).settings.push({ from, expr: node, object: changed.object, value: changed.value });
      } else if (isAtomic(node) && !harmless.has(node)) {
        const name = containerIn(node);
        if (name !== undefined) flagOf(name).isOther = true;
      }
    }
  }
  for (const [name, flag] of found) {
    if (flag.first.size > 0) continue;
    if (typeof name === 'string' || name.type.kind !== 'primitive') flag.isOther = true;
    else flag.first.add(name.type.name === 'boolean' ? 'false' : '0');
  }
  return found;
}

/** A constructor may leave the field as it is: so what one sets is the first value only where the declaration says so. */
function isFirstOf(name: FlagName, value: string | undefined): boolean {
  if (typeof name === 'string') return true;
  return name.init !== undefined || value === (name.type.kind === 'primitive' && name.type.name === 'boolean' ? 'false' : '0');
}

interface Change {
  readonly name: FlagName;
  readonly object: Place | undefined;
  /** Undefined where it is no constant. */
  readonly value: string | undefined;
  readonly isFirst: boolean;
}

/** What an expression makes of a flag. */
function changeIn(node: TypedExpr, from: BodyFacts, isFlag: IsFlag): Change | undefined {
  if (node.kind === 'assign' || node.kind === 'compound') {
    const { target } = node;
    if (target.kind !== 'field' && target.kind !== 'static') return undefined;
    const { field } = target;
    if (!isFlag(field) || field.type.kind !== 'primitive') return undefined;
    const object = target.kind === 'static' ? undefined : placeOf(target.object, from.owner, NO_ALIASES);
    const isOwn = target.kind === 'field' && stripped(target.object).kind === 'this' && from.method?.isConstructor === true;
    const isFirst = from.owner === field.owner && (target.kind === 'static' ? from.method === undefined : isOwn);
    return { name: field, object, value: node.kind === 'assign' ? constantIn(node.value) : undefined, isFirst };
  }
  if (node.kind !== 'call' || node.method.owner.name !== ATOMIC || node.dispatch.kind === 'static') return undefined;
  const name = containerIn(node.dispatch.receiver);
  if (name === undefined || LOOKS.test(node.method.name)) return undefined;
  const value = SETS.test(node.method.name) && node.args[0] !== undefined ? constantIn(node.args[0]) : undefined;
  return { name, object: objectOfFlag(node.dispatch.receiver, from), value, isFirst: false };
}

interface Look {
  readonly name: FlagName;
  readonly object: Place | undefined;
  /** What it is compared with, and whether the condition says that it is equal. */
  readonly value: string;
  readonly isEqual: boolean;
}

function lookIn(cond: TypedExpr, from: BodyFacts, isFlag: IsFlag): Look | undefined {
  const inner = stripped(cond);
  if (inner.kind === 'comparison' && (inner.op === '==' || inner.op === '!=')) {
    const [left, right] = [constantIn(inner.left), constantIn(inner.right)];
    const look = read(left === undefined ? inner.left : inner.right, from, isFlag);
    const value = left ?? right;
    return look === undefined || value === undefined ? undefined : { ...look, value, isEqual: inner.op === '==' };
  }
  const look = read(inner, from, isFlag);
  return look === undefined ? undefined : { ...look, value: 'true', isEqual: true };
}

/** What the local is given, if that is one value in one place. */
function onlyValueOf(variable: LocalVariable, { body }: BodyFacts): TypedExpr | undefined {
  const values = expressionsOf(body.stmts).flatMap(({ node, isStmt }): readonly TypedExpr[] => {
    if (isStmt) return node.kind === 'local' && node.variable === variable && node.init !== undefined ? [node.init] : [];
    if (node.kind === 'compound' && node.target.kind === 'local' && node.target.variable === variable) return [node, node];
    return node.kind === 'assign' && node.target.kind === 'local' && node.target.variable === variable ? [node.value] : [];
  });
  return values.length === 1 && !body.params.includes(variable) ? values[0] : undefined;
}

function read(expr: TypedExpr, from: BodyFacts, isFlag: IsFlag): Pick<Look, 'name' | 'object'> | undefined {
  const inner = bare(expr);
  if (inner.kind === 'static' && isFlag(inner.field)) return { name: inner.field, object: undefined };
  if (inner.kind === 'field' && isFlag(inner.field)) return { name: inner.field, object: placeOf(inner.object, from.owner, NO_ALIASES) };
  if (inner.kind === 'local') {
    const value = onlyValueOf(inner.variable, from);
    return value === undefined ? undefined : read(value, from, isFlag);
  }
  if (inner.kind !== 'call' || inner.method.owner.name !== ATOMIC || inner.dispatch.kind === 'static') return undefined;
  const name = LOOKS.test(inner.method.name) ? containerIn(inner.dispatch.receiver) : undefined;
  return name === undefined ? undefined : { name, object: objectOfFlag(inner.dispatch.receiver, from) };
}

function objectOfFlag(receiver: TypedExpr, from: BodyFacts): Place | undefined {
  const inner = stripped(receiver);
  return inner.kind === 'field' ? placeOf(inner.object, from.owner, NO_ALIASES) : undefined;
}

/** The first value of an `AtomicBoolean` that is made there; undefined where it is something else. */
function valueMade(expr: TypedExpr): string | undefined {
  const made = stripped(expr);
  if (made.kind !== 'new' || made.class.name !== ATOMIC) return undefined;
  return made.args[0] === undefined ? 'false' : constantIn(made.args[0]);
}

function constantIn(expr: TypedExpr): string | undefined {
  const inner = bare(expr);
  if (inner.kind !== 'constant') return undefined;
  const { constant } = inner;
  return constant.kind === 'bool' || constant.kind === 'int' ? String(constant.value) : undefined;
}

const BY_NAME = /(FieldUpdater|VarHandle|MethodHandle|\.Field|Unsafe)$/;

function isReflecting({ owner, body }: BodyFacts): boolean {
  const isSuch = (type: JavaType): boolean => (type.kind === 'class' || type.kind === 'unknown') && BY_NAME.test(type.name);
  return (
    owner.fields.some(({ type }) => isSuch(type)) ||
    expressionsOf(body.stmts).some(({ node, isStmt }) => (isStmt ? node.kind === 'local' && isSuch(node.variable.type) : isSuch(node.type)))
  );
}

function isAtomic({ type }: TypedExpr): boolean {
  return type.kind === 'class' && type.name === ATOMIC;
}

/** Where an `AtomicBoolean` is mentioned without being given to anybody: what is asked of it, and what a function captures. */
function harmlessIn(node: TypedExpr): readonly TypedExpr[] {
  if (node.kind === 'new') return node.captured ?? [];
  if (node.kind === 'assign') return valueMade(node.value) === undefined ? [] : [node.target];
  if (node.kind !== 'call' || node.method.owner.name !== ATOMIC || node.dispatch.kind === 'static') return [];
  return [node.dispatch.receiver, stripped(node.dispatch.receiver)];
}
