/**
 * The texts of objects whose `toString` gives null, in a class of the program, a record, an enum, a lambda's captured object, an exception;
 * asked by everything of the library that asks for a text, and by `+`. A text that is asked for is there or is not: each has its own way.
 * Neighbours: `../build.ts`; `callbacks.ts` has the texts that throw.
 */
import type { Random } from '../../random';
import { methodText, programOf, times, type MethodText } from '../build';
import type { ValueProgram, ValueTheme } from '../theme';

/** What the library makes of `it`, an Object. */
const ASKED = [
  'String.valueOf(it)',
  'String.valueOf((Object) it)',
  'Objects.toString(it)',
  'Objects.toString(it, "d")',
  'Objects.toString(null, it.toString())',
  'it.toString()',
  '"" + it',
  'it + "a"',
  'new StringBuilder().append(it).toString()',
  'new StringBuilder("a").append(it.toString()).toString()',
  'String.format("%s", it)',
  'List.of(it).toString()',
  'new ArrayList<>(List.of(it)).toString()',
  'String.join("-", List.of("a", "b" + it))',
  'new Held(it).toString()',
  'new Failure(it.toString()).getMessage()',
  'new Failure(it.toString()).toString()',
  'new RuntimeException(new Failure(null)).getMessage()',
  'new AssertionError(it).getMessage()',
  'Optional.ofNullable(it.toString()).orElse(null)',
  'new StringBuilder(String.valueOf(it)).toString()',
  'new Box<>(it).text()',
] as const;

const LOOKED = [
  ['boolean', 't == null'],
  ['boolean', 't != null'],
  ['int', 't == null ? 1 : 2'],
  ['boolean', 't == it.toString()'],
  ['boolean', 'Objects.equals(t, it.toString())'],
  ['boolean', '"null".equals(t)'],
] as const;

function method(random: Random, index: number): MethodText {
  const asked = random.pick(ASKED);
  const [type, look] = random.pick(LOOKED);
  const made = random.pick(['new Text()', 'new Below()', 'new Held("a")', 'Mode.ON', 'new Failure(null)', '"s"', 'Integer.valueOf(1)']);
  const it = random.pick([`Object it = ${made};`, `Object it = ${made};`, `Object it = same(${made});`, `var it = ${made};`]);
  return methodText(`m${index}`, type, [it, `String t = ${asked};`, `return ${look};`], asked.split('(')[0]!);
}

export const TEXTS: ValueTheme = {
  name: 'texts',
  make(random: Random): ValueProgram {
    const text = random.pick(['null', 'null', '"t"', 'TEXT']);
    const own = `@Override public String toString() { return ${text}; }`;
    const made = programOf(
      'Texts',
      [
        `static final String TEXT = ${random.pick(['null', '"k"'])};`,
        `static class Text { ${own} }`,
        `static class Below extends Text { ${random.chance(30) ? own.replace(text, '"b"') : ''} }`,
        `record Held(Object one) { ${random.chance(50) ? own : ''} }`,
        `static class Box<T> { final T held; Box(T held) { this.held = held; } String text() { return String.valueOf(held); } }`,
        `enum Mode { ON; ${random.chance(50) ? own : ''} }`,
        `static class Failure extends RuntimeException { Failure(String m) { super(m); } ${random.chance(50) ? own : ''} }`,
        'static <T> T same(T one) { return one; }',
      ],
      times(4, (index) => method(random, index)),
    );
    return { ...made, text: `import java.util.*;\n${made.text}` };
  },
};
