/**
 * A program run in all its scenarios, until something is found or the budget of states is used up. No wall clock: the same program comes to
 * the same.
 * Neighbours: `scenarios.ts` and `explore.ts`; the command line prints it.
 */
import type { TraceStep } from '../diagnostics/diagnostic';
import type { Program } from '../plato/ir';
import { explore, type Bounds } from './explore';
import type { Scenario } from './scenario';
import { scenarios, usable, type ScenarioOptions } from './scenarios';
import type { Violation } from './violation';

export interface Finding {
  readonly violation: Violation;
  readonly trace: readonly TraceStep[];
  readonly scenario: Scenario;
  /** Some step is only what the specification of a library method allows, which the library may never do. */
  readonly leansOnLibrary: boolean;
}

export interface Survey {
  readonly finding: Finding | undefined;
  /** How many scenarios there are, how many were begun, and how many of those could not be run. */
  readonly scenarios: number;
  readonly begun: number;
  readonly notRun: number;
  readonly states: number;
  /** What integers that are left open were. */
  readonly ints: readonly number[];
  /** What was cut off somewhere, without repetition, sorted. */
  readonly cut: readonly string[];
  readonly unsupported: readonly string[];
  /** Threads really used what another one wrote. */
  readonly interference: boolean;
}

/** Integers that are worth trying on a program: a few small ones and those that it speaks of. */
export function usefulInts(program: Program): readonly number[] {
  const found = new Set<number>([0, 1, 2, -1]);
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value === 'object' && value !== null) {
      if ('kind' in value && value.kind === 'int' && 'value' in value) {
        const number = Number(value.value);
        if (Math.abs(number) <= 1000) for (const one of [number, number + 1]) if (found.size < MOST_INTS) found.add(one);
      } else Object.values(value).forEach(visit);
    }
  };
  for (const one of program.procedures) if (!one.isTrusted) visit([one.requires, one.body]);
  return [...found];
}

const MOST_INTS = 6;

/** `totalStates`: of all scenarios together. */
export function survey(program: Program, options: ScenarioOptions, bounds: Bounds, totalStates: number): Survey {
  const all = scenarios(program, options);
  const cut = new Set<string>();
  const unsupported = new Set<string>();
  for (const one of program.procedures) {
    if (!one.isChecked || one.isTrusted || usable(one)) continue;
    const reason = one.hasSyntaxErrors
      ? 'does not parse'
      : one.hasSpecErrors
        ? 'has errors in its specification'
        : `is not translated: ${one.unsupported[0]!.reason}`;
    unsupported.add(`\`${one.display}\` (${reason})`);
  }
  let [begun, notRun, states, interference] = [0, 0, 0, false];
  let finding: Finding | undefined;
  for (const scenario of all) {
    if (states >= totalStates) {
      cut.add('more states in all than the bound');
      break;
    }
    begun++;
    const outcome = explore(program, scenario, { ...bounds, maxStates: Math.min(bounds.maxStates, totalStates - states) });
    if (outcome.kind === 'unsupported') {
      notRun++;
      unsupported.add(outcome.reason);
      continue;
    }
    states += outcome.states;
    if (outcome.kind === 'wrong') {
      finding = { violation: outcome.violation, trace: outcome.trace, scenario, leansOnLibrary: outcome.leansOnLibrary };
      break;
    }
    for (const reason of outcome.cut) cut.add(reason);
    interference ||= outcome.interference;
  }
  return {
    finding,
    scenarios: all.length,
    begun,
    notRun,
    states,
    ints: bounds.ints,
    cut: [...cut].sort(),
    unsupported: [...unsupported].sort(),
    interference,
  };
}
