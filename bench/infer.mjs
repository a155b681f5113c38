/**
 * Table 1 of horn-environment-inference beside what `calvin infer` does: verdict, modularity and seconds with and without bias, and of
 * Spacer; the paper's own numbers in the last columns. `npm run bench:infer`, or with names of programs after it. Run it on a quiet
 * machine.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const PROGRAMS = [
  // name, modular in the paper, the paper's seconds with bias, without
  ['Fig2Cex', 'unsafe', '0.2', '0.2'],
  ['Fig2Fixed', 'modular', '0.8', '0.7'],
  ['Fig4Cex', 'unsafe', '4.5', '3.7'],
  ['Fig4Fixed', 'modular', '1.5', '11.1'],
  ['Bluetooth2', 'safe', '29.1', '11.2'],
  ['Bluetooth2Fixed', 'safe', '3.7', '0.4'],
  ['Bluetooth3Fixed', 'safe', '135', '9.7'],
  ['Scull', 'modular', '128.5', 'T/O'],
  ['Dekker', 'safe', '11.1', '6'],
  ['Peterson', 'safe', '4.7', '3.9'],
  ['ReadersWriterLock', 'modular', '0.2', '0.4'],
  ['TimeVaryingMutex', 'safe', '11.8', '3.1'],
  ['Szymanski', 'safe', '32', '8.8'],
  ['NaiveBakery', 'modular', '2.5', '3'],
  ['Bakery', 'safe', '105.4', '101'],
  ['Lamport', 'safe', '120.8', '97'],
  ['Qrcu', 'modular', '34.5', 'T/O'],
];
const SECONDS = Number(process.env['INFER_SECONDS'] ?? 300);

function measured(name, options) {
  const file = join(ROOT, 'test-fixtures', 'infer', `${name}.java`);
  const started = performance.now();
  const run = spawnSync(process.execPath, [join(ROOT, 'server', 'bin', 'calvin.js'), 'infer', '--format', 'json', ...options, file], {
    encoding: 'utf8',
    timeout: SECONDS * 1000,
    maxBuffer: 1 << 28,
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (run.status === null || run.stdout === '') return `T/O ${seconds}`;
  const [found] = JSON.parse(run.stdout).programs;
  return `${found.verdict === 'safe' && found.modular ? 'modular' : found.verdict} ${seconds}`;
}

const wanted = process.argv.slice(2);
const row = (cells) => cells.map((cell, at) => String(cell).padEnd(at === 0 ? 18 : 16)).join('');
console.log(row(['program', 'paper', 'with bias', 'no bias', 'Spacer', 'states', 'all', 'paper: bias', 'paper: none']));
for (const [name, expected, biased, unbiased] of PROGRAMS) {
  if ((wanted.length > 0 && !wanted.includes(name)) || !existsSync(join(ROOT, 'test-fixtures', 'infer', `${name}.java`))) continue;
  const engine = (one, ...more) => measured(name, ['--engine', one, ...more]);
  console.log(
    row([
      name,
      expected,
      engine('predicates'),
      engine('predicates', '--no-bias'),
      engine('spacer'),
      engine('states'),
      measured(name, []),
      biased,
      unbiased,
    ]),
  );
}
