/**
 * A part of a condition: what some of its goals need, where the whole is so long that the prover would be busy with the rest. Kept are the
 * points on the ways to these goals, with what is assumed there, and the definitions that they read; on request, facts about all objects
 * are instantiated only at the objects that the goals speak of, and not at all that the method has met on the way.
 *
 * A part has fewer constraints, so what is proved of it is proved of the whole; what fails in it is asked again of more.
 * Soundness: docs/soundness/prover.md#goals-by-parts.
 * Neighbours: `smt.ts` prints parts; `solver/parts.ts` asks them.
 */
import { onceFor } from '../base/once-for';
import { TRUE, sortOf, walk, type Term } from '../sequential/logic/terms';
import type { CandidateGoal, Condition, Constraint, Goal, PathNode, ReachGoal } from './condition';
import { keyOf } from './key';

/** What a part is about. */
export type Aim = Pick<Goal | CandidateGoal | ReachGoal, 'atom' | 'node'>;

export interface Part {
  readonly condition: Condition;
  /** The objects that the goals speak of, by their keys. */
  readonly near: ReadonlySet<string>;
}

export function partOf(condition: Condition, aims: readonly Aim[]): Part {
  const index = indexOf(condition);
  const nodes = ancestors(aims.map(({ node }) => node));
  const facts = condition.facts.filter(({ node }) => node === undefined || nodes.has(node));
  // Facts say how many constraints came before them, so what is left out keeps its place.
  const constraints = new Array<Constraint>(condition.constraints.length).fill(LEFT_OUT);
  const read = new Set<string>();
  const pending: string[] = [];
  const reads = (names: readonly string[]): void => {
    for (const name of names) {
      if (read.has(name)) continue;
      read.add(name);
      pending.push(name);
    }
  };
  const keep = (places: readonly number[] = []): void => {
    for (const place of places) {
      const constraint = condition.constraints[place]!;
      constraints[place] = constraint;
      reads(namesIn(constraint.term));
    }
  };
  for (const { fact } of facts) reads(namesIn(fact.body));
  keep(index.always);
  const atoms = [...[...nodes].flatMap(({ atom }) => atom ?? []), ...aims.map(({ atom }) => atom)];
  for (const name of new Set(atoms.map((atom) => atom.name))) keep(index.under.get(name));
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) keep(index.defining.get(name));
  const wanted = new Set(aims.map(({ atom }) => atom.name));
  const goals = condition.goals.filter(({ atom }) => wanted.has(atom.name));
  return { condition: { ...condition, constraints, facts, goals }, near: objectsOf(constraints, wanted) };
}

const LEFT_OUT: Constraint = { term: TRUE, isGoal: false };

interface Index {
  /** The places of the constraints that every part has. */
  readonly always: readonly number[];
  /** Those under an atom, by its name. */
  readonly under: ReadonlyMap<string, readonly number[]>;
  /** Those that define a constant, by its name. */
  readonly defining: ReadonlyMap<string, readonly number[]>;
}

/** Where the constraints of a condition are: a long one has hundreds of parts. */
const indexOf = onceFor(({ constraints }: Condition): Index => {
  const always: number[] = [];
  const under = new Map<string, number[]>();
  const defining = new Map<string, number[]>();
  constraints.forEach((constraint, place) => {
    const table = constraint.under ? under : defining;
    const name = (constraint.under ?? constraint.defines)?.name;
    const places = name === undefined ? always : table.get(name);
    if (places) places.push(place);
    else table.set(name!, [place]);
  });
  return { always, under, defining };
});

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

/** The symbols of a term, each once; of a long condition they are asked for with every part. */
const namesIn = onceFor((term: Term): readonly string[] => {
  const names = new Set<string>();
  walk(term, (part) => {
    if (part.kind === 'symbol') names.add(part.name);
  });
  return [...names];
});

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
