/** Commands that the user pastes: whatever the names in them, a shell reads the words that are meant. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { quoted } from '../../src/cli/shell';

test('a shell reads each as one word', { skip: process.platform === 'win32' ? 'there is no POSIX shell' : false }, () => {
  const words = [
    'a',
    'a b',
    '$(id)',
    '`id`',
    'a;echo>PWNED',
    "it's",
    '"x"',
    'a\\b',
    'a\nb',
    '*',
    '~',
    '!x',
    '#x',
    'a&b',
    '$HOME',
    '\u00e9',
    '{a,b}',
    'a|b',
    "'",
    "''",
    '<x',
    '(x)',
    '',
  ];
  const { stdout } = spawnSync('sh', ['-c', `printf '%s\\0' ${words.map(quoted).join(' ')}`], { encoding: 'utf8' });
  assert.deepEqual(stdout.split('\0').slice(0, -1), words);
});

test('what a program would take for an option or a file of arguments is a path', () => {
  assert.equal(quoted('-x/out'), './-x/out');
  assert.equal(quoted('@x/A.java'), "'./@x/A.java'");
  assert.equal(quoted('shown/A.java'), 'shown/A.java');
});
