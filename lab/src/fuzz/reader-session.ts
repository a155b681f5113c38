/**
 * Mutated inputs for one of the readers, from a seed. An input on which a reader fails, or which takes it too long, is written to a folder,
 * so that it can be kept.
 * Neighbours: `readers.ts` reads, `mutate.ts` writes; `runs.ts` counts.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { hashText } from '#server/base/hash';
import { analyse } from '#server/verify/pipeline';
import { printProgram } from '#server/plato/print';
import { corpus } from './corpus';
import { Dice } from './dice';
import { mutated } from './mutate';
import { ENDINGS, READERS, type ReaderName } from './readers';

/** How long reading one input may take, in milliseconds of processor time. */
const PATIENCE = 5_000;

const ANSWERS = [
  '((x 1) (y (- 5)) (z (/ 1.0 3.0)))',
  '((|a b| Ref!val!3) (c true) (d (as const (Array Int Int))))',
  '(error "line 1 column 2: unknown constant")',
  'sat\n((x 2.5))',
  'unsupported',
  '((x (- (/ 1.0 0.0))))',
  '(:reason-unknown "x")',
  '((x #x0f) (y #b01) (s "a""b"))',
];
const SETTINGS = [
  '{"check":"all","unroll":3,"integers":"java","movers":"off"}',
  '{"check":null,"unroll":-1}',
  '[]',
  '"x"',
  '{"__proto__":{"check":"all"}}',
];
const ARGUMENTS = [
  'check\n--all\nA.java',
  'check\n--format\njson\n--unroll=3\n--\n-x.java',
  'check\n--dump=smt\nA.java#m',
  '--help',
  'run\nA.java',
  'check\n--integers\njava\n.',
  '',
];

export type ReaderOutcome = { readonly done: number; readonly failure: string | undefined };

/** `inputs` texts for each reader, fewer for the slow ones. */
export async function readerSession(seed: number, inputs: number, keepIn: string | undefined): Promise<ReaderOutcome> {
  const dice = new Dice(seed);
  let done = 0;
  const failures: string[] = [];
  for (const name of Object.keys(READERS) as ReaderName[]) {
    const seeds = seedsOf(name);
    for (let left = Math.max(1, name === 'passes' ? Math.floor(inputs / 8) : inputs); left > 0; left--, done++) {
      const text = mutated(dice, seeds);
      const failure = await failureOf(name, text);
      if (failure === undefined) continue;
      failures.push(`${name}: ${failure}`);
      if (keepIn !== undefined) keep(keepIn, name, text);
    }
  }
  return { done, failure: failures.length === 0 ? undefined : failures.join('\n') };
}

/** Why the reader fails on a text; undefined where it does not. */
export async function failureOf(name: ReaderName, text: string): Promise<string | undefined> {
  const before = process.cpuUsage();
  try {
    await READERS[name](text);
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  const { user, system } = process.cpuUsage(before);
  const took = Math.round((user + system) / 1000);
  return took > PATIENCE ? `took ${took} ms` : undefined;
}

let javaTexts: readonly string[] | undefined;
let platoTexts: readonly string[] | undefined;

function seedsOf(name: ReaderName): readonly string[] {
  javaTexts ??= corpus(4_000);
  switch (name) {
    case 'syntax':
    case 'passes':
      return javaTexts;
    case 'plato':
      return (platoTexts ??= javaTexts
        .filter((_, index) => index % 40 === 0)
        .map((text) => printProgram(analyse([{ path: 'Fuzz.java', text }], { checkAll: true }).program))
        .map((text) => text.slice(-12_000)));
    case 'prover':
      return ANSWERS;
    case 'settings':
      return SETTINGS;
    case 'arguments':
      return ARGUMENTS;
  }
}

function keep(folder: string, name: ReaderName, text: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${hashText(text).slice(0, 12)}${ENDINGS[name]}`), text);
}
