/**
 * `npm run bench:algorithms`: checks the algorithms among the fixtures from cold, with the Z3 in WebAssembly and, where there is
 * one, a native Z3 (`CALVIN_Z3`, or the `z3` on the PATH), and prints a table: seconds, conditions, lines of specification against code,
 * and beside them what was published for, or measured with, Anchor and CIVL. What is asked is what `calvin check` asks on a terminal:
 * which mover each step is, which only the editor shows, is not. Two times are given for the Z3 in WebAssembly: what a clock shows, and
 * what all threads of the process together used of the processor, which other load on the machine disturbs less.
 * `npm run bench:algorithms -- --write` also writes the table to `bench/algorithms.md`; names, files or folders as arguments are measured
 * instead of all. Exits with 1 where something is not verified.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, loadavg } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const FIXTURES = join(root, 'test-fixtures');
const IN_PERFORMS = [
  'CompareAndSet',
  'HandOverHand',
  'LockFreeStack',
  'Maximum',
  'SeqLock',
  'TicketLock',
  'TreiberStack',
  'VersionedRegister',
];
const ALGORITHMS = [
  join(FIXTURES, 'ok', 'algorithms'),
  ...IN_PERFORMS.map((name) => join(FIXTURES, 'ok', 'performs', `${name}.java`)),
].flatMap(programsOf);

/** By the words of a name, in any order: lines of specification and seconds of Anchor, seconds of CIVL (the same algorithms, measured here). */
const PUBLISHED = [
  { words: 'stack coarse', anchorLines: 3, anchor: 5.1 },
  { words: 'stack lock free', anchorLines: 3, anchor: 7.2 },
  { words: 'queue coarse', anchorLines: 8, anchor: 7.9 },
  { words: 'queue bounded', anchorLines: 14, anchor: 14.7 },
  { words: 'queue lock free', anchorLines: 24, anchor: 8.6 },
  { words: 'michael scott', anchorLines: 24, anchor: 8.6 },
  { words: 'list coarse', anchorLines: 30, anchor: 7.4 },
  { words: 'list fine', anchorLines: 29, anchor: 5.2 },
  { words: 'list optimistic', anchorLines: 44, anchor: 4.9 },
  { words: 'list lazy', anchorLines: 33, anchor: 5.3 },
  { words: 'list lock free', anchorLines: 44, anchor: 30.4 },
  { words: 'hash set coarse', anchorLines: 31 },
  { words: 'hash set striped', anchorLines: 45 },
  { words: 'fast track', anchorLines: 30, anchor: 28.8 },
  { words: 'device cache', civl: 1.46 },
  { words: 'multiset', civl: 2.61 },
  { words: 'seq lock', civl: 1.6 },
  { words: 'treiber', civl: 1.1 },
];

const built = spawnSync(process.execPath, [join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-b'], { cwd: root, stdio: 'inherit' });
if (built.status !== 0) process.exit(built.status ?? 1);

const load = createRequire(join(root, 'server', 'out', 'src', 'cli', 'main.js'));
const { initParsers } = load('../syntax/parsers.js');
const { analyse, verifyEnvironment, verifyMethod } = load('../verify/pipeline.js');
const { chosenProver } = load('../solver/chosen-prover.js');

const given = process.argv.slice(2);
const isWrite = given.includes('--write');
const named = given.filter((one) => one !== '--write');

/** A program that is to verify: a file, or a folder that begins with a capital letter. A name with a point is a mutant. */
function programsOf(path) {
  if (!statSync(path).isDirectory() || /^[A-Z][^.]*$/.test(basename(path))) return [path];
  return readdirSync(path)
    .sort()
    .filter((one) => /^[A-Z][^.]*(\.java)?$/.test(one))
    .flatMap((one) => programsOf(join(path, one)));
}

function filesOf(path) {
  const paths = statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true, encoding: 'utf8' })
        .filter((one) => one.endsWith('.java'))
        .sort()
        .map((one) => join(path, one))
    : [path];
  return paths.map((one) => ({ path: one, text: readFileSync(one, 'utf8') }));
}

/** Lines that hold a part of a specification, and lines that hold Java; blank lines and other comments are neither. */
function linesOf(files) {
  const count = { specification: 0, code: 0 };
  for (const { text } of files) {
    let inside;
    for (const line of text.split('\n')) {
      let rest = line;
      let hasSpecification = false;
      let code = '';
      while (rest !== '') {
        if (inside) {
          const end = rest.indexOf('*/');
          const part = end < 0 ? rest : rest.slice(0, end);
          if (inside === 'specification' && part.trim() !== '') hasSpecification = true;
          rest = end < 0 ? '' : rest.slice(end + 2);
          if (end >= 0) inside = undefined;
          continue;
        }
        const at = rest.search(/\/\*|\/\//);
        code += at < 0 ? rest : rest.slice(0, at);
        if (at < 0) break;
        const opened = rest.slice(at);
        if (opened.startsWith('//')) {
          if (opened.startsWith('//@')) hasSpecification = true;
          break;
        }
        inside = opened.startsWith('/*@') ? 'specification' : 'comment';
        rest = opened.slice(inside === 'specification' ? 3 : 2);
      }
      if (hasSpecification) count.specification++;
      if (code.trim() !== '') count.code++;
    }
  }
  return count;
}

/** A prover that counts what it is asked. */
function counting(prover) {
  const count = { conditions: 0 };
  return {
    count,
    prover: {
      identity: prover.identity,
      dispose: () => prover.dispose(),
      async open(signal) {
        const session = await prover.open(signal);
        return {
          close: () => session.close(),
          evaluate(commands) {
            count.conditions += commands.split('(check-sat').length - 1;
            return session.evaluate(commands);
          },
        };
      },
    },
  };
}

/** All of a program, from nothing: seconds by the clock and on the processor, the worst verdict, what the prover was asked. */
async function measured(files, choice) {
  const [started, used] = [performance.now(), process.cpuUsage()];
  const { prover, count } = counting(await chosenProver(choice));
  try {
    const analysis = analyse(files, { checkAll: true });
    await verifyEnvironment(analysis, { prover });
    const open = [];
    for (const method of analysis.methods) {
      const { verdict } = await verifyMethod(analysis, method.id, { prover, findsMovers: false });
      if (verdict !== 'verified') open.push(`${method.name} ${verdict}`);
    }
    const { user, system } = process.cpuUsage(used);
    const [seconds, processor] = [(performance.now() - started) / 1000, (user + system) / 1e6];
    return { seconds, processor, open, methods: analysis.methods.length, ...count, identity: prover.identity };
  } finally {
    await prover.dispose();
  }
}

/** `ListLockFree` and `LockFreeList` are the same words. */
function wordsOf(name) {
  return new Set((name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g) ?? []).map((one) => one.toLowerCase()));
}

function publishedFor(name) {
  const words = wordsOf(name);
  const fitting = PUBLISHED.filter((one) => one.words.split(' ').every((word) => words.has(word)));
  return fitting.sort((left, right) => right.words.length - left.words.length)[0] ?? {};
}

const wanted = named.length > 0 ? named : ['.'];
const paths = wanted.flatMap((one) => {
  if (one === '.') return ALGORITHMS;
  const candidates = [one, ...['ok/algorithms', 'ok/performs', 'papers'].map((folder) => join(FIXTURES, folder, `${one}.java`))];
  const found = candidates.find((candidate) => existsSync(candidate));
  if (found === undefined) throw new Error(`There is no program \`${one}\`.`);
  return programsOf(found);
});
if (paths.length === 0) {
  console.error('There is no such program.');
  process.exit(1);
}

const busy = loadavg()[0];
await initParsers();
const native = await nativeProver();
const rows = [];
for (const path of paths) {
  const files = filesOf(path);
  const name = basename(path).replace(/\.java$/, '');
  const wasm = await measured(files, undefined);
  const other = native && (await measured(files, native));
  rows.push({ name, wasm, other, ...linesOf(files), ...publishedFor(name) });
  if (wasm.open.length > 0) process.exitCode = 1;
  if (process.stderr.isTTY) process.stderr.write(`${name}: ${wasm.open.join(', ') || 'verified'}\n`);
}

/** Which native Z3 there is, if any. */
async function nativeProver() {
  const choice = process.env['CALVIN_Z3'] || 'auto';
  const prover = await chosenProver(choice);
  const { identity } = prover;
  await prover.dispose();
  return identity.includes('wasm') ? undefined : choice;
}

const seconds = (number) => (number === undefined ? '' : number.toFixed(1));
const cells = rows.map((row) => [
  row.name,
  seconds(row.wasm.seconds),
  seconds(row.wasm.processor),
  seconds(row.other?.seconds),
  row.wasm.conditions,
  row.specification,
  row.code,
  row.anchorLines ?? '',
  seconds(row.anchor),
  seconds(row.civl),
  row.wasm.open.length === 0 ? 'verified' : row.wasm.open.join(', '),
]);
const table = [
  '# The algorithms of the field',
  '',
  'Written by `npm run bench:algorithms -- --write`; see `algorithms.mjs`. Seconds by the clock, and with the WASM on the processor; each program from cold, its',
  'methods one after the other with one prover. Lines: those that hold specification, those that hold Java. The lines of Anchor are published with it; the seconds of Anchor',
  'and CIVL were measured for the same algorithms on a quiet machine, whole process.',
  '',
  `Node ${process.version}, ${rows[0].wasm.identity}${native ? ` and ${rows[0].other.identity}` : ', no native Z3'}, ${cpus().length} processors, load ${busy.toFixed(1)} at the beginning: with other load the clock says more than is due.`,
  '',
  '| algorithm | WASM, s | processor, s | native, s | conditions | specification | code | Anchor: specification | Anchor, s | CIVL, s | result |',
  '|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---|',
  ...cells.map((row) => `| ${row.join(' | ')} |`),
  '',
].join('\n');
console.log(table);
if (isWrite) writeFileSync(join(root, 'bench', 'algorithms.md'), table);
