/** The help on tactics is the table of docs/prove.md, and every tactic has its row. */
import assert from 'node:assert/strict';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { test } from 'node:test';
import { TACTICS } from '../../src/qed/script-parse';
import { TACTIC_HELP } from '../../src/qed/tactic-help';

const PAGE = fs.readFileSync(path.join(__dirname, '..', '..', '..', '..', 'docs', 'prove.md'), 'utf8');

test('the help is the table of the page', () => {
  const section = PAGE.slice(PAGE.indexOf('\n## Tactics\n'), PAGE.indexOf('\n## The device cache'));
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  assert.deepEqual(
    TACTIC_HELP.map(
      ({ forms, does, checked }) => `| ${forms.map((one) => `\`${one}\``).join(' ')} | ${does} | ${checked}${checked === '' ? '|' : ' |'}`,
    ),
    rows,
  );
});

test('every tactic has one row', () => {
  assert.deepEqual(TACTIC_HELP.flatMap(({ tactics }) => tactics).sort(), [...TACTICS].sort());
  for (const { tactics, forms } of TACTIC_HELP)
    for (const one of tactics)
      assert.ok(
        forms.some((form) => form.startsWith(one)),
        one,
      );
});
