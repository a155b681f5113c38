/**
 * The program of a proof context as text for people, and where its actions stand in it.
 * Neighbours: `calvin prove --show` prints it, `open-proof.ts` shows it beside the script.
 */
import { changedLines } from '../base/changed-lines';
import type { Stmt } from '../plato/ir';
import { printProcedure } from '../plato/print';
import { atomsOf, isAtom, type PlacedAtom, type ProofContext } from './context';

/** Its invariant, and the methods of the workspace as they stand. */
export function show(context: ProofContext): string {
  return printed(context);
}

function printed(context: ProofContext, mark?: (stmt: Stmt) => string): string {
  const invariants = context.invariants.map((one) => `invariant ${one.text}\n`).join('');
  const procedures = context.procs.map((proc) => {
    const { params } = proc.procedure;
    const locals = proc.variables
      .filter((one) => !params.some((param) => param.name === one.name))
      .map(({ name, type }) => ({ name, type }));
    return printProcedure({ ...proc.procedure, body: proc.body, locals }, mark);
  });
  return `${invariants}${procedures.join('\n\n')}\n`;
}

export interface ProgramView {
  readonly text: string;
  /** Lines that are not in the program before, counted from 0. */
  readonly changed: readonly number[];
}

/** `before`: the program before the last step; undefined: there was none. */
export function viewOf(context: ProofContext, before: ProofContext | undefined): ProgramView {
  const text = show(context);
  return { text, changed: before ? changedLines(show(before).split('\n'), text.split('\n')) : [] };
}

/** No line of a printed program has these. */
const [BEGIN, END] = ['\u0001', '\u0002'];
const MARK = new RegExp(`${BEGIN}(\\d+)${END}`, 'g');

/** The actions of the program that do anything, with the lines in which they begin in `show`, counted from 0. */
export function actionLines(context: ProofContext): readonly { readonly placed: PlacedAtom; readonly line: number }[] {
  const marked = new Map<Stmt, number>();
  const text = printed(context, (stmt) => {
    if (!isAtom(stmt) || stmt.kind === 'exit') return '';
    marked.set(stmt, marked.size);
    return `${BEGIN}${marked.size - 1}${END}`;
  });
  const lines = new Map<number, number>();
  for (const [line, content] of text.split('\n').entries()) for (const [, index] of content.matchAll(MARK)) lines.set(Number(index), line);
  return atomsOf(context).flatMap((placed) => {
    const index = marked.get(placed.atom);
    const line = index === undefined ? undefined : lines.get(index);
    return line === undefined ? [] : [{ placed, line }];
  });
}
