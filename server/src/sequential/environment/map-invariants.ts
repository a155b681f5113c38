/**
 * Invariants that say something of all the keys of a ghost map (`(\forall int k; low < k && k < high; map[k] == null)`): where one is
 * assumed, the quantifier is taken off, and the fact is instantiated at the keys that the condition mentions, as disciplines of entries are
 * (`elements.ts`). A quantifier would take from the prover its models, and from the condition its functions (`vc/maps.ts`). Assuming fewer
 * instances is sound; goals keep their quantifiers, and are proved at one arbitrary key.
 *
 * Only quantifiers over numbers that are themselves the key of such a map: what else is quantified stays as it is.
 * Soundness: docs/soundness/environment.md#invariants-about-ghost-maps.
 * Neighbours: `environment.ts` makes conjuncts with it, `environment-step.ts` facts; `vc/indices.ts` instantiates them.
 */
import type { ClassClause, Clause, Expr, Program, Variable } from '../../plato/ir';
import { children } from '../../plato/substitute';
import type { IndexVariable } from '../logic/elements';
import { symbol, type Symbol } from '../logic/terms';
import { sortOfType } from '../logic/stores';

export interface OpenedInvariant {
  /** The invariant without its quantifiers; their variables are free in it. */
  readonly expr: Expr;
  /** The free variables, by name, and where their values stand. */
  readonly indices: readonly (IndexVariable & { readonly name: string })[];
}

/** The invariants of the workspace that can be assumed without their quantifiers. */
export function openedInvariants(program: Program, library: ReadonlySet<string>): ReadonlyMap<ClassClause, OpenedInvariant> {
  const statics = new Set(program.fields.filter((field) => field.isStatic).map((field) => field.id));
  const found = new Map<ClassClause, OpenedInvariant>();
  for (const invariant of program.invariants.filter((one) => !library.has(one.owner))) {
    const { expr } = invariant.clause;
    const opened = hasQuantifier(expr) ? openedInvariant(expr, (field) => statics.has(field)) : undefined;
    if (opened && !hasQuantifier(opened.expr)) found.set(invariant, opened);
  }
  return found;
}

/**
 * The conjuncts of one question, each as it is used in it. Where some quantifier of their invariants is left, none is taken off: then the
 * prover has to deal with quantifiers anyway, and does better if it has them all.
 */
export function withoutHalfOpened<One extends Openable>(conjuncts: readonly One[]): ReadonlyMap<One, One> {
  const isLeft = conjuncts.some(
    (one) => one.kind === 'invariant' && !one.isTrusted && one.opened === undefined && hasQuantifier(one.clause.expr),
  );
  return new Map(
    conjuncts.map((one) => {
      if (!isLeft || !one.opened) return [one, one];
      const { opened, ...closed } = one;
      return [one, closed as One];
    }),
  );
}

interface Openable {
  readonly kind: string;
  readonly isTrusted: boolean;
  readonly clause: Clause;
  readonly opened?: OpenedInvariant;
}

function hasQuantifier(expr: Expr): boolean {
  return expr.kind === 'quantifier' || children(expr).some(hasQuantifier);
}

/** The invariant with its quantifiers over keys taken off; undefined where there are none, or where a name is bound twice. */
function openedInvariant(expr: Expr, isStatic: (field: string) => boolean): OpenedInvariant | undefined {
  const indices: (IndexVariable & { readonly name: string })[] = [];
  const open = (part: Expr): Expr => {
    if (part.kind === 'binary' && part.op === '&&') return { ...part, left: open(part.left), right: open(part.right) };
    if (part.kind === 'binary' && part.op === '==>') return { ...part, right: open(part.right) };
    if (part.kind !== 'quantifier' || part.which !== 'forall') return part;
    const places = part.variables.map((variable) => placeOf(part.body, variable, isStatic));
    if (places.some((place) => place === undefined)) return part;
    indices.push(...places.map((place, index) => ({ ...place!, name: part.variables[index]!.name })));
    return open(part.body);
  };
  const opened = open(expr);
  const names = new Set(indices.map((index) => index.name));
  return indices.length === 0 || names.size < indices.length ? undefined : { expr: opened, indices };
}

/** The ghost map into which the variable is a key. */
function placeOf(body: Expr, variable: Variable, isStatic: (field: string) => boolean): IndexVariable | undefined {
  if (variable.type.kind !== 'int') return undefined;
  const bound: Symbol = symbol(`index ${variable.name}`, sortOfType(variable.type));
  const find = (part: Expr): IndexVariable | undefined => {
    if (
      part.kind === 'mapGet' &&
      part.key.kind === 'var' &&
      part.key.name === variable.name &&
      (part.map.kind === 'field' || part.map.kind === 'static')
    ) {
      return { variable: bound, store: part.map.field, depth: isStatic(part.map.field) ? 0 : 1 };
    }
    for (const child of children(part)) {
      const found = find(child);
      if (found) return found;
    }
    return undefined;
  };
  return find(body);
}
