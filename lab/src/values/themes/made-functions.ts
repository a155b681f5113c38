/**
 * Functions that the library makes of nothing or of others (`Predicate.isEqual`, `negate`, `Comparator.reversed`), in a program whose own
 * class of that kind gives something else: what they give is not what the only known class gives.
 * Neighbours: `../build.ts`; `views.ts` has what the library makes otherwise.
 */
import type { Random } from '../../random';
import { methodText, programOf, times, type MethodText } from '../build';
import type { ValueProgram, ValueTheme } from '../theme';

interface Kind {
  readonly type: string;
  /** The program's own class of the kind. */
  readonly own: string;
  readonly made: readonly string[];
  /** What is asked of it, and the type of the answer. */
  readonly asked: readonly (readonly ['int' | 'boolean', string])[];
}

const KINDS: readonly Kind[] = [
  {
    type: 'Predicate<Object>',
    own: 'public boolean test(Object o) { return false; }',
    made: [
      'Predicate.isEqual("a")',
      'new Own().negate()',
      'Predicate.not(new Own())',
      'new Own().or(Predicate.isEqual("a"))',
      'new Own().and(new Own())',
      'new Own()',
    ],
    asked: [
      ['boolean', 'IT.test("a")'],
      ['boolean', 'IT.test(null)'],
    ],
  },
  {
    type: 'Function<Object, Object>',
    own: 'public Object apply(Object o) { return null; }',
    made: ['Function.identity()', 'new Own().andThen(one -> "b")', 'new Own().compose(one -> "b")', 'new Own()'],
    asked: [
      ['boolean', 'IT.apply("a") == null'],
      ['boolean', 'IT.apply(null) == null'],
    ],
  },
  {
    type: 'UnaryOperator<Object>',
    own: 'public Object apply(Object o) { return null; }',
    made: ['UnaryOperator.identity()', 'new Own()'],
    asked: [['boolean', 'IT.apply("a") == null']],
  },
  {
    type: 'BinaryOperator<Integer>',
    own: 'public Integer apply(Integer p, Integer q) { return 7; }',
    made: ['BinaryOperator.minBy(Comparator.naturalOrder())', 'BinaryOperator.maxBy(Comparator.naturalOrder())', 'new Own()'],
    asked: [['int', 'IT.apply(1, 2)']],
  },
  {
    type: 'Comparator<Integer>',
    own: 'public int compare(Integer p, Integer q) { return 0; }',
    made: [
      'Comparator.naturalOrder()',
      'Comparator.reverseOrder()',
      'new Own().reversed()',
      'new Own().thenComparing(Comparator.naturalOrder())',
      'Collections.reverseOrder(new Own())',
      'Comparator.nullsFirst(new Own())',
      'new Own()',
    ],
    asked: [
      ['int', 'IT.compare(1, 2)'],
      ['int', 'IT.compare(2, 2)'],
    ],
  },
  {
    type: 'Callable<Object>',
    own: 'public Object call() { return "own"; }',
    made: ['Executors.callable(() -> { })', 'new Own()'],
    asked: [['boolean', 'IT.call() == null']],
  },
];

function method(random: Random, index: number, { type, made, asked }: Kind): MethodText {
  const one = random.pick(made);
  const [answer, question] = random.pick(asked);
  const given = random.pick([
    [`${type} it = ${one};`],
    [`${type} it = ${one};`],
    [`List<${type}> all = new ArrayList<>();`, `all.add(${one});`, `${type} it = all.get(0);`],
    [`Object seen = ${one};`, `${type} it = (${type}) seen;`],
    [`kept = ${one};`, `${type} it = (${type}) kept;`],
  ]);
  const asking = `${answer} seen_ = ${question.replaceAll('IT', 'it')};`.replaceAll('seen_', 'answer');
  return methodText(`m${index}`, answer, [
    ...given,
    ...(type.startsWith('Callable')
      ? [`try { ${asking} return answer; } catch (Exception e) { return false; }`]
      : [asking, 'return answer;']),
  ]);
}

export const MADE_FUNCTIONS: ValueTheme = {
  name: 'made-functions',
  make(random: Random): ValueProgram {
    const kind = random.pick(KINDS);
    const made = programOf(
      'MadeFunctions',
      ['static Object kept;', `static class Own implements ${kind.type} { ${kind.own} }`],
      times(3, (index) => method(random, index, kind)),
    );
    return { ...made, text: `import java.util.*;\nimport java.util.concurrent.*;\nimport java.util.function.*;\n${made.text}` };
  },
};
