/**
 * "Why is this safe?" in a real VS Code workbench: a class without annotations, the code action, the clauses that it writes, and the
 * verdict with them; and a class that is not safe, whose run is told. The screenshots go to `e2e/out`.
 * Neighbours: `workbench.mjs` opens and closes the workbench; `test-fixtures/infer` has the programs.
 */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { codeLines, openWorkbench } from './workbench.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const STATUS = '.part.statusbar .statusbar-item:has-text("Calvin")';
/** Provers on a busy machine, in milliseconds. */
const PATIENCE = 120_000;

let folder;
let workbench;

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'calvin-why-'));
  write('Once.java', 'Once.java');
  workbench = await openWorkbench({ folder, vsix: join(here, '..', 'calvin.vsix'), width: 1200, height: 900 });
  mkdirSync(join(here, 'out'), { recursive: true });
});

after(async () => {
  await workbench?.close();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

/** A program of the fixtures, without its expectations. */
function write(from, to) {
  writeFileSync(
    join(workbench?.workspace ?? folder, to),
    readFileSync(join(here, '..', 'test-fixtures', 'infer', from), 'utf8').replace(/^\/\/.*\n/gm, ''),
  );
}

const picture = (name) => workbench.page.screenshot({ path: join(here, 'out', name) });

async function seen(action) {
  try {
    await action(workbench.page);
  } catch (error) {
    await picture('failed.png').catch(() => undefined);
    console.error(`What was on the screen is in e2e/out/failed.png. code-server said:\n${workbench.log()}`);
    throw error;
  }
}

/** Opens the file, puts the cursor on its class and chooses the code action. */
async function ask(page, file, name) {
  await page.locator('.explorer-folders-view .monaco-list-row').first().waitFor({ timeout: 60_000 });
  await page.keyboard.press('Control+p');
  await page.keyboard.type(file, { delay: 30 });
  await page.locator('.quick-input-list .monaco-list-row', { hasText: file }).first().waitFor({ timeout: 60_000 });
  await page.keyboard.press('Enter');
  await page.locator('.tab.active', { hasText: file }).waitFor({ timeout: 20_000 });
  await page.waitForSelector('.monaco-editor .view-line');
  await page.locator(STATUS, { hasText: /verified|failed|methods/ }).waitFor({ timeout: PATIENCE });
  await page.locator('.monaco-editor .view-lines').first().click();
  await page.keyboard.press('Control+Home');
  const action = page.locator('.action-widget .monaco-list-row', { hasText: `Why is this safe? (\`${name}\`)` });
  // The workbench may be asked before it knows that there is anything to choose; then it says so, and shows no list.
  for (let tries = 0; tries < 10 && !(await action.isVisible()); tries++) {
    await page.keyboard.press('Control+.');
    await action.waitFor({ timeout: 3_000 }).catch(() => undefined);
  }
  await action.waitFor({ timeout: 3_000 });
  await picture(`why-${name}-action.png`);
  await action.click();
}

it('writes the clauses with which a class without any verifies', () =>
  seen(async (page) => {
    await ask(page, 'Once.java', 'Once');
    await page.waitForFunction(
      () => [...document.querySelectorAll('.monaco-editor .view-line')].some((line) => line.textContent.includes('guarded_by')),
      undefined,
      { timeout: PATIENCE },
    );
    await page.locator(STATUS, { hasText: 'all verified' }).waitFor({ timeout: PATIENCE });
    const lines = await codeLines(page);
    assert.ok(
      lines.some((line) => /guarded_by\s+lock\.holder == tid/.test(line)),
      lines.join('\n'),
    );
    assert.ok(
      lines.some((line) => /global_invariant\s+0 <= state/.test(line)),
      lines.join('\n'),
    );
    assert.equal(await page.locator('.monaco-editor .squiggly-error').count(), 0);
    await picture('why-Once.png');
  }));

it('tells the run of a class that is not safe, and writes nothing', () =>
  seen(async (page) => {
    write('Account.unlocked.java', 'Account.java');
    const before = readFileSync(join(workbench.workspace, 'Account.java'), 'utf8').trimEnd().split('\n').length;
    await ask(page, 'Account.java', 'Account');
    const told = page.locator('.notification-toast', { hasText: /Account/ });
    await told.first().waitFor({ timeout: PATIENCE });
    await page.waitForTimeout(500);
    assert.match(await told.first().innerText(), /Account is not safe: `balance <= before` may not hold here/);
    await picture('why-Account.png');
    assert.equal((await codeLines(page)).filter((line) => line.trim() !== '' && !line.includes('/*@')).length <= before, true);
    assert.equal((await codeLines(page)).filter((line) => line.includes('/*@')).length, 0);
  }));
