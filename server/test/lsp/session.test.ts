/**
 * The language server around the proofs: workspaces that change, hovers, clients that misbehave, and the end.
 * Neighbours: `server.test.ts` for diagnostics and proofs, with the same fake checker after the same real process.
 */
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { TestClient, type ClientOptions } from './test-client';

const SERVER = path.join(__dirname, 'fake-server.js');
const PROGRAM = `class Job {
  /*@ unwritable_by_env_if tid == main */ Container objref;
  void run() { job.objref = container; }
  void stop() { }
}
`;

let client: TestClient;
let folder: string;
let uri: string;

async function start(options: ClientOptions = {}, scriptArguments: readonly string[] = []): Promise<void> {
  client = new TestClient(SERVER, scriptArguments, { folders: [pathToFileURL(folder).href], ...options });
  await client.initialize();
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'calvin-lsp-'));
  uri = pathToFileURL(path.join(folder, 'Job.java')).href;
});

afterEach(async () => {
  client.kill();
  await rm(folder, { recursive: true, force: true });
});

describe('the workspace', () => {
  it('takes in files that are not open, and the setting calvin.check', async () => {
    await writeFile(path.join(folder, 'Plain.java'), 'class Plain { void plain() { bogus } }');
    await start({ settings: { check: 'all' } });
    await client.until(() => client.progress?.phase === 'done' && client.progress.total === 1, 'the plain class to be checked');
    const plain = pathToFileURL(path.join(folder, 'Plain.java')).href;
    assert.equal(client.diagnostics(plain).length, 1);
    assert.equal(client.publications(plain).at(-1)?.version, undefined);
  });

  it('forgets deleted and renamed files, and goes back to the disk when a document is closed', async () => {
    const file = path.join(folder, 'Job.java');
    await writeFile(file, PROGRAM.replace('container;', 'bogus;'));
    await start();
    await client.done();
    assert.equal(client.diagnostics(uri).length, 1);
    client.open(uri, PROGRAM);
    await client.done();
    assert.equal(client.diagnostics(uri).length, 0);
    client.close(uri);
    await client.done();
    assert.equal(client.diagnostics(uri).length, 1);

    const moved = pathToFileURL(path.join(folder, 'sub', 'Moved.java')).href;
    await mkdir(path.join(folder, 'sub'));
    await rename(file, path.join(folder, 'sub', 'Moved.java'));
    client.notify('workspace/didChangeWatchedFiles', {
      changes: [
        { uri, type: 3 },
        { uri: moved, type: 1 },
      ],
    });
    await client.done();
    assert.equal(client.diagnostics(uri).length, 0);
    assert.equal(client.diagnostics(moved).length, 1);

    await rm(path.join(folder, 'sub'), { recursive: true });
    client.notify('workspace/didDeleteFiles', { files: [{ uri: pathToFileURL(path.join(folder, 'sub')).href }] });
    await client.done();
    assert.equal(client.diagnostics(moved).length, 0);
  });

  it('follows folders that come and go', async () => {
    await mkdir(path.join(folder, 'one'));
    await mkdir(path.join(folder, 'two'));
    for (const name of ['one', 'two'])
      await writeFile(path.join(folder, name, 'Job.java'), PROGRAM.replace('container;', 'bogus;').replace('Job', name));
    const [one, two] = ['one', 'two'].map((name) => pathToFileURL(path.join(folder, name)).href) as [string, string];
    await start({ folders: [one] });
    await client.done();
    client.notify('workspace/didChangeWorkspaceFolders', {
      event: { added: [{ uri: two, name: 'two' }], removed: [{ uri: one, name: 'one' }] },
    });
    await client.done();
    assert.equal(client.diagnostics(`${one}/Job.java`).length, 0);
    assert.equal(client.diagnostics(`${two}/Job.java`).length, 1);
  });

  it('checks a document outside all folders as long as it is open, and unsaved ones', async () => {
    await start({ folders: [] });
    client.open(uri, PROGRAM.replace('container;', 'bogus;'));
    await client.done();
    assert.equal(client.diagnostics(uri).length, 1);
    client.close(uri);
    await client.done();
    assert.equal(client.diagnostics(uri).length, 0);
    client.open('untitled:Untitled-1', PROGRAM.replace('container;', 'bogus;'));
    await client.done();
    assert.equal(client.diagnostics('untitled:Untitled-1').length, 1);
  });

  it('ignores documents that are only views of another', async () => {
    await start();
    client.open('git:/Job.java?HEAD', PROGRAM.replace('container;', 'bogus;'));
    client.open(uri, PROGRAM);
    await client.done();
    assert.equal(client.progress?.total, 2);
  });
});

describe('hover', () => {
  it('shows verdict and derived environment assumption of a method, and the discipline of a field', async () => {
    await start();
    client.open(uri, PROGRAM);
    await client.done();
    const method = await client.hover(uri, 'run()', 1);
    assert.match(method ?? '', /\*\*Job\.run\*\* \(Calvin\): verified/);
    assert.match(method ?? '', /Derived environment assumption/);
    assert.ok(method?.includes('\\old(counter) <= counter'));
    assert.ok((await client.hover(uri, 'objref;', 2))?.includes('unwritable_by_env_if tid == main'));
    assert.equal(await client.hover(uri, 'class'), undefined);
  });

  it('speaks of the text as it is, even in the moment after an edit', async () => {
    await start();
    client.open(uri, PROGRAM);
    await client.done();
    client.edit(uri, 'run()', 'renamed()');
    const hover = await client.hover(uri, 'renamed()', 1);
    assert.match(hover ?? '', /Job\.renamed\*\* \(Calvin\): not checked yet/);
    client.edit(uri, 'container;', 'bogus;');
    assert.match((await client.hover(uri, 'stop()')) ?? '', /verified/);
  });
});

describe('a client that misbehaves', () => {
  it('does not end the server with malformed messages', async () => {
    await start();
    client.open(uri, PROGRAM);
    await client.done();
    client.notify('textDocument/didOpen', { textDocument: { uri: 7 } });
    client.notify('textDocument/didOpen', undefined);
    client.notify('textDocument/didChange', { textDocument: { uri, version: 2 }, contentChanges: [{ range: { start: 3 }, text: 'x' }] });
    client.notify('textDocument/didChange', { textDocument: { uri, version: 2 } });
    client.notify('textDocument/didChange', {
      textDocument: { uri: 'file:///never-opened.java', version: 2 },
      contentChanges: [{ text: 'x' }],
    });
    client.notify('textDocument/didClose', {});
    client.notify('workspace/didChangeWatchedFiles', { changes: 'all' });
    client.notify('workspace/didChangeWorkspaceFolders', {});
    client.notify('no/such/notification', [1]);
    client.sendRaw('Content-Length: 9\r\n\r\n{"half": ');
    client.sendRaw('Content-Length: 4\r\n\r\nnull');
    client.sendRaw('Nonsense: 4\r\n\r\n');
    // The rest of a packet with a broken header is read with the next one.
    await new Promise((resolve) => setTimeout(resolve, 50));
    await assert.rejects(client.request('no/such/request', {}), /Unhandled method/);
    await client.request('textDocument/hover', { textDocument: { uri }, position: { line: 1e9, character: -5 } });
    await client.request('textDocument/hover', {}).catch(() => undefined);
    client.edit(uri, 'container;', 'bogus;');
    await client.done();
    assert.equal(client.diagnostics(uri).length, 1);
    assert.equal(await client.shutdown(), 0);
  });

  it('hears of a fault of the analysis once, sees nothing outdated, and gets answers again after it', async () => {
    await start();
    client.open(uri, PROGRAM.replace('container;', 'bogus;'));
    await client.done();
    client.edit(uri, 'class Job', 'CRASH class Job');
    await client.done('error');
    assert.deepEqual(client.diagnostics(uri), []);
    client.edit(uri, 'CRASH', 'CRASH ');
    await client.done('error');
    assert.equal(client.notifications('window/showMessage').length, 1);
    client.edit(uri, 'CRASH  ', '');
    await client.done();
    assert.equal(client.diagnostics(uri).length, 1);
  });

  it('is told why, where the parsers are missing', async () => {
    await start({}, ['--no-parsers']);
    client.open(uri, PROGRAM);
    await client.until(() => client.progress?.phase === 'error', 'the error');
    assert.match(client.notifications<{ message: string }>('window/showMessage')[0]!.message, /^Calvin cannot start: .*not found/);
    assert.equal(await client.hover(uri, 'run()'), undefined);
    assert.equal(await client.shutdown(), 0);
  });
});

describe('shutdown', () => {
  it('ends the provers, and the process with 0', async () => {
    await start();
    client.open(uri, PROGRAM.replace('run() {', 'run() { forever; '));
    await client.until(() => client.events('start').length > 0, 'the proof to start');
    assert.equal(await client.shutdown(), 0);
    assert.deepEqual(client.events('cancel'), ['Job.run']);
    assert.equal(client.events('dispose').length, 1);
  });

  it('without the request before it ends the process with 1', async () => {
    await start();
    client.notify('exit', undefined);
    assert.equal(await client.exitCode(), 1);
  });
});
