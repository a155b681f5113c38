/** What is printed parses back to the same tree, and has no parenthesis too many. */
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import fc from 'fast-check';
import type { TypeRef } from '../../src/syntax/ast';
import { initParsers } from '../../src/syntax/parse';
import { printSpecClause } from '../../src/syntax/print-clause';
import { printSpecExpr, printTypeRef } from '../../src/syntax/print-spec';
import type { SpecExpr } from '../../src/syntax/spec-ast';
import { bare, clauses, fieldsOf, firstType, parse, specMembers, statements } from './support';

before(() => initParsers());

function expression(text: string): SpecExpr {
  const [clause, ...others] = clauses(`requires ${text}`);
  assert.ok(clause?.kind === 'requires' && others.length === 0, text);
  return clause.expr;
}

describe('expressions', () => {
  const canonical = [
    'a ==> b ==> c',
    '(a ==> b) ==> c',
    'a || b && c',
    '(a || b) && c',
    'a <==> b ==> c',
    '(a <==> b) ==> c',
    'a - (b - c)',
    'a - b - c',
    '-(-a)',
    '-a - -b',
    '!(a && b)',
    '!a.f',
    '(a + b).f',
    '\\old(a + b)[i + 1]',
    "x'",
    "(a + b)'",
    "a.f' == \\result",
    '(T) a',
    '(T) (-a)',
    '(int) -a',
    '((T) a).f',
    '(T) a.f',
    'a ? b : c ? d : e',
    '(a ? b : c) ? d : e',
    'a instanceof T[] && b',
    '\\typeof(x) <: \\type(java.util.List<K>)',
    '\\max(a, b + 1)',
    '\\fresh(o)',
    '(\\forall int i, j; 0 <= i; a[i] == j)',
    '(\\exists Thread t; t != \\tid)',
    '(\\forall int i, Thread t; p)',
    'f(a, b).g()',
    '"a\\"b\\n"',
    "'\\''",
    'null',
    'true',
    'this.holder == tid',
    'a & b | c ^ d',
    '(a | b) & c',
    'a << (b << c)',
    'a == b == c',
    'a == (b == c)',
    'a * (b + c) % d',
  ];
  for (const text of canonical) it(text, () => assert.equal(printSpecExpr(expression(text)), text));
  it('drops the parentheses that are not needed', () => {
    assert.equal(printSpecExpr(expression('((a) + ((b * c))) == (d)')), 'a + b * c == d');
    assert.equal(printSpecExpr(expression('a ==> (b ==> (c || d))')), 'a ==> b ==> c || d');
  });
});

describe('any expression', () => {
  const span = { file: '', start: 0, end: 0 };
  const names = fc.constantFrom('a', 'b', 'tid', 'holder', 'set', 'größe');
  const identifier = names.map((name) => ({ name, span }));
  const simpleType: fc.Arbitrary<TypeRef> = fc.constantFrom<TypeRef>(
    { kind: 'primitive', name: 'int', span },
    { kind: 'named', name: 'a.T', args: [], span },
    { kind: 'array', element: { kind: 'named', name: 'T', args: [{ kind: 'named', name: 'U', args: [], span }], span }, span },
  );
  const { expr } = fc.letrec<{ expr: SpecExpr }>((tie) => {
    const sub = tie('expr');
    return {
      expr: fc.oneof(
        { maxDepth: 5, depthIdentifier: 'expr' },
        names.map((name): SpecExpr => ({ kind: 'name', name, span })),
        fc.nat(1000).map((value): SpecExpr => ({ kind: 'intLit', value: String(value), span })),
        fc.string({ unit: 'binary' }).map((value): SpecExpr => ({ kind: 'stringLit', value, span })),
        fc.integer({ min: 0, max: 0xffff }).map((value): SpecExpr => ({ kind: 'charLit', value, span })),
        fc.constantFrom<SpecExpr>(
          { kind: 'this', span },
          { kind: 'nullLit', span },
          { kind: 'boolLit', value: true, span },
          { kind: 'special', name: 'tid', span },
        ),
        fc.tuple(sub, identifier).map(([object, name]): SpecExpr => ({ kind: 'field', object, name, span })),
        fc.tuple(sub, sub).map(([array, index]): SpecExpr => ({ kind: 'index', array, index, span })),
        fc
          .tuple(fc.option(sub, { nil: undefined }), identifier, fc.array(sub, { maxLength: 2 }))
          .map(([object, name, args]): SpecExpr => ({ kind: 'call', object, name, args, span })),
        fc.tuple(fc.constantFrom('primed', 'old', 'fresh', 'typeof'), sub).map(([kind, operand]): SpecExpr => ({ kind, operand, span })),
        simpleType.map((type): SpecExpr => ({ kind: 'typeLit', type, span })),
        fc.tuple(sub, sub).map(([left, right]): SpecExpr => ({ kind: 'max', left, right, span })),
        fc.tuple(fc.constantFrom('+', '-', '!', '~'), sub).map(([op, operand]): SpecExpr => ({ kind: 'unary', op, operand, span })),
        fc
          .tuple(
            fc.constantFrom(
              '+',
              '-',
              '*',
              '/',
              '%',
              '<<',
              '>>',
              '>>>',
              '&',
              '|',
              '^',
              '<',
              '<=',
              '>',
              '>=',
              '==',
              '!=',
              '&&',
              '||',
              '==>',
              '<==>',
              '<:',
            ),
            sub,
            sub,
          )
          .map(([op, left, right]): SpecExpr => ({ kind: 'binary', op, left, right, span })),
        fc.tuple(sub, sub, sub).map(([cond, then, otherwise]): SpecExpr => ({ kind: 'conditional', cond, then, else: otherwise, span })),
        fc.tuple(sub, simpleType).map(([operand, type]): SpecExpr => ({ kind: 'instanceof', operand, type, span })),
        fc.tuple(simpleType, sub).map(([type, operand]): SpecExpr => ({ kind: 'cast', type, operand, span })),
        fc
          .tuple(
            fc.constantFrom('forall', 'exists'),
            fc.array(fc.record({ type: simpleType, name: identifier }), { minLength: 1, maxLength: 3 }),
            fc.option(sub, { nil: undefined }),
            sub,
          )
          .map(([which, variables, range, body]): SpecExpr => ({ kind: 'quantifier', which, variables, range, body, span })),
      ),
    };
  });
  it('parses back', () => {
    fc.assert(
      fc.property(expr, (e) => {
        // A comment cannot hold its own end.
        const text = printSpecExpr(e);
        fc.pre(!text.includes('*/') && !/@\s*$/.test(text));
        assert.deepEqual(bare(expression(text)), bare(e), text);
      }),
      { numRuns: 400, seed: 7 },
    );
  });
});

describe('clauses', () => {
  const methods = [
    'requires a',
    'ensures \\result == 1',
    'exsures (E e) p',
    'modifies v, o.f, a[*], o.*',
    'modifies \\nothing',
    'action "L": also_modifies v ensures e',
    'action: ensures e',
    'helper',
    'decreases n',
    'performs action (x) { e }',
    'performs (action "A" (x) { e }; action "B" () { f })* [] skip',
    'performs action "A" () { e }; (skip [] action "B" () { e }*)',
  ];
  for (const text of methods) it(text, () => assert.deepEqual(clauses(text).map(printSpecClause), [text]));
  it('in their first spelling', () => {
    assert.deepEqual(
      statements('/*@ set \\witness = "L" */ ; /*@ maintaining p */ while (a) ;').flatMap((stmt) =>
        stmt.kind === 'spec' ? [printSpecClause(stmt.clause)] : stmt.kind === 'while' ? stmt.specs.map(printSpecClause) : [],
      ),
      ['witness "L"', 'loop_invariant p'],
    );
    assert.deepEqual(fieldsOf(parse('class A { /*@ elems_guarded_by[i] x; non_null */ int[] f; }'))[0]!.specs.map(printSpecClause), [
      'elems_guarded_by[i] x',
      'non_null',
    ]);
    assert.deepEqual(
      specMembers(firstType('class A { /*@ ghost guarded_by x public int -> T m; env_assumption a */ }').members).map(printSpecClause),
      ['ghost /*@ guarded_by x */ public int -> T m', 'env_assumption a'],
    );
  });
  it('types', () => {
    const type = fieldsOf(parse('class A { java.util.Map<K, ? extends V[]>[] f; }'))[0]!.type;
    assert.equal(printTypeRef(type), 'java.util.Map<K, ? extends V[]>[]');
  });
});
