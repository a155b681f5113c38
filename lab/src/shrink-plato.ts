/**
 * Smaller versions of a program of Plato, the biggest steps first: without a procedure, a clause, a field; a statement gone, or replaced by
 * a part of itself.
 * Neighbours: `shrink.ts` keeps those that still show what was found.
 */
import type { Procedure, Program, Stmt } from '#server/plato/ir';
import { validateProgram } from '#server/plato/validate';
import { replaced } from './java/tree';

/** Each is well formed. */
export function* smallerPlato(program: Program): Generator<Program> {
  for (const next of candidates(program)) if (validateProgram(next).length === 0) yield next;
}

function* candidates(program: Program): Generator<Program> {
  const own = program.procedures.map((one, index) => ({ one, index })).filter(({ one }) => one.kind === 'method');
  for (const { index } of own) yield { ...program, procedures: replaced(program.procedures, index, []) };
  for (const [at, field] of program.fields.entries()) {
    if (field.owner !== 'A') continue;
    yield { ...program, fields: replaced(program.fields, at, []) };
    if (field.disciplines.length > 0) yield { ...program, fields: replaced(program.fields, at, [{ ...field, disciplines: [] }]) };
  }
  for (const at of program.invariants.keys()) yield { ...program, invariants: replaced(program.invariants, at, []) };
  for (const at of program.envAssumptions.keys()) yield { ...program, envAssumptions: replaced(program.envAssumptions, at, []) };
  for (const { one, index } of own) {
    const put = (changed: Procedure): Program => ({ ...program, procedures: replaced(program.procedures, index, [changed]) });
    for (const at of one.requires.keys()) yield put({ ...one, requires: replaced(one.requires, at, []) });
    for (const at of one.ensures.keys()) yield put({ ...one, ensures: replaced(one.ensures, at, []) });
    if (one.body) for (const body of smallerStmt(one.body)) yield put({ ...one, body });
  }
  for (const { one, index } of own) {
    const used = JSON.stringify(one.body);
    const locals = one.locals.filter(({ name }) => name.startsWith('$') || used.includes(`"${name}"`));
    if (locals.length < one.locals.length) yield { ...program, procedures: replaced(program.procedures, index, [{ ...one, locals }]) };
  }
}

const NOTHING: Stmt = { kind: 'seq', stmts: [] };

function* smallerStmt(stmt: Stmt): Generator<Stmt> {
  switch (stmt.kind) {
    case 'op':
      if (stmt.op.asserts.length > 0) yield { kind: 'op', op: { ...stmt.op, asserts: [] } };
      return;
    case 'seq':
      for (const [at, part] of stmt.stmts.entries()) if (!isLocking(part)) yield { ...stmt, stmts: replaced(stmt.stmts, at, []) };
      yield* pairs(stmt.stmts);
      for (const [at, part] of stmt.stmts.entries()) {
        if (part.kind === 'seq') yield { ...stmt, stmts: replaced(stmt.stmts, at, part.stmts) };
        for (const smaller of smallerStmt(part)) yield { ...stmt, stmts: replaced(stmt.stmts, at, [smaller]) };
      }
      return;
    case 'choice':
      yield* stmt.branches;
      for (const [at, part] of stmt.branches.entries()) {
        if (stmt.branches.length > 2) yield { ...stmt, branches: replaced(stmt.branches, at, []) };
        for (const smaller of smallerStmt(part)) yield { ...stmt, branches: replaced(stmt.branches, at, [smaller]) };
      }
      return;
    case 'loop':
    case 'block':
    case 'atomic':
      yield NOTHING;
      yield stmt.body;
      for (const body of smallerStmt(stmt.body)) yield { ...stmt, body };
      return;
    default:
      return;
  }
}

function roleOf(stmt: Stmt | undefined): string {
  return stmt?.kind === 'op' ? stmt.op.role : '';
}

function isLocking(stmt: Stmt): boolean {
  return ['acquire', 'release'].includes(roleOf(stmt));
}

/** Taking a lock and giving it back can only go together: that they are balanced is what the checker knows of every translation. */
function* pairs(stmts: readonly Stmt[]): Generator<Stmt> {
  for (let from = 0; from < stmts.length; from++) {
    if (roleOf(stmts[from]) !== 'acquire') continue;
    for (let to = from + 1; to < stmts.length; to++) {
      if (roleOf(stmts[to]) === 'release')
        yield { kind: 'seq', stmts: [...stmts.slice(0, from), ...stmts.slice(from + 1, to), ...stmts.slice(to + 1)] };
    }
  }
}
