/**
 * The initialization of classes (Java Language Specification 12.4): static initializers and final static fields that read those of other
 * classes, constants that are inlined and others that are not, initializers that throw, enums and interfaces with initializers.
 * Neighbours: `../build.ts`. What a static field holds later is mostly unknown to the checker; what it must not do is to know it wrongly.
 */
import type { Random } from '../../random';
import { methodText, programOf, times } from '../build';
import type { ValueProgram, ValueTheme } from '../theme';

export const STATICS: ValueTheme = {
  name: 'statics',
  // biome-ignore lint/complexity/noExcessiveLinesPerFunction: one template of a program.
  make(random: Random): ValueProgram {
    const names = ['X', 'Y', 'Z'];
    const value = (own: string): string =>
      random.pick([
        '3',
        'x()',
        `${random.pick(names)}.k + 1`,
        `${random.pick(names)}.K + 1`,
        'new Object() == null ? 1 : 2',
        `${random.pick(names)}.get()`,
        'Integer.valueOf(4)',
        `${own}.late`,
        'boom()',
        'Log.n++',
        '5 + 2',
        `new ${random.pick(names)}().f`,
        'E.A.ordinal()',
        'E.A.n',
        'I.C',
      ]);
    const classes = names.map(
      (name, index) =>
        `static class ${name}${index > 0 && random.chance(25) ? ` extends ${names[index - 1]}` : ''} { ${[
          `static final int k = ${value(name)};`,
          `static final int K = ${random.pick(['7', '2 + 3', value(name)])};`,
          `static int late = ${random.pick(['6', value(name)])};`,
          ...(random.chance(30)
            ? [
                `static { ${random.pick(['late = 8;', 'Log.n = Log.n * 3 + 1;', 'if (Log.yes()) boom();', `late = ${random.pick(names)}.k;`])} }`,
              ]
            : []),
          'int f = k; static int get() { return k; }',
          random.chance(30)
            ? 'static final Object o = new Object(); static final String s = "a" + k;'
            : 'static final Object o = null; static final String s = "c";',
        ].join(' ')} }`,
    );
    const shared = [
      'static class Log { static int n = 1; static boolean yes() { return true; } }',
      'private static int x() { return 4; } static int boom() { throw new IllegalStateException(); }',
      `enum E { A, B; final int n = ${random.pick(['3', 'X.k', 'boom()'])}; static int count = 2; }`,
      `interface I { int C = ${random.pick(['5', 'x()', 'Y.k', 'boom()'])}; int D = 9; }`,
      'static class W implements I { static int w = 1; }',
      ...classes,
    ];
    const one = (): string => random.pick(names);
    const methods = times(3, (index) =>
      methodText(
        `m${index}`,
        'int',
        random.pick([
          [`return ${one()}.k;`],
          [`return ${one()}.K;`],
          [`return ${one()}.get();`],
          [`return new ${one()}().f;`],
          [`return ${one()}.o == null ? 1 : 2;`],
          [`return ${one()}.s.equals("c") ? 1 : 2;`],
          ['return I.D;'],
          ['return I.C;'],
          ['return W.w;'],
          ['return E.A.n;'],
          ['return E.B.ordinal();'],
          [`int r = 1; try { r = ${one()}.k; } catch (Throwable t) { r = 50; } return r;`],
          [
            `int r = 1; try { r += 5; r += ${one()}.get(); } catch (ExceptionInInitializerError t) { r += 50; } finally { r += 100; } return r;`,
          ],
          [
            `int r = 0; try { new ${one()}(); r = 1; } catch (Error e) { r = 2; } try { new ${one()}(); r += 10; } catch (NoClassDefFoundError e) { r += 20; } catch (Error e) { r += 30; } return r;`,
          ],
          [`final int[] c = { 0 }; try { c[0]++; int q = ${one()}.k; c[0]++; } catch (Throwable t) { } return c[0];`],
          [`Log.n = 1; ${one()}.get(); return Log.n;`],
          [`return ${one()}.k - ${one()}.k;`],
          [`return (${one()}.k == ${one()}.K) ? 1 : 2;`],
          [`return ${one()}.late;`],
        ]),
      ),
    );
    return programOf('Statics', shared, methods);
  },
};
