/**
 * What the generator of calls of code without source makes, and its texts: the one that is checked, the same for the JVM, where assertions
 * note that they fail, and the runs. A line `ASSERT<k>(condition);` is the claim with the number k. A name that ends with `_` gets the
 * number of the program after it: programs that are checked together share no names, as what is called by its name may be anybody's.
 * Neighbours: `generate.ts` makes the programs, `runs.ts` runs them, `judge.ts` checks them.
 */

/** The class with what is run. */
export const SUBJECT = 'C';

export interface OpaqueProgram {
  /** Of one file, without a `package` line. */
  readonly text: string;
  /**
   * Other files of its package, each named after a class: what has clauses of Calvin's, since calls of code without source are not followed
   * there.
   */
  readonly others?: readonly OtherText[];
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
  /** A package whose classes are imported on demand; absent: those that are used are imported one by one. */
  readonly onDemand?: string;
  /** What it claims may rest on all that is checked: it counts only where nothing else is refused. */
  readonly restsOnAll?: true;
}

export interface OtherText {
  readonly className: string;
  readonly text: string;
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
export function checkedText(
  program: OpaqueProgram,
  packageName: string,
): { readonly text: string; readonly claims: ReadonlyMap<number, number> } {
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
  return program.text.replace(
    CLAIM,
    (_, indent: string, number: string, condition: string) => `${indent}jar.Seen.claim(${number}, ${condition});`,
  );
}
