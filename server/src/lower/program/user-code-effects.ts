/**
 * What a call of the library may do because of the code of the workspace, and of what the library's own collections do, that the library
 * may run in it (`user-code.ts`): end with what that throws, and wait for others.
 * It changes nothing that others see: what is believed pure owes that; where the library may run something that does not, or that calls
 * code without source, which nobody holds to it, the call is not translated (`user-code-settled.ts` has that code run before it, where it
 * may).
 * Neighbours: `throws.ts` asks while it finds out who throws; sequential reads `Call.userCode`.
 */
import { lastPart } from '../../base/dotted-name';
import type { Effects } from '../../effects/effects';
import type { Call, Operation, Procedure, Stmt, Unsupported } from '../../plato/ir';
import type { Shown } from './shown-checks';
import { HOLDER_FIELD } from '../../plato/ir';
import type { Implementation } from '../../effects/library-overrides';
import { NO_RUN, type Outcome, type Run, type UserCode } from '../../effects/user-code';
import { isCheckOfJava } from '../../diagnostics/java-checks';
import { callsOf, someStmt } from '../../plato/statements';

/**
 * `isOfEffects`: because of what is changed, not of what is given. `believed`: what owes to change nothing, where nothing else is in the
 * way: nobody checks what code without source does in it.
 */
export interface Refusal extends Unsupported {
  readonly isOfEffects?: true;
  readonly believed?: string;
}

/** What is found of a list where so many procedures throw. */
interface Settled {
  readonly size: number;
  readonly thrower: Implementation | undefined;
  readonly waiter: Implementation | undefined;
  readonly isAnything: boolean;
}

/** The first that changes something, and whether all that do so owe not to. */
interface Impure {
  readonly first: Implementation | undefined;
  readonly isBelieved: boolean;
}

export class UserCodeEffects {
  private readonly procedures: ReadonlyMap<string, Procedure>;
  private readonly runs = new Map<string, Run>();
  private readonly ofCalls = new Map<Call, Run>();
  /** By list of what may be run (`UserCode` gives the same list for the same parts). */
  private readonly asked = new Map<readonly Implementation[], { readonly throws: boolean; readonly size: number }>();
  private readonly runWaits = new Map<readonly Implementation[], { readonly waits: boolean; readonly size: number }>();
  private readonly ends = new Map<readonly Implementation[], Settled>();
  private readonly impure = new Map<readonly Implementation[], Impure>();
  private readonly failing = new Map<string, boolean>();
  private readonly unshown = new Map<string, boolean>();
  private ending: ReadonlySet<string> | undefined;

  constructor(
    procedures: readonly Procedure[],
    private readonly code: UserCode,
    private readonly shownOf: (procedure: Procedure) => Shown,
  ) {
    this.procedures = new Map(procedures.map((one) => [one.id, one]));
  }

  /** Whether the call may end with what user code throws, where these procedures throw. */
  mayThrow(call: Call, throwing: ReadonlySet<string>): boolean {
    const { procedures, failing } = this.run(call);
    return failing !== undefined || (procedures.length > 0 && this.someThrows(procedures, throwing));
  }

  /** Most calls may run the same, and what throws only grows. */
  private someThrows(procedures: readonly Implementation[], throwing: ReadonlySet<string>): boolean {
    const known = this.asked.get(procedures);
    if (known !== undefined && (known.throws || known.size === throwing.size)) return known.throws;
    const throws = procedures.some((one) => this.throws(one, throwing));
    this.asked.set(procedures, { throws, size: throwing.size });
    return throws;
  }

  /** What the call says of it in the end; undefined where nothing that the library may run throws or waits. */
  outcome(call: Call, throwing: ReadonlySet<string>): Outcome | undefined {
    const { procedures, failing, endless } = this.run(call);
    if (procedures.length === 0 && failing === undefined && endless === undefined) return undefined;
    const { thrower, waiter, isAnything } = this.settled(procedures, throwing);
    const by = thrower?.procedure.display ?? failing ?? waiter?.procedure.display ?? endless;
    if (by === undefined) return undefined;
    const throws = isAnything ? 'any' : thrower !== undefined || failing !== undefined ? 'unchecked' : undefined;
    return { throws, waits: waiter !== undefined || failing !== undefined || endless !== undefined, by };
  }

  private settled(procedures: readonly Implementation[], throwing: ReadonlySet<string>): Settled {
    const known = this.ends.get(procedures);
    if (known !== undefined && known.size === throwing.size) return known;
    const throwers = procedures.filter((one) => this.throws(one, throwing));
    const made: Settled = {
      size: throwing.size,
      thrower: throwers[0],
      waiter: procedures.find((one) => this.mayWait(one.procedure.id)),
      isAnything: throwers.some(({ procedure }) => procedure.unsupported.length > 0),
    };
    this.ends.set(procedures, made);
    return made;
  }

  /** Why the call is not translated: something that it may run is not shown to change nothing, and may. */
  refusal(call: Call, effects: () => ReadonlyMap<string, Effects>): Refusal | undefined {
    const { procedures, changesReceiver } = this.run(call);
    const called =
      this.procedures.get(call.targets.find((target) => this.procedures.get(target.procedure)?.isTrusted === true)?.procedure ?? '')
        ?.display ?? '';
    if (changesReceiver) {
      const { procedure, member } = changesReceiver;
      return {
        reason: `a call of \`${called}\`, which may run \`${procedure.display}\`: that overrides \`${lastPart(member.owner)}.${member.name}\`, of which nothing is known here, so neither is what the call gives`,
        span: call.span,
      };
    }
    if (call.hasRunBefore === true) return undefined;
    const { first, isBelieved } = this.impureOf(procedures, effects);
    if (first === undefined) return undefined;
    return {
      isOfEffects: true,
      ...(isBelieved && { believed: first.procedure.display }),
      reason: `a call of \`${called}\`, in which the library may run \`${first.procedure.display}\`: that may change something or wait, and it is not known when it is run`,
      span: call.span,
    };
  }

  /** `effects`: the same at each call. */
  private impureOf(procedures: readonly Implementation[], effects: () => ReadonlyMap<string, Effects>): Impure {
    const known = this.impure.get(procedures);
    if (known) return known;
    const found = procedures.filter(
      (one) => (!owesToChangeNothing(one) || this.isUnshown(one.procedure.id)) && changes(one.procedure, effects().get(one.procedure.id)),
    );
    const made: Impure = { first: found[0], isBelieved: found.every(owesToChangeNothing) };
    this.impure.set(procedures, made);
    return made;
  }

  private run(call: Call): Run {
    if (!call.targets.some((target) => this.isOpaque(target.procedure))) return NO_RUN;
    const ofCall = this.ofCalls.get(call);
    if (ofCall) return ofCall;
    const key = keyOf(call);
    const found = this.runs.get(key) ?? this.code.of(call);
    this.runs.set(key, found);
    this.ofCalls.set(call, found);
    return found;
  }

  /**
   * Whether a procedure owes to change nothing and runs what nobody holds to that: code without source, calls by a computed specification,
   * what is not translated.
   */
  private isUnshown(id: string): boolean {
    const known = this.unshown.get(id);
    if (known !== undefined) return known;
    const reached = new Set([id]);
    // The set grows while it is walked through.
    for (const one of reached) {
      const body = this.procedures.get(one)?.body;
      for (const call of body === undefined ? [] : callsOf(body))
        if (call.mode === 'call') for (const { procedure } of call.targets) reached.add(procedure);
    }
    const isUnshown = [...reached].some((one) => {
      const procedure = this.procedures.get(one);
      return procedure?.isOpaque === true || (procedure?.isTrusted === false && procedure.unsupported.length > 0);
    });
    this.unshown.set(id, isUnshown);
    return isUnshown;
  }

  private isOpaque(id: string): boolean {
    const one = this.procedures.get(id);
    return one !== undefined && one.isTrusted && one.isOpaque !== true && one.body === undefined;
  }

  private throws({ procedure }: Implementation, throwing: ReadonlySet<string>): boolean {
    return throwing.has(procedure.id) || this.mayFail(procedure.id);
  }

  /**
   * A procedure that nobody checks may fail one of Java's own checks, which throws, and so may one in which such a failure is taken not to
   * happen; in others that is reported there.
   */
  private mayFail(id: string): boolean {
    const known = this.failing.get(id);
    if (known !== undefined) return known;
    this.failing.set(id, false);
    const procedure = this.procedures.get(id);
    const shown = procedure === undefined ? 'all' : this.shownOf(procedure);
    const isFailing =
      procedure !== undefined &&
      shown !== 'all' &&
      !procedure.isTrusted &&
      ((shown === 'none' && procedure.unsupported.length > 0) ||
        (procedure.body !== undefined &&
          somePart(
            procedure.body,
            (op) => op.asserts.some(({ code }) => shown === 'none' || isCheckOfJava(code)),
            (call) => call.targets.some((target) => this.mayFailAt(target.procedure, shown)),
          )));
    this.failing.set(id, isFailing);
    return isFailing;
  }

  /** What a method of the workspace requires is reported wherever somebody is checked who calls it. */
  private mayFailAt(id: string, shown: Shown): boolean {
    const target = this.procedures.get(id);
    const isAsked = target !== undefined && target.requires.length > 0 && (shown === 'none' || target.isTrusted);
    return isAsked || this.mayFail(id);
  }

  private mayWait(id: string): boolean {
    this.ending ??= this.findEnding();
    return !this.ending.has(id);
  }

  /** A collection that fails may also be one that takes its monitor. */
  private runMayWait(call: Call, ending: ReadonlySet<string>): boolean {
    const { procedures, failing, endless } = this.run(call);
    const isOpen = failing !== undefined || endless !== undefined;
    if (isOpen || procedures.length === 0) return isOpen;
    const known = this.runWaits.get(procedures);
    if (known !== undefined && (!known.waits || known.size === ending.size)) return known.waits;
    const waits = procedures.some(({ procedure }) => !ending.has(procedure.id));
    this.runWaits.set(procedures, { waits, size: ending.size });
    return waits;
  }

  /**
   * The procedures that come to an end without waiting for others: what they call does, so that none of them may come to itself again, by
   * calls or by what the library runs in them.
   */
  private findEnding(): ReadonlySet<string> {
    const found = new Set<string>();
    const blocks = (op: Operation): boolean =>
      op.role === 'block' || op.role === 'acquire' || (op.guard !== undefined && op.role !== 'assume');
    const calls = (call: Call): boolean => call.targets.some((target) => !found.has(target.procedure)) || this.runMayWait(call, found);
    for (let isStable = false; !isStable; ) {
      isStable = true;
      for (const one of this.procedures.values()) {
        if (found.has(one.id)) continue;
        const isWaiting =
          one.mayWait === true ||
          (!one.isTrusted && one.unsupported.length > 0) ||
          (one.body !== undefined && somePart(one.body, blocks, calls, true));
        if (isWaiting) continue;
        found.add(one.id);
        isStable = false;
      }
    }
    return found;
  }
}

/** Two calls with the same targets and arguments of the same types may run the same. */
function keyOf(call: Call): string {
  return JSON.stringify([
    call.mode,
    call.targets.map((one) => one.procedure),
    call.args.map((arg) => (arg.kind === 'var' ? [arg.type, arg.name === 'this'] : arg)),
    call.packed,
  ]);
}

function owesToChangeNothing({ member: { stub } }: Implementation): boolean {
  return stub !== undefined && stub.isAbstract && stub.modifies?.length === 0 && stub.mutates !== true;
}

/** Nobody sees that a monitor was taken and given back. */
function changes(procedure: Procedure, effects: Effects | undefined): boolean {
  return (
    procedure.requires.length > 0 ||
    effects === undefined ||
    effects.everything ||
    effects.waits ||
    effects.givenUp.size > 0 ||
    [...effects.stores].some((store) => store !== HOLDER_FIELD)
  );
}

/** Whether some operation or call of a statement is such; `withLoops`: or there is a loop. */
function somePart(stmt: Stmt, isOperation: (op: Operation) => boolean, isCall: (call: Call) => boolean, withLoops = false): boolean {
  return someStmt(
    stmt,
    (one) => (one.kind === 'op' && isOperation(one.op)) || (one.kind === 'call' && isCall(one)) || (withLoops && one.kind === 'loop'),
  );
}
