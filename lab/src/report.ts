/**
 * The report of the laboratory: seeds and counts, what it found now, and the bugs that it found before with the fixture that keeps each.
 * Neighbours: `main.ts` prints it; `../found.json` is written by people.
 */
import type { Counts, State } from './state';
import { LEVELS } from './subject';

/** A bug of the checker that the laboratory brought to light. */
export interface Found {
  readonly bug: string;
  /** Where it is kept, so that it cannot come back. */
  readonly fixture: string;
}

const ROWS: readonly (readonly [string, keyof Counts])[] = [
  ['programs', 'programs'],
  ['  verified', 'verified'],
  ['  failed', 'failed'],
  ['  neither', 'open'],
  ['two threads interfere', 'interfering'],
  ['explored completely', 'complete'],
  ['  verified among them', 'verifiedComplete'],
  ['failed, and the oracle shows how', 'confirmed'],
  ['failed, and nothing goes wrong', 'refused'],
  ['not run by the oracle', 'notRun'],
  ['seen before, not counted', 'repeated'],
];

/** One line, for now and then. */
export function progress(state: State): string {
  const sum = (key: keyof Counts): number => LEVELS.reduce((total, level) => total + state.counts[level][key], 0);
  const programs = sum('programs');
  if (programs === 0) return 'no program compared yet';
  return (
    `${programs} programs, ${share(sum('verified'), programs)} verified, ${share(sum('failed'), programs)} failed, ${share(sum('interfering'), programs)} interfering, ` +
    `${(programs / Math.max(1, state.seconds)).toFixed(1)} a second, ${state.findings.length} findings`
  );
}

export function report(state: State, found: readonly Found[]): string {
  const cells = (key: keyof Counts): readonly number[] => {
    const each = LEVELS.map((level) => state.counts[level][key]);
    return [...each, each.reduce((sum, one) => sum + one, 0)];
  };
  const totals = cells('programs');
  const rows = ROWS.map(
    ([name, key]) =>
      `${name.padEnd(34)}${cells(key)
        .map((count, index) => `${String(count).padStart(9)} ${share(count, totals[index]!).padStart(6)}`)
        .join('')}`,
  );
  const seeds = `${LEVELS.map((level) => `${level}: seeds ${state.start} to ${state.next[level] - 1}`).join(', ')} of generators ${state.generators}`;
  const total = totals.at(-1)!;
  if (total === 0) return 'No program has been compared yet: that takes more time.';
  return [
    `${''.padEnd(34)}${[...LEVELS, 'both'].map((name) => name.padStart(9).padEnd(16)).join('')}`,
    ...rows,
    `${seeds}${state.unfinished.length > 0 ? `, of which ${state.unfinished.reduce((sum, one) => sum + one.count, 0)} are still to be done` : ''}`,
    `${Math.round(state.seconds)} seconds, ${(total / Math.max(1, state.seconds)).toFixed(1)} programs a second`,
    ...(state.findings.length === 0
      ? ['No program that is verified goes wrong.']
      : [
          `FINDINGS: ${state.findings.length}`,
          ...state.findings.map((one) => `  ${one.kind}, ${one.level}, seed ${one.seed}: ${one.what.split('\n')[0]}`),
        ]),
    ...(found.length === 0
      ? []
      : ['Bugs that the laboratory has found so far, all mended:', ...found.map((one) => `  ${one.bug} (${one.fixture})`)]),
  ].join('\n');
}

function share(part: number, whole: number): string {
  return whole === 0 ? '' : `${((100 * part) / whole).toFixed(1)}%`;
}
