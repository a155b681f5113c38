/**
 * The closure over stores and families: from regions to the clauses that may speak of them, and from these to what else they speak of.
 * Neighbours: `clause-regions.ts` has the clauses; `slice.ts` begins with a method, `parts.ts` with a clause.
 */
import type { Discipline } from '../../plato/ir';
import type { Conjunct } from '../environment/environment';
import { clausesAt, regionsAt, spokenIn, type ClauseRegions, type ClauseTable, type Region } from './clause-regions';
import type { Family } from './regions';

/** The clauses that have to do with each other through regions, from those that are brought in. */
export class Closure {
  readonly stores = new Set<string>();
  readonly disciplines = new Set<Discipline>();
  private readonly brought = new Map<ClauseRegions, Set<Family | undefined>>();
  readonly conjuncts = new Set<Conjunct>();
  private readonly regions = new Map<string, Set<Family | undefined>>();
  private readonly pending: Region[] = [];

  /** `spares`: stores through which nothing is brought in. `isOfClauses`: what reads nothing is not brought in by itself. */
  constructor(
    readonly table: ClauseTable,
    private readonly spares: (store: string) => boolean = () => false,
    isOfClauses = false,
  ) {
    if (isOfClauses) return;
    for (const clause of table.everybodys) this.bring(clause, clause.owner);
  }

  add(region: Region): void {
    this.stores.add(region.store);
    const known = this.regions.get(region.store) ?? new Set<Family | undefined>();
    if (known.has(region.family)) return;
    this.regions.set(region.store, known.add(region.family));
    this.pending.push(region);
  }

  /** A clause with its object; one that is not in the table (a field that must not be null) brings in what it speaks of. */
  bringConjunct(conjunct: Conjunct): void {
    const known = this.table.byConjunct.get(conjunct);
    if (known) return this.bring(known, known.owner);
    const owner = conjunct.owner === undefined ? undefined : this.table.families.ofClass(conjunct.owner);
    for (const region of regionsAt(spokenIn(this.table.families, conjunct.clause.expr, owner !== undefined), owner)) this.add(region);
  }

  bring(clause: ClauseRegions, object: Family | undefined): void {
    const known = this.brought.get(clause) ?? new Set<Family | undefined>();
    if (known.has(object)) return;
    this.brought.set(clause, known.add(object));
    if (clause.conjunct) this.conjuncts.add(clause.conjunct);
    if (clause.discipline) this.disciplines.add(clause.discipline);
    for (const region of regionsAt(clause.all, object)) this.add(region);
  }

  close(): void {
    for (let region = this.pending.pop(); region; region = this.pending.pop()) {
      if (this.spares(region.store)) continue;
      for (const { clause, object } of clausesAt(this.table, region)) this.bring(clause, object);
      if (this.pending.length === 0) this.bringElements();
    }
  }

  /**
   * Where a field and elements are both at hand, what it says of its elements is, too: a body may compare the field with an array that it
   * got elsewhere.
   */
  private bringElements(): void {
    for (const store of this.stores) {
      for (const clause of this.table.ofElements.get(store) ?? [])
        if (this.stores.has(clause.touched[0]!.store)) this.bring(clause, clause.owner);
    }
  }
}
