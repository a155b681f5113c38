/**
 * Generated programs among strangers: a method is asked the same question alone and in a workspace of other programs, where these can share
 * no object with it; where they can (an object of which nothing is known but that it is one, an interface), it is asked more, never less.
 * Neighbours: `../src/java-generator.ts`; `server/test/verify/strangers.test.ts` does so with fixtures.
 */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { initParsers } from '#server/syntax/parsers';
import { dump } from '#server/verify/dump';
import type { SourceFile } from '#server/verify/analysis';
import { analyse } from '#server/verify/pipeline';
import { printJava } from '../src/java/tree';
import { generateJava } from '../src/java-generator';

const SEEDS = Array.from({ length: 16 }, (_, index) => 7000 + index);

function fileOf(seed: number): SourceFile {
  return { path: `P${seed}.java`, text: printJava(generateJava(seed), String(seed)) };
}

/** By method: the obligations of its condition, and the whole text. */
function questions(files: readonly SourceFile[]): ReadonlyMap<string, { readonly goals: number; readonly text: string }> {
  const analysis = analyse(files, { checkAll: true });
  return new Map(
    analysis.methods.map((one) => {
      const text = dump({ ...analysis, methods: [one] }, 'smt', one.name);
      return [one.id, { goals: new Set(text.match(/\|fails \d+\|/g)).size, text }];
    }),
  );
}

before(() => initParsers());

test('a generated method is asked the same among generated strangers', () => {
  const files = SEEDS.map(fileOf);
  let [same, more] = [0, 0];
  const together = questions(files);
  for (const file of files) {
    for (const [id, alone] of questions([file])) {
      const embedded = together.get(id);
      assert.ok(embedded, id);
      if (embedded.text === alone.text) same++;
      else {
        more++;
        assert.ok(embedded.goals >= alone.goals, `${id} owes less among strangers\n${file.text}`);
      }
    }
  }
  assert.ok(same > 20 * more, `${same} are asked the same, ${more} more`);
});
