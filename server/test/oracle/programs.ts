/**
 * Small Java programs for the tests of the explorer, run with all their scenarios.
 * Neighbours: the tests beside it.
 */
import { explore, SMALL_BOUNDS, type Bounds, type ExploreOptions, type Outcome } from '../../src/oracle/explore';
import { scenarios, type ScenarioOptions } from '../../src/oracle/scenarios';
import type { Program } from '../../src/plato/ir';
import { analyse } from '../../src/verify/pipeline';

export function programOf(text: string, checkAll = true): Program {
  return analyse([{ path: 'T.java', text }], { checkAll, isAsWritten: true }).program;
}

/** What the scenarios come to, up to the first that goes wrong. */
export function outcomesOf(
  program: Program,
  scenario: ScenarioOptions = {},
  bounds: Partial<Bounds> = {},
  options: ExploreOptions = {},
): readonly Outcome[] {
  const found: Outcome[] = [];
  for (const one of scenarios(program, scenario)) {
    const outcome = explore(program, one, { ...SMALL_BOUNDS, ...bounds }, options);
    found.push(outcome);
    if (outcome.kind === 'wrong') break;
  }
  return found;
}

/** The code of what is found first; undefined if nothing goes wrong in any scenario. */
export function foundIn(text: string, scenario: ScenarioOptions = {}, bounds: Partial<Bounds> = {}): string | undefined {
  const last = outcomesOf(programOf(text), scenario, bounds).at(-1);
  return last?.kind === 'wrong' ? last.violation.code : undefined;
}
