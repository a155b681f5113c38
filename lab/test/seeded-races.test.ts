/**
 * Seeded races: each protection of a small class is taken away once, and the checker notices.
 * Neighbours: `../src/seeded-races`.
 */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createWasmProver } from '#server/solver/z3-wasm';
import { initParsers } from '#server/syntax/parsers';
import { Checked, noticed } from '../src/seeded-races/notice';
import { KINDS, seedsOf } from '../src/seeded-races/seeds';

const TEXT = `
import java.util.concurrent.locks.ReentrantLock;

class Account {
    private final ReentrantLock lock = new ReentrantLock();
    private volatile boolean open;
    private int balance;
    private int fees;

    synchronized void deposit(int n) { balance += n; }
    void withdraw(int n) {
        synchronized (this) {
            balance -= n;
            open = true;
        }
    }
    synchronized int balance() { return balance; }
    boolean isOpen() { return open; }
    void charge() { lock.lock(); try { fees++; } finally { lock.unlock(); } }
    int fees() { lock.lock(); try { return fees; } finally { lock.unlock(); } }
}
`;
const prover = createWasmProver({ workers: 1 });

before(() => initParsers());
after(() => prover.dispose());

test('every kind of protection is found, with the fields that it is for', () => {
  const seeds = seedsOf('Account.java', TEXT);
  assert.deepEqual(
    KINDS.filter((kind) => !seeds.some((one) => one.kind === kind)),
    [],
  );
  assert.deepEqual(
    seeds.filter(({ kind }) => kind === 'drop-lock').map(({ owner, fields }) => `${owner} ${fields.join()}`),
    ['Account.charge(0) fees', 'Account.fees(0) fees'],
  );
  assert.ok(seeds.every(({ isLast }) => !isLast));
  assert.deepEqual(
    seedsOf('Account.java', TEXT.replace('open = true;', 'fees();')).filter(({ kind }) => kind === 'drop-volatile'),
    [],
    'nobody changes it',
  );
});

test('what is taken away is noticed', async () => {
  const original = new Checked('Account.java', TEXT, [], prover);
  const seeds = seedsOf('Account.java', TEXT);
  for (const kind of KINDS) {
    const seed = seeds.find((one) => one.kind === kind)!;
    const outcome = await noticed(original, new Checked('Account.java', seed.text, [], prover), seed);
    assert.equal(outcome.kind, 'finding', `${seed.kind} ${seed.place}: ${outcome.kind}, ${outcome.why}`);
  }
});
