/**
 * What has been fuzzed so far, on disk, so that a run goes on where the last one stopped.
 * Neighbours: `runs.ts` fills it, `main.ts` prints it.
 */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';

export interface Failure {
  readonly kind: string;
  readonly seed: number;
  readonly message: string;
}

export interface Count {
  /** Edits, messages or inputs. */
  done: number;
  sessions: number;
  nextSeed: number;
  /** In milliseconds. */
  slowestAnswer: number;
  slowestAnalysis: number;
}

export interface State {
  readonly counts: Record<string, Count>;
  readonly failures: Failure[];
}

export function readState(file: string | undefined): State {
  try {
    return file === undefined ? { counts: {}, failures: [] } : (JSON.parse(readFileSync(file, 'utf8')) as State);
  } catch {
    return { counts: {}, failures: [] };
  }
}

export function writeState(file: string | undefined, state: State): void {
  if (file === undefined) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, `${JSON.stringify(state, undefined, 1)}\n`);
  renameSync(`${file}.part`, file);
}
