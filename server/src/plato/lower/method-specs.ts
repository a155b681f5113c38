/**
 * The specification of a method: its clauses and what its annotations mean, inherited from the method that it overrides where it has none of its own.
 * Neighbours: `procedures.ts`; formulas in `formula.ts`, frames in `frames.ts`.
 */
import type { Span } from '../../base/span';
import type { Diagnostic } from '../../diagnostics/diagnostic';
import { diagnostic } from '../../diagnostics/diagnostic';
import { overrides } from '../../resolve/members';
import type { Resolved } from '../../resolve/resolve';
import type { MethodSymbol } from '../../resolve/symbols';
import { resolveType } from '../../resolve/type-names';
import { THROWABLE_NAME, displayType, erasure, isReference } from '../../resolve/types';
import { clauseKeyword } from '../../syntax/placement';
import { printTypeRef } from '../../syntax/print-spec';
import type { SpecClause } from '../../syntax/spec-ast';
import type { AtomicAction, Clause, Expr, FrameItem, Performs, Procedure, Unsupported } from '../ir';
import { EXCEPTION_VARIABLE, ref } from '../ir';
import { mapLocation, substituteVars } from '../substitute';
import { actionLabels, lowerAction, repeatedLabels } from './actions';
import { userName } from './builder';
import type { FormulaPlace } from './formula';
import { clauseOf } from './formula';
import type { FormulaMode, FormulaVariable } from './formula-context';
import { lowerFrame } from './frames';
import { guardPrecondition } from './guarded-by';
import { isNonNullAnnotation } from './non-null';
import { lowerPerforms } from './performs';
import { platoType } from './plato-types';
import { NULL, notEqual, variable } from './terms';

export interface MethodSpec {
  readonly requires: readonly Clause[];
  readonly ensures: readonly Clause[];
  readonly exsures: Procedure['exsures'];
  readonly modifies: readonly FrameItem[] | undefined;
  readonly performs: Performs | undefined;
  readonly actions: readonly AtomicAction[];
  readonly isHelper: boolean;
  /** Clauses that are not translated yet: the method is not checked. */
  readonly unsupported: readonly Unsupported[];
  readonly diagnostics: readonly Diagnostic[];
  readonly hasErrors: boolean;
}

/** The method whose specification holds for this one: itself, or the nearest one that it overrides and that has one. */
export function specifiedBy(method: MethodSymbol, resolved: Resolved): MethodSymbol {
  if (hasClauses(method) || method.isConstructor || method.isStatic || method.isPrivate) return method;
  for (const above of resolved.table.lineage(method.owner)) {
    if (above === method.owner || above.isLibrary) continue;
    const found = above.methods.find((one) => hasClauses(one) && overrides(resolved.table, method, one));
    if (found !== undefined) return found;
  }
  return method;
}

function hasClauses(method: MethodSymbol): boolean {
  return method.specs.some((clause) => clause.kind !== 'nowarn');
}

export function lowerMethodSpec(method: MethodSymbol, resolved: Resolved): MethodSpec {
  const source = specifiedBy(method, resolved);
  const own = new SpecReader(method, resolved).read();
  if (source === method) return own;
  // The clauses speak of the other method's `this` and parameters. `helper` is not inherited, and errors are reported where they are.
  const inherited = inheritedAs(method, source, new SpecReader(source, resolved).read());
  return { ...inherited, requires: [...inherited.requires, ...own.requires], isHelper: false, diagnostics: own.diagnostics, hasErrors: inherited.hasErrors || own.hasErrors };
}

function inheritedAs(method: MethodSymbol, source: MethodSymbol, spec: MethodSpec): MethodSpec {
  const replaced = new Map<string, Expr>([['this', variable('this', ref(method.owner.name))]]);
  source.params.forEach((param, index) => {
    const mine = method.params[index]!;
    replaced.set(userName(param.name), variable(userName(mine.name), platoType(mine.type)));
  });
  const inExpr = (expr: Expr): Expr => substituteVars(expr, replaced);
  const inClause = (clause: Clause): Clause => ({ ...clause, expr: inExpr(clause.expr) });
  const inItem = (item: FrameItem): FrameItem => {
    switch (item.kind) {
      case 'location': return { ...item, location: mapLocation(item.location, inExpr) };
      case 'entry': return { ...item, map: mapLocation(item.map, inExpr), key: inExpr(item.key) };
      case 'allElements': return { ...item, array: inExpr(item.array) };
      case 'allFields': return { ...item, object: inExpr(item.object) };
      case 'everywhere': return item;
    }
  };
  return {
    ...spec, requires: spec.requires.map(inClause), ensures: spec.ensures.map(inClause), modifies: spec.modifies?.map(inItem),
    actions: spec.actions.map((one) => ({ ...one, frame: one.frame.map(inItem), condition: inClause(one.condition) })),
    exsures: spec.exsures.map((one) => ({ ...one, clause: inClause(one.clause) })),
    performs: spec.performs && { ...spec.performs, actions: spec.performs.actions.map((action) => ({ ...action, frame: action.frame.map(inItem), condition: inClause(action.condition) })) },
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
  private hasErrors = false;
  private readonly variables: readonly FormulaVariable[];

  constructor(private readonly source: MethodSymbol, private readonly resolved: Resolved) {
    this.variables = source.params.map((param) => ({ name: param.name, type: param.type, expr: variable(userName(param.name), platoType(param.type)) }));
  }

  read(): MethodSpec {
    const { source } = this;
    const isHelper = source.specs.some((clause) => clause.kind === 'helper');
    for (const clause of source.specs) this.clause(clause, isHelper);
    this.complain(repeatedLabels(source.specs));
    const [performs, action] = (['performs', 'action'] as const).map((kind) => source.specs.find((clause) => clause.kind === kind));
    if (performs !== undefined && action !== undefined) this.complain([diagnostic('spec-type', action.span, 'A method says what it does either by `performs` or by `action`, not by both.')]);
    this.parameters();
    for (const annotation of source.annotations) {
      if (isNonNullAnnotation(annotation.name) && !source.isConstructor && !source.owner.isLibrary) {
        this.diagnostics.push(diagnostic('unsupported', annotation.span, '`@NonNull` before a method is not used yet: that its result is not null is neither checked nor assumed. `ensures \\result != null` says so.'));
      }
      const guard = guardPrecondition(annotation, source.owner, !source.isStatic, this.variables, this.resolved);
      if (guard === undefined) continue;
      this.complain(guard.diagnostics);
      if (guard.clause !== undefined) this.requires.push(guard.clause);
    }
    return {
      // Where actions say what changes, the steps around them change nothing unless `modifies` says so (calvin-tcs 3.2).
      requires: this.requires, ensures: this.ensures, exsures: this.exsures, modifies: this.modifies ?? (this.actions.length > 0 ? [] : undefined),
      actions: this.actions, performs: this.performs, isHelper,
      unsupported: this.unsupported, diagnostics: this.diagnostics, hasErrors: this.hasErrors,
    };
  }

  private clause(clause: SpecClause, isHelper: boolean): void {
    if (isHelper && (clause.kind === 'ensures' || clause.kind === 'exsures' || clause.kind === 'modifies' || clause.kind === 'performs' || clause.kind === 'action')) {
      this.complain([diagnostic('spec-type', clause.span, `A \`helper\` is always inlined, so its \`${clause.kind}\` would never be checked. Drop one of the two.`)]);
      return;
    }
    switch (clause.kind) {
      case 'requires': return this.condition(clause, 'state', this.requires);
      case 'ensures': return this.condition(clause, 'ensures', this.ensures);
      case 'exsures': return this.exceptional(clause);
      case 'modifies': {
        const made = lowerFrame(clause.frame, this.place('state'));
        this.complain(made.diagnostics);
        this.modifies = [...(this.modifies ?? []), ...made.items];
        return;
      }
      case 'performs': return this.performing(clause);
      case 'action': {
        const number = this.source.specs.filter((one) => one.kind === 'action').indexOf(clause);
        const made = lowerAction(clause, actionLabels(this.source.specs)[number]!, this.place('state'));
        this.complain(made.diagnostics);
        if (made.action !== undefined) this.actions.push(made.action);
        return;
      }
      case 'helper': case 'nowarn': return;
      case 'error':
        this.hasErrors = true;
        return;
      case 'decreases':
        this.diagnostics.push(diagnostic('unsupported', clause.span, 'The clause `decreases` of a method is not used yet: that the method ends is not proved.'));
        return;
      default:
        this.unsupported.push({ reason: `the clause \`${clauseKeyword(clause)}\``, span: clause.span });
    }
  }

  private place(mode: FormulaMode): FormulaPlace {
    const { source } = this;
    const resultType = source.isConstructor || source.returnType.kind === 'void' ? undefined : source.returnType;
    return { resolved: this.resolved, owner: source.owner, mode, hasThis: !source.isStatic, variables: this.variables, typeVariables: source.typeParams, resultType };
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
    const type = resolveType(clause.exception, { table: this.resolved.table, unit: this.source.owner.unit, owner: this.source.owner, typeVariables: this.source.typeParams });
    const erased = erasure(type);
    if (type.kind === 'unknown' || erased.kind !== 'class' || !this.resolved.table.isSubclass(erased.name, THROWABLE_NAME)) {
      this.complain([diagnostic('spec-type', clause.exception.span, `\`${printTypeRef(clause.exception)}\` is no exception that is known here.`)]);
      return;
    }
    // The exception travels as a Throwable; the clause is only about one of its class.
    const bound: readonly FormulaVariable[] = clause.name === undefined ? []
      : [{ name: clause.name.name, type, expr: variable(EXCEPTION_VARIABLE, ref(THROWABLE_NAME)) }];
    const made = clauseOf(clause.expr, { ...place, resultType: undefined, variables: [...bound, ...this.variables] });
    this.complain(made.diagnostics);
    if (made.clause !== undefined) this.exsures.push({ className: erased.name, clause: { ...made.clause, span: clause.span } });
  }

  /** `non_null` and `@NonNull` parameters. */
  private parameters(): void {
    this.source.params.forEach((param) => {
      const span: Span | undefined = param.specs.find((clause) => clause.kind === 'nonNull')?.span ?? param.annotations.find((one) => isNonNullAnnotation(one.name))?.span;
      if (param.specs.some((clause) => clause.kind === 'error')) this.hasErrors = true;
      if (span === undefined) return;
      if (!isReference(param.type)) {
        this.complain([diagnostic('spec-type', span, `\`${param.name}\` is of type \`${displayType(param.type)}\`, which is never null.`)]);
        return;
      }
      this.requires.push({ expr: notEqual(variable(userName(param.name), platoType(param.type)), NULL), text: `${param.name} != null`, span });
    });
  }

  private complain(diagnostics: readonly Diagnostic[]): void {
    this.diagnostics.push(...diagnostics);
    if (diagnostics.some((one) => one.severity === 'error')) this.hasErrors = true;
  }
}
