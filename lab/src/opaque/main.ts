/**
 * Calls of code without source against a JVM: `npm run opaque -- [--count N] [--seed S] [--family NAME]` makes N programs that call code
 * which the checker does not see, and which comes back into them; runs each on a JVM with that code, in several ways, alone and beside
 * another thread; and asks the checker about what failed there. A claim that failed in a run and is proved is a wrong proof: it is written
 * to `lab/findings`, and the run ends with 1. Claims that held in all runs are counted: how many of some of them are proved (`--every K`:
 * of every K-th program). Also `--show` (what is refused, by Java or by the checker, and what is left) and `--reasons N`; `--findings
 * FOLDER` is where to write.
 *
 * What the code without source does is in `jar/`; it stays within what a result says it rests on.
 * Neighbours: `generate.ts` makes the programs; `runs.ts` runs them; `judge.ts` asks about them.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeFirstFound } from '../first-found';
import { createWasmProver } from '#server/solver/z3-wasm';
import { initParsers } from '#server/syntax/parsers';
import { remembering } from '../remembered';
import { hasJava } from '../values/jvm';
import { OpaqueCounts } from './counts';
import { FAMILIES, generateOpaque } from './generate';
import { judge, type Asked } from './judge';
import { claimsOf } from './program';
import { failedClaims, ran } from './runs';

const LAB = join(__dirname, '..', '..', '..');
/** Programs that one JVM runs. */
const ROUND = 500;
/** The same where the first wrong proof ends it. */
const FEW = 60;
/** Programs in one workspace: reading the library takes longer than checking one of them. */
const TOGETHER = 20;

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    family: { type: 'string' },
    every: { type: 'string', default: '5' },
    show: { type: 'boolean', default: false },
    reasons: { type: 'string', default: '20' },
    findings: { type: 'string', default: join(LAB, 'findings') },
    first: { type: 'string' },
  },
});

/** Programs that are checked together. */
function batches(asked: readonly Asked[]): readonly (readonly Asked[])[] {
  const kinds = [...new Set(asked.map(({ program }) => program.kind))];
  return kinds.flatMap((kind) => {
    const same = asked.filter(({ program }) => program.kind === kind);
    return Array.from({ length: Math.ceil(same.length / TOGETHER) }, (_, index) => same.slice(index * TOGETHER, (index + 1) * TOGETHER));
  });
}

async function main(): Promise<number> {
  if (!hasJava()) {
    console.log('There is no javac here, so nothing was held against Java.');
    return 0;
  }
  const family = FAMILIES.find((one) => one === values.family);
  if (family === undefined && values.family !== undefined)
    throw new Error(`there is no family ${values.family}; there are ${FAMILIES.join(', ')}`);
  await initParsers();
  const prover = remembering(createWasmProver({ workers: 1 }));
  const counts = new OpaqueCounts();
  const [first, count, every] = [Number(values.seed), Number(values.count), Number(values.every)];
  let found = 0;
  const round = values.first === undefined ? ROUND : FEW;
  try {
    for (let from = first; from < first + count; from += round) {
      const seeds = Array.from({ length: Math.min(round, first + count - from) }, (_, index) => from + index);
      const programs = seeds.map((seed) => generateOpaque(seed, family));
      const runs = ran(programs);
      const asked = programs.flatMap((program, index): readonly Asked[] => {
        const failed = failedClaims(program, runs[index]!);
        counts.ran(runs[index]!, failed.size);
        if (runs[index]!.refused !== undefined && values.show)
          console.log(`javac refuses seed ${seeds[index]!} (${program.about}): ${runs[index]!.refused}`);
        if (runs[index]!.refused !== undefined) return [];
        // What held in all runs is only counted.
        if (failed.size === 0 && seeds[index]! % every !== 0) return [];
        return [
          {
            number: seeds[index]!,
            program,
            claims: failed.size > 0 ? failed : new Map(claimsOf(program).map((claim) => [claim, 'alone'])),
          },
        ];
      });
      for (const batch of batches(asked)) {
        const answers = await judge(batch, prover);
        batch.forEach((one, index) => {
          const failed = failedClaims(one.program, runs[one.number - from]!);
          for (const [claim, { answer, why }] of answers[index]!) found += reported(one, claim, failed.get(claim), answer, why, counts);
        });
        if (found === 0 || values.first === undefined) continue;
        writeFirstFound(values.first, { tried: from - first + seeds.length, about: `programs up to seed ${from + seeds.length - 1}` });
        return 1;
      }
    }
  } finally {
    await prover.dispose();
  }
  console.log(counts.report(Number(values.reasons)));
  console.log(found === 0 ? 'No wrong proof.' : `FINDINGS: ${found} wrong proofs, in ${values.findings}.`);
  return found === 0 ? 0 : 1;
}

/** 1 where it is a wrong proof. */
function reported(
  { number, program }: Asked,
  claim: number,
  failed: 'alone' | 'shared' | undefined,
  answer: 'proved' | 'refused' | 'left',
  why: string,
  counts: OpaqueCounts,
): number {
  counts.answered(program, failed !== undefined, answer, why, number);
  const about = `seed ${number}, claim ${claim} (${program.about})`;
  if (values.show && (failed === undefined ? answer === 'refused' : answer === 'left'))
    console.log(
      `${failed === undefined ? 'holds, and is refused' : 'fails, and its method is verified beside something else that is reported'}: ${about} ${why}`,
    );
  if (failed === undefined || answer !== 'proved') return 0;
  if (values.first !== undefined) return 1;
  mkdirSync(values.findings, { recursive: true });
  const file = join(values.findings, `opaque-${number}-${claim}.java`);
  writeFileSync(
    file,
    `// Claim ${claim} fails in a run ${failed === 'alone' ? 'of one thread' : 'beside another thread'}, and is proved: ${program.about}\n${program.text}`,
  );
  console.log(
    `WRONG PROOF after ${counts.seconds()} s: ${about}, which fails in a run ${failed === 'alone' ? 'of one thread' : 'beside another thread'}: ${file}`,
  );
  return 1;
}

void main().then((code) => {
  process.exitCode = code;
});
