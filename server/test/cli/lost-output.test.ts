/**
 * Outputs that cannot be written, and names that are not UTF-8: the exit code stays right, and what is left out is said.
 * Neighbours: `cli/process-output.ts`, `cli/source-files.ts`; `process.test.ts` for outputs that can be written.
 */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { describe, test, type TestContext } from 'node:test';
import { nameOfBytes } from '../../src/base/shown';
import { calvin, report, ROOT } from './calvin';
import { temporaryFolder } from './temporary';

const CALVIN = path.join(ROOT, 'server', 'bin', 'calvin.js');
const BROKEN = 'class A {\n    //@ requires true\n    static int m(int n) {\n        return 1 / n;\n    }\n}\n';
const RIGHT = 'class A {\n    //@ requires n > 0\n    static int m(int n) {\n        return 1 / n;\n    }\n}\n';
const LINUX = { skip: process.platform === 'linux' ? false : 'needs /dev/full and names that are bytes' };

/** The exit code with outputs that are files; what was said on the error output, where that is read. */
function ended(given: readonly string[], out: string, error?: string): { readonly code: number | null; readonly error: string } {
  const handles = [out, error].map((file) => (file === undefined ? undefined : fs.openSync(file, 'w')));
  try {
    const { status, stderr } = spawnSync(process.execPath, [CALVIN, ...given], {
      stdio: ['ignore', handles[0]!, handles[1] ?? 'pipe'],
      encoding: 'utf8',
    });
    return { code: status, error: stderr ?? '' };
  } finally {
    for (const handle of handles) if (handle !== undefined) fs.closeSync(handle);
  }
}

describe('an output that cannot be written', LINUX, () => {
  test('on a full disk is an error of every command, and said where that can be', (context) => {
    const folder = temporaryFolder(context, { 'A.java': BROKEN });
    const file = path.join(folder, 'A.java');
    const commands = [
      ['--help'],
      ['--version'],
      ['check', file],
      ['check', '--format', 'json', file],
      ['check', '--dump', 'plato', file],
      ['run', file],
      ['run', '--format', 'json', file],
      ['run', '--java', path.join(folder, 'java'), file],
    ];
    for (const given of commands) {
      assert.deepEqual(
        ended(given, '/dev/full'),
        { code: 2, error: 'calvin: The report could not be written: the disk is full.\n' },
        given.join(' '),
      );
    }
    assert.equal(ended(['check', file], '/dev/full', '/dev/full').code, 2);
  });

  test('changes no exit code where only the errors are lost', (context) => {
    const folder = temporaryFolder(context, { 'A.java': BROKEN });
    const report = path.join(folder, 'report');
    for (const given of [['check', 'nofile'], ['run', 'nofile'], ['check'], ['nonsense'], []])
      assert.equal(ended(given, report, '/dev/full').code, 2, given.join(' '));
    assert.equal(ended(['check', path.join(folder, 'A.java')], report, '/dev/full').code, 1);
    assert.match(fs.readFileSync(report, 'utf8'), /1 method failed/);
  });

  test('changes no exit code where the reader has seen enough', async (context) => {
    const folder = temporaryFolder(context, { 'Broken.java': BROKEN, 'right/A.java': RIGHT });
    for (const [given, code] of [
      [['check', 'Broken.java'], 1],
      [['check', 'right'], 0],
      [['check', 'nofile'], 2],
      [['--help'], 0],
    ] as const) {
      const child = spawn(process.execPath, [CALVIN, ...given], { cwd: folder });
      child.stdout.destroy();
      child.stderr.destroy();
      assert.equal(await new Promise((resolve) => child.on('close', resolve)), code, given.join(' '));
    }
  });

  test('waits for a reader that is slow', (context) => {
    const folder = temporaryFolder(
      context,
      Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`A${index}.java`, `class A${index} { int n = ; }`])),
    );
    const { status, stdout } = spawnSync(
      'sh',
      ['-c', '"$0" "$1" check . | (sleep 1; cat) | wc -c; "$0" "$1" check . | wc -c', process.execPath, CALVIN],
      { cwd: folder, encoding: 'utf8' },
    );
    assert.equal(status, 0);
    const [slow, fast] = stdout.trim().split('\n').map(Number);
    assert.ok(slow! > 65_536 / 2 && slow === fast, stdout);
  });
});

function withStrangeNames(context: TestContext): string {
  const folder = temporaryFolder(context, { 'A.java': RIGHT, 'p/C.java': 'class C { }' });
  const place = (...bytes: readonly number[]): Buffer => Buffer.concat([Buffer.from(`${folder}/`), Buffer.from(bytes)]);
  fs.writeFileSync(Buffer.concat([place(0x42, 0xff), Buffer.from('.java')]), 'class B { }');
  fs.mkdirSync(place(0x70, 0xc3));
  fs.writeFileSync(Buffer.concat([place(0x70, 0xc3), Buffer.from('/D.java')]), 'class D { }');
  fs.writeFileSync(place(0x65, 0xff), 'no Java');
  fs.writeFileSync(`${folder}/\ufffd.java`, 'class E { }');
  return folder;
}

describe('names that are not UTF-8', LINUX, () => {
  test('are left out by name, with 3, and everything else is checked', async (context) => {
    const folder = withStrangeNames(context);
    const text = await calvin(['check', '.'], folder);
    assert.equal(text.code, 3);
    assert.match(text.out, /^\.\/A\.java: 1 method verified$/m);
    assert.deepEqual(
      text.out.split('\n').filter((line) => line.startsWith('Not read')),
      [
        'Not read, so not checked: `./B\\xff.java` (its path is not UTF-8; rename it).',
        'Not read, so not checked: `./p\\xc3/D.java` (its path is not UTF-8; rename it).',
      ],
    );
    const json = await report(['.'], folder);
    assert.equal(json.code, 3);
    assert.deepEqual(
      json.notRead?.map((one) => one.path),
      ['./B\\xff.java', './p\\xc3/D.java'],
    );
    assert.deepEqual(
      json.files.map((file) => file.path),
      ['./A.java', './p/C.java', './\ufffd.java'],
    );
    const ran = await calvin(['run', '.'], folder);
    assert.equal(ran.code, 3);
    assert.match(ran.out, /^Not run: .*`\.\/B\\xff\.java`/m);
    const dumped = await calvin(['check', '--dump', 'plato', '.'], folder);
    assert.equal(dumped.code, 3);
    assert.match(dumped.error, /`\.\/B\\xff\.java`/);
  });

  test('do not hide a failure', async (context) => {
    const folder = withStrangeNames(context);
    fs.writeFileSync(path.join(folder, 'A.java'), BROKEN);
    assert.equal((await calvin(['check', folder])).code, 1);
  });

  test('alone in a folder are not "no Java file"', async (context) => {
    const folder = withStrangeNames(context);
    for (const name of ['A.java', 'p', '\ufffd.java']) fs.rmSync(path.join(folder, name), { recursive: true });
    const text = await calvin(['check', folder]);
    assert.deepEqual([text.code, text.error], [3, '']);
    assert.match(text.out, /B\\xff\.java/);
  });

  test('are shown by their bytes', () => {
    const shown = (...bytes: readonly number[]): string => nameOfBytes(Buffer.from(bytes)).shown;
    assert.equal(shown(0x61, 0xff, 0x62), 'a\\xffb');
    assert.equal(shown(0xc3, 0xa9, 0xc3), '\u00e9\\xc3');
    assert.equal(shown(0xed, 0xa0, 0x80), '\\xed\\xa0\\x80');
    assert.equal(shown(0xf0, 0x9f, 0x98, 0x80, 0x80), '\u{1f600}\\x80');
    assert.deepEqual(nameOfBytes(Buffer.from('\ufffd\u{1f600}')), { shown: '\ufffd\u{1f600}', isUtf8: true });
  });
});
