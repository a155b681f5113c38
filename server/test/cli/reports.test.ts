/** Both reports of made-up results, and the exit codes that go with them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Sources } from '../../src/cli/excerpt';
import { jsonReport } from '../../src/cli/json-report';
import { describeCounts, countVerdicts, exitCodeOf } from '../../src/cli/summary';
import { textReport } from '../../src/cli/text-report';
import { diagnostic, type Diagnostic } from '../../src/diagnostics/diagnostic';
import type { FileResult, MethodResult, Verdict } from '../../src/verify/results';

const TEXT = 'class A {\n    /*@ guarded */ int n;\n    void m() { n = 1; }\n}\n';
const FILE = 'src/A.java';
const span = (text: string) => ({ file: FILE, start: TEXT.indexOf(text), end: TEXT.indexOf(text) + text.length });
const sources = new Sources([{ path: FILE, text: TEXT }]);

const WRITE = diagnostic(
  'write-discipline',
  span('n = 1'),
  'another thread may write it, too.',
  [
    { message: 'the discipline', span: span('guarded') },
    { message: 'of the library', span: { file: 'java/lang/Object.java', start: 3, end: 4 } },
  ],
  [
    { thread: 'this thread', action: 'enters `m`', span: span('m()'), values: {} },
    { thread: 'another thread', action: 'writes `n`', span: span('n = 1'), values: { 'this.n': '3', tid: 'Job#1' } },
  ],
);

function method(verdict: Verdict, diagnostics: readonly Diagnostic[] = [], restsOn: readonly string[] = []): MethodResult {
  return {
    name: 'A.m',
    span: span('void m() { n = 1; }'),
    nameSpan: span('m()'),
    verdict,
    milliseconds: 12.7,
    diagnostics,
    environment: [],
    restsOn,
  };
}

function file(methods: readonly MethodResult[], diagnostics: readonly Diagnostic[] = [], path = FILE): FileResult {
  return {
    path,
    diagnostics: [...diagnostics, ...methods.flatMap((one) => one.diagnostics)],
    methods,
    fields: [],
    annotated: methods.length > 0,
  };
}

test('the report for people', () => {
  assert.equal(
    textReport([file([method('failed', [WRITE])])], sources, [FILE]),
    [
      'src/A.java:3:16: error[write-discipline]: another thread may write it, too.',
      '    3 |     void m() { n = 1; }',
      '      |                ^^^^^',
      '  src/A.java:2:9: the discipline',
      '      2 |     /*@ guarded */ int n;',
      '        |         ^^^^^^^',
      '  java/lang/Object.java: of the library',
      '  How it comes about:',
      '    1. line 3, this thread: enters `m`',
      '    2. line 3, another thread: writes `n`',
      '         this.n = 3, tid = Job#1',
      '',
      'src/A.java: 1 method failed',
      '',
    ].join('\n'),
  );
});

test('the summary', () => {
  assert.equal(textReport([file([method('verified'), method('verified')])], sources, [FILE]), 'src/A.java: 2 methods verified\n');
  assert.equal(
    textReport([file([method('verified', [], ['it assumes `x > 0` (line 3)'])])], sources, [FILE]),
    'src/A.java: 1 method verified\n  A.m (verified) rests on: it assumes `x > 0` (line 3)\n',
  );
  assert.equal(
    textReport([file([method('verified')]), file([method('unknown')], [], 'B.java')], sources, ['.']),
    'src/A.java: 1 method verified\nB.java: 1 method unknown\n2 files: 1 method verified, 1 unknown\n',
  );
  assert.equal(
    textReport([file([])], sources, [FILE]),
    'Nothing in `src/A.java` is annotated (1 Java file); `--all` checks every class all the same.\n',
  );
  assert.match(
    textReport([{ ...file([]), annotated: true }], sources, ['a', 'b']),
    /^There is no method to check in the 2 paths given \(1 Java file\)\.$/m,
  );
  const trusting = (...names: readonly string[]): MethodResult => ({
    ...method('verified'),
    trusted: names.map((name) => ({ kind: 'specification', name })),
  });
  assert.equal(
    textReport([file([trusting('Queue.poll'), trusting('Queue.poll', 'Queue.offer')])], sources, [FILE]),
    'src/A.java: 2 methods verified\n  rests on: the trusted specifications of `Queue.poll`, `Queue.offer`\n',
  );
  const elsewhere = [file([method('failed')]), file([method('failed')], [WRITE], 'B.java'), file([], [], 'C.java')];
  assert.match(textReport(elsewhere, sources, ['.']), /^src\/A\.java: 1 method failed \(because of what is reported in other files\)$/m);
  assert.match(
    textReport(elsewhere, sources, ['.']),
    /^Not checked, since nothing there is annotated.*: `C\.java`; `--all` checks every class\.$/m,
  );
  assert.equal(describeCounts(countVerdicts([method('failed'), method('skipped'), method('failed')])), '2 methods failed, 1 skipped');
});

test('a line of the report stays one line, whatever is in it', () => {
  const evil = 'src/A\nFORGED.java: 9 methods verified\u001b[2J\u202e\u061c';
  const text = textReport([file([{ ...method('failed', [{ ...WRITE, message: evil }], [evil]), name: evil }], [], evil)], sources, [evil]);
  assert.doesNotMatch(text, /^FORGED|[\u001b\u202e\u061c]/m);
  assert.equal(text.split('\n').length, 15);
});

test('the report for programs', () => {
  const report: unknown = JSON.parse(jsonReport([file([method('failed', [WRITE])])], sources));
  const at = (line: number, column: number) => ({ line, column });
  assert.deepEqual(report, {
    files: [
      {
        path: FILE,
        diagnostics: [
          {
            code: 'write-discipline',
            severity: 'error',
            message: 'another thread may write it, too.',
            range: { start: at(3, 16), end: at(3, 21) },
            related: [
              { message: 'the discipline', path: FILE, range: { start: at(2, 9), end: at(2, 16) } },
              { message: 'of the library', path: 'java/lang/Object.java', range: { start: at(1, 1), end: at(1, 1) } },
            ],
            trace: [
              { thread: 'this thread', action: 'enters `m`', range: { start: at(3, 10), end: at(3, 13) }, values: {} },
              {
                thread: 'another thread',
                action: 'writes `n`',
                range: { start: at(3, 16), end: at(3, 21) },
                values: { 'this.n': '3', tid: 'Job#1' },
              },
            ],
          },
        ],
        methods: [{ name: 'A.m', range: { start: at(3, 5), end: at(3, 24) }, verdict: 'failed', milliseconds: 13 }],
      },
    ],
    summary: { verified: 0, failed: 1, unknown: 0, unsupported: 0, skipped: 0 },
    unsupportedReasons: [],
  });
});

test('why methods are unsupported is counted by kind of construct', () => {
  const reason = (text: string) => diagnostic('unsupported', span('m()'), `not translated yet, so the method is not checked: ${text}`);
  const files = [
    file([
      method('unsupported', [
        reason('a call of `List.add`, which is unknown'),
        reason('a call of `List.get`, which is unknown'),
        reason('a lambda expression'),
      ]),
      method('unsupported', [
        reason('calls `B.m`, which is not translated: calls `C.m`, which is not translated: a call of `List.add`, which is unknown'),
      ]),
      method('verified', [reason('never counted')]),
    ]),
  ];
  const text = textReport(files, sources, [FILE], true);
  assert.ok(
    text.endsWith(
      [
        'Why methods are unsupported (how many methods; one may have several reasons):',
        '  a call of `...`, which is unknown (2): `List.add` 2, `List.get` 1',
        '  a lambda expression (1)',
        '',
      ].join('\n'),
    ),
    text,
  );
  assert.ok(!textReport(files, sources, [FILE]).includes('Why methods'), 'told with `--all` only');
  assert.deepEqual(JSON.parse(jsonReport(files, sources)).unsupportedReasons, [
    {
      reason: 'a call of `...`, which is unknown',
      count: 2,
      names: [
        { name: '`List.add`', count: 2 },
        { name: '`List.get`', count: 1 },
      ],
    },
    { reason: 'a lambda expression', count: 1, names: [] },
  ]);
});

test('the exit codes', () => {
  const error = diagnostic('env-not-transitive', span('guarded'), '');
  const syntax = diagnostic('java-syntax', span('guarded'), '');
  assert.equal(exitCodeOf([file([method('verified')])]), 0);
  assert.equal(exitCodeOf([file([])]), 0);
  assert.equal(exitCodeOf([file([method('verified'), method('failed')])]), 1);
  assert.equal(exitCodeOf([file([method('unknown'), method('failed')])]), 1);
  for (const verdict of ['unknown', 'unsupported', 'skipped'] as const)
    assert.equal(exitCodeOf([file([method('verified'), method(verdict)])]), 3);
  assert.equal(exitCodeOf([file([method('verified')], [error])]), 1, 'an error in a specification outside of methods');
  assert.equal(exitCodeOf([file([], [syntax])]), 3, 'nothing failed, but not everything could be read');
});
