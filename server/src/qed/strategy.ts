/**
 * The loop of QED's section 5: reduce what can be, check, and for what stays try invariants, policies and abstractions until one of them
 * lets more be reduced or shown. What it finds are tactics, which replay without it.
 *
 * It proves nothing itself: every tactic that it offers has been applied by the same function that applies those of a script.
 * Neighbours: `proposals.ts` has what is tried; `tactics.ts` applies; `steps.ts` and `open-proof.ts` ask where a script stands.
 */
import type { Span } from '../base/span';
import { someStmt } from '../plato/statements';
import { openAssertions } from './checking';
import { atomsOf, type ProofContext } from './context';
import { Movers } from './movers';
import { loopSelectors, proposals } from './proposals';
import type { Asker } from './query';
import { Refused } from './refused';
import { parseScript } from './script-parse';
import { apply, type Workshop } from './tactics';
import type { JavaLabel } from './targets';

export interface Suggestion {
  /** Tactics, each as it stands in a script. */
  readonly tactics: readonly string[];
  readonly context: ProofContext;
}

/** So many proposals are tried for one suggestion, and so many suggestions are made for one script. */
const MOST_TRIED = 40;
const MOST_ROUNDS = 12;

export interface Situation {
  readonly context: ProofContext;
  readonly owner: string;
  readonly labels: readonly JavaLabel[];
  readonly asker: Asker;
}

/** All that can be found one after the other; `reported` is called with each. Rejects only with ProverFailure. */
export async function suggestAll(
  situation: Situation,
  reported: (found: Suggestion) => void = () => undefined,
): Promise<readonly string[]> {
  const all: string[] = [];
  let { context } = situation;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const found = await suggest({ ...situation, context });
    if (!found) break;
    reported(found);
    all.push(...found.tactics);
    ({ context } = found);
  }
  return all;
}

/** The next tactics; undefined: nothing is left to be done, or nothing is found. Rejects only with ProverFailure. */
export async function suggest(situation: Situation): Promise<Suggestion | undefined> {
  const trying = new Trying(situation);
  const start: Suggestion = { tactics: [], context: situation.context };
  const settled = await trying.settled(start);
  if (settled.tactics.length > 0) return settled;
  const before = measured(situation.context);
  if (isDone(before)) return undefined;
  for (const text of proposals({ ...situation, context: situation.context }).slice(0, MOST_TRIED)) {
    const tried = await trying.applied(start, text);
    const found = tried && (await trying.settled(tried));
    if (found && isLess(measured(found.context), before)) return found;
  }
  return undefined;
}

/** What is still to be done, the most important first: actions and loops that are more than one a method, assertions, postconditions. */
type Measure = readonly [steps: number, assertions: number, posts: number];

function measured(context: ProofContext): Measure {
  const loops = context.procs.map(({ body }) => {
    let count = 0;
    someStmt(body, (one) => {
      if (one.kind === 'loop' || one.kind === 'call') count++;
      return false;
    });
    return count;
  });
  const steps = atomsOf(context).length + 2 * loops.reduce((sum, one) => sum + one, 0);
  const posts = context.procs.flatMap((proc) => proc.post.filter((one) => !one.isShown)).length;
  return [steps - context.procs.length, openAssertions(context).length, posts];
}

function isDone([steps, assertions, posts]: Measure): boolean {
  return assertions === 0 && posts === 0 && steps <= 0;
}

function isLess(left: Measure, right: Measure): boolean {
  const index = left.findIndex((one, at) => one !== right[at]);
  return index >= 0 && left[index]! < right[index]!;
}

/** Applies texts of tactics; what is found out about pairs of actions on the way names places that no script has, and is not kept. */
class Trying {
  private readonly movers: Movers;

  constructor(private readonly situation: Situation) {
    this.movers = new Movers(situation.asker);
  }

  /** Undefined: one of them was refused. */
  async applied(before: Suggestion, text: string): Promise<Suggestion | undefined> {
    const { script, errors } = parseScript('', text);
    if (errors.length > 0) return undefined;
    const { asker, labels, owner } = this.situation;
    const textOf = ({ start, end }: Span): string => text.slice(start, end);
    const workshop: Workshop = { asker, movers: this.movers, labels, owner, textOf };
    let { context } = before;
    const tactics = [...before.tactics];
    try {
      for (const { tactic, span } of script.steps) {
        if (tactic.kind === 'undo') return undefined;
        ({ context } = await apply(tactic, context, workshop));
        tactics.push(`${textOf(span)};`);
      }
    } catch (error) {
      if (error instanceof Refused) return undefined;
      throw error;
    }
    return { tactics, context };
  }

  /** With all that can be reduced and shown, as long as that changes anything. */
  async settled(before: Suggestion): Promise<Suggestion> {
    let now = before;
    for (;;) {
      const loops = loopSelectors({ ...this.situation, context: now.context }).map((one) => `reduce loop ${one};`);
      let next: Suggestion | undefined;
      for (const text of ['reduce;', 'check;', ...loops]) {
        const tried = await this.applied(now, text);
        if (tried && isLess(measured(tried.context), measured(now.context))) {
          next = tried;
          break;
        }
      }
      if (!next) return now;
      now = next;
    }
  }
}
