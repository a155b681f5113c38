/**
 * What Java itself checks: how failures are treated, and the codes of the checks.
 * Neighbours: `verify/java-checks.ts` takes those not to happen that the mode says; `lower/program/shown-checks.ts` knows of which
 * procedures all are reported.
 */
import type { Code } from './codes';

/**
 * `auto`: in files without specifications of values, none that this thread brings about alone is reported; `all`: every failure is;
 * `interference`: none that this thread brings about alone, anywhere.
 */
export type JavaChecks = 'auto' | 'all' | 'interference';

const CHECKS: ReadonlySet<Code> = new Set<Code>([
  'null-dereference',
  'index-out-of-bounds',
  'negative-array-size',
  'array-store',
  'class-cast',
  'division-by-zero',
]);

/** Whether Java throws an exception where it fails. What methods of its library require they check themselves: that is not among them. */
export function isCheckOfJava(code: Code): boolean {
  return CHECKS.has(code);
}
