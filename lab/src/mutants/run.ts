/**
 * Mutation of programs: mutants of every fixture that verifies are checked, and those that are still verified are run next to their
 * originals.
 *
 *     npm run mutants [-- --only TEXT] [--operator TEXT] [--seed S] [--sample N] [--minutes M] [--state FILE] [--count]
 *
 * `--only`: part of the fixture's name; `--operator`: parts of operators' names, with commas between. `--seed`: the order in which mutants
 * of a fixture come (1). They are taken in rounds, a few of each fixture, large fixtures last; `--sample` and `--minutes` end it. With
 * `--state` it goes on where it stopped and tells all that is known. `--again left,bounded`: what the state calls so is judged once more,
 * and nothing else. `--count` only counts.
 * Ends with 1 where a mutant is verified and goes wrong.
 * Neighbours: `mutants.ts`, `judge.ts`, `compare.ts`, `report.ts`.
 */
import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { parseArgs } from 'node:util';
import { createWasmProver } from '#server/solver/z3-wasm';
import { initParsers } from '#server/syntax/parsers';
import { Random } from '../random';
import { remembering } from '../remembered';
import { compare } from './compare';
import { judge } from './judge';
import { mutantsOf, type Mutant } from './mutants';
import { originals, ROOT, withMemory, type Original } from './originals';
import { report, withReasons, type Reasoned } from './report';
import { readState, writeState, type Entry } from './state';

/** Mutants of one fixture in a row: what the prover answered and what runs of the original came to is still known. */
const ROUND = 4;
/** The part of the fixtures, by size, that a seed may begin with. */
const SMALL = 0.7;
const SAVE_EVERY = 20_000;

function number(text: string | undefined, name: string): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d+(\.\d+)?$/.test(text)) throw new Error(`--${name} wants a number, not ${text}`);
  return Number(text);
}

/** Mutants of a fixture in the order of a seed. */
function shuffled(original: Original, seed: number, operator: string): Mutant[] {
  const random = new Random(seed, original.name);
  const mutants = original.files
    .flatMap(({ path: file, text }) => [...mutantsOf(original.name, file, text)])
    .filter((one) => operator.split(',').some((word) => one.operator.includes(word)));
  for (let index = mutants.length - 1; index > 0; index--) {
    const other = random.below(index + 1);
    [mutants[index], mutants[other]] = [mutants[other]!, mutants[index]!];
  }
  return mutants;
}

/** Another seed begins with another of the smaller fixtures, so that a few seconds at a time come round to all of them. */
function inTurn(all: readonly Original[], seed: number): readonly Original[] {
  const small = all.slice(0, Math.ceil(all.length * SMALL));
  const first = small.length === 0 ? 0 : new Random(seed, 'first').below(small.length);
  return [...small.slice(first), ...small.slice(0, first), ...all.slice(small.length)];
}

/** Round after round, a few of each fixture. Mutants are made when their turn comes. */
function* inOrder(all: readonly Original[], seed: number, operator: string): Iterable<readonly [Original, Mutant]> {
  const queues = new Map<Original, Mutant[]>();
  let left = [...all];
  while (left.length > 0) {
    for (const original of left) {
      const queue = queues.get(original) ?? shuffled(original, seed, operator);
      queues.set(original, queue);
      for (const mutant of queue.splice(0, ROUND)) yield [original, mutant];
    }
    left = left.filter((one) => queues.get(one)!.length > 0);
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: '' },
      operator: { type: 'string', default: '' },
      seed: { type: 'string', default: '1' },
      sample: { type: 'string' },
      minutes: { type: 'string' },
      state: { type: 'string' },
      again: { type: 'string' },
      count: { type: 'boolean', default: false },
    },
  });
  const end = Date.now() + (number(values.minutes, 'minutes') ?? Number.MAX_SAFE_INTEGER / 100_000) * 60_000;
  await initParsers();
  const seed = number(values.seed, 'seed')!;
  const wanted = originals().filter(({ name }) => name.includes(values.only));
  const again = values.again?.split(',');
  const most = number(values.sample, 'sample') ?? Number.MAX_SAFE_INTEGER;
  if (values.count) {
    const mutants = wanted.flatMap((one) => shuffled(one, seed, values.operator));
    const operators = [...new Set(mutants.map(({ operator }) => operator))].sort();
    console.log(
      [
        ...operators.map((name) => `${name.padEnd(36)}${mutants.filter(({ operator }) => operator === name).length}`),
        `${mutants.length} mutants of ${wanted.length} fixtures`,
      ].join('\n'),
    );
    return;
  }
  const state = values.state === undefined ? { version: 1 as const, done: {} } : readState(values.state);
  const prover = remembering(withMemory(createWasmProver({ workers: 1 })));
  const save = (): void => {
    if (values.state !== undefined) writeState(values.state, state);
  };
  let [saved, judged, met] = [Date.now(), 0, 0];
  for (const [original, mutant] of inOrder(inTurn(wanted, seed), seed, values.operator)) {
    if (Date.now() >= end || met++ >= most) break;
    const before = state.done[mutant.id];
    if (again ? !before || !again.includes(before.kind) : before) continue;
    state.done[mutant.id] = await entryOf(original, mutant, prover);
    judged++;
    if (Date.now() - saved < SAVE_EVERY) continue;
    saved = Date.now();
    save();
    console.log(`${judged} mutants, now ${mutant.fixture}`);
  }
  save();
  await prover.dispose();
  // What is no mutant any more, since its fixture is another one, is not told.
  const fixtures = new Set(Object.values(state.done).map(({ fixture }) => fixture));
  const known = new Set(
    wanted
      .filter(({ name }) => fixtures.has(name))
      .flatMap((one) => shuffled(one, seed, values.operator))
      .map(({ id }) => id),
  );
  const entries = Object.entries(state.done)
    .filter(([id]) => known.has(id))
    .map(([, entry]) => entry);
  console.log(report(withReasons(entries, JSON.parse(readFileSync(path.join(ROOT, 'lab', 'mutants.json'), 'utf8')) as Reasoned[])));
  console.log(`${judged} judged now, seed ${values.seed}; ${entries.length} are known.`);
  process.exitCode = entries.some(({ kind }) => kind === 'wrong') ? 1 : 0;
}

async function entryOf(original: Original, mutant: Mutant, prover: Parameters<typeof judge>[2]): Promise<Entry> {
  const { fixture, path: file, operator, place, line } = mutant;
  const said = await judge(original, mutant, prover);
  const found = said.kind === 'survived' ? compare(original, mutant, said.program) : said;
  return { fixture, path: file, operator, place, line, kind: found.kind, why: found.why };
}

if (require.main === module) void main();
