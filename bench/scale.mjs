/**
 * `npm run bench:scale`: what a method costs in a workspace of N classes that know nothing of each other. Modular means that it does not
 * depend on N.
 *
 * Two kinds of classes, one file each: `plain` has two fields, one discipline, one invariant and one method of five lines; `atomic` has an
 * AtomicInteger of its own and one `env_assumption`. Each workspace is checked from cold, in a process of its own, with one prover and
 * nothing remembered. Printed are the processor time of the whole run and of a method, apart from what a run without any class costs, how
 * many methods are verified, and the memory at its highest.
 *
 *     npm run bench:scale -- --kinds plain,atomic --sizes 1,10,60,100 --json scale.json
 *     npm run bench:scale -- --dump            # no prover: how long conditions are, which no machine changes
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const option = (name, fallback) => (process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1] : fallback);
const kinds = option('--kinds', 'plain,atomic').split(',');
const sizes = option('--sizes', '1,10,60,100,1000').split(',').map(Number);

const CLASSES = {
  plain: (name) => `class ${name} {
    /*@ guarded_by holder == tid */ int low;
    /*@ guarded_by holder == tid */ int high;
    //@ global_invariant holder == null ==> low <= high

    synchronized void grow(int by) {
        if (by > 0) {
            high = high + by;
        }
    }
}
`,
  atomic: (name) => `import java.util.concurrent.atomic.AtomicInteger;

class ${name} {
    private final AtomicInteger count = new AtomicInteger();
    //@ env_assumption \\old(count.value) <= count.value

    void up() {
        int before = count.get();
        count.incrementAndGet();
        int after = count.get();
        //@ assert before <= after
    }
}
`,
};

/** A run of the command line, with the processor time of all its threads. */
function calvin(args) {
  const measure = `process.on('exit', () => { const { user, system } = process.cpuUsage(); process.stderr.write('\\n' + JSON.stringify({ seconds: (user + system) / 1e6, megabytes: process.resourceUsage().maxRSS / 1024 }) + '\\n'); });`;
  const hook = `data:text/javascript,${encodeURIComponent(measure)}`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', hook, join(root, 'server', 'bin', 'calvin.js'), ...args], {
    encoding: 'utf8',
    maxBuffer: 1 << 30,
    env: { ...process.env, CALVIN_CACHE: 'off' },
  });
  return { ...JSON.parse(stderr.trim().split('\n').at(-1)), text: stdout };
}

function withWorkspace(kind, size, work) {
  const folder = mkdtempSync(join(tmpdir(), 'calvin-scale-'));
  try {
    for (let index = 0; index < size; index++) writeFileSync(join(folder, `P${index}.java`), CLASSES[kind](`P${index}`));
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const rows = [];
const start = calvin(['--version']).seconds;
if (process.argv.includes('--dump')) {
  console.log(`${'kind'.padEnd(8)}${'classes'.padStart(8)}${'characters'.padStart(12)}${'a class'.padStart(10)}`);
  for (const kind of kinds) {
    for (const size of sizes) {
      const characters = withWorkspace(kind, size, (folder) => calvin(['check', '--all', '--dump', 'smt', folder]).text.length);
      rows.push({ kind, size, characters });
      console.log(
        `${kind.padEnd(8)}${String(size).padStart(8)}${String(characters).padStart(12)}${(characters / size).toFixed(0).padStart(10)}`,
      );
    }
  }
} else {
  console.log(
    `${'kind'.padEnd(8)}${'classes'.padStart(8)}${'verified'.padStart(10)}${'of'.padStart(6)}${'processor s'.padStart(13)}${'ms a method'.padStart(13)}${'MB'.padStart(7)}`,
  );
  for (const kind of kinds) {
    for (const size of sizes) {
      const { seconds, megabytes, text } = withWorkspace(kind, size, (folder) => calvin(['check', '--all', '--format', 'json', folder]));
      const methods = JSON.parse(text).files.flatMap((file) => file.methods);
      const verified = methods.filter((one) => one.verdict === 'verified').length;
      const each = (1000 * (seconds - start)) / methods.length;
      rows.push({ kind, size, methods: methods.length, verified, seconds, milliseconds: each, megabytes });
      console.log(
        `${kind.padEnd(8)}${String(size).padStart(8)}${String(verified).padStart(10)}${String(methods.length).padStart(6)}${seconds.toFixed(1).padStart(13)}${each.toFixed(0).padStart(13)}${megabytes.toFixed(0).padStart(7)}`,
      );
    }
  }
}
const file = option('--json', undefined);
if (file !== undefined) writeFileSync(file, `${JSON.stringify(rows, undefined, 1)}\n`);
