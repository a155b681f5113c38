/**
 * Sequential programs: what a check of docs/theory.md makes of a Plato procedure. They run alone; other threads are havocs and
 * assumptions in them. If no assertion can fail, the procedure passes the check (calvin-tcs section 5).
 * Neighbours: built by `thread-modular.ts`, printed by `print.ts`, turned into a verification condition by vc.
 */
import type { Span } from '../../base/span';
import type { Code } from '../../diagnostics/codes';
import type { CallSite } from '../../plato/ir';
import type { IndexVariable } from './elements';
import type { Symbol, Term } from './terms';

/**
 * A fact about every object of a class, to be instantiated at the object terms of the condition rather than
 * quantified: the prover then stays able to give counterexamples. Assuming fewer instances is sound.
 */
export interface ObjectFact {
  readonly kind: 'objects';
  /** Instantiated at terms that may be of this class; the body must itself say where it needs the class. */
  readonly className: string;
  /** Only needed at objects that may be of one of these classes exactly. */
  readonly exactly?: readonly string[];
  /** It says nothing new, but what became of the value that this store had at the object before a step. */
  readonly carries?: string | undefined;
  /**
   * What holds of an object once holds of it for good, by other facts: where a fact of this name was said of it on every way that leads
   * here, it is not said again.
   */
  readonly lasting?: string;
  /** Only at arrays whose elements are in this store; `className` is then the class of all objects. */
  readonly elements?: string;
  readonly variable: Symbol;
  readonly body: Term;
  /** Variables of the body that stand for indices; instantiated at the index terms of the condition. */
  readonly indices?: readonly IndexVariable[];
  /** It speaks of no object: the variable does not occur in it. */
  readonly isStatic?: boolean;
  /** Not needed at the constants that stand for threads (monitors of threads are reached through other terms). */
  readonly sparesThreads?: boolean;
  /** Also needed at objects that appear only later: whether they existed is asked. */
  readonly wholeHistory?: boolean;
}

export type Fact = { readonly kind: 'term'; readonly term: Term } | ObjectFact;

/** What an assertion is about, from birth: all that a diagnostic needs if it fails. */
export interface Obligation {
  readonly code: Code;
  readonly message: string;
  /** Where it is reported. */
  readonly span: Span;
  readonly related: readonly { readonly message: string; readonly span: Span }[];
  /** The calls through which the place was inlined, outermost first. */
  readonly within: readonly CallSite[];
  /** Where it stands in the innermost body, where `span` is the outermost call that leads there; absent: the same. */
  readonly place?: Span;
  /**
   * Nothing later rests on it: it is not assumed after itself (a race, or a write outside the frame, is reported beside what it leads to).
   */
  readonly isObservation: boolean;
  /** What is taken for granted after it is what was shown: it at the arbitrary object and at arbitrary values, looked at in one store. */
  readonly isAtArbitrary?: true;
  /** A method of the library throws where it does not hold, and it speaks of no thread: Java's own check, like that of an index. */
  readonly isOfArguments?: true;
  /** Obligations of one access share a group; a `race` is not reported where another one of its group failed. */
  readonly group: string;
  /** Values to show when it fails: what the formula speaks of. */
  readonly watch: readonly Watch[];
  /** Of several failures with one cause in one method the first is reported, with the places of the others. Absent: it is its own. */
  readonly cause?: string;
  /** The places that it names say all: which steps lead there does not matter. */
  readonly isToldByPlaces?: true;
  /** It was read off the text, whatever the stores hold: neither steps nor a run show more than that the place is reached. */
  readonly isReadOff?: true;
  /** What of the message stands by itself, for a message that says the rest in another way. */
  readonly summary?: string;
}

/** A term to be evaluated in a counterexample, under the name the user knows it by. */
export interface Watch {
  readonly label: string;
  readonly before: Term | undefined;
  readonly after: Term;
  /** The store that it is a value of. Absent: of several, or of none. */
  readonly store?: string;
  /** A value between two steps; before and after them it is shown by the other watch of its store. */
  readonly isBetween?: true;
  /** No value for people: whether the step commits its reducible sequence, so that others may see from here on what it has done. */
  readonly isCommit?: true;
  /** No value for people: whether this thread held the monitor already that the step takes. */
  readonly isReentry?: true;
  /** Of a clause that fails: whether its conjunct of this number holds, or the value of a side of that conjunct. */
  readonly part?: { readonly index: number; readonly of: number; readonly isSide?: true };
}

/** A step of an execution, for counterexamples: an operation of this thread, or what other threads do between two of them. */
export interface Mark {
  readonly thread: 'this' | 'other';
  readonly action: string;
  readonly span: Span;
  readonly within: readonly CallSite[];
  readonly watch: readonly Watch[];
}

/** A point that some execution must come by; points of one group stand for each other. */
export interface ReachPoint {
  readonly group: string;
  /** It need not be reached where this group is not reached either; undefined: it must be reached whatever happens. */
  readonly precededBy: string | undefined;
  /** Empty: never reported, only what others stand after. */
  readonly message: string;
  readonly span: Span;
  readonly related: readonly { readonly message: string; readonly span: Span }[];
}

export type Sequential =
  | { readonly kind: 'assign'; readonly variable: Symbol; readonly value: Term }
  | { readonly kind: 'havoc'; readonly variables: readonly Symbol[] }
  | { readonly kind: 'assume'; readonly fact: Fact }
  | { readonly kind: 'assert'; readonly condition: Term; readonly obligation: Obligation }
  /**
   * It decides about its own switch: if it can fail while the switch is on, the switch goes off. Never reported. `steers`: the
   * program itself asks for the switch, so that what fails while it is on may hold when it is off. `isQuestion`: nothing after it believes
   * it, so that one execution can refute many.
   */
  | {
      readonly kind: 'candidate';
      readonly condition: Term;
      readonly switch: Symbol;
      readonly steers?: boolean;
      readonly isQuestion?: boolean;
    }
  /** Some execution must come by here, else the assumptions before contradict each other (`vacuous`). */
  | { readonly kind: 'reach'; readonly point: ReachPoint }
  | { readonly kind: 'mark'; readonly mark: Mark }
  | { readonly kind: 'seq'; readonly parts: readonly Sequential[] }
  | { readonly kind: 'choice'; readonly branches: readonly Sequential[] }
  | { readonly kind: 'block'; readonly label: string; readonly body: Sequential }
  | { readonly kind: 'exit'; readonly label: string };

/** A sequential program with its assumptions about what never changes. */
export interface SequentialProgram {
  readonly name: string;
  /** Facts about constants (types, strings, threads); hold everywhere. */
  readonly background: readonly Fact[];
  /** Names of the symbols that have a value from the start although nothing assigns them: the parameters. */
  readonly parameters: ReadonlySet<string>;
  readonly body: Sequential;
}

/**
 * The group of what check 2 asks where the method is left: where a sequence ended too early, that is what is wrong, and the end says
 * nothing new.
 */
export const WAY_OUT = 'way out';

export const NOTHING: Sequential = { kind: 'seq', parts: [] };

export function assume(term: Term): Sequential {
  return { kind: 'assume', fact: { kind: 'term', term } };
}

export function assign(variable: Symbol, value: Term): Sequential {
  return { kind: 'assign', variable, value };
}

export function sequence(parts: readonly Sequential[]): Sequential {
  return parts.length === 1 ? parts[0]! : { kind: 'seq', parts };
}
