/**
 * The language server as it ships: a failure that depends on a monitor which the caller holds, or on two references to one object, says so;
 * the quick fix writes the `requires` with the right indentation, and the method verifies. Of an assertion in several parts the trace says
 * which fails.
 * Neighbours: `witness-fix.test.ts`; `test-fixtures/bad/locks/HeldByCaller.unsaid.java` for more of the messages.
 */
import assert from 'node:assert/strict';
import * as path from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { CodeAction, Range } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { TestClient } from './test-client';

const ROOT = path.join(__dirname, '..', '..', '..', '..');
const URI = 'file:///workspace/Bounds.java';
const PROGRAM = `class Bounds {
    /*@ guarded_by holder == tid */ private int low, high;
    /*@ global_invariant holder == null ==> low <= high */

    //@ modifies \\nothing
    synchronized void look() {
        int before = low;
        //@ assert before == low && low <= high
    }

    /*@ requires other != null */ synchronized void take(Bounds other) {
        int before = low;
        synchronized (other) { other.low = other.low - 1; }
        //@ assert low == before
    }
}
`;

describe('a failure that depends on what the caller does', () => {
  let client: TestClient;

  before(async () => {
    client = new TestClient(path.join(ROOT, 'server', 'bin', 'calvin-lsp.js'));
    await client.initialize();
    client.open(URI, PROGRAM);
    await client.done();
  });

  after(() => client.kill());

  it('says so', () => {
    assert.deepEqual(
      problems().map(({ code, message }) => [code, String(message).split('\n')[0]]),
      [
        [
          'assertion',
          '`before == low && low <= high` may not hold here. It fails only where the caller holds the monitor of `this` already; `requires this.holder != tid` would exclude that.',
        ],
        [
          'assertion',
          '`low == before` may not hold here. It fails only where `this` and `other` are the same object; `requires this != other` would exclude that.',
        ],
      ],
    );
  });

  it('names the part that fails', () => {
    const { trace } = problems()[0]!.data as { trace: readonly { action: string }[] };
    assert.match(trace.at(-1)!.action, /^goes wrong here: `low <= high` does not hold$/);
    assert.ok(trace.some(({ action }) => action === 'acquires the monitor of `this`, which it holds already'));
  });

  it('is mended by the quick fix', async () => {
    for (const wanted of ['Add `requires this.holder != tid`', 'Add `requires this != other`']) {
      const found = (await Promise.all(problems().map(({ range }) => actions(range)))).flat().find(({ title }) => title === wanted);
      assert.ok(found, wanted);
      const fixed = TextDocument.applyEdits(TextDocument.create(URI, 'java', 1, client.text(URI)), found.edit!.changes![URI]!);
      client.edit(URI, client.text(URI), fixed);
      await client.done();
    }
    assert.deepEqual(problems(), []);
    assert.match(client.text(URI), /\n {4}\/\/@ requires this\.holder != tid\n {4}\/\/@ modifies \\nothing\n/);
    assert.match(client.text(URI), /\n {4}\/\/@ requires this != other\n {4}\/\*@ requires other != null \*\/ synchronized/);
  });

  function problems() {
    return client.diagnostics(URI).filter(({ severity }) => severity === 1 || severity === 2);
  }

  async function actions(range: Range): Promise<readonly CodeAction[]> {
    return (await client.request('textDocument/codeAction', {
      textDocument: { uri: URI },
      range,
      context: { diagnostics: client.diagnostics(URI) },
    })) as readonly CodeAction[];
  }
});
