/**
 * The user's settings, read from whatever the editor sends; what is missing or malformed has its default.
 * Neighbours: `package.json` declares them to VS Code; `features/configuration.ts` applies them.
 */
import type { JavaChecks } from '../diagnostics/java-checks';
import { JAVA_CHECKS } from '../verify/java-checks';
import { MAX_UNROLL } from '../verify/unrolling';
import type { AnalysisOptions } from '../verify/analysis';

export interface Settings {
  /** `calvin.check`: "all" checks every class, "annotated" those with a specification. */
  readonly checkAll: boolean;
  /** `calvin.unroll`: how many rounds of each loop to look at instead of proving; 0: prove. */
  readonly unroll: number;
  /** `calvin.movers`: whether movers are shown beside the steps. */
  readonly movers: 'off' | 'hints';
  /** `calvin.integers`. */
  readonly integers: NonNullable<AnalysisOptions['integers']>;
  /** `calvin.javaChecks`. */
  readonly javaChecks: JavaChecks;
  /** `calvin.z3.path`, as it is when the server starts: a later one needs another server. */
  readonly z3: string | undefined;
}

/** From the value of the section `calvin`. */
export function readSettings(section: unknown): Settings {
  const check = typeof section === 'object' && section !== null && 'check' in section ? section.check : undefined;
  const unroll = typeof section === 'object' && section !== null && 'unroll' in section ? section.unroll : undefined;
  const integers = typeof section === 'object' && section !== null && 'integers' in section ? section.integers : undefined;
  const asked = typeof section === 'object' && section !== null && 'javaChecks' in section ? section.javaChecks : undefined;
  const javaChecks = JAVA_CHECKS.find((one) => one === asked) ?? 'auto';
  const movers = typeof section === 'object' && section !== null && 'movers' in section && section.movers === 'off' ? 'off' : 'hints';
  const z3 = typeof section === 'object' && section !== null && 'z3' in section ? section.z3 : undefined;
  const path = typeof z3 === 'object' && z3 !== null && 'path' in z3 && typeof z3.path === 'string' ? z3.path.trim() : '';
  const isUnroll = typeof unroll === 'number' && Number.isInteger(unroll) && unroll > 0;
  return {
    checkAll: check === 'all',
    unroll: isUnroll ? Math.min(unroll, MAX_UNROLL) : 0,
    integers: integers === 'java' ? 'java' : 'mathematical',
    movers,
    javaChecks,
    z3: path === '' ? undefined : path,
  };
}
