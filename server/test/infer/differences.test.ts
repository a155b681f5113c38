/**
 * The decision procedure for differences against all values of a small range, and the circles that it gives as Farkas weights against their
 * sum.
 * Neighbours: `infer/differences.ts`.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Differences, negativeCircle } from '../../src/infer/differences';
import { atMost, constant, equation, plus, variable, ZERO, type Atom, type Linear } from '../../src/infer/linear';
import { holds } from '../../src/infer/states';

const NAMES = ['x', 'y', 'z'];

/** A fixed sequence of numbers. */
function* sequence(seed: number): Generator<number> {
  for (let state = seed; ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield Math.floor(state / 65_536);
  }
}

function atomFrom(next: () => number): Atom {
  const one: Linear = variable(NAMES[next() % 3]!);
  const other = next() % 3 === 0 ? ZERO : variable(NAMES[next() % 3]!);
  const bound = plus(other, constant((next() % 5) - 2));
  return next() % 4 === 0 ? equation(one, bound) : next() % 2 === 0 ? atMost(one, bound) : atMost(bound, one);
}

test('what follows from differences is what all values say', () => {
  const numbers = sequence(7);
  const next = (): number => numbers.next().value as number;
  const values: ReadonlyMap<string, number>[] = [];
  for (let x = -9; x <= 9; x++)
    for (let y = -9; y <= 9; y++)
      for (let z = -9; z <= 9; z++)
        values.push(
          new Map([
            ['x', x],
            ['y', y],
            ['z', z],
          ]),
        );
  for (let round = 0; round < 300; round++) {
    const atoms = Array.from({ length: 1 + (next() % 5) }, () => atomFrom(next));
    const goal = atomFrom(next);
    const known = Differences.of(atoms)!;
    const models = values.filter((one) => holds(atoms, one));
    // A solution can be moved as a whole where nothing fixes it, so the range decides.
    assert.equal(known.isPossible, models.length > 0, JSON.stringify(atoms));
    if (known.follows(goal))
      assert.ok(
        models.every((one) => holds([goal], one)),
        JSON.stringify({ atoms, goal }),
      );
    const rows = atoms.map(({ linear, op }) => ({ linear, isEquation: op === '=' }));
    const circle = negativeCircle(rows);
    assert.equal(circle === 'none', known.isPossible);
    if (circle === undefined || circle === 'none') continue;
    let sum: Linear = ZERO;
    for (const [row, weight] of circle) {
      assert.ok(weight >= 0 || rows[row]!.isEquation);
      sum = plus(sum, rows[row]!.linear, weight);
    }
    assert.deepEqual(sum.terms, []);
    assert.ok(sum.constant > 0);
  }
});
