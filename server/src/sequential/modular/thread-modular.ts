/**
 * Check 1 of docs/theory.md#check-1-thread-modular, the thread-modular check of Calvin (calvin-tcs 3.1, 4 and 5, without abstraction
 * programs): from any store that satisfies the invariants and `requires`, every operation of the body keeps the disciplines, the
 * environment assumptions of all other threads and the invariants, and no assertion fails, while other threads do anything their
 * environment allows.
 * Soundness: docs/soundness/visibility.md#final-references, docs/soundness/java.md#the-main-thread.
 * Neighbours: `statements.ts` walks the body; vc takes the result.
 */
import type { Effects } from '../../effects/effects';
import { allocatesInLoop } from '../../plato/allocations';
import { rangesOverObjects, storesOfExpr } from '../../plato/footprint';
import type { Clause, Expr, Procedure, Program, Stmt, Type, Variable } from '../../plato/ir';
import { EXCEPTION_VARIABLE, HOLDER_FIELD, RESULT_VARIABLE, RETURN_LABEL, THROWABLE_CLASS, THROW_LABEL, ref } from '../../plato/ir';
import type { ProcedureTable } from './calls';
import { foreignParameters, ownedByFinals } from './array-owners';
import { OTHER, TID } from '../logic/threads';
import { mayBeOurs, now, type CheckContext } from '../environment/context';
import { deferredBy } from './deferred';
import { escape, defaults } from './effect';
import { copyAtEntry, entryStore, entryVisible } from '../environment/entry';
import {
  conjunctFact,
  environmentStep,
  escapedRefersToEscaped,
  everything,
  placement,
  standingView,
  wellFormed,
} from '../environment/environment-step';
import { isThread, storesOfConjunct, type Conjunct } from '../environment/environment';
import { frameAtEnd, frameAtEntry, locksGivenBack } from '../environment/frames';
import type { Grants } from '../environment/grants';
import { isHidden } from './element-access';
import { guaranteeOf, owedConjuncts } from '../environment/guarantee';
import { copiesIn, readIn } from '../logic/copies';
import type { Hierarchy } from '../logic/hierarchy';
import { assume, sequence, type Fact, type Sequential, type SequentialProgram } from '../logic/ir';
import { literalsAreShared } from '../environment/literals';
import { localTable } from './loops';
import { watchParts } from '../logic/parts';
import { isExactly, isInstance } from '../logic/operators';
import { MAIN, NULL, TRUE, and, arbitrary, copyOf, equal, implies, not, or, select, symbol, visibly, type Term } from '../logic/terms';
import { namedReferences } from './named-references';
import { assertion } from '../logic/obligations';
import { currentScope } from '../environment/entry';
import { contextAfter, owedBeforeOthersLook, publishedFrom } from './publishing';
import { ownLocals } from './own-locals';
import { speaksOfAll } from './quiet-calls';
import { entryPoint, exitPoint } from './reach';
import { owedOnEscape, sliceOf } from '../slices/slice';
import { ESCAPED, LOCAL, UNALLOCATED, VISIBLE, localSymbol, type Stores } from '../logic/stores';
import { hasWitness, simulationEntry, simulationExit, simulationLocals, storesJudged } from '../simulation/simulation';
import { operationsOf, someStmt } from '../../plato/statements';
import { statement } from './statements';
import { translate, type Scope } from '../logic/translate';

export interface CheckInput {
  readonly program: Program;
  readonly procedure: Procedure;
  /** The body with its calls inlined, and all its locals. */
  readonly body: Stmt;
  readonly locals: readonly Variable[];
  readonly stores: Stores;
  readonly hierarchy: Hierarchy;
  readonly conjuncts: readonly Conjunct[];
  readonly grants: Grants;
  readonly table: ProcedureTable;
  readonly effects: ReadonlyMap<string, Effects>;
  /** Stores that the others leave alone. Absent: they do anything that their environment lets them. */
  readonly standsStill?: ReadonlySet<string>;
}

/** What every part of a check of the procedure needs to know: the slice of the workspace that concerns it. */
export function contextOf(given: CheckInput): CheckContext {
  const { program, procedure, body } = given;
  const operations = operationsOf(body);
  const slice = sliceOf(given, owedOnEscape(program, given.hierarchy, procedure, operations, initializing(given).conjuncts));
  const input = { ...given, conjuncts: slice.conjuncts, stores: { ...given.stores, all: [...slice.stores] } };
  const { stores, conjuncts } = initializing(input);
  const counters = new Map<string, number>();
  return {
    program,
    procedure,
    stores,
    hierarchy: input.hierarchy,
    conjuncts,
    slice: slice.conjuncts,
    disciplines: slice.disciplines,
    grants: input.grants,
    relevant: slice.stores,
    localClasses: localClassesOf(procedure, body),
    owedOnEscape: slice.owedOnEscape,
    deferred: deferredBy(program, input.hierarchy, conjuncts, procedure),
    hasWitness: hasWitness(operations),
    mayBeOwn: ownLocals(procedure, body),
    copies: copiesIn(body),
    readFrom: readIn(body),
    speaksOfAll: speaksOfAll(given, slice.conjuncts),
    hasLocalObjects: procedure.kind === 'constructor' || operations.some((op) => op.allocates !== undefined),
    makesInLoops: allocatesInLoop(body),
    hasLoops: someStmt(body, (one) => one.kind === 'loop'),
    ...(input.standsStill && { standsStill: input.standsStill }),
    isTrustedProcedure: (id) => input.table.get(id)?.isTrusted === true,
    fresh(prefix) {
      const count = (counters.get(prefix) ?? 0) + 1;
      counters.set(prefix, count);
      return `${prefix} ${count}`;
    },
    made: (prefix) => counters.get(prefix) ?? 0,
  };
}

export function threadModularCheck(input: CheckInput): SequentialProgram {
  const { procedure, body } = input;
  const initial = contextOf(input);
  const published = initial.conjuncts.length < initial.slice.length ? publishedFrom(input.program, procedure, body) : undefined;
  const context = published ? contextAfter(initial, body, input.stores) : initial;
  const walkIn = (within: CheckContext) => ({
    context: within,
    table: input.table,
    effects: input.effects,
    loops: {
      around: input,
      effects: input.effects,
      localTypes: localTable([...procedure.params, ...input.locals, ...simulationLocals(procedure)]),
    },
  });
  const steps = published
    ? sequence([
        statement(walkIn(initial), published.before, undefined),
        ...owedBeforeOthersLook(
          context,
          initial.slice.filter((one) => !initial.conjuncts.includes(one)),
          published,
        ),
        statement(walkIn(context), published.from, undefined),
      ])
    : statement(walkIn(context), body, undefined);
  const leaves: Sequential = {
    kind: 'block',
    label: '$done',
    body: sequence([
      {
        kind: 'block',
        label: THROW_LABEL,
        body: sequence([
          { kind: 'block', label: RETURN_LABEL, body: steps },
          ...normalExit(context, body, published ? undefined : initial.slice),
          { kind: 'exit', label: '$done' },
        ]),
      },
      ...exceptionalExit(initial, body),
    ]),
  };
  return {
    name: procedure.id,
    background: background(),
    parameters: new Set(procedure.params.map((parameter) => localSymbol(parameter.name, parameter.type).name)),
    body: sequence([...entry(initial, body), leaves]),
  };
}

/**
 * While a class is initialized, no other thread gets at its static fields (Java Language Specification 12.4.2): they are nobody else's, and
 * the invariants that speak of them hold only from the end of the initialization on, where they are asserted; or from where others may look
 * before (`publishing.ts`).
 */
function initializing(input: CheckInput): { readonly stores: Stores; readonly conjuncts: readonly Conjunct[] } {
  const { procedure, stores, conjuncts } = input;
  if (procedure.kind !== 'staticInitializer') return { stores, conjuncts };
  const isOwn = (store: string): boolean => stores.isStatic(store) && stores.field(store)?.owner === procedure.owner;
  return {
    stores: { ...stores, isMutable: (store) => stores.isMutable(store) && !isOwn(store) },
    conjuncts: conjuncts.filter(
      (conjunct) =>
        ![...storesOfConjunct(conjunct)].some(isOwn) || (conjunct.element && !isHidden(input.program, procedure, conjunct.field!)),
    ),
  };
}

function localClassesOf(procedure: Procedure, body: Stmt): readonly string[] {
  const made = operationsOf(body).flatMap((op) => (op.allocates ? [op.allocates.className] : []));
  return [...new Set([...made, ...(procedure.kind === 'constructor' ? [procedure.owner] : [])])];
}

/** What is true of constants in every store. */
export function background(): readonly Fact[] {
  return [
    {
      kind: 'term',
      term: and(isThread(TID), isThread(OTHER), not(equal(TID, OTHER)), isThread(MAIN), isExactly(MAIN, 'java.lang.Thread')),
    },
  ];
}

/** What the body begins with taking for granted: that its parameters are values of their types. */
function given(body: Stmt): readonly Expr[] {
  if (body.kind === 'op') return body.op.origin === 'parameters' && body.op.guard ? [body.op.guard] : [];
  if (body.kind !== 'seq') return [];
  const first = body.stmts.find((one) => one.kind !== 'op' || one.op.role !== 'local');
  return first ? given(first) : [];
}

/** All that holds when the method is entered. */
export function entry(context: CheckContext, body: Stmt): Sequential[] {
  const { procedure } = context;
  const parts: Sequential[] = [];
  const isConstructor = procedure.kind === 'constructor';
  const self = localSymbol('this', ref(procedure.owner));
  parts.push(
    assume(and(equal(select(VISIBLE, TID), ESCAPED), equal(select(VISIBLE, MAIN), ESCAPED), equal(select(VISIBLE, NULL), UNALLOCATED))),
  );
  // A new object is none of them.
  if (context.hasLocalObjects) parts.push(...literalsAreShared(context));
  const object = symbol('object', 'Ref', 'java.lang.Object');
  const seen = or(
    equal(select(VISIBLE, object), UNALLOCATED),
    equal(select(VISIBLE, object), ESCAPED),
    ...(isConstructor ? [equal(object, self)] : []),
  );
  parts.push({
    kind: 'assume',
    fact: {
      kind: 'objects',
      className: 'java.lang.Object',
      variable: object,
      body: seen,
      wholeHistory: procedure.modifies !== undefined || procedure.ensures.length > 0,
    },
  });
  for (const parameter of procedure.params) {
    if (parameter.type.kind !== 'ref') continue;
    const value = localSymbol(parameter.name, parameter.type);
    if (parameter.name !== 'this') parts.push(assume(wellFormed(value, parameter.type.className, true)));
    else if (isConstructor)
      parts.push(assume(and(not(equal(value, NULL)), equal(select(VISIBLE, value), LOCAL), isInstance(value, procedure.owner))));
    else parts.push(assume(and(not(equal(value, NULL)), wellFormed(value, parameter.type.className, true))));
  }
  if (context.hasLocalObjects) parts.push(...heapFacts(context));
  parts.push(...staticFacts(context));
  parts.push(...constantReferences(context));
  if (isConstructor) parts.push(...defaults(context, self, procedure.owner));
  if (procedure.kind === 'staticInitializer') parts.push(...staticDefaults(context));
  parts.push(...ownedByFinals(context), ...foreignParameters(context), ...invariantsNow(context));
  for (const axiom of context.program.axioms) parts.push(...axiomFact(context, axiom.clause, axiom.usesThis ? axiom.owner : undefined));
  const scope = currentScope(context, 'assume');
  if (procedure.entry) parts.push(assume(translate(procedure.entry, scope)));
  if (procedure.beginsThread && context.relevant.has(HOLDER_FIELD)) {
    const holdsNone = not(equal(select(context.stores.symbol(HOLDER_FIELD), object), TID));
    parts.push({
      kind: 'assume',
      fact: { kind: 'objects', className: 'java.lang.Object', variable: object, body: holdsNone, wholeHistory: true },
    });
  }
  parts.push(
    ...procedure.requires.flatMap((clause) => [...namedReferences(context, clause.expr), assume(visibly(translate(clause.expr, scope)))]),
  );
  parts.push(...copyAtEntry(context), ...simulationEntry(context), ...frameAtEntry(context));
  parts.push(...given(body).map((guard) => assume(translate(guard, scope))), entryPoint(procedure));
  return parts;
}

/** What a static field refers to is there, and everybody's. */
function staticFacts(context: CheckContext): Sequential[] {
  return context.stores.all.flatMap((store): Sequential[] => {
    const field = context.stores.field(store);
    if (!context.relevant.has(store) || !field?.isStatic || field.type.kind !== 'ref') return [];
    return [assume(wellFormed(context.stores.symbol(store), field.type.className, true))];
  });
}

/** What escaped objects refer to has escaped; only where something has not does it matter. */
function heapFacts(context: CheckContext): Sequential[] {
  return context.stores.all.flatMap((store): Sequential[] => {
    const field = context.stores.field(store);
    if (
      !context.relevant.has(store) ||
      !field ||
      field.isStatic ||
      field.type.kind !== 'ref' ||
      store === HOLDER_FIELD ||
      !mayBeOurs(context, field.type.className)
    )
      return [];
    const object = symbol('object', 'Ref', field.owner);
    return [
      {
        kind: 'assume',
        fact: {
          kind: 'objects',
          className: field.owner,
          variable: object,
          body: escapedRefersToEscaped(object, select(context.stores.symbol(store), object, field.type.className), VISIBLE),
        },
      },
    ];
  });
}

/**
 * What the final fields of visible objects refer to is visible as well, and stays so: a clause that follows them (`lock.owner == tid`)
 * speaks of an object to which the environment's clauses apply, though no code has read the field.
 */
function constantReferences(context: CheckContext): Sequential[] {
  return context.stores.all.flatMap((store): Sequential[] => {
    const field = context.stores.field(store);
    if (!context.relevant.has(store) || !field?.isFinal || field.isStatic || field.type.kind !== 'ref' || store === HOLDER_FIELD) return [];
    const object = symbol('object', 'Ref', field.owner);
    const value = select(context.stores.symbol(store), object, field.type.className);
    const known = and(wellFormed(value, field.type.className, true), field.isNonNull ? not(equal(value, NULL)) : TRUE);
    return [
      {
        kind: 'assume',
        fact: { kind: 'objects', className: field.owner, variable: object, body: implies(equal(select(VISIBLE, object), ESCAPED), known) },
      },
    ];
  });
}

/** The invariants hold of every escaped object in every store that this thread can see at a point where it does not own the step. */
function invariantsNow(context: CheckContext): Sequential[] {
  const view = standingView(context, 'entry');
  return context.conjuncts
    .filter((conjunct) => conjunct.kind === 'invariant' && [...conjunct.changes].every((store) => context.relevant.has(store)))
    .map((conjunct) => conjunctFact(context, conjunct, view));
}

/** Before its class is initialized, a static field has the default of its type. */
function staticDefaults(context: CheckContext): Sequential[] {
  const parts: Sequential[] = [];
  for (const field of context.program.fields) {
    if (!field.isStatic || field.owner !== context.procedure.owner || !context.relevant.has(field.id)) continue;
    const value = context.stores.symbol(field.id);
    const none: Term = field.type.kind === 'ref' ? NULL : field.type.kind === 'bool' ? not(TRUE) : { kind: 'number', value: '0' };
    if (field.type.kind === 'ref' || field.type.kind === 'bool' || field.type.kind === 'int') parts.push(assume(equal(value, none)));
  }
  return parts;
}

function axiomFact(context: CheckContext, clause: Clause, owner: string | undefined): Sequential[] {
  const scope = currentScope(context, 'assume');
  if (owner === undefined) return [assume(visibly(translate(clause.expr, scope)))];
  const object = symbol('object', 'Ref', owner);
  const body = implies(
    and(equal(select(VISIBLE, object), ESCAPED), isInstance(object, owner)),
    translate(clause.expr, { ...scope, variables: new Map([['this', object]]) }),
  );
  return [{ kind: 'assume', fact: { kind: 'objects', className: owner, variable: object, body } }];
}

/**
 * E*, then what leaves the method becomes everybody's, then `ensures` (calvin-tcs 5: `E*; assert post`). `owed` is undefined where every
 * step before has kept everything and nothing leaves.
 */
function normalExit(context: CheckContext, body: Stmt, owed: readonly Conjunct[] | undefined): Sequential[] {
  const { procedure } = context;
  const parts = [...exitStep(context, procedure.ensures, storesJudged(context)), ...exitPoint(context, body)];
  const place = { span: procedure.nameSpan, within: [] };
  const leaving: Term[] = [];
  if (procedure.result?.kind === 'ref' && mayLeave(context, RESULT_VARIABLE, procedure.result))
    leaving.push(localSymbol(RESULT_VARIABLE, procedure.result));
  if (procedure.kind === 'constructor') leaving.push(localSymbol('this', ref(procedure.owner)));
  parts.push(...locksGivenBack(context, place), ...frameAtEnd(context, true, place), ...(owed ? leave(context, leaving, owed) : []));
  parts.push(...simulationExit(context, (action) => ({ span: ownPlace(procedure, action.condition), within: [] })));
  for (const clause of procedure.ensures) {
    const meant = (part: Expr): Term => translate(part, exitScope(context));
    parts.push(
      ...assertion(
        meant(clause.expr),
        'postcondition',
        `\`${procedure.display}\` may return although \`${clause.text}\` does not hold`,
        { span: ownPlace(procedure, clause), within: [] },
        [
          isOwn(procedure, clause)
            ? { message: 'the method that must ensure it', span: place.span }
            : { message: `the inherited ensures ${clause.text}`, span: clause.span },
        ],
        { watch: watchParts(clause, meant) },
      ),
    );
  }
  return parts;
}

function exceptionalExit(context: CheckContext, body: Stmt): Sequential[] {
  const { procedure } = context;
  if (!procedure.mayThrow) return [];
  const exception = localSymbol(EXCEPTION_VARIABLE, { kind: 'ref', className: 'java.lang.Throwable' });
  const parts = [
    ...exitStep(
      context,
      procedure.exsures.map((exsures) => exsures.clause),
    ),
    ...exitPoint(context, body),
  ];
  const leaving = mayLeave(context, EXCEPTION_VARIABLE, ref(THROWABLE_CLASS)) ? [exception] : [];
  parts.push(...frameAtEnd(context, false, { span: procedure.nameSpan, within: [] }));
  parts.push(...locksGivenBack(context, { span: procedure.nameSpan, within: [] }), ...leave(context, leaving, context.conjuncts));
  for (const { className, clause } of procedure.exsures) {
    parts.push(
      ...assertion(
        implies(isInstance(exception, className), translate(clause.expr, exitScope(context))),
        'exception',
        `\`${procedure.display}\` may throw an exception although \`${clause.text}\` does not hold`,
        { span: ownPlace(procedure, clause), within: [] },
        [
          isOwn(procedure, clause)
            ? { message: 'the method', span: procedure.nameSpan }
            : { message: `the inherited exsures ${clause.text}`, span: clause.span },
        ],
      ),
    );
  }
  return parts;
}

/** A clause that is inherited is broken by the method that inherits it, and reported there. */
function isOwn(procedure: Procedure, clause: Clause): boolean {
  return clause.span.file === procedure.span.file && clause.span.start >= procedure.span.start && clause.span.end <= procedure.span.end;
}

function ownPlace(procedure: Procedure, clause: Clause): Clause['span'] {
  return isOwn(procedure, clause) ? clause.span : procedure.nameSpan;
}

function exitScope(context: CheckContext): Scope {
  return {
    ...currentScope(context, 'prove'),
    store: (name, when) => (when === 'post' ? context.stores.symbol(name) : entryStore(context, name)),
    visibleAtEntry: entryVisible(),
  };
}

function exitStep(context: CheckContext, clauses: readonly Clause[], others: ReadonlySet<string> = new Set()): Sequential[] {
  const needed = new Set([...others, ...clauses.flatMap((clause) => [...storesOfExpr(clause.expr)])]);
  const mustPublish = context.hasLocalObjects && [...context.owedOnEscape].some((conjunct) => conjunct.isForEscape !== true);
  if (needed.size === 0 && !mustPublish && !clauses.some(({ expr }) => rangesOverObjects(expr))) return [];
  return environmentStep(context, {
    placed: mustPublish ? everything(context) : placement(context, needed, []),
    conjuncts: context.conjuncts,
    overwritten: new Set(),
    mayEscape: false,
    span: context.procedure.nameSpan,
    within: [],
    watch: [],
    action: 'another thread runs',
  });
}

function mayLeave(context: CheckContext, name: string, type: Type): boolean {
  return context.mayBeOwn({ kind: 'var', name, type });
}

/**
 * The result, the exception and the object of a constructor that returns leave: they escape, and the invariants must hold of them. What a
 * constructor that throws has made nobody gets, unless it was let go before or the exception leads to it. `owed` are the conjuncts that
 * must hold from here on: after the initialization of a class also those that speak of its static fields.
 */
function leave(context: CheckContext, leaving: readonly Term[], owed: readonly Conjunct[]): Sequential[] {
  const { procedure } = context;
  const self = localSymbol('this', ref(procedure.owner));
  const isStaticInitializer = procedure.kind === 'staticInitializer';
  if (!context.hasLocalObjects && !isStaticInitializer) return [];
  const before = copyOf(VISIBLE, 'before leaving $visible');
  const own = context.stores.all.filter(
    (store) => context.stores.isStatic(store) && context.stores.field(store)?.owner === procedure.owner,
  );
  const written = new Set<string>(isStaticInitializer ? own : []);
  const obligations = guaranteeOf(
    { ...context, conjuncts: owed },
    written,
    true,
    now(context),
    before,
    `leaving \`${procedure.display}\``,
    { span: procedure.nameSpan, within: [] },
  );
  return [
    { kind: 'assign', variable: before, value: VISIBLE },
    ...leaving.flatMap((object) => escape(context, object)),
    ...obligations.map((one) => exceptUnfinished(context, one, self)),
  ];
}

/** The invariants of subclasses are owed at the end of their own constructors, not of this one. */
function exceptUnfinished(context: CheckContext, part: Sequential, self: Term): Sequential {
  if (part.kind !== 'assert' || context.procedure.kind !== 'constructor') return part;
  const owner = owedConjuncts(context).find(
    (conjunct) =>
      conjunct.kind === 'invariant' &&
      conjunct.owner !== undefined &&
      conjunct.owner !== context.procedure.owner &&
      context.hierarchy.isSubtype(conjunct.owner, context.procedure.owner) &&
      part.obligation.related.some((related) => related.span === conjunct.clause.span),
  )?.owner;
  if (owner === undefined) return part;
  return { ...part, condition: or(equal(arbitrary(`any ${owner}`, 'Ref', owner), self), part.condition) };
}
