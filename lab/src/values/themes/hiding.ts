/**
 * What a name means: fields, static methods, member classes and locals that hide, shadow or are private, in classes above and around (Java
 * Language Specification 6.4, 8.3, 8.5). Each declaration has a value of its own. What Java refuses is dropped.
 * Neighbours: `../build.ts`.
 */
import type { Random } from '../../random';
import { methodText, programOf, times } from '../build';
import type { ValueProgram, ValueTheme } from '../theme';

export const HIDING: ValueTheme = {
  name: 'hiding',
  make(random: Random): ValueProgram {
    const counter = { next: 1 };
    const classes = ['T', 'U', 'V'].map((name, index, all) =>
      plain(random, name, index === 0 ? undefined : random.pick(all.slice(0, index)), counter),
    );
    const constants = `interface I { ${members(random, counter, true)} }`;
    const isInBody = random.chance(30);
    const around = `static class Around { ${members(random, counter, false)} ${isInBody ? inBody(random, counter) : times(1, (index) => `class Inner${index} extends ${random.pick(['T', 'U', 'V'])}${random.chance(35) ? ' implements I' : ''} { ${random.chance(50) ? members(random, counter, false, 25) : ''} ${asks(random, index)} }`).join(' ')} }`;
    const methods = [
      isInBody
        ? methodText('body', 'int', ['return new Around().body();'])
        : methodText('inner', 'int', ['return new Around().new Inner0().ask();']),
    ];
    return programOf('Hiding', [...classes, constants, around], methods);
  },
};

function plain(random: Random, name: string, above: string | undefined, counter: { next: number }): string {
  return `static class ${name}${above === undefined ? '' : ` extends ${above}`}${random.chance(15) && name !== 'T' ? ' implements I' : ''} { ${members(random, counter, false)} }`;
}

/** Some of a field, a static field, a constant, a method, a static method and a class, each with another number. */
function members(random: Random, counter: { next: number }, ofInterface: boolean, percent = 55): string {
  const found: string[] = [];
  const access = (): string =>
    ofInterface
      ? ''
      : random.weighted([
          [4, ''],
          [4, 'private '],
          [1, 'protected '],
          [1, 'public '],
        ]);
  const number = (): number => counter.next++;
  if (random.chance(percent)) found.push(`${access()}${random.pick(['', 'final '])}int f = ${number()};`);
  if (random.chance(percent)) found.push(`${access()}static final int c = ${number()};`);
  if (random.chance(percent))
    found.push(`${access()}static class M { static int g() { return ${number()}; } static final int k = ${number()}; }`);
  if (!ofInterface && random.chance(percent)) found.push(`${access()}static int s() { return ${number()}; }`);
  if (!ofInterface && random.chance(percent)) found.push(`${access()}int m() { return ${number()}; }`);
  return found.join(' ');
}

function asks(random: Random, index: number): string {
  return `int ask() { ${random.pick(['', '', '', 'int f = 90; ', 'class M { static int g() { return 91; } } '])}return ${expression(random, index)}; }`;
}

function expression(random: Random, index: number): string {
  return random.weighted([
    [6, 'f'],
    [5, 'c'],
    [5, 'M.g()'],
    [3, 'M.k'],
    [4, 's()'],
    [4, 'm()'],
    [2, 'this.f'],
    [2, 'super.f'],
    [2, 'super.m()'],
    [2, 'Around.this.f'],
    [1, '((T) this).f'],
    [2, '((U) (Object) this).f'],
    [1, 'T.c'],
    [1, 'U.s()'],
    [1, 'V.M.g()'],
    [1, 'new M().g()'],
    [2, `Inner${index}.M.g()`],
    [1, `Inner${index}.c`],
    [1, 'Around.c'],
    [1, '((T) this).m()'],
    [1, 'this.m()'],
  ]);
}

/** A class that is declared in a body, with a local around it. */
function inBody(random: Random, counter: { next: number }): string {
  const above = random.pick(['T', 'U', 'V']);
  const local = random.pick([
    '',
    `int f = ${counter.next++};`,
    `final int c = ${counter.next++};`,
    `class M { static int g() { return ${counter.next++}; } }`,
  ]);
  const asked = random.pick(['f', 'c', 'M.g()', 'm()', 's()', 'M.k']);
  return random.chance(50)
    ? `int body() { ${local} return new ${above}() { int of() { return ${asked}; } }.of(); }`
    : `int body() { ${local} class Local extends ${above} { ${random.pick(['', members(random, counter, false, 20)])} int of() { return ${asked}; } } return new Local().of(); }`;
}
