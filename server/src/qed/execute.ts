/**
 * Gated actions (QED, section 3): an atomic statement of Plato as gate and transition, by executing it
 * symbolically.
 *
 * An action is kept as the finite set of its paths. The gate is what its assertions claim on the way (`GateClaim`), universally over what
 * the action chooses; the transition is the disjunction of the ends, existentially over the choices. Several parts run one after the other
 * are their composition: the claims after a part are under its path, which is the weakest precondition. Leaving a block outwards is part
 * of the state: two ends agree only if they leave to the same label.
 * Neighbours: `simulation.ts` compares two executions; `plato/ir.ts` has the statements.
 * docs/soundness/qed.md#actions-are-paths
 * docs/soundness/qed.md#objects-that-methods-make
 */
import { spend } from '../base/effort';
import type { Assertion, Expr, Location, Operation, Stmt, Type, Variable } from '../plato/ir';
import { elementStore } from '../plato/footprint';
import { isAllElements } from './operations';
import { operationsOf } from '../plato/statements';
import { elementType } from '../plato/type-of';
import { someExpr } from '../plato/substitute';
import type { Hierarchy } from '../sequential/logic/hierarchy';
import { isExactly } from '../sequential/logic/operators';
import {
  FALSE,
  NULL,
  and,
  apply,
  classOf,
  constantMap,
  equal,
  isFalse,
  not,
  number,
  or,
  quantified,
  sameTerm,
  select,
  sortOf,
  store,
  symbol,
  type Symbol,
  type Term,
} from '../sequential/logic/terms';
import { ESCAPED, UNALLOCATED, VISIBLE, defaultOf, sortOfType, type Stores } from '../sequential/logic/stores';
import { lengthOf, translate, type Scope } from '../sequential/logic/translate';
import type { Program } from '../plato/ir';

/** Which of the two arbitrary threads of a commutation runs a part. */
export type ThreadName = 't' | 'u';

/** One atomic statement run by one thread. */
export interface Part {
  readonly stmt: Stmt;
  readonly thread: ThreadName;
  /** Parameters and locals of the procedure around it. */
  readonly variables: readonly Variable[];
  /** `assumed`: the part is `true . (gate and transition)`, as a right mover is looked at (Figure 9). */
  readonly gate: 'asserted' | 'assumed';
  /** The locals that are read after it, the only ones that matter there. */
  readonly live: ReadonlySet<string>;
  /** What a havocked local stands for: a value to try for it. */
  readonly hints?: ReadonlyMap<string, Expr>;
  /** Of what nobody else sees: after a loop everything that it writes has any value. */
  readonly followsLoops?: boolean;
}

/** A value that an action chooses: what is havocked, or a new object. */
export interface Choice {
  readonly symbol: Symbol;
  /** The value of the place before; undefined for a new object. */
  readonly old: Term | undefined;
  /** The value of the place in the end of another execution. */
  readonly finalIn: (end: Point) => Term | undefined;
  /** Of a new object: that there was none such at first, and how long it is; such objects there always are. */
  readonly fresh?: { readonly at: Term; readonly length: Term | undefined };
}

/** A state on a path. */
export interface Point {
  readonly guard: readonly Term[];
  readonly stores: ReadonlyMap<string, Term>;
  readonly locals: ReadonlyMap<string, Term>;
  /** The label that the running part leaves to. */
  readonly leaves: string | undefined;
  /** How each part that is done was left. */
  readonly outcomes: readonly (string | undefined)[];
  readonly choices: readonly Choice[];
  /** The branches taken, of all choices. */
  readonly branches: readonly Stmt[];
  /** Where the part that runs began: the lengths of guard and choices, and the number of the point. */
  readonly start: { readonly guard: number; readonly choices: number; readonly id: number };
}

export interface GateClaim {
  readonly part: number;
  readonly guard: readonly Term[];
  readonly choices: readonly Choice[];
  readonly start: Point['start'];
  readonly claim: Term;
  readonly assertion: Assertion;
}

export interface Execution {
  readonly ends: readonly Point[];
  /** The states after each part but the last. */
  readonly between: readonly { readonly part: number; readonly point: Point }[];
  readonly gates: readonly GateClaim[];
}

/** Something that has no meaning here as an action; the tactic that meets it fails. */
export class NotAnAction extends Error {}

/** More paths than this are too many to be compared. */
const MOST_PATHS = 320;

export interface World {
  readonly program: Program;
  readonly stores: Stores;
  readonly hierarchy: Hierarchy;
  /** Final fields whose objects constructors make. */
  readonly made: ReadonlySet<string>;
  /** Whether methods make objects; else nothing is said of which objects there are. */
  readonly makesObjects: boolean;
  /** What is looked at is a constructor or initializer: the file's own objects are made, too. */
  readonly constructs?: true;
}

export function threadTerm(thread: ThreadName): Symbol {
  return symbol(`thread ${thread}`, 'Ref', 'java.lang.Thread');
}

/** The initial value of a variable of a thread. */
export function localOf(thread: ThreadName, variable: Variable): Symbol {
  return symbol(
    `${thread} ${variable.name}`,
    sortOfType(variable.type),
    variable.type.kind === 'ref' ? variable.type.className : undefined,
  );
}

const NOWHERE: Point['start'] = { guard: 0, choices: 0, id: 0 };

/** Runs the parts one after the other from an arbitrary store. `mark` tells the choices of one execution from those of another. */
export function execute(world: World, parts: readonly Part[], mark: string): Execution {
  const runner = new Runner(world, mark);
  const locals = new Map<string, Term>();
  for (const { thread, variables } of parts) for (const one of variables) locals.set(`${thread} ${one.name}`, localOf(thread, one));
  let points: readonly Point[] = [
    { guard: [], stores: new Map(), locals, leaves: undefined, outcomes: [], choices: [], branches: [], start: NOWHERE },
  ];
  const between: { part: number; point: Point }[] = [];
  parts.forEach((part, index) => {
    points = runner.part(part, index, points);
    if (index < parts.length - 1) between.push(...points.map((point) => ({ part: index, point })));
  });
  return { ends: points, between, gates: runner.gates };
}

class Runner {
  readonly gates: GateClaim[] = [];
  private current!: Part;
  private index = 0;
  private readonly numbers = new Map<Part, Map<Operation, number>>();
  private points = 0;
  /** Of the parts that are done. */
  private readonly threads: ThreadName[] = [];

  constructor(
    private readonly world: World,
    private readonly mark: string,
  ) {}

  part(part: Part, index: number, points: readonly Point[]): readonly Point[] {
    this.current = part;
    this.index = index;
    this.numbers.set(part, new Map(operationsOf(part.stmt).map((op, at) => [op, at])));
    const hasLeft = (point: Point): boolean => point.outcomes.some((label, at) => label !== undefined && this.threads[at] === part.thread);
    const started = points
      .filter((point) => !hasLeft(point))
      .map((point): Point => ({ ...point, start: { guard: point.guard.length, choices: point.choices.length, id: this.points++ } }));
    const ends = [...points.filter(hasLeft), ...this.statement(part.stmt, started)];
    this.threads.push(part.thread);
    return ends.map((point) => ({ ...point, leaves: undefined, outcomes: [...point.outcomes, point.leaves] }));
  }

  private statement(stmt: Stmt, points: readonly Point[]): readonly Point[] {
    if (points.length > MOST_PATHS) throw new NotAnAction('it has too many paths');
    spend(points.length);
    const gone = points.filter((point) => point.leaves !== undefined);
    const here = points.filter((point) => point.leaves === undefined);
    if (here.length === 0) return points;
    return [...gone, ...this.here(stmt, here)];
  }

  private here(stmt: Stmt, points: readonly Point[]): readonly Point[] {
    switch (stmt.kind) {
      // Ways that contradict themselves by their shape are none.
      case 'op':
        return points.map((point) => this.operation(stmt.op, point)).filter((point) => !isFalse(guardOf(point.guard)));
      case 'seq':
        return stmt.stmts.reduce<readonly Point[]>((now, one) => this.statement(one, now), points);
      case 'choice':
        return stmt.branches.flatMap((branch) =>
          this.statement(
            branch,
            points.map((point) => ({ ...point, branches: [...point.branches, branch] })),
          ),
        );
      case 'block':
        return this.statement(stmt.body, points).map((point) => (point.leaves === stmt.label ? { ...point, leaves: undefined } : point));
      case 'exit':
        return points.map((point) => ({ ...point, leaves: stmt.label }));
      case 'atomic':
        return this.statement(stmt.body, points);
      case 'loop': {
        if (this.current.followsLoops !== true) throw new NotAnAction('it contains a loop');
        // Some iteration of it leaves, from whatever the iterations before have made.
        return this.statement(
          stmt.body,
          points.map((point) => this.forgotten(stmt.body, point)),
        ).filter((point) => point.leaves !== undefined);
      }
      case 'call':
        throw new NotAnAction('it contains a call');
    }
  }

  private forgotten(body: Stmt, point: Point): Point {
    const [stores, locals] = [new Map(point.stores), new Map(point.locals)];
    const any = (name: string, term: Term): Term => symbol(`round ${this.points++} ${name}`, sortOf(term), classOf(term));
    for (const op of operationsOf(body)) {
      for (const location of [...op.assigns.map((one) => one.target), ...op.havocs]) {
        if (location.kind === 'local') locals.set(this.key(location.name), any(location.name, locals.get(this.key(location.name))!));
        const name = location.kind === 'elem' ? elementStore(location.type) : location.kind === 'local' ? undefined : location.field;
        if (name !== undefined) stores.set(name, any(name, this.valueOf(point, name)));
      }
      if (!op.allocates) continue;
      locals.set(this.key(op.allocates.target), any(op.allocates.target, locals.get(this.key(op.allocates.target))!));
      // New objects have all fields of their class.
      for (const name of [VISIBLE.name, ...this.world.stores.all]) stores.set(name, any(name, this.valueOf(point, name)));
    }
    return { ...point, stores, locals };
  }

  private scope(before: Point, after: Point, purpose: 'prove' | 'assume', isPost = false): Scope {
    const variables = new Map(this.current.variables.map((one) => [one.name, after.locals.get(this.key(one.name))!] as const));
    const everywhere = constantMap({ key: 'Ref', value: 'Int' }, ESCAPED);
    return {
      store: (name, when) => {
        if (when === 'pre' && !isPost) throw new NotAnAction('it speaks of the store at the entry of its method');
        return this.valueOf(when === 'pre' ? before : after, name);
      },
      variables,
      tid: threadTerm(this.current.thread),
      visible: everywhere,
      visibleAtEntry: everywhere,
      purpose,
    };
  }

  private key(name: string): string {
    return `${this.current.thread} ${name}`;
  }

  private valueOf(point: Point, name: string): Term {
    return point.stores.get(name) ?? (name === VISIBLE.name ? VISIBLE : this.world.stores.symbol(name));
  }

  private operation(op: Operation, start: Point): Point {
    if (op.thrownBy) throw new NotAnAction('it may initialize a class whose initialization fails');
    let point = start;
    for (const assertion of op.asserts) {
      const claim = this.translate(assertion.expr, this.scope(point, point, 'prove'));
      this.gates.push({ part: this.index, guard: point.guard, choices: point.choices, start: point.start, claim, assertion });
      if (this.current.gate === 'assumed') point = { ...point, guard: [...point.guard, claim] };
    }
    const before = point;
    const guards: Term[] = op.guard ? [this.translate(op.guard, this.scope(point, point, 'assume'))] : [];
    const scope = this.scope(before, before, 'assume');
    for (const { target, value } of op.assigns) point = this.write(point, target, this.translate(value, scope), scope);
    op.havocs.forEach((location, index) => {
      point = this.havoc(op, point, location, index, scope);
    });
    if (op.allocates) point = this.allocate(op, op.allocates, point, scope);
    point = { ...point, guard: [...point.guard, ...guards] };
    if (op.post) point = { ...point, guard: [...point.guard, this.translate(op.post, this.scope(before, point, 'assume', true))] };
    return point;
  }

  private translate(expr: Expr, scope: Scope): Term {
    if (someExpr(expr, (part) => part.kind === 'fresh')) throw new NotAnAction('it speaks of new objects');
    return translate(expr, scope);
  }

  private write(point: Point, target: Location, value: Term, scope: Scope): Point {
    switch (target.kind) {
      case 'local':
        return { ...point, locals: new Map(point.locals).set(this.key(target.name), value) };
      case 'static':
        return { ...point, stores: new Map(point.stores).set(target.field, value) };
      case 'field':
        return this.put(point, target.field, [this.translate(target.object, scope)], value);
      case 'elem':
        return this.put(
          point,
          elementStore(target.type),
          [this.translate(target.array, scope), this.translate(target.index, scope)],
          value,
        );
    }
  }

  private put(point: Point, name: string, indices: readonly Term[], value: Term): Point {
    const whole = this.valueOf(point, name);
    const [first, second] = indices;
    const changed = second === undefined ? store(whole, first!, value) : store(whole, first!, store(select(whole, first!), second, value));
    return { ...point, stores: new Map(point.stores).set(name, changed) };
  }

  private havoc(op: Operation, point: Point, location: Location, index: number, scope: Scope): Point {
    if (location.kind === 'elem' && isAllElements(location.index)) return this.havocRow(op, point, location, index, scope);
    const { read, type } = this.place(location, scope);
    const chosen = symbol(this.choiceName(point, op, String(index)), sortOfType(type), type.kind === 'ref' ? type.className : undefined);
    const hint = location.kind === 'local' ? this.current.hints?.get(location.name) : undefined;
    const choice: Choice = { symbol: chosen, old: hint ? this.translate(hint, scope) : read(point), finalIn: read };
    // Among the objects that there are.
    const guard = type.kind === 'ref' && this.world.makesObjects ? [exists(this.valueOf(point, VISIBLE.name), chosen)] : [];
    return { ...this.write(point, location, chosen, scope), guard: [...point.guard, ...guard], choices: [...point.choices, choice] };
  }

  /** By the operation's number in its part; no choice on a way has the name of an earlier one, though one thread may run several parts. */
  private choiceName(point: Point, op: Operation, what: string): string {
    const name = `${this.mark}${this.current.thread} choice ${this.numbers.get(this.current)!.get(op)}.${what}`;
    let [again, found] = [0, name];
    while (point.choices.some((one) => one.symbol.name === found)) found = `${name} again ${++again}`;
    return found;
  }

  /** All elements of an array get any values. */
  private havocRow(op: Operation, point: Point, location: Location & { readonly kind: 'elem' }, index: number, scope: Scope): Point {
    const kind = elementStore(location.type);
    const array = this.translate(location.array, scope);
    const chosen = symbol(this.choiceName(point, op, String(index)), { key: 'Int', value: sortOfType(location.type) });
    const read = (at: Point): Term => select(this.valueOf(at, kind), array);
    const at = symbol('bound element', 'Int');
    const guard =
      location.type.kind === 'ref' && this.world.makesObjects
        ? [quantified('forall', [at], exists(this.valueOf(point, VISIBLE.name), select(chosen, at)))]
        : [];
    return {
      ...this.put(point, kind, [array], chosen),
      guard: [...point.guard, ...guard],
      choices: [...point.choices, { symbol: chosen, old: read(point), finalIn: read }],
    };
  }

  /** How the value of a location is read in a state; its base is evaluated now. */
  private place(location: Location, scope: Scope): { readonly read: (point: Point) => Term | undefined; readonly type: Type } {
    switch (location.kind) {
      case 'local': {
        const key = this.key(location.name);
        return { read: (point) => point.locals.get(key), type: location.type };
      }
      case 'static':
        return { read: (point) => this.valueOf(point, location.field), type: location.type };
      case 'field': {
        const base = this.translate(location.object, scope);
        const className = location.type.kind === 'ref' ? location.type.className : undefined;
        return { read: (point) => select(this.valueOf(point, location.field), base, className), type: location.type };
      }
      case 'elem': {
        const [array, index] = [this.translate(location.array, scope), this.translate(location.index, scope)];
        const className = location.type.kind === 'ref' ? location.type.className : undefined;
        return {
          read: (point) => select(select(this.valueOf(point, elementStore(location.type)), array), index, className),
          type: location.type,
        };
      }
    }
  }

  private allocate(op: Operation, made: NonNullable<Operation['allocates']>, start: Point, scope: Scope): Point {
    const { target, className, length } = made;
    const object = symbol(this.choiceName(start, op, 'new'), 'Ref', className);
    const visible = this.valueOf(start, VISIBLE.name);
    const guard = [not(equal(object, NULL)), equal(select(visible, object), UNALLOCATED), isExactly(object, className)];
    // What constructors make is none of it, whenever they do.
    if (this.current.followsLoops !== true) guard.push(not(isFromConstructor(object)));
    const size = length && this.translate(length, scope);
    const fresh = {
      at: and(
        not(equal(object, NULL)),
        equal(select(VISIBLE, object), UNALLOCATED),
        isExactly(object, className),
        not(isFromConstructor(object)),
      ),
      length: size,
    };
    if (size) guard.push(equal(lengthOf(object), size));
    // Of the thread that runs now: later parts are others'.
    const key = this.key(target);
    let point: Point = {
      ...start,
      guard: [...start.guard, ...guard],
      choices: [...start.choices, { symbol: object, old: undefined, finalIn: (end) => end.locals.get(key), fresh }],
      locals: new Map(start.locals).set(key, object),
      stores: new Map(start.stores).set(VISIBLE.name, store(visible, object, number(3))),
    };
    const elements = elementType(className);
    if (elements)
      point = this.put(
        point,
        elementStore(elements),
        [object],
        constantMap({ key: 'Int', value: sortOfType(elements) }, defaultOf(elements)),
      );
    for (const field of this.world.program.fields) {
      if (!field.isStatic && this.world.hierarchy.isSubtype(className, field.owner))
        point = this.put(point, field.id, [object], defaultOf(field.type));
    }
    return point;
  }
}

/** A reference to nothing, or to an object that there is. */
export function exists(visible: Term, object: Term): Term {
  return or(equal(object, NULL), not(equal(select(visible, object), UNALLOCATED)));
}

/** Objects that a constructor has made, or will make, for fields of the object that it constructs. */
export function isFromConstructor(object: Term): Term {
  return apply('fromConstructor', [object], 'Bool');
}

/** All guards of a point together; false where one contradicts another by its shape. */
export function guardOf(guard: readonly Term[]): Term {
  const whole = and(...guard);
  if (whole.kind !== 'apply' || whole.op !== 'and') return whole;
  const denied = whole.args.flatMap((one) => (one.kind === 'apply' && one.op === 'not' ? [one.args[0]!] : []));
  return denied.some((one) => whole.args.some((other) => sameTerm(one, other))) ? FALSE : whole;
}
