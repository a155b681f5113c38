/**
 * The language server as it ships, with parsers and prover: the Apprentice program (calvin-tcs, section 7.1) is proved, the line that
 * the paper plants is found while it is typed, and only what changed is proved again.
 * Neighbours: `server.test.ts` covers the server itself with a checker that obeys.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { PROGRESS_NOTIFICATION, type CheckProgress } from '../../src/protocol/messages';
import { TestClient } from './test-client';

const ROOT = path.join(__dirname, '..', '..', '..', '..');
const PROGRAM = readFileSync(path.join(ROOT, 'e2e', 'workspace', 'Apprentice.java'), 'utf8');
const URI = 'file:///workspace/Apprentice.java';
const BOGUS = 'job.objref = bogus;';

describe('the language server with its prover', () => {
  let client: TestClient;

  before(async () => {
    client = new TestClient(path.join(ROOT, 'server', 'bin', 'calvin-lsp.js'));
    await client.initialize();
    client.open(URI, PROGRAM);
  });

  after(() => client.kill());

  it('verifies the Apprentice program', async () => {
    const { verdicts, total } = await client.done();
    assert.equal(verdicts.verified, total, JSON.stringify(client.diagnostics(URI)));
    assert.deepEqual(problems(), []);
  });

  it('shows the derived environment assumption over a method and the discipline over a field', async () => {
    const method = (await client.hover(URI, 'run()', 1)) ?? '';
    assert.match(method, /Job\.run\*\* \(Calvin\): verified/);
    assert.match(method, /counter/);
    assert.match((await client.hover(URI, 'objref;', 1)) ?? '', /unwritable_by_env_if tid == main \|\| objref != null/);
  });

  it('goes to definitions of the workspace and of the library', async () => {
    const start = await client.definition(URI, 'job.start();', 4);
    assert.ok(start !== null && start.uri.endsWith('/library/java/lang/Thread.java'), JSON.stringify(start));
    const stub = readFileSync(new URL(start.uri), 'utf8').split('\n')[start.range.start.line]!;
    assert.equal(stub.slice(start.range.start.character, start.range.end.character), 'start');
    const job = await client.definition(URI, 'job.start();', 1);
    assert.ok(job !== null && job.uri === URI, JSON.stringify(job));
    const lines = client.text(URI).split('\n');
    assert.match(lines[job.range.start.line]!.slice(job.range.start.character), /^job\b/);
    assert.equal(await client.definition(URI, 'class Job', 1), null);
  });

  it('finds the planted line, with the violated declaration and the steps', async () => {
    client.edit(URI, 'job.start();', `job.start();\n            ${BOGUS}`);
    const { verdicts, total } = await client.done();
    assert.equal(verdicts.failed, 1);
    assert.equal(verdicts.verified, total - 1);
    assert.deepEqual(problems(), ['write-discipline']);
    const problem = client.diagnostics(URI).find(({ code }) => code === 'write-discipline')!;
    const lines = client.text(URI).split('\n');
    assert.ok(lines[problem.range.start.line]!.includes(BOGUS));
    const declaration = problem.relatedInformation?.find(({ location }) =>
      lines[location.range.start.line]!.includes('unwritable_by_env_if tid == main'),
    );
    assert.ok(declaration, JSON.stringify(problem.relatedInformation));
  });

  it('takes it back when the line is deleted, without proving anything again', async () => {
    client.edit(URI, `\n            ${BOGUS}`, '');
    const { verdicts, total, version } = await client.done();
    assert.equal(verdicts.verified, total);
    assert.deepEqual(problems(), []);
    const first = client
      .notifications<CheckProgress>(PROGRESS_NOTIFICATION)
      .find((progress) => progress.version === version && progress.phase !== 'analysing');
    assert.equal(first?.done, total, 'both verdicts were known at once');
  });

  it('survives half a line, half a specification, and garbage', async () => {
    for (const [from, to] of [
      ['job.start();', 'job.st'],
      ['job.st', 'job.start();'],
      ['objref != null */', 'objref !='],
      ['objref !=', 'objref != null */'],
      ['class Job', '\u0000\uD800 class Job'],
    ] as const) {
      client.edit(URI, from, to);
      await client.done();
    }
    assert.equal(client.notifications('window/showMessage').length, 0, JSON.stringify(client.notifications('window/logMessage')));
    assert.equal(await client.shutdown(), 0);
  });

  function problems(): readonly unknown[] {
    return client
      .diagnostics(URI)
      .filter(({ severity }) => severity === 1 || severity === 2)
      .map(({ code }) => code);
  }
});
