/**
 * The command line as users start it: a process of its own. And its JSON, checked against the contract while it is read.
 * Neighbours: the tests beside it; `server/bin/calvin.js`.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import * as path from 'node:path';
import type { JsonFile, JsonReport } from '../../src/cli/json-report';

// What is proved in a test is proved in it, and the user's own folder stays as it is.
process.env['CALVIN_CACHE'] = 'off';

export const ROOT = path.resolve(__dirname, '..', '..', '..', '..');

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

/** Runs `node server/bin/calvin.js` with these arguments in the root of the repository, or in `folder`. */
export function calvin(given: readonly string[], folder = ROOT): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(ROOT, 'server', 'bin', 'calvin.js'), ...given], { cwd: folder });
    let out = '';
    let error = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => void (out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => void (error += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, error }));
  });
}

/** The report of a `--format json` run; fails unless it is exactly one object of the documented shape that agrees with the exit code. */
export async function report(given: readonly string[], folder = ROOT): Promise<JsonReport & { readonly code: number | null }> {
  const { code, out, error } = await calvin(['check', '--format', 'json', ...given], folder);
  assert.equal(error, '');
  const parsed: unknown = JSON.parse(out);
  checkShape(
    parsed,
    {
      files: [
        {
          path: '',
          diagnostics: [
            {
              code: '',
              severity: '',
              message: '',
              range: RANGE,
              related: [{ message: '', path: '', range: RANGE }],
              trace: [{ thread: '', action: '', range: RANGE, values: {} }],
            },
          ],
          methods: [{ name: '', range: RANGE, verdict: '', milliseconds: 0 }],
        },
      ],
      summary: { verified: 0, failed: 0, unknown: 0, unsupported: 0, skipped: 0 },
      unsupportedReasons: [{ reason: '', count: 0, names: [{ name: '', count: 0 }] }],
    },
    'report',
  );
  const shaped = parsed as JsonReport;
  for (const verdict of ['verified', 'failed', 'unknown', 'unsupported', 'skipped'] as const) {
    assert.equal(
      shaped.summary[verdict],
      shaped.files.flatMap((file) => file.methods).filter((method) => method.verdict === verdict).length,
    );
  }
  for (const file of shaped.files) checkPlaces(file);
  return { ...shaped, code };
}

const RANGE = { start: { line: 0, column: 0 }, end: { line: 0, column: 0 } };

/** Members of a method or a diagnostic that stand there only where there is something to say. */
const OPTIONAL: ReadonlySet<string> = new Set(['notRead', 'mode', 'restsOn', 'movers', 'unsound', 'execution', 'fix']);

/** The same members in the same order, of the same types; arrays hold any number of what their pattern holds one of. */
export function checkShape(value: unknown, pattern: unknown, where: string, optional: ReadonlySet<string> = OPTIONAL): void {
  if (Array.isArray(pattern)) {
    assert.ok(Array.isArray(value), where);
    value.forEach((item, index) => checkShape(item, pattern[0], `${where}[${index}]`, optional));
  } else if (typeof pattern === 'object' && pattern !== null) {
    assert.ok(typeof value === 'object' && value !== null, where);
    if (where.endsWith('.values')) {
      assert.ok(
        Object.values(value).every((one) => typeof one === 'string'),
        where,
      );
      return;
    }
    assert.deepEqual(
      Object.keys(value).filter((key) => !optional.has(key)),
      Object.keys(pattern),
      where,
    );
    for (const [key, inner] of Object.entries(pattern))
      checkShape((value as Readonly<Record<string, unknown>>)[key], inner, `${where}.${key}`, optional);
  } else {
    assert.equal(typeof value, typeof pattern, where);
    if (typeof value === 'number') assert.ok(Number.isInteger(value) && value >= 0, where);
  }
}

function checkPlaces(file: JsonFile): void {
  for (const { range } of [...file.methods, ...file.diagnostics]) {
    assert.ok(range.start.line >= 1 && range.start.column >= 1, file.path);
    assert.ok(
      range.end.line > range.start.line || (range.end.line === range.start.line && range.end.column >= range.start.column),
      file.path,
    );
  }
  for (const one of file.diagnostics) {
    assert.match(one.severity, /^(error|warning|information|hint)$/);
    assert.doesNotMatch(one.message, /undefined|\[object|\n/, one.message);
  }
}
