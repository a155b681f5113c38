/**
 * Facts about the classes of objects (`type-facts.ts`), at the objects of a condition at which they can matter: a fact that says something
 * of those of a class is instantiated where the condition, or another such instance, asks whether an object is of that class. One that
 * speaks of two classes needs to stand at one of them only: where the other is asked of another term for the same object, the two terms
 * are equal, and so is what is known of them.
 *
 * That no object is of two classes of a group is said by a name for the one that it is of, so that a group costs each object as many facts
 * as it is asked for classes of it, and not as many as the group has pairs.
 * Soundness: docs/soundness/prover.md#facts-about-a-class.
 * Neighbours: `instantiate.ts` is its only user.
 */
import type { Hierarchy } from '../sequential/logic/hierarchy';
import { exactClass, isExactly, isInstance } from '../sequential/logic/operators';
import { NULL, and, apply, equal, implies, not, type Term } from '../sequential/logic/terms';
import { keyOf } from './key';
import { typeFacts, type TypeFacts } from './type-facts';

/** What is asked of an object. */
interface Asked {
  readonly object: Term;
  readonly classes: Set<string>;
  /** The classes that its own is compared with; `any` where it is compared with something else. */
  readonly compared: Set<string>;
  isComparedAnyhow: boolean;
}

/** Where a condition asks for classes. */
export class ClassQuestions {
  /** All classes of which it is asked whether an object is of them. */
  readonly classes = new Set<string>();
  /** All classes with which the class of an object is compared. */
  readonly exact = new Set<string>();
  private readonly objects = new Map<string, Asked>();
  /** Asked under a quantifier: of any object. */
  private readonly ofAny = new Set<string>();

  isInstance(object: Term, className: string, isGround: boolean): void {
    this.classes.add(className);
    if (isGround) this.at(object).classes.add(className);
    else this.ofAny.add(className);
  }

  /** `className`: absent where it is compared with what is no class of the condition. */
  compares(object: Term, className: string | undefined): void {
    const asked = this.at(object);
    if (className === undefined) asked.isComparedAnyhow = true;
    else asked.compared.add(className);
  }

  all(): Iterable<Asked> {
    for (const asked of this.objects.values()) for (const name of this.ofAny) asked.classes.add(name);
    return this.objects.values();
  }

  private at(object: Term): Asked {
    const key = keyOf(object);
    const known = this.objects.get(key);
    if (known) return known;
    const asked: Asked = { object, classes: new Set(), compared: new Set(), isComparedAnyhow: false };
    this.objects.set(key, asked);
    return asked;
  }
}

/** The facts, at every object of which something is asked. */
export function classInstances(questions: ClassQuestions, hierarchy: Hierarchy): readonly Term[] {
  const names = [...questions.classes];
  const known = indexed(typeFacts(names, questions.exact, hierarchy));
  const facts: Term[] = names.map((name) => not(isInstance(NULL, name)));
  for (const asked of questions.all()) {
    const { object } = asked;
    if (object.kind === 'apply' && object.op === 'null') continue;
    for (const name of asked.isComparedAnyhow ? questions.exact : asked.compared) {
      for (const base of known.exactly.get(name)?.is ?? []) {
        facts.push(implies(and(isExactly(object, name), not(equal(object, NULL))), isInstance(object, base)));
        asked.classes.add(base);
      }
    }
    // What is added meanwhile is visited, too.
    for (const name of asked.classes) {
      for (const base of known.above.get(name) ?? []) {
        facts.push(implies(isInstance(object, name), isInstance(object, base)));
        asked.classes.add(base);
      }
      const group = known.groupOf.get(name);
      if (group !== undefined) facts.push(implies(isInstance(object, name), equal(theOneOf(group, object), exactClass(name))));
      for (const other of known.apart.get(name) ?? []) facts.push(not(and(isInstance(object, name), isInstance(object, other))));
      for (const exact of known.excludedBy.get(name) ?? []) facts.push(implies(isExactly(object, exact), not(isInstance(object, name))));
    }
  }
  const types = [...new Set([...questions.exact, ...known.groupOf.keys()])].map(exactClass);
  if (types.length > 1) facts.push(apply('distinct', types, 'Bool'));
  return facts;
}

/** The class of the group that the object is of, if it is of one. */
function theOneOf(group: number, object: Term): Term {
  return apply(`class among ${group}`, [object], 'Type');
}

interface Indexed {
  readonly above: ReadonlyMap<string, readonly string[]>;
  /** The pairs that no group has, by their first. */
  readonly apart: ReadonlyMap<string, readonly string[]>;
  readonly groupOf: ReadonlyMap<string, number>;
  readonly exactly: TypeFacts['exactly'];
  /** By class, those whose objects are not of it. */
  readonly excludedBy: ReadonlyMap<string, readonly string[]>;
}

function indexed({ above, apart, exactly }: TypeFacts): Indexed {
  const groupOf = groups(apart);
  return {
    above: grouped(above),
    apart: grouped(apart.filter(([one, other]) => groupOf.get(one) === undefined || groupOf.get(one) !== groupOf.get(other))),
    groupOf,
    exactly,
    excludedBy: grouped([...exactly].flatMap(([name, { isNot }]) => isNot.map((other) => [other, name] as const))),
  };
}

/** Groups of three or more classes of which no two share an object: each class in the first group in which it fits. */
function groups(apart: readonly (readonly [string, string])[]): ReadonlyMap<string, number> {
  const neighbours = grouped(apart.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]));
  const found: Set<string>[] = [];
  for (const [name, others] of neighbours) {
    const apartFrom = new Set(others);
    const group = found.find((members) => [...members].every((member) => apartFrom.has(member)));
    if (group) group.add(name);
    else found.push(new Set([name]));
  }
  return new Map(
    found.filter((members) => members.size > 2).flatMap((members, index) => [...members].map((name) => [name, index] as const)),
  );
}

function grouped(pairs: readonly (readonly [string, string])[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [one, other] of pairs) found.set(one, [...(found.get(one) ?? []), other]);
  return found;
}
