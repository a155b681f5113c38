/**
 * `calvin infer` as a process: its report for programs is the documented one, its exit code says what was found, and the annotations that
 * it prints are ones with which `calvin check` verifies the class.
 * Neighbours: `cli/infer-report.ts`; `server/test/infer/` asks about more programs, without the command line.
 */
import assert from 'node:assert/strict';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { test } from 'node:test';
import { calvin, checkShape, report, ROOT } from './calvin';
import { temporaryFolder } from './temporary';

const PLACE = { line: 0, column: 0 };
const SHAPE = {
  programs: [
    {
      path: '',
      entry: '',
      verdict: '',
      modular: false,
      engine: '',
      annotations: [{ path: '', line: 0, column: 0, text: '' }],
      trace: [{ thread: '', action: '', path: '', range: { start: PLACE, end: PLACE }, values: {} }],
      proof: [''],
      milliseconds: 0,
    },
  ],
};

interface Written {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly text: string;
}

interface Report {
  readonly programs: readonly {
    readonly entry: string;
    readonly verdict: string;
    readonly modular: boolean;
    readonly annotations: readonly Written[];
    readonly trace: readonly unknown[];
    readonly proof: readonly string[];
  }[];
}

async function inferred(...given: readonly string[]): Promise<Report & { readonly code: number | null }> {
  const { code, out, error } = await calvin(['infer', '--format', 'json', ...given]);
  assert.equal(error, '');
  const parsed: unknown = JSON.parse(out);
  checkShape(parsed, SHAPE, 'report', new Set(['reason', 'at', 'restsOn']));
  return { ...(parsed as Report), code };
}

const fixture = (name: string): string => path.join('test-fixtures', 'infer', name);

test('what a class of the same folder states that has nothing to do with it', async (context) => {
  const folder = temporaryFolder(context, {
    'Account.java': fs.readFileSync(path.join(ROOT, fixture('Account.java')), 'utf8'),
    'Names.java': 'class Names {\n  /*@ guarded_by holder == tid */ private int count;\n  void add() { count++; }\n}\n',
  });
  const { programs } = await inferred(folder);
  const alone = await inferred(fixture('Account.java'));
  const verdicts = (all: Report['programs']): readonly (readonly string[])[] => all.map((one) => [one.entry, one.verdict]);
  assert.deepEqual(verdicts(programs), verdicts(alone.programs));
});

test('a class that is safe, its annotations, and the check that they are enough', async (context) => {
  const { programs, code } = await inferred(fixture('Account.java'));
  assert.equal(code, 0);
  const [{ entry, verdict, modular, annotations }] = programs as [Report['programs'][0]];
  assert.deepEqual([entry, verdict, modular], ['Account', 'safe', true]);
  assert.ok(annotations.length > 0);
  const text = fs.readFileSync(path.join(ROOT, fixture('Account.java')), 'utf8');
  const folder = temporaryFolder(context, { 'Account.java': annotated(text, annotations) });
  const checked = await report(['--all', 'Account.java'], folder);
  assert.equal(checked.code, 0, JSON.stringify(checked.files));
});

test('where declarations share a line, line and column say which is meant; where names share a declaration, a clause holds of all', async (context) => {
  const text = `class Two {
    private final Object l = new Object(); private boolean ready; private int data;
    private int lo, hi;
    void put() { synchronized (l) { data = 5; } ready = true; }
    void get() { synchronized (l) { int seen = data; assert data == seen; } }
    synchronized void inc() { hi = hi + 1; assert lo <= hi; }
    synchronized void move() { if (lo < hi) { lo = lo + 1; } }
}
`;
  const folder = temporaryFolder(context, { 'Two.java': text });
  const { programs, code } = await inferred(path.join(folder, 'Two.java'));
  assert.equal(code, 0, JSON.stringify(programs));
  const { annotations } = programs[0]!;
  const lines = text.split('\n');
  const placed = annotations.map((one) => [lines[one.line - 1]!.slice(one.column - 1).split(';')[0], one.text]);
  assert.deepEqual(placed.sort(), [
    ['private int data', 'guarded_by l.holder == tid'],
    ['private int lo, hi', 'global_invariant lo <= hi'],
    ['private int lo, hi', 'guarded_by holder == tid'],
  ]);
  const changed = temporaryFolder(context, { 'Two.java': annotated(text, annotations) });
  const checked = await report(['--all', 'Two.java'], changed);
  assert.equal(checked.code, 0, JSON.stringify(checked.files));
  const { out } = await calvin(['infer', path.join(folder, 'Two.java')]);
  assert.match(out, /Two\.java:2:67: guarded_by l\.holder == tid, in front of `private int data;`/);
});

/** The text with the annotations in it, as the documentation says where to write them. */
function annotated(text: string, annotations: readonly Written[]): string {
  const lines = text.split('\n');
  for (const one of [...annotations].reverse().sort((left, right) => right.line - left.line || right.column - left.column)) {
    const line = lines[one.line - 1]!;
    const written = one.text.startsWith('@') ? one.text : `/*@ ${one.text} */`;
    lines[one.line - 1] = `${line.slice(0, one.column - 1)}${written} ${line.slice(one.column - 1)}`;
  }
  return lines.join('\n');
}

test('a class that is not safe, and the interleaving', async () => {
  const { programs, code } = await inferred(fixture('Account.unlocked.java'));
  assert.equal(code, 1);
  assert.equal(programs[0]?.verdict, 'unsafe');
  assert.ok(programs[0].trace.length > 3);
});

test('a class with assertions beside a main that does not use it is asked by itself', async (context) => {
  const text = `class Apart { private int n; void inc() { n++; int m = n; assert n == m; } }
class Starts { static volatile int x; static Used used = new Used();
  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> { x = 1; used.put(); }); t.start(); t.join(); assert x == 1; } }
class Used { private int n; void put() { n = 1; assert n == 1; } }
`;
  const { programs } = await inferred(path.join(temporaryFolder(context, { 'Beside.java': text }), 'Beside.java'));
  assert.deepEqual(
    programs.map((one) => [one.entry, one.verdict]),
    [
      ['Apart', 'unsafe'],
      ['Starts', 'safe'],
    ],
  );
});

test('a proof that nobody can read is summed up, and stands in the JSON', async () => {
  const { out } = await calvin(['infer', fixture('StartedInLoop.java')]);
  assert.match(out, /Why:\n +\d+ predicates in \d+ conjunctions, over .* and the places where threads stand; `--format json` has them\n/);
  assert.ok((await inferred(fixture('StartedInLoop.java'))).programs[0]!.proof.length > 1);
});

test('nothing to infer, one class by its name, and what is not there', async (context) => {
  const folder = temporaryFolder(context, { 'None.java': 'class None { int n; }\n' });
  const none = await calvin(['infer', path.join(folder, 'None.java')]);
  assert.equal(none.code, 3);
  assert.match(none.out, /nothing to infer/);
  const other = await inferred('--entry', 'Nobody', fixture('Account.java'));
  assert.notEqual(other.code, 0);
  const missing = await calvin(['infer', path.join(folder, 'Missing.java')]);
  assert.equal(missing.code, 2);
  assert.match(missing.error, /There is no file or folder/);
});
