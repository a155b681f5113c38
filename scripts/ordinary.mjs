/**
 * `npm run ordinary`: checks 20,000 lines of ordinary Java with `--all` and prints how many methods get which verdict, why the others are
 * unsupported, what is warned of, and how long it took. `npm run ordinary -- --lines 5000 --seed 3` takes another corpus. Exits with 1 if
 * the checker fell over, found a defect of its own, or leaves more than 40 of 100 methods unsupported.
 * Neighbours: `ordinary-java.mjs` writes the corpus; the same is tested on a smaller one by `server/test/ordinary.test.ts`.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeCorpus } from './ordinary-java.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const given = process.argv.slice(2);
const option = (name, otherwise) => (given.includes(name) ? Number(given[given.indexOf(name) + 1]) : otherwise);

const built = spawnSync(process.execPath, [join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-b'], { cwd: root, stdio: 'inherit' });
if (built.status !== 0) process.exit(built.status ?? 1);

const folder = mkdtempSync(join(tmpdir(), 'ordinary-'));
try {
  process.exitCode = run(folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function run(into) {
  const written = writeCorpus(into, { lines: option('--lines', 20_000), seed: option('--seed', 1) });
  console.log(`${written.lines} lines of ordinary Java in ${written.files} files`);
  const started = Date.now();
  const checked = spawnSync(process.execPath, [join(root, 'server', 'bin', 'calvin.js'), 'check', '--all', '--format', 'json', into], {
    encoding: 'utf8',
    maxBuffer: 1 << 30,
  });
  console.log(`checked in ${Math.round((Date.now() - started) / 1000)} s, exit code ${checked.status}`);
  if (checked.status === null || checked.status === 2) {
    console.error(checked.stderr);
    return 1;
  }
  const report = JSON.parse(checked.stdout);
  const { summary } = report;
  const all = Object.values(summary).reduce((sum, count) => sum + count, 0);
  const share = (100 * (all - summary.unsupported)) / all;
  console.log(
    `${all} methods: ${Object.entries(summary)
      .map(([verdict, count]) => `${count} ${verdict}`)
      .join(', ')}`,
  );
  console.log(`${share.toFixed(1)} % have a verdict other than unsupported\n\nWhy methods are unsupported:`);
  for (const { reason, count, names } of report.unsupportedReasons.slice(0, 25)) {
    console.log(
      `  ${String(count).padStart(5)} ${reason}${
        names.length === 0
          ? ''
          : `: ${names
              .slice(0, 6)
              .map((one) => `${one.name} ${one.count}`)
              .join(', ')}`
      }`,
    );
  }
  const codes = new Map();
  const diagnostics = report.files.flatMap((file) => file.diagnostics).filter((one) => one.code !== 'unsupported');
  for (const { code, severity } of diagnostics) codes.set(`${severity}[${code}]`, (codes.get(`${severity}[${code}]`) ?? 0) + 1);
  console.log('\nWhat else is reported:');
  for (const [code, count] of [...codes].sort((left, right) => right[1] - left[1])) console.log(`  ${String(count).padStart(5)} ${code}`);
  const defects = report.files.flatMap((file) => file.diagnostics).filter((one) => /a defect|internal error/.test(one.message));
  for (const { message } of defects) console.log(`DEFECT: ${message}`);
  return defects.length > 0 || share < 60 ? 1 : 0;
}
