/**
 * `npm run bench:qed`: runs every proof script of `test-fixtures/qed` from cold, and prints a table of their lines, tactics, questions to
 * the prover, and how long each took. `npm run bench:qed -- --write` also writes it to `bench/qed.md`; a word given as an argument chooses
 * the folders whose names contain it. Exits with 1 where a script does not prove its program.
 * Neighbours: `daisy.mjs` measures the other way of proving; `server/test/qed/scripts.test.ts` runs the mutants and the wrong scripts too.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, loadavg } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const given = process.argv.slice(2);
const only = given.find((one) => !one.startsWith('--')) ?? '';
const folder = join(root, 'test-fixtures', 'qed');

/** What was published for CIVL of programs of these names, in seconds, on the machine of its authors. */
const CIVL = new Map([
  ['DeviceCache', '1.46'],
  ['Multiset', '2.61'],
]);
const CIVL_ONLY = [
  ['seqlock', '1.60'],
  ['stack of Treiber', '1.10'],
];

const built = spawnSync(process.execPath, [join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-b'], { cwd: root, stdio: 'inherit' });
if (built.status !== 0) process.exit(built.status ?? 1);

const load = createRequire(join(root, 'server', 'out', 'src', 'cli', 'main.js'));
const { initParsers } = load('../syntax/parsers.js');
const { analyse } = load('../verify/pipeline.js');
const { createWasmProver } = load('../solver/z3-wasm.js');
const { proveScript } = load('./prove-script.js');

/** Lines with more than a comment. */
function linesOf(text) {
  return text.split('\n').filter((line) => line.replace(/\/\/.*$/, '').trim() !== '').length;
}

const busy = loadavg()[0];
await initParsers();
const rows = [];
let identity = '';
for (const part of readdirSync(folder)
  .sort()
  .filter((name) => name.includes(only))) {
  for (const name of readdirSync(join(folder, part))
    .sort()
    .filter((one) => /^[A-Za-z]+\.qed$/.test(one))) {
    const stem = basename(name, '.qed');
    const read = (file) => ({ path: file, text: readFileSync(join(folder, part, file), 'utf8') });
    const [java, file] = [read(`${stem}.java`), read(name)];
    const prover = createWasmProver();
    identity = prover.identity;
    const [clock, used] = [performance.now(), process.cpuUsage()];
    const result = await proveScript(analyse([java], { checkAll: true }), { file, start: 0, end: file.text.length, java }, prover);
    const { user, system } = process.cpuUsage(used);
    rows.push({
      program: `${part}/${stem}`,
      lines: linesOf(file.text),
      steps: result.steps.length,
      questions: result.questions,
      clock: (performance.now() - clock) / 1000,
      processor: (user + system) / 1e6,
      civl: CIVL.get(stem) ?? '',
      verdict: result.verdict,
    });
    await prover.dispose();
    if (result.verdict !== 'proved') process.exitCode = 1;
    if (process.stderr.isTTY) process.stderr.write(`${stem}: ${result.verdict}\n`);
  }
}

const table = [
  '# Proof scripts, one by one',
  '',
  'Written by `npm run bench:qed -- --write`; see `qed.mjs`. Each script from cold: the analysis of its Java file and the start of a prover',
  'are in it. Lines are those with more than comments; conditions are questions that the prover was asked.',
  '',
  `Node ${process.version}, ${identity}, ${cpus().length} processors, load ${busy.toFixed(1)} at the beginning: with other load the clock says more than is due.`,
  '',
  '| program | lines of script | tactics | conditions | clock | processor | result | published for CIVL |',
  '|---|---:|---:|---:|---:|---:|---|---:|',
  ...rows.map(
    (row) =>
      `| \`${row.program}\` | ${row.lines} | ${row.steps} | ${row.questions} | ${row.clock.toFixed(1)} | ${row.processor.toFixed(1)} | ${row.verdict} | ${row.civl} |`,
  ),
  ...(only === '' ? CIVL_ONLY.map(([name, seconds]) => `| ${name} | | | | | | not written | ${seconds} |`) : []),
  '',
  'Seconds everywhere. The figures for CIVL are those of its authors, for programs in the language of Boogie on their machine; what is checked',
  'there are layers and refinement, here it is a script for Java. They show the order of magnitude and no more.',
  '',
].join('\n');
console.log(table);
if (given.includes('--write')) writeFileSync(join(root, 'bench', 'qed.md'), table);
