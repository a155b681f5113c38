/**
 * Calls that are replaced by their specification (docs/theory.md#check-1-thread-modular; calvin-tcs 6.3 with no `action`):
 * `pre?<true>; K*; true?<post>`, where `K` changes only `modifies` and other threads step in between; and starts of threads.
 * Soundness: docs/soundness/visibility.md#constructors-let-go, docs/soundness/calls.md#calls-by-specification.
 * Neighbours: `survival.ts` says which conjuncts hold across the call; `frames.ts` whether the caller may let the callee write.
 */
import { storesOfExpr } from '../../plato/footprint';
import { someExpr } from '../../plato/substitute';
import type { Effects } from '../../effects/effects';
import { borrows } from '../../effects/lent';
import { namesResult } from '../../plato/frame-result';
import type { Call, Clause, Expr, Procedure, Type } from '../../plato/ir';
import { EXCEPTION_VARIABLE, HOLDER_FIELD, OBJECT_CLASS, RESULT_VARIABLE, THREAD_CLASS, THROWABLE_CLASS } from '../../plato/ir';
import { namedLocations, inTheMiddle, invariantsAtEnd, performAction, stutteringEffects, type Performing } from './abstraction';
import { isQuietCall, mayGiveNew } from './quiet-calls';
import { now, witnessObject, type CheckContext } from '../environment/context';
import { beforeSymbol, environmentStep, everything, everythingOfOurs, wellFormed } from '../environment/environment-step';
import { inOneStore, type Conjunct } from '../environment/environment';
import { escape } from './effect';
import { frameObligation, locationsIn } from '../environment/frames';
import { libraryAccesses, libraryWrites } from './library-accesses';
import { elementsHandedOn, isOnlyLent, lentArrays } from './lent-arrays';
import { guaranteeOf, owedConjuncts } from '../environment/guarantee';
import { assign, assume, sequence, type Sequential } from '../logic/ir';
import { watchParts } from '../logic/parts';
import { TID } from '../logic/threads';
import { isExactly, isInstance } from '../logic/operators';
import {
  FALSE,
  NULL,
  TRUE,
  and,
  copyOf,
  equal,
  implies,
  not,
  or,
  select,
  store,
  symbol,
  visibly,
  type Symbol,
  type Term,
} from '../logic/terms';
import { assertion, type Place } from '../logic/obligations';
import { currentScope } from '../environment/entry';
import { arrivalPoint, continuationPoint } from './reach';
import { VISIBLE, localSymbol, sortOfType } from '../logic/stores';
import { surviving, survivingElsewhere } from '../environment/survival';
import { translate, type Scope } from '../logic/translate';
import { isOwnName } from '../../plato/names';

/** A procedure of the program by its id. */
export type ProcedureTable = ReadonlyMap<string, Procedure>;

export function proceduresOf(program: { readonly procedures: readonly Procedure[] }): ProcedureTable {
  return new Map(program.procedures.map((procedure) => [procedure.id, procedure]));
}

export function call(context: CheckContext, table: ProcedureTable, effects: ReadonlyMap<string, Effects>, stmt: Call): Sequential {
  return stmt.mode === 'start' ? start(context, table, stmt) : abstractCall(context, table, effects, stmt);
}

/** Everything up to date: the callee, or the started thread, sees the store as it is now. */
function catchUp(context: CheckContext, stmt: Call): Sequential[] {
  return environmentStep(context, {
    placed: everything(context),
    conjuncts: context.conjuncts,
    overwritten: new Set(),
    mayEscape: false,
    span: stmt.span,
    within: stmt.within,
    watch: [],
    action: 'another thread runs',
  });
}

/** References that are handed over are no longer this method's alone; the invariants must hold of them then. */
function publish(context: CheckContext, objects: readonly Term[], what: string, place: Place): Sequential[] {
  if (!context.hasLocalObjects || objects.length === 0) return [];
  return [
    assign(beforeSymbol(VISIBLE), VISIBLE),
    ...escape(context, ...objects),
    ...guaranteeOf(context, new Set(), true, now(context), beforeSymbol(VISIBLE), what, place),
  ];
}

/**
 * The receiver is started: its `run` will be entered by it, so what `run` requires must hold of it now (docs/theory.md#threads-and-memory).
 */
function start(context: CheckContext, table: ProcedureTable, stmt: Call): Sequential {
  const place: Place = { span: stmt.span, within: stmt.within };
  const scope = currentScope(context, 'prove');
  const receiver = translate(stmt.args[0]!, scope);
  const thread = stmt.args[1] === undefined ? receiver : translate(stmt.args[1], scope);
  // A moment later will do: what `run` requires must outlast other threads anyway, and by reflexivity it then held at the start too.
  const parts: Sequential[] = [
    ...catchUp(context, stmt),
    ...publish(context, thread === receiver ? [receiver] : [thread, receiver], 'this step (it starts the thread)', place),
  ];
  const starting = monitorsAtStart(context, table, stmt, scope, thread);
  parts.push(...starting.parts);
  for (const target of stmt.targets) {
    const procedure = table.get(target.procedure);
    if (!procedure) continue;
    const applies = stmt.targets.length === 1 ? TRUE : or(...target.classes.map((name) => isExactly(receiver, name)));
    const entered = { ...starting.scope, tid: thread, variables: new Map([['this', receiver]]) };
    // A thread's own `run` is checked for that thread only.
    if (thread !== receiver && procedure.entry) {
      parts.push(
        ...assertion(
          implies(applies, translate(procedure.entry, entered)),
          'precondition',
          `the thread is started here with another thread to run, but \`${procedure.display}\` is checked for its own thread only`,
          place,
        ),
      );
    }
    for (const clause of procedure.requires) {
      const condition = translate(clause.expr, entered);
      parts.push(
        ...assertion(
          implies(applies, condition),
          'precondition',
          `the thread is started here, but \`${procedure.display}\` requires \`${clause.text}\`, which may not hold`,
          place,
          [{ message: `requires ${clause.text}`, span: clause.span }],
        ),
      );
    }
  }
  return sequence(parts);
}

/**
 * What `run` requires of monitors is read as at the moment of the start. The thread held none then, since it had not run before (a second
 * start throws); it may hold some by now. One of the stores that is admitted is the one at that moment (others may have done nothing
 * since), in which every monitor is as it is now.
 */
function monitorsAtStart(
  context: CheckContext,
  table: ProcedureTable,
  stmt: Call,
  scope: Scope,
  thread: Term,
): { readonly parts: readonly Sequential[]; readonly scope: Scope } {
  const clauses = stmt.targets.flatMap((target) => table.get(target.procedure)?.requires ?? []);
  if (!clauses.some((clause) => storesOfExpr(clause.expr).has(HOLDER_FIELD))) return { parts: [], scope };
  const current = context.stores.symbol(HOLDER_FIELD);
  const then = copyOf(current, `${context.fresh('start')} ${current.name}`);
  const object = symbol('object', 'Ref', OBJECT_CLASS);
  const [before, after] = [select(then, object, THREAD_CLASS), select(current, object, THREAD_CLASS)];
  const body = and(not(equal(before, thread)), implies(not(equal(after, thread)), equal(before, after)));
  return {
    parts: [
      { kind: 'havoc', variables: [then] },
      { kind: 'assume', fact: { kind: 'objects', className: OBJECT_CLASS, variable: object, body } },
    ],
    scope: { ...scope, store: (name, when) => (name === HOLDER_FIELD && when === 'post' ? then : scope.store(name, when)) },
  };
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the steps of a call by specification, in their order (calvin-tcs 6.3).
function abstractCall(context: CheckContext, table: ProcedureTable, effects: ReadonlyMap<string, Effects>, stmt: Call): Sequential {
  const target = stmt.targets[0]!;
  const callee = table.get(target.procedure)!;
  const place: Place = { span: stmt.span, within: stmt.within };
  const prefix = context.fresh('call');
  const parts: Sequential[] = [];
  // Arguments are read now, whatever happens to the locals they mention.
  const args = callee.params.map((parameter, index): readonly [string, Symbol, Term] => {
    const value = translate(stmt.args[index]!, currentScope(context, 'assume'));
    return [
      parameter.name,
      symbol(
        `${prefix} ${parameter.name}`,
        sortOfType(parameter.type),
        parameter.type.kind === 'ref' ? parameter.type.className : undefined,
      ),
      value,
    ];
  });
  parts.push(...args.map(([, held, value]) => assign(held, value)));
  // A constructor's object is let go at its end (below); the constructors of the library do not hand it out at all
  // (docs/soundness/visibility.md#constructors-let-go).
  const kept = callee.kind === 'constructor' ? 'this' : undefined;
  const published = args.flatMap(([name, held], index) => {
    if (held.sort !== 'Ref' || name === kept || !context.mayBeOwn(stmt.args[index]!)) return [];
    return isOnlyLent(callee, index) ? elementsHandedOn(callee, index, args) : [held];
  });
  const owing = publish(context, published, `this step (it ${stmt.description})`, place);
  parts.push(...owing);
  const variables = new Map<string, Term>(args.map(([name, held]) => [name, held]));
  const isOfLibrary = context.hierarchy.declaration(callee.owner)?.isLibrary === true;
  // What `modifies` says of the result is of the one that the call gives, whichever that is.
  const chosen = callee.result && callee.modifies?.some(namesResult) ? chosenResult(callee.result, prefix) : undefined;
  if (chosen !== undefined) {
    parts.push({ kind: 'havoc', variables: [chosen] });
    variables.set(RESULT_VARIABLE, chosen);
  }
  for (const clause of callee.requires) {
    const meant = (part: Expr): Term => translate(part, { ...currentScope(context, 'prove'), variables });
    parts.push(
      ...assertion(
        meant(clause.expr),
        'precondition',
        `\`${callee.display}\` requires \`${clause.text}\`, which may not hold here`,
        place,
        [{ message: `requires ${clause.text}`, span: clause.span }],
        { watch: watchParts(clause, meant), isOfArguments: isOfLibrary && !someExpr(clause.expr, (part) => part.kind === 'tid') },
      ),
    );
  }
  if (callee.entry) {
    parts.push(
      ...assertion(
        translate(callee.entry, { ...currentScope(context, 'prove'), variables }),
        'precondition',
        `\`${callee.display}\` is checked for the thread that is started with it, but is called here by another one`,
        place,
      ),
    );
  }
  const accesses = [...calleeFrame(context, callee, variables, stmt, place), ...libraryAccesses(context, callee, stmt, variables, place)];
  parts.push(...accesses);
  // What others do before a call of which nothing is owed, and that promises nothing, is among what happens in it (calvin-tcs 6.3: `K*` and
  // their steps in any order).
  const isAnything =
    callee.isOpaque === true && stmt.args.every((arg) => storesOfExpr(arg).size === 0) && !parts.some((part) => hasAssertion(part));
  const effect = stutteringEffects(context.program, callee, effects.get(target.procedure)!);
  const isQuiet = isQuietCall(context, callee, stmt, effect) && ![...owing, ...accesses].some(hasAssertion);
  if (!isAnything && !isQuiet) parts.unshift(...catchUp(context, stmt));

  const actions = callee.actions ?? [];
  const spokenOf = new Set([...callee.ensures, ...callee.exsures.map((one) => one.clause)].flatMap(({ expr }) => [...storesOfExpr(expr)]));
  const relevant = context.stores.all.filter((store) => context.relevant.has(store) && (actions.length > 0 || spokenOf.has(store)));
  const copied = (store: string): Symbol => {
    const current = context.stores.symbol(store);
    return copyOf(current, `${prefix} before ${current.name}`);
  };
  const visibleBefore = copyOf(VISIBLE, `${prefix} before $visible`);
  parts.push(...relevant.map((store) => assign(copied(store), context.stores.symbol(store))), assign(visibleBefore, VISIBLE));

  const written = effect.everything
    ? everythingOfOurs(context)
    : new Set([...context.relevant].filter((store) => effect.stores.has(store)));
  const modifies = namedLocations(
    context,
    locationsIn(context, callee.modifies ?? [], { ...currentScope(context, 'assume'), variables }),
    `${prefix} modified`,
  );
  const conjuncts = surviving(context, effect);
  const lent = lentArrays(callee, variables);
  /** `K*`, and whatever others do meanwhile; at a quiet call it is enough what they have published. */
  const stretch = (): Sequential[] => {
    if (isQuiet && !mayGiveNew(context, callee, stmt)) return [];
    return environmentStep(context, {
      placed: isQuiet ? new Set() : everything(context),
      conjuncts: actions.length > 0 ? inTheMiddle(conjuncts, effect) : conjuncts,
      overwritten: written,
      mayEscape: false,
      sparesLocalObjects: true,
      lent,
      overwrittenAt: modifies.located,
      elsewhere: survivingElsewhere(context, effect, modifies.located),
      span: stmt.span,
      within: stmt.within,
      watch: [],
      action: `${callee.display} and other threads run`,
    });
  };
  const after: Scope = {
    ...currentScope(context, 'assume'),
    store: (name, when) =>
      when === 'post' ? context.stores.symbol(name) : relevant.includes(name) ? copied(name) : context.stores.symbol(name),
    visibleAtEntry: visibleBefore,
    variables,
  };
  const atEnd = (): Sequential[] => (actions.length > 0 ? invariantsAtEnd(context) : []);
  // What a constructor that throws has made nobody gets here.
  const made = (): Sequential[] =>
    callee.kind === 'constructor' && !callee.isTrusted ? constructed(context, callee, stmt, variables.get('this')!, prefix, place) : [];
  const thrown = stmt.thrown && callee.mayThrow ? stmt.thrown : undefined;
  const throws = (): Sequential[] => [
    ...(thrown ? [sequence(throwing(callee, thrown, after, actions.length > 0 ? [] : ways))] : []),
    ...userCodeThrows(callee, stmt).map(sequence),
  ];
  const performing: Performing = { callee, effects: effect, variables, modifies: modifies.located, prefix, stmt, place };
  const isAsked = !callee.isTrusted && actions.length + callee.ensures.length + callee.exsures.length > 0;
  const ways = isAsked ? [afterCall(callee, prefix, place)] : [];
  parts.push(...modifies.parts, ...libraryWrites(context, callee, modifies.located, prefix, stmt, place));
  if (isAsked && actions.length > 0) parts.push(arrivalPoint(prefix));
  parts.push(...stretch());
  if (isAsked && actions.length === 0) parts.push(arrivalPoint(prefix));
  const returns = sequence([...made(), ...returning(callee, stmt, after, chosen), ...ways]);
  let rest: Sequential = sequence([...atEnd(), either([returns, ...throws()])]);
  for (const [index, action] of [...actions.entries()].reverse()) {
    // An exception may leave at any time: after none of the actions, or after some.
    rest = either([
      sequence([
        // What a constructor has written into its object so far, no frame says.
        ...(callee.kind === 'constructor' ? forgetFields(context, callee, variables.get('this')!, prefix) : []),
        ...performAction(context, performing, action, index),
        ...stretch(),
        rest,
      ]),
      ...(thrown ? [sequence([...atEnd(), ...throws()])] : []),
    ]);
  }
  return sequence([...parts, rest]);
}

function hasAssertion(part: Sequential): boolean {
  return (
    part.kind === 'assert' ||
    (part.kind === 'seq' && part.parts.some(hasAssertion)) ||
    (part.kind === 'choice' && part.branches.some(hasAssertion)) ||
    (part.kind === 'block' && hasAssertion(part.body))
  );
}

function either(branches: readonly Sequential[]): Sequential {
  return branches.length === 1 ? branches[0]! : { kind: 'choice', branches };
}

/**
 * After a constructor that is known by its specification alone, the object's own fields may have any value (its `modifies` does not speak
 * of what it has just made, and final fields are written there too), and it may have handed the object out. It owes the invariants of its
 * own class and of the classes above; those of a subclass are still owed here.
 */
function constructed(context: CheckContext, callee: Procedure, stmt: Call, self: Term, prefix: string, place: Place): Sequential[] {
  const supers = new Set(context.hierarchy.supers(callee.owner));
  const parts = forgetFields(context, callee, self, prefix);
  const established = owedConjuncts(context).filter(
    (conjunct) => conjunct.kind === 'invariant' && conjunct.owner !== undefined && supers.has(conjunct.owner),
  );
  if (goesOnMaking(context, callee, stmt)) return [...parts, ...established.flatMap((conjunct) => holdsOf(context, conjunct, self))];
  parts.push(assign(beforeSymbol(VISIBLE), VISIBLE), ...escape(context, self));
  for (const one of guaranteeOf(context, new Set(), true, now(context), beforeSymbol(VISIBLE), `this step (it makes the object)`, place)) {
    const clause =
      one.kind === 'assert'
        ? established.find((conjunct) => one.obligation.related.some((related) => related.span === conjunct.clause.span))
        : undefined;
    parts.push(one.kind === 'assert' && clause ? { ...one, condition: or(equal(witnessObject(clause.owner!), self), one.condition) } : one);
  }
  return parts;
}

/**
 * `super(...)` or `this(...)`, of a constructor that hands its object to nobody: the object stays that of the constructor that goes on,
 * which owes the invariants at its own end.
 */
function goesOnMaking({ program, procedure }: CheckContext, callee: Procedure, { args, mode }: Call): boolean {
  const [self] = args;
  return procedure.kind === 'constructor' && mode === 'call' && self?.kind === 'var' && self.name === 'this' && borrows(program, callee, 0);
}

/** An invariant is true of the object at this moment. What it says of the entries of a map is left out, and what the library says. */
function holdsOf(context: CheckContext, { clause, opened, isTrusted }: Conjunct, self: Term): readonly Sequential[] {
  return opened === undefined && !isTrusted ? [assume(inOneStore(clause.expr, now(context), self, TID, VISIBLE, 'assume'))] : [];
}

/** The fields of its own class and of those above may have any value. */
function forgetFields(context: CheckContext, callee: Procedure, self: Term, prefix: string): Sequential[] {
  const supers = new Set(context.hierarchy.supers(callee.owner));
  const own = context.stores.all.filter(
    (name) => context.relevant.has(name) && !context.stores.isStatic(name) && supers.has(context.stores.field(name)?.owner ?? ''),
  );
  return own.flatMap((name, index): Sequential[] => {
    const current = context.stores.symbol(name);
    if (name === HOLDER_FIELD || typeof current.sort === 'string') return [];
    const value = symbol(`${prefix} constructed ${index}`, current.sort.value);
    return [{ kind: 'havoc', variables: [value] }, assign(current, store(current, self, value))];
  });
}

/** What the callee may write, the caller must be allowed to write. */
function calleeFrame(
  context: CheckContext,
  callee: Procedure,
  variables: ReadonlyMap<string, Term>,
  stmt: Call,
  place: Place,
): Sequential[] {
  if (context.procedure.modifies === undefined) return [];
  // Who relies on what nobody has written (an override of the library's changes nothing) looks himself for code without source
  // (`lower/program/user-code-effects.ts`).
  if (
    callee.isOpaque === true &&
    context.program.procedures.every((one) => one.id !== context.procedure.id || one.modifies !== context.procedure.modifies)
  )
    return [];
  if (callee.modifies === undefined) {
    return assertion(
      FALSE,
      'modifies',
      `\`${callee.display}\` has no modifies clause, so it may change anything, but \`${context.procedure.display}\` may not`,
      place,
    );
  }
  const scope: Scope = { ...currentScope(context, 'assume'), variables };
  const what = stmt.description;
  return locationsIn(context, callee.modifies, scope).flatMap(({ store: changed, object, index }) =>
    frameObligation(context, changed, object, index, what, place),
  );
}

/** A callee that promises what cannot be makes everything after its call provable. */
function afterCall(callee: Procedure, group: string, place: Place): Sequential {
  if (callee.actions && callee.actions.length > 0) {
    const labels = callee.actions.map((action) => `\`${action.label}\``).join(', ');
    return continuationPoint(
      group,
      `\`${callee.display}\` can never return from this call: what is known here contradicts what it performs (${labels}) or ensures, so that everything after the call would be provable`,
      place,
      [],
    );
  }
  return continuationPoint(
    group,
    `nothing after this call can be reached, so everything about it would be provable: what \`${callee.display}\` ensures contradicts itself, or what is known here`,
    place,
    [
      ...callee.ensures.map((clause) => ({ message: `ensures ${clause.text}`, span: clause.span })),
      ...callee.exsures.map(({ clause }) => ({ message: `exsures ${clause.text}`, span: clause.span })),
    ],
  );
}

function chosenResult(type: Type, prefix: string): Symbol {
  return symbol(`${prefix} chosen result`, sortOfType(type), type.kind === 'ref' ? type.className : undefined);
}

/** `chosen`: what `modifies` took for the result. */
function returning(callee: Procedure, stmt: Call, after: Scope, chosen: Symbol | undefined): Sequential[] {
  const parts: Sequential[] = [];
  const variables = new Map(after.variables);
  // That a result which nobody wants is this or that says nothing.
  const isResult = (expr: Expr): boolean => expr.kind === 'var' && expr.name === RESULT_VARIABLE;
  const namesResult = ({ expr }: Clause): boolean =>
    expr.kind === 'binary' && expr.op === '=' && isResult(expr.left) && !someExpr(expr.right, isResult);
  const promised = callee.ensures.filter((clause) => stmt.result !== undefined || !namesResult(clause));
  if (callee.result && (stmt.result !== undefined || promised.some((clause) => someExpr(clause.expr, isResult)))) {
    const className = callee.result.kind === 'ref' ? callee.result.className : undefined;
    const held =
      stmt.result !== undefined ? localSymbol(stmt.result, callee.result) : symbol('unused result', sortOfType(callee.result), className);
    parts.push({ kind: 'havoc', variables: [held] });
    if (className !== undefined) parts.push(assume(wellFormed(held, className, true)));
    if (chosen !== undefined) parts.push(assume(equal(held, chosen)));
    variables.set(RESULT_VARIABLE, held);
    parts.push({
      kind: 'mark',
      mark: {
        thread: 'this',
        action: stmt.description,
        span: stmt.span,
        within: stmt.within,
        watch: stmt.result !== undefined && !isOwnName(stmt.result) ? [{ label: stmt.result, before: undefined, after: held }] : [],
      },
    });
  } else {
    parts.push({ kind: 'mark', mark: { thread: 'this', action: stmt.description, span: stmt.span, within: stmt.within, watch: [] } });
  }
  parts.push(...promised.map((clause) => assumeClause(clause, { ...after, variables })));
  return parts;
}

/** The way on which code of the workspace throws that the library runs in the call: none of the library's clauses speaks of it. */
export function userCodeThrows(callee: Procedure, { thrown, userCode, span, within }: Call): readonly (readonly Sequential[])[] {
  if (!callee.isTrusted || !thrown || !userCode?.throws) return [];
  const exception = localSymbol(thrown.variable, { kind: 'ref', className: THROWABLE_CLASS });
  const isUnchecked = userCode.throws === 'unchecked' ? or(...UNCHECKED.map((name) => isInstance(exception, name))) : TRUE;
  return [
    [
      { kind: 'havoc', variables: [exception] },
      assume(and(not(equal(exception, NULL)), wellFormed(exception, THROWABLE_CLASS, true), isUnchecked)),
      { kind: 'mark', mark: { thread: 'this', action: `the library runs \`${userCode.by}\`, which throws`, span, within, watch: [] } },
      { kind: 'exit', label: thrown.label },
    ],
  ];
}

/** What a method may throw without saying so (Java Language Specification 11.1.1). */
const UNCHECKED = ['java.lang.RuntimeException', 'java.lang.Error'];

function throwing(callee: Procedure, thrown: NonNullable<Call['thrown']>, after: Scope, reached: readonly Sequential[]): Sequential[] {
  const exception = localSymbol(thrown.variable, { kind: 'ref', className: 'java.lang.Throwable' });
  const variables = new Map(after.variables).set(EXCEPTION_VARIABLE, exception);
  return [
    { kind: 'havoc', variables: [exception] },
    assume(and(not(equal(exception, NULL)), wellFormed(exception, 'java.lang.Throwable', true))),
    ...callee.exsures.map(({ className, clause }) =>
      assume(visibly(implies(isInstance(exception, className), translate(clause.expr, { ...after, variables })))),
    ),
    ...reached,
    { kind: 'exit', label: thrown.label },
  ];
}

function assumeClause(clause: Clause, scope: Scope): Sequential {
  return assume(visibly(translate(clause.expr, scope)));
}
