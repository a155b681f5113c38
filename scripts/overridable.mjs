/**
 * Writes server/src/effects/overridable.ts: which methods of the classes that the stubs describe a class of the workspace may override in
 * Java, whether or not a stub has them. Needs a JDK (17, so that the file stays the same) and a build. `--check` only says whether the file
 * is as it would be written.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const file = join(root, 'server', 'src', 'effects', 'overridable.ts');
const require = createRequire(import.meta.url);
const { initParsers } = require(join(root, 'server', 'out', 'src', 'syntax', 'parse.js'));
const { loadLibrary } = require(join(root, 'server', 'out', 'src', 'library', 'load.js'));

await initParsers();
const names = [];
const add = (type, prefix) => {
  const name = `${prefix}${type.name.name}`;
  names.push(name);
  for (const member of type.members) if (member.kind === 'type') add(member.decl, `${name}.`);
};
for (const unit of loadLibrary()) for (const type of unit.types) add(type, `${unit.packageName}.`);

const lines = execFileSync('java', [join(root, 'scripts', 'Overridable.java'), ...names], { encoding: 'utf8' })
  .trim()
  .split('\n')
  .sort();
const text = `/**
 * Which methods of the library's classes may be overridden, as the JDK has them; those that a stub leaves out are among them. Made by
 * \`scripts/overridable.mjs\`.
 * What stands at a class above is not repeated.
 * Neighbours: \`library-overrides.ts\` asks.
 */

/** By the name of the class, the methods with their erased parameters. */
export const OVERRIDABLE: Readonly<Record<string, string>> = {
${lines.map((line) => `  '${line.slice(0, line.indexOf(':'))}': '${line.slice(line.indexOf(':') + 2)}',`).join('\n')}
};
`;
if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) {
  console.error('server/src/effects/overridable.ts is not what the JDK says: run node scripts/overridable.mjs');
  process.exitCode = 1;
}
