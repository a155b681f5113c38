/**
 * The packaged extension in a real VS Code workbench, as a user meets it: the Apprentice program (calvin-tcs, section 7.1) is verified; the
 * line that the paper plants is typed, and its squiggle comes, with the Problems entry and the hovers; the line is deleted, and the
 * squiggle goes. Then another process deletes folders and checks out branches under it. The screenshot goes to `e2e/out`;
 * `UPDATE_PICTURE=1` also makes it the picture of the README.
 * Neighbours: `workbench.mjs` opens and closes the workbench.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { openWorkbench } from './workbench.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const program = readFileSync(join(here, 'workspace', 'Apprentice.java'), 'utf8');
const BOGUS_LINE = 'job.objref = bogus;';
const SQUIGGLE = '.monaco-editor .squiggly-error';
const STATUS = '.part.statusbar .statusbar-item:has-text("Calvin")';
/** Provers on a busy machine, in milliseconds. */
const PATIENCE = 90_000;

describe('the packaged extension in a VS Code workbench', { concurrency: false }, () => {
  let workbench;
  let page;
  let failed = false;

  before(async () => {
    workbench = await openWorkbench({ folder: join(here, 'workspace'), vsix: join(here, '..', 'calvin.vsix'), width: 1200, height: 780 });
    page = workbench.page;
    mkdirSync(join(here, 'out'), { recursive: true });
  });

  after(async () => {
    if (failed) {
      await page.screenshot({ path: join(here, 'out', 'failed.png') }).catch(() => undefined);
      console.error(`What was on the screen is in e2e/out/failed.png. code-server said:\n${workbench.log()}`);
    }
    await workbench?.close();
  });

  /** One step of the story; after one that failed the others make no sense. */
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

  step('verifies the Apprentice program', async () => {
    await page.locator('.explorer-folders-view .monaco-list-row', { hasText: 'Apprentice.java' }).dblclick({ timeout: 60_000 });
    await page.waitForSelector('.monaco-editor .view-line');
    await page.locator(STATUS, { hasText: 'all verified' }).waitFor({ timeout: PATIENCE });
    assert.equal(await page.locator(SQUIGGLE).count(), 0);
    // The width is needed for the code.
    await page.keyboard.press('Control+b');
  });

  step('shows the derived environment assumption and the verdict over a method', async () => {
    const text = await hoverText(await wordBox('void run', 'run'));
    assert.match(text, /Job\.run/);
    assert.match(text, /verified/);
    assert.match(text, /Derived environment assumption/);
    assert.match(text, /counter/);
  });

  step('shows the discipline of a field', async () => {
    assert.match(await hoverText(await wordBox('Container objref;', 'objref')), /unwritable_by_env_if tid == main \|\| objref != null/);
  });

  step('draws a squiggle when the bogus line is typed', async () => {
    await goToEndOfLine(lineOf('job.start();'));
    await page.keyboard.press('Enter');
    await page.keyboard.type(BOGUS_LINE, { delay: 30 });
    await page.locator(SQUIGGLE).first().waitFor({ state: 'attached', timeout: PATIENCE });
    await page.locator(STATUS, { hasText: /1 of \d+ failed/ }).waitFor({ timeout: PATIENCE });
    assert.equal(await page.locator(SQUIGGLE).count(), 1);
    assert.equal(await page.locator('.monaco-editor .squiggly-warning').count(), 0);
  });

  step('lists it in the Problems panel, with the violated declaration', async () => {
    await page.keyboard.press('Control+Shift+m');
    const rows = page.locator('.markers-panel .monaco-list-row');
    const problem = rows.filter({ hasText: 'write-discipline' });
    await problem.waitFor({ timeout: 30_000 });
    assert.match(await problem.innerText(), /objref/);
    assert.match(await problem.innerText(), /calvin/);
    assert.equal(await rows.filter({ hasText: 'calvin' }).count(), 1);
    // Clicking it goes to its line; its related information is opened by its arrow.
    await problem.click();
    await page.keyboard.press('ArrowRight');
    const related = rows.filter({ hasText: /unwritable_by_env_if|declar/ });
    await related.first().waitFor({ timeout: 10_000 });
    await goToEndOfLine(lineOf('job.start();') + 1);
    await page.mouse.move(600, 5);
    await page.waitForTimeout(800);
    assert.equal(await page.locator(SQUIGGLE).count(), 1);
    await picture('calvin-in-vscode.png');
  });

  step('says what is wrong over the squiggle', async () => {
    const { x, y, width, height } = await page.locator(SQUIGGLE).first().boundingBox();
    const text = await hoverText({ x: x + width / 2, y: y + height / 2 });
    assert.match(text, /objref/);
    assert.match(text, /write-discipline/);
  });

  step('takes the squiggle away when the line is deleted', async () => {
    await goToEndOfLine(lineOf('job.start();') + 1);
    await page.keyboard.press('Control+Shift+k');
    await page.waitForFunction((selector) => document.querySelectorAll(selector).length === 0, SQUIGGLE, { timeout: PATIENCE });
    await page.locator(STATUS, { hasText: 'all verified' }).waitFor({ timeout: PATIENCE });
    await page.locator('.markers-panel', { hasText: 'No problems' }).waitFor({ timeout: 10_000 });
    assert.equal(await page.locator(SQUIGGLE).count(), 0);
  });

  step('starts again on command', async () => {
    // With the results that were kept it may take less than the time between two looks, so the page itself looks.
    await page.evaluate(() => {
      const statusbar = document.querySelector('.part.statusbar');
      const look = () => {
        const texts = [...statusbar.querySelectorAll('.statusbar-item')]
          .map((item) => item.textContent)
          .filter((text) => text.includes('Calvin'));
        if (texts.some((text) => !text.includes('all verified'))) window.startedAgain = true;
      };
      new MutationObserver(look).observe(statusbar, { subtree: true, childList: true, characterData: true });
    });
    await command('Calvin: Restart');
    await page.waitForFunction(() => window.startedAgain === true, undefined, { timeout: 30_000 });
    await page.locator(STATUS, { hasText: 'all verified' }).waitFor({ timeout: PATIENCE });
  });

  step('forgets what was in a folder that another process deletes, which is reported by its own name', async () => {
    const wrong = program
      .replaceAll('Apprentice', 'Other')
      .replaceAll('Job', 'Task')
      .replaceAll('Container', 'Box')
      .replace('job.start();', `job.start();\n            ${BOGUS_LINE}`);
    shell('mkdir -p "more/deep.java" && cat > "more/deep.java/Other.java"', wrong);
    await page.locator(STATUS, { hasText: /1 of \d+ failed/ }).waitFor({ timeout: PATIENCE });
    await problems().filter({ hasText: 'write-discipline' }).waitFor({ timeout: 30_000 });
    shell('rm -r more');
    await page.locator(STATUS, { hasText: 'all verified' }).waitFor({ timeout: PATIENCE });
    await page.locator('.markers-panel', { hasText: 'No problems' }).waitFor({ timeout: 30_000 });
  });

  step('follows a checkout of another branch, and back', async () => {
    const git = 'git -c user.name=e2e -c user.email=e2e@localhost -c commit.gpgsign=false -c init.defaultBranch=right';
    shell(`${git} init -q && ${git} add . && ${git} commit -qm right && ${git} checkout -qb wrong`);
    // The class is in a folder there, with a sibling, and wrong.
    shell(
      'mkdir -p src/java && git mv Apprentice.java src/java/ && cat > src/java/Apprentice.java',
      program.replace('job.start();', `job.start();\n            ${BOGUS_LINE}`),
    );
    shell(
      'cat > src/java/More.java',
      '/*@ thread_local */ class More { //@ ensures \\result > n\n static int third(int n) { return n; } }\n',
    );
    shell(`${git} add . && ${git} commit -qm wrong && ${git} checkout -q right`);
    await page.locator(STATUS, { hasText: 'all verified' }).waitFor({ timeout: PATIENCE });
    shell(`${git} checkout -q wrong`);
    await page.locator(STATUS, { hasText: /2 of \d+ failed/ }).waitFor({ timeout: PATIENCE });
    shell(`${git} checkout -q right`);
    await page.locator(STATUS, { hasText: 'all verified' }).waitFor({ timeout: PATIENCE });
    await page.locator('.markers-panel', { hasText: 'No problems' }).waitFor({ timeout: 30_000 });
  });

  /** What another process does in the workspace. */
  function shell(command, input = '') {
    execFileSync('sh', ['-c', command], { cwd: workbench.workspace, input });
  }

  function problems() {
    return page.locator('.markers-panel .monaco-list-row');
  }

  function lineOf(text) {
    const line = program.split('\n').findIndex((candidate) => candidate.includes(text));
    assert.ok(line >= 0, `${text} is in the program`);
    return line + 1;
  }

  async function goToEndOfLine(line) {
    await page.locator('.monaco-editor .view-lines').first().click();
    await page.keyboard.press('Control+g');
    const input = page.locator('.quick-input-widget input:visible');
    await input.waitFor();
    await input.fill(`:${line}`);
    await page.keyboard.press('Enter');
    await input.waitFor({ state: 'hidden' });
    await page.keyboard.press('End');
  }

  async function command(name) {
    await page.keyboard.press('F1');
    const input = page.locator('.quick-input-widget input:visible');
    await input.waitFor();
    await input.fill(`>${name}`);
    await page.locator('.quick-input-list .monaco-list-row', { hasText: name }).first().waitFor();
    await page.keyboard.press('Enter');
  }

  /** The middle of a word on the screen, in the first line that contains `phrase`. */
  async function wordBox(phrase, word) {
    const place = await page.evaluate(
      ([wanted, part]) => {
        const plain = (text) => text.replaceAll('\u00a0', ' ');
        for (const line of document.querySelectorAll('.monaco-editor .view-lines .view-line')) {
          const at = plain(line.textContent).indexOf(wanted);
          if (at < 0) continue;
          let offset = at + wanted.indexOf(part) + Math.floor(part.length / 2);
          const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
          for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            if (offset < node.data.length) {
              const range = document.createRange();
              range.setStart(node, offset);
              range.setEnd(node, offset + 1);
              const { x, y, width, height } = range.getBoundingClientRect();
              return { x: x + width / 2, y: y + height / 2 };
            }
            offset -= node.data.length;
          }
        }
        return undefined;
      },
      [phrase, word],
    );
    assert.ok(place, `${phrase} is on the screen`);
    return place;
  }

  /** Moves the mouse there as a hand would, and reads what comes up. */
  async function hoverText({ x, y }) {
    const hover = page.locator('.monaco-hover:visible').filter({ hasText: /\S/ });
    for (let attempt = 0; attempt < 10; attempt++) {
      await page.mouse.move(x - 40, y - 60);
      await page.mouse.move(x, y, { steps: 5 });
      const shown = await hover
        .first()
        .waitFor({ timeout: 3_000 })
        .then(
          () => true,
          () => false,
        );
      if (!shown) continue;
      await page.waitForTimeout(400);
      const text = (await hover.allInnerTexts()).join('\n').replaceAll('\u00a0', ' ');
      if (/Calvin|calvin/.test(text)) {
        await page.mouse.move(600, 5);
        await hover
          .first()
          .waitFor({ state: 'hidden', timeout: 5_000 })
          .catch(() => page.keyboard.press('Escape'));
        return text;
      }
    }
    throw new Error('No hover of Calvin came up.');
  }

  async function picture(name) {
    const file = join(here, 'out', name);
    await page.screenshot({ path: file });
    if (process.env.UPDATE_PICTURE !== '1') return;
    const docs = join(here, '..', 'docs');
    mkdirSync(docs, { recursive: true });
    copyFileSync(file, join(docs, name));
  }
});

/** Wrong where integers are Java's, and right only where they never overflow. */
const OVERFLOWING = `/*@ thread_local */ class Sum {
  //@ requires n >= 0
  //@ ensures \\result > n
  static int next(int n) { return n + 1; }
}
`;

describe('the packaged extension in a workspace that is not trusted', { concurrency: false }, () => {
  let workbench;
  let folder;

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'calvin-restricted-'));
    writeFileSync(join(folder, 'Sum.java'), OVERFLOWING);
    mkdirSync(join(folder, '.vscode'));
    // What would make a failure a proof, if anybody listened.
    writeFileSync(
      join(folder, '.vscode', 'settings.json'),
      JSON.stringify({ 'calvin.integers': 'mathematical', 'calvin.check': 'annotated' }),
    );
    workbench = await openWorkbench({
      folder,
      vsix: join(here, '..', 'calvin.vsix'),
      width: 1200,
      height: 780,
      settings: { 'calvin.integers': 'java' },
      isTrusted: false,
    });
  });

  after(async () => {
    await workbench?.page.screenshot({ path: join(here, 'out', 'restricted.png') }).catch(() => undefined);
    await workbench?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('checks as the user says, and not as the workspace does', async () => {
    const { page } = workbench;
    await page.locator('.part.statusbar .statusbar-item', { hasText: 'Restricted Mode' }).waitFor({ timeout: 60_000 });
    await page.locator('.explorer-folders-view .monaco-list-row', { hasText: 'Sum.java' }).dblclick({ timeout: 60_000 });
    await page.locator(STATUS, { hasText: '1 of 1 failed' }).waitFor({ timeout: PATIENCE });
    await page.locator(SQUIGGLE).first().waitFor({ state: 'attached', timeout: PATIENCE });
  });
});
