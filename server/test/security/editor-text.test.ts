/**
 * All that the language server says to the editor of a hostile folder (docs/security.md): diagnostics, related places, hovers, hints,
 * progress, messages and logs hold no control characters, none that turn the direction of writing, and no line that a name has forged. And
 * they name the mode of the check.
 * Neighbours: `every-output.test.ts` does the same with the command line; `lsp/test-client.ts` records what is said.
 */
import assert from 'node:assert/strict';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { pathToFileURL } from 'node:url';
import { diagnostic } from '../../src/diagnostics/diagnostic';
import { toProtocol } from '../../src/lsp/convert';
import { hoverText } from '../../src/lsp/hover-text';
import { codeBlock, markdown, withoutLinks } from '../../src/lsp/markdown';
import { temporaryFolder } from '../cli/temporary';
import type { CheckProgress } from '../../src/protocol/messages';
import { ROOT } from '../architecture/imports';
import { TestClient } from '../lsp/test-client';

// The client is compiled apart from the server and its tests.
const { statusText } = require(path.join(ROOT, 'client', 'out', 'status.js')) as {
  statusText(progress: CheckProgress): { readonly tooltip: string };
};
const FAKE_SERVER = path.join(__dirname, '..', 'lsp', 'fake-server.js');

const HOSTILE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060-\u206f\ufeff]/u;
const EVIL = '\u001b[2J\u009b1A\u202e\u2066\u061c\u200f\u0007\nFORGED: all verified\n';
const LINUX = { skip: process.platform === 'linux' ? false : 'names of files are texts elsewhere' };

/** Every text in a value, but the names of documents and what is written into them. */
function texts(value: unknown, key = ''): readonly string[] {
  if (typeof value === 'string') return ['uri', 'newText'].includes(key) ? [] : [value];
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => [...(Array.isArray(value) ? [] : [name]), ...texts(inner, name)])
    : [];
}

function harmless(value: unknown): void {
  for (const text of texts(value)) {
    assert.doesNotMatch(text, HOSTILE);
    assert.deepEqual(
      text.split('\n').filter((line) => line.startsWith('FORGED')),
      [],
      text,
    );
  }
}

const FILE = '/w/A.java';
const span = { file: FILE, start: 0, end: 5 };
const step = { thread: EVIL, action: EVIL, span, values: { [EVIL]: EVIL } };
const related = [{ message: EVIL, span }];

describe('the editor is told nothing that a hostile folder makes up', () => {
  it('in diagnostics, their related places and their steps', () => {
    const one = diagnostic('assertion', span, EVIL, related, [step]);
    for (const shown of [
      one,
      { ...one, execution: { kind: 'not-found' as const, message: EVIL, related } },
      { ...one, execution: { kind: 'confirmed' as const, steps: [step] } },
    ]) {
      for (const relatedShown of [true, false]) {
        const sent = toProtocol(
          { path: FILE, documentVersion: 1, diagnostics: [{ ...shown, outdated: false }], textOf: () => 'class A { }' } as never,
          (file) => file,
          relatedShown,
        );
        assert.equal(sent.length, 1);
        harmless(sent);
      }
    }
  });

  it('in hovers, code and messages', () => {
    const result = {
      name: EVIL,
      span,
      nameSpan: span,
      verdict: 'verified' as const,
      milliseconds: 1,
      diagnostics: [],
      environment: [EVIL],
      restsOn: [EVIL],
      unsound: EVIL,
    };
    const summary = { id: 'A.m', name: EVIL, path: FILE, span, nameSpan: span, key: 'k' };
    harmless(
      hoverText({
        kind: 'method',
        summary,
        result,
        outdated: undefined,
        grounds: [EVIL],
        mode: { integers: 'mathematical', check: 'annotated' },
        steps: [{ span, mover: 'B', reason: EVIL, outdated: false }],
      }),
    );
    harmless(hoverText({ kind: 'field', field: { name: EVIL, nameSpan: span, kind: 'plain' as const, discipline: [EVIL] } }));
    harmless([markdown(`a \`${EVIL}\` ${EVIL}`), codeBlock([EVIL]), withoutLinks(EVIL)]);
  });

  it('in what the server says of files with hostile names', LINUX, async (context) => {
    const folder = temporaryFolder(context, {
      [`d${EVIL}/Large${EVIL}.java`]: `class A { } //${' '.repeat(5 * 1024 * 1024)}`,
      [`Job${EVIL}.java`]: 'class Job { /*@ x */ int n; void run() { bogus; } }',
      'Crash.java': 'class C { }',
    });
    fs.writeFileSync(Buffer.concat([Buffer.from(`${folder}/B`), Buffer.from([0xff]), Buffer.from('\u001b[2J.java')]), 'class B { }');
    fs.mkdirSync(Buffer.concat([Buffer.from(`${folder}/p`), Buffer.from([0xc3])]));
    const client = await started(context, folder);
    await client.done();
    const said = client.received
      .filter(({ method }) => method === 'window/logMessage' || method === 'window/showMessage')
      .flatMap(({ params }) => texts(params));
    assert.ok(
      said.some((text) => text.includes('Large') && text.includes('larger than')),
      said.join('\n'),
    );
    assert.ok(
      said.some((text) => text.includes('B\\xff') && text.includes('is not UTF-8')),
      said.join('\n'),
    );
    assert.ok(
      said.some((text) => text.includes('p\\xc3') && text.includes('is not UTF-8')),
      said.join('\n'),
    );
    client.open(pathToFileURL(path.join(folder, 'Crash.java')).href, 'class C { /*@ x */ void CRASH() { } }');
    await client.until(
      () => client.received.some(({ method, params }) => method === 'calvin/progress' && (params as { phase: string }).phase === 'error'),
      'the fault',
    );
    for (const { method, params } of client.received) if (method !== 'test/checker') harmless(params);
  });
});

describe('the mode of the check', () => {
  it('is named by the status and by hovers, as the settings are', LINUX, async (context) => {
    const folder = temporaryFolder(context, { 'Job.java': 'class Job { /*@ x */ int n; void run() { } }' });
    const uri = pathToFileURL(path.join(folder, 'Job.java')).href;
    for (const [settings, sentences] of [
      [{}, [/never to overflow \(calvin\.integers: mathematical\)/, /only classes with a specification.*\(calvin\.check: annotated\)/]],
      [
        { integers: 'java', check: 'all' },
        [/wrap around as in Java \(calvin\.integers: java\)/, /all classes are checked \(calvin\.check: all\)/],
      ],
      [
        { javaChecks: 'interference' },
        [/never to overflow/, /Java's own checks are taken not to happen.*\(calvin\.javaChecks: interference\)/],
      ],
    ] as const) {
      const client = await started(context, folder, settings);
      client.open(uri, fs.readFileSync(path.join(folder, 'Job.java'), 'utf8'));
      await client.done();
      const { tooltip } = statusText(client.progress!);
      const hover = ((await client.hover(uri, 'run()', 1)) ?? '').replace(/[`\\]/g, '');
      for (const sentence of sentences) {
        assert.match(tooltip, sentence);
        assert.match(hover, sentence);
      }
    }
  });
});

async function started(context: TestContext, folder: string, settings: object = {}): Promise<TestClient> {
  const client = new TestClient(FAKE_SERVER, [], { folders: [pathToFileURL(folder).href], settings });
  context.after(() => client.kill());
  await client.initialize();
  return client;
}
