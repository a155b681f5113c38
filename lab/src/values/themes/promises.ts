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
    const promised = [1 + random.below(3), 1 + random.below(3)] as const;
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
    // The class that is of the interface may have the method from one that is not.
    if (random.chance(40)) return inherited(random, given, clauses[1], side);
    const holds = clauses.map((one) => one.replaceAll('\\result', String(given))).join(' && ');
    const text = `${up}${side}${asks}${heading} {\n  public int f() { return ${given}; }\n}\nclass Promises {\n  static boolean kept() { return ${holds}; }\n}\n`;
    return {
      text,
      className: 'Promises',
      methods: [{ name: 'kept', type: 'boolean', isPromise: true, about: 'several inherited promises' }],
    };
  },
};

function inherited(random: Random, given: number, clause: string, side: string): ValueProgram {
  const base = `class Base {\n  ${random.pick(['', '//@ requires true\n  '])}public int f() { return ${given}; }\n}\n`;
  const between = random.chance(30) ? ['class Mid extends Base { }\n', 'Mid'] : ['', 'Base'];
  const own = random.chance(25) ? ' public int f() { return super.f(); } ' : ' ';
  const holds = clause.replaceAll('\\result', String(given));
  return {
    text: `${base}${between[0]}${side}class Down extends ${between[1]} implements Side {${own}}\nclass Promises {\n  static boolean kept() { return ${holds}; }\n}\n`,
    className: 'Promises',
    methods: [{ name: 'kept', type: 'boolean', isPromise: true, about: 'promises of other interfaces' }],
  };
}
