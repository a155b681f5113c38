/** Each specification is attached where it stands; one that stands wrongly is an error at its own place. */
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { initParsers } from '../../src/syntax/parse';
import type { Stmt } from '../../src/syntax/ast';
import { fieldsOf, firstType, messages, methodOf, methodsOf, nodesOf, parse, specMembers, statements } from './support';

before(() => initParsers());

const fieldSpecs = (text: string) =>
  fieldsOf(parse(text)).map((field) => `${field.name.name}: ${field.specs.map((clause) => clause.kind).join(' ')}`);
const methodSpecs = (text: string) =>
  methodsOf(parse(text)).map((method) => `${method.name.name}: ${method.specs.map((clause) => clause.kind).join(' ')}`);

/** Statements in a few words; specifications with their clause. */
function shape(stmt: Stmt): string {
  switch (stmt.kind) {
    case 'spec':
      return stmt.clause.kind;
    case 'block':
      return `{ ${stmt.stmts.map(shape).join(' ')} }`;
    case 'atomic':
      return `atomic ${shape(stmt.body)}`;
    case 'while':
    case 'for':
    case 'forEach':
    case 'doWhile':
      return `${stmt.kind}[${stmt.specs.map((clause) => clause.kind).join(' ')}] ${shape(stmt.body)}`;
    case 'if':
      return `if ${shape(stmt.then)}${stmt.else === undefined ? '' : ` else ${shape(stmt.else)}`}`;
    case 'labeled':
      return `${stmt.label.name}: ${shape(stmt.body)}`;
    case 'local':
      return `local[${stmt.specs.map((clause) => clause.kind).join(' ')}]`;
    case 'switch':
      return `switch ${stmt.cases.map((part) => `(${part.body.map(shape).join(' ')})`).join('')}`;
    case 'synchronized':
      return `synchronized ${shape(stmt.body)}`;
    default:
      return stmt.kind;
  }
}
const shapes = (body: string) => statements(body).map(shape).join(' ');

describe('fields', () => {
  it('before, and between modifiers and type', () => {
    assert.deepEqual(
      fieldSpecs(
        'class A { /*@ guarded_by x */ int a; public /*@ guarded_by x */ int b; /*@ non_null */ static /*@ guarded_by x */ final int c; }',
      ),
      ['a: discipline', 'b: discipline', 'c: nonNull discipline'],
    );
  });
  it('in several comments, with a plain comment and annotations between', () => {
    assert.deepEqual(
      fieldSpecs(
        'class A {\n  /*@ guarded_by x */\n  //@ readable_if y\n  // plain\n  /** doc */ @Deprecated /*@ non_null */ private int a;\n}',
      ),
      ['a: discipline discipline nonNull'],
    );
  });
  it('all of several names', () => {
    assert.deepEqual(fieldSpecs('class A { /*@ guarded_by x */ int a, b; }'), ['a: discipline', 'b: discipline']);
  });
  it('behind a single name, as ESC/Java had it', () => {
    assert.deepEqual(fieldSpecs('class A { int a /*@ guarded_by x */; }'), ['a: discipline']);
    assert.match(
      messages('class A { int a, b /*@ guarded_by x */; }')[0]!,
      /spec-syntax \[guarded_by x\] This specification stands where it belongs to nothing/,
    );
  });
  it('of the next field on the same line', () => {
    assert.deepEqual(fieldSpecs('class A { int a; /*@ guarded_by x */ int b; }'), ['a: ', 'b: discipline']);
  });
  it('not after a field at the end of its line: it would be taken for the next one', () => {
    const text = 'class A {\n  int a; //@ guarded_by x\n  int b;\n}';
    assert.match(messages(text)[0]!, /it stands at the end of a line, after what it may be about/);
    assert.deepEqual(fieldSpecs(text), ['a: ', 'b: ']);
  });
  it('after the opening brace, with the next line', () => {
    assert.deepEqual(fieldSpecs('class A { //@ guarded_by x\n  int b;\n}'), ['b: discipline']);
  });
  it('of interfaces, enums and anonymous classes', () => {
    for (const text of [
      'interface A { /*@ non_null */ Object a = x; }',
      'enum A { X; /*@ non_null */ Object a; }',
      'record A() { /*@ non_null */ static Object a; }',
    ]) {
      assert.deepEqual(fieldSpecs(text), ['a: nonNull'], text);
    }
    assert.equal(
      nodesOf(parse('class A { Object o = new Object() { /*@ guarded_by x */ int f; }; }')).filter((node) => node.kind === 'discipline')
        .length,
      1,
    );
  });
});

describe('methods', () => {
  it('before, between modifiers and type, and between signature and body', () => {
    assert.deepEqual(
      methodSpecs(
        'class A { /*@ requires a */ public /*@ modifies b */ void m() /*@ ensures c */ { } void n() throws E /*@ ensures c */ ; A() /*@ ensures d */ { } }',
      ),
      ['m: requires modifies ensures', 'n: ensures', 'A: ensures'],
    );
  });
  it('several comments, doc comments and annotations between', () => {
    assert.deepEqual(methodSpecs('class A {\n  //@ requires a\n\n  //@ ensures b\n  @Override /** doc */\n  public void m() { } }'), [
      'm: requires ensures',
    ]);
  });
  it('each to the method after it', () => {
    assert.deepEqual(methodSpecs('class A { void a() {} /*@ requires x */ void b() {} /*@ helper */ A() {} void c() {} }'), [
      'a: ',
      'b: requires',
      'A: helper',
      'c: ',
    ]);
  });
  it('parameters', () => {
    const { params } = methodOf(
      'class A { void m(/*@ non_null */ Object a, final /*@ non_null */ Object b, Object c /*@ non_null */, Object d, /*@ non_null */ Object... e) {} }',
    );
    assert.deepEqual(
      params.map((param) => param.specs.length),
      [1, 1, 1, 0, 1],
    );
  });
  it('spans start at the first specification', () => {
    const text = 'class A {\n  //@ requires a\n  void m() { }\n}';
    const { span } = methodOf(text);
    assert.equal(text.slice(span.start, span.end), 'requires a\n  void m() { }');
  });
});

describe('classes', () => {
  it('what belongs to a class becomes a member, in its place', () => {
    const { members } = firstType(
      'class A { int a; /*@ global_invariant p; requires q */ void m() {} //@ env_assumption e\n int b; /*@ axiom x */ }',
    );
    assert.deepEqual(
      members.map((member) => (member.kind === 'spec' ? member.clause.kind : member.kind)),
      ['field', 'globalInvariant', 'method', 'envAssumption', 'field', 'axiom'],
    );
  });
  it('nested and local classes', () => {
    assert.equal(
      nodesOf(
        parse('class A { /*@ thread_local */ class B {} void m() { /*@ thread_local */ class C { /*@ guarded_by x */ int f; } } }'),
      ).filter((node) => node.kind === 'threadLocal').length,
      2,
    );
  });
});

describe('statements', () => {
  it('specifications are statements, in their order', () => {
    assert.equal(shapes('/*@ assert a */ x(); //@ witness L\n y(); /*@ assume b; set c = d */'), 'assert expr witness expr assume set');
  });
  it('loops take what is about them, before the loop or between its head and body', () => {
    assert.equal(shapes('/*@ assert a; loop_invariant b */ while (c) { }'), 'assert while[loopInvariant] {  }');
    assert.equal(shapes('while (c) /*@ loop_invariant b */ { }'), 'while[loopInvariant] {  }');
    assert.equal(shapes('do /*@ loop_invariant b */ { } while (c);'), 'doWhile[loopInvariant] {  }');
    assert.equal(
      shapes('//@ loop_invariant b\n//@ loop_invariant c\nfor (;;) { //@ assert d\n }'),
      'for[loopInvariant loopInvariant] { assert }',
    );
    assert.equal(shapes('/*@ loop_invariant b */ for (var x : xs) { }'), 'forEach[loopInvariant] {  }');
    assert.equal(shapes('/*@ loop_invariant b */ outer: while (c) { }'), 'outer: while[loopInvariant] {  }');
    assert.equal(shapes('outer: /*@ loop_invariant b */ while (c) { }'), 'outer: while[loopInvariant] {  }');
  });
  it('where one statement fits, specification and statement become a block', () => {
    assert.equal(shapes('if (a) /*@ assert b */ x(); else /*@ assert c */ y();'), 'if { assert expr } else { assert expr }');
    assert.equal(shapes('while (c) /*@ assert b */ x();'), 'while[] { assert expr }');
    assert.equal(shapes('if (a) { /*@ assert b */ }'), 'if { assert }');
  });
  it('cases of switch', () => {
    assert.equal(
      shapes('switch (x) { case 1: /*@ assert a */ x(); /*@ assert b */ case 2 : /*@ assert c */ default: }'),
      'switch (assert expr assert)(assert)()',
    );
    assert.equal(
      shapes('switch (x) { case 1 -> /*@ assert a */ x(); default -> { /*@ assert b */ } }'),
      'switch ({ assert expr })({ assert })',
    );
  });
  it('atomic blocks', () => {
    assert.equal(shapes('/*@ atomic */ { x(); } //@ atomic\n { }'), 'atomic { expr } atomic {  }');
    assert.equal(shapes('/*@ assert a; atomic */ {{ x(); }}'), 'assert atomic { expr }');
    assert.equal(shapes('if (a) /*@ atomic */ { x(); }'), 'if atomic { expr }');
    assert.equal(shapes('while (a) {{ x(); }}'), 'while[] atomic { expr }');
  });
  it('locals', () => {
    assert.equal(
      shapes('/*@ non_null */ Object a = b, c; final /*@ non_null */ Object d = e; for (/*@ non_null */ Object f : g) ;'),
      'local[nonNull] local[nonNull] local[nonNull] forEach[] empty',
    );
  });
  it('bodies of lambdas, anonymous classes, initializers', () => {
    const kinds = (text: string) => nodesOf(parse(text)).filter((node) => node.kind === 'witness').length;
    assert.equal(
      kinds(
        'class A { { /*@ witness L */ } static { /*@ witness L */ } Object o = (F) () -> { /*@ witness L */ }; void m() { f(x -> { /*@ witness L */ }, new A() { void n() { /*@ witness L */ } }); } }',
      ),
      5,
    );
    assert.deepEqual(messages('class A { { /*@ witness L */ } Object o = (F) () -> { /*@ witness L */ }; }'), []);
  });
});

describe('nowarn', () => {
  it('is listed with its line wherever it stands', () => {
    const text = 'class A {\n  int a = f(b, //@ nowarn Null\n    c); //@ nowarn Race, Post\n  void m() { /*@ nowarn Cast */ }\n}';
    const unit = parse(text);
    assert.deepEqual(unit.diagnostics, []);
    assert.deepEqual(
      unit.nowarns.map((nowarn) => [nowarn.codes.map((code) => code.name), text.slice(nowarn.line.start, nowarn.line.end)]),
      [
        [['Null'], '  int a = f(b, //@ nowarn Null'],
        [['Race', 'Post'], '    c); //@ nowarn Race, Post'],
        [['Cast'], '  void m() { /*@ nowarn Cast */ }'],
      ],
    );
  });
  it('does not run into the specification on the next line', () => {
    const text = 'class A { void m() {\n  x(); //@ nowarn Null\n  //@ assert y\n  z(); } }';
    assert.deepEqual(messages(text), []);
    assert.equal(methodOf(text).body!.stmts.map(shape).join(' '), 'expr nowarn assert expr');
  });
  it('stays a statement where statements stand', () => {
    assert.equal(shapes('x(); //@ nowarn Null\n y();'), 'expr nowarn expr');
  });
});

describe('what stands wrongly', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['/*@ witness L */ class A {}', '[witness L] `witness` belongs inside the body of a method; here it stands before a class.'],
    [
      '/*@ global_invariant p */ class A {}',
      '[global_invariant p] `global_invariant` belongs inside the body of a class; here it stands before a class.',
    ],
    [
      'class A { void m() { /*@ requires p */ x(); } }',
      '[requires p] `requires` belongs before a method; here it stands before a statement in the body of a method.',
    ],
    [
      'class A { void m() { x(); /*@ guarded_by p */ } }',
      '[guarded_by p] `guarded_by` belongs before a field; here it stands at the end of a block.',
    ],
    [
      'class A { void m() { /*@ loop_invariant p */ x(); } }',
      '[loop_invariant p] `loop_invariant` belongs directly before a loop; here it stands before a statement in the body of a method.',
    ],
    [
      'class A { void m() { while (a) { /*@ maintaining p */ x(); } } }',
      '[maintaining p] `loop_invariant` belongs directly before a loop; here it stands before a statement in the body of a method.',
    ],
    [
      'class A { void m() { /*@ atomic */ x(); } }',
      '[atomic] `atomic` belongs directly before a block `{ ... }`; here it stands before a statement in the body of a method.',
    ],
    ['class A { /*@ requires p */ int f; }', '[requires p] `requires` belongs before a method; here it stands before a field.'],
    ['class A { /*@ guarded_by p */ void m() {} }', '[guarded_by p] `guarded_by` belongs before a field; here it stands before a method.'],
    [
      'class A { /*@ non_null */ Object m() {} }',
      '[non_null] `non_null` belongs before a field, a parameter or a local variable; here it stands before a method.',
    ],
    [
      'class A { void m(/*@ requires p */ int x) {} }',
      '[requires p] `requires` belongs before a method; here it stands before a parameter.',
    ],
    ['class A { /*@ requires p */ static { } }', '[requires p] `requires` belongs before a method; here it stands before an initializer.'],
    ['class A { /*@ requires p */ class B { } }', '[requires p] `requires` belongs before a method; here it stands before a class.'],
    [
      'class A { int f; /*@ requires p */ }',
      '[requires p] This specification stands where it belongs to nothing: `requires` belongs before a method.',
    ],
    [
      'class A { } /*@ requires p */',
      '[requires p] This specification stands where it belongs to nothing: `requires` belongs before a method.',
    ],
    [
      '/*@ requires p */ package a; class A { }',
      '[requires p] This specification stands where it belongs to nothing: `requires` belongs before a method.',
    ],
    [
      'class A { void m() { f(a, /*@ assert p */ b); } }',
      '[assert p] This specification stands where it belongs to nothing: `assert` belongs inside the body of a method.',
    ],
    [
      'enum E { /*@ requires p */ A, B /*@ non_null */ }',
      '[requires p] `requires` belongs before a method; here it stands before an enum constant.',
    ],
  ];
  for (const [text, expected] of cases) {
    it(text, () => {
      const unit = parse(text);
      assert.equal(messages(text, unit)[0], `spec-syntax ${expected}`);
      assert.ok(unit.diagnostics.every((found) => found.code === 'spec-syntax'));
    });
  }
  it('leaves an error clause where it can, so that what carries it is never verified', () => {
    assert.deepEqual(methodSpecs('class A { /*@ guarded_by x; requires y */ void m() {} }'), ['m: error requires']);
    assert.equal(shapes('/*@ requires p */ x();'), 'error expr');
    assert.deepEqual(methodSpecs('class A { void m() { f(/*@ assert p */ b); } }'), ['m: error']);
    assert.deepEqual(
      specMembers(firstType('class A { int f; /*@ requires p */ }').members).map((clause) => clause.kind),
      ['error'],
    );
  });
});
