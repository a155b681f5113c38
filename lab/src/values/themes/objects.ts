/**
 * Objects in the making and the members that they get: initializers, constructors that call each other and methods that are overridden,
 * default methods, bridges, covariant results, static and inner classes (Java Language Specification 8, 9, 12.5).
 * Neighbours: `../build.ts`.
 */
import type { Random } from '../../random';
import { methodText, programOf, times } from '../build';
import type { ValueProgram, ValueTheme } from '../theme';

export const OBJECTS: ValueTheme = {
  name: 'objects',
  make(random: Random): ValueProgram {
    const depth = 2 + random.below(2);
    const classes = times(depth, (index) => declared(random, index));
    const last = `C${depth - 1}`;
    const methods = times(3, (index) =>
      methodText(`m${index}`, 'int', [
        `${random.pick([last, 'C0'])} c = new ${last}(${random.pick(['', '', '1', '2'])}${''});`,
        ...(random.chance(40) ? [random.pick(['c.p += 5;', 'c.set(4);', '((C0) c).p = 9;', 'c.q++;'])] : []),
        `return ${random.pick(['c.p * 10 + c.q', 'c.look()', '((C0) c).p', 'c.look() * 10 + c.p', 'C0.kind(c)', 'c.seen', 'c.seen * 100 + c.p', 'c.d()', 'c.it().p', 'I.of(c)', '((I) c).d() + c.look()', 'C0.st() * 10 + C1.st()', 'new C0.In(c).k', 'c.fin', 'c.same(c)', 'c.new Inner().sum()'])};`,
      ]),
    );
    const shared = [
      `interface I { int K = 4; int look(); default int d() { return ${random.pick(['look() + 1', 'K', 'hidden() + look()'])}; } private int hidden() { return 7; } static int of(I i) { return i.look() * 2; } }`,
      `interface J extends I { default int d() { return ${random.pick(['I.super.d() + 10', '20'])}; } }`,
      ...classes,
    ];
    return programOf('Objects', shared, methods);
  },
};

function declared(random: Random, index: number): string {
  const name = `C${index}`;
  const isRoot = index === 0;
  const parts: string[] = [];
  const set = (): string =>
    random.pick(['p = 2;', 'p += 3;', 'q = look();', 'q = p + 1;', 'seen = seen * 3 + p;', 'set(5);', 'q++;', `this.p = q;`]);
  if (isRoot)
    parts.push(
      'int p = 1; int q; int seen;',
      random.pick(['final int fin = 6;', 'final int fin = look();', 'final int fin; { fin = p + 8; }']),
    );
  else if (random.chance(45))
    parts.push(random.pick(['int p = 8;', 'int own = 3;', 'int own = look();', 'final int own = 12;', 'int own;', 'static int q2 = 1;']));
  if (random.chance(50)) parts.push(`{ ${set()} ${set()} }`);
  const first = isRoot ? '' : random.pick(['super();', 'super(3);', '', 'super(look2());']);
  parts.push(`${name}() { ${random.chance(25) ? 'this(7);' : `${first} ${set()}`} }`);
  parts.push(`${name}(int n) { ${isRoot ? '' : random.pick(['super();', 'super(n + 1);', ''])} p = n; ${random.chance(50) ? set() : ''} }`);
  if (!isRoot) parts.push('static int look2() { return 2; }');
  const body = random.pick([
    'p',
    'q + 1',
    '4',
    'p + q',
    'seen + 2',
    ...(isRoot ? [] : ['super.look() + 1', 'super.p', 'super.look() * 2 + this.p', '((C0) this).p']),
  ]);
  if (isRoot || random.chance(60)) parts.push(`public int look() { return ${body}; }`);
  if (isRoot || random.chance(30))
    parts.push(`void set(int n) { ${isRoot ? 'p = n;' : random.pick(['q = n;', 'super.set(n + 1);', 'p = n * 2;'])} }`);
  if (isRoot || random.chance(35))
    parts.push(`${name} it() { ${random.pick(['return this;', `${name} other = new ${name}(); other.p = 6; return other;`])} }`);
  parts.push(`static int st() { return ${index + 1}; }`);
  if (isRoot)
    parts.push(
      'static int kind(C0 c) { return c instanceof C1 ? 2 : 1; } static int kind(Object c) { return 3; } static class In { final int k; In(C0 c) { k = c.p + c.look(); } } int same(C0 other) { return other == this ? 1 : 0; } class Inner { int p = 30; int sum() { return p + C0.this.p + q + look(); } }',
    );
  if (!isRoot && random.chance(30)) parts.push(`int same(${name} other) { return 5; }`);
  return `static class ${name}${isRoot ? ` implements ${random.pick(['I', 'J'])}` : ` extends C${index - 1}${random.chance(30) ? ' implements J' : ''}`} { ${parts.join(' ')} }`;
}
