/**
 * What an invariant reads through, where it is owed: it leads from objects that others can reach only to what others can reach, so not to
 * what this method has just made, whose fields it may write as it likes (`cell.value.low == item`, `cells[i].low == i`).
 * Soundness: docs/soundness/visibility.md#what-invariants-read-through.
 * Neighbours: `guarantee.ts` asks; `modular/operations.ts` knows the same of what an operation reads.
 */
import { HOLDER_FIELD } from '../../plato/ir';
import type { Expr, Variable } from '../../plato/ir';
import { elementStore } from '../../plato/footprint';
import { children, exprEquals } from '../../plato/substitute';
import { mayBeOurs, now, type CheckContext } from './context';
import { inOneStore, type Conjunct, type Indices } from './environment';
import { escapedRefersToEscaped } from './environment-step';
import { assume, type Sequential } from '../logic/ir';
import { ESCAPED, VISIBLE } from '../logic/stores';
import { OTHER } from '../logic/threads';
import { lengthOf } from '../logic/translate';
import { NULL, TRUE, and, apply, arbitrary, equal, implies, not, number, select, type Term } from '../logic/terms';

interface Owed {
  /** The invariant without the quantifiers over numbers at its end; itself where nothing is read through under them. */
  readonly conjunct: Conjunct;
  /** Arbitrary values of what these bound. */
  readonly numbers?: Indices;
  readonly known: readonly Sequential[];
}

/**
 * The invariant at `object` as it is to be proved after a step that wrote these stores, and what is known of the references on its way.
 * `visibleBefore`: before the step. Of an object that it lets escape it is only now asked whether its fields have been set.
 */
export function withReached(
  context: CheckContext,
  conjunct: Conjunct,
  object: Term | undefined,
  written: ReadonlySet<string>,
  visibleBefore: Term,
): Owed {
  if (!context.hasLocalObjects) return { conjunct, known: [] };
  const toOurs = (expr: Expr): number => readThrough(expr, written).filter((one) => mayBeOurs(context, classOf(one))).length;
  const opened = withoutLastQuantifiers(conjunct.clause.expr);
  const isOpened = opened.variables.length > 0 && toOurs(opened.expr) > toOurs(conjunct.clause.expr);
  const expr = isOpened ? opened.expr : conjunct.clause.expr;
  if (toOurs(expr) === 0) return { conjunct, known: [] };
  const variables = isOpened ? opened.variables : [];
  const numbers = new Map(variables.map(({ name }) => [name, arbitrary(`any ${name} of ${conjunct.id}`, 'Int')]));
  const meant = (part: Expr): Term => inOneStore(part, now(context), object, OTHER, VISIBLE, 'prove', numbers);
  const known = readThrough(expr, written)
    .filter((part) => isUnsaid(context, part))
    .map((part): Sequential => {
      const value = meant(part);
      if (part.kind === 'static') return assume(orNull(value, equal(select(VISIBLE, value), ESCAPED)));
      const owner = meant(part.kind === 'field' ? part.object : part.array);
      const exists = part.kind === 'elem' ? isIndexOf(owner, meant(part.index)) : TRUE;
      const isNever = part.kind === 'field' && context.stores.field(part.field)?.isNonNull === true;
      const isThere = isNever ? implies(equal(select(visibleBefore, owner), ESCAPED), not(equal(value, NULL))) : TRUE;
      return assume(and(isThere, implies(exists, escapedRefersToEscaped(owner, value, VISIBLE))));
    });
  return { conjunct: isOpened ? { ...conjunct, clause: { ...conjunct.clause, expr } } : conjunct, numbers, known };
}

/** The index is one of the array. */
export function isIndexOf(array: Term, index: Term): Term {
  return and(apply('<=', [number(0), index], 'Bool'), apply('<', [index, lengthOf(array)], 'Bool'));
}

function orNull(value: Term, otherwise: Term): Term {
  return implies(not(equal(value, NULL)), otherwise);
}

type Read = Expr & { readonly kind: 'field' | 'static' | 'elem' };

/**
 * The references through which it reads what is in these stores, each once, inner ones first; what a quantifier binds is left out. (Where
 * nothing was written that is read so, it does not matter whose objects these are.)
 */
function readThrough(expr: Expr, written: ReadonlySet<string>): readonly Read[] {
  const found: Read[] = [];
  const lead = (base: Expr): void => {
    const next = base.kind === 'field' ? base.object : base.kind === 'elem' ? base.array : undefined;
    if (next) lead(next);
    const isRead = base.kind === 'elem' || ((base.kind === 'field' || base.kind === 'static') && base.field !== HOLDER_FIELD);
    if (isRead && !found.some((one) => exprEquals(one, base))) found.push(base);
  };
  const visit = (part: Expr): void => {
    if (part.kind === 'quantifier') return;
    children(part).forEach(visit);
    if (part.kind === 'field' && written.has(part.field)) lead(part.object);
    if (part.kind === 'elem' && written.has(elementStore(part.type))) lead(part.array);
  };
  visit(expr);
  return found;
}

/**
 * Of the object's own fields that are not final, and may refer to what this method has made, what is said of every step of others says it
 * already.
 */
function isUnsaid(context: CheckContext, part: Read): boolean {
  if (part.kind !== 'field' || part.object.kind !== 'var' || context.stores.field(part.field)?.isFinal === true) return true;
  return !mayBeOurs(context, classOf(part));
}

function classOf(expr: Read): string {
  return expr.type.kind === 'ref' ? expr.type.className : '';
}

/** `p ==> (\\forall int i; q)` as `p ==> q`, which is proved of an arbitrary `i`. */
function withoutLastQuantifiers(expr: Expr): { readonly expr: Expr; readonly variables: readonly Variable[] } {
  if (expr.kind === 'binary' && expr.op === '==>') {
    const within = withoutLastQuantifiers(expr.right);
    return { expr: { ...expr, right: within.expr }, variables: within.variables };
  }
  if (expr.kind !== 'quantifier' || expr.which !== 'forall' || expr.variables.some(({ type }) => type.kind !== 'int'))
    return { expr, variables: [] };
  const within = withoutLastQuantifiers(expr.body);
  // The same name once more means another number.
  if (within.variables.some((one) => expr.variables.some((other) => other.name === one.name)))
    return { expr: expr.body, variables: expr.variables };
  return { expr: within.expr, variables: [...expr.variables, ...within.variables] };
}
