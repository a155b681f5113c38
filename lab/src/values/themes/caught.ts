/**
 * Java's own checks that fail where a handler names their exception: what has been done when they fail, which of several handlers takes it,
 * of which class it is, and what `finally` and loops around it do.
 * Neighbours: `../build.ts`.
 */
import type { Random } from '../../random';
import { methodText, programOf, times, type MethodText } from '../build';
import type { ValueProgram, ValueTheme } from '../theme';

const MEMBERS = [
  'static class Cell { int value; Cell next; String text; }',
  'static class State { int steps, moved; int[] row; Cell cell; int step() { return ++steps; } int[] rowOf(int size) { moved += 10; return size < 0 ? null : new int[size]; } }',
  'static class Own extends ArrayIndexOutOfBoundsException { }',
] as const;

/** Each may fail one of Java's checks, after something else has been done. */
const FAILING = [
  's.row = s.rowOf(2); s.row[s.step()] = s.step();',
  's.row = s.rowOf(1); s.row[s.step()] += s.step();',
  's.row = s.rowOf(-1); s.row[s.step()] = s.step();',
  's.row = s.rowOf(3); s.moved = s.row[s.steps -= 1];',
  's.row = s.rowOf(2); s.row[s.steps++]++; s.row[s.steps++]++; s.row[s.steps++]++;',
  's.cell = null; s.cell.value = s.step();',
  's.cell = new Cell(); s.cell.next.value += s.step();',
  's.cell = new Cell(); s.moved = s.cell.text.length() + s.step();',
  's.cell = new Cell(); s.cell.next = s.cell; s.cell.next.next.value = s.step(); s.cell = s.cell.next.next; s.cell.next = null; s.moved = s.cell.next.value;',
  's.moved = 7 / (s.step() - 1);',
  's.steps %= s.moved;',
  's.moved = (s.step() + 6) / s.moved;',
  'Object seen = s.step() > 0 ? "a" : new Cell(); s.cell = (Cell) seen;',
  'Object seen = new Cell(); s.moved = 3; s.cell = (Cell) seen; s.cell.value = ((Cell) (Object) "b").value;',
  'Object[] all = new String[s.step()]; all[0] = "a"; s.moved = 5; all[0] = new Cell();',
  's.row = new int[s.step() - 3]; s.moved = 1;',
  'Integer none = s.moved > 0 ? s.moved : null; s.moved = none + s.step();',
  'String none = null; switch (none) { case "a" -> s.step(); default -> s.moved = 2; }',
  'for (int one : s.rowOf(-2)) { s.moved += one; }',
  'if (s.step() > 5) { throw new Own(); } s.row = s.rowOf(0); s.row[0] = 1;',
  'if (s.step() > 0) { throw s.cell == null ? null : new Own(); }',
] as const;

const HANDLERS = [
  ['ArrayIndexOutOfBoundsException', 'r = 2;'],
  ['IndexOutOfBoundsException', 'r = e instanceof ArrayIndexOutOfBoundsException ? 3 : 4;'],
  ['NullPointerException', 'r = 5 + s.steps;'],
  ['ArithmeticException', 'r = 6; s.step();'],
  ['ClassCastException', 'r = 7 + s.moved;'],
  ['ArrayStoreException', 'r = 8; s.moved = 0;'],
  ['NegativeArraySizeException', 'r = 9;'],
  ['NullPointerException | ArithmeticException', 'r = e instanceof NullPointerException ? 10 : 11;'],
  ['ClassCastException | IndexOutOfBoundsException', 'r = 12; throw e;'],
  ['RuntimeException', 'r = e instanceof NullPointerException ? 13 : e instanceof IndexOutOfBoundsException ? 14 : 15;'],
] as const;

function attempt(random: Random, inside: readonly string[]): readonly string[] {
  // The compiler refuses a clause for what an earlier one takes.
  const picked = times(1 + random.below(2), () => random.below(HANDLERS.length)).sort((left, right) => left - right);
  const clauses = picked
    .map((one) => HANDLERS[one]!)
    .filter(([type], index, all) => index === 0 || !type.split(' | ').some((one) => all[0]![0].includes(one)))
    .map(([type, what]) => `catch (${type} e) { ${what} }`);
  const last = random.below(3) === 0 ? [`finally { ${random.pick(['s.moved++;', 's.step();', 'r += 20;'])} }`] : [];
  return ['try {', ...inside, '}', ...clauses, ...last];
}

function method(random: Random, index: number): MethodText {
  const around = [
    (body: readonly string[]): readonly string[] => body,
    (body: readonly string[]): readonly string[] => attempt(random, body),
    (body: readonly string[]): readonly string[] => ['for (int i = 0; i < 2; i++) {', ...body, 'if (r > 1) { break; }', '}'],
  ];
  const failing = random.pick(FAILING);
  return methodText(`m${index}`, 'int', [
    'int r = 1;',
    'State s = new State();',
    ...attempt(random, [...random.pick(around)(attempt(random, [failing, 'r = 100;']))]),
    random.pick(['return r;', 'return r * 1000 + s.steps;', 'return s.moved * 100 + r;']),
  ]);
}

export const CAUGHT: ValueTheme = {
  name: 'caught',
  make(random: Random): ValueProgram {
    return programOf(
      'ChecksCaught',
      MEMBERS,
      times(4, (index) => method(random, index)),
    );
  },
};
