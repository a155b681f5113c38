/**
 * What the laboratory has done so far: which seeds, with which results. Kept in a file, so that it goes on where it stopped.
 * Neighbours: `main.ts` reads and writes it; `report.ts` tells it.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Finding, Job, JobResult } from './differential';
import { LEVELS, levelsOf, type Level } from './subject';

export interface Counts {
  /** Programs that differ from each other. */
  programs: number;
  repeated: number;
  verified: number;
  failed: number;
  /** Neither: the prover gave up, or something is not supported. */
  open: number;
  interfering: number;
  /** Explored to the end within the bounds. */
  complete: number;
  /** Failed, and the oracle shows how. */
  confirmed: number;
  /** Failed, and the oracle explored all and found nothing. */
  refused: number;
  verifiedComplete: number;
  notRun: number;
}

export interface State {
  readonly version: 2;
  /** Of what the seeds are seeds (`generatorsId`). */
  readonly generators: string;
  /** Where the seeds begin. */
  readonly start: number;
  /** The first seed of each level that nobody has been given. */
  next: Record<Level, number>;
  counts: Record<Level, Counts>;
  /** Given out and not done when it stopped. */
  unfinished: Job[];
  seconds: number;
  findings: Omit<Finding, 'text'>[];
  /** Of programs that have been counted. */
  seen: string[];
}

function noCounts(): Counts {
  return {
    programs: 0,
    repeated: 0,
    verified: 0,
    failed: 0,
    open: 0,
    interfering: 0,
    complete: 0,
    confirmed: 0,
    refused: 0,
    verifiedComplete: 0,
    notRun: 0,
  };
}

export function newState(start: number, generators: string): State {
  return {
    version: 2,
    generators,
    start,
    next: { java: start, plato: start },
    counts: { java: noCounts(), plato: noCounts() },
    unfinished: [],
    seconds: 0,
    findings: [],
    seen: [],
  };
}

/**
 * The state in a file; a new one where there is none, the file is not readable, or its seeds are those of other generators. With `start`
 * only one that began there.
 */
export function readState(file: string, start: number | undefined, generators: string): State {
  if (!existsSync(file)) return newState(start ?? 1, generators);
  try {
    const state = JSON.parse(readFileSync(file, 'utf8')) as State;
    if (state.version === 2 && state.generators === generators && (start === undefined || state.start === start)) return state;
  } catch {
    // A file that was cut short: what it knew is lost.
  }
  return newState(start ?? 1, generators);
}

/** Writes all of it or nothing. */
export function writeState(file: string, state: State): void {
  writeFileSync(`${file}.new`, JSON.stringify(state));
  renameSync(`${file}.new`, file);
}

/** A program of Java takes about three times as long as one of Plato; each level gets about the same time. */
const COST: Readonly<Record<Level, number>> = { java: 3, plato: 1 };

/** The next job, remembered as not done. The levels at which there are programs of the theme take turns. */
export function nextJob(state: State, size: number, theme?: string): Job {
  const done = (level: Level): number => (state.next[level] - state.start) * COST[level];
  const [level] = [...levelsOf(theme)].sort((left, right) => done(left) - done(right) || LEVELS.indexOf(left) - LEVELS.indexOf(right));
  const job: Job = { level: level!, first: state.next[level!], count: size, ...(theme === undefined ? {} : { theme }) };
  state.next[level!] += size;
  state.unfinished.push(job);
  return job;
}

/** `seen` holds what `state.seen` does. */
export function record(state: State, seen: Set<string>, { job, entries, findings }: JobResult): void {
  state.unfinished = state.unfinished.filter((one) => one.level !== job.level || one.first !== job.first);
  const counts = state.counts[job.level];
  for (const one of entries) {
    if (seen.has(one.fingerprint)) {
      counts.repeated++;
      continue;
    }
    seen.add(one.fingerprint);
    state.seen.push(one.fingerprint);
    counts.programs++;
    counts[one.verdict]++;
    if (one.interferes) counts.interfering++;
    if (one.oracle === 'fine') counts.complete++;
    if (one.oracle === 'unsupported') counts.notRun++;
    if (one.verdict === 'verified' && one.oracle === 'fine') counts.verifiedComplete++;
    if (one.verdict === 'failed' && one.oracle === 'wrong') counts.confirmed++;
    if (one.verdict === 'failed' && one.oracle === 'fine') counts.refused++;
  }
  state.findings.push(...findings.map(({ text: _, ...rest }) => rest));
}
