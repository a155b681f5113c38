/**
 * What we ship of others: every package of the lock files is pinned by its checksum and comes from the registry that npm is set up with,
 * and none that the extension ships has a known hole of high severity. Where npm's list of holes cannot be reached, that is said and is no
 * failure: it says nothing about the packages.
 * Neighbours: `.ci/run` runs it; `package.json` names exact versions only, which is checked too.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const read = (name) => JSON.parse(readFileSync(join(root, name), 'utf8'));
const problems = [];

for (const lock of ['package-lock.json', 'e2e/package-lock.json']) {
  for (const [place, entry] of Object.entries(read(lock).packages)) {
    if (place === '' || entry.link) continue;
    if (!/^sha512-[A-Za-z0-9+/]{86}==$/.test(entry.integrity ?? '')) problems.push(`${lock}: ${place} has no sha512 checksum.`);
    // Without a place it comes from whatever registry is set up, and must be what the checksum says; a place would be asked instead of it.
    if (entry.resolved !== undefined) problems.push(`${lock}: ${place} is fetched from a place of its own (${entry.resolved}).`);
  }
}
const { dependencies, devDependencies } = read('package.json');
for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
  if (!/^\d+\.\d+\.\d+$/.test(version)) problems.push(`package.json: ${name} is not pinned to one version (${version}).`);
}

const run = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  cwd: root,
  encoding: 'utf8',
  shell: process.platform === 'win32',
  timeout: 120_000,
});
let report;
try {
  report = JSON.parse(run.stdout);
} catch {
  report = undefined;
}
const counts = report?.metadata?.vulnerabilities;
if (counts === undefined) {
  console.log(
    `The list of known holes could not be reached, so the packages were not held against it (${
      [report?.error?.summary, report?.message, run.stderr, run.error?.message]
        .find((text) => text)
        ?.trim()
        .split('\n')
        .at(-1) ?? 'no answer'
    }).`,
  );
} else {
  for (const [name, { severity }] of Object.entries(report.vulnerabilities ?? {})) {
    if (severity === 'high' || severity === 'critical')
      problems.push(`${name} has a known hole of ${severity} severity; \`npm audit --omit=dev\` says more.`);
  }
  console.log(
    `Known holes in what is shipped: ${counts.critical} critical, ${counts.high} high, ${counts.moderate} moderate, ${counts.low} low.`,
  );
}
for (const one of problems) console.error(one);
console.log(problems.length === 0 ? 'All packages are pinned by their checksums.' : `${problems.length} problems.`);
process.exit(problems.length === 0 ? 0 : 1);
