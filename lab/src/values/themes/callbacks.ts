/**
 * What the library runs of the program: `toString`, `equals`, `hashCode`, `compareTo`, `getMessage` and what only the JDK knows to be overridable, declared in the class at hand,
 * inherited for an interface that only a subclass names, generated for a record, or of a lambda. Some return and some throw; each method changes one number before such a call and one behind it.
 * Neighbours: `../theme.ts` says what a theme is.
 */
import type { Random } from '../../random';
import type { ValueMethod, ValueProgram, ValueTheme } from '../theme';

/** A call of the library, with what it needs before. */
interface Callback {
  readonly about: string;
  readonly before?: string;
  readonly call: string;
}

const KEY: readonly Callback[] = [
  { about: 'text of an object', call: 'String.valueOf(KEY);' }, { about: 'text of an object', call: 's = "" + KEY;' }, { about: 'text of an object', call: 's += KEY;' },
  { about: 'text of an object', call: 'new StringBuilder().append((Object) KEY);' }, { about: 'text of an object', call: 's = Objects.toString(KEY);' }, { about: 'text of an object', call: 's = String.format("%s", KEY);' },
  { about: 'java.util.Objects', call: 'Objects.equals(KEY, other);' }, { about: 'java.util.Objects', call: 'Objects.hash(KEY, 1);' }, { about: 'java.util.Objects', call: 'Objects.hashCode(KEY);' },
  { about: 'maps', before: 'Map<Object, Integer> map = new HashMap<>();', call: 'map.put(KEY, 1);' }, { about: 'maps', before: 'Map<Object, Integer> map = new HashMap<>();', call: 'map.get(KEY);' },
  { about: 'maps', before: 'Map<Object, Object> map = new TreeMap<>();', call: 'map.put(KEY, KEY);' }, { about: 'maps', before: 'Map<Object, Object> map = new LinkedHashMap<>(); map.put("a", KEY);', call: 'map.containsValue(other);' },
  { about: 'collections', before: 'Set<Object> set = new HashSet<>();', call: 'set.add(KEY);' }, { about: 'collections', before: 'List<Object> list = new ArrayList<>(); list.add(KEY);', call: 'list.contains(other);' },
  { about: 'collections', before: 'List<Object> list = new ArrayList<>(); list.add(KEY);', call: 'list.indexOf(KEY);' }, { about: 'collections', before: 'List<Object> list = new ArrayList<>(); list.add(KEY);', call: 's = "" + list;' },
  { about: 'collections', before: 'List<Object> list = new ArrayList<>(); list.add(KEY);', call: 'list.hashCode();' }, { about: 'collections', before: 'List<Object> list = new ArrayList<>(); list.add(KEY);', call: 'list.remove(other);' },
  { about: 'sorting', before: 'List<Key> list = new ArrayList<>(); list.add(KEY); list.add(new Sub(2));', call: 'Collections.sort(list);' },
  { about: 'sorting', before: 'List<Key> list = new ArrayList<>(); list.add(KEY); list.add(new Sub(2));', call: 'list.sort((p, q) -> LAMBDA);' },
  { about: 'sorting', before: 'List<Key> list = new ArrayList<>(); list.add(KEY); list.add(new Sub(2));', call: 'list.sort(new Order());' },
  { about: 'records', before: 'Pair pair = new Pair(KEY, 1);', call: 'pair.toString();' }, { about: 'records', before: 'Pair pair = new Pair(KEY, 1);', call: 'pair.hashCode();' },
  { about: 'records', before: 'Pair pair = new Pair(KEY, 1);', call: 'pair.equals(new Pair(new Sub(1), 1));' }, { about: 'records', before: 'Pair pair = new Pair(KEY, 1);', call: 's = pair + "";' },
  { about: 'identity', call: 'new Hashed().toString();' }, { about: 'identity', call: 's = "a" + new Hashed();' },
  { about: 'exceptions', before: 'Failure failure = new Failure();', call: 'failure.toString();' }, { about: 'exceptions', before: 'Failure failure = new Failure();', call: 's = failure + "";' }, { about: 'exceptions', call: 'new Failure();' },
  { about: 'exceptions', call: 'new Bare();' }, { about: 'exceptions', call: 'new RuntimeException(new Failure());' },
  { about: 'texts', before: 'Text text = new Text();', call: 'new StringBuilder().append(text);' }, { about: 'texts', before: 'Text text = new Text();', call: 's = text + "";' },
  { about: 'subclasses', before: 'Recent<String, Integer> recent = new Recent<>();', call: 'recent.put("a", 1);' }, { about: 'subclasses', before: 'Dice dice = new Dice();', call: 'dice.nextInt();' },
  { about: 'iterating', before: 'Steps steps = new Steps();', call: 'for (Object each : steps) { s = "b"; }' }, { about: 'closing', call: 'try (Door door = new Door()) { s = "c"; }' },
];

export const CALLBACKS: ValueTheme = {
  name: 'callbacks',
  make(random: Random): ValueProgram {
    // Mostly one kind of member throws: where several do, one that is forgotten hides behind the others.
    const throwing = new Set(Array.from({ length: random.chance(70) ? 1 : 2 }, () => random.below(12)));
    const body = (kind: number, otherwise: string): string => (throwing.has(kind) ? random.pick(['throw new IllegalStateException();', `if (LIMIT > ${random.below(4)}) throw new IllegalStateException(); ${otherwise}`, 'throw new Error();']) : otherwise);
    const methods = Array.from({ length: 4 }, (_, index): ValueMethod & { readonly text: string } => method(random, `m${index}`, throwing.has(4)));
    return {
      text: `import java.util.*;\n\nclass Callbacks {\n${classes(random, body)}\n${methods.map((one) => one.text).join('\n')}\n}\n`, className: 'Callbacks',
      methods: methods.map(({ name, type, about }) => ({ name, type, ...(about !== undefined && { about }) })),
    };
  },
};

/** The classes of the program; half of the keys inherit what they are compared by. */
function classes(random: Random, body: (kind: number, otherwise: string) => string): string {
  const compared = `public int compareTo(Object o) { ${body(3, 'return 0;')} }`;
  const members = `public String toString() { ${body(0, 'return "k";')} }
    public boolean equals(Object o) { ${body(1, 'return o == this;')} }
    public int hashCode() { ${body(2, 'return 7;')} }`;
  const isInherited = random.chance(50);
  return `  static final int LIMIT = 2;
  static class Above { ${isInherited ? `${compared}\n    ${members}` : ''} }
  static class Key extends Above implements Comparable<Object> {
    final int number;
    Key(int number) { this.number = number; }
    ${isInherited ? '' : `${compared}\n    ${members}`}
  }
  static class Sub extends Key { Sub(int number) { super(number); } }
  static class Order implements Comparator<Key> { public int compare(Key p, Key q) { ${body(4, 'return 0;')} } }
  record Pair(Key left, int right) { }
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
  static class Dice extends Random { protected int next(int bits) { ${body(10, 'return 4;')} } }
  static class Steps implements Iterable<Object> { public Iterator<Object> iterator() { ${body(11, 'return new ArrayList<Object>().iterator();')} } }
  static class Door implements AutoCloseable { public void close() { ${body(11, '')} } }`;
}

function method(random: Random, name: string, isThrowing: boolean): ValueMethod & { readonly text: string } {
  const { about, before, call } = random.pick(KEY);
  const made = random.pick(['new Key(1)', 'new Sub(1)']);
  const filled = (text: string): string => text.replaceAll('KEY', 'key').replaceAll('LAMBDA', isThrowing ? random.pick(['{ throw new IllegalStateException(); }', 'LIMIT / (LIMIT - 2)']) : '0');
  const lines = ['int x = 0, y = 0;', 'String s = "";', `Key key = ${made}, other = new Sub(3);`, ...(before === undefined ? [] : [filled(before)])];
  const caught = random.pick(['RuntimeException | Error e', 'Throwable e', 'IllegalStateException | ArithmeticException | Error e']);
  const steps = random.chance(70) ? `x++; ${filled(call)} y++;` : `x++; try { ${filled(call)} } finally { x++; } y++; y++;`;
  return { name, type: 'int', about, text: `  static int ${name}() {\n    ${[...lines, `try { ${steps} } catch (${caught}) { }`, 'return x - y;'].join('\n    ')}\n  }` };
}
