/**
 * Facts that hold for good once they hold (`ObjectFact.lasting`): what was said of an object at a node that every way to this one comes by
 * needs no second time. Saying less is sound.
 * Soundness: docs/soundness/prover.md#lasting-facts.
 * Neighbours: `instantiate.ts` asks; nodes are of `condition.ts`.
 */
import type { Term } from '../sequential/logic/terms';
import type { PathNode } from './condition';
import { keyOf } from './key';

export class Said {
  /** By fact and object, the nodes at which it was said. */
  private readonly at = new Map<string, PathNode[]>();
  private readonly dominators = new Dominators();

  /** Whether the fact of that name is still to be said of the object at the node, in the order of the program; it is then taken as said. */
  isNew(name: string, object: Term, node: PathNode): boolean {
    const key = `${name} ${keyOf(object)}`;
    const nodes = this.at.get(key);
    if (nodes === undefined) {
      this.at.set(key, [node]);
      return true;
    }
    if (nodes.some((one) => this.dominators.isOn(one, node))) return false;
    nodes.push(node);
    return true;
  }
}

/** The nodes by which every way to a node comes; a node has more of them than each of its own. */
class Dominators {
  private readonly known = new Map<PathNode, { readonly above: PathNode | undefined; readonly depth: number }>();

  isOn(one: PathNode, node: PathNode): boolean {
    const { depth } = this.of(one);
    let at: PathNode | undefined = node;
    while (at && this.of(at).depth > depth) at = this.of(at).above;
    return at === one;
  }

  /** The next one above a node. Parents are known first, without recursion: a method has thousands of nodes in a row. */
  private of(node: PathNode): { readonly above: PathNode | undefined; readonly depth: number } {
    const stack = [node];
    for (let top = stack.at(-1); top; top = stack.at(-1)) {
      const open = this.known.has(top) ? [] : top.parents.filter((parent) => !this.known.has(parent));
      if (open.length > 0) {
        stack.push(...open);
        continue;
      }
      stack.pop();
      if (this.known.has(top)) continue;
      const above = top.parents.reduce<PathNode | undefined>(
        (common, parent, index) => (index === 0 ? parent : common && this.common(common, parent)),
        undefined,
      );
      this.known.set(top, { above, depth: above ? this.known.get(above)!.depth + 1 : 0 });
    }
    return this.known.get(node)!;
  }

  private common(left: PathNode, right: PathNode): PathNode | undefined {
    let [one, other]: [PathNode | undefined, PathNode | undefined] = [left, right];
    while (one && other && one !== other) {
      if (this.known.get(one)!.depth >= this.known.get(other)!.depth) one = this.known.get(one)!.above;
      else other = this.known.get(other)!.above;
    }
    return one === other ? one : undefined;
  }
}
