/** The table of the words that begin a clause, and the grammar, which has to spell them once more. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { CLAUSE_KEYWORDS, CLASS_KEYWORDS, HARD_KEYWORDS, SOFT_KEYWORDS } from '../../src/syntax/clause-keywords';
import { initParsers } from '../../src/syntax/parse';
import { parse } from './support';

const GRAMMAR = join(__dirname, '..', '..', '..', '..', 'grammar', 'spec', 'grammar.js');

before(() => initParsers());

describe('the words that begin a clause', () => {
  const grammar = readFileSync(GRAMMAR, 'utf8');
  it('are reserved by the grammar, but for those that are names as well', () => {
    const [, list] = /const CLAUSE_KEYWORDS = \[\s*\.\.\.DISCIPLINE_KEYWORDS,([^\]]*)\]/.exec(grammar)!;
    // (`assert` is reserved as a word of Java.)
    const reserved = [...list!.matchAll(/'(\w+)'/g)].map(([, word]) => word!);
    assert.deepEqual([...reserved, 'assert'].sort(), [...HARD_KEYWORDS].sort());
  });
  it('are spelled in the grammar', () => {
    for (const word of SOFT_KEYWORDS) assert.ok(grammar.includes(`'${word}'`), word);
  });
  it('are suggested for what is nearly one', () => {
    for (const word of CLAUSE_KEYWORDS.filter((one) => one.length > 7)) {
      const text = CLASS_KEYWORDS.has(word) ? `class A { /*@ ${word}x true */ }` : `class A { /*@ ${word}x true */ int f; }`;
      assert.match(JSON.stringify(parse(text)), new RegExp(`did you mean .{0,3}${word}`, 'i'), word);
    }
  });
});
