/**
 * What the library runs of a class that knows nothing of it: methods that are inherited for an interface which only a subclass names. They
 * throw, give something of their own, or change a number that a lock guards; each program is about one interface, so that nothing else of
 * it hides what was not seen.
 * Neighbours: `callbacks.ts` has every kind of callback at once; `past-overrides.ts` has calls within a class.
 */
import type { Random } from '../../random';
import { methodText, programOf, times, type MethodText } from '../build';
import type { ValueProgram, ValueTheme } from '../theme';

interface Interface {
  readonly name: string;
  /** The heading of the method, what it gives where nothing happens, and what its result may be instead. */
  readonly heading: string;
  readonly given: string;
  /** It is believed to change nothing, so who changes something in it is the one who is refused. */
  readonly isQuiet?: true;
  /** What else a class of it must have. */
  readonly rest?: string;
  /** Calls of the library that run it, of `it` and perhaps `other`. */
  readonly calls: readonly string[];
}

const INTERFACES: readonly Interface[] = [
  {
    name: 'Comparable<Object>',
    heading: 'public int compareTo(Object o)',
    isQuiet: true,
    given: '0',
    calls: [
      'List<Below> all = new ArrayList<>(List.of(it, other)); Collections.sort((List) all);',
      'List<Below> all = new ArrayList<>(List.of(it, other)); all.sort(null);',
      'Map<Object, Object> all = new TreeMap<>(); all.put(it, it); all.put(other, it);',
      'Set<Object> all = new TreeSet<>(); all.add(it); all.add(other);',
      'PriorityQueue<Object> all = new PriorityQueue<>(); all.add(it); all.add(other);',
      'Object[] all = { it, other }; Arrays.sort(all);',
    ],
  },
  {
    name: 'Comparator<Object>',
    heading: 'public int compare(Object p, Object q)',
    isQuiet: true,
    given: '0',
    calls: [
      'List<Object> all = new ArrayList<>(List.of("a", "b")); all.sort(it);',
      'List<Object> all = new ArrayList<>(List.of("a", "b")); Collections.sort(all, it);',
      'Set<Object> all = new TreeSet<>(it); all.add("a"); all.add("b");',
    ],
  },
  {
    name: 'Iterable<Object>',
    heading: 'public Iterator<Object> iterator()',
    given: 'new ArrayList<Object>(List.of("a")).iterator()',
    calls: ['for (Object one : it) { s = "b"; }', 's = String.join("-", (Iterable) it);', 'it.forEach(one -> { });'],
  },
  {
    name: 'CharSequence',
    heading: 'public int length()',
    isQuiet: true,
    given: '1',
    rest: 'public char charAt(int at) { return 97; } public CharSequence subSequence(int from, int to) { return this; }',
    calls: ['new StringBuilder().append(it);', 's = String.join("-", it);', 'new StringBuilder().append((CharSequence) it).length();'],
  },
  {
    name: 'AutoCloseable',
    heading: 'public void close()',
    given: '',
    calls: ['try (Below held = it) { s = "b"; }'],
  },
  {
    name: 'java.util.function.Function<Object, Object>',
    heading: 'public Object apply(Object o)',
    given: '"a"',
    calls: ['new HashMap<Object, Object>().computeIfAbsent("a", it);', 's = "" + Optional.of("a").map(it).isPresent();'],
  },
  {
    name: 'java.util.function.Predicate<Object>',
    heading: 'public boolean test(Object o)',
    given: 'true',
    calls: ['List<Object> all = new ArrayList<>(List.of("a")); all.removeIf(it);'],
  },
  {
    name: 'java.util.function.Consumer<Object>',
    heading: 'public void accept(Object o)',
    given: '',
    calls: ['List<Object> all = new ArrayList<>(List.of("a")); all.forEach(it);', 'Optional.of("a").ifPresent(it);'],
  },
  { name: 'Runnable', heading: 'public void run()', given: '', calls: ['new Thread(it).run();'] },
];

export const INHERITED_CALLBACKS: ValueTheme = {
  name: 'inherited-callbacks',
  make(random: Random): ValueProgram {
    const chosen = random.weighted<Interface>(INTERFACES.map((one, index) => [index === 0 ? 6 : 2, one]));
    if (chosen.isQuiet === true && random.chance(50)) return changing(random, chosen);
    const isChanging = chosen.isQuiet === undefined && random.chance(50);
    const end = chosen.given === '' ? '' : `return ${chosen.given};`;
    const body = isChanging ? `synchronized (LOCK) { changed++; } ${end}` : random.pick(['throw new Odd();', 'throw new Error();']);
    const throws = `if (LIMIT > 1) { ${body} } ${end}`;
    const text = random.pick([body, throws]);
    const made = programOf(
      'InheritedCallbacks',
      [
        ...(isChanging ? ['static final Object LOCK = new Object();', '//@ guarded_by LOCK.holder == tid', 'static int changed;'] : []),
        'static final int LIMIT = 2;',
        'static class Odd extends RuntimeException { }',
        // A generic class above, or one in between, hides the method no less.
        `static class Above { ${chosen.heading} { ${text} } ${chosen.rest ?? ''} }`,
        ...(random.chance(30) ? ['static class Between extends Above { }'] : []),
      ],
      times(3, (index) => method(random, index, chosen, isChanging)),
    );
    const above = made.text.includes('class Between') ? 'Between' : 'Above';
    const below = `  static class Below extends ${above} implements ${chosen.name} { }\n`;
    return { ...made, text: `import java.util.*;\n${made.text.replace('  static int m0', `${below}  static int m0`)}` };
  },
};

/**
 * Who changes something in what is believed to change nothing is refused, and nobody else is. So the question is whether all of the program
 * is verified.
 */
function changing(random: Random, { name, heading, given, rest, calls }: Interface): ValueProgram {
  const call = random.pick(calls);
  const body = (end: string): string => `synchronized (LOCK) {
      String s = "";
      Below it = new Below(), other = new Below();
      int before = changed;
      ${call}
      ${end}
    }`;
  const between = random.chance(30);
  const text = `import java.util.*;
class InheritedCallbacks {
  static final Object LOCK = new Object();
  //@ guarded_by LOCK.holder == tid
  static int changed;
  static class Above { ${heading} { synchronized (LOCK) { changed++; } return ${given}; } ${rest ?? ''} }
${between ? '  static class Between extends Above { }\n' : ''}  static class Below extends ${between ? 'Between' : 'Above'} implements ${name} { }
  static void asked() {
    ${body('assert before == changed;')}
  }
  static boolean kept() {
    ${body('return before == changed;')}
  }
}
`;
  return {
    text,
    className: 'InheritedCallbacks',
    methods: [{ name: 'kept', type: 'boolean', isPromise: true, about: 'what is believed to change nothing' }],
  };
}

function method(random: Random, index: number, { calls }: Interface, isChanging: boolean): MethodText {
  const call = random.pick(calls);
  const handler = random.pick(['RuntimeException | Error e', 'Odd | Error e']);
  const lines = [
    `int x = 0, y = 0${isChanging ? ', before = changed' : ''};`,
    'String s = "";',
    'Below it = new Below(), other = new Below();',
    `try { x++; ${call} y++; } catch (${handler}) { }`,
    `return x - y${isChanging ? ' + changed - before' : ''};`,
  ];
  return methodText(`m${index}`, 'int', isChanging ? ['synchronized (LOCK) {', ...lines, '}'] : lines);
}
