/**
 * Who may access a field that only methods with `performs` touch, seen from their callers: the access predicates of their actions (calvin-r
 * 2 and 3).
 *
 * A lock is built on fields that any thread may look at under a monitor (`while (b) lock.wait()`). Its callers know of these looks nothing:
 * for them a thread accesses `b` only in the actions, and these happen only where what they say of the store before them is true (`\old(m)
 * == null`), and what their method requires, if that lasts. So a condition to act can be read off the actions, though the bodies follow
 * another discipline. It counts in methods that do not touch the field themselves.
 * Soundness: docs/soundness/reduction.md#access-predicates-of-actions.
 * Neighbours: `sequential/environment/stability.ts` asks whether what it grants lasts, `sequential/reduction/movers.ts` uses it.
 */
import { onceFor } from '../base/once-for';
import { HOLDER_FIELD, OBJECT_CLASS } from '../plato/ir';
import type { Clause, ClassDecl, Discipline, Expr, FieldDecl, FrameItem, Operation, Performs, Procedure, Program } from '../plato/ir';
import { storesOfExpr } from '../plato/footprint';
import { callsOf, operationsOf, visitStmt } from '../plato/statements';
import { children, freeVars, setWhen, someExpr } from '../plato/substitute';
import { locationExpr } from '../plato/type-of';
import { frameStores } from './frame-stores';
import { heldAtomics } from './held-atomics';
import { overriddenInLibrary } from './library-overrides';
import { mayBeHandedOn } from './owned-arrays';

export interface ActionPredicate {
  /** A condition to act, of the object `this` and the thread `tid`; nobody has written it. */
  readonly discipline: Discipline;
  /** What methods require that it relies on: it must last while others run. */
  readonly premises: readonly Expr[];
  /** The procedures whose bodies touch the field, calls inlined: for them it is not true. */
  readonly accessors: ReadonlySet<string>;
}

/** By the id of the field. */
export const actionPredicates = onceFor(
  (program: Program): ReadonlyMap<string, ActionPredicate> => new Map(new Reader(program).predicates()),
);

/** The same of the value of an atomic object that a final field keeps to itself. */
export interface HeldPredicate extends ActionPredicate {
  /** Its discipline speaks of the object that has this field. */
  readonly field: FieldDecl;
  /** The store of the value. */
  readonly value: string;
}

export const heldPredicates = onceFor((program: Program): readonly HeldPredicate[] => new Reader(program).held());

class Reader {
  private readonly procedures: ReadonlyMap<string, Procedure>;
  private readonly classes: ReadonlyMap<string, ClassDecl>;
  /** The stores that each body touches itself. */
  private readonly touched = new Map<string, ReadonlySet<string>>();
  private readonly governing: ReadonlySet<string>;
  /** The final fields. */
  private readonly constants: ReadonlySet<string>;

  constructor(private readonly program: Program) {
    this.procedures = new Map(program.procedures.map((one) => [one.id, one]));
    this.classes = new Map(program.classes.map((one) => [one.name, one]));
    this.constants = new Set(program.fields.filter((field) => field.isFinal).map((field) => field.id));
    this.governing = new Set(program.fields.flatMap((field) => field.disciplines.flatMap((one) => [...storesOfExpr(one.clause.expr)])));
  }

  predicates(): readonly (readonly [string, ActionPredicate])[] {
    const { spoken, unseen } = this.spokenOf();
    return this.program.fields
      .filter((field) => spoken.has(field.id) && !unseen.has(field.id) && this.isCandidate(field))
      .flatMap((field) => {
        const made = this.predicateOf(field);
        return made ? [[field.id, made] as const] : [];
      });
  }

  /** Who reads the field touches the value, and nobody else can. */
  held(): readonly HeldPredicate[] {
    const { spoken, unseen } = this.spokenOf();
    return heldAtomics(this.program).flatMap(({ field, value }) => {
      const stores = [field.id, value];
      if (!spoken.has(field.id) || stores.some((one) => unseen.has(one) || this.governing.has(one))) return [];
      const made = this.predicateOf(field);
      return made ? [{ ...made, field, value }] : [];
    });
  }

  /** The stores of which actions speak, and those that something without a body may touch. */
  private spokenOf(): { readonly spoken: ReadonlySet<string>; readonly unseen: ReadonlySet<string> } {
    const spoken = new Set(
      this.program.procedures.flatMap((one) => (one.isTrusted || !one.performs ? [] : [...storesOfPerforms(one.performs)])),
    );
    // Of what has no body, nobody sees when it touches the field.
    const unseen = new Set(
      this.program.procedures.flatMap((one) =>
        one.isTrusted || one.body
          ? []
          : [...(one.performs ? storesOfPerforms(one.performs) : []), ...(frameStores(this.program, one.modifies ?? []) ?? spoken)],
      ),
    );
    return { spoken, unseen };
  }

  private isCandidate(field: FieldDecl): boolean {
    return (
      !field.isFinal &&
      field.type.kind !== 'map' &&
      field.contentsOf === undefined &&
      this.classes.get(field.owner)?.isLibrary === false &&
      !this.governing.has(field.id) &&
      field.disciplines.every((one) => one.indices.length === 0) &&
      field.isReadByName !== true &&
      !mayBeHandedOn(this.program, field)
    );
  }

  private predicateOf(field: FieldDecl): ActionPredicate | undefined {
    const accessors = this.accessorsOf(field.id);
    const cases: Expr[] = [];
    const premises: Expr[] = [];
    let place: Clause | undefined;
    for (const id of accessors) {
      const procedure = this.procedures.get(id)!;
      if (procedure.kind === 'constructor' && isBeforeOthers(procedure, field.id)) continue;
      // Inlined wherever it is called: its callers are accessors.
      if (!procedure.isChecked && !procedure.isAbstract && procedure.kind === 'method' && !procedure.entry) continue;
      const found = this.casesOf(procedure, field);
      if (!found) return undefined;
      cases.push(...found.cases);
      premises.push(...found.premises);
      place ??= procedure.performs!.actions[0]!.condition;
    }
    if (place === undefined) return undefined;
    const expr = cases.length === 0 ? FALSE : cases.reduce((left, right): Expr => ({ kind: 'binary', op: '||', left, right }));
    return {
      discipline: { keyword: 'accessible_if', indices: [], clause: { expr, text: 'what the actions say that touch it', span: place.span } },
      premises,
      accessors,
    };
  }

  /** The procedures whose bodies touch the store, those that are inlined included. */
  private accessorsOf(store: string): ReadonlySet<string> {
    const found = new Set(this.program.procedures.filter((one) => this.touchedBy(one).has(store)).map((one) => one.id));
    for (let changed = true; changed; ) {
      changed = false;
      for (const one of this.program.procedures) {
        if (found.has(one.id) || !one.body) continue;
        if (
          !callsOf(one.body).some(
            (call) =>
              call.mode === 'call' &&
              call.targets.some((target) => found.has(target.procedure) && this.procedures.get(target.procedure)!.isAbstract === false),
          )
        )
          continue;
        found.add(one.id);
        changed = true;
      }
    }
    return found;
  }

  private touchedBy(procedure: Procedure): ReadonlySet<string> {
    const known = this.touched.get(procedure.id);
    if (known) return known;
    const found = new Set(
      procedure.body
        ? operationsOf(procedure.body)
            .flatMap((op) => expressionsOf(op))
            .flatMap((expr) => [...storesOfExpr(expr)])
        : [],
    );
    if (procedure.body)
      visitStmt(procedure.body, (one) => {
        if (one.kind === 'call') for (const arg of one.args) for (const store of storesOfExpr(arg)) found.add(store);
      });
    this.touched.set(procedure.id, found);
    return found;
  }

  /** When the actions of a method touch the field; undefined where that cannot be said. */
  private casesOf(
    procedure: Procedure,
    { id: store, isStatic }: FieldDecl,
  ): { readonly cases: readonly Expr[]; readonly premises: readonly Expr[] } | undefined {
    const { performs } = procedure;
    if (
      !performs ||
      procedure.isTrusted ||
      procedure.kind !== 'method' ||
      procedure.modifies !== undefined ||
      procedure.actions !== undefined ||
      procedure.entry ||
      procedure.beginsThread
    )
      return undefined;
    if (
      overriddenInLibrary(this.program, procedure).length > 0 ||
      !this.callsOnlyBodies(procedure, new Set()) ||
      !this.touchesItsOwn(procedure, store)
    )
      return undefined;
    // (A monitor that a method requires not to be held comes and goes, so it keeps nobody out for long.)
    const premises =
      performs.tree.kind !== 'action'
        ? []
        : procedure.requires
            .flatMap((clause) => conjuncts(clause.expr))
            .filter(
              (one) => someExpr(one, (part) => part.kind === 'tid') && !storesOfExpr(one).has(HOLDER_FIELD) && isOfThis(one, isStatic),
            );
    const cases: Expr[] = [];
    let relies = false;
    for (const action of performs.actions) {
      const mentions = [...action.frame.flatMap(placesOf), action.condition.expr];
      if (action.frame.some((item) => item.kind !== 'location' && item.kind !== 'entry')) return undefined;
      if (!mentions.some((one) => storesOfExpr(one).has(store))) {
        // What it changes could depend on what the body has read, and its callers would not know.
        if (action.frame.length > 0) return undefined;
        // What it says of other places could be what the body has read here.
        if ([...storesOfExpr(action.condition.expr)].some((one) => !this.constants.has(one))) return undefined;
        continue;
      }
      if (mentions.some((one) => someExpr(one, (part) => part.kind === 'field' && part.field === store && !isThis(part.object))))
        return undefined;
      const before = conjuncts(action.condition.expr)
        .filter((one) => storesOfExpr(one, 'post').size === 0 && isOfThis(one, isStatic))
        .map((one) => setWhen(one, 'post'));
      const known = [...before, ...premises];
      relies = true;
      cases.push(known.length === 0 ? TRUE : known.reduce((left, right): Expr => ({ kind: 'binary', op: '&&', left, right })));
    }
    return { cases, premises: relies ? premises : [] };
  }

  /**
   * Of the field it touches that of `this` only, in what it calls as well: its actions could not say of other objects when. (What it calls
   * comes to an end: `callsOnlyBodies`.)
   */
  private touchesItsOwn(procedure: Procedure, store: string): boolean {
    const isOfOther = (expr: Expr): boolean =>
      someExpr(expr, (part) => part.kind === 'field' && part.field === store && !isThis(part.object));
    if (operationsOf(procedure.body!).some((op) => expressionsOf(op).some(isOfOther))) return false;
    return callsOf(procedure.body!).every((call) =>
      call.targets.every((target) => {
        const callee = this.procedures.get(target.procedure)!;
        if (callee.isTrusted || callee.body === undefined) return true;
        const isOnThis = !callee.isStatic && call.args[0] !== undefined && isThis(call.args[0]);
        return isOnThis ? this.touchesItsOwn(callee, store) : !this.reaches(callee, store);
      }),
    );
  }

  private reaches(procedure: Procedure, store: string): boolean {
    return (
      this.touchedBy(procedure).has(store) ||
      (procedure.body !== undefined &&
        callsOf(procedure.body).some((call) => call.targets.some((target) => this.reaches(this.procedures.get(target.procedure)!, store))))
    );
  }

  /** Its body, with all that it calls, is there to be inlined, and nothing of it stands for the actions of another one. */
  private callsOnlyBodies(procedure: Procedure, above: ReadonlySet<string>): boolean {
    if (procedure.body === undefined || procedure.unsupported.length > 0 || above.has(procedure.id)) return false;
    return callsOf(procedure.body).every(
      (call) =>
        call.mode === 'call' &&
        call.targets.every((target) => {
          const callee = this.procedures.get(target.procedure);
          if (callee === undefined || callee.isOpaque) return false;
          return callee.isTrusted || (!callee.isAbstract && this.callsOnlyBodies(callee, new Set([...above, procedure.id])));
        }),
    );
  }
}

const OBJECT_CONSTRUCTOR = `${OBJECT_CLASS}.<init>()`;
const TRUE: Expr = { kind: 'bool', value: true };
const FALSE: Expr = { kind: 'bool', value: false };

/**
 * It speaks of `this` (of a static field: of no object), the thread and the store, and of nothing that a call would have to give a value.
 */
function isOfThis(expr: Expr, isStatic: boolean): boolean {
  return (
    [...freeVars(expr).keys()].every((name) => name === 'this' && !isStatic) &&
    !someExpr(expr, (part) => part.kind === 'fresh' || part.kind === 'quantifier')
  );
}

function conjuncts(expr: Expr): readonly Expr[] {
  return expr.kind === 'binary' && expr.op === '&&' ? [...conjuncts(expr.left), ...conjuncts(expr.right)] : [expr];
}

function placesOf(item: FrameItem): readonly Expr[] {
  if (item.kind === 'location') return item.location.kind === 'local' ? [] : [locationExpr(item.location)];
  return item.kind === 'entry' ? [locationExpr(item.map), item.key, ...(item.inner ?? [])] : [];
}

function storesOfPerforms(performs: Performs): ReadonlySet<string> {
  return new Set(
    performs.actions.flatMap((action) =>
      [...action.frame.flatMap(placesOf), action.condition.expr].flatMap((expr) => [...storesOfExpr(expr)]),
    ),
  );
}

function expressionsOf(op: Operation): readonly Expr[] {
  const targets = [...op.assigns.map((one) => one.target), ...op.havocs]
    .filter((target) => target.kind !== 'local')
    .map((target) => locationExpr(target));
  return [
    ...op.asserts.map((one) => one.expr),
    ...(op.guard ? [op.guard] : []),
    ...op.assigns.map((one) => one.value),
    ...targets,
    ...(op.post ? [op.post] : []),
    ...(op.publishes ?? []),
    ...(op.allocates?.length ? [op.allocates.length] : []),
  ];
}

/** A constructor that touches the field of the object that it makes only, of which nobody else knows as long as it runs. */
function isBeforeOthers(procedure: Procedure, store: string): boolean {
  if (!procedure.body) return false;
  const ofOthers = (expr: Expr): boolean =>
    someExpr(
      expr,
      (part) => (part.kind === 'static' && part.field === store) || (part.kind === 'field' && part.field === store && !isThis(part.object)),
    );
  return (
    operationsOf(procedure.body).every(
      (op) =>
        !expressionsOf(op).some(ofOthers) && (op.publishes ?? []).length === 0 && !op.assigns.some(({ value }) => handsOutThis(value)),
    ) &&
    callsOf(procedure.body).every(
      (call) => !call.args.some(handsOutThis) || call.targets.every((target) => target.procedure === OBJECT_CONSTRUCTOR),
    )
  );
}

function isThis(expr: Expr): boolean {
  return expr.kind === 'var' && expr.name === 'this';
}

/** The value may be, or contain, a reference to `this`. */
function handsOutThis(value: Expr): boolean {
  return isThis(value) || (!(value.kind === 'field' && isThis(value.object)) && children(value).some(handsOutThis));
}
