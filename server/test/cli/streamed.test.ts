/**
 * Results come as they are found: a file is reported when it is done, and a run that is ended keeps what it has. What is printed is the
 * same whatever comes first.
 * Neighbours: `cli/check.ts`, `cli/progress.ts`, `verify/whole.ts`, `verify/schedule.ts`.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import * as path from 'node:path';
import { test } from 'node:test';
import { Sources } from '../../src/cli/excerpt';
import { Progress } from '../../src/cli/progress';
import { TextReport } from '../../src/cli/text-report';
import { diagnostic, type Diagnostic } from '../../src/diagnostics/diagnostic';
import type { FileResult } from '../../src/verify/results';
import { calvin, report, ROOT } from './calvin';
import { temporaryFolder } from './temporary';

const SMALL = 'class Small {\n    private int n;\n    synchronized void visit() { n++; }\n    int count() { return n; }\n}\n';

/** The other classes, put together: far longer than they are. */
function main(starts: number): string {
  const lines = Array.from({ length: starts }, (_, k) =>
    [
      `        Box box${k} = new Box();`,
      `        Thread t${k} = new Thread(() -> box${k}.put(${k}));`,
      `        t${k}.start();`,
      `        t${k}.join();`,
      `        box${k}.put(box${k}.get());`,
    ].join('\n'),
  );
  return `class App {\n    public static void main(String[] args) throws InterruptedException {\n${lines.join('\n')}\n    }\n}\n`;
}
const BOX = `class Box {
    private final java.util.List<Integer> all = new java.util.ArrayList<>();
    private int last;
    synchronized void put(int n) { if (n > last) { last = n; all.add(n); } }
    synchronized int get() { return last; }
}
`;

test('who has a long method is reported last, and the report says the same as JSON', async (context) => {
  const folder = temporaryFolder(context, { 'App.java': main(6), 'Box.java': BOX, 'Small.java': SMALL });
  const text = await calvin(['check', '.'], folder);
  assert.equal(text.error, '', 'nothing beside the report where there is no terminal');
  const order = text.out.split('\n').flatMap((line) => /(\w+\.java): \d+ method/.exec(line)?.[1] ?? []);
  assert.deepEqual(order, ['Box.java', 'Small.java', 'App.java']);
  const json = await report(['.'], folder);
  const found = json.files.flatMap((file) => file.diagnostics.map((one) => `${one.severity}[${one.code}]: ${one.message}`));
  const printed = text.out.split('\n').flatMap((line) => /^\S+: ((?:error|warning|information|hint)\[.*)$/.exec(line)?.[1] ?? []);
  assert.deepEqual([...printed].sort(), [...found].sort());
  assert.deepEqual(
    json.files.map((file) => path.basename(file.path)),
    ['App.java', 'Box.java', 'Small.java'],
  );
  assert.equal(text.code, json.code);
});

test('a run that is ended prints what it has found, and does not say that all is well', async (context) => {
  const folder = temporaryFolder(context, {
    'App.java': main(40),
    'Small.java': SMALL.replace('int count', 'synchronized int count'),
  });
  const child = spawn(process.execPath, [path.join(ROOT, 'server', 'bin', 'calvin.js'), 'check', '.'], { cwd: folder });
  context.after(() => child.kill('SIGKILL'));
  let out = '';
  let isEnding = false;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
    if (isEnding || !/Small\.java: 2 methods verified/.test(out)) return;
    isEnding = true;
    child.kill('SIGINT');
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  assert.match(out, /Small\.java: 2 methods verified[^]*\nEnded before its end: \d+ methods are not checked\.\n$/);
  assert.equal(code, 3);
});

const TEXT = 'class A { int n; }\nclass B { int m; }\n';
const span = (file: string, start: number) => ({ file, start, end: start + 1 });
const one = (file: string, start: number, message: string): Diagnostic => diagnostic('assertion', span(file, start), message);
const file = (name: string, diagnostics: readonly Diagnostic[]): FileResult => ({
  path: name,
  diagnostics,
  methods: [
    {
      name,
      span: span(name, 0),
      nameSpan: span(name, 0),
      verdict: 'failed',
      milliseconds: 1,
      diagnostics,
      environment: [],
      restsOn: [],
    },
  ],
  fields: [],
  annotated: true,
});

test('nothing is printed twice, and an execution found later is named with its failure', () => {
  const [first, second] = [one('A.java', 3, 'first'), one('B.java', 4, 'second')];
  const execution = { kind: 'confirmed', steps: [{ thread: 'main', action: 'goes', span: span('A.java', 5), values: {} }] } as const;
  const streamed = new TextReport(
    new Sources([
      { path: 'A.java', text: TEXT },
      { path: 'B.java', text: TEXT },
    ]),
  );
  const begun = streamed.file(file('A.java', [first]), [first]);
  assert.match(begun, /first/);
  const ended = streamed.end([file('A.java', [{ ...first, execution }]), file('B.java', [{ ...second, execution }])], ['A.java', 'B.java']);
  assert.equal((begun + ended).match(/error\[assertion\]: first/g)?.length, 1);
  assert.equal((begun + ended).match(/A\.java: 1 method failed/g)?.length, 1);
  // The second is printed when all is known, with its run; of the first the run comes by itself.
  assert.match(ended, /error\[assertion\]: second[^]*Confirmed by an execution[^]*\nA\.java:1:4: assertion\n {2}Confirmed by an execution/);
});

test('progress goes to the error output alone, and only where it is wanted', async () => {
  const reported = async (to: ConstructorParameters<typeof Progress>[1]): Promise<readonly string[]> => {
    const lines: string[] = [];
    const progress = new Progress({ out: (text) => lines.push(`out ${text}`), error: (text) => lines.push(`error ${text}`) }, to);
    progress.begun('a', 'A.slow');
    progress.begun('b', 'B.fast');
    progress.ended('b', 2);
    await new Promise((resolve) => setTimeout(resolve, 700));
    progress.out('finding\n');
    progress.close();
    return lines;
  };
  assert.deepEqual(await reported('nowhere'), ['out finding\n']);
  const [line, erased, finding, ...rest] = await reported({ columns: 200 });
  assert.match(line!, /^error calvin: after \d s: 1 of 2 methods are checked; A\.slow has been running for \d s$/);
  assert.equal(erased, 'error \r\u001b[K');
  assert.equal(finding, 'out finding\n');
  assert.deepEqual(rest, []);
});
