/**
 * From where on other threads may look while a class is initialized. Before, nobody else gets at its static fields (Java Language
 * Specification 12.4.2), nor at anything that the initializer has made, so nothing is owed until its end. From the first statement on by
 * which it may start a thread, or show an object (`effects/publications.ts`), others run and rely on everything that is promised: what was
 * left out must hold before that statement, and the rest of the initializer is checked like any other code.
 * Why whole statements: an initializer is a row of them, of which each comes after the one before; a loop that starts threads counts from
 * its beginning.
 * Soundness: docs/soundness/java.md#class-initialization.
 * Neighbours: `thread-modular.ts` says what is left out before, and walks both parts.
 */
import { onceFor } from '../../base/once-for';
import { Publications } from '../../effects/publications';
import type { Procedure, Program, Stmt } from '../../plato/ir';
import type { Span } from '../../base/span';
import { type CheckContext, now } from '../environment/context';
import { deferredBy } from './deferred';
import type { Conjunct } from '../environment/environment';
import { guaranteeOf } from '../environment/guarantee';
import type { Sequential } from '../logic/ir';
import { copyOf } from '../logic/terms';
import { owedOnEscape } from '../slices/slice';
import { VISIBLE, type Stores } from '../logic/stores';
import { operationsOf } from '../../plato/statements';

/** An initializer in two parts. */
export interface Published {
  readonly before: Stmt;
  /** From the first statement that others may notice. */
  readonly from: Stmt;
  /** Where that one stands. */
  readonly span: Span;
}

const publicationsOf = onceFor((program: Program) => new Publications(program));

/** The parts of an initializer, calls inlined; undefined where others notice nothing before its end. */
export function publishedFrom(program: Program, procedure: Procedure, body: Stmt): Published | undefined {
  const found = publicationsOf(program);
  const own = found.ownOf(body, procedure.owner);
  const stmts = flattened(body);
  const first = stmts.findIndex((one) => found.shows(one, own, procedure.owner, () => true));
  if (first < 0) return undefined;
  return {
    before: { kind: 'seq', stmts: stmts.slice(0, first) },
    from: { kind: 'seq', stmts: stmts.slice(first) },
    span: placeOf(stmts[first]!) ?? procedure.nameSpan,
  };
}

function flattened(stmt: Stmt): readonly Stmt[] {
  return stmt.kind === 'seq' ? stmt.stmts.flatMap(flattened) : [stmt];
}

function placeOf(stmt: Stmt): Span | undefined {
  switch (stmt.kind) {
    case 'op':
      return stmt.op.within[0]?.span ?? stmt.op.span;
    case 'call':
      return stmt.within[0]?.span ?? stmt.span;
    case 'seq':
      return first(stmt.stmts);
    case 'choice':
      return first(stmt.branches);
    case 'loop':
      return stmt.span;
    case 'block':
    case 'atomic':
      return placeOf(stmt.body);
    case 'exit':
      return undefined;
  }
}

function first(stmts: readonly Stmt[]): Span | undefined {
  for (const one of stmts) {
    const found = placeOf(one);
    if (found) return found;
  }
  return undefined;
}

/**
 * The context of the second part: everything is owed and assumed, as of any code, but that others still cannot get at the static fields of
 * the class. (Ghost fields are written without any initialization.)
 */
export function contextAfter(context: CheckContext, body: Stmt, given: Stores): CheckContext {
  const { program, hierarchy, procedure, slice: conjuncts } = context;
  const isHidden = (store: string): boolean =>
    given.isStatic(store) && given.field(store)?.owner === procedure.owner && given.field(store)?.isGhost !== true;
  const stores: Stores = { ...given, all: context.stores.all, isMutable: (store) => given.isMutable(store) && !isHidden(store) };
  return {
    ...context,
    stores,
    conjuncts,
    owedOnEscape: owedOnEscape(program, hierarchy, procedure, operationsOf(body), conjuncts),
    deferred: deferredBy(program, hierarchy, conjuncts, procedure),
  };
}

/** What was left out before, `omitted`, must hold when others may look first. `context` is that of the second part. */
export function owedBeforeOthersLook(context: CheckContext, omitted: readonly Conjunct[], { span }: Published): Sequential[] {
  const { procedure, stores } = context;
  const before = copyOf(VISIBLE, 'before others look $visible');
  const own = new Set(stores.all.filter((store) => stores.isStatic(store) && stores.field(store)?.owner === procedure.owner));
  const what = 'what the static initializer has done up to here, where it may start a thread or show an object to others, who rely on it';
  return [
    { kind: 'assign', variable: before, value: VISIBLE },
    ...guaranteeOf({ ...context, conjuncts: omitted }, own, false, now(context), before, what, { span, within: [] }),
  ];
}
