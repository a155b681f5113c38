/**
 * Fields that are set while something else goes on: constructors that show their object, or run what looks at it, before or after they set
 * a field; initializers of classes that run what looks at a static field. Who looks takes what is read for not null.
 * Neighbours: `../theme.ts` says what a theme is; `never-null.ts` and `final-fields.ts` have what strangers found before.
 */
import type { Random } from '../../random';
import type { ValueProgram, ValueTheme } from '../theme';

export const SET_FIRST: ValueTheme = {
  name: 'set-first',
  make(random: Random): ValueProgram {
    const [text, about] = random.chance(10)
      ? [readBack(random), 'of an object that is read']
      : random.chance(60)
        ? [ofObjects(random), 'of an object']
        : [ofClasses(random), 'of a class'];
    return {
      text,
      className: 'SetFirst',
      methods: [{ name: 'kept', type: 'boolean', isPromise: true, promisedBy: 'use', about: `set first: ${about}` }],
    };
  },
};

/** In the order that chance gives. */
function shuffled(random: Random, lines: readonly string[]): readonly string[] {
  const left = [...lines];
  return lines.map(() => left.splice(random.below(left.length), 1)[0]!);
}

/** What a constructor may do beside setting the field: nearly all of it looks. */
const STEPS: readonly string[] = [
  'Own self = this; self.use();',
  'Above other = this; other.look();',
  'look();',
  'show(this);',
  'new Object() { void go() { use(); } }.go();',
  'Runnable run = () -> use(); run.run();',
  'Runnable run = this::use; run.run();',
  'new Inner();',
  'class Local { Local() { use(); } } new Local();',
  'if ((Object) this instanceof Own self) self.use();',
  'Own self = switch (n) { case 1 -> this; default -> null; }; if (self != null) self.use();',
  'Object[] all = { this }; ((Own) all[0]).use();',
  'Own self = n > 0 ? this : null; if (self != null) self.use();',
  'task.run();',
  'Thread again = task; again.run();',
  'keeper.own.run();',
  'last = this; last.use();',
  'Object seen = first(); if (n > 5) throw new IllegalArgumentException();',
  'try { look(); } finally { n = 2; }',
  'for (int i = 0; i < 1; i++) look();',
];
const IDLE: readonly string[] = [
  'int k = n + 1;',
  'new Above();',
  'String text = "a" + n;',
  'if (n > 5) throw new IllegalArgumentException();',
  'other = new Object[n];',
  'for (int i = 0; i < 3; i++) n += i;',
  'n++;',
  '',
];
const VALUES: readonly string[] = [
  'new Object()',
  '"a"',
  'given',
  'given',
  'given',
  'n > 0 ? "a" : "b"',
  'n > 1 ? "a" : null',
  'n > 0 ? given : "b"',
  'Objects.requireNonNull(given)',
  'new int[n]',
  '() -> { }',
  'List.of()',
  'null',
];
const TESTS: readonly string[] = [
  'if (given == null) throw new NullPointerException();',
  'if (given == null || n > 8) throw new NullPointerException();',
  'if (n > 8 && given == null) throw new NullPointerException();',
  'if (given == null) n = 3;',
  'Objects.requireNonNull(given);',
  'try { Objects.requireNonNull(given); } catch (NullPointerException e) { }',
  'given = n > 8 ? "c" : null;',
  'given = null;',
  'given = null;',
  '',
];

/** What an object may hold that knows it, and that the library asks at once or later. */
const MORE: readonly string[] = [
  'new HashSet<>(List.of(new Key(() -> use())))',
  'new ArrayList<>(List.of(new Key(() -> use())))',
  'Map.of(new Key(() -> use()), 1)',
  'new Sorted(one -> { use(); return 0; })',
  'new TreeSet<Comparable<Object>>(List.of((Comparable<Object>) one -> { use(); return 0; }))',
  'List.of((Runnable) () -> use())',
  'new Thread(new Key(() -> use()))',
  'new RuntimeException(new Thrown(() -> use()))',
];

function ofObjects(random: Random): string {
  const set = `first = ${random.pick(VALUES)};`;
  const step = random.chance(55) ? random.pick(STEPS) : random.pick(IDLE);
  // Two of these may declare the same variable.
  const tests = [random.pick(TESTS), random.pick(TESTS)];
  const lines = random.pick([[step, set], [step, set], [tests[0]!, step, set], [...tests, set], shuffled(random, [step, set])]);
  const above = random.pick(['', '', '', 'look();', 'n = 1;', 'Above self = this; self.look();', 'if (n == 0) look();', 'kept = this;']);
  const isFinal = random.chance(85);
  const keeper = random.pick([
    'own = given;',
    'own = given;',
    'own = given; given.run();',
    'own = given; Keeper.all = given;',
    'this.own = given;',
  ]);
  const by = random.chance(20) ? 'Own(Object given) { this(given, 1); }' : '';
  return `import java.util.*;

class SetFirst {
  static volatile boolean saw;
  static class Above {
    static Above kept;
    int n;
    Object other;
    Above() { ${above} }
    void look() { }
  }
  static class Keeper {
    static Runnable all;
    private final Runnable own;
    Keeper(Runnable given) { ${keeper} }
  }
  static class Key implements Runnable {
    final Runnable run;
    Key(Runnable run) { this.run = run; }
    @Override public void run() { run.run(); }
    @Override public int hashCode() { run.run(); return 1; }
  }
  static class Thrown extends RuntimeException {
    final Runnable run;
    Thrown(Runnable run) { this.run = run; }
    @Override public String toString() { run.run(); return "t"; }
  }
  static class Sorted extends TreeSet<Comparable<Object>> { Sorted(Comparable<Object> first) { super(List.of(first)); } }
  static class Own extends Above {
    static Own last;
    private final Thread task = new Thread(() -> use());
    private final Keeper keeper = new Keeper(() -> use());
    ${random.chance(30) ? `private final Object more = ${random.pick(MORE)};` : ''}
    ${isFinal ? 'private final' : 'private'} Object first;
    Own(Object given, int n) { ${lines.join(' ')} }
    ${by}
    class Inner { Inner() { use(); } }
    static void show(Own own) { own.use(); }
    Object first() { use(); return null; }
    @Override void look() { use(); }
    void use() {
      Object seen = first;
      if (seen == null) saw = true;
      //@ assert seen != null
    }
  }
  static boolean kept() {
    try {
      new Own(${random.pick(['"a"', 'null'])}, 1)${random.chance(80) ? '.use()' : ''};
    } catch (NullPointerException e) {
      // It asks for something else.
    }
    if (Above.kept != null) Above.kept.look();
    return !saw;
  }
}
`;
}

/** What the initializer of a class may run before it sets the field. */
const INITIALIZERS: readonly string[] = [
  'call()',
  'Other.got',
  'OfInterface.GOT',
  'new Made().n',
  'new Below().n',
  'two().of(1)',
  'run(() -> { use(); return 1; })',
  'run(Owner::call)',
  '("" + new Text()).length()',
  'text(new Text())',
  'Set.of(new Key(), "a").size()',
  'hash(new Key())',
  'new Failing().n',
  'Kind.ONE.ordinal()',
  'Kind.ONE.n',
  'new Object() { int of() { use(); return 1; } }.of()',
  'new Hidden() { @Override int of() { use(); return 1; } }.n',
  'Nested.deep()',
  'switched(First.A)',
  'switched(First.A) + 1',
  'Math.max(1, 2)',
  'twice(2)',
  'new ArrayList<>(List.of(1, 2)).size()',
  '3',
];

/** The same as statements. */
const BLOCKS: readonly string[] = [
  'Set<Object> made = Set.of(new Key(), "a");',
  'Set<Object> made = Set.of(new Plain(), "a");',
  'Set<Object> made = Set.copyOf(List.of(new Key()));',
  'Object made = new ArrayList<>(List.of(new Key()));',
  'Object made = Collections.singleton(new Key());',
  'Object made = Map.of(new Key(), 1);',
  'Object made = Map.of("a", new Key());',
  'Object made = new Failing();',
  'Object made = "" + new Text();',
  'String made = "a"; made += new Text();',
  'got = twice(2);',
  'Object made = new TreeSet<Comparable<Object>>(List.of((Comparable<Object>) one -> call()));',
  'Object made = new ArrayList<Runnable>(List.of(() -> use()));',
  'Elsewhere.z = 2;',
  'try { assert got > 5 : call(); } catch (AssertionError e) { }',
];

function ofClasses(random: Random): string {
  const value = random.pick(['new Object()', '"a" + got', 'List.of()', 'new int[2]', '() -> { }', 'new Plain()', 'got > 0 ? "a" : "b"']);
  const got = random.chance(70)
    ? `static int got = ${random.pick(INITIALIZERS)};`
    : `static int got = 1; static { ${random.pick(BLOCKS)} }`;
  const first = random.chance(70)
    ? `private static final Object FIRST = ${value.includes('got') && random.chance(50) ? '"a"' : value};`
    : `private static final Object FIRST;\n    static { FIRST = ${value.replaceAll('got', 'Math.abs(1)')}; }`;
  const fields = random.chance(70) ? [got, first] : shuffled(random, [got, first]);
  return `import java.util.*;

class SetFirst {
  static volatile boolean saw;
  static class Other { static int got = 1; static { Owner.use(); } }
  interface OfInterface { int GOT = Owner.call(); }
  static class Made { int n = 1; Made() { Owner.use(); } }
  static class AboveMade { AboveMade() { look(); } void look() { } }
  static class Below extends AboveMade { int n = 1; @Override void look() { Owner.use(); } }
  static class Two { int of(int n) { return 2 * n; } }
  static class More extends Two { @Override int of(int n) { Owner.use(); return n; } }
  static class Text { @Override public String toString() { Owner.use(); return "t"; } }
  static class Key { @Override public int hashCode() { Owner.use(); return 1; } }
  static class Failing extends RuntimeException { int n = 1; @Override public Throwable fillInStackTrace() { Owner.use(); return this; } }
  static class Hidden { int n; Hidden() { n = of(); } int of() { return 1; } }
  static class Plain { final int n; Plain() { n = 1; } }
  static class Nested { static class In { static int m = Owner.call(); } static int deep() { return In.m; } }
  enum Kind { ONE(1); final int n; Kind(int n) { this.n = n; Owner.use(); } }
  interface Task { int go(); }
  static class Elsewhere { static int z = 1; static { Owner.use(); } }
  enum First { A }
  enum Second { B; static { Owner.use(); } }
  static class Owner {
    ${fields.join('\n    ')}
    static int call() { use(); return 1; }
    static Two two() { return new More(); }
    static int run(Task task) { return task.go(); }
    static int text(Object given) { return String.valueOf(given).length(); }
    static int switched(First one) { switch (one) { case A: return 1; default: return 2; } }
    static int other(Second one) { switch (one) { case B: return 1; default: return 2; } }
    static int hash(Object given) { return given.hashCode(); }
    static int twice(int n) { return 2 * n; }
    static void use() {
      Object seen = FIRST;
      if (seen == null) saw = true;
      //@ assert seen != null
    }
  }
  static boolean kept() { Owner.use(); return !saw; }
}
`;
}

/** Objects that are written to a stream and read back, which no constructor of their class makes. */
function readBack(random: Random): string {
  const word = random.pick(['', '', 'transient ']);
  const hook = random.pick([
    '',
    '',
    'private void readObject(ObjectInputStream in) { }',
    'private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException { in.defaultReadObject(); }',
  ]);
  const set = random.chance(50) ? [`= ${random.pick(['"a"', 'new int[2]'])}`, ''] : ['', 'first = "a";'];
  const above = random.chance(30) ? 'class Own extends Above' : 'class Own implements Serializable';
  return `import java.io.*;

class SetFirst {
  static volatile boolean saw;
  static class Above implements Serializable { }
  static ${above} {
    private final ${word}Object first ${set[0]!};
    ${hook}
    Own() { ${set[1]!} }
    void use() {
      Object seen = first;
      if (seen == null) saw = true;
      //@ assert seen != null
    }
  }
  static boolean kept() throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new ObjectOutputStream(out).writeObject(new Own());
    Own own = (Own) new ObjectInputStream(new ByteArrayInputStream(out.toByteArray())).readObject();
    own.use();
    return !saw;
  }
}
`;
}
