/** Footprints name exactly what an operation touches; effects say at least what a statement may change. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { footprintOf, readsOf, storesOfExpr, writesOf } from '../../src/plato/footprint';
import { ALL_EFFECTS, NO_EFFECTS, effectsOfCall, writtenStores } from '../../src/effects/effects';
import type { Effects } from '../../src/effects/effects';
import { procedureEffects } from '../../src/effects/procedure-effects';
import { inlineCalls } from '../../src/inline/inline';
import { printLocation } from '../../src/plato/print-expr';
import { arbitraryProgram, runs } from './arbitrary';
import { actionOf, operationOf, programOf, stmtOf } from './plato-text';

const LOCALS = 'o: Job, p: Job, x: int, t: java.lang.Thread, a: int[]';

function footprint(text: string): { reads: string; writes: string; elsewhere: string } {
  const op = operationOf(LOCALS, text);
  const { reads, writes, elsewhere } = footprintOf(op);
  assert.deepEqual([readsOf(op), writesOf(op)], [reads, writes]);
  return { reads: reads.map(printLocation).join(' '), writes: writes.map(printLocation).join(' '), elsewhere: elsewhere.join(' ') };
}

test('the stores of an expression, before and after', () => {
  const e = actionOf(LOCALS, "o.next.n = o.next'.n' + a[x]' + static.count + length(a)");
  assert.deepEqual([...storesOfExpr(e)], ['Job.n', 'Job.next', 'elem:int', 'Job.count']);
  assert.deepEqual([...storesOfExpr(e, 'pre')], ['Job.n', 'Job.next', 'Job.count']);
  assert.deepEqual([...storesOfExpr(e, 'post')], ['Job.n', 'Job.next', 'elem:int']);
});

test('reads and writes of an operation', () => {
  assert.deepEqual(footprint("<x' = o.n>_{x} read"), { reads: 'o.n', writes: '', elsewhere: '' });
  assert.deepEqual(footprint('o != null ? <o.n\' = x>_{o.n} write\n else null-dereference ""'), {
    reads: '',
    writes: 'o.n',
    elsewhere: '',
  });
  assert.deepEqual(footprint("<o.holder = null && o.holder' = tid>_{o.holder} acquire"), {
    reads: 'o.holder',
    writes: 'o.holder',
    elsewhere: '',
  });
  assert.deepEqual(footprint('a[x] > 0 ? <o.m = 1 && a[x + 1]\' = o.m>_{a[x + 1]} write\n else assertion ""'), {
    reads: 'a[x] o.m',
    writes: 'a[x + 1]',
    elsewhere: '',
  });
  assert.deepEqual(footprint("<x' = o.next.n>_{x} read"), { reads: 'o.next o.next.n', writes: '', elsewhere: '' });
  assert.deepEqual(footprint("<x' = x + 1>_{x} local"), { reads: '', writes: '', elsewhere: '' });
});

test('what a post condition says of written locations is no read', () => {
  assert.deepEqual(footprint("<such that o.n' > o.n + p.n'>_{o.n} specification"), { reads: 'o.n p.n', writes: 'o.n', elsewhere: '' });
  assert.deepEqual(footprint("<such that o.n' > 0>_{o.n} specification"), { reads: '', writes: 'o.n', elsewhere: '' });
});

test('a post condition speaks of locals after the operation', () => {
  assert.deepEqual(footprint("<o' = p && such that o.n' > 0>_{o} specification"), { reads: 'p.n', writes: '', elsewhere: '' });
  assert.deepEqual(footprint("<o' = p && such that o.n' > 0>_{o, o.n} specification"), { reads: 'p.n', writes: 'o.n', elsewhere: '' });
  assert.deepEqual(footprint("<such that o.n' > 0>_{o} specification"), { reads: '', writes: '', elsewhere: 'Job.n' });
  assert.deepEqual(footprint("<such that o.next'.n' > 0>_{o.next} specification"), { reads: '', writes: 'o.next', elsewhere: 'Job.n' });
});

test('reads under a quantifier are reads anywhere', () => {
  assert.deepEqual(footprint('<(forall j: Job :: j.n > o.m)>_{} ghost'), { reads: 'o.m', writes: '', elsewhere: 'Job.n' });
});

function effects(text: string): string {
  return effectsText(writtenStores(stmtOf(LOCALS, text), () => NO_EFFECTS));
}

function effectsText({ stores, locals, givenUp: _, takenLocks: __, ...flags }: Effects): string {
  return [
    ...stores,
    ...locals,
    ...Object.entries(flags)
      .filter(([, isSet]) => isSet)
      .map(([flag]) => flag),
  ].join(' ');
}

test('the effects of statements', () => {
  assert.equal(effects("block L loop { <o.n' = 1>_{o.n} write choice (exit L [] <x' = 2>_{x} local) }"), 'Job.n x');
  assert.equal(effects("<o' = new Job>_{o} allocate"), 'o allocates');
  assert.equal(effects("<o.next' = p>_{o.next} write"), 'Job.next escapes');
  assert.equal(effects("<o.next' = null>_{o.next} write"), 'Job.next');
  assert.equal(effects('<such that true>_{o.items} specification'), 'Job.items escapes');
  assert.equal(effects("<o.holder = null && o.holder' = tid>_{o.holder} acquire"), 'java.lang.Object.holder');
  assert.equal(effects('atomic { <such that true>_{a[x]} ghost }'), 'elem:int');
});

test('only what gives up a monitor that was held before waits', () => {
  const waits = (text: string): boolean => writtenStores(stmtOf(`${LOCALS}, held: bool`, text), () => NO_EFFECTS).waits;
  for (const keeping of [
    "<(o.holder = null || o.holder = tid) && held' = (o.holder != tid) && o.holder' = tid>_{held, o.holder} acquire",
    "<o.holder' = (if held then null else o.holder)>_{o.holder} release",
    "<o.n' = 1>_{o.n} write",
  ])
    assert.equal(waits(keeping), false, keeping);
  for (const losing of [
    "<o.holder' = null>_{o.holder} release",
    "<o.holder' = (if held then null else p.holder)>_{o.holder} release",
    "<o.holder' = null>_{o.holder} ghost",
    "<o.holder' = t>_{o.holder} acquire",
    "<o.holder = null && o.holder' = tid>_{o.holder} block",
    "<such that o.holder' = tid>_{o.holder} acquire",
  ])
    assert.equal(waits(losing), true, losing);
});

const PROGRAM = `
procedure a as "a" in Job method (o: Job) static
  body { <o.n' = 1>_{o.n} write call b (o) }
procedure b as "b" in Job method (o: Job) static
  body { <static.count' = 1>_{static.count} write choice (call a (o) [] call c (o)) }
procedure c as "c" in Job method (o: Job) static abstract trusted
  modifies {o.m, o.numbers[*]}
procedure d as "d" in Job method (o: Job) static abstract trusted
procedure e as "e" in Job method (o: Job) static
procedure f as "f" in Job method (o: Job) static
  body start a (o)
procedure g as "g" in Job method (o: Job) static abstract trusted
  modifies {o.*}
procedure h as "h" in Job method (o: Job) static
  unsupported "a lambda expression"
  body {}
procedure \`java.lang.Thread.join()\` as "Thread.join" in java.lang.Thread method (this: java.lang.Thread) abstract trusted
  modifies {}
procedure i as "i" in Job method () static abstract
  modifies {}
  body { <skip>_{} local }
`;

test('the effects of procedures, over recursion and abstractions', () => {
  const all = procedureEffects(programOf(PROGRAM));
  const of = (id: string): string => effectsText(all.get(id)!);
  assert.equal(of('a'), 'Job.n Job.m Job.count elem:int allocates escapes');
  assert.deepEqual(new Set(all.get('b')!.stores), new Set(all.get('a')!.stores));
  assert.equal(of('c'), 'Job.m elem:int allocates escapes');
  assert.equal(of('d'), 'allocates escapes everything');
  assert.equal(of('e'), effectsText(ALL_EFFECTS));
  assert.equal(of('f'), 'escapes');
  assert.equal(of('g'), 'java.lang.Object.holder Job.n Job.m Job.next Job.items Job.numbers allocates escapes');
  assert.equal(of('h'), effectsText(ALL_EFFECTS));
  assert.equal(of('java.lang.Thread.join()'), 'waits allocates escapes');
  assert.equal(of('i'), '');
});

test('inlining does not change what a procedure may do', () => {
  fc.assert(
    fc.property(arbitraryProgram(), (program) => {
      const all = procedureEffects(program);
      for (const procedure of program.procedures) {
        const inlined = inlineCalls(program, procedure, { maxOperations: 3000 });
        if (
          !procedure.body ||
          procedure.isAbstract ||
          procedure.hasSyntaxErrors ||
          inlined.diagnostics.length > 0 ||
          inlined.unsupported.length > 0
        )
          continue;
        const direct = writtenStores(inlined.body, (call) => effectsOfCall(call, all));
        const summary = all.get(procedure.id)!;
        assert.deepEqual(new Set(direct.stores), new Set(summary.stores));
        assert.deepEqual(
          [direct.waits, direct.allocates, direct.escapes, direct.everything],
          [summary.waits, summary.allocates, summary.escapes, summary.everything],
        );
      }
    }),
    runs(200),
  );
});
