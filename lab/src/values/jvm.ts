/**
 * What a JVM makes of many programs at once: the result of each method, or what it throws.
 * Neighbours: `ValueRunner.java` compiles and runs them in one process; `questions.ts` asks about what it says.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { filesOf, type ValueProgram } from './theme';

/** Compiled code stands in `lab/out`, the runner beside the source. */
const RUNNER = join(__dirname, '..', '..', '..', 'src', 'values', 'ValueRunner.java');
/** The folder of what is no program, as `ValueRunner.java` knows it. */
const LIBRARY = 'library';
/** Of all programs together; each method has a limit of its own. */
const PATIENCE = 30 * 60_000;

/** `literal`: the value as Java writes it, `null` and `NaN` included. `thrown`: the name of the class, with `$` for a member class. */
export type Outcome =
  | { readonly kind: 'value'; readonly literal: string }
  | { readonly kind: 'throws'; readonly thrown: string }
  | { readonly kind: 'hangs' };

export interface Ran {
  /** Why javac refuses it; then it has no outcomes. */
  readonly refused?: string;
  /** By the name of the method. */
  readonly outcomes: ReadonlyMap<string, Outcome>;
}

/** The version of the `javac` that is there: 17. Undefined: there is none. */
export function javaVersion(): number | undefined {
  const { status, stdout, stderr } = spawnSync('javac', ['-version'], { encoding: 'utf8' });
  const version = /javac (\d+)/.exec(`${stdout}${stderr}`)?.[1];
  return status === 0 && version !== undefined ? Number(version) : undefined;
}

export const hasJava = (): boolean => javaVersion() !== undefined;

/** The package of the program with this number. */
export function packageOf(index: number): string {
  return `p${index}`;
}

/** Each program in a package of its own (`packageOf`). `library`: files of Java that all of them are compiled with. */
export function runPrograms(programs: readonly ValueProgram[], library: readonly string[] = []): readonly Ran[] {
  const folder = mkdtempSync(join(tmpdir(), 'calvin-values-'));
  try {
    const lines: string[] = [];
    if (library.length > 0) mkdirSync(join(folder, LIBRARY));
    for (const file of library) copyFileSync(file, join(folder, LIBRARY, basename(file)));
    programs.forEach((program, index) => {
      const name = packageOf(index);
      for (const { path, text } of filesOf(name, program)) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), text);
      }
      for (const method of program.methods) lines.push(`${name} ${program.className} ${method.name}`);
    });
    writeFileSync(join(folder, 'methods'), lines.join('\n'));
    const run = spawnSync('java', ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', RUNNER, folder], {
      encoding: 'utf8',
      timeout: PATIENCE,
      maxBuffer: 1 << 30,
    });
    if (run.status !== 0) throw new Error(`the JVM did not run the programs: ${run.stderr}`);
    return read(run.stdout, programs.length);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function read(printed: string, count: number): readonly Ran[] {
  const ran = Array.from({ length: count }, (): { refused?: string; outcomes: Map<string, Outcome> } => ({ outcomes: new Map() }));
  for (const line of printed.split('\n')) {
    const [, first, second, rest] = /^(\S+) (\S+) (.*)$/.exec(line) ?? [];
    if (first === undefined || second === undefined || rest === undefined) continue;
    if (first === 'refused') ran[Number(second.slice(1))]!.refused = rest;
    else ran[Number(first.slice(1))]!.outcomes.set(second, outcome(rest));
  }
  return ran;
}

function outcome(text: string): Outcome {
  if (text.startsWith('value ')) return { kind: 'value', literal: text.slice('value '.length) };
  return text.startsWith('throws ') ? { kind: 'throws', thrown: text.slice('throws '.length) } : { kind: 'hangs' };
}
