/**
 * `npm run lab -- --hours N`: generates programs, asks checker and oracle about each, and goes on where it stopped. Exits with 1 where
 * there are findings. `--minutes N`, `--count N` (programs of this run), `--seed S` (begin there; goes on only with what began there),
 * `--state FILE`, `--workers N`, `--theme NAME` (programs of one theme only, with a state of their own), `--first FILE` (until the
 * first finding, of which the file says where it was).
 * Neighbours: `worker.ts` does the work in processes of its own; `state.ts` keeps what is done.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Finding, Job, JobResult } from './differential';
import { writeFirstFound } from './first-found';
import { progress, report, type Found } from './report';
import { nextJob, readState, record, writeState } from './state';
import { generatorsId, levelsOf } from './subject';

const FOLDER = join(__dirname, '..', '..');
/** Programs of Java in one workspace. */
const JOB = 20;
const SAVE_EVERY = 30_000;

const { values } = parseArgs({
  options: {
    hours: { type: 'string' },
    minutes: { type: 'string' },
    count: { type: 'string' },
    seed: { type: 'string' },
    workers: { type: 'string', default: '2' },
    state: { type: 'string' },
    theme: { type: 'string' },
    first: { type: 'string' },
  },
});

function number(text: string | undefined, name: string): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!Number.isFinite(value) || value < 0) throw new Error(`--${name} wants a number, not ${text}`);
  return value;
}

function milliseconds(): number {
  const hours = number(values.hours, 'hours');
  const minutes = number(values.minutes, 'minutes');
  if (hours === undefined && minutes === undefined) return values.count === undefined ? 60_000 : Number.MAX_SAFE_INTEGER;
  return (hours ?? 0) * 3_600_000 + (minutes ?? 0) * 60_000;
}

function run(): void {
  const { theme } = values;
  if (levelsOf(theme).length === 0) throw new Error(`there are no programs of a theme ${theme}`);
  const file = values.state ?? join(FOLDER, theme === undefined ? 'state.json' : `state-${theme}.json`);
  const state = readState(file, number(values.seed, 'seed'), generatorsId(theme));
  const seen = new Set(state.seen);
  const started = Date.now();
  const earlier = state.seconds;
  const end = started + milliseconds();
  let left = number(values.count, 'count') ?? Number.MAX_SAFE_INTEGER;
  // What was under way when it stopped comes first.
  const again = [...state.unfinished];
  const workers = new Set<ChildProcess>();
  let isOver = false;
  let crashes = 0;

  const save = (): void => {
    state.seconds = earlier + (Date.now() - started) / 1000;
    writeState(file, state);
  };
  const timer = setInterval(() => {
    save();
    console.log(progress(state));
  }, SAVE_EVERY);
  const finish = (): void => {
    if (isOver) return;
    isOver = true;
    clearInterval(timer);
    clearTimeout(alarm);
    for (const worker of workers) worker.kill('SIGKILL');
    save();
    console.log(report(state, JSON.parse(readFileSync(join(FOLDER, 'found.json'), 'utf8')) as Found[]));
    process.exitCode = state.findings.length > 0 ? 1 : 0;
  };
  const jobFor = (): Job | undefined => {
    if (left <= 0 || Date.now() >= end) return undefined;
    const job = again.shift() ?? nextJob(state, JOB, theme);
    left -= job.count;
    return job;
  };
  const start = (): void => {
    const worker = fork(join(__dirname, 'worker.js'), {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: [...process.execArgv, '--max-semi-space-size=64'],
    });
    let current: Job | undefined;
    workers.add(worker);
    worker.on('message', (message: 'ready' | JobResult) => {
      if (isOver) return;
      if (message !== 'ready') {
        record(state, seen, message);
        if (values.first === undefined) for (const finding of message.findings) keep(finding);
        if (values.first !== undefined && message.findings.length > 0) {
          const { level, seed } = message.findings[0]!;
          const tried = state.counts.java.programs + state.counts.plato.programs;
          writeFirstFound(values.first, { tried, about: `${level}, seed ${seed}` });
          return finish();
        }
      }
      current = jobFor();
      if (current) worker.send(current);
      else worker.disconnect();
    });
    worker.on('exit', () => {
      workers.delete(worker);
      if (isOver) return;
      if (current) {
        // Its prover was lost, or the machine is out of memory: once more, but not for ever.
        again.push(current);
        if (++crashes <= 5) return start();
        process.exitCode = 1;
        console.error(`A worker died ${crashes} times, last with ${current.level} seeds from ${current.first}.`);
      }
      if (workers.size === 0) finish();
    });
  };
  // A job that is under way when time is up is done again next time.
  const alarm = setTimeout(finish, Math.min(end - started, 2 ** 31 - 1));
  process.on('SIGINT', finish);
  process.on('SIGTERM', finish);
  for (let index = 0; index < Math.max(1, number(values.workers, 'workers') ?? 2); index++) start();
}

/** A file for each finding, with all that is needed to see it again. */
function keep(finding: Finding): void {
  const folder = join(FOLDER, 'findings');
  mkdirSync(folder, { recursive: true });
  const name = join(folder, `${finding.level}-${finding.seed}.txt`);
  writeFileSync(
    name,
    `${finding.kind}: ${finding.level}, seed ${finding.seed}\n\n${finding.what}\n\n---- small\n${finding.small}\n---- as generated\n${finding.text}`,
  );
  console.log(`FINDING ${name}`);
}

run();
