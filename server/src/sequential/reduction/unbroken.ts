/**
 * Check 2 is asked twice. At first it is claimed that no sequence ends before the steps at which none does if the disciplines do what they
 * are for: as long as a sequence has only begun, and then before what commutes with the steps of others. Where that is proved, no step of
 * others has to be put before these, and the condition is a fraction of the other one. Whatever fails then is asked of the whole check; so
 * where a claim is worth the question is only guessed here, walking along the body.
 * Soundness: docs/soundness/reduction.md#sequences-that-nothing-interrupts.
 * Neighbours: `reduction.ts` walks and places the claims; `verify/method.ts` asks.
 */
import { actionPredicates } from '../../effects/action-predicates';
import { threadLocals } from '../../effects/thread-local';
import { storeOf, type Footprint } from '../../plato/footprint';
import { HOLDER_FIELD, type Location } from '../../plato/ir';
import type { CheckContext } from '../environment/context';
import { lockFrames } from '../environment/locks';
import { elementDisciplines } from '../logic/elements';
import { assume, sequence, type Sequential } from '../logic/ir';
import { assertion, type Place } from '../logic/obligations';
import { not, type Term } from '../logic/terms';

/** A step, as far as it matters to where sequences end; `footprint` undefined: it touches what cannot be named. */
export interface Step {
  readonly footprint: Pick<Footprint, 'reads' | 'writes' | 'elsewhere'> | undefined;
  readonly mayWait: boolean;
}

export class Unbroken {
  private count = 0;
  /** The sequence is likely to be committed here. */
  private isCommitted = false;
  /** By label: the same of the ways that leave the block. */
  private readonly leaving = new Map<string, boolean>();
  private readonly locks: ReadonlySet<string>;
  /** Some lock has been taken, or the callers may hold one: only then disciplines are likely to help. */
  private mayHold: boolean;

  /** `isProved`: what is claimed has been proved of the same program, and is taken for granted. */
  constructor(
    private readonly context: CheckContext,
    private readonly isProved: boolean,
  ) {
    this.locks = new Set([HOLDER_FIELD, ...lockFrames(context).map((one) => one.field!.id)]);
    this.mayHold = context.procedure.requires.length > 0;
  }

  /** How many claims have been made. */
  get claims(): number {
    return this.count;
  }

  /** It is worth claiming that no sequence ends before the step. */
  isLikely(step: Step): boolean {
    return !this.isCommitted || (!step.mayWait && this.mayCommute(step));
  }

  /** The sequence does not end here; `ends` says when it would. */
  goesOn(ends: Term, place: Place): Sequential {
    this.count++;
    if (this.isProved) return assume(not(ends));
    return sequence(assertion(not(ends), 'performs', 'another thread may run before this step', place));
  }

  /** Behind the step: after giving a lock back there are only left movers. */
  made(step: Step): void {
    const isOfLock = step.footprint?.writes.some((one) => this.locks.has(storeOf(one) ?? '')) === true;
    if (isOfLock && step.mayWait) this.mayHold = true;
    if ((isOfLock && !step.mayWait) || !this.mayCommute(step)) this.isCommitted = true;
  }

  /** From the head of a loop, where sequences are taken to begin, to where the next round does. */
  round(walk: () => Sequential): Sequential {
    this.isCommitted = false;
    const result = walk();
    // Nothing goes on there.
    this.isCommitted = false;
    return result;
  }

  /** Each of several ways from here. */
  along<One>(branches: readonly One[], walk: (branch: One) => Sequential): readonly Sequential[] {
    const before = this.isCommitted;
    let after = false;
    const walked = branches.map((branch) => {
      this.isCommitted = before;
      const result = walk(branch);
      after ||= this.isCommitted;
      return result;
    });
    this.isCommitted = after;
    return walked;
  }

  leaves(label: string): void {
    this.leaving.set(label, this.isCommitted || this.leaving.get(label) === true);
    // Nothing goes on here.
    this.isCommitted = false;
  }

  /** Behind the block of that label. */
  left(label: string): void {
    this.isCommitted ||= this.leaving.get(label) === true;
    this.leaving.delete(label);
  }

  /** Whether a discipline, or that it is its own, may keep others away from all that the step touches. */
  private mayCommute({ footprint }: Step): boolean {
    if (footprint === undefined || footprint.elsewhere.length > 0) return false;
    return [...footprint.reads, ...footprint.writes].every((one) => this.mayBeExclusive(one));
  }

  private mayBeExclusive(location: Location): boolean {
    const { program, stores, mayBeOwn } = this.context;
    if (location.kind === 'local') return true;
    const store = storeOf(location)!;
    const field = stores.field(store);
    if (location.kind === 'elem')
      return mayBeOwn(location.array) || (this.mayHold && elementDisciplines(program).some((one) => one.path.store === store));
    if (field === undefined || field.isFinal || this.locks.has(store) || threadLocals(program).classes.has(field.owner)) return true;
    if (location.kind === 'field' && mayBeOwn(location.object)) return true;
    return this.mayHold && (field.disciplines.length > 0 || actionPredicates(program).has(store));
  }
}
