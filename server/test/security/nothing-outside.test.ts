/**
 * A hostile workspace makes Calvin read nothing outside of it, and wait for nothing (docs/security.md): links, loops of links, pipes,
 * devices and paths with `..` under names that end in `.java`.
 * Neighbours: `workspace/texts.test.ts` for the same in the course of a session; `cli/source-files.test.ts`.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { findScripts } from '../../src/cli/script-files';
import { readSourceFiles } from '../../src/cli/source-files';
import { DEFAULT_LIMITS, readJavaFile, readJavaFiles } from '../../src/workspace/java-files';
import { readFoundFile, readRegularFile } from '../../src/workspace/read-file';
import { Texts } from '../../src/workspace/texts';
import { temporaryFolder } from '../cli/temporary';

const SECRET = 'class Secret { }';

/** A workspace beside a secret, full of ways to it. */
function hostile(context: TestContext): { readonly folder: string; readonly outside: string } {
  const root = temporaryFolder(context, {
    'outside/Secret.java': SECRET,
    'workspace/Honest.java': 'class Honest { }',
    'workspace/deep/er/Too.java': 'class Too { }',
  });
  const [folder, outside] = [path.join(root, 'workspace'), path.join(root, 'outside')];
  fs.symlinkSync(path.join(outside, 'Secret.java'), path.join(folder, 'Link.java'));
  fs.symlinkSync('../outside/Secret.java', path.join(folder, 'Relative.java'));
  fs.symlinkSync(outside, path.join(folder, 'folder'));
  fs.symlinkSync('/', path.join(folder, 'root'));
  fs.symlinkSync('.', path.join(folder, 'self'));
  fs.symlinkSync('..', path.join(folder, 'deep', 'up'));
  fs.symlinkSync('Loop.java', path.join(folder, 'Loop.java'));
  fs.symlinkSync('/dev/zero', path.join(folder, 'Zero.java'));
  fs.symlinkSync('/proc/self/environ', path.join(folder, 'Environment.java'));
  fs.mkdirSync(path.join(folder, 'Folder.java'));
  assert.equal(spawnSync('mkfifo', [path.join(folder, 'Pipe.java')]).status, 0);
  return { folder, outside };
}

const HONEST = ['Honest.java', 'deep/er/Too.java'];

describe('a hostile workspace', { skip: process.platform === 'win32' ? 'links need rights there' : false, timeout: 30_000 }, () => {
  it('gives the language server its own regular files only', async (context) => {
    const { folder } = hostile(context);
    const { texts, omissions } = await readJavaFiles(folder, DEFAULT_LIMITS);
    assert.deepEqual(
      [...texts.keys()].map((file) => path.relative(folder, file)),
      HONEST,
    );
    assert.deepEqual(omissions, []);
  });

  it('gives the command line its own regular files only', (context) => {
    const { folder } = hostile(context);
    const read = readSourceFiles([folder]);
    assert.deepEqual(read.kind === 'files' && read.files.map((file) => path.relative(folder, file.path)), HONEST);
  });

  it('gives `calvin prove` its own scripts and Java only', async (context) => {
    const { folder, outside } = hostile(context);
    fs.writeFileSync(path.join(outside, 'words'), 'SECRET words');
    fs.writeFileSync(path.join(folder, 'Honest.qed'), 'check;');
    fs.symlinkSync('../outside/words', path.join(folder, 'Honest.link.qed'));
    fs.symlinkSync('Honest.loop.qed', path.join(folder, 'Honest.loop.qed'));
    fs.symlinkSync('/dev/zero', path.join(folder, 'Honest.zero.qed'));
    fs.mkdirSync(path.join(folder, 'Honest.folder.qed'));
    assert.equal(spawnSync('mkfifo', [path.join(folder, 'Honest.pipe.qed')]).status, 0);
    const found = findScripts([folder]);
    assert.deepEqual(found.kind === 'scripts' && found.scripts.map((one) => path.relative(folder, one.file.path)), ['Honest.qed']);
    // The script is named by the user, the Java beside it is not.
    fs.writeFileSync(path.join(folder, 'Link.qed'), 'check;');
    assert.equal(findScripts([path.join(folder, 'Link.qed')]).kind, 'problem');
    const named = findScripts([path.join(folder, 'Link.java')]);
    assert.deepEqual(named.kind === 'scripts' && named.scripts.map((one) => path.relative(folder, one.file.path)), ['Link.qed']);
  });

  it('cannot have anything read by telling that it changed', async (context) => {
    const { folder, outside } = hostile(context);
    const texts = new Texts(DEFAULT_LIMITS, { onChange: () => undefined, onOmission: (sentence) => assert.fail(sentence) });
    await texts.setFolders([folder]);
    const names = [
      'Link.java',
      'Relative.java',
      'folder/Secret.java',
      'root/etc/passwd.java',
      'self/self/Link.java',
      'deep/up/../outside/Secret.java',
      '../outside/Secret.java',
      'Loop.java',
      'Zero.java',
      'Environment.java',
      'Pipe.java',
      'Folder.java',
    ];
    texts.changedOnDisk([
      ...names.map((name) => path.join(folder, name)),
      ...names.map((name) => `${folder}/${name}`),
      path.join(outside, 'Secret.java'),
      '/dev/zero',
      '/dev/stdin',
      outside,
      '/',
    ]);
    await texts.settled();
    assert.deepEqual(
      texts
        .snapshot()
        .files.map((file) => path.relative(folder, file.path))
        .sort(),
      HONEST,
    );
  });

  it('cannot exchange a file for a link, a pipe or a longer one behind the look at it', async (context) => {
    const { folder } = hostile(context);
    for (const name of ['Link.java', 'Loop.java', 'Zero.java', 'Pipe.java', 'Folder.java'])
      assert.deepEqual(await readRegularFile(path.join(folder, name), 1000), { kind: 'no-file' }, name);
    for (const name of ['Link.java', 'Loop.java', 'Zero.java', 'Pipe.java', 'Folder.java'])
      assert.deepEqual(readFoundFile(path.join(folder, name), 1000), { kind: 'no-file' }, name);
    assert.deepEqual(await readRegularFile(path.join(folder, 'Honest.java'), 3), { kind: 'too-large' });
    assert.deepEqual(await readJavaFile(path.join(folder, 'Pipe.java'), DEFAULT_LIMITS), { omission: undefined });
  });

  it('with more in it than is looked at is told of, and the rest of it is left', async (context) => {
    const folder = temporaryFolder(context, Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`f${index}/A.txt`, ''])));
    const { texts, omissions } = await readJavaFiles(folder, { ...DEFAULT_LIMITS, entries: 50 });
    assert.equal(texts.size, 0);
    assert.deepEqual(omissions.length, 1);
    assert.match(omissions[0]!, /holds more than is looked at/);
  });

  it('with thousands of things that cannot be read is not told of a thousand times', async (context) => {
    const folder = temporaryFolder(
      context,
      Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`A${index}.java`, 'class A { }'])),
    );
    const { omissions } = await readJavaFiles(folder, { ...DEFAULT_LIMITS, bytesPerFile: 3 });
    assert.equal(omissions.length, 101);
  });
});
