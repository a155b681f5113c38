/**
 * What the library runs of the program: `toString`, `equals`, `hashCode`, `compareTo`, `getMessage` and what only the JDK knows to be
 * overridable, declared in the class at hand, inherited for an interface that only a subclass names, generated for a record, or of a
 * lambda; a sublist of a list that has changed since, whose own methods throw; and objects of subclasses of the library's that its
 * constructors did not finish. Some return, some throw, some fail one of Java's own checks, and those of which nothing is believed may also
 * change a number that a lock guards; each method changes one number before such a call and one after it.
 * Neighbours: `../theme.ts` says what a theme is.
 */
import type { Random } from '../../random';
import type { ValueMethod, ValueProgram, ValueTheme } from '../theme';

/** A call of the library, with what it needs before. */
interface Callback {
  readonly about: string;
  readonly before?: string;
  readonly call: string;
  /** The kinds of members that it runs, as `classes` numbers them. */
  readonly runs: readonly number[];
}

const CALLS: readonly Callback[] = [
  { about: 'text of an object', call: 'String.valueOf(KEY);', runs: [0] },
  { about: 'text of an object', call: 's = "" + KEY;', runs: [0] },
  { about: 'text of an object', call: 's += KEY;', runs: [0] },
  { about: 'text of an object', call: 'new StringBuilder().append((Object) KEY);', runs: [0] },
  { about: 'text of an object', call: 's = Objects.toString(KEY);', runs: [0] },
  { about: 'text of an object', call: 's = String.format("%s", KEY);', runs: [0] },
  { about: 'java.util.Objects', call: 'Objects.equals(KEY, other);', runs: [1] },
  { about: 'java.util.Objects', call: 'Objects.hash(KEY, 1);', runs: [2] },
  { about: 'java.util.Objects', call: 'Objects.hashCode(KEY);', runs: [2] },
  { about: 'maps', before: 'Map<Object, Integer> map = new HashMap<>();', call: 'map.put(KEY, 1);', runs: [2] },
  { about: 'maps', before: 'Map<Object, Integer> map = new HashMap<>();', call: 'map.get(KEY);', runs: [2] },
  { about: 'maps', before: 'Map<Object, Object> map = new TreeMap<>();', call: 'map.put(KEY, KEY);', runs: [3] },
  {
    about: 'maps',
    before: 'Map<Object, Object> map = new LinkedHashMap<>(); map.put("a", KEY);',
    call: 'map.containsValue(other);',
    runs: [1],
  },
  { about: 'collections', before: 'Set<Object> set = new HashSet<>();', call: 'set.add(KEY);', runs: [2] },
  { about: 'collections', before: 'List<Object> list = new ArrayList<>(); list.add(KEY);', call: 'list.contains(other);', runs: [1] },
  { about: 'collections', before: 'List<Object> list = new ArrayList<>(); list.add(KEY);', call: 'list.indexOf(KEY);', runs: [1] },
  { about: 'collections', before: 'List<Object> list = new ArrayList<>(); list.add(KEY);', call: 's = "" + list;', runs: [0] },
  { about: 'collections', before: 'List<Object> list = new ArrayList<>(); list.add(KEY);', call: 'list.hashCode();', runs: [2] },
  { about: 'collections', before: 'List<Object> list = new ArrayList<>(); list.add(KEY);', call: 'list.remove(other);', runs: [1] },
  {
    about: 'sorting',
    before: 'List<Key> list = new ArrayList<>(); list.add(KEY); list.add(new Sub(2));',
    call: 'Collections.sort(list);',
    runs: [3],
  },
  {
    about: 'sorting',
    before: 'List<Key> list = new ArrayList<>(); list.add(KEY); list.add(new Sub(2));',
    call: 'list.sort((p, q) -> LAMBDA);',
    runs: [4],
  },
  {
    about: 'sorting',
    before: 'List<Key> list = new ArrayList<>(); list.add(KEY); list.add(new Sub(2));',
    call: 'list.sort(new Order());',
    runs: [4],
  },
  { about: 'records', before: 'Pair pair = new Pair(KEY, 1);', call: 'pair.toString();', runs: [0] },
  { about: 'records', before: 'Pair pair = new Pair(KEY, 1);', call: 'pair.hashCode();', runs: [2] },
  { about: 'records', before: 'Pair pair = new Pair(KEY, 1);', call: 'pair.equals(new Pair(new Sub(1), 1));', runs: [1] },
  { about: 'records', before: 'Pair pair = new Pair(KEY, 1);', call: 's = pair + "";', runs: [0] },
  { about: 'identity', call: 'new Hashed().toString();', runs: [5] },
  { about: 'identity', call: 's = "a" + new Hashed();', runs: [5] },
  { about: 'exceptions', before: 'Failure failure = new Failure();', call: 'failure.toString();', runs: [6] },
  { about: 'exceptions', before: 'Failure failure = new Failure();', call: 's = failure + "";', runs: [6] },
  { about: 'exceptions', call: 'new Failure();', runs: [6] },
  { about: 'exceptions', call: 'new Bare();', runs: [7] },
  { about: 'exceptions', call: 'new RuntimeException(new Failure());', runs: [6] },
  { about: 'texts', before: 'Text text = new Text();', call: 'new StringBuilder().append(text);', runs: [8] },
  { about: 'texts', before: 'Text text = new Text();', call: 's = text + "";', runs: [8] },
  { about: 'subclasses', before: 'Recent<String, Integer> recent = new Recent<>();', call: 'recent.put("a", 1);', runs: [9] },
  { about: 'subclasses', before: 'Dice dice = new Dice();', call: 'dice.nextInt();', runs: [10] },
  { about: 'subclasses', before: 'Dice dice = new Dice();', call: 'if (dice.nextInt(10) < 0) y += 3;', runs: [10] },
  { about: 'sorting', before: 'Set<Key> sorted = new TreeSet<>();', call: 'sorted.add(key);', runs: [3] },
  {
    about: 'sorting',
    before: 'List<Key> list = new ArrayList<>(); list.add(KEY); list.add(new Sub(2));',
    call: 'list.sort(null);',
    runs: [3],
  },
  { about: 'locks', call: 'held = new Reading();', runs: [13] },
  {
    about: 'iterating',
    before: 'List<Object> list = new ArrayList<>(); Bag bag = new Bag(); bag.add("a");',
    call: 'list.containsAll(bag);',
    runs: [14],
  },
  { about: 'iterating', before: 'Words words = new Words();', call: 's = String.join("-", words);', runs: [15] },
  { about: 'iterating', before: 'Steps steps = new Steps();', call: 'for (Object each : steps) { s = "b"; }', runs: [11] },
  {
    about: 'inherited equality',
    before: 'Row row = new Row(); row.add(KEY); Row rows = new Row(); rows.add(other);',
    call: 'row.equals(rows);',
    runs: [1],
  },
  { about: 'inherited equality', before: 'Row row = new Row(); row.add(KEY);', call: 'row.hashCode();', runs: [2] },
  { about: 'exceptions', before: 'Failure failure = new Failure();', call: 'new IllegalStateException(failure);', runs: [6] },
  { about: 'exceptions', before: 'Failure failure = new Failure();', call: 'new Exception("a", failure);', runs: [6] },
  { about: 'conditionals', before: 'Hashed one = new Hashed();', call: 'Objects.hashCode(key.number > 5 ? one : KEY);', runs: [2] },
  { about: 'conditionals', before: 'Mild mild = new Mild();', call: 'Objects.hashCode(key.number > 5 ? mild : KEY);', runs: [2] },
  { about: 'conditionals', before: 'Mild mild = new Mild();', call: 's = "" + (key.number > 5 ? mild : KEY);', runs: [0] },
  { about: 'closing', call: 'try (Door door = new Door()) { s = "c"; }', runs: [12] },
];

/**
 * The same of a sublist of a list that has changed since: nobody of the program throws, but the library's own methods may. Nothing else
 * throws then.
 */
const OWN = 16;
const SUBLIST = 'List<String> all = new ArrayList<>(List.of("a")); List<String> stale = all.subList(0, 1); all.add("b");';
const STALE: readonly Callback[] = [
  ...CALLS.filter((one) => one.runs.every((kind) => kind < 3) && `${one.before}${one.call}`.includes('KEY') && one.about !== 'records').map(
    (one): Callback => ({
      about: 'stale sublists',
      before: `${SUBLIST} ${one.before ?? ''}`.replaceAll('KEY', 'stale'),
      call: one.call.replaceAll('KEY', 'stale'),
      runs: [OWN],
    }),
  ),
  ...[
    'held.toString();',
    'held.hashCode();',
    'held.equals(new Held(List.of("a"), 1));',
    's = held + "";',
    'stale.hashCode();',
    'stale.equals(List.of("a"));',
    'new AssertionError(stale);',
  ].map((call): Callback => ({ about: 'stale sublists', before: `${SUBLIST} Held held = new Held(stale, 1);`, call, runs: [OWN] })),
];

/** Of these nothing is believed, so they may change something. */
const CHANGING: ReadonlySet<number> = new Set([9, 10, 11, 12, 14, 15]);
const CHANGERS = CALLS.filter((one) => one.runs.every((kind) => CHANGING.has(kind)));
const COMPARING = CALLS.filter((one) => one.runs.includes(3));

export const CALLBACKS: ValueTheme = {
  name: 'callbacks',
  make(random: Random): ValueProgram {
    // What is compared may come from a class that knows of no comparison: rare among all calls, so it is chosen apart.
    const chosen = Array.from({ length: 4 }, (_, index) =>
      random.pick(
        index === 0 && random.chance(25)
          ? COMPARING
          : index === 1 && random.chance(25)
            ? CHANGERS
            : index === 2 && random.chance(50)
              ? STALE
              : CALLS,
      ),
    );
    // What is thrown no stub names. Mostly one kind of member throws: where several do, one that is forgotten hides behind the others.
    const throwing = new Set(chosen.slice(0, random.chance(70) ? 1 : 2).flatMap((one) => one.runs));
    // That a call ends otherwise than it should would hide that it changes something.
    const isChanging = throwing.size > 0 && [...throwing].every((kind) => CHANGING.has(kind)) && random.chance(60);
    const body = (kind: number, otherwise: string): string => {
      if (!throwing.has(kind)) return otherwise;
      if (isChanging) return `synchronized (LOCK) { changed++; } ${otherwise}`;
      return random.pick([
        'throw new Odd();',
        `if (LIMIT > ${random.below(3)}) throw new Odd(); ${otherwise}`,
        'throw new Error();',
        `check(${random.below(2)}); ${otherwise}`,
      ]);
    };
    const methods = chosen.map((one, index) => method(random, `m${index}`, one, throwing.has(4), isChanging));
    return {
      text: `import java.util.*;\n\nclass Callbacks {\n${isChanging ? GUARDED : ''}${classes(random, body)}\n${methods.map((one) => one.text).join('\n')}\n}\n`,
      className: 'Callbacks',
      methods: methods.map(({ name, type, about }) => ({ name, type, ...(about !== undefined && { about }) })),
    };
  },
};

/**
 * What is changed where something is. The clause has the whole program checked: without it, nobody proves that what the library runs keeps
 * Java's own checks.
 */
const GUARDED = `  static final Object LOCK = new Object();
  //@ guarded_by LOCK.holder == tid
  static int changed;
`;

/** The classes of the program; half of the keys inherit what they are compared by. */
function classes(random: Random, body: (kind: number, otherwise: string) => string): string {
  const compared = `public int compareTo(Object o) { ${body(3, 'return 0;')} }`;
  const members = `public String toString() { ${body(0, 'return "k";')} }
    public boolean equals(Object o) { ${body(1, 'return o == this;')} }
    public int hashCode() { ${body(2, 'return 7;')} }`;
  const isInherited = random.chance(50);
  return `  static final int LIMIT = 2;
  static volatile Object held;
  static final int[] NUMBERS = new int[1];
  static int check(int index) { return NUMBERS[index]; }
  static class Odd extends RuntimeException { }
  static class Reading extends java.util.concurrent.locks.ReentrantReadWriteLock.ReadLock { Reading() { super(${body(13, '').length > 0 ? 'null' : 'new java.util.concurrent.locks.ReentrantReadWriteLock()'}); } }
  static class Mild extends Above { public String toString() { return "m"; } public int hashCode() { return 3; } }
  static class Above { ${isInherited ? `${compared}\n    ${members}` : ''} }
  static class Key extends Above implements Comparable<Object> {
    final int number;
    Key(int number) { this.number = number; }
    ${isInherited ? '' : `${compared}\n    ${members}`}
  }
  static class Sub extends Key { Sub(int number) { super(number); } }
  static class Order implements Comparator<Key> { public int compare(Key p, Key q) { ${body(4, 'return 0;')} } }
  record Pair(Key left, int right) { }
  record Held(Object left, int right) { }
  static class Hashed { public int hashCode() { ${body(5, 'return 7;')} } }
  static class Failure extends RuntimeException { public String ${random.pick(['getMessage', 'getLocalizedMessage'])}() { ${body(6, 'return "f";')} } }
  static class Bare extends RuntimeException { public Throwable fillInStackTrace() { ${body(7, 'return this;')} } }
  static class Text implements CharSequence {
    public int length() { ${body(8, 'return 0;')} }
    public char charAt(int index) { return 'a'; }
    public CharSequence subSequence(int start, int end) { return this; }
    public String toString() { ${body(8, 'return "t";')} }
  }
  static class Recent<K, V> extends LinkedHashMap<K, V> { protected boolean removeEldestEntry(Map.Entry<K, V> eldest) { ${body(9, 'return false;')} } }
  static class Dice extends Random { protected int next(int bits) { ${body(10, random.pick(['return 4;', 'return -4;']))} } }
  static class Steps implements Iterable<Object> { public Iterator<Object> iterator() { ${body(11, 'return new ArrayList<Object>().iterator();')} } }
  static class Bag extends ArrayList<Object> { public Iterator<Object> iterator() { ${body(14, 'return super.iterator();')} } }
  static class Row extends ArrayList<Object> { }
  static class Words implements Iterable<String> { public Iterator<String> iterator() { ${body(15, 'return new ArrayList<String>().iterator();')} } }
  static class Door implements AutoCloseable { public void close() { ${body(12, '')} } }`;
}

function method(
  random: Random,
  name: string,
  { about, before, call }: Callback,
  isThrowing: boolean,
  isChanging: boolean,
): ValueMethod & { readonly text: string } {
  const made = random.pick(['new Key(1)', 'new Sub(1)']);
  const filled = (text: string): string =>
    text.replaceAll('KEY', 'key').replaceAll('LAMBDA', isThrowing ? random.pick(['{ throw new Odd(); }', 'LIMIT / (LIMIT - 2)']) : '0');
  const lines = [
    `int x = 0, y = 0${isChanging ? ', before = changed' : ''};`,
    'String s = "";',
    `Key key = ${made}, other = new Sub(3);`,
    ...(before === undefined ? [] : [filled(before)]),
  ];
  const caught = random.pick(
    before?.startsWith(SUBLIST)
      ? ['RuntimeException | Error e']
      : ['RuntimeException | Error e', 'Odd | Error e', 'Odd | ArithmeticException | Error e'],
  );
  const steps = random.chance(70) ? `x++; ${filled(call)} y++;` : `x++; try { ${filled(call)} } finally { x++; } y++; y++;`;
  const body = [...lines, `try { ${steps} } catch (${caught}) { }`, `return x - y${isChanging ? ' + changed - before' : ''};`].join(
    '\n    ',
  );
  return {
    name,
    type: 'int',
    about,
    text: `  static int ${name}() {\n    ${isChanging ? `synchronized (LOCK) {\n    ${body}\n    }` : body}\n  }`,
  };
}
