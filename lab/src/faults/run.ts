/**
 * Mutation of the checker: every fault of the list is put into a copy of the compiled server, and the test that is said to notice it is run
 * there.
 *
 *     npm run faults [-- --only WORD[,WORD]] [--slice i/n] [--jobs n] [--baseline] [--open] [--search [PATTERN]]
 *
 * `--slice i/n` takes every n-th fault, from the i-th on. `--baseline` runs the same tests without the fault: they must pass. `--search`
 * looks for a fixture where the list names none that notices, among those whose path or text the pattern matches. Ends with 1 where a fault
 * is not caught. `--open` takes the faults of which it is not known what notices them.
 * Neighbours: `list.ts` has the faults, `suite.ts` runs the tests.
 */
import * as os from 'node:os';
import type { Fault } from './fault';
import { FAULTS } from './list';
import { OPEN_FAULTS } from './open';
import { Scratch, faultyCode } from './scratch';
import { search } from './search';
import { tried, type Outcome } from './suite';

interface Arguments {
  readonly faults: readonly Fault[];
  readonly jobs: number;
  readonly isBaseline: boolean;
  readonly isSearch: boolean;
  readonly pattern: RegExp | undefined;
}

function readArguments(args: readonly string[]): Arguments | string {
  let faults = args.includes('--open') ? OPEN_FAULTS : FAULTS;
  let jobs = Math.max(1, Math.min(2, os.availableParallelism()));
  let isBaseline = false;
  let isSearch = false;
  let pattern: RegExp | undefined;
  for (let index = 0; index < args.length; index++) {
    const [name, value] = [args[index]!, args[index + 1]];
    const slice = name === '--slice' ? /^(\d+)\/(\d+)$/.exec(value ?? '') : null;
    if (name === '--open') continue;
    if (name === '--baseline') isBaseline = true;
    else if (name === '--search') {
      isSearch = true;
      if (value !== undefined && !value.startsWith('--')) {
        pattern = new RegExp(value);
        index++;
      }
    } else if (name === '--only' && value !== undefined) {
      faults = faults.filter((fault) => value.split(',').some((word) => fault.id.includes(word) || fault.pass === word));
      index++;
    } else if (slice && Number(slice[1]) >= 1 && Number(slice[1]) <= Number(slice[2])) {
      faults = faults.filter((_, at) => at % Number(slice[2]) === Number(slice[1]) - 1);
      index++;
    } else if (name === '--jobs' && /^[1-9]\d?$/.test(value ?? '')) {
      jobs = Number(value);
      index++;
    } else
      return `\`${name}${value === undefined ? '' : ` ${value}`}\` is not understood: --only WORD,WORD  --slice i/n  --jobs n  --baseline  --open  --search [PATTERN]`;
  }
  return { faults, jobs, isBaseline, isSearch, pattern };
}

/** The engine itself has the fault: what it answers must not be remembered by those who have none. */
function keepsAnswers(fault: Fault): boolean {
  return !/^solver\/(z3|engine|prover)/.test(fault.file);
}

interface Result {
  readonly fault: Fault;
  readonly outcomes: readonly Outcome[];
  readonly isCaught: boolean;
}

const say = (text: string): void => void process.stdout.write(`${text}\n`);

async function one(scratch: Scratch, fault: Fault, { isBaseline, isSearch, pattern }: Arguments): Promise<Result> {
  const undo = isBaseline ? () => undefined : scratch.seed(fault);
  try {
    const outcomes: Outcome[] = [];
    for (const catcher of fault.caughtBy) outcomes.push(await tried(scratch.root, catcher, keepsAnswers(fault)));
    const isCaught = outcomes.length > 0 && outcomes.every((outcome) => outcome.isCaught);
    if (!isBaseline && !isCaught && isSearch) {
      const found = await search(scratch.root, keepsAnswers(fault), pattern, (text) => say(`          ${fault.id}: ${text}`));
      say(`          ${fault.id}: ${found.fixture ?? 'nothing'}: ${found.why.split('\n')[0]}`);
    }
    return { fault, outcomes, isCaught };
  } finally {
    undo();
  }
}

function report({ fault, outcomes, isCaught }: Result, isBaseline: boolean): void {
  const isRight = isBaseline ? outcomes.every((outcome) => !outcome.isCaught) : isCaught;
  const word =
    fault.equivalent !== undefined
      ? 'equivalent'
      : isRight
        ? isBaseline
          ? 'passes'
          : 'caught'
        : isBaseline
          ? 'FAILS WITHOUT THE FAULT'
          : 'NOT CAUGHT';
  say(`${word.padEnd(10)} ${fault.pass.padEnd(11)} ${fault.id}`);
  for (const { catcher, seconds, why, isCaught: caught } of outcomes) {
    const wrong = caught === isBaseline ? ` (${isBaseline ? 'fails' : 'passes'})` : '';
    say(`             ${seconds.toFixed(1)} s  ${catcher}${wrong}${why === '' ? '' : `: ${why.slice(0, 160)}`}`);
  }
}

async function main(): Promise<number> {
  const args = readArguments(process.argv.slice(2));
  if (typeof args === 'string') {
    say(args);
    return 2;
  }
  // The list must not rot, whichever slice is run.
  for (const fault of args.isSearch ? args.faults : FAULTS) faultyCode(fault);
  const start = process.hrtime.bigint();
  const waiting = args.faults.filter((fault) => fault.equivalent === undefined);
  const results: Result[] = [];
  await Promise.all(
    Array.from({ length: Math.min(args.jobs, waiting.length) }, async () => {
      const scratch = new Scratch();
      try {
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          const result = await one(scratch, next, args);
          report(result, args.isBaseline);
          results.push(result);
        }
      } finally {
        scratch.remove();
      }
    }),
  );
  const seconds = Number(process.hrtime.bigint() - start) / 1e9;
  return summary(args, results, seconds);
}

function summary(args: Arguments, results: readonly Result[], seconds: number): number {
  const same = args.faults.filter((fault) => fault.equivalent !== undefined);
  if (args.isBaseline) {
    const failing = results.filter(({ outcomes }) => outcomes.some((outcome) => outcome.isCaught));
    say(`\nWithout the faults: ${results.length - failing.length} of ${results.length} pass, in ${seconds.toFixed(0)} s.`);
    return failing.length === 0 ? 0 : 1;
  }
  const passes = [...new Set(args.faults.map((fault) => fault.pass))];
  const caught = results.filter((result) => result.isCaught);
  say('');
  for (const pass of passes) {
    const [mine, mineCaught] = [results, caught].map((list) => list.filter(({ fault }) => fault.pass === pass).length);
    if (mine! > 0) say(`${pass.padEnd(12)} ${mineCaught} of ${mine} caught`);
  }
  say(
    `\nSeeded faults: ${caught.length} of ${results.length} caught${same.length === 0 ? '' : `, ${same.length} equivalent`}${args.faults.length === FAULTS.length ? '' : ` (of ${FAULTS.length} in the list)`}, in ${seconds.toFixed(0)} s.`,
  );
  const escaped = results.filter((result) => !result.isCaught);
  if (escaped.length > 0) say(`Not caught: ${escaped.map(({ fault }) => fault.id).join(', ')}`);
  for (const fault of same) say(`Equivalent: ${fault.id}: ${fault.equivalent}`);
  return escaped.length === 0 ? 0 : 1;
}

if (require.main === module) {
  main().then(
    (code) => {
      process.exitCode = code;
    },
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exitCode = 2;
    },
  );
}
