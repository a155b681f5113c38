/**
 * Who sees what across packages: fields, methods, constructors and member classes that only their package sees are neither inherited nor
 * overridden elsewhere, a class in between may hand down what it widens, and imports on demand leave out what they may not use (Java
 * Language Specification 6.6, 7.5, 8.2, 8.4.8.1). Each declaration has a value of its own. What Java refuses is dropped.
 * Neighbours: `hiding.ts` does the same in one package.
 */
import type { Random } from '../../random';
import { methodText, programOf } from '../build';
import type { OtherFile, ValueProgram, ValueTheme } from '../theme';

const PACKAGES_WITHIN = [undefined, 'q', 'r'] as const;

/** What a program is about: everything in it that Java could refuse is about one kind of member. */
type Kind = 'field' | 'constant' | 'class' | 'static' | 'method' | 'overloads' | 'constructor' | 'import';

interface Class {
  readonly name: string;
  readonly within: string | undefined;
  /** All of the line above it, from the top on. */
  readonly above: readonly string[];
}

export const PACKAGES: ValueTheme = {
  name: 'packages',
  make(random: Random): ValueProgram {
    const kind = random.weighted<Kind>([
      [4, 'field'],
      [3, 'constant'],
      [4, 'class'],
      [3, 'static'],
      [7, 'method'],
      [3, 'overloads'],
      [2, 'constructor'],
      [3, 'import'],
    ]);
    const maker = new Maker(random, kind);
    const home = (): string | undefined => random.pick(PACKAGES_WITHIN);
    const line = ['T', 'U', 'V'].map((name, at, all): Class => ({ name, within: home(), above: all.slice(0, at) }));
    const probe: Class = { name: 'Probe', within: home(), above: [] };
    // Who asks: a class of the line about itself, a class of the line about what it is given, or somebody beside it.
    const asker = random.weighted<'self' | 'given' | 'probe'>([
      [2, 'self'],
      [kind === 'method' ? 6 : 1, 'given'],
      [4, 'probe'],
    ]);
    // What is given is best seen from above.
    const who = asker === 'given' && random.chance(50) ? line[0]! : random.pick(line);
    const below = random.pick(line.slice(line.indexOf(who)));
    const own = (one: Class): string => {
      if (one !== who || asker === 'probe') return '';
      return asker === 'self'
        ? `public int ask() { return ${maker.simple(one.above.length > 0)}; }`
        : `public static int of(${one.name} x) { return ${maker.of('x', one.name)}; }`;
    };
    const others: OtherFile[] = line.map((one) => file(one, `${IMPORTS}${maker.classText(one, own(one))}`));
    if (kind === 'import') others.push(...maker.importable());
    else
      others.push(
        file({ name: 'Anybody', within: 'q', above: [] }, 'class Anybody { }'),
        file({ name: 'Anybody', within: 'r', above: [] }, 'class Anybody { }'),
      );
    if (asker === 'probe') others.push(file(probe, IMPORTS + maker.special([...line, probe]) + maker.asking()));
    const question = { self: `new ${below.name}().ask()`, given: `${who.name}.of(new ${below.name}())`, probe: 'Probe.run()' }[asker];
    const program = programOf('Packages', [], [methodText('asked', 'int', [`return ${question};`], `${kind}, among packages`)]);
    return { ...program, text: IMPORTS + program.text, others };
  },
};

const IMPORTS = 'import #.*;\nimport #.q.*;\nimport #.r.*;\n';

function file({ name, within }: Class, text: string): OtherFile {
  return { className: name, ...(within === undefined ? {} : { within }), text: `${text}\n` };
}

const RANKS = ['', 'protected ', 'public '];

class Maker {
  private next = 1;
  /** What overrides may not be seen by fewer. */
  private least = 0;

  constructor(
    private readonly random: Random,
    private readonly kind: Kind,
  ) {}

  private number(): number {
    return this.next++;
  }

  private access(isApart: boolean): string {
    if (isApart) return this.random.pick(['private ', ...RANKS]);
    const isMethod = this.kind === 'method' || this.kind === 'static' || this.kind === 'overloads';
    const rank = this.random.weighted([
      [5, 0],
      [2, 1],
      [3, 2],
    ]);
    if (!isMethod) return this.random.chance(12) ? 'private ' : RANKS[rank]!;
    if (this.least === 0 && this.random.chance(8)) return 'private ';
    this.least = Math.max(rank, this.least);
    return RANKS[this.least]!;
  }

  /** The declaration that the program is about, or none; `isApart`: in a class without subclasses. */
  private member(percent: number, isApart = false): string {
    if (!this.random.chance(percent)) return '';
    switch (this.kind) {
      case 'field':
        return `${this.access(isApart)}${this.random.pick(['', 'final '])}int f = ${this.number()};`;
      case 'constant':
        return `${this.access(isApart)}static final int f = ${this.number()};`;
      case 'class':
      case 'import':
        return `${this.access(isApart)}static class M { public static int g() { return ${this.number()}; } public static final int k = ${this.number()}; }`;
      case 'static':
        return `${this.access(isApart)}static int m() { return ${this.number()}; }`;
      case 'method':
        return `${this.access(isApart)}int m() { return ${this.number()}; }`;
      case 'overloads': {
        const more = this.random.pick(['long', 'Integer', 'Object', 'int...']);
        return `${this.random.pick(['private ', ...RANKS])}${this.random.chance(75) ? 'static ' : ''}int n(int x) { return ${this.number()}; } public static int n(${more} x) { return ${this.number()}; }`;
      }
      case 'constructor':
        return '';
    }
  }

  classText({ name, above }: Class, more: string): string {
    const parent = above.at(-1);
    const made = (): string =>
      parent === undefined ? `made = ${this.number()};` : `super(${this.random.pick(['x', '1L'])}); made += 100 * ${this.number()};`;
    const constructors =
      this.kind === 'constructor'
        ? `${parent === undefined ? 'public int made; ' : ''}public ${name}() { } public ${name}(long x) { ${made()} } ${this.random.pick(['private ', ...RANKS])}${name}(int x) { ${made()} }`
        : '';
    return `public class ${name}${parent === undefined ? '' : ` extends ${parent}`} { ${constructors} ${this.member(parent === undefined ? 95 : this.kind === 'method' ? 80 : 60)} ${more} }`;
  }

  /** By its simple name, or by one that `this` or `super` qualifies. */
  simple(hasParent: boolean): string {
    const { random } = this;
    switch (this.kind) {
      case 'field':
        return random.weighted([
          [6, 'f'],
          [2, 'this.f'],
          [hasParent ? 3 : 0, 'super.f'],
          [1, '((T) this).f'],
        ]);
      case 'method':
        return random.weighted([
          [6, 'm()'],
          [2, 'this.m()'],
          [hasParent ? 4 : 0, 'super.m()'],
          [2, '((T) this).m()'],
        ]);
      case 'constant':
        return random.pick(['f', 'f', 'f', 'T.f', 'V.f']);
      case 'class':
      case 'import':
        return random.pick(['M.g()', 'M.g()', 'M.k', 'new M().g()', 'T.M.g()', 'V.M.g()']);
      case 'static':
        return random.pick(['m()', 'm()', 'm()', 'T.m()', 'V.m()']);
      case 'overloads':
        return random.pick(['n(1)', 'n(1)', 'n((short) 1)', 'T.n(1)', 'V.n(1)']);
      case 'constructor':
        return this.of('', random.pick(['T', 'U', 'V']));
    }
  }

  /** Of an object of a class. */
  of(object: string, className: string): string {
    switch (this.kind) {
      case 'field':
        return `${object}.f`;
      case 'method':
        return `${object}.m()`;
      case 'constant':
        return `${className}.f`;
      case 'class':
      case 'import':
        return this.random.pick([`${className}.M.g()`, `${className}.M.k`]);
      case 'static':
        return `${className}.m()`;
      case 'overloads':
        return `${className}.n(${this.random.pick(['1', '(short) 1'])})`;
      case 'constructor':
        return this.random.pick([`new ${className}(1).made`, `new ${className}(1) { }.made`]);
    }
  }

  /** Classes of one name that several packages have, one of which all may see. */
  importable(): readonly OtherFile[] {
    const seen = this.random.pick(['q', 'r']);
    return ['q', 'r'].map((within) =>
      file(
        { name: 'Lost', within, above: [] },
        `${within === seen || this.random.chance(15) ? 'public ' : ''}class Lost { public static int g() { return ${this.number()}; } }`,
      ),
    );
  }

  /** Imports of what is in classes. */
  special(line: readonly Class[]): string {
    return line
      .map(({ name, within }) => {
        // Of its own file a member class.
        const path = `${within === undefined ? '#' : `#.${within}`}.${name === 'Probe' ? 'Probe.Own' : name}`;
        const isClass = this.kind === 'class' || this.kind === 'import';
        return this.random.weighted([
          [4, ''],
          [isClass ? 3 : 0, `import ${path}.*;\n`],
          [this.kind === 'field' || this.kind === 'method' ? 0 : 3, `import static ${path}.*;\n`],
        ]);
      })
      .join('');
  }

  /** A class below the line, in a class around it that has such a member as well. */
  asking(): string {
    const { random } = this;
    const around = this.around();
    const own = random.chance(20) ? this.around() : '';
    const above = random.pick(['T', 'U', 'V', 'V']);
    const asked = this.kind === 'import' && random.chance(50) ? 'Lost.g()' : this.simple(true);
    const run = random.weighted([
      [
        5,
        `${around} class Inner extends ${above} { ${own} int ask() { return ${asked}; } } public static int run() { return new Probe().new Inner().ask(); }`,
      ],
      [2, `${around} public static int run() { return new ${above}() { ${own} int ask() { return ${asked}; } }.ask(); }`],
      [2, `${around} public static int run() { ${above} x = new V(); return ${this.of('x', above)}; }`],
      [this.kind === 'field' || this.kind === 'method' ? 0 : 7, `public static int run() { return ${asked}; }`],
    ]);
    const inside = this.kind === 'constructor' ? '' : this.member(60, true);
    // What a subclass may use is not imported for that.
    return `public class Probe${random.chance(25) ? ` extends ${above}` : ''} { public static class Own { ${inside} } ${run} }`;
  }

  /** As in the line, but seen by nobody below. */
  private around(): string {
    return this.kind === 'constructor' ? '' : this.member(75);
  }
}
