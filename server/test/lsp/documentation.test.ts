/**
 * Every code leads to the line of the documentation that explains it.
 * Neighbours: `lsp/documentation.ts`.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { CODES, type Code } from '../../src/diagnostics/codes';
import { documentationOf } from '../../src/lsp/documentation';

test('a code is linked to the line that begins with it', () => {
  for (const code of Object.keys(CODES) as Code[]) {
    const href = documentationOf(code);
    assert.ok(href, `${code} has no line in docs/diagnostics.md`);
    const line = Number(/#L(\d+)$/.exec(href)?.[1]);
    const lines = readFileSync(fileURLToPath(href), 'utf8').split('\n');
    assert.ok(lines[line - 1]!.startsWith('- ') && lines[line - 1]!.includes(`\`${code}\``), `${code}: ${lines[line - 1]}`);
  }
});
