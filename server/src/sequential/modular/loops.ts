/**
 * Loops, cut at the head (docs/theory.md#loops): prove the invariant on arrival, havoc all that the loop may change, assume the
 * invariant, run the body once, prove the invariant again.
 *
 * What is havocked: locals written anywhere in the body, stores it writes, and, of the stores that other threads write, all that the
 * surviving conjuncts do not relate to the store on arrival. Monitors held on arrival are held at the head: blocks are balanced.
 *
 * Candidates are proved of the store as this thread leaves it, before others have had their turn. Those may as well do nothing up to the
 * head (every conjunct is reflexive), for whatever looks at the store after it does so after a step of theirs: so what is assumed at the
 * head leaves out nothing that happens.
 * Soundness: docs/soundness/loops.md#loops-are-cut.
 * Neighbours: `survival.ts`, `statements.ts`.
 */
import { rangesOverObjects, storesOfExpr } from '../../plato/footprint';
import { effectsOfCall, writtenStores, type Effects } from '../../effects/effects';
import type { CallSite, Clause, Expr, Stmt, Variable } from '../../plato/ir';
import { withinOf } from '../../plato/within';
import type { Span } from '../../base/span';
import { allocatedIn } from '../../plato/allocations';
import { assumeCandidates, candidatesOf, proveCandidates, type LoopContext } from '../candidates/candidates';
import type { CheckContext } from '../environment/context';
import { environmentStep, everything, everythingOfOurs, placement, wellFormed } from '../environment/environment-step';
import { assume, sequence, type Sequential } from '../logic/ir';
import { watchParts } from '../logic/parts';
import { FALSE, type Term } from '../logic/terms';
import { assertion } from '../logic/obligations';
import { currentScope } from '../environment/entry';
import type { AtomicFrame } from './operations';
import { localSymbol } from '../logic/stores';
import { changedInLoop, simulationCandidates } from '../simulation/simulation';
import { surviving } from '../environment/survival';
import { translate } from '../logic/translate';

export function loop(
  context: CheckContext,
  loops: LoopContext,
  stmt: Stmt & { readonly kind: 'loop' },
  atomic: AtomicFrame | undefined,
  body: () => Sequential,
): Sequential {
  const plain = writtenStores(stmt.body, (call) => effectsOfCall(call, loops.effects));
  const performing = changedInLoop(context, stmt.body, atomic !== undefined);
  const effects: Effects = { ...plain, locals: new Set([...plain.locals, ...performing]) };
  const overwritten = effects.everything
    ? everythingOfOurs(context)
    : new Set([...effects.stores].filter((store) => context.relevant.has(store)));
  const written = stmt.invariants.filter((invariant) => !invariant.isProposed);
  const candidates = candidatesOf(context, loops, effects, stmt);
  const changedLocals = [...plain.locals]
    .map((name) => loops.localTypes.get(name))
    .filter((local) => local !== undefined && !local.isTemporary)
    .map((local) => local!.symbol);
  const simulated = simulationCandidates(context, changedLocals, performing);
  const within = withinOf(stmt.body);
  const head: Sequential[] = [];
  const locals = [...effects.locals].map((name) => loops.localTypes.get(name)).filter((local) => local !== undefined);
  head.push({ kind: 'havoc', variables: locals.map((local) => local.symbol) });
  head.push(
    ...environmentStep(context, {
      placed: atomic ? new Set() : everything(context),
      conjuncts: atomic ? [] : surviving(context, effects),
      overwritten,
      mayEscape: effects.escapes || effects.everything,
      allocated: allocatedIn(stmt.body),
      span: stmt.span,
      within: [],
      watch: [],
      action: 'earlier rounds of the loop',
    }),
  );
  // Temporaries are assigned in every iteration before they are read; nothing need be known of them.
  for (const local of locals)
    if (local.className !== undefined && !local.isTemporary) head.push(assume(wellFormed(local.symbol, local.className, false)));
  head.push(...assumeCandidates(candidates), ...assumeCandidates(simulated));
  for (const invariant of written) head.push(assume(translate(invariant.expr, currentScope(context, 'assume'))));
  return sequence([
    ...proveInvariants(context, written, stmt.span, within, atomic, 'when the loop is entered'),
    ...candidates.before,
    ...simulated.before,
    ...proveCandidates(candidates),
    ...proveCandidates(simulated),
    ...head,
    {
      kind: 'mark',
      mark: { thread: 'this', action: 'is at the head of the loop, after any number of rounds', span: stmt.span, within, watch: [] },
    },
    body(),
    ...proveInvariants(context, written, stmt.span, within, atomic, 'after a round of the loop'),
    ...proveCandidates(candidates),
    ...proveCandidates(simulated),
    assume(FALSE),
  ]);
}

function caughtUp(context: CheckContext, invariants: readonly Clause[], span: Span, within: readonly CallSite[]): Sequential[] {
  const needed = new Set(invariants.flatMap((invariant) => [...storesOfExpr(invariant.expr)]));
  if (needed.size === 0 && !invariants.some(({ expr }) => rangesOverObjects(expr))) return [];
  return environmentStep(context, {
    placed: placement(context, needed, []),
    conjuncts: context.conjuncts,
    overwritten: new Set(),
    mayEscape: false,
    span,
    within,
    watch: [],
    action: 'another thread runs',
  });
}

function proveInvariants(
  context: CheckContext,
  invariants: readonly Clause[],
  span: Span,
  within: readonly CallSite[],
  atomic: AtomicFrame | undefined,
  when: string,
): Sequential[] {
  if (invariants.length === 0) return [];
  const parts: Sequential[] = [];
  if (!atomic) parts.push(...caughtUp(context, invariants, span, within));
  for (const invariant of invariants) {
    const meant = (part: Expr): Term => translate(part, currentScope(context, 'prove'));
    parts.push(
      ...assertion(
        meant(invariant.expr),
        'loop-invariant',
        `the loop invariant \`${invariant.text}\` may not hold ${when}`,
        { span: invariant.span, within },
        [],
        { watch: watchParts(invariant, meant) },
      ),
    );
  }
  return parts;
}

/** The symbols of all locals of a body, for those who forget them. */
export function localTable(locals: readonly Variable[]): LoopContext['localTypes'] {
  return new Map(
    locals.map((local) => [
      local.name,
      {
        symbol: localSymbol(local.name, local.type),
        className: local.type.kind === 'ref' ? local.type.className : undefined,
        isTemporary: local.role === 'temporary',
        isReceiver: local.role === 'receiver',
        type: local.type,
      },
    ]),
  );
}
