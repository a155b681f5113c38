/** The memo store: what it keeps, its bounds, what survives on disk, and every kind of damage to the files. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { test, type TestContext } from 'node:test';
import fc from 'fast-check';
import { hashText } from '../../src/base/hash';
import { createMemoStore, type MemoStore } from '../../src/incremental/store';

const unlessWindows = { skip: process.platform === 'win32' };

/** A folder of the test's own, and where the store puts its files in it. */
function makeFolder(context: TestContext): { folder: string; inside: string } {
  const folder = mkdtempSync(join(tmpdir(), 'calvin-memo-test-'));
  context.after(() => rmSync(folder, { recursive: true, force: true }));
  return { folder, inside: join(folder, 'calvin-memo-2') };
}

/** A store that has nothing in memory: what it finds, it finds on disk. */
function freshStore(folder: string, folderMegabytes?: number): MemoStore {
  return createMemoStore({ folder, folderMegabytes });
}

/** All but the secret that entries are signed with. */
function entriesOf(inside: string): readonly string[] {
  return readdirSync(inside).filter((name) => name !== 'calvin-memo-secret');
}

const key = hashText('a method', 'its summaries');
const value = { verdict: 'verified', steps: [1, 2.5, null, true], text: 'Größe "∀" \u2028 \ud800' };

function writtenFile(inside: string): string {
  const names = entriesOf(inside);
  assert.equal(names.length, 1);
  return join(inside, names[0]!);
}

test('values in memory come back equal, and as copies', () => {
  const store = createMemoStore();
  assert.equal(store.get(key), undefined);
  const given = structuredClone(value);
  store.set(key, given);
  given.steps.push(7);
  const first = store.get(key) as typeof value;
  assert.deepEqual(first, value);
  first.steps.push(8);
  assert.deepEqual(store.get(key), value);
  store.set(key, null);
  assert.equal(store.get(key), null);
  assert.deepEqual(store.statistics, { memoryHits: 3, diskHits: 0, misses: 1 });
});

test('any JSON value and any key', (context) => {
  const { folder } = makeFolder(context);
  const store = freshStore(folder);
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.jsonValue({ noUnicodeString: false }), (anyKey, anyValue) => {
      store.set(anyKey, anyValue);
      const expected: unknown = JSON.parse(JSON.stringify(anyValue));
      assert.deepEqual(store.get(anyKey), expected);
      assert.deepEqual(freshStore(folder).get(anyKey), expected);
    }),
    { numRuns: 200 },
  );
});

test('what JSON would change is not kept', () => {
  const store = createMemoStore();
  const cycle: { self?: unknown } = {};
  cycle.self = cycle;
  for (const each of [
    undefined,
    NaN,
    Infinity,
    1n,
    cycle,
    [undefined],
    new Map([[1, 2]]),
    { deep: [{ set: new Set() }] },
    () => 1,
    Symbol('x'),
  ]) {
    store.set(key, each);
    assert.equal(store.get(key), undefined);
  }
  store.set(key, { kept: 1, leftOut: undefined });
  assert.deepEqual(store.get(key), { kept: 1 });
});

test('bounds in memory: those used longest ago go first', () => {
  const byCount = createMemoStore({ entries: 2 });
  byCount.set('a', 1);
  byCount.set('b', 2);
  byCount.get('a');
  byCount.set('c', 3);
  assert.deepEqual(
    ['a', 'b', 'c'].map((each) => byCount.get(each)),
    [1, undefined, 3],
  );

  const bySize = createMemoStore({ characters: 100 });
  bySize.set('a', 'x'.repeat(60));
  bySize.set('b', 'x'.repeat(60));
  bySize.set('too large', 'x'.repeat(200));
  assert.deepEqual(
    ['a', 'b', 'too large'].map((each) => typeof bySize.get(each)),
    ['undefined', 'string', 'undefined'],
  );
});

test('values on disk outlive the store, in a folder that is made', (context) => {
  const { folder } = makeFolder(context);
  const deep = join(folder, 'not', 'yet', 'there');
  assert.equal(freshStore(deep).get(key), undefined);
  assert.ok(!existsSync(deep), 'looking makes nothing');
  freshStore(deep).set(key, value);
  const store = freshStore(deep);
  assert.deepEqual(store.get(key), value);
  assert.deepEqual(store.get(key), value);
  assert.deepEqual(store.statistics, { memoryHits: 1, diskHits: 1, misses: 0 });
  assert.equal(store.get('another key'), undefined);
});

test('a damaged file is a miss, and is rewritten', (context) => {
  const { folder, inside } = makeFolder(context);
  freshStore(folder).set(key, value);
  const path = writtenFile(inside);
  const good = readFileSync(path);
  const damaged: Buffer[] = [
    Buffer.alloc(0),
    Buffer.from('null'),
    Buffer.concat([good, Buffer.from(' ')]),
    Buffer.concat([good, good]),
    Buffer.alloc(good.length),
  ];
  for (let length = 0; length < good.length; length++) damaged.push(good.subarray(0, length));
  for (let index = 0; index < good.length; index++) {
    const flipped = Buffer.from(good);
    flipped[index]! ^= 1 + (index % 255);
    damaged.push(flipped);
  }
  for (const content of damaged) {
    writeFileSync(path, content);
    assert.equal(freshStore(folder).get(key), undefined);
  }
  freshStore(folder).set(key, value);
  assert.deepEqual(readFileSync(path), good);
  truncateSync(path, good.length - 1);
  const store = freshStore(folder);
  assert.equal(store.get(key), undefined);
  store.set(key, value);
  assert.deepEqual(freshStore(folder).get(key), value);
});

test('a file under the name of another key is a miss', (context) => {
  const { folder, inside } = makeFolder(context);
  freshStore(folder).set('first', 1);
  const first = writtenFile(inside);
  freshStore(folder).set('second', 2);
  const second = entriesOf(inside)
    .map((name) => join(inside, name))
    .find((path) => path !== first)!;
  renameSync(first, second);
  assert.equal(freshStore(folder).get('second'), undefined);
  assert.equal(freshStore(folder).get('first'), undefined);
});

test('symbolic links are neither followed nor replaced', unlessWindows, (context) => {
  const { folder, inside } = makeFolder(context);
  freshStore(folder).set(key, value);
  const path = writtenFile(inside);
  const elsewhere = join(folder, 'elsewhere');
  renameSync(path, elsewhere);
  const before = readFileSync(elsewhere);

  symlinkSync(elsewhere, path);
  assert.equal(freshStore(folder).get(key), undefined);
  freshStore(folder).set(key, 'something else');
  assert.ok(lstatSync(path).isSymbolicLink());
  assert.deepEqual(readFileSync(elsewhere), before);

  rmSync(path);
  symlinkSync(join(folder, 'nowhere'), path);
  freshStore(folder).set(key, value);
  assert.ok(lstatSync(path).isSymbolicLink());
  assert.ok(!existsSync(join(folder, 'nowhere')));

  const target = join(folder, 'target');
  renameSync(inside, target);
  symlinkSync(target, inside);
  freshStore(folder).set('new key', value);
  assert.equal(freshStore(folder).get('new key'), undefined);
  assert.equal(entriesOf(target).length, 1);
});

test('folders and pipes in the place of a file are left alone', unlessWindows, (context) => {
  const { folder, inside } = makeFolder(context);
  freshStore(folder).set(key, value);
  const path = writtenFile(inside);
  rmSync(path);
  mkdirSync(path);
  freshStore(folder).set(key, value);
  assert.equal(freshStore(folder).get(key), undefined);
  assert.ok(statSync(path).isDirectory());
  rmSync(path, { recursive: true });
  execFileSync('mkfifo', [path]);
  freshStore(folder).set(key, value);
  assert.equal(freshStore(folder).get(key), undefined);
  assert.ok(lstatSync(path).isFIFO());
  assert.deepEqual(
    entriesOf(inside).filter((name) => name.endsWith('.part')),
    [],
  );
});

test('files where folders should be, and folders that cannot be used', (context) => {
  const { folder, inside } = makeFolder(context);
  writeFileSync(inside, 'a file of somebody');
  const store = freshStore(folder);
  store.set(key, value);
  assert.deepEqual(store.get(key), value);
  assert.equal(freshStore(folder).get(key), undefined);
  assert.equal(readFileSync(inside, 'utf8'), 'a file of somebody');
  for (const impossible of [join(inside, 'below'), '\0', join(folder, 'x'.repeat(5000))]) {
    freshStore(impossible).set(key, value);
    assert.equal(freshStore(impossible).get(key), undefined);
  }
});

test('unreadable and unwritable', {
  skip: process.platform === 'win32' || process.getuid?.() === 0 ? 'permissions do not bind this user' : false,
}, (context) => {
  const { folder, inside } = makeFolder(context);
  freshStore(folder).set(key, value);
  const path = writtenFile(inside);
  chmodSync(path, 0);
  assert.equal(freshStore(folder).get(key), undefined);
  freshStore(folder).set(key, value);
  assert.deepEqual(freshStore(folder).get(key), value);
  chmodSync(inside, 0o500);
  freshStore(folder).set('other', value);
  assert.deepEqual(freshStore(folder).get(key), value);
  chmodSync(inside, 0);
  assert.equal(freshStore(folder).get(key), undefined);
  chmodSync(inside, 0o700);
});

test('the size on disk is bounded, those used longest ago go first, and other files stay', (context) => {
  const { folder, inside } = makeFolder(context);
  const size = (): number =>
    entriesOf(inside)
      .filter((name) => name.endsWith('.memo'))
      .reduce((sum, name) => sum + statSync(join(inside, name)).size, 0);
  const store = freshStore(folder, 0.1);
  store.set('first', 'x');
  const first = writtenFile(inside);
  const others = [
    'notes.txt',
    'x.memo',
    `${'0'.repeat(64)}.memo.bak`,
    `${'0'.repeat(64)}.memo.1-1.part`,
    `${'1'.repeat(64)}.memo.1-1.part`,
  ];
  for (const name of others) writeFileSync(join(inside, name), 'y'.repeat(200_000));
  const longAgo = new Date(Date.now() - 7_200_000);
  for (const name of [others[0]!, others[3]!]) utimesSync(join(inside, name), longAgo, longAgo);
  utimesSync(first, longAgo, longAgo);
  assert.equal(freshStore(folder).get('first'), 'x');
  for (let index = 0; index < 60; index++) {
    store.set(`entry ${index}`, 'z'.repeat(5000));
    const recently = new Date(Date.now() - 3_000_000 + index * 1000);
    for (const name of entriesOf(inside)) {
      const path = join(inside, name);
      if (path !== first && name.endsWith('.memo') && name.length === 69 && statSync(path).mtimeMs > Date.now() - 1000)
        utimesSync(path, recently, recently);
    }
  }
  assert.ok(size() <= 100_000 + 200_000 + 6_000, `${size()}`);
  assert.ok(existsSync(first), 'it was used last');
  assert.equal(freshStore(folder).get('entry 0'), undefined);
  assert.equal(freshStore(folder).get('entry 59'), 'z'.repeat(5000));
  assert.deepEqual(
    others.map((name) => existsSync(join(inside, name))),
    [true, true, true, false, true],
  );
  store.set('too large', 'z'.repeat(60_000));
  assert.equal(freshStore(folder).get('too large'), undefined);
});

test('several processes write at the same time, and every read gives a whole value or nothing', async (context) => {
  const { folder, inside } = makeFolder(context);
  const program = `
    const { createMemoStore } = require(${JSON.stringify(join(__dirname, '../../src/incremental/store.js'))});
    for (let round = 0; round < 300; round++) {
      const key = 'key ' + (round % 3);
      createMemoStore({ folder: ${JSON.stringify(folder)} }).set(key, { key, text: String.fromCharCode(97 + round % 26).repeat(20000) });
      const value = createMemoStore({ folder: ${JSON.stringify(folder)} }).get(key);
      if (value === undefined || value.key !== key || !/^(.)\\1{19999}$/.test(value.text)) throw new Error('torn');
    }`;
  const { execFile } = await import('node:child_process');
  const { promisify } = await import('node:util');
  await Promise.all([1, 2, 3].map(() => promisify(execFile)(process.execPath, ['-e', program], { timeout: 60_000 })));
  assert.equal(entriesOf(inside).length, 3);
});

test('what was written with another secret is a miss, whoever computed its checksums', (context) => {
  const [own, foreign] = [makeFolder(context), makeFolder(context)];
  freshStore(own.folder).set('honest', 'failed');
  freshStore(foreign.folder).set(key, 'verified');
  const forged = writtenFile(foreign.inside);
  writeFileSync(join(own.inside, basename(forged)), readFileSync(forged));
  assert.equal(freshStore(own.folder).get(key), undefined);
  assert.equal(freshStore(own.folder).get('honest'), 'failed');
});

test('a secret that others could have read or made is none', unlessWindows, (context) => {
  for (const spoil of [
    (secret: string) => chmodSync(secret, 0o644),
    (secret: string) => writeFileSync(secret, 'x'.repeat(64)),
    (secret: string) => truncateSync(secret, 5),
    (secret: string) => {
      renameSync(secret, `${secret}.other`);
      symlinkSync(`${secret}.other`, secret);
    },
    (secret: string) => {
      rmSync(secret);
      mkdirSync(secret);
    },
  ]) {
    const { folder, inside } = makeFolder(context);
    freshStore(folder).set(key, value);
    spoil(join(inside, 'calvin-memo-secret'));
    const store = freshStore(folder);
    assert.equal(store.get(key), undefined);
    store.set('another', value);
    assert.equal(freshStore(folder).get('another'), undefined);
  }
});

test('a folder that others can write to is not used', unlessWindows, (context) => {
  const { folder, inside } = makeFolder(context);
  freshStore(folder).set(key, value);
  chmodSync(inside, 0o777);
  assert.equal(freshStore(folder).get(key), undefined);
});
