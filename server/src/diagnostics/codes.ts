/**
 * The one registry of diagnostic codes (docs/theory.md#diagnostic-codes): for each its severity and one line for the
 * documentation. What breaks the concurrency argument or an explicit specification is an error; Java's implicit
 * assertions are warnings.
 * Neighbours: `diagnostic.ts` uses it; a test holds every code against the documentation and the fixtures.
 */

export type Severity = 'error' | 'warning' | 'information' | 'hint';

export const CODES = {
  'env-assumption': { severity: 'error', summary: 'a step of this thread breaks what another thread assumes of its environment' },
  'env-not-reflexive': { severity: 'error', summary: 'a clause forbids the environment to do nothing; it is neither assumed nor checked' },
  'env-not-transitive': {
    severity: 'error',
    summary: 'two allowed steps of the environment make a step that the clause forbids; it is neither assumed nor checked',
  },
  'write-discipline': { severity: 'error', summary: 'a write that the synchronization discipline of the field does not allow' },
  'read-discipline': { severity: 'error', summary: 'a read that the synchronization discipline of the field does not allow' },
  'access-discipline': { severity: 'error', summary: 'an access that the access predicate of the field does not allow' },
  'global-invariant': { severity: 'error', summary: 'a global invariant does not hold after a step' },
  race: { severity: 'error', summary: 'a plain field is accessed where another thread may be writing it' },
  'not-atomic': { severity: 'error', summary: 'an operation after the commit point is not a left mover' },
  performs: { severity: 'error', summary: 'an atomic sequence does what no action of the performs specification allows' },
  'performs-end': { severity: 'error', summary: 'the method may end before its performs specification does' },
  'witness-missing': { severity: 'error', summary: 'a witness is missing where the action happens' },
  simulation: { severity: 'error', summary: 'a step is neither a stuttering step nor the next action of the abstraction' },
  precondition: { severity: 'error', summary: 'the requires clause of a called method may not hold' },
  postcondition: { severity: 'error', summary: 'an ensures clause may not hold on return' },
  exception: { severity: 'error', summary: 'an exception that no specification allows may leave the method' },
  modifies: { severity: 'error', summary: 'a location outside the modifies clause is written' },
  assertion: { severity: 'error', summary: 'an assert may not hold' },
  'loop-invariant': { severity: 'error', summary: 'a loop invariant may not hold at an arrival at the loop head' },
  'null-dereference': { severity: 'warning', summary: 'a null reference may be dereferenced' },
  'index-out-of-bounds': { severity: 'warning', summary: 'an array index may be out of bounds' },
  'negative-array-size': { severity: 'warning', summary: 'an array may be created with a negative size' },
  'array-store': { severity: 'warning', summary: 'an array may be given an element of a wrong type' },
  'class-cast': { severity: 'warning', summary: 'a cast may fail' },
  'division-by-zero': { severity: 'warning', summary: 'a division by zero may happen' },
  'monitor-state': { severity: 'warning', summary: 'wait or notify may be called without holding the monitor' },
  unreachable: { severity: 'error', summary: 'a point declared unreachable may be reached' },
  vacuous: { severity: 'error', summary: 'the assumptions contradict each other, so that everything would be provable' },
  'recursion-needs-spec': { severity: 'error', summary: 'a recursive or too deeply nested method without a specification is called' },
  unsupported: { severity: 'information', summary: 'Java that is not translated yet; the method is not proved' },
  unrolled: {
    severity: 'information',
    summary: 'loops were unrolled, and no error was found in the rounds that were looked at; not a proof',
  },
  'prover-unknown': { severity: 'warning', summary: 'the prover gave up on this assertion' },
  'spec-syntax': { severity: 'error', summary: 'a specification does not parse' },
  'spec-type': { severity: 'error', summary: 'a wrong name or type in a specification' },
  'java-syntax': { severity: 'error', summary: 'the Java does not parse' },
  'unguarded-field': { severity: 'information', summary: 'a shared plain field carries no discipline' },
  'duplicate-class': { severity: 'information', summary: 'two classes of the workspace have the same name' },
  'missing-modifies': { severity: 'hint', summary: 'a specified method without a modifies clause may change anything' },
} as const satisfies Record<string, { severity: Severity; summary: string }>;

export type Code = keyof typeof CODES;

/** The severity a code has unless a setting changes it. */
export function severityOf(code: Code): Severity {
  return CODES[code].severity;
}
