/**
 * What is written for Java, looked at as text: the places of the points, and what is refused.
 * Neighbours: `java.test.ts` runs such programs where there is a JDK.
 */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { SMALL_BOUNDS } from '../../src/oracle/explore';
import { search } from '../../src/replay/search';
import { initParsers } from '../../src/syntax/parse';
import { analyse } from '../../src/verify/pipeline';

before(async () => {
  await initParsers();
});

function replayed(text: string): { readonly text: string; readonly refused: string } {
  const files = [{ path: 'A.java', text }];
  const { replay } = search(analyse(files, { checkAll: true }).program, files, { threads: 2 }, SMALL_BOUNDS, 20_000);
  assert.ok(replay, 'nothing was found');
  return replay.kind === 'program'
    ? { text: replay.files.find((one) => one.path === 'A.java')!.text, refused: '' }
    : { text: '', refused: replay.reason };
}

test('points stand behind what an operation uses, and lines stay', () => {
  const source = 'class A {\n    int n;\n    //@ ensures n == \\old(n) + 1\n    void inc() {\n        n++;\n    }\n}\n';
  const { text } = replayed(source);
  assert.match(text, /n = \(int\) calvinrun\.Forced\.then\(\d+, \(int\) \(\(calvinrun\.Forced\.point\(\d+\) \? n : n\) \+ \(1\)\)\);/);
  assert.match(
    text,
    /var calvin\$old0 = this\.n; inc\$calvin\(\); if \(calvinrun\.Forced\.isLast\(\d+\)\) calvinrun\.Forced\.show\(\(this\.n == \(calvin\$old0 \+ \(1\)\)\)\);/,
  );
  assert.equal(text.split('\n').length, source.split('\n').length);
});

test('the index of an element is not evaluated twice', () => {
  const { text } = replayed('class A {\n    int i;\n    private final int[] a = new int[1];\n    void up() { a[i] += 1; i = 1; }\n}\n');
  assert.match(text, /a\[calvinrun\.Forced\.then\(\d+, \(calvinrun\.Forced\.point\(\d+\) \? i : i\)\)\] \+= /);
});

test('a call that becomes a block takes no `else` away', () => {
  const { text } = replayed(
    'class A {\n    int n;\n    //@ requires n == 0\n    //@ modifies n\n    void one() { n = 1; }\n    void go(boolean b) { if (b) one(); else n = 0; }\n}\n',
  );
  assert.match(text, /if \(b\) \{ calvinrun\.Forced\.point\(\d+\); one\(\); \} else/);
});

test('what Java cannot say is refused', () => {
  assert.match(
    replayed('class A {\n    int n;\n    /*@ global_invariant (\\forall A a; a.n == 0) */\n    void set() { n = 1; }\n}\n').refused,
    /quantifier/,
  );
  assert.match(
    replayed('class A {\n    int n;\n    /*@ ghost int g; */\n    /*@ global_invariant n == g */\n    void set() { n = 1; }\n}\n').refused,
    /`g`, which is ghost/,
  );
});
