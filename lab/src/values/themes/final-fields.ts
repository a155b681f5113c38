/**
 * What is read off constructors and initializers: final fields that are set before a `return` as well, classes of the library whose name
 * means a variable or a class of the constructor, objects that see themselves before they are whole; and arrays that are copied to where
 * others find what they hold.
 * Neighbours: `../theme.ts` says what a theme is; `never-null.ts` has what runs before a field is set.
 */
import type { Random } from '../../random';
import type { ValueMethod, ValueProgram, ValueTheme } from '../theme';

export const FINAL_FIELDS: ValueTheme = {
  name: 'final-fields',
  make(random: Random): ValueProgram {
    if (random.chance(25)) return copied(random);
    const parts = [level(random), names(random), text(random), words(random), kept(random)];
    return {
      text: `import java.util.*;\n\nclass FinalFields {\n  static class Fake { Object requireNonNull(Object given) { return given; } Object emptyList() { return null; } }\n${parts.map((one) => one.text).join('\n')}\n}\n`,
      className: 'FinalFields',
      methods: parts.map((one) => one.method),
    };
  },
};

interface Part {
  readonly text: string;
  readonly method: ValueMethod;
}

function part(name: string, about: string, declared: string, body: string): Part {
  return {
    text: `  ${declared}\n  static int ${name}() { ${body} }`,
    method: { name, type: 'int', about: `final fields: ${about}` },
  };
}

/** Constants of an enum, whose constructor sets a field in one of two places. */
function level(random: Random): Part {
  const set = random.pick([
    'if (k > 5) { this.k = 0; return; } this.k = k;',
    'if (k < 5) { this.k = k + 1; return; } this.k = k;',
    'switch (k) { case 9: this.k = 2; return; default: } this.k = k;',
    'while (k > 5) { this.k = 3; return; } this.k = k;',
    'this.k = k;',
  ]);
  const asked = random.pick(['A', 'B']);
  return part(
    'level',
    'of constants',
    `enum Level { A(9), B(1); final int k; Level(int k) { ${set} } }`,
    `Level asked = Level.${asked}; return asked == null ? 7 : asked.k;`,
  );
}

/** A list that is one of the library's, or what was given. */
function names(random: Random): Part {
  const set = random.pick([
    'if (given != null) { names = given; return; } names = new ArrayList<>();',
    'class ArrayList<T> extends java.util.ArrayList<T> { @Override public boolean add(T one) { throw new UnsupportedOperationException(); } } names = new ArrayList<>();',
    'names = new ArrayList<>();',
  ]);
  return part(
    'names',
    'what a list is',
    `static class Names { final List<Integer> names; Names(List<Integer> given) { ${set} } int add() { try { names.add(1); return 0; } catch (UnsupportedOperationException e) { return 1; } } }`,
    `return new Names(${random.pick(['null', 'List.of(2)', 'new ArrayList<>()'])}).add();`,
  );
}

/** A field that was asked whether it is null, by a method of this or of another name. */
function text(random: Random): Part {
  const [parameter, before] = random.pick([
    ['Fake Objects', ''],
    ['Fake fake', ''],
    ['Fake fake', 'Fake Objects = fake; '],
    ['Fake fake', 'int Objects2 = 1; '],
    ['Object fake', 'if (!(fake instanceof Fake Objects)) throw new RuntimeException(); '],
  ] as const);
  const above = random.chance(30) ? 'static final Fake Objects = new Fake();' : '';
  return part(
    'text',
    'names that hide a class',
    `static class Above { ${above} }\n  static class Text extends Above { static volatile Text last; private final Object text; Text(Object given, ${parameter}) { ${before}Objects.requireNonNull(given); text = given; } int isNull() { Object seen = text; return seen == null ? 1 : 0; } }`,
    // Whoever reads it back knows only what is known of every such object.
    `Text.last = new Text(${random.pick(['null', '"a"'])}, new Fake()); Text one = Text.last; return one == null ? 7 : one.isNull();`,
  );
}

/** A field that a class of the constructor asks for before it is set. */
function words(random: Random): Part {
  const before = random.pick([
    'class ArrayList { ArrayList() { look(); } } new ArrayList();',
    'class Date extends java.util.Date { Date() { look(); } } new Date();',
    'new ArrayList<String>();',
    '',
  ]);
  return part(
    'words',
    'seen before they are set',
    `static class Words { static int nulls; private final int[] words; Words() { ${before} words = new int[2]; look(); } void look() { int[] seen = words; nulls += seen == null ? 1 : 10; } }`,
    'Words.nulls = 0; new Words(); return Words.nulls;',
  );
}

function kept(random: Random): Part {
  const hides = random.chance(50) ? 'static final Fake Collections = new Fake(); ' : '';
  return part(
    'kept',
    'names that hide a class',
    `static class Kept { ${hides}private static final Object KEPT = Collections.emptyList(); static int isNull() { Object seen = KEPT; return seen == null ? 1 : 0; } }`,
    'return Kept.isNull();',
  );
}

/** An object that is copied from an array of one's own to where others find it, before or after its invariant holds. */
function copied(random: Random): ValueProgram {
  const copy = random.pick([
    'System.arraycopy(own, 0, all, 0, 1);',
    'System.arraycopy(own, 0, all, 0, own.length);',
    'all[0] = own[0];',
    'Half[] other = new Half[2]; System.arraycopy(own, 0, other, 0, 1); System.arraycopy(other, 0, all, 0, 1);',
    'Half[] other = own.clone(); all[0] = other[0];',
  ]);
  const steps = random.pick([
    [copy, 'look();', 'x = 1;'],
    ['x = 1;', copy, 'look();'],
    [copy, 'x = 1;', 'look();'],
  ]);
  return {
    text: `class FinalFields {\n  static boolean saw;\n  static final class Half {\n    static final Half[] all = new Half[1];\n    //@ global_invariant x > 0\n    volatile int x;\n    Half() { Half[] own = { this }; ${steps.join(' ')} }\n    static void look() {\n      Half one = all[0];\n      if (one == null) return;\n      int seen = one.x;\n      if (seen <= 0) saw = true;\n      //@ assert seen > 0\n    }\n  }\n  static boolean kept() { new Half(); return !saw; }\n}\n`,
    className: 'FinalFields',
    methods: [{ name: 'kept', type: 'boolean', isPromise: true, about: 'final fields: copied' }],
  };
}
