/**
 * Where the first use of a class may have to wait: another thread may be running its static initializer (Java Language Specification
 * 12.4.2). That is no matter where the initializer surely comes to its end: it takes no monitor, waits for nothing, counts in its loops,
 * and uses only classes of which the same is true, in no circle (two threads that begin at different places of a circle wait for each
 * other). Other first uses stay as operations that may block, which nothing may do after a commit point.
 * Soundness: docs/soundness/reduction.md#first-uses-that-wait.
 * Neighbours: `steps/first-use.ts` says where classes are used; `effects/termination.ts` and the reduction read the operations that stay.
 */
import { counts } from '../../effects/counting-loops';
import { UserCode, type LibraryFacts } from '../../effects/user-code';
import type { Call, Operation, Procedure, Program, Stmt } from '../../plato/ir';
import { mapParts, partsOf, someStmt } from '../../plato/statements';
import { NOTHING } from '../steps/builder';

/** The procedures with those first uses alone that may have to wait, as operations of role `block`. */
export function withInitializationWaits(program: Program, facts: LibraryFacts): readonly Procedure[] {
  const isUse = (stmt: Stmt): boolean => stmt.kind === 'op' && stmt.op.initializes !== undefined;
  if (!program.procedures.some(({ body }) => body !== undefined && someStmt(body, isUse))) return program.procedures;
  const ends = new Ends(program, facts);
  const settled = (stmt: Stmt): Stmt => {
    if (stmt.kind !== 'op' || stmt.op.initializes === undefined) return mapParts(stmt, settled);
    const { initializes, ...op } = stmt.op;
    return initializes.every((id) => ends.ofInitializer(id)) ? NOTHING : { ...stmt, op };
  };
  return program.procedures.map((one) => (one.body !== undefined && someStmt(one.body, isUse) ? { ...one, body: settled(one.body) } : one));
}

class Ends {
  private readonly table: ReadonlyMap<string, Procedure>;
  private readonly userCode: UserCode;
  /** Of initializers; false while one is looked at: it is then one of a circle. */
  private readonly known = new Map<string, boolean>();

  constructor(program: Program, facts: LibraryFacts) {
    this.table = new Map(program.procedures.map((one) => [one.id, one]));
    this.userCode = new UserCode(program, facts);
  }

  /** Whether the initializer surely comes to its end; not so where it is not known. */
  ofInitializer(id: string): boolean {
    const known = this.known.get(id);
    if (known !== undefined) return known;
    this.known.set(id, false);
    const used = new Set<string>();
    const ends = this.ofProcedure(id, new Set(), new Set(), used) && [...used].every((one) => one === id || this.ofInitializer(one));
    this.known.set(id, ends);
    return ends;
  }

  /** `within`: the procedures around, of which none may be called again. `used`: the initializers of the classes that it uses are added. */
  private ofProcedure(id: string, within: Set<string>, done: Set<string>, used: Set<string>): boolean {
    if (done.has(id)) return true;
    const procedure = this.table.get(id);
    if (procedure?.body === undefined || procedure.unsupported.length > 0 || within.has(id)) return false;
    within.add(id);
    const ends = this.ofStmt(procedure.body, (callee) => this.ofProcedure(callee, within, done, used), used);
    within.delete(id);
    done.add(id);
    return ends;
  }

  private ofStmt(stmt: Stmt, ofCallee: (id: string) => boolean, used: Set<string>): boolean {
    if (stmt.kind === 'call') return stmt.mode === 'start' || this.ofCall(stmt, ofCallee);
    if (stmt.kind === 'loop' && !counts(stmt)) return false;
    if (stmt.kind !== 'op') return partsOf(stmt).every((part) => this.ofStmt(part, ofCallee, used));
    for (const one of stmt.op.initializes ?? []) used.add(one);
    return stmt.op.initializes !== undefined || !mayWait(stmt.op);
  }

  private ofCall(call: Call, ofCallee: (id: string) => boolean): boolean {
    const { procedures, failing } = call.isForUserCode === true ? this.userCode.of(call) : { procedures: [], failing: undefined };
    return (
      call.targets.length > 0 &&
      failing === undefined &&
      procedures.every(({ procedure }) => ofCallee(procedure.id)) &&
      call.targets.every(({ procedure: id }) => {
        const callee = this.table.get(id);
        return callee?.isTrusted === true && callee.body === undefined && callee.isOpaque !== true ? callee.mayWait !== true : ofCallee(id);
      })
    );
  }
}

function mayWait(op: Operation): boolean {
  return (
    op.role === 'acquire' ||
    op.role === 'block' ||
    op.origin === 'wait' ||
    (op.guard !== undefined && op.role !== 'assume' && op.role !== 'assert')
  );
}
