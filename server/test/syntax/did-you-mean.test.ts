/**
 * Misspelled words of specifications are answered with the word that was meant, and nothing is said that is only a consequence.
 * Neighbours: `syntax/spec-failure.ts`, `base/nearest.ts`, `verify/hints.ts`.
 */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { initParsers } from '../../src/syntax/parse';
import { analyse } from '../../src/verify/pipeline';

before(async () => {
  await initParsers();
});

function said(clause: string): readonly string[] {
  const text = `class A {\n    private int n;\n    ${clause} private int m;\n    void set() { m = 1; }\n}\n`;
  return analyse([{ path: 'A.java', text }], { checkAll: false })
    .diagnostics.get('A.java')!
    .map((one) => `${one.code}: ${one.message}`);
}

const MEANT: Readonly<Record<string, string>> = {
  'guardedby holder == tid': '`guarded_by`',
  'writeable_if holder == tid': '`writable_if`',
  'elem_guarded_by holder == tid': '`elems_guarded_by`',
  'guarded_by old(n) == 1': '`\\old`',
  'guarded_by \\oldd(n) == 1': '`\\old`',
  'guarded_by n => 0': '`==>` (implies) or `>=` (at least)',
  'guarded_by (forall int i; i == n)': '`\\forall`',
  'guarded_by holdr == tid': '`holder`',
};

for (const [clause, meant] of Object.entries(MEANT)) {
  test(`\`${clause}\` is answered with ${meant}, once`, () => {
    const all = said(`/*@ ${clause} */`);
    assert.equal(all.length, 1, all.join('\n'));
    assert.ok(all[0]!.includes(`Did you mean ${meant}?`), all[0]);
  });
}

test('a word that is near to none is only refused', () => {
  assert.doesNotMatch(said('/*@ zebra n == 1 */').join('\n'), /Did you mean/);
});
