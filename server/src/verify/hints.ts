/**
 * What is worth saying of declarations without being wrong: a shared plain field that no discipline protects (design: checks, section 3, `race`),
 * and a specification without `modifies`, which lets the method change anything.
 * Neighbours: `pipeline.ts`.
 */
import type { Diagnostic } from '../diagnostics/diagnostic';
import { diagnostic } from '../diagnostics/diagnostic';
import { footprintOf, storeOf } from '../plato/effects';
import type { Procedure, Program } from '../plato/ir';
import { operationsOf } from '../sequential/statements';

/** Only for the files that the user annotates; in others nothing was promised. */
export function hints(program: Program, annotatedFiles: ReadonlySet<string>): readonly Diagnostic[] {
  return [...unguardedFields(program, annotatedFiles), ...missingModifies(program, annotatedFiles)];
}

function unguardedFields(program: Program, annotatedFiles: ReadonlySet<string>): Diagnostic[] {
  const accessed = new Set<string>();
  for (const procedure of program.procedures) {
    if (procedure.kind !== 'method' || procedure.isTrusted || !procedure.body) continue;
    for (const op of operationsOf(procedure.body)) {
      if (op.role === 'assert' || op.role === 'assume' || op.role === 'ghost') continue;
      const footprint = footprintOf(op);
      for (const location of [...footprint.reads, ...footprint.writes]) accessed.add(storeOf(location)!);
    }
  }
  const threadLocal = new Set(program.classes.filter((one) => one.isThreadLocal || one.isLibrary).map((one) => one.name));
  return program.fields
    .filter((field) => annotatedFiles.has(field.span.file) && accessed.has(field.id) && field.disciplines.length === 0
      && !field.isFinal && !field.isVolatile && !field.isGhost && !threadLocal.has(field.owner))
    .map((field) => diagnostic('unguarded-field', field.nameSpan,
      `\`${field.name}\` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported`));
}

function missingModifies(program: Program, annotatedFiles: ReadonlySet<string>): Diagnostic[] {
  const needs = (procedure: Procedure): boolean => !procedure.isTrusted && procedure.isAbstract && procedure.modifies === undefined && !procedure.performs
    && annotatedFiles.has(procedure.span.file);
  return program.procedures.filter(needs).map((procedure) => diagnostic('missing-modifies', procedure.nameSpan,
    `\`${procedure.display}\` has a specification without a modifies clause: its callers must take it that anything may have changed`));
}
