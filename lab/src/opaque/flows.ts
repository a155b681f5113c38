/**
 * Ways by which an object that code without source has made comes to where it is asked: through locals, fields, elements, records, methods,
 * overrides and functions; into a collection or an array by another name than the one by which it is asked; as an exception that is caught;
 * into an object by the constructor of a class of the library above its own. A few of them one after the other, before the state is set:
 * only the last call comes back.
 * Neighbours: `views.ts` asks such objects where they are made; `generate.ts` puts what this makes together with what is looked at.
 */
import type { Random } from '../random';
import type { Channel } from './channels';

/** What leads to the object, and which of its own types it is seen by. */
interface Value {
  /** A name, or a simple expression that may be asked again. */
  readonly name: string;
  readonly type: string;
  /** By which it was made: for casts and patterns. */
  readonly origin: Origin;
  /** It holds the object, and is not the object. */
  readonly isHolder?: true;
}

interface Origin {
  readonly type: string;
  readonly made: string;
  readonly pattern: string;
  readonly asks: readonly string[];
}

const ANY = [
  'V.toString();',
  'V.hashCode();',
  'V.equals("b");',
  'String got = "a" + V;',
  'String got = String.valueOf((Object) V);',
  'Objects.hash(V, 1);',
  'Objects.toString(V);',
  'new HashSet<Object>().add(V);',
];
const KEPT = ['V.contains("b");', 'V.indexOf("b");', 'V.toString();', 'V.hashCode();', 'String got = "a" + V;', 'V.remove("b");'];
const FAILURE = ['V.getMessage();', 'V.toString();', 'String got = "a" + V;', 'V.getLocalizedMessage();'];

const THING: Origin = { type: 'Object', made: 'Views.thing()', pattern: 'Object', asks: [] };
const FAILED: Origin = { type: 'RuntimeException', made: 'Views.failure()', pattern: 'RuntimeException', asks: FAILURE };
const ORIGINS: readonly (readonly [number, Origin])[] = [
  [4, THING],
  [2, { type: 'List<String>', made: 'Views.list()', pattern: 'List<?>', asks: ['V.contains("b");', 'V.size();', 'V.get(0);'] }],
  [3, FAILED],
  [1, { type: 'CharSequence', made: 'Views.chars()', pattern: 'CharSequence', asks: ['V.length();', 'V.charAt(0);'] }],
  [1, { type: 'Runnable', made: 'Views.task()', pattern: 'Runnable', asks: ['V.run();', 'Runnable got = V; got.run();'] }],
];

/** A program's way, as it grows. */
class Flow {
  readonly members: string[] = [];
  readonly beside: string[] = [];
  readonly open: string[] = [];
  readonly close: string[] = [];
  readonly about: string[] = [];
  isOfLibrary = false;
  private names = 0;

  constructor(
    readonly random: Random,
    public value: Value,
  ) {}

  /** A letter that no other step has. */
  letter(): string {
    return String.fromCharCode('a'.charCodeAt(0) + this.names++);
  }

  /** The value is in a new local. */
  local(type: string, expr: string, more: Partial<Value> = {}): void {
    const name = `one${this.letter().toUpperCase()}`;
    this.open.push(`${type} ${name} = ${expr};`);
    this.become(name, type, more);
  }

  become(name: string, type: string, { isHolder }: Partial<Value> = {}): void {
    this.value = { name, type, origin: this.value.origin, ...(isHolder && { isHolder }) };
  }

  /** All that comes after it stands in it. */
  block(head: string): void {
    this.open.push(`${head} {`);
    this.close.unshift('}');
  }
}

type Step = (flow: Flow) => void;

/** Whoever is asked is the same; its type may be another one. */
const PASSES: readonly Step[] = [
  (flow) => flow.local(flow.value.type, flow.value.name),
  (flow) => flow.local('Object', flow.value.name),
  (flow) => {
    const field = `f${flow.letter()}_`;
    flow.members.push(`private ${flow.value.type} ${field};`);
    flow.open.push(`${field} = ${flow.value.name};`);
    flow.become(field, flow.value.type);
  },
  (flow) => {
    const name = `through${flow.letter()}_`;
    flow.members.push(
      flow.random.pick([
        `private Object ${name}(Object one) { return one; }`,
        `private static <T> T ${name}(T one) { return one; }`,
        `private Object ${name}(Object... all) { return all[0]; }`,
        `Object ${name}(Object one) { Object other; other = one; return other; }`,
      ]),
    );
    flow.local('Object', `${name}(${flow.value.name})`);
  },
  (flow) => {
    const letter = flow.letter();
    flow.members.push(
      `interface Way${letter}_ { Object way${letter}_(Object one); }`,
      `static class Same${letter}_ implements Way${letter}_ { public Object way${letter}_(Object one) { return one; } }`,
    );
    flow.open.push(`Way${letter}_ way${letter} = new Same${letter}_();`);
    flow.local('Object', `way${letter}.way${letter}_(${flow.value.name})`);
  },
  (flow) => {
    const name = `got${flow.letter().toUpperCase()}`;
    flow.open.push(`Supplier<Object> ${name} = () -> ${flow.value.name};`);
    flow.local('Object', `${name}.get()`);
  },
  (flow) => flow.local('Object', `switch (told_) { case 77 -> "a"; default -> ${flow.value.name}; }`),
  (flow) => flow.local('Object', `told_ == 77 ? "a" : ${flow.value.name}`),
  (flow) => {
    const name = `set${flow.letter().toUpperCase()}`;
    flow.open.push(`Object ${name} = "a";`, `for (int at = 0; at < 2; at++) { ${name} = ${flow.value.name}; }`);
    flow.become(name, 'Object');
  },
  (flow) => {
    const name = `Kept${flow.letter()}_`;
    flow.members.push(`static class ${name} { final Object in; ${name}(Object in) { this.in = in; } Object in() { return in; } }`);
    flow.local('Object', `new ${name}(${flow.value.name})${flow.random.pick(['.in', '.in()'])}`);
  },
  (flow) => {
    const { origin, type, name } = flow.value;
    if (type !== 'Object' || origin === THING) return flow.local('Object', name);
    if (flow.random.chance(50)) return flow.local(origin.type, `(${origin.type}) ${name}`);
    const bound = `one${flow.letter().toUpperCase()}`;
    flow.open.push(`if (!(${name} instanceof ${origin.pattern} ${bound})) { return; }`);
    flow.become(bound, origin.type);
  },
];

/** Into a list, an array or a reference by one name, and asked by another. */
function otherNames(flow: Flow, isOpen: boolean): void {
  const { random, value } = flow;
  const letter = flow.letter();
  const it = `all${letter.toUpperCase()}`;
  const kind = isOpen ? 5 : random.below(6);
  if (kind === 0) {
    const other = `same${letter.toUpperCase()}`;
    flow.open.push(
      `Object[] ${it} = new Object[2];`,
      ...random.pick([
        [`Object[] ${other} = ${it};`, `${other}[1] = ${value.name};`],
        [`Object[] ${other} = { "a", ${value.name} };`, `System.arraycopy(${other}, 0, ${it}, 0, 2);`],
        [`List<Object> ${other} = List.of("a", ${value.name});`, `${other}.toArray(${it});`],
      ]),
    );
    return flow.local('Object', `${it}[1]`);
  }
  if (kind === 1) {
    const other = `same${letter.toUpperCase()}`;
    flow.open.push(
      `AtomicReference<Object> ${it} = new AtomicReference<Object>("a");`,
      `AtomicReference<Object> ${other} = ${it};`,
      `${other}.set(${value.name});`,
    );
    return flow.local('Object', `${it}.get()`);
  }
  // Where it is: a local, or a field.
  let list = it;
  if (random.chance(40)) {
    list = `list${letter}_`;
    flow.members.push(`private final List<Object> ${list} = new ArrayList<Object>();`);
  } else flow.open.push(`List<Object> ${it} = new ArrayList<Object>();`);
  const other = `same${letter.toUpperCase()}`;
  const filling: readonly (() => void)[] = [
    () => flow.open.push(`List<Object> ${other} = ${list};`, `${other}.add(${value.name});`),
    () => {
      flow.members.push(`private void put${letter}_(List<Object> to, Object one) { to.add(one); }`);
      flow.open.push(`put${letter}_(${list}, ${value.name});`);
    },
    () => {
      flow.members.push(`private List<Object> same${letter}_(List<Object> it) { return it; }`);
      flow.open.push(`same${letter}_(${list}).add(${value.name});`);
    },
    () => {
      flow.members.push(`private List<Object> kept${letter}_ = new ArrayList<Object>();`);
      flow.open.push(`kept${letter}_ = ${list};`, `kept${letter}_.add(${value.name});`);
    },
    () => flow.open.push(`List<Object> ${other} = told_ == 77 ? new ArrayList<Object>() : ${list};`, `${other}.add(${value.name});`),
    () => flow.open.push(`Object ${other} = ${list};`, `((List<Object>) ${other}).add(${value.name});`),
    () => flow.open.push(`Runnable ${other} = () -> ${list}.add(${value.name});`, `${other}.run();`),
    () => {
      flow.members.push(`record In${letter}_(List<Object> in) { }`);
      flow.open.push(`List<Object> ${other} = new In${letter}_(${list}).in();`, `${other}.add(${value.name});`);
    },
  ];
  // Missed today: what the list itself has been put into, and comes out of.
  const inIt = `in${letter.toUpperCase()}`;
  const put =
    (lines: readonly string[], out: string): (() => void) =>
    () =>
      flow.open.push(...lines, `List<Object> ${other} = ${out};`, `if (${other} != null) { ${other}.add(${value.name}); }`);
  const missed: readonly (() => void)[] = [
    put([`Map<String, List<Object>> ${inIt} = new HashMap<String, List<Object>>();`, `${inIt}.put("a", ${list});`], `${inIt}.get("a")`),
    put([`List<List<Object>> ${inIt} = new ArrayList<List<Object>>();`, `${inIt}.add(${list});`], `${inIt}.get(0)`),
    put([`AtomicReference<List<Object>> ${inIt} = new AtomicReference<List<Object>>(${list});`], `${inIt}.get()`),
    put([`Object[] ${inIt} = { ${list} };`], `(List<Object>) ${inIt}[0]`),
    put([`Object[] ${inIt} = new Object[1];`, `${inIt}[0] = ${list};`], `(List<Object>) ${inIt}[0]`),
    put([`Supplier<List<Object>> ${inIt} = () -> ${list};`], `${inIt}.get()`),
  ];
  random.pick(isOpen ? missed : filling)();
  flow.become(list, 'List<Object>', { isHolder: true });
}

/** What a constructor of the library is given by a subclass. */
const ABOVE: Step = (flow) => {
  const { random, value } = flow;
  const name = `Own${flow.letter()}_`;
  const isFailure = value.type === 'RuntimeException';
  if (isFailure && random.chance(60)) {
    flow.members.push(
      random.pick([
        `static class ${name} extends RuntimeException { ${name}(Throwable cause) { super(cause); } }`,
        `static class ${name} extends IllegalStateException { ${name}(Throwable cause) { super("a", cause); } }`,
        `static class ${name} extends RuntimeException { ${name}(Throwable cause) { this("a", cause); } ${name}(String text, Throwable cause) { super(text, cause); } }`,
      ]),
    );
    flow.local(name, `new ${name}(${value.name})`);
    return flow.local('Throwable', `${flow.value.name}.getCause()`);
  }
  if (random.chance(20)) {
    flow.members.push(`static class ${name} extends AtomicReference<Object> { ${name}(Object in) { super(in); } }`);
    flow.local(name, `new ${name}(${value.name})`);
    return flow.local('Object', `${flow.value.name}.get()`);
  }
  flow.members.push(
    random.pick([
      `static class ${name} extends ArrayList<Object> { ${name}(Object in) { super(List.of(in)); } }`,
      `static class ${name} extends ArrayList<Object> { ${name}(Object in) { this(List.of(in)); } ${name}(List<Object> all) { super(all); } }`,
      `static class ${name} extends ArrayList<Object> { ${name}(Object in) { super(Collections.singletonList(in)); } }`,
      `static class Above${name} extends ArrayList<Object> { Above${name}(List<Object> all) { super(all); } } static class ${name} extends Above${name} { ${name}(Object in) { super(List.of(in)); } }`,
    ]),
  );
  flow.local(random.pick([name, name, 'List<Object>']), `new ${name}(${value.name})`, { isHolder: true });
};

/** In something that it is put into by its own name. */
const HOLDERS: readonly Step[] = [
  (flow) => otherNames(flow, false),
  (flow) => otherNames(flow, false),
  ABOVE,
  ABOVE,
  (flow) => flow.local('List<Object>', `List.of(${flow.value.name})`, { isHolder: true }),
  (flow) => {
    const { name } = flow.value;
    flow.local('List<Object>', 'new ArrayList<Object>()', { isHolder: true });
    flow.open.push(`${flow.value.name}.add(${name});`);
  },
  (flow) => {
    const name = `Pair${flow.letter()}_`;
    flow.members.push(`record ${name}(Object left, int right) { }`);
    flow.local(name, `new ${name}(${flow.value.name}, 1)`);
    if (flow.random.chance(50)) flow.local('Object', `${flow.value.name}.left()`);
  },
];

/** Out of a list. */
const OUT: readonly Step[] = [
  (flow) => flow.local('Object', `${flow.value.name}.get(${flow.value.name}.size() - 1)`),
  (flow) => {
    const one = `each${flow.letter().toUpperCase()}`;
    flow.block(`for (Object ${one} : ${flow.value.name})`);
    flow.become(one, 'Object');
  },
  (flow) => flow.local('List<Object>', `new ArrayList<Object>(${flow.value.name})`, { isHolder: true }),
  (flow) => flow.local('List<Object>', flow.value.name, { isHolder: true }),
];

/** It is thrown, and what is caught is asked. */
const THROWN: Step = (flow) => {
  const { random, value } = flow;
  const letter = flow.letter();
  const failing: readonly (() => string)[] = [
    () => 'Views.fail();',
    () => 'Views.fail();',
    () => {
      flow.members.push(`private void below${letter}_() { Views.fail(); }`);
      return `below${letter}_();`;
    },
    () => {
      flow.members.push(`static class Fails${letter}_ { Fails${letter}_() { Views.fail(); } }`);
      return `new Fails${letter}_();`;
    },
    () => `Runnable run${letter.toUpperCase()} = () -> Views.fail(); run${letter.toUpperCase()}.run();`,
    () => {
      flow.isOfLibrary = true;
      return 'List.of("a").forEach(each -> Views.fail());';
    },
    () => {
      flow.members.push(
        `interface May${letter}_ { void may${letter}_(); }`,
        `static class Does${letter}_ implements May${letter}_ { public void may${letter}_() { Views.fail(); } }`,
      );
      return `May${letter}_ may${letter} = new Does${letter}_(); may${letter}.may${letter}_();`;
    },
    () => 'try { Views.fail(); } finally { told_ = 4; }',
    () => 'try { Views.fail(); } catch (IllegalStateException other) { told_ = 4; }',
    () => 'synchronized (LOCK_) { Views.fail(); }',
    ...(value.type === 'RuntimeException' ? [() => `throw ${value.name};`, () => `throw ${value.name};`] : []),
  ];
  const type = random.pick(['RuntimeException', 'RuntimeException', 'Exception', 'Throwable']);
  const caught = `thrown${letter.toUpperCase()}`;
  flow.open.push(`try { ${random.pick(failing)()} }`);
  const others = random.chance(20) ? 'catch (IllegalStateException other) { told_ = 3; } ' : '';
  flow.block(`${others}catch (${type} ${caught})`);
  flow.become(caught, type);
};

function asksOf({ value }: Flow): readonly string[] {
  if (value.isHolder) return KEPT;
  if (/^(RuntimeException|Exception|Throwable)$/.test(value.type)) return FAILURE;
  return value.type === value.origin.type ? [...value.origin.asks, ...ANY] : ANY;
}

/** A function of the program gives it to the library, which keeps it: what is asked comes out of where it was put so. */
const GIVEN: Step = (flow) => {
  // A name that is set once, as a function wants it.
  flow.local(flow.value.type, flow.value.name);
  const { random, value } = flow;
  const letter = flow.letter();
  const it = `in${letter.toUpperCase()}`;
  const maker = `made${letter}_`;
  flow.members.push(`private Object ${maker}(Object one) { return one; }`);
  // The value itself, by a method, or made in the function.
  const given = random.pick([value.name, `${maker}(${value.name})`, value.origin.made]);
  const body = random.pick([given, given, `{ return ${given}; }`, `{ told_ = 2; return ${given}; }`]);
  const declared = (type: string, made: string): string => {
    if (random.chance(50)) {
      flow.open.push(`${type} ${it} = ${made};`);
      return it;
    }
    flow.members.push(`private final ${type} ${it}_ = ${made};`);
    return `${it}_`;
  };
  const mapOf = (): string =>
    declared('Map<String, Object>', random.pick(['new HashMap<String, Object>()', 'new ConcurrentHashMap<String, Object>()']));
  const listOf = (): string => declared('List<Object>', 'new ArrayList<Object>()');
  const at = random.pick<() => string>([
    () => {
      const map = mapOf();
      flow.open.push(`${map}.computeIfAbsent("a", key -> ${body});`);
      return `${map}.get("a")`;
    },
    () => `${mapOf()}.computeIfAbsent("a", key -> ${body})`,
    () => {
      const map = mapOf();
      flow.open.push(`${map}.put("a", "b");`, `${map}.merge("a", "c", (old, other) -> ${body});`);
      return `${map}.get("a")`;
    },
    () => {
      const map = mapOf();
      flow.open.push(`${map}.compute("a", (key, old) -> ${body});`);
      return random.pick([`${map}.get("a")`, `${map}.getOrDefault("a", "b")`]);
    },
    () => {
      const map = mapOf();
      flow.open.push(`${map}.put("a", "b");`, `${map}.replaceAll((key, old) -> ${body});`);
      return `${map}.get("a")`;
    },
    () => {
      const list = listOf();
      flow.open.push(`${list}.add("a");`, `${list}.replaceAll(old -> ${body});`);
      return `${list}.get(0)`;
    },
    () => {
      const one = declared('AtomicReference<Object>', 'new AtomicReference<Object>("a")');
      const call = random.pick(['updateAndGet', 'getAndUpdate']);
      flow.open.push(`${one}.${call}(old -> ${body});`);
      return `${one}.get()`;
    },
    () => {
      const one = declared('AtomicReference<Object>', 'new AtomicReference<Object>("a")');
      flow.open.push(`${one}.accumulateAndGet("b", (old, other) -> ${body});`);
      return `${one}.get()`;
    },
    () => {
      const one = `held${letter.toUpperCase()}`;
      flow.open.push(`ThreadLocal<Object> ${one} = ThreadLocal.withInitial(() -> ${body});`);
      return `${one}.get()`;
    },
  ])();
  flow.local('Object', at);
};

/** A value of code without source that comes out of where a function of the program put it. */
export function givenFlowOf(random: Random): Channel {
  const origin = random.weighted(ORIGINS);
  const flow = new Flow(random, { name: origin.made, type: origin.type, origin });
  flow.local(origin.type, origin.made);
  if (random.chance(40)) random.pick(PASSES)(flow);
  GIVEN(flow);
  if (random.chance(40)) random.pick(PASSES)(flow);
  return channelOf(flow, 'given by a function');
}

/** `isOpen`: one that is known to be missed. */
export function flowOf(random: Random, isOpen = false): Channel {
  const isThrown = random.chance(25);
  const origin = isThrown ? FAILED : random.weighted(ORIGINS);
  const flow = new Flow(random, { name: origin.made, type: origin.type, origin });
  flow.local(origin.type, origin.made);
  if (isThrown) THROWN(flow);
  for (let left = random.below(3); left > 0; left--) random.pick(PASSES)(flow);
  if (isOpen) otherNames(flow, true);
  else if (random.chance(60)) {
    random.pick(HOLDERS)(flow);
    if (flow.value.isHolder && random.chance(50)) random.pick(OUT)(flow);
    if (!flow.value.isHolder && random.chance(30)) random.pick(PASSES)(flow);
  }
  return channelOf(flow, isThrown ? 'flow of an exception' : 'flow');
}

function channelOf(flow: Flow, about: string): Channel {
  const ask = flow.random.pick(asksOf(flow)).replaceAll('V', flow.value.name);
  return {
    about,
    members: flow.members,
    register: 'hub_.add((Runnable) () -> { {CB} });',
    open: [...flow.open, `if (${flow.value.name} == null) { return; }`],
    close: flow.close,
    call: ask,
    ...(flow.isOfLibrary && { kind: 'library' }),
  };
}
