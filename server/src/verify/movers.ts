/**
 * What each step of a method with `performs` is, a right mover, a left mover, both or neither, and why in words (calvin-r 2;
 * docs/theory.md#check-2-reduction): what hints beside the statements say.
 * Soundness: docs/soundness/reduction.md#shown-movers.
 * Neighbours: `method.ts` asks for it after the checks; `sequential/reduction/movers.ts` decides.
 */
import type { Span } from '../base/span';
import type { Operation } from '../plato/ir';
import { footprintOf, storeOf } from '../plato/footprint';
import { HOLDER_FIELD } from '../plato/ir';
import type { MoverQuestion } from '../sequential/reduction/reduced-loops';
import { labelOf } from '../sequential/modular/operations';
import { moverQuestions } from '../sequential/reduction/reduction';

import type { CheckInput } from '../sequential/modular/thread-modular';
import { believedCandidates, type KnownPruned } from '../solver/pruning';
import { ProverFailure, type Prover } from '../solver/prover';
import { isTexts, questionOf, type Question } from './questions';
import type { MoverInfo } from './results';

type Letter = MoverInfo['mover'];

/**
 * The movers of a method with `performs`, in source order; a call that was inlined is one step. None where the prover gives up: the verdict
 * does not rest on them. `known`: what check 2 has found out about the candidates of its loops, which are the same, and whether it has
 * proved that sequences go on where it is claimed. Rejects only where it was cancelled or there is no prover.
 */
export async function moversOf(
  input: CheckInput,
  known: KnownPruned & { readonly isUnbroken: boolean },
  prover: Prover,
  signal?: AbortSignal,
): Promise<readonly MoverInfo[]> {
  try {
    return await askedMovers(input, known, prover, signal);
  } catch (error) {
    if (error instanceof ProverFailure && error.kind !== 'cancelled' && error.kind !== 'unavailable') return [];
    throw error;
  }
}

async function askedMovers(
  input: CheckInput,
  known: KnownPruned & { readonly isUnbroken: boolean },
  prover: Prover,
  signal: AbortSignal | undefined,
): Promise<readonly MoverInfo[]> {
  const { program, questions } = moverQuestions(input, known.isUnbroken);
  if (questions.length === 0) return [];
  const believed = await believedIn(questionOf(program, input, prover.remembered), known, prover, signal);
  if (!believed) return [];
  return steps(questions).map(({ span, parts }) =>
    describe(
      span,
      parts.map((one) => ({ question: one, letter: letterOf(one, believed) })),
      input,
    ),
  );
}

async function believedIn(
  question: Question,
  known: KnownPruned,
  prover: Prover,
  signal: AbortSignal | undefined,
): Promise<ReadonlySet<string> | undefined> {
  const key = question.key && `believed ${question.key} ${JSON.stringify([known.areProved, ...known.off])}`;
  const before = key === undefined ? undefined : prover.remembered?.get(key);
  if (isTexts(before)) return new Set(before);
  const { condition, smt } = question.made();
  const session = await prover.open(signal);
  try {
    const believed = await believedCandidates(session, condition, smt, known);
    if (believed && key !== undefined) prover.remembered?.set(key, [...believed]);
    return believed;
  } finally {
    session.close();
  }
}

function letterOf(question: MoverQuestion, believed: ReadonlySet<string>): Letter {
  const [left, right] = [believed.has(question.left), believed.has(question.right)];
  return left && right ? 'B' : right ? 'R' : left ? 'L' : 'N';
}

/** Operations with the same place in the method's own text are one step. */
function steps(questions: readonly MoverQuestion[]): readonly { readonly span: Span; readonly parts: readonly MoverQuestion[] }[] {
  const found = new Map<string, { readonly span: Span; readonly parts: MoverQuestion[] }>();
  for (const question of questions) {
    const span = question.within[0]?.span ?? question.span;
    const key = `${span.start}-${span.end}`;
    const known = found.get(key);
    if (known) known.parts.push(question);
    else found.set(key, { span, parts: [question] });
  }
  return [...found.values()].sort((left, right) => left.span.start - right.span.start || left.span.end - right.span.end);
}

interface Part {
  readonly question: MoverQuestion;
  readonly letter: Letter;
}

/** Right movers, at most one other, then left movers are together what the other is; everything else is no mover. */
function combined(letters: readonly Letter[]): { readonly letter: Letter; readonly isAtomic: boolean } {
  const rest = letters.filter((letter) => letter !== 'B');
  if (rest.length === 0) return { letter: 'B', isAtomic: true };
  if (rest.every((letter) => letter === 'R')) return { letter: 'R', isAtomic: true };
  if (rest.every((letter) => letter === 'L')) return { letter: 'L', isAtomic: true };
  return { letter: 'N', isAtomic: /^R*N?L*$/.test(rest.join('')) };
}

function describe(span: Span, parts: readonly Part[], input: CheckInput): MoverInfo {
  const { letter, isAtomic } = combined(parts.map((part) => part.letter));
  if (parts.length > 1 && letter === 'N') {
    const culprit = parts.find((part) => part.letter === 'N') ?? parts[0]!;
    const why = isAtomic
      ? 'together these steps are atomic, but no mover'
      : `these steps are not one atomic step: ${reasonOf(culprit, input)}`;
    return { span, mover: letter, reason: why };
  }
  const telling = parts.find((part) => part.letter === letter) ?? parts[0]!;
  return { span, mover: letter, reason: reasonOf({ ...telling, letter }, input) };
}

const WORDS: Readonly<Record<Letter, string>> = { B: 'both-mover', R: 'right mover', L: 'left mover', N: 'not a mover' };

function reasonOf({ question, letter }: Part, input: CheckInput): string {
  const { operation } = question;
  if (!operation) return `${WORDS[letter]}: an atomic block${letter === 'N' ? ' that other threads may interfere with' : ''}`;
  const label = labelOf(operation, 'it');
  if (operation.role === 'acquire')
    return letter === 'R'
      ? `right mover: takes \`${label}\`, which nobody else can touch then`
      : `${WORDS[letter]}: ${operation.description}`;
  if (operation.role === 'release')
    return letter === 'L'
      ? `left mover: gives back \`${label}\`, which nobody else can touch before`
      : `${WORDS[letter]}: ${operation.description}`;
  if (operation.role === 'specification')
    return `${WORDS[letter]}: ${operation.description}${letter === 'N' ? ', while other threads may touch the same' : ''}`;
  const guards = guardsOf(operation, input);
  const because = guards.length > 0 ? ` while \`${guards.join('` and `')}\`` : '';
  if (letter === 'B')
    return `both-mover: nobody else may touch \`${label}\` now${guards.length > 0 ? ` (${guards.map((one) => `\`${one}\``).join(', ')})` : ''}`;
  if (letter === 'N')
    return `not a mover: another thread may access \`${label}\` here${guards.length > 0 ? `; it is only protected${because}` : ', no discipline says otherwise'}`;
  return `${WORDS[letter]}: nobody else may touch \`${label}\` ${letter === 'R' ? 'afterwards' : 'before'}`;
}

/** The disciplines of what the operation touches, as the user wrote them. */
function guardsOf(operation: Operation, input: CheckInput): readonly string[] {
  const footprint = footprintOf({ ...operation, asserts: [] });
  const stores = new Set([...footprint.reads, ...footprint.writes].map((location) => storeOf(location)!));
  stores.delete(HOLDER_FIELD);
  return [...stores]
    .flatMap((store) => input.stores.field(store)?.disciplines ?? [])
    .map((discipline) => `${discipline.keyword} ${discipline.clause.text}`);
}
