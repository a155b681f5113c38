/**
 * Invariants (QED, section 4.1): `P |- I`, every action of the program goes wrong or preserves I; and the stores in which threads meet
 * satisfy it.
 *
 * The invariant speaks of all objects of its class. An action is asked about one arbitrary object; it may assume the old and the new
 * invariant before, of all objects.
 * Neighbours: `constructors.ts` shows that new objects satisfy it; `rules.ts` asks for it after every change.
 */
import { footprintOf, storeOf, storesOfExpr } from '../plato/footprint';
import { operationsOf } from '../plato/statements';
import type { Stmt } from '../plato/ir';
import { atomsIn, atomsOf, factsOf, isAtom, type PlacedAtom, type ProofContext } from './context';
import { NotAnAction, execute, guardOf } from './execute';
import { arbitrary, factsFor, madeBy, predicateAt, type Invariant } from './facts';
import type { Asker, Case } from './query';
import { implies } from '../sequential/logic/terms';
import { Refused, describe } from './refused';
import { spanOf } from './reduce';

/** The stores that a statement writes. */
export function writesOfStatement(stmt: Stmt): ReadonlySet<string> {
  return new Set(operationsOf(stmt).flatMap((op) => footprintOf(op).writes.map((location) => storeOf(location)!)));
}

function concerns(stmt: Stmt, invariant: Invariant): boolean {
  const written = writesOfStatement(stmt);
  return (
    operationsOf(stmt).some((op) => op.allocates !== undefined) || [...storesOfExpr(invariant.expr)].some((store) => written.has(store))
  );
}

/** One action preserves some invariants, given all of them. Throws Refused. */
export async function preserves(
  context: ProofContext,
  asker: Asker,
  placed: PlacedAtom,
  all: readonly Invariant[],
  asked: readonly Invariant[],
): Promise<void> {
  const open = asked.filter((one) => concerns(placed.atom, one));
  if (open.length === 0) return;
  const { world } = context;
  try {
    const run = execute(
      world,
      [{ stmt: placed.atom, thread: 't', variables: placed.proc.variables, live: new Set(), gate: 'asserted' }],
      '',
    );
    const gates = run.gates.map((gate) => implies(guardOf(gate.guard), gate.claim));
    const makes = operationsOf(placed.atom).some((op) => op.allocates !== undefined);
    const cases = open.flatMap((invariant): Case<Invariant>[] => {
      const any = invariant.owner === undefined ? undefined : arbitrary(invariant.owner);
      return run.ends.map((end) => ({
        assumed: [
          ...(any && makes ? madeBy(world, invariant.owner!, any.object, end) : []),
          ...(any?.facts ?? []),
          ...gates,
          guardOf(end.guard),
        ],
        claims: [{ claim: predicateAt(world, invariant.expr, any?.object, end, 'prove'), meaning: invariant }],
      }));
    });
    const terms = cases.flatMap(({ assumed, claims }) => [...assumed, ...claims.map((one) => one.claim)]);
    const answer = await asker.ask(world, { facts: factsFor(world, all, factsOf(context, 't', placed.proc), terms), cases });
    if (answer.kind === 'holds') return;
    const which = answer.meaning?.text ?? '';
    // What holds when a method is done need not hold after each of its steps.
    const hint =
      isAtom(placed.proc.body) || atomsIn(placed.proc.body).length < 2
        ? ''
        : `; \`${placed.proc.name}\` still has several steps: if it is to hold after all of them, \`reduce\` first`;
    throw new Refused(
      `${describe(context, placed)} does not preserve the invariant \`${which}\`${answer.kind === 'unknown' ? `, as far as the prover can tell (${answer.reason})` : ''}${hint}`,
      answer.kind === 'fails' ? 'failed' : 'unknown',
      [{ message: 'the action', span: spanOf([placed.atom]) }],
    );
  } catch (error) {
    if (error instanceof NotAnAction) throw new Refused(`${describe(context, placed)} is no action: ${error.message}`, 'unknown');
    throw error;
  }
}

/** INVARIANT: the context with one more conjunct. Throws Refused. */
export async function withInvariant(context: ProofContext, asker: Asker, invariant: Invariant): Promise<ProofContext> {
  const all = [...context.invariants, invariant];
  for (const placed of atomsOf(context)) await preserves(context, asker, placed, all, [invariant]);
  return { ...context, invariants: all };
}
