/**
 * The counterexample that is worth a Java program: consequences before rules of access, and of what is found the first that Java can show.
 * Neighbours: `replay.ts` writes it; `oracle/survey.ts` searches for `calvin run` without `--java`.
 */
import { explore, type Bounds } from '../oracle/explore';
import { scenarios, type ScenarioOptions } from '../oracle/scenarios';
import type { Survey } from '../oracle/survey';
import type { Code } from '../diagnostics/codes';
import type { Program } from '../plato/ir';
import { isConsequence } from './failure';
import { parseJava } from '../syntax/parse';
import type { Source } from './file-names';
import { replayOf, type Replay } from './replay';

export interface Found {
  readonly survey: Survey;
  /** Undefined where nothing goes wrong. */
  readonly replay: Replay | undefined;
}

/** `totalStates`: of all scenarios together, per round. The parsers must have been initialized. */
export function search(
  program: Program,
  files: readonly Pick<Source, 'path' | 'text'>[],
  options: ScenarioOptions,
  bounds: Bounds,
  totalStates: number,
): Found {
  const sources = files.map((one): Source => ({ ...one, unit: parseJava(one.path, one.text) }));
  const all = scenarios(program, options);
  const cut = new Set<string>();
  const unsupported = new Set<string>();
  let [begun, notRun, states, interference] = [0, 0, 0, false];
  let refused: Found | undefined;
  const reported = (finding: Survey['finding']): Survey => ({
    finding,
    scenarios: all.length,
    begun: Math.min(begun, all.length),
    notRun: Math.min(notRun, all.length),
    states,
    ints: bounds.ints,
    cut: [...cut].sort(),
    unsupported: [...unsupported].sort(),
    interference,
  });
  for (const wanted of [isConsequence, (code: Code): boolean => !isConsequence(code)]) {
    let spent = 0;
    for (const scenario of all) {
      if (spent >= totalStates) {
        cut.add('more states in all than the bound');
        break;
      }
      begun++;
      const outcome = explore(
        program,
        scenario,
        { ...bounds, maxStates: Math.min(bounds.maxStates, totalStates - spent) },
        { wanted: ({ code }) => wanted(code) },
      );
      if (outcome.kind === 'unsupported') {
        notRun++;
        unsupported.add(outcome.reason);
        continue;
      }
      spent += outcome.states;
      states += outcome.states;
      interference ||= outcome.interference;
      if (outcome.kind === 'fine') {
        for (const reason of outcome.cut) cut.add(reason);
        continue;
      }
      const replay = replayOf(program, { ...outcome, scenario }, sources);
      const found: Found = {
        survey: reported({ violation: outcome.violation, trace: outcome.trace, scenario, leansOnLibrary: outcome.leansOnLibrary }),
        replay,
      };
      if (replay.kind === 'program') return found;
      refused ??= found;
    }
  }
  return refused ?? { survey: reported(undefined), replay: undefined };
}
