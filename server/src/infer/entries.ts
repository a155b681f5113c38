/**
 * What `calvin infer` analyses: each `main` that starts threads, and each class with assertions whose methods anybody may call.
 * Neighbours: `infer.ts` goes through them; `clients.ts` makes a program of a class.
 */
import { isInside, type Span } from '../base/span';
import type { Procedure, Program } from '../plato/ir';
import { callsOf, operationsOf, someStmt } from '../plato/statements';

export interface Entry {
  readonly kind: 'main' | 'clients';
  /** The class, as the user names it. */
  readonly name: string;
  readonly className: string;
  readonly path: string;
  /** Of `main`. */
  readonly main: Procedure | undefined;
}

/** In the order of the program; `only`: of the class of that name, whether or not it asserts anything. */
export function entriesOf(program: Program, only?: string): readonly Entry[] {
  const found: Entry[] = [];
  for (const one of program.classes) {
    if (one.isLibrary || one.isInterface || (only !== undefined && one.display !== only && one.name !== only)) continue;
    const own = program.procedures.filter((procedure) => procedure.owner === one.name && !procedure.isTrusted);
    const main = own.find((procedure) => procedure.isStatic && /\.main\(java\.lang\.String\[\]\)$/.test(procedure.id));
    const entry = { name: one.display, className: one.name, path: one.span.file };
    if (main && startsThreads(program, main, new Set())) found.push({ ...entry, kind: 'main', main });
    else if (
      !main &&
      (only !== undefined || own.some(asserts)) &&
      own.some((procedure) => procedure.kind === 'method') &&
      !isWithinMain(program, one.name)
    )
      found.push({ ...entry, kind: 'clients', main: undefined });
  }
  return found;
}

/** Classes inside of one with a `main`, and those beside it that it reaches, are its threads and what these share. */
function isWithinMain(program: Program, className: string): boolean {
  const { span } = program.classes.find((one) => one.name === className)!;
  return program.procedures.some(
    (one) =>
      !one.isTrusted &&
      one.isStatic &&
      one.span.file === span.file &&
      /\.main\(java\.lang\.String\[\]\)$/.test(one.id) &&
      classesOf(program, one.owner).has(className),
  );
}

/** The classes of a program that begins in one: those inside of it, and those that any of them makes objects or calls methods of. */
function classesOf(program: Program, first: string): ReadonlySet<string> {
  const found = new Set<string>();
  const owners = new Map(program.procedures.map((one) => [one.id, one.owner]));
  const open = [first];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const declared = program.classes.find((one) => one.name === name);
    if (found.has(name) || declared === undefined || declared.isLibrary) continue;
    found.add(name);
    open.push(...program.classes.filter((one) => isInside(one.span, declared.span)).map((one) => one.name));
    for (const { body } of program.procedures.filter((one) => one.owner === name)) {
      if (body === undefined) continue;
      open.push(...operationsOf(body).flatMap(({ allocates }) => (allocates === undefined ? [] : [allocates.className])));
      open.push(...callsOf(body).flatMap((call) => call.targets.flatMap(({ procedure }) => owners.get(procedure) ?? [])));
    }
  }
  return found;
}

function startsThreads(program: Program, procedure: Procedure, seen: Set<string>): boolean {
  if (seen.has(procedure.id)) return false;
  seen.add(procedure.id);
  if (procedure.body === undefined) return false;
  return someStmt(procedure.body, (stmt) => {
    if (stmt.kind !== 'call') return false;
    if (stmt.mode === 'start') return true;
    return stmt.targets.some((target) => {
      const callee = program.procedures.find((one) => one.id === target.procedure);
      return callee !== undefined && !callee.isTrusted && startsThreads(program, callee, seen);
    });
  });
}

function asserts({ body }: Procedure): boolean {
  return body !== undefined && operationsOf(body).some((op) => op.role === 'assert');
}

/** Clauses that somebody has written are a matter of `calvin check`: here they would be lost. The first one; `path`: of that file. */
export function writtenClause(program: Program, path?: string): { readonly words: string; readonly span: Span } | undefined {
  const library = new Set(program.classes.filter((one) => one.isLibrary).map((one) => one.name));
  const isMeant = (owner: string, span: Span): boolean => !library.has(owner) && (path === undefined || span.file === path);
  const clause = [...program.envAssumptions, ...program.invariants].find((one) => isMeant(one.owner, one.clause.span));
  if (clause) return { words: `\`${clause.clause.text}\``, span: clause.clause.span };
  const written = program.fields.flatMap((field) =>
    field.disciplines.filter((one) => one.found === undefined && isMeant(field.owner, one.clause.span)).map((one) => ({ field, one })),
  )[0];
  return written && { words: `\`${written.one.clause.text}\` of \`${written.field.name}\``, span: written.one.clause.span };
}
