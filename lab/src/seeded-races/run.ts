/**
 * `npm run seeded-races [-- PATH...]`: takes one protection away at a time in classes that have guards, and counts how many of these the
 * checker notices.
 *
 *     npm run seeded-races -- [PATH...] [--kind KIND,...] [--seed S] [--sample N] [--minutes M]
 *       [--lines N] [--each N] [--package] [--json FILE] [--count]
 *
 * PATH: Java files or folders, such as the sources of a project of the census; without, the fixtures that verify. A file is checked alone,
 * all else is code without source; `--package`: with the files of its folder. `--kind`: of `seeds.ts`. `--lines`: no file longer than that
 * (600). `--each`: how many of one file (6). `--seed`: another order (1). `--sample` and `--minutes` end it. `--count` only counts the
 * seeds. Ends with 0 whatever is missed: what is not noticed is named.
 * Neighbours: `seeds.ts`, `notice.ts`; `scripts/census.mjs` has the projects.
 */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { parseArgs } from 'node:util';
import { hashText } from '#server/base/hash';
import { ProverFailure } from '#server/solver/prover';
import { createWasmProver } from '#server/solver/z3-wasm';
import { initParsers } from '#server/syntax/parsers';
import type { SourceFile } from '#server/verify/analysis';
import { originals, withMemory } from '../mutants/originals';
import { remembering } from '../remembered';
import { Checked, noticed, type Outcome } from './notice';
import { isGuarded, KINDS, seedsOf, type Seed } from './seeds';

interface Subject {
  readonly file: SourceFile;
  readonly others: readonly SourceFile[];
}

function filesIn(place: string): readonly string[] {
  if (!statSync(place).isDirectory()) return place.endsWith('.java') ? [place] : [];
  return readdirSync(place)
    .sort()
    .flatMap((name) => filesIn(path.join(place, name)));
}

function read(file: string): SourceFile {
  return { path: file, text: readFileSync(file, 'utf8') };
}

function subjects(places: readonly string[], isPackage: boolean): readonly Subject[] {
  if (places.length === 0)
    return originals()
      .filter(({ files }) => files.length === 1)
      .map(({ files }) => ({ file: files[0]!, others: [] }));
  return places.flatMap(filesIn).map((file) => ({
    file: read(file),
    get others() {
      const folder = path.dirname(file);
      return isPackage
        ? readdirSync(folder)
            .filter((name) => name.endsWith('.java') && path.join(folder, name) !== file)
            .sort()
            .map((name) => read(path.join(folder, name)))
        : [];
    },
  }));
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      kind: { type: 'string', default: KINDS.join(',') },
      seed: { type: 'string', default: '1' },
      sample: { type: 'string', default: '200' },
      minutes: { type: 'string', default: '60' },
      lines: { type: 'string', default: '600' },
      each: { type: 'string', default: '6' },
      package: { type: 'boolean', default: false },
      json: { type: 'string' },
      count: { type: 'boolean', default: false },
    },
  });
  const end = Date.now() + Number(values.minutes) * 60_000;
  await initParsers();
  const chosen: { readonly seed: Seed; readonly subject: Subject }[] = [];
  for (const subject of subjects(positionals, values.package)) {
    const { path: name, text } = subject.file;
    if (!isGuarded(text) || text.split('\n').length > Number(values.lines)) continue;
    const order = (one: Seed): string => hashText(values.seed, one.id);
    const seeds = seedsOf(name, text)
      .filter(({ kind }) => values.kind.split(',').includes(kind))
      .sort((left, right) => (order(left) < order(right) ? -1 : 1));
    chosen.push(...seeds.slice(0, Number(values.each)).map((seed) => ({ seed, subject })));
  }
  const taken = sampled(chosen, Number(values.sample), values.seed);
  console.log(
    `${chosen.length} seeds, ${taken.length} of them tried: ${KINDS.map((kind) => `${taken.filter(({ seed }) => seed.kind === kind).length} ${kind}`).join(', ')}`,
  );
  if (values.count) return;
  const prover = remembering(withMemory(createWasmProver()));
  const reported: { readonly seed: Seed; readonly outcome: Outcome | { readonly kind: 'broken'; readonly why: string } }[] = [];
  let known: { readonly subject: Subject; readonly checked: Checked } | undefined;
  for (const { seed, subject } of taken) {
    if (Date.now() >= end) break;
    const from = Date.now();
    const {
      file: { path: name, text },
      others,
    } = subject;
    let outcome: (typeof reported)[number]['outcome'];
    try {
      if (known?.subject !== subject) known = { subject, checked: new Checked(name, text, others, prover) };
      outcome = await noticed(known.checked, new Checked(name, seed.text, others, prover), seed);
    } catch (error) {
      if (error instanceof ProverFailure && error.kind === 'unavailable') throw error;
      outcome = { kind: 'broken', why: error instanceof Error ? error.message : String(error) };
    }
    reported.push({ seed, outcome });
    console.log(
      `${outcome.kind.padEnd(8)} ${seed.kind.padEnd(18)} ${seed.path}:${seed.line} ${seed.place} (${seed.fields.join(', ')})${seed.isLast ? ', the last guard of the file' : ''}: ${outcome.why} [${((Date.now() - from) / 1000).toFixed(1)} s]`,
    );
  }
  await prover.dispose();
  // Without its last guard a class is taken to be used by one thread, and says so.
  console.log(
    table(reported.map(({ seed: { kind, isLast }, outcome }) => [kind, outcome.kind === 'missed' && isLast ? 'last' : outcome.kind])),
  );
  if (values.json !== undefined)
    writeFileSync(
      values.json,
      `${JSON.stringify(
        reported.map(({ seed: { text: _, ...seed }, outcome }) => ({ ...seed, ...outcome })),
        null,
        1,
      )}\n`,
    );
}

/** So many, spread over all files by their hash, those of a file in a row. */
function sampled<One extends { readonly seed: Seed }>(all: readonly One[], count: number, seed: string): readonly One[] {
  const order = (one: One): string => hashText('sample', seed, one.seed.id);
  const wanted = new Set([...all].sort((left, right) => (order(left) < order(right) ? -1 : 1)).slice(0, count));
  return all.filter((one) => wanted.has(one));
}

function table(all: readonly (readonly [string, string])[]): string {
  const columns = ['finding', 'verdict', 'before', 'last', 'missed', 'broken'];
  const count = (kind: string | undefined, column: string): number =>
    all.filter(([of, outcome]) => (kind === undefined || of === kind) && outcome === column).length;
  const row = (name: string, kind: string | undefined): string =>
    `${name.padEnd(20)}${columns.map((column) => String(count(kind, column)).padStart(9)).join('')}`;
  const fair = all.filter(([, outcome]) => !['before', 'last', 'broken'].includes(outcome)).length;
  const share = fair === 0 ? 0 : (100 * (count(undefined, 'finding') + count(undefined, 'verdict'))) / fair;
  return [
    `${''.padEnd(20)}${columns.map((column) => column.padStart(9)).join('')}`,
    ...KINDS.map((kind) => row(kind, kind)),
    row('all', undefined),
    `${share.toFixed(1)} % noticed of the ${fair} whose fields nothing was said about before, the last guards of a file left out`,
  ].join('\n');
}

if (require.main === module) void main();
