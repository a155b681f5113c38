/**
 * What is worth saying of declarations without being wrong: a shared plain field that no discipline protects
 * (docs/theory.md#check-1-thread-modular, `race`), and a specification without `modifies`, which lets the method change anything.
 * Neighbours: `pipeline.ts`.
 */
import type { Diagnostic } from '../diagnostics/diagnostic';
import { diagnostic } from '../diagnostics/diagnostic';
import { footprintOf, storeOf } from '../plato/footprint';
import type { FieldDecl, Procedure, Program } from '../plato/ir';
import type { ClassTable } from '../resolve/class-table';
import { threadLocals } from '../effects/thread-local';
import type { CompilationUnit } from '../syntax/ast';
import { walkTypes } from '../syntax/walk-types';
import type { Span } from '../base/span';
import { operationsOf } from '../plato/statements';

/**
 * Only for the files that the user annotates; in others nothing was promised. `isWrong`: a clause of the field has been reported, so
 * that it only seems to have none.
 */
export function hints(
  program: Program,
  annotatedFiles: ReadonlySet<string>,
  repeated: ClassTable['repeated'] = [],
  isWrong: (field: FieldDecl) => boolean = () => false,
): readonly Diagnostic[] {
  return [
    ...duplicateClasses(repeated),
    ...notThreadLocal(program),
    ...unguardedFields(program, annotatedFiles, isWrong),
    ...missingModifies(program, annotatedFiles),
  ];
}

/** What is declared thread_local and may be more than one thread's is treated like everything else; one reason tells. */
function notThreadLocal(program: Program): Diagnostic[] {
  const { leaks } = threadLocals(program);
  return program.classes.flatMap((one) => {
    const leak = one.isThreadLocal ? leaks.find(({ classes }) => classes.has(one.name)) : undefined;
    if (leak === undefined) return [];
    const message = `\`${one.display}\` is declared thread_local, but an object of it may be reachable from several threads: ${leak.message}; so its objects are treated like all others`;
    return [diagnostic('unsupported', one.span, message, [{ message: 'the place', span: leak.span }])];
  });
}

/**
 * Java refuses a program with two classes of one name; here each file means its own, or the nearest one, so that folders of many programs
 * can be read.
 */
function duplicateClasses(repeated: ClassTable['repeated']): Diagnostic[] {
  return (
    repeated
      // (In one file it may be a class of another method that has its name.)
      .filter(({ first, later }) => !first.isLibrary && !later.isLibrary && first.span.file !== later.span.file)
      .map(({ first, later }) =>
        diagnostic(
          'duplicate-class',
          later.span,
          `\`${later.display}\` is declared in another place as well, which Java would not accept; the two are kept apart here: each file means its own, or the nearest one`,
          [{ message: `the other \`${first.display}\``, span: first.span }],
        ),
      )
  );
}

function unguardedFields(program: Program, annotatedFiles: ReadonlySet<string>, isWrong: (field: FieldDecl) => boolean): Diagnostic[] {
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
    .filter(
      (field) =>
        annotatedFiles.has(field.span.file) &&
        accessed.has(field.id) &&
        field.disciplines.length === 0 &&
        !field.isFinal &&
        !field.isVolatile &&
        !field.isGhost &&
        !threadLocal.has(field.owner) &&
        !isWrong(field),
    )
    .map((field) =>
      diagnostic(
        'unguarded-field',
        field.nameSpan,
        `\`${field.name}\` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported`,
      ),
    );
}

function missingModifies(program: Program, annotatedFiles: ReadonlySet<string>): Diagnostic[] {
  const needs = (procedure: Procedure): boolean =>
    !procedure.isTrusted &&
    procedure.isAbstract &&
    procedure.modifies === undefined &&
    !procedure.performs &&
    annotatedFiles.has(procedure.span.file);
  return program.procedures
    .filter(needs)
    .map((procedure) =>
      diagnostic(
        'missing-modifies',
        procedure.nameSpan,
        `\`${procedure.display}\` has a specification without a modifies clause: its callers must assume that anything may have changed`,
      ),
    );
}

/** Of the fields of these files, those with a clause that is reported among `errors`. */
export function fieldsWithWrongClauses(units: readonly CompilationUnit[], errors: readonly Diagnostic[]): (field: FieldDecl) => boolean {
  const found = new Set<string>();
  for (const unit of units) {
    const own = errors.filter((one) => one.severity === 'error' && one.span.file === unit.path);
    if (own.length === 0) continue;
    walkTypes(unit.types, {
      member: (member) => {
        if (member.kind !== 'field') return;
        const isReported = (clause: Span): boolean => own.some(({ span }) => clause.start <= span.start && span.end <= clause.end);
        if (member.specs.some((clause) => isReported(clause.span))) found.add(keyOf(member.name.span));
      },
    });
  }
  return (field) => found.has(keyOf(field.nameSpan));
}

const keyOf = ({ file, start }: Span): string => `${file} ${start}`;
