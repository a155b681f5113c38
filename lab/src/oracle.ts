/**
 * What the oracle says of a whole program: every scenario, up to limits that are numbers of states and never time.
 * Neighbours: `server/src/oracle` explores; `differential.ts` asks.
 */
import type { Program } from '#server/plato/ir';

export type OracleAnswer =
  | { readonly kind: 'wrong'; readonly what: string; readonly interferes: boolean }
  /** `complete`: no limit cut anything off in any scenario. */
  | { readonly kind: 'fine'; readonly complete: boolean; readonly interferes: boolean }
  | { readonly kind: 'unsupported'; readonly reason: string };

export function askOracle(_program: Program): OracleAnswer {
  return { kind: 'unsupported', reason: 'there is no oracle yet' };
}
