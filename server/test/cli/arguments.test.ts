/** What the command line understands, and how it says what it does not. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseArguments } from '../../src/cli/arguments';

const sentence = (...given: string[]): string => {
  const parsed = parseArguments(given);
  assert.equal(parsed.kind, 'problem', given.join(' '));
  return parsed.kind === 'problem' ? parsed.sentence : '';
};

test('a check with its options in any order', () => {
  assert.deepEqual(parseArguments(['check', 'a.java']), {
    kind: 'check',
    paths: ['a.java'],
    checkAll: false,
    unroll: 0,
    integers: 'mathematical',
    javaChecks: 'auto',
    format: 'text',
  });
  assert.deepEqual(parseArguments(['check', 'src', '--all', '--format', 'json', 'test']), {
    kind: 'check',
    paths: ['src', 'test'],
    checkAll: true,
    unroll: 0,
    integers: 'mathematical',
    javaChecks: 'auto',
    format: 'json',
  });
  assert.deepEqual(parseArguments(['check', '--format=text', '--', '--all', '-x.java']), {
    kind: 'check',
    paths: ['--all', '-x.java'],
    checkAll: false,
    unroll: 0,
    integers: 'mathematical',
    javaChecks: 'auto',
    format: 'text',
  });
});

test('a dump', () => {
  assert.deepEqual(parseArguments(['check', '--dump', 'plato', 'A.java#run']), {
    kind: 'dump',
    paths: ['A.java#run'],
    checkAll: false,
    unroll: 0,
    integers: 'mathematical',
    javaChecks: 'auto',
    form: 'plato',
  });
  assert.deepEqual(parseArguments(['check', '--all', '--dump=smt', 'A.java']), {
    kind: 'dump',
    paths: ['A.java'],
    checkAll: true,
    unroll: 0,
    integers: 'mathematical',
    javaChecks: 'auto',
    form: 'smt',
  });
});

test('unrolled loops', () => {
  assert.deepEqual(parseArguments(['check', '--unroll', '3', 'a.java']), {
    kind: 'check',
    paths: ['a.java'],
    checkAll: false,
    unroll: 3,
    integers: 'mathematical',
    javaChecks: 'auto',
    format: 'text',
  });
  assert.match(sentence('check', '--unroll', '0', 'a'), /from 1 to 100, not `0`/);
  assert.match(sentence('check', '--unroll=many', 'a'), /not `many`/);
  assert.match(sentence('check', 'a', '--unroll'), /needs a value/);
});

test('what integers are', () => {
  assert.deepEqual(parseArguments(['check', '--java-checks', 'all', 'a.java']), {
    kind: 'check',
    paths: ['a.java'],
    checkAll: false,
    unroll: 0,
    integers: 'mathematical',
    javaChecks: 'all',
    format: 'text',
  });
  assert.deepEqual(parseArguments(['check', '--integers', 'java', 'a.java']), {
    kind: 'check',
    paths: ['a.java'],
    checkAll: false,
    unroll: 0,
    integers: 'java',
    javaChecks: 'auto',
    format: 'text',
  });
  assert.match(sentence('check', '--integers=long', 'a'), /`mathematical` or `java`, not `long`/);
});

test('help and version, wherever they stand', () => {
  for (const given of [['--help'], ['-h'], ['help'], ['check', '--help'], ['check', 'a', '-h']])
    assert.equal(parseArguments(given).kind, 'help');
  for (const given of [['--version'], ['check', '--version']]) assert.equal(parseArguments(given).kind, 'version');
});

test('what is wrong is said in one sentence', () => {
  assert.match(sentence(), /calvin check PATH/);
  assert.match(sentence('proof'), /`proof` is no command/);
  assert.match(sentence('check'), /which Java files/);
  assert.match(sentence('check', '--json', 'a'), /`--json` is no option/);
  assert.match(sentence('check', '-a', 'a'), /`-a` is no option/);
  assert.match(sentence('check', '--format', 'xml', 'a'), /`text` or `json`, not `xml`/);
  assert.match(sentence('check', 'a', '--format'), /`--format` needs a value/);
  assert.match(sentence('check', '--dump', 'ast', 'a'), /`plato`, `sequential` or `smt`/);
  assert.match(sentence('check', '--all=yes', 'a'), /takes no value/);
  assert.match(sentence('check', '--dump', 'smt', '--format', 'json', 'a'), /cannot be combined/);
  for (const more of [['--watch'], ['--shard', '1/2']])
    assert.match(sentence('check', '--dump', 'smt', ...more, 'a'), /cannot be combined/);
  for (const more of ['a', '--all', '-']) assert.match(sentence('clean', more), /takes nothing after it/);
  assert.deepEqual(parseArguments(['clean', '--help']), { kind: 'help' });
  assert.match(sentence('check', ''), /path is empty/);
});
