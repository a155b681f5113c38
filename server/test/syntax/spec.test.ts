/** The specification language, all of it: each clause, each spelling, each expression (docs/specifications.md). */
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { DISCIPLINE_KEYWORDS } from '../../src/diagnostics/disciplines';
import { initParsers } from '../../src/syntax/parse';
import { bare, clauses, fieldsOf, firstType, messages, methodOf, parse, specMembers, statements } from './support';

before(() => initParsers());

const name = (text: string) => ({ kind: 'name', name: text });
const int = (value: string) => ({ kind: 'intLit', value });
const id = (text: string) => ({ name: text });
const eq = (left: unknown, right: unknown) => ({ kind: 'binary', op: '==', left, right });
const location = (expr: unknown) => ({ kind: 'location', expr });
const HELD = eq(name('holder'), name('tid'));

/** The clauses before a field. */
const onField = (text: string) => bare(fieldsOf(parse(`class A { /*@ ${text} */ int f; }`))[0]!.specs);
/** The clauses in a class body. */
const inBody = (text: string) => bare(specMembers(firstType(`class A { /*@ ${text} */ }`).members));
/** The statements that a specification in a method's body becomes. */
const inCode = (text: string) => (bare(statements(`/*@ ${text} */ ;`)) as { clause: unknown }[]).slice(0, -1).map((stmt) => stmt.clause);

describe('before a field', () => {
  for (const keyword of DISCIPLINE_KEYWORDS) {
    it(keyword, () => {
      assert.deepEqual(onField(`${keyword} holder == tid`), [{ kind: 'discipline', keyword, ofElements: false, indices: [], expr: HELD }]);
      assert.deepEqual(onField(`${keyword}[i] x`), [
        { kind: 'discipline', keyword, ofElements: false, indices: [id('i')], expr: name('x') },
      ]);
      assert.deepEqual(onField(`${keyword} [i] [j] x`), [
        { kind: 'discipline', keyword, ofElements: false, indices: [id('i'), id('j')], expr: name('x') },
      ]);
      assert.deepEqual(onField(`elems_${keyword}[i] x`), [
        { kind: 'discipline', keyword, ofElements: true, indices: [id('i')], expr: name('x') },
      ]);
    });
  }
  it('non_null, and several clauses', () => {
    assert.deepEqual(onField('non_null guarded_by x; readable_if y;'), [
      { kind: 'nonNull' },
      { kind: 'discipline', keyword: 'guarded_by', ofElements: false, indices: [], expr: name('x') },
      { kind: 'discipline', keyword: 'readable_if', ofElements: false, indices: [], expr: name('y') },
    ]);
  });
});

describe('on and in a class', () => {
  it('thread_local', () => {
    assert.deepEqual(bare(firstType('/*@ thread_local */ class A {}').specs), [{ kind: 'threadLocal' }]);
    assert.deepEqual(bare(firstType('public /*@ thread_local */ class A {}').specs), [{ kind: 'threadLocal' }]);
  });
  it('env_assumption, global_invariant, axiom', () => {
    assert.deepEqual(inBody('env_assumption \\old(x) <= x global_invariant x == 1; axiom true'), [
      { kind: 'envAssumption', expr: { kind: 'binary', op: '<=', left: { kind: 'old', operand: name('x') }, right: name('x') } },
      { kind: 'globalInvariant', expr: eq(name('x'), int('1')) },
      { kind: 'axiom', expr: { kind: 'boolLit', value: true } },
    ]);
  });
  const ghost = (type: unknown, ghostName: string, more: object = {}) => ({
    kind: 'ghost',
    modifiers: [],
    type,
    name: id(ghostName),
    disciplines: [],
    ...more,
  });
  const INT = { kind: 'primitive', name: 'int' };
  const THREAD = { kind: 'named', name: 'Thread', args: [] };
  it('ghost fields', () => {
    assert.deepEqual(inBody('ghost int x;'), [ghost(INT, 'x')]);
    assert.deepEqual(inBody('ghost int x = 1, y[]'), [ghost(INT, 'x', { init: int('1') }), ghost({ kind: 'array', element: INT }, 'y')]);
    assert.deepEqual(inBody('ghost public static java.util.Map<K, ? extends V>[] m'), [
      ghost(
        {
          kind: 'array',
          element: {
            kind: 'named',
            name: 'java.util.Map',
            args: [
              { kind: 'named', name: 'K', args: [] },
              { kind: 'wildcard', text: '? extends V', bound: { word: 'extends', type: { kind: 'named', name: 'V', args: [] } } },
            ],
          },
        },
        'm',
        { modifiers: ['public', 'static'] },
      ),
    ]);
  });
  it('ghost maps', () => {
    assert.deepEqual(inBody('ghost int -> Thread m'), [ghost({ kind: 'map', key: INT, value: THREAD }, 'm')]);
    const LONG = { kind: 'primitive', name: 'long' };
    assert.deepEqual(inBody('ghost long -> long -> byte m'), [
      ghost({ kind: 'map', key: LONG, value: { kind: 'map', key: LONG, value: { kind: 'primitive', name: 'byte' } } }, 'm'),
    ]);
  });
  it('the discipline of a ghost field: after the word, in a nested comment, or before the word', () => {
    const held = { kind: 'discipline', keyword: 'guarded_by', ofElements: false, indices: [], expr: HELD };
    const expected = [ghost(INT, 'x', { disciplines: [held] })];
    assert.deepEqual(inBody('ghost guarded_by holder == tid int x'), expected);
    assert.deepEqual(inBody('guarded_by holder == tid; ghost int x'), expected);
    assert.deepEqual(bare(specMembers(firstType('class A {\n //@ ghost /*@ guarded_by holder == tid */ int x\n }').members)), expected);
  });
  it('the form of the original programs', () => {
    const text = 'class A {\n  //@ ghost /*@ guarded_by[i] locks[i] == \\tid */ public static long -> Thread locks\n  int f;\n}';
    assert.deepEqual(messages(text), []);
    assert.deepEqual(bare(specMembers(firstType(text).members)), [
      {
        kind: 'ghost',
        modifiers: ['public', 'static'],
        type: { kind: 'map', key: { kind: 'primitive', name: 'long' }, value: THREAD },
        name: id('locks'),
        disciplines: [
          {
            kind: 'discipline',
            keyword: 'guarded_by',
            ofElements: false,
            indices: [id('i')],
            expr: eq({ kind: 'index', array: name('locks'), index: name('i') }, { kind: 'special', name: 'tid' }),
          },
        ],
      },
    ]);
  });
});

describe('before a method', () => {
  it('requires, ensures, exsures, modifies, helper, decreases', () => {
    assert.deepEqual(bare(clauses('requires a ensures \\result == 1; exsures (E e) b exsures (java.io.E) c helper decreases n;')), [
      { kind: 'requires', expr: name('a') },
      { kind: 'ensures', expr: eq({ kind: 'special', name: 'result' }, int('1')) },
      { kind: 'exsures', exception: { kind: 'named', name: 'E', args: [] }, name: id('e'), expr: name('b') },
      { kind: 'exsures', exception: { kind: 'named', name: 'java.io.E', args: [] }, expr: name('c') },
      { kind: 'helper' },
      { kind: 'decreases', expr: name('n') },
    ]);
  });
  it('every frame item', () => {
    assert.deepEqual(bare(clauses('modifies v, o.f, a[i], a[*], o.*, this.b[*], this.*')), [
      {
        kind: 'modifies',
        frame: [
          location(name('v')),
          location({ kind: 'field', object: name('o'), name: id('f') }),
          location({ kind: 'index', array: name('a'), index: name('i') }),
          { kind: 'allElements', array: name('a') },
          { kind: 'allFields', object: name('o') },
          { kind: 'allElements', array: { kind: 'field', object: { kind: 'this' }, name: id('b') } },
          { kind: 'allFields', object: { kind: 'this' } },
        ],
      },
    ]);
  });
  it('the empty frame', () => {
    assert.deepEqual(bare(clauses('modifies \\nothing ensures e; modifies \\nothing; helper')), [
      { kind: 'modifies', frame: [] },
      { kind: 'ensures', expr: name('e') },
      { kind: 'modifies', frame: [] },
      { kind: 'helper' },
    ]);
    assert.deepEqual(bare(clauses('action: also_modifies \\nothing ensures e; action L: also modifies \\nothing; ensures e')), [
      { kind: 'action', frame: [], ensures: name('e') },
      { kind: 'action', label: 'L', frame: [], ensures: name('e') },
    ]);
  });
  it('action: every spelling is the same clause', () => {
    const expected = (label?: string) => [
      { kind: 'action', ...(label === undefined ? {} : { label }), frame: [location(name('v')), location(name('w'))], ensures: name('e') },
    ];
    assert.deepEqual(bare(clauses('action: also_modifies v, w ensures e')), expected());
    assert.deepEqual(bare(clauses('action: also modifies v, w ensures e')), expected());
    assert.deepEqual(bare(clauses('action: modifies v, w; ensures e;')), expected());
    assert.deepEqual(bare(clauses('action L: also_modifies v, w ensures e')), expected('L'));
    assert.deepEqual(bare(clauses('action "L": also_modifies v, w ensures e')), expected('L'));
    assert.deepEqual(bare(clauses('action 1: also_modifies v, w ensures e')), expected('1'));
    assert.deepEqual(bare(clauses('action: ensures e')), [{ kind: 'action', frame: [], ensures: name('e') }]);
  });
  it('the abstraction of a method in the notation of the papers', () => {
    const kinds = methodOf(
      'class A {\n/*@\nrequires holder == tid\nmodifies hasWriter\naction:\n\nalso modifies writer\nensures writer == null\n\n&& writer’ == tid\nensures post\n*/\npublic void beginWrite() { } }',
    ).specs;
    assert.deepEqual(
      kinds.map((clause) => clause.kind),
      ['requires', 'modifies', 'action', 'ensures'],
    );
    assert.deepEqual(bare(kinds[2]), {
      kind: 'action',
      frame: [location(name('writer'))],
      ensures: {
        kind: 'binary',
        op: '&&',
        left: eq(name('writer'), { kind: 'nullLit' }),
        right: eq({ kind: 'primed', operand: name('writer') }, name('tid')),
      },
    });
  });
  const act = (label: string | undefined, frame: string[], body: unknown) => ({
    kind: 'act',
    ...(label === undefined ? {} : { label }),
    frame: frame.map((item) => location(name(item))),
    body,
  });
  const program = (text: string) =>
    (bare(clauses(`performs ${text}`)) as { kind: string; program: unknown }[]).map((clause) => clause.program);
  it('performs: one action in every spelling', () => {
    for (const text of ['action "L" (x) { e }', 'action L (x) { e; }', '"L" (x) { e }', 'action "L" (x) { e };'])
      assert.deepEqual(program(text), [act('L', ['x'], name('e'))], text);
    for (const text of ['action (x) { e }', '(x) { e }', '((x) { e })'])
      assert.deepEqual(program(text), [act(undefined, ['x'], name('e'))], text);
    assert.deepEqual(program('() { e }'), [act(undefined, [], name('e'))]);
    assert.deepEqual(program('(x, y) { e }'), [act(undefined, ['x', 'y'], name('e'))]);
  });
  it('performs: programs; `*` binds tightest, then `;`, then `[]`', () => {
    const [a, b, c] = ['A', 'B', 'C'].map((label) => act(label, [], name('e')));
    const [A, B, C] = ['A', 'B', 'C'].map((label) => `${label} () { e }`);
    assert.deepEqual(program(`${A}; ${B} [] ${C}`), [{ kind: 'choice', parts: [{ kind: 'seq', parts: [a, b] }, c] }]);
    assert.deepEqual(program(`${A}; (${B} [] ${C})`), [{ kind: 'seq', parts: [a, { kind: 'choice', parts: [b, c] }] }]);
    assert.deepEqual(program(`${A}; ${B}; ${C};`), [{ kind: 'seq', parts: [a, b, c] }]);
    assert.deepEqual(program(`${A} [] ${B} [] skip`), [{ kind: 'choice', parts: [a, b, { kind: 'skip' }] }]);
    assert.deepEqual(program(`(${A}; ${B})*; ${C}*`), [
      {
        kind: 'seq',
        parts: [
          { kind: 'star', body: { kind: 'seq', parts: [a, b] } },
          { kind: 'star', body: c },
        ],
      },
    ]);
    assert.deepEqual(program(`${A} [ ] ${B};`), [{ kind: 'choice', parts: [a, b] }]);
  });
  it('performs: modifies before and after it', () => {
    for (const text of ['modifies m performs (x) { e }', 'modifies m; performs (x) { e };'])
      assert.deepEqual(
        clauses(text).map((clause) => clause.kind),
        ['modifies', 'performs'],
      );
    for (const text of ['performs (x) { e } modifies m', 'performs (x) { e }; modifies m;'])
      assert.deepEqual(
        clauses(text).map((clause) => clause.kind),
        ['performs', 'modifies'],
      );
  });
  it('performs: what cannot be', () => {
    assert.match(messages('class A { /*@ performs (x) { a } [] (x) { b } */ void m() {} }')[0]!, /needs a label for each/);
    assert.match(messages("class A { /*@ performs (x) { x' == \\old(x) } */ void m() {} }")[0]!, /both `\\old` and primes/);
  });
});

describe('before or as a statement', () => {
  it('witness in every spelling', () => {
    for (const text of ['witness L', 'witness "L"', 'set \\witness = "L"', 'set \\witness = L'])
      assert.deepEqual(inCode(text), [{ kind: 'witness', label: 'L' }], text);
    for (const text of ['witness 1', 'set \\witness = 1']) assert.deepEqual(inCode(text), [{ kind: 'witness', label: '1' }], text);
    assert.deepEqual(inCode('set pc = 2'), [{ kind: 'witness', label: '2', asSet: { target: name('pc'), value: int('2') } }]);
  });
  it('assert, assume, unreachable', () => {
    assert.deepEqual(inCode('assert a; assume b unreachable'), [
      { kind: 'assert', expr: name('a') },
      { kind: 'assume', expr: name('b') },
      { kind: 'unreachable' },
    ]);
  });
  it('set', () => {
    assert.deepEqual(inCode('set g = e'), [{ kind: 'set', target: name('g'), value: name('e') }]);
    assert.deepEqual(inCode('set pc = x; set o.g = 1 set m[i] = null'), [
      { kind: 'set', target: name('pc'), value: name('x') },
      { kind: 'set', target: { kind: 'field', object: name('o'), name: id('g') }, value: int('1') },
      { kind: 'set', target: { kind: 'index', array: name('m'), index: name('i') }, value: { kind: 'nullLit' } },
    ]);
  });
  it('loop_invariant, also maintaining', () => {
    const expected = [
      {
        kind: 'while',
        cond: name('c'),
        body: { kind: 'empty' },
        specs: [
          { kind: 'loopInvariant', expr: name('p') },
          { kind: 'decreases', expr: name('n') },
        ],
      },
    ];
    assert.deepEqual(bare(statements('/*@ loop_invariant p; decreases n */ while (c) ;')), expected);
    assert.deepEqual(bare(statements('//@ maintaining p\n//@ decreases n\nwhile (c) ;')), expected);
  });
  it('atomic', () => {
    assert.deepEqual(bare(statements('/*@ atomic */ { }')), [{ kind: 'atomic', body: { kind: 'block', stmts: [] } }]);
  });
  it('nowarn: names of our own and of ESC/Java', () => {
    assert.deepEqual(inCode('nowarn Post, null-dereference, modifies, performs-end;'), [
      { kind: 'nowarn', codes: ['Post', 'null-dereference', 'modifies', 'performs-end'].map(id) },
    ]);
  });
});

describe('expressions', () => {
  const expression = (text: string) => (bare(clauses(`requires ${text}`)) as { expr: unknown }[])[0]!.expr;
  const bin = (op: string, left: unknown, right: unknown) => ({ kind: 'binary', op, left, right });
  const [a, b, c] = ['a', 'b', 'c'].map(name);
  const cases: readonly (readonly [string, unknown])[] = [
    ['a ==> b ==> c', bin('==>', a, bin('==>', b, c))],
    ['a || b ==> c', bin('==>', bin('||', a, b), c)],
    ['a <==> b <==> c', bin('<==>', bin('<==>', a, b), c)],
    ['a ==> b <==> c', bin('<==>', bin('==>', a, b), c)],
    ['a && b || c', bin('||', bin('&&', a, b), c)],
    ['a ? b : c ==> a', { kind: 'conditional', cond: a, then: b, else: bin('==>', c, a) }],
    ['a < b == c', bin('==', bin('<', a, b), c)],
    ['a + b - c', bin('-', bin('+', a, b), c)],
    ['a << b >>> c', bin('>>>', bin('<<', a, b), c)],
    ['a | b ^ c & a', bin('|', a, bin('^', b, bin('&', c, a)))],
    ['-a * !b', bin('*', { kind: 'unary', op: '-', operand: a }, { kind: 'unary', op: '!', operand: b })],
    ['\\tid', { kind: 'special', name: 'tid' }],
    ['\\main', { kind: 'special', name: 'main' }],
    ['\\result', { kind: 'special', name: 'result' }],
    ['\\old(a)[b].f', { kind: 'field', object: { kind: 'index', array: { kind: 'old', operand: a }, index: b }, name: id('f') }],
    ['\\old(a.f[b])', { kind: 'old', operand: { kind: 'index', array: { kind: 'field', object: a, name: id('f') }, index: b } }],
    ["a'", { kind: 'primed', operand: a }],
    ["a.f'", { kind: 'primed', operand: { kind: 'field', object: a, name: id('f') } }],
    ["a[b]' == c'", eq({ kind: 'primed', operand: { kind: 'index', array: a, index: b } }, { kind: 'primed', operand: c })],
    ["a' == 'x'", eq({ kind: 'primed', operand: a }, { kind: 'charLit', value: 120 })],
    ['a′ == b’', eq({ kind: 'primed', operand: a }, { kind: 'primed', operand: b })],
    ['\\fresh(a)', { kind: 'fresh', operand: a }],
    [
      '\\typeof(a) <: \\type(int[])',
      bin('<:', { kind: 'typeof', operand: a }, { kind: 'typeLit', type: { kind: 'array', element: { kind: 'primitive', name: 'int' } } }),
    ],
    ['A <: b', bin('<:', name('A'), b)],
    ['\\max(a, b)', { kind: 'max', left: a, right: b }],
    ['a instanceof x.T && b', bin('&&', { kind: 'instanceof', operand: a, type: { kind: 'named', name: 'x.T', args: [] } }, b)],
    ['(T) a', { kind: 'cast', type: { kind: 'named', name: 'T', args: [] }, operand: a }],
    [
      '(T[]) a.f',
      {
        kind: 'cast',
        type: { kind: 'array', element: { kind: 'named', name: 'T', args: [] } },
        operand: { kind: 'field', object: a, name: id('f') },
      },
    ],
    [
      '(java.util.List<T>) a',
      { kind: 'cast', type: { kind: 'named', name: 'java.util.List', args: [{ kind: 'named', name: 'T', args: [] }] }, operand: a },
    ],
    ['(int) -a', { kind: 'cast', type: { kind: 'primitive', name: 'int' }, operand: { kind: 'unary', op: '-', operand: a } }],
    ['(a) - b', bin('-', a, b)],
    ['(a) < b', bin('<', a, b)],
    ['f(a, b).g()', { kind: 'call', object: { kind: 'call', name: id('f'), args: [a, b] }, name: id('g'), args: [] }],
    ['this.holder == tid', eq({ kind: 'field', object: { kind: 'this' }, name: id('holder') }, name('tid'))],
    [
      'this.modifies.requires',
      { kind: 'field', object: { kind: 'field', object: { kind: 'this' }, name: id('modifies') }, name: id('requires') },
    ],
    ['action == set + atomic', eq(name('action'), bin('+', name('set'), name('atomic')))],
    [
      '(\\forall int i, j; a; b)',
      {
        kind: 'quantifier',
        which: 'forall',
        variables: ['i', 'j'].map((text) => ({ type: { kind: 'primitive', name: 'int' }, name: id(text) })),
        range: a,
        body: b,
      },
    ],
    [
      '(\\exists int i, T t; b)',
      {
        kind: 'quantifier',
        which: 'exists',
        variables: [
          { type: { kind: 'primitive', name: 'int' }, name: id('i') },
          { type: { kind: 'named', name: 'T', args: [] }, name: id('t') },
        ],
        body: b,
      },
    ],
    [
      '(\\forall T[] x; b)',
      {
        kind: 'quantifier',
        which: 'forall',
        variables: [{ type: { kind: 'array', element: { kind: 'named', name: 'T', args: [] } }, name: id('x') }],
        body: b,
      },
    ],
    ['12345678901234567890', int('12345678901234567890')],
    ['0xFF', int('255')],
    ['1_000L', int('1000')],
    ['"a\\n"', { kind: 'stringLit', value: 'a\n' }],
    ['null', { kind: 'nullLit' }],
    ['false', { kind: 'boolLit', value: false }],
  ];
  for (const [text, expected] of cases) {
    it(text, () => assert.deepEqual(expression(text), expected));
  }
});

describe('how a specification is written', () => {
  const kinds = (text: string) => methodOf(text).specs.map((clause) => clause.kind);
  it('`@` at line starts and before the closing sign is ignored', () => {
    assert.deepEqual(kinds('class A {\n  /*@ requires x\n    @   && y\n    @ ensures z @*/\n  void m() {} }'), ['requires', 'ensures']);
    assert.deepEqual(kinds('class A {\n  /*@\n  @@ requires x\n  @*/\n  void m() {} }'), ['requires']);
    assert.deepEqual(kinds('class A { /*@ requires x @*/ void m() {} }'), ['requires']);
  });
  it('consecutive `//@` lines are one specification, a line between them ends it', () => {
    assert.deepEqual(messages('class A {\n  //@ requires x\n  //@   && y\n  //@\n  //@ ensures\n  //@ z;\n  void m() {} }'), []);
    assert.equal(messages('class A {\n  //@ requires\n\n  //@ x;\n  void m() {} }').length, 2);
    assert.equal(messages('class A {\r\n  //@ requires x\r\n  //@   && y\r\n  void m() {} }').length, 0);
  });
  it('words do not run together over a line break', () => {
    assert.equal(messages('class A {\n  //@ requires foo\n  //@bar\n  void m() {} }').length, 1);
  });
  it('plain comments inside are stepped over, specifications inside are not', () => {
    assert.deepEqual(messages('class A {\n  //@ requires x // because\n  //@ ensures y /* so */ && z\n  void m() {} }'), []);
    assert.match(messages('class A { /*@ requires x //@ ensures y\n */ void m() {} }')[0]!, /spec-syntax/);
    assert.match(messages('class A { /*@ requires x /*@ ensures y */ void m() {} }')[0]!, /is a `\*\/` missing before it/);
  });
  it('only comments that start with the sign are specifications', () => {
    for (const comment of ['/* @ foo */', '/** @foo */', '// @foo\n', '/**/', '/*/ @foo */'])
      assert.deepEqual(messages(`class A { ${comment} int x; }`), [], comment);
  });
  it('an empty specification says nothing', () => {
    for (const comment of ['/*@*/', '/*@ */', '//@\n', '/*@ ; ; */', '/*@@*/', '/*@\n@\n*/'])
      assert.deepEqual(messages(`class A { ${comment} int x; }`), [], comment);
  });
  it('spans are of the file', () => {
    const text = 'class A {\n  //@ requires x\n  //@   && größe > 1;\n  void m() {} }';
    const [clause] = methodOf(text).specs;
    assert.ok(clause?.kind === 'requires' && clause.expr.kind === 'binary');
    assert.equal(text.slice(clause.expr.right.span.start, clause.expr.right.span.end), 'größe > 1');
    assert.equal(text.slice(clause.span.start, clause.span.end), 'requires x\n  //@   && größe > 1');
  });
});
