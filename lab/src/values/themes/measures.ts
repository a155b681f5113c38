/**
 * Loops with a `decreases`: whether the number goes down in every round, and never begins one below zero. The JVM runs the same loop for
 * some numbers, and looks; a method that promises what is not so must not be verified.
 * Neighbours: `../theme.ts` says what a theme is; `jumps.ts` is about where loops go on.
 */
import type { Random } from '../../random';
import type { ValueProgram, ValueTheme } from '../theme';

const MEASURES = ['a', 'n', 'n - a', 'a + n', 'a * 2 - n', 'row.length - a', 'a % 7', 'n - a + 3'] as const;
const TESTS = ['a > 0', 'a < n', 'a != n', 'n > 0', 'a < row.length', 'n >= a', 'a + n > 1', 'true'] as const;
const STEPS = [
  'a--;',
  'a++;',
  'n--;',
  'a += 2;',
  'a = a / 2;',
  'n = n - a;',
  'if (a == 3) { continue; } a--;',
  'if (a == n - 1) { a = a + 1; continue; } a++;',
  'if (n % 2 == 0) { n = n / 2; continue; } n -= 1;',
  'if (a > n) { a--; } else { n--; }',
  'if (a > 2) { a -= 2; } else if (a > 0) { a--; }',
  'int b = a; a = n; n = b - 1;',
  'a++; n += 2;',
] as const;

export const MEASURES_THEME: ValueTheme = {
  name: 'measures',
  make(random: Random): ValueProgram {
    const [measure, test, step] = [random.pick(MEASURES), random.pick(TESTS), random.pick(STEPS)];
    const testsFirst = random.chance(70);
    const loop = testsFirst ? `while (${test}) { ${step} }` : `do { ${step} } while (${test});`;
    const round = `long before = ${measure};
      do { ${step} } while (false);
      ${testsFirst ? '' : `if (!(${test})) { break; }`}
      if (before < 0 || ${measure} >= before) { return false; }
      if (++rounds > 30) { break; }`;
    const text = `class Measures {
  static void go(int a, int n, /*@ non_null */ int[] row) {
    //@ decreases ${measure}
    ${loop}
  }
  static boolean holds(int a, int n, int[] row) {
    int rounds = 0;
    ${testsFirst ? `while (${test})` : 'while (true)'} {
      ${round}
    }
    return true;
  }
  static boolean kept() {
    for (int a = -3; a < 8; a++) {
      for (int n = -3; n < 8; n++) {
        if (!holds(a, n, new int[5])) { return false; }
      }
    }
    return true;
  }
}
`;
    return { text, className: 'Measures', methods: [{ name: 'kept', type: 'boolean', isPromise: true, promisedBy: 'go' }] };
  },
};
