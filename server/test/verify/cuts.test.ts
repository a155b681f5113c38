/**
 * Conditions that would be too large: calls of methods that are checked alone are cut off, what these may change is forgotten after them,
 * and what they require is still owed. The programs are generated, since only long ones are cut.
 * Neighbours: `src/verify/cuts.ts`.
 */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { startChecker, type TestChecker } from '../fixtures/checker';

const PARTS = 40;

/**
 * A class with many methods of many accesses each, and one that calls all of them; `method`: one more, `call`: a statement after the
 * calls.
 */
function large(method: string, call: string): string {
  const numbers = [...Array(PARTS).keys()];
  const part = (number: number): string =>
    `    void part${number}() {\n${numbers
      .slice(0, 12)
      .map((at) => `        v${at} = r${(at + number) % 12};\n`)
      .join('')}    }\n`;
  return (
    `import javax.annotation.concurrent.GuardedBy;\n\nclass Large {\n${numbers
      .slice(0, 12)
      .map((at) => `    volatile Object v${at};\n    volatile Object r${at};\n`)
      .join('')}    @GuardedBy("this") int kept;\n    @GuardedBy("this") int changed;\n\n` +
    `${numbers.map(part).join('')}\n    ${method}\n\n    synchronized void all() {\n        kept = 1;\n        changed = 1;\n${numbers.map((number) => `        part${number}();\n`).join('')}        ${call}\n    }\n}\n`
  );
}

describe('calls that are cut off', { concurrency: 1 }, () => {
  let checker: TestChecker;
  before(async () => {
    checker = await startChecker();
  });
  after(() => checker.dispose());

  const checked = async (
    text: string,
    name = 'Large.all',
  ): Promise<{ readonly verdict: string; readonly codes: readonly string[]; readonly restsOn: readonly string[] }> => {
    const [file] = await checker.check([{ path: 'Large.java', text }], { checkAll: true, javaChecks: 'auto' });
    const found = file!.methods.find((one) => one.name === name)!;
    return { verdict: found.verdict, codes: found.diagnostics.map((one) => one.code), restsOn: found.restsOn ?? [] };
  };
  const change = 'synchronized void change() { changed = 2; part0(); part1(); part2(); }';

  test('a method gets its verdict, and says what it does not look into', async () => {
    const { verdict, restsOn } = await checked(large(change, 'change(); assert kept == 1;'));
    assert.equal(verdict, 'verified');
    assert.ok(
      restsOn.some((one) => one.includes('`Large.change`')),
      restsOn.join('\n'),
    );
  });

  test('what the method writes is not known after the call', async () => {
    assert.deepEqual(await checked(large(change, 'change(); assert changed == 1;')).then(({ verdict, codes }) => ({ verdict, codes })), {
      verdict: 'failed',
      codes: ['assertion'],
    });
  });

  test('a helper that is not checked alone is looked into', async () => {
    const parts = [...Array(PARTS).keys()].map((number) => `part${number}();`).join(' ');
    const { verdict, codes } = await checked(
      large(`private void change() { changed = 2; part0(); part1(); part2(); }\n    void outside() { ${parts} change(); }`, ''),
      'Large.outside',
    );
    assert.deepEqual({ verdict, codes }, { verdict: 'failed', codes: ['access-discipline'] });
  });

  test('what it requires is owed', async () => {
    const { codes } = await checked(
      large(`${change.replace('synchronized', '@GuardedBy("other")')}\n    final Object other = new Object();`, 'change();'),
    );
    assert.deepEqual(codes, ['precondition']);
  });
});
