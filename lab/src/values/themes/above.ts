/**
 * Classes below those of the library whose constructors may run what the class overrides, before anything of its own is initialized: what
 * an override then sees, against what it says of its object (`Throwable()`, `Random(long)`, `HashSet(Collection)`, and constructors beside
 * them that run nothing).
 * Neighbours: `../theme.ts` says what a promise is; `callbacks.ts` is about code that the library runs of objects it is given.
 */
import type { Random } from '../../random';
import type { ValueProgram, ValueTheme } from '../theme';

interface Above {
  readonly name: string;
  /** Whoever calls the constructor is not checked, since no stub has it, so only the override can be asked. */
  readonly isLeftOut?: true;
  /** What its constructor is given. */
  readonly given: string;
  /** The head of an override, and what it goes on with. */
  readonly override: string;
  readonly rest: string;
}

const LIST = 'java.util.List.of("a", "b")';
const FILL = { override: 'public Throwable fillInStackTrace()', rest: 'return this;' } as const;
const MAP = 'java.util.Map.of("a", "b")';
const PUT = { override: 'public String put(String k, String v)', rest: 'return null;' } as const;
const PUT_ALL = { override: 'public void putAll(java.util.Map<? extends String, ? extends String> m)', rest: '' } as const;
const ADD_ALL = { override: 'public boolean addAll(java.util.Collection<? extends String> c)', rest: 'return true;' } as const;
const LEFT_OUT: readonly Above[] = [
  { name: 'java.util.Hashtable<String, String>', given: MAP, ...PUT },
  { name: 'java.util.Hashtable<String, String>', given: MAP, ...PUT_ALL },
  { name: 'java.util.IdentityHashMap<String, String>', given: MAP, ...PUT_ALL },
  { name: 'java.util.WeakHashMap<String, String>', given: MAP, ...PUT_ALL },
  { name: 'java.util.concurrent.ConcurrentSkipListMap<String, String>', given: MAP, ...PUT_ALL },
  { name: 'java.util.TreeSet<String>', given: LIST, ...ADD_ALL },
  { name: 'java.util.concurrent.ConcurrentSkipListSet<String>', given: LIST, ...ADD_ALL },
];
const ABOVE: readonly Above[] = [
  { name: 'RuntimeException', given: '', ...FILL },
  { name: 'Exception', given: '"text"', ...FILL },
  { name: 'AssertionError', given: 'new Error()', override: 'public Throwable initCause(Throwable c)', rest: 'return this;' },
  { name: 'java.util.Random', given: '', override: 'public void setSeed(long s)', rest: '' },
  { name: 'java.util.HashSet<String>', given: LIST, override: 'public boolean add(String s)', rest: 'return super.add(s);' },
  { name: 'java.util.HashSet<String>', given: '', override: 'public boolean add(String s)', rest: 'return super.add(s);' },
  {
    name: 'java.util.LinkedList<String>',
    given: LIST,
    override: 'public boolean addAll(java.util.Collection<? extends String> c)',
    rest: 'return true;',
  },
  { name: 'java.util.ArrayDeque<String>', given: LIST, override: 'public void addLast(String s)', rest: '' },
  { name: 'java.util.ArrayList<String>', given: LIST, override: 'public boolean add(String s)', rest: 'return true;' },
  {
    name: 'java.util.TreeMap<String, String>',
    given: 'java.util.Map.of("a", "b")',
    override: 'public void putAll(java.util.Map<? extends String, ? extends String> m)',
    rest: '',
  },
  {
    name: 'java.util.concurrent.ConcurrentHashMap<String, String>',
    given: 'java.util.Map.of("a", "b")',
    override: 'public void putAll(java.util.Map<? extends String, ? extends String> m)',
    rest: '',
  },
  ...LEFT_OUT.map((one) => ({ ...one, isLeftOut: true as const })),
  { name: 'Thread', given: '"name"', override: 'public void run()', rest: '' },
  { name: 'java.util.TimerTask', given: '', override: 'public void run()', rest: '' },
];

/** A field, how it is set in a constructor (or by itself), and what an override says of it. */
const STATES: readonly { readonly field: string; readonly set: string; readonly says: string }[] = [
  { field: 'private final Object lock = new Object();', set: '', says: 'lock != null' },
  { field: 'private int[] last = new int[3];', set: '', says: 'last != null' },
  { field: '//@ global_invariant n > 0\n    private final int n;', set: 'n = 1;', says: 'n > 0' },
  { field: 'private final int n;', set: 'n = 2;', says: 'n >= 0' },
  { field: '/*@ non_null */ private final Object own;', set: 'own = new Object();', says: 'own != null' },
];

export const ABOVE_THEME: ValueTheme = {
  name: 'above',
  make(random: Random): ValueProgram {
    const { name, given, override, rest, isLeftOut } = random.pick(ABOVE);
    const promisedBy = isLeftOut || random.chance(20) ? /(\w+)\(/.exec(override)![1]! : undefined;
    // What a clause says of the object a constructor owes: where that is not checked, the program is not verified as a whole.
    const { field, set, says } = random.pick(promisedBy === undefined ? STATES : STATES.filter((one) => !one.field.includes('@ ')));
    const body = `${override} {\n      //@ assert ${says}\n      if (!(${says})) { throw new AssertionError(); }\n      ${rest}\n    }`;
    const isBetween = random.below(3) === 0;
    const made = isBetween
      ? `  static class Between extends ${name} {\n    Between() { super(${given}); }\n  }\n  static class Below extends Between {\n    ${field}\n    Below() { ${set} }\n    ${body}\n  }`
      : `  static class Below extends ${name} {\n    ${field}\n    Below() { super(${given}); ${set} }\n    ${body}\n  }`;
    const text = `class Above {
${made}
  //@ ensures true
  static boolean m0() {
    try {
      new Below();
    } catch (AssertionError wrong) {
      return false;
    }
    return true;
  }
}
`;
    return {
      text,
      className: 'Above',
      methods: [{ name: 'm0', type: 'boolean', isPromise: true, ...(promisedBy === undefined ? {} : { promisedBy }) }],
    };
  },
};
