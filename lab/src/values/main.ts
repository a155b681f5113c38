/**
 * Java against a JVM: `npm run values -- [--count N] [--seed S] [--theme NAME]` makes N methods, lets a JVM say what each returns or
 * throws, and asks the checker for the assertion of it and for its negation. A negation that is verified is a wrong proof: it is written to
 * `lab/findings`, and the run ends with 1. True assertions that are refused are counted by what they are about. Also `--integers
 * mathematical`, `--show` (prints what is refused, by Java or by the checker), `--reasons N` (how many lines of reasons), `--first FILE`
 * (ends with the first wrong proof, of which the file says where it was) and `--together N` (programs in one workspace; the more there are,
 * the more overrides a virtual call may reach).
 *
 * Neighbours: `themes.ts` makes the methods; `jvm.ts` runs them; `judge.ts` asks about them.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeFirstFound } from '../first-found';
import { createWasmProver } from '#server/solver/z3-wasm';
import { initParsers } from '#server/syntax/parsers';
import { Random } from '../random';
import { remembering } from '../remembered';
import { Counts } from './counts';
import { javaVersion, runPrograms, type Ran } from './jvm';
import { judge, type Judged } from './judge';
import { isProvable } from './questions';
import type { ValueProgram } from './theme';
import { THEMES } from './themes';

const FINDINGS = join(__dirname, '..', '..', '..', 'findings');
/** Programs that one JVM runs; fewer where the first wrong proof ends it. */
const ROUND = 1_000;
const FEW = 120;

interface Made {
  readonly theme: string;
  readonly seed: number;
  readonly program: ValueProgram;
}

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    theme: { type: 'string' },
    integers: { type: 'string', default: 'java' },
    show: { type: 'boolean', default: false },
    reasons: { type: 'string', default: '40' },
    first: { type: 'string' },
    together: { type: 'string', default: '12' },
  },
});

async function main(): Promise<number> {
  const java = javaVersion();
  if (java === undefined) {
    console.log('There is no javac here, so nothing was held against Java.');
    return 0;
  }
  const named = THEMES.filter((one) => values.theme === undefined || one.name === values.theme);
  const themes = named.filter((one) => (one.since ?? 0) <= java);
  for (const { name, since } of named)
    if (since !== undefined && since > java) console.log(`${name} is left out: it is Java ${since}, and this is ${java}.`);
  if (named.length > 0 && themes.length === 0) return 0;
  if (themes.length === 0) throw new Error(`there is no theme ${values.theme}; there are ${THEMES.map((one) => one.name).join(', ')}`);
  const integers = values.integers === 'mathematical' ? 'mathematical' : 'java';
  await initParsers();
  const prover = remembering(createWasmProver({ workers: 1 }));
  const started = Date.now();
  const counts = new Counts();
  const [wanted, first] = [Number(values.count), Number(values.seed)];
  const round = values.first === undefined ? ROUND : FEW;
  const together = Math.max(1, Number(values.together));
  let found = 0;
  try {
    for (let seed = first; counts.methods < wanted; ) {
      const made: Made[] = [];
      // Java refuses some of them.
      for (let methods = counts.methods; methods < wanted * 1.3 && made.length < round; seed++) {
        for (const theme of themes) {
          const program = theme.make(new Random(seed, theme.name));
          made.push({ theme: theme.name, seed, program });
          methods += program.methods.length;
        }
      }
      const ran = runPrograms(made.map((one) => one.program));
      ran.forEach((one, index) => reported(one, made[index]!));
      ran.forEach((one) => counts.ran(one));
      const usable = made.flatMap((_, index) => (ran[index]!.refused === undefined ? [index] : []));
      for (let from = 0; from < usable.length; from += together) {
        const judged = await judge(
          made.map((one) => one.program),
          ran,
          usable.slice(from, from + together),
          integers,
          prover,
          // Every other workspace.
          (from / together) % 2 === 1,
        );
        for (const one of judged) found += count(one, made[one.program]!, ran[one.program]!, counts, (Date.now() - started) / 1000);
        if (found > 0 && values.first !== undefined) return 1;
      }
      if (made.length >= round && usable.length === 0) throw new Error('Java refuses all programs of these themes');
    }
  } finally {
    await prover.dispose();
  }
  console.log(counts.report(Number(values.reasons)));
  console.log(
    `${((Date.now() - started) / 1000).toFixed(0)} seconds. ${found === 0 ? 'No verified negation.' : `FINDINGS: ${found} verified negations, in lab/findings.`}`,
  );
  return found === 0 ? 0 : 1;
}

function reported(ran: Ran, made: Made): void {
  if (ran.refused !== undefined && values.show) console.log(`javac refuses ${made.theme}, seed ${made.seed}: ${ran.refused}`);
}

/** 1 where it is a wrong proof. */
function count(judged: Judged, made: Made, ran: Ran, counts: Counts, seconds: number): number {
  const { method, answer } = judged;
  const outcome = ran.outcomes.get(method.name)!;
  const about = `${made.theme}, seed ${made.seed}, ${method.name}`;
  if (answer.kind !== 'wrong') {
    if (isProvable(outcome)) counts.truth(made.theme, judged, about);
    if (values.show && answer.kind === 'refused' && isProvable(outcome))
      console.log(`refused: ${about}: ${JSON.stringify(outcome)}: ${answer.because?.message ?? ''}`);
    return 0;
  }
  if (values.first !== undefined) {
    writeFirstFound(values.first, { tried: counts.methods, about });
    return 1;
  }
  mkdirSync(FINDINGS, { recursive: true });
  const file = join(FINDINGS, `values-${made.theme}-${made.seed}-${method.name}.java`);
  writeFileSync(file, `// ${about}: the JVM says ${JSON.stringify(outcome)}; its negation is verified.\n${made.program.text}`);
  console.log(
    `WRONG PROOF after ${seconds.toFixed(0)} s and ${counts.methods} methods: ${about}: the JVM says ${JSON.stringify(outcome)} and the negation is verified: ${file}`,
  );
  return 1;
}

void main().then((code) => {
  process.exitCode = code;
});
