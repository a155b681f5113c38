/**
 * Which procedures give back every lock of java.util.concurrent that they take, and no other one, whatever way they are left: who calls
 * one has the same locks after it as before it. Read off the bodies: on each way to an end a lock is given back by the name under which it
 * was taken. A name is a parameter, a local or a call's result, and final fields of these, so the same name is the same object; a value of
 * which a later iteration of a loop makes another one loses its name.
 *
 * Who awaits a condition has its lock again in the end, but others may have had it meanwhile: this is kept apart.
 * Neighbours: `computed.ts` and `lower/program/opaque-locks.ts` say it of calls; `lock-states.ts` are the states on the way;
 * `sequential/environment/survival.ts` uses it.
 * Why it may: docs/soundness/opaque.md#locks-that-are-given-back.
 */
import { RETURN_LABEL, THROW_LABEL } from '../plato/ir';
import type { Call, Expr, Operation, Procedure, Program, Stmt } from '../plato/ir';
import { storeOf } from '../plato/footprint';
import { ALL_EFFECTS, locksOf, type Effects } from './effects';
import { BEGINNING, areSame, define, distinct, hold, isPossible, make, nameOf, partOf, truth, type Named, type State } from './lock-states';

/** Of a procedure that gives back what it takes. */
export interface Balance {
  /** Others may have a lock meanwhile that its caller holds: it may await a condition. */
  readonly awaits: boolean;
}

const LOCKS = 'java.util.concurrent.locks';
const PAIR = `${LOCKS}.ReentrantReadWriteLock`;
const KINDS = [`${LOCKS}.Lock`, `${PAIR}.ReadLock`, `${PAIR}.WriteLock`];
const LOCKING = KINDS.map((kind) => `${kind}.lock()`);
const TAKING = new Set([...LOCKING, ...KINDS.map((kind) => `${kind}.lockInterruptibly()`)]);
const TRYING = new Set(KINDS.flatMap((kind) => [`${kind}.tryLock()`, `${kind}.tryLock(long,java.util.concurrent.TimeUnit)`]));
const GIVING = new Set(KINDS.map((kind) => `${kind}.unlock()`));
const AWAITING = new Set(
  ['await()', 'awaitUninterruptibly()', 'await(long,java.util.concurrent.TimeUnit)', 'awaitNanos(long)', 'awaitUntil(java.util.Date)'].map(
    (one) => `${LOCKS}.Condition.${one}`,
  ),
);
/** Who gives back what he has taken meets no exception, and the library's own locks are taken without one. */
const NEVER_THROWING = new Set([...LOCKING, ...GIVING]);
/** What they give is always the same object, by the final field that they read. */
const PARTS: ReadonlyMap<string, string> = new Map([
  [`${PAIR}.readLock()`, `${PAIR}.readerLock`],
  [`${PAIR}.writeLock()`, `${PAIR}.writerLock`],
]);

/** The procedures that give back what they take. Those that have nothing to do with locks are not among them. `effects`: of all. */
export function balancedLocks(program: Program, effects: ReadonlyMap<string, Effects>): ReadonlyMap<string, Balance> {
  const finals = new Set(program.fields.filter((one) => one.isFinal).map((one) => one.id));
  const locks = new Set(locksOf(program).filter((one) => !finals.has(one)));
  if (locks.size === 0) return new Map();
  const known: Known = {
    locks,
    effects,
    table: new Map(program.procedures.map((one) => [one.id, one])),
    finals,
  };
  const balanced = new Map<string, Walked>();
  for (const one of program.procedures) if (isCandidate(one, known)) balanced.set(one.id, { awaits: false, calls: new Set() });
  const makers = program.procedures.filter((one) => one.kind !== 'method' && isConcerned(one, known)).map((one) => one.id);
  // All are taken to be balanced until one of them is found not to be: what calls itself is balanced if it is so under this assumption.
  for (let changed = true; changed; ) {
    changed = false;
    for (const id of [...balanced.keys()]) {
      const procedure = known.table.get(id)!;
      const own = new Walk(procedure, known, balanced).result();
      const walked = own && procedure.unsupported.length > 0 ? making(own, makers, balanced) : own;
      if (walked === undefined) {
        balanced.delete(id);
        changed = true;
      } else balanced.set(id, walked);
    }
  }
  const awaiting = new Set([...balanced].filter(([, one]) => one.awaits).map(([id]) => id));
  for (let size = -1; size !== awaiting.size; ) {
    size = awaiting.size;
    for (const [id, { calls }] of balanced) if ([...calls].some((callee) => awaiting.has(callee))) awaiting.add(id);
  }
  return new Map([...balanced.keys()].map((id) => [id, { awaits: awaiting.has(id) }]));
}

interface Known {
  readonly locks: ReadonlySet<string>;
  readonly effects: ReadonlyMap<string, Effects>;
  readonly table: ReadonlyMap<string, Procedure>;
  readonly finals: ReadonlySet<string>;
}

interface Walked {
  readonly awaits: boolean;
  /** The procedures that it takes to be balanced, too. */
  readonly calls: ReadonlySet<string>;
}

/** What is read from a stream is made by constructors that no body calls, perhaps by any of the workspace. */
function making(own: Walked, makers: readonly string[], balanced: ReadonlyMap<string, Walked>): Walked | undefined {
  return makers.every((id) => balanced.has(id)) ? { ...own, calls: new Set([...own.calls, ...makers]) } : undefined;
}

function isConcerned(one: Procedure, { effects, locks }: Known): boolean {
  const own = effects.get(one.id);
  return !one.isTrusted && (own === undefined || own.everything || touches(own, locks));
}

function isCandidate(one: Procedure, { effects, locks }: Known): boolean {
  const own = effects.get(one.id);
  if (one.body === undefined || one.isTrusted || one.isAbstract || one.hasSyntaxErrors || own === undefined) return false;
  // What it writes is not known, but its calls and ways are.
  if (own.everything && !(one.unsupported.length > 0 && one.unsupported.every(({ isInBody }) => isInBody === true))) return false;
  return own.everything || touches(own, locks);
}

function touches({ stores, givenUp, takenLocks }: Effects, locks: ReadonlySet<string>): boolean {
  return givenUp.size > 0 || takenLocks.size > 0 || [...locks].some((store) => stores.has(store));
}

/** What a call does to the locks of this thread. */
type Doing = 'nothing' | 'takes' | 'tries' | 'gives' | 'unknown';

/** More states than these at one place are joined. */
const MOST_STATES = 24;

/** After so many rounds of a loop it is given up. */
const MOST_ROUNDS = 20;

class Walk {
  private failed = false;
  private awaits = false;
  private readonly calls = new Set<string>();
  private readonly atLabel = new Map<string, State[]>();
  private readonly numbers = new Map<object, number>();

  constructor(
    private readonly procedure: Procedure,
    private readonly known: Known,
    private readonly balanced: ReadonlyMap<string, Walked>,
  ) {}

  /** Undefined: it may end with other locks than it began with. */
  result(): Walked | undefined {
    const fallen = this.run(this.procedure.body!, [BEGINNING]);
    const ends = [...fallen, ...[RETURN_LABEL, THROW_LABEL].flatMap((label) => this.atLabel.get(label) ?? [])];
    return this.failed || ends.some((one) => one.held.size > 0) ? undefined : { awaits: this.awaits, calls: this.calls };
  }

  private run(stmt: Stmt, states: readonly State[]): readonly State[] {
    if (this.failed || states.length === 0) return [];
    switch (stmt.kind) {
      case 'seq':
        return stmt.stmts.reduce((now, one) => this.run(one, now), states);
      case 'choice':
        return distinct(
          stmt.branches.flatMap((one) => this.run(one, states)),
          MOST_STATES,
        );
      case 'op':
        return distinct(
          states.flatMap((one) => this.step(stmt.op, one)),
          MOST_STATES,
        );
      case 'call':
        return distinct(
          states.flatMap((one) => this.call(stmt, one)),
          MOST_STATES,
        );
      case 'atomic':
        return this.run(stmt.body, states);
      case 'exit':
        this.leave(stmt.label, states);
        return [];
      case 'block': {
        const through = this.run(stmt.body, states);
        return distinct([...through, ...(this.atLabel.get(stmt.label) ?? [])], MOST_STATES);
      }
      case 'loop':
        return this.loop(stmt.body, states);
    }
  }

  /** It is left by its exits alone. */
  private loop(body: Stmt, states: readonly State[]): readonly State[] {
    let heads = distinct(states, MOST_STATES);
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const next = distinct([...heads, ...this.run(body, heads)], MOST_STATES);
      if (this.failed || areSame(next, heads)) return [];
      heads = next;
    }
    this.failed = true;
    return [];
  }

  private leave(label: string, states: readonly State[]): void {
    this.atLabel.set(label, [...distinct([...(this.atLabel.get(label) ?? []), ...states], MOST_STATES)]);
  }

  private step(op: Operation, state: State): readonly State[] {
    if (op.guard !== undefined && !isPossible(op.guard, state)) return [];
    const targets = [...op.assigns.map((one) => one.target), ...op.havocs];
    if (targets.some((one) => this.known.locks.has(storeOf(one) ?? ''))) {
      this.failed = true;
      return [];
    }
    let next = state;
    const made = (local: string): void => {
      next = this.made(op, local, next);
    };
    for (const one of op.havocs) if (one.kind === 'local') made(one.name);
    if (op.allocates) made(op.allocates.target);
    for (const { target, value } of op.assigns) {
      if (target.kind !== 'local') continue;
      const name = this.nameOf(value, state);
      if (name === undefined) made(target.name);
      else next = define(next, target.name, name);
    }
    return [next];
  }

  private call(call: Call, state: State): readonly State[] {
    const doing = call.mode === 'start' ? 'nothing' : this.doingOf(call);
    const lock = call.args[0] === undefined ? undefined : this.nameOf(call.args[0], state);
    if (doing === 'unknown' || (doing !== 'nothing' && lock === undefined)) {
      this.failed = true;
      return [];
    }
    const only = call.targets.length === 1 ? call.targets[0]!.procedure : '';
    const part = PARTS.get(only);
    if (call.thrown && part === undefined && !call.targets.every((one) => NEVER_THROWING.has(one.procedure)))
      this.leave(call.thrown.label, [this.made(call, call.thrown.variable, state)]);
    const after = (then: State, value = part !== undefined && lock ? partOf(lock, part) : undefined): State => {
      if (call.result === undefined) return then;
      return value === undefined ? this.made(call, call.result, then) : define(then, call.result, value);
    };
    if (doing === 'nothing') return [after(state)];
    const changed = this.orFail(hold(state, lock!, doing === 'gives' ? -1 : 1));
    return doing === 'tries' ? [after(changed, truth(true)), after(state, truth(false))] : [after(changed)];
  }

  /** The local gets a value of which only the step that makes it is known. */
  private made(step: object, local: string, state: State): State {
    const number = this.numbers.get(step) ?? this.numbers.size;
    this.numbers.set(step, number);
    return this.orFail(make(state, step, number, local));
  }

  private orFail(state: State | undefined): State {
    if (state === undefined) this.failed = true;
    return state ?? BEGINNING;
  }

  private nameOf(value: Expr, state: State): Named | undefined {
    // While an object is being made a final field is null until it gets its value, and null is no lock that can be taken or given back.
    return nameOf(value, state, (field) => this.known.finals.has(field));
  }

  private doingOf(call: Call): Doing {
    const ids = call.targets.map((one) => one.procedure);
    const are = (kind: ReadonlySet<string>): boolean => ids.length > 0 && ids.every((id) => kind.has(id));
    if (are(TAKING)) return 'takes';
    if (are(TRYING)) return 'tries';
    if (are(GIVING)) return 'gives';
    const effects = ids.map((id) => this.known.effects.get(id) ?? ALL_EFFECTS);
    for (const [index, id] of ids.entries()) {
      const own = effects[index]!;
      if (this.balanced.has(id)) {
        this.calls.add(id);
        continue;
      }
      if (own.everything) return 'unknown';
      if (!touches(own, this.known.locks)) continue;
      if (AWAITING.has(id)) this.awaits = true;
      else if ([...this.known.locks].some((one) => own.stores.has(one))) return 'unknown';
      else this.awaits ||= own.givenUp.size > 0;
    }
    return 'nothing';
  }
}
