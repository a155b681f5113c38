/**
 * Verified fixtures without the clauses that say what protects them, their assertions kept: what is inferred verifies, and is as short as
 * what was written, or shorter. A few of them by turns, all with `INFER=all`; `npm run bench:stripped` prints the table.
 * Neighbours: `strip.ts` takes the clauses away; `why/why.ts` finds others.
 */
import assert from 'node:assert/strict';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { after, before, test } from 'node:test';
import { withAnnotations } from '../../src/infer/annotate';
import type { Inferred } from '../../src/infer/infer';
import type { Prover } from '../../src/solver/prover';
import { createWasmProver } from '../../src/solver/z3-wasm';
import { initParsers } from '../../src/syntax/parsers';
import { analyse } from '../../src/verify/pipeline';
import { verifyAll } from '../../src/verify/whole';
import { why } from '../../src/why/why';
import { ROOT } from '../architecture/imports';
import { hasTurn } from '../turn';
import { strip, STRIPPED } from './strip';

const QUICK = [
  'discipline/Latch',
  'discipline/Counter',
  'environment/Jointly',
  'invariants/Static',
  'textbook/Latch',
  'textbook/HitCounter',
];
const prover = createWasmProver();
before(() => initParsers());
after(() => prover.dispose());

for (const name of STRIPPED) {
  const isQuick = QUICK.includes(name) && hasTurn(QUICK.indexOf(name), 3);
  test(`${name}: what protects it is found again`, { skip: !isQuick && process.env['INFER'] !== 'all' }, async () => {
    const { text, count } = strip(fs.readFileSync(path.join(ROOT, 'test-fixtures', 'ok', `${name}.java`), 'utf8'));
    assert.ok(count > 0);
    const files = [{ path: `${name}.java`, text }];
    const found: Inferred[] = [];
    assert.deepEqual(await why({ files, integers: 'mathematical' }, { prover, found: (one) => found.push(one) }), []);
    assert.deepEqual(
      found.map(({ verdict, reason }) => ({ verdict, reason })),
      [{ verdict: 'safe', reason: undefined }],
    );
    assert.ok(found[0]!.annotations.length <= count, found[0]!.annotations.map((one) => one.text).join('; '));
    // By a check that knows nothing of where they come from.
    const results = await verifyAll(analyse(withAnnotations(files, found[0]!.annotations), { checkAll: true, isAsWritten: true }), {
      prover,
    });
    assert.deepEqual(
      results.flatMap((file) => file.diagnostics.filter((one) => one.severity === 'error').map((one) => one.message)),
      [],
    );
    assert.ok(results.every((file) => file.methods.length > 0 && file.methods.every((method) => method.verdict === 'verified')));
  });
}

test('what was found is kept, for these texts only, and what is not decided is not', async () => {
  const kept = new Map<string, string>();
  const answers = {
    get: (key: string): unknown => JSON.parse(kept.get(key) ?? 'null'),
    set: (key: string, value: unknown): void => void kept.set(key, JSON.stringify(value)),
  };
  const ask = async (text: string, by: Prover): Promise<readonly Inferred[]> => {
    const found: Inferred[] = [];
    await why(
      { files: [{ path: 'Latch.java', text }], integers: 'mathematical' },
      { prover: by, kept: answers, found: (one) => found.push(one) },
    );
    return found;
  };
  const { text } = strip(fs.readFileSync(path.join(ROOT, 'test-fixtures', 'ok', 'discipline', 'Latch.java'), 'utf8'));
  const first = await ask(text, prover);
  const silent: Prover = { ...prover, identity: prover.identity, open: () => Promise.reject(new Error('asked again')) };
  assert.deepEqual(await ask(text, silent), first);
  assert.equal(kept.size, 1);
  await assert.rejects(ask(`${text}\n// another text`, silent), /asked again/);
  const undecided =
    'class Both { private int a; private int b; synchronized void add() { a++; b++; } synchronized void look() { assert a == b; } }';
  assert.equal((await ask(undecided, prover))[0]?.verdict, 'unknown');
  assert.equal(kept.size, 1);
});

test('nothing but the clauses is taken away', () => {
  assert.deepEqual(
    strip(
      'class A {\n  /*@ guarded_by holder == tid */ int n;\n  //@ requires n > 0 ensures n == 1\n  @GuardedBy("this") int m; /*@ global_invariant (\\forall int i; i < n; i < m); env_assumption \\old(n) <= n */ }',
    ),
    {
      text: 'class A {\n   int n;\n  //@ requires n > 0 ensures n == 1\n   int m;  }',
      count: 4,
    },
  );
});
