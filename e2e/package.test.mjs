/**
 * The package holds all that it needs, and nothing else: its contents are listed here, and its server proves a program
 * from a folder in which there is nothing but what was in the package.
 * Neighbours: `zip.mjs`; `npm run package` makes what is tested; `workbench.test.mjs` opens it in an editor.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readZip } from './zip.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const vsix = join(here, '..', 'calvin.vsix');

const CONTENTS = [
  '[Content_Types].xml',
  'extension.vsixmanifest',
  'extension/LICENSE.txt',
  'extension/changelog.md',
  'extension/client/icon/calvin.png',
  'extension/client/languages/program.tmLanguage.json',
  'extension/client/languages/qed.language-configuration.json',
  'extension/client/languages/qed.tmLanguage.json',
  'extension/dist/THIRD-PARTY-NOTICES.txt',
  'extension/dist/calvin-java.wasm',
  'extension/dist/calvin-spec.wasm',
  'extension/dist/extension.js',
  'extension/dist/server.js',
  'extension/dist/web-tree-sitter.wasm',
  'extension/dist/z3-built.js',
  'extension/dist/z3-built.wasm',
  'extension/dist/z3-worker.js',
  'extension/docs/calvin-in-vscode.png',
  'extension/package.json',
  'extension/readme.md',
];

describe('the package', () => {
  let folder;
  let files;

  before(() => {
    assert.ok(existsSync(vsix), 'calvin.vsix is missing: run npm run package.');
    files = readZip(vsix);
    folder = mkdtempSync(join(tmpdir(), 'calvin-package-'));
    for (const [name, contents] of files) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), contents);
    }
  });

  after(() => rmSync(folder, { recursive: true, force: true }));

  it('holds these files, the library specifications and the documentation', () => {
    const isText = (name) => /^extension\/(dist\/library\/.*\.java|docs\/.*\.md)$/.test(name);
    assert.deepEqual([...files.keys()].filter((name) => !isText(name)).sort(), [...CONTENTS].sort());
    assert.ok(files.has('extension/dist/library/java/lang/Object.java'));
  });

  it('is no larger than it must be', () => {
    assert.ok(statSync(vsix).size < 10_000_000, `${statSync(vsix).size} bytes`);
  });

  it('proves a program, and finds its fault, with nothing else around it', async () => {
    const program = readFileSync(join(here, 'workspace', 'Apprentice.java'), 'utf8');
    const server = new Server(join(folder, 'extension', 'dist', 'server.js'));
    try {
      server.send({ id: 1, method: 'initialize', params: { processId: process.pid, rootUri: null, capabilities: {} } });
      await server.until((message) => message.id === 1);
      server.send({ method: 'initialized', params: {} });
      const uri = pathToFileURL(join(folder, 'Apprentice.java')).href;
      server.send({ method: 'textDocument/didOpen', params: { textDocument: { uri, languageId: 'java', version: 1, text: program } } });
      const { verdicts, total } = (await server.until(isDone)).params;
      assert.equal(verdicts.verified, total, JSON.stringify(verdicts));
      const text = program.replace('job.start();', 'job.start();\n            job.objref = bogus;');
      server.send({ method: 'textDocument/didChange', params: { textDocument: { uri, version: 2 }, contentChanges: [{ text }] } });
      const done = await server.until((message) => isDone(message) && message.params.verdicts.failed === 1);
      assert.equal(done.params.verdicts.verified, total - 1);
      const published = server.messages.filter(({ method }) => method === 'textDocument/publishDiagnostics').at(-1).params;
      assert.deepEqual(
        published.diagnostics.filter(({ severity }) => severity <= 2).map(({ code }) => code),
        ['write-discipline'],
      );
      server.send({ id: 2, method: 'shutdown' });
      await server.until((message) => message.id === 2);
      server.send({ method: 'exit' });
      const [code] = await once(server.process, 'exit');
      assert.equal(code, 0);
    } finally {
      server.process.kill('SIGKILL');
    }
  });
});

function isDone({ method, params }) {
  return method === 'calvin/progress' && params.phase === 'done';
}

/** A server over stdio, and all that it said. */
class Server {
  messages = [];
  input = Buffer.alloc(0);
  errors = '';

  constructor(script) {
    this.process = spawn(process.execPath, [script, '--stdio'], { cwd: tmpdir(), env: { PATH: process.env.PATH } });
    this.process.stdout.on('data', (chunk) => this.read(chunk));
    this.process.stderr.on('data', (chunk) => (this.errors += chunk));
  }

  send(message) {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message });
    this.process.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  }

  async until(accept) {
    const deadline = Date.now() + 90_000;
    while (Date.now() < deadline) {
      const found = this.messages.find(accept);
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(
      `Waited in vain. Last messages:\n${this.messages
        .slice(-6)
        .map((message) => JSON.stringify(message))
        .join('\n')}\n${this.errors}`,
    );
  }

  read(chunk) {
    this.input = Buffer.concat([this.input, chunk]);
    for (;;) {
      const end = this.input.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = Number(/Content-Length: (\d+)/.exec(this.input.subarray(0, end).toString())[1]);
      if (this.input.length < end + 4 + length) return;
      this.messages.push(JSON.parse(this.input.subarray(end + 4, end + 4 + length).toString()));
      this.input = this.input.subarray(end + 4 + length);
    }
  }
}
