/** The annotated fixtures parse without a complaint, and every kind of clause occurs in them. */
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { initParsers } from '../../src/syntax/parse';
import { fixtures, messages, nodesOf, parse } from './support';

before(() => initParsers());

const CLAUSES = [
  'discipline',
  'nonNull',
  'threadLocal',
  'envAssumption',
  'globalInvariant',
  'ghost',
  'axiom',
  'requires',
  'ensures',
  'exsures',
  'modifies',
  'action',
  'performs',
  'helper',
  'decreases',
  'witness',
  'assert',
  'assume',
  'unreachable',
  'loopInvariant',
  'set',
  'atomic',
  'nowarn',
];

const EXPRESSIONS = [
  'special',
  'primed',
  'old',
  'fresh',
  'typeof',
  'typeLit',
  'max',
  'quantifier',
  'instanceof',
  'cast',
  'conditional',
  'call',
  'index',
  'field',
];

describe('annotated fixtures', () => {
  for (const { name, text } of fixtures('annotated')) {
    it(`${name} parses without a diagnostic or an error node`, () => {
      const unit = parse(text);
      assert.deepEqual(messages(text, unit), []);
      assert.equal(
        nodesOf(unit).some((node) => node.kind === 'error'),
        false,
      );
      assert.equal(unit.hasSpecs, true);
    });
  }
  it('hold every kind of clause and of expression', () => {
    const kinds = new Set(fixtures('annotated').flatMap(({ text }) => nodesOf(parse(text)).map((node) => node.kind)));
    assert.deepEqual(
      [...CLAUSES, ...EXPRESSIONS].filter((kind) => !kinds.has(kind)),
      [],
    );
  });
});
