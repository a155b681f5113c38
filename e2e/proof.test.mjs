/**
 * A proof stepped in a real VS Code workbench: forward and back through a script, the program beside it with what changed, a tactic that is
 * refused, and the end. The screenshots go to `e2e/out`.
 * Neighbours: `workbench.mjs` opens and closes the workbench; `test-fixtures/qed/increment` has the program and the script.
 */
import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { openWorkbench } from './workbench.mjs';

const here = dirname(fileURLToPath(import.meta.url));
/** Provers on a busy machine, in milliseconds. */
const PATIENCE = 120_000;

describe('a proof in a VS Code workbench', { concurrency: false }, () => {
  let folder;
  let workbench;
  let page;
  let failed = false;

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'calvin-proof-'));
    for (const name of ['Counter.java', 'Counter.qed'])
      cpSync(join(here, '..', 'test-fixtures', 'qed', 'increment', name), join(folder, name));
    workbench = await openWorkbench({ folder, vsix: join(here, '..', 'calvin.vsix'), width: 1500, height: 800 });
    page = workbench.page;
    mkdirSync(join(here, 'out'), { recursive: true });
  });

  after(async () => {
    if (failed) {
      await picture('failed.png').catch(() => undefined);
      console.error(`What was on the screen is in e2e/out/failed.png. code-server said:\n${workbench.log()}`);
    }
    await workbench?.close();
    if (folder) rmSync(folder, { recursive: true, force: true });
  });

  const picture = (name) => page.screenshot({ path: join(here, 'out', name) });

  const step = (name, action) =>
    it(name, async (context) => {
      if (failed) return context.skip('an earlier step failed');
      try {
        await action();
      } catch (error) {
        failed = true;
        throw error;
      }
    });

  /** What is drawn before or behind lines, once it is. */
  const behind = (pattern) =>
    page.waitForFunction(
      (source) =>
        [...document.querySelectorAll('.monaco-editor .view-line span')].some((span) =>
          ['::before', '::after'].some((where) => new RegExp(source).test(getComputedStyle(span, where).content)),
        ),
      pattern.source,
      { timeout: PATIENCE },
    );
  /** All that stands there. */
  const verdicts = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.monaco-editor .view-line span')]
        .map((span) => getComputedStyle(span, '::after').content)
        .filter((one) => /^"(ok|failed|unknown|proved)/.test(one)),
    );
  const programText = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.editor-group-container:last-child .monaco-editor .view-line')]
        .map((line) => line.textContent.replaceAll('\u00a0', ' '))
        .join('\n'),
    );

  step('opens the script, with nothing run', async () => {
    await page.locator('.explorer-folders-view .monaco-list-row', { hasText: 'Counter.qed' }).dblclick({ timeout: 60_000 });
    await page.waitForSelector('.monaco-editor .view-line');
    await page.keyboard.press('Control+b');
    await page.locator('.monaco-editor .view-lines').first().click();
    await page.keyboard.press('Control+Home');
    await page.locator('.editor-actions .action-label[aria-label*="one tactic forward"]').first().waitFor({ timeout: PATIENCE });
    assert.deepEqual(await verdicts(), []);
  });

  step('goes one tactic forward, and shows the program beside it, what changed and the movers', async () => {
    await page.keyboard.press('Alt+ArrowDown');
    await behind(/^"ok: the policy is asserted/);
    await page.locator('.tab', { hasText: 'Counter.qed (program)' }).waitFor({ timeout: 30_000 });
    await behind(/^"R"$/);
    assert.match(await programText(), /this\.lock\.holder = tid \?/);
    await picture('proof-1-forward.png');
  });

  step('goes to the end: proved', async () => {
    await page.keyboard.press('Alt+End');
    await behind(/^"proved"$/);
    await behind(/^"ok: 7 rules applied"$/);
    assert.equal((await verdicts()).length, 6);
    await picture('proof-2-proved.png');
  });

  step('goes back', async () => {
    for (let times = 0; times < 3; times++) await page.keyboard.press('Alt+ArrowUp');
    await page.waitForFunction(
      () =>
        ![...document.querySelectorAll('.monaco-editor .view-line span')].some(
          (span) => getComputedStyle(span, '::after').content === '"proved"',
        ),
      undefined,
      { timeout: 30_000 },
    );
    for (let tries = 0; tries < 50 && (await verdicts()).length !== 2; tries++) await page.waitForTimeout(200);
    assert.equal((await verdicts()).length, 2);
    assert.match(await programText(), /body atomic/);
    await picture('proof-3-back.png');
  });

  step('refuses a tactic that is not justified, at its line', async () => {
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('annot post inc: x == \\old(x);', { delay: 20 });
    await page.keyboard.press('Enter');
    await page.keyboard.type('check inc;', { delay: 20 });
    await page.keyboard.press('Alt+End');
    await page.waitForSelector('.monaco-editor .squiggly-error', { timeout: PATIENCE });
    await behind(/^"failed"$/);
    // The program is that before the refused tactic.
    for (let tries = 0; tries < 50 && /else assertion/.test(await programText()); tries++) await page.waitForTimeout(200);
    assert.doesNotMatch(await programText(), /else assertion/);
    await picture('proof-4-refused.png');
  });

  step('suggests tactics until it is proved', async () => {
    await page.keyboard.press('Control+a');
    await page.keyboard.type('proof of Counter;\nannot post inc: x == \\old(x) + 1;', { delay: 20 });
    await page.keyboard.press('Alt+End');
    for (let tries = 0; tries < 50 && (await verdicts()).length !== 2; tries++) await page.waitForTimeout(200);
    for (const tactic of ['reduce', 'mutex']) {
      await page.keyboard.press('F1');
      await page.keyboard.type('Calvin: Proof: suggest the next tactic', { delay: 5 });
      await page.locator('.quick-input-list .monaco-list-row', { hasText: 'suggest the next tactic' }).first().waitFor({ timeout: 20_000 });
      await page.keyboard.press('Enter');
      await page
        .locator('.monaco-editor .view-line', { hasText: new RegExp(`^${tactic}`) })
        .first()
        .waitFor({ timeout: PATIENCE });
      await page.keyboard.press('Alt+End');
      await behind(tactic === 'reduce' ? /^"ok: \d+ assertions? shown"$/ : /^"proved"$/);
    }
    await picture('proof-5-suggested.png');
  });

  step('completes the statements of the program', async () => {
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('abstract read x at inc.', { delay: 20 });
    await page.keyboard.press('Control+Space');
    await page.locator('.suggest-widget .monaco-list-row', { hasText: 'inc.read(x)' }).first().waitFor({ timeout: PATIENCE });
    // What stood behind the edit is taken back.
    for (let tries = 0; tries < 50 && (await verdicts()).length > 0; tries++) await page.waitForTimeout(200);
    assert.deepEqual(await verdicts(), []);
    await picture('proof-6-completion.png');
  });
});
