/**
 * What the README shows is so: the counterexample is what the command prints, the programs of the worked examples verify, and the settings
 * are those of the extension.
 * Neighbours: `README.md`, `client/README.md`.
 */
import assert from 'node:assert/strict';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { test, type TestContext } from 'node:test';
import { temporaryFolder } from './temporary';
import { calvin, ROOT } from './calvin';

const README = fs.readFileSync(path.join(ROOT, 'README.md'), 'utf8');

/** The code block after the heading, the first with this language. */
function blockAfter(heading: string, language: string): string {
  const section = README.slice(README.indexOf(`\n## ${heading}\n`));
  const found = [...section.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].find(([, named]) => named === language)?.[2];
  assert.ok(found !== undefined, heading);
  return found;
}

async function checked(context: TestContext, name: string, text: string): Promise<string> {
  return (await calvin(['check', name], temporaryFolder(context, { [name]: text }))).out;
}

test('the counterexample is what the command prints', async (context) => {
  const out = await checked(context, 'Tickets.java', blockAfter('A counterexample', 'java'));
  assert.equal(out.slice(0, out.indexOf('\n\n') + 1), blockAfter('A counterexample', ''));
});

test('the race is found without any annotation, and is gone with the lock', async (context) => {
  const program = blockAfter('Without any annotation', 'java');
  const out = await checked(context, 'Visits.java', program);
  assert.equal(out.slice(0, out.indexOf('\n\n') + 1), blockAfter('Without any annotation', ''));
  assert.match(
    await checked(context, 'Visits.java', program.replace('int count() {', 'synchronized int count() {')),
    /^Visits\.java: \d methods verified\n/,
  );
});

test('what it says of the mended program is so', async (context) => {
  const mended = blockAfter('A counterexample', 'java')
    .replace('private volatile', '/*@ guarded_by holder == tid */ private')
    .replace('boolean sell', 'synchronized boolean sell');
  assert.match(await checked(context, 'Tickets.java', mended), /^Tickets\.java: \d methods verified\n/);
});

test('the worked example and the atomic method verify, and fail without `synchronized`', async (context) => {
  const section = README.slice(README.indexOf('## Atomic methods'));
  const counter = /```java\n(class Counter[\s\S]*?)```/.exec(section)![1]!;
  for (const [name, text] of [
    ['Tally.java', blockAfter('A worked example', 'java')],
    ['Counter.java', counter],
  ] as const) {
    assert.match(await checked(context, name, text), /^\w+\.java: \d methods? verified\n/);
    assert.match(await checked(context, name, text.replace('synchronized ', '')), /error\[access-discipline\]/);
  }
});

test('the settings are those of the extension', () => {
  const manifest = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    contributes: { configuration: { properties: Record<string, unknown> } };
  };
  for (const page of ['README.md', 'client/README.md']) {
    const rows = [...fs.readFileSync(path.join(ROOT, page), 'utf8').matchAll(/^\| `(calvin\.[\w.]+)` \|/gm)].map(([, name]) => name!);
    assert.deepEqual(rows.sort(), Object.keys(manifest.contributes.configuration.properties).sort(), page);
  }
});
