/**
 * What is shown stands where it belongs, to the line and the column, also after edits that keep every offset: a line break in place of a
 * space, other line ends, other characters of the same length, and changes in the file that a related place lies in.
 * Neighbours: `server.test.ts` for edits that move offsets; `workspace/publish-gate.test.ts` for the gate itself.
 */
import assert from 'node:assert/strict';
import * as path from 'node:path';
import { afterEach, describe, it } from 'node:test';
import type { InlayHint, Range } from 'vscode-languageserver';
import { TestClient, type ClientOptions } from './test-client';

const SERVER = path.join(__dirname, 'fake-server.js');
const REAL_SERVER = path.join(__dirname, '..', '..', '..', 'bin', 'calvin-lsp.js');
const DECLARING = 'file:///workspace/Declaring.java';
const USING = 'file:///workspace/Using.java';
const DECLARATIONS = 'class Declaring { int a; /*@ guarded_by lock */ int objref; }\n';
const PROGRAM = 'class Using { int a; /*@ x */ int b; void run() { stepR(); bogus; } void stop() { } }\n';

let client: TestClient;

async function start(options: ClientOptions = {}, script = SERVER): Promise<void> {
  client = new TestClient(script, [], options);
  await client.initialize();
}

afterEach(() => client.kill());

/** The text that a range covers in the document as the client has it now. */
function covered(uri: string, range: Range): string {
  const starts = [0, ...[...client.text(uri).matchAll(/\r\n|\r|\n/g)].map((match) => match.index + match[0].length)];
  const offset = ({ line, character }: Range['start']): number => starts[line]! + character;
  return client.text(uri).slice(offset(range.start), offset(range.end));
}

/** What the diagnostics of a document, and the places in the same document that belong to them, cover. */
function shown(uri: string): readonly string[] {
  return client
    .diagnostics(uri)
    .flatMap(({ range, relatedInformation = [] }) => [{ uri, range }, ...relatedInformation.map(({ location }) => location)])
    .map((one) => covered(one.uri, one.range));
}

const AS_TOLD = ['bogus', '/*@ guarded_by lock */', 'bogus'];

async function bothOpen(program = PROGRAM, declarations = DECLARATIONS): Promise<void> {
  await start();
  client.open(DECLARING, declarations);
  client.open(USING, program);
  // On a busy machine the first document may be done before the second one comes.
  do await client.done();
  while (shown(USING).length === 0);
  assert.deepEqual(shown(USING), AS_TOLD);
}

describe('places', () => {
  for (const [what, from, to] of [
    ['a space becomes a line break', 'int b; void', 'int b;\nvoid'],
    ['a line break comes into the line of the diagnostic itself', 'stepR(); bogus', 'stepR();\nbogus'],
    ['a space becomes a lone carriage return', 'int b; void', 'int b;\rvoid'],
    ['a character becomes a line end of two', 'int b; void', 'int b;\r\nvoid'],
    ['two spaces become a line end of two', 'Using { int', 'Using {\r\nint'],
  ] as const) {
    it(`are new when ${what}`, async () => {
      await bothOpen(PROGRAM.replace('Using { int', 'Using {  int'));
      const before = client.diagnostics(USING)[0]!.range;
      client.edit(USING, from.replace('Using { int', 'Using {  int'), to);
      await client.done();
      assert.deepEqual(shown(USING), AS_TOLD);
      assert.equal(client.diagnostics(USING)[0]!.range.start.line, before.start.line + 1);
    });
  }

  it('are new when a line break becomes a space', async () => {
    await bothOpen(PROGRAM.replace('int b; void', 'int b;\nvoid'));
    client.edit(USING, 'int b;\nvoid', 'int b; void');
    await client.done();
    assert.deepEqual(shown(USING), AS_TOLD);
    assert.equal(client.diagnostics(USING)[0]!.range.start.line, 0);
  });

  it('in another file are new when only that one changes', async () => {
    await bothOpen();
    client.edit(DECLARING, 'int a; /*@', 'int a;\n/*@');
    await client.done();
    assert.deepEqual(shown(USING), AS_TOLD);
    assert.equal(client.diagnostics(USING)[0]!.relatedInformation![0]!.location.range.start.line, 1);
  });

  it('of an answer that is outdated move at once', async () => {
    await bothOpen();
    client.edit(USING, 'stop() { }', 'stop() { forever }');
    client.edit(USING, 'int b; void', 'int b;\nvoid');
    await client.until(() => client.diagnostics(USING)[0]?.range.start.line === 1, 'the diagnostic in its new line');
    assert.deepEqual(shown(USING), AS_TOLD);
  });

  it('of the analysis itself are new too', async () => {
    await start();
    client.open(USING, 'class Using { /*@ x */ int a; #\n}');
    await client.done();
    client.edit(USING, 'a; #', 'a;\n#');
    await client.done();
    assert.deepEqual(shown(USING), ['#']);
    assert.equal(client.diagnostics(USING)[0]!.range.start.line, 1);
  });

  it('of the environment assumptions are new too', async () => {
    await start();
    client.open(USING, 'class Using { int b; /*@ badEnv */ int b; void m() { } }');
    await client.done();
    client.edit(USING, 'b; /*@', 'b;\n/*@');
    await client.done();
    assert.deepEqual(shown(USING), ['badEnv']);
    assert.equal(client.diagnostics(USING)[0]!.range.start.line, 1);
  });

  for (const [what, from, to] of [
    ['LF to CRLF', '\n', '\r\n'],
    ['CRLF to LF', '\r\n', '\n'],
    ['LF to CR', '\n', '\r'],
    ['CR to CRLF', '\r', '\r\n'],
  ] as const) {
    it(`are right when all line ends change, ${what}`, async () => {
      const lines = PROGRAM.replaceAll('{ ', '{\n').replaceAll('; ', ';\n').replaceAll('\n', from);
      await bothOpen(lines);
      const before = client.diagnostics(USING)[0]!.range;
      client.notify('textDocument/didChange', {
        textDocument: { uri: USING, version: 2 },
        contentChanges: [{ text: lines.replaceAll(from, to) }],
      });
      await client.done();
      assert.deepEqual(client.diagnostics(USING)[0]!.range, before);
    });
  }

  it('are counted in UTF-16 code units, also when a pair becomes two others of the same length', async () => {
    await bothOpen(PROGRAM.replace('stepR();', '/* \u{1F600} */'));
    client.edit(USING, '\u{1F600}', '\u00e9\n');
    await client.done();
    assert.deepEqual(shown(USING), AS_TOLD);
    client.edit(USING, '\u00e9\n', '\u{1F601}');
    await client.done();
    assert.deepEqual(shown(USING), AS_TOLD);
  });
});

describe('what else stands at places', () => {
  it('is answered for the text as it is', async () => {
    await bothOpen();
    client.edit(USING, 'int b; void', 'int b;\nvoid');
    const range = { start: { line: 0, character: 0 }, end: { line: 9, character: 0 } };
    const hints = (await client.request('textDocument/inlayHint', { textDocument: { uri: USING }, range })) as readonly InlayHint[];
    assert.deepEqual(
      hints.map(({ position }) => position.line),
      [1],
    );
    const hover = (await client.request('textDocument/hover', { textDocument: { uri: USING }, position: { line: 1, character: 6 } })) as {
      range: Range;
    } | null;
    assert.equal(hover && covered(USING, hover.range), 'run');
  });

  it('is asked for again where only its line is another one', async () => {
    await start({ capabilities: { workspace: { inlayHint: { refreshSupport: true } } } });
    client.open(DECLARING, DECLARATIONS);
    client.open(USING, PROGRAM.replace('int b; void', 'int b;\nvoid'));
    await client.done();
    const refreshes = (): number => client.received.filter(({ method }) => method === 'workspace/inlayHint/refresh').length;
    const before = await client.until(() => refreshes(), 'the first refresh');
    client.edit(USING, 'Using { int', 'Using {\nint');
    await client.done();
    await client.until(() => refreshes() > before, 'another refresh');
  });
});

describe('the lines of a nowarn that a verdict rests on', () => {
  it('are those of now, in the hover over a method that was not proved again', async () => {
    await start({}, REAL_SERVER);
    client.open(
      USING,
      '/*@ thread_local */ class Using {\n  //@ ensures true\n  static int half(int n) {\n    return n / 0; //@ nowarn division-by-zero\n  }\n}\n',
    );
    await client.done();
    assert.match((await client.hover(USING, 'half', 1)) ?? '', /nowarn division-by-zero` in line 4/);
    client.edit(USING, '/*@ thread_local', '// a line more\n/*@ thread_local');
    await client.done();
    assert.match((await client.hover(USING, 'half', 1)) ?? '', /nowarn division-by-zero` in line 5/);
  });
});
