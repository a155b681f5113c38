/**
 * Loop invariants that nobody had to write (docs/theory.md#loops): simple candidates are proposed at each loop head, and the prover
 * throws out those that are not inductive, until the rest is. A candidate is assumed only under a switch that the prover's answer
 * turned on; so a bad candidate costs time, never soundness.
 * Soundness: docs/soundness/loops.md#candidates-are-proved, docs/soundness/loops.md#candidates-about-the-shared-store.
 * Neighbours: `loops.ts` places them; `solver/check.ts` prunes them.
 */
import { elementStore } from '../../plato/footprint';
import type { Effects } from '../../effects/effects';
import { HOLDER_FIELD, type Expr, type Stmt, type Type } from '../../plato/ir';
import { exprEquals } from '../../plato/substitute';
import { elementType } from '../../plato/type-of';
import { mayBeOurs, type CheckContext } from '../environment/context';
import { assign, assume, type Fact, type Sequential } from '../logic/ir';
import { heldInvariants, madeInEarlierRounds } from './invariant-candidates';
import { lockCandidates, takenPlaces } from './lock-candidates';
import { loopTerms, type LoopTerms } from './loop-terms';
import type { Surroundings } from './named-places';
import { NULL, and, apply, equal, implies, not, number, or, select, symbol, type Symbol, type Term } from '../logic/terms';
import { currentScope } from '../environment/entry';
import { ESCAPED, LOCAL, VISIBLE, isOurs } from '../logic/stores';
import { translate } from '../logic/translate';

/** How many candidates one loop may have; those that come first are the most likely ones. */
const MAX_CANDIDATES = 64;
/** Beyond so many changed numbers there are no candidates about three of them. */
const MAX_TRIPLES = 4;
const MAX_UNCHANGED = 8;
const MAX_KEPT_PLACES = 4;

export interface Candidate {
  /** True where the candidate is believed. */
  readonly switch: Symbol;
  readonly formula: Term;
  /** What is believed under the switch, where that is more than the formula: the same of all objects. */
  readonly fact?: Fact;
  /** The program itself asks for the switch. */
  readonly steers?: boolean;
}

export interface Candidates {
  /** To be placed before the loop: the values that variables have on arrival. */
  readonly before: readonly Sequential[];
  readonly list: readonly Candidate[];
}

export interface LoopLocal {
  readonly symbol: Symbol;
  readonly className: string | undefined;
  readonly isTemporary: boolean;
  readonly isReceiver: boolean;
  readonly type: Type;
}

/** What a loop is cut with: what it stands in, the effects of what it calls, and the locals it may change. */
export interface LoopContext {
  readonly around: Surroundings;
  readonly effects: ReadonlyMap<string, Effects>;
  readonly localTypes: ReadonlyMap<string, LoopLocal>;
}

/**
 * Bounds of the integers that the loop changes (against their value on arrival, lengths and unchanged integers), what stays constant
 * between them, non-nullness, who can see an object, and what the translation `proposed` itself.
 */
export function candidatesOf(
  context: CheckContext,
  loops: LoopContext,
  effects: Effects,
  loop: Stmt & { readonly kind: 'loop' },
): Candidates {
  const { body } = loop;
  const proposed = loop.invariants.flatMap((invariant) => (invariant.isProposed ? [invariant.expr] : []));
  const locals = [...loops.localTypes].map(([name, local]) => ({
    expr: { kind: 'var' as const, name, type: local.type },
    isTemporary: local.isTemporary,
    isReceiver: local.isReceiver,
  }));
  const terms = loopTerms(context, locals, effects, body, proposed);
  const term = (expr: Expr): Term => translate(expr, currentScope(context, 'prove'));
  const name = context.fresh('loop');
  const numbers = terms.numbers.map((one, index) => ({
    ...one,
    term: term(one.expr),
    arrival: symbol(`${name} on arrival ${index} ${nameOf(one.expr)}`, 'Int'),
  }));
  const unchanged = unchangedPlaces(context, terms, effects, name, term);
  const held = heldInvariants(context, terms.keptReferences);
  const formulas = [
    ...proposed.map(term),
    ...held.map(term),
    ...visibilities(context, terms, term),
    ...unchanged.formulas,
    ...bounds(numbers, terms, term),
    ...relations(numbers),
    ...strict(numbers, terms, term),
    ...terms.references.map((one) => not(equal(term(one), NULL))),
    ...filled(context, terms, numbers, term),
  ];
  const list = distinct(formulas)
    .slice(0, MAX_CANDIDATES)
    .map((formula, index) => ({ switch: symbol(`${name} candidate ${index + 1}`, 'Bool'), formula }));
  const locks = lockCandidates(context, effects, name, terms.handedOn);
  const taken = takenPlaces(context, loops.around, loop, effects, name);
  const made = madeInEarlierRounds(context, body, name);
  return {
    before: [...unchanged.before, ...numbers.map((one) => assign(one.arrival, one.term)), ...locks.before, ...taken.before, ...made.before],
    list: [...list, ...locks.list, ...taken.list, ...made.list],
  };
}

type ChangedNumber = LoopTerms['numbers'][number] & { readonly term: Term; readonly arrival: Symbol };

function compare(op: '<=' | '>=' | '<', left: Term, right: Term): Term {
  return apply(op, [left, right], 'Bool');
}

function plus(left: Term, right: Term): Term {
  return apply('+', [left, right], 'Int');
}

function minus(left: Term, right: Term): Term {
  return apply('-', [left, right], 'Int');
}

/** Each number by itself: against its value on arrival, zero, and what stays. */
function bounds(numbers: readonly ChangedNumber[], terms: LoopTerms, term: (expr: Expr) => Term): readonly Term[] {
  const single = numbers.flatMap(({ term: value, arrival, direction }) => [
    ...(direction === 'down' ? [] : [compare('>=', value, arrival)]),
    ...(direction === 'up' ? [] : [compare('<=', value, arrival)]),
    compare('>=', value, number(0)),
    ...(direction === 'up' ? [] : [compare('>=', value, number(-1))]),
  ]);
  const against = numbers.flatMap(({ term: value, direction }) =>
    terms.bounds.flatMap(({ expr, isLength }) => [
      ...(direction === 'down' && !isLength ? [] : [compare('<=', value, term(expr))]),
      ...(direction === 'up' || isLength ? [] : [compare('>=', value, term(expr))]),
    ]),
  );
  return [...single, ...against];
}

/** What two or three numbers have to do with each other: their difference or sum stays, or one stays below the other. */
function relations(numbers: readonly ChangedNumber[]): readonly Term[] {
  const found: Term[] = [];
  numbers.forEach((left, index) =>
    numbers.slice(index + 1).forEach((right) => {
      const opposite = (left.direction === 'up' && right.direction === 'down') || (left.direction === 'down' && right.direction === 'up');
      if (!opposite) found.push(equal(minus(left.term, right.term), minus(left.arrival, right.arrival)));
      if (left.direction !== right.direction || left.direction === 'any')
        found.push(equal(plus(left.term, right.term), plus(left.arrival, right.arrival)));
    }),
  );
  numbers.forEach((left, index) =>
    numbers.slice(index + 1).forEach((right) => {
      found.push(compare('<=', left.term, right.term), compare('<=', right.term, left.term));
      if (left.direction !== right.direction || left.direction === 'any') {
        found.push(compare('<=', left.term, plus(right.term, number(1))), compare('<=', right.term, plus(left.term, number(1))));
      }
    }),
  );
  if (numbers.length > MAX_TRIPLES) return found;
  numbers.forEach((sum) =>
    numbers.forEach((one, index) =>
      numbers.slice(index + 1).forEach((other) => {
        if (sum === one || sum === other || sum.direction === 'down') return;
        found.push(equal(minus(sum.term, plus(one.term, other.term)), minus(sum.arrival, plus(one.arrival, other.arrival))));
      }),
    ),
  );
  return found;
}

/** An index that runs round stays strictly below. */
function strict(numbers: readonly ChangedNumber[], terms: LoopTerms, term: (expr: Expr) => Term): readonly Term[] {
  return numbers.flatMap(({ term: value, direction }) =>
    direction === 'up' ? [] : terms.bounds.map(({ expr }) => compare('<', value, term(expr))),
  );
}

/**
 * What the loop does not let escape is still this method's alone; and so may be what it makes. What can be nobody's own is not guessed to
 * be, nor twice of two copies of one local.
 */
function visibilities(context: CheckContext, terms: LoopTerms, term: (expr: Expr) => Term): readonly Term[] {
  if (!context.hasLocalObjects) return [];
  const mayBeOne = (expr: Expr): boolean => 'type' in expr && expr.type.kind === 'ref' && mayBeOurs(context, expr.type.className);
  const isOwn = (expr: Expr): boolean => mayBeOne(expr) && context.mayBeOwn(expr);
  const places = terms.keptPlaces.filter(mayBeOne).slice(0, MAX_KEPT_PLACES).filter(isOwn);
  const references = new Map(terms.keptReferences.filter(isOwn).map((one) => [context.copies.get(one.name) ?? one.name, one]));
  const kept = [...references.values(), ...places].flatMap((one) => [
    equal(select(VISIBLE, term(one)), LOCAL),
    isOurs(select(VISIBLE, term(one))),
  ]);
  const changed = terms.references.filter(mayBeOne).flatMap((one) => {
    const [value, seen] = [term(one), select(VISIBLE, term(one))];
    const owned = isOwn(one) ? [or(equal(value, NULL), equal(seen, LOCAL)), or(equal(value, NULL), isOurs(seen))] : [];
    return [...owned, or(equal(value, NULL), equal(seen, ESCAPED))];
  });
  return [...kept, ...changed];
}

/**
 * The fields and elements of objects of this method's own that a loop keeps hold of stay as they were, though it writes the same field of
 * others. At most a few, since most loops write little.
 */
function unchangedPlaces(
  context: CheckContext,
  terms: LoopTerms,
  effects: Effects,
  name: string,
  term: (expr: Expr) => Term,
): { readonly before: readonly Sequential[]; readonly formulas: readonly Term[] } {
  const before: Sequential[] = [];
  const formulas: Term[] = [];
  if (!context.hasLocalObjects || effects.everything) return { before, formulas };
  for (const store of context.stores.all) {
    if (!effects.stores.has(store) || !context.relevant.has(store) || context.stores.isStatic(store)) continue;
    const field = context.stores.field(store);
    for (const one of terms.keptReferences) {
      const className = one.type.kind === 'ref' ? one.type.className : '';
      const mayHave = field
        ? context.hierarchy.isSubtype(className, field.owner)
        : className.endsWith('[]') && elementStore(elementType(className)!) === store;
      if (!mayHave || field?.id === HOLDER_FIELD || !mayBeOurs(context, className) || formulas.length >= MAX_UNCHANGED) continue;
      const current = context.stores.symbol(store);
      if (typeof current.sort === 'string') continue;
      const arrival = symbol(`${name} on arrival ${one.name} ${store}`, current.sort.value);
      before.push(assign(arrival, select(current, term(one))));
      formulas.push(equal(select(current, term(one)), arrival));
    }
  }
  return { before, formulas };
}

/** Whether this method makes something that may be such an array, seen as one of its class: where it makes nothing, it seldom fills. */
function mayFill({ localClasses, hierarchy }: CheckContext, className: string): boolean {
  return localClasses.some((name) => hierarchy.mayShare(name, className));
}

/** What has been filled in so far: every element from where the counter was on arrival up to where it is. */
function filled(context: CheckContext, terms: LoopTerms, numbers: readonly ChangedNumber[], term: (expr: Expr) => Term): readonly Term[] {
  const bound = symbol('bound filled', 'Int');
  return terms.fills
    .filter((one) => 'type' in one.array && one.array.type.kind === 'ref' && mayFill(context, one.array.type.className))
    .flatMap(({ array, index, value }) => {
      const counter = numbers.find((one) => exprEquals(one.expr, index));
      const element = 'type' in array && array.type.kind === 'ref' ? elementType(array.type.className) : undefined;
      if (!counter || !element) return [];
      const elements = (of: Expr): Term => select(context.stores.symbol(elementStore(element)), term(of));
      // Downwards, the counter goes down before or after the place is filled.
      const inside =
        counter.direction === 'up'
          ? [and(compare('<=', counter.arrival, bound), compare('<', bound, counter.term))]
          : [
              and(compare('<', counter.term, bound), compare('<=', bound, counter.arrival)),
              and(compare('<=', counter.term, bound), compare('<', bound, counter.arrival)),
            ];
      const place = select(elements(array), bound);
      const everywhere = (body: Term): Term[] =>
        inside.map((range) => ({ kind: 'quantifier', which: 'forall', variables: [bound], body: implies(range, body) }));
      if (value === undefined) return element.kind === 'ref' ? everywhere(not(equal(place, NULL))) : [];
      const source = value.kind === 'elem' ? select(elements(value.array), bound) : exprEquals(value, index) ? bound : term(value);
      return everywhere(equal(place, source));
    });
}

function distinct(formulas: readonly Term[]): readonly Term[] {
  const seen = new Set<string>();
  return formulas.filter((one) => {
    const key = JSON.stringify(one);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function nameOf(expr: Expr): string {
  return expr.kind === 'var' ? expr.name : expr.kind === 'field' || expr.kind === 'static' ? expr.field : 'it';
}

/** The candidates, each under its switch, as assumptions at the loop head. */
export function assumeCandidates(candidates: Candidates): Sequential[] {
  return candidates.list.map((candidate) =>
    candidate.fact ? { kind: 'assume', fact: candidate.fact } : assume(implies(candidate.switch, candidate.formula)),
  );
}

/** The candidates as assertions that decide about their switches and are never reported. */
export function proveCandidates(candidates: Candidates): Sequential[] {
  return candidates.list.map((candidate) => ({
    kind: 'candidate',
    condition: candidate.formula,
    switch: candidate.switch,
    ...(candidate.steers && { steers: true }),
  }));
}
