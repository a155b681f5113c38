/**
 * What a procedure owes although nobody wrote it down, because others rely on it wherever it may run:
 * a method that overrides one of the trusted library keeps the library's promise to change nothing (the library may call `toString`,
 * `equals` or `hashCode` of any object anywhere), and a static initializer, which runs at the first use of its class wherever that is,
 * writes only its own class's static fields and what it allocates. Nor is there anybody who sees to it that what such a method requires
 * holds where the library calls it, or where the program begins.
 * Soundness: docs/soundness/library.md#what-is-owed-unwritten.
 * Neighbours: `method.ts` checks a procedure as this makes it.
 */
import { computedId } from '../effects/computed';
import type { Clause, FrameItem, Procedure, Program } from '../plato/ir';
import { keepsMonitors } from '../effects/effects';
import { callsOf, someStmt } from '../plato/statements';
import { overriddenInLibrary } from '../effects/library-overrides';

/** What has a stub starts no thread that it is given, so a `start` of the workspace runs where the workspace calls it. */
const THREAD_START = 'java.lang.Thread.start()';

/** What a procedure that may run anywhere owes of its patience: that it breaks it, or what is taken for granted. */
export interface Patience {
  readonly broken: string | undefined;
  readonly taken: string | undefined;
}

const PATIENT: Patience = { broken: undefined, taken: undefined };

/**
 * Why a procedure that may run anywhere must not wait, where it may: `wait` gives up a monitor that whoever runs it may hold and rely on.
 * Where only code without source could have something of the workspace run that waits, it is believed not to: a class that gets its logger
 * would be wrong as soon as any listener waits.
 */
export function owedPatience(program: Program, procedure: Procedure, waits: (id: string) => boolean): Patience {
  const isInitializer = procedure.kind === 'staticInitializer';
  if (!waits(procedure.id) || (!isInitializer && !isBelievedPure(program, procedure))) return PATIENT;
  if (!waitsItself(program, procedure, waits))
    return {
      broken: undefined,
      taken: `takes it that the code without source that is called in \`${procedure.display}\` runs nothing of the workspace that waits`,
    };
  return {
    taken: undefined,
    broken: isInitializer
      ? 'a static initializer may wait, and so give up a monitor that is held where the class is first used'
      : `\`${procedure.display}\` may wait, and so give up a monitor: but it overrides a method of the library that may be called anywhere and is believed to change nothing`,
  };
}

/**
 * Whether it waits by what its body says and what that calls, code without source aside; what a function does that is made there counts,
 * too.
 */
function waitsItself(program: Program, procedure: Procedure, waits: (id: string) => boolean): boolean {
  const table = new Map(program.procedures.map((one) => [one.id, one]));
  const bodies = new Map(program.procedures.map((one) => [computedId(one.id), one.id]));
  const waiting = new Set(program.procedures.filter((one) => one.isLambda === true && waits(one.id)).map((one) => one.owner));
  const reached = new Set([procedure.id]);
  // The set grows while it is walked through.
  for (const id of reached) {
    const one = table.get(id);
    if (one?.isComputed === true) {
      // What it stands for is looked at itself.
      reached.add(bodies.get(id)!);
      continue;
    }
    if (one?.isOpaque === true) continue;
    if (one?.body === undefined || one.unsupported.length > 0) {
      if (waits(id)) return true;
      continue;
    }
    if (
      someStmt(
        one.body,
        (stmt) =>
          stmt.kind === 'op' && (!keepsMonitors(stmt.op) || (stmt.op.allocates !== undefined && waiting.has(stmt.op.allocates.className))),
      )
    )
      return true;
    for (const call of callsOf(one.body)) if (call.mode === 'call') for (const target of call.targets) reached.add(target.procedure);
  }
  return false;
}

export interface UnprovedEntry {
  /** The library, or code without source, calls the method, and may do so where the clause does not hold; with a sentence that says so. */
  readonly broken: readonly { readonly clause: Clause; readonly message: string }[];
  /**
   * Sentences on what the verdict takes for granted: arguments that the library's own contract excludes, and what holds when the program
   * begins.
   */
  readonly taken: readonly string[];
}

/** What a procedure requires although it is entered by no call that is checked. */
export function unprovedEntry(program: Program, procedure: Procedure): UnprovedEntry {
  const { requires, display } = procedure;
  const parameters = new Set(procedure.params.map((one) => one.name));
  const isGiven = ({ expr }: Clause): boolean =>
    expr.kind === 'binary' && expr.op === '!=' && expr.left.kind === 'var' && parameters.has(expr.left.name) && expr.right.kind === 'null';
  if (procedure.entry?.kind === 'binary' && procedure.isStatic) {
    return {
      broken: [],
      taken: requires
        .filter((one) => !isGiven(one))
        .map((one) => `takes it that \`${one.text}\` holds when the program begins with \`${display}\``),
    };
  }
  const isOfLibrary = requires.length > 0 && procedure.isRunAtOnce !== true && isBelievedPure(program, procedure);
  if (!isOfLibrary && procedure.isCalledBack !== true) return { broken: [], taken: [] };
  const broken = ({ text }: Clause): string =>
    isOfLibrary
      ? `\`${display}\` overrides a method of the library, which may call it where \`${text}\` does not hold`
      : `\`${display}\` may be called by the library or by code without source, which does not know that it wants \`${text}\`: it overrides what they know`;
  return {
    broken: requires.filter((one) => !isGiven(one)).map((clause) => ({ clause, message: broken(clause) })),
    taken: requires.filter(isGiven).map((one) => `takes it that \`${one.text}\` holds wherever the library calls \`${display}\``),
  };
}

function isBelievedPure(program: Program, procedure: Procedure): boolean {
  return overriddenInLibrary(program, procedure).some(
    ({ stub }) => stub?.modifies?.length === 0 && stub.mutates !== true && stub.id !== THREAD_START,
  );
}

/** The procedure with the frame that it owes; the same one where it owes none. */
export function withOwedFrame(program: Program, procedure: Procedure): Procedure {
  if (procedure.modifies !== undefined && procedure.modifies.length === 0) return procedure;
  if (procedure.kind === 'staticInitializer') return { ...procedure, modifies: ownStatics(program, procedure) };
  if (procedure.kind === 'constructor' || procedure.isStatic) return procedure;
  if (!isBelievedPure(program, procedure)) return procedure;
  // Whatever it says itself: the library would not know.
  const { performs: _, ...plain } = procedure;
  return { ...plain, modifies: ownCaches(program, procedure) };
}

/** Where the object keeps what such a method has computed. */
function ownCaches(program: Program, { owner, kind }: Procedure): readonly FrameItem[] {
  if (kind !== 'method') return [];
  return program.fields
    .filter((field) => field.isCache === true && field.owner === owner)
    .map((field) => ({
      kind: 'location',
      location: {
        kind: 'field',
        object: { kind: 'var', name: 'this', type: { kind: 'ref', className: owner } },
        field: field.id,
        type: field.type,
      },
      span: field.nameSpan,
    }));
}

function ownStatics(program: Program, procedure: Procedure): readonly FrameItem[] {
  return program.fields
    .filter((field) => field.isStatic && field.owner === procedure.owner)
    .map((field) => ({
      kind: 'location',
      location: { kind: 'static', field: field.id, type: field.type },
      span: field.nameSpan,
    }));
}
