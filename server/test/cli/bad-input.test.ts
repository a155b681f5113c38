/**
 * Whatever is given as Java: a message where something is wrong with it, never a stack trace, and nothing that is said to be verified
 * because it could not be read.
 */
import assert from 'node:assert/strict';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { before, test } from 'node:test';
import { initParsers } from '../../src/syntax/parsers';
import { analyse } from '../../src/verify/pipeline';
import { hasTurn } from '../turn';
import { calvin, report, ROOT } from './calvin';
import { temporaryFolder } from './temporary';

const FOLDER = 'test-fixtures/badinput';

before(() => initParsers());

/** What is known of a text before any proof; fails if that throws, or takes too long to be typed at. */
function analyseText(text: string): ReturnType<typeof analyse> {
  return analyse([{ path: 'A.java', text }], { checkAll: true });
}

test('files that are not quite Java: a place and a sentence for each', async () => {
  const expected: Readonly<Record<string, readonly number[]>> = {
    'Empty.java': [0],
    'Garbage.java': [3],
    'HalfClass.java': [3, 1],
    'HalfSpecification.java': [3, 1],
    'Latin.java': [0],
    'NoJava.java': [3],
    'UnclosedString.java': [3],
  };
  assert.deepEqual(fs.readdirSync(path.join(ROOT, FOLDER)).sort(), Object.keys(expected).sort());
  for (const [name, codes] of Object.entries(expected)) {
    const text = await calvin(['check', `${FOLDER}/${name}`]);
    assert.ok(codes.includes(text.code ?? -1), `${name} ends with ${text.code}: ${text.out}${text.error}`);
    assert.equal(text.error, '', name);
    assert.doesNotMatch(text.out, /\n\s+at .*\.js:|TypeError|undefined/, name);
    if (codes.includes(0)) continue;
    assert.match(text.out, new RegExp(`^${FOLDER}/${name}:\\d+:\\d+: error\\[(java|spec)-syntax\\]: [A-Z]`), name);
    assert.ok(text.out.split('\n').length < 200, `${name}: a person has to read it`);
  }
});

test('what is whole in a broken file is still checked', async () => {
  const half = await report([`${FOLDER}/HalfClass.java`]);
  assert.deepEqual(
    half.files[0]!.methods.map((method) => [method.name.split('.').pop(), method.verdict]).filter(([name]) => name === 'whole'),
    [['whole', 'verified']],
  );
  const text = await report([`${FOLDER}/UnclosedString.java`]);
  assert.ok(text.files[0]!.methods.some((method) => method.name.endsWith('half') && method.verdict === 'verified'));
  assert.ok(!text.files[0]!.methods.some((method) => method.name.endsWith('text') && method.verdict === 'verified'));
});

test('binary garbage among Java does not keep the Java from being checked', async (context) => {
  const folder = temporaryFolder(context, {
    'A.java': 'class A {\n    //@ requires n > 0\n    static int m(int n) {\n        return 1 / n;\n    }\n}\n',
  });
  fs.copyFileSync(path.join(ROOT, FOLDER, 'Garbage.java'), path.join(folder, 'B.java'));
  const json = await report([folder]);
  assert.equal(json.code, 3);
  assert.ok(json.files[0]!.methods.some((method) => method.name === 'A.m' && method.verdict === 'verified'));
});

const APPRENTICE = fs.readFileSync(path.join(ROOT, 'test-fixtures', 'papers', 'Apprentice.java'), 'utf8');

// Each time the whole workspace is analysed.
test('a file cut off at every third character, of which a run takes a fortieth', () => {
  for (let end = 0; end <= APPRENTICE.length; end += 3) {
    if (!hasTurn(end / 3, 40)) continue;
    const analysis = analyseText(APPRENTICE.slice(0, end));
    for (const one of analysis.diagnostics.get('A.java') ?? []) {
      assert.ok(one.span.start >= 0 && one.span.start <= one.span.end && one.span.end <= end, `cut at ${end}: ${one.message}`);
      assert.match(one.message, /^\S.*[.`)]$|\S$/, `cut at ${end}`);
    }
  }
});

const SPECIFICATION =
  "requires objref != null && (\\forall int i; 0 <= i && i < 3; \\old(objref).counter >= i) ==> tid == this; modifies objref.counter, a[*]; ensures \\result == x'";

test('a specification cut off at every character: only its own place is in error', () => {
  for (let end = 0; end <= SPECIFICATION.length; end++) {
    if (!hasTurn(end, 9)) continue;
    const text = `class A {\n    //@ ${SPECIFICATION.slice(0, end)}\n    int m(int n) {\n        return n;\n    }\n    int k(int n) {\n        return n;\n    }\n}\n`;
    const analysis = analyseText(text);
    const line = { start: text.indexOf('//@'), end: text.indexOf('\n', text.indexOf('//@')) };
    for (const one of analysis.diagnostics.get('A.java') ?? []) {
      if (one.code === 'missing-modifies' || one.code === 'unsupported') continue;
      assert.ok(
        one.span.start >= line.start && one.span.end <= line.end + 1,
        `cut at ${end}: ${one.code} at ${one.span.start}: ${one.message}`,
      );
      assert.notEqual(one.code, 'java-syntax', `cut at ${end}`);
    }
    const k = analysis.program.procedures.find((procedure) => procedure.display === 'A.k');
    assert.ok(k && !k.hasSpecErrors && !k.hasSyntaxErrors && k.isChecked, `cut at ${end}: the other method`);
  }
});

test('an unclosed block of specification', () => {
  for (const text of [
    '/*@',
    'class A { /*@ ',
    'class A { /*@ requires',
    'class A { //@',
    'class A { //@ ghost',
    '/*@ */',
    'class A { /*@ @*/ int n; }',
  ])
    analyseText(text);
});

test('a file of two megabytes', { timeout: 120_000 }, async (context) => {
  const method = (index: number): string =>
    `    static int m${index}(int n) {\n        if (n > ${index}) {\n            return n - ${index};\n        }\n        return ${index};\n    }\n\n`;
  let text = 'class Large {\n    //@ requires n > 0\n    static int first(int n) {\n        return 1 / n;\n    }\n}\n\nclass Rest {\n';
  for (let index = 0; text.length < 2_000_000; index++) text += method(index);
  const folder = temporaryFolder(context, {
    'Large.java': `${text}}\n`,
    'Line.java': `class Line { String s = "${'x'.repeat(2_000_000)}"; int n = ; }`,
  });
  const started = performance.now();
  const line = await calvin(['check', path.join(folder, 'Line.java')]);
  assert.equal(line.code, 3, line.error);
  assert.ok(line.out.length < 3000, 'the line is not printed whole');
  const analysis = analyseText(`${text}}\n`);
  assert.ok(analysis.methods.length > 10_000);
  assert.ok(performance.now() - started < 60_000);
});

test('nesting deeper than any program', { timeout: 60_000 }, () => {
  const deep = 20_000;
  for (const text of [
    `class A { int n = ${'('.repeat(deep)}1${')'.repeat(deep)}; }`,
    `class A { void m() ${'{'.repeat(deep)}${'}'.repeat(deep)} }`,
    `class A { int n = ${'1 + '.repeat(deep)}1; }`,
    `class A { void m() { ${'if (true) '.repeat(deep)}; } }`,
    `class A { /*@ requires ${'!'.repeat(deep)}true */ void m() { } }`,
    `${'class A { '.repeat(deep)}`,
  ]) {
    const analysis = analyseText(text);
    assert.ok(analysis.diagnostics.has('A.java'));
  }
});

test('a folder without Java, and a file that is not there any more', async (context) => {
  const folder = temporaryFolder(context, { 'readme.md': '# nothing' });
  assert.deepEqual(await calvin(['check', folder]), { code: 2, out: '', error: `calvin: There is no Java file in \`${folder}\`.\n` });
  const file = path.join(folder, 'Gone.java');
  assert.deepEqual(await calvin(['check', file]), { code: 2, out: '', error: `calvin: There is no file or folder \`${file}\`.\n` });
});
