/**
 * Threads with a `start` of their own: it throws, starts nothing, starts twice, counts, or goes on above; called by the name of the class
 * or of `Thread`, once or twice.
 * Neighbours: `../build.ts`; `initializer-threads.ts` is about what a started thread sees.
 */
import type { Random } from '../../random';
import { methodText, programOf, times, type MethodText } from '../build';
import type { ValueProgram, ValueTheme } from '../theme';

const OWN = [
  'throw new IllegalStateException();',
  '',
  'super.start();',
  'count++; super.start();',
  'super.start(); count++;',
  'count++; if (count > 1) { throw new IllegalStateException(); }',
  'super.start(); super.start();',
  'throw new IllegalThreadStateException();',
];

function method(random: Random, index: number): MethodText {
  const name = `Own${random.below(3)}`;
  const declared = random.pick(['Thread', name, 'Between', 'var']);
  const call = random.pick(['t.start();', 't.start(); t.start();', 't.start(); t.start(); t.start();']);
  const caught = random.pick(['IllegalStateException', 'IllegalThreadStateException', 'RuntimeException']);
  return methodText(`m${index}`, 'int', [
    `${declared} t = new ${name}();`,
    'int seen = 0;',
    `try { ${call} seen = 1; } catch (${caught} e) { seen = 2; }`,
    random.pick(['return seen;', 'return seen + 10 * ((Between) t).count;']),
  ]);
}

export const STARTS: ValueTheme = {
  name: 'starts',
  make(random: Random): ValueProgram {
    const classes = times(3, (index) => {
      const own = random.below(4) === 0 ? '' : `@Override public ${random.pick(['', 'synchronized '])}void start() { ${random.pick(OWN)} }`;
      return `static class Own${index} extends Between { ${own} }`;
    });
    const between = `static class Between extends Thread { int count; ${random.below(4) === 0 ? `@Override public void start() { ${random.pick(OWN)} }` : ''} }`;
    return programOf(
      'Starts',
      [between, ...classes],
      times(4, (index) => method(random, index)),
    );
  },
};
