/**
 * What is known of mutants so far, kept in a file, so that a run goes on where the last one stopped. Files of fixtures may change: a mutant
 * goes by its text.
 * Neighbours: `run.ts` reads and writes it; `report.ts` tells it.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Mutant } from './mutants';

export const KINDS = ['stillborn', 'killed', 'unverified', 'equivalent', 'harmless', 'allowed', 'bounded', 'left', 'wrong'] as const;
export type Kind = (typeof KINDS)[number];

export interface Entry extends Pick<Mutant, 'fixture' | 'path' | 'operator' | 'place' | 'line'> {
  readonly kind: Kind;
  readonly why: string;
}

export interface State {
  readonly version: 1;
  readonly done: Record<string, Entry>;
}

export function readState(file: string): State {
  if (!existsSync(file)) return { version: 1, done: {} };
  const state = JSON.parse(readFileSync(file, 'utf8')) as State;
  if (state.version !== 1) throw new Error(`${file} was written by another version; remove it to begin anew.`);
  return state;
}

export function writeState(file: string, state: State): void {
  writeFileSync(`${file}.new`, JSON.stringify(state));
  renameSync(`${file}.new`, file);
}
