/**
 * The generators: the same seed makes the same program, programs differ, Plato is well formed, and Java is translated.
 * Neighbours: `../src/java-generator.ts`, `../src/plato-generator.ts`.
 */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { validateProgram } from '#server/plato/validate';
import { initParsers } from '#server/syntax/parsers';
import { analyse } from '#server/verify/pipeline';
import { printJava } from '../src/java/tree';
import { generateJava } from '../src/java-generator';
import { generatePlato } from '../src/plato-generator';
import { generate, LEVELS, smaller, textOf } from '../src/subject';

const SEEDS = Array.from({ length: 300 }, (_, index) => index);

describe('generators', () => {
  before(() => initParsers());

  for (const level of LEVELS) {
    test(`${level}: the same seed, the same program; other seeds, other programs`, () => {
      const texts = SEEDS.map((seed) => textOf(generate(level, seed)));
      assert.deepEqual(
        SEEDS.map((seed) => textOf(generate(level, seed))),
        texts,
      );
      assert.ok(new Set(texts).size > 0.9 * SEEDS.length);
    });

    test(`${level}: smaller programs are smaller`, () => {
      for (const seed of SEEDS.slice(0, 20)) {
        const subject = generate(level, seed);
        for (const one of smaller(subject)) assert.ok(JSON.stringify(one.program).length < JSON.stringify(subject.program).length);
      }
    });
  }

  test('every program of Plato is well formed', () => {
    for (const seed of SEEDS) assert.deepEqual(validateProgram(generatePlato(seed)), [], `seed ${seed}`);
  });

  test('a workspace of many Java programs is translated, but for faults that were put in', () => {
    const files = SEEDS.slice(0, 100).map((seed) => ({ path: `P${seed}.java`, text: printJava(generateJava(seed), String(seed)) }));
    const { diagnostics } = analyse(files, { checkAll: false });
    const broken = files.filter(({ path }) => diagnostics.get(path)!.some((one) => one.severity === 'error'));
    assert.ok(broken.length <= 10, broken.map((one) => one.text).join('\n'));
    assert.deepEqual(
      [...diagnostics.values()].flat().filter((one) => one.code === 'java-syntax'),
      [],
    );
  });
});
