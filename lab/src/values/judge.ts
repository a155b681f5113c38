/**
 * Asks the checker about methods whose outcomes are known, many programs as one workspace: reading the library takes longer than checking one of them.
 * Neighbours: `questions.ts` writes what is asked; `main.ts` counts what comes back.
 */
import type { Diagnostic } from '#server/diagnostics/diagnostic';
import type { Prover } from '#server/solver/prover';
import { analyse, verifyMethod, type Analysis, type AnalysisOptions, type SourceFile } from '#server/verify/pipeline';
import type { Verdict } from '#server/verify/results';
import { packageOf, type Ran } from './jvm';
import { ASKING, questionName, questionsOf, sidesOf, type Side } from './questions';
import type { ValueMethod, ValueProgram } from './theme';

/** One answer; what failed first, where it is not verified. */
export interface Answer {
  readonly verdict: Verdict;
  readonly because?: Diagnostic;
}

export interface Judged {
  readonly program: number;
  readonly method: ValueMethod;
  readonly side: Side;
  readonly answer: Answer;
}

/** The questions about the programs with these numbers. Rejects only with ProverFailure. */
export async function judge(programs: readonly ValueProgram[], ran: readonly Ran[], numbers: readonly number[], integers: AnalysisOptions['integers'] & string, prover: Prover): Promise<readonly Judged[]> {
  const files = numbers.flatMap((number): readonly SourceFile[] => {
    const [program, name] = [programs[number]!, packageOf(number)];
    return [{ path: `${name}/${program.className}.java`, text: `package ${name};\n${program.text}` }, { path: askingPath(number), text: questionsOf(name, program, ran[number]!.outcomes) }];
  });
  const analysed = analyse(files, { checkAll: false, integers });
  // Thousands of questions: none gets long, as where everything is checked only because it is there. What is proved with less work is proved.
  const analysis = { ...analysed, plain: new Set(analysed.methods.map((one) => one.id)) };
  const wanted = numbers.flatMap((number) => programs[number]!.methods.flatMap((method) => {
    const outcome = ran[number]!.outcomes.get(method.name);
    return outcome === undefined ? [] : sidesOf(outcome).map((side) => ({ program: number, method, side }));
  }));
  const ids = new Map(analysis.methods.map((one) => [`${one.path} ${one.name}`, one.id]));
  const judged: Judged[] = [];
  for (const one of wanted) {
    const id = ids.get(`${askingPath(one.program)} ${ASKING}.${questionName(one.method, one.side)}`);
    judged.push({ ...one, answer: id === undefined ? notAsked(analysis.diagnostics.get(askingPath(one.program)) ?? []) : await answerOf(analysis, id, prover) });
  }
  return judged;
}

async function answerOf(analysis: Analysis, id: string, prover: Prover): Promise<Answer> {
  const { verdict, diagnostics } = await verifyMethod(analysis, id, { prover, verdictOnly: true });
  return { verdict, ...(verdict === 'verified' || diagnostics[0] === undefined ? {} : { because: diagnostics[0] }) };
}

/** A method without an entry in the analysis: its file says why. */
function notAsked(diagnostics: readonly Diagnostic[]): Answer {
  return { verdict: 'skipped', ...(diagnostics[0] === undefined ? {} : { because: diagnostics[0] }) };
}

function askingPath(number: number): string {
  return `${packageOf(number)}/${ASKING}.java`;
}
