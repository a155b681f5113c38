/** What is printed is what is checked: printed Plato reads back to the same program, and bad text is an error value, never an exception. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parseProgram } from '../../src/plato/parse';
import { printProgram } from '../../src/plato/print';
import { printExpr } from '../../src/plato/print-expr';
import { printStmt } from '../../src/plato/print-stmt';
import { validateProgram } from '../../src/plato/validate';
import { arbitraryProgram, runs } from './arbitrary';
import { actionOf, exprOf, stmtOf } from './plato-text';

test('a printed program reads back to the same program', () => {
  for (const isWild of [false, true]) {
    fc.assert(
      fc.property(arbitraryProgram({ isWild }), (program) => {
        const text = printProgram(program);
        const parsed = parseProgram(text);
        assert.deepEqual(parsed.errors, [], text);
        assert.deepEqual(parsed.program, program);
        assert.equal(printProgram(parsed.program!), text);
      }),
      runs(300),
    );
  }
});

test('the random programs are well formed', () => {
  fc.assert(
    fc.property(arbitraryProgram(), (program) => {
      assert.deepEqual(validateProgram(program), []);
    }),
    runs(300),
  );
});

test('text that is no Plato gives an error, never an exception', () => {
  fc.assert(
    fc.property(arbitraryProgram(), fc.nat(), fc.nat(), fc.string({ maxLength: 3 }), (program, start, length, inserted) => {
      const text = printProgram(program);
      const from = start % (text.length + 1);
      for (const damaged of [text.slice(0, from), text.slice(0, from) + inserted + text.slice(from + (length % 20))]) {
        const { program: parsed, errors } = parseProgram(damaged);
        assert.equal(parsed === undefined, errors.length > 0);
        for (const { offset } of errors) assert.ok(offset >= 0 && offset <= damaged.length);
      }
    }),
    runs(300),
  );
  for (const nesting of ['(', '!', '{', 'body {', 'choice (']) {
    assert.equal(parseProgram(`procedure p as "p" in C method () static body ${nesting.repeat(100_000)}`).errors.length, 1);
  }
  assert.deepEqual(parseProgram('').program, { classes: [], fields: [], envAssumptions: [], invariants: [], axioms: [], procedures: [] });
});

test('operators keep their grouping', () => {
  const variables = 'a: int, b: int, c: int, p: bool, q: bool, r: bool';
  for (const [text, grouped] of [
    ['a - b - c = 0', '((a - b) - c) = 0'],
    ['a - (b - c) = 0', 'a - (b - c) = 0'],
    ['a + b * c < a', '(a + (b * c)) < a'],
    ['p ==> q ==> r', 'p ==> (q ==> r)'],
    ['p && q || r ==> p <==> q', '(((p && q) || r) ==> p) <==> q'],
    ['!p && -a = b', '(!p) && ((-a) = b)'],
    ['a-1 = -1', '(a - 1) = -1'],
  ] as const)
    assert.deepEqual(exprOf(variables, text), exprOf(variables, grouped), text);
  assert.equal(parseProgram('axiom static C: 1 < 2 < 3 ""').errors.length, 1);
  assert.equal(parseProgram('axiom static C: 1 = 2 = 3 ""').errors.length, 1);
  assert.equal(parseProgram('axiom static C: 1 = 2 < 3 ""').errors.length, 0);
});

test("an operation looks like the paper's", () => {
  const text =
    'x != null && this.limit > 0 ? <x.holder = null && x.holder\' = tid>_{x.holder} acquire "acquires `x`" @3-4\n    else null-dereference "x is null" @1-2 see "here" @5-6\n    else assertion "m"';
  const stmt = stmtOf('x: Job, this: Job', text);
  assert.equal(
    printStmt(stmt),
    `x != null && this.limit > 0 ? <x.holder = null && x.holder' = tid>_{x.holder} acquire "acquires \`x\`"
  else null-dereference "x is null" see "here"
  else assertion "m"`,
  );
  assert.equal(printExpr(actionOf('x: Job', "x.n <= x.n'")), "x.n <= x.n'");
});
