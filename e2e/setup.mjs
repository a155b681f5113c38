/**
 * Installs what the workbench test needs: code-server with its own dependencies, a driver for Chromium, and Node 24 for both.
 * Why in two steps: code-server's own installation script must not run here (it downloads and compiles), so its inner packages
 * are installed by hand. Does nothing where all is there already.
 * Neighbours: `workbench.test.mjs`; `npm run test:e2e` in the root calls both.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const inner = join(here, 'node_modules', 'code-server', 'lib', 'vscode');
const finished = join(here, 'node_modules', '.setup-finished');

if (process.platform !== 'linux' || process.arch !== 'x64') {
  console.error('The workbench test runs on Linux x64 only.');
  process.exit(1);
}
if (!existsSync(finished)) {
  npm(here, ['ci', '--ignore-scripts']);
  npm(inner, ['install', '--omit=dev', '--ignore-scripts']);
  writeFileSync(finished, '');
}

function npm(folder, command) {
  execFileSync('npm', [...command, '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
}
