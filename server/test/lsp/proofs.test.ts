/**
 * Proof scripts in the editor, with parsers and prover: errors while typing, steps forward and back, what an edit takes back, the program
 * beside the script, and its movers.
 * Neighbours: `test-client.ts`; `server/test/qed` has what the tactics do.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { pathToFileURL } from 'node:url';
import { after, before, describe, it } from 'node:test';
import {
  PROOF_MOVERS_REQUEST,
  PROOF_PROGRAM_REQUEST,
  PROOF_STATE_NOTIFICATION,
  PROOF_STEP_REQUEST,
  PROOF_SUGGEST_COMMAND,
  type ProofMovers,
  type ProofProgram,
  type ProofState,
  type ProofStep,
  type ProofSuggestion,
} from '../../src/protocol/messages';
import type { ApplyWorkspaceEditParams, CompletionItem, TextDocumentEdit, TextEdit } from 'vscode-languageserver';
import { TestClient } from './test-client';

const ROOT = path.join(__dirname, '..', '..', '..', '..');
const FIXTURES = path.join(ROOT, 'test-fixtures', 'qed', 'increment');
const JAVA = readFileSync(path.join(FIXTURES, 'Counter.java'), 'utf8');
const SCRIPT = readFileSync(path.join(FIXTURES, 'Counter.qed'), 'utf8');

describe('a proof script in the editor', () => {
  let folder: string;
  let client: TestClient;
  let uri: string;

  before(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'calvin-proofs-'));
    writeFileSync(path.join(folder, 'Counter.java'), JAVA);
    uri = pathToFileURL(path.join(folder, 'Counter.qed')).href;
    client = new TestClient(path.join(ROOT, 'server', 'bin', 'calvin-lsp.js'), [], {
      capabilities: {
        textDocument: { publishDiagnostics: { relatedInformation: true, versionSupport: true } },
        workspace: { configuration: true, workspaceFolders: true, applyEdit: true },
      },
    });
    await client.initialize();
    client.open(uri, SCRIPT);
  });

  after(() => {
    client.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  const step = async (to: ProofStep['to']): Promise<ProofState> => (await client.request(PROOF_STEP_REQUEST, { uri, to })) as ProofState;
  const program = async (): Promise<ProofProgram> => (await client.request(PROOF_PROGRAM_REQUEST, { uri })) as ProofProgram;
  const verdicts = (state: ProofState): readonly string[] => state.steps.map((one) => `${one.tactic}: ${one.verdict}`);
  /** `line: message`, from 1. */
  const problems = (): readonly string[] =>
    client
      .diagnostics(uri)
      .map(({ range, message }) => `${range.start.line + 1}: ${typeof message === 'string' ? message : message.value}`);
  const problemsOnce = (pattern: RegExp): Promise<true> =>
    client.until(() => problems().some((one) => pattern.test(one)) || undefined, `a problem ${pattern.source}`).then(() => true as const);

  it('has no problems before anything is run, and nothing is run', async () => {
    await client.until(() => client.publications(uri).length > 0, 'a first publication');
    assert.deepEqual(problems(), []);
    assert.deepEqual(client.notifications(PROOF_STATE_NOTIFICATION), []);
    const { at, text, changed } = await program();
    assert.equal(at, 0);
    assert.match(text, /acquires the monitor of `lock`/);
    assert.deepEqual(changed, []);
  });

  it('is stepped forward: the program changes, and what changed is said', async () => {
    const state = await step('forward');
    assert.equal(state.at, 1);
    assert.equal(state.total, 5);
    assert.deepEqual(verdicts(state), ['mutex: ok']);
    const { at, text, changed } = await program();
    assert.equal(at, 1);
    const lines = text.split('\n');
    assert.ok(changed.length > 0);
    assert.ok(
      changed.some((line) => /this\.lock\.holder = tid \?/.test(lines[line]!)),
      changed.map((line) => lines[line]).join('\n'),
    );
    assert.ok(!changed.includes(lines.findIndex((line) => line.includes("<t' = t + 1>"))));
  });

  it('shows which actions are movers', async () => {
    const { at, actions } = (await client.request(PROOF_MOVERS_REQUEST, { uri })) as ProofMovers;
    assert.equal(at, 1);
    const lines = (await program()).text.split('\n');
    const moverOf = (pattern: RegExp): string | undefined => actions.find(({ line }) => pattern.test(lines[line]!))?.mover;
    assert.equal(moverOf(/acquires the monitor/), 'R');
    assert.equal(moverOf(/releases the monitor/), 'L');
    assert.equal(moverOf(/writes `x`/), 'B');
    assert.match(actions.find(({ mover }) => mover === 'L')!.reasons.join(), /no right mover/);
  });

  it('is run to its end and proved', async () => {
    const state = await step('end');
    assert.deepEqual(verdicts(state), ['mutex: ok', 'reduce: ok', 'check: ok', 'annot post: ok', 'check: ok']);
    assert.equal(state.verdict, 'proved');
    assert.ok(state.assumptions.length > 0);
    const reported = client.notifications<ProofState>(PROOF_STATE_NOTIFICATION).map((one) => one.at);
    assert.deepEqual([...new Set(reported)], [1, 2, 3, 4, 5]);
    assert.deepEqual(problems(), []);
  });

  it('goes back without forgetting, and to the cursor', async () => {
    const back = await step('back');
    assert.equal(back.at, 4);
    assert.equal(back.verdict, undefined);
    const there = await step({ line: 1, character: 3 });
    assert.deepEqual([there.at, verdicts(there)], [1, ['mutex: ok']]);
    assert.equal((await step('start')).at, 0);
    const end = await step('end');
    assert.equal(end.verdict, 'proved');
  });

  it('takes back what stands behind an edit, and no more', async () => {
    assert.equal((await step('end')).verdict, 'proved');
    client.edit(uri, 'old(x) + 1', 'old(x) + 2');
    const taken = await client.until(
      () => client.notifications<ProofState>(PROOF_STATE_NOTIFICATION).at(-1)?.at === 3 && 'so',
      'steps that are taken back',
    );
    assert.equal(taken, 'so');
    const state = await step('end');
    assert.deepEqual(verdicts(state), ['mutex: ok', 'reduce: ok', 'check: ok', 'annot post: ok', 'check: failed']);
    assert.equal(state.at, 4);
    assert.equal(state.verdict, undefined);
    await problemsOnce(/^6: check: failed/);
    client.edit(uri, 'old(x) + 2', 'old(x) + 1');
    assert.equal((await step('end')).verdict, 'proved');
    assert.deepEqual(problems(), []);
  });

  it('runs a tactic again of which a line break has become a part of a comment', async () => {
    client.edit(uri, 'inc: x == \\old(x) + 1;', 'inc: x == \\old(x) // so far\n + 1\n + 0;');
    assert.equal((await step('end')).verdict, 'proved');
    client.edit(uri, 'so far\n', 'so far ');
    const state = await step('end');
    assert.deepEqual(verdicts(state).at(-1), 'check: failed');
    client.edit(uri, 'inc: x == \\old(x) // so far  + 1\n + 0;', 'inc: x == \\old(x) + 1;');
    assert.equal((await step('end')).verdict, 'proved');
  });

  it('says what is wrong while it is typed, at its place, and runs what stands before', async () => {
    client.edit(uri, 'check inc;\nannot', 'check dec;\nchek;\nabstract read nothing at inc.read(x);\nreduce stmt\nannot');
    await problemsOnce(/^4: there is no method `dec` here/);
    await problemsOnce(/^5: `chek` is no tactic/);
    await problemsOnce(/^6: nothing is called `nothing` here/);
    await problemsOnce(/^8: expected `;`, not/);
    const state = await step('end');
    assert.deepEqual(verdicts(state), ['mutex: ok', 'reduce: ok', 'check: failed']);
    assert.equal(problems().filter((one) => one.startsWith('4:')).length, 1, problems().join('\n'));
    client.edit(uri, 'check dec;\nchek;\nabstract read nothing at inc.read(x);\nreduce stmt\n', 'check inc;\n');
    assert.equal((await step('end')).verdict, 'proved');
  });

  it('names the places of both statements where a tactic is refused', async () => {
    client.edit(uri, 'mutex lock.holder != null : x;', 'reduce;');
    const state = await step('end');
    assert.deepEqual(verdicts(state), ['reduce: ok', 'reduce: failed']);
    await problemsOnce(/^3: reduce: failed: nothing could be put together/);
    const [hint, error] = client.diagnostics(uri);
    assert.deepEqual([hint!.severity, error!.severity], [4, 1]);
    for (const one of [hint!, error!])
      assert.deepEqual(
        one.relatedInformation?.map(({ message, location }) => `${path.basename(location.uri)}: ${message}`),
        ['Counter.java: the action', 'Counter.java: the action of the other thread'],
      );
    client.edit(uri, 'reduce;', 'mutex lock.holder != null : x;');
  });

  /** The labels that are offered at the end of what is written in front of a place. */
  const offered = async (written: string): Promise<readonly string[]> => {
    client.edit(uri, 'annot post', `${written}\nannot post`);
    const text = client.text(uri);
    const lines = text.slice(0, text.indexOf(`${written}\nannot post`) + written.length).split('\n');
    const position = { line: lines.length - 1, character: lines.at(-1)!.length };
    const items = (await client.request('textDocument/completion', { textDocument: { uri }, position })) as readonly CompletionItem[];
    client.edit(uri, `${written}\nannot post`, 'annot post');
    return items.map(({ label }) => label);
  };

  it('completes tactics, methods, statements and variables of the program as it stands there', async () => {
    assert.ok((await offered('')).includes('reduce loop'));
    assert.deepEqual(await offered('annot '), ['pre', 'post', 'mover', 'inv']);
    assert.deepEqual(await offered('reduce '), ['stmt', 'loop', 'proc', 'inc']);
    assert.deepEqual(await offered('annot mover inc: '), ['left', 'right', 'both', 'none']);
    await step('start');
    const before = await offered('abstract read x at ');
    for (const one of ['inc.read(x)', 'inc.write(x)', 'inc.acquire', 'inc.release', 'inc.read(t)#1', 'inc.read(t)#2'])
      assert.ok(before.includes(one), `${one} is not among ${before.join(', ')}`);
    assert.deepEqual(await offered('hoist '), []);
    await step('end');
    const after = await offered('abstract read x at inc.re');
    assert.ok(after.includes('inc.read(x)') && !after.includes('inc.read(t)#1'), 'the method is one action by then');
    assert.ok((await offered('mutex lock.')).includes('x'));
    const words = await offered('assert ');
    for (const one of ['x', 'lock', 't', 'tid', '\\old']) assert.ok(words.includes(one), one);
    assert.deepEqual(await offered('// red'), []);
  });

  it('says over a tactic what it does and what is checked', async () => {
    const said = (await client.hover(uri, 'mutex', 2)) ?? '';
    assert.match(said, /whoever made P true may use x and y/);
    assert.match(said, /Checked: the invariant/);
    assert.equal(await client.hover(uri, 'holder', 2), undefined);
  });

  it('begins anew where the Java file is another one', async () => {
    assert.equal((await step('end')).verdict, 'proved');
    const java = pathToFileURL(path.join(folder, 'Counter.java')).href;
    client.open(java, JAVA);
    await client.done();
    client.edit(java, 'synchronized (lock)', 'synchronized (this)');
    await client.until(() => client.notifications<ProofState>(PROOF_STATE_NOTIFICATION).at(-1)?.at === 0 && 'so', 'the beginning');
    assert.notEqual((await step('end')).verdict, 'proved');
    client.edit(java, 'synchronized (this)', 'synchronized (lock)');
    assert.equal((await step('end')).verdict, 'proved');
  });

  it('a link beside a script is no Java file, whatever it leads to', { skip: process.platform === 'win32' }, async () => {
    const elsewhere = mkdtempSync(path.join(tmpdir(), 'calvin-elsewhere-'));
    writeFileSync(path.join(elsewhere, 'Other.java'), JAVA.replaceAll('Counter', 'Linked'));
    symlinkSync(path.join(elsewhere, 'Other.java'), path.join(folder, 'Linked.java'));
    const linked = pathToFileURL(path.join(folder, 'Linked.qed')).href;
    client.open(linked, 'proof of Linked;\nreduce;\nchek;');
    const said = await client.until(() => client.diagnostics(linked).length === 2 && client.diagnostics(linked), 'two problems');
    assert.match(JSON.stringify(said), /There is no Java file that this script could be about.*`chek` is no tactic/);
    assert.equal(await client.request(PROOF_STEP_REQUEST, { uri: linked, to: 'end' }), null);
    client.close(linked);
    rmSync(elsewhere, { recursive: true, force: true });
  });

  it('is stopped by a step back and by an edit, and goes on from what was run', async () => {
    for (const name of ['Cas.java', 'Cas.qed']) writeFileSync(path.join(folder, name), readFileSync(path.join(FIXTURES, name)));
    const cas = pathToFileURL(path.join(folder, 'Cas.qed')).href;
    client.open(cas, readFileSync(path.join(FIXTURES, 'Cas.qed'), 'utf8'));
    const go = async (to: ProofStep['to']): Promise<ProofState> =>
      (await client.request(PROOF_STEP_REQUEST, { uri: cas, to })) as ProofState;
    const reported = (): ProofState | undefined =>
      client.notifications<ProofState>(PROOF_STATE_NOTIFICATION).findLast((one) => one.uri === cas);
    const [first, back] = [go('end'), client.until(() => (reported()?.at ?? 0) >= 2, 'two steps').then(() => go('back'))];
    const [stopped, there] = await Promise.all([first, back]);
    assert.ok(there.at >= 2 && there.at < there.total, `${there.at} of ${there.total}`);
    assert.equal(stopped.verdict, undefined);
    const [run] = [go('end'), client.edit(cas, 'proof of Cas;', 'proof of Cas; // by compare-and-set')];
    assert.equal((await run).at, 0, 'every tactic stands in another place');
    // Of keys that are pressed faster than tactics are run none is lost.
    const [, , third] = await Promise.all([go('forward'), go('forward'), go('forward')]);
    assert.equal(third.at, 3);
    client.close(cas);
  });

  it('is told no line and no command by the name of a file', { skip: process.platform !== 'linux' }, async () => {
    const name = 'Bad\nFORGED: proved\u001b[2J\u202e';
    writeFileSync(path.join(folder, `${name}.java`), 'class Bad { void m( }');
    const bad = pathToFileURL(path.join(folder, `${name}.qed`)).href;
    client.open(bad, 'check;');
    const [said] = await client.until(() => client.diagnostics(bad).length > 0 && client.diagnostics(bad), 'a problem');
    assert.match(String(said!.message), /has errors/);
    assert.doesNotMatch(String(said!.message), /^FORGED|[\u001b\u202e]/m);
    assert.equal(said!.relatedInformation?.length, 1);
    client.close(bad);
  });

  it('suggests the next tactics, which are run like those of the user', async () => {
    const other = pathToFileURL(path.join(folder, 'Counter.other.qed')).href;
    client.open(other, 'proof of Counter;\nannot post inc: x == \\old(x) + 1;\n');
    const ask = async (): Promise<ProofSuggestion> =>
      (await client.request('workspace/executeCommand', { command: PROOF_SUGGEST_COMMAND, arguments: [other] })) as ProofSuggestion;
    const go = async (): Promise<ProofState> => (await client.request(PROOF_STEP_REQUEST, { uri: other, to: 'end' })) as ProofState;
    const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
    const actions = await client.request('textDocument/codeAction', { textDocument: { uri: other }, range, context: { diagnostics: [] } });
    assert.match(JSON.stringify(actions), /Suggest the next tactic/);
    assert.equal((await go()).at, 1);
    const first = await ask();
    assert.deepEqual(first, { tactics: ['reduce;', 'check;'], written: true });
    assert.equal((await go()).at, 1, 'the client has not written it yet');
    const edit = client.notifications<ApplyWorkspaceEditParams>('workspace/applyEdit').at(-1)!.edit.documentChanges![0] as TextDocumentEdit;
    const [inserted] = edit.edits as readonly TextEdit[];
    const place = { line: 1, character: 33 };
    assert.deepEqual(inserted, { range: { start: place, end: place }, newText: '\nreduce;\ncheck;' });
    client.edit(other, '+ 1;', `+ 1;${inserted.newText}`);
    assert.equal((await go()).at, 3);
    const second = await ask();
    assert.deepEqual(second.tactics, ['mutex lock.holder != null : x;', 'reduce;', 'check;']);
    client.edit(other, 'check;', `check;\n${second.tactics.join('\n')}`);
    assert.equal((await go()).verdict, 'proved');
    assert.deepEqual(await ask(), { tactics: [], written: false });
    client.close(other);
  });

  it('answers nothing about what is no script, and ends with its document', async () => {
    for (const asked of [{ uri: 'file:///nowhere.qed', to: 'end' }, { uri, to: 7 }, { uri: 3 }, null])
      assert.equal(await client.request(PROOF_STEP_REQUEST, asked), null);
    client.close(uri);
    assert.equal(await client.request(PROOF_PROGRAM_REQUEST, { uri }), null);
    assert.equal(await client.shutdown(), 0);
  });
});
