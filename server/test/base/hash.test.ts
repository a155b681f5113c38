/** Content hashes: stable, and different for different lists of texts. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { hashText } from '../../src/base/hash';

test('the hash does not change from one version to the next', () => {
  assert.equal(hashText(), 'f1ab6b1fa3e07be02cdd3816ad1c1c0f6a540c262e4c805f208a901850e5dde0');
  assert.equal(hashText('a', 'bc'), 'ba5e4fd1158ee484ba45cedde7608616b017f8d573f6c92ff90c6e3549c56bae');
  assert.match(hashText('a'), /^[0-9a-f]{64}$/);
});

test('lists of texts that differ have hashes that differ', () => {
  const lists = [
    [],
    [''],
    ['', ''],
    ['a'],
    ['ab', 'c'],
    ['a', 'bc'],
    ['abc'],
    ['abc', ''],
    ['1:a'],
    ['a', '1:b'],
    ['\ud800'],
    ['\ud801'],
    ['\ufffd'],
    ['é'],
    ['e\u0301'],
  ];
  assert.equal(new Set(lists.map((list) => hashText(...list))).size, lists.length);
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' })), fc.array(fc.string({ unit: 'binary' })), (left, right) => {
      assert.equal(hashText(...left) === hashText(...right), JSON.stringify(left) === JSON.stringify(right));
    }),
  );
});
