/**
 * Loops in check 2 (docs/theory.md#check-2-reduction and docs/theory.md#loops): cut at the head as in check 1, with the phase, `pc` and the
 * store at the beginning of the sequence among what is havocked, and among what candidates are about.
 *
 * A committed sequence must get to its end, so a loop may go on in one only if it ends itself: some number goes down in every iteration
 * and stays above zero. Where no such number is found, the sequence ends where the loop is entered and after every iteration.
 * Soundness: docs/soundness/reduction.md#sequences-over-loop-heads, docs/soundness/reduction.md#termination-after-a-commit.
 * Neighbours: `reduction.ts`; `loops.ts` and `candidates.ts` for check 1.
 */
import { allocatedIn } from '../../plato/allocations';
import { effectsOfCall, writtenStores, type Effects } from '../../effects/effects';
import type { Span } from '../../base/span';
import type { CallSite, Operation, Stmt } from '../../plato/ir';
import { withinOf } from '../../plato/within';
import { assumeCandidates, candidatesOf, proveCandidates, type Candidate } from '../candidates/candidates';
import { TID } from '../logic/threads';
import type { CheckContext } from '../environment/context';
import type { StepView } from '../environment/environment';
import { conjunctFact, environmentStep, everything, everythingOfOurs, wellFormed } from '../environment/environment-step';
import { assign, assume, sequence, type Sequential } from '../logic/ir';
import { FALSE, and, apply, equal, implies, not, number, or, select, symbol, type Symbol, type Term } from '../logic/terms';
import type { LoopContext } from '../candidates/candidates';
import { localTable } from '../modular/loops';
import { currentScope } from '../environment/entry';
import type { Place } from '../logic/obligations';
import { LAST, PC, PERFORMED, PHASE, oldStore, oldVisible, type Specification } from './performed';
import type { Repair } from './repair';
import type { CheckInput } from '../modular/thread-modular';
import { sequenceCandidates } from './sequence-candidates';
import type { Unbroken } from './unbroken';
import { ESCAPED, VISIBLE } from '../logic/stores';
import { surviving } from '../environment/survival';
import { lengthOf, translate } from '../logic/translate';

/** How many numbers are tried as measures of one loop. */
const MAX_MEASURES = 12;

/** What the walk over a body needs. */
export interface Reduction {
  readonly context: CheckContext;
  readonly input: CheckInput;
  readonly specification: Specification;
  /** The objects that the body knows: whose arrays its elements may belong to. */
  readonly owners: readonly Symbol[];
  /** Where the movers are asked for: the questions made so far, and nothing is asserted. Undefined: the check itself. */
  readonly questions: MoverQuestion[] | undefined;
  /** Where it is asked whether witnesses could help. */
  readonly repair: Repair | undefined;
  /** Where it is claimed that sequences go on. */
  readonly unbroken: Unbroken | undefined;
}

/** Is the operation a left mover, a right mover? The names of two switches that stay on where it always is. */
export interface MoverQuestion {
  readonly operation: Operation | undefined;
  readonly span: Span;
  readonly within: readonly CallSite[];
  readonly left: string;
  readonly right: string;
}

/** What the walk does at the ends of sequences, and with the body. */
export interface LoopParts {
  readonly boundary: (left: Term, place: Place, what: string) => Sequential;
  readonly start: (place: Place) => Sequential[];
  readonly body: () => Sequential;
}

interface Measure {
  readonly candidate: Candidate;
  /** To be placed at the head: the measure of this round. */
  readonly atHead: Sequential;
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the parts of a loop, in their order.
export function reducedLoop(
  reduction: Reduction,
  stmt: Stmt & { readonly kind: 'loop' },
  { boundary, start, body }: LoopParts,
): Sequential {
  const { context, input, specification } = reduction;
  const loops: LoopContext = {
    around: input,
    effects: input.effects,
    localTypes: localTable([...input.procedure.params, ...input.locals]),
  };
  const effects = writtenStores(stmt.body, (call) => effectsOfCall(call, input.effects));
  const overwritten = effects.everything
    ? everythingOfOurs(context)
    : new Set([...effects.stores].filter((store) => context.relevant.has(store)));
  const written = stmt.invariants.filter((invariant) => !invariant.isProposed);
  const usual = candidatesOf(context, loops, effects, stmt);
  const own = sequenceCandidates(context, specification, loops, stmt, effects);
  const measures = measuresOf(context, loops, effects, stmt);
  const ends = or(...measures.map((measure) => measure.candidate.switch));
  const place = { span: stmt.span, within: withinOf(stmt.body) };
  const locals = [...effects.locals].map((name) => loops.localTypes.get(name)).filter((local) => local !== undefined);
  const relevant = context.stores.all.filter((store) => context.relevant.has(store));
  const all = { ...usual, list: [...usual.list, ...own.list] };
  // If nothing has happened yet that others could see, wherever the head is reached, a new sequence may as well begin there: less has to be
  // remembered of the old one. (A sequence that has performed something has ended at the boundary before.)
  const resting = symbol(context.fresh('rests at head'), 'Bool');
  const rest = (): Sequential[] => [
    { kind: 'candidate', switch: resting, steers: true, condition: and(PHASE, specification.unchangedSoFar()) },
    { kind: 'choice', branches: [sequence([assume(resting), ...start(place)]), assume(not(resting))] },
  ];
  return sequence([
    boundary(ends, place, 'this loop, which may run forever'),
    ...rest(),
    ...usual.before,
    ...own.before,
    ...proveCandidates(all),
    {
      kind: 'havoc',
      variables: [
        ...locals.map((local) => local.symbol),
        PHASE,
        PC,
        LAST,
        PERFORMED,
        oldVisible(),
        ...relevant.map((store) => oldStore(context, store)),
      ],
    },
    ...environmentStep(context, {
      placed: everything(context),
      conjuncts: surviving(context, effects),
      overwritten,
      mayEscape: effects.escapes || effects.everything,
      allocated: allocatedIn(stmt.body),
      span: stmt.span,
      within: [],
      watch: [],
      action: 'earlier rounds of the loop',
    }),
    ...locals.flatMap((local) =>
      local.className !== undefined && !local.isTemporary ? [assume(wellFormed(local.symbol, local.className, false))] : [],
    ),
    visibleStays(),
    assume(specification.inRange()),
    ...invariantsAtBeginning(context),
    ...assumeCandidates(all),
    // Written invariants were proved by check 1, of all interleavings.
    ...written.map((invariant) => assume(translate(invariant.expr, currentScope(context, 'assume')))),
    ...(reduction.repair?.atHead(resting) ?? []),
    ...measures.map((measure) => measure.atHead),
    {
      kind: 'mark',
      mark: {
        thread: 'this',
        action: 'is at the head of the loop, after any number of rounds',
        span: stmt.span,
        within: place.within,
        watch: [],
      },
    },
    body(),
    ...proveCandidates({ ...usual, list: measures.map((measure) => measure.candidate) }),
    boundary(ends, place, 'the next round of this loop, which may run forever'),
    ...rest(),
    ...proveCandidates(all),
    assume(FALSE),
  ]);
}

/** The beginning of the sequence is earlier than now: what was visible then is visible now. */
function visibleStays(): Sequential {
  const object = symbol('object', 'Ref', 'java.lang.Object');
  return {
    kind: 'assume',
    fact: {
      kind: 'objects',
      className: 'java.lang.Object',
      variable: object,
      body: implies(equal(select(oldVisible(), object), ESCAPED), equal(select(VISIBLE, object), ESCAPED)),
    },
  };
}

/** Every sequence begins after a step of others, and invariants hold there. */
function invariantsAtBeginning(context: CheckContext): readonly Sequential[] {
  const read = (store: string): Term =>
    context.relevant.has(store) && context.stores.field(store)?.isFinal !== true ? oldStore(context, store) : context.stores.symbol(store);
  const view: StepView = {
    before: read,
    after: read,
    visibleBefore: oldVisible(),
    visibleAfter: oldVisible(),
    tid: TID,
    stepName: context.fresh('beginning of sequence'),
  };
  return context.conjuncts
    .filter(
      (one) =>
        one.kind === 'invariant' &&
        [...one.changes].some((store) => context.stores.isMutable(store)) &&
        [...one.changes].every((store) => context.relevant.has(store) || (!one.isTrusted && !context.stores.isMutable(store))),
    )
    .map((one) => conjunctFact(context, one, view));
}

/** Numbers that may go down in every round: what the user wrote, and distances between a changed local and something that stays. */
function measuresOf(
  context: CheckContext,
  loops: LoopContext,
  effects: Effects,
  stmt: Stmt & { readonly kind: 'loop' },
): readonly Measure[] {
  const name = context.fresh('measure');
  const users = [...loops.localTypes].filter(([, local]) => !local.isTemporary);
  const changed = users.filter(([local, one]) => effects.locals.has(local) && one.symbol.sort === 'Int').map(([, local]) => local.symbol);
  const kept = users
    .filter(([local]) => !effects.locals.has(local))
    .flatMap(([, local]): readonly Term[] =>
      local.symbol.sort === 'Int' ? [local.symbol] : local.className?.endsWith('[]') ? [lengthOf(local.symbol)] : [],
    );
  const terms: Term[] = stmt.decreases.map((clause) => translate(clause.expr, currentScope(context, 'assume')));
  for (const variable of changed) {
    terms.push(variable);
    for (const bound of kept) terms.push(apply('-', [bound, variable], 'Int'));
    for (const bound of constantsOf(stmt)) terms.push(apply('-', [number(bound), variable], 'Int'));
  }
  return terms.slice(0, MAX_MEASURES).map((term, index): Measure => {
    const held = symbol(`${name} ${index + 1} at head`, 'Int');
    const formula = and(apply('>=', [held, number(0)], 'Bool'), apply('<', [term, held], 'Bool'));
    return { candidate: { switch: symbol(`${name} ${index + 1}`, 'Bool'), formula, steers: true }, atHead: assign(held, term) };
  });
}

/** The numbers that branches of the loop compare with. */
function constantsOf(stmt: Stmt): readonly string[] {
  const found = new Set<string>();
  const visit = (part: Stmt): void => {
    if (part.kind === 'op' && part.op.guard?.kind === 'binary') {
      for (const side of [part.op.guard.left, part.op.guard.right])
        if (side.kind === 'int' && !side.value.startsWith('-') && side.value !== '0') found.add(side.value);
    } else if (part.kind === 'seq') part.stmts.forEach(visit);
    else if (part.kind === 'choice') part.branches.forEach(visit);
    else if (part.kind === 'block' || part.kind === 'loop' || part.kind === 'atomic') visit(part.body);
  };
  visit(stmt.kind === 'loop' ? stmt.body : stmt);
  return [...found];
}
