/**
 * The functions of Plato that mean something. Every other `apply` is a function of which nothing is known but that equal arguments give
 * equal results.
 *
 *     wrap.byte(x), wrap.short(x), wrap.char(x), wrap.int(x), wrap.long(x)
 *         the number of the type that is equal to x modulo 2 to its width (Java Language Specification 5.1.3)
 *     floor.div(x, d), floor.mod(x, d)
 *         quotient rounded down and remainder, for a constant d > 0
 *
 * Neighbours: lower makes them; vc/interpreted says the same to the prover.
 */

export interface WrapRange {
  readonly least: bigint;
  readonly most: bigint;
}

function signed(width: bigint): WrapRange {
  return { least: -(1n << (width - 1n)), most: (1n << (width - 1n)) - 1n };
}

/** The wrapping functions with the ranges of their values. */
export const WRAP_RANGES: ReadonlyMap<string, WrapRange> = new Map([
  ['wrap.byte', signed(8n)],
  ['wrap.short', signed(16n)],
  ['wrap.char', { least: 0n, most: 65535n }],
  ['wrap.int', signed(32n)],
  ['wrap.long', signed(64n)],
]);

export const FLOOR_DIV = 'floor.div';
export const FLOOR_MOD = 'floor.mod';
