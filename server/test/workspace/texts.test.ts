/**
 * The texts of the workspace: what is read from disk and what is not, and what an open document overrides.
 */
import assert from 'node:assert/strict';
import * as fs from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { DEFAULT_LIMITS, readJavaFile, readJavaFiles } from '../../src/workspace/java-files';
import { Texts } from '../../src/workspace/texts';

let folder: string;
const at = (...parts: string[]): string => path.join(folder, ...parts);

async function write(file: string, text: string | Buffer): Promise<void> {
  await mkdir(path.dirname(at(file)), { recursive: true });
  await writeFile(at(file), text);
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'calvin-texts-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the Java files of a folder', () => {
  it('are those below it, without hidden folders, packages, and links', async () => {
    await write('in/a/A.java', 'class A {}');
    await write('in/B.java', '\uFEFFclass B {}');
    await write('in/B.class', 'no');
    await write('in/.git/C.java', 'no');
    await write('in/node_modules/D.java', 'no');
    await write('out/E.java', 'no');
    await symlink(at('in'), at('in', 'loop'));
    await symlink(at('out'), at('in', 'elsewhere'));
    await symlink(at('out', 'E.java'), at('in', 'E.java'));
    const { texts, omissions } = await readJavaFiles(at('in'), DEFAULT_LIMITS);
    assert.deepEqual(
      [...texts],
      [
        [at('in', 'B.java'), 'class B {}'],
        [at('in', 'a', 'A.java'), 'class A {}'],
      ],
    );
    assert.deepEqual(omissions, []);
  });

  it('are told of where they are too many or too large', async () => {
    for (const name of ['A', 'B', 'C']) await write(`${name}.java`, 'class X {}');
    await write('Large.java', ' '.repeat(3000));
    const few = await readJavaFiles(folder, { ...DEFAULT_LIMITS, files: 2 });
    assert.equal(few.texts.size, 2);
    assert.match(few.omissions.join(), /more Java than is read at once; .*C\.java/);
    const small = await readJavaFiles(folder, { ...DEFAULT_LIMITS, bytesPerFile: 2048 });
    assert.equal(small.texts.size, 3);
    assert.match(small.omissions.join(), /Large\.java is larger than 2 kB/);
    assert.equal((await readJavaFiles(folder, { ...DEFAULT_LIMITS, bytesTogether: 15 })).texts.size, 2);
  });

  it('are none, with a reason, where the folder is not there', async () => {
    const { texts, omissions } = await readJavaFiles(at('nowhere'), DEFAULT_LIMITS);
    assert.equal(texts.size, 0);
    assert.match(omissions.join(), /cannot be read/);
  });

  it('are told of where their names are no text', async () => {
    await write('A.java', 'class A {}');
    await writeFile(Buffer.concat([Buffer.from(`${folder}/B`), Buffer.from([0xff]), Buffer.from('.java')]), 'class B {}').catch(
      () => undefined,
    );
    const { texts, omissions } = await readJavaFiles(folder, DEFAULT_LIMITS);
    assert.equal(texts.size, 1);
    // Some systems refuse to make such a file.
    if (process.platform === 'linux') assert.match(omissions.join(), /B\\xff\.java is not UTF-8; it is not checked/);
  });

  it('are simply not there where what was a folder on the way is a file by now', async () => {
    await write('A.java', 'class A {}');
    assert.deepEqual(await readJavaFile(at('A.java', 'B.java'), DEFAULT_LIMITS), { omission: undefined });
  });

  it('may hold anything', async () => {
    await write('Garbage.java', Buffer.from([0xff, 0xfe, 0, 1, 2, 0xc3, 0x28]));
    assert.equal((await readJavaFiles(folder, DEFAULT_LIMITS)).texts.size, 1);
  });
});

describe('texts', () => {
  let changes: (string | undefined)[];
  let texts: Texts;
  const known = (): Record<string, string> =>
    Object.fromEntries(texts.snapshot().files.map((file) => [path.relative(folder, file.path), file.text]));

  beforeEach(() => {
    changes = [];
    texts = new Texts(DEFAULT_LIMITS, { onChange: (edited) => changes.push(edited), onOmission: () => undefined });
  });

  it('of open documents override the disk until they are closed', async () => {
    await write('A.java', 'disk');
    await texts.setFolders([folder]);
    texts.set(at('A.java'), 7, 'open');
    assert.deepEqual(known(), { 'A.java': 'open' });
    assert.deepEqual([...texts.snapshot().openVersions], [[at('A.java'), 7]]);
    await write('A.java', 'changed below');
    texts.close(at('A.java'));
    await texts.settled();
    assert.deepEqual(known(), { 'A.java': 'changed below' });
    assert.deepEqual(changes, [undefined, at('A.java'), undefined]);
  });

  it('of a document that is opened again while it is being closed stay', async () => {
    await texts.setFolders([folder]);
    texts.set(at('A.java'), 1, 'first');
    texts.close(at('A.java'));
    texts.set(at('A.java'), 1, 'second');
    await texts.settled();
    assert.deepEqual(known(), { 'A.java': 'second' });
  });

  it('follow files that appear, change and vanish, and only tell of real changes', async () => {
    await texts.setFolders([folder]);
    await write('A.java', 'one');
    texts.changedOnDisk([at('A.java')]);
    await texts.settled();
    assert.deepEqual(known(), { 'A.java': 'one' });
    const before = changes.length;
    texts.changedOnDisk([at('A.java')]);
    await texts.settled();
    assert.equal(changes.length, before);
    await rm(at('A.java'));
    texts.changedOnDisk([at('A.java')]);
    await texts.settled();
    assert.deepEqual(known(), {});
  });

  it('outside the folders, or behind a link, are not read', async () => {
    await write('in/A.java', 'in');
    await write('out/B.java', 'out');
    await symlink(at('out'), at('in', 'link'));
    await texts.setFolders([at('in')]);
    texts.changedOnDisk([at('out', 'B.java'), at('in', 'link', 'B.java'), at('in', '.hidden', 'C.java')]);
    await texts.settled();
    assert.deepEqual(Object.keys(known()), ['in/A.java']);
  });

  it('follow folders that come, go, and are renamed', async () => {
    await write('one/A.java', 'a');
    await write('two/sub/B.java', 'b');
    await texts.setFolders([at('one')]);
    await texts.changeFolders([at('two')], [at('one')]);
    assert.deepEqual(Object.keys(known()), ['two/sub/B.java']);
    await rm(at('two', 'sub'), { recursive: true });
    await write('two/renamed/B.java', 'b');
    texts.changedOnDisk([at('two', 'sub'), at('two', 'renamed')]);
    await texts.settled();
    assert.deepEqual(Object.keys(known()), ['two/renamed/B.java']);
  });

  it('are not read again for what happens in folders that are not looked into', async () => {
    await write('A.java', 'one');
    await texts.setFolders([folder]);
    texts.changedOnDisk([at('.git', 'index'), at('.git', 'A.java'), at('node_modules', 'x', 'B.java')]);
    assert.equal(texts.reading, false);
    texts.changedOnDisk([at('.git', 'index'), at('A.java')]);
    assert.equal(texts.reading, true);
    await texts.settled();
  });

  it('of documents whose names differ in letters that the disk takes for one are one', async (context) => {
    const spelled = at('A.java');
    // As on the disks of Windows and macOS.
    context.mock.method(fs.realpathSync, 'native', (name: string) => {
      if (name.toLowerCase() === spelled.toLowerCase()) return spelled;
      throw new Error('ENOENT');
    });
    texts.set(at('A.java'), 1, 'first', 'file:///A.java');
    texts.set(at('a.JAVA'), 1, 'second', 'file:///a.JAVA');
    assert.deepEqual(known(), { 'A.java': 'second' });
    assert.deepEqual(
      texts
        .snapshot()
        .names?.(spelled)
        .documents.map(({ document, isChecked }) => [document, isChecked]),
      [
        ['file:///a.JAVA', true],
        ['file:///A.java', false],
      ],
    );
    texts.close('file:///a.JAVA');
    await texts.settled();
    assert.deepEqual(known(), { 'A.java': 'first' });
  });

  it('are asked for again by whoever asked while the disk was being read, though nothing there has changed', async () => {
    await write('A.java', 'one');
    await texts.setFolders([folder]);
    texts.changedOnDisk([at('A.java')]);
    const before = changes.length;
    assert.equal(texts.snapshotWhenRead(), undefined);
    await texts.settled();
    assert.equal(changes.length, before + 1);
    assert.equal(texts.snapshotWhenRead()?.files.length, 1);
  });

  it('stay when a folder above them, or theirs itself, is reported', async () => {
    await write('in/A.java', 'a');
    await texts.setFolders([at('in')]);
    for (const reported of [folder, at('in'), path.parse(folder).root]) {
      texts.changedOnDisk([reported]);
      await texts.settled();
      assert.deepEqual(known(), { 'in/A.java': 'a' });
    }
  });

  it('are not complete while folders are being read', async () => {
    const reading = texts.setFolders([folder]);
    assert.equal(texts.reading, true);
    texts.set(at('A.java'), 1, 'open');
    await reading;
    assert.equal(texts.reading, false);
    assert.equal(changes.at(-1), undefined, 'the end of reading is a change of its own');
  });
});
