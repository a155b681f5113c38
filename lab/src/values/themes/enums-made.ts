/**
 * Enums that are used while their constants are being made: by their constructors, arguments, bodies of constants, and helpers in other
 * classes and other enums, which ask for `values`, `valueOf`, a constant, or a `switch`. What throws there, Java throws for good.
 * Neighbours: `enums.ts` for enums that are there; `../build.ts`.
 */
import type { Random } from '../../random';
import { methodText, programOf, times, type MethodText } from '../build';
import type { ValueProgram, ValueTheme } from '../theme';

export const ENUMS_MADE: ValueTheme = {
  name: 'enums-made',
  make(random: Random): ValueProgram {
    return random.chance(50) ? (random.chance(75) ? promising(random) : numbering(random)) : asked(random);
  },
};

/** The constructor asserts whether what it asks for throws, and notes whether that was so. */
function promising(random: Random): ValueProgram {
  const claim = random.pick(['!failed', '!failed', 'failed']);
  const asks = random.pick([
    'values();',
    'int n = values().length;',
    'valueOf("X");',
    'Aside.look(k);',
    'Late.look(k);',
    'switch (this) { case X: break; default: }',
    'Aside.over(this);',
    'Late.P.there();',
    'Late.values();',
  ]);
  const tries = `boolean failed = false; try { ${asks} } catch (${random.pick(['RuntimeException', 'Throwable'])} e) { failed = true; } note(${claim}); /*@ assert ${claim}; */`;
  const early = `enum Early { X(1), Y(2); static boolean bad; Early(int k) { ${tries} } static void note(boolean held) { if (!held) bad = true; } }`;
  const look = (of: string): string =>
    random.pick([`${of}values(); return k;`, `${of}valueOf("Y"); return k;`, 'return k;', 'return Late.Q.ordinal();']);
  const over = 'static void over(Early e) { if (e == null) return; switch (e) { case Y: break; default: } }';
  const aside = `class Aside { static int look(int k) { ${look('Early.')} } ${random.pick([over, 'static void over(Early e) { }'])} }`;
  const late = `enum Late { P, Q; static int look(int k) { ${look('Early.')} } int there() { switch (this) { case P: return 1; default: return 2; } } }`;
  const text = `class EnumsMade {\n  ${early}\n  static ${aside}\n  ${late}\n  static boolean kept() { try { Early.X.ordinal(); return !Early.bad; } catch (Throwable e) { return false; } }\n}\n`;
  return { text, className: 'EnumsMade', methods: [{ name: 'kept', type: 'boolean', isPromise: true, about: 'asserted while made' }] };
}

/** A switch over one enum numbers the constants of all that are switched over in the outermost class, one of which may throw. */
function numbering(random: Random): ValueProgram {
  const throws = random.pick([
    'throw new IllegalStateException();',
    'if (k > 1) throw new RuntimeException();',
    'if (k > 9) throw new RuntimeException();',
  ]);
  const other = random.pick([
    'static void over(Early e) { if (e == null) return; switch (e) { case Y: break; default: } }',
    'static int over(Early e) { if (e == null) return 0; return switch (e) { case X -> 1; case Y -> 2; }; }',
    'static void over(Early e) { if (e == Early.X) return; }',
  ]);
  const claim = random.pick(['!failed', '!failed', 'failed']);
  const text = `class EnumsMade {
  static boolean bad;
  enum Early { X(1), Y(2); Early(int k) { ${throws} } }
  enum Late { P, Q }
  static class Aside { ${other} }
  static void look(Late late) {
    if (late == null) return;
    boolean failed = false;
    try { switch (late) { case P: break; default: } } catch (Throwable e) { failed = true; }
    if (!(${claim})) bad = true;
    /*@ assert ${claim}; */
  }
  static boolean kept() { look(Late.P); return !bad; }
}
`;
  return { text, className: 'EnumsMade', methods: [{ name: 'kept', type: 'boolean', isPromise: true, about: 'numbering of constants' }] };
}

function asked(random: Random): ValueProgram {
  const looker = random.pick(['look', 'Aside.look', '']);
  const look = (value: number | string): string => `${looker}(${value})`;
  const [x, y] = random.pick([
    ['X(1)', 'Y(2)'],
    [`X(${look(3)})`, 'Y(4)'],
    ['X(1)', `Y(${look(5)})`],
    ['X(1) { int more() { return seen + 1; } }', `Y(2) { final int own = ${look(7)}; int more() { return own; } }`],
  ]);
  const seen = random.pick([look('k'), 'k', look('k')]);
  const early = `enum Early { ${x}, ${y}; final int seen; Early(int k) { seen = ${seen}; } int more() { return seen; } static int look(int k) { ${body(random, '')} } }`;
  const aside = `static class Aside { static int look(int k) { ${body(random, 'Early.')} } }`;
  const late = `enum Late { P, Q; static int look(int k) { ${body(random, 'Early.')} } int there() { switch (this) { case P: return 1; default: return 2; } } }`;
  return programOf(
    'EnumsMade',
    [early, aside, late],
    times(5, (index) => method(random, `m${index}`)),
  );
}

/** What asks for the enum, from within (`''`) or by its name. */
function body(random: Random, of: string): string {
  const asked = random.pick([
    `${of}values().length + k`,
    `${of}valueOf("${random.pick(['X', 'Y', 'Z'])}").ordinal() + k`,
    `(Early.X == null ? k : k + 10)`,
    `Early.Y == null ? -k : Early.Y.seen`,
    `Late.P.there() + k`,
    `Late.values().length`,
  ]);
  const returns = `return ${asked};`;
  return random.pick([
    returns,
    `try { ${returns} } catch (RuntimeException e) { return -k; }`,
    `try { ${returns} } catch (NullPointerException e) { return 100; }`,
    `Early e = Early.X; if (e == null) return 50; switch (e) { case X: return 1; default: return 2; }`,
    `int n = 0; for (Early e : ${of}values()) n++; return n;`,
  ]);
}

function method(random: Random, name: string): MethodText {
  const constant = random.pick(['Early.X', 'Early.Y']);
  const asked = random.pick([
    `${constant}.seen`,
    `${constant}.more()`,
    `${constant}.ordinal()`,
    'Early.values().length',
    `Early.valueOf("${random.pick(['X', 'Y'])}").seen`,
    'Late.Q.there()',
    'Late.look(6)',
    'Aside.look(8)',
    'Early.look(9)',
  ]);
  const lines = random.pick([
    [`return ${asked};`],
    [`try { return ${asked}; } catch (ExceptionInInitializerError e) { return -99; }`],
    [`try { int n = ${asked}; } catch (Error e) { }`, `try { return ${constant}.seen; } catch (NoClassDefFoundError e) { return -77; }`],
    [`int n = Late.P.there();`, `return ${asked} + n;`],
  ]);
  return methodText(name, 'int', lines, 'enum being made');
}
