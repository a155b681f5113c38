/**
 * What a hostile workspace says is shown, and nothing more (docs/security.md): no commands to the terminal, no links, images or HTML in the
 * editor, no commands to the prover.
 * Neighbours: `lsp/markdown.ts`, `cli/terminal.ts`, `vc/smt.ts`.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { printable, printableLine } from '../../src/base/shown';
import { run } from '../../src/cli/main';
import { printableJson } from '../../src/cli/terminal';
import { codeBlock, markdown, withoutLinks } from '../../src/lsp/markdown';
import { readSExpressions } from '../../src/solver/s-expression';
import { quote } from '../../src/vc/smt';
import { temporaryFolder } from '../cli/temporary';

const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;

describe('the terminal', () => {
  it('gets no commands from files, names of files, or arguments', async (context) => {
    const folder = temporaryFolder(context, {
      'a\u001b]0;owned\u0007/A\u001b[2J.java':
        'class A { /*@ requires \u001b[1A\u009b2K\u202e verified */ void m() { int \u001b[31mx = ; } }',
    });
    let printed = '';
    const output = { out: (text: string) => void (printed += text), error: (text: string) => void (printed += text) };
    const engine = () => ({
      check: (files: readonly { readonly path: string }[]) =>
        Promise.resolve({
          kind: 'results' as const,
          files: files.map(({ path }) => ({
            path,
            methods: [],
            fields: [],
            annotated: true,
            diagnostics: [
              {
                code: 'java-syntax' as const,
                severity: 'error' as const,
                span: { file: path, start: 0, end: 60 },
                message: 'no \u001b[8mJava\u202e',
                related: [],
                trace: [],
              },
            ],
          })),
        }),
      dump: () => Promise.resolve('\u001b[2Jdumped'),
    });
    for (const given of [
      ['check', folder],
      ['check', '--format', 'json', folder],
      ['check', '--dump', 'smt', folder],
      ['check', `${folder}/missing\u001b[2J.java`],
      ['\u001b[2J\n\nverified'],
    ]) {
      printed = '';
      await run(given, output, engine as never);
      assert.notEqual(printed, '');
      assert.doesNotMatch(printed, CONTROL, JSON.stringify(printed));
    }
  });

  it('gets JSON that says what it said', () => {
    const value = { text: 'a\u009b\u202eb\u2028' };
    assert.deepEqual(JSON.parse(printableJson(JSON.stringify(value))), value);
    assert.equal(printable('a\n\tb'), 'a\n\tb');
    assert.equal(printableLine('a\nb'), 'a\ufffdb');
  });
});

describe('the editor', () => {
  it('gets no link, image or HTML from a sentence that quotes the workspace', () => {
    for (const hostile of [
      '![x](https://evil.example/a.png)',
      '[click](command:workbench.action.terminal.new)',
      '<img src="https://evil.example">',
      'a `b` [c](d)',
      '`open [x](y)',
      '``` \n# heading\n[x](y)',
      'see https://evil.example and www.evil.example',
      '`a`![x](https://evil.example)`',
      '&lt;b&gt;',
      '$(terminal)',
      '\\[x](y)',
    ]) {
      const shown = markdown(hostile);
      const outsideOfCode = shown.replace(/`[^`]*`/g, '');
      assert.doesNotMatch(outsideOfCode.replace(/\\[^\w\s]/g, ''), /[[\]<>!`#$&]|:\/\/|www\./, `${hostile} => ${shown}`);
    }
    assert.equal(markdown('requires `a[i] < b` holds'), 'requires `a[i] < b` holds');
  });

  it('gets code that stays in its fence', () => {
    for (const line of ['```', '````\n# x', 'a ``` b']) {
      const [first, ...rest] = codeBlock(['before', line]).split('\n');
      const fence = first!.replace('java', '');
      assert.equal(rest.at(-1), fence);
      assert.ok(!line.includes(fence));
    }
  });

  it('gets no links in its messages', () => {
    assert.equal(withoutLinks('/tmp/[x](command:a)/A.java'), '/tmp/[x] (command:a)/A.java');
  });
});

describe('the prover', () => {
  it('gets every name as one symbol', () => {
    for (const hostile of [
      'a| (check-sat) |b',
      '|)(assert false)',
      'a\\|b',
      '"',
      'a\nb',
      '',
      'x~7c.y',
      '\u{1F600}',
      '(set-option :regular-output-channel "x")',
      '; |',
      'null',
      'true',
    ]) {
      const read = readSExpressions(quote(hostile));
      assert.ok(read.ok && read.expressions.length === 1 && read.expressions[0]!.kind === 'symbol', hostile);
    }
  });

  it('gets different names as different symbols', () => {
    const names = ['a|b', 'a~7c.b', 'a\\b', 'a~5c.b', 'a~b', '~7c.', '|'];
    assert.equal(new Set(names.map(quote)).size, names.length);
  });
});
