/**
 * Whatever happens on disk, the texts of a server that has been told of it are those of one that starts afterwards; and where nobody told
 * it, they are after all is read anew.
 * Neighbours: `texts.test.ts` for open documents; `lab/src/fuzz/workspace-session.ts` does the same with random changes.
 */
import assert from 'node:assert/strict';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { DEFAULT_LIMITS, type Limits } from '../../src/workspace/java-files';
import { Texts } from '../../src/workspace/texts';
import { temporaryFolder } from '../cli/temporary';

interface Case {
  readonly what: string;
  readonly before: Readonly<Record<string, string>>;
  readonly roots?: readonly string[];
  readonly limits?: Partial<Limits>;
  change(at: (name: string) => string): void;
  /** What the editor reports of it. */
  readonly reports: readonly string[];
  /** What is there then. */
  readonly after: readonly string[];
}

const write = (file: string, text = 'new'): void => {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
};
const remove = (file: string): void => fs.rmSync(file, { recursive: true });

const CASES: readonly Case[] = [
  {
    what: 'a folder is deleted, reported by its own name',
    before: { 'A.java': 'a', 'sub/B.java': 'b', 'sub/deep/C.java': 'c' },
    change: (at) => remove(at('sub')),
    reports: ['sub'],
    after: ['A.java'],
  },
  {
    what: 'a folder is deleted, reported by one of its files',
    before: { 'A.java': 'a', 'sub/B.java': 'b', 'sub/deep/C.java': 'c' },
    change: (at) => remove(at('sub')),
    reports: ['sub/deep/C.java'],
    after: ['A.java'],
  },
  {
    what: 'a folder whose name ends in .java is deleted',
    before: { 'p.java/B.java': 'b', 'p.java/deep/C.java': 'c' },
    change: (at) => remove(at('p.java')),
    reports: ['p.java'],
    after: [],
  },
  {
    what: 'a folder whose name ends in .java comes',
    before: {},
    change: (at) => write(at('p.java/B.java')),
    reports: ['p.java'],
    after: ['p.java/B.java'],
  },
  {
    what: 'a folder comes, reported by one of its files',
    before: { 'A.java': 'a' },
    change: (at) => ['sub/B.java', 'sub/deep/C.java'].forEach((file) => write(at(file))),
    reports: ['sub/B.java'],
    after: ['A.java', 'sub/B.java', 'sub/deep/C.java'],
  },
  {
    what: 'a folder is renamed, reported by its new name',
    before: { 'one/B.java': 'b' },
    change: (at) => fs.renameSync(at('one'), at('two')),
    reports: ['two', 'one'],
    after: ['two/B.java'],
  },
  {
    what: 'a folder becomes hidden',
    before: { 'one/B.java': 'b' },
    change: (at) => fs.renameSync(at('one'), at('.one')),
    reports: ['one', '.one'],
    after: [],
  },
  {
    what: 'a hidden folder comes to light',
    before: { '.one/B.java': 'b' },
    change: (at) => fs.renameSync(at('.one'), at('one')),
    reports: ['.one', 'one'],
    after: ['one/B.java'],
  },
  {
    what: 'a file becomes a folder',
    before: { 'X.java': 'x' },
    change: (at) => {
      remove(at('X.java'));
      write(at('X.java/Y.java'));
    },
    reports: ['X.java'],
    after: ['X.java/Y.java'],
  },
  {
    what: 'a folder becomes a file',
    before: { 'X.java/Y.java': 'y' },
    change: (at) => {
      remove(at('X.java'));
      write(at('X.java'));
    },
    reports: ['X.java'],
    after: ['X.java'],
  },
  {
    what: 'a folder becomes a file, reported by what was in it',
    before: { 'X.java/Y.java': 'y' },
    change: (at) => {
      remove(at('X.java'));
      write(at('X.java'));
    },
    reports: ['X.java/Y.java'],
    after: ['X.java'],
  },
  {
    what: 'a folder becomes a file, reported together with what was in it',
    before: { 'X.java/Y.java': 'y' },
    change: (at) => {
      remove(at('X.java'));
      write(at('X.java'));
    },
    reports: ['X.java', 'X.java/Y.java'],
    after: ['X.java'],
  },
  {
    what: 'a file becomes a link',
    before: { 'A.java': 'a', 'X.java': 'x' },
    change: (at) => {
      remove(at('X.java'));
      fs.symlinkSync(at('A.java'), at('X.java'));
    },
    reports: ['X.java'],
    after: ['A.java'],
  },
  {
    what: 'a link becomes a file',
    before: { 'A.java': 'a' },
    change: (at) => {
      fs.symlinkSync(at('A.java'), at('X.java'));
      remove(at('X.java'));
      write(at('X.java'));
    },
    reports: ['X.java'],
    after: ['A.java', 'X.java'],
  },
  {
    what: 'a folder becomes a link out of the workspace',
    before: { 'sub/B.java': 'b', '.out/B.java': 'no' },
    change: (at) => {
      remove(at('sub'));
      fs.symlinkSync(at('.out'), at('sub'));
    },
    reports: ['sub'],
    after: [],
  },
  {
    what: 'a folder becomes a link, reported by a file behind it',
    before: { 'sub/B.java': 'b', '.out/B.java': 'no', 'sub/C.java': 'c' },
    change: (at) => {
      remove(at('sub'));
      fs.symlinkSync(at('.out'), at('sub'));
    },
    reports: ['sub/B.java'],
    after: [],
  },
  {
    what: 'a folder is exchanged for another one, reported by one of its files',
    before: { 'sub/B.java': 'b', 'sub/Old.java': 'old' },
    change: (at) => {
      fs.renameSync(at('sub'), at('.sub'));
      write(at('sub/B.java'));
      write(at('sub/New.java'));
    },
    reports: ['sub/B.java'],
    after: ['sub/B.java', 'sub/New.java'],
  },
  {
    what: 'the whole workspace is deleted',
    before: { 'A.java': 'a', 'sub/B.java': 'b' },
    change: (at) => remove(at('.')),
    reports: ['sub/B.java'],
    after: [],
  },
  {
    what: 'the whole workspace is deleted and made anew, reported by one file',
    before: { 'A.java': 'a' },
    change: (at) => {
      fs.renameSync(at('.'), `${at('.')}-gone`);
      write(at('B.java'));
      write(at('C.java'));
    },
    reports: ['B.java'],
    after: ['B.java', 'C.java'],
  },
  {
    what: 'reports come twice, in no order, and of things that are none',
    before: { 'A.java': 'a' },
    change: (at) => {
      remove(at('A.java'));
      write(at('b/B.java'));
    },
    reports: ['b/B.java', 'A.java/x/y', 'b', 'nothing', 'A.java', 'b/B.java', 'b/B.java/..', '../elsewhere'],
    after: ['b/B.java'],
  },
  {
    what: 'a deleted file is reported in other letters',
    before: { 'A.java': 'a', 'Sub/B.java': 'b' },
    change: (at) => {
      remove(at('A.java'));
      remove(at('Sub'));
    },
    reports: ['a.java', 'sub'],
    after: [],
  },
  {
    what: 'a folder lies in a hidden one and in another that is open too',
    roots: ['.', '.hidden/inner'],
    before: { 'A.java': 'a', '.hidden/inner/B.java': 'b', '.hidden/C.java': 'no' },
    change: (at) => write(at('.hidden/inner/D.java')),
    reports: ['.hidden/inner/D.java'],
    after: ['.hidden/inner/B.java', '.hidden/inner/D.java', 'A.java'],
  },
  {
    what: 'a folder that lies in a hidden one is deleted with it',
    roots: ['.', '.hidden/inner'],
    before: { 'A.java': 'a', '.hidden/inner/B.java': 'b' },
    change: (at) => remove(at('.hidden')),
    reports: ['.hidden'],
    after: ['A.java'],
  },
  {
    what: 'a folder above the workspace is exchanged',
    roots: ['up/in'],
    before: { 'up/in/A.java': 'a' },
    change: (at) => {
      fs.renameSync(at('up'), at('old'));
      write(at('up/in/B.java'));
    },
    reports: ['up'],
    after: ['up/in/B.java'],
  },
  {
    what: 'there is more than is read',
    limits: { files: 2 },
    before: { 'A.java': 'a', 'B.java': 'b', 'C.java': 'c' },
    change: (at) => remove(at('A.java')),
    reports: ['A.java'],
    after: ['B.java', 'C.java'],
  },
  {
    what: 'there comes to be more than is read',
    limits: { files: 2 },
    before: { 'B.java': 'b', 'C.java': 'c' },
    change: (at) => write(at('A.java')),
    reports: ['A.java'],
    after: ['A.java', 'B.java'],
  },
  {
    what: 'there is more than is read and a file is renamed',
    limits: { files: 2 },
    before: { 'A.java': 'a', 'B.java': 'b', 'C.java': 'c' },
    change: (at) => fs.renameSync(at('A.java'), at('D.java')),
    reports: ['A.java', 'D.java'],
    after: ['B.java', 'C.java'],
  },
  {
    what: 'there are more characters than are read',
    limits: { bytesTogether: 10 },
    before: { 'A.java': 'aaaaaaaaaaaa', 'B.java': 'b' },
    change: (at) => write(at('A.java'), 'a'),
    reports: ['A.java'],
    after: ['A.java', 'B.java'],
  },
  {
    what: 'a file is in two folders that are open',
    roots: ['.', 'sub'],
    before: { 'sub/A.java': 'a' },
    change: (at) => write(at('sub/A.java'), 'b'),
    reports: ['sub/A.java'],
    after: ['sub/A.java'],
  },
];

const known = (texts: Texts): Readonly<Record<string, string>> =>
  Object.fromEntries(texts.snapshot().files.map((file) => [file.path, file.text]));

async function started(roots: readonly string[], limits: Partial<Limits> = {}): Promise<Texts> {
  const texts = new Texts({ ...DEFAULT_LIMITS, ...limits }, { onChange: () => undefined, onOmission: () => undefined });
  await texts.setFolders(roots);
  return texts;
}

function prepared(
  context: TestContext,
  { before, roots = ['.'] }: Case,
): { readonly at: (name: string) => string; readonly roots: readonly string[] } {
  const folder = path.join(
    temporaryFolder(
      context,
      Object.fromEntries(Object.entries({ ...before, '.keep': '' }).map(([name, text]) => [path.join('workspace', name), text])),
    ),
    'workspace',
  );
  const at = (name: string): string => path.join(folder, name);
  return { at, roots: roots.map((root) => at(root)) };
}

describe('what is on disk', { skip: process.platform === 'win32' ? 'links need rights there' : false }, () => {
  for (const one of CASES) {
    it(`is followed when ${one.what}`, async (context) => {
      const { at, roots } = prepared(context, one);
      const live = await started(roots, one.limits);
      one.change(at);
      live.changedOnDisk(one.reports.map(at));
      await live.settled();
      assert.deepEqual(known(live), known(await started(roots, one.limits)));
      assert.deepEqual(
        Object.keys(known(live)).map((file) => path.relative(at('.'), file)),
        one.after,
      );
    });

    it(`is read anew though nothing was reported when ${one.what}`, async (context) => {
      const { at, roots } = prepared(context, one);
      const live = await started(roots, one.limits);
      one.change(at);
      await live.readEverything();
      assert.deepEqual(known(live), known(await started(roots, one.limits)));
    });
  }

  it('is followed by way of a folder that is a link, and of one that leads elsewhere now', async (context) => {
    const { at } = prepared(context, {
      what: '',
      before: { '.one/A.java': 'a', '.two/B.java': 'b' },
      change: () => undefined,
      reports: [],
      after: [],
    });
    fs.symlinkSync(at('.one'), at('.link'));
    const live = await started([at('.link')]);
    write(at('.one/C.java'));
    live.changedOnDisk([at('.link/C.java')]);
    await live.settled();
    assert.deepEqual(known(live), { [at('.one/A.java')]: 'a', [at('.one/C.java')]: 'new' });
    assert.equal(live.snapshot().names?.(at('.one/A.java')).path, at('.link/A.java'));
    write(at('.one/C.java'), 'newer');
    live.changedOnDisk([at('.one/C.java')]);
    await live.settled();
    assert.equal(known(live)[at('.one/C.java')], 'newer');
    remove(at('.link'));
    fs.symlinkSync(at('.two'), at('.link'));
    live.changedOnDisk([at('.link/B.java')]);
    await live.settled();
    assert.deepEqual(known(live), { [at('.two/B.java')]: 'b' });
  });

  it('may be taken away from whoever reads it, and given back', async (context) => {
    const { at, roots } = prepared(context, {
      what: '',
      before: { 'A.java': 'a', 'sub/B.java': 'b' },
      change: () => undefined,
      reports: [],
      after: [],
    });
    // Nothing can be taken away from root.
    const nobody = process.getuid?.() === 0 ? 65_534 : undefined;
    if (nobody !== undefined) {
      for (const file of ['..', '.', 'A.java', 'sub', 'sub/B.java']) fs.chownSync(at(file), nobody, nobody);
      process.seteuid!(nobody);
    }
    try {
      const live = await started(roots);
      for (const [name, mode, left] of [
        ['sub', 0, 1],
        ['A.java', 0, 0],
        ['sub', 0o700, 1],
        ['A.java', 0o600, 2],
        ['sub', 0o100, 1],
        ['.', 0, 0],
        ['.', 0o700, 1],
      ] as const) {
        fs.chmodSync(at(name), mode);
        live.changedOnDisk([at(name)]);
        await live.settled();
        assert.deepEqual(known(live), known(await started(roots)), `${name} ${mode.toString(8)}`);
        assert.equal(Object.keys(known(live)).length, left, `${name} ${mode.toString(8)}`);
      }
      fs.chmodSync(at('sub'), 0o700);
      live.changedOnDisk([at('sub/B.java')]);
      await live.settled();
      assert.equal(Object.keys(known(live)).length, 2, 'a folder that may be read again is found by its file');
    } finally {
      if (nobody !== undefined) process.seteuid!(0);
    }
  });

  it('is left when its folder is, and found when a folder comes, whatever they are called', async (context) => {
    const { at } = prepared(context, {
      what: '',
      before: { 'one/A.java': 'a', 'one/.in/B.java': 'b' },
      change: () => undefined,
      reports: [],
      after: [],
    });
    const live = await started([at('one')]);
    await live.changeFolders([`${at('one')}/.in/`], []);
    assert.deepEqual(Object.keys(known(live)), [at('one/.in/B.java'), at('one/A.java')]);
    await live.changeFolders([], [`${at('.')}/one/../one`]);
    assert.deepEqual(Object.keys(known(live)), [at('one/.in/B.java')]);
  });
});
