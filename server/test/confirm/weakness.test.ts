/** What is said of a failure that no run shows speaks of a specification only where somebody has written one. */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { weaknessOf } from '../../src/confirm/weakness';
import type { Diagnostic } from '../../src/diagnostics/diagnostic';
import { initParsers } from '../../src/syntax/parsers';
import { analyse } from '../../src/verify/pipeline';

before(() => initParsers());

const ANNOTATED = 'class A { @GuardedBy("this") private int n; synchronized void up() { n++; } }';
const PLAIN = 'class B { private int m; synchronized void up() { m++; } }';

function saidIn(file: string): string {
  const { program } = analyse(
    [
      { path: 'A.java', text: ANNOTATED },
      { path: 'B.java', text: PLAIN },
    ],
    { checkAll: true },
  );
  const failure = { code: 'assertion', span: { file, start: 0, end: 1 }, message: '', related: [], trace: [] } as unknown as Diagnostic;
  const said = weaknessOf(program, failure, 'within the bounds', true);
  return said.kind === 'not-found' ? said.message : '';
}

test('in a file with a discipline it may be too weak', () => {
  assert.match(saidIn('A.java'), /the specification may be too weak/);
});

test('in a file without any nothing is said of it, whatever stands in another one', () => {
  assert.doesNotMatch(saidIn('B.java'), /specification/);
});
