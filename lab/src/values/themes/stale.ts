/**
 * Sublists of lists that have changed since: the library's own `toString`, `hashCode` and `equals` throw. Nothing else here does, and a
 * workspace of such programs alone has no code of its own that throws, so that it cannot hide that the library's is forgotten.
 * Neighbours: `callbacks.ts` has the same among code that throws.
 */
import type { Random } from '../../random';
import { methodText, programOf, times } from '../build';
import type { ValueProgram, ValueTheme } from '../theme';

const CALLS = [
  'String.valueOf(held);',
  's = "" + held;',
  's += held;',
  'new StringBuilder().append((Object) held);',
  's = Objects.toString(held);',
  's = String.format("%s", held);',
  'held.hashCode();',
  'Objects.hash(held, 1);',
  'Objects.hashCode(held);',
  'Objects.equals(held, List.of("a"));',
  'held.equals(new ArrayList<>(List.of("a")));',
  'new Held(held).toString();',
  's = new Held(held) + "";',
  'new Held(held).hashCode();',
  'new AssertionError(held);',
  'System.out.println(held);',
  'new HashSet<Object>().add(held);',
  'new HashMap<Object, Object>().get(held);',
  's = new ArrayList<Object>(Arrays.asList(held)) + "";',
  's = new java.util.concurrent.atomic.AtomicReference<>(held).toString();',
] as const;

export const STALE: ValueTheme = {
  name: 'stale',
  make(random: Random): ValueProgram {
    const type = random.pick(['Object', 'List<String>', 'Collection<String>', 'Iterable<String>']);
    const method = (index: number): ReturnType<typeof methodText> =>
      methodText(
        `m${index}`,
        'int',
        [
          'int x = 0, y = 0; String s = "";',
          'List<String> all = new ArrayList<>(List.of("a"));',
          `${type} held = all.subList(0, 1);`,
          random.chance(70) ? 'all.add("b");' : '',
          `try { x++; ${random.pick(CALLS)} y++; } catch (RuntimeException e) { }`,
          'return x - y;',
        ],
        'stale sublists',
      );
    const made = programOf('Stale', ['record Held(Object in) { }'], times(4, method));
    return { ...made, text: `import java.util.*;\n${made.text}` };
  },
};
