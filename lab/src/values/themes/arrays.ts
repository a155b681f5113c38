/**
 * Arrays that are seen as arrays of something more general: by assignments, type arguments, varargs, overrides, functions, arrays of
 * arrays, casts, enums and the library; and what is then stored in them. Java checks each store against the class that the array was made
 * of.
 * Neighbours: `../build.ts`.
 */
import type { Random } from '../../random';
import { methodText, programOf, times, type MethodText } from '../build';
import type { ValueProgram, ValueTheme } from '../theme';

const MEMBERS = [
  'enum Mode { ON, OFF }',
  '@SafeVarargs static <T> T[] all(T... all) { return all; }',
  '@SafeVarargs static <T extends CharSequence> T[] some(T... all) { return all; }',
  'static <T> T same(T one) { return one; }',
  '@SafeVarargs static <T> Object[] handed(T... all) { return all; }',
  'static class Base { Object[] make() { return new Object[2]; } }',
  'static class Sub extends Base { @Override String[] make() { return new String[2]; } }',
  'static class Box<T> { T[] held; Box(T[] held) { this.held = held; } T[] get() { return held; } }',
  'interface Maker<T> { T[] make(); }',
  'static class Texts implements Maker<String> { public String[] make() { return new String[2]; } }',
  'record Row<T>(T... all) { }',
  'static abstract class Kind<T> { abstract T[] row(); Object[] seen() { return row(); } }',
  'static class Named extends Kind<String> { String[] row() { return new String[2]; } }',
  'static Object[] kept = new Object[2];',
  'static Object anything;',
] as const;

/** By which a method needs a member. */
const NAMES = 'Mode all some same handed Base Sub Box Maker Texts Row Kind Named kept anything'.split(' ');

/** Each gives an array with two elements at least. */
const SEEN = [
  'new Object[2]',
  'new String[2]',
  'new Integer[2]',
  'all("a", "b")',
  'all("a", 1)',
  'ArraysSeen.<Object>all("a", "b")',
  'some("a", "b")',
  'same(new String[2])',
  'handed("a", "b")',
  'handed(1, 2)',
  'new Sub().make()',
  '((Base) new Sub()).make()',
  'new Base().make()',
  'new Box<>(new String[2]).held',
  'new Box<Object>(new Integer[2]).get()',
  'new Texts().make()',
  '((Maker<String>) () -> new String[2]).make()',
  '((Maker<?>) new Texts()).make()',
  'new Row<>("a", "b").all()',
  'new Named().seen()',
  'new Named().row()',
  '((Kind<?>) new Named()).row()',
  'Mode.values()',
  'new String[2].clone()',
  'java.util.Arrays.copyOf(new String[2], 2)',
  'java.util.List.of("a", "b").toArray()',
  'new java.util.ArrayList<>(java.util.List.of("a", "b")).toArray(new String[2])',
  '(Object[]) (Object) new String[2]',
  '((java.util.function.Supplier<Object[]>) () -> new String[2]).get()',
  '((java.util.function.IntFunction<Object[]>) String[]::new).apply(2)',
  'new String[2][2]',
  'new String[2][2][0]',
  'new Object[][] { new String[2], new Object[2] }[0]',
  'new Object[][] { new String[2], new Object[2] }[1]',
  '(2 > 1 ? new String[2] : new Object[2])',
  'switch (anything == null ? 1 : 2) { case 1 -> new Integer[2]; default -> new Object[2]; }',
] as const;

/** What code without source gives: arrays of which only it knows the class, with two elements or none. */
const STRANGE = [
  'java.util.Arrays.copyOf(new String[2], 2)',
  'java.util.Arrays.copyOf(new Integer[2], 2)',
  'java.util.Arrays.copyOfRange(new String[3], 0, 2)',
  'java.util.Arrays.copyOf(new Object[2], 2)',
  'java.util.stream.Stream.of("a", "b").toArray(String[]::new)',
  'java.util.stream.Stream.of("a", "b").toArray()',
  '(Object[]) java.lang.reflect.Array.newInstance(String.class, 2)',
  '(Object[]) java.lang.reflect.Array.newInstance(Object.class, 2)',
  '"a b".split(" ")',
  'Thread.State.values()',
  'java.util.Locale.getISOCountries()',
  'java.util.EnumSet.allOf(Thread.State.class).toArray(new Thread.State[0])',
] as const;

const STORED = [
  '"s"',
  'Integer.valueOf(1)',
  'new Object()',
  'null',
  'Mode.OFF',
  'new String[1]',
  'new Integer[1]',
  'new Object[1]',
] as const;

function method(random: Random, index: number, seen: string): MethodText {
  const back = `back${index}`;
  const isStrange = STRANGE.some((one) => one === seen);
  const given = random.pick([
    [`Object[] it = ${seen};`],
    // By the other ways the program itself sees an array as another one, which would hide what was not asked of the call.
    ...(isStrange ? times(8, () => [`Object[] it = ${seen};`]) : []),
    [`kept = ${seen};`, 'Object[] it = kept;'],
    [`anything = ${seen};`, 'Object[] it = (Object[]) anything;'],
    [`anything = ${seen};`, 'if (!(anything instanceof Object[] it)) { return 0; }'],
    [`java.util.List<Object[]> all = new java.util.ArrayList<>();`, `all.add(${seen});`, 'Object[] it = all.get(0);'],
    [`Object[][] all = new Object[1][];`, `all[0] = ${seen};`, 'Object[] it = all[0];'],
    // By a method that says less of it.
    [`Object[] it = (Object[]) ${back}();`],
    [`if (!(${back}() instanceof Object[] it)) { return 0; }`],
  ]);
  // Where nobody knows its length, or whether it is there, these are looked at first.
  const asked = isStrange || random.chance(30) ? ['if (it == null || it.length < 2) { return 5; }'] : [];
  const made = methodText(`m${index}`, 'int', [
    ...given,
    ...asked,
    'int seen = 1;',
    `try { it[${random.below(2)}] = ${random.pick(STORED)}; } catch (ArrayStoreException e) { seen = 2; }`,
    'return seen;',
  ]);
  const isBack = given.some((line) => line.includes(back));
  return isBack ? { ...made, text: `  static Object ${back}() { return ${seen}; }\n${made.text}` } : made;
}

/** `System.arraycopy` stores one after the other: what fits before something that does not is copied. */
function copying(random: Random, index: number): MethodText {
  const first = random.pick(['"a"', '"a"', '1', 'null', 'new Object()']);
  const second = random.pick(['1', '"b"', 'new Object()', 'null']);
  const into = random.pick(['String[] to = new String[2];', 'Object[] to = new String[2];', 'Object[] to = new Integer[2];']);
  const at = random.below(2);
  return methodText(`m${index}`, 'int', [
    `Object[] from = { ${first}, ${second} };`,
    into,
    'int seen = 0;',
    `try { System.arraycopy(from, 0, to, 0, ${1 + random.below(2)}); } catch (ArrayStoreException e) { seen = to[${at}] == null ? 1 : 2; }`,
    'return seen;',
  ]);
}

export const ARRAYS: ValueTheme = {
  name: 'arrays',
  make(random: Random): ValueProgram {
    // One way and what it needs: where any array of a type is seen as another, all of that type may be.
    const seen: string = random.pick(random.chance(25) ? STRANGE : SEEN);
    const methods = times(3, (index) => (index === 2 && random.chance(30) ? copying(random, index) : method(random, index, seen)));
    const needed = new Set(['kept', 'anything', 'Mode']);
    const words = (text: string): readonly string[] => text.match(/\w+/g) ?? [];
    const isNeeded = (member: string): boolean => words(member).some((one) => needed.has(one) && NAMES.includes(one));
    for (const one of words(seen)) needed.add(one);
    const members = MEMBERS.filter(isNeeded);
    for (const one of members.flatMap(words)) needed.add(one);
    return programOf('ArraysSeen', MEMBERS.filter(isNeeded), methods);
  },
};
