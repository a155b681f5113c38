/**
 * `npm run fuzz -- --edits N --messages N --inputs N --proved-edits N --sequences N --seed S [--minutes M] [--state FILE] [--fresh]`:
 * random edits, changes on disk and malformed messages for the real language server, and mutated inputs for all that reads something, until
 * so many have been done in all, runs before this one included; it stops after so many minutes. Exits with 1 where something failed.
 * Neighbours: `runs.ts` does it; `test-fixtures/fuzz` keeps what failed.
 */
import * as path from 'node:path';
import { parseArgs } from 'node:util';
import { writeFirstFound } from '../first-found';
import { ROOT } from './corpus';
import { run, type Goal } from './runs';
import { readState, writeState } from './state';
import { watchProcess } from './wire';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      edits: { type: 'string', default: '0' },
      messages: { type: 'string', default: '0' },
      'proved-edits': { type: 'string', default: '0' },
      inputs: { type: 'string', default: '0' },
      sequences: { type: 'string', default: '0' },
      seed: { type: 'string', default: '1' },
      minutes: { type: 'string' },
      state: { type: 'string' },
      fresh: { type: 'boolean', default: false },
      'per-session': { type: 'string' },
      first: { type: 'string' },
    },
  });
  // A fresh run without a file of its own leaves no trace of itself in the long one.
  const file = values.state ?? (values.fresh ? undefined : path.join(ROOT, 'lab', 'fuzz-state.json'));
  const state = readState(values.fresh ? undefined : file);
  const deadline = values.minutes === undefined ? Infinity : performance.now() + Number(values.minutes) * 60_000;
  const end = process.exit.bind(process);
  watchProcess();
  // A server that is told to end itself means its own process; here it is one of many.
  process.exit = (() => undefined) as unknown as typeof process.exit;
  const started = performance.now();
  for (const kind of ['messages', 'inputs', 'proved-edits', 'sequences', 'edits'] as const) {
    const goal: Goal = {
      kind,
      target: Number(values[kind]),
      seed: Number(values.seed),
      deadline,
      isFirstOnly: values.first !== undefined,
      ...(values['per-session'] === undefined ? {} : { edits: Number(values['per-session']) }),
    };
    await run(
      goal,
      state,
      () => writeState(file, state),
      (sentence) => console.log(sentence),
    );
    const failure = state.failures[0];
    if (values.first === undefined || failure === undefined) continue;
    writeFirstFound(values.first, { tried: state.counts[kind]!.done, about: `${kind}, seed ${failure.seed}` });
    break;
  }
  for (const [kind, { done, sessions, nextSeed, slowestAnswer, slowestAnalysis }] of Object.entries(state.counts)) {
    console.log(
      `${kind}: ${done} in ${sessions} sessions, seeds up to ${nextSeed - 1}; the slowest answer ${slowestAnswer} ms, the slowest analysis ${slowestAnalysis} ms`,
    );
  }
  console.log(`${state.failures.length} failures; ${Math.round((performance.now() - started) / 1000)} s`);
  end(state.failures.length === 0 ? 0 : 1);
}

main().catch((error: unknown) => {
  console.error(error);
  process.kill(process.pid);
});
