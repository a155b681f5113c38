/**
 * How many of the failing fixtures a real run confirms: `npm run confirmed [-- [--slice i/n] [--at-least PERCENT] TEXT...]` goes through
 * those whose names contain one of the texts, or all, or about every n-th of them, always the same, and ends with 1 where fewer are
 * confirmed. For each it tells which failures were shown by a run that breaks the same thing in the same method, and which were not. What a
 * run shows of a method with several failures about its actions is one of them, though not known which: the fixture counts.
 *
 * A fixture counts if it fails and a run could show one of its failures at all: errors in specifications, missing witnesses, contradictions
 * and what the prover left open say nothing that runs.
 * `--generated N [--seed S]`: programs of `generated.ts` instead; ends with 1 where something is called confirmed that no run breaks.
 * Neighbours: `server/src/confirm` does the work; `server/test/fixtures` lists and remembers.
 */
import { parseArgs } from 'node:util';
import { hashText } from '#server/base/hash';
import { withExecutions } from '#server/confirm/attach';
import { isShownByRuns } from '#server/confirm/matching';
import type { Diagnostic } from '#server/diagnostics/diagnostic';
import type { Prover } from '#server/solver/prover';
import { createWasmProver } from '#server/solver/z3-wasm';
import { initParsers } from '#server/syntax/parsers';
import { analyse } from '#server/verify/pipeline';
import { verifyAll } from '#server/verify/whole';
import { readExpectations } from '#test/fixtures/expectations';
import { isMutant, listFixtures, readFixture, type Fixture } from '#test/fixtures/fixture-files';
import { rememberedProver } from '#test/fixtures/remembered-prover';
import { writeFirstFound } from '../first-found';
import { several } from './generated';

interface Count {
  readonly confirmed: readonly Diagnostic[];
  readonly open: readonly Diagnostic[];
}

async function main(): Promise<void> {
  const { values, positionals: texts } = parseArgs({
    allowPositionals: true,
    options: {
      slice: { type: 'string', default: '1/1' },
      'at-least': { type: 'string', default: '0' },
      generated: { type: 'string' },
      seed: { type: 'string', default: '1' },
      first: { type: 'string' },
    },
  });
  const [first = 1, every = 1] = values.slice.split('/').map(Number);
  const wanted = listFixtures().filter(({ name }) => isFailing(name) && (texts.length === 0 || texts.some((text) => name.includes(text))));
  await initParsers();
  const folder = process.env['CALVIN_PROVER_MEMO'];
  const prover = folder === undefined ? createWasmProver() : rememberedProver(createWasmProver(), folder);
  if (values.generated !== undefined) {
    process.exitCode = await generated(Number(values.generated), Number(values.seed), prover, values.first);
    return prover.dispose();
  }
  let [counted, confirmed] = [0, 0];
  const left: string[] = [];
  for (const fixture of wanted.filter(({ name }) => parseInt(hashText(name).slice(0, 8), 16) % every === first - 1)) {
    const count = await countOf(fixture, prover);
    if (count.confirmed.length + count.open.length === 0) continue;
    counted++;
    if (count.confirmed.length > 0) confirmed++;
    else left.push(`${fixture.name} (${[...new Set(count.open.map((one) => one.code))].join(', ')})`);
    console.log(
      `${count.confirmed.length > 0 ? 'confirmed    ' : 'not confirmed'} ${fixture.name} ${count.confirmed.length}/${count.confirmed.length + count.open.length}`,
    );
  }
  await prover.dispose();
  const percent = counted === 0 ? 100 : (100 * confirmed) / counted;
  console.log(`\n${confirmed} of ${counted} failing fixtures are confirmed by an execution (${Math.floor(percent)} %).`);
  if (percent < Number(values['at-least'])) process.exitCode = 1;
  if (left.length > 0) console.log(`Not confirmed:\n${left.map((one) => `  ${one}`).join('\n')}`);
}

async function countOf(fixture: Fixture, prover: Prover): Promise<Count> {
  const files = readFixture(fixture);
  const expected = files.map((file) => readExpectations(file.text));
  const unroll = Math.max(...expected.map((one) => one.unroll));
  const analysis = analyse(files, {
    checkAll: expected.some((one) => one.checkAll),
    ...(unroll > 0 && { unroll }),
    ...(expected.some((one) => one.integers === 'java') && { integers: 'java' as const }),
  });
  const methods = withExecutions(analysis, await verifyAll(analysis, { prover })).flatMap((file) => file.methods);
  const shown = methods
    .filter((method) => method.verdict === 'failed')
    .flatMap((method) => method.diagnostics)
    .filter(isShownByRuns);
  const isRun = (one: Diagnostic): boolean => one.execution?.kind === 'confirmed' || one.execution?.kind === 'together';
  return { confirmed: shown.filter(isRun), open: shown.filter((one) => !isRun(one)) };
}

/** 1 where something is called confirmed that no run breaks. */
async function generated(count: number, first: number, prover: Prover, file: string | undefined): Promise<number> {
  const started = performance.now();
  let [failures, confirmed] = [0, 0];
  for (let seed = first; seed < first + count; seed++) {
    const { text, never } = several(seed);
    const analysis = analyse([{ path: 'Several.java', text }], { checkAll: false });
    const found = withExecutions(analysis, await verifyAll(analysis, { prover })).flatMap((file) =>
      file.methods.flatMap((method) => method.diagnostics),
    );
    for (const one of found) {
      failures++;
      if (one.execution?.kind !== 'confirmed') continue;
      confirmed++;
      // Where it is, and by which call the method comes to it.
      const places = [one.origin?.place ?? one.span, ...(one.origin?.calls ?? [])];
      if (!places.some(({ start }) => never.has(text.slice(0, start).split('\n').length))) continue;
      if (file !== undefined) writeFirstFound(file, { tried: seed - first + 1, about: `seed ${seed}` });
      console.log(
        `seed ${seed}, program ${seed - first + 1}, ${Math.round((performance.now() - started) / 1000)} s: no run breaks this, and it is called confirmed: ${one.message}\n${text.slice(one.span.start, one.span.end)}\n${text}`,
      );
      return 1;
    }
  }
  console.log(
    `${count} programs, ${failures} failures, ${confirmed} confirmed, none that no run breaks; ${Math.round((performance.now() - started) / 1000)} s`,
  );
  return 0;
}

/** What is under `ok` and the originals of `papers` have nothing to confirm. */
function isFailing(name: string): boolean {
  return !name.startsWith('ok/') && (!name.startsWith('papers/') || isMutant({ name, files: [] }));
}

void main();
