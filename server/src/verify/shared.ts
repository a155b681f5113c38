/**
 * What all methods of a program share: made once, before the first of them is checked.
 * Neighbours: `session.ts` keeps it; all passes of a method are given it.
 */
import type { Effects } from '../effects/effects';
import { procedureEffects } from '../effects/procedure-effects';
import type { Program } from '../plato/ir';
import { hierarchyOf, type Hierarchy } from '../sequential/logic/hierarchy';
import { storesOf, type Stores } from '../sequential/logic/stores';
import { proceduresOf, type ProcedureTable } from '../sequential/modular/calls';
import type { JavaChecks } from '../diagnostics/java-checks';
import type { NowarnLine } from './nowarn';
import type { Unroll } from './unrolling';

/** What all methods of a program share. */
export interface Shared {
  readonly program: Program;
  readonly stores: Stores;
  readonly hierarchy: Hierarchy;
  readonly table: ProcedureTable;
  readonly effects: ReadonlyMap<string, Effects>;
  /** Procedures whose own specification is wrong; of others with `hasSpecErrors` only the surroundings are. */
  readonly brokenItself: ReadonlySet<string>;
  readonly unroll: Unroll;
  /** Procedures that get the quick budget. */
  readonly plain: ReadonlySet<string>;
  readonly nowarns: readonly NowarnLine[];
  readonly javaChecks: JavaChecks;
}

export function sharedOf(
  program: Program,
  brokenItself: ReadonlySet<string> = new Set(),
  unroll: Unroll = 0,
  plain: ReadonlySet<string> = new Set(),
  nowarns: readonly NowarnLine[] = [],
  javaChecks: JavaChecks = 'all',
): Shared {
  return {
    program,
    brokenItself,
    unroll,
    plain,
    nowarns,
    javaChecks,
    stores: storesOf(program),
    hierarchy: hierarchyOf(program),
    table: proceduresOf(program),
    effects: procedureEffects(program),
  };
}
