/**
 * Generated programs of two threads: the transition system of each, gone through state by state, against the explorer of runs, which reads
 * the same Plato with an evaluator, a store and control of its own. `GENERATED=5000` tries more.
 * Neighbours: `infer/extract.ts`; `oracle/explore.ts`.
 */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { extractMain } from '../../src/infer/extract';
import { exploreStates } from '../../src/infer/states';
import { explore, SMALL_BOUNDS } from '../../src/oracle/explore';
import { initParsers } from '../../src/syntax/parsers';
import { analyse } from '../../src/verify/pipeline';
import { generated } from './programs';

before(() => initParsers());

test('systems of generated programs go wrong exactly where the explorer does', () => {
  let [compared, wrong] = [0, 0];
  for (let seed = 1; seed <= Number(process.env['GENERATED'] ?? 25); seed++) {
    const text = generated(seed);
    const { program, diagnostics } = analyse([{ path: 'G.java', text }], { checkAll: true });
    assert.deepEqual(
      [...diagnostics.values()]
        .flat()
        .filter((one) => one.severity === 'error')
        .map((one) => one.message),
      [],
      text,
    );
    const main = program.procedures.find((one) => one.id === 'G.main(java.lang.String[])')!;
    const extracted = extractMain(program, main);
    if (extracted.kind === 'unsupported') continue;
    const outcome = explore(
      program,
      { setup: [], threads: [[{ procedure: main.id, args: [null] }]] },
      { ...SMALL_BOUNDS, maxStates: 8000 },
    );
    if (outcome.kind === 'unsupported' || (outcome.kind === 'fine' && !outcome.complete)) continue;
    const found = extracted.kind === 'wrong' ? { kind: 'wrong' as const } : exploreStates(extracted.system, 50_000);
    if (found.kind === 'fine' && !found.isComplete) continue;
    compared++;
    if (outcome.kind === 'wrong') wrong++;
    assert.equal(found.kind, outcome.kind, `seed ${seed}: ${text}`);
  }
  assert.ok(compared > 8 && wrong > 2 && wrong < compared, `${compared} compared, ${wrong} wrong`);
});
