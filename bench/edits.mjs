/**
 * `npm run bench:edits`: what an edit costs. A series of recorded edits (`edits/series.mjs`: the same on every machine) is played to the
 * workspace of the language server, one after the other, each until everything is known again: on the file system of
 * `test-fixtures/papers/Daisy`, and on the class `test-fixtures/papers/VectorInFull.java`.
 *
 * Printed are, for each kind of edit, the processor time of all threads (half of the edits take at most p50, 95 of 100 at most p95), how
 * many methods' conditions were made again, how many of these were as they had been, and how many sessions of the prover it took. Asserted:
 * a session of the prover is opened for no method all of whose questions had been asked before; after every 20th edit, or as soon as all
 * texts parse, a workspace that has seen only the texts of then shows the same.
 *
 *     npm run bench:edits -- --projects daisy,vector --count 100 --seed 1 --every 20 --json edits.json
 *     npm run bench:edits -- --answers FOLDER      # keeps the prover's answers there: what is measured is our own part
 *     npm run bench:edits -- --plain 100           # N classes that know nothing of each other in place of the two projects
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seriesOf } from './edits/series.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const option = (name, fallback) => (process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1] : fallback);
const load = createRequire(join(root, 'server', 'out', 'src', 'cli', 'main.js'));
const { Workspace } = load('../workspace/workspace.js');
const { createRealChecker } = load('../lsp/real-checker.js');
const { createMemoStore } = load('../incremental/store.js');
const { createWasmProver } = load('../solver/z3-wasm.js');

const fixtures = join(root, 'test-fixtures', 'papers');
const plain = (name) =>
  `class ${name} {\n    /*@ guarded_by holder == tid */ int low;\n    /*@ guarded_by holder == tid */ int high;\n    //@ global_invariant holder == null ==> low <= high\n\n    synchronized void grow(int by) {\n        if (by > 0) {\n            high = high + by;\n        }\n    }\n}\n`;
const textsIn = (folder, names) => new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
const PROJECTS = {
  daisy: () =>
    textsIn(
      join(fixtures, 'Daisy'),
      readdirSync(join(fixtures, 'Daisy'))
        .filter((name) => name.endsWith('.java'))
        .sort(),
    ),
  vector: () => textsIn(fixtures, ['VectorInFull.java']),
};
const plainSizes = option('--plain', '').split(',').filter(Boolean).map(Number);
for (const size of plainSizes)
  PROJECTS[`plain${size}`] = () => new Map(Array.from({ length: size }, (_, index) => [`P${index}.java`, plain(`P${index}`)]));
const projects = plainSizes.length > 0 ? plainSizes.map((size) => `plain${size}`) : option('--projects', 'daisy,vector').split(',');
const count = Number(option('--count', '100'));
const seed = Number(option('--seed', '1'));
const every = Number(option('--every', '20'));

const processor = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** The method that is being verified: its questions are told from those of others. */
const current = new AsyncLocalStorage();

/** Counts the sessions of the real prover. */
function counting(prover, counts) {
  return {
    identity: prover.identity,
    open: (signal) => {
      counts.sessions++;
      if (current.getStore()) counts.proved.add(current.getStore().id);
      return prover.open(signal);
    },
    dispose: () => prover.dispose(),
  };
}

/** Hears all that is asked, answered from memory or not: the keys under which answers are looked for stand for the conditions. */
function heard(answers) {
  return {
    get: (key) => {
      current.getStore()?.asked.push(key);
      return answers.get(key);
    },
    set: (key, value) => answers.set(key, value),
  };
}

class Player {
  verdicts = new Map();
  counts = { sessions: 0, made: 0, idle: 0, proved: new Set(), needless: [] };
  shown = new Map();
  asked = new Map();
  ever = new Set();

  static async begin(folder, answers, prover, store = createMemoStore()) {
    const player = new Player();
    const checker = await createRealChecker(counting(prover, player.counts), heard(answers));
    const watched = { ...checker, dispose: async () => {}, analyse: (files, options) => player.watched(checker.analyse(files, options)) };
    player.workspace = new Workspace(
      { checker: watched, store, delays: { proof: 0 } },
      {
        publish: ({ path, diagnostics }) => player.shown.set(path, diagnostics),
        progress: (one) => player.heard(one),
        tellUser: (_, sentence) => console.error(sentence),
        log: (text) => console.error(text),
      },
    );
    player.folder = folder;
    player.workspace.setOptions({ checkAll: plainSizes.length > 0 });
    return player;
  }

  watched(analysis) {
    this.analysis = analysis;
    return {
      ...analysis,
      verify: (id, signal) => {
        const record = { id, asked: [] };
        return current.run(record, async () => {
          const result = await analysis.verify(id, signal);
          this.made(record);
          return result;
        });
      },
    };
  }

  made({ id, asked }) {
    this.counts.made++;
    // Everything that it asked it had asked before: an edit that was none for it.
    const own = this.asked.get(id) ?? new Set();
    if (asked.every((key) => own.has(key))) this.counts.idle++;
    this.asked.set(id, new Set([...own, ...asked]));
    // A prover is needed only where something is asked that was not asked before.
    if (this.counts.proved.has(id) && asked.every((key) => this.ever.has(key))) this.counts.needless.push(id);
    for (const key of asked) this.ever.add(key);
  }

  heard({ phase, version, verdicts }) {
    this.latest = { phase, version, verdicts };
    if (phase === 'done' || phase === 'error') this.wake?.();
  }

  async settled() {
    while (this.latest?.phase !== 'done' && this.latest?.phase !== 'error') await new Promise((resolve) => (this.wake = resolve));
  }

  /** Changes texts, and waits until everything is known. */
  async play(changed, version) {
    this.counts.sessions = this.counts.made = this.counts.idle = 0;
    this.counts.proved.clear();
    const before = processor();
    this.latest = undefined;
    for (const [path, text] of changed) {
      const file = join(this.folder, path);
      this.workspace.changeDocument(`file://${file}`, file, version, text);
    }
    await this.settled();
    const { sessions, made, idle } = this.counts;
    return { milliseconds: processor() - before, sessions, made, idle, methods: this.analysis.methods.length };
  }

  /** Whether some text does not parse. */
  stands() {
    return [...this.shown.values()].some((list) => list.some(({ code }) => code === 'java-syntax' || code === 'spec-syntax'));
  }

  /** What the user sees. */
  view() {
    const text = (path, span) => `${span.file.split('/').at(-1)} ${span.start} ${span.end}`;
    return [...this.shown]
      .filter(([, list]) => list.length > 0)
      .map(
        ([path, list]) =>
          `${path.split('/').at(-1)}\n${list.map((one) => `  ${one.code} ${text(path, one.span)} ${one.outdated} ${one.message}${one.related.map((other) => `\n    ${text(path, other.span)} ${other.message}`)}${one.trace.map((step) => `\n    ${text(path, step.span)} ${step.message ?? step.text ?? ''}`)}`).join('\n')}`,
      )
      .sort()
      .concat(JSON.stringify(this.latest.verdicts))
      .join('\n');
  }
}

/** What a workspace shows that has seen these texts alone; answers of the prover are the only thing it is given, or verdicts as well. */
async function fromScratch(folder, texts, answers, prover, verdicts = createMemoStore()) {
  const player = await Player.begin(folder, answers, prover, verdicts);
  await player.play(texts, 1);
  const view = player.view();
  await player.workspace.dispose();
  return view;
}

async function measure(project) {
  const texts = PROJECTS[project]();
  const folder = mkdtempSync(join(tmpdir(), 'calvin-edits-'));
  const keeps = option('--answers', undefined);
  const answers = createMemoStore({ characters: 1e9, ...(keeps && { folder: join(keeps, project), folderMegabytes: 1000 }) });
  const prover = createWasmProver();
  const rows = [];
  let failures = 0;
  try {
    // As on the disk of somebody who has had the project open before.
    const verdicts = createMemoStore({ characters: 1e9 });
    const player = await Player.begin(folder, answers, prover, verdicts);
    const cold = await player.play(texts, 1);
    console.log(
      `${project}: ${cold.methods} methods, cold ${(cold.milliseconds / 1000).toFixed(1)} s, ${cold.sessions} sessions, ${JSON.stringify(player.latest.verdicts)}`,
    );
    const again = processor();
    const first = player.view();
    if ((await fromScratch(folder, texts, answers, prover)) !== first) failures++;
    console.log(`${project}: a second start, the answers in memory: ${((processor() - again) / 1000).toFixed(2)} s`);
    const opened = processor();
    if ((await fromScratch(folder, texts, answers, prover, verdicts)) !== first) failures++;
    console.log(`${project}: the same with the verdicts: ${((processor() - opened) / 1000).toFixed(2)} s`);
    const state = new Map(texts);
    let due = false;
    for (const [index, { kind, changed }] of seriesOf(texts, seed, count).entries()) {
      for (const [path, text] of changed) state.set(path, text);
      const row = { project, kind, ...(await player.play(changed, index + 2)) };
      rows.push(row);
      const needless = player.counts.needless.splice(0);
      if (needless.length > 0) console.log(`${project}: edit ${index} (${kind}): asked the prover again: ${needless.join(', ')}`);
      failures += needless.length;
      if (process.argv.includes('--each'))
        console.log(
          `${String(index).padStart(4)} ${kind.padEnd(14)}${row.milliseconds.toFixed(0).padStart(7)} ms${String(row.made).padStart(5)} made${String(row.idle).padStart(5)} idle${String(row.sessions).padStart(5)} sessions  ${[...changed.keys()].join(' ')}`,
        );
      due ||= every > 0 && index % every === every - 1;
      // While a text does not parse, its last good one stands, of which a new workspace knows nothing.
      if (due && !player.stands()) {
        due = false;
        const [shown, fresh] = [player.view(), await fromScratch(folder, state, answers, prover)];
        if (shown !== fresh) {
          failures++;
          console.log(`${project}: after edit ${index} (${kind}) the workspace shows\n${shown}\nand a new one\n${fresh}`);
        }
      }
    }
    await player.workspace.dispose();
  } finally {
    await prover.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
  return { rows, failures };
}

const part = (rows, share) => {
  const sorted = rows.map((row) => row.milliseconds).sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)];
};
const sum = (rows, name) => rows.reduce((all, row) => all + row[name], 0);

function tableOf(rows) {
  const kinds = [...new Set(rows.map(({ kind }) => kind))].sort();
  const groups = [...projects.map((project) => [project, rows.filter((row) => row.project === project)])].flatMap(([project, own]) => [
    [project, 'all', own],
    ...kinds.map((kind) => [project, kind, own.filter((row) => row.kind === kind)]),
  ]);
  const line = ([project, kind, own]) =>
    `| ${project} | ${kind} | ${own.length} | ${part(own, 0.5).toFixed(0)} | ${part(own, 0.95).toFixed(0)} | ${(sum(own, 'made') / own.length).toFixed(1)} | ${sum(own, 'made') === 0 ? '' : `${((100 * sum(own, 'idle')) / sum(own, 'made')).toFixed(0)} %`} | ${sum(own, 'sessions')} |`;
  return [
    '| project | edits | how many | p50 ms | p95 ms | conditions made | idle | prover sessions |',
    '|---|---|---:|---:|---:|---:|---:|---:|',
    ...groups.filter(([, , own]) => own.length > 0).map(line),
  ].join('\n');
}

const all = [];
let failed = 0;
for (const project of projects) {
  const { rows, failures } = await measure(project);
  all.push(...rows);
  failed += failures;
}
console.log(tableOf(all));
console.log(
  `all: p50 ${part(all, 0.5).toFixed(0)} ms, p95 ${part(all, 0.95).toFixed(0)} ms; of ${sum(all, 'made')} conditions made ${sum(all, 'idle')} were as before`,
);
const file = option('--json', undefined);
if (file !== undefined) writeFileSync(file, `${JSON.stringify(all, undefined, 1)}\n`);
if (failed > 0) {
  console.log(`${failed} failures`);
  process.exitCode = 1;
}
