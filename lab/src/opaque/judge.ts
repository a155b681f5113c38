/**
 * What the checker says of programs whose runs are known, many as one workspace: of each claim whether it is proved.
 * Neighbours: `program.ts` writes the texts; `main.ts` compares.
 */
import type { Prover } from '#server/solver/prover';
import type { Analysis } from '#server/verify/analysis';
import { analyse, verifyMethod } from '#server/verify/pipeline';
import type { MethodResult } from '#server/verify/results';
import { packageOf } from '../values/jvm';
import { checkedText, type OpaqueProgram } from './program';

/**
 * `proved`: the method that asserts it is verified. `refused`: it is not. `left`: it is, and something else of the program is reported that
 * it may rest on.
 */
export type Answer = 'proved' | 'refused' | 'left';

export interface Asked {
  /** The number of the program. */
  readonly number: number;
  readonly program: OpaqueProgram;
  /**
   * By claim. Those that failed beside another thread only may rest on what others keep to, so that all of the program has to be verified.
   */
  readonly claims: ReadonlyMap<number, 'alone' | 'shared'>;
}

/**
 * What others may report: their own assertions, which stop nobody else; and of a run in one thread, what only another thread could do, and
 * what is not translated, which may write anything.
 */
const HARMLESS: ReadonlySet<string> = new Set(['assertion']);
const NOTHING: ReadonlySet<string> = new Set();
const OF_OTHERS: ReadonlySet<string> = new Set(['assertion', 'race', 'unsupported']);

/** For each program the answers by claim, and why one is refused. Rejects only with ProverFailure. */
export async function judge(
  asked: readonly Asked[],
  prover: Prover,
): Promise<readonly ReadonlyMap<number, { readonly answer: Answer; readonly why: string }>[]> {
  const texts = asked.map(({ number, program }) => ({ path: `${packageOf(number)}/C.java`, ...checkedText(program, packageOf(number)) }));
  const others = asked.flatMap(({ number, program }) =>
    (program.others ?? []).map(({ className, text }) => ({
      path: `${packageOf(number)}/${className}.java`,
      text: `package ${packageOf(number)};\n${text}`,
    })),
  );
  const analysis = analyse([...texts.map(({ path, text }) => ({ path, text })), ...others], { checkAll: true, javaChecks: 'auto' });
  const found: Map<number, { answer: Answer; why: string }>[] = [];
  for (const [index, { claims, program }] of asked.entries()) {
    const { path, claims: places } = texts[index]!;
    const results = new Results(analysis, path, prover);
    const answers = new Map<number, { answer: Answer; why: string }>();
    for (const [claim, how] of claims) {
      const at = places.get(claim)!;
      const asserting = results.around(at);
      const all = asserting ?? analysis.methods.filter((one) => one.path === path).map((one) => one.id);
      const refused = await results.firstOf(all, (one) => one.verdict !== 'verified');
      if (refused !== undefined) {
        answers.set(claim, {
          answer: 'refused',
          why: refused.verdict === 'failed' ? '' : (refused.diagnostics[0]?.message ?? refused.verdict),
        });
        continue;
      }
      const allowed = program.restsOnAll === true ? NOTHING : how === 'alone' ? OF_OTHERS : HARMLESS;
      const isLoud =
        results.declared().some((code) => !allowed.has(code)) ||
        (await results.firstOf(
          results.all(),
          (one) => one.verdict === 'unknown' || results.codes(one).some((code) => !allowed.has(code)),
        )) !== undefined;
      answers.set(claim, { answer: isLoud ? 'left' : 'proved', why: '' });
    }
    found.push(answers);
  }
  return found;
}

/** The results of the methods of one file, each asked for once. */
class Results {
  private readonly known = new Map<string, MethodResult>();

  constructor(
    private readonly analysis: Analysis,
    private readonly path: string,
    private readonly prover: Prover,
  ) {}

  all(): readonly string[] {
    return this.analysis.methods.filter((one) => one.path === this.path).map((one) => one.id);
  }

  /** The methods around a place; undefined where none is checked by itself. */
  around(at: number): readonly string[] | undefined {
    const found = this.analysis.methods
      .filter((one) => one.path === this.path && one.span.start <= at && at < one.span.end)
      .map((one) => one.id);
    return found.length === 0 ? undefined : found;
  }

  async firstOf(ids: readonly string[], wanted: (one: MethodResult) => boolean): Promise<MethodResult | undefined> {
    for (const id of ids) {
      const one = this.known.get(id) ?? (await verifyMethod(this.analysis, id, { prover: this.prover, verdictOnly: true }));
      this.known.set(id, one);
      if (wanted(one)) return one;
    }
    return undefined;
  }

  codes({ diagnostics }: MethodResult): readonly string[] {
    return diagnostics.filter((one) => one.severity !== 'hint').map((one) => one.code);
  }

  /** What is reported of no method. */
  declared(): readonly string[] {
    return (this.analysis.diagnostics.get(this.path) ?? [])
      .filter((one) => one.severity === 'error' || one.severity === 'warning' || one.code === 'unsupported')
      .map((one) => one.code);
  }
}
