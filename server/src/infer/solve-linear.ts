/**
 * SOLVELINEARHC, MKTREE and ANNOTPRED (horn-environment-inference, Fig. 14 to 16): a tree of clauses whose leaves are linear constraints,
 * each inner node an unknown predicate; where the leaves contradict each other, the weighted sums of the leaves below a node are its
 * predicate.
 * Neighbours: `refine.ts` makes the tree; `farkas.ts` finds the weights.
 */
import type { Row, Weigher } from './farkas';
import { isConstant, keyOf, plus, reduced, renamed, ZERO, type Atom, type Linear } from './linear';

/** A node of the tree. A leaf has constraints, an inner node children and, but for the root, what it stands for. */
export interface HornNode {
  readonly constraints: readonly Atom[];
  readonly children: readonly HornNode[];
  /** Gives each variable of the node's label its name in the predicate; undefined: the node needs no predicate. */
  readonly label: { readonly relation: string; readonly nameOf: ReadonlyMap<string, string> } | undefined;
}

export type Solved =
  | { readonly kind: 'solution'; readonly predicates: readonly { readonly relation: string; readonly atom: Atom }[] }
  /** The clauses have no solution: there is a derivation of `false`. */
  | { readonly kind: 'unsatisfiable' }
  | { readonly kind: 'unknown' };

/** `asEquations`: all constraints are equations, and so are the predicates (the finite part that says where threads stand, 8). */
export async function solveLinearHC(weigher: Weigher, root: HornNode, asEquations: boolean): Promise<Solved> {
  const rows: Row[] = [];
  const firstRow = new Map<HornNode, number>();
  const known = new Map<string, number>();
  const rowOf: number[] = [];
  const visit = (node: HornNode): void => {
    firstRow.set(node, rowOf.length);
    for (const atom of node.constraints) {
      // The same constraint at several leaves counts once for the prover.
      const key = keyOf(atom.linear) + atom.op;
      let index = known.get(key);
      if (index === undefined) {
        index = rows.length;
        known.set(key, index);
        rows.push({ linear: atom.linear, isEquation: atom.op === '=' });
      }
      rowOf.push(index);
    }
    node.children.forEach(visit);
  };
  visit(root);
  const weighed = await weigher.weigh(rows);
  if (weighed.kind !== 'weights') return { kind: weighed.kind === 'possible' ? 'unsatisfiable' : 'unknown' };
  const used = new Set<number>();
  const predicates: { relation: string; atom: Atom }[] = [];
  const annotate = (node: HornNode): Linear => {
    let sum: Linear = ZERO;
    node.constraints.forEach((_, at) => {
      const index = rowOf[firstRow.get(node)! + at]!;
      const weight = weighed.weights.get(index) ?? 0;
      if (weight === 0 || used.has(index)) return;
      used.add(index);
      sum = plus(sum, rows[index]!.linear, weight);
    });
    for (const child of node.children) sum = plus(sum, annotate(child));
    const { label } = node;
    if (label && !isConstant(sum)) {
      const atom = reduced({ linear: renamed(sum, (name) => label.nameOf.get(name) ?? name), op: asEquations ? '=' : '<=' });
      if (!isConstant(atom.linear)) predicates.push({ relation: label.relation, atom });
    }
    return sum;
  };
  annotate(root);
  return { kind: 'solution', predicates };
}
