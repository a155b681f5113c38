/**
 * `test-fixtures/infer`: each file says in its first lines what is inferred (`//- infer: safe modular`) and which annotations come of it.
 * Those that take long run with `INFER=all` and in `npm run bench:infer`; of the others each third has its turn.
 * Neighbours: `infer/infer.ts`; `cli/engine.ts` puts it together in the same way.
 */
import assert from 'node:assert/strict';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { after, before, test } from 'node:test';
import { judged, type Judge } from '../../src/infer/annotate';
import { infer } from '../../src/infer/infer';
import { createWasmProver } from '../../src/solver/z3-wasm';
import { initParsers } from '../../src/syntax/parsers';
import { analyse } from '../../src/verify/pipeline';
import { verifyAll } from '../../src/verify/whole';
import { ROOT } from '../architecture/imports';
import { hasTurn } from '../turn';

const FOLDER = path.join(ROOT, 'test-fixtures', 'infer');
/** Safe ones take a proof, and proofs take time. */
const QUICK = [
  'LockBit',
  'LockId',
  'Account',
  'Once',
  'OwnedByName',
  'Published',
  'EnumInField',
  'Latch',
  'LatchClassLock',
  'StartedInLoop',
];
const prover = createWasmProver();
before(() => initParsers());
after(() => prover.dispose());

for (const [index, name] of fs
  .readdirSync(FOLDER)
  .filter((one) => one.endsWith('.java'))
  .sort()
  .entries()) {
  const text = fs.readFileSync(path.join(FOLDER, name), 'utf8');
  const expected = /^\/\/- infer: (.*)$/m.exec(text)?.[1];
  const isQuick = hasTurn(index, 3) && (expected === 'unsafe' || QUICK.includes(name.replace('.java', '')));
  test(`${name}: ${expected}`, { skip: !isQuick && process.env['INFER'] !== 'all' }, async () => {
    const files = [{ path: name, text }];
    const { program } = analyse(files, { checkAll: true, isAsWritten: true });
    const judge: Judge = (annotations) =>
      judged(files, annotations, (changed) => verifyAll(analyse(changed, { checkAll: true, isAsWritten: true }), { prover }));
    const [found, ...others] = await infer(program, { prover, judge });
    assert.ok(found && others.length === 0);
    assert.equal(`${found.verdict}${found.modular ? ' modular' : ''}`, expected, found.reason ?? '');
    const wanted = [...text.matchAll(/^\/\/- annotation: (.*)$/gm)].map((match) => match[1]);
    if (wanted.length > 0)
      assert.deepEqual(
        found.annotations.map((one) => one.text),
        wanted,
      );
    if (found.verdict === 'unsafe') {
      assert.ok(found.trace.length > 0);
      assert.ok(found.span);
    } else assert.ok(found.annotations.length === 0 || (await judge(found.annotations)).verifies);
  });
}

test('what is not modelled is named at its place, and gets no verdict', async () => {
  const cases: readonly (readonly [string, RegExp])[] = [
    [
      'class A { static int x; static class W extends Thread { public void run() { x = x * x; } } public static void main(String[] a) { new W().start(); new W().start(); assert x == 0; } }',
      /product/,
    ],
    [
      'class A { static double x; static class W extends Thread { public void run() { x = x + 1; } } public static void main(String[] a) { new W().start(); new W().start(); } }',
      /floating/,
    ],
    [
      `class A { static final java.util.concurrent.locks.ReentrantReadWriteLock l = new java.util.concurrent.locks.ReentrantReadWriteLock();
        static void w() { l.readLock().lock(); l.readLock().unlock(); }
        public static void main(String[] a) { new Thread(() -> w()).start(); new Thread(() -> w()).start(); } }`,
      /^a ghost map, in `ReentrantReadWriteLock.ReadLock.lock`$/,
    ],
    [
      `class A { static Object l = new Object(); static void w() { synchronized (l) { l = new Object(); } }
        public static void main(String[] a) { new Thread(() -> w()).start(); new Thread(() -> w()).start(); } }`,
      /objects that threads make/,
    ],
    [
      'class A { static int x; public static void main(String[] a) { for (;;) { new Thread(() -> { x = 1; }).start(); } } }',
      /loop that starts threads/,
    ],
    [
      `class A { static int x; public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> { x = 1; }); t.start(); t.join(x); assert x == 1; } }`,
      /time limit/,
    ],
    ['class A { /*@ guarded_by holder == tid */ int x; synchronized void f() { x = 1; assert x == 1; } }', /calvin check/],
  ];
  for (const [text, reason] of cases) {
    const { program } = analyse([{ path: 'A.java', text }], { checkAll: true, isAsWritten: true });
    const [found] = await infer(program, { prover });
    assert.equal(found?.verdict, 'unsupported', text);
    assert.match(found?.reason ?? '', reason);
    assert.equal(found?.span?.file, 'A.java');
  }
});
