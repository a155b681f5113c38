/**
 * Whether the translation from Java agrees with Java: `npm run jvm -- [--count N] [--seed S]` generates programs, compiles them with javac,
 * runs one client of each in a JVM, and compares what it prints with the ends that Plato's semantics allows (`expected.ts`). A difference
 * ends it with 1.
 *
 * One thread only: interleavings are compared with a JVM by the programs of `calvin run --java`. Clients that wait, spin or are not run to
 * the end by the explorer are left out and counted.
 * Neighbours: `java-client.ts` writes the clients; `../java-generator.ts` the programs.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { initParsers } from '#server/syntax/parsers';
import { analyse } from '#server/verify/pipeline';
import { generateJava } from '../java-generator';
import { printJava } from '../java/tree';
import { Random } from '../random';
import { agrees, expectedOf, type Expected } from './expected';
import { clientOf, SHARED } from './java-client';

interface Case {
  readonly seed: number;
  readonly text: string;
  readonly expected: Expected;
}

const { values } = parseArgs({ options: { count: { type: 'string', default: '300' }, seed: { type: 'string', default: '1' } } });

async function main(): Promise<number> {
  if (spawnSync('javac', ['-version']).status !== 0) {
    console.log('There is no javac here, so nothing was held against Java.');
    return 0;
  }
  await initParsers();
  const [first, count] = [Number(values.seed), Number(values.count)];
  const folder = mkdtempSync(join(tmpdir(), 'calvin-jvm-'));
  try {
    const { cases, left } = prepared(first, count, folder);
    const printed = ran(cases, folder);
    if (typeof printed === 'string') {
      console.log(printed);
      return 1;
    }
    const run = cases.filter((one) => printed.has(one.seed));
    const wrong = run.filter((one) => !agrees(printed.get(one.seed)!, one.expected.ends));
    for (const one of wrong)
      console.log(
        `Seed ${one.seed}: the JVM ends with\n  ${printed.get(one.seed)!}\nPlato with\n  ${one.expected.ends.join('\n  ')}\n${JSON.stringify(one.expected.scenario)}\n${one.text}`,
      );
    const thrown = run.filter((one) => one.expected.ends[0]!.startsWith('throws')).length;
    console.log(
      `Seeds ${first} to ${first + count - 1}: ${run.length} programs were run by a JVM, ${thrown} of them to an exception; ${left} had no client that comes to an end alone, ${cases.length - run.length} are no Java. ${wrong.length} differ from Plato.`,
    );
    return wrong.length === 0 ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes the sources of every program that has a client to compare. */
function prepared(first: number, count: number, folder: string): { readonly cases: readonly Case[]; readonly left: number } {
  const cases: Case[] = [];
  mkdirSync(join(folder, 'lab'));
  writeFileSync(join(folder, 'lab', 'Shown.java'), SHARED);
  for (let seed = first; seed < first + count; seed++) {
    const text = printJava(generateJava(seed));
    const analysis = analyse([{ path: 'A.java', text }], { checkAll: true });
    const expected = expectedOf(analysis.program, new Random(seed, 'jvm'));
    if (!expected) continue;
    const name = `p${seed}`;
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'A.java'), `package ${name};\n${text}`);
    writeFileSync(join(folder, name, 'GuardedBy.java'), `package ${name};\n@interface GuardedBy { String value(); }\n`);
    writeFileSync(join(folder, name, 'Client.java'), clientOf(analysis.program, expected.scenario, name));
    cases.push({ seed, text, expected });
  }
  return { cases, left: count - cases.length };
}

/**
 * What each program prints, by its seed; a sentence where nothing runs. Programs that Java refuses (a fault took away a declaration) are
 * left out.
 */
function ran(cases: readonly Case[], folder: string): ReadonlyMap<number, string> | string {
  let taken = cases;
  for (;;) {
    const calls = taken.map(({ seed }) => `    Shown.begin("${seed}", p${seed}.Client::run);`);
    writeFileSync(
      join(folder, 'lab', 'Main.java'),
      `package lab;\npublic class Main {\n  public static void main(String[] args) throws Exception {\n${calls.join('\n')}\n  }\n}\n`,
    );
    const sources = [
      'lab/Shown.java',
      'lab/Main.java',
      ...taken.flatMap(({ seed }) => [`p${seed}/A.java`, `p${seed}/GuardedBy.java`, `p${seed}/Client.java`]),
    ];
    writeFileSync(join(folder, 'sources'), sources.join('\n'));
    const compiled = spawnSync('javac', ['-nowarn', '-Xmaxerrs', '100000', '-d', 'classes', '@sources'], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    });
    if (compiled.status === 0) break;
    const refused = new Set([...compiled.stderr.matchAll(/^p(\d+)\//gm)].map((match) => Number(match[1])));
    if (refused.size === 0) return `javac does not take the clients:\n${compiled.stderr.slice(0, 2000)}`;
    taken = taken.filter(({ seed }) => !refused.has(seed));
  }
  const run = spawnSync('java', ['-cp', 'classes', 'lab.Main'], { cwd: folder, encoding: 'utf8', timeout: 300_000, maxBuffer: 1 << 28 });
  const lines = run.stdout.split('\n').filter((line) => line !== '');
  return new Map(lines.map((line) => [Number(line.slice(0, line.indexOf(' '))), line.slice(line.indexOf(' ') + 1)]));
}

void main().then((code) => {
  process.exitCode = code;
});
