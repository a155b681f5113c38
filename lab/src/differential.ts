/**
 * One comparison: what the checker says of a program, and what the oracle finds when it runs it. A program that is `verified` and goes
 * wrong is a finding; one that is refused and never goes wrong is counted, and so is one that is refused and does go wrong.
 * Neighbours: `worker.ts` runs many; `report.ts` tells the counts.
 */
import type { Races } from '#server/oracle/rivals';
import { isProverFailure, type Judged, type LabChecker } from './checker';
import { askOracle, depthOf, type OracleAnswer } from './oracle';
import { shrink } from './shrink';
import { fingerprint, generate, textOf, type Level, type Subject } from './subject';
import { printJava } from './java/tree';

/** So many seeds of one level, one after the other. */
export interface Job {
  readonly level: Level;
  readonly first: number;
  readonly count: number;
  /** Programs of this theme only. */
  readonly theme?: string;
}

export interface Entry {
  readonly seed: number;
  readonly fingerprint: string;
  readonly verdict: Judged['verdict'];
  readonly oracle: 'wrong' | 'fine' | 'incomplete' | 'unsupported';
  readonly interferes: boolean;
  /** Codes of the checker, or why the oracle could not run it. */
  readonly codes: readonly string[];
}

export interface Finding {
  readonly level: Level;
  readonly seed: number;
  /** `refuted`: verified, and the oracle shows how it goes wrong. `broken`: checker or oracle threw. */
  readonly kind: 'refuted' | 'broken';
  readonly what: string;
  /** The smallest program that shows it, and the one that was made from the seed. */
  readonly small: string;
  readonly text: string;
}

export interface JobResult {
  readonly job: Job;
  readonly entries: readonly Entry[];
  readonly findings: readonly Finding[];
}

/** Rejects only with ProverFailure. */
export async function runJob(checker: LabChecker, job: Job): Promise<JobResult> {
  const subjects = Array.from({ length: job.count }, (_, index) => generate(job.level, job.first + index, job.theme));
  const entries: Entry[] = [];
  const findings: Finding[] = [];
  const together = await judgeAll(checker, subjects);
  for (const [index, subject] of subjects.entries()) {
    const seed = job.first + index;
    try {
      const judged = together?.[index] ?? (await judge(checker, subject));
      const answer = askOracle(judged.program, depthOf(judged.verdict, seed, job.theme !== undefined), racesOf(subject));
      entries.push(entryOf(seed, subject, judged, answer));
      if (judged.verdict === 'verified' && answer.kind === 'wrong') findings.push(await reported(checker, seed, subject));
    } catch (error) {
      if (isProverFailure(error)) throw error;
      const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
      findings.push({ level: job.level, seed, kind: 'broken', what, small: textOf(subject), text: textOf(subject) });
    }
  }
  return { job, entries, findings };
}

/** Programs of Java as one workspace; undefined where that does not work, so that each is tried alone. */
async function judgeAll(checker: LabChecker, subjects: readonly Subject[]): Promise<readonly Judged[] | undefined> {
  if (subjects.some((one) => one.level !== 'java')) return undefined;
  try {
    return await checker.checkJava(subjects.flatMap((one, index) => (one.level === 'java' ? [printJava(one.program, String(index))] : [])));
  } catch (error) {
    if (isProverFailure(error)) throw error;
    return undefined;
  }
}

/** Rejects with ProverFailure, and with whatever is a defect. */
export async function judge(checker: LabChecker, subject: Subject): Promise<Judged> {
  return subject.level === 'plato' ? checker.checkPlato(subject.program) : (await checker.checkJava([printJava(subject.program)]))[0]!;
}

/** Races in what promises to be safe for threads, and with clients that write its fields. */
function racesOf(subject: Subject): Races | undefined {
  if (subject.level !== 'java' || subject.program.safe === undefined) return undefined;
  const { classes, open } = subject.program.safe;
  const [counted, written] = [new RegExp(classes), new RegExp(open)];
  return { within: ({ owner }) => counted.test(owner), byClients: ({ name }) => written.test(name) };
}

function entryOf(seed: number, subject: Subject, judged: Judged, answer: OracleAnswer): Entry {
  const oracle = answer.kind === 'fine' ? (answer.complete ? 'fine' : 'incomplete') : answer.kind;
  return {
    seed,
    fingerprint: fingerprint(subject),
    verdict: judged.verdict,
    oracle,
    interferes: answer.kind !== 'unsupported' && answer.interferes,
    codes: answer.kind === 'unsupported' ? [`oracle: ${answer.reason}`] : judged.codes,
  };
}

/** Whether a program is verified and goes wrong; how, if it does. */
async function refutation(checker: LabChecker, seed: number, subject: Subject): Promise<string | undefined> {
  try {
    const judged = await judge(checker, subject);
    if (judged.verdict !== 'verified') return undefined;
    const answer = askOracle(judged.program, depthOf('verified', seed), racesOf(subject));
    return answer.kind === 'wrong' ? answer.what : undefined;
  } catch (error) {
    if (isProverFailure(error)) throw error;
    return undefined;
  }
}

async function reported(checker: LabChecker, seed: number, subject: Subject): Promise<Finding> {
  // Among others it may be verified for another reason than alone.
  const alone = await refutation(checker, seed, subject);
  if (alone === undefined)
    return {
      level: subject.level,
      seed,
      kind: 'refuted',
      what: 'Verified only in a workspace with other programs.',
      small: textOf(subject),
      text: textOf(subject),
    };
  const small = await shrink(subject, async (one) => (await refutation(checker, seed, one)) !== undefined);
  return {
    level: subject.level,
    seed,
    kind: 'refuted',
    what: (await refutation(checker, seed, small)) ?? alone,
    small: textOf(small),
    text: textOf(subject),
  };
}
