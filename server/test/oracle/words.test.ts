/** Runs are told in words that the user wrote or can read: no name in them is one that only the translation gives. */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { initParsers } from '../../src/syntax/parsers';
import { outcomesOf, programOf } from './programs';

before(() => initParsers());

test('constructors, lambdas, classes in methods and contents have no made up names', () => {
  const text = `class T {
    interface Op { int apply(int x); }
    int n = 1;
    @GuardedBy("this") private final java.util.Map<String, Integer> map = new java.util.HashMap<>();
    T(int k) { synchronized (this) { map.put("k", k); } }
    void f(int by) {
      Op o = new Op() { public int apply(int x) { return x + by + n; } };
      Op twice = x -> o.apply(x) + n;
      class Local { int z = n; }
      synchronized (this) { map.put("a", twice.apply(new Local().z)); }
      /*@ assert false */
    } }`;
  const reported = outcomesOf(programOf(text)).flatMap((one) => (one.kind === 'wrong' ? one.trace : []));
  const lines = reported.map((step) =>
    [step.action, ...Object.entries(step.values).map(([name, value]) => `${name} = ${value}`)].join('; '),
  );
  assert.ok(lines.length > 10);
  assert.deepEqual(
    lines.filter((line) => /\$|<init>|<clinit>/.test(line)),
    [],
  );
  for (const wanted of ['calls `new T', 'lambda#1', 'Local#1', 'Op#1.by = ', 'the contents of `map`'])
    assert.ok(
      lines.some((line) => line.includes(wanted)),
      `${wanted} in ${lines.join('\n')}`,
    );
});
