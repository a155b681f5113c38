/**
 * The slice of a check: the stores that its condition must speak of, and the clauses. It begins with what the procedure touches and its
 * specifications mention, and grows by every clause that may speak of a region at hand, with all that this clause reads. Every other clause
 * is left out: no step of the procedure can break it, and nothing that is to be shown can need it.
 * (docs/soundness/slices.md#slices-of-conditions)
 * Neighbours: `body-regions.ts` and `clause-regions.ts` say what is touched, `closure.ts` grows it; `modular/thread-modular.ts` makes its
 * context of a slice.
 */
import { onceFor, onceForWith } from '../../base/once-for';
import { inOrderOf } from '../../base/order';
import type { Effects } from '../../effects/effects';
import type { Call, Clause, Discipline, Expr, Operation, Procedure, Program, Stmt } from '../../plato/ir';
import { visitStmt } from '../../plato/statements';
import { children } from '../../plato/substitute';
import { nonNullConjuncts, type Conjunct } from '../environment/environment';
import { withoutHalfOpened } from '../environment/map-invariants';
import type { Hierarchy } from '../logic/hierarchy';
import type { Stores } from '../logic/stores';
import { CalledRegions, localFamilies, regionsOfArraysRead, regionsOfFrame, regionsOfOperation } from './body-regions';
import { clauseTable, regionsAt, spokenIn } from './clause-regions';
import { Closure } from './closure';
import type { Families, LocalFamilies } from './regions';

/**
 * The invariants that an object of this method's own making must satisfy when it escapes: those of the classes that it allocates (a
 * constructor: of any class that its object may have), and those that speak of all objects of such a class by a quantifier. Of the same
 * classes, that fields declared `non_null` have been set.
 */
export function owedOnEscape(
  program: Program,
  hierarchy: Hierarchy,
  procedure: Procedure,
  operations: readonly Operation[],
  conjuncts: readonly Conjunct[],
): ReadonlySet<Conjunct> {
  const made = new Set(operations.flatMap((op) => (op.allocates ? [op.allocates.className] : [])));
  const isConstructor = procedure.kind === 'constructor';
  if (made.size === 0 && !isConstructor) return new Set();
  const mayBeOurs = (name: string): boolean =>
    [...made].some((one) => hierarchy.isSubtype(one, name)) || (isConstructor && hierarchy.mayShare(procedure.owner, name));
  // The library's own objects are believed to satisfy its invariants.
  const isOwed = (conjunct: Conjunct): boolean => !conjunct.isTrusted || (conjunct.earnedBy ?? []).some(mayBeOurs);
  const owed = (all: readonly Conjunct[]): readonly Conjunct[] => {
    const about = invariantsAbout(all);
    return inOrderOf(
      all,
      [...about]
        .filter(([name]) => mayBeOurs(name))
        .flatMap(([, list]) => list)
        .filter(isOwed),
    );
  };
  return new Set([...owed(conjuncts), ...owed(nonNullConjuncts(program))]);
}

/** The invariants by the classes of whose objects they speak: their own, and those over which their quantifiers range. */
const invariantsAbout = onceFor((conjuncts: readonly Conjunct[]): ReadonlyMap<string, readonly Conjunct[]> => {
  const found = new Map<string, Conjunct[]>();
  for (const conjunct of conjuncts) {
    if (conjunct.kind !== 'invariant') continue;
    for (const name of new Set([...(conjunct.owner === undefined ? [] : [conjunct.owner]), ...rangesOver(conjunct.clause.expr)])) {
      const list = found.get(name);
      if (list) list.push(conjunct);
      else found.set(name, [conjunct]);
    }
  }
  return found;
});

/** The classes over whose objects its quantifiers range. */
function rangesOver(expr: Expr): readonly string[] {
  const own = expr.kind === 'quantifier' ? expr.variables.flatMap(({ type }) => (type.kind === 'ref' ? [type.className] : [])) : [];
  return [...own, ...children(expr).flatMap(rangesOver)];
}

export interface Slice {
  readonly stores: ReadonlySet<string>;
  /** In the order of the workspace. */
  readonly conjuncts: readonly Conjunct[];
  readonly owedOnEscape: ReadonlySet<Conjunct>;
  /** The disciplines that may speak of something at hand. */
  readonly disciplines: ReadonlySet<Discipline>;
}

/** What a slice is made of. */
export interface SliceInput {
  readonly program: Program;
  readonly procedure: Procedure;
  /** With its calls inlined. */
  readonly body: Stmt;
  readonly conjuncts: readonly Conjunct[];
  readonly table: ReadonlyMap<string, Procedure>;
  readonly effects: ReadonlyMap<string, Effects>;
  readonly stores: Stores;
}

export function sliceOf(input: SliceInput, owedOnEscape: ReadonlySet<Conjunct>): Slice {
  const closure = new Closure(clauseTable(input.conjuncts, input.program));
  const beginning = new Beginning(input, closure);
  beginning.procedure(input.procedure);
  beginning.body(input.body);
  beginning.initialization();
  for (const conjunct of owedOnEscape) closure.bringConjunct(conjunct);
  closure.close();
  const used = withoutHalfOpened(inOrderOf(input.conjuncts, closure.conjuncts));
  return {
    stores: new Set(inOrderOf(input.stores.all, closure.stores)),
    conjuncts: [...used.values()],
    owedOnEscape: new Set([...owedOnEscape].map((one) => used.get(one) ?? one)),
    disciplines: closure.disciplines,
  };
}

const calledRegions = onceForWith(
  (effects: ReadonlyMap<string, Effects>, families: Families, { program, table }: SliceInput) =>
    new CalledRegions(families, program, table, effects),
);

/** Where a slice begins: what a procedure and its specifications speak of, what its body does, what the calls in it may. */
class Beginning {
  private readonly locals: LocalFamilies;
  private readonly called: CalledRegions;

  constructor(
    private readonly input: SliceInput,
    private readonly closure: Closure,
  ) {
    const { families } = closure.table;
    this.locals = localFamilies(families, input.body, true);
    this.called = calledRegions(input.effects, families, input);
  }

  procedure(one: Procedure): void {
    this.clauses([...one.requires, ...one.ensures, ...one.exsures.map((exsures) => exsures.clause)]);
    const actions = [...(one.performs?.actions ?? []), ...(one.actions ?? [])];
    this.clauses(actions.map((action) => action.condition));
    if (one.entry) this.expression(one.entry);
    for (const item of [...(one.modifies ?? []), ...actions.flatMap((action) => action.frame)]) {
      const base = item.kind === 'allElements' ? item.array : item.kind === 'allFields' ? item.object : undefined;
      if (base) this.expression(base);
      else if (item.kind === 'location' && item.location.kind === 'field') this.expression(item.location.object);
      else if (item.kind === 'location' && item.location.kind === 'elem') this.expression(item.location.array);
    }
  }

  /** At the end of the initialization of a class all that speaks of its static fields is owed. */
  initialization(): void {
    const { procedure, program } = this.input;
    if (procedure.kind !== 'staticInitializer') return;
    for (const field of program.fields)
      if (field.isStatic && field.owner === procedure.owner && this.closure.table.byStore.has(field.id))
        this.closure.add({ store: field.id, family: undefined });
  }

  body(body: Stmt): void {
    visitStmt(body, (stmt) => {
      if (stmt.kind === 'op') this.operation(stmt.op);
      if (stmt.kind === 'call') this.call(stmt);
      if (stmt.kind === 'loop') this.clauses([...stmt.invariants, ...stmt.decreases], this.locals);
    });
  }

  private operation(op: Operation): void {
    for (const region of regionsOfOperation(this.closure.table.families, op, this.locals)) this.closure.add(region);
    for (const assertion of op.asserts) this.expression(assertion.expr, this.locals);
    if (op.post) this.expression(op.post, this.locals);
  }

  private call(one: Call): void {
    one.args.forEach((argument) => this.expression(argument, this.locals));
    const { families } = this.closure.table;
    for (const target of one.targets) {
      const callee = this.input.table.get(target.procedure);
      if (!callee) continue;
      this.procedure(callee);
      if (one.mode !== 'call') continue;
      for (const region of regionsOfArraysRead(families, callee, one, this.locals)) this.closure.add(region);
      // Whatever code without source may write matters only where something else speaks of it.
      if (!callee.modifies || callee.isOpaque === true) continue;
      for (const region of regionsOfFrame(families, this.input.program, [
        ...callee.modifies,
        ...(callee.actions ?? []).flatMap((action) => action.frame),
      ]) ?? [])
        this.closure.add(region);
    }
    if (one.mode === 'call') for (const region of this.called.of(one)) this.closure.add(region);
  }

  private clauses(clauses: readonly Clause[], locals?: LocalFamilies): void {
    for (const clause of clauses) this.expression(clause.expr, locals);
  }

  /** `locals`: where it stands in the body; a specification speaks of its own parameters. */
  private expression(expr: Expr, locals?: LocalFamilies): void {
    const { families } = this.closure.table;
    for (const region of regionsAt(spokenIn(families, expr, false, locals), undefined)) this.closure.add(region);
  }
}
