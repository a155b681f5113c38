/**
 * Programs that call code without source: the same seed makes the same program, what is checked and what runs say the same, they are Java,
 * and claims fail in some and hold in others.
 * Neighbours: `../src/opaque/generate.ts`, `../src/opaque/program.ts`.
 */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { initParsers } from '#server/syntax/parsers';
import { analyse } from '#server/verify/pipeline';
import { hasJava } from '../src/values/jvm';
import { createWasmProver } from '#server/solver/z3-wasm';
import { CHANNELS } from '../src/opaque/channels';
import { flowOf } from '../src/opaque/flows';
import { FAMILIES, composed, finished, generateOpaque, type Family } from '../src/opaque/generate';
import { judge, type Asked } from '../src/opaque/judge';
import { checkedText, claimsOf, javaText, type OpaqueProgram } from '../src/opaque/program';
import { failedClaims, ran } from '../src/opaque/runs';
import { PLAIN, guarded } from '../src/opaque/shapes';
import { Random } from '../src/random';

/** One that looks right after the call. */
const BEHIND = 6;
const SEEDS = Array.from({ length: 300 }, (_, index) => index);

function firstOf(family: Family): readonly OpaqueProgram[] {
  return SEEDS.slice(0, 100).map((seed) => generateOpaque(seed, family));
}

describe('calls of code without source', () => {
  before(() => initParsers());

  test('the same seed, the same program; other seeds, other programs', () => {
    const texts = SEEDS.map((seed) => generateOpaque(seed).text);
    assert.deepEqual(
      SEEDS.map((seed) => generateOpaque(seed).text),
      texts,
    );
    assert.ok(new Set(texts.map((text) => text.replace(/\d+/g, ''))).size > 0.8 * SEEDS.length);
  });

  for (const family of FAMILIES)
    test(`of ${family}: the same seed, the same program; other seeds, other programs`, () => {
      const texts = SEEDS.map((seed) => generateOpaque(seed, family).text);
      assert.deepEqual(
        SEEDS.map((seed) => generateOpaque(seed, family).text),
        texts,
      );
      const different = new Set(texts.map((text) => text.replace(/\d+/g, ''))).size;
      assert.ok(different > 0.6 * SEEDS.length, `${different}`);
    });

  test('what an earlier checker missed is made on demand only', () => {
    const missed = /Locks\.both\(\)|var handle =|import java\.lang\.reflect\.\*/;
    for (const seed of SEEDS) assert.doesNotMatch(generateOpaque(seed).text, missed);
    assert.ok(SEEDS.some((seed) => missed.test(generateOpaque(seed, 'open').text)));
  });

  test('every claim is an assertion of what is checked, and of what runs', () => {
    for (const program of [...SEEDS.map((seed) => generateOpaque(seed)), ...FAMILIES.flatMap(firstOf)]) {
      const { text, claims } = checkedText(program, 'p');
      assert.deepEqual([...claims.keys()], claimsOf(program), text);
      assert.ok(claims.size > 0, text);
      for (const at of claims.values()) assert.equal(text.slice(at - 'assert '.length, at), 'assert ', text);
      assert.equal(javaText(program).split('jar.Seen.claim(').length - 1, claims.size, text);
      assert.doesNotMatch(text, /\b[A-Za-z]\w*_\b|\bME\b|\bHUB\b|\{CBI?\}|\bCALL\b|GUARDED|ASSERT/, text);
    }
  });

  test('they are read without a complaint', () => {
    const files = SEEDS.slice(0, 20).map((seed) => ({ path: `p${seed}/C.java`, text: checkedText(generateOpaque(seed), `p${seed}`).text }));
    const { diagnostics } = analyse(files, { checkAll: true, javaChecks: 'auto' });
    assert.deepEqual(
      [...diagnostics.values()]
        .flat()
        .filter((one) => one.severity === 'error')
        .map((one) => `${one.code} ${one.message} ${one.span.file}`),
      [],
    );
  });

  // Else nothing would be noticed where the checker forgets what really is changed.
  test('where what is called back changes something else, that is proved', { timeout: 240_000 }, async () => {
    const prover = createWasmProver({ workers: 1 });
    try {
      const asked = CHANNELS.flatMap(([first], number): Asked[] => {
        if (first === undefined || (first.kind ?? first.extending ?? first.implementing) !== undefined) return [];
        const program = finished(
          composed(new Random(BEHIND, 'opaque'), {
            shape: PLAIN,
            channel: first,
            effect: { about: 'elsewhere', body: guarded(PLAIN, 'told_++;') },
          }),
          number,
        );
        assert.match(program.about, /, behind$/);
        return [{ number, program, claims: new Map([[0, 'alone']]) }];
      });
      const answers = await judge(asked, prover);
      assert.deepEqual(
        asked.flatMap(({ program }, index) =>
          answers[index]!.get(0)!.answer === 'proved' ? [] : [`${answers[index]!.get(0)!.why}\n${program.text}`],
        ),
        [],
      );
    } finally {
      await prover.dispose();
    }
  });

  test('where an object of strangers changes something else when it is asked, that is proved', { timeout: 240_000 }, async () => {
    const prover = createWasmProver({ workers: 1 });
    try {
      const asked = SEEDS.slice(0, 20).map((number): Asked => {
        const random = new Random(number, 'opaque flows');
        const effect = { about: 'elsewhere', body: guarded(PLAIN, 'told_++;') };
        const program = composed(random, { shape: PLAIN, channel: flowOf(random), effect, looks: new Set(['behind']) });
        return { number, program: finished(program, number), claims: new Map([[0, 'alone']]) };
      });
      const answers = await judge(asked, prover);
      assert.deepEqual(
        asked.flatMap(({ program }, index) => (answers[index]!.get(0)!.answer === 'proved' ? [] : [program.text])),
        [],
      );
    } finally {
      await prover.dispose();
    }
  });

  test('a JVM takes them, and shows claims that fail and claims that hold', { skip: !hasJava(), timeout: 120_000 }, () => {
    const programs = SEEDS.slice(0, 80).map((seed) => generateOpaque(seed));
    const runs = ran(programs);
    assert.deepEqual(
      runs.flatMap(({ refused }, index) => (refused === undefined ? [] : [`${refused}\n${programs[index]!.text}`])),
      [],
    );
    const failing = programs.filter((one, index) => failedClaims(one, runs[index]!).size > 0).length;
    assert.ok(failing > 20 && failing < 75, `${failing}`);
    assert.ok(
      programs.some((one, index) => [...failedClaims(one, runs[index]!).values()].includes('shared')),
      'nothing fails beside another thread only',
    );
  });

  test('a JVM takes those of every family, and in each claims fail and claims hold', { skip: !hasJava(), timeout: 120_000 }, () => {
    const families = FAMILIES.filter((one) => one !== 'any');
    const programs = families.map((family) => firstOf(family).slice(0, 30));
    const runs = ran(programs.flat());
    families.forEach((family, index) => {
      const own = programs[index]!.map((program, at) => ({ program, run: runs[index * 30 + at]! }));
      assert.deepEqual(
        own.flatMap(({ program, run }) => (run.refused === undefined ? [] : [`${run.refused}\n${program.text}`])),
        [],
      );
      const failing = own.filter(({ program, run }) => failedClaims(program, run).size > 0).length;
      assert.ok(failing > 8, `${family}: ${failing}`);
    });
  });
});
