/**
 * Facts about all objects, instantiated at the object terms that the condition mentions
 * (docs/soundness/prover.md#instances-instead-of-quantifiers). Assuming fewer instances than the fact has is sound; that is why rounds and
 * numbers may be bounded.
 *
 * Also here: what is true of types, lengths and literals at the terms where it can matter.
 * Soundness: docs/soundness/prover.md#instances-instead-of-quantifiers,
 * docs/soundness/prover.md#facts-about-a-class, docs/soundness/prover.md#entries-of-ghost-maps.
 * Neighbours: `passify.ts` gives the condition, `smt.ts` prints the result.
 */
import { HOLDER_FIELD, OBJECT_CLASS, STRING_TEXT } from '../plato/ir';
import type { ObjectFact } from '../sequential/logic/ir';
import { OTHER, TID } from '../sequential/logic/threads';
import type { Hierarchy } from '../sequential/logic/hierarchy';
import { functionOf, isInstance } from '../sequential/logic/operators';
import {
  NULL,
  apply,
  classOf,
  equal,
  implies,
  isTrue,
  not,
  number,
  sortOf,
  substitute,
  walk,
  type Symbol,
  type Term,
} from '../sequential/logic/terms';
import { ClassQuestions, classInstances } from './class-instances';
import { onlyCompared } from './compared';
import type { Condition } from './condition';
import { instantiateIndices, type IndexedFact } from './indices';
import { Demand, storeOf } from './demand';
import { keyOf } from './key';
import { Said } from './said';

/** How many instances a condition may have; beyond it further ones are left out. */
const MAX_INSTANCES = 60_000;

/** With more pairs of facts and objects, only instances that something later can need are made of what steps leave as it is. */
const MANY_PAIRS = 20_000;

/** All constraints of the condition, facts instantiated. `near`: at these objects and at what is always there alone, by their keys. */
export function instantiate(condition: Condition, hierarchy: Hierarchy, near?: ReadonlySet<string>): readonly Term[] {
  const constraints: Term[] = condition.constraints.map((constraint) => constraint.term).filter((term) => !isTrue(term));
  const isOnlyCompared = onlyCompared(condition);
  const candidates = [...candidatesOf(condition)].filter(
    ({ term }) => near === undefined || isThreadConstant(term) || near.has(keyOf(term)),
  );
  const uses = usesOf(condition);
  let count = 0;
  const said = new Said();
  const demand = isLong(condition, candidates) ? new Demand(condition, uses, hierarchy) : undefined;
  const indexed: IndexedFact[] = [];
  for (const { guard, node, fact, position } of condition.facts) {
    if (fact.isStatic) {
      indexed.push({ guard, body: fact.body, indices: fact.indices ?? [] });
      continue;
    }
    for (const { term, birth } of candidates) {
      if (count >= MAX_INSTANCES) break;
      if (birth > position && fact.wholeHistory !== true) continue;
      if (fact.sparesThreads && isThreadConstant(term)) continue;
      if ((fact.carries !== undefined || fact.className === OBJECT_CLASS) && isOnlyCompared(term)) continue;
      if (!isLookedAtAs(term, fact, uses, hierarchy)) continue;
      if (demand && fact.carries !== undefined && !demand.isRead(fact.carries, term, position)) continue;
      if (fact.lasting !== undefined && node && !said.isNew(fact.lasting, term, node)) continue;
      const body = substitute(fact.body, new Map([[fact.variable.name, term]]));
      count++;
      if (fact.indices) indexed.push({ guard, body, indices: fact.indices });
      else constraints.push(guard ? implies(guard, body) : body);
    }
  }
  for (const instance of instantiateIndices(indexed, constraints, MAX_INSTANCES)) constraints.push(instance);
  for (const fact of theory(constraints, hierarchy)) constraints.push(fact);
  return constraints;
}

/** Whether there are very many pairs of facts and objects that were met before them. */
function isLong({ facts }: Condition, objects: readonly ObjectTerm[]): boolean {
  let pairs = 0;
  for (const { position } of facts) for (const { birth } of objects) if (birth <= position) pairs++;
  return pairs > MANY_PAIRS;
}

interface ObjectTerm {
  readonly term: Term;
  /** The first constraint that mentions it. */
  readonly birth: number;
}

/**
 * The object terms at which facts are instantiated: every constant that stands for an object, and dereferences in assumptions. A defined
 * constant stands for its definition. Who holds a monitor is compared, never dereferenced, and of what a goal alone mentions only the
 * initial store's objects matter.
 */
function candidatesOf(condition: Condition): Iterable<ObjectTerm> {
  const found = new Map<string, ObjectTerm>();
  condition.constraints.forEach(({ term: constraint, isGoal }, index) => {
    const definition =
      constraint.kind === 'apply' && constraint.op === '=' && constraint.args[0]!.kind === 'symbol' ? constraint.args[1] : undefined;
    walk(constraint, (term, bound) => {
      if (term.kind === 'number' || term.kind === 'quantifier' || term.sort !== 'Ref' || term === definition) return;
      if (term.kind === 'apply') {
        if ((isGoal && !isFirstVersion(term)) || term.op === 'null' || term.op === 'ite' || term.means?.kind === 'skolem') return;
        if (term.op === 'select' && isHolderStore(term.args[0]!)) return;
      }
      if (bound.size > 0 && mentionsBound(term, bound)) return;
      const key = keyOf(term);
      if (!found.has(key)) found.set(key, { term, birth: birthOf(term, index, found) });
    });
  });
  return found.values();
}

/**
 * A dereference (of an object, or of an element of an array) in the initial store, or of a final field: the object that a goal's condition
 * keeps speaking of.
 */
function isFirstVersion(term: Term & { readonly kind: 'apply' }): boolean {
  if (term.op !== 'select') return false;
  const map = term.args[0]!;
  const root = map.kind === 'apply' && map.op === 'select' ? map.args[0]! : map;
  return root.kind === 'symbol' && root.isVersion !== true;
}

/** What the initial store, or a final field, refers to is there as soon as the object that refers to it. */
function birthOf(term: Term, index: number, found: ReadonlyMap<string, ObjectTerm>): number {
  if (isWitness(term)) return 0;
  if (term.kind !== 'apply' || !isFirstVersion(term)) return index;
  const map = term.args[0]!;
  const base = map.kind === 'apply' && map.op === 'select' ? map.args[1]! : term.args[1]!;
  return Math.min(index, found.get(keyOf(base))?.birth ?? birthOf(base, index, found));
}

/** The arbitrary object of a class is there from the start, though the first goal that speaks of it comes later. */
function isWitness(term: Term): boolean {
  return term.kind === 'symbol' && term.role?.kind === 'arbitrary';
}

function isHolderStore(map: Term): boolean {
  return map.kind === 'symbol' && storeOf(map) === HOLDER_FIELD;
}

function isThreadConstant(term: Term): boolean {
  return (term.kind === 'apply' && term.op === 'main') || (term.kind === 'symbol' && (term.name === TID.name || term.name === OTHER.name));
}

function mentionsBound(term: Term, bound: ReadonlySet<string>): boolean {
  let found = false;
  walk(term, (part) => {
    if (part.kind === 'symbol' && bound.has(part.name)) found = true;
  });
  return found;
}

/** For terms without a class of their own: the classes whose fields are read or written at them. */
function usesOf(condition: Condition): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const { term: constraint } of condition.constraints) {
    walk(constraint, (term) => {
      if (term.kind !== 'apply' || (term.op !== 'select' && term.op !== 'store') || term.args[0]!.kind !== 'symbol') return;
      const object = term.args[1]!;
      const owner = ownerOfStore(term.args[0]!);
      if (owner === undefined || sortOf(object) !== 'Ref' || ((classOf(object) ?? OBJECT_CLASS) !== OBJECT_CLASS && !isEntry(object)))
        return;
      const key = keyOf(object);
      found.set(key, (found.get(key) ?? new Set<string>()).add(owner));
    });
  }
  return found;
}

function isOfElements({ role }: Symbol): boolean {
  return role?.kind === 'store' && role.isOfElements === true;
}

/** The class that declares the field of a store, of a copy or a version of it. */
function ownerOfStore(symbol: Symbol): string | undefined {
  const id = storeOf(symbol);
  const dot = id?.lastIndexOf('.') ?? -1;
  return id === undefined || dot < 0 || id === HOLDER_FIELD ? undefined : id.slice(0, dot);
}

/**
 * Whether the term is looked at as an object of the fact's class: its class is above or below, and if it is known as an object merely,
 * fields of such a class are used at it. The arbitrary object that goals speak of may be of any class. That a runnable may be a lock as
 * well does not matter: where a program finds out, the lock is another term, and equality does the rest.
 */
function isLookedAtAs(
  term: Term,
  { className, elements, exactly }: ObjectFact,
  uses: ReadonlyMap<string, ReadonlySet<string>>,
  hierarchy: Hierarchy,
): boolean {
  if (elements !== undefined)
    return (!isEntry(term) || uses.has(keyOf(term))) && hierarchy.mayHaveElements(classOf(term) ?? OBJECT_CLASS, elements);
  if (exactly !== undefined)
    return exactly.some((name) =>
      isLookedAtAsOne(term, name, uses, (known) => hierarchy.mayBe(name, known) || !hierarchy.declaration(known)),
    );
  return isLookedAtAsOne(term, className, uses, (known) => mayBe(known, className, hierarchy));
}

/** The same for one class; `isSuch` says whether an object of it is one of what is known of the term. */
function isLookedAtAsOne(
  term: Term,
  className: string,
  uses: ReadonlyMap<string, ReadonlySet<string>>,
  isSuch: (known: string) => boolean,
): boolean {
  // What a ghost map leads to is mostly compared.
  if (className !== OBJECT_CLASS && isEntry(term) && !uses.has(keyOf(term))) return false;
  if (className !== OBJECT_CLASS && !isWitness(term) && (classOf(term) ?? OBJECT_CLASS) === OBJECT_CLASS) {
    return [...(uses.get(keyOf(term)) ?? [])].some(isSuch);
  }
  return isSuch(classOf(term) ?? OBJECT_CLASS);
}

/** `m[k]`, of a map that a field holds; elements of arrays are none. */
function isEntry(term: Term): boolean {
  if (term.kind !== 'apply' || term.op !== 'select') return false;
  const map = term.args[0]!;
  const root = map.kind === 'apply' && map.op === 'select' ? map.args[0]! : map;
  return root.kind === 'symbol' && typeof root.sort !== 'string' && !isOfElements(root) && (map !== root || root.sort.key !== 'Ref');
}

/** Whether what is known as the one class may be looked at as the other. */
function mayBe(known: string, className: string, hierarchy: Hierarchy): boolean {
  if (!hierarchy.declaration(known) || !hierarchy.declaration(className)) return hierarchy.mayShare(known, className);
  return hierarchy.isSubtype(known, className) || hierarchy.isSubtype(className, known);
}

/** Ground facts about types, lengths and literals. */
function theory(constraints: readonly Term[], hierarchy: Hierarchy): readonly Term[] {
  const questions = new ClassQuestions();
  const lengths = new Map<string, Term>();
  const literals = new Map<string, Term>();
  const explained = new Set<Term>();
  let hasTexts = false;
  for (const constraint of constraints) {
    walk(constraint, (term, bound) => {
      if (term.kind !== 'apply') return;
      const isGround = bound.size === 0 || !mentionsBound(term, bound);
      if (term.means?.kind === 'instance') questions.isInstance(term.args[0]!, term.means.className, isGround);
      if (term.means?.kind === 'class') questions.exact.add(term.means.className);
      if (term.means?.kind === 'literal') literals.set(term.op, term);
      if (term.means?.kind === 'function' && term.means.name === STRING_TEXT) hasTexts = true;
      if (!isGround) return;
      if (isOfOneClass(term)) {
        questions.compares(term.args[0].args[0]!, term.args[1].means.className);
        explained.add(term.args[0]);
      }
      if (term.op === 'dynamicType' && !explained.has(term)) questions.compares(term.args[0]!, undefined);
      if (term.op === 'length') lengths.set(keyOf(term), term);
    });
  }
  const facts: Term[] = [];
  const texts = [...literals.values()]
    .filter((term) => term.kind === 'apply' && term.means?.kind === 'literal' && term.means.of === 'string')
    .map((term) => functionOf(STRING_TEXT, [term], 'Int'));
  if (hasTexts && texts.length > 1) facts.push(apply('distinct', texts, 'Bool'));
  for (const term of lengths.values()) facts.push(apply('>=', [term, number(0)], 'Bool'));
  facts.push(...literalFacts([...literals.values()], questions, hierarchy), ...classInstances(questions, hierarchy));
  return facts;
}

/** `dynamicType(o) = C`, as `isExactly` makes it. */
function isOfOneClass(term: Application): term is Application & {
  readonly args: readonly [Application, Application & { readonly means: { readonly kind: 'class'; readonly className: string } }];
} {
  const [left, right] = term.args;
  return term.op === '=' && left?.kind === 'apply' && left.op === 'dynamicType' && right?.kind === 'apply' && right.means?.kind === 'class';
}

/** String and class literals are objects, each its own. */
function literalFacts(literals: readonly Term[], questions: ClassQuestions, hierarchy: Hierarchy): readonly Term[] {
  const facts: Term[] = [];
  for (const literal of literals) {
    const className = literal.kind === 'apply' ? literal.className : undefined;
    facts.push(not(equal(literal, NULL)));
    // Fields of one's own hold what was made for them.
    facts.push(equal(apply('home of array', [literal], 'Int'), number(-1)));
    if (className === undefined) continue;
    const isAsked = questions.classes.has(className);
    if (isAsked) {
      facts.push(isInstance(literal, className));
      questions.isInstance(literal, className, true);
    }
    // A string or a class literal is of its own class exactly. What shares no object with that follows.
    for (const name of questions.classes)
      if (!hierarchy.isSubtype(className, name) && !(isAsked && !hierarchy.mayShare(className, name)))
        facts.push(not(isInstance(literal, name)));
  }
  if (literals.length > 1) facts.push(apply('distinct', literals, 'Bool'));
  return facts;
}

type Application = Extract<Term, { readonly kind: 'apply' }>;
