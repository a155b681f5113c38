/** Partial-order reduction changes nothing but the number of states: the same kind of outcome and the same ends, on many small programs. */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { explore, SMALL_BOUNDS } from '../../src/oracle/explore';
import { scenarios } from '../../src/oracle/scenarios';
import { initParsers } from '../../src/syntax/parse';
import { programOf } from './programs';

before(() => initParsers());

const BOUNDS = { ...SMALL_BOUNDS, ints: [0, 1], maxSteps: 60 };

const FIELDS = 'volatile int a; volatile int b; final Object lock = new Object(); volatile T next;';
/** Pieces of bodies: local work, shared work, waiting, own objects that escape or not, exceptions, choices that depend on others. */
const PIECES: readonly string[] = [
  'int k = a; if (k == 1) { b = k; }',
  'a = a + 1;',
  'synchronized (lock) { a = 1; b = 1; }',
  'T own = new T(); own.a = 2; own.b = own.a;',
  'T own = new T(); own.a = 1; next = own; own.a = 0;',
  'T seen = next; if (seen != null) { seen.b = 1; }',
  'for (int i = 0; i < 2; i++) { b = i; }',
  'while (a == 0) { if (b == 1) { break; } b = 1; }',
  'if (b == 1) { throw new IllegalStateException(); } a = 1;',
  'synchronized (this) { synchronized (lock) { b = a; } }',
  '//@ assume a == 1\n b = 1;',
  '/*@ atomic */ { if (a == 0) { a = 1; } else { b = 1; } }',
  '//@ assert a == 0 || b != 2\n b = 2;',
  'int i = 0; while (i < 3) { i = i + 1; } a = i;',
];

test('with and without', () => {
  let pairs = 0;
  let [reduced, full] = [0, 0];
  PIECES.forEach((first, index) => {
    for (const second of [PIECES[(index * 5 + 3) % PIECES.length]!, PIECES[(index + 1) % PIECES.length]!]) {
      const program = programOf(`class T { ${FIELDS} void m() { ${first} } void n() { ${second} } }`);
      for (const scenario of scenarios(program, { most: 3 })) {
        const [short, long] = [explore(program, scenario, BOUNDS), explore(program, scenario, BOUNDS, { reduce: false })];
        const where = `${first} || ${second}: ${scenario.threads
          .flat()
          .map((one) => one.procedure)
          .join(', ')}`;
        assert.equal(short.kind, long.kind, where);
        if (short.kind === 'fine' && long.kind === 'fine') {
          if (!short.complete || !long.complete) continue;
          assert.deepEqual(short.finals, long.finals, where);
          assert.equal(short.interference, long.interference, where);
          reduced += short.states;
          full += long.states;
        }
        if (short.kind === 'wrong' && long.kind === 'wrong') assert.equal(short.violation.code, long.violation.code, where);
        pairs++;
      }
    }
  });
  assert.ok(pairs > 60, String(pairs));
  assert.ok(reduced * 2 < full, `${reduced} of ${full}`);
});
