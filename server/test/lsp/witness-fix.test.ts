/**
 * The language server as it ships: a witness is missing, the quick fix writes it with the right indentation, and the method verifies; its
 * movers are shown.
 * Neighbours: `movers.test.ts` with the fake checker; `test-fixtures/bad/performs` for what is found where.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { CodeAction, InlayHint, Range } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { TestClient } from './test-client';

const ROOT = path.join(__dirname, '..', '..', '..', '..');
const PROGRAM = readFileSync(path.join(ROOT, 'test-fixtures', 'ok', 'performs', 'Steps.java'), 'utf8').replace(/\/\/-.*\n/, '');
const WITHOUT = PROGRAM.replace('                //@ witness B\n', '').replace(
  '            //@ witness A\n            return 0',
  '            return 0',
);
const URI = 'file:///workspace/Steps.java';

describe('a missing witness', () => {
  let client: TestClient;

  before(async () => {
    client = new TestClient(path.join(ROOT, 'server', 'bin', 'calvin-lsp.js'));
    await client.initialize();
    client.open(URI, WITHOUT);
    await client.done();
  });

  after(() => client.kill());

  it('is named', () => {
    assert.deepEqual(
      problems().map(({ code, message }) => [code, message]),
      [['witness-missing', '`Steps.reset` verifies with `//@ witness B` before `return 1;` and `//@ witness A` before `return 0;`']],
    );
  });

  it('is written by the quick fix, nowhere else than where it belongs, also after an edit above', async () => {
    assert.deepEqual(await actions({ start: { line: 0, character: 0 }, end: { line: 0, character: 3 } }), []);
    assert.deepEqual(await actions(problems()[0]!.range, ['refactor']), []);
    client.edit(URI, 'class Steps', '\n\nclass Steps');
    await client.done();
    const [action, ...others] = await actions(problems()[0]!.range);
    assert.equal(others.length, 0);
    assert.equal(action!.title, 'Insert the 2 missing witnesses');
    assert.equal(action!.diagnostics?.length, 1);
    const fixed = TextDocument.applyEdits(TextDocument.create(URI, 'java', 1, client.text(URI)), action!.edit!.changes![URI]!);
    assert.equal(fixed, PROGRAM.replace('class Steps', '\n\nclass Steps'));
    client.edit(URI, client.text(URI), fixed);
    const { verdicts, total } = await client.done();
    assert.equal(verdicts.verified, total);
    assert.deepEqual(problems(), []);
    assert.deepEqual(await actions({ start: { line: 0, character: 0 }, end: { line: 100, character: 0 } }), []);
  });

  it('leaves methods whose movers are shown', async () => {
    const line = client
      .text(URI)
      .split('\n')
      .findIndex((text) => text.includes('synchronized int next()'));
    const range = { start: { line, character: 0 }, end: { line, character: 0 } };
    const [hint] = (await client.request('textDocument/inlayHint', { textDocument: { uri: URI }, range })) as readonly InlayHint[];
    assert.equal(typeof hint!.label !== 'string' && hint!.label.map(({ value }) => value).join(''), 'R B B B L');
    // Under the monitor that guards what it changes, and without.
    assert.match((await client.hover(URI, 'next();', 1)) ?? '', /\*\*B\*\* \(Calvin\): both-mover: performs `Steps\.next`/);
    assert.match((await client.hover(URI, 'next();\n        //@ witness A', 1)) ?? '', /\*\*N\*\* \(Calvin\): .*: performs `Steps\.next`/);
  });

  function problems() {
    return client.diagnostics(URI).filter(({ severity }) => severity === 1 || severity === 2);
  }

  async function actions(range: Range, only?: readonly string[]): Promise<readonly CodeAction[]> {
    const context = { diagnostics: client.diagnostics(URI), ...(only && { only }) };
    return (await client.request('textDocument/codeAction', { textDocument: { uri: URI }, range, context })) as readonly CodeAction[];
  }
});
