/**
 * `npm run stated -- --count N --seed S`: puts something that is not understood into programs that verify, and holds that nobody who relies
 * on it may still be verified, and that something is said. Exits with 1 where something vanished; `--first FILE`: says there where it was.
 * Neighbours: `garble.ts`, `judge.ts`; the programs are those of `../mutants/originals.ts`.
 */
import { parseArgs } from 'node:util';
import { initParsers } from '#server/syntax/parsers';
import { writeFirstFound } from '../first-found';
import { originals } from '../mutants/originals';
import { Random } from '../random';
import { garbled } from './garble';
import { vanished } from './judge';

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { count: { type: 'string', default: '100' }, seed: { type: 'string', default: '1' }, first: { type: 'string' } },
  });
  await initParsers();
  const programs = originals().filter(({ files }) => files.length === 1 && files[0]!.text.length < 6_000);
  const started = performance.now();
  const ways = new Map<string, number>();
  let tried = 0;
  for (let seed = Number(values.seed); tried < Number(values.count); seed++) {
    const random = new Random(seed, 'stated');
    const { name, files, options } = random.pick(programs);
    const { path, text } = files[0]!;
    const made = garbled(random, text);
    if (!made) continue;
    tried++;
    ways.set(made.how, (ways.get(made.how) ?? 0) + 1);
    const wrong = vanished([{ path, text: made.text }], path, made.at, options);
    if (wrong === undefined) continue;
    if (values.first !== undefined) writeFirstFound(values.first, { tried, about: `seed ${seed}, ${name}, ${made.how}` });
    console.log(
      `seed ${seed}, ${name}, ${made.how}: ${wrong}; program ${tried}, ${Math.round((performance.now() - started) / 1000)} s\n${made.text.slice(Math.max(0, made.at - 80), made.at + 120)}`,
    );
    return 1;
  }
  console.log(
    `${tried} programs, ${[...ways]
      .sort()
      .map(([how, count]) => `${count} with ${how}`)
      .join(', ')}: nothing vanished; ${Math.round((performance.now() - started) / 1000)} s`,
  );
  return 0;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(2);
  },
);
