/**
 * `npm run bench`: checks the file system of `test-fixtures/papers/Daisy` from cold, one procedure after the other with one prover, and
 * prints a table of how long each took. `npm run bench -- --write` also writes the table to `bench/daisy.md`. A folder given as an argument
 * is measured instead, and the table named after it. Exits with 1 where a procedure is not verified.
 * Two times are given: what a clock shows, and what all threads of the process together used of the processor, which other load on the
 * machine disturbs less.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, loadavg } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const given = process.argv.slice(2);
const folder = given.find((one) => !one.startsWith('--')) ?? join(root, 'test-fixtures', 'papers', 'Daisy');
const name = basename(folder);

const built = spawnSync(process.execPath, [join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-b'], { cwd: root, stdio: 'inherit' });
if (built.status !== 0) process.exit(built.status ?? 1);

const load = createRequire(join(root, 'server', 'out', 'src', 'cli', 'main.js'));
const { initParsers } = load('../syntax/parsers.js');
const { analyse, verifyEnvironment, verifyMethod } = load('../verify/pipeline.js');
const { createWasmProver } = load('../solver/z3-wasm.js');

/** Runs `work` and says what came out of it, and how many seconds it took by the clock and on the processor. */
async function measured(work) {
  const [clock, used] = [performance.now(), process.cpuUsage()];
  const value = await work();
  const { user, system } = process.cpuUsage(used);
  return { value, clock: (performance.now() - clock) / 1000, processor: (user + system) / 1e6 };
}

const started = performance.now();
const busy = loadavg()[0];
await initParsers();
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.java'))
  .sort()
  .map((name) => ({ path: name, text: readFileSync(join(folder, name), 'utf8') }));
const analysed = await measured(() => analyse(files, { checkAll: false }));
const analysis = analysed.value;
const prover = createWasmProver();
const rows = [];
try {
  const environment = await measured(() => verifyEnvironment(analysis, { prover }));
  rows.push(
    { name: '(reading the files)', ...analysed, result: '', lines: '' },
    { name: '(what other threads may do)', ...environment, result: '', lines: '' },
  );
  for (const method of analysis.methods) {
    const one = await measured(() => verifyMethod(analysis, method.id, { prover }));
    const text = analysis.files.find((file) => file.path === method.path).text.slice(method.span.start, method.span.end);
    const result = one.value.movers ? `${one.value.verdict}, performs` : one.value.verdict;
    rows.push({ name: `\`${method.name}\``, ...one, result, lines: text.split('\n').length });
    if (one.value.verdict !== 'verified') process.exitCode = 1;
    if (process.stderr.isTTY) process.stderr.write(`${method.name}: ${one.value.verdict}\n`);
  }
} finally {
  await prover.dispose();
}

const whole = (performance.now() - started) / 1000;
const used = process.cpuUsage();
const lines = files.reduce((sum, file) => sum + file.text.split('\n').length - 1, 0);
const seconds = (number) => number.toFixed(2).padStart(6);
const table = [
  `# The file system ${name}, procedure by procedure`,
  '',
  `Written by \`npm run bench -- --write${name === 'Daisy' ? '' : ` test-fixtures/papers/${name}`}\`; see \`daisy.mjs\`. Seconds, from cold, one procedure after the other with one prover.`,
  '',
  `${lines} lines of Java in ${files.length} files, ${analysis.methods.length} procedures: ${whole.toFixed(1)} s by the clock, ${((used.user + used.system) / 1e6).toFixed(1)} s of the processor.`,
  `Node ${process.version}, ${prover.identity}, ${cpus().length} processors, load ${busy.toFixed(1)} at the beginning: with other load the clock says more than is due.`,
  '',
  '| procedure | lines with specification | clock | processor | result |',
  '|---|---:|---:|---:|---|',
  ...rows.map((row) => `| ${row.name} | ${row.lines} | ${seconds(row.clock)} | ${seconds(row.processor)} | ${row.result} |`),
  '',
].join('\n');
console.log(table);
if (given.includes('--write')) writeFileSync(join(root, 'bench', `${name.toLowerCase()}.md`), table);
