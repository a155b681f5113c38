/**
 * Which variables are read later, for every place where paths meet: only those need a common name there.
 * Why: conditions stay linear in the method's size; without it every temporary would be joined at every branch.
 * Neighbours: `passify.ts`. Sequential programs have no back edges, so one backward walk is exact.
 */
import { exhausted } from '../base/exhausted';
import type { Fact, Sequential, Watch } from '../sequential/logic/ir';
import { walk, type Term } from '../sequential/logic/terms';

/** For each `choice` and `block` statement, the variables that may be read after it. */
export type LiveAfter = ReadonlyMap<Sequential, ReadonlySet<string>>;

export function liveVariables(program: Sequential): LiveAfter {
  const after = new Map<Sequential, ReadonlySet<string>>();
  visit(program, new Set(), new Map(), after);
  return after;
}

/** Changes `live` from the variables live after the statement to those live before it. */
function visit(
  stmt: Sequential,
  live: Set<string>,
  labels: ReadonlyMap<string, ReadonlySet<string>>,
  after: Map<Sequential, ReadonlySet<string>>,
): void {
  switch (stmt.kind) {
    case 'assign':
      live.delete(stmt.variable.name);
      use(stmt.value, live);
      return;
    case 'havoc':
      for (const variable of stmt.variables) live.delete(variable.name);
      return;
    case 'candidate':
      live.add(stmt.switch.name);
      return use(stmt.condition, live);
    case 'assume':
      return useFact(stmt.fact, live);
    case 'assert':
      use(stmt.condition, live);
      return useWatches(stmt.obligation.watch, live);
    case 'mark':
      return useWatches(stmt.mark.watch, live);
    case 'reach':
      return;
    case 'seq':
      for (let index = stmt.parts.length - 1; index >= 0; index--) visit(stmt.parts[index]!, live, labels, after);
      return;
    case 'choice': {
      const outside = new Set(live);
      after.set(stmt, outside);
      live.clear();
      for (const branch of stmt.branches) {
        const inside = new Set(outside);
        visit(branch, inside, labels, after);
        for (const name of inside) live.add(name);
      }
      return;
    }
    case 'block': {
      const outside = new Set(live);
      after.set(stmt, outside);
      visit(stmt.body, live, new Map([...labels, [stmt.label, outside]]), after);
      return;
    }
    case 'exit':
      live.clear();
      for (const name of labels.get(stmt.label) ?? []) live.add(name);
      break;
    default:
      exhausted(stmt);
  }
}

function use(term: Term, live: Set<string>): void {
  walk(term, (subterm, bound) => {
    if (subterm.kind === 'symbol' && !bound.has(subterm.name)) live.add(subterm.name);
  });
}

function useFact(fact: Fact, live: Set<string>): void {
  use(fact.kind === 'term' ? fact.term : fact.body, live);
}

function useWatches(watches: readonly Watch[], live: Set<string>): void {
  for (const watch of watches) {
    use(watch.after, live);
    if (watch.before) use(watch.before, live);
  }
}
