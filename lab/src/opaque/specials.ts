/**
 * Programs of one idea each: constructors that call what is overridden, overloads and names of supertypes without source, what is handed
 * out and comes back as another name, arrays and collections that are kept, null, exceptions by class, and the order in which Java
 * evaluates around such a call.
 * Neighbours: `generate.ts` takes one of them for every fourth program.
 */
import type { Random } from '../random';
import { SUBJECT, classText, method, type OpaqueProgram } from './program';

type Special = (random: Random) => OpaqueProgram;

interface Parts {
  readonly about: string;
  readonly heading?: string;
  readonly members: readonly string[];
  /** The lines of each test. */
  readonly tests: readonly (readonly string[])[];
  readonly params?: string;
  readonly given?: string;
  readonly beside?: readonly string[];
  /** Before a test. */
  readonly before?: string;
  readonly kind?: string;
  readonly made?: string;
}

/** One thread. The tests are sections of the object's monitor, so that threads may share it. */
function special({
  about,
  heading = '',
  members,
  tests,
  params = 'Hub hub',
  given = 'new jar.Hub()',
  beside = [],
  before = '',
  kind = 'plain',
  made = `new ${SUBJECT}()`,
}: Parts): OpaqueProgram {
  const methods = tests.map((lines, index) => method(`synchronized void test${index}_(${params}) throws Exception`, lines));
  return {
    text: classText(`class ${SUBJECT}${heading}`, [...members, ...methods], beside),
    about: `special: ${about}`,
    made,
    steps: tests.map((_, index) => `${before} c.test${index}_(${given});`),
    beside: undefined,
    kind,
  };
}

const CONSTRUCTORS: Special = (random) => {
  const field = random.pick(['private int x_;', 'private int x_ = 0;', '{ x_ = 0; } private int x_;']);
  const hook = random.pick(['x_ = 5;', 'up_();', 'this.x_++;']);
  return special({
    about: 'superclass constructor',
    heading: ` extends ${random.pick(['Base', 'Middle_'])}`,
    beside: ['class Middle_ extends Base { Middle_() { super(); } }'],
    members: [
      field,
      'private final int y_;',
      'private synchronized void up_() { x_ = x_ + 2; }',
      `@Override public synchronized void hook() { ${hook} }`,
      `C() {\n    ${random.pick(['super();', ''])}\n    ASSERT<0>(x_ == 0);\n    y_ = x_;\n    new Hub().call(this);\n    ASSERT<1>(y_ == 0);\n    ASSERT<2>(x_ == 0);\n  }`,
    ],
    tests: [[]],
  });
};

const OVERLOADS: Special = (random) => {
  const [own, argument] = random.pick([
    ['put(long value)', '3'],
    ['put(Object value)', '3'],
    ['put(int... value)', '3'],
    ['put(double value)', '3'],
    ['put(Object value)', 'Integer.valueOf(1)'],
    ['take(Object value)', '"a"'],
    ['take(CharSequence value)', 'null'],
    ['put(byte value)', '(short) 1'],
    ['put(int value)', '3'],
  ]);
  const name = own!.slice(0, own!.indexOf('('));
  const call = random.pick([
    `${name}(${argument});`,
    `this.${name}(${argument});`,
    `super.${name}(${argument === 'null' ? '"a"' : argument});`,
    `C same = this; same.${name}(${argument});`,
  ]);
  return special({
    about: 'overloads above',
    heading: ' extends Base',
    members: ['private int x_;', `public synchronized void ${own} { x_ = 2; }`],
    tests: [['x_ = 1;', call, `ASSERT<0>(x_ == ${random.pick([1, 2])});`]],
  });
};

/** A simple name in a class whose supertype is not known may be a member of that. */
const NAMES_ABOVE: Special = (random) => {
  const kind = random.below(5);
  const outer = [
    'private int size;',
    'private int level;',
    'private synchronized void bump() { size = 2; }',
    'synchronized int level() { return size; }',
  ];
  const inner = random.pick([
    'new Base() { @Override public void hook() { DO } }.step();',
    'class Local extends Base { void go_() { DO } } new Local().go_();',
    'new Adapter() { public void ready() { DO } }.start();',
    'new Inner_().go_();',
  ]);
  const does = random.pick(['size = 5;', 'bump();', 'size++;', 'C.this.size = 5;', 'C.this.bump();', 'this.size = 5;']);
  if (kind === 0)
    return special({
      about: 'inherited field',
      heading: ' extends Base',
      members: ['private int x_;'],
      tests: [
        [
          'level = 5;',
          random.pick(['step();', 'hub.fire();', 'hub.same(this).level = 6;', 'C other = hub.same(this); other.level = 7;']),
          'ASSERT<0>(level == 5);',
        ],
      ],
    });
  if (kind === 1)
    return special({
      about: 'inherited method',
      heading: ' extends Base',
      members: ['int x_ = 1;'],
      tests: [['int got = level();', `ASSERT<0>(got == ${random.pick([3, 0])});`]],
    });
  return special({
    about: 'names above',
    members: [...outer, `class Inner_ extends ${random.pick(['Base', 'Middle_'])} { void go_() { ${does} } }`],
    beside: ['class Middle_ extends Base { }'],
    tests: [['size = 1;', inner.replace('DO', does), `ASSERT<0>(size == ${random.pick([1, 5, 2])});`]],
  });
};

/** The same object under another name. */
const ALIASES: Special = (random) => {
  const got = random.pick([
    'C got = hub.same(this);',
    'C got = (C) hub.same((Object) this);',
    'hub.add(this); C got = (C) hub.last();',
    'Object any = hub.same(this); C got = any instanceof C one ? one : this;',
    'C got = new Box<C>(this).get();',
    'C got = new Box<>(this).held;',
    'C got = hub.ask(() -> this);',
    'var got = hub.same(this);',
    'C got = Optional.of(this).get();',
    'C got = List.of(this).get(0);',
    'C[] many = { this }; C got = hub.same(many)[0];',
    'hub.add(this); C got = hub.last() instanceof C one ? one : this;',
  ]);
  const write = random.pick(['got.x_ = 5;', 'got.x_++;', 'got.up_();', 'C more = got; more.x_ = 3;']);
  return special({
    about: 'aliases',
    members: ['int x_;', 'synchronized void up_() { x_ = x_ + 2; }'],
    tests: [
      [
        'x_ = 1;',
        got,
        `if (got != null) { ${write} }`,
        `ASSERT<0>(${random.pick(['x_ == 1', 'x_ == 1 || x_ == 2', 'got == null || got != this'])});`,
      ],
    ],
  });
};

/** Made here, and known elsewhere: it comes back, or its callback writes it. */
const ESCAPES: Special = (random) => {
  const give = random.pick([
    'hub.add(made);',
    'hub.call(made);',
    'hub.same(made);',
    'new Box<>(made);',
    'hub.add((Runnable) () -> made.n_++);',
    'hub.add((Runnable) made::up_);',
    'hub.add((Runnable) () -> { Cup_ mine = made; mine.up_(); });',
    'Object[] all = { made }; hub.add(all); hub.add((Runnable) made);',
    'hub.each(made, one -> { });',
    'kept_ = made; hub.add((Runnable) () -> kept_.n_ = 9);',
    'hub.ask(() -> made);',
  ]);
  const later = random.pick(['hub.fire();', 'new Hub();', 'Late.go();', 'int got = hub.number();', '']);
  return special({
    about: 'escapes',
    members: [
      'Cup_ kept_;',
      'static class Cup_ implements Runnable { int n_; public void run() { n_ = n_ + 1; } void up_() { n_ = n_ + 2; } }',
    ],
    tests: [['final Cup_ made = new Cup_();', 'made.n_ = 1;', give, later, 'ASSERT<0>(made.n_ == 1);']],
  });
};

const ARRAYS: Special = (random) => {
  const kind = random.pick([
    ['int[]', 'new int[2]', '3', '[0] == 3'],
    ['boolean[]', 'new boolean[2]', 'true', '[0]'],
    ['Object[]', 'new Object[2]', '"a"', '[0] != null'],
    ['int[][]', 'new int[2][2]', '', ''],
  ] as const);
  const [type, made, value, holds] = kind[0] === 'int[][]' ? (['int[]', '(new int[2][2])[1]', '3', '[0] == 3'] as const) : kind;
  const give = random.pick([
    'hub.add(a);',
    'hub.call(a);',
    'hub.same(a);',
    `${type} other = hub.same(a);`,
    'hub.add((Runnable) () -> a[0] = a[1]);',
    'Object whole = a; hub.add(whole);',
    'new Box<>(a);',
    'hub.ask(() -> a);',
    'kept_ = a; hub.add(kept_);',
    `${type} copy = a.clone(); hub.add(copy);`,
    '',
  ]);
  const later = random.pick(['hub.fire();', 'new Hub();', 'Late.go();', 'int got = hub.number();', 'String text = "" + hub.text();']);
  const from = random.chance(30) ? ['field_', `private final ${type} field_ = ${made};`] : [made, 'private int told_;'];
  return special({
    about: 'arrays',
    members: [`${type} kept_;`, from[1]!],
    tests: [[`final ${type} a = ${from[0]!};`, `a[0] = ${value};`, give, later, `ASSERT<0>(a${holds});`]],
  });
};

/** Other methods of the class hand out what is private. */
const HANDED_OUT: Special = (random) => {
  const out = random.pick([
    'int[] out_() { return a_; }',
    'void out_(Hub hub) { hub.add(a_); }',
    'Object out_() { return new Box<int[]>(a_); }',
    'void out_(Hub hub) { hub.ask(() -> a_); }',
    'int[] out_() { return a_.clone(); }',
    'int out_() { return a_[0]; }',
    'void out_(Box<C> box) { box.get().a_[0] = 5; }',
    'void out_(Box<C> box) { int[] got = box.get().a_; got[0] = 5; }',
    'Runnable out_() { return () -> a_[0]++; }',
  ]);
  const use = out.startsWith('void out_(Hub')
    ? 'out_(hub);'
    : out.startsWith('void out_(Box')
      ? 'out_(new Box<>(this));'
      : 'hub.add(out_());';
  return special({
    about: 'handed out',
    members: ['private final int[] a_ = new int[2];', out],
    tests: [
      ['a_[0] = 1;', use, 'hub.fire();', 'ASSERT<0>(a_[0] == 1);'],
      ['a_[0] = 1;', 'hub.fire();', 'ASSERT<1>(a_[0] == 1);'],
    ],
    before: 'c.test0_(new jar.Hub());',
  });
};

const NULLS: Special = (random) => {
  const got = random.pick([
    'Object got = hub.give();',
    'String got = hub.text();',
    'var got = hub.give();',
    'Object got = hub.last();',
    'Object got = hub.same(hub.give());',
    'String got = hub.ask(() -> null);',
    'Object got = new Box<Object>(null).get();',
    'Object got = new Box<Object>(null).held;',
    'C got = new Box<C>(null).any();',
    'Hub got = hub.self();',
    'Object got = new Hub();',
    'Cell got = hub.cell;',
    'Object got = "" + hub.text();',
  ]);
  return special({
    about: 'null',
    members: ['private int told_;'],
    tests: [[got, `ASSERT<0>(${random.pick(['got != null', 'got != null', 'got == null'])});`]],
  });
};

const EXCEPTIONS: Special = (random) => {
  const call = random.pick([
    'hub.checked();',
    'hub.fire();',
    'hub.run(() -> { throw new IllegalStateException(); });',
    'Late.go();',
    'for (String each : new Walk()) { }',
    'try (Res res = hub.open()) { }',
    'new Box<>("a");',
    'hub.run(this::fails_);',
    'hub.ask(() -> { if (x_ > 0) { throw new Odd_(); } return 1; });',
  ]);
  const caught = random.pick([
    'Oops e',
    'Checked e',
    'RuntimeException e',
    'Exception e',
    'Throwable e',
    'IllegalStateException e',
    'Odd_ e',
    'Odd_ | Oops e',
  ]);
  const isRefused = caught === 'Checked e' && !call.includes('checked');
  const claims = random.pick([
    ['ASSERT<0>(x_ == 1);', 'ASSERT<1>(x_ == 2);'],
    ['ASSERT<0>(x_ == 2);', 'ASSERT<1>(x_ == 2);'],
    ['ASSERT<0>(x_ == 1);', 'ASSERT<1>(x_ == 3);'],
  ]);
  return special({
    about: 'exceptions',
    members: ['private int x_;', 'static class Odd_ extends RuntimeException { }', 'private void fails_() { throw new Odd_(); }'],
    tests: [
      [
        'x_ = 1;',
        'try {',
        call,
        'x_ = 2;',
        `} catch (${isRefused ? 'Oops e' : caught}) {`,
        claims[0]!,
        random.pick(['x_ = 3;', 'x_ = 2;']),
        '}',
        claims[1]!,
      ],
      ['x_ = 1;', 'try {', call, 'x_ = 2;', '} finally {', `ASSERT<2>(x_ == ${random.pick([1, 2])});`, '}'],
    ],
  });
};

/** What is read before the call and used after it. */
const ORDER: Special = (random) => {
  const [statement, holds] = random.pick([
    ['x_ += hub.number();', 'x_ == 1 || x_ == 4'],
    ['x_ = x_ + hub.number();', 'x_ == 1 || x_ == 4'],
    ['x_ = hub.number() + x_;', 'x_ == 1 || x_ == 4'],
    ['a_[x_] = hub.number();', 'a_[1] == 0 || a_[1] == 3'],
    ['a_[hub.number() - hub.number()] = 7;', 'a_[0] == 7'],
    ['take_(x_, hub.number());', 'y_ == 1'],
    ['take_(hub.number(), x_);', 'x_ == 1'],
    ['y_ = x_ == 1 && hub.flag() ? x_ : 1;', 'y_ == 1'],
    ['x_ = hub.same(x_);', 'x_ == 1'],
    ['int before = x_++ + hub.number() + x_;', 'before == 3 || before == 6'],
    ['this.x_ = hub.flag() ? 1 : x_;', 'x_ == 1'],
    ['y_ = switch (hub.number()) { case 0 -> x_; default -> 1; };', 'y_ == 1'],
    ['a_[0] = x_; a_[hub.number()] += x_;', 'a_[0] <= 2'],
    ['String text = "" + x_ + hub.number(); y_ = text.length();', 'y_ == 2'],
  ]);
  return special({
    about: 'order',
    members: [
      'private int x_;',
      'private int y_;',
      'private final int[] a_ = new int[4];',
      'private void take_(int left, int right) { y_ = left; }',
      `void register_(Hub hub) { hub.add((Runnable) () -> { synchronized (this) { ${random.pick(['x_ = 2', 'x_++', 'x_ = 3', 'y_ = 0'])}; } }); }`,
    ],
    tests: [['x_ = 1;', statement!, `ASSERT<0>(${holds!});`]],
    before: 'c.register_(new jar.Hub());',
  });
};

/** Two objects of the class, and one gives the other away. */
const OTHERS: Special = (random) => {
  const call = random.pick([
    'hub.call(other);',
    'hub.same(other).up_();',
    'hub.each(other, one -> one.up_());',
    'new Box<>(other).get().up_();',
    'Optional.of(other).ifPresent(C::up_);',
    'hub.run(other::up_);',
    'hub.run(other);',
    'C got = hub.same(this); got.up_();',
  ]);
  return special({
    about: 'two objects',
    heading: ' implements Runnable',
    members: ['private int x_;', 'synchronized void up_() { x_ = x_ + 1; }', 'public void run() { up_(); }'],
    params: 'Hub hub, C other',
    given: `new jar.Hub(), ${random.pick(['c', 'new C()'])}`,
    tests: [['x_ = 1;', call, `ASSERT<0>(${random.pick(['x_ == 1', 'x_ == 1 || other == this', 'x_ >= 1'])});`]],
  });
};

/** Statics, and a static initializer that is run in between. */
const STATICS: Special = (random) => {
  const use = random.pick([
    'int got = Other_.value_;',
    'new Other_();',
    'Other_.go_();',
    'Object got = Kind_.ONE;',
    'Kind_.ONE.run();',
    'hub.fire();',
    'Late.go();',
    'int got = Late.number;',
  ]);
  const init = random.pick(['new Hub().fire();', 'Late.go();', 'x_();']);
  return special({
    about: 'statics',
    members: ['static int x_;', `static { new Hub().add((Runnable) () -> x_ = ${random.pick(['x_ + 1', '7'])}); }`],
    tests: [['x_ = 1;', use, 'ASSERT<0>(x_ == 1);']],
    beside: [
      `class Other_ { static int value_; static { ${init === 'x_();' ? 'C.x_ = 4;' : init} } static void go_() { } }`,
      'enum Kind_ implements Runnable { ONE; public void run() { new Hub().fire(); } }',
    ],
  });
};

/**
 * Claims that hold where the class calls, and not where others do: in a recursion, in a private method that is called by its name, in what
 * is called back.
 */
const INSIDE: Special = (random) => {
  const depth = random.pick(['walk_(3, false);', 'walk_(1, false);']);
  const by = random.pick([
    'all.stream().forEach(one -> one.up_());',
    'all.stream().forEach(C::up_);',
    'hub.same(this).up_();',
    'new Box<>(this).get().up_();',
    'hub.each(this, one -> one.up_());',
    'for (C one : all) { one.up_(); }',
    'new Box<>(this).held.up_();',
    'hub.run(this::up_);',
  ]);
  const modifier = random.pick(['private ', 'private ', '']);
  return random.pick([
    () =>
      special({
        about: 'claim in a recursion',
        members: [
          'private int x_;',
          `${modifier}void walk_(int k, boolean isInner) {\n    if (k > 0) {\n    ASSERT<0>(!isInner);\n    walk_(k - 1, true);\n    }\n  }`,
        ],
        tests: [['x_ = 1;', depth, 'ASSERT<1>(x_ == 1);']],
      }),
    () =>
      special({
        about: 'claim by name',
        members: [
          'private int x_ = 1;',
          `${modifier}void up_() {\n    ASSERT<0>(x_ == 1);\n  }`,
          'synchronized void own_() { x_ = 1; up_(); }',
        ],
        params: 'Hub hub, List<C> all',
        given: 'new jar.Hub(), java.util.List.of(c)',
        tests: [['x_ = 2;', by, 'x_ = 1;']],
      }),
    () =>
      special({
        about: 'claim called back',
        heading: ' implements Listener',
        members: [
          'private int x_ = 1;',
          'public synchronized void told() {\n    ASSERT<0>(x_ == 1);\n  }',
          'synchronized void own_() { x_ = 1; told(); }',
        ],
        tests: [['x_ = 2;', random.pick(['hub.tell(this);', 'all();', 'hub.call(this);']), 'x_ = 1;']],
      }),
  ])();
};

/** A method that stands for one of an interface which only a subclass names. */
const INHERITED: Special = (random) => {
  const [kind, method_] = random.pick([
    ['Listener', 'told()'],
    ['Runnable', 'run()'],
    ['AutoCloseable', 'close()'],
    ['Watcher_', 'told()'],
  ]);
  return special({
    about: 'inherited callback',
    members: ['private int x_;', `public synchronized void ${method_!} { ${random.pick(['x_ = 7;', 'x_++;'])} }`],
    beside: [`class Heir_ extends C implements ${kind!} { }`, 'interface Watcher_ extends Listener { }'],
    made: 'new Heir_()',
    tests: [
      [
        'x_ = 1;',
        random.pick(['hub.call(this);', 'hub.add(this); hub.fire();', 'C got = hub.same(this);']),
        `ASSERT<0>(${random.pick(['x_ == 1', 'x_ == 1', 'x_ >= 1'])});`,
      ],
    ],
  });
};

/** What the library holds, and code without source got hold of. */
const COLLECTIONS: Special = (random) => {
  const [type, made, fill, holds] = random.pick([
    ['List<String>', 'new ArrayList<>()', 'many_.add("a");', 'many_.size() > 0'],
    ['Map<String, String>', 'new HashMap<>()', 'many_.put("a", "b");', 'many_.containsKey("a")'],
    ['AtomicInteger', 'new AtomicInteger()', 'many_.set(1);', 'many_.get() == 1'],
    ['Set<String>', 'new HashSet<>()', 'many_.add("a");', '!many_.isEmpty()'],
    ['Cell', 'new Cell()', 'many_.n = 1;', 'many_.n == 1'],
  ]);
  const give = random.pick(['hub.add(many_);', 'hub.add(many_);', 'hub.call(many_);', 'new Box<>(many_);', '', 'hub.ask(() -> many_);']);
  return special({
    about: 'collections',
    members: [`private final ${type!} many_ = ${made!};`, `void register_(Hub hub) { ${give} }`],
    tests: [[fill!, random.pick(['hub.fire();', 'hub.number();', 'Late.go();']), `ASSERT<0>(${holds!});`]],
    before: 'c.register_(new jar.Hub());',
  });
};

export const SPECIALS: readonly Special[] = [
  CONSTRUCTORS,
  OVERLOADS,
  NAMES_ABOVE,
  ALIASES,
  ESCAPES,
  ARRAYS,
  HANDED_OUT,
  NULLS,
  EXCEPTIONS,
  ORDER,
  OTHERS,
  STATICS,
  INSIDE,
  COLLECTIONS,
  INHERITED,
];
