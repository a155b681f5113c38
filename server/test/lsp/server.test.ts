/**
 * The language server as a client sees it: the real process over stdio, with the fake checker after it, so that what is
 * proved, repeated, cancelled or failed can be counted.
 * Neighbours: `session.test.ts` for all around the proofs; `fake-server.ts`, `test-client.ts`; `real-server.test.ts` does the whole way
 * with a real prover.
 */
import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
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

async function start(options: ClientOptions = {}): Promise<void> {
  client = new TestClient(SERVER, [], { folders: [pathToFileURL(folder).href], ...options });
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

describe('diagnostics while typing', () => {
  it('come with range, code, source, the violated declaration and the steps, and go again', async () => {
    await start();
    client.open(uri, PROGRAM);
    await client.done();
    assert.deepEqual(client.diagnostics(uri), []);
    client.edit(uri, 'container;', 'bogus;');
    await client.done();
    const [problem, ...others] = client.diagnostics(uri);
    assert.deepEqual(others, []);
    assert.deepEqual(problem?.range, { start: { line: 2, character: 28 }, end: { line: 2, character: 33 } });
    assert.equal(problem?.code, 'write-discipline');
    assert.equal(problem?.severity, 1);
    assert.equal(problem?.source, 'calvin');
    assert.deepEqual(
      problem?.relatedInformation?.map(({ message }) => message),
      ['the declaration of objref', '1. thread main: writes `job.objref` (job.objref = Container#1)'],
    );
    assert.deepEqual(problem?.relatedInformation?.[0]?.location, {
      uri,
      range: { start: { line: 1, character: 2 }, end: { line: 1, character: 41 } },
    });
    const { outdated, trace } = problem?.data as { outdated: boolean; trace: readonly { thread: string }[] };
    assert.equal(outdated, false);
    assert.equal(trace[0]?.thread, 'thread main');
    assert.equal(client.publications(uri).at(-1)?.version, 2);
    client.edit(uri, ' job.objref = bogus;', '');
    await client.done();
    assert.deepEqual(client.diagnostics(uri), []);
    assert.equal(await client.shutdown(), 0);
  });

  it('waits for a pause in typing before it proves', async () => {
    await start();
    client.open(uri, PROGRAM);
    await client.done();
    for (const letter of 'slower') client.edit(uri, ' }', `${letter} }`);
    await client.done();
    assert.deepEqual(client.events('start').slice(2), ['Job.run']);
  });

  it('counts characters in UTF-16 code units', async () => {
    await start();
    client.open(uri, PROGRAM.replace('void run() {', 'void run() { /* \u{1F600}\u00e9 */'));
    await client.done();
    client.edit(uri, 'container;', 'bogus;');
    await client.done();
    assert.deepEqual(client.diagnostics(uri)[0]?.range.start, { line: 2, character: 28 + ' /* \u{1F600}\u00e9 */'.length });
  });

  it('tells the steps in the message where the client shows no related information', async () => {
    await start({ capabilities: {} });
    client.open(uri, PROGRAM.replace('container;', 'bogus;'));
    await client.done();
    assert.match(client.message(uri), /^This write of `objref` is not allowed\.\nthe declaration of objref\n1\. thread main: writes/);
  });

  it('gives the analysis at once, while proofs are still running', async () => {
    await start();
    client.open(uri, PROGRAM.replace('stop() {', 'stop() { forever '));
    await client.until(() => client.events('start').includes('Job.stop'), 'the proof to start');
    client.edit(uri, '}\n}', '} #\n}');
    await client.until(() => client.diagnostics(uri).some(({ code }) => code === 'java-syntax'), 'the syntax error');
  });
});

describe('never stale', () => {
  it('shifts old results with an edit above, and proves nothing again', async () => {
    await start();
    client.open(uri, PROGRAM.replace('container;', 'bogus;'));
    await client.done();
    client.edit(uri, 'class Job', '// one line more\nclass Job');
    await client.done();
    assert.equal(client.diagnostics(uri)[0]?.range.start.line, 3);
    assert.equal(client.diagnostics(uri)[0]?.relatedInformation?.[0]?.location.range.start.line, 2);
    assert.deepEqual(client.events('start'), ['Job.run', 'Job.stop']);
  });

  it('marks what is outdated until the new verdict is there, and drops what was edited at once', async () => {
    await start();
    client.open(uri, PROGRAM.replace('container;', 'bogus;'));
    await client.done();
    client.edit(uri, 'bogus;', 'bogus; slow;');
    const outdated = await client.until(() => client.publications(uri).find(({ version }) => version === 2), 'the outdated result');
    assert.equal((outdated.diagnostics[0]?.data as { outdated: boolean }).outdated, true);
    await client.done();
    assert.equal((client.diagnostics(uri)[0]?.data as { outdated: boolean }).outdated, false);
    client.edit(uri, 'bogus', 'container');
    const dropped = await client.until(() => client.publications(uri).find(({ version }) => version === 3), 'the dropped result');
    assert.deepEqual(dropped.diagnostics, []);
  });

  it('publishes versions in their order, and none older than an edit that the server has seen', async () => {
    await start();
    client.open(uri, PROGRAM);
    for (let round = 0; round < 15; round++) {
      client.edit(uri, round % 2 === 0 ? 'container;' : 'bogus;', round % 2 === 0 ? 'bogus;' : 'container;');
      await new Promise((resolve) => setTimeout(resolve, (round * 37) % 110));
    }
    client.edit(uri, 'bogus;', 'bogus; bogus;');
    await client.until(() => client.progress?.phase === 'done' && client.publications(uri).at(-1)?.version === 17, 'the last version');
    const versions = client.publications(uri).map(({ version }) => version!);
    assert.deepEqual(
      versions,
      [...versions].sort((left, right) => left - right),
    );
    assert.equal(client.diagnostics(uri).length, 2);
    for (const { diagnostics, version } of client.publications(uri)) {
      if (version! % 2 === 1 && version! < 17) assert.deepEqual(diagnostics, [], `version ${version} has no bogus line`);
    }
  });
});

describe('proofs', () => {
  it('are not repeated for methods that did not change, nor after an undo', async () => {
    await start();
    client.open(uri, PROGRAM);
    await client.done();
    assert.deepEqual(client.events('start'), ['Job.run', 'Job.stop']);
    client.edit(uri, 'stop() {', 'stop() { x = 1;');
    await client.done();
    assert.deepEqual(client.events('start').slice(2), ['Job.stop']);
    client.edit(uri, ' x = 1;', '');
    await client.done();
    assert.equal(client.events('start').length, 3);
    client.edit(uri, 'tid == main', 'tid == null');
    await client.done();
    assert.deepEqual(client.events('start').slice(3), ['Job.run', 'Job.stop']);
  });

  it('are cancelled when their method changes, and go on when another one does', async () => {
    await start();
    client.open(uri, PROGRAM.replace('run() {', 'run() { forever; '));
    await client.until(() => client.events('start').includes('Job.run'), 'the proof to start');
    client.edit(uri, 'stop() {', 'stop() { x = 1;');
    await client.until(
      () => client.publications(uri).length > 0 && client.progress?.phase === 'proving' && client.progress.version === 3,
      'the second analysis',
    );
    assert.deepEqual(client.events('cancel'), []);
    client.edit(uri, 'forever;', '');
    await client.done();
    assert.deepEqual(client.events('cancel'), ['Job.run']);
    assert.deepEqual(client.diagnostics(uri), []);
  });

  it('start with the document that is being edited', async () => {
    await writeFile(path.join(folder, 'A.java'), 'class A { /*@ x */ int x; void a() { slow } }');
    await start();
    client.open(uri, PROGRAM);
    await client.done();
    const open = client.events('start').indexOf('Job.run');
    assert.ok(open >= 0 && open < client.events('start').indexOf('A.a'));
  });

  for (const [word, sentence] of [
    ['hang', /did not answer in time and was replaced/],
    ['die', /ended unexpectedly/],
    ['exhaust', /out of memory/],
  ] as const) {
    it(`continue after a prover that fails: ${word}`, async () => {
      await start();
      client.open(uri, PROGRAM.replace('run() {', `run() { ${word}; `));
      const { verdicts } = await client.done();
      assert.deepEqual(verdicts, { verified: 1, failed: 0, unknown: 1, unsupported: 0, skipped: 0 });
      const [problem] = client.diagnostics(uri);
      assert.equal(problem?.code, 'prover-unknown');
      assert.match(client.message(uri), sentence);
      client.edit(uri, 'class Job', '\nclass Job');
      await client.done();
      assert.deepEqual(client.events('start'), ['Job.run', 'Job.stop', 'Job.run'], 'what is not known is tried again');
    });
  }

  it('come after the check of the environment assumptions, which is shown and not repeated for the same texts', async () => {
    await start();
    client.open(uri, PROGRAM.replace('tid == main', 'badEnv'));
    await client.done();
    assert.deepEqual(
      client.diagnostics(uri).map(({ code }) => code),
      ['env-not-transitive'],
    );
    assert.equal(client.events('environment').length, 1);
    client.edit(uri, 'badEnv', 'tid');
    await client.done();
    assert.deepEqual(client.diagnostics(uri), []);
    client.edit(uri, 'tid', 'badEnv');
    await client.done();
    assert.equal(client.diagnostics(uri).length, 1);
    assert.equal(client.events('environment').length, 2);
  });

  it('are all unknown where the environment assumptions cannot be checked', async () => {
    await start();
    client.open(uri, PROGRAM.replace('tid == main', 'hangEnv'));
    assert.equal((await client.done()).verdicts.unknown, 2);
    assert.match(client.message(uri), /environment assumptions could not be checked: the prover did not answer/);
    assert.deepEqual(client.events('start'), []);
  });

  it('continue after a fault of the checker, whose stack goes to the output channel only', async () => {
    await start();
    client.open(uri, PROGRAM.replace('run() {', 'run() { fault; '));
    await client.done();
    assert.match(client.message(uri), /^Job\.run is not proved: Calvin itself failed/);
    assert.doesNotMatch(JSON.stringify(client.diagnostics(uri)), /fault as told|at prove/);
    const logged = client.notifications<{ message: string }>('window/logMessage');
    assert.ok(logged.some(({ message }) => message.includes('a fault as told')));
  });

  it('stop with one message where there is no prover', async () => {
    await start();
    client.open(uri, PROGRAM.replace('run() {', 'run() { noProver; '));
    const progress = await client.done('prover-missing');
    assert.match(progress.message ?? '', /z3-built\.wasm is missing/);
    client.edit(uri, 'class Job', '\nclass Job');
    await client.done('prover-missing');
    const shown = client.notifications<{ message: string }>('window/showMessage');
    assert.equal(shown.length, 1);
    assert.match(shown[0]!.message, /no prover could be started/);
    assert.deepEqual(client.diagnostics(uri), []);
  });

  it('are all run again on request, of every class', async () => {
    await writeFile(path.join(folder, 'Plain.java'), 'class Plain { void plain() { } }');
    await start();
    client.open(uri, PROGRAM);
    assert.equal((await client.done()).total, 2);
    assert.equal(await client.request('calvin/checkAll', undefined), null);
    assert.equal((await client.done()).total, 3);
    assert.deepEqual(client.events('start').slice(2), ['Job.run', 'Job.stop', 'Plain.plain']);
  });
});
