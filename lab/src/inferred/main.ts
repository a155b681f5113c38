/**
 * `npm run inferred -- --count N --seed S`: programs of two threads and classes among clients, made from seeds, through inference. What is
 * called safe must not go wrong under the explorer of runs, annotations must verify by a check of their own, and what is called unsafe must
 * have a run. Exits with 1 at the first program of which one of these is not so.
 * Neighbours: `judge.ts` compares; `server/test/infer/programs.ts` makes the programs.
 */
import { parseArgs } from 'node:util';
import { createWasmProver } from '#server/solver/z3-wasm';
import { initParsers } from '#server/syntax/parsers';
import { generated, generatedClass } from '#test/infer/programs';
import { judge } from './judge';

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      count: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      minutes: { type: 'string', default: '600' },
      only: { type: 'string', default: '' },
    },
  });
  await initParsers();
  const prover = createWasmProver();
  const started = performance.now();
  const verdicts = new Map<string, number>();
  const [from, count] = [Number(values.seed), Number(values.count)];
  let [tried, annotated, refuted] = [0, 0, 0];
  for (let seed = from; seed < from + count && performance.now() - started < Number(values.minutes) * 60_000; seed++) {
    const isClass = values.only === 'classes' || (values.only !== 'mains' && seed % 2 === 0);
    const text = isClass ? generatedClass(seed) : generated(seed, seed % 4 !== 3);
    const { verdict, annotations, wrong, isShown } = await judge(prover, isClass ? 'C.java' : 'G.java', text);
    tried++;
    verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1);
    if (annotations > 0) annotated++;
    if (isShown) refuted++;
    if (wrong === undefined) continue;
    console.log(`seed ${seed}, ${isClass ? 'class' : 'main'}: ${wrong}\n${text}`);
    await prover.dispose();
    return 1;
  }
  console.log(
    `${tried} programs from seed ${from}: ${[...verdicts]
      .sort()
      .map(([verdict, number]) => `${number} ${verdict}`)
      .join(
        ', ',
      )}; ${annotated} with annotations, all of which verify; ${refuted} shown to go wrong by the explorer, none of them called safe; ${Math.round((performance.now() - started) / 1000)} s`,
  );
  await prover.dispose();
  return 0;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(2);
  },
);
