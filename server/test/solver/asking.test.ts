/** How a question is asked: each has its own limit, whatever was asked in the session before. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { askProver, NOTHING, type Asked } from '../../src/solver/asking';
import { Allowance } from '../../src/solver/budget';
import { createWasmProver } from '../../src/solver/z3-wasm';

const prover = createWasmProver({ workers: 1 });
after(() => prover.dispose());

const HOLES = 7;
const pigeon = (one: number, hole: number): string => `p_${one}_${hole}`;
const holes = Array.from({ length: HOLES }, (_, hole) => hole);
const pigeons = Array.from({ length: HOLES + 1 }, (_, one) => one);
const oneInEach = holes.flatMap((hole) =>
  pigeons.flatMap((one) => pigeons.slice(0, one).map((other) => `(assert (not (and ${pigeon(one, hole)} ${pigeon(other, hole)})))`)),
);
const DECLARED = [...pigeons.flatMap((one) => holes.map((hole) => `(declare-const ${pigeon(one, hole)} Bool)`)), ...oneInEach].join('\n');
/** Each of eight has one of seven holes: takes about a hundred thousand units. */
const QUESTION = pigeons.map((one) => `(assert (or ${holes.map((hole) => pigeon(one, hole)).join(' ')}))`).join('\n');

test('a question after one that ended at its limit has its own limit', async () => {
  const session = await prover.open();
  try {
    await session.evaluate(DECLARED);
    const asked: Asked = {
      evaluate: (commands) => session.evaluate(commands),
      close: () => session.close(),
      allowance: new Allowance(1_000_000_000),
      isQuantified: false,
    };
    const kinds: string[] = [];
    for (const limit of [5_000, 100_000_000, 6_000]) {
      kinds.push((await askProver(asked, QUESTION, limit, NOTHING)).kind);
      await session.evaluate('(pop)');
    }
    assert.deepEqual(kinds, ['unknown', 'unsat', 'unknown']);
  } finally {
    session.close();
  }
});
