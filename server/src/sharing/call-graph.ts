/**
 * Which methods of the workspace may run which others, by the names and the numbers of their parameters: an override runs where what it
 * overrides is called.
 * Neighbours: `tasks.ts`.
 */
import type { Resolved } from '../resolve/resolve';
import type { MethodSymbol } from '../resolve/symbols';
import type { BodyFacts } from './accesses';

export interface Site {
  readonly body: BodyFacts;
  readonly call: BodyFacts['calls'][number];
}

export class CallGraph {
  private readonly callees = new Map<MethodSymbol, Set<MethodSymbol>>();
  private readonly callers = new Map<MethodSymbol, Set<MethodSymbol>>();

  /** By key, the methods that are called, with where. */
  private readonly called = new Map<string, Map<MethodSymbol, Site[]>>();
  private readonly sites = new Map<MethodSymbol, readonly Site[]>();

  constructor(
    private readonly resolved: Resolved,
    bodies: readonly BodyFacts[],
  ) {
    for (const body of bodies) for (const call of body.calls) this.note({ body, call });
    const named = new Map<string, MethodSymbol[]>();
    for (const { method } of bodies) {
      if (method === undefined) continue;
      const alike = named.get(keyOf(method));
      if (alike) alike.push(method);
      else named.set(keyOf(method), [method]);
    }
    for (const { method, calls } of bodies) {
      for (const call of calls) {
        for (const target of named.get(keyOf(call.method)) ?? []) {
          if (!this.mayCall(call.method, target)) continue;
          if (method !== undefined) link(this.callees, method, target);
          link(this.callers, target, method ?? target);
        }
      }
    }
  }

  private note(site: Site): void {
    const { method } = site.call;
    const alike = this.called.get(keyOf(method)) ?? new Map<MethodSymbol, Site[]>();
    this.called.set(keyOf(method), alike);
    const sites = alike.get(method);
    if (sites) sites.push(site);
    else alike.set(method, [site]);
  }

  /** The calls that may run the method. */
  sitesOf(target: MethodSymbol): readonly Site[] {
    const known = this.sites.get(target);
    if (known) return known;
    const found = [...(this.called.get(keyOf(target)) ?? [])].flatMap(([method, sites]) => (this.mayCall(method, target) ? sites : []));
    this.sites.set(target, found);
    return found;
  }

  /** Whether a call of the one may run the other. */
  mayCall(called: MethodSymbol, target: MethodSymbol): boolean {
    if (called === target) return true;
    if (called.isConstructor || called.isStatic || called.isPrivate || keyOf(called) !== keyOf(target)) return false;
    return this.resolved.table.isSubclass(target.owner.name, called.owner.name);
  }

  isCalled(method: MethodSymbol): boolean {
    return this.callers.has(method);
  }

  /** All that may run when these do, themselves among them. */
  from(methods: readonly MethodSymbol[]): ReadonlySet<MethodSymbol> {
    return closure(methods, this.callees, new Set());
  }

  /** All that may run one of these, themselves among them. */
  into(methods: readonly MethodSymbol[]): ReadonlySet<MethodSymbol> {
    return closure(methods, this.callers, new Set());
  }

  /** The same, not beyond `ends`. */
  callersOf(method: MethodSymbol, ends: ReadonlySet<MethodSymbol>): ReadonlySet<MethodSymbol> {
    return closure([method], this.callers, ends);
  }
}

function keyOf(method: MethodSymbol): string {
  return method.isConstructor ? method.id : `${method.name}/${method.params.length}`;
}

function link(map: Map<MethodSymbol, Set<MethodSymbol>>, from: MethodSymbol, to: MethodSymbol): void {
  const known = map.get(from) ?? new Set();
  known.add(to);
  map.set(from, known);
}

function closure(
  methods: readonly MethodSymbol[],
  edges: ReadonlyMap<MethodSymbol, ReadonlySet<MethodSymbol>>,
  ends: ReadonlySet<MethodSymbol>,
): ReadonlySet<MethodSymbol> {
  const found = new Set(methods);
  for (const one of found) if (!ends.has(one)) for (const next of edges.get(one) ?? []) found.add(next);
  return found;
}
