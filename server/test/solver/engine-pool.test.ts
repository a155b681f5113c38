/** The pool with engines that do as they are told: order of service, failing starts, fewer engines than asked for, lost ones. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EnginePool, type Engine } from '../../src/solver/engine-pool';
import { ProverFailure } from '../../src/solver/prover';

class ObedientEngine implements Engine {
  alive = true;
  resets = 0;
  reusable = true;
  private stop: ((failure: ProverFailure) => void) | undefined;
  constructor(readonly number: number) {}

  evaluate(commands: string): Promise<string> {
    if (commands !== 'block') return Promise.resolve(`${this.number}: ${commands}`);
    return new Promise((_, reject) => (this.stop = reject));
  }

  reset(): Promise<boolean> {
    this.resets++;
    return Promise.resolve(this.reusable);
  }

  end(): Promise<void> {
    this.alive = false;
    this.stop?.(new ProverFailure('died', 'The prover was stopped.'));
    return Promise.resolve();
  }
}

function poolOf(
  size: number,
  mayStart: (number: number) => boolean = () => true,
  wallSafetySeconds = 1000,
): { pool: EnginePool; engines: ObedientEngine[] } {
  const engines: ObedientEngine[] = [];
  const start = (): Promise<Engine> => {
    const engine = new ObedientEngine(engines.length);
    engines.push(engine);
    return mayStart(engine.number) ? Promise.resolve(engine) : Promise.reject(new ProverFailure('unavailable', 'The machine is full.'));
  };
  return { pool: new EnginePool({ identity: 'obedient', size, wallSafetySeconds, start }), engines };
}

test('those who wait are served in order, and one engine is enough for all', async () => {
  const { pool, engines } = poolOf(1);
  const order: number[] = [];
  await Promise.all(
    [0, 1, 2, 3].map(async (index) => {
      const session = await pool.open();
      order.push(index);
      assert.equal(await session.evaluate(`job ${index}`), `0: job ${index}`);
      session.close();
    }),
  );
  assert.deepEqual(order, [0, 1, 2, 3]);
  assert.equal(engines.length, 1);
  await pool.dispose();
  assert.ok(!engines[0]!.alive);
  assert.equal(engines[0]!.resets, 3 + 1);
});

test('a start that fails is reported where no other engine runs, and tried again by the next', async () => {
  const { pool } = poolOf(2, (number) => number > 0);
  await assert.rejects(pool.open(), (error) => error instanceof ProverFailure && error.kind === 'unavailable');
  const session = await pool.open();
  assert.equal(await session.evaluate('x'), '1: x');
  session.close();
  await pool.dispose();
});

test('where a further engine cannot be had, one waits for those that run', async () => {
  const { pool, engines } = poolOf(4, (number) => number === 0);
  const first = await pool.open();
  const waiting = [pool.open(), pool.open()];
  first.close();
  for (const each of waiting) {
    const session = await each;
    assert.equal(await session.evaluate('x'), '0: x');
    session.close();
  }
  assert.ok(engines.length <= 3);
  await pool.dispose();
});

test('an engine that does not want to be used again, or is lost, is replaced', async () => {
  const { pool, engines } = poolOf(1);
  const first = await pool.open();
  engines[0]!.reusable = false;
  first.close();
  const second = await pool.open();
  assert.equal(await second.evaluate('x'), '1: x');
  assert.ok(!engines[0]!.alive);
  second.close();
  await new Promise((resolve) => setImmediate(resolve));
  engines[1]!.alive = false;
  const third = await pool.open();
  assert.equal(await third.evaluate('x'), '2: x');
  third.close();
  await pool.dispose();
});

test('the safety net, also for a time longer than timers keep', async () => {
  const { pool, engines } = poolOf(1, undefined, 0.02);
  const session = await pool.open();
  await assert.rejects(session.evaluate('block'), (error) => error instanceof ProverFailure && error.kind === 'hung');
  session.close();
  assert.ok(!engines[0]!.alive);
  await pool.dispose();

  const patient = poolOf(1, undefined, 1e9);
  const long = await patient.pool.open();
  const blocked = long.evaluate('block');
  await new Promise((resolve) => setTimeout(resolve, 20));
  long.close();
  await assert.rejects(blocked, (error) => error instanceof ProverFailure && error.kind === 'cancelled');
  await patient.pool.dispose();
});
