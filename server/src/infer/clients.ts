/**
 * A class and its clients as a program: one object of each class that its methods take, and two threads that call the methods as often as
 * they like with any numbers, where what a method requires holds. A class of threads is started, too.
 * Two are enough to find what protects the class. That it does so among any number of clients is not concluded from them: it is proved by
 * Check 1 with the annotations that are found (docs/soundness/infer.md#what-safe-rests-on, item 6).
 * Neighbours: `extract.ts` unfolds it like any other `main`.
 */
import type { Span } from '../base/span';
import type { Call, ClassDecl, Expr, Operation, Procedure, Program, Stmt, Type, Variable } from '../plato/ir';
import { OBJECT_CLASS, THREAD_CLASS } from '../plato/ir';
import type { Entry } from './entries';

const CLIENT = 'calvin.Client.run()';
const START = 'calvin.Client.main(java.lang.String[])';

export interface ClientProgram {
  readonly program: Program;
  readonly main: Procedure;
  /** Their calls keep to what methods require. */
  readonly clients: ReadonlySet<Procedure>;
}

/**
 * Undefined where an object cannot be made, or no method can be called; `reason` says which. `calls`: how often each client calls one, if
 * not as often as it likes.
 */
export function clientProgram(program: Program, entry: Entry, calls?: number): ClientProgram | { readonly reason: string } {
  const owner = program.classes.find((one) => one.name === entry.className)!;
  return new Clients(program, owner).made(calls);
}

/** How deep objects are made for constructors of objects. */
const DEEPEST = 3;
const LENGTH = 2;
const EXCEPTION: Variable = { name: '$exception', type: { kind: 'ref', className: 'java.lang.Throwable' } };

class Clients {
  /** What was made for parameters, by class; parameters of the client and locals of what begins. */
  private readonly pool = new Map<string, Variable>();
  private readonly making: Stmt[] = [];
  private readonly locals = new Map<string, Variable>();
  private readonly span: Span;

  constructor(
    private readonly program: Program,
    private readonly owner: ClassDecl,
  ) {
    this.span = owner.span;
  }

  made(times: number | undefined): ClientProgram | { readonly reason: string } {
    const { owner, program } = this;
    const own = this.methodsOf(owner.name);
    const isNeeded = own.some((one) => !one.isStatic);
    const self = isNeeded ? this.objectOf(owner.name, 0) : undefined;
    if (isNeeded && !self) return { reason: `\`${owner.display}\`, of which no object can be made here` };
    const run = own.find((one) => one.beginsThread === true && one.entry !== undefined);
    const branches = own.flatMap((one) => (one === run ? [] : this.branch(one, self)));
    // Who hands in an object calls its methods, too.
    for (const [className, object] of [...this.pool])
      if (object !== self) branches.push(...this.methodsOf(className).flatMap((one) => this.branch(one, object)));
    if (branches.length === 0 && !run)
      return {
        reason:
          own.length === 0
            ? `\`${owner.display}\`, which has no method to be called`
            : `\`${own[0]!.display}\`, whose arguments cannot be made here`,
      };
    const client = this.procedure(CLIENT, 'client', false, [...this.pool.values()], this.clientBody(branches, times), [
      ...this.locals.values(),
      EXCEPTION,
    ]);
    const threads =
      branches.length === 0
        ? []
        : [1, 2].map((number): Variable => ({ name: `client${number}`, type: { kind: 'ref', className: THREAD_CLASS } }));
    const start = this.procedure(
      START,
      'clients',
      true,
      [],
      {
        kind: 'seq',
        stmts: [
          ...this.making,
          ...threads.map((one) => this.allocation(one.name, THREAD_CLASS)),
          ...threads.map((one) => this.starting(client, [...this.pool.values(), one])),
          ...(run && self ? [this.starting(run, [self])] : []),
        ],
      },
      [...this.pool.values(), ...threads, ...this.locals.values(), EXCEPTION],
    );
    return { program: { ...program, procedures: [...program.procedures, client, start] }, main: start, clients: new Set([client, start]) };
  }

  private methodsOf(className: string): readonly Procedure[] {
    return this.program.procedures.filter(
      (one) => one.owner === className && one.kind === 'method' && one.isChecked && !one.isTrusted && one.body !== undefined,
    );
  }

  private branch(method: Procedure, object: Variable | undefined): readonly Stmt[] {
    const args = this.argumentsOf(method, method.isStatic || !object ? [] : [object], 0);
    return args ? [{ kind: 'seq', stmts: this.callOf(method, args) }] : [];
  }

  private clientBody(branches: readonly Stmt[], times: number | undefined): Stmt {
    const once: Stmt = { kind: 'block', label: '$next', body: { kind: 'choice', branches: [...branches] } };
    if (times === undefined) return { kind: 'loop', invariants: [], decreases: [], span: this.span, body: once };
    return { kind: 'seq', stmts: Array.from({ length: times }, () => once) };
  }

  private procedure(
    id: string,
    display: string,
    isStatic: boolean,
    params: readonly Variable[],
    body: Stmt,
    locals: readonly Variable[],
  ): Procedure {
    return {
      owner: this.owner.name,
      kind: 'method',
      result: undefined,
      mayThrow: false,
      requires: [],
      ensures: [],
      exsures: [],
      modifies: undefined,
      isAbstract: false,
      isHelper: false,
      isChecked: false,
      isTrusted: false,
      unsupported: [],
      hasSpecErrors: false,
      hasSyntaxErrors: false,
      restsOn: [],
      span: this.span,
      nameSpan: this.span,
      id,
      display,
      isStatic,
      params,
      body,
      locals,
      entry: undefined,
      ...(isStatic ? {} : { beginsThread: true }),
    };
  }

  // ---------------------------------------------------------------- statements

  private op(changes: Partial<Operation>): Stmt {
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
        span: this.span,
        within: [],
        ...changes,
      },
    };
  }

  private allocation(target: string, className: string, length?: number): Stmt {
    return this.op({
      allocates: { target, className, length: length === undefined ? undefined : ({ kind: 'int', value: String(length) } as Expr) },
    });
  }

  private starting(procedure: Procedure, args: readonly Variable[]): Call {
    return {
      kind: 'call',
      mode: 'start',
      targets: [{ procedure: procedure.id, classes: [this.owner.name] }],
      args: args.map(reference),
      result: undefined,
      thrown: undefined,
      description: 'begins',
      span: this.span,
      within: [],
    };
  }

  /** Numbers and truth values are any. */
  private callOf(procedure: Procedure, args: readonly Variable[]): readonly Stmt[] {
    const open = args.filter(({ type }) => type.kind !== 'ref');
    const called: Call = {
      kind: 'call',
      mode: 'call',
      targets: [{ procedure: procedure.id, classes: [procedure.owner] }],
      args: args.map(reference),
      result: undefined,
      thrown: procedure.mayThrow ? { variable: EXCEPTION.name, label: '$next' } : undefined,
      description: `calls \`${procedure.display}\``,
      span: procedure.nameSpan,
      within: [],
    };
    return [...open.map((one) => this.op({ havocs: [{ kind: 'local', ...one }] })), called];
  }

  // ---------------------------------------------------------------- arguments

  private argumentsOf(procedure: Procedure, first: readonly Variable[], depth: number): readonly Variable[] | undefined {
    const given = [...first];
    for (const { name, type } of procedure.params.slice(first.length)) {
      const one = this.argument(`${procedure.id}.${name}`, type, depth);
      if (!one) return undefined;
      given.push(one);
    }
    return given;
  }

  private argument(name: string, type: Type, depth: number): Variable | undefined {
    if (type.kind === 'ref') return this.objectOf(type.className, depth);
    if (type.kind !== 'int' && type.kind !== 'bool') return undefined;
    const made: Variable = { name, type };
    this.locals.set(name, made);
    return made;
  }

  /**
   * The one object that is made for all parameters of a class. Of the library's classes only those are made of which nothing but the
   * identity matters.
   */
  private objectOf(wanted: string, depth: number): Variable | undefined {
    const known = this.pool.get(wanted);
    if (known) return known;
    if (depth > DEEPEST) return undefined;
    const made: Variable = { name: `object${this.pool.size + 1}`, type: { kind: 'ref', className: wanted } };
    if (wanted.endsWith('[]')) return this.kept(wanted, made, [this.allocation(made.name, wanted, LENGTH)]);
    if (wanted === OBJECT_CLASS || wanted === THREAD_CLASS) return this.kept(wanted, made, [this.allocation(made.name, wanted)]);
    for (const one of this.concrete(wanted)) {
      const makers = this.program.procedures.filter(
        (maker) => maker.owner === one.name && maker.kind === 'constructor' && maker.unsupported.length === 0,
      );
      for (const maker of [...makers].sort((a, b) => a.params.length - b.params.length)) {
        const args = this.argumentsOf(maker, [made], depth + 1);
        if (!args) continue;
        // (Its own arguments may have taken its name.)
        const named: Variable = { ...made, name: `object${this.pool.size + 1}` };
        return this.kept(wanted, named, [this.allocation(named.name, one.name), ...this.callOf(maker, [named, ...args.slice(1)])]);
      }
    }
    return undefined;
  }

  private kept(wanted: string, made: Variable, stmts: readonly Stmt[]): Variable {
    this.pool.set(wanted, made);
    this.making.push({ kind: 'block', label: '$next', body: { kind: 'seq', stmts: [...stmts] } });
    return made;
  }

  /** The class itself, or else those of the program that extend it. */
  private concrete(wanted: string): readonly ClassDecl[] {
    const { classes } = this.program;
    const below = new Set([wanted]);
    for (let size = 0; size !== below.size; ) {
      size = below.size;
      for (const one of classes)
        if ([one.superclass, ...one.interfaces].some((name) => name !== undefined && below.has(name))) below.add(one.name);
    }
    return classes
      .filter((one) => below.has(one.name) && !one.isAbstract && !one.isInterface && !one.isLibrary)
      .sort((a, b) => Number(b.name === wanted) - Number(a.name === wanted));
  }
}

function reference(one: Variable): Expr {
  return { kind: 'var', ...one };
}
