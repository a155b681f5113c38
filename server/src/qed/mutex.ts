/**
 * The tactics `mutex` and `rwlock` (QED, section 5.2): who has made the predicate true may use the variables, and nobody else.
 *
 * A new ghost field `a` holds the thread for which the predicate is true; the invariant is `a != null <==> predicate`. Each step that may
 * change the predicate updates `a` (the thread, if it becomes true; null, if it becomes false, and then `a == tid` is asserted), and each
 * step on one of the variables asserts `a == tid`. The update is a function of the state, so AUX-ANNOTATE holds by its shape; the
 * assertions only strengthen gates; the invariant is proved like any other. For a monitor Java keeps that field already: `lock.holder !=
 * null` needs no `a` but `lock.holder`.
 * Neighbours: `preserve.ts` proves the invariant; `tactics.ts` calls it.
 * docs/soundness/qed.md#ghost-fields-of-proofs
 */
import type { Span } from '../base/span';
import { ELEMENT_STORES, footprintOf, storeOf, storesOfExpr } from '../plato/footprint';
import {
  HOLDER_FIELD,
  THREAD_CLASS,
  ref,
  type Expr,
  type FieldDecl,
  type Location,
  type Operation,
  type Stmt,
  type Variable,
} from '../plato/ir';
import { exprEquals, freeVars, mapExpr, someExpr, substituteVars } from '../plato/substitute';
import type { Hierarchy } from '../sequential/logic/hierarchy';
import { rewrite, worldOf, type Proc, type ProofContext } from './context';
import { local, NO_PLACE, placeOf, scriptAssertion, step, variableOf } from './operations';
import { opened, spanOf } from './reduce';
import { Refused } from './refused';

export interface Policy {
  /** The class whose `this` the predicate speaks of; undefined: of static fields only. */
  readonly owner: string | undefined;
  readonly predicate: Expr;
  readonly text: string;
  readonly span: Span;
  readonly stores: readonly string[];
  /** Of a read-write lock: reading is also allowed while this holds. */
  readonly readers?: Expr | undefined;
  /** What the script calls the ghost field. */
  readonly name?: string | undefined;
}

export interface Instrumented {
  readonly context: ProofContext;
  /** What is to be proved of the new program. */
  readonly invariant: { readonly owner: string | undefined; readonly expr: Expr; readonly text: string } | undefined;
}

/** The program with the policy asserted and, where it is no monitor, the ghost field kept. Throws Refused. */
export function withPolicy(context: ProofContext, policy: Policy): Instrumented {
  const monitor = monitorOf(policy.predicate);
  const name = policy.name ?? `$owner${context.names}`;
  const held = holderOf(context, policy);
  const field = monitor ? undefined : ghost(context, held, name);
  const owned = (base: Expr | undefined): Expr =>
    binary('=', monitor ? at(fieldOf(monitor), base) : read(field!, held.through ? at(held.through, base) : base), { kind: 'tid' });
  const before: Variable = { name: `$held${context.names}`, type: { kind: 'bool' } };
  requireOwners(context, policy);
  const instrument = new Instrument(policy, held, owned, field, before, monitor !== undefined, context.world.hierarchy);
  const procs = context.procs.map((proc) => ({
    ...proc,
    body: instrument.body(proc),
    variables: field ? [...proc.variables, before] : proc.variables,
  }));
  if (instrument.count === 0 && policy.stores.length > 0)
    throw new Refused('no step of the program uses one of these variables', 'failed', [{ message: 'here', span: policy.span }]);
  const program = field ? { ...context.program, fields: [...context.program.fields, field] } : context.program;
  return {
    context: { ...context, program, world: field ? worldOf(program, context.world) : context.world, procs, names: context.names + 1 },
    invariant: field && {
      owner: held.owner,
      text: `${name} != null <==> (${policy.text})`,
      expr: binary(
        '<==>',
        binary('!=', read(field, held.owner === undefined ? undefined : self(held.owner)), { kind: 'null' }),
        held.predicate,
      ),
    },
  };
}

/** Fields are those of the objects that the predicate speaks of. Throws Refused. */
function requireOwners({ program, world: { hierarchy } }: ProofContext, { owner, stores, text, span }: Policy): void {
  for (const field of program.fields) {
    if (owner === undefined || field.isStatic || !stores.includes(field.id)) continue;
    if (!hierarchy.isSubtype(field.owner, owner) && !hierarchy.isSubtype(owner, field.owner))
      throw new Refused(`\`${text}\` is said of objects of \`${owner}\`, which have no field \`${field.name}\``, 'failed', [
        { message: 'here', span },
      ]);
  }
}

/** `E.holder != null`: the monitor of E. */
function monitorOf(predicate: Expr): (Expr & { readonly kind: 'field' }) | undefined {
  return predicate.kind === 'binary' &&
    predicate.op === '!=' &&
    predicate.right.kind === 'null' &&
    predicate.left.kind === 'field' &&
    predicate.left.field === HOLDER_FIELD
    ? predicate.left
    : undefined;
}

const fieldOf = (e: Expr): Expr => e;

function self(owner: string): Expr {
  return { kind: 'var', name: 'this', type: ref(owner) };
}

function binary(op: '=' | '!=' | '<==>' | '&&' | '||' | '==>', left: Expr, right: Expr): Expr {
  return { kind: 'binary', op, left, right };
}

/** A predicate over `this`, of another object. */
function at(predicate: Expr, base: Expr | undefined): Expr {
  return base ? substituteVars(predicate, new Map([['this', base]])) : predicate;
}

function read(field: FieldDecl, base: Expr | undefined): Expr {
  return base && !field.isStatic
    ? { kind: 'field', object: base, field: field.id, when: 'post', type: field.type }
    : { kind: 'static', field: field.id, when: 'post', type: field.type };
}

/** What the predicate is said of: `this`, or an object to which final fields of `this` always lead. */
interface Holder {
  readonly owner: string | undefined;
  /** Over its own `this`. */
  readonly predicate: Expr;
  readonly span: Span;
  /** From the `this` of the policy. Undefined: it is that. */
  readonly through?: Expr;
}

/**
 * `held.value`: who makes it true is kept in the object that `held` refers to, whoever else refers to it; every step on such objects keeps
 * it, as if the predicate were said of their class.
 */
function holderOf({ program }: ProofContext, { owner, predicate, span }: Policy): Holder {
  const isFinal = (id: string): boolean => program.fields.some((one) => one.id === id && one.isFinal && !one.isStatic);
  const isPath = (e: Expr): boolean =>
    (e.kind === 'var' && e.name === 'this') || (e.kind === 'field' && isFinal(e.field) && isPath(e.object));
  const objects = new Map<string, Expr>();
  someExpr(predicate, (part) => {
    if (part.kind === 'field' && !isFinal(part.field)) objects.set(JSON.stringify(part.object), part.object);
    return false;
  });
  const [through] = [...objects.values()];
  if (objects.size !== 1 || through?.kind !== 'field' || !isPath(through) || through.type.kind !== 'ref') return { owner, predicate, span };
  const { className } = through.type;
  const inner = mapExpr(predicate, (part) => (exprEquals(part, through) ? self(className) : part));
  // Of the one that has the field it says nothing else.
  const rest = mapExpr(predicate, (part) => (exprEquals(part, through) ? { kind: 'null' } : part));
  return freeVars(rest).has('this') ? { owner, predicate, span } : { owner: className, predicate: inner, span, through };
}

function ghost(context: ProofContext, { owner, predicate, span }: Holder, name: string): FieldDecl {
  for (const store of storesOfExpr(predicate)) {
    if (ELEMENT_STORES.has(store))
      throw new Refused('the predicate reads elements of an array, of which no step says whose they are', 'failed', [
        { message: 'here', span },
      ]);
  }
  const isDeep = someExpr(
    predicate,
    (part) => (part.kind === 'field' && !(part.object.kind === 'var' && part.object.name === 'this')) || part.kind === 'quantifier',
  );
  if (isDeep)
    throw new Refused('the predicate may read fields of `this` only: a step elsewhere could change it otherwise', 'failed', [
      { message: 'here', span },
    ]);
  const className = owner ?? context.program.classes.find((one) => !one.isLibrary)?.name ?? '';
  if (context.program.fields.some((one) => one.id === `${className}.${name}`))
    throw new Refused(`there is a field \`${name}\` already`, 'failed', [{ message: 'here', span }]);
  return {
    id: `${className}.${name}`,
    name,
    owner: className,
    type: ref(THREAD_CLASS),
    isStatic: owner === undefined,
    isFinal: false,
    isVolatile: true,
    isGhost: true,
    isNonNull: false,
    constant: undefined,
    disciplines: [],
    span: NO_PLACE,
    nameSpan: NO_PLACE,
  };
}

class Instrument {
  count = 0;

  constructor(
    private readonly policy: Policy,
    private readonly held: Holder,
    private readonly owned: (base: Expr | undefined) => Expr,
    private readonly field: FieldDecl | undefined,
    private readonly before: Variable,
    private readonly isMonitor: boolean,
    private readonly hierarchy: Hierarchy,
  ) {}

  body(proc: Proc): Stmt {
    return rewrite(proc.body, (stmt) => {
      if (stmt.kind === 'atomic')
        return {
          ...stmt,
          body: opened(rewrite(stmt.body, (inner) => (inner.kind === 'op' ? this.operation(proc, inner, true) : undefined))),
        };
      return stmt.kind === 'op' ? this.operation(proc, stmt, false) : undefined;
    });
  }

  private operation(proc: Proc, stmt: Stmt & { readonly kind: 'op' }, isInside: boolean): Stmt {
    const { op } = stmt;
    const gates = this.accesses(proc, op);
    if (this.isMonitor && op.role === 'release')
      gates.push(
        ...op.assigns.flatMap(({ target }) =>
          target.kind === 'field' && target.field === HOLDER_FIELD
            ? [
                scriptAssertion(
                  binary('=', { ...target, when: 'post' }, { kind: 'tid' }),
                  'The monitor may be released by a thread that does not hold it.',
                  placeOf(op),
                ),
              ]
            : [],
        ),
      );
    const changed = this.field ? this.changes(op) : [];
    if (gates.length > 0) this.count++;
    const guarded: Stmt = gates.length === 0 ? stmt : { kind: 'op', op: { ...op, asserts: [...gates, ...op.asserts] } };
    if (changed.length === 0) return guarded;
    const stmts = changed.reduceRight<readonly Stmt[]>((inner, base) => this.updated(base, inner, op), [guarded]);
    return isInside ? { kind: 'seq', stmts } : { kind: 'atomic', body: { kind: 'seq', stmts }, span: spanOf([stmt]) };
  }

  /** Assertions for what the step reads and writes of the variables. */
  private accesses(proc: Proc, op: Operation) {
    const { reads, writes } = footprintOf({ ...op, asserts: [] });
    const own = (location: Location): boolean => this.policy.stores.includes(storeOf(location) ?? '');
    const made = new Map<string, Expr>();
    for (const location of writes.filter(own))
      made.set(JSON.stringify(this.baseOf(proc, location)), this.owned(this.baseOf(proc, location)));
    for (const location of reads.filter(own)) {
      const key = JSON.stringify(this.baseOf(proc, location));
      const base = this.baseOf(proc, location);
      if (!made.has(key))
        made.set(key, this.policy.readers ? binary('||', this.owned(base), at(this.policy.readers, base)) : this.owned(base));
    }
    return [...made.values()].map((expr) =>
      scriptAssertion(expr, `The thread may not be the one for which \`${this.policy.text}\` holds.`, placeOf(op)),
    );
  }

  /** The object of which the predicate is to hold: whose field it is; of elements, `this`. */
  private baseOf(proc: Proc, location: Location): Expr | undefined {
    if (this.policy.owner === undefined) return undefined;
    if (location.kind === 'field') return location.object;
    if (proc.procedure.isStatic)
      throw new Refused(`a static method uses a variable of which \`${this.policy.text}\` does not say the object`, 'failed', [
        { message: 'here', span: this.policy.span },
      ]);
    if (!this.hierarchy.isSubtype(proc.procedure.owner, this.policy.owner))
      throw new Refused(
        `\`${proc.name}\` uses a variable of which \`${this.policy.text}\` does not say the object: \`this\` is no \`${this.policy.owner}\` there`,
        'failed',
        [{ message: 'here', span: this.policy.span }],
      );
    return self(proc.procedure.owner);
  }

  /** The objects at which the step may change the predicate. */
  private changes(op: Operation): readonly (Expr | undefined)[] {
    const stores = storesOfExpr(this.held.predicate);
    const found = new Map<string, Expr | undefined>();
    const assigned = new Set(
      [...op.assigns.map((one) => one.target), ...op.havocs].flatMap((one) => (one.kind === 'local' ? [one.name] : [])),
    );
    for (const location of footprintOf(op).writes) {
      if (!stores.has(storeOf(location)!)) continue;
      const base = location.kind === 'field' ? location.object : undefined;
      if (base && ([...freeVars(base).keys()].some((name) => assigned.has(name)) || storesOfExpr(base).size > 0))
        throw new Refused('a step changes what says which object it writes to', 'unknown', [{ message: 'the step', span: placeOf(op) }]);
      found.set(JSON.stringify(base), base);
    }
    return [...found.values()];
  }

  /** The steps with the ghost field kept up to date at one object. */
  private updated(base: Expr | undefined, inner: readonly Stmt[], op: Operation): readonly Stmt[] {
    const predicate = at(this.held.predicate, base);
    const [was, field] = [variableOf(this.before), this.field!];
    const place: Location =
      base && !field.isStatic
        ? { kind: 'field', object: base, field: field.id, type: field.type }
        : { kind: 'static', field: field.id, type: field.type };
    const gone = binary('&&', was, { kind: 'unary', op: '!', operand: predicate });
    const kept: Expr = {
      kind: 'ite',
      cond: predicate,
      then: { kind: 'ite', cond: was, then: read(field, base), else: { kind: 'tid' } },
      else: { kind: 'null' },
    };
    return [
      step({ assigns: [{ target: local(this.before), value: predicate }] }),
      ...inner,
      step({
        asserts: [
          scriptAssertion(
            binary('==>', gone, binary('=', read(field, base), { kind: 'tid' })),
            `A thread for which \`${this.policy.text}\` does not hold may end it.`,
            placeOf(op),
          ),
        ],
        assigns: [{ target: place, value: kept }],
      }),
    ];
  }
}
