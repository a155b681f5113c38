/**
 * Writes server/src/resolve/left-out.ts: which public and protected members the classes that the stubs describe have in Java and not in the
 * stubs, and which supertypes that have no stub. Needs a JDK (17, so that the file stays the same) and a build. `--check` only says whether
 * the file is as it would be written.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const file = join(root, 'server', 'src', 'resolve', 'left-out.ts');
const require = createRequire(import.meta.url);
const { initParsers } = require(join(root, 'server', 'out', 'src', 'syntax', 'parsers.js'));
const { binaryName, binaryType, readStubs } = require(join(root, 'server', 'out', 'test', 'library', 'stub-members.js'));

await initParsers();
const stubs = readStubs();
const classes = new Map(stubs.classes.map((one) => [one.name, one]));
const canonical = (type) => binaryType(type, classes).replaceAll('$', '.');
const input = [];
for (const one of stubs.classes) {
  const name = binaryName(one);
  input.push(name, ...[...one.memberTypes.keys()].map((type) => `${name}\ttype\t${type}`));
}
for (const field of stubs.fields) input.push(`${binaryName(field.owner)}\tfield\t${field.name}`);
for (const { method } of stubs.members) {
  input.push(
    `${binaryName(method.owner)}\tmethod\t${method.isConstructor ? '<init>' : method.name}(${method.params.map((one) => canonical(one.type)).join(',')})`,
  );
}

const found = new Map();
let interfaces = '';
for (const line of execFileSync('java', [join(root, 'scripts', 'LeftOut.java')], {
  input: `${input.join('\n')}\n`,
  encoding: 'utf8',
  maxBuffer: 1 << 26,
})
  .split('\n')
  .filter((one) => one !== '')
  .sort()) {
  const [name, kind, member] = line.split('\t');
  if (kind === 'interfaces') {
    interfaces = member;
    continue;
  }
  if (!found.has(name)) found.set(name, { super: [], field: [], type: [], method: [] });
  found.get(name)[kind].push(member.replace('static ', '#'));
}
const parts = (members) =>
  Object.entries({ supers: members.super, fields: members.field, types: members.type, methods: members.method })
    .filter(([, all]) => all.length > 0)
    .map(([kind, all]) => `${kind}: '${all.join(' ')}'`)
    .join(', ');
const text = `/**
 * Which public and protected members the classes of the library have in Java and not in their stubs, as the JDK has them. Made by
 * \`scripts/left-out.mjs\`.
 * What stands at a class above is not repeated, but for its supertypes that have no stub. Types of parameters are erased; \`#\` marks
 * what nobody inherits, the static methods of interfaces.
 * Neighbours: \`unseen.ts\` asks.
 */

/** By the name of the class. */
export const LEFT_OUT: Readonly<Record<string, { readonly supers?: string; readonly fields?: string; readonly types?: string; readonly methods?: string }>> = {
${[...found].map(([name, members]) => `  '${name}': { ${parts(members)} },`).join('\n')}
};

/** The types without a stub that are interfaces, which a lambda may be. */
export const INTERFACES: ReadonlySet<string> = new Set('${interfaces}'.split(' '));
`;
if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) {
  console.error('server/src/resolve/left-out.ts is not what the JDK says: run node scripts/left-out.mjs');
  process.exitCode = 1;
}
