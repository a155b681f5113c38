/**
 * The report about mutants: how many of each operator were noticed, and every one that was not, with the reason why that is right.
 * Neighbours: `run.ts` prints it; `lab/mutants.json` has the reasons that people found.
 */
import { KINDS, type Entry, type Kind } from './state';

/** A mutant that survives, and why that is as it should be: what a person found who looked at it. */
export interface Reasoned {
  readonly fixture: string;
  readonly operator: string;
  /** As in the report; `*` at the end stands for anything. */
  readonly place: string;
  readonly reason: string;
}

export interface Judged extends Entry {
  /** Of a person. */
  readonly reason?: string;
}

const SURVIVED: readonly Kind[] = ['unverified', 'equivalent', 'harmless', 'allowed', 'bounded', 'left'];

export function withReasons(entries: readonly Entry[], reasons: readonly Reasoned[]): readonly Judged[] {
  const fits = (place: string, wanted: string): boolean =>
    wanted.endsWith('*') ? place.startsWith(wanted.slice(0, -1)) : place === wanted;
  return entries.map((entry) => {
    const found = reasons.find((one) => one.fixture === entry.fixture && one.operator === entry.operator && fits(entry.place, one.place));
    return found && SURVIVED.includes(entry.kind) ? { ...entry, reason: found.reason } : entry;
  });
}

export function report(judged: readonly Judged[]): string {
  const count = (list: readonly Judged[], kind: Kind): number => list.filter((one) => one.kind === kind).length;
  const operators = [...new Set(judged.map((one) => one.operator))].sort();
  const row = (name: string, list: readonly Judged[]): string =>
    `${name.padEnd(36)}${String(list.length).padStart(7)}${KINDS.map((kind) => String(count(list, kind) || '').padStart(12)).join('')}`;
  const alive = judged.filter((one) => one.kind !== 'stillborn');
  const named = alive.filter((one) => one.kind === 'left' && one.reason !== undefined).length;
  const nameless = count(alive, 'left') - named;
  const share = (part: number): string => `${part} (${alive.length === 0 ? '-' : ((100 * part) / alive.length).toFixed(2)} %)`;
  const noticed = count(alive, 'killed') + count(alive, 'unverified');
  const fine = count(alive, 'equivalent') + count(alive, 'harmless') + count(alive, 'allowed');
  const tell = (one: Judged): string =>
    `  ${one.path}:${one.line} ${one.operator} | ${one.place}\n      ${one.why.replaceAll('\n', '\n      ')}${one.reason === undefined ? '' : `\n      ${one.reason}`}`;
  const section = (title: string, list: readonly Judged[]): readonly string[] =>
    list.length === 0 ? [] : [`${title}: ${list.length}`, ...list.map(tell)];
  return [
    `${'operator'.padEnd(36)}mutants${KINDS.map((kind) => kind.padStart(12)).join('')}`,
    ...operators.map((operator) =>
      row(
        operator,
        judged.filter((one) => one.operator === operator),
      ),
    ),
    row('all', judged),
    ...SURVIVED.slice(1).flatMap((kind) =>
      section(
        kind === 'left' ? 'Left, with a reason' : `Survived, ${kind}`,
        alive.filter((one) => one.kind === kind && (kind !== 'left' || one.reason !== undefined)),
      ),
    ),
    ...section(
      'Not verified, though not refuted',
      alive.filter((one) => one.kind === 'unverified'),
    ),
    ...section(
      'LEFT WITHOUT A REASON',
      alive.filter((one) => one.kind === 'left' && one.reason === undefined),
    ),
    ...section(
      'WRONG: verified, and goes wrong',
      alive.filter((one) => one.kind === 'wrong'),
    ),
    `Of ${alive.length} mutants that are programs: refuted ${share(count(alive, 'killed'))}, not verified ${share(count(alive, 'unverified'))}, equivalent, harmless or allowed by the specification ${share(fine)}, ` +
      `the same up to a size of runs ${share(count(alive, 'bounded'))}, left with a reason ${share(named)}, left without ${share(nameless)}.`,
    `Killed or equivalent: ${share(noticed + fine)}; with those that are so up to a size of runs ${share(noticed + fine + count(alive, 'bounded'))}.`,
  ].join('\n');
}
