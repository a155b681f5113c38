/**
 * Statements of an inlined body as sequential statements: the walk that puts operations, loops, calls and atomic blocks together.
 * Neighbours: `operations.ts`, `loops.ts`, `calls.ts`; called by `thread-modular.ts`.
 */
import { footprintOf, storeOf } from '../../plato/footprint';
import type { Effects } from '../../effects/effects';
import type { Stmt } from '../../plato/ir';
import { call, type ProcedureTable } from './calls';
import type { CheckContext } from '../environment/context';
import { owedByStep } from './deferred';
import { environmentStep, placement } from '../environment/environment-step';
import { mayPublish } from './effect';
import { storesOwed } from '../environment/guarantee';
import { assign, sequence, type Sequential } from '../logic/ir';
import { copyOf, type Term } from '../logic/terms';
import type { LoopContext } from '../candidates/candidates';
import { loop } from './loops';
import { operation, type AtomicFrame } from './operations';
import { enterAtomic, isJudged, leaveAtomic, storesJudged } from '../simulation/simulation';
import { VISIBLE } from '../logic/stores';
import { operationsOf } from '../../plato/statements';

export interface Walk {
  readonly context: CheckContext;
  readonly table: ProcedureTable;
  readonly effects: ReadonlyMap<string, Effects>;
  readonly loops: LoopContext;
}

export function statement(walk: Walk, stmt: Stmt, atomic: AtomicFrame | undefined): Sequential {
  switch (stmt.kind) {
    case 'op':
      return sequence(operation(walk.context, stmt.op, atomic));
    case 'seq':
      return { kind: 'seq', parts: stmt.stmts.map((one) => statement(walk, one, atomic)) };
    case 'choice':
      return { kind: 'choice', branches: stmt.branches.map((one) => statement(walk, one, atomic)) };
    case 'block':
      return { kind: 'block', label: stmt.label, body: statement(walk, stmt.body, atomic) };
    case 'exit':
      return { kind: 'exit', label: stmt.label };
    case 'loop':
      return loop(walk.context, walk.loops, stmt, atomic, () => statement(walk, stmt.body, atomic));
    case 'call':
      return call(walk.context, walk.table, walk.effects, stmt);
    // An atomic block inside another is part of it.
    case 'atomic':
      return atomic ? statement(walk, stmt.body, atomic) : atomicBlock(walk, stmt);
  }
}

/** One E* before the block, none inside; the block as a whole keeps the discipline, the guarantee and the invariants. */
function atomicBlock(walk: Walk, stmt: Stmt & { readonly kind: 'atomic' }): Sequential {
  const { context } = walk;
  const operations = operationsOf(stmt.body);
  const accessed = new Set<string>();
  const written = new Set<string>();
  for (const op of operations) {
    const footprint = footprintOf(op);
    for (const location of footprint.writes) written.add(storeOf(location)!);
    for (const location of [...footprint.reads, ...footprint.writes]) accessed.add(storeOf(location)!);
    for (const store of footprint.elsewhere) accessed.add(store);
  }
  const publishes = operations.some((op) => mayPublish(context, op));
  const isPerforming = context.procedure.actions !== undefined && (context.hasWitness || operations.some((op) => isJudged(context, op)));
  const name = context.fresh('atomic');
  const copy = (store: string): Term => {
    const current = context.stores.symbol(store);
    return copyOf(current, `${name} ${current.name}`);
  };
  const visibleBefore = copyOf(VISIBLE, `${name} $visible`);
  const relevant = context.stores.all.filter((store) => context.relevant.has(store));
  const frame: AtomicFrame = {
    before: (store) => (context.relevant.has(store) ? copy(store) : context.stores.symbol(store)),
    visibleBefore,
  };
  return sequence([
    ...environmentStep(context, {
      placed: placement(
        context,
        storesOwed(context, isPerforming ? [...accessed, ...storesJudged(context)] : accessed, written, publishes),
        written,
      ),
      conjuncts: context.conjuncts,
      overwritten: new Set(),
      mayEscape: false,
      span: stmt.span,
      within: operations[0]?.within ?? [],
      watch: [],
      action: 'another thread runs',
    }),
    ...relevant.map((store) => {
      const current = context.stores.symbol(store);
      return assign(copyOf(current, `${name} ${current.name}`), current);
    }),
    assign(visibleBefore, VISIBLE),
    ...enterAtomic(context, name),
    statement(walk, stmt.body, frame),
    ...leaveAtomic(context, name, operations, publishes, {
      before: frame.before,
      visibleBefore,
      what: 'this atomic block',
      place: { span: stmt.span, within: operations[0]?.within ?? [] },
      watch: [],
    }),
    ...owedByStep(
      context,
      written,
      publishes,
      frame.before,
      visibleBefore,
      'this atomic block',
      { span: stmt.span, within: operations[0]?.within ?? [] },
      isPerforming,
    ),
  ]);
}
