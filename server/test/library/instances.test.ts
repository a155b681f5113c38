/**
 * Every class of the library of which an invariant is believed has objects: where one has been made, or is given, nothing follows that is
 * not so. Also where a class of the workspace extends or implements it. (That the other clauses of the stubs can be true is seen by
 * `claims.test.ts`: real calls agree with each of them.)
 * Neighbours: `src/library`; `../verify/library-models.test.ts` shows that the models keep the invariants.
 */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Prover } from '../../src/solver/prover';
import { createWasmProver } from '../../src/solver/z3-wasm';
import { initParsers } from '../../src/syntax/parsers';
import { analyse } from '../../src/verify/pipeline';
import { verifyAll } from '../../src/verify/whole';
import { readStubs } from './stub-members';

interface Instance {
  /** An expression that makes one, or throws in no other way than by lack of memory. */
  readonly made: string;
  /** The declaration of a class of the workspace below it, and how one of these is made. */
  readonly below?: readonly [declaration: string, made: string];
}

const LOCK_METHODS =
  'public void lock() { inner.lock(); } public void unlock() { inner.unlock(); } public boolean tryLock() { return inner.tryLock(); } public Condition newCondition() { return inner.newCondition(); }' +
  ' public void lockInterruptibly() throws InterruptedException { inner.lockInterruptibly(); } public boolean tryLock(long time, java.util.concurrent.TimeUnit unit) throws InterruptedException { return inner.tryLock(time, unit); }';

const INSTANCES: Readonly<Record<string, Instance>> = {
  'java.util.concurrent.CountDownLatch': {
    made: 'new CountDownLatch(2)',
    below: ['class Below extends CountDownLatch { Below() { super(1); } }', 'new Below()'],
  },
  'java.util.concurrent.atomic.AtomicIntegerArray': {
    made: 'new AtomicIntegerArray(2)',
    below: ['class Below extends AtomicIntegerArray { Below() { super(3); } }', 'new Below()'],
  },
  'java.util.concurrent.atomic.AtomicLongArray': {
    made: 'new AtomicLongArray(2)',
    below: ['class Below extends AtomicLongArray { Below() { super(3); } }', 'new Below()'],
  },
  'java.util.concurrent.atomic.AtomicReferenceArray': {
    made: 'new AtomicReferenceArray<String>(2)',
    below: ['class Below extends AtomicReferenceArray<String> { Below() { super(3); } }', 'new Below()'],
  },
  'java.util.concurrent.locks.Lock': {
    made: 'new ReentrantLock()',
    below: [`class Below implements Lock { private final ReentrantLock inner = new ReentrantLock(); ${LOCK_METHODS} }`, 'new Below()'],
  },
  'java.util.concurrent.locks.LockCondition': { made: 'new ReentrantLock().newCondition()' },
  'java.util.concurrent.locks.ReadWriteLock': {
    made: 'new ReentrantReadWriteLock()',
    below: [
      'class Below implements ReadWriteLock { public Lock readLock() { return null; } public Lock writeLock() { return null; } }',
      'new Below()',
    ],
  },
  'java.util.concurrent.locks.ReentrantReadWriteLock': {
    made: 'new ReentrantReadWriteLock()',
    below: ['class Below extends ReentrantReadWriteLock { }', 'new Below()'],
  },
  'java.util.concurrent.locks.ReentrantReadWriteLock.ReadLock': {
    made: 'new ReentrantReadWriteLock().readLock()',
    below: [
      'class Below extends ReentrantReadWriteLock.ReadLock { Below(ReentrantReadWriteLock of) { super(of); } }',
      'new Below(new ReentrantReadWriteLock())',
    ],
  },
  'java.util.concurrent.locks.ReentrantReadWriteLock.WriteLock': {
    made: 'new ReentrantReadWriteLock().writeLock()',
    below: [
      'class Below extends ReentrantReadWriteLock.WriteLock { Below(ReentrantReadWriteLock of) { super(of); } }',
      'new Below(new ReentrantReadWriteLock())',
    ],
  },
};

const IMPORTS = 'import java.util.concurrent.*;\nimport java.util.concurrent.atomic.*;\nimport java.util.concurrent.locks.*;\n';

function program(name: string, made: string, declaration: string): string {
  // The class of the conditions that locks make has another name in Java, or none.
  const type =
    declaration !== ''
      ? 'Below'
      : name.endsWith('.LockCondition')
        ? 'Condition'
        : name.replace(/^java\.util\.concurrent\.(atomic\.|locks\.)?/, '');
  return (
    `${IMPORTS}${declaration}\nclass Uses {\n  static Object kept;\n  static void makes() { Object it = ${made}; kept = it; /*@ assert false */ }\n` +
    `  static void given(${type} it) { if (it != null) { kept = it; /*@ assert false */ } }\n}\n`
  );
}

describe('what is believed of classes of the library is true of an object', () => {
  let prover: Prover;
  before(async () => {
    await initParsers();
    prover = createWasmProver();
  });
  after(() => prover?.dispose());

  test('for every class with an invariant', () => {
    const owners = new Set(readStubs().program.invariants.map((one) => one.owner));
    assert.deepEqual(
      [...owners].filter((one) => !(one in INSTANCES)),
      [],
    );
    assert.deepEqual(
      Object.keys(INSTANCES).filter((one) => !owners.has(one)),
      [],
    );
  });

  for (const [name, { made, below }] of Object.entries(INSTANCES)) {
    for (const [declaration, maker] of [['', made] as const, ...(below ? [below] : [])]) {
      test(`${name}${declaration === '' ? '' : ', by a class of the workspace'}`, { timeout: 120_000 }, async () => {
        const analysis = analyse([{ path: 'Uses.java', text: program(name, maker, declaration) }], { checkAll: true });
        const results = await verifyAll(analysis, { prover });
        const verdicts = results
          .flatMap((one) => one.methods)
          .filter((one) => /^Uses\.(makes|given)/.test(one.name))
          .map((one) => `${one.name} ${one.verdict}`);
        // Had they another verdict, nothing would have been asked.
        assert.equal(verdicts.length, 2);
        assert.deepEqual(
          verdicts.filter((one) => !one.endsWith(' failed')),
          [],
        );
      });
    }
  }
});
