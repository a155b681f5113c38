/**
 * What a class shape is written with: choices, names that are used once, the thing its package is about, and imports that follow from the
 * text.
 * Neighbours: the shapes (`shapes/`) are functions of a kit; `compose.mjs` makes one kit for each class.
 */

/** Simple names of the Java library that the shapes use, with their packages. */
const LIBRARY = {
  'java.util': [
    'ArrayDeque',
    'ArrayList',
    'Arrays',
    'BitSet',
    'Collection',
    'Collections',
    'Comparator',
    'Deque',
    'EnumMap',
    'EnumSet',
    'HashMap',
    'HashSet',
    'Iterator',
    'LinkedHashMap',
    'LinkedHashSet',
    'LinkedList',
    'List',
    'Locale',
    'Map',
    'NoSuchElementException',
    'Objects',
    'Optional',
    'OptionalInt',
    'PriorityQueue',
    'Properties',
    'Queue',
    'Random',
    'Set',
    'StringJoiner',
    'TreeMap',
    'TreeSet',
    'UUID',
  ],
  'java.util.concurrent': [
    'ArrayBlockingQueue',
    'BlockingQueue',
    'Callable',
    'ConcurrentHashMap',
    'CopyOnWriteArrayList',
    'CountDownLatch',
    'ExecutionException',
    'ExecutorService',
    'Executors',
    'Future',
    'LinkedBlockingQueue',
    'Semaphore',
    'TimeUnit',
  ],
  'java.util.concurrent.atomic': ['AtomicBoolean', 'AtomicInteger', 'AtomicLong', 'AtomicReference'],
  'java.util.concurrent.locks': ['Condition', 'Lock', 'ReadWriteLock', 'ReentrantLock', 'ReentrantReadWriteLock'],
  'java.util.function': [
    'BiFunction',
    'BinaryOperator',
    'Consumer',
    'Function',
    'IntBinaryOperator',
    'IntPredicate',
    'IntUnaryOperator',
    'Predicate',
    'Supplier',
    'ToIntFunction',
    'UnaryOperator',
  ],
  'java.util.stream': ['Collectors', 'IntStream', 'Stream'],
  'java.io': [
    'BufferedReader',
    'Closeable',
    'File',
    'FileReader',
    'IOException',
    'PrintWriter',
    'Reader',
    'StringReader',
    'StringWriter',
    'UncheckedIOException',
    'Writer',
  ],
  'java.time': ['Duration', 'Instant', 'LocalDate'],
};

export const capital = (word) => word[0].toUpperCase() + word.slice(1);

/** The names of a corpus, so that none is given twice, and in which package each stands. */
export class Names {
  constructor() {
    this.packages = new Map();
    this.imports = new Map(Object.entries(LIBRARY).flatMap(([pkg, names]) => names.map((name) => [name, `${pkg}.${name}`])));
  }

  has(name) {
    return this.packages.has(name) || this.imports.has(name);
  }

  add(name, pkg) {
    this.packages.set(name, pkg);
  }
}

/**
 * A domain as the classes of its package see it; `style` says how its main class is written, which decides how its fields are asked for.
 */
export function thingOf(domain, style, root) {
  const { noun } = domain;
  const fields = [
    ['long', 'id'],
    ...domain.texts.map((name) => ['String', name]),
    ...domain.numbers.map((name) => ['int', name]),
    ['long', domain.long],
    ['double', domain.real],
    ['boolean', domain.flag],
    [`${noun}Status`, 'status'],
  ].map(([type, name]) => ({ type, name, capital: capital(name) }));
  return {
    ...domain,
    style,
    fields,
    pkg: `${root}.${domain.pkg}`,
    variable: noun[0].toLowerCase() + noun.slice(1),
    status: `${noun}Status`,
    exception: `${noun}Exception`,
    repository: `${noun}Repository`,
  };
}

export class Kit {
  constructor(next, names, thing, others) {
    Object.assign(this, { next, names, thing, others });
    this.className = undefined;
  }

  /** From one to the other, both included. */
  int(from, to) {
    return from + this.next(to - from + 1);
  }
  flip(percent = 50) {
    return this.next(100) < percent;
  }
  pick(...choices) {
    return choices[this.next(choices.length)];
  }
  /** The text in so many percent of the cases, else nothing. */
  maybe(percent, text) {
    return this.flip(percent) ? text : '';
  }
  shuffled(list) {
    const rest = [...list];
    return list.map(() => rest.splice(this.next(rest.length), 1)[0]);
  }
  some(list, count) {
    return this.shuffled(list).slice(0, count);
  }
  /** Methods in any order: the texts joined. */
  members(...texts) {
    return this.shuffled(texts.filter((text) => text !== '')).join('\n\n');
  }

  /** A new class name of the package: one of those given, with words in front until it is new. The first call names the file. */
  name(...choices) {
    let name = this.pick(...choices);
    const prefixes = this.shuffled([
      'Simple',
      'Basic',
      'Fast',
      'Small',
      'Default',
      'Local',
      'Plain',
      'Tiny',
      'Compact',
      'Shared',
      this.thing.noun,
    ]);
    const base = name;
    for (let round = 0; this.names.has(name); round++)
      name = prefixes[round % prefixes.length] + (round < prefixes.length ? '' : prefixes[(round * 7 + 3) % prefixes.length]) + base;
    this.names.add(name, this.thing.pkg);
    this.className ??= name;
    return name;
  }
  /** A class about the package's thing: `OrderService`. */
  own(...suffixes) {
    return this.name(...suffixes.map((suffix) => this.thing.noun + suffix));
  }

  /** The call that asks the thing in a variable for a field. */
  get(variable, field, thing = this.thing) {
    if (thing.style === 'record') return `${variable}.${field}()`;
    return `${variable}.${thing.fields.find((one) => one.name === field)?.type === 'boolean' ? 'is' : 'get'}${capital(field)}()`;
  }
  /** The same as a method reference. */
  reference(field, thing = this.thing) {
    return this.get(`${thing.noun}:`, field, thing).replace(':.', '::').replace('()', '');
  }
  other() {
    return this.pick(...this.others);
  }
}

/** The file of a class: package, the imports that its text needs, the text without superfluous empty lines. */
export function fileText(pkg, text, names) {
  const body = text
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/\{\n\n/g, '{\n')
    .replace(/\n\n( *\})/g, '\n$1')
    .trim();
  const code = body.replace(/"(?:[^"\\\n]|\\.)*"|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '');
  const used = new Set(code.match(/(?<![.\w])[A-Z]\w*/g) ?? []);
  const imports = [...used]
    .flatMap((name) => {
      if (new RegExp(`\\b(?:class|interface|enum|record) ${name}\\b`).test(code)) return [];
      const home = names.packages.get(name);
      if (home !== undefined) return home === pkg ? [] : [`${home}.${name}`];
      return names.imports.has(name) ? [names.imports.get(name)] : [];
    })
    .sort();
  return `package ${pkg};\n\n${imports.map((one) => `import ${one};\n`).join('')}${imports.length > 0 ? '\n' : ''}${body}\n`;
}
