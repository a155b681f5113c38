/**
 * Every output of every command with a hostile folder (docs/security.md): no command to the terminal, no character that turns the direction
 * of writing, no line that was forged by a line break in a name or a text. The commands and options are those of the command line's own
 * tables, so a new one is tried, too.
 * Neighbours: `shown-text.test.ts` for the editor and the prover; `base/shown.ts` prints.
 */
import assert from 'node:assert/strict';
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { after, describe, it } from 'node:test';
import { COMMANDS } from '../../src/cli/arguments';
import { DUMP_FORMS } from '../../src/cli/check-arguments';
import { ENGINE, type Engine } from '../../src/cli/engine';
import { run } from '../../src/cli/main';
import { diagnostic } from '../../src/diagnostics/diagnostic';
import { initParsers } from '../../src/syntax/parsers';
import { analyse } from '../../src/verify/pipeline';
import type { MethodResult } from '../../src/verify/results';

/** Whatever is a command rather than text, written out here a second time. */
const HOSTILE =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/u;
/** What no line may begin with. */
const FORGED = 'FORGED';

const EVIL = `\u001b[2J\u009b1A\u202e\u2066\u061c\u200f\u0007`;
const LINE = `\n${FORGED}.java: 9 methods verified\n`;
const WINDOWS = process.platform === 'win32';
const NAME = WINDOWS ? 'A' : `${EVIL}${LINE}`;

/** For folders that may stand in a class path. */
const JAVA_NAME = NAME.replaceAll(path.delimiter, '');

/** Programs that fail, are unsupported, do not parse, and rest on something; all with hostile texts wherever Java lets text stand. */
const PROGRAMS: Readonly<Record<string, string>> = {
  Fails: `class Fails { int n; /*@ global_invariant n /* ${EVIL} ${LINE} */ >= 0 /* ${EVIL} */ */
    /*@ requires k ${LINE.replaceAll('\n', '\n//')}
       > 0 */ void m(int k) { String s = "${EVIL}"; n = n /* ${EVIL} ${LINE} */ - k; /*@ assert s != "${EVIL}" && n == 0 */ } }`,
  Unsupported: `class Unsupported { /*@ requires true */ void m(java.util.List<String> l) { l.forEach(System . /* ${EVIL} ${LINE} */ out\n${FORGED} . x() :: println); foo(\n"${EVIL}"); } Object\n${FORGED}() { return ${EVIL}; } }`,
  Broken: `class Broken { /*@ ${EVIL} requires ${LINE} */ void m() { int x = ${EVIL}; } ${LINE} /*@ ensures \\${FORGED} ${EVIL} */ int k() { } /*@ frobnicate ${EVIL} */ int j; }`,
  Runs: `class Runs { private int n; /*@ requires true */ void inc() { int k = n; n /* ${EVIL}${LINE} */ = k + 1; assert n /*${LINE}${EVIL}*/ == k + 1 : "${EVIL}"; } }`,
  Shows: `class Shows { /*@ guarded_by holder == tid */ private int b; void lose(/* ${EVIL}${LINE} */) { b = /* ${EVIL} */ 0; } }`,
  Literals: `class Literals { String s; /*@ requires true */ void m() { s = """
${FORGED} ${EVIL}
${FORGED}"""; s = "\\n${FORGED}\\r${FORGED} ${EVIL}"; char c = '\\n'; /*@ assert s != "\\n${FORGED}" */ } }`,
  Proved: `class Proved { int x; /*@ proof\n check;\n check; ${EVIL} ${LINE} */ void inc() { x = x + 1; String s = """
${FORGED}"""; } }`,
  Rests: `class Rests { /*@ nowarn Null */ static int m(int[] a) { /*@ assume a /*${LINE}*/ != null */ return a.length; /*@ nowarn ${EVIL} */ } }`,
  Package: `package a /* ${EVIL}${LINE};echo>PWNED; */ . b${'\u00e9'}; import java /* ${LINE} */ . util . List; /*@ ghost int g; */ class P\\u202e { /*@ env_assumption ${LINE} n == n' */ int n; void m() { int i\\u200f = 1 / n; } }`,
};

const ROOT = fs.mkdtempSync(path.join(os.tmpdir(), 'calvin-'));
const FOLDER = path.join(ROOT, `f${NAME}`);
process.env['CALVIN_CACHE'] = 'off';
process.env['XDG_STATE_HOME'] = path.join(ROOT, 'state');
fs.mkdirSync(FOLDER);
for (const [name, text] of Object.entries(PROGRAMS)) fs.writeFileSync(path.join(FOLDER, `${name}${NAME}.java`), text);
fs.writeFileSync(path.join(FOLDER, `Proved${NAME}.script.qed`), `check;\ncheck;\n${EVIL} ${LINE} check;`);
fs.writeFileSync(path.join(FOLDER, `Proved${NAME}.whole.qed`), 'check;');
if (process.platform === 'linux') {
  fs.writeFileSync(Buffer.concat([Buffer.from(`${FOLDER}/B${NAME}`), Buffer.from([0xff, 0x9b]), Buffer.from('.java')]), 'class B { }');
  fs.symlinkSync(ROOT, path.join(ROOT, `link${JAVA_NAME}`));
}
after(() => fs.rmSync(ROOT, { recursive: true, force: true }));

const of = (program: string): string => path.join(FOLDER, `${program}${NAME}.java`);

/** The real engine, but what would be proved is made up: every method fails, and says hostile things. */
function engine(): Engine {
  return {
    ...ENGINE,
    async check(files, options) {
      await initParsers();
      const analysis = analyse(files, options);
      const methods = (file: string): readonly MethodResult[] =>
        analysis.methods
          .filter((one) => one.path === file)
          .map(({ name, span, nameSpan }) => {
            const related = [{ message: `${EVIL}${LINE}`, span }];
            const trace = [
              { thread: `t${EVIL}${LINE}`, action: `a${EVIL}${LINE}`, span, values: { [`v${EVIL}${LINE}`]: `${EVIL}${LINE}` } },
            ];
            const fix = { title: `${EVIL}${LINE}`, edits: [{ span, text: `${EVIL}${LINE}` }] };
            const one = {
              ...diagnostic('assertion', span, `${EVIL}${LINE}`, related, trace),
              fix,
              execution: { kind: 'not-found' as const, message: `${EVIL}${LINE}`, related },
            };
            const other = { ...diagnostic('unsupported', span, `${EVIL}${LINE}`), execution: { kind: 'confirmed' as const, steps: trace } };
            return {
              name: `${name}${EVIL}${LINE}`,
              span,
              nameSpan,
              verdict: 'unsupported',
              milliseconds: 1,
              diagnostics: [one, other],
              environment: [],
              restsOn: [`${EVIL}${LINE}`],
              unsound: `${EVIL}${LINE}`,
            };
          });
      return {
        kind: 'results',
        files: files.map(({ path: file }) => {
          const found = methods(file);
          return {
            path: file,
            diagnostics: [...(analysis.diagnostics.get(file) ?? []), ...found.flatMap((one) => one.diagnostics)],
            methods: found,
            fields: [],
            annotated: analysis.annotatedFiles.has(file),
          };
        }),
      };
    },
    // What would be found is made up as well: looking for it takes longer than a test may.
    async infer(files, _request, reported, found) {
      reported(`${EVIL}${LINE}`);
      for (const { path: file } of files) {
        const span = { file, start: 0, end: 1 };
        const trace = [{ thread: `t${EVIL}${LINE}`, action: `a${EVIL}${LINE}`, span, values: { [`v${EVIL}${LINE}`]: `${EVIL}${LINE}` } }];
        found({
          path: file,
          entry: `E${EVIL}${LINE}`,
          verdict: 'unsafe',
          modular: false,
          summary: undefined,
          engine: 'states',
          annotations: [],
          trace,
          reason: `${EVIL}${LINE}`,
          span,
          proof: [`${EVIL}${LINE}`],
          restsOn: [`${EVIL}${LINE}`],
        });
      }
      return { kind: 'inferred', unread: [`${EVIL}${LINE}`] };
    },
  };
}

async function shown(given: readonly string[], loadEngine = engine): Promise<void> {
  let [out, error] = ['', ''];
  await run(given, { out: (text) => void (out += text), error: (text) => void (error += text) }, loadEngine);
  const what = JSON.stringify(given);
  assert.notEqual(out + error, '', what);
  for (const text of [out, error]) {
    assert.doesNotMatch(text, HOSTILE, what);
    assert.deepEqual(
      text.split(/[\n\r]/).filter((line) => line.startsWith(FORGED)),
      [],
      what,
    );
  }
  if (given.includes('json') && out !== '') {
    assert.equal(out.split('\n').length, 2, what);
    JSON.parse(out);
  }
}

describe('no output of the command line says what a hostile folder wants it to', { timeout: 300_000 }, () => {
  for (const {
    names: [command],
    options,
  } of COMMANDS) {
    if (options.length === 0) {
      it(`calvin ${command}`, () => shown([command!, EVIL]));
      continue;
    }
    it(`calvin ${command}: the whole folder, for people and for programs`, async () => {
      await shown([command!, FOLDER]);
      await shown([command!, '--all', '--format', 'json', FOLDER]);
      await shown([command!, of('Fails')], () => ENGINE);
      await shown([command!, '--format', 'json', of('Rests')], () => ENGINE);
    });
    // (What `--watch` prints again and again is what the command prints without it.)
    for (const { name, example } of options.filter((one) => one.name !== '--watch')) {
      it(`calvin ${command} ${name}`, async () => {
        // What an option writes, it writes into a hostile folder.
        const value = example === undefined ? [] : name === '--java' ? [path.join(ROOT, `new${JAVA_NAME}`)] : [example];
        for (const program of command === 'prove' ? ['Proved'] : ['Runs', 'Shows', 'Unsupported'])
          await shown([command!, name, ...value, of(program)]);
        if (name === '--java') await shown([command!, name, path.join(ROOT, `json${JAVA_NAME}`), '--format', 'json', of('Shows')]);
        await shown([command!, `${name}=${EVIL}${LINE}`, FOLDER]);
        await shown([command!, name, `${EVIL}${LINE}`, of('Broken')]);
        await shown([command!, FOLDER, name]);
      });
    }
    it(`calvin ${command}: what cannot be done`, async () => {
      for (const given of [
        [`--${EVIL}${LINE}`],
        [`-${EVIL}`],
        ['--', `${EVIL}${LINE}`],
        [path.join(FOLDER, `none${EVIL}${LINE}.java`)],
        [path.join(of('Runs'), 'x.java')],
        [path.join(ROOT, `link${JAVA_NAME}`, 'x.java')],
        [`${of('Runs')}#${EVIL}${LINE}`],
        ['--dump', 'plato', `${of('Runs')}#${EVIL}${LINE}`],
      ]) {
        await shown([command!, ...given]);
      }
    });
    it(`calvin ${command}: Calvin's own failure`, async () => {
      const failing = () => {
        throw new Error(`${EVIL}${LINE}`);
      };
      let error = '';
      await run([command!, FOLDER], { out: () => undefined, error: (text) => void (error += text) }, failing);
      assert.doesNotMatch(error, HOSTILE);
      assert.equal(error.split('\n').length, 2);
      process.env['CALVIN_DEBUG'] = '1';
      try {
        await shown([command!, FOLDER], failing);
      } finally {
        delete process.env['CALVIN_DEBUG'];
      }
    });
  }
  it('each form of `calvin check --dump`', async () => {
    for (const form of DUMP_FORMS)
      for (const program of Object.keys(PROGRAMS)) await shown(['check', '--all', '--dump', form, of(program)]);
  });
  it('`calvin` without a command it knows', async () => {
    await shown([`${EVIL}${LINE}`]);
    await shown([]);
  });
  it('`--java` refused and repeated', { skip: WINDOWS }, async () => {
    const kept = path.join(ROOT, `kept${JAVA_NAME}`);
    await shown(['run', '--java', kept, of('Shows')]);
    fs.writeFileSync(path.join(kept, `other${NAME}`), '');
    await shown(['run', '--java', kept, of('Shows')]);
    assert.ok(fs.existsSync(path.join(kept, 'CalvinRun.java')));
    await shown(['run', '--java', FOLDER, of('Shows')]);
    await shown(['run', '--java', path.join(ROOT, `link${JAVA_NAME}`, `x${JAVA_NAME}`), of('Shows')]);
    await shown(['run', '--java', of('Fails'), of('Shows')]);
  });
});
