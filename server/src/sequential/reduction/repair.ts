/**
 * Whether witnesses could mend a method whose abstraction check fails: the same program, in which somebody who sees the whole execution may
 * say at the end of every sequence which action it was. Where even that does not explain an execution, no `witness` in the text does, and
 * none is looked for.
 *
 * So this may only be kinder than check 2 with any witnesses. A witness can also end a sequence, before something that may wait: an
 * execution that comes by such a place when an action may have been performed is not followed. Of a sequence that goes on over the head of
 * a loop nothing is asked, unless the candidates about what it has done so far (`sequence-candidates.ts`) are proved of this very program
 * (`knowsLoops`).
 * **Invariant**: no verdict depends on this.
 * Soundness: docs/soundness/reduction.md#witness-suggestions.
 * Neighbours: `reduction.ts` places the parts; `performed.ts` says what an action is; `verify/witnesses.ts` asks.
 */
import { mayEndAfter, successors, type FlowGraph } from '../../plato/performs';
import { assign, assume, type Sequential } from '../logic/ir';
import { FALSE, TRUE, and, arbitrary, not, or, substitute, symbol, walk, type Symbol, type Term } from '../logic/terms';
import { assertion, type Place } from '../logic/obligations';
import { PHASE, type Specification } from './performed';

/** The sequence began before a loop of which nobody knows what it has done. */
const UNKNOWN_BEGINNING = symbol('unknown beginning', 'Bool');

/**
 * This thread has written nothing since the sequence began. (That what it may have written is the same is known at one arbitrary object
 * only.)
 */
const UNTOUCHED = symbol('untouched', 'Bool');

/** The action performed last may be this one; 0: none yet. */
function mayBeAt(index: number): Symbol {
  return symbol(`may be at ${index}`, 'Bool');
}

export class Repair {
  constructor(
    private readonly specification: Specification,
    private readonly graph: FlowGraph,
    private readonly knowsLoops: boolean,
  ) {}

  atEntry(): Sequential[] {
    return [
      assign(UNKNOWN_BEGINNING, FALSE),
      assign(UNTOUCHED, TRUE),
      ...this.specification.numbers().map((one) => assign(mayBeAt(one), one === 0 ? TRUE : FALSE)),
    ];
  }

  /** The sequence ends and another one begins. */
  atBoundary(place: Place): Sequential[] {
    const parts = this.explained(place, this.specification.numbers());
    return [...parts, assign(UNKNOWN_BEGINNING, FALSE), assign(UNTOUCHED, TRUE)];
  }

  /**
   * A witness could end the sequence here. Where nothing is written and nothing is committed, it makes no difference but that an action has
   * been performed.
   */
  atChance(): Sequential[] {
    const rests = and(PHASE, UNTOUCHED);
    const performed = this.actions().map((one) => ({
      one,
      term: elsewhere(this.performs(one)),
      held: symbol(`may have performed ${one}`, 'Bool'),
    }));
    return [
      ...performed.map((each) => assign(each.held, each.term)),
      assume(or(UNKNOWN_BEGINNING, rests, not(or(...performed.map((each) => each.held))))),
      ...performed.map((each) => assign(mayBeAt(each.one), or(mayBeAt(each.one), and(rests, each.held)))),
    ];
  }

  /** A step that others may see. */
  atWrite(): Sequential[] {
    return [assign(UNTOUCHED, FALSE)];
  }

  /** At the head of a loop; `begins`: a sequence begins there in any case. */
  atHead(begins: Term): Sequential[] {
    return [
      ...this.specification.numbers().map((one) => assign(mayBeAt(one), TRUE)),
      assign(UNKNOWN_BEGINNING, this.knowsLoops ? FALSE : not(begins)),
      assign(UNTOUCHED, begins),
    ];
  }

  atExit(kind: 'normal' | 'exception', place: Place): Sequential[] {
    const ends = this.specification.numbers().filter((one) => mayEndAfter(this.graph, one) || (kind === 'exception' && one === 0));
    return this.explained(place, ends);
  }

  private actions(): readonly number[] {
    return this.specification.numbers().filter((one) => one > 0);
  }

  /** The sequence may be the action, which may come now. */
  private performs(action: number): Term {
    const before = this.specification.numbers().filter((one) => successors(this.graph, one).has(action));
    return and(or(...before.map(mayBeAt)), this.specification.canBe(action));
  }

  private explained(place: Place, wanted: readonly number[]): Sequential[] {
    const same = this.specification.unchangedSoFar();
    const next = this.specification
      .numbers()
      .map((one) => ({ one, term: or(UNKNOWN_BEGINNING, and(mayBeAt(one), same), ...(one > 0 ? [this.performs(one)] : [])) }));
    const held = next.map(({ one, term }) => ({ one, term, held: symbol(`may then be at ${one}`, 'Bool') }));
    return [
      ...held.map((each) => assign(each.held, each.term)),
      ...held.map((each) => assign(mayBeAt(each.one), each.held)),
      ...assertion(or(...wanted.map(mayBeAt)), 'performs', 'no witness explains this', place),
    ];
  }
}

/** The same of other arbitrary objects than those of the ends: what is wrong here need not be what is wrong there. */
function elsewhere(term: Term): Term {
  const others = new Map<string, Symbol>();
  walk(term, (part) => {
    if (part.kind === 'symbol' && part.role?.kind === 'arbitrary')
      others.set(part.name, arbitrary(`${part.name} at a chance`, part.sort, part.className));
  });
  return substitute(term, others);
}
