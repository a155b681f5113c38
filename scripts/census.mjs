/**
 * `npm run census`: what Calvin says of public Java projects that nobody here wrote, and what that costs; beside it the same of the run
 * that `bench/census.json` keeps.
 *
 *     npm run census -- [PROJECT...] [--json FILE] [--seconds N] [--under FOLDER] [--annotated]
 *       [--alone] [--only TEXT] [--lines FOLDER] [--write]
 *     npm run census -- --markdown             # the table of the kept run
 *
 * PROJECT: names of `census/projects.mjs`; all of them without. `--json FILE`: what was counted. `--seconds`: no method is begun later than
 * that in a project (900). `--under`: only this folder of a project. `--annotated`: as without `--all`. `--alone`: one method at a time,
 * for the seconds of each. `--only`: methods with this in their name. `--lines`: a folder that keeps all that was told, one file for each
 * project. `--write`: what was counted replaces what is kept of these projects. Printed at the end of each: ten findings by hash, to be
 * judged by hand in `bench/census.md`, and the ten slowest methods with the characters of their longest question. Needs Maven and a JDK for
 * sources that are not there yet (`census/sources.mjs`). Ends with 1 where the checker fell over.
 * Neighbours: `census/checker.mjs` checks one project in a process of its own.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chosen, counted, findingsOf, slowest } from './census/count.mjs';
import { PROJECTS } from './census/projects.mjs';
import { sourcesOf } from './census/sources.mjs';
import { markdownOf, tableOf } from './census/table.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const kept = join(root, 'bench', 'census.json');
/** How much longer than its time a project may take, for what is under way then. */
const PATIENCE = 120;

const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'string' },
    seconds: { type: 'string', default: '900' },
    under: { type: 'string' },
    only: { type: 'string' },
    lines: { type: 'string' },
    annotated: { type: 'boolean', default: false },
    alone: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    markdown: { type: 'boolean', default: false },
  },
});
const before = readKept();
if (given.markdown) console.log(markdownOf(before));
else await census();

async function census() {
  const unknown = positionals.filter((name) => !PROJECTS.some((one) => one.name === name));
  if (unknown.length > 0) throw new Error(`no project ${unknown.join(', ')}; there are ${PROJECTS.map(({ name }) => name).join(', ')}`);
  const found = {};
  for (const project of PROJECTS.filter(({ name }) => positionals.length === 0 || positionals.includes(name))) {
    const under = given.under ?? project.under;
    const { lines, outcome } = await check(join(sourcesOf(project), under ?? ''));
    if (given.lines !== undefined) {
      mkdirSync(given.lines, { recursive: true });
      writeFileSync(join(given.lines, `${project.name}.jsonl`), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    }
    const now = { ...(under !== undefined && { under }), ...counted(lines, outcome) };
    found[project.name] = now;
    console.log(`\n${tableOf(project.name, now, before[project.name])}\n${lists(lines)}`);
    if (outcome !== 'ended') process.exitCode = 1;
    if (given.json !== undefined) writeFileSync(given.json, `${JSON.stringify(found, null, 1)}\n`);
    if (given.write) writeFileSync(kept, `${JSON.stringify({ ...readKept(), [project.name]: now }, null, 1)}\n`);
  }
}

function readKept() {
  try {
    return JSON.parse(readFileSync(kept, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return {};
    throw error;
  }
}

/** All lines that the checker tells of a folder; ended, killed after its time, or fallen over. */
function check(folder) {
  const args = [
    '--seconds',
    given.seconds,
    ...(given.annotated ? ['--annotated'] : []),
    ...(given.alone ? ['--alone'] : []),
    ...(given.only === undefined ? [] : ['--only', given.only]),
    folder,
  ];
  const child = spawn(process.execPath, [join(root, 'scripts', 'census', 'checker.mjs'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = [];
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(JSON.parse(line)));
  let isLate = false;
  const limit = setTimeout(
    () => {
      isLate = true;
      child.kill('SIGKILL');
    },
    (Number(given.seconds) + PATIENCE) * 1000,
  );
  return new Promise((resolve) => {
    child.on('close', (code) => {
      clearTimeout(limit);
      resolve({ lines, outcome: code === 0 ? 'ended' : isLate ? 'killed after its time' : `fell over, exit code ${code}` });
    });
  });
}

function lists(lines) {
  const at = (one) => `${one.path}:${one.line}`;
  const findings = chosen(findingsOf(lines), 10).map((one) => `    ${at(one)} ${one.severity}[${one.code}] ${one.message.split('\n')[0]}`);
  const slow = slowest(lines, 10).map(
    (one) =>
      `    ${(one.milliseconds / 1000).toFixed(1).padStart(6)} s, prover ${(one.asked.milliseconds / 1000).toFixed(1)} s, ${one.asked.characters} characters, ${one.asked.questions} questions: ${one.name} (${at(one)}) ${one.verdict}`,
  );
  return ['  ten findings by hash:', ...findings, '  ten slowest methods:', ...slow].join('\n');
}
