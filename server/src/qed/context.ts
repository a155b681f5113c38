/**
 * The proof context (QED, section 4): the program as it stands, and its invariant; with the annotations that later tactics use.
 *
 * Values all of it: a tactic makes a new context. Statements are distinguished by identity, so no two places of a program share one.
 * Neighbours: `prepare.ts` makes the first context of a program, `rules.ts` all others.
 */
import type { Span } from '../base/span';
import type { Expr, Procedure, Program, Stmt, Variable } from '../plato/ir';
import { mapParts } from '../plato/statements';
import { hierarchyOf } from '../sequential/logic/hierarchy';
import { storesOf } from '../sequential/logic/stores';
import type { Term } from '../sequential/logic/terms';
import type { World } from './execute';
import { threadFacts, type Invariant } from './facts';
import type { ThreadName } from './execute';

/** A predicate over two stores, `pre` the entry; with the words of the user. */
export interface Formula {
  readonly expr: Expr;
  readonly text: string;
}

export type MoverType = 'B' | 'L' | 'R' | 'A';

/** A procedure of the program under proof: other threads run all of them, at any time. */
export interface Proc {
  readonly procedure: Procedure;
  readonly name: string;
  /** Parameters, then locals. */
  readonly variables: readonly Variable[];
  readonly body: Stmt;
  /** About parameters, which never change: asserted where the file calls it (`owed.ts`), taken for granted of callers elsewhere. */
  readonly pre: readonly Formula[];
  /** `isOfOrder`: it was shown, and speaks of the order in which actions take effect (`moved.ts`). */
  readonly post: readonly (Formula & { readonly isShown: boolean; readonly isOfOrder?: boolean })[];
  readonly mover: MoverType | undefined;
}

export interface ProofContext {
  readonly program: Program;
  readonly world: World;
  readonly procs: readonly Proc[];
  readonly invariants: readonly Invariant[];
  /** Loop invariants, by the loop's statement. */
  readonly loopInvariants: ReadonlyMap<Stmt, readonly Formula[]>;
  /** Fields that scripts have made. */
  readonly auxiliary: ReadonlySet<string>;
  /** By store that actions write which were put together: the procedures that used it then (`moved.ts`). */
  readonly moved: ReadonlyMap<string, ReadonlySet<string>>;
  /** How many names have been made, so that new ones are new. */
  readonly names: number;
  /** Of a place in the text, for people. */
  readonly lineOf: (span: Span) => number;
}

export function worldOf(program: Program, { made, makesObjects }: Pick<World, 'made' | 'makesObjects'>): World {
  return { program, stores: storesOf(program), hierarchy: hierarchyOf(program), made, makesObjects };
}

/** An atomic statement: what a thread does in one step. */
export type Atom = Stmt & { readonly kind: 'op' | 'atomic' | 'exit' };

export function isAtom(stmt: Stmt): stmt is Atom {
  return stmt.kind === 'op' || stmt.kind === 'atomic' || stmt.kind === 'exit';
}

/** The atomic statements of a statement, in order. */
export function atomsIn(stmt: Stmt): readonly Atom[] {
  switch (stmt.kind) {
    case 'op':
    case 'atomic':
    case 'exit':
      return [stmt];
    case 'seq':
      return stmt.stmts.flatMap(atomsIn);
    case 'choice':
      return stmt.branches.flatMap(atomsIn);
    case 'loop':
    case 'block':
      return atomsIn(stmt.body);
    case 'call':
      return [];
  }
}

export interface PlacedAtom {
  readonly proc: Proc;
  readonly atom: Atom;
  /** The locals that are read after it. Absent: those by its place in the procedure. */
  readonly live?: ReadonlySet<string>;
}

/** Atoms(P): of all procedures. */
export function atomsOf(context: ProofContext): readonly PlacedAtom[] {
  return context.procs.flatMap((proc) => atomsIn(proc.body).map((atom) => ({ proc, atom })));
}

/** What is known of a thread that is in a procedure. */
export function factsOf(context: ProofContext, thread: ThreadName, proc: Proc): readonly Term[] {
  const { params, isStatic, owner } = proc.procedure;
  return threadFacts(
    context.world,
    thread,
    params,
    proc.variables,
    isStatic ? undefined : owner,
    proc.pre.map((one) => one.expr),
  );
}

/**
 * The statement with some of its parts replaced; `f` gives undefined for what it leaves to its parts. Unchanged trees stay the same
 * objects.
 */
export function rewrite(stmt: Stmt, f: (stmt: Stmt) => Stmt | undefined): Stmt {
  const made = f(stmt);
  if (made) return made;
  switch (stmt.kind) {
    case 'seq': {
      const stmts = stmt.stmts.map((one) => rewrite(one, f));
      return stmts.every((one, index) => one === stmt.stmts[index]) ? stmt : { ...stmt, stmts };
    }
    case 'choice': {
      const branches = stmt.branches.map((one) => rewrite(one, f));
      return branches.every((one, index) => one === stmt.branches[index]) ? stmt : { ...stmt, branches };
    }
    case 'loop':
    case 'block':
    case 'atomic': {
      const body = rewrite(stmt.body, f);
      return body === stmt.body ? stmt : { ...stmt, body };
    }
    default:
      return stmt;
  }
}

/** A copy that shares no statement with the original. */
export function copyOf(stmt: Stmt): Stmt {
  if (stmt.kind === 'op') return { ...stmt, op: { ...stmt.op } };
  return { ...mapParts(stmt, copyOf) };
}

/** The context with another body of one procedure. */
export function withBody(context: ProofContext, proc: Proc, body: Stmt): ProofContext {
  return withProc(context, proc, { body });
}

export function withProc(context: ProofContext, proc: Proc, changed: Partial<Proc>): ProofContext {
  return { ...context, procs: context.procs.map((one) => (one.procedure.id === proc.procedure.id ? { ...one, ...changed } : one)) };
}

/** Nested sequences become one, so that neighbours are neighbours. */
export function flat(stmt: Stmt): Stmt {
  switch (stmt.kind) {
    case 'seq': {
      const stmts = stmt.stmts.map(flat).flatMap((one) => (one.kind === 'seq' ? one.stmts : [one]));
      return stmts.length === 1 ? stmts[0]! : { kind: 'seq', stmts };
    }
    case 'choice':
      return { ...stmt, branches: stmt.branches.map(flat) };
    case 'loop':
    case 'block':
    case 'atomic':
      return { ...stmt, body: flat(stmt.body) };
    default:
      return stmt;
  }
}
