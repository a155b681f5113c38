/**
 * A document is a file, whatever its URI: two names of one file are one text of the program, each name gets the diagnostics while it is
 * open and none afterwards, and what is closed under one name stays open under the other. And what nobody reported of the disk is found by
 * "Check all".
 * Neighbours: `session.test.ts` for ordinary names; `workspace/disk-folder.test.ts` for changes on disk.
 */
import assert from 'node:assert/strict';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { TestClient, type ClientOptions } from './test-client';

const SERVER = path.join(__dirname, 'fake-server.js');
const FINE = 'class Job {\n  /*@ x */ int objref;\n  void run() { fine }\n}\n';
const WRONG = FINE.replace('fine', 'bogus');

let client: TestClient;
let folder: string;
let home: string;
const uriOf = (name: string): string => pathToFileURL(path.join(folder, name)).href;
const count = (uri: string): number => client.diagnostics(uri).length;

async function start(options: ClientOptions = {}): Promise<void> {
  client = new TestClient(SERVER, [], { folders: [pathToFileURL(folder).href], ...options });
  await client.initialize();
}

function write(name: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  fs.writeFileSync(path.join(folder, name), text);
}

beforeEach(() => {
  home = fs.realpathSync(fs.mkdtempSync(path.join(tmpdir(), 'calvin-names-')));
  folder = path.join(home, 'workspace');
  fs.mkdirSync(folder);
});

afterEach(() => {
  client.kill();
  fs.rmSync(home, { recursive: true, force: true });
});

/** Other names of `sub/Job.java` than the usual one. */
const SPELLINGS: Readonly<Record<string, () => string>> = {
  'another letter in percents': () => uriOf('sub/Job.java').replace('Job', '%4aob'),
  'percents in the other case': () => uriOf('sub/Job.java').replace('Job', '%4Aob'),
  'a query': () => `${uriOf('sub/Job.java')}?version=1`,
  'a fragment': () => `${uriOf('sub/Job.java')}#L1`,
  'this machine by its name': () => uriOf('sub/Job.java').replace('file://', 'file://localhost'),
  'no authority': () => uriOf('sub/Job.java').replace('file://', 'file:'),
  'a scheme in large letters': () => uriOf('sub/Job.java').replace('file:', 'FILE:'),
  'a way through its own folder': () => uriOf('sub/Job.java').replace('/sub/', '/sub/../sub/./'),
  'a slash in percents': () => uriOf('sub/Job.java').replace('/sub/', '%2Fsub%2f'),
  'two slashes': () => uriOf('sub/Job.java').replace('/sub/', '//sub/'),
  'a link to it': () => {
    fs.symlinkSync(path.join(folder, 'sub', 'Job.java'), path.join(folder, 'Link.java'));
    return uriOf('Link.java');
  },
  'a link to its folder': () => {
    fs.symlinkSync('sub', path.join(folder, 'link'));
    return uriOf('link/Job.java');
  },
  'a link from outside': () => {
    fs.symlinkSync(folder, path.join(home, 'link'));
    return pathToFileURL(path.join(home, 'link', 'sub', 'Job.java')).href;
  },
};

describe('a file that is open under two names', { skip: process.platform === 'win32' ? 'links need rights there' : false }, () => {
  for (const [what, spell] of Object.entries(SPELLINGS)) {
    it(`is one file: ${what}`, async () => {
      write('sub/Job.java', FINE);
      const [usual, other] = [uriOf('sub/Job.java'), spell()];
      await start();
      await client.done();
      client.open(usual, WRONG);
      await client.done();
      assert.deepEqual([count(usual), client.progress?.total], [1, 1]);
      client.open(other, WRONG);
      await client.done();
      assert.deepEqual([count(usual), count(other), client.progress?.total], [1, 1, 1]);
      client.close(usual);
      await client.done();
      assert.deepEqual([count(usual), count(other)], [0, 1], 'the other one is still open');
      client.edit(other, 'bogus', 'bogus bogus');
      await client.done();
      assert.deepEqual([count(usual), count(other)], [0, 2]);
      client.close(other);
      await client.done();
      assert.deepEqual([count(usual), count(other)], [0, 0], 'what is on disk is fine');
    });

    it(`keeps the diagnostics of what is on disk under its usual name: ${what}`, async () => {
      write('sub/Job.java', WRONG);
      const [usual, other] = [uriOf('sub/Job.java'), spell()];
      await start();
      await client.done();
      assert.equal(count(usual), 1);
      client.open(other, WRONG);
      await client.done();
      assert.deepEqual([count(usual), count(other)], [0, 1], 'not twice in the list of problems');
      client.close(other);
      await client.done();
      assert.deepEqual([count(usual), count(other)], [1, 0]);
    });
  }

  it('is checked as it was written last, and the other document says so and answers nothing', async () => {
    write('sub/Job.java', FINE);
    const [usual, other] = [uriOf('sub/Job.java'), SPELLINGS['a link to it']!()];
    await start();
    client.open(usual, WRONG);
    client.open(other, FINE);
    await client.done();
    assert.equal(client.progress?.verdicts.verified, 1);
    assert.match(client.message(usual), /open under another name too, with another text, and that one is what is checked: .*Link\.java/);
    assert.equal(count(other), 0);
    assert.equal(await client.hover(usual, 'run'), undefined);
    assert.match((await client.hover(other, 'run')) ?? '', /verified/);
    client.edit(usual, 'class Job', '\nclass Job');
    await client.done();
    assert.equal(client.progress?.verdicts.failed, 1);
    assert.equal(client.diagnostics(usual)[0]?.range.start.line, 3);
    assert.match(client.message(other), /open under another name too/);
    client.close(usual);
    await client.done();
    assert.deepEqual([count(usual), count(other), client.progress?.verdicts.verified], [0, 0, 1]);
  });

  it('is named in what belongs to other files as it is open', async () => {
    write('A.java', 'class A { /*@ x */ int objref; }');
    write('B.java', WRONG);
    await start();
    await client.done();
    const related = (): string | undefined => client.diagnostics(uriOf('B.java'))[0]?.relatedInformation?.[0]?.location.uri;
    assert.equal(related(), uriOf('A.java'));
    const odd = uriOf('A.java').replace('A.java', '%41.java');
    client.open(odd, 'class A { /*@ x */ int objref; }');
    await client.done();
    assert.equal(related(), odd);
    client.close(odd);
    await client.done();
    assert.equal(related(), uriOf('A.java'));
  });

  it('follows a link that leads elsewhere now', async () => {
    write('A.java', FINE);
    write('B.java', FINE.replace('Job', 'Other'));
    fs.symlinkSync('A.java', path.join(folder, 'Link.java'));
    const link = uriOf('Link.java');
    await start();
    client.open(link, WRONG);
    await client.done();
    assert.deepEqual([count(link), client.progress?.total, client.progress?.verdicts.failed], [1, 2, 1]);
    fs.rmSync(path.join(folder, 'Link.java'));
    fs.symlinkSync('B.java', path.join(folder, 'Link.java'));
    client.notify('workspace/didChangeWatchedFiles', { changes: [{ uri: link, type: 2 }] });
    await client.done();
    assert.deepEqual([count(link), client.progress?.total, client.progress?.verdicts.failed], [1, 2, 1]);
    fs.rmSync(path.join(folder, 'Link.java'));
    client.notify('workspace/didChangeWatchedFiles', { changes: [{ uri: link, type: 3 }] });
    await client.done();
    assert.deepEqual([count(link), client.progress?.total, client.progress?.verdicts.failed], [1, 3, 1]);
  });

  it('in a folder that is a link is called by way of it', async () => {
    write('Job.java', WRONG);
    fs.symlinkSync(folder, path.join(home, 'link'));
    const linked = pathToFileURL(path.join(home, 'link')).href;
    await start({ folders: [linked] });
    await client.done();
    assert.deepEqual([count(`${linked}/Job.java`), count(uriOf('Job.java'))], [1, 0]);
  });

  it('is none where it lies on another machine', async () => {
    write('Job.java', FINE);
    await start();
    client.open(uriOf('Job.java').replace('file://', 'file://elsewhere'), WRONG);
    await client.done();
    assert.equal(client.progress?.total, 2);
  });
});

describe('what happens on disk', () => {
  it('is watched with the folders, which are reported by their own names alone', async () => {
    await start();
    const registered = await client.until(
      () =>
        client.received.find(({ method, params }) => method === 'client/registerCapability' && JSON.stringify(params).includes('watchers')),
      'the watchers',
    );
    assert.match(
      JSON.stringify(registered.params),
      /"watchers":\[\{"globPattern":"\*\*\/\*\.java"\},\{"globPattern":"\*\*\/\*","kind":5\}\]/,
    );
  });

  for (const [what, tell] of [
    ['the watcher', (uri: string) => client.notify('workspace/didChangeWatchedFiles', { changes: [{ uri, type: 3 }] })],
    ['the editor', (uri: string) => client.notify('workspace/didDeleteFiles', { files: [{ uri }] })],
    ['nobody, until all is checked', () => void client.request('calvin/checkAll', undefined)],
  ] as const) {
    it(`clears what was in a deleted folder, reported by ${what}`, async () => {
      for (const name of ['sub', 'sub.java', 'with space#?%41']) write(`${name}/Job.java`, WRONG.replace('Job', name.replace(/\W/g, '')));
      await start();
      await client.done();
      assert.equal(client.progress?.verdicts.failed, 3);
      for (const name of ['sub', 'sub.java', 'with space#?%41']) {
        const before = client.progress!.total;
        assert.equal(count(client.shownUris().find((uri) => uri.includes(`/${encodeURIComponent(name)}/`))!), 1, name);
        fs.rmSync(path.join(folder, name), { recursive: true });
        tell(uriOf(name));
        await client.until(() => client.progress?.phase === 'done' && client.progress.total === before - 1, 'the folder to be gone');
        assert.equal(client.shownUris().filter((uri) => uri.includes(`/${encodeURIComponent(name)}/`)).length, 0, name);
      }
    });
  }

  it('is read anew by "Check all": what came, went and changed while nobody looked', async () => {
    write('Gone.java', WRONG);
    write('Changed.java', WRONG.replace('Job', 'Changed'));
    await start();
    await client.done();
    fs.rmSync(path.join(folder, 'Gone.java'));
    write('Changed.java', WRONG.replace('Job', 'Changed').replace('bogus', 'bogus bogus'));
    write('new/New.java', WRONG.replace('Job', 'New'));
    await client.request('calvin/checkAll', undefined);
    await client.done();
    assert.deepEqual(
      ['Gone', 'Changed', 'new/New'].map((name) => count(uriOf(`${name}.java`))),
      [0, 2, 1],
    );
  });
});
