/**
 * The runs of a program on a JVM, with the code without source that is in `jar/`: each step of it in several ways, alone and beside another
 * thread.
 * Neighbours: `program.ts` writes what runs; `../values/jvm.ts` runs it.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runPrograms, type Ran } from '../values/jvm';
import { SUBJECT, claimsOf, javaText, type OpaqueProgram } from './program';

/** The class with the runs. */
const RUNS = 'Runs';
/** Compiled code stands in `lab/out`, the jar beside the source. */
const JAR = join(__dirname, '..', '..', '..', 'src', 'opaque', 'jar');

/** One run: a step of the program, in a way that the jar takes, alone or beside another thread. */
interface Run {
  readonly step: number;
  readonly mode: number;
  readonly isShared: boolean;
}

/**
 * What the jar may do (`jar/Jar.java`): nothing special; give null; come back twice and throw in the end; throw at the second, at the
 * fourth call.
 */
const ALONE = [0, 1, 6 + 16 * 3, 8 + 16, 5 + 16 * 4, 4 + 16];
const SHARED = [0, 3];

function runsOf(program: OpaqueProgram): readonly Run[] {
  return program.steps.flatMap((_, step) => [
    ...ALONE.map((mode): Run => ({ step, mode, isShared: false })),
    ...(program.beside === undefined ? [] : SHARED.map((mode): Run => ({ step, mode, isShared: true }))),
  ]);
}

/** The class whose static methods are the runs; each gives the claims that have failed, as bits. */
function runsText(program: OpaqueProgram): string {
  const runs = runsOf(program).map(
    ({ step, mode, isShared }, index) => `  static long r${index}() throws Exception {
    jar.Seen.begin(${mode});
    try {
      ${SUBJECT} c = ${program.made};
${isShared ? `      Thread beside = jar.Seen.beside(() -> { ${program.beside!} });\n` : ''}      for (int times = 0; times < 2; times++) try { ${program.steps[step]!} } catch (Throwable thrown) { }
${isShared ? '      jar.Seen.over();\n      beside.join(100);\n' : ''}    } catch (Throwable thrown) { }
    return jar.Seen.failed();
  }
`,
  );
  return `class ${RUNS} {\n${runs.join('')}}\n`;
}

/** One JVM for all of them. */
export function ran(programs: readonly OpaqueProgram[]): readonly Ran[] {
  return runPrograms(
    programs.map((one) => ({
      text: runsText(one),
      className: RUNS,
      methods: runsOf(one).map((_, index) => ({ name: `r${index}`, type: 'long' as const })),
      others: [{ className: SUBJECT, text: javaText(one) }, ...(one.others ?? [])],
    })),
    readdirSync(JAR).map((name) => join(JAR, name)),
  );
}

/** By claim, whether it failed in a run of one thread, or only beside another one. */
export function failedClaims(program: OpaqueProgram, { outcomes }: Ran): ReadonlyMap<number, 'alone' | 'shared'> {
  const failed = new Map<number, 'alone' | 'shared'>();
  runsOf(program).forEach(({ isShared }, index) => {
    const outcome = outcomes.get(`r${index}`);
    const bits = outcome?.kind === 'value' ? Number(/\d+/.exec(outcome.literal)![0]) : 0;
    for (const claim of claimsOf(program))
      if ((bits >> claim) % 2 === 1 && failed.get(claim) !== 'alone') failed.set(claim, isShared ? 'shared' : 'alone');
  });
  return failed;
}
