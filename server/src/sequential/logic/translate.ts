/**
 * Plato expressions to terms, in a given store.
 *
 * Quantifiers over references range over allocated objects. What another thread has allocated but not published is unknown here, so the
 * range is taken in two ways, both sound (docs/soundness/visibility.md#ranges-of-quantifiers): where a formula is to be proved, a universal
 * ranges over all that this method knows and an existential over escaped objects only; where it is assumed, the other way round.
 *
 * Dereferences are total: `null.f` is some value. What Java would throw is asserted where Java code dereferences.
 * Soundness: docs/soundness/visibility.md#ranges-of-quantifiers, docs/soundness/java.md#total-dereferences.
 * Neighbours: `stores.ts` names the stores; the checks choose which store `pre` and `post` are.
 */
import type { Expr, Variable, When } from '../../plato/ir';
import { dynamicType, functionOf, isExactly, isInstance, literalObject } from './operators';
import {
  FALSE,
  MAIN,
  NULL,
  TRUE,
  and,
  apply,
  equal,
  implies,
  ite,
  not,
  number,
  or,
  quantified,
  select,
  store,
  symbol,
  type Sort,
  type Symbol,
  type Term,
} from './terms';
import { elementStore } from '../../plato/footprint';
import { isReadBefore } from '../../plato/ranges';
import { ESCAPED, UNALLOCATED, localSymbol, sortOfType } from './stores';

export interface Scope {
  /** The current value of a store in the pre- or post-store. */
  readonly store: (name: string, when: When) => Term;
  /** Overrides of variables; others are locals. */
  readonly variables: ReadonlyMap<string, Term>;
  readonly tid: Term;
  /** `$visible` now, and at method entry for `\fresh`. */
  readonly visible: Term;
  readonly visibleAtEntry: Term;
  /** `$visible` before a step of others that the formula is about. Absent: it is about none. */
  readonly visibleBefore?: Term;
  /** Whether the formula will be proved or assumed. */
  readonly purpose: 'prove' | 'assume';
}

export function lengthOf(array: Term): Term {
  return apply('length', [array], 'Int');
}

export function translate(expr: Expr, scope: Scope): Term {
  return translatePolar(expr, scope, scope.purpose === 'prove');
}

/** `strict`: the formula stands where it must not be weakened (a positive place of a goal, a negative one of an assumption). */
function translatePolar(expr: Expr, scope: Scope, strict: boolean): Term {
  const recur = (inner: Expr): Term => translatePolar(inner, scope, strict);
  switch (expr.kind) {
    case 'int':
      return number(expr.value);
    case 'bool':
      return expr.value ? TRUE : FALSE;
    case 'null':
      return NULL;
    case 'string':
      return literalObject('string', expr.value, 'java.lang.String');
    case 'classObject':
      return literalObject('class', expr.className, 'java.lang.Class');
    case 'tid':
      return scope.tid;
    case 'main':
      return MAIN;
    case 'var':
      return scope.variables.get(expr.name) ?? localSymbol(expr.name, expr.type);
    case 'field':
      return select(scope.store(expr.field, expr.when), recur(expr.object), classNameOf(expr.type));
    case 'static':
      return scope.store(expr.field, expr.when);
    case 'elem':
      return select(select(scope.store(elementStore(expr.type), expr.when), recur(expr.array)), recur(expr.index), classNameOf(expr.type));
    case 'length':
      return lengthOf(recur(expr.array));
    case 'mapGet':
      return select(recur(expr.map), recur(expr.key), classNameOf(expr.type));
    case 'mapSet':
      return store(recur(expr.map), recur(expr.key), recur(expr.value));
    case 'unary':
      return expr.op === '!' ? not(translatePolar(expr.operand, scope, !strict)) : apply('-', [recur(expr.operand)], 'Int');
    case 'binary':
      return translateBinary(expr, scope, strict);
    case 'ite':
      if (hasReferenceQuantifier(expr.cond)) {
        // The condition stands in both polarities: split, so that each copy stands in one.
        return and(implies(translatePolar(expr.cond, scope, !strict), recur(expr.then)), or(recur(expr.cond), recur(expr.else)));
      }
      return ite(recur(expr.cond), recur(expr.then), recur(expr.else));
    case 'apply':
      return functionOf(expr.name, expr.args.map(recur), sortOfType(expr.type), classNameOf(expr.type));
    case 'instanceof':
      return isInstance(recur(expr.operand), expr.className);
    case 'exactType':
      return isExactly(recur(expr.operand), expr.className);
    case 'sameType':
      return equal(dynamicType(recur(expr.left)), dynamicType(recur(expr.right)));
    case 'fresh': {
      const object = recur(expr.operand);
      return and(not(equal(object, NULL)), equal(select(scope.visibleAtEntry, object), UNALLOCATED));
    }
    case 'quantifier':
      return translateQuantifier(expr.which, expr.variables, expr.body, scope, strict);
  }
}

function classNameOf(type: { readonly kind: string; readonly className?: string }): string | undefined {
  return type.kind === 'ref' ? type.className : undefined;
}

/** Whether a quantifier over objects stands in a formula. */
export function hasReferenceQuantifier(expr: Expr): boolean {
  switch (expr.kind) {
    case 'quantifier':
      return expr.variables.some((variable) => variable.type.kind === 'ref') || hasReferenceQuantifier(expr.body);
    case 'unary':
      return hasReferenceQuantifier(expr.operand);
    case 'binary':
      return hasReferenceQuantifier(expr.left) || hasReferenceQuantifier(expr.right);
    case 'ite':
      return hasReferenceQuantifier(expr.cond) || hasReferenceQuantifier(expr.then) || hasReferenceQuantifier(expr.else);
    // No formula stands in these.
    case 'int':
    case 'bool':
    case 'null':
    case 'string':
    case 'classObject':
    case 'tid':
    case 'main':
    case 'var':
    case 'field':
    case 'static':
    case 'elem':
    case 'length':
    case 'mapGet':
    case 'mapSet':
    case 'apply':
    case 'instanceof':
    case 'exactType':
    case 'sameType':
    case 'fresh':
      return false;
  }
}

function translateBinary(expr: Expr & { readonly kind: 'binary' }, scope: Scope, strict: boolean): Term {
  const at = (inner: Expr, polarity: boolean): Term => translatePolar(inner, scope, polarity);
  switch (expr.op) {
    case '&&':
      return and(at(expr.left, strict), at(expr.right, strict));
    case '||':
      return or(at(expr.left, strict), at(expr.right, strict));
    case '==>':
      return implies(at(expr.left, !strict), at(expr.right, strict));
    case '<==>':
      if (hasReferenceQuantifier(expr)) {
        // Split, so that each side stands in one polarity at a time.
        return and(implies(at(expr.left, !strict), at(expr.right, strict)), implies(at(expr.right, !strict), at(expr.left, strict)));
      }
      return equal(at(expr.left, strict), at(expr.right, strict));
    case '=':
    case '!=': {
      if (hasReferenceQuantifier(expr)) {
        const [left, right] = [expr.left, expr.right];
        const same = and(implies(at(left, !strict), at(right, strict)), implies(at(right, !strict), at(left, strict)));
        const differ = and(or(at(left, strict), at(right, strict)), or(not(at(left, !strict)), not(at(right, !strict))));
        return expr.op === '=' ? same : differ;
      }
      const term = equal(at(expr.left, strict), at(expr.right, strict));
      return expr.op === '=' ? term : not(term);
    }
    case '/':
      return apply('java.div', [at(expr.left, strict), at(expr.right, strict)], 'Int');
    case '%':
      return apply('java.rem', [at(expr.left, strict), at(expr.right, strict)], 'Int');
    case '+':
    case '-':
    case '*':
      return apply(expr.op, [at(expr.left, strict), at(expr.right, strict)], 'Int');
    case '<':
    case '<=':
    case '>':
    case '>=':
      return apply(expr.op, [at(expr.left, strict), at(expr.right, strict)], 'Bool');
  }
}

/** A bound reference variable is allocated and of its class; `wide` includes what has not escaped. */
function rangeOf(variable: Variable, bound: Symbol, visible: Term, wide: boolean): Term {
  if (variable.type.kind !== 'ref') return TRUE;
  const allocated = wide ? not(equal(select(visible, bound), UNALLOCATED)) : equal(select(visible, bound), ESCAPED);
  return and(not(equal(bound, NULL)), allocated, isInstance(bound, variable.type.className));
}

function translateQuantifier(which: 'forall' | 'exists', variables: readonly Variable[], body: Expr, scope: Scope, strict: boolean): Term {
  const bound = variables.map((variable) =>
    symbol(`bound ${variable.name}`, sortOfType(variable.type) as Sort, classNameOf(variable.type)),
  );
  const inner: Scope = {
    ...scope,
    variables: new Map([...scope.variables, ...variables.map((variable, index) => [variable.name, bound[index]!] as const)]),
  };
  const wide = which === 'forall' ? strict : !strict;
  const ranges = variables.map((variable, index) =>
    scope.visibleBefore && isReadBefore(body, variable.name)
      ? rangeOf(variable, bound[index]!, scope.visibleBefore, false)
      : rangeOf(variable, bound[index]!, scope.visible, wide),
  );
  const range = and(...ranges);
  const inside = translatePolar(body, inner, strict);
  return quantified(which, bound, which === 'forall' ? implies(range, inside) : and(range, inside));
}
