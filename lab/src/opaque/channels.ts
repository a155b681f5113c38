/**
 * How code without source comes back into a class: what the class declares and registers for it, and the call. In the texts `{CB}` is what
 * is called back, with `ME` for the object; `HUB` is something to call.
 * Neighbours: `effects.ts` makes what is called back; `generate.ts` puts them together; `jar/` is what is called.
 */

export interface Channel {
  readonly about: string;
  readonly members?: readonly string[];
  readonly extending?: string;
  readonly implementing?: string;
  /** Run before everything. */
  readonly register?: string;
  readonly call: string;
  /** Around what looks, the call included: what has to be there before the state is set, and which blocks it opens. */
  readonly open?: readonly string[];
  readonly close?: readonly string[];
  /** Top-level classes beside. */
  readonly beside?: readonly string[];
  /** What the test is given besides a `Hub`: type, name and argument. */
  readonly given?: readonly [string, string, string];
  /** What counts for all of a workspace: the library runs it; it is not translated, and may do anything; it waits; it calls by name. */
  readonly kind?: 'library' | 'untranslated' | 'waits' | 'names';
}

const REGISTERED = 'hub_.add((Runnable) () -> { {CB} });';
const BUMP = 'void bump_() { {CB} }';
const COUNT = 'int count_() { {CB} return 1; }';
const OPTIONAL: Channel['given'] = ['Optional<C>', 'other', 'java.util.Optional.of(c)'];
const LIST: Channel['given'] = ['List<C>', 'all', 'java.util.List.of(c)'];
const BOX: Channel['given'] = ['Box<C>', 'box', 'new jar.Box<C>(c)'];
const NAMES: Channel['given'] = ['List<String>', 'names', 'new java.util.ArrayList<String>(java.util.List.of("b", "a", "c"))'];
const MAP: Channel['given'] = ['Map<String, String>', 'map', 'new java.util.HashMap<String, String>(java.util.Map.of("b", "c"))'];
const FUTURE: Channel['given'] = ['CompletableFuture<String>', 'future', 'java.util.concurrent.CompletableFuture.completedFuture("a")'];

const registered = (about: string, calls: readonly string[]): readonly Channel[] =>
  calls.map((call) => ({ about, register: REGISTERED, call }));
const byName = (about: string, given: Channel['given'], calls: readonly string[]): readonly Channel[] =>
  calls.flatMap((call) =>
    ['', 'private '].map(
      (modifier): Channel => ({ about, members: [`${modifier}${call.includes('count_') ? COUNT : BUMP}`], call, ...(given && { given }) }),
    ),
  );
const library = (about: string, given: Channel['given'], calls: readonly string[]): readonly Channel[] =>
  calls.map((call): Channel => ({ about, call, kind: 'library', ...(given && { given }) }));
const overriding = (
  about: string,
  heading: Pick<Channel, 'extending' | 'implementing'>,
  member: string,
  calls: readonly string[],
  more: Partial<Channel> = {},
): readonly Channel[] =>
  calls.map(
    (call): Channel => ({
      about,
      ...heading,
      members: [member],
      call,
      ...(call.includes('fire') && { register: 'hub_.add(this);' }),
      ...more,
    }),
  );

/** One of each row, all rows as often. */
export const CHANNELS: readonly (readonly Channel[])[] = [
  [
    { about: 'itself', call: '{CB}' },
    { about: 'itself', members: ['private void go_() { {CB} }'], call: 'go_();' },
    { about: 'itself', members: ['void go_() { {CB} }'], call: 'go_();' },
  ],
  [
    { about: 'executor', members: ['private final Direct executor_ = new Direct();'], call: 'executor_.execute(() -> { {CB} });' },
    { about: 'executor', given: ['Executor', 'executor', 'new jar.Direct()'], call: 'executor.execute(() -> { {CB} });' },
  ],
  [
    { about: 'lambda', call: 'HUB.run(() -> { {CB} });' },
    { about: 'lambda', call: 'HUB.call((Runnable) () -> { {CB} });' },
    { about: 'lambda', call: 'HUB.ask(() -> { {CB} return 1; });' },
    { about: 'lambda', members: ['private final Runnable task_ = () -> { {CB} };'], call: 'HUB.run(task_);' },
    { about: 'lambda', call: 'HUB.<Runnable>same(() -> { {CB} }).run();' },
  ],
  [
    { about: 'method', members: ['private void go_() { {CB} }'], call: 'HUB.run(this::go_);' },
    { about: 'method', members: ['int go_() { {CB} return 1; }'], call: 'HUB.ask(this::go_);' },
  ],
  registered('registered', ['HUB.fire();', 'hub_.fire();', 'HUB.self().fire();', 'HUB.pause(); HUB.fire();']),
  registered('value', [
    'int got = HUB.number();',
    'String got = HUB.text();',
    'Object got = HUB.give();',
    'int[] got = HUB.numbers();',
    'if (HUB.flag()) { told_ = 1; }',
    'while (HUB.number() > 3) { told_ = 2; }',
    'int got = HUB.flag() ? 1 : 2;',
    'told_ = told_ + HUB.number();',
  ]),
  registered('made', ['new Hub();', 'new Box<String>("a");']),
  registered('initializer', ['int late = Late.number;', 'Late.go();', 'Late.number = 4;', 'Late.number++;']),
  registered('object', [
    'HUB.toString();',
    'HUB.equals(this);',
    'HUB.hashCode();',
    'String got = HUB + "a";',
    'String got = "a"; got += HUB;',
  ]),
  registered('walk', [
    'for (String each : HUB.items()) { told_ = 1; }',
    'for (String each : new Walk()) { }',
    'for (Iterator<String> it = HUB.items().iterator(); it.hasNext(); it.next()) { }',
  ]),
  registered('closing', [
    'try (Res res = HUB.open()) { told_ = 1; }',
    'try (Res res = HUB.open()) { res.number(); }',
    'try (Res res = new Res()) { } finally { told_ = 2; }',
  ]),
  registered('helper class', ['new Helper_().go_(HUB);', 'Helper_.all_(HUB);']).map((one) => ({
    ...one,
    members: ['static class Helper_ { void go_(Hub to) { to.fire(); } static void all_(Hub to) { new Helper_().go_(to); } }'],
  })),
  overriding('listener', { implementing: 'Listener' }, 'public void told() { {CB} }', [
    'HUB.tell(this);',
    'HUB.call(this);',
    'all();',
    'this.all();',
    'HUB.fire();',
  ]),
  overriding(
    'interface',
    { implementing: 'Watcher_' },
    'public void told() { {CB} } public void seen_() { }',
    ['HUB.tell(this);', 'HUB.call(this);', 'HUB.fire();'],
    { beside: ['interface Watcher_ extends Listener { void seen_(); }'] },
  ),
  overriding(
    'own interface',
    { implementing: 'Watcher_' },
    'public void seen_() { {CB} } private class Told_ implements Both_ { public void seen_() { C.this.seen_(); } }',
    ['HUB.tell(new Told_());', 'HUB.call(new Told_());'],
    { beside: ['interface Watcher_ { void seen_(); }', 'interface Both_ extends Listener, Watcher_ { default void told() { seen_(); } }'] },
  ),
  overriding('runnable', { implementing: 'Runnable' }, 'public void run() { {CB} }', [
    'HUB.run(this);',
    'HUB.call(this);',
    'HUB.fire();',
    'HUB.same(this).run();',
    'new Direct().execute(this);',
  ]),
  overriding('of the library', { implementing: 'Comparator<String>' }, 'public int compare(String p, String q) { {CB} return 0; }', [
    'HUB.sort(new ArrayList<String>(), this);',
    'HUB.call(this);',
  ]),
  overriding('of the library', { implementing: 'AutoCloseable' }, 'public void close() { {CB} }', ['HUB.call(this);', 'HUB.fire();']),
  overriding(
    'of the library',
    { implementing: 'Iterable<String>' },
    'public Iterator<String> iterator() { {CB} return new ArrayList<String>().iterator(); }',
    ['HUB.call(this);', 'HUB.fire();'],
  ),
  overriding('superclass', { extending: 'Base' }, '@Override public void hook() { {CB} }', [
    'step();',
    'super.step();',
    'this.step();',
    'put(3);',
    'int got = level();',
    'HUB.fire();',
    'HUB.same(this).step();',
  ]),
  overriding('superclass', { extending: 'Adapter' }, 'public void ready() { {CB} }', ['start();', 'this.start();', 'HUB.fire();']),
  overriding(
    'superclass above',
    { extending: 'Middle_' },
    '@Override public void hook() { {CB} }',
    ['middle_();', 'step();', 'super.step();'],
    { beside: ['class Middle_ extends Base { void middle_() { step(); } }'] },
  ),
  [
    { about: 'anonymous', call: 'HUB.tell(new Listener() { public void told() { {CBI} } });', kind: 'untranslated' },
    { about: 'anonymous', call: 'new Adapter() { public void ready() { {CBI} } }.start();', kind: 'untranslated' },
    { about: 'anonymous', call: 'new Base() { @Override public void hook() { {CBI} } };', kind: 'untranslated' },
    { about: 'anonymous', call: 'new Base() { @Override public void hook() { {CBI} } }.step();', kind: 'untranslated' },
    { about: 'local', call: 'class Local implements Runnable { public void run() { {CBI} } } HUB.run(new Local());' },
  ],
  [
    {
      about: 'inner',
      members: ['private class Inner_ implements Listener { public void told() { {CBI} } }'],
      call: 'HUB.tell(new Inner_());',
    },
    { about: 'inner', members: ['class Inner_ extends Base { @Override public void hook() { {CBI} } }'], call: 'new Inner_();' },
    { about: 'inner', members: ['class Inner_ extends Base { @Override public void hook() { {CBI} } }'], call: 'new Inner_().step();' },
    {
      about: 'inner',
      members: [
        'class Inner_ implements Iterator<String> { public boolean hasNext() { return true; } public String next() { {CBI} return "a"; } }',
      ],
      call: 'HUB.call(new Inner_());',
    },
  ],
  byName('optional', OPTIONAL, [
    'other.get().bump_();',
    'other.orElseThrow().bump_();',
    'other.get().count_();',
    'other.map(one -> one.count_());',
    'other.ifPresent(one -> one.bump_());',
    'other.ifPresent(C::bump_);',
    'if (other.isPresent()) { other.get().bump_(); }',
    'C got = other.get(); got.bump_();',
    'var got = other.get(); got.bump_();',
  ]),
  byName('box', BOX, [
    'box.get().bump_();',
    'box.held.bump_();',
    'box.any().bump_();',
    'box.each(one -> one.bump_());',
    'box.each(C::bump_);',
    'box.map(one -> one.count_());',
    'box.map(C::count_);',
    'int got = box.get().count_();',
    'box.each((C one) -> one.bump_());',
    'var got = box.get(); got.bump_();',
  ]),
  byName('stream', LIST, [
    'all.stream().forEach(one -> one.bump_());',
    'all.stream().forEach(C::bump_);',
    'all.stream().map(one -> one.count_()).forEach(one -> { });',
    'all.stream().mapToInt(C::count_).sum();',
    'all.stream().findFirst().get().bump_();',
    'all.forEach(one -> one.bump_());',
    'all.forEach(C::bump_);',
    'for (C one : all) { one.bump_(); }',
    'all.iterator().next().bump_();',
    'all.get(0).bump_();',
  ]),
  byName('same', undefined, [
    'HUB.same(this).bump_();',
    'C got = HUB.same(this); got.bump_();',
    'var got = HUB.same(this); got.bump_();',
    'HUB.each(this, one -> one.bump_());',
    'HUB.each(this, C::bump_);',
    '((C) HUB.same((Object) this)).bump_();',
    'Object got = HUB.same(this); if (got instanceof C) { ((C) got).bump_(); }',
    'Object got = HUB.same(this); if (got instanceof C one) { one.bump_(); }',
  ]),
  library('comparing', NAMES, [
    'names.sort((p, q) -> { {CB} return 0; });',
    'Collections.sort(names, (p, q) -> { {CB} return 0; });',
    'Set<String> sorted = new TreeSet<>((p, q) -> { {CB} return 0; }); sorted.add("a"); sorted.add("b");',
    'Collections.max(names, (p, q) -> { {CB} return 0; });',
    'HUB.sort(names, (p, q) -> { {CB} return 0; });',
  ]),
  [
    {
      about: 'comparator',
      members: ['private class Order_ implements Comparator<String> { public int compare(String p, String q) { {CBI} return 0; } }'],
      given: NAMES,
      call: 'Collections.sort(names, new Order_());',
      kind: 'library',
    },
    {
      about: 'comparator',
      members: ['private class Order_ implements Comparator<String> { public int compare(String p, String q) { {CBI} return 0; } }'],
      given: NAMES,
      call: 'names.sort(new Order_());',
      kind: 'library',
    },
  ],
  library('map', MAP, [
    'map.computeIfAbsent("k", key -> { {CB} return key; });',
    'map.forEach((key, value) -> { {CB} });',
    'map.merge("b", "d", (old, other) -> { {CB} return old; });',
    'map.compute("b", (key, value) -> { {CB} return "e"; });',
    'map.replaceAll((key, value) -> { {CB} return value; });',
    'map.values().removeIf(value -> { {CB} return false; });',
  ]),
  library('list', NAMES, [
    'names.forEach(name -> { {CB} });',
    'names.removeIf(name -> { {CB} return false; });',
    'names.replaceAll(name -> { {CB} return name; });',
    'names.stream().forEach(name -> { {CB} });',
    'names.stream().filter(name -> { {CB} return true; }).count();',
    'names.stream().map(name -> { {CB} return name; }).toList();',
    'names.iterator().forEachRemaining(name -> { {CB} });',
    'IntStream.range(0, 2).forEach(at -> { {CB} });',
    'names.stream().anyMatch(name -> { {CB} return true; });',
  ]),
  library('supplier', undefined, [
    'Optional.empty().orElseGet(() -> { {CB} return null; });',
    'Objects.requireNonNullElseGet(null, () -> { {CB} return "a"; });',
    'ThreadLocal<Integer> local = ThreadLocal.withInitial(() -> { {CB} return 1; }); local.get();',
    'Stream.generate(() -> { {CB} return 1; }).findFirst();',
    'Objects.requireNonNull("a", () -> { {CB} return "a"; }); HUB.fire();',
  ]),
  library('atomic', undefined, [
    'new AtomicInteger().updateAndGet(old -> { {CB} return old; });',
    'new AtomicInteger().accumulateAndGet(1, (old, other) -> { {CB} return old; });',
    'new AtomicReference<String>("a").getAndUpdate(old -> { {CB} return old; });',
  ]),
  library('future', FUTURE, [
    'future.thenRun(() -> { {CB} });',
    'future.thenAccept(value -> { {CB} });',
    'future.whenComplete((value, thrown) -> { {CB} });',
    'future.thenApply(value -> { {CB} return value; });',
    'future.thenCompose(value -> { {CB} return future; });',
    'future.thenRunAsync(() -> { {CB} }, new Direct());',
  ]),
];
