/**
 * What is known in the initial store of a question: the invariant of the proof context at the objects that the question mentions, what
 * never changes of threads and parameters, and what Java's types say of references.
 *
 * The invariant speaks of all objects of its class; it is assumed at object terms of the question only, which is sound, and keeps
 * counterexamples possible.
 * Neighbours: `context.ts` has the invariants; `simulation.ts` and `preserve.ts` add these facts to their questions.
 * docs/soundness/qed.md#invariants-between-actions
 */
import { storesOfExpr } from '../plato/footprint';
import type { Expr, FieldDecl, Variable } from '../plato/ir';
import { isInstance } from '../sequential/logic/operators';
import {
  NULL,
  and,
  classOf,
  constantMap,
  equal,
  implies,
  mentions,
  not,
  or,
  sameTerm,
  select,
  sortOf,
  symbol,
  walk,
  type Symbol,
  type Term,
} from '../sequential/logic/terms';
import { ESCAPED, UNALLOCATED, VISIBLE } from '../sequential/logic/stores';
import { translate, type Scope } from '../sequential/logic/translate';
import { exists, isFromConstructor, localOf, threadTerm, type Point, type ThreadName, type World } from './execute';

/** A predicate over one store, of every object of a class (`this`), or of the static fields alone. */
export interface Invariant {
  readonly owner: string | undefined;
  readonly expr: Expr;
  /** As the user wrote it. */
  readonly text: string;
}

/** More instances than this are left out. */
const MOST_INSTANCES = 4000;

const EVERYWHERE = constantMap({ key: 'Ref', value: 'Int' }, ESCAPED);

/** A one-store predicate at an object, in the initial store or at a point. */
export function predicateAt(
  world: World,
  expr: Expr,
  self: Term | undefined,
  point: Point | undefined,
  purpose: 'prove' | 'assume',
  variables: ReadonlyMap<string, Term> = new Map(),
  tid: Term = threadTerm('t'),
): Term {
  const scope: Scope = {
    store: (name) => point?.stores.get(name) ?? world.stores.symbol(name),
    variables: self ? new Map([...variables, ['this', self]]) : variables,
    tid,
    visible: EVERYWHERE,
    visibleAtEntry: EVERYWHERE,
    purpose,
  };
  return translate(expr, scope);
}

/** The invariant of all objects that there are, at one of them. */
function instance(world: World, invariant: Invariant, object: Term, visible: Term | undefined, point?: Point): Term {
  return implies(
    and(not(equal(object, NULL)), isInstance(object, invariant.owner!), ...(visible ? [isMade(visible, object)] : [])),
    predicateAt(world, invariant.expr, object, point, 'assume'),
  );
}

/** Whether objects of a class may be made on the way: before, the invariant says nothing of them. The file's own are made by no method. */
export function mayBeMade(world: World, owner: string): boolean {
  return world.constructs === true || (world.makesObjects && world.hierarchy.declaration(owner)?.isLibrary !== false);
}

/** It is an object that there is. */
export function isMade(visible: Term, object: Term): Term {
  return not(equal(select(visible, object), UNALLOCATED));
}

/** Final fields that are never null once their object is made. */
function nonNullFields(world: World): readonly FieldDecl[] {
  return world.program.fields.filter((field) => field.isNonNull && field.isFinal && !field.isStatic && field.type.kind === 'ref');
}

/** Ground references of a term, outermost first. */
function referencesIn(terms: Iterable<Term>): Map<string, Term> {
  const found = new Map<string, Term>();
  for (const term of terms) {
    walk(term, (part, bound) => {
      if (part.kind === 'number' || part.kind === 'quantifier' || sortOf(part) !== 'Ref') return;
      if (part.kind === 'apply' && (part.op === 'null' || part.op === 'ite' || part.op === 'main')) return;
      let isGround = true;
      if (bound.size > 0)
        walk(part, (inner) => {
          if (inner.kind === 'symbol' && bound.has(inner.name)) isGround = false;
        });
      if (isGround) found.set(JSON.stringify(part), part);
    });
  }
  return found;
}

/** A state in the middle of two actions, where the invariant holds too if the condition does. */
export interface Between {
  readonly condition: Term;
  readonly point: Point;
}

/** Facts for a question whose formulas are `terms`. */
export function factsFor(
  world: World,
  invariants: readonly Invariant[],
  known: readonly Term[],
  terms: readonly Term[],
  between: readonly Between[] = [],
): readonly Term[] {
  const facts: Term[] = [...known];
  for (const field of world.makesObjects ? world.program.fields : []) {
    if (field.isStatic && field.type.kind === 'ref' && !world.hierarchy.declaration(field.owner)?.isLibrary)
      facts.push(exists(VISIBLE, world.stores.symbol(field.id)));
  }
  for (const one of invariants) if (one.owner === undefined) facts.push(predicateAt(world, one.expr, undefined, undefined, 'assume'));
  const nonNull = nonNullFields(world);
  const isInitial = (world.makesObjects || world.constructs === true) && terms.some((term) => mentions(term, new Set([VISIBLE.name])));
  const done = new Set<string>();
  let open = referencesIn([...terms, ...facts]);
  for (let round = 0; round < 3; round++) {
    const added: Term[] = [];
    for (const [key, object] of open) {
      if (done.has(key) || facts.length + added.length > MOST_INSTANCES) continue;
      done.add(key);
      const className = classOf(object);
      if (isInitial) added.push(...initialFacts(world, object));
      if (className !== undefined && className !== 'java.lang.Object') added.push(or(equal(object, NULL), isInstance(object, className)));
      for (const one of invariants)
        if (one.owner !== undefined && mayBe(world, className, one.owner))
          added.push(instance(world, one, object, isInitial && mayBeMade(world, one.owner) ? VISIBLE : undefined));
      for (const field of nonNull) {
        if (className !== undefined && world.hierarchy.isSubtype(className, field.owner)) {
          added.push(
            implies(
              not(equal(object, NULL)),
              not(equal(select(world.stores.symbol(field.id), object, field.type.kind === 'ref' ? field.type.className : undefined), NULL)),
            ),
          );
        }
      }
    }
    facts.push(...added);
    open = referencesIn(added);
  }
  facts.push(...inBetween(world, invariants, between, [...referencesIn(terms).values()], isInitial));
  return [...facts, ...differentOwners(world, [...referencesIn([...terms, ...facts]).values()])];
}

/** Of what is read in the initial store: objects that there are refer to such, and what constructors make they have made themselves. */
function initialFacts(world: World, object: Term): readonly Term[] {
  if (object.kind !== 'apply' || object.op !== 'select') return [];
  const [whole, index] = [object.args[0]!, object.args[1]!];
  const isField = whole.kind === 'symbol';
  const row = whole.kind === 'apply' && whole.op === 'select' && whole.args[0]!.kind === 'symbol' ? whole.args[1]! : undefined;
  const base = isField ? index : row;
  if (base === undefined || sortOf(base) !== 'Ref') return [];
  const facts = [implies(not(equal(select(VISIBLE, base), UNALLOCATED)), exists(VISIBLE, object))];
  if (isField && world.made.has(whole.name)) facts.push(or(equal(object, NULL), isFromConstructor(object)));
  return facts;
}

function inBetween(
  world: World,
  invariants: readonly Invariant[],
  between: readonly Between[],
  objects: readonly Term[],
  isInitial: boolean,
): readonly Term[] {
  return between.flatMap(({ condition, point }) =>
    invariants.flatMap((one): readonly Term[] => {
      // Elsewhere it says what it says of the initial store.
      if (![...storesOfExpr(one.expr)].some((name) => point.stores.has(name))) return [];
      if (one.owner === undefined) return [implies(condition, predicateAt(world, one.expr, undefined, point, 'assume'))];
      return objects
        .filter((object) => mayBe(world, classOf(object), one.owner!))
        .slice(0, MOST_MADE)
        .map((object) => {
          const visible = point.stores.get(VISIBLE.name) ?? VISIBLE;
          return implies(condition, instance(world, one, object, isInitial && mayBeMade(world, one.owner!) ? visible : undefined, point));
        });
    }),
  );
}

/** What constructors have made for their own object is nobody else's. */
function differentOwners(world: World, objects: readonly Term[]): readonly Term[] {
  const made = objects
    .filter(
      (one): one is Term & { readonly kind: 'apply' } =>
        one.kind === 'apply' && one.op === 'select' && one.args[0]!.kind === 'symbol' && world.made.has(one.args[0]!.name),
    )
    .slice(0, MOST_MADE);
  return made.flatMap((one, index) =>
    made.slice(index + 1).flatMap((other): Term[] => {
      const isSameField = sameTerm(one.args[0]!, other.args[0]!);
      const differ = or(equal(one, NULL), not(equal(one, other)));
      return [isSameField ? implies(not(equal(one.args[1]!, other.args[1]!)), differ) : differ];
    }),
  );
}

/** Of pairs of these, and of these at every state, there are many. */
const MOST_MADE = 24;

function mayBe(world: World, className: string | undefined, owner: string): boolean {
  return (
    className !== undefined &&
    (className === owner ||
      world.hierarchy.isSubtype(className, owner) ||
      (className !== 'java.lang.Thread' && world.hierarchy.mayShare(className, owner)))
  );
}

/** What is known of a thread in a procedure: it is a thread, and what holds of its parameters from its beginning to its end. */
export function threadFacts(
  world: World,
  thread: ThreadName,
  params: readonly Variable[],
  all: readonly Variable[],
  owner: string | undefined,
  requires: readonly Expr[],
): readonly Term[] {
  const tid = threadTerm(thread);
  const facts: Term[] = [not(equal(tid, NULL))];
  const variables = new Map<string, Term>(params.map((one) => [one.name, localOf(thread, one)]));
  const self = variables.get('this');
  if (self && owner !== undefined) facts.push(not(equal(self, NULL)), isInstance(self, owner));
  if (world.makesObjects) for (const one of all) if (one.type.kind === 'ref') facts.push(exists(VISIBLE, localOf(thread, one)));
  for (const expr of requires) facts.push(predicateAt(world, expr, undefined, undefined, 'assume', variables, tid));
  return facts;
}

/** The two arbitrary threads differ. */
export function differentThreads(): Term {
  return not(equal(threadTerm('t'), threadTerm('u')));
}

/** An arbitrary object of a class, for goals. */
export function arbitrary(owner: string): { readonly object: Symbol; readonly facts: readonly Term[] } {
  const object = symbol(`any ${owner}`, 'Ref', owner);
  return { object, facts: [not(equal(object, NULL)), isInstance(object, owner)] };
}

/** Such an object is one that there is in the end, if it may be new. */
export function madeBy(world: World, owner: string, object: Term, end: Point): readonly Term[] {
  return mayBeMade(world, owner) ? [isMade(end.stores.get(VISIBLE.name) ?? VISIBLE, object)] : [];
}
