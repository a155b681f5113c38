/**
 * Programs made to exhaust the checker: nesting, repetition, and what grows exponentially where a pass is careless (inlining, `finally`,
 * overloads, interfaces of interfaces, generic types that expand, quantifiers). Each is small to write down and would be large to check.
 * Neighbours: `lab/test/robustness.test.ts` runs them; docs/security.md names the limits that they meet.
 */

const times = (text: string, count: number): string => text.repeat(count);
const each = (count: number, make: (index: number) => string, between = ' '): string =>
  Array.from({ length: count }, (_, index) => make(index)).join(between);
const GUARDED = '/*@ guarded_by holder == tid */';

/** A class with a guarded field and one synchronized method. */
const inMethod = (body: string): string => `class A { ${GUARDED} int x; synchronized void m(int k) { ${body} } }`;

/** `depth` methods, each of which calls the next as `calls` says. */
const callers = (depth: number, calls: (next: string) => string): string =>
  `class A { ${GUARDED} int x; ${each(depth, (index) => `private void f${index}(int k) { ${calls(`f${index + 1}`)} }`)} private void f${depth}(int k) { x = x + k; } synchronized void m() { f0(1); } }`;

function wrapped(depth: number, inner: string, wrap: (inner: string, index: number) => string): string {
  let text = inner;
  for (let index = 0; index < depth; index++) text = wrap(text, index);
  return text;
}

export const ATTACKS: Readonly<Record<string, () => string>> = {
  parentheses: () =>
    `class A { //@ requires ${times('(', 20_000)}true${times(')', 20_000)}\n void m() { int x = ${times('(', 20_000)}1${times(')', 20_000)}; } }`,
  'open parentheses': () => `class A { void m() { int x = ${times('(', 100_000)}`,
  blocks: () => inMethod(times('{', 20_000) + times('}', 20_000)),
  'open blocks': () => `class A { void m() ${times('{ if (x) ', 50_000)}`,
  annotations: () => `${times('@A ', 20_000)} class A { ${times('@B(@C) ', 10_000)} void m() {} }`,
  'nested annotations': () => `${times('@A(', 20_000)}1${times(')', 20_000)} class A { }`,
  specifications: () => `class A { ${times('/*@ requires true */ ', 10_000)} void m() {} }`,
  'broken specifications': () => `class A { ${times('/*@ requires ( ( x */ ', 2000)} void m() {} }`,
  'open comments': () => `class A { ${times('/*@ ', 10_000)} */ }`,
  negations: () => `class A { boolean b; //@ requires ${times('!', 50_000)}b\n void m() {} }`,
  conjunctions: () => `class A { int x; /*@ requires ${each(5000, (index) => `x > ${index}`, ' && ')} */ void m() {} }`,
  'nested quantifiers': () =>
    `class A { int x; //@ requires ${each(60, (index) => `(\\forall int i${index};`)} x > 0 ${times(')', 60)}\n void m() {} }`,
  'quantifiers over objects': () =>
    `class A { int x;\n${each(6, (index) => `//@ global_invariant (\\forall A p; (\\forall A q; (\\forall A r; p.x + q.x + r.x != ${index})))`, '\n')}\n//@ modifies x\n void m(A b, A c, A d, A e) { b.x = 1; c.x = 2; d.x = 3; e.x = 4; } }`,
  invariants: () =>
    `class A { ${each(80, (index) => `//@ global_invariant x${index} >= 0\n int x${index};`, '\n')} void m() { ${each(80, (index) => `x${index} = ${index};`)} } }`,
  'guarded fields': () =>
    `class A { ${each(250, (index) => `${GUARDED} int x${index};`)} synchronized void m() { ${each(250, (index) => `x${index} = ${index};`)} } }`,
  statements: () => inMethod(times('x = x + 1;\n', 4000)),
  branches: () => inMethod(each(700, (index) => `if (k > ${index}) x = ${index};`)),
  'finally in finally': () => inMethod(wrapped(18, 'x = 0;', (inner, index) => `try { if (k > ${index}) return; } finally { ${inner} }`)),
  'finally behind finally': () =>
    inMethod(each(20, (index) => `try { x = ${index}; if (k > ${index}) return;`) + each(20, (index) => `} finally { x = x + ${index}; }`)),
  loops: () => inMethod(wrapped(9, 'x = x + 1;', (inner, index) => `for (int i${index} = 0; i${index} < 10; i${index}++) { ${inner} }`)),
  'conditional expressions': () =>
    `class A { //@ requires true\n int m(int k) { return ${times('k > 0 ? ', 400)} 1 ${times(': 2', 400)}; } }`,
  sums: () => `class A { //@ requires true\n int m(int k) { return ${each(5000, () => 'k', ' + ')}; } }`,
  cases: () => inMethod(`switch (k) { ${each(2000, (index) => `case ${index}: x = ${index};`)} }`),
  'calls of generic methods': () =>
    `class A { <T> T id(T t) { return t; } //@ requires true\n void m() { Object o = ${times('id(', 40)}null${times(')', 40)}; } }`,
  'overloaded lambdas': () =>
    `import java.util.function.*; class A { <T> T f(Supplier<T> s) { return s.get(); } <T> T f(Function<T, T> s) { return null; } //@ requires true\n void m() { Object o = ${times('f(() -> ', 16)}null${times(')', 16)}; } }`,
  'interfaces of interfaces': () =>
    `interface I0 {} interface J0 {} ${each(40, (index) => `interface I${index + 1} extends I${index}, J${index} {} interface J${index + 1} extends I${index}, J${index} {}`)} class A implements I40, J40 { ${GUARDED} int x; synchronized void m() { x = 1; } }`,
  'types that expand': () =>
    'class N<X> {} class C<X> extends N<N<? super C<C<X>>>> { int x; //@ requires true\n void m() { x = 1; N<? super C<Byte>> n = new C<Byte>(); } }',
  'classes in a circle': () => each(100, (index) => `class A${index} extends A${(index + 1) % 100} { int x; void m() { x = 1; } }`),
  'a long line of classes': () =>
    `class A0 { ${GUARDED} int x; synchronized void m() { x = 1; } } ${each(1000, (index) => `class A${index + 1} extends A${index} { }`)}`,
  'two calls of two calls': () => callers(11, (next) => `${next}(k); ${next}(k);`),
  'three calls and a branch': () => callers(9, (next) => `if (k > 1) { ${next}(k + 1); } else { ${next}(k - 1); x = k; } ${next}(x);`),
  'anonymous classes': () =>
    `class A { //@ requires true\n void m() { ${times('new Thread() { public void run() { ', 40)} ${times('} };', 40)} } }`,
  'a long name': () => `class A { ${GUARDED} int ${times('x', 500_000)}; synchronized void m() { ${times('x', 500_000)} = 1; } }`,
  'a long number': () => `class A { //@ requires x > ${times('9', 100_000)}\n void m(int x) { int y = ${times('9', 100_000)}; } }`,
  'names of JavaScript': () =>
    Object.getOwnPropertyNames(Object.prototype)
      .map(
        (name) =>
          `import ${name}.*; @${name} @lombok.${name} class ${name}<T extends ${name}> extends ${name} { ${GUARDED} int ${name}; /*@ ${name} ( */ /*@ nowarn ${name} */ /*@ requires ${name} > 0 */ ${name} ${name}(@${name} int ${name}) { ${name}: for (;;) { this.${name} = ${name}; ${name}(); break ${name}; } } }`,
      )
      .join('\n'),
  brackets: () => times('}{)(;"', 5000),
  'array dimensions': () =>
    `class A { //@ requires true\n void m() { int${times('[]', 16)} a = new int${times('[1]', 16)}; a${times('[0]', 16)} = 1; } }`,
  'more than is read': () => `class A { ${times(' ', 5_000_000)} ${GUARDED} int x; void m() { x = 1; } }`,
};
