/**
 * RELAX, the tactic `check` (QED, 4.3): assertions that follow from the invariant are proved and gone.
 *
 * An assertion inside an action is claimed at its place on the paths that come there, with those before it taken as holding; an action
 * whose assertions all hold gets the gate `true`. Single assertions may go before the others: after those that stay, the gate is the same.
 * Neighbours: `rules.ts`; the verdict of a script asks `openAssertions`.
 */
import type { Assertion, Stmt } from '../plato/ir';
import { operationsOf } from '../plato/statements';
import { implies } from '../sequential/logic/terms';
import { atomsOf, factsOf, rewrite, withBody, type PlacedAtom, type Proc, type ProofContext } from './context';
import { NotAnAction, execute, guardOf } from './execute';
import { factsFor } from './facts';
import type { Asker } from './query';
import { procOf } from './rules';

export interface OpenAssertion {
  readonly proc: Proc;
  readonly assertion: Assertion;
}

export interface Checked {
  readonly context: ProofContext;
  readonly shown: number;
  /** What stays, and whether it was refuted. */
  readonly open: readonly (OpenAssertion & { readonly isRefuted: boolean; readonly reason: string })[];
}

/** All assertions that the program still has. */
export function openAssertions(context: ProofContext): readonly OpenAssertion[] {
  return context.procs.flatMap((proc) => operationsOf(proc.body).flatMap((op) => op.asserts.map((assertion) => ({ proc, assertion }))));
}

/** Removes the assertions of some procedures that hold. Rejects only with ProverFailure. */
export async function checkAssertions(context: ProofContext, asker: Asker, procs: readonly Proc[]): Promise<Checked> {
  let now = context;
  let shown = 0;
  const open: (OpenAssertion & { isRefuted: boolean; reason: string })[] = [];
  for (const proc of procs) {
    for (const placed of atomsOf(now).filter((one) => one.proc.procedure.id === proc.procedure.id)) {
      const held = new Set<Assertion>();
      for (const { assertion, outcome } of await judged(now, asker, placed)) {
        if (outcome === undefined) held.add(assertion);
        else open.push({ proc, assertion, ...outcome });
      }
      if (held.size === 0) continue;
      shown += held.size;
      const current = procOf(now, proc);
      now = withBody(
        now,
        current,
        rewrite(current.body, (one) => (one === placed.atom ? withoutAssertions(placed.atom, held) : undefined)),
      );
    }
  }
  return { context: now, shown, open };
}

interface Judged {
  readonly assertion: Assertion;
  readonly outcome: { readonly isRefuted: boolean; readonly reason: string } | undefined;
}

async function judged(context: ProofContext, asker: Asker, placed: PlacedAtom): Promise<readonly Judged[]> {
  const { world } = context;
  const all = operationsOf(placed.atom).flatMap((op) => op.asserts);
  if (all.length === 0) return [];
  try {
    const { gates } = execute(
      world,
      [{ stmt: placed.atom, thread: 't', variables: placed.proc.variables, live: new Set(), gate: 'asserted' }],
      '',
    );
    const found: Judged[] = [];
    for (const assertion of all) {
      const mine = gates.filter((gate) => gate.assertion === assertion);
      const first = gates.findIndex((gate) => gate.assertion === assertion);
      // Those that are claimed before it, for the choices made here.
      const before = gates.slice(0, first < 0 ? 0 : first).map((gate) => implies(guardOf(gate.guard), gate.claim));
      const cases = mine.map((gate) => ({
        assumed: [...before, guardOf(gate.guard)],
        claims: [{ claim: gate.claim, meaning: assertion }],
      }));
      const terms = cases.flatMap(({ assumed, claims }) => [...assumed, ...claims.map((one) => one.claim)]);
      const answer = await asker.ask(world, {
        facts: factsFor(world, context.invariants, factsOf(context, 't', placed.proc), terms),
        cases,
      });
      found.push({
        assertion,
        outcome:
          answer.kind === 'holds'
            ? undefined
            : { isRefuted: answer.kind === 'fails', reason: answer.kind === 'unknown' ? answer.reason : '' },
      });
    }
    return found;
  } catch (error) {
    if (error instanceof NotAnAction) return all.map((assertion) => ({ assertion, outcome: { isRefuted: false, reason: error.message } }));
    throw error;
  }
}

function withoutAssertions(stmt: Stmt, gone: ReadonlySet<Assertion>): Stmt {
  return rewrite(stmt, (one) =>
    one.kind === 'op' && one.op.asserts.some((assertion) => gone.has(assertion))
      ? { ...one, op: { ...one.op, asserts: one.op.asserts.filter((assertion) => !gone.has(assertion)) } }
      : undefined,
  );
}
