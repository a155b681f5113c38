/**
 * What the generator of calls of code without source makes, and its texts: the one that is checked, the same for the JVM, where assertions note that they fail, and the runs.
 * A line `ASSERT<k>(condition);` is the claim with the number k. A name that ends with `_` gets the number of the program behind it: programs that are checked together share no names, as what is called by its name may be anybody's.
 * Neighbours: `shapes.ts`, `channels.ts` and `specials.ts` make the programs, `runs.ts` runs them, `judge.ts` checks them; `jar/` is the code without source.
 */

/** The class with what is run. */
export const SUBJECT = 'C';
/** The class of the JVM with the runs. */
export const RUNS = 'Runs';

export interface OpaqueProgram {
  /** Of one file, without a `package` line. */
  readonly text: string;
  /** What the program is put together from: counted, and shown with a finding. */
  readonly about: string;
  /** An expression that makes the object. */
  readonly made: string;
  /** Statements of a run, in which `c` is the object; each is a run of its own. */
  readonly steps: readonly string[];
  /** What another thread does all the time, where all that it touches is behind a lock: then there are runs with it. */
  readonly beside: string | undefined;
  /** Programs with different words are not checked together: what one gives up counts for all of a workspace. */
  readonly kind: string;
}

const CLAIM = /^(\s*)ASSERT<(\d+)>\((.*)\);$/gm;

/** Names of its own for the program with this number. */
export function named(text: string, number: number): string {
  return text.replace(/\b([A-Za-z]\w*)_\b/g, (_, name: string) => `${name}${number}`);
}

export function method(heading: string, lines: readonly string[]): string {
  return `${heading} {\n${lines.map((line) => `    ${line}\n`).join('')}  }`;
}

export function classText(heading: string, members: readonly string[], beside: readonly string[] = []): string {
  return `${heading} {\n${members.map((one) => `  ${one}\n`).join('')}}\n${beside.map((one) => `${one}\n`).join('')}`;
}

/** What is checked, and where in it the claims stand. */
export function checkedText(program: OpaqueProgram, packageName: string): { readonly text: string; readonly claims: ReadonlyMap<number, number> } {
  const claims = new Map<number, number>();
  let text = `package ${packageName};\n`;
  for (const line of program.text.split('\n')) {
    const [whole, indent, number, condition] = new RegExp(CLAIM.source).exec(line) ?? [];
    if (whole !== undefined) claims.set(Number(number), text.length + indent!.length + 'assert '.length);
    text += `${whole === undefined ? line : `${indent}assert ${condition};`}\n`;
  }
  return { text, claims };
}

/** The numbers of its claims. */
export function claimsOf({ text }: OpaqueProgram): readonly number[] {
  return [...text.matchAll(CLAIM)].map(([, , number]) => Number(number));
}

export function javaText(program: OpaqueProgram): string {
  return program.text.replace(CLAIM, (_, indent: string, number: string, condition: string) => `${indent}jar.Seen.claim(${number}, ${condition});`);
}

/** One run: a step of the program, in a way that the jar takes, alone or beside another thread. */
export interface Run {
  readonly step: number;
  readonly mode: number;
  readonly isShared: boolean;
}

/** What the jar may do (`jar/Jar.java`): nothing special; give null; come back twice and throw in the end; throw at the second, at the fourth call. */
const ALONE = [0, 1, 6 + 16 * 3, 8 + 16, 5 + 16 * 4, 4 + 16];
const SHARED = [0, 3];

export function runsOf(program: OpaqueProgram): readonly Run[] {
  return program.steps.flatMap((_, step) => [
    ...ALONE.map((mode): Run => ({ step, mode, isShared: false })), ...(program.beside === undefined ? [] : SHARED.map((mode): Run => ({ step, mode, isShared: true }))),
  ]);
}

/** The class whose static methods are the runs; each gives the claims that have failed, as bits. */
export function runsText(program: OpaqueProgram): string {
  const runs = runsOf(program).map(({ step, mode, isShared }, index) => `  static long r${index}() throws Exception {
    jar.Seen.begin(${mode});
    try {
      ${SUBJECT} c = ${program.made};
${isShared ? `      Thread beside = jar.Seen.beside(() -> { ${program.beside!} });\n` : ''}      for (int times = 0; times < 2; times++) try { ${program.steps[step]!} } catch (Throwable thrown) { }
${isShared ? '      jar.Seen.over();\n      beside.join(100);\n' : ''}    } catch (Throwable thrown) { }
    return jar.Seen.failed();
  }
`);
  return `class ${RUNS} {\n${runs.join('')}}\n`;
}
