/**
 * What the oracle says of a whole program: every scenario, up to limits that are numbers of states and never time.
 * Neighbours: `server/src/oracle` explores; `differential.ts` asks.
 */
import { explore, type Bounds, type Outcome } from '#server/oracle/explore';
import type { Races } from '#server/oracle/rivals';
import type { Scenario } from '#server/oracle/scenario';
import { scenarios } from '#server/oracle/scenarios';
import type { Program } from '#server/plato/ir';

export type OracleAnswer =
  | { readonly kind: 'wrong'; readonly what: string; readonly interferes: boolean }
  /** `complete`: no limit cut anything off in any scenario. */
  | { readonly kind: 'fine'; readonly complete: boolean; readonly interferes: boolean }
  | { readonly kind: 'unsupported'; readonly reason: string };

/** Small programs: what they do wrong, they do with small numbers. */
const BOUNDS: Bounds = { ints: [0, 2, -1], maxStates: 3_000, maxSteps: 150, maxObjects: 24, maxDepth: 8 };

/** How far a program is explored: in scenarios, and in states over all of them. */
export interface Depth {
  readonly scenarios: number;
  readonly states: number;
}

/**
 * What a refused program does wrong is wanted only as a number; what a verified one does wrong is what all this is for, and now and then is
 * looked for deeper.
 */
export function depthOf(verdict: 'verified' | 'failed' | 'open', seed: number, isThemed = false): Depth {
  // Programs of one theme are looked through for wrong proofs, not counted.
  if (verdict !== 'verified') return isThemed ? { scenarios: 4, states: 100 } : { scenarios: 14, states: 800 };
  return seed % 32 === 0 ? { scenarios: 60, states: 8_000 } : { scenarios: 30, states: 1_000 };
}

/** `races`: accesses that nothing orders refute it as well. */
export function askOracle(program: Program, depth: Depth, races?: Races): OracleAnswer {
  const all = scenarios(program, { most: depth.scenarios });
  let states = 0;
  let isComplete = all.length < depth.scenarios;
  let interferes = false;
  let wrong: string | undefined;
  let reason: string | undefined;
  let isRun = false;
  for (const [index, scenario] of all.entries()) {
    const outcome = explore(program, scenario, { ...BOUNDS, maxStates: Math.min(BOUNDS.maxStates, depth.states) }, races ? { races } : {});
    if (outcome.kind === 'unsupported') {
      reason = outcome.reason;
      isComplete = false;
      continue;
    }
    isRun = true;
    states += outcome.states;
    interferes ||= outcome.interference;
    if (outcome.kind === 'wrong') wrong ??= reported(outcome, scenario);
    else isComplete &&= outcome.complete;
    if (wrong !== undefined && interferes) break;
    if (states > depth.states) {
      isComplete &&= index === all.length - 1;
      break;
    }
  }
  if (wrong !== undefined) return { kind: 'wrong', what: wrong, interferes };
  return isRun ? { kind: 'fine', complete: isComplete, interferes } : { kind: 'unsupported', reason: reason ?? 'nothing to run' };
}

/** The violation in the first line, then how it comes about. */
function reported({ violation, trace }: Extract<Outcome, { kind: 'wrong' }>, scenario: Scenario): string {
  const calls = (list: Scenario['setup']): string => list.map((one) => one.procedure).join('; ');
  return [
    `${violation.code}: ${violation.message}`,
    ...violation.related.map((one) => `  ${one.message}`),
    `set-up: ${calls(scenario.setup)}`,
    ...scenario.threads.map((one, index) => `thread ${index + 1}: ${calls(one)}`),
    ...trace.map(
      (step) =>
        `  ${step.thread}: ${step.action}${Object.entries(step.values)
          .map(([name, value]) => `  ${name} = ${value}`)
          .join('')}`,
    ),
  ].join('\n');
}
