/**
 * What scripts about a Java file are run on, of its text and its analysis.
 * Neighbours: `session.ts` runs a whole script (the command line), `open-proof.ts` step by step (the editor).
 */
import { LineIndexes } from '../base/line-index';
import type { Span } from '../base/span';
import type { Program } from '../plato/ir';
import { parseJava } from '../syntax/parse';
import { labelsIn, privateMethodsIn } from './labels';
import type { NamedPlace } from './refused';
import type { Subject } from './steps';

/** A text with its name. */
export interface Text {
  readonly path: string;
  readonly text: string;
}

/** The parts of an analysis that count here. */
export interface Analysed {
  readonly program: Program;
  readonly diagnostics: ReadonlyMap<string, readonly { readonly code: string; readonly message: string; readonly span: Span }[]>;
}

/** `textOf`: of the Java file and its script as they are now. Parsers must have been started. */
export function subjectOf({ program }: Analysed, java: Text, textOf: (path: string) => string | undefined): Subject {
  const units = [parseJava(java.path, java.text)];
  const lines = new LineIndexes();
  const sourceOf = ({ file, start, end }: Span): string => textOf(file)?.slice(start, end) ?? '';
  return {
    program,
    labels: labelsIn(units),
    privateMethods: privateMethodsIn(units),
    lineOf({ file, start }) {
      const text = textOf(file);
      return text === undefined ? 0 : lines.of(file, text).position(start).line;
    },
    textOf: (span) => sourceOf(span).replace(/\s+/g, ' '),
    sourceOf,
  };
}

/** An error of the Java file because of which no script can be run. */
export function errorIn({ diagnostics }: Analysed, java: Text): NamedPlace | undefined {
  const wrong = [...diagnostics.values()]
    .flat()
    .find((one) => one.code === 'java-syntax' || one.code === 'spec-syntax' || one.code === 'spec-type');
  return wrong && { message: `\`${java.path}\` has errors: ${wrong.message}`, span: wrong.span };
}
