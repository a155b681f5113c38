/**
 * Reads Plato written by hand in a test. The library classes and fields that most tests need are there already.
 * Neighbours: the unit tests of inline, effects and validate.
 */
import assert from 'node:assert/strict';
import { parseProgram } from '../../src/plato/parse';
import type { Expr, Operation, Procedure, Program, Stmt } from '../../src/plato/ir';

const LIBRARY = `
file 0 "Job.java"
class java.lang.Object
class java.lang.Thread extends java.lang.Object
class java.lang.Throwable extends java.lang.Object
class Job extends java.lang.Object
class Special extends Job
field java.lang.Object.holder: java.lang.Thread ghost
field \`java.lang.Thread.start\`: bool ghost
field Job.n: int
field Job.m: int
field Job.next: Job
field Job.items: Job[]
field Job.numbers: int[]
field Job.count: int static
field Job.limit: int final
`;

/** A program of the library above and what is given. */
export function programOf(text: string): Program {
  const { program, errors } = parseProgram(LIBRARY + text);
  assert.deepEqual(
    errors.map((error) => `${error.message}: ${(LIBRARY + text).slice(error.offset, error.offset + 40)}`),
    [],
  );
  return program!;
}

export function procedureOf(program: Program, id: string): Procedure {
  const found = program.procedures.find((procedure) => procedure.id === id);
  assert.ok(found, id);
  return found;
}

/** A statement among these variables: `stmtOf('x: int, o: Job', '...')`. */
export function stmtOf(variables: string, text: string): Stmt {
  return procedureOf(programOf(`procedure p as "p" in Job method () static\n locals ${variables}\n body ${text}`), 'p').body!;
}

export function operationOf(variables: string, text: string): Operation {
  const stmt = stmtOf(variables, text);
  assert.equal(stmt.kind, 'op');
  return stmt.kind === 'op' ? stmt.op : assert.fail();
}

/** A predicate over one store among these variables. */
export function exprOf(variables: string, text: string): Expr {
  return operationOf(variables, `<(${text})>_{} assume`).guard!;
}

/** A predicate over two stores among these variables. */
export function actionOf(variables: string, text: string): Expr {
  return operationOf(variables, `<such that ${text}>_{} specification`).post!;
}
