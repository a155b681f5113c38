/**
 * A digest of a sequential program stands for the text that the prover gets: programs with the same digest have the same text, to the
 * byte, however their places moved; and who knows what came of a question says the same as who asks it.
 */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { Procedure } from '../../src/plato/ir';
import { digestOf, digestOfValue } from '../../src/sequential/logic/digest';
import { conjunctsOf } from '../../src/sequential/environment/environment';
import { NO_GRANTS } from '../../src/sequential/environment/grants';
import { hierarchyOf } from '../../src/sequential/logic/hierarchy';
import { NOTHING } from '../../src/sequential/logic/ir';
import { apply } from '../../src/sequential/logic/terms';
import { DEFAULT_BUDGET } from '../../src/solver/budget';
import type { CheckResult } from '../../src/solver/check';
import { withAnswers } from '../../src/solver/remembered';
import { createWasmProver } from '../../src/solver/z3-wasm';
import { createMemoStore } from '../../src/incremental/store';
import { initParsers } from '../../src/syntax/parsers';
import { passify } from '../../src/vc/passify';
import { smtOf } from '../../src/vc/smt';
import type { SourceFile } from '../../src/verify/analysis';
import { conditionOf, prepare } from '../../src/verify/conditions';
import { analyse } from '../../src/verify/pipeline';
import { knownResult, questionOf, rememberResult } from '../../src/verify/questions';
import { sharedOf } from '../../src/verify/shared';
import { verifyAll } from '../../src/verify/whole';
import { listFixtures, readFixture } from '../fixtures/fixture-files';
import { hasTurn } from '../turn';

before(() => initParsers());

interface Asked {
  readonly method: string;
  readonly digest: string;
  readonly text: string;
}

/** The questions about every method of some files, as if all clauses could be believed. */
function askedOf(files: readonly SourceFile[]): readonly Asked[] {
  const { program } = analyse(files, { checkAll: true });
  const shared = sharedOf(program);
  const environment = { conjuncts: conjunctsOf(program), grants: NO_GRANTS, diagnostics: [] };
  const ofProcedure = (procedure: Procedure): readonly Asked[] => {
    const prepared = prepare(shared, environment, procedure);
    return prepared.kind === 'verdict'
      ? []
      : prepared.programs.map((one) => ({
          method: procedure.id,
          digest: digestOf(one)!,
          text: smtOf(passify(one), shared.hierarchy).text,
        }));
  };
  return program.procedures.filter((one) => one.isChecked && !one.isTrusted).flatMap(ofProcedure);
}

/** Every line goes down, and further below an empty line. */
function moved(files: readonly SourceFile[]): readonly SourceFile[] {
  return files.map(({ path, text }) => ({ path, text: `// moved\n\n${text.replaceAll('\n\n', '\n\n\n')}` }));
}

const SAMPLE = /^(ok|bad)\/(slices|invariants)\/|^ok\/performs\/[A-C]/;
/** In how many runs all of them have been asked. */
const RUNS = 3;

test('the same digest is the same text, and where the places are does not matter', () => {
  const texts = new Map<string, string>();
  let again = 0;
  const sample = listFixtures().filter(({ name }) => SAMPLE.test(name));
  for (const fixture of sample.filter((_, index) => hasTurn(index, RUNS))) {
    const files = readFixture(fixture);
    const [here, there] = [askedOf(files), askedOf(moved(files))];
    assert.deepEqual(
      there.map(({ method, digest }) => [method, digest]),
      here.map(({ method, digest }) => [method, digest]),
      fixture.name,
    );
    for (const { method, digest, text } of [...here, ...there]) {
      const known = texts.get(digest);
      if (known !== undefined) again++;
      assert.ok(known === undefined || known === text, `${fixture.name}: ${method}`);
      texts.set(digest, text);
    }
  }
  assert.ok(texts.size > 50 && again > 50, `${texts.size} questions, ${again} of them again`);
  // Nor do two digests stand for one text more often than sentences for people make them.
  assert.ok(new Set(texts.values()).size > texts.size / 2);
});

test('a digest tells apart what only looks alike', () => {
  const [shared, other] = [{ op: 'a' }, { op: 'a' }];
  const values: readonly unknown[] = [
    'ab',
    ['a', 'b'],
    ['ab'],
    [['a'], 'b'],
    { a: 'b' },
    { a: undefined },
    new Set(['a', 'b']),
    new Map([['a', 'b']]),
    1,
    '1',
    null,
    'null',
    undefined,
    [shared, { op: 'b' }],
    ['#0'],
    { kind: 'symbol', name: 'a', sort: 'Int' },
    apply('f', [], 'Int'),
    apply('g', [], 'Int'),
    apply('f', [], 'Bool'),
    apply('f', [apply('f', [], 'Int')], 'Int'),
    [{ op: 'b' }, shared, shared],
    ((first) => [first, shared, first])({ op: 'b' }),
    { kind: 'symbol', name: 'a', sort: 'Ref' },
  ];
  assert.equal(new Set(values.map(digestOfValue)).size, values.length);
  assert.equal(digestOfValue([shared, shared, 'x']), digestOfValue([other, other, 'x']));
  assert.equal(digestOfValue({ span: { file: 'A', start: 1, end: 2 } }), digestOfValue({ span: { file: 'B', start: 3, end: 9 } }));
});

test('the same program over other classes is another question, and a result is remembered where nothing failed or was given up', () => {
  const { program } = analyse([{ path: 'A.java', text: 'class A { void m() { } }' }], { checkAll: true });
  const sequential = { name: 'm', background: [], parameters: new Set<string>(), body: NOTHING };
  const remembered = createMemoStore();
  const other = { ...program, classes: program.classes.map((one) => ({ ...one, isFinal: !one.isFinal })) };
  const [asked, elsewhere] = [program, other].map((one) =>
    questionOf(sequential, { program: one, hierarchy: hierarchyOf(one) }, remembered),
  );
  assert.notEqual(asked!.key, elsewhere!.key);
  const clean: CheckResult = { failed: [], unknown: [], vacuous: [], off: new Set(['guess']), rejected: undefined };
  const goal = {} as CheckResult['unknown'][number]['goal'];
  for (const result of [
    { ...clean, unknown: [{ goal, reason: '' }] },
    { ...clean, rejected: 'no' },
  ]) {
    rememberResult(asked!, DEFAULT_BUDGET, result, remembered);
    assert.equal(knownResult(asked!, DEFAULT_BUDGET, remembered), undefined);
  }
  rememberResult(asked!, DEFAULT_BUDGET, clean, remembered);
  assert.deepEqual(knownResult(asked!, DEFAULT_BUDGET, remembered), clean);
  assert.equal(knownResult(asked!, { ...DEFAULT_BUDGET, alone: 1 }, remembered), undefined);
  assert.equal(knownResult(elsewhere!, DEFAULT_BUDGET, remembered), undefined);
});

test('what is known is given up at the same point as what is made', () => {
  const [fixture] = listFixtures().filter(({ name }) => name === 'ok/textbook/Counter.java');
  const { program } = analyse(readFixture(fixture!), { checkAll: true });
  const shared = sharedOf(program);
  const environment = { conjuncts: conjunctsOf(program), grants: NO_GRANTS, diagnostics: [] };
  const remembered = createMemoStore();
  for (const procedure of program.procedures.filter((one) => one.isChecked && !one.isTrusted)) {
    const lengths = [undefined, remembered, remembered].map((known) => {
      const made = conditionOf(shared, environment, procedure, known);
      return made.kind === 'verdict' ? made : made.conditions.map((one) => [one.characters, one.made().smt.text.length]);
    });
    assert.deepEqual(lengths[1], lengths[0], procedure.id);
    assert.deepEqual(lengths[2], lengths[0], procedure.id);
  }
});

test('who remembers says the same, of what fails and of movers too, and after edits', async () => {
  const bare = createWasmProver({ workers: 1 });
  const remembering = withAnswers(bare, createMemoStore(), '1');
  try {
    for (const name of ['ok/performs/ClientsInvariant.java', 'bad/slices/CounterOfTwo.down.java']) {
      const fixture = listFixtures().find((one) => one.name === name)!;
      const files = readFixture(fixture);
      for (const state of [files, moved(files), files]) {
        const check = async (prover: typeof bare): Promise<unknown> =>
          (await verifyAll(analyse(state, { checkAll: true }), { prover })).map((file) => ({
            ...file,
            methods: file.methods.map((method) => ({ ...method, milliseconds: 0 })),
          }));
        assert.deepEqual(await check(remembering), await check(bare), fixture.name);
      }
    }
  } finally {
    await bare.dispose();
  }
});
