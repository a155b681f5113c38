/**
 * From a lowered program to the first proof context: `P, true`.
 *
 * The procedures are all methods of the workspace; any number of threads calls them at any time, on any objects that exist. Methods of the
 * library are put in the place of their calls, calls between methods of the workspace stay until a tactic inlines them. Constructors and
 * static initializers work on what no other thread has got hold of and are no part of the interference; `constructors.ts` sees to that.
 * What has no meaning here is said, and then nothing is proved.
 * Neighbours: `context.ts`; `session.ts` begins with it.
 */
import type { Span } from '../base/span';
import { inlineCalls } from '../inline/inline';
import type { Clause, Procedure, Program, Stmt } from '../plato/ir';
import { operationsOf } from '../plato/statements';
import { freeVars, someExpr } from '../plato/substitute';
import { copyOf, flat, rewrite, worldOf, type Formula, type Proc, type ProofContext } from './context';
import { madeByConstructors, ownWork } from './constructors';
import { hierarchyOf } from '../sequential/logic/hierarchy';
import { withoutLints } from './lints';
import { withOwed } from './owed';
import { unsuitable } from './suitable';

export interface Hindrance {
  readonly reason: string;
  readonly span: Span;
}

export interface Prepared {
  readonly context: ProofContext;
  /** Why nothing can be proved of the program; empty where there is no reason. */
  readonly hindrances: readonly Hindrance[];
}

export function isOurs(procedure: Procedure): boolean {
  return !procedure.isTrusted && procedure.kind === 'method';
}

/** The program as inlining is to see it: which calls are replaced by bodies. What methods of the workspace specify plays no part. */
export function programFor(
  program: Program,
  isInlined: (procedure: Procedure) => boolean,
  bodies: ReadonlyMap<string, Pick<Procedure, 'body' | 'locals'>> = new Map(),
): Program {
  return {
    ...program,
    procedures: program.procedures.map((one) => {
      if (one.isTrusted) return one;
      const plain: Procedure = {
        ...one,
        requires: [],
        ensures: [],
        exsures: [],
        isAbstract: !isInlined(one) && one.kind === 'method',
        ...bodies.get(one.id),
      };
      const { performs: _performs, actions: _actions, ...rest } = plain;
      return rest;
    }),
  };
}

export function prepare(given: Program, lineOf: (span: Span) => number): Prepared {
  const program = withoutLints(given);
  const hindrances: Hindrance[] = [...ownWork(program)];
  const seen = programFor(program, () => false);
  const procs: Proc[] = [];
  const hinder = (span: Span): void => {
    hindrances.push({ reason: 'a call with a precondition, whose arguments other threads may change meanwhile', span });
  };
  for (const procedure of program.procedures.filter(isOurs)) {
    if (procedure.hasSyntaxErrors || procedure.hasSpecErrors)
      hindrances.push({ reason: `\`${procedure.display}\` has errors`, span: procedure.nameSpan });
    hindrances.push(...procedure.unsupported);
    if (!procedure.body || procedure.unsupported.length > 0) continue;
    const inlined = inlineCalls(seen, seen.procedures.find((one) => one.id === procedure.id)!);
    hindrances.push(...inlined.unsupported, ...inlined.diagnostics.map(({ message, span }) => ({ reason: message, span })));
    const body = flat(asTheUserSeesIt(program, copyOf(inlined.body)));
    hindrances.push(...unsuitable(program, body));
    const pre = procedure.requires.flatMap((clause) => aboutParameters(procedure, clause, hindrances));
    procs.push({
      procedure,
      name: simpleName(procedure),
      variables: uniqueVariables(procedure, inlined.locals),
      body,
      pre,
      post: [],
      mover: undefined,
    });
  }
  const owing = procs.reduce<readonly Proc[]>(
    (all, { procedure, pre }) => pre.reduce((now, one) => withOwed(program, now, procedure, one, hinder), all),
    procs,
  );
  const made = procs.flatMap((proc) => operationsOf(proc.body).flatMap((op) => op.allocates?.className ?? []));
  const hierarchy = hierarchyOf(program);
  const context: ProofContext = {
    program,
    world: worldOf(program, {
      made: madeByConstructors(program, (owner) => made.some((className) => hierarchy.isSubtype(className, owner))),
      makesObjects: made.length > 0,
    }),
    procs: owing,
    invariants: [],
    loopInvariants: new Map(),
    auxiliary: new Set(),
    moved: new Map(),
    names: 0,
    lineOf,
  };
  return { context, hindrances };
}

/** Calls that do nothing are gone, and what the library asserts is reported where the user calls it. */
function asTheUserSeesIt(program: Program, body: Stmt): Stmt {
  const trusted = new Set(program.procedures.filter((one) => one.isTrusted).map((one) => one.id));
  return rewrite(body, (stmt) => {
    if (
      stmt.kind === 'call' &&
      stmt.targets.length > 0 &&
      stmt.targets.every(({ procedure }) => trusted.has(procedure) && IDLE.has(procedure))
    )
      return { kind: 'seq', stmts: [] };
    if (stmt.kind === 'atomic' || stmt.kind === 'loop') {
      const calls = operationsOf(stmt).map((op) => op.within[0]);
      const inner = asTheUserSeesIt(program, stmt.body);
      const isOfLibrary =
        calls[0] && calls.every((one) => one?.span.start === calls[0]!.span.start && one.span.file === calls[0]!.span.file);
      return { ...stmt, body: inner, ...(isOfLibrary && { span: calls[0]!.span }) };
    }
    const call = stmt.kind === 'op' ? stmt.op.within[0] : undefined;
    if (stmt.kind !== 'op' || !call || stmt.op.asserts.length === 0) return undefined;
    return { kind: 'op', op: { ...stmt.op, asserts: stmt.op.asserts.map((one) => ({ ...one, span: call.span })) } };
  });
}

/** They only say that others may run, which they may at any time. */
const IDLE: ReadonlySet<string> = new Set(['java.lang.Thread.yield()', 'java.lang.Thread.onSpinWait()']);

function uniqueVariables(procedure: Procedure, locals: Procedure['locals']): Proc['variables'] {
  const all = new Map([...procedure.params, ...procedure.locals, ...locals].map((one) => [one.name, one]));
  return [...all.values()];
}

/** `inc`, or as reports say it where the class overloads it. */
function simpleName(procedure: Procedure): string {
  return procedure.display.slice(procedure.display.indexOf('.') + 1);
}

/** Preconditions: parameters never change, so what holds of them when the call begins holds throughout. */
function aboutParameters(procedure: Procedure, clause: Clause, hindrances: Hindrance[]): readonly Formula[] {
  const names = new Set(procedure.params.map((one) => one.name));
  const readsStore = someExpr(
    clause.expr,
    (part) => part.kind === 'field' || part.kind === 'static' || part.kind === 'elem' || part.kind === 'fresh',
  );
  if (!readsStore && [...freeVars(clause.expr).keys()].every((name) => names.has(name))) return [{ expr: clause.expr, text: clause.text }];
  hindrances.push({ reason: 'a `requires` that speaks of more than parameters: other threads may change what it says', span: clause.span });
  return [];
}
