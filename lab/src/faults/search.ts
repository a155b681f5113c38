/**
 * Which fixture notices a fault: first, without a prover, which fixtures it touches at all; then these, the smallest first, until one is
 * not as it should be.
 * Neighbours: `run.ts` calls it for `--search`.
 */
import * as fs from 'node:fs';
import * as path from 'node:path';
import { ROOT } from './scratch';
import { fixtures } from './suite';

/** Seconds after which the search gives up. */
const PATIENCE = 300;

export interface Found {
  readonly fixture: string | undefined;
  readonly why: string;
  readonly touched: number;
}

/** All fixtures, the smallest first: what is small is fast. */
export function fixturesBySize(): readonly string[] {
  const folder = path.join(ROOT, 'test-fixtures');
  const sized: { readonly name: string; readonly size: number }[] = [];
  const visit = (name: string): number => {
    const full = path.join(folder, name);
    if (!fs.statSync(full).isDirectory()) return name.endsWith('.java') ? fs.statSync(full).size : 0;
    const inside = fs
      .readdirSync(full)
      .sort()
      .map((entry) => `${name}/${entry}`);
    // A folder with a capital is one program.
    const isProgram = /^[A-Z]/.test(path.basename(name));
    const size = inside.reduce((sum, entry) => {
      const one = visit(entry);
      if (!isProgram && entry.endsWith('.java')) sized.push({ name: entry, size: one });
      return sum + one;
    }, 0);
    // Inside a program (a package) nothing is a fixture of its own.
    if (isProgram) {
      for (let index = sized.length - 1; index >= 0; index--) if (sized[index]!.name.startsWith(`${name}/`)) sized.splice(index, 1);
      sized.push({ name, size });
    }
    return size;
  };
  for (const one of ['ok', 'bad', 'papers']) visit(one);
  return sized.sort((left, right) => left.size - right.size || (left.name < right.name ? -1 : 1)).map((one) => one.name);
}

/** Beyond so many fixtures it is worth while to find out first which of them the fault touches. */
const MANY = 80;

/** `pattern`: only fixtures whose path or text it matches. */
export async function search(
  root: string,
  keepsAnswers: boolean,
  pattern: RegExp | undefined,
  more: (found: string) => void,
): Promise<Found> {
  const all = fixturesBySize().filter((name) => pattern === undefined || pattern.test(name) || pattern.test(textOf(name)));
  const isLong = keepsAnswers && all.length > MANY;
  const dry = isLong ? (await fixtures(root, 'dry', all, true, PATIENCE * 1000)).said : [];
  const wrong = dry.filter((one) => one.outcome === 'wrong');
  const touched = isLong ? dry.filter((one) => one.outcome === 'touched').map((one) => one.fixture) : all;
  if (isLong) more(`${wrong.length} wrong without a prover, ${touched.length} of ${dry.length} touched`);
  if (wrong.length > 0) return { fixture: wrong[0]!.fixture, why: wrong[0]!.why, touched: touched.length };
  const { said, failure } = await fixtures(root, 'first', touched, keepsAnswers, PATIENCE * 1000);
  const last = said[said.length - 1];
  if (last?.outcome === 'wrong')
    return { fixture: last.fixture, why: `${last.why} (${last.seconds.toFixed(1)} s, number ${said.length})`, touched: touched.length };
  if (failure !== undefined)
    return {
      fixture: undefined,
      why: `${failure} after ${last?.fixture ?? 'nothing'} (${said.length} of ${touched.length})`,
      touched: touched.length,
    };
  return { fixture: undefined, why: `none of ${touched.length} fixtures`, touched: touched.length };
}

function textOf(name: string): string {
  const full = path.join(ROOT, 'test-fixtures', name);
  if (!fs.statSync(full).isDirectory()) return fs.readFileSync(full, 'utf8');
  return fs
    .readdirSync(full)
    .map((entry) => textOf(`${name}/${entry}`))
    .join('\n');
}
