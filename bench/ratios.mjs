/**
 * `npm run bench:ratios`: what checking costs beside what the prover alone costs, as ratios that mean the same on a slow and on a fast
 * machine.
 *
 * Each fixture is checked from cold, and all that was said to the prover is kept; then the same texts are given to a fresh prover with
 * nothing around it. Printed are the processor time of the check over that of the bare prover, and, against `landed.json`, how this ratio,
 * the number of questions, their size and the prover's own units of work (`:rlimit`, the same on every machine) have changed. `-- --write`
 * writes `landed.json`. Nothing fails here: it is read by people.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const LANDED = join(root, 'bench', 'landed.json');
/** Proved and refuted, small and large, of every kind of check. */
const FIXTURES = [
  'ok/textbook/Counter.java',
  'ok/textbook/BoundedBuffer.java',
  'ok/performs/TreiberStack.java',
  'bad/performs/TreiberStack.next-late.java',
  'bad/textbook/Cache.check-then-act.java',
  'papers/Apprentice.java',
  'papers/Allocator.java',
  'papers/Allocator.missing-witness.java',
  'papers/Dekker.java',
  'papers/Vector.java',
  'papers/ReadersWriterClient.java',
];
/** Of so many runs the fastest counts: what else the machine does only makes one slower. */
const RUNS = 2;

const built = spawnSync(process.execPath, [join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-b'], { cwd: root, stdio: 'inherit' });
if (built.status !== 0) process.exit(built.status ?? 1);

const load = createRequire(join(root, 'server', 'out', 'src', 'cli', 'main.js'));
const { initParsers } = load('../syntax/parsers.js');
const { analyse, verifyEnvironment, verifyMethod } = load('../verify/pipeline.js');
const { createWasmProver } = load('../solver/z3-wasm.js');

/** Seconds of the processor that `work` takes, in all threads of this process. */
async function processor(work) {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** A prover that keeps what each session is told. */
function recording(prover, sessions) {
  const open = async (signal) => {
    const session = await prover.open(signal);
    const told = [];
    sessions.push(told);
    return {
      evaluate: (commands) => {
        told.push(commands);
        return session.evaluate(commands);
      },
      close: () => session.close(),
    };
  };
  return { identity: prover.identity, open, dispose: () => prover.dispose() };
}

async function check(name, prover) {
  const place = join(root, 'test-fixtures', name);
  const paths = statSync(place).isDirectory()
    ? readdirSync(place)
        .filter((one) => one.endsWith('.java'))
        .sort()
        .map((one) => join(place, one))
    : [place];
  const files = paths.map((path) => ({ path: basename(path), text: readFileSync(path, 'utf8') }));
  const analysis = analyse(files, { checkAll: false });
  await verifyEnvironment(analysis, { prover });
  for (const { id } of analysis.methods) await verifyMethod(analysis, id, { prover });
}

/** The same texts, and how much work the prover says that it was. */
async function replay(sessions, prover) {
  let units = 0;
  for (const told of sessions) {
    const session = await prover.open();
    for (const commands of told) await session.evaluate(commands);
    units += Number(/:rlimit (\d+)/.exec(await session.evaluate('(get-info :rlimit)'))?.[1] ?? 0);
    session.close();
  }
  return units;
}

async function withProver(work) {
  const prover = createWasmProver({ workers: 1 });
  try {
    // Starting it is not what is measured.
    (await prover.open()).close();
    return await work(prover);
  } finally {
    await prover.dispose();
  }
}

async function measure(name) {
  let [whole, bare, sessions, units] = [Infinity, Infinity, [], 0];
  for (let run = 0; run < RUNS; run++) {
    sessions = [];
    whole = Math.min(whole, await withProver((prover) => processor(() => check(name, recording(prover, sessions)))));
    bare = Math.min(
      bare,
      await withProver((prover) =>
        processor(async () => {
          units = await replay(sessions, prover);
        }),
      ),
    );
  }
  const texts = sessions.flat();
  return {
    whole,
    bare,
    ratio: whole / bare,
    questions: texts.filter((one) => one.includes('(check-sat')).length,
    characters: texts.reduce((sum, one) => sum + one.length, 0),
    units,
  };
}

await initParsers();
// The first check reads the library and makes V8 compile: none of the measured ones pays for that.
await withProver((prover) => check(FIXTURES[0], prover));
const landed = existsSync(LANDED) ? JSON.parse(readFileSync(LANDED, 'utf8')) : {};
const now = {};
const change = (value, before) => (before ? `x${(value / before).toFixed(2)}` : 'new').padStart(7);
console.log(
  `${'fixture'.padEnd(46)}${'check s'.padStart(9)}${'bare s'.padStart(9)}${'ratio'.padStart(7)}    against the last landed run: ratio, questions, characters, units of work`,
);
for (const name of FIXTURES) {
  const one = await measure(name);
  now[name] = { ratio: Number(one.ratio.toFixed(3)), questions: one.questions, characters: one.characters, units: one.units };
  const before = landed[name];
  console.log(
    `${name.padEnd(46)}${one.whole.toFixed(2).padStart(9)}${one.bare.toFixed(2).padStart(9)}${one.ratio.toFixed(2).padStart(7)}    ${['ratio', 'questions', 'characters', 'units'].map((key) => change(now[name][key], before?.[key])).join('')}`,
  );
}
const mean = (values) => Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);
const known = FIXTURES.filter((name) => landed[name]);
console.log(
  `Geometric mean: checking takes ${mean(FIXTURES.map((name) => now[name].ratio)).toFixed(2)} times what the bare prover takes` +
    (known.length === 0
      ? '.'
      : `; the prover's work is x${mean(known.map((name) => now[name].units / landed[name].units)).toFixed(2)} of the last landed run's.`),
);
if (process.argv.includes('--write')) writeFileSync(LANDED, `${JSON.stringify(now, undefined, 1)}\n`);
