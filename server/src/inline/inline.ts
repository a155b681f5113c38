/**
 * Puts the bodies of called procedures in the place of their calls (calvin-tcs 6.1: where there is no abstraction, the
 * implementation is inlined). Calls of abstract procedures and starts of threads stay.
 * Why here and not later: the result is Plato again, so it can be printed, validated and read like what was lowered.
 * Neighbours: `rename.ts` makes names fresh, `callee.ts` says what cannot be inlined and why; sequential reads the result.
 */
import { onceFor } from '../base/once-for';
import type { Span } from '../base/span';
import type { Diagnostic, Related } from '../diagnostics/diagnostic';
import { diagnostic } from '../diagnostics/diagnostic';
import { EXCEPTION_VARIABLE, RESULT_VARIABLE, RETURN_LABEL, THROW_LABEL } from '../plato/ir';
import type {
  Call,
  CallSite,
  ClassDecl,
  Expr,
  Operation,
  Performs,
  Procedure,
  Program,
  Stmt,
  Type,
  Unsupported,
  Variable,
} from '../plato/ir';
import { countOperations, implementedBy, obstacle, proceduresById, shortName, shownClass } from './callee';
import { performedCall } from './perform';
import { NO_RENAMING, freshNames, leavesTo, renameClause, renameExpr, renameLabel, renameOperation, renameVariable } from '../plato/rename';
import type { Renaming } from '../plato/rename';
import { isOneOf } from '../plato/receivers';
import { performedByActions } from '../effects/calls-by-actions';
import { computedId } from '../effects/computed';
import { exactClassOf, exactClassesOf } from '../effects/exact-classes';
import { argumentsKept, handedOver } from '../effects/handed-over';
import { withSnapshots } from '../plato/snapshots';
import { typeOf } from '../plato/type-of';

export interface InlineOptions {
  /** How deeply calls may nest; 12 where not given. */
  readonly maxDepth?: number;
  /** How many operations the result may have; 10,000 where not given. */
  readonly maxOperations?: number;
  /**
   * Methods whose calls may stand as calls by a computed specification (`effects/computed.ts`): where calls nest too deeply or become too
   * many. None where not given.
   */
  readonly computable?: ReadonlySet<string>;
  /** Which of them do so although they could be inlined, by whose bodies they are called in: the method's own, then inlined ones. */
  readonly cuts?: (callee: string, callers: readonly Procedure[]) => boolean;
}

/**
 * A procedure with its calls inlined. Where `diagnostics` or `unsupported` is not empty the body is incomplete (calls that could not be
 * inlined are still in it) and nothing may be concluded from it.
 */
export interface Inlined {
  readonly body: Stmt;
  /** The procedure's own locals, then those of the inlined bodies, parameters included. */
  readonly locals: readonly Variable[];
  /** `recursion-needs-spec`, each at the outermost call in the procedure. */
  readonly diagnostics: readonly Diagnostic[];
  /** What hinders, each at the outermost call in the procedure. */
  readonly unsupported: readonly Unsupported[];
  /** Ids, in order of first use. */
  readonly inlinedProcedures: readonly string[];
  readonly abstractProcedures: readonly string[];
  /** Those that are called by a computed specification instead of their bodies. */
  readonly cutProcedures: readonly string[];
}

/** Inlines the calls of a procedure. A procedure that is itself not translated, or has no body, gives back why, and an empty body. */
export function inlineCalls(program: Program, procedure: Procedure, options: InlineOptions = {}): Inlined {
  if (procedure.unsupported.length > 0 || !procedure.body) {
    const unsupported =
      procedure.unsupported.length > 0 ? procedure.unsupported : [{ reason: 'a method without a body', span: procedure.nameSpan }];
    return {
      body: { kind: 'seq', stmts: [] },
      locals: procedure.locals,
      diagnostics: [],
      unsupported,
      inlinedProcedures: [],
      abstractProcedures: [],
      cutProcedures: [],
    };
  }
  const inliner = new Inliner(
    program,
    procedure,
    options.maxDepth ?? 12,
    options.maxOperations ?? 10_000,
    options.computable ?? new Set(),
    options.cuts ?? (() => false),
  );
  const body = inliner.statement(procedure.body, { renaming: NO_RENAMING, stack: [procedure], outermost: undefined });
  return {
    body,
    locals: [...procedure.locals, ...inliner.locals],
    diagnostics: [...inliner.diagnostics.values()],
    unsupported: [...inliner.unsupported.values()],
    inlinedProcedures: [...inliner.inlined],
    abstractProcedures: [...inliner.abstracted],
    cutProcedures: [...inliner.cut],
  };
}

/** Where the inliner is. */
interface Place {
  readonly renaming: Renaming;
  /** The procedure itself, then those whose bodies are being put in. */
  readonly stack: readonly Procedure[];
  /** The call in the procedure itself through which it came here. */
  readonly outermost: Span | undefined;
}

const modelsIn = onceFor(
  (classes: readonly ClassDecl[]): ReadonlySet<string> => new Set(classes.filter((one) => one.isModel === true).map((one) => one.name)),
);

class Inliner {
  readonly locals: Variable[] = [];
  /** By text and place, so that nothing is said twice. */
  readonly diagnostics = new Map<string, Diagnostic>();
  readonly unsupported = new Map<string, Unsupported>();
  readonly inlined = new Set<string>();
  readonly abstracted = new Set<string>();
  readonly cut = new Set<string>();
  private readonly procedures: ReadonlyMap<string, Procedure>;
  /** Classes that stand for others of the library. */
  private readonly models: ReadonlySet<string>;
  private readonly copies = new Map<string, number>();
  /** The locals and parameters that certainly hold an object of one class. */
  private readonly exactClasses: Map<string, string>;
  /** Declared types of the variables in use: what a copied result or exception is stored as. */
  private readonly types: Map<string, Type>;
  private operations: number;
  private isTooLarge = false;

  constructor(
    private readonly program: Program,
    private readonly procedure: Procedure,
    private readonly maxDepth: number,
    private readonly maxOperations: number,
    private readonly computable: ReadonlySet<string>,
    private readonly cuts: NonNullable<InlineOptions['cuts']>,
  ) {
    this.procedures = proceduresById(program);
    this.models = modelsIn(program.classes);
    this.types = new Map([...procedure.params, ...procedure.locals].map(({ name, type }) => [name, type]));
    this.exactClasses = new Map(procedure.body ? exactClassesOf(procedure.body) : []);
    this.operations = procedure.body ? countOperations(procedure.body) : 0;
  }

  statement(stmt: Stmt, place: Place): Stmt {
    const { renaming } = place;
    switch (stmt.kind) {
      case 'op':
        return renaming === NO_RENAMING ? stmt : { kind: 'op', op: renameOperation(stmt.op, renaming) };
      case 'seq':
        return { kind: 'seq', stmts: stmt.stmts.map((part) => this.statement(part, place)) };
      case 'choice':
        return { kind: 'choice', branches: stmt.branches.map((part) => this.statement(part, place)) };
      case 'loop':
        return {
          ...stmt,
          invariants: stmt.invariants.map((clause) => renameClause(clause, renaming)),
          decreases: stmt.decreases.map((clause) => renameClause(clause, renaming)),
          body: this.statement(stmt.body, place),
        };
      case 'block':
        return { kind: 'block', label: renameLabel(stmt.label, renaming), body: this.statement(stmt.body, place) };
      case 'exit':
        return { kind: 'exit', label: renameLabel(stmt.label, renaming) };
      case 'atomic':
        return { ...stmt, body: this.statement(stmt.body, place) };
      case 'call':
        return this.call(stmt, place);
    }
  }

  private call(original: Call, place: Place): Stmt {
    const { renaming } = place;
    const call: Call = {
      ...original,
      args: original.args.map((arg) => renameExpr(arg, renaming)),
      result: original.result === undefined ? undefined : renameVariable(original.result, renaming),
      thrown: original.thrown && {
        variable: renameVariable(original.thrown.variable, renaming),
        label: renameLabel(original.thrown.label, renaming),
      },
      within: [...renaming.within, ...original.within],
    };
    if (call.mode === 'start') return call;
    const outermost = place.outermost ?? call.span;
    if (call.targets.length === 0) this.hinder(`${call.description || 'a call'}, of which no implementation is known`, outermost);
    const only = call.targets.length === 1 ? 0 : this.onlyTarget(call);
    if (only !== undefined) return this.target(call, only, { ...place, outermost });
    return {
      kind: 'choice',
      branches: call.targets.map((_, i) => ({
        kind: 'seq' as const,
        stmts: [this.dispatch(call, i), this.target(call, i, { ...place, outermost })],
      })),
    };
  }

  /** The target that runs, where the class of the receiver is certain. */
  private onlyTarget(call: Call): number | undefined {
    const className = call.args[0] && exactClassOf(call.args[0], this.exactClasses);
    const index = className === undefined ? -1 : call.targets.findIndex((target) => target.classes.includes(className));
    return index < 0 ? undefined : index;
  }

  /** Assumes that the receiver's class is one of those for which the target runs. */
  private dispatch(call: Call, index: number): Stmt {
    const target = call.targets[index]!;
    const receiver: Expr = call.args[0] ?? { kind: 'null' };
    const guard = isOneOf(receiver, target.classes, (className) => this.models.has(className));
    const display = this.procedures.get(target.procedure)?.display ?? target.procedure;
    return operation(call, { guard, role: 'assume', description: `the call runs \`${display}\``, subject: { name: display } });
  }

  /** What one target of a call becomes. */
  private target(call: Call, index: number, place: Place & { outermost: Span }): Stmt {
    const target = call.targets[index]!;
    const single: Call = { ...call, targets: [target] };
    const callee = this.procedures.get(target.procedure);
    if (!callee) {
      this.hinder(`calls \`${target.procedure}\`, which is not known`, place.outermost);
      return single;
    }
    const hindrance = obstacle(callee);
    if (hindrance !== undefined) {
      this.hinder(`calls \`${callee.display}\`, ${hindrance}`, place.outermost);
      return single;
    }
    if (callee.performs) {
      this.abstracted.add(callee.id);
      return this.performed(callee, callee.performs, single, place);
    }
    if (callee.isAbstract) {
      this.abstracted.add(callee.id);
      const performs = this.procedure.performs && performedByActions(this.program, callee);
      return performs ? this.performed(callee, performs, single, place) : single;
    }
    if (place.stack.includes(callee)) {
      this.recursive(callee, place);
      return single;
    }
    if (this.cuts(callee.id, place.stack) && this.mayCut(callee, single)) return this.byComputed(callee, single);
    if (place.stack.length > this.maxDepth) {
      if (this.mayCut(callee, single)) return this.byComputed(callee, single);
      this.tooDeep(callee, place);
      return single;
    }
    if (!callee.body) return single;
    const made = withSnapshots(callee, callee.body);
    return this.inline(made.procedure, made.body, single, place, callee);
  }

  private mayCut(callee: Procedure, call: Call): boolean {
    return this.computable.has(callee.id) && (call.thrown !== undefined || !callee.mayThrow);
  }

  private byComputed(callee: Procedure, call: Call): Call {
    this.cut.add(callee.id);
    return { ...call, targets: call.targets.map((target) => ({ ...target, procedure: computedId(callee.id) })) };
  }

  private inline(callee: Procedure, body: Stmt, call: Call, place: Place & { outermost: Span }, declared: Procedure): Stmt {
    // Every inlining costs at least one, so that empty methods that call each other twice over come to an end as well.
    const operations = countOperations(body) + 1;
    if (this.isTooLarge) return call;
    if (this.operations + operations > this.maxOperations && this.mayCut(callee, call)) return this.byComputed(callee, call);
    this.operations += operations;
    if (this.operations > this.maxOperations) {
      this.isTooLarge = true;
      this.hinder(
        `calls that become more than ${this.maxOperations.toLocaleString('en-US')} operations when the bodies of all called methods are inlined`,
        place.outermost,
      );
      return call;
    }
    if (!call.thrown && leavesTo(body, THROW_LABEL)) {
      this.hinder(`calls \`${callee.display}\`, whose exception is not caught where it is called`, place.outermost);
      return call;
    }
    const declares = (name: string): boolean => callee.locals.some((local) => local.name === name);
    if ((call.result !== undefined && !declares(RESULT_VARIABLE)) || (leavesTo(body, THROW_LABEL) && !declares(EXCEPTION_VARIABLE))) {
      this.hinder(`calls \`${callee.display}\`, whose result or exception is not translated`, place.outermost);
      return call;
    }
    this.inlined.add(callee.id);

    const site: CallSite = { procedure: callee.id, span: call.span };
    const { renaming, variables } = freshNames(callee, body, this.prefix(callee), [...call.within, site]);
    this.locals.push(...variables);
    for (const { name, type } of variables) this.types.set(name, type);
    for (const [name, className] of exactClassesOf(body)) this.exactClasses.set(renameVariable(name, renaming), className);
    callee.params.forEach(({ name }, i) => {
      const className = call.args[i] && exactClassOf(call.args[i], this.exactClasses);
      if (className !== undefined) this.exactClasses.set(renameVariable(name, renaming), className);
    });
    const inner = this.statement(body, { renaming, stack: [...place.stack, declared], outermost: place.outermost });

    const stmts: Stmt[] = this.passArguments(callee, call, renaming);
    // The library may keep what its model does not.
    stmts.push(...handedOver(argumentsKept(callee, body, call), call));
    if (callee.requires.length > 0) stmts.push(this.precondition(callee, call, renaming));
    stmts.push(this.withExits(body, inner, call, renaming));
    if (call.result !== undefined) stmts.push(this.copy(call.result, RESULT_VARIABLE, call, renaming));
    return { kind: 'seq', stmts };
  }

  /** A call of a method with `performs`: the actions that it performs (calvin-r section 3). */
  private performed(callee: Procedure, performs: Performs, call: Call, place: Place & { outermost: Span }): Stmt {
    const prefix = this.prefix(callee);
    const site: CallSite = { procedure: callee.id, span: call.span };
    const { renaming, variables } = freshNames(
      { ...callee, locals: callee.locals.filter((local) => local.name === RESULT_VARIABLE) },
      { kind: 'seq', stmts: [] },
      prefix,
      [...call.within, site],
    );
    const made = performedCall(this.program, this.procedure, callee, performs, call, renaming, prefix);
    this.locals.push(...variables, ...made.locals);
    for (const { name, type } of variables) this.types.set(name, type);
    if (made.hindrance !== undefined) this.hinder(`calls \`${callee.display}\`, ${made.hindrance}`, place.outermost);
    return {
      kind: 'seq',
      stmts: [
        ...this.passArguments(callee, call, renaming),
        ...(callee.requires.length > 0 ? [this.precondition(callee, call, renaming)] : []),
        made.stmt,
        ...(call.result !== undefined ? [this.copy(call.result, RESULT_VARIABLE, call, renaming)] : []),
      ],
    };
  }

  private passArguments(callee: Procedure, call: Call, renaming: Renaming): Stmt[] {
    if (callee.params.length === 0) return [];
    return [
      operation(call, {
        assigns: callee.params.map(({ name, type }, i) => ({
          target: { kind: 'local', name: renameVariable(name, renaming), type },
          value: call.args[i] ?? { kind: 'null' },
        })),
      }),
    ];
  }

  private precondition(callee: Procedure, call: Call, renaming: Renaming): Stmt {
    return operation(call, {
      asserts: callee.requires.map((clause) => ({
        code: 'precondition',
        expr: renameExpr(clause.expr, renaming),
        message: `\`${callee.display}\` requires \`${clause.text}\`, which may not hold at this call.`,
        ...(clause.parts && { parts: clause.parts }),
        span: call.span,
        related: [{ message: `the precondition of \`${callee.display}\``, span: clause.span }],
      })),
      role: 'assert',
      description: `checks the precondition of \`${callee.display}\``,
      subject: { name: callee.display },
    });
  }

  /** Wraps an inlined body so that its return goes after it and its exception to the caller. */
  private withExits(body: Stmt, inner: Stmt, call: Call, renaming: Renaming): Stmt {
    const returnLabel = renameLabel(RETURN_LABEL, renaming);
    if (!call.thrown || !leavesTo(body, THROW_LABEL))
      return leavesTo(body, RETURN_LABEL) ? { kind: 'block', label: returnLabel, body: inner } : inner;
    const returning: Stmt = { kind: 'seq', stmts: [inner, { kind: 'exit', label: returnLabel }] };
    return {
      kind: 'block',
      label: returnLabel,
      body: {
        kind: 'seq',
        stmts: [
          { kind: 'block', label: renameLabel(THROW_LABEL, renaming), body: returning },
          this.copy(call.thrown.variable, EXCEPTION_VARIABLE, call, renaming),
          { kind: 'exit', label: call.thrown.label },
        ],
      },
    };
  }

  /** Hands a result or an exception of the callee, in the callee's own name, to a local of the caller. */
  private copy(target: string, source: string, call: Call, renaming: Renaming): Stmt {
    const value: Expr = renaming.variables.get(source) ?? { kind: 'null' };
    return operation(call, {
      assigns: [{ target: { kind: 'local', name: target, type: this.types.get(target) ?? typeOf(value) }, value }],
    });
  }

  /** `inc/1`, `inc/2`, ...: readable, unique in the procedure, and independent of calls of other methods. */
  private prefix(callee: Procedure): string {
    const name = shortName(callee);
    const isTaken = (prefix: string): boolean =>
      [...this.procedure.params, ...this.procedure.locals].some((known) => known.name.startsWith(`${prefix}.`));
    let number = (this.copies.get(name) ?? 0) + 1;
    while (isTaken(`${name}/${number}`)) number++;
    this.copies.set(name, number);
    return `${name}/${number}`;
  }

  private hinder(reason: string, span: Span): void {
    this.unsupported.set(`${span.file}:${span.start}-${span.end} ${reason}`, { reason, span });
  }

  private recursive(callee: Procedure, place: Place & { outermost: Span }): void {
    const between = place.stack.slice(place.stack.indexOf(callee) + 1).map((procedure) => `\`${procedure.display}\``);
    const through = between.length > 0 ? ` through ${between.join(', ')}` : '';
    const advice = callee.isLambda
      ? this.adviceForLambda(callee, place)
      : `Give \`${callee.display}\` a specification (\`modifies\` and \`ensures\`), which then does.`;
    const above = callee.isLambda ? undefined : implementedBy(this.program, callee, true);
    // Nobody wrote a recursion: what comes from a queue is taken to be of a class that is known.
    const hint = above
      ? ` If the object may be another \`${shownClass(above)}\`, none is known here: an interface of your own, with a specification of its method, says what is called.`
      : '';
    this.complain(`\`${callee.display}\` calls itself${through}, so it cannot be inlined. ${advice}${hint}`, callee, place.outermost);
  }

  /** A lambda carries no specification: an ordinary method on the cycle can, or else the method of the interface. */
  private adviceForLambda(callee: Procedure, place: Place): string {
    const ordinary = place.stack
      .slice(place.stack.indexOf(callee))
      .reverse()
      .find((procedure) => !procedure.isLambda);
    const inherited = ordinary ? undefined : implementedBy(this.program, callee);
    const named = ordinary ?? inherited;
    if (named) return `Give \`${named.display}\` a specification (\`modifies\` and \`ensures\`), which then stands for its call.`;
    return 'A lambda carries no specification: move what it does into a method with one (`modifies` and `ensures`).';
  }

  private tooDeep(callee: Procedure, place: Place & { outermost: Span }): void {
    this.complain(
      `Calls nest more than ${this.maxDepth} deep here, down to \`${callee.display}\`. Give one of the methods on the way a specification (\`modifies\` and \`ensures\`), which then stands for its call.`,
      callee,
      place.outermost,
    );
  }

  private complain(message: string, callee: Procedure, span: Span): void {
    const related: Related = { message: `\`${callee.display}\` is declared here`, span: callee.nameSpan };
    this.diagnostics.set(`${span.file}:${span.start}-${span.end} ${message}`, diagnostic('recursion-needs-spec', span, message, [related]));
  }
}

/** A step that belongs to the call itself: it is where the call is. */
function operation(call: Call, parts: Partial<Operation>): Stmt {
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
      span: call.span,
      within: call.within,
      ...parts,
    },
  };
}
