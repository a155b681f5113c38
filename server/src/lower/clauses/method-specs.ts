/**
 * The specification of a method: its clauses and what its annotations mean, inherited from the method that it overrides where it has none
 * of its own.
 * Neighbours: `bodies/procedures.ts`; formulas in `formula.ts`, frames in `frames.ts`.
 */
import type { Diagnostic } from '../../diagnostics/diagnostic';
import { diagnostic } from '../../diagnostics/diagnostic';
import { overridden } from '../facts/overridden';
import type { Resolved } from '../../resolve/resolve';
import { declaredNeverNull } from '../../resolve/never-null';
import type { MethodSymbol } from '../../resolve/symbols';
import { resolveType } from '../../resolve/type-names';
import { THROWABLE_NAME, erasure } from '../../resolve/types';
import { clauseKeyword } from '../../syntax/clause-keywords';
import { printTypeRef } from '../../syntax/print-spec';
import type { SpecClause } from '../../syntax/spec-ast';
import type { AtomicAction, Clause, Expr, FrameItem, Performs, Procedure, Unsupported } from '../../plato/ir';
import { EXCEPTION_VARIABLE, RESULT_VARIABLE, ref } from '../../plato/ir';
import { mapLocation, setWhen, substituteVars } from '../../plato/substitute';
import { actionLabels, lowerAction, repeatedLabels } from './actions';
import type { FormulaPlace } from './formula';
import { clauseOf } from './formula';
import type { FormulaMode, FormulaVariable } from './formula-context';
import { lowerFrame } from './frames';
import { guardPreconditions, isGuardedBy } from './guarded-by';
import type { MisusedNonNull } from '../facts/non-null';
import { misusedNonNull } from '../facts/non-null';
import { namesResult } from '../../plato/frame-result';
import { lowerPerforms, repeatsFrames } from './performs';
import { promisedForOthers, promisedOfTheLibrary } from './promised-for-others';
import { isProgram, saysWhatItDoes } from './said';
import { platoType, userName } from '../values/plato-types';
import { NULL, and, binary, notEqual, variable } from '../values/terms';

export interface MethodSpec {
  readonly requires: readonly Clause[];
  readonly ensures: readonly Clause[];
  readonly exsures: Procedure['exsures'];
  readonly modifies: readonly FrameItem[] | undefined;
  readonly performs: Performs | undefined;
  readonly actions: readonly AtomicAction[];
  readonly isHelper: boolean;
  /** Settings without which a clause could mean something else. */
  readonly restsOn: readonly string[];
  /** Clauses that are not translated yet: the method is not checked. */
  readonly unsupported: readonly Unsupported[];
  readonly diagnostics: readonly Diagnostic[];
  readonly hasErrors: boolean;
}

/**
 * The method whose specification holds for this one: itself, or the nearest one that it overrides and that has one, of which more is said
 * than what it requires if there is such a one.
 */
export function specifiedBy(method: MethodSymbol, resolved: Resolved): MethodSymbol {
  if (hasClauses(method)) return method;
  const specified = overridden(method, resolved).filter(hasClauses);
  return specified.find(saysWhatItDoes) ?? specified[0] ?? method;
}

function hasClauses(method: MethodSymbol): boolean {
  return method.specs.some((clause) => clause.kind !== 'nowarn');
}

/** Whether the head of a method requires something: a lock, or that a parameter is not null. */
function hasHead(method: MethodSymbol): boolean {
  return method.annotations.some(isGuardedBy) || method.params.some((param) => declaredNeverNull(param) !== undefined);
}

export function lowerMethodSpec(method: MethodSymbol, resolved: Resolved): MethodSpec {
  const source = specifiedBy(method, resolved);
  const own = withClausesOf(source, method, resolved);
  const spec = {
    ...own,
    ensures: [...own.ensures, ...promisedAbove(method, source, own, resolved)],
    unsupported: [...own.unsupported, ...severalAbove(method, source, resolved), ...promisedForOthers(method, resolved)],
    diagnostics: [...own.diagnostics, ...promisedOfTheLibrary(method, resolved)],
    restsOn: [...own.restsOn, ...notComparedAbove(method, own, resolved)],
  };
  // What the heads of overridden methods ask of whoever calls them is asked by this one, too, unless its own head says something else.
  const head = hasHead(method) ? undefined : overridden(method, resolved).find(hasHead);
  if (head === undefined || head === source) return spec;
  const { requires, unsupported } = inheritedAs(method, head, new SpecReader(head, resolved).head());
  return { ...spec, requires: [...requires, ...spec.requires], unsupported: [...unsupported, ...spec.unsupported] };
}

/**
 * What the methods promise that a method overrides, but for the one whose specification is its own: whoever calls it by them, and keeps
 * what they require, relies on that. A method with `performs` or `action` clauses says what it does in its steps, and one that only
 * requires something is put
 * in the place of its calls: nothing is added to these.
 */
function promisedAbove(method: MethodSymbol, source: MethodSymbol, own: MethodSpec, resolved: Resolved): readonly Clause[] {
  const isKnownBySpecification = own.ensures.length > 0 || own.exsures.length > 0 || own.modifies !== undefined;
  if (!isKnownBySpecification || own.performs !== undefined || own.actions.length > 0 || own.isHelper) return [];
  return overridden(method, resolved)
    .filter((above) => above !== source && hasClauses(above))
    .flatMap((above) => {
      const { requires, ensures } = inheritedAs(method, above, new SpecReader(above, resolved).read());
      const asked = requires.map((one) => setWhen(one.expr, 'pre'));
      return ensures.map((one): Clause => ({ ...one, expr: asked.length === 0 ? one.expr : binary('==>', and(...asked), one.expr) }));
    });
}

/** What a method that performs actions of its own overrides: callers go by what it performs. */
function notComparedAbove(method: MethodSymbol, own: MethodSpec, resolved: Resolved): readonly string[] {
  if (!hasClauses(method) || (own.performs === undefined && own.actions.length === 0)) return [];
  return overridden(method, resolved)
    .filter(saysWhatItDoes)
    .map(
      (above) =>
        `takes it that what \`${method.owner.display}.${method.name}\` performs is what \`${above.owner.display}.${above.name}\` says: they are not compared`,
    );
}

/**
 * A method without a specification of its own that would have to keep to two of which one is a program of actions: which one it performs,
 * and that this is what the other one says, nobody has written.
 */
function severalAbove(method: MethodSymbol, source: MethodSymbol, resolved: Resolved): readonly Unsupported[] {
  if (source === method) return [];
  const above = overridden(source, resolved);
  const other = overridden(method, resolved).find((one) => one !== source && !above.includes(one) && saysWhatItDoes(one));
  if (other === undefined || ![source, other].some(({ specs }) => specs.some(({ kind }) => isProgram(kind)))) return [];
  const [first, second] = [source, other].map((one) => `\`${one.owner.display}.${one.name}\``);
  const reason = `the specifications of both ${first} and ${second}, of which one says what is performed (write down what this method does)`;
  return [{ reason, span: method.nameSpan }];
}

function withClausesOf(source: MethodSymbol, method: MethodSymbol, resolved: Resolved): MethodSpec {
  const own = new SpecReader(method, resolved).read();
  if (source === method) return own;
  // The clauses speak of the other method's `this` and parameters. `helper` is not inherited, and errors are reported where they are.
  const inherited = inheritedAs(method, source, new SpecReader(source, resolved).read());
  return {
    ...inherited,
    requires: [...inherited.requires, ...own.requires],
    unsupported: [...inherited.unsupported, ...own.unsupported],
    isHelper: false,
    diagnostics: own.diagnostics,
    hasErrors: inherited.hasErrors || own.hasErrors,
  };
}

function inheritedAs(method: MethodSymbol, source: MethodSymbol, spec: MethodSpec): MethodSpec {
  const replaced = new Map<string, Expr>([['this', variable('this', ref(method.owner.name))]]);
  source.params.forEach((param, index) => {
    const mine = method.params[index]!;
    replaced.set(userName(param.name), variable(userName(mine.name), platoType(mine.type)));
  });
  // What an override gives may be of a narrower type.
  if (method.returnType.kind !== 'void') replaced.set(RESULT_VARIABLE, variable(RESULT_VARIABLE, platoType(method.returnType)));
  const inExpr = (expr: Expr): Expr => substituteVars(expr, replaced);
  const inClause = (clause: Clause): Clause => ({ ...clause, expr: inExpr(clause.expr) });
  const inItem = (item: FrameItem): FrameItem => {
    switch (item.kind) {
      case 'location':
        return { ...item, location: mapLocation(item.location, inExpr) };
      case 'entry':
        return { ...item, map: mapLocation(item.map, inExpr), key: inExpr(item.key), ...(item.inner && { inner: item.inner.map(inExpr) }) };
      case 'allElements':
        return { ...item, array: inExpr(item.array) };
      case 'allFields':
        return { ...item, object: inExpr(item.object) };
      case 'everywhere':
        return item;
    }
  };
  return {
    ...spec,
    requires: spec.requires.map(inClause),
    ensures: spec.ensures.map(inClause),
    modifies: spec.modifies?.map(inItem),
    actions: spec.actions.map((one) => ({ ...one, frame: one.frame.map(inItem), condition: inClause(one.condition) })),
    exsures: spec.exsures.map((one) => ({ ...one, clause: inClause(one.clause) })),
    performs: spec.performs && {
      ...spec.performs,
      actions: spec.performs.actions.map((action) => ({
        ...action,
        frame: action.frame.map(inItem),
        condition: inClause(action.condition),
      })),
    },
  };
}

class SpecReader {
  private readonly requires: Clause[] = [];
  private readonly ensures: Clause[] = [];
  private readonly exsures: Procedure['exsures'][number][] = [];
  private modifies: FrameItem[] | undefined;
  private performs: Performs | undefined;
  private readonly actions: AtomicAction[] = [];
  private readonly unsupported: Unsupported[] = [];
  private readonly diagnostics: Diagnostic[] = [];
  private readonly restsOn: string[] = [];
  private hasErrors = false;
  private readonly variables: readonly FormulaVariable[];

  constructor(
    private readonly source: MethodSymbol,
    private readonly resolved: Resolved,
  ) {
    this.variables = source.params.map((param) => ({
      name: param.name,
      type: param.type,
      expr: variable(userName(param.name), platoType(param.type)),
    }));
  }

  read(): MethodSpec {
    const { source } = this;
    // What has a `performs` is proved alone, and its calls are its actions: there is nothing to inline.
    const isHelper = source.specs.some((clause) => clause.kind === 'helper') && !source.specs.some((clause) => clause.kind === 'performs');
    for (const clause of source.specs) this.clause(clause, isHelper);
    this.complain(repeatedLabels(source.specs));
    const [performs, action] = (['performs', 'action'] as const).map((kind) => source.specs.find((clause) => clause.kind === kind));
    if (performs !== undefined && action !== undefined)
      this.complain([diagnostic('spec-type', action.span, 'A method says what it does either by `performs` or by `action`, not by both.')]);
    this.readHead();
    this.result();
    return this.made(isHelper);
  }

  /** What the head alone says. */
  head(): MethodSpec {
    this.readHead();
    return this.made(false);
  }

  private readHead(): void {
    this.parameters();
    for (const annotation of this.source.annotations) {
      const guards = guardPreconditions(annotation, this.source, this.variables, this.resolved);
      this.complain(guards.diagnostics);
      this.unsupported.push(...guards.notUnderstood);
      this.requires.push(...guards.clauses);
    }
  }

  private made(isHelper: boolean): MethodSpec {
    const { modifies, performs } = this;
    const ofResult = performs !== undefined || this.actions.length > 0 ? modifies?.find(namesResult) : undefined;
    if (ofResult !== undefined)
      this.unsupported.push({ reason: '`\\result` in a `modifies` beside `performs` or `action`', span: ofResult.span });
    const isRepeated = modifies !== undefined && performs !== undefined && repeatsFrames(modifies, performs);
    return {
      // Where actions say what changes, the steps around them change nothing unless `modifies` says so (calvin-tcs 3.2).
      requires: this.requires,
      ensures: this.ensures,
      exsures: this.exsures,
      modifies: isRepeated ? undefined : (modifies ?? (this.actions.length > 0 ? [] : undefined)),
      actions: this.actions,
      performs,
      isHelper,
      restsOn: this.restsOn,
      unsupported: this.unsupported,
      diagnostics: this.diagnostics,
      hasErrors: this.hasErrors,
    };
  }

  private clause(clause: SpecClause, isHelper: boolean): void {
    if (isHelper && (clause.kind === 'ensures' || clause.kind === 'exsures' || clause.kind === 'modifies' || clause.kind === 'action')) {
      this.complain([
        diagnostic(
          'spec-type',
          clause.span,
          `A \`helper\` is always inlined, so its \`${clause.kind}\` would never be checked. Drop one of the two.`,
        ),
      ]);
      return;
    }
    switch (clause.kind) {
      case 'requires':
        return this.condition(clause, 'state', this.requires);
      case 'ensures':
        return this.condition(clause, 'ensures', this.ensures);
      case 'exsures':
        return this.exceptional(clause);
      case 'modifies': {
        const made = lowerFrame(clause.frame, { ...this.place('state'), ofFrame: true });
        this.complain(made.diagnostics);
        this.modifies = [...(this.modifies ?? []), ...made.items];
        return;
      }
      case 'performs':
        return this.performing(clause);
      case 'action': {
        const number = this.source.specs.filter((one) => one.kind === 'action').indexOf(clause);
        const made = lowerAction(clause, actionLabels(this.source.specs)[number]!, this.place('state'));
        this.complain(made.diagnostics);
        if (made.action !== undefined) this.actions.push(made.action);
        return;
      }
      case 'helper':
      case 'nowarn':
        return;
      case 'error':
        this.hasErrors = true;
        return;
      case 'notUsed':
        this.unsupported.push(clause);
        return;
      case 'decreases':
        this.unsupported.push({ reason: 'the clause `decreases` of a method: that the method ends is not proved', span: clause.span });
        return;
      default:
        this.unsupported.push({ reason: `the clause \`${clauseKeyword(clause)}\``, span: clause.span });
    }
  }

  private place(mode: FormulaMode): FormulaPlace {
    const { source } = this;
    const resultType = source.isConstructor || source.returnType.kind === 'void' ? undefined : source.returnType;
    return {
      resolved: this.resolved,
      owner: source.owner,
      mode,
      hasThis: !source.isStatic,
      variables: this.variables,
      typeVariables: source.typeParams,
      resultType,
      ofConstructor: source.isConstructor,
      restsOn: this.restsOn,
    };
  }

  private condition({ expr, span }: SpecClause & { readonly kind: 'requires' | 'ensures' }, mode: FormulaMode, into: Clause[]): void {
    const made = clauseOf(expr, this.place(mode));
    this.complain(made.diagnostics);
    if (made.clause !== undefined) into.push({ ...made.clause, span });
  }

  private performing(clause: SpecClause & { readonly kind: 'performs' }): void {
    if (this.performs !== undefined) {
      this.complain([diagnostic('spec-type', clause.span, 'A method has one `performs`; combine the actions of both by `;` or `[]`.')]);
      return;
    }
    const made = lowerPerforms(clause, this.place('action'));
    this.complain(made.diagnostics);
    this.performs = made.performs;
  }

  private exceptional(clause: SpecClause & { readonly kind: 'exsures' }): void {
    const place = this.place('ensures');
    const type = resolveType(clause.exception, {
      table: this.resolved.table,
      unit: this.source.owner.unit,
      owner: this.source.owner,
      typeVariables: this.source.typeParams,
    });
    const erased = erasure(type);
    if (type.kind === 'unknown' || erased.kind !== 'class' || !this.resolved.table.isSubclass(erased.name, THROWABLE_NAME)) {
      this.complain([
        diagnostic('spec-type', clause.exception.span, `\`${printTypeRef(clause.exception)}\` is no exception that is known here.`),
      ]);
      return;
    }
    // The exception travels as a Throwable; the clause is only about one of its class.
    const bound: readonly FormulaVariable[] =
      clause.name === undefined ? [] : [{ name: clause.name.name, type, expr: variable(EXCEPTION_VARIABLE, ref(THROWABLE_NAME)) }];
    const made = clauseOf(clause.expr, { ...place, resultType: undefined, variables: [...bound, ...this.variables] });
    this.complain(made.diagnostics);
    if (made.clause !== undefined) this.exsures.push({ className: erased.name, clause: { ...made.clause, span: clause.span } });
  }

  /** `non_null` and `@NonNull` parameters. */
  private parameters(): void {
    this.source.params.forEach((param) => {
      for (const clause of param.specs) if (clause.kind !== 'nonNull' && clause.kind !== 'nowarn') this.clause(clause, false);
      const declared = declaredNeverNull(param);
      if (declared === undefined || this.refuses(misusedNonNull(declared, param.name, param.type))) return;
      this.requires.push({
        expr: notEqual(variable(userName(param.name), platoType(param.type)), NULL),
        text: `${param.name} != null`,
        span: declared.span,
      });
    });
  }

  /** A result that is never null is owed at every `return`; one clause more says so to whoever knows the method by its clauses alone. */
  private result(): void {
    const declared = this.source.owner.isLibrary ? undefined : declaredNeverNull({ specs: [], annotations: this.source.annotations });
    const name = `the result of ${this.source.name}`;
    if (declared === undefined || this.refuses(misusedNonNull(declared, name, this.source.returnType))) return;
    if (this.modifies === undefined && this.ensures.length === 0 && this.exsures.length === 0) return;
    this.ensures.push({
      expr: notEqual(variable(RESULT_VARIABLE, platoType(this.source.returnType)), NULL),
      text: '\\result != null',
      span: declared.span,
    });
  }

  /** Whether something that is declared never to be null cannot be used so; that is reported then. */
  private refuses(misuse: MisusedNonNull | undefined): boolean {
    if (misuse?.kind === 'wrong') this.complain([diagnostic('spec-type', misuse.span, misuse.message)]);
    if (misuse?.kind === 'unsupported') this.unsupported.push(misuse);
    return misuse !== undefined;
  }

  private complain(diagnostics: readonly Diagnostic[]): void {
    this.diagnostics.push(...diagnostics);
    if (diagnostics.some((one) => one.severity === 'error')) this.hasErrors = true;
  }
}
