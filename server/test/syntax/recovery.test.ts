/** No text makes the pass throw; what is broken does not take what is around it with it. */
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import fc from 'fast-check';
import { initParsers } from '../../src/syntax/parse';
import type { CompilationUnit, MethodDecl } from '../../src/syntax/ast';
import { hasTurn } from '../turn';
import { bare, clauses, fieldsOf, fixtures, messages, methodOf, methodsOf, nodesOf, parse } from './support';

before(() => initParsers());

/** The Java of a unit without anything specified. */
function javaOf(unit: CompilationUnit): unknown {
  return JSON.parse(JSON.stringify(bare(unit.types), (key, value: unknown) => (key === 'specs' ? [] : value)));
}

describe('a specification cut off at any character', () => {
  const specifications = [
    'requires objref != null && (\\forall int i; 0 <= i && i < n; a[i] == \\old(a)[i]);',
    'performs action "Allocated" (bits[*], o.*) { l[i]\' == 0 ==> bits[i]\' } ; (skip [] "B" () { true })* ; modifies x',
    "action L: also modifies writer ensures writer == null && writer' == tid ensures \\result <: \\type(T)",
    'requires "a string" != null; exsures (java.lang.Exception e) e instanceof T; nowarn Post, Race helper',
  ];
  for (const specification of specifications) {
    it(specification.slice(0, 30), () => {
      const around = (inside: string) =>
        `class A {\n  int before = 1;\n  /*@ ${inside} */\n  void m(int x) { x++; }\n  void after() { }\n}`;
      const expected = javaOf(parse(around('')));
      for (let end = 0; end <= specification.length; end++) {
        const text = around(specification.slice(0, end));
        const unit = parse(text);
        assert.deepEqual(javaOf(unit), expected, text);
        assert.ok(
          unit.diagnostics.every((found) => found.code === 'spec-syntax'),
          text,
        );
        assert.ok(
          unit.diagnostics.every((found) => text.slice(found.span.start, found.span.end).length > 0),
          text,
        );
        assert.ok(
          methodsOf(unit).every((method) => !method.hasErrors),
          text,
        );
      }
    });
    it(`${specification.slice(0, 30)}, as a //@ line`, () => {
      for (let end = 0; end <= specification.length; end++) {
        const unit = parse(`class A {\n  //@ ${specification.slice(0, end)}\n  void m(int x) { x++; }\n}`);
        assert.equal(methodsOf(unit).length, 1);
        assert.ok(unit.diagnostics.every((found) => found.code === 'spec-syntax'));
      }
    });
  }
  it('before a field and in a class', () => {
    for (const specification of [
      'guarded_by[i] locks[i] == \\tid',
      'ghost /*@ guarded_by[i] locks[i] == \\tid */ public static long -> Thread locks = x',
    ]) {
      for (let end = 0; end <= specification.length; end++) {
        const unit = parse(`class A {\n  //@ ${specification.slice(0, end)}\n  int f;\n  void m() { }\n}`);
        assert.equal(fieldsOf(unit).length, 1);
        assert.ok(unit.diagnostics.every((found) => found.code === 'spec-syntax'));
      }
    }
  });
});

describe('clauses beside a broken one survive', () => {
  const kinds = (text: string) =>
    clauses(text)
      .map((clause) => clause.kind)
      .join(' ');
  it('whatever is broken', () => {
    // An `action` takes the `ensures` after it, so one without its own is not among these.
    for (const broken of [
      'requires',
      'requires (',
      'requires x)',
      'requires x ==',
      'requires ((',
      'requires "x',
      "requires '",
      'requires #',
      'requires x y',
      'modifies',
      'modifies x,',
      'performs',
      'performs (x) {',
      'performs action "A',
      'exsures',
      'exsures (',
      'witness',
      'ghost',
      'ghost int',
      'axiom (\\forall',
      'set x',
      'nowarn',
      'requires \\foo(x)',
      'requires x ? y',
      'requires x /*@',
      'requires x.',
    ]) {
      assert.match(kinds(`modifies a, b ${broken} ensures c; helper`), /^modifies .*ensures helper$/, broken);
      assert.match(kinds(`modifies a, b; ${broken}; ensures c`), /^modifies .*ensures$/, broken);
    }
  });
  it('words between clauses', () => {
    assert.equal(kinds('modifies a, b; foo; ensures c'), 'modifies error ensures');
    assert.equal(kinds('foo ensures c'), 'error ensures');
  });
  it('both sides of it', () => {
    assert.equal(kinds('requires x == modifies y ensures'), 'error modifies error');
    assert.equal(kinds('requires modifies y'), 'error modifies');
    assert.equal(kinds('action: also modifies v ensures ensures p'), 'error ensures');
  });
});

describe('messages about specifications', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['requires', '[requires] The `requires` clause is not complete: an expression is expected after `requires`.'],
    ['requires x ==', '[==] The `requires` clause is not complete: an expression is expected after `==`.'],
    ['requires (x ensures y', '[(] This `(` is never closed: the `requires` clause ends without its `)`.'],
    ['requires x) ensures y', '[)] This `)` closes nothing in the `requires` clause.'],
    ['requires x = 1', '[=] A condition compares with `==`; `=` would assign, which a specification cannot do here.'],
    ['requires x y', '[y] In the `requires` clause, an operator, `;` or the next clause is expected where `y` stands.'],
    ['requires new T()', '[new] `new` would create an object, which a specification cannot do.'],
    ['requires ++x > 0', '[++x] `++` would change a variable, which a specification cannot do.'],
    ['requires x > 1.5', '[1.5] A specification has no floating-point numbers.'],
    ['requires if', "[if] `if` is a word of Java and cannot stand in a specification's expression."],
    [
      'requires class == x',
      '[class] `class` stands after the name of a class only (`T.class`); in a comparison of types write `\\type(T)`.',
    ],
    ['requires "x', '["] This string is never closed on its line.'],
    ['foo bar', '[foo] A specification starts with a keyword such as `requires`, `guarded_by` or `global_invariant`, not with `foo`.'],
    ['exsures (T e)', '[)] The `exsures` clause is not complete: an expression is expected after `)`.'],
    ['action: also_modifies x', '[x] The `action` clause is not complete: `ensures` is expected after `x`.'],
    [
      'performs',
      '[performs] The `performs` clause is not complete: an action such as `action "L" (x) { ... }` is expected after `performs`.',
    ],
    ['modifies x + 1', '[+] In the `modifies` clause, `,`, `.`, `[` or the next clause is expected where `+` stands.'],
    ['nowarn 3', '[3] In the `nowarn` clause, a diagnostic code is expected where `3` stands.'],
  ];
  for (const [specification, expected] of cases) {
    it(specification, () => assert.equal(messages(`class A { /*@ ${specification} */ void m() {} }`)[0], `spec-syntax ${expected}`));
  }
});

describe('broken Java', () => {
  const source =
    'class A {\n  int f;\n  /*@ requires x */ void a() { int x = 1; if (x > 2) { foo(x, "s"); } }\n  public void b() { for (;;) { bar(); } }\n' +
    '  private int c(int x) { return new Foo() { public int q() { return 1; } }.q(); }\n  static { init(); }\n  int d() { switch (x) { case 1: return 2; } return 3; }\n}\n';
  const from = source.indexOf('int x = 1');
  const to = source.indexOf('  public void b');
  const sound = (unit: CompilationUnit) =>
    methodsOf(unit)
      .filter((method) => !method.hasErrors)
      .map((method) => method.name.name);

  it('in one method leaves the others: a character lost, the rest of the method lost, a sign too many', () => {
    let lost = 0;
    for (let at = from; at < to; at++) {
      const [head, tail] = [source.slice(0, at), source.slice(at)];
      for (const text of [
        head + tail.slice(1),
        `${head}\n${source.slice(to)}`,
        `${head}{${tail}`,
        `${head}(${tail}`,
        `${head};)${tail}`,
        `${head}"${tail}`,
        `${head}#${tail}`,
      ]) {
        const unit = parse(text);
        assert.deepEqual(
          sound(unit).filter((method) => method !== 'a'),
          ['b', 'c', 'd'],
          text,
        );
      }
      if (!['b', 'c', 'd'].every((method) => sound(parse(`${head}}${tail}`)).includes(method))) lost++;
    }
    // A brace too many may tear the class apart.
    assert.ok(lost <= 5, `${lost} lost`);
  });

  it('marks the method that holds it, and says what is wrong in a plain sentence', () => {
    const cases: readonly (readonly [string, string])[] = [
      ['x = ;', '[;] This does not parse as Java, from `;` on.'],
      ['f(1, ;', '[;] This does not parse as Java, from `;` on.'],
      ['f(1;', '[1] Here `)` is missing.'],
      ['int x = 1\n y();', '[1] Here `;` is missing.'],
      ['return x', '[x] Here `;` is missing.'],
      ['s = "abc;', '["abc; }] This string is never closed on its line.'],
      ['int i = 99999999999;', '[99999999999] The number `99999999999` is too large for an `int`.'],
      ['String s = """\n a "b" """; x = ;', '[;] This does not parse as Java, from `;` on.'],
      ['if (a < b) { y(); } a < b; x = ;', '[;] This does not parse as Java, from `;` on.'],
      ['int i = 08;', '[8] This does not parse as Java, from `8` on.'],
    ];
    for (const [body, expected] of cases) {
      const text = `class A { void m() { ${body} }\n void n() { } }`;
      const unit = parse(text);
      assert.equal(messages(text, unit)[0], `java-syntax ${expected}`);
      assert.deepEqual(
        methodsOf(unit).map((method) => [method.name.name, method.hasErrors]),
        [
          ['m', true],
          ['n', false],
        ],
      );
    }
  });

  it('in half a class: what is whole is kept', () => {
    const text = 'class A { int f; void a() { } void b() { if (x) {';
    const unit = parse(text);
    assert.deepEqual(
      methodsOf(unit).map((method) => [method.name.name, method.hasErrors]),
      [
        ['a', false],
        ['b', true],
      ],
    );
    assert.deepEqual(messages(text, unit), ['java-syntax [{] This `{` is never closed.']);
  });

  it('in a field leaves the methods', () => {
    const unit = parse('class A { int f = ; void a() { } int g void b() { } }');
    assert.deepEqual(
      methodsOf(unit).map((method) => method.name.name),
      ['a', 'b'],
    );
    assert.ok(unit.diagnostics.length >= 2);
  });

  it('never goes unsaid', () => {
    for (const text of [
      'class',
      'class A',
      'class A {',
      '}',
      'x',
      'class A { void',
      '(',
      '"',
      "'",
      '/*',
      '@',
      'class A { int x',
      '#',
      'class A { void m() { x = = 1; } }',
      'class A { void m() { } } }',
      'package',
      'import a',
      'int x = 1;',
      'void m() {}',
    ]) {
      assert.ok(
        parse(text).diagnostics.some((found) => found.code === 'java-syntax'),
        text,
      );
    }
  });

  it('is said in a handful of places', () => {
    assert.ok(parse('class A { int x = ; ? # } '.repeat(500)).diagnostics.length <= 10);
  });

  it('of a comment that is never closed', () => {
    const text = 'class A { int f; /*@ requires x';
    assert.ok(messages(text).includes('java-syntax [/*] This comment is never closed: its `*/` is missing.'));
  });
});

/** The bodies and parameters of all methods, however deep, that are not marked as broken. */
function unmarked(value: unknown): readonly MethodDecl[] {
  return nodesOf(value).filter((node): node is MethodDecl => node.kind === 'method' && 'hasErrors' in node && node.hasErrors === false);
}

/** Whether Java below did not parse; what is wrong in a specification is not meant. */
function holdsError(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(holdsError);
  if (value === null || typeof value !== 'object') return false;
  if ('kind' in value && value.kind === 'error') return true;
  if ('kind' in value && value.kind === 'spec') return false;
  return Object.entries(value).some(([key, part]) => key !== 'specs' && holdsError(part));
}

describe('any text', () => {
  const spansAreInside = (text: string, unit: CompilationUnit) => {
    for (const found of unit.diagnostics)
      assert.ok(found.span.start >= 0 && found.span.start <= found.span.end && found.span.end <= text.length, found.message);
  };
  it('an empty file, white space, comments', () => {
    for (const text of ['', ' ', '\n\n', '// x', '/* x */', ';', '\uFEFF'])
      assert.deepEqual(parse(text).diagnostics, [], JSON.stringify(text));
  });
  it('random characters, and random bytes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => spansAreInside(text, parse(text))),
      { numRuns: 300, seed: 1 },
    );
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2000 }), (bytes) => {
        const text = Buffer.from(bytes).toString('latin1');
        spansAreInside(text, parse(text));
      }),
      { numRuns: 200, seed: 2 },
    );
  });
  it('random words of Java and of specifications', () => {
    const words = [
      'class',
      'A',
      '{',
      '}',
      '(',
      ')',
      ';',
      'void',
      'm',
      'int',
      '=',
      '1',
      'if',
      'else',
      'while',
      'switch',
      'case',
      'default',
      '->',
      ':',
      'new',
      '.',
      ',',
      '<',
      '>',
      '"s"',
      '@',
      '/*@',
      '*/',
      '//@',
      '\n',
      'requires',
      'ghost',
      'guarded_by',
      'performs',
      'action',
      'try',
      'catch',
      'for',
      'return',
      'static',
      'public',
      'record',
      'enum',
      'interface',
      'x',
      '[',
      ']',
      'set',
      'assert',
      'atomic',
      '\\old',
      "'",
      'synchronized',
      'do',
      'yield',
      '...',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 60 }), (chosen) => {
        const text = chosen.join(' ');
        spansAreInside(text, parse(text));
      }),
      { numRuns: 1500, seed: 3 },
    );
  });
  it('random edits of real Java: no method that holds an error is taken for sound', () => {
    const texts = fixtures('java').map((fixture) => fixture.text);
    fc.assert(
      fc.property(
        fc.constantFrom(...texts),
        fc.array(
          fc.tuple(
            fc.nat(),
            fc.nat(30),
            fc.constantFrom('', '{', '}', '(', ')', '"', '/*@', '*/', ';', "'", 'x', '//@ requires', '\0', '\ud800'),
          ),
          { minLength: 1, maxLength: 4 },
        ),
        (original, edits) => {
          let text = original;
          for (const [at, length, inserted] of edits) {
            const start = at % (text.length + 1);
            text = text.slice(0, start) + inserted + text.slice(start + length);
          }
          const unit = parse(text);
          spansAreInside(text, unit);
          for (const method of unmarked(unit.types)) {
            const { body } = method;
            assert.equal(holdsError([method.params, body]), false, `${method.name.name} holds an error and is not marked:\n${text}`);
            const inside = unit.diagnostics.find(
              (found) =>
                found.code === 'java-syntax' && body !== undefined && found.span.start > body.span.start && found.span.end < body.span.end,
            );
            assert.equal(inside, undefined, `${method.name.name} is reported and not marked:\n${text}`);
          }
        },
      ),
      { numRuns: 400, seed: 4 },
    );
  });
  it('every Java fixture that has its turn, cut off anywhere', () => {
    for (const { text } of fixtures('java').filter((_, index) => hasTurn(index, 9)))
      for (let end = 0; end < text.length; end += 97) spansAreInside(text, parse(text.slice(0, end)));
  });
});

describe('large and deep texts', () => {
  const deep = 10_000;
  const nested: readonly (readonly [string, string])[] = [
    ['parentheses', `class A { void m() { x = ${'('.repeat(deep)}1${')'.repeat(deep)}; } void n() { } }`],
    ['blocks', `class A { void m() { ${'{'.repeat(deep)}${'}'.repeat(deep)} } void n() { } }`],
    ['double blocks', `class A { void m() ${'{{'.repeat(deep)}${'}}'.repeat(deep)} void n() { } }`],
    ['sums', `class A { void m() { x = ${'1 + '.repeat(deep)}1; } void n() { } }`],
    ['signs', `class A { void m() { x = ${'- '.repeat(deep)}1; } void n() { } }`],
    ['calls', `class A { void m() { x = y${'.f()'.repeat(deep)}; } void n() { } }`],
    ['lambdas', `class A { void m() { x = ${'y -> '.repeat(deep)}1; } void n() { } }`],
    ['branches', `class A { void m() { ${'if (a) ; else '.repeat(deep)}; } void n() { } }`],
    ['arrays', `class A { void m() { int x = ${'{'.repeat(deep)}${'}'.repeat(deep)}; } void n() { } }`],
  ];
  for (const [what, text] of nested) {
    it(`${what}, 10,000 deep, are reported; the next method survives`, () => {
      const unit = parse(text);
      assert.match(messages(text, unit)[0]!, /nested too deeply/);
      assert.deepEqual(
        methodsOf(unit).map((method) => [method.name.name, method.hasErrors]),
        [
          ['m', true],
          ['n', false],
        ],
      );
    });
  }
  it('classes within classes, unclosed signs', () => {
    for (const text of [
      `${'class A { '.repeat(deep)}${'}'.repeat(deep)}`,
      '('.repeat(100_000),
      '{'.repeat(100_000),
      '/*@ requires '.repeat(deep),
      '@A('.repeat(deep),
      'class A<'.repeat(1000),
      '"'.repeat(deep),
    ]) {
      assert.ok(parse(text).diagnostics.length > 0);
    }
  });
  it('specifications', () => {
    for (const inside of [
      `requires ${'('.repeat(deep)}x${')'.repeat(deep)}`,
      `requires ${'!'.repeat(deep)}x`,
      `requires ${'x + '.repeat(deep)}x`,
      `requires x${'.f'.repeat(deep)}`,
      `ghost ${'int -> '.repeat(deep / 2)} int x`,
      `performs ${'('.repeat(deep)}`,
    ]) {
      const text = `class A { /*@ ${inside}; ensures y */ void m() { } }`;
      const unit = parse(text);
      assert.match(messages(text, unit)[0]!, /nested too deeply|never closed/, inside.slice(0, 20));
      assert.ok(methodOf(text).specs.some((clause) => clause.kind === 'ensures'));
    }
  });
  it('1 MB of Java', () => {
    const method = (index: number) =>
      `  /*@ requires x${index % 50} > 0 */ public synchronized int method${index}(int a, String b) {\n    int x = a * 2; if (x > 3 && b != null) { this.field.call(x, b.length()); } else { for (int i = 0; i < x; i++) { arr[i] += x; } }\n    return x;\n  }\n`;
    let body = '';
    for (let index = 0; body.length < 1_000_000; index++) body += method(index);
    for (const text of [`class A {\n${body}}\n`, `class A {\n${body} void broken() { x = ; }\n}\n`]) {
      assert.ok(methodsOf(parse(text)).filter((found) => !found.hasErrors).length > 4000);
    }
  });
  it('2 MB of garbage', () => {
    let seed = 1;
    const next = () => (seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff) >> 16;
    const garbage = Array.from({ length: 2_000_000 }, () => String.fromCharCode(next() & 255)).join('');
    assert.ok(parse(garbage).diagnostics.length > 0);
  });
});
