/**
 * Findings that `check` makes without a proof (a lost update, a lock that is not final) stand in the program as assertions that fail. They
 * are no assertions of Java: what threads do to fields, locks and atomic objects in one order is all in the program, and a script may show
 * that it does no harm. Not so with containers: there a finding may stand for an exception, so where the file uses any, all stay.
 * Neighbours: `prepare.ts` begins with it; `lower/clauses/found-disciplines.ts` puts them in.
 * docs/soundness/qed.md#findings-are-no-assertions
 */
import type { Operation, Program, Stmt, Type } from '../plato/ir';
import { operationsOf } from '../plato/statements';
import { rewrite } from './context';

/** The program without such findings in its own bodies. */
export function withoutLints(program: Program): Program {
  if (usesContainers(program)) return program;
  return {
    ...program,
    procedures: program.procedures.map((one) => (one.isTrusted || !one.body ? one : { ...one, body: withoutThem(one.body) })),
  };
}

function withoutThem(body: Stmt): Stmt {
  if (!operationsOf(body).some(isLint)) return body;
  return rewrite(body, (stmt) => (stmt.kind === 'op' && isLint(stmt.op) ? { kind: 'seq', stmts: [] } : undefined));
}

/** It does nothing but fail, as a race. */
function isLint({ role, asserts, guard, assigns, havocs, allocates, post }: Operation): boolean {
  const [only] = asserts;
  return (
    role === 'assert' &&
    asserts.length === 1 &&
    only!.code === 'race' &&
    only!.expr.kind === 'bool' &&
    !only!.expr.value &&
    !guard &&
    !allocates &&
    !post &&
    assigns.length + havocs.length === 0
  );
}

/** Whether anything of the file may refer to an object of the library that is more than a lock, a thread, an atomic object or a value. */
function usesContainers(program: Program): boolean {
  const library = new Set(program.classes.filter((one) => one.isLibrary).map((one) => one.name));
  const own = program.procedures.filter((one) => !one.isTrusted);
  const types: readonly Type[] = [
    ...program.fields.filter((one) => !library.has(one.owner)).map((one) => one.type),
    ...own.flatMap((one) => [...one.params, ...one.locals].map((variable) => variable.type)),
    ...own.flatMap((one) => (one.result ? [one.result] : [])),
  ];
  const classes = [
    ...types.flatMap((type) => (type.kind === 'ref' ? [type.className] : [])),
    ...program.classes.filter((one) => !one.isLibrary).flatMap((one) => [...(one.superclass ? [one.superclass] : []), ...one.interfaces]),
  ];
  return types.some((type) => type.kind === 'map') || classes.some((name) => library.has(name.replace(/(\[\])+$/, '')) && !isPlain(name));
}

function isPlain(className: string): boolean {
  return PLAIN.test(className.replace(/(\[\])+$/, ''));
}

const PLAIN =
  /^java\.(util\.concurrent\.(atomic|locks)\.[A-Za-z]+|lang\.(Object|String|Class|Thread|Runnable|Boolean|Byte|Short|Character|Integer|Long|Float|Double|[A-Za-z]*(Exception|Error)|Throwable))$/;
