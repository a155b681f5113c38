/**
 * What is remembered of a method's result, and under which key.
 * Neighbours: `incremental.test.ts` shows the memo at work.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMemoStore } from '../../src/incremental/store';
import type { MethodSummary } from '../../src/verify/analysis';
import type { MethodResult } from '../../src/verify/results';
import { Places } from '../../src/workspace/relocate';
import { ResultMemo, memoKey } from '../../src/workspace/result-memo';

const PATH = 'A.java';
const TEXT = 'class A { void m() { } }\n';

const span = (start: number, end: number): { readonly file: string; readonly start: number; readonly end: number } => ({
  file: PATH,
  start,
  end,
});

function methodOf(change: Partial<MethodSummary> = {}): MethodSummary {
  return { id: 'A.m()', name: 'A.m', path: PATH, span: span(10, 22), nameSpan: span(15, 16), key: 'what it depends on', ...change };
}

function placesOf(text: string = TEXT): Places {
  return new Places({ files: [{ path: PATH, text }], methods: [methodOf()], fields: new Map() });
}

function resultOf(verdict: MethodResult['verdict']): MethodResult {
  return {
    name: 'A.m',
    span: span(10, 22),
    nameSpan: span(15, 16),
    verdict,
    milliseconds: 1,
    diagnostics: [],
    environment: [],
    restsOn: [],
  };
}

function remembered(verdict: MethodResult['verdict']): MethodResult | undefined {
  const memo = new ResultMemo(createMemoStore());
  memo.remember('key', resultOf(verdict), methodOf(), placesOf());
  return memo.recall('key', methodOf(), placesOf());
}

test('a verdict is remembered', () => {
  assert.deepEqual(remembered('verified'), resultOf('verified'));
  assert.deepEqual(remembered('failed'), resultOf('failed'));
});

test('what the prover gave up on is tried again, and takes no room', () => {
  const store = createMemoStore();
  new ResultMemo(store).remember('key', resultOf('unknown'), methodOf(), placesOf());
  assert.equal(store.get('key'), undefined);
  assert.equal(remembered('unknown'), undefined);
});

test('a verdict belongs to the prover that gave it, to its method, to what it depends on and to the lines it stands on', () => {
  const keys = [
    memoKey('one prover', methodOf(), placesOf()),
    memoKey('another prover', methodOf(), placesOf()),
    memoKey('one prover', methodOf({ id: 'A.n()' }), placesOf()),
    memoKey('one prover', methodOf({ key: 'something else' }), placesOf()),
    memoKey('one prover', methodOf(), placesOf(TEXT.replace('{ }', '{;}'))),
  ];
  assert.equal(new Set(keys).size, keys.length);
});
