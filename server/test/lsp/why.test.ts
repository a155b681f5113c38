/**
 * "Why is this safe?" in the language server as it ships: the code action on a class without annotations, the annotations that its command
 * writes, with which the class verifies; the run of a class that is not safe; progress, and cancelling.
 * Neighbours: `why.ts` in `lsp/` does it; `infer/fixtures.test.ts` has what is inferred.
 */
import assert from 'node:assert/strict';
import * as path from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { ApplyWorkspaceEditParams, CodeAction, Range, TextDocumentEdit } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { WhyResult } from '../../src/protocol/messages';
import { TestClient } from './test-client';

const ROOT = path.join(__dirname, '..', '..', '..', '..');
const SAFE = 'file:///workspace/Gate.java';
const UNSAFE = 'file:///workspace/Racy.java';
const TWO = 'file:///workspace/Pair.java';
const LONG = 'file:///workspace/Long.java';
const GATE = `class Gate {
    private volatile boolean open;

    void open() {
        open = true;
    }

    void await() {
        while (!open) {
        }
        assert open;
    }
}
`;
const RACY = 'class Racy {\n    private int n;\n    void inc() { int old = n; n = old + 1; assert n == old + 1; }\n}\n';
const PAIR = `class Pair {
    private final Object l = new Object(); private boolean seen; private int n;
    void inc() { synchronized (l) { int old = n; n = old + 1; assert n == old + 1; } }
    void look() { seen = true; }
}
`;
const SLOW = `class Slow {
    private final int[] a = new int[3];
    private int i;
    synchronized void f(int v) { if (i < 2) { a[i] = v; i = i + 1; } else { a[2] = a[0] + a[1]; i = 0; } assert i <= 2; }
    synchronized int g() { assert i >= 0; return a[0] + i; }
}
`;
const EVERYWHERE: Range = { start: { line: 0, character: 0 }, end: { line: 0, character: 5 } };

describe('why is this safe?', () => {
  let client: TestClient;

  before(async () => {
    client = new TestClient(path.join(ROOT, 'server', 'bin', 'calvin-lsp.js'), [], {
      capabilities: {
        textDocument: { publishDiagnostics: { relatedInformation: true, versionSupport: true, dataSupport: true } },
        window: { workDoneProgress: true },
        workspace: { configuration: true, workspaceFolders: true, applyEdit: true, workspaceEdit: { documentChanges: true } },
      },
    });
    await client.initialize();
    client.open(SAFE, GATE);
    client.open(UNSAFE, RACY);
    await client.done();
  });

  after(() => client.kill());

  it('is asked of a class without annotations, and writes those that it verifies with', async () => {
    assert.deepEqual(await actions(SAFE, ['quickfix']), []);
    const [action, ...others] = await actions(SAFE);
    assert.equal(others.length, 0);
    assert.equal(action!.title, 'Why is this safe? (`Gate`)');
    const result = await ask(action!);
    assert.deepEqual(result, {
      entry: 'Gate',
      verdict: 'safe',
      modular: true,
      annotations: ['/*@ env_assumption \\old(open) ==> open */'],
      written: true,
    });
    const [{ edit }] = client.notifications<ApplyWorkspaceEditParams>('workspace/applyEdit') as [ApplyWorkspaceEditParams];
    const [{ textDocument, edits }] = edit.documentChanges as [TextDocumentEdit];
    assert.deepEqual(textDocument, { uri: SAFE, version: 1 });
    const changed = TextDocument.applyEdits(TextDocument.create(SAFE, 'java', 1, GATE), edits as never);
    assert.equal(changed, GATE.replace('    private', '    /*@ env_assumption \\old(open) ==> open */\n    private'));
    client.edit(SAFE, GATE, changed);
    const { verdicts, total } = await client.done();
    assert.deepEqual([verdicts.verified, total > 0], [total, true]);
    // What carries annotations is a matter of the ordinary check.
    assert.deepEqual(await actions(SAFE), []);
  });

  it('tells the run where it is not, and writes nothing', async () => {
    const [action] = await actions(UNSAFE);
    const result = await ask(action!);
    assert.deepEqual([result?.verdict, result?.written, result?.annotations], ['unsafe', false, []]);
    assert.match(result?.reason ?? '', /n == old \+ 1/);
    const shown = client.notifications<{ message: string }>('window/showMessage').at(-1)!;
    assert.match(shown.message, /^Racy is not safe: /);
    assert.match(client.notifications<{ message: string }>('window/logMessage').at(-1)!.message, /writes `n`/);
    assert.equal(client.notifications('workspace/applyEdit').length, 1);
  });

  it('writes in front of the declaration that is meant, where several share a line', async () => {
    client.open(TWO, PAIR);
    await client.done();
    const before = client.notifications('workspace/applyEdit').length;
    const result = await ask((await actions(TWO))[0]!);
    assert.deepEqual([result?.annotations, result?.written], [['/*@ guarded_by l.holder == tid */'], true]);
    const { edit } = client.notifications<ApplyWorkspaceEditParams>('workspace/applyEdit')[before]!;
    const [{ edits }] = edit.documentChanges as [TextDocumentEdit];
    const changed = TextDocument.applyEdits(TextDocument.create(TWO, 'java', 1, PAIR), edits as never);
    assert.equal(changed, PAIR.replace('private int n', '/*@ guarded_by l.holder == tid */ private int n'));
  });

  it('says what it is doing, and can be cancelled', async () => {
    client.open(LONG, SLOW);
    await client.done();
    const created = client.notifications<{ token: string }>('window/workDoneProgress/create').length;
    const asked = ask((await actions(LONG))[0]!);
    const { token } = await client.until(
      () => client.notifications<{ token: string }>('window/workDoneProgress/create')[created],
      'progress',
    );
    await client.until(
      () =>
        client
          .notifications<{ token: string; value: { kind: string } }>('$/progress')
          .find((one) => one.token === token && one.value.kind === 'report'),
      'a report',
    );
    client.notify('window/workDoneProgress/cancel', { token });
    assert.equal(await asked, null);
    const kinds = client
      .notifications<{ token: string; value: { kind: string } }>('$/progress')
      .filter((one) => one.token === token)
      .map((one) => one.value.kind);
    assert.deepEqual([kinds[0], kinds.at(-1)], ['begin', 'end']);
  });

  it('answers null to what it does not understand', async () => {
    for (const given of [[], [1], ['file:///workspace/None.java'], ['file:///workspace/None.java', { line: 0 }]])
      assert.equal(await client.request('workspace/executeCommand', { command: 'calvin.why', arguments: given }), null);
    assert.equal(await client.request('workspace/executeCommand', { command: 'calvin.other' }), null);
  });

  async function actions(uri: string, only?: readonly string[]): Promise<readonly CodeAction[]> {
    return (await client.request('textDocument/codeAction', {
      textDocument: { uri },
      range: EVERYWHERE,
      context: { diagnostics: [], ...(only && { only }) },
    })) as readonly CodeAction[];
  }

  async function ask(action: CodeAction): Promise<WhyResult | null> {
    return (await client.request('workspace/executeCommand', action.command)) as WhyResult | null;
  }
});
