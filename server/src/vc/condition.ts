/**
 * A verification condition: constraints over constants, and for every assertion an atom that can be true only in an execution that reaches
 * the assertion and fails it. One condition a method; it is satisfiable exactly if some assertion can fail.
 *
 * Nodes are the points of the program; an atom of a node is true only where the execution came by it with all assumptions met, so that a
 * model tells the path. Every node has its predecessors, so a path is found by walking back along true atoms.
 * Neighbours: made by `passify.ts`, cut into parts by `focus.ts`, completed by `instantiate.ts`, printed by `smt.ts`, solved by solver,
 * read by explain.
 */
import type { Mark, Obligation, ObjectFact, ReachPoint } from '../sequential/logic/ir';
import type { Symbol, Term } from '../sequential/logic/terms';

export interface PathNode {
  readonly atom: Symbol | undefined;
  /** One of them is on the path; none at the entry. */
  readonly parents: readonly PathNode[];
  /** Steps taken between the parent and here, in order; their terms are constants of the condition. */
  readonly marks: readonly Mark[];
}

export interface Goal {
  readonly atom: Symbol;
  readonly obligation: Obligation;
  readonly node: PathNode;
}

/** A candidate: `atom` can be true only in an execution in which the candidate fails while its switch is on. */
export interface CandidateGoal {
  readonly atom: Symbol;
  readonly node: PathNode;
  /**
   * The execution comes by the place of the candidate, which fails there. Any model in which this is true refutes it, whatever `atom` says.
   */
  readonly fails: Term;
  readonly switch: Symbol;
  /** The program is another one where the switch is off. */
  readonly steers: boolean;
  /** Nothing is believed because of it. */
  readonly isQuestion: boolean;
}

/** A point that some execution must reach. */
export interface ReachGoal {
  /** That of the node. */
  readonly atom: Symbol;
  readonly node: PathNode;
  readonly point: ReachPoint;
}

/** An object fact under the atom of the node where it was assumed; `guard` undefined: everywhere. */
export interface GuardedFact {
  readonly guard: Symbol | undefined;
  /** The node of that atom. */
  readonly node: PathNode | undefined;
  readonly fact: ObjectFact;
  /** How many constraints had been made before it: it need not be instantiated at objects that appear only later. */
  readonly position: number;
}

export interface Constraint {
  readonly term: Term;
  /**
   * It belongs to an assertion: its terms are looked at in one store, so facts about steps are not instantiated at what it alone mentions.
   */
  readonly isGoal: boolean;
  /** The atom that implies it: of a node, a goal or a candidate. */
  readonly under?: Symbol;
  /** It only says what this constant is, and stands before all that mentions it. */
  readonly defines?: Symbol;
}

export interface Condition {
  readonly name: string;
  readonly constraints: readonly Constraint[];
  readonly facts: readonly GuardedFact[];
  readonly goals: readonly Goal[];
  readonly candidates: readonly CandidateGoal[];
  /** How many constraints had been made when the last candidate was: what comes later has no part in whether candidates hold. */
  readonly guessed: number;
  /** Names of switches that stay off: their candidates speak of what has no value yet. */
  readonly hopeless: ReadonlySet<string>;
  readonly reaches: readonly ReachGoal[];
}
