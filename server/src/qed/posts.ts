/**
 * Postconditions of methods that have become one action (the tactic `annot post`, shown by `check`): sequential reasoning inside of the
 * action.
 * Neighbours: `checking.ts` shows assertions; `tactics.ts`.
 */
import type { Expr } from '../plato/ir';
import { implies, type Term } from '../sequential/logic/terms';
import { constantMap } from '../sequential/logic/terms';
import { ESCAPED } from '../sequential/logic/stores';
import { translate } from '../sequential/logic/translate';
import { factsOf, isAtom, withProc, type Formula, type Proc, type ProofContext } from './context';
import { NotAnAction, execute, guardOf, localOf, threadTerm, type Point } from './execute';
import { factsFor } from './facts';
import { OLD } from './loops';
import { isOfOrder, unseen } from './moved';
import type { Asker, Case } from './query';
import { Refused } from './refused';
import { procOf } from './rules';

/** `isStrict`: what cannot be shown is an error. Throws Refused. */
export async function showPosts(
  context: ProofContext,
  asker: Asker,
  procs: readonly Proc[],
  isStrict: boolean,
): Promise<{ readonly context: ProofContext; readonly shown: number }> {
  let now = context;
  let shown = 0;
  for (const one of procs) {
    const proc = procOf(now, one);
    for (const post of proc.post.filter((claim) => !claim.isShown)) {
      const refusal = refusalOfUnseen(now, proc, post) ?? (await refusalOf(now, asker, proc, post.expr, post.text));
      if (refusal && isStrict) throw refusal;
      if (refusal) continue;
      shown++;
      const current = procOf(now, proc);
      const done = { isShown: true, isOfOrder: isOfOrder(now, post) };
      now = withProc(now, current, { post: current.post.map((claim) => (claim.expr === post.expr ? { ...claim, ...done } : claim)) });
    }
  }
  return { context: now, shown };
}

/** Throws Refused: nobody has looked, for the postcondition, at what it speaks of. */
export function requireSeen(context: ProofContext, proc: Proc, post: Formula): void {
  const refusal = refusalOfUnseen(context, proc, post);
  if (refusal) throw refusal;
}

function refusalOfUnseen(context: ProofContext, proc: Proc, post: Formula): Refused | undefined {
  const store = unseen(context, proc, post);
  if (store === undefined) return undefined;
  const name = context.program.fields.find((one) => one.id === store)?.name;
  const what = name === undefined ? 'elements of such arrays' : `\`${name}\``;
  return new Refused(
    `\`${post.text}\` speaks of ${what}, which \`${proc.name}\` does not use, and actions that write it have been put together: show it before`,
  );
}

async function refusalOf(context: ProofContext, asker: Asker, proc: Proc, post: Expr, text: string): Promise<Refused | undefined> {
  const { world } = context;
  if (!isAtom(proc.body)) return new Refused(`\`${proc.name}\` is not one action yet, so \`${text}\` cannot be shown of it`);
  try {
    const run = execute(world, [{ stmt: proc.body, thread: 't', variables: proc.variables, live: new Set(), gate: 'asserted' }], '');
    const gates = run.gates.map((gate) => implies(guardOf(gate.guard), gate.claim));
    const cases = run.ends
      .filter((end) => end.outcomes[0] === undefined || end.outcomes[0] === '$return')
      .map(
        (end): Case<string> => ({
          assumed: [...gates, guardOf(end.guard)],
          claims: [{ claim: overBoth(context, proc, post, end), meaning: text }],
        }),
      );
    const terms = cases.flatMap(({ assumed, claims }) => [...assumed, ...claims.map((one) => one.claim)]);
    const answer = await asker.ask(world, { facts: factsFor(world, context.invariants, factsOf(context, 't', proc), terms), cases });
    if (answer.kind === 'holds') return undefined;
    return new Refused(
      `\`${text}\` ${answer.kind === 'fails' ? 'does not hold' : 'could not be shown to hold'} after \`${proc.name}\``,
      answer.kind === 'fails' ? 'failed' : 'unknown',
    );
  } catch (error) {
    if (error instanceof NotAnAction) return new Refused(`\`${proc.name}\` has no meaning as an action: ${error.message}`, 'unknown');
    throw error;
  }
}

function overBoth({ world }: ProofContext, proc: Proc, post: Expr, end: Point): Term {
  const everywhere = constantMap({ key: 'Ref', value: 'Int' }, ESCAPED);
  const variables = new Map<string, Term>(
    proc.variables.flatMap(
      (one) =>
        [
          [one.name, end.locals.get(`t ${one.name}`)!],
          [`${OLD}${one.name}`, localOf('t', one)],
        ] as [string, Term][],
    ),
  );
  return translate(post, {
    store: (name, when) => (when === 'post' ? end.stores.get(name) : undefined) ?? world.stores.symbol(name),
    variables,
    tid: threadTerm('t'),
    visible: everywhere,
    visibleAtEntry: everywhere,
    purpose: 'prove',
  });
}
