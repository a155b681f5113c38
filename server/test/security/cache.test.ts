/**
 * Whatever happens to the files of remembered values, the verdicts are those of a workspace that remembers nothing: files that are cut,
 * flipped, swapped, exchanged for others', huge, of another version, or no files at all; and values of another form under the right key.
 * Neighbours: `incremental/store.test.ts` for single files; `workspace/result-memo.ts` reads the values.
 */
import assert from 'node:assert/strict';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { describe, it } from 'node:test';
import { createMemoStore, type MemoStore } from '../../src/incremental/store';
import { Checking } from '../../src/workspace/checking';
import { ResultMemo } from '../../src/workspace/result-memo';
import { Places } from '../../src/workspace/relocate';
import { temporaryFolder } from '../cli/temporary';
import { fakeChecker } from '../workspace/fake-checker';

const method = (name: string, body: string): string => `  void ${name}() { ${body} }\n`;
const program = (wrong: readonly number[]): string =>
  `class A {\n  /*@ unwritable_by_env_if tid == main */ int x;\n${Array.from({ length: 8 }, (_, index) => method(`m${index}`, wrong.includes(index) ? 'bogus;' : `x = ${index};`)).join('')}}\n`;

/** What is shown of a program, and how often a method was proved. */
async function check(text: string, store: MemoStore): Promise<{ readonly shown: string; readonly proved: number }> {
  let proved = 0;
  const shown = new Map<string, unknown>();
  return new Promise((resolve, reject) => {
    const checking = new Checking(
      fakeChecker(({ event }) => void (proved += event === 'finish' ? 1 : 0)),
      store,
      { proof: 0 },
      () => ({ files: [{ path: 'A.java', text }], openVersions: new Map() }),
      {
        publish: (publication) => void shown.set(publication.path, publication.diagnostics),
        progress: ({ phase, verdicts }) => {
          if (phase === 'error') reject(new Error('the analysis failed'));
          if (phase !== 'done') return;
          checking.dispose();
          resolve({ shown: JSON.stringify([verdicts, [...shown]]), proved });
        },
        tellUser: (_, sentence) => reject(new Error(sentence)),
        log: (sentence) => reject(new Error(sentence)),
      },
    );
    checking.textsChanged('A.java');
  });
}

/** Numbers from a seed. */
function dice(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >>> 8) % limit;
  };
}

function spoil(file: string, others: readonly string[], below: (limit: number) => number): void {
  const content = fs.readFileSync(file);
  const other = others[below(others.length)]!;
  const remove = (): void => fs.rmSync(file, { recursive: true });
  switch (below(9)) {
    case 0:
      return fs.writeFileSync(file, content.subarray(0, below(content.length)));
    case 1:
      content[below(content.length)]! ^= 1 + below(255);
      return fs.writeFileSync(file, content);
    case 2:
      if (fs.lstatSync(other).isFile()) fs.copyFileSync(other, file);
      return;
    case 3:
      return fs.writeFileSync(file, Buffer.alloc(3_000_000, 'x'));
    case 4:
      remove();
      return fs.mkdirSync(file);
    case 5:
      remove();
      return fs.symlinkSync(other, file);
    case 6:
      return fs.writeFileSync(file, content.toString('utf8').replace('calvin-memo', 'calvin-memo-0'));
    case 7:
      return fs.writeFileSync(
        file,
        content.toString('utf8').replaceAll('failed', 'verified').replaceAll('"diagnostics":[', '"diagnosticz":['),
      );
    default:
      return fs.writeFileSync(file, '');
  }
}

describe('verdicts do not depend on what lies in the folder of remembered values', {
  skip: process.platform === 'win32' ? 'links need rights there' : false,
}, () => {
  it('whatever happened to its files', async (context) => {
    for (let seed = 1; seed <= 60; seed++) {
      const below = dice(seed);
      const folder = temporaryFolder(context, {});
      const text = program([below(8), below(8)]);
      const honest = await check(text, createMemoStore());
      await check(text, createMemoStore({ folder }));
      const remembered = await check(text, createMemoStore({ folder }));
      assert.deepEqual(remembered, { shown: honest.shown, proved: 0 }, 'untouched, all is remembered');
      const inside = path.join(folder, 'calvin-memo-2');
      const files = fs
        .readdirSync(inside)
        .filter((name) => name.endsWith('.memo'))
        .map((name) => path.join(inside, name));
      for (const file of files) if (fs.lstatSync(file).isFile() && below(3) > 0) spoil(file, files, below);
      assert.equal((await check(text, createMemoStore({ folder }))).shown, honest.shown, `seed ${seed}`);
    }
  });

  it('nor on values of another form', () => {
    const analysis = { files: [{ path: 'A.java', text: 'class A { void m() { } }' }], methods: [], fields: new Map() };
    const span = { file: 'A.java', start: 10, end: 22 };
    const summary = { id: 'A.m', name: 'A.m', path: 'A.java', span, nameSpan: span, key: 'k' };
    const right = {
      name: 'A.m',
      span,
      nameSpan: span,
      verdict: 'verified',
      milliseconds: 1,
      diagnostics: [],
      environment: [],
      restsOn: [],
    };
    const anchors = [
      { kind: 'method-itself', offset: 0 },
      { kind: 'method-itself', offset: 0 },
    ];
    const recall = (value: unknown) =>
      new ResultMemo({ get: () => value, set: () => undefined, statistics: { memoryHits: 0, diskHits: 0, misses: 0 } }).recall(
        'k',
        summary,
        new Places(analysis),
      );
    assert.equal(recall({ result: right, anchors })?.verdict, 'verified');
    for (const wrong of [
      null,
      7,
      'verified',
      [],
      {},
      { result: right },
      { result: null, anchors },
      { result: {}, anchors },
      { result: right, anchors: [] },
      { result: right, anchors: [null, 3] },
      { result: { ...right, diagnostics: null }, anchors },
      { result: { ...right, diagnostics: [{}] }, anchors },
      { result: { ...right, verdict: 'proved' }, anchors },
      { result: { ...right, restsOn: 7 }, anchors },
      { result: { ...right, environment: [7] }, anchors },
      { result: { ...right, verdict: 'unknown' }, anchors },
      { result: { ...right, name: {} }, anchors },
      { result: right, anchors: [{ kind: 'name' }, { kind: 'elsewhere' }] },
      { result: { ...right, movers: [{}] }, anchors },
    ])
      assert.equal(recall(wrong), undefined, JSON.stringify(wrong));
  });
});
