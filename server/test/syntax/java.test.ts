/** Java up to 21: every construct parses, and becomes the node it should. */
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { initParsers } from '../../src/syntax/parse';
import { bare, fieldsOf, firstType, fixtures, javaExpression, methodOf, methodsOf, nodesOf, parse, statements } from './support';

before(() => initParsers());

const name = (text: string) => ({ kind: 'name', name: text });
const int = (value: string) => ({ kind: 'intLit', value, type: 'int' });
const id = (text: string) => ({ name: text });
const INT = { kind: 'primitive', name: 'int' };
const named = (text: string, ...args: unknown[]) => ({ kind: 'named', name: text, args });
const block = (...stmts: unknown[]) => ({ kind: 'block', stmts });
const none = { words: [], annotations: [] };

describe('fixtures of Java 21', () => {
  for (const { name: file, text } of fixtures('java')) {
    it(`${file} parses without a diagnostic or an error node`, () => {
      const unit = parse(text);
      assert.deepEqual(unit.diagnostics, []);
      assert.deepEqual(
        nodesOf(unit).filter((node) => node.kind === 'error'),
        [],
      );
      assert.equal(unit.hasSpecs, false);
    });
  }
});

describe('a file', () => {
  it('has its package and imports', () => {
    const unit = parse('@Deprecated package a . b;\nimport java.util.*;\nimport static a.b.C.d;\nimport x.Y;\nclass A {}');
    assert.equal(unit.packageName, 'a.b');
    assert.deepEqual(bare(unit.imports), [
      { name: 'java.util', isStatic: false, onDemand: true },
      { name: 'a.b.C.d', isStatic: true, onDemand: false },
      { name: 'x.Y', isStatic: false, onDemand: false },
    ]);
  });

  it('has names without the comments between their parts', () => {
    const unit = parse(
      'package p . /* ;echo>PWNED; */ q // r\n . \u00e9t ;\nimport java /*.x*/ . util // .\n . List ;\nimport static a./**/b /* . */ . * ;\nclass A { @x /* . */ . GuardedBy /* " */ ( /* ( */ value = "l") Object a = p /* . */ . q . A . this; }',
    );
    assert.equal(unit.packageName, 'p.q.\u00e9t');
    assert.deepEqual(
      unit.imports.map((one) => one.name),
      ['java.util.List', 'a.b'],
    );
    const [field] = fieldsOf(unit);
    assert.deepEqual(bare(field!.modifiers.annotations), [
      { name: 'x.GuardedBy', values: ['l'], elements: [{ name: 'value', value: { kind: 'string', value: 'l' } }] },
    ]);
    assert.deepEqual(bare(field!.init), { kind: 'this', qualifier: 'p.q.A' });
    for (const text of [
      'class A { @/**/GuardedBy("this") int a; }',
      'class A { @x /* y */ . /* z */\nGuardedBy("this") int a; }',
      'class A { @\u00e9.GuardedBy("this") int a; }',
    ])
      assert.equal(parse(text).hasSpecs, true, text);
  });

  it('has wildcards with the bounds that are written, not those of a comment', () => {
    const typeOf = (text: string) => bare(fieldsOf(parse(`class A { L<${text}> a; }`))[0]!.type);
    const wildcard = (text: string, word?: string, type?: unknown) =>
      named('L', { kind: 'wildcard', text, ...(word === undefined ? {} : { bound: { word, type } }) });
    assert.deepEqual(typeOf('?'), wildcard('?'));
    assert.deepEqual(typeOf('? /* super B */ extends // super C\n a /*.*/ . D'), wildcard('? extends a.D', 'extends', named('a.D')));
    assert.deepEqual(typeOf('? super B[]'), wildcard('? super B[]', 'super', { kind: 'array', element: named('B') }));
    assert.deepEqual(typeOf('? extends B<C>'), wildcard('? extends B<C>', 'extends', named('B', named('C'))));
  });

  it('may start with a byte order mark, and end its lines in every way', () => {
    const unit = parse('\uFEFFclass A {\r\n int a; // one\r int b; //@ nowarn Null\r\n int c;\n}');
    assert.deepEqual(unit.diagnostics, []);
    assert.deepEqual(
      fieldsOf(unit).map((field) => field.name.name),
      ['a', 'b', 'c'],
    );
  });

  it('has specifications if a comment or an understood annotation says so', () => {
    assert.equal(parse('class A { /* @ no */ int a; /** @see x */ int b; // @no\n }').hasSpecs, false);
    assert.equal(parse('class A { String s = "/*@ requires x */ //@ foo"; }').hasSpecs, false);
    assert.equal(parse('class A { @net.jcip.annotations.GuardedBy("this") int a; }').hasSpecs, true);
    assert.equal(parse('class A { //@ axiom true\n }').hasSpecs, true);
  });
});

describe('declarations', () => {
  it('of a class: modifiers, annotations, type parameters, supertypes', () => {
    const type = firstType('@ThreadSafe public abstract sealed class A<T extends B & C, U> extends D<T> implements E, F.G permits H {}');
    assert.deepEqual(bare(type), {
      kind: 'class',
      name: id('A'),
      modifiers: { words: ['public', 'abstract', 'sealed'], annotations: [{ name: 'ThreadSafe', values: [], elements: [] }] },
      typeParams: [
        { name: 'T', bounds: [named('B'), named('C')] },
        { name: 'U', bounds: [] },
      ],
      superclass: named('D', named('T')),
      interfaces: [named('E'), named('F.G')],
      recordComponents: [],
      enumConstants: [],
      members: [],
      specs: [],
    });
  });

  it('of the strings of annotations', () => {
    const unit = parse(
      'class A { @GuardedBy("l") int a; @GuardedBy(value = "m") int b; @GuardedBy({"n"}) int c; @X({"a", "b"}) int d; @Y(1) int e; }',
    );
    assert.deepEqual(
      fieldsOf(unit).map((field) => field.modifiers.annotations[0]!.values?.join()),
      ['l', 'm', 'n', 'a,b', undefined],
    );
  });

  it('of fields: one node for each name, with the dimensions after it', () => {
    const unit = parse('class A { static final int a = 1, b[] = {2}, c[][]; }');
    const modifiers = { words: ['static', 'final'], annotations: [] };
    assert.deepEqual(bare(fieldsOf(unit)), [
      { kind: 'field', modifiers, type: INT, name: id('a'), init: int('1'), specs: [] },
      {
        kind: 'field',
        modifiers,
        type: { kind: 'array', element: INT },
        name: id('b'),
        init: { kind: 'arrayInit', elements: [int('2')] },
        specs: [],
      },
      { kind: 'field', modifiers, type: { kind: 'array', element: { kind: 'array', element: INT } }, name: id('c'), specs: [] },
    ]);
  });

  it('of methods and constructors', () => {
    const unit = parse('class A { A() {} abstract <T> T[] m(final int a, String... b)[] throws E, F; native void n(); }');
    const [constructor, method, native] = methodsOf(unit);
    assert.equal(constructor!.isConstructor, true);
    assert.equal(constructor!.returnType.kind, 'void');
    assert.deepEqual(bare(method), {
      kind: 'method',
      isConstructor: false,
      isCompact: false,
      modifiers: { words: ['abstract'], annotations: [] },
      typeParams: [{ name: 'T', bounds: [] }],
      returnType: { kind: 'array', element: { kind: 'array', element: named('T') } },
      name: id('m'),
      params: [
        { modifiers: { words: ['final'], annotations: [] }, type: INT, name: id('a'), isVarArgs: false, specs: [] },
        { modifiers: none, type: { kind: 'array', element: named('String') }, name: id('b'), isVarArgs: true, specs: [] },
      ],
      throws: [named('E'), named('F')],
      specs: [],
      hasErrors: false,
    });
    assert.equal(native!.body, undefined);
  });

  it('of enums, records, interfaces and annotation types', () => {
    const unit = parse(
      'enum E implements I { A(1), B { void m() {} }; int f; } record R<T>(int x, T... y) { R { } } interface I extends J, K { int C = 1; void m(); } @interface N { int value() default 1; }',
    );
    const [enumeration, record, inter, annotation] = unit.types;
    assert.deepEqual(
      enumeration!.enumConstants.map((constant) => [constant.name.name, constant.args.length, constant.body?.length]),
      [
        ['A', 1, undefined],
        ['B', 0, 1],
      ],
    );
    assert.deepEqual(
      enumeration!.members.map((member) => member.kind),
      ['field'],
    );
    assert.deepEqual(
      record!.recordComponents.map((component) => [component.name.name, component.type.kind]),
      [
        ['x', 'primitive'],
        ['y', 'array'],
      ],
    );
    assert.equal(methodsOf({ ...unit, types: [record!] })[0]!.isCompact, true);
    assert.deepEqual(
      inter!.interfaces.map((type) => bare(type)),
      [named('J'), named('K')],
    );
    assert.deepEqual(
      inter!.members.map((member) => member.kind),
      ['field', 'method'],
    );
    assert.equal(annotation!.kind, 'annotation');
    assert.deepEqual(
      annotation!.members.map((member) => member.kind),
      ['method'],
    );
  });

  it('of nested types and initializers', () => {
    const members = firstType('class A { static { a(); } { b(); } class B { } static interface C {} }').members;
    assert.deepEqual(
      members.map((member) => (member.kind === 'initializer' ? `initializer ${member.isStatic}` : member.kind)),
      ['initializer true', 'initializer false', 'type', 'type'],
    );
  });

  it('have spans from the first specification to the closing brace', () => {
    const text = 'class A { /*@ requires x */ /*@ ensures y */ public void m() { } }';
    const { span } = methodOf(text);
    assert.equal(text.slice(span.start, span.end), 'requires x */ /*@ ensures y */ public void m() { }');
  });
});

describe('statements', () => {
  it('local variables: one for each name', () => {
    assert.deepEqual(bare(statements('final int a = 1, b[]; var c = a;')), [
      { kind: 'local', modifiers: { words: ['final'], annotations: [] }, type: INT, name: id('a'), init: int('1'), specs: [] },
      { kind: 'local', modifiers: { words: ['final'], annotations: [] }, type: { kind: 'array', element: INT }, name: id('b'), specs: [] },
      { kind: 'local', modifiers: none, type: { kind: 'var' }, name: id('c'), init: name('a'), specs: [] },
    ]);
  });

  it('branches and jumps', () => {
    assert.deepEqual(bare(statements('if (a) ; else { return; } l: break l; continue; break; return 1; throw e; assert a : b;')), [
      { kind: 'if', cond: name('a'), then: { kind: 'empty' }, else: block({ kind: 'return' }) },
      { kind: 'labeled', label: id('l'), body: { kind: 'break', label: id('l') } },
      { kind: 'continue' },
      { kind: 'break' },
      { kind: 'return', value: int('1') },
      { kind: 'throw', value: name('e') },
      { kind: 'assert', cond: name('a'), message: name('b') },
    ]);
  });

  it('loops', () => {
    const inc = { kind: 'update', op: '++', isPrefix: false, target: name('i') };
    assert.deepEqual(
      bare(statements('while (a) ; do ; while (a); for (int i = 0; a; i++, j()) ; for (i = 0, k = 1;;) ; for (final T x : xs) ;')),
      [
        { kind: 'while', cond: name('a'), body: { kind: 'empty' }, specs: [] },
        { kind: 'doWhile', cond: name('a'), body: { kind: 'empty' }, specs: [] },
        {
          kind: 'for',
          init: [{ kind: 'local', modifiers: none, type: INT, name: id('i'), init: int('0'), specs: [] }],
          cond: name('a'),
          update: [inc, { kind: 'call', isSuper: false, name: id('j'), args: [] }],
          body: { kind: 'empty' },
          specs: [],
        },
        {
          kind: 'for',
          init: [
            { kind: 'expr', expr: { kind: 'assign', target: name('i'), value: int('0') } },
            { kind: 'expr', expr: { kind: 'assign', target: name('k'), value: int('1') } },
          ],
          update: [],
          body: { kind: 'empty' },
          specs: [],
        },
        {
          kind: 'forEach',
          variable: { modifiers: { words: ['final'], annotations: [] }, type: named('T'), name: id('x'), isVarArgs: false, specs: [] },
          iterable: name('xs'),
          body: { kind: 'empty' },
          specs: [],
        },
      ],
    );
  });

  it('synchronized and try', () => {
    const call = (text: string) => ({ kind: 'expr', expr: { kind: 'call', isSuper: false, name: id(text), args: [] } });
    assert.deepEqual(bare(statements('synchronized (o) { a(); } try (var r = o; s) { a(); } catch (E | F e) { b(); } finally { c(); }')), [
      { kind: 'synchronized', lock: name('o'), body: block(call('a')) },
      {
        kind: 'try',
        resources: [
          { kind: 'local', modifiers: none, type: { kind: 'var' }, name: id('r'), init: name('o'), specs: [] },
          { kind: 'expr', expr: name('s') },
        ],
        body: block(call('a')),
        catches: [{ types: [named('E'), named('F')], name: id('e'), body: block(call('b')) }],
        finally: block(call('c')),
      },
    ]);
  });

  it('switch: old labels fall through, arrows hold one statement, patterns have guards', () => {
    const [old, arrows] = statements(
      'switch (x) { case 1: case 2, 3: a = b; default: } switch (x) { case A -> a = b; case null, default -> { } case T t when t.x -> throw e; }',
    );
    assert.ok(old!.kind === 'switch' && arrows!.kind === 'switch');
    assert.deepEqual(
      old.cases.map((part) => [part.labels.length, part.isDefault, part.isArrow, part.body.length]),
      [
        [1, false, false, 0],
        [2, false, false, 1],
        [0, true, false, 0],
      ],
    );
    assert.deepEqual(
      arrows.cases.map((part) => [
        part.labels.map((label) => (label.kind === 'pattern' ? label.pattern.kind : label.kind)),
        part.isDefault,
        part.guard?.kind,
        part.body.map((stmt) => stmt.kind),
      ]),
      [
        [['name'], false, undefined, ['expr']],
        [['nullLit'], true, undefined, ['block']],
        [['type'], false, 'field', ['throw']],
      ],
    );
  });

  it('calls of constructors', () => {
    const body = (text: string) => methodOf(`class A { A() { ${text} } }`).body!.stmts;
    assert.deepEqual(bare(body('this(1);')), [{ kind: 'constructorCall', target: 'this', args: [int('1')] }]);
    assert.deepEqual(bare(body('o.super();')), [{ kind: 'constructorCall', target: 'super', outer: name('o'), args: [] }]);
  });

  it('blocks written {{ ... }} are atomic; other nested blocks are not', () => {
    const atomic = { kind: 'atomic', body: block({ kind: 'empty' }) };
    assert.deepEqual(bare(statements('{{ ; }}')), [atomic]);
    assert.deepEqual(bare(statements('{ { ; } }')), [block(block({ kind: 'empty' }))]);
    assert.deepEqual(bare(statements('{{ ; } }')), [block(block({ kind: 'empty' }))]);
    assert.deepEqual(bare(statements('{{ ; } ; }')), [block(block({ kind: 'empty' }), { kind: 'empty' })]);
    assert.deepEqual(bare(methodOf('class A { void m() {{ ; }} }').body), block(atomic));
    assert.deepEqual(bare(methodOf('class A { A() {{ ; }} }').body), block(atomic));
    assert.deepEqual(bare(javaExpression('new A() {{ x(); }}')), bare(javaExpression('new A() { { x(); } }')));
  });
});

describe('expressions', () => {
  const cases: readonly (readonly [string, unknown])[] = [
    ['a.b.c', { kind: 'field', object: { kind: 'field', object: name('a'), name: id('b') }, name: id('c') }],
    ['this.a', { kind: 'field', object: { kind: 'this' }, name: id('a') }],
    ['A.B.this', { kind: 'this', qualifier: 'A.B' }],
    ['super.a', { kind: 'superField', name: id('a') }],
    ['a[i][j]', { kind: 'index', array: { kind: 'index', array: name('a'), index: name('i') }, index: name('j') }],
    ['f(a, b)', { kind: 'call', isSuper: false, name: id('f'), args: [name('a'), name('b')] }],
    ['o.<T>f()', { kind: 'call', object: name('o'), isSuper: false, name: id('f'), args: [], typeArguments: [named('T')] }],
    ['super.f()', { kind: 'call', isSuper: true, name: id('f'), args: [] }],
    ['a + b * c', { kind: 'binary', op: '+', left: name('a'), right: { kind: 'binary', op: '*', left: name('b'), right: name('c') } }],
    ['a - b - c', { kind: 'binary', op: '-', left: { kind: 'binary', op: '-', left: name('a'), right: name('b') }, right: name('c') }],
    ['(a - (b))', { kind: 'binary', op: '-', left: name('a'), right: name('b') }],
    ['a >>>= b', { kind: 'assign', op: '>>>', target: name('a'), value: name('b') }],
    ['a = b = c', { kind: 'assign', target: name('a'), value: { kind: 'assign', target: name('b'), value: name('c') } }],
    ['--a', { kind: 'update', op: '--', isPrefix: true, target: name('a') }],
    [
      '!~-+a',
      {
        kind: 'unary',
        op: '!',
        operand: { kind: 'unary', op: '~', operand: { kind: 'unary', op: '-', operand: { kind: 'unary', op: '+', operand: name('a') } } },
      },
    ],
    [
      'a ? b : c ? d : e',
      {
        kind: 'conditional',
        cond: name('a'),
        then: name('b'),
        else: { kind: 'conditional', cond: name('c'), then: name('d'), else: name('e') },
      },
    ],
    ['(int) a', { kind: 'cast', type: INT, operand: name('a') }],
    ['(T) a', { kind: 'cast', type: named('T'), operand: name('a') }],
    ['-a--', { kind: 'unary', op: '-', operand: { kind: 'update', op: '--', isPrefix: false, target: name('a') } }],
    [
      '~ - a++',
      {
        kind: 'unary',
        op: '~',
        operand: { kind: 'unary', op: '-', operand: { kind: 'update', op: '++', isPrefix: false, target: name('a') } },
      },
    ],
    ['- --a', { kind: 'unary', op: '-', operand: { kind: 'update', op: '--', isPrefix: true, target: name('a') } }],
    [
      '-a[0]++',
      {
        kind: 'unary',
        op: '-',
        operand: { kind: 'update', op: '++', isPrefix: false, target: { kind: 'index', array: name('a'), index: int('0') } },
      },
    ],
    ['(int) a++', { kind: 'cast', type: INT, operand: { kind: 'update', op: '++', isPrefix: false, target: name('a') } }],
    [
      '(T) a.b--',
      {
        kind: 'cast',
        type: named('T'),
        operand: { kind: 'update', op: '--', isPrefix: false, target: { kind: 'field', object: name('a'), name: id('b') } },
      },
    ],
    [
      '(int) -a + b',
      {
        kind: 'binary',
        op: '+',
        left: { kind: 'cast', type: INT, operand: { kind: 'unary', op: '-', operand: name('a') } },
        right: name('b'),
      },
    ],
    [
      'a++ + ++b',
      {
        kind: 'binary',
        op: '+',
        left: { kind: 'update', op: '++', isPrefix: false, target: name('a') },
        right: { kind: 'update', op: '++', isPrefix: true, target: name('b') },
      },
    ],
    ['(T) - a', { kind: 'binary', op: '-', left: name('T'), right: name('a') }],
    [
      'o instanceof T<?> t',
      { kind: 'instanceof', operand: name('o'), type: named('T', { kind: 'wildcard', text: '?' }), binding: id('t') },
    ],
    [
      'o instanceof R(int x, _)',
      {
        kind: 'matches',
        operand: name('o'),
        pattern: {
          kind: 'record',
          type: { kind: 'named', name: 'R', args: [] },
          parts: [{ kind: 'type', type: { kind: 'primitive', name: 'int' }, name: { name: 'x' } }, { kind: 'any' }],
        },
      },
    ],
    ['new a.T<U>(x)', { kind: 'new', type: named('a.T', named('U')), args: [name('x')] }],
    [
      'o.new T() { int f; }',
      {
        kind: 'new',
        outer: name('o'),
        type: named('T'),
        args: [],
        body: [{ kind: 'field', modifiers: none, type: INT, name: id('f'), specs: [] }],
      },
    ],
    ['new int[a][b][]', { kind: 'newArray', element: INT, dims: [name('a'), name('b')], extraDims: 1 }],
    [
      'new int[][]{{1}}',
      {
        kind: 'newArray',
        element: INT,
        dims: [],
        extraDims: 2,
        init: { kind: 'arrayInit', elements: [{ kind: 'arrayInit', elements: [int('1')] }] },
      },
    ],
    ['x -> y', { kind: 'lambda', params: [id('x')], paramTypes: [undefined], body: name('y') }],
    [
      '(int x, T... y) -> { }',
      { kind: 'lambda', params: [id('x'), id('y')], paramTypes: [INT, { kind: 'array', element: named('T') }], body: block() },
    ],
    ['(var x, var y) -> z', { kind: 'lambda', params: [id('x'), id('y')], paramTypes: [undefined, undefined], body: name('z') }],
    ['A::b', { kind: 'methodRef', text: 'A::b', object: name('A'), isSuper: false, method: id('b') }],
    [
      'a.b::c',
      { kind: 'methodRef', text: 'a.b::c', object: { kind: 'field', object: name('a'), name: id('b') }, isSuper: false, method: id('c') },
    ],
    ['super::c', { kind: 'methodRef', text: 'super::c', isSuper: true, method: id('c') }],
    [
      'f()::c',
      {
        kind: 'methodRef',
        text: 'f()::c',
        object: { kind: 'call', isSuper: false, name: id('f'), args: [] },
        isSuper: false,
        method: id('c'),
      },
    ],
    ['int[]::new', { kind: 'methodRef', text: 'int[]::new', type: { kind: 'array', element: INT }, isSuper: false, method: id('new') }],
    [
      'A<B>::new',
      { kind: 'methodRef', text: 'A<B>::new', type: { kind: 'named', name: 'A', args: [named('B')] }, isSuper: false, method: id('new') },
    ],
    ['int[].class', { kind: 'classLit', type: { kind: 'array', element: INT } }],
    [
      'switch (x) { default -> 1; }',
      {
        kind: 'switchExpr',
        subject: name('x'),
        cases: [{ labels: [], isDefault: true, isArrow: true, body: [{ kind: 'expr', expr: int('1') }] }],
      },
    ],
    ['0xFFFFFFFF', int('-1')],
    ['0b11', int('3')],
    ['0777', int('511')],
    ['0_17', int('15')],
    ['0__7_1L', { kind: 'intLit', value: '57', type: 'long' }],
    ['00', int('0')],
    ['1_000L', { kind: 'intLit', value: '1000', type: 'long' }],
    ['0', int('0')],
    ['-2147483648', { kind: 'unary', op: '-', operand: int('2147483648') }],
    ['1.5f', { kind: 'floatLit', text: '1.5f', type: 'float' }],
    ['0x1p3', { kind: 'floatLit', text: '0x1p3', type: 'double' }],
    ['1e3', { kind: 'floatLit', text: '1e3', type: 'double' }],
    ['true', { kind: 'boolLit', value: true }],
    ['null', { kind: 'nullLit' }],
    ["'a'", { kind: 'charLit', value: 97 }],
    ["'\\n'", { kind: 'charLit', value: 10 }],
    ["'\\u0041'", { kind: 'charLit', value: 65 }],
    ["'\\101'", { kind: 'charLit', value: 65 }],
    ["'\\''", { kind: 'charLit', value: 39 }],
    ['"a\\t\\"\\u0041\\101\\s"', { kind: 'stringLit', value: 'a\t"AA ' }],
    ['"""\n    a\n      "b" \\\n    c\n    """', { kind: 'stringLit', value: 'a\n  "b" c\n' }],
    ['"""\n    x"""', { kind: 'stringLit', value: 'x' }],
  ];
  for (const [text, expected] of cases) {
    it(JSON.stringify(text), () => assert.deepEqual(bare(javaExpression(text)), expected));
  }
});
