/**
 * Missing witnesses (calvin-r 3): where the abstraction check of a method with `performs` fails, the places are looked for at which a
 * `witness` of the actions that have none would make it succeed. A place counts only if the prover accepts the method with it, so what is
 * suggested is true; that nothing is found says nothing.
 * Neighbours: `method.ts` asks for it after the checks; `witness-places.ts` says what can be written where.
 */
import { exhausted } from '../base/exhausted';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { diagnostic } from '../diagnostics/diagnostic';
import { footprintOf } from '../plato/footprint';
import { inlineCalls } from '../inline/inline';
import type { Operation, Procedure, Program, Stmt, Variable } from '../plato/ir';
import { reductionCheck, repairCheck } from '../sequential/reduction/reduction';
import { hasLoop } from '../sequential/modular/reach';
import { operationsOf } from '../plato/statements';
import { WAY_OUT, type Obligation } from '../sequential/logic/ir';
import type { CheckInput } from '../sequential/modular/thread-modular';
import { Allowance, type Budget } from '../solver/budget';
import { canFail, checkCondition, goalsOf, type CheckResult } from '../solver/check';
import { ProverFailure, type Prover } from '../solver/prover';
import type { Goal } from '../vc/condition';
import { passify } from '../vc/passify';
import { smtOf } from '../vc/smt';
import type { WitnessPlace } from './witness-places';
import { mapParts } from '../plato/statements';

/** The method with a witness at every place at once, from which those that are tried are chosen. */
export interface Witnessed {
  readonly places: readonly WitnessPlace[];
  readonly procedure: Procedure;
  /** The place whose witness an operation is; undefined for all others. */
  placeOf(op: Operation): WitnessPlace | undefined;
  /** Where an offset of its text is in the text without the witnesses. */
  original(offset: number): number;
}

/**
 * Each try is a proof, and its author is waiting. All tries are paid from one allowance: what the prover cannot decide, of which there is
 * little where a witness is missing, a sum for each goal, and the reading of the condition, so that long methods get fewer tries.
 */
const MAX_TRIES = 40;
const PRICE_OF_GOAL = 30_000;
const TRY_BUDGET: Budget = { together: 10_000_000, alone: 1_000_000, total: 60_000_000, characters: 8_000_000 };

/** Reading the condition alone takes about a unit for each character. */
function tryBudget(characters: number): Budget {
  return { ...TRY_BUDGET, together: TRY_BUDGET.together + 3 * characters, alone: TRY_BUDGET.alone + 2 * characters };
}

interface Choice {
  readonly place: WitnessPlace;
  readonly label: string;
}

/**
 * The one diagnostic that says what is missing; undefined where no witness was found to help. Rejects only where it was cancelled or there
 * is no prover.
 */
export async function missingWitnesses(
  input: CheckInput,
  program: Program,
  result: CheckResult,
  witnessed: (label: string) => Witnessed | undefined,
  prover: Prover,
  signal?: AbortSignal,
): Promise<Diagnostic | undefined> {
  const { procedure } = input;
  const labels = unwitnessed(procedure, input.body, result);
  if (labels.length === 0) return undefined;
  try {
    if (await isBeyondRepair(input, result, prover, signal)) return undefined;
    const instrumented = witnessed(labels[0]!);
    const inlined = instrumented && inlineCalls(program, instrumented.procedure);
    if (!inlined || inlined.diagnostics.length + inlined.unsupported.length > 0) return undefined;
    const starts = result.failed
      .map((one) => one.goal.obligation)
      .filter((one) => !isAtEnd(one, procedure))
      .map((one) => one.span.start);
    const broken = starts.length === 0 ? undefined : Math.min(...starts);
    const allowance = new Allowance(TRY_BUDGET.total);
    const chosen = await search(
      { input, body: inlined.body, locals: inlined.locals, instrumented, prover, signal, allowance },
      labels,
      broken,
    );
    return (
      chosen &&
      suggestion(
        procedure,
        chosen,
        result.failed.map((one) => one.goal.obligation).find((one) => one.code === 'not-atomic'),
      )
    );
  } catch (error) {
    if (error instanceof ProverFailure && error.kind !== 'cancelled' && error.kind !== 'unavailable') return undefined;
    throw error;
  }
}

/**
 * Whether some execution is wrong whatever witnesses say. At first what check 2 believed at the heads of loops is believed, which costs one
 * question; then it is found out anew. Where that does not suffice, or the prover gives up, the answer is no.
 */
async function isBeyondRepair(input: CheckInput, result: CheckResult, prover: Prover, signal: AbortSignal | undefined): Promise<boolean> {
  // Which locks the method ends with does not depend on where its sequences end.
  if (result.failed.some(({ goal: { obligation } }) => isAtEnd(obligation, input.procedure) && obligation.group !== WAY_OUT)) return true;
  for (const off of hasLoop(input.body) ? [result.off, undefined] : [result.off]) {
    const condition = passify(repairCheck(input, off === undefined));
    const smt = smtOf(condition, input.hierarchy);
    // Of a quantified condition there is hardly ever a model.
    if (smt.hasQuantifiers) return false;
    const session = await prover.open(signal);
    try {
      if (await canFail(session, condition, smt, off, tryBudget(smt.text.length))) return true;
    } finally {
      session.close();
    }
  }
  return false;
}

/** The actions without a witness. A single one needs none unless its sequence ends before the method does. */
function unwitnessed(procedure: Procedure, body: Stmt, result: CheckResult): readonly string[] {
  const { actions, tree } = procedure.performs!;
  const present = new Set(operationsOf(body).map((op) => op.witness));
  const labels = actions.map((action) => action.label).filter((label) => !present.has(label));
  const isImplicit = actions.length === 1 && tree.kind === 'action' && labels.length === 1;
  const endsEarly = result.failed.some((one) => one.goal.obligation.code === 'not-atomic') || actions[0]?.frame.length === 0;
  return isImplicit && !endsEarly ? [] : labels;
}

interface Search {
  readonly input: CheckInput;
  readonly body: Stmt;
  readonly locals: readonly Variable[];
  readonly instrumented: Witnessed;
  readonly prover: Prover;
  readonly signal: AbortSignal | undefined;
  readonly allowance: Allowance;
}

/**
 * Label by label in the order of the program. A place is taken where the witness is right for itself: the first end of a sequence that was
 * wrong (`broken`) is no longer, and none before it; or, if only the end of the method is wrong, every sequence is the action that its
 * witness names.
 */
async function search(all: Search, labels: readonly string[], broken: number | undefined): Promise<readonly Choice[] | undefined> {
  const places = promising(all.body, (op) => all.instrumented.placeOf(op));
  let chosen: readonly Choice[] = [];
  let first = broken;
  let left = MAX_TRIES;
  for (const [index, label] of labels.entries()) {
    const share = Math.ceil(left / (labels.length - index));
    for (const place of places.filter((one) => !chosen.some((choice) => choice.place === one)).slice(0, share)) {
      if (all.allowance.left === 0) return undefined;
      left--;
      const tried = [...chosen, { place, label }];
      const answer = await tryWith(all, tried, first, index === labels.length - 1);
      if (answer === 'wrong') continue;
      if (answer === 'right') return (await isConfirmed(all, tried)) ? tried : undefined;
      chosen = tried;
      first = answer.broken;
      break;
    }
  }
  return undefined;
}

/**
 * `right`: all that is asked of the method holds. Otherwise, if the last witness is right for itself, where the first sequence ends that is
 * still wrong. What the last label of all (`isLast`) leaves wrong nothing mends.
 */
async function tryWith(
  all: Search,
  choices: readonly Choice[],
  broken: number | undefined,
  isLast: boolean,
): Promise<'right' | 'wrong' | { readonly broken: number | undefined }> {
  const {
    input: { procedure, hierarchy },
    instrumented,
    prover,
    signal,
    allowance,
  } = all;
  const condition = passify(withChoices(all, choices));
  const smt = smtOf(condition, hierarchy);
  allowance.charge(condition.goals.length * PRICE_OF_GOAL + smt.text.length);
  const session = await prover.open(signal);
  try {
    const holds = await goalsOf(
      { allowance, evaluate: (commands) => session.evaluate(commands), close: () => session.close() },
      condition,
      smt,
      tryBudget(smt.text.length),
    );
    const inside = condition.goals.filter(({ obligation }) => !isAtEnd(obligation, procedure));
    const startOf = ({ obligation }: Goal): number => instrumented.original(obligation.span.start);
    const upTo = (start: number): readonly Goal[] => inside.filter((goal) => startOf(goal) <= start);
    const saysAction = (goal: Goal): boolean => goal.obligation.related[0]?.span.start !== procedure.performs!.span.start;
    const required =
      broken === undefined ? condition.goals.filter((goal) => !isAtEnd(goal.obligation, procedure) || saysAction(goal)) : upTo(broken);
    if (!(await holds(required))) return 'wrong';
    if (await holds(condition.goals)) return 'right';
    if (isLast) return 'wrong';
    const starts = [...new Set(inside.map(startOf))].sort((left, right) => left - right);
    for (const start of starts.filter((one) => broken === undefined || one > broken))
      if (!(await holds(upTo(start)))) return { broken: start };
    return { broken: undefined };
  } finally {
    session.close();
  }
}

/** The check that the method will get once the witnesses are written. */
async function isConfirmed(all: Search, choices: readonly Choice[]): Promise<boolean> {
  const condition = passify(withChoices(all, choices));
  const session = await all.prover.open(all.signal);
  try {
    const { failed, unknown, vacuous, rejected } = await checkCondition(session, condition, smtOf(condition, all.input.hierarchy), []);
    return rejected === undefined && failed.length + unknown.length + vacuous.length === 0;
  } finally {
    session.close();
  }
}

function withChoices({ input, body, locals, instrumented }: Search, choices: readonly Choice[]): ReturnType<typeof reductionCheck> {
  return reductionCheck({
    ...input,
    locals,
    body: keeping(body, instrumented, new Map(choices.map((choice) => [choice.place, choice.label]))),
  });
}

/** What is asserted where the method is left stands at its name. */
function isAtEnd({ span }: Obligation, { nameSpan }: Procedure): boolean {
  return span.start === nameSpan.start && span.file === nameSpan.file;
}

/** The body with the chosen witnesses only, and those that the user wrote. */
function keeping(stmt: Stmt, instrumented: Witnessed, chosen: ReadonlyMap<WitnessPlace, string>): Stmt {
  if (stmt.kind !== 'op') return mapParts(stmt, (part) => keeping(part, instrumented, chosen));
  const place = instrumented.placeOf(stmt.op);
  if (!place) return stmt;
  const witness = chosen.get(place);
  return witness === undefined ? { kind: 'seq', stmts: [] } : { kind: 'op', op: { ...stmt.op, witness } };
}

/**
 * The places worth a try: those right after a step that changes something first, then the others, latest first. Of places with nothing but
 * local computation between them only the first counts.
 */
function promising(body: Stmt, placeOf: (op: Operation) => WitnessPlace | undefined): readonly WitnessPlace[] {
  const afterChange: WitnessPlace[] = [];
  const others: WitnessPlace[] = [];
  const seen = new Set<WitnessPlace>();
  // What happened since the last place, in a straight line: nothing, something, or a change.
  let since: 'nothing' | 'something' | 'change' = 'something';
  const visit = (stmt: Stmt): void => {
    switch (stmt.kind) {
      case 'op': {
        const place = placeOf(stmt.op);
        if (place && !seen.has(place)) {
          seen.add(place);
          if (since !== 'nothing') (since === 'change' ? afterChange : others).push(place);
        }
        if (place) since = 'nothing';
        else if (changes(stmt.op)) since = 'change';
        else if (since === 'nothing' && touches(stmt.op)) since = 'something';
        return;
      }
      case 'seq':
        return stmt.stmts.forEach(visit);
      case 'choice':
      case 'block':
      case 'loop':
      case 'atomic': {
        const before = since === 'change' ? 'change' : 'something';
        let after: typeof since = before;
        for (const part of stmt.kind === 'choice' ? stmt.branches : [stmt.body]) {
          since = before;
          visit(part);
          if (since === 'change') after = 'change';
        }
        since = after;
        return;
      }
      case 'exit':
      case 'call':
        since = 'something';
        break;
      default:
        exhausted(stmt);
    }
  };
  visit(body);
  return [...afterChange, ...others.reverse()];
}

/** Who holds a monitor is nothing that an action says. */
function changes(op: Operation): boolean {
  return op.role !== 'acquire' && op.role !== 'release' && footprintOf(op).writes.some((location) => location.kind !== 'local');
}

function touches(op: Operation): boolean {
  return op.guard !== undefined || footprintOf(op).reads.some((location) => location.kind !== 'local');
}

/**
 * `ended`: where a sequence ended before the method did; of a single action, which needs no witness at the end, that is the reason why it
 * needs one.
 */
function suggestion(procedure: Procedure, choices: readonly Choice[], ended: Obligation | undefined): Diagnostic {
  const inOrder = [...choices].sort((left, right) => left.place.offset - right.place.offset);
  const [first] = inOrder;
  const isSingle = ended !== undefined && procedure.performs!.actions.length === 1 && procedure.performs!.tree.kind === 'action';
  const list = inOrder.map(({ place, label }) => `\`//@ witness ${label}\` ${place.where}`).join(' and ');
  const related = [
    ...inOrder.slice(1).map(({ place, label }) => ({ message: `\`//@ witness ${label}\` ${place.where}`, span: place.span })),
    ...(isSingle ? [{ message: 'here the method goes on after its action', span: ended.span }] : []),
    { message: 'what it performs', span: procedure.performs!.span },
  ];
  const verifies = `\`${procedure.display}\` verifies with ${list}`;
  const message = isSingle
    ? `\`${procedure.display}\` goes on after its action: ${ended.summary ?? ended.message}. So it must say where the action is; it verifies with ${list}`
    : verifies;
  const title =
    inOrder.length === 1
      ? `Insert \`//@ witness ${first!.label}\` ${first!.place.where}`
      : `Insert the ${inOrder.length} missing witnesses`;
  const edits = inOrder.map(({ place, label }) => ({
    span: { file: procedure.span.file, start: place.offset, end: place.offset },
    text: place.text(label),
  }));
  return { ...diagnostic('witness-missing', first!.place.span, message, related), fix: { title, edits } };
}
