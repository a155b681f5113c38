/**
 * A hostile workspace makes Calvin write nothing where it should not (docs/security.md): `calvin run --java FOLDER` loses no file of the
 * user's, writes through no link, takes nothing that lies in a folder for a sign that the folder is its own; and one folder of our sources
 * does all the writing.
 * Neighbours: `disk/` decides; `replay/java.test.ts` runs what is written.
 */
import assert from 'node:assert/strict';
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { after, describe, it } from 'node:test';
import { Folder, IsLink } from '../../src/disk/folder';
import { checkOutput, NotWritten, writeOutput } from '../../src/disk/output-folder';
import { withoutComments } from '../architecture/comments';
import { sourcesIn } from '../architecture/imports';
import { calvin } from '../cli/calvin';
import { temporaryFolder } from '../cli/temporary';

const BROKEN =
  'class Account {\n    /*@ guarded_by holder == tid */ private int balance;\n\n    void lose() {\n        balance = 0;\n    }\n}\n';
const PRECIOUS = 'precious';
const FILES = [
  { path: 'p/A.java', text: 'class A { }' },
  { path: 'calvinrun/Forced.java', text: 'class Forced { }' },
];
const LINKS = { skip: process.platform === 'win32' ? 'links need rights there' : false };

/** All that lies in a folder, links as what they lead to. */
function contents(folder: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    fs
      .readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((one) => !one.isDirectory())
      .map((one) => {
        const file = path.join(one.parentPath, one.name);
        return [
          path.relative(folder, file),
          one.isSymbolicLink()
            ? `-> ${fs.readlinkSync(file)}`
            : fs.existsSync(file)
              ? fs.readFileSync(file, 'utf8')
              : 'has no name in UTF-8',
        ];
      }),
  );
}

/** Refused by the look before the search and by the writing itself, and nothing in `whole` is different afterwards. */
function refuses(whole: string, folder: string, why: RegExp): void {
  const earlier = contents(whole);
  const isWhy = (error: unknown): boolean => error instanceof NotWritten && why.test(error.message);
  assert.throws(() => checkOutput(folder), isWhy);
  assert.throws(() => writeOutput(folder, FILES), isWhy);
  assert.deepEqual(contents(whole), earlier);
}

const STATE = fs.mkdtempSync(path.join(os.tmpdir(), 'calvin-'));
process.env['XDG_STATE_HOME'] = STATE;
after(() => fs.rmSync(STATE, { recursive: true }));

describe('the folder of `run --java`', LINKS, () => {
  it('is new, or empty, or what was written there before', (context) => {
    const folder = temporaryFolder(context, {});
    for (const name of ['new/deep', 'new/deep', 'empty']) {
      if (name === 'empty') fs.mkdirSync(path.join(folder, name));
      const at = path.join(folder, name);
      checkOutput(at);
      writeOutput(at, FILES);
      assert.deepEqual(contents(at), Object.fromEntries(FILES.map((one) => [one.path, one.text])));
    }
    const at = path.join(folder, 'new/deep');
    fs.mkdirSync(path.join(at, 'out', 'p'), { recursive: true });
    fs.writeFileSync(path.join(at, 'out', 'p', 'A.class'), 'compiled');
    writeOutput(at, [
      { path: 'B.java', text: 'class B { }' },
      { path: 'p/A.java', text: 'class A { int n; }' },
    ]);
    assert.equal(fs.readFileSync(path.join(at, 'p', 'A.java'), 'utf8'), 'class A { int n; }');
    writeOutput(at, FILES);
  });

  it('may not hold anything that we did not write, whatever it says of itself', (context) => {
    const shipped = { 'out/calvinrun/Forced.java': 'class Forced { }', 'out/p/A.java': PRECIOUS };
    for (const files of [
      shipped,
      { 'out/calvinrun/Forced.java': 'class Forced { }' },
      { 'out/.calvin': PRECIOUS },
      { 'out/A.txt': '' },
      { 'out/out/A.class': '' },
    ]) {
      const folder = temporaryFolder(context, files as Readonly<Record<string, string>>);
      refuses(folder, path.join(folder, 'out'), /holds other files/);
    }
    const folder = temporaryFolder(context, {});
    const at = path.join(folder, 'copied');
    writeOutput(path.join(folder, 'first'), FILES);
    fs.cpSync(path.join(folder, 'first'), at, { recursive: true });
    refuses(folder, at, /holds other files/);
  });

  it('may not have changed since', (context) => {
    const changes: readonly ((at: string, outside: string) => void)[] = [
      (at) => fs.writeFileSync(path.join(at, 'p', 'A.java'), PRECIOUS),
      (at) => fs.writeFileSync(path.join(at, 'p', 'B.java'), PRECIOUS),
      (at) => fs.writeFileSync(Buffer.concat([Buffer.from(`${at}/`), Buffer.from([0xff])]), PRECIOUS),
      (at, outside) => (
        fs.rmSync(path.join(at, 'p', 'A.java')), fs.symlinkSync(path.join(outside, 'bashrc'), path.join(at, 'p', 'A.java'))
      ),
      (at, outside) => (fs.rmSync(path.join(at, 'p'), { recursive: true }), fs.symlinkSync(outside, path.join(at, 'p'))),
      (at, outside) => fs.symlinkSync(outside, path.join(at, 'out')),
      (at, outside) => (fs.mkdirSync(path.join(at, 'out')), fs.symlinkSync(path.join(outside, 'bashrc'), path.join(at, 'out', 'A.class'))),
      (at) => (
        fs.rmSync(path.join(at, 'p', 'A.java')),
        fs.mkdirSync(path.join(at, 'p', 'A.java')),
        fs.writeFileSync(path.join(at, 'p', 'A.java', 'x'), PRECIOUS)
      ),
    ];
    for (const change of changes) {
      const folder = temporaryFolder(context, { 'outside/bashrc': PRECIOUS, 'outside/A.java': PRECIOUS });
      const at = path.join(folder, 'java');
      writeOutput(at, FILES);
      change(at, path.join(folder, 'outside'));
      refuses(folder, at, /holds other files|is written through a link/);
    }
  });

  it('is not reached through a link', (context) => {
    const folder = temporaryFolder(context, { 'outside/keep': PRECIOUS, 'checkout/A.java': '' });
    fs.mkdirSync(path.join(folder, 'outside', 'empty'));
    fs.symlinkSync('../outside/empty', path.join(folder, 'checkout', 'empty'));
    fs.symlinkSync('../outside', path.join(folder, 'checkout', 'build'));
    fs.symlinkSync('../outside/nowhere', path.join(folder, 'checkout', 'dangling'));
    for (const name of ['empty', 'build', 'build/new', 'build/new/deep', 'build/empty', 'dangling', 'dangling/new'])
      refuses(folder, path.join(folder, 'checkout', name), /Nothing is written through a link/);
    assert.throws(
      () => checkOutput(path.join(folder, 'checkout', 'build', 'new')),
      (error: Error) => error.message.includes(path.join(folder, 'outside', 'new')),
    );
  });

  it('is believed to be ours only by a list that others cannot write', (context) => {
    const folder = temporaryFolder(context, {});
    writeOutput(path.join(folder, 'java'), FILES);
    const lists = path.join(STATE, 'calvin');
    for (const name of fs.readdirSync(lists)) fs.chmodSync(path.join(lists, name), 0o666);
    refuses(folder, path.join(folder, 'java'), /holds other files/);
    for (const name of fs.readdirSync(lists)) fs.chmodSync(path.join(lists, name), 0o600);
    checkOutput(path.join(folder, 'java'));
    fs.chmodSync(lists, 0o777);
    refuses(folder, path.join(folder, 'java'), /holds other files/);
    fs.chmodSync(lists, 0o700);
  });

  it('gets all files or none', (context) => {
    const folder = temporaryFolder(context, {});
    const at = path.join(folder, 'java');
    for (const files of [
      [...FILES, { path: 'p/A.java', text: 'twice' }],
      [...FILES, { path: 'p/../../x', text: '' }],
      [...FILES, { path: 'p/A.java/x', text: '' }],
      [...FILES, { path: 'p/x\0', text: '' }],
    ]) {
      assert.throws(() => writeOutput(at, files), NotWritten);
      assert.deepEqual(fs.readdirSync(at), []);
    }
  });

  it('stays the folder that it was when its path is exchanged for a link', {
    skip: process.platform === 'linux' ? false : 'needs /proc',
  }, (context) => {
    const folder = temporaryFolder(context, { 'outside/keep': PRECIOUS });
    const at = path.join(folder, 'java');
    const open = Folder.open(at, {});
    fs.renameSync(at, path.join(folder, 'moved'));
    fs.symlinkSync(path.join(folder, 'outside'), at);
    open.create('A.java', 'class A { }');
    open.replace('keep', 'ours');
    open.close();
    assert.deepEqual(contents(path.join(folder, 'outside')), { keep: PRECIOUS });
    assert.deepEqual(contents(path.join(folder, 'moved')), { 'A.java': 'class A { }', keep: 'ours' });
    assert.throws(() => Folder.open(at, {}), IsLink);
  });

  it('is told to the user where it cannot be written', {
    skip: process.getuid?.() === 0 ? 'the superuser may write everything' : false,
  }, (context) => {
    const folder = temporaryFolder(context, {});
    fs.chmodSync(folder, 0o500);
    assert.throws(() => writeOutput(path.join(folder, 'java'), FILES), /permission denied/);
    fs.chmodSync(folder, 0o700);
  });
});

describe('calvin run --java', LINKS, () => {
  it('leaves the sources alone, and what a checkout made look like its own', async (context) => {
    const folder = temporaryFolder(context, {
      'src/Account.java': BROKEN,
      'home/bashrc': PRECIOUS,
      'shown/calvinrun/Forced.java': 'package calvinrun;',
    });
    fs.symlinkSync('../home/bashrc', path.join(folder, 'shown', 'Account.java'));
    const earlier = contents(folder);
    for (const given of ['src', 'shown', 'src/../shown', './src/']) {
      const { code, out, error } = await calvin(['run', '--java', given, 'src/Account.java'], folder);
      assert.deepEqual([code, out], [2, '']);
      assert.match(error, /^calvin: `[^`]+` holds other files[^\n]*\n$/);
    }
    assert.deepEqual(contents(folder), earlier);
    for (const given of ['home/bashrc', 'home/bashrc/new'])
      assert.match((await calvin(['run', '--java', given, 'src/Account.java'], folder)).error, /is no folder\.\n$/);
    assert.match(
      (await calvin(['run', '--java', '/sys/calvin', 'src/Account.java'], folder)).error,
      /^calvin: `\/sys\/calvin` cannot be written[^\n]*\n$/,
    );
  });

  it("does not take a user's class for its own", async (context) => {
    const folder = temporaryFolder(context, {
      'Forced.java': `package calvinrun;\n${BROKEN.replace('Account', 'Forced')}`,
      'CalvinRun.java': BROKEN.replace('Account', 'CalvinRun'),
      'calvinrun.java': BROKEN.replace('Account', 'calvinrun'),
    });
    for (const name of ['Forced', 'CalvinRun', 'calvinrun']) {
      const { code, out } = await calvin(['run', '--java', 'new', `${name}.java`], folder);
      assert.equal(code, 1);
      assert.match(out, /No Java program was written\. This cannot be shown in Java: /, name);
      assert.equal(fs.existsSync(path.join(folder, 'new')), false);
    }
  });

  it('writes no device of Windows, and no two files that a disk takes for one', async (context) => {
    for (const [file, name] of [
      ['Con', 'Con'],
      ['b', 'Nul'],
      ['COM1.x', 'Com'],
    ] as const) {
      const folder = temporaryFolder(context, {
        [`in/${file}.java`]: `${file === 'b' ? 'public ' : ''}${BROKEN.replace('Account', name)}`,
      });
      assert.match(
        (await calvin(['run', '--java', 'java', 'in'], folder)).out,
        /This cannot be shown in Java: `\w+` is the name of a device on some systems/,
        file,
      );
    }
    const folder = temporaryFolder(context, { 'in/aux.java': `package p.aux;\n${BROKEN}` });
    assert.match((await calvin(['run', '--java', 'java', 'in'], folder)).out, /`aux` is the name of a device on some systems/);
    const twins = temporaryFolder(context, {
      'in/1.java': BROKEN,
      'in/2.java': 'public class \u00c9 { }',
      'in/3.java': 'public class e\u0301 { }',
    });
    assert.match((await calvin(['run', '--java', 'java', 'in'], twins)).out, /two of the files would have the same name/);
  });

  it('writes no file outside of its folder, whatever a class or a file is called', async (context) => {
    const hostile = { '\\u002e\\u002e\\u002fOut': 'A.java', 'A\\u202eB': 'B.java' };
    for (const [name, file] of Object.entries(hostile)) {
      const folder = temporaryFolder(context, { [`in/${file}`]: `public class ${name} { }`, 'in/Account.java': BROKEN });
      const { out } = await calvin(['run', '--java', 'in/java', 'in'], folder);
      assert.match(out, /This cannot be shown in Java: the name of a package or class holds characters that cannot be seen/);
      assert.deepEqual(fs.readdirSync(folder), ['in']);
    }
    const folder = temporaryFolder(context, { 'Acc\u001b[2J$(id);\'".java': BROKEN });
    const { out } = await calvin(['run', '--java', 'java', '.'], folder);
    assert.match(
      out,
      /^ {2}javac -encoding UTF-8 -proc:none -cp java\/out -d java\/out java\/Account\.java java\/CalvinRun\.java java\/calvinrun\/Forced\.java$/m,
    );
  });
});

describe('the product', () => {
  it('writes in one place only', () => {
    // What is open already when the process starts: its outputs.
    const open = ['server/src/cli/process-output.ts'];
    const sources = [...sourcesIn('server/src', ['.ts']), ...sourcesIn('client/src', ['.ts'])].filter(
      (one) => !one.path.startsWith('server/src/disk/') && !open.includes(one.path),
    );
    const writing =
      /\b(?:appendFile|chmod|chown|copyFile|cp|createWriteStream|lchown|link|lutimes|mkdir|mkdtemp|rename|rm|rmdir|symlink|truncate|ftruncate|unlink|utimes|futimes|write|writev|writeFile)(?:Sync)?\b/;
    const named = (text: string): readonly string[] =>
      [
        ...text.matchAll(/\bfs\.(?:promises\.)?(\w+)/g),
        ...[...text.matchAll(/import (?!type\b)\{([^}]*)\} from '(?:node:)?fs(?:\/promises)?'/g)].flatMap((one) => [
          ...one[1]!.matchAll(/(\w+)/g),
        ]),
      ].map((one) => one[1]!);
    assert.deepEqual(
      sources
        .filter(({ text }) =>
          named(withoutComments(text)).some(
            (name) => writing.test(name) || (name === 'constants' && /O_(?:CREAT|WRONLY|RDWR|TRUNC|APPEND)/.test(text)),
          ),
        )
        .map((one) => one.path),
      [],
    );
    const opening = sources.filter(({ text }) => /\bopen(?:Sync)?\((?:[^()]|\([^()]*\))*['"](?:r\+|w|a)/.test(text)).map((one) => one.path);
    assert.deepEqual(opening, []);
  });
});
