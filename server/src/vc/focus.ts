/**
 * A part of a condition: what some of its goals need, where the whole is so long that the prover would be busy with the rest. Kept are the
 * points on the ways to these goals, with what is assumed there, and the definitions that they read; on request, facts about all objects
 * are instantiated only at the objects that the goals speak of, and not at all that the method has met on the way.
 *
 * A part has fewer constraints, so what is proved of it is proved of the whole; what fails in it is asked again of more.
 * Soundness: docs/soundness/prover.md#goals-by-parts.
 * Neighbours: `smt.ts` prints parts; `solver/parts.ts` asks them.
 */
import { TRUE, sortOf, walk, type Term } from '../sequential/logic/terms';
import type { CandidateGoal, Condition, Goal, PathNode, ReachGoal } from './condition';
import { keyOf } from './key';

/** What a part is about. */
export type Aim = Pick<Goal | CandidateGoal | ReachGoal, 'atom' | 'node'>;

export interface Part {
  readonly condition: Condition;
  /** The objects that the goals speak of, by their keys. */
  readonly near: ReadonlySet<string>;
}

export function partOf(condition: Condition, aims: readonly Aim[]): Part {
  const nodes = ancestors(aims.map(({ node }) => node));
  const names = new Set([...[...nodes].flatMap(({ atom }) => atom ?? []), ...aims.map(({ atom }) => atom)].map(({ name }) => name));
  const facts = condition.facts.filter(({ node }) => node === undefined || nodes.has(node));
  const read = new Set<string>();
  for (const { fact } of facts) readIn(fact.body, read);
  const constraints = [...condition.constraints];
  // A definition stands before what reads it, so that going backwards it is known whether anything does.
  for (let index = constraints.length - 1; index >= 0; index--) {
    const { term, isGoal, under, defines } = constraints[index]!;
    const isNeeded = under ? names.has(under.name) : defines === undefined || read.has(defines.name);
    if (isNeeded) readIn(term, read);
    else constraints[index] = { term: TRUE, isGoal };
  }
  const wanted = new Set(aims.map(({ atom }) => atom.name));
  const goals = condition.goals.filter(({ atom }) => wanted.has(atom.name));
  return { condition: { ...condition, constraints, facts, goals }, near: objectsOf(constraints, wanted) };
}

/** The nodes, and all that ways to them come by. */
function ancestors(nodes: readonly PathNode[]): ReadonlySet<PathNode> {
  const found = new Set<PathNode>();
  const stack = [...nodes];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (found.has(node)) continue;
    found.add(node);
    stack.push(...node.parents);
  }
  return found;
}

function readIn(term: Term, read: Set<string>): void {
  walk(term, (part) => {
    if (part.kind === 'symbol') read.add(part.name);
  });
}

/** Objects in the goals themselves, and in the definitions of such objects. */
function objectsOf(constraints: Condition['constraints'], goals: ReadonlySet<string>): ReadonlySet<string> {
  const definitions = new Map<string, Term>();
  for (const { term, defines } of constraints) if (defines && defines.sort === 'Ref') definitions.set(defines.name, term);
  const found = new Set<string>();
  const stack = constraints.filter(({ under }) => under && goals.has(under.name)).map(({ term }) => term);
  for (let term = stack.pop(); term; term = stack.pop()) {
    walk(term, (part) => {
      if (sortOf(part) !== 'Ref') return;
      found.add(keyOf(part));
      const definition = part.kind === 'symbol' ? definitions.get(part.name) : undefined;
      if (part.kind !== 'symbol' || !definition) return;
      definitions.delete(part.name);
      stack.push(definition);
    });
  }
  return found;
}
