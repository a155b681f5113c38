/**
 * The quick fix for a missing witness in a real VS Code workbench: the allocator of calvin-r (Fig. 3), written with the monitors of its
 * locks and without the witness where it finds a block, gets a squiggle there; the fix is chosen from the menu, and the method verifies.
 * Neighbours: `workbench.mjs` opens and closes the workbench; `test-fixtures/papers/AllocatorWithLocks.java` is the program.
 */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { codeLines, openWorkbench } from './workbench.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const program = readFileSync(join(here, '..', 'test-fixtures', 'papers', 'AllocatorWithLocks.java'), 'utf8').replace(/^\/\/-.*\n/gm, '');
const WITNESS = '//@ witness Allocated';
const SQUIGGLE = '.monaco-editor .squiggly-error';
const STATUS = '.part.statusbar .statusbar-item:has-text("Calvin")';
/** Provers on a busy machine, in milliseconds. */
const PATIENCE = 120_000;

let folder;
let workbench;

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'calvin-allocator-'));
  const incomplete = program
    .split('\n')
    .filter((line) => !line.includes(WITNESS))
    .join('\n');
  assert.notEqual(incomplete, program);
  writeFileSync(join(folder, 'AllocatorWithLocks.java'), incomplete);
  workbench = await openWorkbench({ folder, vsix: join(here, '..', 'calvin.vsix'), width: 1200, height: 900 });
});

after(async () => {
  await workbench?.close();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

it('writes the missing witness of the allocator, which then verifies', async () => {
  const { page } = workbench;
  try {
    await page.locator('.explorer-folders-view .monaco-list-row', { hasText: 'AllocatorWithLocks.java' }).dblclick({ timeout: 60_000 });
    await page.waitForSelector('.monaco-editor .view-line');
    // The width is needed for the code.
    await page.keyboard.press('Control+b');
    await page.locator(STATUS, { hasText: /1 of \d+ failed/ }).waitFor({ timeout: PATIENCE });
    assert.equal(await page.locator(SQUIGGLE).count(), 1);
    assert.equal(await codeLines(page).then((lines) => lines.filter((line) => line.includes(WITNESS)).length), 0);

    // To the problem, and what is offered there.
    await page.locator('.monaco-editor .view-lines').first().click();
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('F8');
    await page
      .locator('.monaco-editor .peekview-widget, .monaco-editor .marker-widget', { hasText: 'witness-missing' })
      .first()
      .waitFor({ timeout: 10_000 });
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+.');
    const fix = page.locator('.action-widget .monaco-list-row', { hasText: `Insert \`${WITNESS}\` before \`return i;\`` });
    await fix.waitFor({ timeout: 20_000 });
    await fix.click();

    await page.locator(STATUS, { hasText: 'all verified' }).waitFor({ timeout: PATIENCE });
    await page.waitForFunction((selector) => document.querySelectorAll(selector).length === 0, SQUIGGLE, { timeout: 10_000 });
    const lines = await codeLines(page);
    const at = lines.findIndex((line) => line.includes(WITNESS));
    assert.ok(at > 0, 'the witness stands in the editor');
    const indent = (line) => /^ */.exec(line)[0].length;
    assert.match(lines[at + 1], /return i;/);
    assert.equal(indent(lines[at]), indent(lines[at + 1]));
  } catch (error) {
    mkdirSync(join(here, 'out'), { recursive: true });
    await page.screenshot({ path: join(here, 'out', 'failed.png') }).catch(() => undefined);
    console.error(`What was on the screen is in e2e/out/failed.png. code-server said:\n${workbench.log()}`);
    throw error;
  }
});
