/**
 * A class that is known, and one below it with a supertype that is not: the object that the known class speaks of as `this` runs what
 * nobody has seen, which comes back into it.
 * Neighbours: `generate.ts` takes one of these for the family `half-known`; `jar/Upward.java` has the unknown supertypes.
 */
import type { Random } from '../random';
import { SUBJECT, classText, method, type OpaqueProgram } from './program';

interface Half {
  /** What the known class implements without having it, and what it is called by. */
  readonly type: string;
  /** The member of the jar's class that has it. */
  readonly by: string;
  /** Calls of `X`, which is `this` in some way. */
  readonly calls: readonly string[];
}

const HALVES: readonly Half[] = [
  { type: 'Iterable<Object>', by: 'Upward.Walking', calls: ['X.iterator();', 'for (Object each : X) { told_ = 3; }'] },
  { type: 'Runnable', by: 'Upward.Running', calls: ['X.run();'] },
  { type: 'Comparable<Object>', by: 'Upward.Ordered', calls: ['X.compareTo("a");', 'int order = X.compareTo(X);'] },
  { type: 'AutoCloseable', by: 'Upward.Closing', calls: ['X.close();', 'try (var held = X) { told_ = 3; }'] },
  {
    type: 'Collection<String>',
    by: 'Upward.Sized',
    calls: ['X.size();', 'X.isEmpty();', 'X.clear();', 'boolean same = new ArrayList<>(List.of("a")).equals(X);'],
  },
];

/** How `this` is named: what stands before, and the name. */
const NAMED: readonly (readonly [string, string])[] = [
  ['', 'this'],
  ['', 'this'],
  ['Plain_ self = this;', 'self'],
  ['Plain_ self = same_(this);', 'self'],
  ['kept_ = this; Plain_ self = kept_; if (self == null) { return; }', 'self'],
  ['Plain_[] all = { this };', 'all[0]'],
  ['Object any = this; Plain_ self = (Plain_) any;', 'self'],
  ['Plain_ self = before_() ? this : null; if (self == null) { return; }', 'self'],
  ['Plain_ other = this; Plain_ self = other;', 'self'],
];

export function halfKnown(random: Random): OpaqueProgram {
  const { type, by, calls } = random.pick(HALVES);
  const tests = Array.from({ length: 1 + random.below(3) }, (_, index) => {
    const [before, name] = random.pick(NAMED);
    const call = random.pick(calls).replaceAll('X', name);
    const isInside = name === 'this' && random.chance(30);
    const lines = [
      before,
      'int before = events_;',
      isInside ? `Runnable inside = () -> { try { ${call} } catch (Exception any) { } }; inside.run();` : call,
      `ASSERT<${index}>(before == events_);`,
    ];
    return {
      about: `${type} by ${name}`,
      text: method(
        `synchronized void test${index}_(Hub hub) throws Exception`,
        lines.filter((one) => one !== ''),
      ),
    };
  });
  const texts = tests.map(({ text }) => text).join(' ');
  const helpers = [
    ...(texts.includes('same_') ? ['private static Plain_ same_(Plain_ one) { return one; }'] : []),
    ...(texts.includes('kept_') ? ['private Plain_ kept_;'] : []),
    ...(texts.includes('before_()') ? ['private boolean before_() { return events_ >= 0; }'] : []),
    ...(texts.includes('told_') ? ['private int told_;'] : []),
  ];
  return {
    text: classText(
      `class ${SUBJECT}`,
      ['final Half_ half_ = new Half_();'],
      [
        classText(`abstract class Plain_ implements ${type}`, [
          'private int events_;',
          'public synchronized void hook() { events_++; }',
          ...helpers,
          ...tests.map(({ text }) => text),
        ]),
        `class Half_ extends Plain_ implements ${by} { }`,
      ],
    ),
    about: `half known: ${tests.map(({ about }) => about).join(' and ')}`,
    made: `new ${SUBJECT}()`,
    steps: tests.map((_, index) => `c.half_.test${index}_(new jar.Hub());`),
    beside: undefined,
    kind: `half known ${by}`,
  };
}
