/**
 * Random Plato programs for property tests.
 * Why from a list of numbers: fast-check shrinks the list, and where it is used up every choice is the simplest one, so that
 * counterexamples come out small.
 * Neighbours: the property tests of print, parse, inline and effects.
 */
import fc from 'fast-check';
import { DISCIPLINE_KEYWORDS } from '../../src/diagnostics/disciplines';
import type { Span } from '../../src/base/span';
import { NOWHERE } from '../../src/base/span';
import {
  BOOL,
  EXCEPTION_VARIABLE,
  FLOAT,
  HOLDER_FIELD,
  INT,
  OBJECT_CLASS,
  RESULT_VARIABLE,
  RETURN_LABEL,
  START_FIELD,
  THREAD_CLASS,
  THROW_LABEL,
  VARIABLE_ROLES,
  ref,
} from '../../src/plato/ir';
import type {
  BinaryOp,
  CallSite,
  ClassClause,
  ClassDecl,
  Clause,
  Expr,
  FieldDecl,
  Location,
  Operation,
  Procedure,
  Program,
  Stmt,
  Type,
  Variable,
  When,
} from '../../src/plato/ir';

const THROWABLE = 'java.lang.Throwable';
const CLASSES = [OBJECT_CLASS, THREAD_CLASS, 'java.lang.String', THROWABLE, 'Job', 'Outer.Inner', 'über', 'odd name'];
const SOME_TYPES: readonly Type[] = [
  INT,
  BOOL,
  FLOAT,
  ref(OBJECT_CLASS),
  ref('Job'),
  ref('int[]'),
  ref('Job[][]'),
  ref('odd name[]'),
  { kind: 'map', key: INT, value: ref(THREAD_CLASS) },
  { kind: 'map', key: INT, value: { kind: 'map', key: ref('Job'), value: BOOL } },
];
const TEXTS = ['', 'x > 0', 'a "quoted" \\ text', 'two\nlines', '\u2028`', 'reads `this.n`'];
const LOCAL_NAMES = ['x', 'y', 'if', 'start', 'odd name', 'back`tick', 'inc/1.x', 'field', '', 'größe', '$t1'];

export interface Style {
  /** Also ill-typed and undeclared things: only the shape is right. */
  readonly isWild?: boolean;
  /** Every procedure that is called can be inlined or is abstract. */
  readonly isCallable?: boolean;
}

/**
 * Parameters of a property test: the same programs in every run, unless `FAST_CHECK_SEED` says otherwise. Shrinking a failure takes a
 * minute at most.
 */
export function runs(numRuns: number): fc.Parameters<unknown> {
  return { numRuns, seed: Number(process.env['FAST_CHECK_SEED'] ?? 1), interruptAfterTimeLimit: 60_000, markInterruptAsFailure: true };
}

/** Programs that `validateProgram` accepts, unless they are wild. */
export function arbitraryProgram(style: Style = {}): fc.Arbitrary<Program> {
  return fc
    .array(fc.nat(), { minLength: style.isCallable ? 1500 : 0, maxLength: 3000, size: 'max' })
    .map((numbers) => new ProgramMaker(numbers, style).program());
}

/** What is in scope where an expression is made. */
interface Around {
  readonly variables: readonly Variable[];
  /** Whether the shared store may be read. */
  readonly isShared: boolean;
  readonly stores: 'one' | 'two';
}

interface Inside {
  readonly params: readonly Variable[];
  readonly locals: readonly Variable[];
  readonly labels: readonly string[];
  /** Calls go to procedures from here on, seldom to earlier ones: else most programs would be recursive. */
  readonly nextProcedure: number;
  readonly isAtomic: boolean;
}

class ProgramMaker {
  private position = 0;
  private fields: FieldDecl[] = [];
  private heads: Procedure[] = [];
  private labels = 0;

  constructor(
    private readonly numbers: readonly number[],
    private readonly style: Style,
  ) {}

  private below(bound: number): number {
    return (this.numbers[this.position++] ?? 0) % bound;
  }

  private chance(outOf: number): boolean {
    return this.below(outOf) === outOf - 1;
  }

  /** Something that would keep a procedure from being inlined. */
  private hindrance(outOf: number): boolean {
    return this.chance(outOf) && !this.style.isCallable;
  }

  private pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)]!;
  }

  private some<T>(most: number, make: (index: number) => T): T[] {
    return Array.from({ length: this.below(most + 1) }, (_, i) => make(i));
  }

  private maybe<T>(make: () => T): T | undefined {
    return this.chance(2) ? make() : undefined;
  }

  private span(): Span {
    if (this.chance(4)) return NOWHERE;
    const start = this.below(500);
    return { file: this.pick(['Job.java', 'b/"Odd" \\ file.java', '']), start, end: start + this.below(40) };
  }

  program(): Program {
    const classes = CLASSES.map(
      (name): ClassDecl => ({
        name,
        display: this.chance(3) ? 'shown' : name.slice(name.lastIndexOf('.') + 1),
        superclass: name === OBJECT_CLASS ? undefined : OBJECT_CLASS,
        interfaces: this.some(2, () => this.pick(CLASSES)),
        isInterface: this.chance(4),
        isFinal: this.chance(3),
        isAbstract: this.chance(3),
        isLibrary: this.chance(3),
        isThreadLocal: this.chance(3),
        ...(this.chance(3) && { hasUnknownSupers: true as const }),
        span: this.span(),
      }),
    );
    const plain = {
      isFinal: false,
      isVolatile: false,
      isNonNull: false,
      constant: undefined,
      disciplines: [],
      span: NOWHERE,
      nameSpan: NOWHERE,
    };
    this.fields = [
      { id: HOLDER_FIELD, name: 'holder', owner: OBJECT_CLASS, type: ref(THREAD_CLASS), isStatic: false, isGhost: true, ...plain },
      { id: START_FIELD, name: 'start', owner: THREAD_CLASS, type: BOOL, isStatic: false, isGhost: true, ...plain },
    ];
    for (const owner of ['Job', 'Outer.Inner', 'odd name']) {
      this.some(5, (i) => i).forEach((i) => {
        const name = this.pick([`f${i}`, `${owner}${i}`, `length${i}`, `field${i}`]);
        this.fields.push({
          ...plain,
          id: `${owner}.${name}`,
          name,
          owner,
          type: this.pick(SOME_TYPES),
          isStatic: this.chance(3),
          isGhost: this.chance(4),
        });
      });
    }
    this.fields = this.fields.filter((field, i) => this.fields.findIndex((other) => other.id === field.id) === i);
    this.fields = this.fields.map((field) => this.decorated(field));
    this.heads = this.some(5, (i) => this.head(i));
    const clauses = (stores: 'one' | 'two'): ClassClause[] =>
      this.some(2, () => {
        const usesThis = this.chance(2);
        const owner = this.pick(CLASSES);
        const variables = usesThis ? [{ name: 'this', type: ref(owner) }] : [];
        return { owner, usesThis, clause: this.clause({ variables, isShared: true, stores }) };
      });
    return {
      classes,
      fields: this.fields,
      envAssumptions: clauses('two'),
      invariants: clauses('one'),
      axioms: clauses('one'),
      procedures: this.heads.map((head) => this.completed(head)),
    };
  }

  private decorated(field: FieldDecl): FieldDecl {
    const self = { name: 'this', type: ref(field.owner) };
    const variables = field.isStatic ? [] : [self];
    return {
      ...field,
      isFinal: this.chance(4),
      isVolatile: this.chance(4),
      isNonNull: this.chance(4),
      span: this.span(),
      nameSpan: this.span(),
      constant: this.maybe(() => this.expr(field.type, 1, { variables: [], isShared: false, stores: 'one' })),
      disciplines: this.some(2, () => {
        const indices = this.some(2, (i) => ({ name: `i${i}`, type: INT }));
        return {
          keyword: this.pick(DISCIPLINE_KEYWORDS),
          indices,
          clause: this.clause({ variables: [...variables, ...indices], isShared: true, stores: 'one' }),
        };
      }),
    };
  }

  private clause(around: Around): Clause {
    return { expr: this.expr(BOOL, 3, around), text: this.pick(TEXTS), span: this.span() };
  }

  // ---------------------------------------------------------------- procedures

  private head(index: number): Procedure {
    const kind = this.pick(['method', 'constructor', 'staticInitializer'] as const);
    const isStatic = kind === 'method' && this.chance(2);
    const owner = this.pick(['Job', 'Outer.Inner']);
    const self = kind === 'staticInitializer' || isStatic ? [] : [{ name: 'this', type: ref(owner) }];
    const result = kind === 'method' ? this.maybe(() => this.pick(SOME_TYPES)) : undefined;
    const locals = [...new Set(this.some(5, () => this.pick(LOCAL_NAMES)))].map((name) => ({
      name,
      type: this.pick(SOME_TYPES),
      ...(this.chance(3) && { role: this.pick(VARIABLE_ROLES) }),
    }));
    return {
      id: `${owner}.${kind === 'method' ? `m${index}` : `<init>${index}`}(int)`,
      display: `${owner}.m${index}`,
      owner,
      kind,
      isStatic,
      params: [...self, ...this.some(2, (i) => ({ name: `p${i}`, type: this.pick(SOME_TYPES) }))],
      result,
      mayThrow: this.chance(2),
      entry: undefined,
      requires: [],
      ensures: [],
      exsures: [],
      modifies: undefined,
      isAbstract: this.chance(4),
      isHelper: this.chance(4),
      isChecked: this.chance(2),
      isTrusted: this.chance(4),
      ...(this.chance(4) && { beginsThread: true }),
      ...(this.chance(4) && { isLambda: true }),
      ...(this.chance(4) && { asserts: true as const }),
      locals: [...locals, ...(result ? [{ name: RESULT_VARIABLE, type: result }] : []), { name: EXCEPTION_VARIABLE, type: ref(THROWABLE) }],
      body: undefined,
      unsupported: [],
      hasSpecErrors: this.hindrance(6),
      hasSyntaxErrors: this.hindrance(6),
      restsOn: this.some(2, () => this.pick(TEXTS)),
      span: this.span(),
      nameSpan: this.span(),
    };
  }

  private completed(head: Procedure): Procedure {
    const atExit = [...head.params, ...head.locals.filter((local) => local.name.startsWith('$') && local.name !== '$t1')];
    const entry: Around = { variables: head.params, isShared: true, stores: 'one' };
    const exit: Around = { variables: atExit, isShared: true, stores: 'two' };
    this.labels = 0;
    const inside: Inside = {
      params: head.params,
      locals: head.locals,
      labels: head.mayThrow ? [RETURN_LABEL, THROW_LABEL] : [RETURN_LABEL],
      nextProcedure: this.heads.indexOf(head) + 1,
      isAtomic: false,
    };
    return {
      ...head,
      entry: this.maybe(() => this.expr(BOOL, 2, entry)),
      requires: this.some(2, () => this.clause(entry)),
      ensures: this.some(2, () => this.clause(exit)),
      exsures: this.some(1, () => ({ className: THROWABLE, clause: this.clause(exit) })),
      modifies: this.maybe(() =>
        this.some(3, () => {
          const kind = this.pick(['location', 'allElements', 'allFields'] as const);
          const span = this.span();
          if (kind === 'location') return { kind, location: this.location(entry), span };
          if (kind === 'allElements') return { kind, array: this.expr(ref('int[]'), 2, entry), span };
          return { kind, object: this.expr(ref('Job'), 2, entry), span };
        }),
      ),
      body: this.hindrance(6) ? undefined : { kind: 'seq', stmts: this.some(6, () => this.stmt(inside, 4)) },
      unsupported: this.hindrance(8) ? [{ reason: this.pick(TEXTS), span: this.span() }] : [],
    };
  }

  private stmt(inside: Inside, depth: number): Stmt {
    const kinds =
      depth === 0 ? (['op', 'exit'] as const) : (['op', 'seq', 'choice', 'loop', 'block', 'exit', 'atomic', 'call', 'op', 'seq'] as const);
    const kind = this.pick(kinds);
    const inner = (within: Inside = inside): Stmt => this.stmt(within, depth - 1);
    switch (kind) {
      case 'op':
        return { kind, op: this.operation(inside) };
      case 'seq':
        return { kind, stmts: this.some(4, () => inner()) };
      case 'choice':
        return { kind, branches: [inner(), ...this.some(2, () => inner())] };
      case 'loop': {
        const around: Around = { variables: [...inside.params, ...inside.locals], isShared: true, stores: 'one' };
        const decreases = this.some(1, () => ({ expr: this.expr(INT, 2, around), text: this.pick(TEXTS), span: this.span() }));
        return { kind, invariants: this.some(2, () => this.clause(around)), decreases, body: inner(), span: this.span() };
      }
      case 'block': {
        const label = `${this.pick(['L', 'break', 'odd label', 'exit'])}${this.labels++}`;
        return { kind, label, body: inner({ ...inside, labels: [...inside.labels, label] }) };
      }
      case 'exit':
        return { kind, label: this.pick(inside.labels) };
      case 'atomic':
        return { kind, body: inner({ ...inside, isAtomic: true }), span: this.span() };
      case 'call':
        return this.call(inside) ?? { kind: 'op', op: this.operation(inside) };
    }
  }

  private sites(): CallSite[] {
    return this.chance(3) ? this.some(2, () => ({ procedure: this.pick(['Job.m0(int)', 'plain.Name']), span: this.span() })) : [];
  }

  private call(inside: Inside): Stmt | undefined {
    const callable = this.chance(12) ? this.heads : this.heads.slice(inside.nextProcedure);
    if (callable.length === 0) return undefined;
    const first = this.pick(callable);
    const fits = (other: Procedure): boolean =>
      other !== first &&
      other.params.length === first.params.length &&
      other.params.every((parameter, i) => parameter.type.kind === first.params[i]!.type.kind) &&
      other.result?.kind === first.result?.kind;
    const canDispatch =
      first.params[0]?.type.kind === 'ref' &&
      first.params.every((parameter) => parameter.type.kind !== 'map') &&
      first.result?.kind !== 'map';
    const second = canDispatch ? callable.find(fits) : undefined;
    const targets =
      second && this.chance(2)
        ? [
            { procedure: first.id, classes: ['Job'] },
            { procedure: second.id, classes: ['Outer.Inner', 'über'] },
          ]
        : [{ procedure: first.id, classes: this.some(1, () => 'Job') }];
    const around: Around = { variables: [...inside.params, ...inside.locals], isShared: false, stores: 'one' };
    const typed = first.result ? inside.locals.filter((local) => JSON.stringify(local.type) === JSON.stringify(first.result)) : [];
    const exception = inside.locals.find((local) => local.name === EXCEPTION_VARIABLE);
    const mayThrow = targets.some((target) => this.heads.find((head) => head.id === target.procedure)?.mayThrow);
    return {
      kind: 'call',
      mode: this.chance(6) ? 'start' : 'call',
      targets,
      args: first.params.map((parameter) => this.expr(parameter.type, 2, around)),
      result: typed.length > 0 && this.chance(2) ? this.pick(typed).name : undefined,
      thrown: exception && mayThrow ? { variable: exception.name, label: this.pick(inside.labels) } : undefined,
      description: this.pick(TEXTS),
      span: this.span(),
      within: this.sites(),
    };
  }

  // ---------------------------------------------------------------- operations

  private operation(inside: Inside): Operation {
    const variables = [...inside.params, ...inside.locals];
    const local: Around = { variables, isShared: false, stores: 'one' };
    const specification: Around = { ...local, isShared: true };
    const op: Operation = {
      asserts: this.some(2, () => ({
        code: this.pick(['null-dereference', 'assertion', 'precondition', 'index-out-of-bounds'] as const),
        expr: this.expr(BOOL, 2, specification),
        message: this.pick(TEXTS),
        span: this.span(),
        related: this.some(2, () => ({ message: this.pick(TEXTS), span: this.span() })),
      })),
      guard: undefined,
      assigns: [],
      havocs: [],
      post: undefined,
      allocates: undefined,
      role: 'local',
      description: this.pick(TEXTS),
      span: this.span(),
      within: this.sites(),
    };
    const target = this.local(inside.locals);
    const role = this.pick(['local', 'read', 'write', 'assume', 'ghost', 'allocate', 'specification', 'acquire'] as const);
    switch (role) {
      case 'local':
        return target ? { ...op, role, assigns: [{ target, value: this.expr(target.type, 2, local) }] } : op;
      case 'read': {
        const source = this.location(local);
        const into = this.local(inside.locals.filter((variable) => JSON.stringify(variable.type) === JSON.stringify(source.type)));
        return into ? { ...op, role, assigns: [{ target: into, value: asExpr(source, 'post') }] } : op;
      }
      case 'write': {
        const written = this.location(local);
        return { ...op, role, assigns: [{ target: written, value: this.expr(written.type, 2, local) }] };
      }
      case 'assume':
        return { ...op, role, guard: this.expr(BOOL, 2, local) };
      case 'allocate': {
        const into = inside.locals.find((variable) => variable.type.kind === 'ref');
        if (!into) return op;
        const className = this.pick(['Job', 'int[]', 'odd name[][]']);
        const length = className.endsWith('[]') ? this.expr(INT, 1, local) : undefined;
        const post = this.maybe(() => this.expr(BOOL, 1, local));
        return { ...op, role, allocates: { target: into.name, className, length }, post };
      }
      case 'ghost':
      case 'acquire':
      case 'specification': {
        const shared = this.location(local);
        const other = this.location(local);
        const isOtherNew = JSON.stringify(other) !== JSON.stringify(shared);
        return {
          ...op,
          role,
          guard: this.maybe(() => this.expr(BOOL, 2, specification)),
          assigns: [{ target: shared, value: this.expr(shared.type, 2, specification) }],
          havocs: [...(isOtherNew ? [other] : []), ...(target ? [target] : [])],
          post: this.maybe(() => this.expr(BOOL, 3, { ...specification, stores: 'two' })),
        };
      }
    }
  }

  private local(variables: readonly Variable[]): Location | undefined {
    if (variables.length === 0) return undefined;
    const { name, type } = this.pick(variables);
    return { kind: 'local', name, type };
  }

  private location(around: Around): Location {
    if (this.chance(3)) {
      return { kind: 'elem', array: this.expr(ref('int[]'), 1, around), index: this.expr(INT, 1, around), type: INT };
    }
    const field = this.pick(this.fields);
    if (field.isStatic) return { kind: 'static', field: field.id, type: field.type };
    return { kind: 'field', object: this.expr(ref(field.owner), 1, around), field: field.id, type: field.type };
  }

  // ---------------------------------------------------------------- expressions

  /** An expression of exactly this type as written, unless wild. */
  private expr(type: Type, depth: number, around: Around): Expr {
    if (this.style.isWild && this.chance(12)) return this.wild(type, depth, around);
    const options: (() => Expr)[] = [() => this.simple(type)];
    const sameType = (other: Type): boolean => JSON.stringify(other) === JSON.stringify(type);
    for (const { name, type: own } of around.variables) if (sameType(own)) options.push(() => ({ kind: 'var', name, type: own }));
    if (depth > 0) {
      const inner = (wanted: Type): Expr => this.expr(wanted, depth - 1, around);
      const when: When = around.stores === 'two' ? this.pick(['pre', 'post'] as const) : 'post';
      if (around.isShared) {
        for (const field of this.fields.filter((known) => sameType(known.type))) {
          options.push(() =>
            field.isStatic
              ? { kind: 'static', field: field.id, when, type }
              : { kind: 'field', object: inner(ref(field.owner)), field: field.id, when, type },
          );
        }
        if (type.kind === 'int') options.push(() => ({ kind: 'elem', array: inner(ref('int[]')), index: inner(INT), when, type }));
        if (sameType(ref('Job'))) options.push(() => ({ kind: 'elem', array: inner(ref('Job[]')), index: inner(INT), when, type }));
      }
      options.push(() => ({ kind: 'ite', cond: inner(BOOL), then: inner(type), else: inner(type) }));
      options.push(() => ({
        kind: 'apply',
        name: this.pick(['shl', 'float.add', 'length', 'odd op']),
        args: this.some(2, () => inner(this.pick(SOME_TYPES))),
        type,
      }));
      options.push(() => ({ kind: 'mapGet', map: inner({ kind: 'map', key: INT, value: type }), key: inner(INT), type }));
      if (type.kind === 'map') options.push(() => ({ kind: 'mapSet', map: inner(type), key: inner(type.key), value: inner(type.value) }));
      if (type.kind === 'int') {
        options.push(() => ({ kind: 'length', array: inner(ref('int[]')) }));
        options.push(() => ({ kind: 'unary', op: '-', operand: inner(INT) }));
        options.push(() => ({ kind: 'binary', op: this.pick(['+', '-', '*', '/', '%'] as const), left: inner(INT), right: inner(INT) }));
      }
      if (type.kind === 'bool') options.push(...this.formulas(depth, around));
    }
    return this.pick(options)();
  }

  private formulas(depth: number, around: Around): (() => Expr)[] {
    const inner = (wanted: Type): Expr => this.expr(wanted, depth - 1, around);
    const logical: readonly BinaryOp[] = ['&&', '||', '==>', '<==>', '='];
    const job = (): Expr => inner(this.pick([ref('Job'), ref(OBJECT_CLASS)]));
    return [
      () => ({ kind: 'binary', op: this.pick(logical), left: inner(BOOL), right: inner(BOOL) }),
      () => ({ kind: 'binary', op: this.pick(['<', '<=', '>', '>=', '=', '!='] as const), left: inner(INT), right: inner(INT) }),
      () => ({ kind: 'binary', op: this.pick(['=', '!='] as const), left: job(), right: job() }),
      () => ({ kind: 'unary', op: '!', operand: inner(BOOL) }),
      () => ({ kind: 'instanceof', operand: job(), className: this.pick(['Job', 'odd name', 'int[]']) }),
      () => ({ kind: 'exactType', operand: job(), className: this.pick(['Job', 'Outer.Inner[]']) }),
      () => ({ kind: 'sameType', left: job(), right: job() }),
      () => (this.style.isCallable ? { kind: 'bool', value: true } : { kind: 'fresh', operand: job() }),
      () => {
        const variables = [{ name: this.pick(['i', 'x', 'tid', 'odd name']), type: this.pick(SOME_TYPES) }];
        const body = this.expr(BOOL, depth - 1, {
          ...around,
          variables: [...around.variables.filter((variable) => variable.name !== variables[0]!.name), ...variables],
        });
        return { kind: 'quantifier', which: this.pick(['forall', 'exists'] as const), variables, body };
      },
    ];
  }

  private simple(type: Type): Expr {
    switch (type.kind) {
      case 'int':
        return { kind: 'int', value: this.pick(['0', '1', '-1', '2147483648', '-9223372036854775808']) };
      case 'bool':
        return { kind: 'bool', value: this.chance(2) };
      case 'float':
      case 'map':
        return { kind: 'apply', name: 'zero', args: [], type };
      case 'ref':
        if (type.className === THREAD_CLASS && this.chance(2)) return this.pick([{ kind: 'tid' }, { kind: 'main' }]);
        if (type.className === 'java.lang.String') return { kind: 'string', value: this.pick(TEXTS) };
        // Of exactly this type, unlike `null`.
        return type.className === OBJECT_CLASS
          ? this.pick<Expr>([{ kind: 'null' }, { kind: 'classObject', className: 'Job' }])
          : { kind: 'apply', name: 'some', args: [], type };
    }
  }

  private wild(type: Type, depth: number, around: Around): Expr {
    const when = this.pick(['pre', 'post'] as const);
    const inner = (): Expr => this.expr(this.pick(SOME_TYPES), Math.max(depth - 1, 0), around);
    const odd = this.pick(['unknown', '', 'Job', 'tid', 'a.b', 'null', 'x y']);
    const options: readonly (() => Expr)[] = [
      () => ({ kind: 'var', name: odd, type: this.pick(SOME_TYPES) }),
      () => ({ kind: 'field', object: { kind: 'null' }, field: odd, when, type: this.pick(SOME_TYPES) }),
      () => ({ kind: 'static', field: odd, when, type: this.pick(SOME_TYPES) }),
      () => ({ kind: 'elem', array: { kind: 'int', value: '-3' }, index: { kind: 'null' }, when, type }),
      () => ({ kind: 'apply', name: odd, args: [], type }),
      () => ({ kind: 'unary', op: this.pick(['-', '!'] as const), operand: inner() }),
      () => ({ kind: 'binary', op: this.pick(['+', '<', '=', '&&', '==>', '-', '/'] as const), left: inner(), right: inner() }),
      () => ({ kind: 'mapSet', map: inner(), key: inner(), value: inner() }),
      () => ({ kind: 'instanceof', operand: inner(), className: this.pick(['int', 'bool[]', 'int[][]', 'map', 'a b', '']) }),
    ];
    return this.pick(options)();
  }
}

function asExpr(location: Location, when: When): Expr {
  switch (location.kind) {
    case 'local':
      return { kind: 'var', name: location.name, type: location.type };
    case 'field':
      return { kind: 'field', object: location.object, field: location.field, when, type: location.type };
    case 'static':
      return { kind: 'static', field: location.field, when, type: location.type };
    case 'elem':
      return { kind: 'elem', array: location.array, index: location.index, when, type: location.type };
  }
}
