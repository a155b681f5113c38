/**
 * Asks the checker about methods whose outcomes are known, many programs as one workspace: reading the library takes longer than checking
 * one of them.
 * Neighbours: `questions.ts` writes what is asked; `main.ts` counts what comes back.
 */
import type { Code } from '#server/diagnostics/codes';
import type { Diagnostic } from '#server/diagnostics/diagnostic';
import type { Prover } from '#server/solver/prover';
import type { Analysis, AnalysisOptions, SourceFile } from '#server/verify/analysis';
import { analyse, verifyMethod } from '#server/verify/pipeline';
import { packageOf, type Outcome, type Ran } from './jvm';
import { ASKING, checksIn, isAsked, questionName, questionsOf } from './questions';
import { filesOf, type ValueMethod, type ValueProgram } from './theme';

/** `proved`: the true assertion; `refused`: neither it nor its negation; `wrong`: the negation, which is a wrong proof. */
export interface Answer {
  readonly kind: 'proved' | 'refused' | 'wrong';
  /** The first thing that is complained about, but for the negation. */
  readonly because?: Diagnostic;
}

export interface Judged {
  readonly program: number;
  readonly method: ValueMethod;
  readonly answer: Answer;
}

/**
 * The questions about the programs with these numbers. `mayBeUsual`: as its users have a workspace, so that all is checked, and of files
 * that say nothing of values no check of Java's is reported; not where something is promised. Rejects only with ProverFailure.
 */
export async function judge(
  programs: readonly ValueProgram[],
  ran: readonly Ran[],
  numbers: readonly number[],
  integers: AnalysisOptions['integers'] & string,
  prover: Prover,
  mayBeUsual: boolean,
): Promise<readonly Judged[]> {
  const isAsUsual = mayBeUsual && numbers.every((number) => !programs[number]!.methods.some((one) => one.isPromise));
  const asked = numbers.map((number) => ({
    number,
    name: packageOf(number),
    program: programs[number]!,
    questions: questionsOf(packageOf(number), programs[number]!, ran[number]!.outcomes, !isAsUsual || number % 2 === 0),
  }));
  const all = asked.flatMap(({ name, program, questions }): readonly SourceFile[] => [
    ...filesOf(name, program),
    { path: `${name}/${ASKING}.java`, text: questions.text },
  ]);
  // What is apart may be there several times.
  const files = [...new Map(all.map((one) => [one.path, one])).values()];
  const analysed = analyse(files, isAsUsual ? { checkAll: true, javaChecks: 'auto', integers } : { checkAll: false, integers });
  // Thousands of questions: none gets long, as where everything is checked only because it is there. What is proved with less work is
  // proved.
  const analysis = { ...analysed, plain: new Set(analysed.methods.map((one) => one.id)) };
  const ids = new Map(analysis.methods.map((one) => [`${one.path} ${one.name}`, one.id]));
  const judged: Judged[] = [];
  for (const { number, name, program, questions } of asked) {
    const path = `${name}/${ASKING}.java`;
    for (const method of program.methods.filter((one) => isAsked(ran[number]!.outcomes.get(one.name)))) {
      if (method.isPromise) {
        const path = `${name}/${program.className}.java`;
        const asked = promising(analysis, path, program, method);
        const isNothing = asked.length === 0 && method.promisedBy !== undefined;
        const failure = isNothing ? refused([]) : await failureIn(asked, analysis, prover);
        judged.push({
          program: number,
          method,
          answer: failure ?? { kind: isKept(ran[number]!.outcomes.get(method.name)!) ? 'proved' : 'wrong' },
        });
        continue;
      }
      const id = ids.get(`${path} ${ASKING}.${questionName(method)}`);
      if (id === undefined) judged.push({ program: number, method, answer: refused(analysis.diagnostics.get(path) ?? []) });
      else {
        const { verdict, diagnostics } = await verifyMethod(analysis, id, { prover, claimsOnly: true });
        const isAt = (one: Diagnostic, place: number | undefined): boolean =>
          one.code === 'assertion' && one.span.file === path && one.span.start === place;
        const others = diagnostics.filter((one) => !isAt(one, questions.negations.get(method)));
        const isFailed = verdict === 'failed' || verdict === 'verified';
        // Whatever fails before the end could hide the negation's failure.
        const isWrong = isFailed && others.length === diagnostics.length && others.every((one) => isAt(one, questions.truths.get(method)));
        // A check of Java's that fails in a method that is checked is reported there, and nowhere else. The exception may have been caught.
        const elsewhere = isWrong
          ? await reportedIn(runBy(method, analysis, name, program), checksIn(ran[number]!.outcomes.get(method.name)!), analysis, prover)
          : undefined;
        judged.push({
          program: number,
          method,
          answer: elsewhere ?? (isWrong ? { kind: 'wrong' } : isFailed && others.length === 0 ? { kind: 'proved' } : refused(others)),
        });
      }
    }
  }
  return judged;
}

/** What is checked of a program, but for the questions and the other methods that are asked about, which this one does not run. */
function runBy(asked: ValueMethod, { methods }: Analysis, name: string, program: ValueProgram): readonly string[] {
  const others = new Set(program.methods.filter((one) => one !== asked).map((one) => `${program.className}.${one.name}`));
  const isOwn = (path: string): boolean => path.startsWith(`${name}/`) && path !== `${name}/${ASKING}.java`;
  return methods.filter((one) => isOwn(one.path) && !others.has(one.name)).map((one) => one.id);
}

/** Whether the JVM has found that the clause held. */
function isKept(outcome: Outcome): boolean {
  return outcome.kind === 'value' && outcome.literal === 'true';
}

/** The methods of a file that promise what a method asks the JVM about. */
function promising({ methods }: Analysis, path: string, { className }: ValueProgram, { name, promisedBy }: ValueMethod): readonly string[] {
  const own = methods.filter((one) => one.path === path && one.name !== `${className}.${name}`);
  return own.filter((one) => promisedBy === undefined || one.name.endsWith(`.${promisedBy}`)).map((one) => one.id);
}

/** The first report in these methods by one of the codes; undefined where there is none. */
async function reportedIn(ids: readonly string[], codes: readonly Code[], analysis: Analysis, prover: Prover): Promise<Answer | undefined> {
  for (const id of ids) {
    const { diagnostics } = await verifyMethod(analysis, id, { prover });
    const found = diagnostics.filter((one) => codes.includes(one.code));
    if (found.length > 0) return refused(found);
  }
  return undefined;
}

/** Why not every one of these is verified; undefined where they are. */
async function failureIn(ids: readonly string[], analysis: Analysis, prover: Prover): Promise<Answer | undefined> {
  for (const id of ids) {
    const { verdict, diagnostics } = await verifyMethod(analysis, id, { prover });
    if (verdict !== 'verified') return refused(diagnostics);
  }
  return undefined;
}

function refused(diagnostics: readonly Diagnostic[]): Answer {
  return { kind: 'refused', ...(diagnostics[0] === undefined ? {} : { because: diagnostics[0] }) };
}
