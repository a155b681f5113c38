/**
 * How many of the failing fixtures a real run confirms: `npm run confirmed [-- [--slice i/n] [--at-least PERCENT] TEXT...]` goes through
 * those whose names contain one of the texts, or all, or about every n-th of them, always the same, and ends with 1 where fewer are
 * confirmed. For each it tells which failures were shown by a run that breaks the same thing in the same method, and which were not. What a
 * run shows of a method with several failures about its actions is one of them, though not known which: the fixture counts.
 *
 * A fixture counts if it fails and a run could show one of its failures at all: errors in specifications, missing witnesses, contradictions
 * and what the prover left open say nothing that runs.
 * Neighbours: `server/src/confirm` does the work; `server/test/fixtures` lists and remembers.
 */
import { parseArgs } from 'node:util';
import { hashText } from '#server/base/hash';
import { withExecutions } from '#server/confirm/attach';
import { isShownByRuns } from '#server/confirm/matching';
import type { Diagnostic } from '#server/diagnostics/diagnostic';
import { createWasmProver } from '#server/solver/z3-wasm';
import { initParsers } from '#server/syntax/parsers';
import { analyse, verifyAll } from '#server/verify/pipeline';
import { readExpectations } from '#test/fixtures/expectations';
import { isMutant, listFixtures, readFixture, type Fixture } from '#test/fixtures/fixture-files';
import { rememberedProver } from '#test/fixtures/remembered-prover';

interface Count {
  readonly confirmed: readonly Diagnostic[];
  readonly open: readonly Diagnostic[];
}

async function main(): Promise<void> {
  const { values, positionals: texts } = parseArgs({
    allowPositionals: true,
    options: { slice: { type: 'string', default: '1/1' }, 'at-least': { type: 'string', default: '0' } },
  });
  const [first = 1, every = 1] = values.slice.split('/').map(Number);
  const wanted = listFixtures().filter(({ name }) => isFailing(name) && (texts.length === 0 || texts.some((text) => name.includes(text))));
  await initParsers();
  const folder = process.env['CALVIN_PROVER_MEMO'];
  const prover = folder === undefined ? createWasmProver() : rememberedProver(createWasmProver(), folder);
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

async function countOf(fixture: Fixture, prover: ReturnType<typeof createWasmProver>): Promise<Count> {
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

/** What is under `ok` and the originals of `papers` have nothing to confirm. */
function isFailing(name: string): boolean {
  return !name.startsWith('ok/') && (!name.startsWith('papers/') || isMutant({ name, files: [] }));
}

void main();
