/**
 * Would the laboratory have found it? Every fault of `found.ts` is put into a copy of the compiled server, and the generator that should
 * find it runs there until its first finding.
 *
 *     npm run found-again [-- --only WORD[,WORD]] [--slice i/n] [--jobs n] [--minutes n]
 *
 * Prints a line of a table for each: what was taken back, by what it was found, after how many programs and seconds of one process.
 * `--minutes`: the longest that one may take, an hour if nothing is said. Ends with 1 where something is not found.
 * Neighbours: `run.ts` asks the same of the suite; `../first-found.ts` is what a generator says.
 */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { FirstFound } from '../first-found';
import { FOUND, type Found, type Generator } from './found';
import { FAULTS } from './list';
import { javaVersion } from '../values/jvm';
import { Scratch } from './scratch';

interface Outcome {
  readonly row: Found;
  /** Undefined: nothing was found. */
  readonly found: FirstFound | undefined;
  readonly seconds: number;
}

/** The compiled command, and what makes it go on until it finds something; more than any of them makes in an hour. */
const COMMANDS: Readonly<Record<Generator, (row: Found, scratch: string) => readonly string[]>> = {
  lab: ({ theme }, scratch) => [
    'main.js',
    '--workers',
    '1',
    '--hours',
    '2',
    '--state',
    join(scratch, 'state.json'),
    ...named('--theme', theme),
  ],
  values: ({ theme, together }) => [
    'values/main.js',
    '--count',
    '1000000',
    ...named('--theme', theme),
    ...named('--together', together?.toString()),
  ],
  opaque: ({ theme }) => ['opaque/main.js', '--count', '1000000', ...named('--family', theme)],
  stated: () => ['stated/main.js', '--count', '1000000'],
  confirmed: () => ['confirmed/main.js', '--generated', '1000000'],
  fuzz: () => ['fuzz/main.js', '--fresh', '--sequences', '1000000'],
};

const named = (option: string, value: string | undefined): readonly string[] => (value === undefined ? [] : [option, value]);

async function outcomeOf(row: Found, scratch: Scratch, minutes: number): Promise<Outcome> {
  const faults = row.faults.map((id) => FAULTS.find((fault) => fault.id === id)!);
  const undo = faults.map((fault) => scratch.seed(fault));
  const [state, file] = [join(scratch.root, 'state.json'), join(scratch.root, 'found.json')];
  for (const old of [state, file]) rmSync(old, { force: true });
  const start = process.hrtime.bigint();
  try {
    const [command, ...args] = COMMANDS[row.by](row, scratch.root);
    // Linked folders are where the links are: the laboratory takes the server beside it.
    const flags = ['--preserve-symlinks', '--preserve-symlinks-main', join(scratch.root, 'lab', 'out', 'src', command!)];
    await ended([...flags, ...args, '--seed', String(row.seed ?? 1), '--first', file], scratch.root, minutes * 60_000);
    const found = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as FirstFound) : undefined;
    return { row, found, seconds: Number(process.hrtime.bigint() - start) / 1e9 };
  } finally {
    for (const back of undo.reverse()) back();
  }
}

function ended(args: readonly string[], cwd: string, limit: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const { CALVIN_PROVER_MEMO: _, ...env } = process.env;
    const child = spawn(process.execPath, args, { cwd, env, stdio: 'ignore', detached: true });
    // With those that it has started.
    const timer = setTimeout(() => process.kill(-child.pid!, 'SIGKILL'), limit);
    child.on('error', reject);
    child.on('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

const lineOf = ({ row, found, seconds }: Outcome): string =>
  `| ${row.faults.map((id) => `\`${id}\``).join(' and ')} | ${row.by}${row.theme === undefined ? '' : ` ${row.theme}`} | ${
    found === undefined ? 'not found' : found.tried
  } | ${seconds.toFixed(0)} | ${found?.about ?? ''} |`;

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      slice: { type: 'string', default: '1/1' },
      jobs: { type: 'string', default: String(Math.min(2, availableParallelism())) },
      minutes: { type: 'string', default: '60' },
    },
  });
  const words = values.only?.split(',');
  const [first = 1, every = 1] = values.slice.split('/').map(Number);
  const waiting = FOUND.filter(
    ({ faults, by, theme }, at) =>
      at % every === first - 1 &&
      (words === undefined || words.some((word) => word === by || word === theme || faults.some((id) => id.includes(word)))),
  );
  const tooNew = waiting.filter(({ java }) => (java ?? 0) > (javaVersion() ?? Infinity));
  for (const { faults, java } of tooNew) console.log(`| \`${faults.join('` and `')}\` | left out: only a Java ${java} can find it | | | |`);
  for (const one of tooNew) waiting.splice(waiting.indexOf(one), 1);
  const results: Outcome[] = [];
  const start = process.hrtime.bigint();
  await Promise.all(
    Array.from({ length: Math.min(Number(values.jobs), waiting.length) }, async () => {
      const scratch = new Scratch();
      try {
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          const outcome = await outcomeOf(next, scratch, Number(values.minutes));
          results.push(outcome);
          console.log(lineOf(outcome));
        }
      } finally {
        scratch.remove();
      }
    }),
  );
  const missed = results.filter(({ found }) => found === undefined);
  console.log(
    `\n${results.length - missed.length} of ${results.length} found by the generators alone, in ${(Number(process.hrtime.bigint() - start) / 1e9).toFixed(0)} s.`,
  );
  return missed.length === 0 ? 0 : 1;
}

if (require.main === module)
  main().then(
    (code) => (process.exitCode = code),
    (error: unknown) => {
      console.error(error);
      process.exitCode = 2;
    },
  );
