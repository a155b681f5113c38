/**
 * A call of a method with `performs`, or with `action` clauses, as the program of atomic actions that it performs (calvin-r section 3:
 * "replaces method calls in its body with the desugaring of the called methods' performs annotations").
 *
 * An action is one operation of role `specification`: it blocks until some post-store satisfies its condition, and changes only its frame.
 * The result is chosen before the actions and constrained by them. Between the actions of one call no witness can be written; so where one
 * call performs several, those that have the label of an action of the caller are said to be it. (Some choice is needed for simulation, and
 * no choice is wrong.) A method that may throw does so before any action or after all of them; of one without a witness before.
 * Soundness: docs/soundness/reduction.md#calls-are-their-actions, docs/soundness/reduction.md#calls-that-come-to-their-end,
 * docs/soundness/reduction.md#who-throws-has-performed-nothing.
 * Neighbours: `inline.ts` puts the program in the place of the call; `performs.ts` has the flow graph.
 */
import type { Call, Expr, FrameItem, Location, Operation, Performs, PerformsTree, Procedure, Program, Stmt, Variable } from '../plato/ir';
import { RESULT_VARIABLE, THROWABLE_CLASS } from '../plato/ir';
import { flowGraph } from '../plato/performs';
import { borrows } from '../effects/lent';
import { ownedRows } from '../effects/owned-rows';
import { performsNothingIfItThrows } from '../effects/failing-calls';
import { certainlyEnds } from '../effects/termination';
import { renameExpr, type Renaming } from '../plato/rename';
import { storeOf } from '../plato/footprint';
import { entryFrame } from '../plato/keys-written';
import { mapLocation, someExpr } from '../plato/substitute';
import { typeOf, wholeArray } from '../plato/type-of';

export interface PerformedCall {
  readonly stmt: Stmt;
  /** Locals that the program needs beside the renamed ones. */
  readonly locals: readonly Variable[];
  /** What cannot be said yet, as the end of a sentence about the callee; undefined where nothing hinders. */
  readonly hindrance: string | undefined;
}

/** The program of `callee` with its variables renamed; `assigns` of parameters and the copy of the result are the caller's. */
export function performedCall(
  program: Program,
  caller: Procedure,
  callee: Procedure,
  performs: Performs,
  call: Call,
  renaming: Renaming,
  prefix: string,
): PerformedCall {
  const maker = new Maker(program, caller, callee, performs, call, renaming, prefix);
  const stmt = maker.make();
  return { stmt, locals: maker.locals, hindrance: maker.hindrance };
}

class Maker {
  readonly locals: Variable[] = [];
  hindrance: string | undefined;
  private loops = 0;
  /** The ghost maps of which the action at hand changes an entry. */
  private readonly framed = new Set<string | undefined>();
  /** The actions of the caller that the actions with the same labels are. */
  private readonly witnessed = new Set<string>();
  private readonly neverBlocks: boolean;
  private readonly finals: ReadonlySet<string>;

  constructor(
    private readonly program: Program,
    caller: Procedure,
    private readonly callee: Procedure,
    private readonly performs: Performs,
    private readonly call: Call,
    private readonly renaming: Renaming,
    private readonly prefix: string,
  ) {
    this.neverBlocks = certainlyEnds(program, callee);
    if ([...flowGraph(performs.tree).after.values()].some((next) => next.size > 0))
      for (const { label } of caller.performs?.actions ?? []) this.witnessed.add(label);
    this.finals = new Set(program.fields.filter((field) => field.isFinal).map((field) => field.id));
  }

  make(): Stmt {
    const { callee, call } = this;
    const stmts: Stmt[] = [...this.handedOver()];
    const result = this.renaming.variables.get(RESULT_VARIABLE);
    if (result !== undefined) stmts.push(this.operation({ havocs: [{ kind: 'local', name: result.name, type: result.type }] }));
    // Between its actions such a method may change more, and hold locks.
    if (callee.performs !== undefined && callee.modifies !== undefined && !(callee.isTrusted && callee.modifies.length === 0))
      this.hindrance = 'which has both `performs` and `modifies`';
    const all = this.tree(this.performs.tree);
    const normal = [all, ...this.ensured()];
    if (!callee.mayThrow || call.thrown === undefined) return { kind: 'seq', stmts: [...stmts, ...normal] };
    const exception: Location = { kind: 'local', name: call.thrown.variable, type: { kind: 'ref', className: THROWABLE_CLASS } };
    const thrown: Expr = { kind: 'var', name: call.thrown.variable, type: exception.type };
    const throwing: Stmt = {
      kind: 'seq',
      stmts: [
        ...(performsNothingIfItThrows(this.program, callee) ? [] : [this.soFar(all)]),
        this.operation({ havocs: [exception], post: { kind: 'binary', op: '!=', left: thrown, right: { kind: 'null' } } }),
        { kind: 'exit', label: call.thrown.label },
      ],
    };
    return { kind: 'seq', stmts: [...stmts, { kind: 'choice', branches: [sequenceOf(normal), throwing] }] };
  }

  /**
   * What is ensured at the end whatever others do, where there are `action` clauses: what speaks of the parameters and the result alone.
   * (Nothing of it need be true of a call that throws, or never ends.)
   */
  private ensured(): readonly Stmt[] {
    const { performs, ensures } = this.callee;
    const lasting =
      performs || !this.neverBlocks
        ? []
        : ensures.filter(({ expr }) => !someExpr(expr, (part) => isAccess(part) || part.kind === 'quantifier' || part.kind === 'fresh'));
    return lasting.map(({ expr }) => this.operation({ role: 'assume', guard: renameExpr(expr, this.renaming) }));
  }

  /** What it may have performed where it throws: nothing or all, and of `action` clauses any first ones. */
  private soFar(all: Stmt): Stmt {
    if (this.callee.performs !== undefined || all.kind !== 'seq') return { kind: 'choice', branches: [{ kind: 'seq', stmts: [] }, all] };
    const first = (count: number): Stmt => ({ kind: 'seq', stmts: all.stmts.slice(0, count) });
    return { kind: 'choice', branches: [...all.stmts.keys()].map(first).concat(all) };
  }

  /**
   * References that are handed over escape, but those that the callee only borrows. It was checked as if these had escaped, too, so what is
   * owed of them then is owed here: on a way of its own, which goes no further.
   */
  private handedOver(): readonly Stmt[] {
    const { callee, program } = this;
    const references = callee.params.flatMap((parameter, index) =>
      parameter.type.kind === 'ref'
        ? [{ value: renameExpr({ kind: 'var', ...parameter }, this.renaming), isBorrowed: borrows(program, callee, index) }]
        : [],
    );
    const publish = (values: readonly { readonly value: Expr }[]): readonly Stmt[] =>
      values.length > 0 ? [this.operation({ publishes: values.map((one) => one.value), description: '' })] : [];
    const kept = references.filter((one) => !one.isBorrowed);
    if (kept.length === references.length) return publish(kept);
    const owed: Stmt = {
      kind: 'seq',
      stmts: [...publish(references), this.operation({ role: 'assume', guard: { kind: 'bool', value: false } })],
    };
    return [{ kind: 'choice', branches: [{ kind: 'seq', stmts: publish(kept) }, owed] }];
  }

  private tree(tree: PerformsTree): Stmt {
    switch (tree.kind) {
      case 'skip':
        return { kind: 'seq', stmts: [] };
      case 'action':
        return this.action(this.performs.actions[tree.index]!);
      case 'seq':
        return { kind: 'seq', stmts: tree.parts.map((part) => this.tree(part)) };
      case 'choice':
        return { kind: 'choice', branches: tree.parts.map((part) => this.tree(part)) };
      case 'star': {
        const label = `${this.prefix}.$again${++this.loops}`;
        const body: Stmt = { kind: 'choice', branches: [{ kind: 'exit', label }, this.tree(tree.body)] };
        return { kind: 'block', label, body: { kind: 'loop', invariants: [], decreases: [], body, span: this.call.span } };
      }
    }
  }

  private action(action: Performs['actions'][number]): Stmt {
    const before: Stmt[] = [];
    const others: Expr[] = [];
    this.framed.clear();
    const havocs = action.frame.flatMap((item): readonly Location[] => this.location(item, before, others));
    const label = this.performs.actions.length === 1 && action.label === '1' ? '' : ` \`${action.label}\` of`;
    const performed = this.operation({
      role: 'specification',
      havocs,
      post: conjunction([renameExpr(action.condition.expr, this.renaming), ...others]),
      callee: this.callee.id,
      description: `performs${label} \`${this.callee.display}\``,
      ...(this.neverBlocks && { neverBlocks: true }),
    });
    const witness = this.witnessed.has(action.label)
      ? [
          this.operation({
            role: 'ghost',
            witness: action.label,
            description: `performs \`${action.label}\``,
            subject: { name: action.label },
          }),
        ]
      : [];
    return { kind: 'seq', stmts: [...before, performed, ...witness] };
  }

  /** The place that may change; of a ghost map only one entry, as `others` will say. */
  private location(item: FrameItem, before: Stmt[], others: Expr[]): readonly Location[] {
    if (item.kind === 'allFields' || item.kind === 'everywhere') {
      this.hindrance = `whose action changes ${item.kind === 'allFields' ? 'all fields of an object' : 'a field of all objects'}`;
      return [];
    }
    const base = (e: Expr): Expr => this.base(e, before);
    if (item.kind === 'location') return [mapLocation(item.location, base)];
    if (item.kind === 'allElements') {
      const whole = wholeArray(base(item.array));
      if (!whole) this.hindrance = 'whose action changes all elements of an array of objects';
      return whole ? [whole] : [];
    }
    const map = mapLocation(item.map, base);
    const frame = entryFrame(map, [item.key, ...(item.inner ?? [])].map(base));
    if (others.length > 0 && this.framed.has(storeOf(map))) this.hindrance = 'whose action changes several entries of one ghost map';
    this.framed.add(storeOf(map));
    if (frame) others.push(frame);
    return [map];
  }

  /** What leads to a place, as it is now. What cannot change may as well be read before. */
  private base(e: Expr, before: Stmt[]): Expr {
    const renamed = renameExpr(e, this.renaming);
    if (!someExpr(renamed, isAccess)) return renamed;
    if (someExpr(renamed, (part) => isAccess(part) && !this.isConstant(part))) {
      this.hindrance =
        'whose action names what it changes through a field that is not final (if the field can be `final`, or the place is handed over as an argument, it can be called)';
      return renamed;
    }
    // One step for each row that is read on the way.
    const value: Expr = renamed.kind === 'elem' ? { ...renamed, array: this.held(renamed.array, before) } : renamed;
    return this.held(value, before);
  }

  private held(value: Expr, before: Stmt[]): Expr {
    const type = typeOf(value);
    const name = `${this.prefix}.$base${this.locals.length + 1}`;
    this.locals.push({ name, type });
    before.push(this.operation({ assigns: [{ target: { kind: 'local', name, type }, value }] }));
    return { kind: 'var', name, type };
  }

  /** A final field, or a row of a final field whose rows are there from the beginning and never exchanged. */
  private isConstant(part: Expr): boolean {
    const isFinal = (one: Expr): boolean => (one.kind === 'field' || one.kind === 'static') && this.finals.has(one.field);
    if (part.kind !== 'elem') return isFinal(part);
    return isFinal(part.array) && ownedRows(this.program).get((part.array as Expr & { readonly field: string }).field)?.areThere === true;
  }

  private operation(parts: Partial<Operation>): Stmt {
    const { span, within } = this.call;
    return {
      kind: 'op',
      op: {
        asserts: [],
        guard: undefined,
        assigns: [],
        havocs: [],
        post: undefined,
        allocates: undefined,
        role: 'local',
        description: '',
        span,
        within,
        ...parts,
      },
    };
  }
}

function sequenceOf(stmts: readonly Stmt[]): Stmt {
  return stmts.length === 1 ? stmts[0]! : { kind: 'seq', stmts };
}

function conjunction(parts: readonly Expr[]): Expr {
  return parts.reduce((left, right) => ({ kind: 'binary', op: '&&', left, right }));
}

function isAccess(e: Expr): boolean {
  return e.kind === 'field' || e.kind === 'static' || e.kind === 'elem';
}
