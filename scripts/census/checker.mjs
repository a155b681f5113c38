/**
 * One project of the census, in a process of its own: what `calvin check --all --format json FOLDER` does, but told method by method, so
 * that a run which does not end in its time still says what it found (of methods in the order of a hash), and what each of them cost.
 * Prints one JSON object a line: `{start}`, then `{method}` for each, then `{end}`.
 *
 *     node scripts/census/checker.mjs --seconds 900 [--alone] [--annotated] [--only TEXT] FOLDER
 *
 * `--seconds`: no method is begun later than that. `--alone`: one method at a time, so that its seconds are its own. `--annotated`: without
 * `--all`, the default of the command line. `--only`: methods with this in their name. Nothing is remembered on the disk. Whether a machine
 * is slow decides how many methods are reached, never a verdict.
 * Neighbours: `../census.mjs` starts it; the passes are those of `server/src/verify/pipeline.ts`, the prover is that of
 * `server/src/cli/engine.ts`.
 */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const require = createRequire(import.meta.url);
const server = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'server', 'out', 'src');
const { analyse, verifyEnvironment, verifyMethod } = require(join(server, 'verify', 'pipeline.js'));
const { createWasmProver } = require(join(server, 'solver', 'z3-wasm.js'));
const { initParsers } = require(join(server, 'syntax', 'parsers.js'));
const { readSourceFiles } = require(join(server, 'cli', 'source-files.js'));
const { unsupportedReasons } = require(join(server, 'cli', 'unsupported-reasons.js'));
const { withoutRepeats } = require(join(server, 'diagnostics', 'diagnostic.js'));
const { hashText } = require(join(server, 'base', 'hash.js'));
const { LineIndex } = require(join(server, 'base', 'line-index.js'));

const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '900' },
    alone: { type: 'boolean', default: false },
    annotated: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
});
const [folder] = positionals;
const begun = performance.now();
const seconds = () => (performance.now() - begun) / 1000;
const tell = (line) => process.stdout.write(`${JSON.stringify(line)}\n`);

const read = readSourceFiles([folder]);
if (read.kind === 'problem') throw new Error(read.sentence);
await initParsers();
const analysis = analyse(read.files, { checkAll: !given.annotated, javaChecks: 'auto' });
const lines = new Map(read.files.map(({ path, text }) => [path, new LineIndex(text)]));
const prover = createWasmProver();
// In the order of a hash, so that those that are reached in the time stand for all of them. No verdict depends on the order.
const order = new Map(analysis.methods.map((one) => [one, hashText(one.path.slice(folder.length), one.name, String(one.span.start))]));
const wanted = analysis.methods
  .filter((one) => one.name.includes(given.only))
  .sort((left, right) => (order.get(left) < order.get(right) ? -1 : 1));

tell({
  start: {
    files: read.files.length,
    lines: read.files.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0),
    methods: wanted.length,
    seconds: seconds(),
    findings: [...analysis.diagnostics.values()].flat().map(told),
  },
});
const environment = await verifyEnvironment(analysis, { prover });
tell({ start: { seconds: seconds(), findings: environment.map(told) } });

const results = [];
const waiting = [...wanted];
await Promise.all(
  (given.alone ? [1] : [1, 2, 3]).map(async () => {
    for (let next = waiting.shift(); next && seconds() < Number(given.seconds); next = waiting.shift()) {
      const asked = { sessions: 0, questions: 0, characters: 0, milliseconds: 0 };
      const from = performance.now();
      const result = await verifyMethod(analysis, next.id, { prover: counting(prover, asked) });
      results.push(result);
      tell({
        method: {
          ...place(result.nameSpan),
          name: result.name,
          verdict: result.verdict,
          milliseconds: Math.round(performance.now() - from),
          asked: { ...asked, milliseconds: Math.round(asked.milliseconds) },
          restsOn: result.restsOn.length,
          findings: result.diagnostics.map(told),
        },
      });
    }
  }),
);
await prover.dispose();
const { user, system } = process.cpuUsage();
const reasons = unsupportedReasons([{ path: folder, methods: results, diagnostics: [], fields: [], annotated: true }]);
const findings = withoutRepeats([
  ...[...analysis.diagnostics.values()].flat(),
  ...environment,
  ...results.flatMap((one) => one.diagnostics),
]).map(told);
tell({
  end: {
    findings,
    isComplete: results.length === wanted.length,
    wall: seconds(),
    processor: (user + system) / 1e6,
    megabytes: Math.round(process.resourceUsage().maxRSS / 1024),
    reasons,
  },
});

function place(span) {
  return { path: span.file.slice(folder.length).replace(/^\//, ''), line: lines.get(span.file)?.position(span.start).line ?? 0 };
}

function told({ code, severity, message, span, related }) {
  return { ...place(span), code, severity, message, related: related.map((one) => ({ ...place(one.span), message: one.message })) };
}

/** The same prover, with what one method asks of it counted. */
function counting(inner, asked) {
  return {
    identity: inner.identity,
    dispose: () => inner.dispose(),
    async open(signal) {
      const session = await inner.open(signal);
      asked.sessions++;
      return {
        close: () => session.close(),
        async evaluate(commands) {
          asked.questions++;
          asked.characters = Math.max(asked.characters, commands.length);
          const from = performance.now();
          try {
            return await session.evaluate(commands);
          } finally {
            asked.milliseconds += performance.now() - from;
          }
        },
      };
    },
  };
}
