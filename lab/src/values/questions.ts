/**
 * What the checker is asked about a method whose outcome is known: the assertion of it, which is true, and its negation, which no proof may show.
 * Neighbours: `jvm.ts` knows the outcomes; `judge.ts` asks.
 */
import type { Outcome } from './jvm';
import type { ValueMethod, ValueProgram } from './theme';

/** The class with the questions, in the package of the program. */
export const ASKING = 'Asking';
export type Side = 'true' | 'false';

/** The method of `Asking` that asserts the outcome (`true`) or denies it. */
export function questionName(method: ValueMethod, side: Side): string {
  return `${method.name}_${side}`;
}

/** Exceptions by which Java stops what Calvin demands to be proved impossible, so that a method that meets one fails whatever it catches. */
const DEMANDED: ReadonlySet<string> = new Set([
  'java.lang.NullPointerException', 'java.lang.ArrayIndexOutOfBoundsException', 'java.lang.ArithmeticException', 'java.lang.ClassCastException', 'java.lang.NegativeArraySizeException',
  'java.lang.ArrayStoreException', 'java.lang.AssertionError', 'java.lang.IllegalMonitorStateException',
]);
/** Of these nothing is claimed: memory is taken to suffice, and what hangs has no outcome. */
const BEYOND: ReadonlySet<string> = new Set(['java.lang.StackOverflowError', 'java.lang.OutOfMemoryError']);

/** Which questions there are about an outcome. */
export function sidesOf(outcome: Outcome): readonly Side[] {
  if (outcome.kind === 'hangs' || (outcome.kind === 'throws' && BEYOND.has(outcome.thrown))) return [];
  return outcome.kind === 'throws' && DEMANDED.has(outcome.thrown) ? ['false'] : ['true', 'false'];
}

/** The class of the questions; its package and the program's are the same. */
export function questionsOf(packageName: string, program: ValueProgram, outcomes: ReadonlyMap<string, Outcome>): string {
  const methods = program.methods.flatMap((method) => {
    const outcome = outcomes.get(method.name);
    return outcome === undefined ? [] : sidesOf(outcome).map((side) => question(program, method, outcome, side));
  });
  return `package ${packageName};\nclass ${ASKING} {\n${methods.join('\n')}\n}\n`;
}

function question(program: ValueProgram, method: ValueMethod, outcome: Outcome, side: Side): string {
  const call = `${program.className}.${method.name}()`;
  const head = `  static void ${questionName(method, side)}() throws Throwable {`;
  if (outcome.kind === 'value') {
    return `${head} ${method.type} it = ${call}; boolean same = ${comparison(method, outcome.literal)}; /*@ assert ${side === 'true' ? 'same' : '!same'}; */ }`;
  }
  const thrown = outcome.kind === 'throws' ? outcome.thrown.replaceAll('$', '.') : '';
  const [inside, behind] = side === 'true' ? ['return;', ' /*@ assert false; */'] : ['/*@ assert false; */', ''];
  return `${head} try { ${call}; } catch (${thrown} it) { ${inside} }${behind} }`;
}

function comparison(method: ValueMethod, literal: string): string {
  if (method.type === 'String') return literal === 'null' ? 'it == null' : `${literal}.equals(it)`;
  return literal === 'NaN' ? 'it != it' : `it == ${literal}`;
}
