/**
 * What is known of the last run over the same input is said again, in the same order, and of any other input nothing is.
 * Neighbours: `cache.test.ts` runs the command line itself.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CheckOutcome } from '../../src/cli/engine';
import { orKept, type RunInput } from '../../src/cli/kept-run';
import type { Diagnostic } from '../../src/diagnostics/diagnostic';
import { createMemoStore, type MemoStore } from '../../src/incremental/store';
import type { FileResult, Verdict } from '../../src/verify/results';

const INPUT: RunInput = {
  files: [
    { path: 'a/A.java', text: 'class A { void a() { } }' },
    { path: 'b/B.java', text: 'class B { void b() { } }' },
  ],
  how: { options: { checkAll: false }, findsMovers: false },
  prover: 'z3 1 (wasm)',
};

const FINDING: Diagnostic = {
  code: 'assertion',
  severity: 'error',
  message: 'no',
  span: { file: 'a/A.java', start: 1, end: 2 },
  related: [],
  trace: [],
};

function outcome(verdict: Verdict = 'failed', diagnostics: readonly Diagnostic[] = [FINDING], missing?: number): CheckOutcome {
  const span = { file: 'a/A.java', start: 0, end: 9 };
  const methods = [{ name: 'A.a', span, nameSpan: span, verdict, milliseconds: 7, diagnostics, environment: [], restsOn: ['a word'] }];
  const files: FileResult[] = INPUT.files.map(({ path }) => ({ path, methods, diagnostics, fields: [], annotated: true }));
  return { kind: 'results', files, ...(missing === undefined ? {} : { missing }) };
}

/** What comes out, what was heard, and whether anything was run for it. */
async function asked(
  store: MemoStore | undefined,
  input: RunInput,
  made = outcome(),
): Promise<{ outcome: CheckOutcome; heard: unknown[]; ran: boolean }> {
  const heard: unknown[] = [];
  let ran = false;
  const found = await orKept(store, input, { file: (file, findings) => void heard.push([file, findings]) }, (events) => {
    ran = true;
    for (const file of [...made.files].reverse()) events.file?.(file, file.diagnostics);
    return Promise.resolve(made);
  });
  return { outcome: found, heard, ran };
}

function timeless({ files, ...rest }: CheckOutcome): unknown {
  return { ...rest, files: files.map((file) => ({ ...file, methods: file.methods.map((one) => ({ ...one, milliseconds: 0 })) })) };
}

test('the same input: nothing is run, and what is heard and found is the same', async () => {
  const store = createMemoStore();
  const first = await asked(store, INPUT);
  const second = await asked(store, INPUT);
  assert.deepEqual([first.ran, second.ran], [true, false]);
  assert.deepEqual(second.heard, first.heard);
  assert.deepEqual(second.outcome, timeless(first.outcome));
});

test('another input is run', async () => {
  const [a, b] = INPUT.files;
  const others: readonly RunInput[] = [
    { ...INPUT, files: [a!, { ...b!, text: `${b!.text} ` }] },
    { ...INPUT, files: [a!, { ...b!, path: 'b/C.java' }] },
    {
      ...INPUT,
      files: [
        { ...a!, text: b!.text },
        { ...b!, text: a!.text },
      ],
    },
    { ...INPUT, files: [b!, a!] },
    { ...INPUT, files: [a!] },
    { ...INPUT, how: { options: { checkAll: true }, findsMovers: false } },
    { ...INPUT, prover: 'z3 2 (wasm)' },
  ];
  for (const other of others) {
    const store = createMemoStore();
    await asked(store, INPUT);
    assert.ok((await asked(store, other)).ran, JSON.stringify(other));
    assert.ok(!(await asked(store, other)).ran, JSON.stringify(other));
  }
});

test('of each set of files and options the last run is kept', async () => {
  const store = createMemoStore();
  const edited = { ...INPUT, files: INPUT.files.map((one) => ({ ...one, text: `${one.text}\n` })) };
  const ran = [];
  for (const input of [INPUT, edited, edited, INPUT, INPUT]) ran.push((await asked(store, input)).ran);
  assert.deepEqual(ran, [true, true, false, true, false]);
});

test('what may come out otherwise another time is not kept', async () => {
  const gaveUp: Diagnostic = { ...FINDING, code: 'prover-unknown', severity: 'warning' };
  for (const made of [outcome('unknown'), outcome('failed', [FINDING, gaveUp]), outcome('verified', [], 1)]) {
    const store = createMemoStore();
    await asked(store, INPUT, made);
    assert.ok((await asked(store, INPUT, made)).ran);
  }
});

test('where nothing is to be kept all is run', async () => {
  assert.ok((await asked(undefined, INPUT)).ran);
  assert.ok((await asked(undefined, INPUT)).ran);
});
