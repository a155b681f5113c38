/**
 * Check 2 of docs/theory.md#check-2-reduction, the abstraction check of Calvin-R: every execution of the body is a sequence of reducible
 * sequences (right movers, one operation, left movers), each of which does nothing that others can see, or is the next action of the
 * method's `performs`.
 *
 * The body runs as it is; other threads step only where a sequence ends. What check 1 asserts is assumed here: it was proved of all
 * interleavings, and the reduced execution is one of them. `phase` is true while the sequence is in its right movers; `pc` is the number of
 * the action that was performed last (0: none).
 * Soundness: docs/soundness/reduction.md#other-threads-between-sequences, docs/soundness/reduction.md#invariants-of-what-is-read.
 * Neighbours: `movers.ts` decides what commutes, `performed.ts` what a finished sequence must have done, `reduced-loops.ts` cuts loops.
 */
import { certainlyEnds, endsPlainly } from '../../effects/termination';
import { footprintOf, footprintWithRows } from '../../plato/footprint';
import type { Call, Operation, Stmt } from '../../plato/ir';
import { userCodeThrows } from '../modular/calls';
import { EXCEPTION_VARIABLE, HOLDER_FIELD, RESULT_VARIABLE, RETURN_LABEL, THROW_LABEL } from '../../plato/ir';
import { atomicFootprint } from './atomic-footprint';
import { blocks, describe, hintFor, named } from './boundary-words';
import { TID } from '../logic/threads';
import { storesOfConjunct, type Conjunct } from '../environment/environment';
import { beforeSymbol, conjunctAt, environmentStep, everything, standingView, wellFormed } from '../environment/environment-step';
import { learnedOfArrays } from '../modular/array-owners';
import { applyEffect } from '../modular/effect';
import { NOTHING, assign, assume, sequence, type Sequential, type SequentialProgram, type Watch } from '../logic/ir';
import { FALSE, NULL, TRUE, and, copyOf, equal, implies, not, number, or, select, symbol, type Symbol, type Term } from '../logic/terms';
import { ownersIn } from './owners';
import {
  ALWAYS,
  anyValues,
  entriesOf,
  placed,
  placedRows,
  undisturbed,
  unlasting,
  withRows,
  type Decided,
  type PlacedFootprint,
} from './movers';
import type { Place } from '../logic/obligations';
import { currentScope } from '../environment/entry';
import { knownOfReads, reentry } from '../modular/operations';
import { LAST, PC, PERFORMED, PHASE, Specification, oldStore, oldVisible } from './performed';
import { Repair } from './repair';
import { reducedLoop, type MoverQuestion, type Reduction } from './reduced-loops';
import { VISIBLE, localSymbol, sortOfType } from '../logic/stores';
import { background, contextOf, entry, type CheckInput } from '../modular/thread-modular';
import { operationsOf } from '../../plato/statements';
import { translate } from '../logic/translate';
import type { CheckContext } from '../environment/context';
import { isPure } from './reduction-support';
import { specifiedCall, type CallWalk } from './specified-calls';
import { startedThread } from './started-threads';
import { Unbroken, type Step } from './unbroken';

/** The phase before the step that was made last. */
const WAS_RIGHT = symbol('phase was right', 'Bool');

/** The sequential program of check 2; the procedure has `performs`. */
export function reductionCheck(input: CheckInput): SequentialProgram {
  return reductionProgram(input);
}

/** The same program where it is claimed that sequences go on (`unbroken.ts`); undefined where nothing is. */
export function unbrokenCheck(input: CheckInput): SequentialProgram | undefined {
  const unbroken = new Unbroken(contextOf(input), false);
  const program = reductionProgram(input, { unbroken });
  return unbroken.claims > 0 ? program : undefined;
}

/**
 * The same program where witnesses cost nothing (`repair.ts`): no witness mends what fails in it. `knowsLoops`: the candidates about its
 * loops will be proved of it.
 */
export function repairCheck(input: CheckInput, knowsLoops: boolean): SequentialProgram {
  return reductionProgram(input, { knowsLoops });
}

/**
 * The same program with nothing to prove but what each operation is, as candidates that the prover prunes. `isUnbroken`: what it claims
 * where it is claimed that sequences go on has been proved.
 */
export function moverQuestions(
  input: CheckInput,
  isUnbroken: boolean,
): { readonly program: SequentialProgram; readonly questions: readonly MoverQuestion[] } {
  const questions: MoverQuestion[] = [];
  const unbroken = isUnbroken ? new Unbroken(contextOf(input), true) : undefined;
  return { program: reductionProgram(input, { questions, unbroken }), questions };
}

function reductionProgram(
  input: CheckInput,
  {
    questions,
    knowsLoops,
    unbroken,
  }: { readonly questions?: MoverQuestion[]; readonly knowsLoops?: boolean; readonly unbroken?: Unbroken | undefined } = {},
): SequentialProgram {
  const { procedure, body } = input;
  const context = contextOf(input);
  const specification = new Specification(context, procedure.performs!, body, input.effects);
  const owners = ownersIn(procedure.params, input.locals, body, input.hierarchy);
  const repair = knowsLoops === undefined ? undefined : new Repair(specification, specification.graph, knowsLoops);
  const reduction: Reduction = { context, input, specification, questions, repair, owners, unbroken };
  const place: Place = { span: procedure.nameSpan, within: [] };
  const atExit = (kind: 'normal' | 'exception'): Sequential[] =>
    repair ? repair.atExit(kind, place) : questions ? [] : specification.atExit(kind);
  const leaves: Sequential = {
    kind: 'block',
    label: '$done',
    body: sequence([
      {
        kind: 'block',
        label: THROW_LABEL,
        body: sequence([
          { kind: 'block', label: RETURN_LABEL, body: reduced(reduction, body) },
          ...atExit('normal'),
          { kind: 'exit', label: '$done' },
        ]),
      },
      ...(procedure.mayThrow ? atExit('exception') : []),
    ]),
  };
  return {
    name: `${procedure.id} performs`,
    background: background(),
    parameters: new Set(procedure.params.map((parameter) => localSymbol(parameter.name, parameter.type).name)),
    body: sequence([
      ...entry(context, body),
      assign(PC, number(0)),
      ...(repair?.atEntry() ?? []),
      ...startSequence(context, place),
      leaves,
    ]),
  };
}

/** `E*; phase := Right; old := current`. */
export function startSequence(context: CheckContext, place: Place): Sequential[] {
  const relevant = context.stores.all.filter((store) => context.relevant.has(store));
  return [
    ...environmentStep(context, {
      placed: everything(context),
      conjuncts: context.conjuncts,
      overwritten: new Set(),
      mayEscape: false,
      span: place.span,
      within: place.within,
      action: 'another thread runs',
      watch: watchAll(context),
    }),
    assign(PHASE, TRUE),
    assign(LAST, PC),
    assign(PERFORMED, FALSE),
    ...relevant.map((store) => assign(oldStore(context, store), context.stores.symbol(store))),
    assign(oldVisible(), VISIBLE),
  ];
}

/** What counterexamples show of a step of others: the fields of `this`, and static fields. */
function watchAll(context: CheckContext): Parameters<typeof environmentStep>[1]['watch'] {
  const self = context.procedure.params.find((parameter) => parameter.name === 'this');
  return context.stores.all.flatMap((store) => {
    const field = context.stores.field(store);
    if (!context.relevant.has(store) || !field || store === HOLDER_FIELD || typeof field.type === 'string') return [];
    const stores = new Set([store]);
    if (field.isStatic) return [{ label: field.name, stores, value: (read: (name: string) => Term) => read(store) }];
    if (!self || self.type.kind !== 'ref' || !context.hierarchy.isSubtype(self.type.className, field.owner)) return [];
    const object = localSymbol('this', self.type);
    return [{ label: field.name, stores, value: (read: (name: string) => Term) => select(read(store), object) }];
  });
}

function reduced(reduction: Reduction, stmt: Stmt): Sequential {
  switch (stmt.kind) {
    case 'op':
      return sequence(reducedOperation(reduction, stmt.op));
    case 'seq':
      return { kind: 'seq', parts: stmt.stmts.map((one) => reduced(reduction, one)) };
    case 'choice':
      return { kind: 'choice', branches: reducedBranches(reduction, stmt.branches) };
    case 'block': {
      const body = reduced(reduction, stmt.body);
      reduction.unbroken?.left(stmt.label);
      return { kind: 'block', label: stmt.label, body };
    }
    case 'exit':
      reduction.unbroken?.leaves(stmt.label);
      return stmt;
    case 'loop':
      return reducedLoop(reduction, stmt, {
        boundary: (left, place, what) => boundary(reduction, left, PERFORMED, place, what),
        start: (place) => startSequence(reduction.context, place),
        body: () => reduction.unbroken?.round(() => reduced(reduction, stmt.body)) ?? reduced(reduction, stmt.body),
      });
    case 'atomic':
      return sequence(reducedAtomic(reduction, stmt));
    case 'call':
      return sequence(reducedCall(reduction, stmt));
  }
}

function reducedCall(reduction: Reduction, call: Call): Sequential[] {
  const walk: CallWalk = {
    boundary: (left, callee, place, what, step) => {
      const early = earlyEnd(reduction, callee);
      return sequence([...early.parts, boundary(reduction, left, early.ends, place, what, '', step)]);
    },
    afterwards: (right, place) => [assign(WAS_RIGHT, PHASE), ...afterwards(reduction, right, undefined, place)],
    asksLeft: (left) => asks(reduction, left, 'left'),
  };
  if (call.mode === 'start') return startedThread(reduction.context, call, walk);
  return isPure(reduction.input.table, call) ? pureCall(reduction, call) : specifiedCall(reduction, call, walk);
}

function reducedBranches(reduction: Reduction, branches: readonly Stmt[]): readonly Sequential[] {
  const walk = (branch: Stmt): Sequential => reduced(reduction, branch);
  return reduction.unbroken?.along(branches, walk) ?? branches.map(walk);
}

/**
 * Ends the sequence if it is committed and the operation is no left mover, and starts the next one. A sequence may always end early: it
 * does where an action has been performed and something begins that looks like the next one (`early`). `step`: what begins, where it is
 * one.
 */
function boundary(reduction: Reduction, left: Term, early: Term, place: Place, what: string, hint = '', step?: Step): Sequential {
  const { context, specification, repair, unbroken } = reduction;
  const ends = or(and(not(PHASE), not(left)), early);
  if (unbroken && step) {
    const goesOn = unbroken.isLikely(step) ? unbroken.goesOn(ends, place) : undefined;
    unbroken.made(step);
    if (goesOn) return goesOn;
  }
  const begins: Sequential = {
    kind: 'mark',
    mark: { thread: 'this', action: 'begins a new sequence of steps', span: place.span, within: place.within, watch: [] },
  };
  return {
    kind: 'choice',
    branches: [
      sequence([
        assume(ends),
        ...(repair ? repair.atBoundary(place) : reduction.questions ? [] : specification.atBoundary(place, what, hint)),
        ...startSequence(context, place),
        begins,
      ]),
      sequence([assume(not(ends)), ...(repair && early !== FALSE ? repair.atChance() : [])]),
    ],
  };
}

/**
 * When a sequence that has performed something ends before a call: where the callee may wait, always; where it takes monitors that can be
 * taken, or loops, if what has been done up to here always is the action (it may as well be the first half of it: giving back locks). A
 * call of anything else belongs to the sequence.
 */
function earlyEnd(
  { context, specification, input }: Reduction,
  callee: string | undefined,
): { readonly parts: readonly Sequential[]; readonly ends: Term } {
  const procedure = callee === undefined ? undefined : input.table.get(callee);
  if (!procedure || !certainlyEnds(context.program, procedure)) return { parts: [], ends: PERFORMED };
  if (endsPlainly(context.program, procedure)) return { parts: [], ends: FALSE };
  const resting = symbol(context.fresh('rests before call'), 'Bool');
  return {
    parts: [{ kind: 'candidate', switch: resting, steers: true, condition: implies(PERFORMED, specification.isPerformed()) }],
    ends: and(PERFORMED, resting),
  };
}

const NOWHERE: PlacedFootprint = { reads: [], writes: [], isUnbounded: false };

function reducedOperation(reduction: Reduction, op: Operation): Sequential[] {
  const { context } = reduction;
  if (op.witness !== undefined) return [...reduction.specification.witness(op.witness), mark(op)];
  const scope = currentScope(context, 'assume');
  // Assertions were proved by check 1; they are specification and touch nothing.
  const asserted = op.asserts.map((one) => assume(translate(one.expr, scope)));
  // What is assumed held when it was assumed: nobody may get in between that and what relies on it.
  const isSilent = op.role === 'assert';
  const footprint = footprintWithRows({ ...op, asserts: [] });
  const parts: Sequential[] = [];
  const named = isSilent ? NOWHERE : placed(context, footprint, parts, entriesOf({ ...op, asserts: [] }));
  const where = isSilent ? NOWHERE : withRows(named, placedRows(context, footprint.rows, parts), []);
  const place: Place = { span: op.span, within: op.within };
  const isShared = where.reads.length > 0 || where.writes.length > 0 || where.isUnbounded;
  if (isShared || blocks(op)) {
    const before = undisturbed(context, where, reduction.owners);
    const left = and(before.term, waitsNot(context, op));
    const early = op.role === 'specification' ? earlyEnd(reduction, op.callee) : { parts: [], ends: blocks(op) ? PERFORMED : FALSE };
    parts.push(
      ...before.facts,
      ...asks(reduction, left, 'left'),
      ...early.parts,
      boundary(
        reduction,
        left,
        early.ends,
        place,
        describe(context, op),
        hintFor(reduction, op.role === 'acquire' && op.origin === 'wait', op.within) + (unlasting(context, where, reduction.owners) ?? ''),
        { footprint, mayWait: blocks(op) },
      ),
    );
  }
  parts.push(...anyValues(context, footprint), ...asserted);
  if (op.guard) parts.push(assume(translate(op.guard, currentScope(context, 'assume'))));
  // The values that the written stores had, for predicates over both sides.
  parts.push(...copies(context, op), ...applyEffect(context, op), ...knownOfReads(context, op), ...invariantsOfReads(context, op));
  // Whose an array is, is true for all time.
  parts.push(...learnedOfArrays(context, op, currentScope(context, 'assume')));
  const isStep = isShared || blocks(op);
  if (where.writes.length > 0 || where.isUnbounded) parts.push(...(reduction.repair?.atWrite() ?? []));
  if (isStep)
    parts.push(
      assign(WAS_RIGHT, PHASE),
      ...afterwards(reduction, isShared ? undisturbed(context, where, reduction.owners) : ALWAYS, op, place),
    );
  if (op.description !== '') parts.push(mark(op, isStep, reentry(context, op, beforeSymbol)));
  return parts;
}

/**
 * The invariants of an object that has just been read: no step of others follows that would tell of them, but check 1 has proved them
 * after every operation of every interleaving. (Not inside of atomic blocks, where it has not.)
 */
function invariantsOfReads(context: CheckContext, op: Operation): Sequential[] {
  const view = standingView(context, 'read');
  return op.assigns.flatMap(({ target, value }) => {
    if (
      target.kind !== 'local' ||
      target.type.kind !== 'ref' ||
      (value.kind !== 'field' && value.kind !== 'static' && value.kind !== 'elem')
    )
      return [];
    const { className } = target.type;
    const isOf = (conjunct: Conjunct): boolean =>
      conjunct.kind === 'invariant' &&
      conjunct.owner !== undefined &&
      context.hierarchy.isSubtype(className, conjunct.owner) &&
      [...storesOfConjunct(conjunct)].every((store) => context.relevant.has(store));
    return context.conjuncts.filter(isOf).map((conjunct) => conjunctAt(context, conjunct, localSymbol(target.name, target.type), view));
  });
}

/** The candidate that the operation is a mover of this kind; its switch is named by how many questions there are. */
function asks(reduction: Reduction, condition: Term, kind: 'left' | 'right'): Sequential[] {
  if (!reduction.questions) return [];
  return [{ kind: 'candidate', condition, switch: symbol(`${kind} mover ${reduction.questions.length + 1}`, 'Bool'), isQuestion: true }];
}

function copies(context: CheckContext, op: Operation): Sequential[] {
  const written = new Set(
    footprintOf(op).writes.map((location) =>
      location.kind === 'local' ? undefined : location.kind === 'elem' ? `elem:${location.type.kind}` : location.field,
    ),
  );
  return [...written].flatMap((store) => {
    if (store === undefined) return [];
    const current = context.stores.symbol(store);
    return [assign(copyOf(current, `before ${current.name}`), current)];
  });
}

/** `if (phase = Right && !isRight) phase := Left`. */
function afterwards(reduction: Reduction, right: Decided, operation: Operation | undefined, place: Place): Sequential[] {
  const asked = asks(reduction, right.term, 'right');
  const number = (reduction.questions?.length ?? 0) + 1;
  reduction.questions?.push({ operation, ...place, left: `left mover ${number}`, right: `right mover ${number}` });
  return [...right.facts, ...asked, assign(PHASE, and(PHASE, right.term))];
}

/** Taking a monitor that one holds does not wait; nothing else that may wait is known not to. */
function waitsNot(context: CheckContext, op: Operation): Term {
  if (!blocks(op)) return TRUE;
  if (op.role !== 'acquire') return FALSE;
  const taken = op.assigns.find(({ target }) => target.kind === 'field' && target.field === HOLDER_FIELD)?.target;
  if (taken?.kind !== 'field') return FALSE;
  return equal(select(context.stores.symbol(HOLDER_FIELD), translate(taken.object, currentScope(context, 'assume'))), TID);
}

/** The step for counterexamples; `commits`: whether it can be the one that commits the sequence. */
function mark(op: Operation, commits = false, values: readonly Watch[] = []): Sequential {
  const commit = commits ? [{ label: 'commits', before: undefined, after: and(WAS_RIGHT, not(PHASE)), isCommit: true } as const] : [];
  const watch = [...commit, ...values];
  return { kind: 'mark', mark: { thread: 'this', action: op.description, span: op.span, within: op.within, watch } };
}

/**
 * The steps of an atomic block are one operation. Where it touches only what can be named before it begins, it is a mover as any operation
 * is; else it commutes with nothing.
 */
function reducedAtomic(reduction: Reduction, stmt: Stmt & { readonly kind: 'atomic' }): Sequential[] {
  const { context } = reduction;
  const operations = operationsOf(stmt.body);
  const parts: Sequential[] = [];
  const footprint = atomicFootprint(context, stmt.body);
  const where = footprint ? placed(context, footprint, parts, footprint.entries) : { reads: [], writes: [], isUnbounded: true };
  const place: Place = { span: stmt.span, within: operations[0]?.within ?? [] };
  const mayWait = operations.some((op) => op.role !== 'assume' && blocks(op));
  const before = undisturbed(context, where, reduction.owners);
  const left = mayWait ? FALSE : before.term;
  parts.push(
    ...before.facts,
    ...asks(reduction, left, 'left'),
    boundary(
      reduction,
      left,
      mayWait ? PERFORMED : FALSE,
      place,
      named(reduction, place, mayWait),
      (mayWait ? hintFor(reduction, false, place.within) : '') + (unlasting(context, where, reduction.owners) ?? ''),
      { footprint, mayWait },
    ),
  );
  parts.push(plain(reduction, stmt.body), ...(reduction.repair?.atWrite() ?? []), assign(WAS_RIGHT, PHASE));
  parts.push(...afterwards(reduction, undisturbed(context, where, reduction.owners), undefined, place));
  return parts;
}

/** The inside of an atomic block: no boundaries, no phases. */
function plain(reduction: Reduction, stmt: Stmt): Sequential {
  const { context } = reduction;
  switch (stmt.kind) {
    case 'op': {
      const { op } = stmt;
      if (op.witness !== undefined) return sequence([...reduction.specification.witness(op.witness), mark(op)]);
      const scope = currentScope(context, 'assume');
      return sequence([
        ...anyValues(context, footprintOf(op)),
        ...op.asserts.map((one) => assume(translate(one.expr, scope))),
        ...(op.guard ? [assume(translate(op.guard, scope))] : []),
        ...copies(context, op),
        ...applyEffect(context, op),
        ...knownOfReads(context, op),
        ...(op.description === '' ? [] : [mark(op)]),
      ]);
    }
    case 'seq':
      return { kind: 'seq', parts: stmt.stmts.map((one) => plain(reduction, one)) };
    case 'choice':
      return { kind: 'choice', branches: stmt.branches.map((one) => plain(reduction, one)) };
    case 'block':
      return { kind: 'block', label: stmt.label, body: plain(reduction, stmt.body) };
    case 'exit':
      return stmt;
    case 'atomic':
      return plain(reduction, stmt.body);
    // Refused before (`reduction-support.ts`).
    case 'loop':
    case 'call':
      return NOTHING;
  }
}

/** A trusted method that changes nothing is a local computation. */
function pureCall(reduction: Reduction, call: Call): Sequential[] {
  const { context, input } = reduction;
  const callee = input.table.get(call.targets[0]!.procedure)!;
  const args = new Map<string, Term>(
    callee.params.map((parameter, index) => [parameter.name, translate(call.args[index]!, currentScope(context, 'assume'))]),
  );
  const returns: Sequential[] = [];
  const waits =
    callee.mayWait === true || call.userCode?.waits === true
      ? [
          boundary(
            reduction,
            FALSE,
            PERFORMED,
            { span: call.span, within: call.within },
            `this call, which may have to wait for it (it ${call.description})`,
          ),
        ]
      : [];
  if (callee.result) {
    const className = callee.result.kind === 'ref' ? callee.result.className : undefined;
    const held: Symbol =
      call.result === undefined ? symbol('unused result', sortOfType(callee.result), className) : localSymbol(call.result, callee.result);
    returns.push({ kind: 'havoc', variables: [held] });
    if (className !== undefined) returns.push(assume(wellFormed(held, className, true)));
    const variables = new Map(args).set(RESULT_VARIABLE, held);
    returns.push(
      ...callee.ensures.map((clause) =>
        assume(translate(clause.expr, { ...currentScope(context, 'assume'), store: (name) => context.stores.symbol(name), variables })),
      ),
    );
  }
  const fromUserCode = userCodeThrows(callee, call).map((one) => sequence(one));
  if (!call.thrown || !callee.mayThrow)
    return [
      ...waits,
      ...(fromUserCode.length === 0 ? returns : [{ kind: 'choice', branches: [sequence(returns), ...fromUserCode] } as const]),
    ];
  const exception = localSymbol(call.thrown.variable, { kind: 'ref', className: 'java.lang.Throwable' });
  const variables = new Map(args).set(EXCEPTION_VARIABLE, exception);
  const scope = { ...currentScope(context, 'assume'), store: (name: string) => context.stores.symbol(name), variables };
  const throws: Sequential[] = [
    { kind: 'havoc', variables: [exception] },
    assume(and(not(equal(exception, NULL)), wellFormed(exception, 'java.lang.Throwable', true))),
    ...callee.exsures.map(({ className, clause }) =>
      assume(
        implies(
          translate(
            {
              kind: 'instanceof',
              operand: { kind: 'var', name: EXCEPTION_VARIABLE, type: { kind: 'ref', className: 'java.lang.Throwable' } },
              className,
            },
            scope,
          ),
          translate(clause.expr, scope),
        ),
      ),
    ),
    { kind: 'exit', label: call.thrown.label },
  ];
  return [...waits, { kind: 'choice', branches: [sequence(returns), sequence(throws), ...fromUserCode] }];
}
