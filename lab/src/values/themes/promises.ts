/**
 * Methods that override several specified ones and state nothing themselves: each of those is a promise that the method owes.
 * Neighbours: `../theme.ts` (what a promise is).
 */
import type { Random } from '../../random';
import type { ValueProgram, ValueTheme } from '../theme';

export const PROMISES: ValueTheme = {
  name: 'promises',
  make(random: Random): ValueProgram {
    const given = 1 + random.below(3);
    const promised = [0, 1].map(() => 1 + random.below(3));
    const clause = (index: number): string => `\\result ${random.pick(['==', '>=', '<='])} ${promised[index]!}`;
    const clauses = [clause(0), clause(1)] as const;
    const frame = random.pick(['//@ modifies \\nothing\n  ', '']);
    const first = random.chance(50);
    const up = first
      ? `class Up {\n  ${frame}//@ ensures ${clauses[0]}\n  public int f() { return ${promised[0]!}; }\n}\n`
      : `interface Up {\n  ${frame}//@ ensures ${clauses[0]}\n  int f();\n}\n`;
    const side = `interface Side {\n  ${random.pick([frame, '//@ requires true\n  '])}//@ ensures ${clauses[1]}\n  int f();\n}\n`;
    const asks = 'interface Asks {\n  //@ requires true\n  int f();\n}\n';
    const others = random.chance(30) ? ['Asks', 'Side'] : ['Side'];
    const heading = first
      ? `class Down extends Up implements ${others.join(', ')}`
      : `class Down implements ${random
          .pick([
            ['Up', ...others],
            [...others, 'Up'],
          ])
          .join(', ')}`;
    const holds = clauses.map((one) => one.replaceAll('\\result', String(given))).join(' && ');
    const text = `${up}${side}${asks}${heading} {\n  public int f() { return ${given}; }\n}\nclass Promises {\n  static boolean kept() { return ${holds}; }\n}\n`;
    return {
      text,
      className: 'Promises',
      methods: [{ name: 'kept', type: 'boolean', isPromise: true, about: 'several inherited promises' }],
    };
  },
};
