/**
 * Movers in the editor: the letters at the ends of lines, hovers over steps, the setting, and where they are while the text changes.
 * Neighbours: `session.test.ts` for other hovers; `witness-fix.test.ts` for what the real checker says.
 */
import assert from 'node:assert/strict';
import * as path from 'node:path';
import { afterEach, describe, it } from 'node:test';
import type { InlayHint } from 'vscode-languageserver';
import { TestClient, type ClientOptions } from './test-client';

const SERVER = path.join(__dirname, 'fake-server.js');
const URI = 'file:///workspace/Job.java';
const PROGRAM = `class Job {
  /*@ guarded_by lock */ int count;
  void run() {
    stepR(); stepB();
    quiet();
    stepL();   
  }
}
`;
const EVERYTHING = { start: { line: 0, character: 0 }, end: { line: 100, character: 0 } };

let client: TestClient;

async function start(options: ClientOptions = {}): Promise<void> {
  client = new TestClient(SERVER, [], options);
  await client.initialize();
  client.open(URI, PROGRAM);
  await client.done();
}

/** `line:character letters`. */
async function hints(range = EVERYTHING): Promise<readonly string[]> {
  const found = (await client.request('textDocument/inlayHint', { textDocument: { uri: URI }, range })) as readonly InlayHint[] | null;
  return (found ?? []).map(
    ({ position, label }) =>
      `${position.line}:${position.character} ${typeof label === 'string' ? label : label.map(({ value }) => value).join('')}`,
  );
}

afterEach(() => client.kill());

describe('movers', () => {
  it('stand at the ends of their lines, with the reason of each', async () => {
    await start();
    assert.deepEqual(await hints(), ['3:21 R B', '5:12 L']);
    assert.deepEqual(await hints({ ...EVERYTHING, start: { line: 4, character: 0 } }), ['5:12 L']);
    const [first] = (await client.request('textDocument/inlayHint', {
      textDocument: { uri: URI },
      range: EVERYTHING,
    })) as readonly InlayHint[];
    assert.deepEqual(typeof first!.label !== 'string' && first!.label.map(({ tooltip }) => (tooltip as { value: string }).value), [
      'is R as told',
      'is B as told',
    ]);
  });

  it('are told over a step', async () => {
    await start();
    assert.equal(await client.hover(URI, 'stepL', 2), '**L** (Calvin): is L as told');
    assert.equal(await client.hover(URI, 'quiet', 2), undefined);
  });

  it('move with the text at once, and go where it was changed', async () => {
    await start();
    client.edit(URI, 'quiet();', 'forever();\n\n    quiet();');
    assert.deepEqual(await hints(), ['3:21 R B', '7:12 L']);
    assert.match((await client.hover(URI, 'stepL', 2)) ?? '', /before the last change/);
    assert.deepEqual(await hints(), ['3:21 R B', '7:12 L'], 'the analysis has been run by the hover');
    client.edit(URI, 'stepL', 'stopL');
    assert.deepEqual(await hints(), ['3:21 R B']);
    client.edit(URI, 'forever();', '');
    await client.done();
    assert.deepEqual(await hints(), ['3:21 R B']);
  });

  it('come back from memory at the places of now', async () => {
    await start();
    client.edit(URI, 'class Job', '\n\nclass Job');
    await client.done();
    assert.equal(client.events('start').length, 1);
    assert.deepEqual(await hints(), ['5:21 R B', '7:12 L']);
  });

  it('are not shown where the setting says so, but told', async () => {
    await start({ settings: { movers: 'off' } });
    assert.deepEqual(await hints(), []);
    assert.match((await client.hover(URI, 'stepL', 2)) ?? '', /is L as told/);
  });

  it('are asked for again by a client that can when they are known', async () => {
    await start({ capabilities: { workspace: { inlayHint: { refreshSupport: true } } } });
    const refreshes = (): number => client.received.filter(({ method }) => method === 'workspace/inlayHint/refresh').length;
    await client.until(() => refreshes() >= 1, 'the first refresh');
    client.edit(URI, 'class Job', 'class  Job');
    await client.done();
    await client.until(() => refreshes() > 1, 'a second refresh');
  });
});
