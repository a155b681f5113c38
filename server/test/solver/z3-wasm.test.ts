/**
 * The WebAssembly prover: answers that do not depend on history, cancelling, hanging, dying, running out, two at once, and a clean exit.
 */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import type { Worker } from 'node:worker_threads';
import { ProverFailure, type FailureKind, type Prover } from '../../src/solver/prover';
import { createWasmProver, wasmPackageVersion, type WasmProverOptions } from '../../src/solver/z3-wasm';
import { easyAnswer, easyQuery, endlessQuery, hungryQuery, sectionsQuery } from './queries';

const made: Prover[] = [];
after(() => Promise.all(made.map((prover) => prover.dispose())));

/** Also disposed of when its test fails, so that a failure does not keep the process alive. */
function proverWith(options: WasmProverOptions): Prover {
  const prover = createWasmProver(options);
  made.push(prover);
  return prover;
}

const shared = proverWith({ workers: 1 });

async function answer(prover: Prover, commands: string, signal?: AbortSignal): Promise<string> {
  const session = await prover.open(signal);
  try {
    return await session.evaluate(commands);
  } finally {
    session.close();
  }
}

function failsAs(kind: FailureKind): (error: unknown) => boolean {
  return (error) => error instanceof ProverFailure && error.kind === kind && /^[A-Z].*\.$/s.test(error.message);
}

/** Runs `work` and gives every worker thread started meanwhile. */
async function withWorkers(work: (workers: readonly Worker[]) => Promise<void>): Promise<void> {
  const workers: Worker[] = [];
  const onWorker = (worker: Worker): void => void workers.push(worker);
  process.on('worker', onWorker);
  // A test that ends an idle worker itself has to keep the process alive meanwhile.
  const stayAlive = setInterval(() => undefined, 60_000);
  try {
    await work(workers);
  } finally {
    clearInterval(stayAlive);
    process.off('worker', onWorker);
  }
}

test('the identity names the package that is installed', () => {
  const manifest = JSON.parse(readFileSync(join(__dirname, '../../../../node_modules/z3-solver/package.json'), 'utf8')) as {
    version: string;
  };
  assert.equal(wasmPackageVersion, manifest.version);
  assert.equal(shared.identity, `z3 ${manifest.version} (wasm)`);
});

test('a session keeps its state from one evaluation to the next, and gives none of it to another session', async () => {
  const session = await shared.open();
  assert.equal(await session.evaluate('(declare-const x Int)(assert (> x 1))(check-sat)'), 'sat\n');
  assert.equal(await session.evaluate('(assert (< x 2))(check-sat)'), 'unsat\n');
  session.close();
  const other = await shared.open();
  assert.match(await other.evaluate('(assert (> x 1))'), /\(error ".*unknown constant x"\)/);
  assert.equal(await other.evaluate('(declare-const x Bool)(check-sat)'), 'sat\n');
  other.close();
});

test('evaluations asked for at the same time run in order', async () => {
  const session = await shared.open();
  const answers = await Promise.all([
    session.evaluate('(declare-const x Int)(assert (= x 7))'),
    session.evaluate('(check-sat)'),
    session.evaluate('(get-value (x))'),
  ]);
  session.close();
  assert.deepEqual(answers, ['', 'sat\n', '((x 7))\n']);
});

test('the same script gives the same output, work spent included, whatever ran before', async () => {
  const scripts = [
    sectionsQuery(4, false),
    sectionsQuery(4, true),
    easyQuery,
    '(set-option :rlimit 100)(set-option :smt.random_seed 7)(set-option :smt.arith.solver 2)(declare-const x Int)(check-sat)',
    '(assert broken',
  ];
  const expected: string[] = [];
  for (const script of scripts) expected.push(await answer(shared, script));
  assert.match(expected[0]!, /^unsat\n\(:rlimit \d+\)\n$/);
  assert.match(expected[1]!, /^sat\n\(:rlimit \d+\)\n$/);
  for (let round = 0; round < 50; round++) {
    const which = (round * 7 + (round >> 2)) % scripts.length;
    assert.equal(await answer(shared, scripts[which]!), expected[which]);
    assert.equal(await answer(shared, scripts[0]!), expected[0]);
  }
  const fresh = proverWith({ workers: 1 });
  assert.equal(await answer(fresh, scripts[1]!), expected[1]);
  assert.equal(await answer(fresh, scripts[0]!), expected[0]);
  await fresh.dispose();
});

test('a rejected command shows in the output, and so does what the prover answers after it', async () => {
  const output = await answer(shared, '(declare-const x Int)(assert (> y 1))(check-sat)');
  assert.match(output, /^\(error "line 1 column \d+: unknown constant y"\)\nsat\n$/);
  assert.match(await answer(shared, '(check-sat)\0(assert false)'), /\(error/);
  assert.match(await answer(shared, '(assert (> 1 2)'), /\(error/);
  assert.match(await answer(shared, ')'), /\(error/);
  assert.equal(await answer(shared, ''), '');
});

test('a script larger than the stack of the solver, and text beyond ASCII', async () => {
  const comment = `; ${'-'.repeat(1000)}\n`.repeat(25_000);
  const script = `(declare-const |Größe ∀ 𝒳| Int)\n${comment}(assert (> |Größe ∀ 𝒳| 0))\n(check-sat)(get-value (|Größe ∀ 𝒳|))`;
  assert.equal(await answer(shared, script), 'sat\n((|Größe ∀ 𝒳| 1))\n');
});

test('a resource limit gives unknown', async () => {
  const output = await answer(shared, `(set-option :rlimit 20000)${endlessQuery}`);
  assert.equal(output, 'unknown\n');
});

test('a hung evaluation fails, and the prover is replaced', async () => {
  const prover = proverWith({ workers: 1, wallSafetySeconds: 0.5 });
  const session = await prover.open();
  await assert.rejects(session.evaluate(endlessQuery), failsAs('hung'));
  await assert.rejects(session.evaluate('(check-sat)'), failsAs('hung'));
  session.close();
  assert.equal(await answer(prover, easyQuery), easyAnswer);
  await prover.dispose();
});

test('cancelling ends a running evaluation, a waiting one, and one that has not begun', async () => {
  const prover = proverWith({ workers: 1 });
  const controller = new AbortController();
  const session = await prover.open(controller.signal);
  const running = session.evaluate(endlessQuery);
  const waiting = prover.open(controller.signal);
  const patient = prover.open();
  setTimeout(() => controller.abort(), 50);
  await assert.rejects(running, failsAs('cancelled'));
  await assert.rejects(waiting, failsAs('cancelled'));
  await assert.rejects(prover.open(controller.signal), failsAs('cancelled'));
  session.close();
  const other = await patient;
  assert.equal(await other.evaluate(easyQuery), easyAnswer);
  other.close();

  const late = new AbortController();
  const idle = await prover.open(late.signal);
  late.abort();
  await assert.rejects(idle.evaluate(easyQuery), failsAs('cancelled'));
  idle.close();
  idle.close();
  assert.equal(await answer(prover, easyQuery), easyAnswer);
  await prover.dispose();
});

test('closing a session ends what runs in it', async () => {
  const prover = proverWith({ workers: 1 });
  const session = await prover.open();
  const running = session.evaluate(endlessQuery);
  setTimeout(() => session.close(), 30);
  await assert.rejects(running, failsAs('cancelled'));
  assert.equal(await answer(prover, easyQuery), easyAnswer);
  await prover.dispose();
});

test('a worker that dies at work or in idleness is replaced', async () => {
  await withWorkers(async (workers) => {
    const prover = proverWith({ workers: 1 });
    const session = await prover.open();
    const running = session.evaluate(endlessQuery);
    setTimeout(() => void workers.at(-1)!.terminate(), 50);
    await assert.rejects(running, failsAs('died'));
    session.close();
    assert.equal(await answer(prover, easyQuery), easyAnswer);
    await workers.at(-1)!.terminate();
    assert.equal(await answer(prover, easyQuery), easyAnswer);
    assert.equal(workers.length, 3);
    await prover.dispose();
  });
});

test('memory running out is an unknown of the check, and the worker that grew is replaced', async () => {
  await withWorkers(async (workers) => {
    const prover = proverWith({ workers: 1, memoryMegabytes: 60 });
    assert.match(await answer(prover, hungryQuery), /^unknown\n\(:reason-unknown ".*memory.*"\)\n$/);
    assert.equal(await answer(prover, easyQuery), easyAnswer);
    assert.equal(workers.length, 2);
    await prover.dispose();
  });
});

test('a prover that breaks down for want of memory or stack fails, and is replaced', async () => {
  const prover = proverWith({ workers: 1, wallSafetySeconds: 40 });
  const session = await prover.open();
  // Rarely it does not come back from there, and it is the safety net that ends it.
  const isEnded = (error: unknown): boolean => failsAs('memory')(error) || failsAs('hung')(error);
  await assert.rejects(session.evaluate(`(set-option :memory_max_size 40)${hungryQuery}`), isEnded);
  session.close();
  const depth = 100_000;
  const nested = `(declare-fun f (Int) Int)(assert (= 0 ${'(f (+ 1 '.repeat(depth)}0${'))'.repeat(depth)}))(check-sat)`;
  const deep = await prover.open();
  await assert.rejects(deep.evaluate(nested), isEnded);
  deep.close();
  assert.equal(await answer(prover, easyQuery), easyAnswer);
  await prover.dispose();
});

test('a term of ten thousand levels is no trouble', async () => {
  const depth = 10_000;
  const nested = `(declare-fun f (Int) Int)(assert (= 0 ${'(f (+ 1 '.repeat(depth)}0${'))'.repeat(depth)}))(check-sat)`;
  assert.equal(await answer(shared, nested), 'sat\n');
});

test('two workers work at the same time, and no more than two are started', async () => {
  await withWorkers(async (workers) => {
    const prover = proverWith({ workers: 2 });
    const first = await prover.open();
    const endless = first.evaluate(endlessQuery);
    endless.catch(() => undefined);
    // Only possible beside the endless one.
    assert.equal(await answer(prover, easyQuery), easyAnswer);
    const answers = await Promise.all(Array.from({ length: 20 }, () => answer(prover, easyQuery)));
    assert.deepEqual(new Set(answers), new Set([easyAnswer]));
    assert.equal(workers.length, 2);
    first.close();
    await assert.rejects(endless, failsAs('cancelled'));
    await prover.dispose();
  });
});

test('disposing cancels what is open or waiting', async () => {
  const prover = proverWith({ workers: 1 });
  const session = await prover.open();
  const running = session.evaluate(endlessQuery);
  const waiting = prover.open();
  await new Promise((resolve) => setTimeout(resolve, 20));
  const ended = [assert.rejects(running, failsAs('cancelled')), assert.rejects(waiting, failsAs('cancelled'))];
  await prover.dispose();
  await Promise.all(ended);
  await assert.rejects(prover.open(), failsAs('cancelled'));
  session.close();
  await prover.dispose();

  const early = proverWith({ workers: 1 });
  const opening = assert.rejects(early.open(), failsAs('cancelled'));
  await early.dispose();
  await opening;
});

test('files that are missing or no WebAssembly make the prover unavailable', async () => {
  const prover = proverWith({ folders: [join(__dirname, '../../../test/solver/broken-package')], workers: 1 });
  await assert.rejects(prover.open(), failsAs('unavailable'));
  await assert.rejects(prover.open(), failsAs('unavailable'));
  await prover.dispose();
});

test('a process ends by itself after disposing, and also with an idle worker left', async () => {
  const module = JSON.stringify(join(__dirname, '../../src/solver/z3-wasm.js'));
  for (const end of ['await prover.dispose();', '']) {
    const program = `(async () => {
      const prover = require(${module}).createWasmProver({ workers: 2 });
      const sessions = await Promise.all([prover.open(), prover.open()]);
      for (const session of sessions) { console.log((await session.evaluate('(echo "here")')).trim()); session.close(); }
      ${end}
    })();`;
    const { stdout, stderr } = await promisify(execFile)(process.execPath, ['-e', program], { timeout: 20_000 });
    assert.equal(stdout, 'here\nhere\n');
    assert.equal(stderr, '');
  }
});
