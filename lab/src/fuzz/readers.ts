/**
 * Everything that reads what somebody else wrote, each as a function from a text, for the fuzzers: Java with its specifications through all
 * passes but the prover, the text of Plato, the prover's answers, settings, and the arguments of the command line. Each must give a value,
 * whatever the text; what it throws is a failure.
 * Neighbours: `reader-session.ts` feeds them; `test-fixtures/fuzz` holds what failed once.
 */
import { hashText } from '#server/base/hash';
import { parseArguments } from '#server/cli/arguments';
import { readSettings } from '#server/lsp/settings';
import { parseProgram } from '#server/plato/parse';
import { printProgram } from '#server/plato/print';
import { complaintIn, printSExpression, readSExpressions } from '#server/solver/s-expression';
import { readValues } from '#server/solver/values';
import { parseJava } from '#server/syntax/parse';
import { analyse, verifyEnvironment, verifyMethod } from '#server/verify/pipeline';
import { fakeProver } from './fake-prover';

export type ReaderName = keyof typeof READERS;

/** How the file of a failed input ends, by reader. */
export const ENDINGS: Readonly<Record<ReaderName, string>> = {
  syntax: '.java',
  passes: '.passes.java',
  plato: '.plato',
  prover: '.smt2',
  settings: '.json',
  arguments: '.arguments',
};

/** Rejects, or throws, where the reader failed. */
export const READERS = {
  /** The tree of a file. Its spans must lie in the text. */
  syntax(text: string): void {
    const { diagnostics, types } = parseJava('Fuzz.java', text);
    for (const { span, message } of diagnostics)
      if (span.start < 0 || span.end > text.length || span.start > span.end)
        throw new Error(`a diagnostic outside of the text: ${message}`);
    for (const { span } of types) if (span.start < 0 || span.end > text.length) throw new Error('a class outside of the text');
  },

  /** All passes, with a prover that knows nothing: no method may be known to be a defect of ours. */
  async passes(text: string): Promise<void> {
    const analysis = analyse([{ path: 'Fuzz.java', text }], { checkAll: Number.parseInt(hashText(text).slice(0, 1), 16) % 2 === 0 });
    const prover = fakeProver();
    await verifyEnvironment(analysis, { prover });
    for (const { id } of analysis.methods.slice(0, 12)) {
      const { diagnostics } = await verifyMethod(analysis, id, { prover });
      const defect = diagnostics.find(({ message }) => message.includes('defect'));
      if (defect) throw new Error(defect.message);
    }
  },

  /** What could be read is printed and read again to the same text. */
  plato(text: string): void {
    const { program } = parseProgram(text);
    if (program === undefined) return;
    const printed = printProgram(program);
    const again = parseProgram(printed);
    if (again.program === undefined) throw new Error(`what was printed cannot be read: ${again.errors[0]?.message ?? ''}`);
    if (printProgram(again.program) !== printed) throw new Error('what was printed is read as something else');
  },

  prover(text: string): void {
    complaintIn(text);
    for (const count of [0, 1, 3]) readValues(text, count);
    const read = readSExpressions(text);
    if (!read.ok) return;
    const printed = read.expressions.map(printSExpression).join(' ');
    const again = readSExpressions(printed);
    if (!again.ok || again.expressions.map(printSExpression).join(' ') !== printed)
      throw new Error('what was printed is read as something else');
  },

  settings(text: string): void {
    let value: unknown = text;
    try {
      value = JSON.parse(text);
    } catch {
      // The text itself is a value, too.
    }
    const { checkAll, unroll, integers, movers } = readSettings(value);
    if (
      typeof checkAll !== 'boolean' ||
      !Number.isInteger(unroll) ||
      unroll < 0 ||
      unroll > 100 ||
      !['java', 'mathematical'].includes(integers) ||
      !['off', 'hints'].includes(movers)
    )
      throw new Error('settings that are none');
  },

  /** One argument in each line. */
  arguments(text: string): void {
    const read = parseArguments(text.split('\n'));
    if (read.kind === 'problem' && read.sentence === '') throw new Error('a problem without words');
  },
} as const;
