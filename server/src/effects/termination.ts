/**
 * Which methods surely come to their end: what may follow a commit point (calvin-r 2: left movers must not block).
 *
 * A method comes to its end if it waits for nothing but monitors that can be taken without waiting for ever, if its loops count, and if the
 * same is true of all that it calls. A monitor can be taken if all critical sections of it come to their ends, or wait for the same
 * monitor, which gives it up; critical sections that take other monitors must do so in an order (no cycle). All this is read off the bodies
 * of the whole program, and what is not understood does not end.
 * Soundness: docs/soundness/reduction.md#monitors-that-can-be-taken.
 * Neighbours: `inline/perform.ts` and `sequential/reduction/specified-calls.ts` ask it of calls; `lock-names.ts` says which monitors may be
 * the same, `counting-loops.ts` which loops end.
 */
import { onceFor } from '../base/once-for';
import { HOLDER_FIELD } from '../plato/ir';
import type { Call, Expr, Operation, Procedure, Program, Stmt } from '../plato/ir';
import { exprEquals } from '../plato/substitute';
import { partsOf, visitStmt } from '../plato/statements';
import { counts, everyRoundPasses } from './counting-loops';
import { lockNames, type LockName, type LockNames } from './lock-names';

const termination = onceFor((program: Program) => new Termination(program, false));
const plainTermination = onceFor((program: Program) => new Termination(program, true));

/** Whether a method surely gets to its end: the condition on what may follow a commit point (docs/theory.md#check-2-reduction). */
export function certainlyEnds(program: Program, procedure: Procedure): boolean {
  return termination(program).ofProcedure(procedure);
}

/**
 * Whether it does so without monitors and loops: such a call looks like a part of what it stands in, every other one like the beginning of
 * something.
 */
export function endsPlainly(program: Program, procedure: Procedure): boolean {
  return plainTermination(program).ofProcedure(procedure);
}

/** Where the walk is. */
interface Place {
  readonly procedure: Procedure;
  /**
   * The meaning of the parameters in a called method, in the words of the outermost one; what is not known is not in it. Undefined: the
   * outermost one itself.
   */
  readonly meaning: ReadonlyMap<string, Expr> | undefined;
  /** The monitor of the critical section, or undefined: outside of any. */
  readonly held: LockName | undefined;
  readonly stack: ReadonlySet<string>;
  /** How many steps of callees may still be looked at: trees of calls grow fast. */
  readonly effort: { left: number };
}

const MOST_STEPS = 20_000;

/** What is executed between taking a monitor and giving it back. */
interface Section {
  readonly procedure: Procedure;
  readonly lock: LockName;
  /** Undefined where it is not seen where it ends. */
  readonly inside: readonly Stmt[] | undefined;
}

class Termination {
  private readonly procedures: ReadonlyMap<string, Procedure>;
  private readonly names: LockNames;
  private readonly sections: readonly Section[];
  /** Of sections that were looked at; undefined while they are. */
  private readonly ending = new Map<Section, boolean | undefined>();
  private readonly ended = new Map<string, boolean>();

  constructor(
    program: Program,
    private readonly isPlain: boolean,
  ) {
    this.procedures = new Map(program.procedures.map((one) => [one.id, one]));
    this.names = lockNames(program);
    this.sections = program.procedures.flatMap((procedure) => (procedure.body ? this.sectionsOf(procedure, procedure.body) : []));
  }

  ofProcedure(procedure: Procedure): boolean {
    const known = this.ended.get(procedure.id);
    if (known !== undefined) return known;
    // Who is asked about while he is looked at calls himself.
    this.ended.set(procedure.id, false);
    const ends =
      procedure.body !== undefined &&
      procedure.unsupported.length === 0 &&
      this.ends(procedure.body, {
        procedure,
        meaning: undefined,
        held: undefined,
        stack: new Set([procedure.id]),
        effort: { left: MOST_STEPS },
      });
    this.ended.set(procedure.id, ends);
    return ends;
  }

  private ends(stmt: Stmt, place: Place): boolean {
    if (--place.effort.left < 0) return false;
    switch (stmt.kind) {
      case 'op':
        return this.endsOperation(stmt.op, place);
      case 'seq':
      case 'choice':
      case 'block':
      case 'atomic':
        return partsOf(stmt).every((part) => this.ends(part, place));
      case 'loop':
        return (
          !this.isPlain &&
          this.ends(stmt.body, place) &&
          (counts(stmt) || everyRoundPasses(stmt, (op) => isWait(op) && this.isHeld(op, place)))
        );
      case 'exit':
        return true;
      case 'call':
        return stmt.mode === 'call' && this.endsCall(stmt, place);
    }
  }

  private endsOperation(op: Operation, place: Place): boolean {
    if (op.role === 'block' || (this.isPlain && op.role === 'acquire')) return false;
    // Waiting gives up the monitor that it waits for, and no other one; who does not hold it by a section of its own may wait for ever.
    if (isWait(op)) return this.isHeld(op, place);
    if (op.role === 'acquire') {
      const lock = this.lockOf(op, place);
      return lock !== undefined && (this.isHeld(op, place) || this.canBeTaken(lock));
    }
    return op.guard === undefined || op.role === 'assume';
  }

  private endsCall(call: Call, place: Place): boolean {
    return (
      call.targets.length > 0 &&
      call.targets.every((target) => {
        const callee = this.procedures.get(target.procedure);
        if (callee === undefined) return false;
        if (callee.isTrusted && callee.body === undefined)
          return callee.mayWait !== true && (place.held === undefined ? call.userCode?.waits !== true : call.userCode === undefined);
        if (callee.body === undefined || callee.unsupported.length > 0 || callee.isOpaque || place.stack.has(callee.id)) return false;
        // Outside of critical sections it does not matter what its parameters are.
        if (place.held === undefined) return this.ofProcedure(callee);
        const meaning = new Map(
          callee.params.flatMap((parameter, index): [string, Expr][] => {
            const value = this.names.resolve(place.procedure, call.args[index]!, place.meaning);
            return value ? [[parameter.name, value]] : [];
          }),
        );
        return this.ends(callee.body, { ...place, procedure: callee, meaning, stack: new Set([...place.stack, callee.id]) });
      })
    );
  }

  /** Whoever holds the monitor gives it back without anybody's help but that of others who do the same. */
  private canBeTaken(lock: LockName): boolean {
    return (
      this.names.isSeen(lock) && this.sections.every((section) => !this.names.mayBeSame(section.lock, lock) || this.endsSection(section))
    );
  }

  private endsSection(section: Section): boolean {
    if (this.ending.has(section)) return this.ending.get(section) === true;
    this.ending.set(section, undefined);
    const { procedure, lock } = section;
    const effort = { left: MOST_STEPS };
    const ends =
      section.inside !== undefined &&
      section.inside.every((stmt) =>
        this.ends(stmt, { procedure, meaning: undefined, held: lock, stack: new Set([procedure.id]), effort }),
      );
    this.ending.set(section, ends);
    return ends;
  }

  /** The operation is about the monitor that this section holds. */
  private isHeld(op: Operation, place: Place): boolean {
    const held = place.held?.value;
    const value = this.lockOf(op, place)?.value;
    return held !== undefined && value !== undefined && exprEquals(held, value);
  }

  private lockOf(op: Operation, place: Place): LockName | undefined {
    const taken = lockedBy(op);
    return taken && this.names.nameOf(place.procedure, taken, place.meaning);
  }

  private sectionsOf(procedure: Procedure, body: Stmt): readonly Section[] {
    const found: Section[] = [];
    const seen = new Set<Operation>();
    const add = (op: Operation, inside: readonly Stmt[] | undefined): void => {
      const taken = lockedBy(op);
      if (op.role !== 'acquire' || op.origin === 'wait' || seen.has(op)) return;
      seen.add(op);
      found.push({ procedure, lock: taken ? this.names.nameOf(procedure, taken, undefined) : this.names.any, inside });
    };
    visitStmt(body, (one) => {
      if (one.kind !== 'seq') return;
      one.stmts.forEach((stmt, index) => {
        if (stmt.kind === 'op') add(stmt.op, sectionAfter(one.stmts, index, stmt.op));
      });
    });
    visitStmt(body, (one) => {
      if (one.kind === 'op') add(one.op, undefined);
    });
    return found;
  }
}

/** What follows an acquire in its own list, up to where its monitor is given back for the last time. Undefined where it is not. */
function sectionAfter(stmts: readonly Stmt[], index: number, acquire: Operation): readonly Stmt[] | undefined {
  const held = acquire.assigns.find(({ target }) => target.kind === 'local')?.target;
  if (held?.kind !== 'local') return undefined;
  const givesBack = (op: Operation): boolean =>
    op.role === 'release' &&
    op.assigns.some(({ value }) => value.kind === 'ite' && value.cond.kind === 'var' && value.cond.name === held.name);
  const last = stmts.findLastIndex((stmt) => {
    let found = false;
    visitStmt(stmt, (one) => {
      if (one.kind === 'op' && givesBack(one.op)) found = true;
    });
    return found;
  });
  return last <= index ? undefined : stmts.slice(index + 1, last + 1);
}

/** Both halves of `wait`: giving the monitor up, and taking it again. */
function isWait(op: Operation): boolean {
  return op.origin === 'wait' && (op.role === 'release' || op.role === 'acquire');
}

/** The object whose monitor an operation takes or gives back. */
function lockedBy(op: Operation): Expr | undefined {
  const target = op.assigns.find((one) => one.target.kind === 'field' && one.target.field === HOLDER_FIELD)?.target;
  return target?.kind === 'field' ? target.object : undefined;
}
