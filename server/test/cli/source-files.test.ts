/** Which files a path stands for, in which order, and what is said where there are none. */
import assert from 'node:assert/strict';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { test } from 'node:test';
import { readSourceFiles } from '../../src/cli/source-files';
import { temporaryFolder } from './temporary';

function names(folder: string, ...paths: string[]): readonly string[] {
  const read = readSourceFiles(paths.length > 0 ? paths : [folder]);
  assert.equal(read.kind, 'files', read.kind === 'problem' ? read.sentence : '');
  return read.kind === 'files' ? read.files.map((file) => path.relative(folder, file.path).split(path.sep).join('/')) : [];
}

function sentence(...paths: string[]): string {
  const read = readSourceFiles(paths);
  assert.equal(read.kind, 'problem');
  return read.kind === 'problem' ? read.sentence : '';
}

test('a folder is searched with all that is in it, in the order of the names', (context) => {
  const folder = temporaryFolder(context, { 'b/B.java': '', 'a/z/Z.java': '', 'a/A.java': '', 'C.java': '', 'D.txt': '', java: '' });
  assert.deepEqual(names(folder), ['C.java', 'a/A.java', 'a/z/Z.java', 'b/B.java']);
});

test('hidden things, packages of node and output folders beside a build file are left out', (context) => {
  const folder = temporaryFolder(context, {
    'A.java': '',
    '.git/B.java': '',
    '.Hidden.java': '',
    'node_modules/x/C.java': '',
    'maven/pom.xml': '',
    'maven/target/D.java': '',
    'maven/build/E.java': '',
    'gradle/build.gradle.kts': '',
    'gradle/build/F.java': '',
    'gradle/src/build/G.java': '',
  });
  assert.deepEqual(names(folder), ['A.java', 'gradle/src/build/G.java', 'maven/build/E.java']);
  assert.deepEqual(names(folder, path.join(folder, 'maven', 'target')), ['maven/target/D.java']);
});

test('links inside a folder are not followed, so there are no loops', (context) => {
  const folder = temporaryFolder(context, { 'a/A.java': 'class A {}' });
  fs.symlinkSync(folder, path.join(folder, 'a', 'loop'));
  fs.symlinkSync(path.join(folder, 'a', 'A.java'), path.join(folder, 'a', 'B.java'));
  assert.deepEqual(names(folder), ['a/A.java']);
  assert.deepEqual(names(folder, path.join(folder, 'a', 'B.java')), ['a/B.java'], 'a link that is named itself is');
});

test('no file twice, and paths as they were given', (context) => {
  const folder = temporaryFolder(context, { 'a/A.java': 'class A {}' });
  assert.deepEqual(names(folder, path.join(folder, 'a', 'A.java'), folder), ['a/A.java']);
  const read = readSourceFiles([`${folder}/a/`]);
  assert.deepEqual(read, { kind: 'files', files: [{ path: `${folder}/a/A.java`, text: 'class A {}' }] });
});

test('a byte order mark is no part of the text', (context) => {
  const folder = temporaryFolder(context, { 'A.java': '\uFEFFclass A {}' });
  assert.deepEqual(readSourceFiles([`${folder}/A.java`]), { kind: 'files', files: [{ path: `${folder}/A.java`, text: 'class A {}' }] });
});

test('what cannot be read is said', (context) => {
  const folder = temporaryFolder(context, { 'text.txt': '', 'empty/readme.md': '' });
  assert.match(sentence(path.join(folder, 'Missing.java')), /^There is no file or folder `.*Missing.java`\.$/);
  assert.match(sentence(path.join(folder, 'text.txt', 'A.java')), /^There is no file or folder/);
  assert.match(sentence(path.join(folder, 'text.txt')), /is no Java file/);
  assert.match(sentence(path.join(folder, 'empty')), /^There is no Java file in `.*empty`\.$/);
  assert.match(sentence('x'.repeat(5000)), /too long/);
  assert.match(sentence('a\0b.java'), /cannot be read|no file or folder/);
  fs.symlinkSync('self.java', path.join(folder, 'self.java'));
  assert.match(sentence(path.join(folder, 'self.java')), /leads back to itself/);
});

test('no permission', { skip: process.getuid?.() === 0 ? 'the superuser may read everything' : false }, (context) => {
  const folder = temporaryFolder(context, { 'A.java': '', 'closed/B.java': '' });
  fs.chmodSync(path.join(folder, 'A.java'), 0);
  assert.match(sentence(path.join(folder, 'A.java')), /permission denied/);
  fs.chmodSync(path.join(folder, 'A.java'), 0o600);
  fs.chmodSync(path.join(folder, 'closed'), 0);
  context.after(() => fs.chmodSync(path.join(folder, 'closed'), 0o700));
  assert.match(sentence(folder), /permission denied/);
});

test('a file that vanishes while it is being read', (context) => {
  const folder = temporaryFolder(context, { 'A.java': 'class A {}' });
  // The module itself: what `import` gives are views of it.
  const module: typeof fs = require('node:fs');
  const real = module.openSync;
  context.mock.method(module, 'openSync', (file: string, flags: number) => {
    fs.rmSync(file);
    return real(file, flags);
  });
  assert.match(sentence(folder), /^`.*A.java` vanished before it could be read\.$/);
});
