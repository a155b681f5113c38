/**
 * What the checker is asked about a method whose outcome is known: the assertion of it, which is true, and its negation, which no proof may
 * show; each in a branch of its own of one method, so that both cost one question.
 * Neighbours: `jvm.ts` knows the outcomes; `judge.ts` asks.
 */
import type { Code } from '#server/diagnostics/codes';
import type { Outcome } from './jvm';
import type { ValueMethod, ValueProgram } from './theme';

/** The class with the questions, in the package of the program. */
export const ASKING = 'Asking';

/** The method of `Asking` about a method. */
export function questionName(method: ValueMethod): string {
  return `about_${method.name}`;
}

/** Of these nothing is claimed: memory is taken to suffice. */
const BEYOND: ReadonlySet<string> = new Set(['java.lang.StackOverflowError', 'java.lang.OutOfMemoryError']);
/**
 * By these Java stops what Calvin demands to be proved impossible, and says so by these codes: a method that meets one fails, whatever it
 * catches, so that the true assertion is no question.
 */
const DEMANDED: ReadonlyMap<string, readonly Code[]> = new Map<string, readonly Code[]>([
  ['java.lang.NullPointerException', ['null-dereference']],
  ['java.lang.ArrayIndexOutOfBoundsException', ['index-out-of-bounds']],
  ['java.lang.ArithmeticException', ['division-by-zero']],
  ['java.lang.ClassCastException', ['class-cast']],
  ['java.lang.NegativeArraySizeException', ['negative-array-size']],
  ['java.lang.ArrayStoreException', ['array-store']],
  ['java.lang.IllegalMonitorStateException', ['monitor-state', 'precondition']],
]);

/** The codes by which a check is reported whose exception the JVM saw; undefined where it is no such exception. */
function demandedBy(outcome: Outcome): readonly Code[] | undefined {
  return outcome.kind === 'throws' ? DEMANDED.get(outcome.thrown) : undefined;
}

/** The codes by which a check may be reported whose exception the method met: that which it ends with, or any that it has caught. */
export function checksIn(outcome: Outcome): readonly Code[] {
  return demandedBy(outcome) ?? [...DEMANDED.values()].flat();
}

export function isAsked(outcome: Outcome | undefined): outcome is Outcome {
  return outcome !== undefined && outcome.kind !== 'hangs' && !(outcome.kind === 'throws' && BEYOND.has(outcome.thrown));
}

/** Whether the true assertion can be proved at all. */
export function isProvable(outcome: Outcome): boolean {
  return demandedBy(outcome) === undefined;
}

export interface Questions {
  readonly text: string;
  /** Where the negation that is asserted about a method stands in the text. */
  readonly negations: ReadonlyMap<ValueMethod, number>;
  /** And the true assertion. */
  readonly truths: ReadonlyMap<ValueMethod, number>;
}

/**
 * The class of the questions; its package and the program's are the same. `speaks`: it is a file that speaks of values, in which whatever
 * fails is reported; elsewhere what no handler can get is taken not to fail.
 */
export function questionsOf(
  packageName: string,
  program: ValueProgram,
  outcomes: ReadonlyMap<string, Outcome>,
  speaks: boolean,
): Questions {
  const [negations, truths] = [new Map<ValueMethod, number>(), new Map<ValueMethod, number>()];
  let text = `package ${packageName};\nclass ${ASKING} {\n  ${speaks ? '/*@ requires true */ ' : ''}static void speaks() {}\n`;
  for (const method of program.methods) {
    const outcome = outcomes.get(method.name);
    if (!isAsked(outcome)) continue;
    text += `  static void ${questionName(method)}(boolean which) throws Throwable { ${observed(program, method, outcome)} if (which) { /*@ assert `;
    truths.set(method, text.length);
    text += 'same; */ } else { /*@ assert ';
    negations.set(method, text.length);
    text += '!same; */ } }\n';
  }
  return { text: `${text}}\n`, negations, truths };
}

/** Declares `same`: whether the outcome is the one that the JVM saw. */
function observed(program: ValueProgram, method: ValueMethod, outcome: Outcome): string {
  const call = `${program.className}.${method.name}()`;
  if (outcome.kind === 'value') return `${method.type} it = ${call}; boolean same = ${comparison(method, outcome.literal)};`;
  const thrown = outcome.kind === 'throws' ? outcome.thrown.replaceAll('$', '.') : '';
  return `boolean same = false; try { ${call}; } catch (${thrown} it) { same = true; }`;
}

function comparison(method: ValueMethod, literal: string): string {
  if (method.type === 'String') return literal === 'null' ? 'it == null' : `${literal}.equals(it)`;
  return literal === 'NaN' ? 'it != it' : `it == ${literal}`;
}
