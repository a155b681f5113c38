/**
 * Locals, variables of loops, parameters and results that are declared never to be null, some of which are: what captures one believes the
 * declaration, so it must be owed wherever the variable gets a value.
 * Neighbours: `../theme.ts` says what a theme is.
 */
import type { Random } from '../../random';
import type { ValueMethod, ValueProgram, ValueTheme } from '../theme';

const VALUES = ['"a"', 'null', '"b" + "c"', 'maybe(0)', 'maybe(1)', '(String) null', 'new String("d")'];

export const NEVER_NULL: ValueTheme = {
  name: 'never-null',
  make(random: Random): ValueProgram {
    if (random.chance(50)) return random.pick([promised, halfMade, shownBefore, shownBefore, initializedBefore, bodiesFirst])(random);
    const methods = Array.from({ length: 6 }, (_, index): ValueMethod & { readonly text: string } => method(random, `m${index}`));
    return {
      text: `class NeverNull {\n  interface Test { boolean ask(); }\n  @interface NonNull { }\n  static boolean told(Test test) { return test.ask(); }\n  static String maybe(int k) { return k == 0 ? null : "m"; }\n${methods.map((one) => one.text).join('\n')}\n}\n`,
      className: 'NeverNull',
      methods: methods.map(({ name, type, about }) => ({ name, type, ...(about !== undefined && { about }) })),
    };
  },
};

/**
 * Whoever calls a method sees what it does, and not only what is said in it: so it is asked whether the method that owes that something is
 * not null is verified.
 */
function promised(random: Random): ValueProgram {
  const declared = random.pick(['/*@ non_null */ String', '@NonNull String']);
  const value = (): string => random.pick(VALUES);
  const isResult = random.chance(60);
  const owes = isResult
    ? random.pick([
        `${declared} given() { return ${value()}; }`,
        `${declared} given() { if (maybe(1) == null) return ${value()}; return ${value()}; }`,
        `${declared} given() { String s = ${value()}; return s; }`,
      ])
    : random.pick([
        `int given() { for (${declared} s : new String[] { ${value()}, "z" }) if (s == null) return 1; return 0; }`,
        `int given() { ${declared} s = "y"; if (maybe(1) != null) s = ${value()}; return s == null ? 1 : 0; }`,
      ]);
  return {
    text: `class NeverNull {\n  @interface NonNull { }\n  static String maybe(int k) { return k == 0 ? null : "m"; }\n  static ${owes}\n  static boolean kept() { return given() ${isResult ? '!= null' : '== 0'}; }\n}\n`,
    className: 'NeverNull',
    methods: [{ name: 'kept', type: 'boolean', isPromise: true, about: 'never null: what is owed' }],
  };
}

/** Objects with a field that is never null, and an invariant that reads through it: whoever shows one has set it. */
function halfMade(random: Random): ValueProgram {
  const declared = random.pick(['/*@ non_null */ volatile Link', '@NonNull volatile Link']);
  const set = 'link = made;';
  const show = random.pick([
    'last = this;',
    '/*@ atomic */ { made.low = 1; last = this; }',
    '/*@ atomic */ { last = this; made.low = 3; }',
    '/*@ atomic */ { last = this; Link seen = last.link; }',
  ]);
  const made = random.pick([
    'Link made = new Link();',
    'Link made = new Link(); made.low = 2;',
    'Link made = maybe(1) == null ? null : new Link();',
  ]);
  const body = random.pick([[set, show], [set], [show], [show, set], [], [`if (maybe(0) != null) ${set}`, show]]);
  const invariant = random.pick([
    'link.low >= 0',
    'link != null && link.low >= 0',
    'last == null || last.link.low >= 0',
    'size == 0 && link.low >= 0',
  ]);
  const make = random.pick(['new Half()', 'made()']);
  return {
    text: `class NeverNull {\n  @interface NonNull { }\n  static String maybe(int k) { return k == 0 ? null : "m"; }\n  static class Link { volatile int low; }\n  static class Half {\n    static volatile Half last;\n    ${declared} link;\n    volatile int size;\n    //@ global_invariant ${invariant}\n    Half() { ${[made, ...body].join(' ')} }\n  }\n  static Half made() { return new Half(); }\n  static boolean kept() { Half n = ${make}; return n.link != null; }\n}\n`,
    className: 'NeverNull',
    methods: [{ name: 'kept', type: 'boolean', isPromise: true, about: 'never null: objects half made' }],
  };
}

/** In the order that chance gives. */
function shuffled(random: Random, lines: readonly string[]): readonly string[] {
  const left = [...lines];
  return lines.map(() => left.splice(random.below(left.length), 1)[0]!);
}

/**
 * Fields that get new objects, and functions over their object which others keep: another thread runs these between two initializers. What
 * takes its time in between makes that likely.
 */
function shownBefore(random: Random): ValueProgram {
  const target = random.pick(['last = given;', 'this.last = given;', 'own = given;', 'own = given; last = own;']);
  const keeper = random.pick(['Keeper', 'Below', 'Hides', 'Runs']);
  const given =
    keeper === 'Runs'
      ? '(a, b) -> { use(); return a; }'
      : random.pick(['() -> use()', '() -> use()', 'this::use', '() -> { Link seen = this.link; if (seen == null) saw = true; }']);
  // By a name that is one of a class, or of a field that is private above.
  const runs = random.pick(['Runs(Run Math) { n = Math.max(1, 2); }', 'Runs(Run given) { n = Math.max(1, 2); }']);
  const link = `${random.pick(['private volatile', 'private volatile', 'private', 'final'])} Link link = new Link();`;
  const kept = `private volatile ${keeper} keeper = new ${keeper}(${given});`;
  const wide = 'private int[] wide = new int[300000];';
  const fields = random.chance(75) ? [kept, wide, link] : shuffled(random, [link, kept, wide]);
  return {
    text: `class NeverNull {\n  static volatile boolean saw, done;\n  static class Link { volatile int low; }\n  static class Keeper { static volatile Runnable last; private Runnable own; Keeper(Runnable given) { ${target} } }\n  static class Below extends Keeper { Below(Runnable given) { super(given); } }\n  static class Hides extends PrivateAbove { Hides(Runnable given) { mine = given; } }\n  static volatile Runnable mine;\n  interface Run { int max(int a, int b); }\n  static class Runs { final int n; ${runs} }\n  static class Early {\n    ${fields.join('\n    ')}\n    void use() {\n      Link seen = link;\n      if (seen == null) saw = true;\n      //@ assert seen != null\n    }\n  }\n  static boolean kept() throws InterruptedException {\n    Thread other = new Thread(() -> { while (!done) { Runnable last = Keeper.last == null ? mine : Keeper.last; if (last != null) last.run(); } });\n    other.start();\n    for (int i = 0; i < 60; i++) new Early();\n    done = true;\n    other.join();\n    return !saw;\n  }\n}\nclass PrivateAbove { private Runnable mine; }\n`,
    className: 'NeverNull',
    methods: [{ name: 'kept', type: 'boolean', isPromise: true, promisedBy: 'use', about: 'never null: shown before' }],
  };
}

/** Static fields, and what is initialized because something is made before them, or because it is above their class. */
function initializedBefore(random: Random): ValueProgram {
  const above = random.pick([
    'class Above { static int got = Probe.look(); }',
    'class Above { static int got; static { got = Probe.look(); } }',
    'interface Above { int GOT = Probe.look(); default void nothing() { } }',
    'interface Above { int GOT = Probe.look(); }',
    'class Above { }',
    'class Above extends RuntimeException { Above(Throwable given) { super(given); } }',
  ]);
  const word = above.startsWith('class') ? 'extends' : 'implements';
  const fields = shuffled(random, ['private static final Link LINK = new Link();', 'private static final Made MADE = new Made();']);
  return {
    text: `class NeverNull {\n  static class Link { volatile int low; }\n  static ${above}\n  static class Cause extends RuntimeException { @Override public String toString() { Probe.look(); return "a"; } }\n  static class Made ${word} Above { ${above.includes('Throwable') ? 'Made() { super(new Cause()); }' : ''} }\n  static class Owner${random.chance(30) && !above.includes('Throwable') ? ` ${word} Above` : ''} {\n    ${fields.join('\n    ')}\n    static boolean has() {\n      Link seen = LINK;\n      //@ assert seen != null\n      return seen != null;\n    }\n  }\n  static class Probe {\n    static boolean all = true;\n    static int look() { if (!Owner.has()) all = false; return 1; }\n  }\n  static boolean kept() { Owner.has(); return Probe.all; }\n}\n`,
    className: 'NeverNull',
    methods: [{ name: 'kept', type: 'boolean', isPromise: true, promisedBy: 'has', about: 'never null: initialized before' }],
  };
}

/** Bodies of the constants of an enum, which are made before its static fields are set, and names that they hide. */
function bodiesFirst(random: Random): ValueProgram {
  const body = random.pick([
    'int own = peek(1); int peek(int a) { return Probe.look(); }',
    'final Probe Integer = new Probe(); int own = Integer.parseInt("1");',
    'int own = 3; int peek(int a) { return Probe.look(); }',
    'int own = Probe.look();',
  ]);
  return {
    text: `class NeverNull {\n  static class Link { volatile int low; }\n  enum Owner {\n    A { ${body} };\n    private static final Link LINK = new Link();\n    static int peek(long a) { return 2; }\n    static boolean has() {\n      Link seen = LINK;\n      //@ assert seen != null\n      return seen != null;\n    }\n  }\n  static class Probe {\n    static boolean all = true;\n    static int look() { if (!Owner.has()) all = false; return 1; }\n    int parseInt(String text) { return look(); }\n  }\n  static boolean kept() { Owner.has(); return Probe.all; }\n}\n`,
    className: 'NeverNull',
    methods: [{ name: 'kept', type: 'boolean', isPromise: true, promisedBy: 'has', about: 'never null: bodies of constants' }],
  };
}

function method(random: Random, name: string): ValueMethod & { readonly text: string } {
  const value = (): string => random.pick(VALUES);
  const declared = random.pick(['/*@ non_null */ String', '@NonNull String']);
  const made = (about: string, lines: readonly string[], before = ''): ValueMethod & { readonly text: string } => ({
    name,
    type: 'int',
    about: `never null: ${about}`,
    text: `${before}  static int ${name}() {\n    ${lines.join('\n    ')}\n  }`,
  });
  switch (random.below(7)) {
    case 0:
      return made('a local that is assigned later', [
        `${declared} s;`,
        `int k = ${random.below(3)};`,
        `if (k > 0) s = ${value()};`,
        `else s = ${value()};`,
        'return told(() -> s == null) ? 1 : 0;',
      ]);
    case 1:
      return made('a local', [`${declared} s = ${value()};`, 'return told(() -> s == null) ? 1 : 0;']);
    case 2:
      return made('the variable of a loop', [
        'int n = 0;',
        `for (${declared} s : new String[] { ${value()}, ${value()} }) n += told(() -> s == null) ? 1 : 10;`,
        'return n;',
      ]);
    case 3:
      return made(
        'a parameter',
        [`return p${name}(${value()}) ? 1 : 0;`],
        `  static boolean p${name}(${declared} s) { return told(() -> s == null); }\n`,
      );
    case 4:
      return made('the variable of a loop in its first round', [
        `for (${declared} s : new String[] { ${value()}, ${value()} }) return told(() -> s == null) ? 1 : 10;`,
        'return 0;',
      ]);
    case 5:
      return made('a result', [`return r${name}() == null ? 1 : 0;`], `  @NonNull static String r${name}() { return ${value()}; }\n`);
    default:
      return made('a local that changes', [
        `${declared} s = "a";`,
        `s = ${value()};`,
        `${declared} t = s;`,
        'return told(() -> t == null) ? 1 : 0;',
      ]);
  }
}
