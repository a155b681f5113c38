/** Who comes back to texts that there were comes back to what was made of them, and to nothing else. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SourceFile } from '../../src/verify/analysis';
import { Recent } from '../../src/verify/recent';

function recent(): { readonly of: (texts: readonly string[], checkAll?: boolean) => string; readonly made: string[] } {
  const made: string[] = [];
  const kept = new Recent<string>((files, options, before) => {
    const name = `${files.map(({ text }) => text).join('+')} ${options.checkAll} after ${before?.made ?? 'nothing'}`;
    made.push(name);
    return name;
  });
  const filesOf = (texts: readonly string[]): readonly SourceFile[] => texts.map((text, index) => ({ path: `${index}.java`, text }));
  return { of: (texts, checkAll = true) => kept.of(filesOf(texts), { checkAll }), made };
}

test('the same texts with the same options are made once', () => {
  const { of, made } = recent();
  const first = of(['a', 'b']);
  const second = of(['a', 'c']);
  assert.equal(second, `a+c true after ${first}`);
  assert.equal(of(['a', 'b']), first);
  assert.equal(of(['a', 'c']), second);
  assert.equal(made.length, 2);
  assert.equal(of(['a', 'b'], false), 'a+b false after nothing');
  assert.notEqual(of(['b', 'a']), first);
});

test('of many states the last few are kept, and of large ones the last alone', () => {
  const { of, made } = recent();
  for (let state = 0; state < 12; state++) of([`${state}`]);
  of(['11']);
  of(['9']);
  assert.equal(made.length, 12);
  of(['0']);
  assert.equal(made.length, 13);
  const large = recent();
  const text = 'x'.repeat(3_500_000);
  for (const end of ['1', '2', '1']) large.of([text + end]);
  assert.equal(large.made.length, 3);
});
