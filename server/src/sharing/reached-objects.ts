/**
 * Races on what a shared object holds: a counter in a field of a service, the values of a map, the nodes of a list. The program is walked
 * through from where its threads begin and from the methods of classes that are meant to be shared; two uses race if their objects are
 * reached by the same way, different threads may be there at once, one of them writes, and one of them holds no lock at all. Where that
 * is not known, nothing is reported.
 * Neighbours: `reach-walk.ts` walks; `sharing.ts` adds what is found to the fields that no lock protects.
 * Why it may: docs/soundness/sharing.md#what-shared-objects-hold.
 */
import { stripped } from '../resolve/typed-children';
import { isNamed } from '../analyses/annotations';
import type { Span } from '../base/span';
import type { Resolved } from '../resolve/resolve';
import type { ClassSymbol, FieldSymbol, LocalVariable, MethodSymbol } from '../resolve/symbols';
import type { TypedExpr, TypedStmt } from '../resolve/typed';
import type { BodyFacts } from './accesses';
import type { Entry } from './entries';
import { runnerMade } from './reach-library';
import { EACH, SAME, UNKNOWN, objectAt, wayOf, type Context, type Root, type Value } from './reach-values';
import { ReachNotes, type Flag, type Reach, type Surroundings } from './reach-notes';
import { taskOf } from './reach-targets';
import { ReachWalk } from './reach-walk';
import { isSpecified } from './shared-classes';
import { expressionsOf } from '../resolve/typed-statements';
import type { Tasks } from './tasks';

export interface ReachedRace {
  readonly field: FieldSymbol;
  readonly places: readonly { readonly span: Span; readonly isWrite: boolean }[];
}

/** A race on what an object of the library or an array holds, at one of its uses. */
export interface ContentsRace {
  readonly expr: TypedExpr;
  readonly name: string | undefined;
  readonly isElement: boolean;
  readonly isWrite: boolean;
  /** Of another thread. */
  readonly others: readonly { readonly span: Span; readonly isWrite: boolean }[];
}

export interface Reached {
  readonly fields: readonly ReachedRace[];
  readonly contents: readonly ContentsRace[];
}

/** So many uses of one field by one way are compared with one another. */
const MOST_COMPARED = 150;

export function racesOnReached(
  resolved: Resolved,
  bodies: readonly BodyFacts[],
  entryOf: (method: BodyFacts['method']) => Entry,
  synchronizing: ReadonlySet<ClassSymbol>,
  tasks: Tasks,
  isOpen: (field: FieldSymbol) => boolean,
  keepsUnsafe: (field: FieldSymbol) => boolean,
): Reached {
  const byMethod = new Map(bodies.flatMap((one) => (one.method === undefined ? [] : [[one.method, one] as const])));
  const runners = runnersOf(bodies);
  const classes = classesIn(bodies);
  const writtenLater = new Set(
    bodies.flatMap(({ accesses, method, owner }) =>
      accesses.flatMap((one) => (one.isWrite && !(method?.isConstructor === true && one.field.owner === owner) ? [one.field] : [])),
    ),
  );
  const around: Surroundings = {
    resolved,
    bodyOf: (method) => byMethod.get(method),
    isHeldAtEntry: (method) => entryOf(method).held.length > 0,
    isAlone: (body, span) => !tasks.isWhileOthersRun(body, span),
    isStarting: (body) => tasks.isStarting(body),
    isSetOnce: (field) => field.isFinal || !writtenLater.has(field),
    classIn: (field) => classes.get(field),
    isParallel: (runner) => runnerOf(runner, runners) === 'parallel',
    keepsUnsafe,
  };
  const notes = new ReachNotes(around);
  const walk = new ReachWalk(around, notes);
  enterAll(walk, notes, resolved, bodies, synchronizing, tasks);
  return new Comparison(notes, synchronizing, isOpen).races();
}

// ------------------------------------------------ where to begin

function enterAll(
  walk: ReachWalk,
  notes: ReachNotes,
  resolved: Resolved,
  bodies: readonly BodyFacts[],
  synchronizing: ReadonlySet<ClassSymbol>,
  tasks: Tasks,
): void {
  const callers = new Map<MethodSymbol, Set<ClassSymbol>>();
  for (const { calls, owner } of bodies)
    for (const { method } of calls) callers.set(method, (callers.get(method) ?? new Set()).add(outermost(owner)));
  const isCalledByOthers = (method: MethodSymbol): boolean => {
    // Who calls what it overrides may call it.
    const above = resolved.table
      .lineage(method.owner)
      .flatMap((one) => one.methods)
      .filter((one) => one.name === method.name && one.params.length === method.params.length);
    const all = new Set(above.flatMap((one) => [...(callers.get(one) ?? [])]));
    return all.size > 0 && (method.isPrivate || method.access !== undefined || all.size > 1 || !all.has(outermost(method.owner)));
  };
  const meant = new Map<ClassSymbol, Root>();
  const rootOf = (symbol: ClassSymbol): Root => {
    const made = meant.get(symbol) ?? { key: `any ${symbol.name}`, kind: 'meant', symbol: undefined, context: undefined, loops: [] };
    meant.set(symbol, made);
    return made;
  };
  const argOf = ({ params }: MethodSymbol, isMain: boolean): readonly Value[] =>
    params.map(({ type }): Value => {
      const symbol = resolved.table.classOf(type);
      if (type.kind === 'class' && symbol !== undefined && synchronizing.has(symbol)) return objectAt(rootOf(symbol));
      if (isMain) return EACH;
      return type.kind === 'primitive' || (type.kind === 'class' && symbol?.isLibrary !== false) ? SAME : UNKNOWN;
    });
  const outside = notes.newContext();
  const anybody = notes.newContext({ isMany: true });
  const methodsOf = new Map<ClassSymbol, MethodSymbol[]>();
  for (const { method } of bodies) {
    if (method === undefined) continue;
    const own = methodsOf.get(method.owner);
    if (own) own.push(method);
    else methodsOf.set(method.owner, [method]);
  }
  const owners = [...new Set(bodies.map((one) => one.owner))].filter((one) => one.place === 'member' && !isSpecified(one));
  for (const owner of owners) {
    const entries = (methodsOf.get(owner) ?? []).filter((method) => !method.isPrivate && !isCalledByOthers(method));
    const isMeant = synchronizing.has(owner);
    // Each test has an object of its own.
    const isTest = owner.methods.some((one) => one.annotations.some(isTestLike));
    if (!isMeant && !entries.some((one) => tasks.startsThreads(one))) continue;
    const task = taskOf(owner, resolved);
    for (const method of entries) {
      const isMain = method.isStatic && method.name === 'main';
      if (isMain && !tasks.startsThreads(method)) continue;
      if (method.isConstructor) {
        if (tasks.startsThreads(method)) walk.enter(method, objectAt(walk.newRoot(owner, outside)), argOf(method, false), outside);
        continue;
      }
      if (method === task) {
        if (isMeant) walk.enter(method, objectAt(rootOf(owner)), [], notes.newContext({ parent: anybody, isOwn: true }));
        continue;
      }
      const context = isMeant && !isMain ? anybody : outside;
      walk.enter(
        method,
        method.isStatic ? UNKNOWN : objectAt(isTest ? walk.newRoot(owner, context) : rootOf(owner)),
        argOf(method, isMain),
        context,
      );
    }
  }
  walk.enterPending();
}

const isTestLike = isNamed('Test');

function outermost(symbol: ClassSymbol): ClassSymbol {
  return symbol.outer === undefined ? symbol : outermost(symbol.outer);
}

type Runners = ReadonlyMap<FieldSymbol | LocalVariable, 'parallel' | 'serial'>;

/** What is known of the executors in fields and locals: whether they run one thing after the other. */
function runnersOf(bodies: readonly BodyFacts[]): Runners {
  const found = new Map<FieldSymbol | LocalVariable, 'parallel' | 'serial'>();
  const add = (to: FieldSymbol | LocalVariable, value: TypedExpr): void => {
    const made = runnerMade(value);
    if (made !== undefined) found.set(to, found.get(to) === 'serial' ? 'serial' : made);
  };
  for (const { body } of bodies)
    for (const { node, isStmt } of expressionsOf(body.stmts)) {
      if (isStmt && node.kind === 'local' && node.init !== undefined) add(node.variable, node.init);
      if (isStmt || node.kind !== 'assign') continue;
      if (node.target.kind === 'local') add(node.target.variable, node.value);
      else if (node.target.kind === 'field' || node.target.kind === 'static') add(node.target.field, node.value);
    }
  return found;
}

/** The classes of fields that are only ever given new objects of one class. */
function classesIn(bodies: readonly BodyFacts[]): ReadonlyMap<FieldSymbol, ClassSymbol | undefined> {
  const found = new Map<FieldSymbol, ClassSymbol | undefined>();
  for (const { body } of bodies)
    for (const { node, isStmt } of expressionsOf(body.stmts)) {
      if (isStmt || node.kind !== 'assign' || node.target.kind !== 'field') continue;
      const value = stripped(node.value);
      if (value.kind === 'constant') continue;
      const { field } = node.target;
      const made = value.kind === 'new' ? value.class : undefined;
      found.set(field, found.has(field) && found.get(field) !== made ? undefined : made);
    }
  return found;
}

function runnerOf(expr: TypedExpr, runners: Runners): 'parallel' | 'serial' | undefined {
  const inner = stripped(expr);
  if (inner.kind === 'local') return runners.get(inner.variable);
  if (inner.kind !== 'field' && inner.kind !== 'static') return runnerMade(inner);
  const { field } = inner;
  const variable = field.captured === 'variable' ? field.owner.captures.find((one) => one.field === field)?.variable : undefined;
  return runners.get(variable ?? field);
}

// ------------------------------------------------ two uses

class Comparison {
  constructor(
    private readonly notes: ReachNotes,
    private readonly synchronizing: ReadonlySet<ClassSymbol>,
    private readonly isOpen: (field: FieldSymbol) => boolean,
  ) {}

  races(): Reached {
    const groups = new Map<string, Reach[]>();
    for (const one of this.notes.reaches) {
      const key = `${one.part} ${wayOf(one.object)}`;
      const alike = groups.get(key);
      if (alike) alike.push(one);
      else groups.set(key, [one]);
    }
    const racing = new Map<FieldSymbol, Set<Reach>>();
    const contents: ContentsRace[] = [];
    for (const all of groups.values()) {
      const { field } = all[0]!;
      if (!all.some((one) => one.isWrite) || (field !== undefined && !this.isOpen(field))) continue;
      const found = this.racingAmong(all.slice(0, MOST_COMPARED));
      if (found.size === 0) continue;
      if (field === undefined) contents.push(...contentsRaces(found));
      else racing.set(field, new Set([...(racing.get(field) ?? []), ...found.keys()]));
    }
    return { fields: [...racing].map(([field, all]) => ({ field, places: placesOf([...all]) })), contents };
  }

  /** Those that race, each with the first one of another thread that it races with. */
  private racingAmong(all: readonly Reach[]): ReadonlyMap<Reach, Reach> {
    const found = new Map<Reach, Reach>();
    all.forEach((left, index) => {
      for (const right of all.slice(index)) {
        if (!this.isRace(left, right)) continue;
        if (!found.has(left)) found.set(left, right);
        if (!found.has(right)) found.set(right, left);
      }
    });
    return found;
  }

  private isRace(left: Reach, right: Reach): boolean {
    if (!left.isWrite && !right.isWrite) return false;
    if (left.isLocked && right.isLocked) return false;
    const { manner, root, steps } = left.object;
    // Each has put another one there, or taken another one out.
    if (manner !== 'got' && manner === right.object.manner) return false;
    if (this.isPassedOn(left, right) || this.isPassedOn(right, left)) return false;
    const isOfMaking = left.isMaking || right.isMaking;
    // `sharing.ts` has looked at these.
    if (left.field === undefined) {
      // What others call at any time is looked at where all uses of the field can be seen.
      if (left.context.parent === undefined && right.context.parent === undefined) return false;
    } else if (!isOfMaking && (this.synchronizing.has(left.field.owner) || (root.kind === 'meant' && steps.length === 0))) return false;
    return this.areAtOnce(left, right, root) && !this.isReported(left, right) && !this.isReported(right, left);
  }

  /** Under a lock: it was put there just now, or looked at before somebody else took it away. */
  private isPassedOn(left: Reach, right: Reach): boolean {
    const { manner } = left.object;
    return left.isLocked && (manner === 'given' || (manner === 'got' && right.object.manner === 'taken'));
  }

  /** Whether the one looks at a flag before that the other one changes. */
  private isReported(left: Reach, right: Reach): boolean {
    const changed = this.notes.changed.get(right.walk);
    const through: readonly Flag[] = [...left.object.through, ...right.object.through];
    return changed !== undefined && [...left.looked].some((flag) => changed.has(flag) && !through.includes(flag));
  }

  private areAtOnce(left: Reach, right: Reach, root: Root): boolean {
    const [one, other] = [left.context, right.context];
    if (one === other) return !one.isSerial && this.isManyFor(one, root);
    if (one.follows.some((begin) => other.follows.includes(begin))) return false;
    if (one.isAwaited || other.isAwaited || (one.isSerial && other.isSerial)) return false;
    const [ways, others] = [ancestry(one), ancestry(other)];
    if (ways[0] !== others[0]) return false;
    let index = 0;
    while (index < ways.length && index < others.length && ways[index] === others[index]) index++;
    const [first, second] = [ways[index], others[index]];
    if (first === undefined) return this.isMeanwhile(left, second!, root);
    if (second === undefined) return this.isMeanwhile(right, first, root);
    if (first.isSerial && second.isSerial) return false;
    if (first.walk === second.walk) return !this.waitsBetween(first.walk, first.since, second.since);
    return !this.waitsBetween(first.walk, first.since, Infinity) && !this.waitsBetween(second.walk, second.since, Infinity);
  }

  /** Whether a use may come when the context has been started that its own starts. */
  private isMeanwhile(use: Reach, started: Context, root: Root): boolean {
    // What is set from outside may be set before, and what is started from outside may have been waited for.
    if (use.walk !== started.walk) return use.context.isMany || (!use.isWrite && !this.waitsBetween(started.walk, started.since, Infinity));
    if (use.when > started.since) return true;
    // The next iteration has another object.
    return use.loops.some((one) => started.loops.includes(one) && !root.loops.includes(one) && !this.waitsIn(one, use.walk));
  }

  /** Whether several threads run it at one object. */
  private isManyFor(context: Context, root: Root): boolean {
    if (root.context === context || context.isOwn) return false;
    // Who waits for what it has started is not called by several at once as a rule.
    if (context.isMany && (context.isAwaited || (root.kind !== 'made' && !this.waitsBetween(context.walk, context.since, Infinity))))
      return true;
    if (context.loops.some((one) => !root.loops.includes(one) && !this.waitsIn(one, context.walk))) return true;
    // How often somebody calls it from outside is not known.
    const { parent } = context;
    return parent?.parent !== undefined && root.context !== parent && this.isManyFor(parent, root);
  }

  private waitsIn(loop: TypedStmt, walk: number): boolean {
    return this.notes.waits.some((one) => one.walk === walk && one.loops.includes(loop));
  }

  private waitsBetween(walk: number, one: number, other: number): boolean {
    const [from, to] = [Math.min(one, other), Math.max(one, other)];
    return this.notes.waits.some((wait) => wait.walk === walk && from < wait.when && wait.when < to);
  }
}

/** The context that nobody starts, and those that lead on from there. */
function ancestry(context: Context): readonly Context[] {
  return context.parent === undefined ? [context] : [...ancestry(context.parent), context];
}

/** The writes under no lock; where a body has none, or writes hold one, the reads. One for each expression. */
function contentsRaces(racing: ReadonlyMap<Reach, Reach>): readonly ContentsRace[] {
  const open = [...racing].filter(([one]) => !one.isLocked);
  const writing = new Set(open.flatMap(([one]) => (one.isWrite ? [one.from] : [])));
  const found = new Map<TypedExpr, ContentsRace>();
  for (const [one, other] of open) {
    if (found.has(one.expr) || (!one.isWrite && writing.has(one.from))) continue;
    const { object, expr, part, isWrite } = one;
    found.set(expr, {
      expr,
      name: object.through.at(-1)?.name ?? object.root.field?.name ?? nameIn(expr),
      isElement: part !== 'contents',
      isWrite,
      others: other.expr === expr ? [] : [{ span: other.span, isWrite: other.isWrite }],
    });
  }
  return [...found.values()];
}

function capturedName(field: FieldSymbol): string | undefined {
  const variable = field.owner.captures.find((one) => one.field === field)?.variable;
  // That of a method reference has no name.
  return variable === undefined || variable.name.includes(' ') ? undefined : variable.name;
}

/** What the object is called where it is used. */
function nameIn(expr: TypedExpr): string | undefined {
  const inner = stripped(expr);
  if (inner.kind === 'assign' || inner.kind === 'compound') return nameIn(inner.target);
  if (inner.kind === 'element') return nameIn(inner.array);
  if (inner.kind === 'call') return inner.dispatch.kind === 'static' ? undefined : nameIn(inner.dispatch.receiver);
  if (inner.kind === 'opaque') return inner.parts[0] === undefined ? undefined : nameIn(inner.parts[0]);
  if (inner.kind === 'local') return inner.variable.name;
  if (inner.kind === 'field') return inner.field.captured === undefined ? inner.field.name : capturedName(inner.field);
  return inner.kind === 'static' ? inner.field.name : undefined;
}

function placesOf(all: readonly Reach[]): ReachedRace['places'] {
  const places = new Map<string, { readonly span: Span; readonly isWrite: boolean }>();
  const key = ({ from, span }: Reach): string => `${from.owner.unit.path}:${String(span.start).padStart(9, '0')}`;
  for (const one of all) {
    const known = places.get(key(one));
    places.set(key(one), { span: one.span, isWrite: one.isWrite || known?.isWrite === true });
  }
  return [...places].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, place]) => place);
}
