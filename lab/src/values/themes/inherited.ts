/**
 * Members that a class inherits from the library, most of which no stub has, beside members of the same name around the class or in it;
 * overloads of the library that no stub has; and supertypes that have no stub at all (Java Language Specification 6.4.1, 8.2, 15.12). Each
 * declaration has a value of its own. What Java refuses is dropped.
 * Neighbours: `hiding.ts` does the same among classes of the program; `../build.ts`.
 */
import type { Random } from '../../random';
import type { MethodText } from '../build';
import { methodText, programOf, times } from '../build';
import type { ValueProgram, ValueTheme } from '../theme';

/** A class of the library to be below, and what Java has there. Methods take nothing; overloads take an int in Java. */
interface Above {
  readonly name: string;
  readonly body: string;
  readonly fields: readonly string[];
  readonly methods: readonly string[];
  readonly overloads: readonly string[];
  readonly types: readonly string[];
}

const ABOVE: readonly Above[] = [
  {
    name: 'extends java.util.ArrayList<String>',
    body: '',
    fields: ['modCount', 'size'],
    methods: ['modCount', 'size'],
    overloads: ['ensureCapacity'],
    types: ['SimpleEntry'],
  },
  {
    name: 'extends java.util.Vector<String>',
    body: '',
    fields: ['modCount', 'elementCount', 'capacityIncrement'],
    methods: ['capacity', 'size'],
    overloads: ['ensureCapacity', 'setSize'],
    types: [],
  },
  {
    name: 'extends java.util.concurrent.Semaphore',
    body: 'C() { super(3); }',
    fields: ['sync'],
    methods: ['getQueueLength', 'drainPermits'],
    overloads: ['reducePermits', 'release'],
    types: ['Sync'],
  },
  {
    name: 'extends Thread',
    body: '',
    fields: ['MAX_PRIORITY', 'priority'],
    methods: ['countStackFrames', 'getPriority'],
    overloads: ['setPriority'],
    types: ['State', 'UncaughtExceptionHandler', 'Caches'],
  },
  {
    name: 'extends java.util.HashMap<String, String>',
    body: '',
    fields: ['table'],
    methods: ['size', 'capacity'],
    overloads: [],
    types: ['SimpleEntry', 'Entry'],
  },
  {
    name: 'extends java.util.concurrent.locks.ReentrantLock',
    body: '',
    fields: ['sync'],
    methods: ['getQueueLength', 'getHoldCount'],
    overloads: [],
    types: ['Sync'],
  },
  {
    name: 'implements java.io.ObjectStreamConstants',
    body: '',
    fields: ['STREAM_MAGIC', 'TC_NULL'],
    methods: ['version'],
    overloads: ['take'],
    types: [],
  },
  {
    name: 'extends java.util.BitSet',
    body: '',
    fields: ['size'],
    methods: ['length', 'cardinality'],
    overloads: ['set', 'flip'],
    types: [],
  },
  {
    name: 'implements java.util.Map.Entry<String, String>',
    body: 'public String getKey() { return "k"; } public String getValue() { return "v"; } public String setValue(String v) { return v; }',
    fields: ['key'],
    methods: ['comparingByKey'],
    overloads: [],
    types: [],
  },
];

export const INHERITED: ValueTheme = {
  name: 'inherited',
  make(random: Random): ValueProgram {
    const counter = { next: 100 };
    const groups = times(4, (index) => (random.chance(75) ? below(random, index, counter) : overload(random, index)));
    return programOf(
      'Inherited',
      groups.flatMap((one) => one.shared),
      groups.map((one) => one.method),
    );
  },
};

function below(
  random: Random,
  index: number,
  counter: { next: number },
): { readonly shared: readonly string[]; readonly method: MethodText } {
  const above = random.pick(ABOVE);
  const value = (): number => counter.next++;
  const field = random.pick(above.fields);
  const method = random.pick(above.methods);
  const type = random.pick(above.types.length === 0 ? ['Part'] : above.types);
  const name = `C${index}`;
  const own = random.chance(20) ? `static final int ${field} = ${value()};` : '';
  const taken = random.pick(above.overloads.length === 0 ? ['take'] : above.overloads);
  const wide = random.pick(['long', 'Integer', 'Object', 'int...', 'double']);
  const asked = random.weighted([
    [4, field],
    [3, `${method}()`],
    [3, `o instanceof ${type} ? 1 : 2`],
    [4, `hits(${random.pick(['1', '(short) 1', '1L', 'Integer.valueOf(1)'])})`],
    [1, `this.${field}`],
  ]);
  const through = random.weighted([
    [4, 'ask'],
    [1, 'inner'],
  ]);
  const text =
    `static class Around${index} { static final int ${field} = ${value()}; static int ${method}() { return ${value()}; } static class ${type} { } ` +
    `static class ${name} ${above.name} { ${above.body.replace('C(', `${name}(`)} ${own} int hits; void ${taken}(${wide} x) { hits = ${value()}; } ` +
    `int ask(Object o) { return ${asked.startsWith('hits(') ? `call()` : asked}; } int call() { ${asked.startsWith('hits(') ? `${taken}${asked.slice('hits'.length)};` : ''} return hits; } ` +
    `int inner(Object o) { class Inner { int get() { return ${asked.startsWith('hits(') || asked.startsWith('this') ? 'call()' : asked}; } } return new Inner().get(); } } ` +
    `static int run() { return new ${name}().${through}((Object) new ${type}()); } }`;
  return { shared: [text], method: methodText(`m${index}`, 'int', [`return Around${index}.run();`], 'what is inherited') };
}

const CALLS: readonly string[] = [
  'Math.floorMod(A, B)',
  'Math.floorDiv(A, B)',
  'Math.multiplyExact(A, B)',
  'Math.abs(A)',
  'Character.getNumericValue(A)',
  'Character.toUpperCase(A)',
  'Math.signum(A)',
  'Math.max(A, B)',
];
const NULLS: readonly string[] = [
  'String.valueOf((char[]) null)',
  'new StringBuilder().insert(0, (char[]) null)',
  'new StringBuilder().append((StringBuffer) null)',
  'new StringBuilder((CharSequence) null)',
  'new java.util.TreeSet<String>((java.util.SortedSet<String>) null)',
  'String.valueOf((Object) null)',
];

function overload(random: Random, index: number): { readonly shared: readonly string[]; readonly method: MethodText } {
  const number = (): string => random.pick(['5', '3L', "'7'", '(short) 2', '2.5f']);
  if (random.chance(40))
    return {
      shared: [],
      method: methodText(
        `m${index}`,
        'int',
        [`try { Object o = ${random.pick(NULLS)}; return 1; } catch (NullPointerException e) { return 2; }`],
        'overloads of the library',
      ),
    };
  const kinds = ['int', 'long', 'float', 'double'].map((type, at) => `static int of${index}(${type} x) { return ${at + 1}; }`);
  const call = random.pick(CALLS).replace('A', number()).replace('B', number());
  return { shared: kinds, method: methodText(`m${index}`, 'int', [`return of${index}(${call});`], 'overloads of the library') };
}
