/**
 * Jumps: `return`, `break`, `continue` and exceptions through `finally`, out of labelled statements, switches and loops of one or two
 * rounds.
 * Neighbours: `../build.ts`.
 */
import type { Random } from '../../random';
import { methodText, programOf, times, type MethodText } from '../build';
import type { ValueProgram, ValueTheme } from '../theme';

const SHARED = [
  'static class Stop extends RuntimeException { int n; Stop(int n) { this.n = n; } }',
  'static class Halt extends Stop { Halt(int n) { super(n); } }',
  'static class Checked extends Exception { }',
  'private static boolean yes() { return true; }',
  'private static boolean no() { return false; }',
  'private static int boom(int v) { if (v > 1) throw new Halt(v); throw new Stop(v); }',
];

export const JUMPS: ValueTheme = {
  name: 'jumps',
  make: (random: Random): ValueProgram =>
    programOf(
      'Jumps',
      SHARED,
      times(3, (index) => method(random, `m${index}`)),
    ),
};

interface Around {
  /** Labels of what encloses, and whether `continue` may name them. */
  readonly labels: readonly { readonly name: string; readonly isLoop: boolean }[];
  readonly isInLoop: boolean;
  readonly isInSwitch: boolean;
  /** For names that no other has. */
  readonly counter: { next: number };
}

function method(random: Random, name: string): MethodText {
  const inner = block(random, { labels: [], isInLoop: false, isInSwitch: false, counter: { next: 1 } }, 2);
  const isCaught = random.chance(75);
  return methodText(name, 'int', [
    'int at = 1; int r = 0; Object o = new Object();',
    isCaught ? 'try {' : '{',
    ...inner.map((one) => `  ${one}`),
    isCaught
      ? `} catch (Stop s) { r = 50 + s.n; } ${random.pick(['', 'catch (Exception e) { r = 70; }', 'finally { at = at * 4 + 3; }'])}`
      : '}',
    'return at * 100 + r;',
  ]);
}

function block(random: Random, around: Around, depth: number): readonly string[] {
  return times(1 + random.below(2), () => statement(random, around, depth));
}

function statement(random: Random, around: Around, depth: number): string {
  const inside = (more: Partial<Around> = {}): string => block(random, { ...around, ...more }, depth - 1).join(' ');
  if (depth === 0 || random.chance(25)) return random.chance(60) ? jump(random, around) : `at = at * 4 + ${random.below(4)};`;
  const number = around.counter.next++;
  const name = `L${number}`;
  switch (random.below(11)) {
    case 0:
    case 1:
    case 2:
      return `try { ${inside()} } ${random.chance(40) ? `catch (${random.pick(['Halt', 'Stop', 'RuntimeException', 'Exception'])} e${number}) { ${inside()} } ` : ''}finally { ${finallyBody(random, around, depth)} }`;
    case 3:
      return `try { ${inside()} } catch (Halt e${number}) { at = at * 4 + 2; ${random.chance(50) ? `if (yes()) throw e${number};` : ''} } catch (Stop e${number}) { at = at * 4 + e${number}.n; ${inside()} }`;
    case 4:
      return `${name}: { ${inside({ labels: [...around.labels, { name, isLoop: false }] })} }`;
    case 5:
      return `${name}: do { ${inside({ labels: [...around.labels, { name, isLoop: true }], isInLoop: true, isInSwitch: false })} } while (${random.pick(['no()', 'false'])});`;
    case 6:
      return `${name}: for (;;) { ${inside({ labels: [...around.labels, { name, isLoop: false }], isInLoop: false, isInSwitch: true })} if (yes()) break; }`;
    case 7:
      return `switch (${random.pick(['at', `${random.below(4)}`])}) { case 0: ${inside({ isInSwitch: true })} case 1: ${inside({ isInSwitch: true })} ${random.pick(['if (yes()) break;', ''])} ${random.pick(['default:', 'case 2:'])} ${inside({ isInSwitch: true })} }`;
    case 8:
      return `if (${random.pick(['yes()', 'no()', 'at > 5', 'at == 1'])}) { ${inside()} } else { ${inside()} }`;
    case 9:
      return `synchronized (o) { ${inside()} }`;
    default:
      return `at += switch (${random.pick(['at', '1', '2'])}) { case 0 -> 3; case 1 -> { try { yield 2; } finally { at = at * 4 + 1; } } case 2 -> ${random.chance(40) ? 'boom(1)' : '2'}; default -> 1; };`;
  }
}

function finallyBody(random: Random, around: Around, depth: number): string {
  return random.chance(65) ? `at = at * 4 + ${random.below(4)};` : block(random, around, depth - 1).join(' ');
}

/** After a test that the compiler does not see through, so that what follows is reachable for it. */
function jump(random: Random, around: Around): string {
  const [loops, all] = [around.labels.filter((one) => one.isLoop), around.labels];
  const choices = [
    'return at;',
    `return ${random.below(9)};`,
    'throw new Stop(2);',
    'throw new Halt(3);',
    'boom(1);',
    'throw new Stop(1);',
  ];
  if (around.isInLoop) choices.push('break;', 'continue;', 'continue;');
  if (around.isInSwitch) choices.push('break;');
  if (loops.length > 0) choices.push(`continue ${random.pick(loops).name};`, `continue ${random.pick(loops).name};`);
  if (all.length > 0) choices.push(`break ${random.pick(all).name};`, `break ${random.pick(all).name};`);
  return `if (${random.weighted([
    [4, 'yes()'],
    [1, 'no()'],
    [1, 'at > 4'],
  ])}) ${random.pick(choices)}`;
}
