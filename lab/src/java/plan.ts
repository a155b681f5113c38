/**
 * What a generated class is about: its locks, its fields with the lock that guards each, what is promised of the field, and how it is
 * written down. Every plan is one that can be kept; faults come later (`near-miss.ts`).
 * Neighbours: `body.ts` and `methods.ts` make statements that keep the plan.
 */
import type { Random } from '../random';
import type { JavaField } from './tree';

/** A lock of the class: how a section under it is written, and what its discipline says. */
export interface Lock {
  /** `this`, `lock`, `LOCK`, `rl`. */
  readonly name: string;
  /** Taken with `lock()` and `unlock()` instead of `synchronized`. */
  readonly isExplicit: boolean;
  /** `holder == tid`. */
  readonly held: string;
  /** `holder == null`. */
  readonly free: string;
}

/** What is promised of the values of a field. */
export type Shape = 'free' | 'natural' | 'bounded' | 'growing' | 'latch';

export interface Cell {
  readonly name: string;
  readonly type: 'int' | 'boolean';
  /** Undefined: every thread reads and writes it at any time (it is volatile). */
  readonly guard: Lock | undefined;
  /** Under its guard only; else others may read it at any time. */
  readonly isExclusive: boolean;
  readonly shape: Shape;
  readonly field: JavaField;
}

export interface Plan {
  readonly locks: readonly Lock[];
  readonly cells: readonly Cell[];
  /** Names of fields of type AtomicInteger, with what is promised of their values. */
  readonly atomics: readonly { readonly name: string; readonly shape: Shape }[];
  /** Two cells under one exclusive lock that are equal whenever it is free. */
  readonly pair: readonly [Cell, Cell] | undefined;
  readonly fields: readonly JavaField[];
  readonly clauses: readonly string[];
  readonly imports: readonly string[];
  /** In how many of 100 cases something is said or done that only the lock would allow, without it. */
  readonly rashness: number;
}

const LOCKS: readonly (readonly [number, Lock, JavaField | undefined])[] = [
  [60, { name: 'this', isExplicit: false, held: 'holder == tid', free: 'holder == null' }, undefined],
  [
    25,
    { name: 'lock', isExplicit: false, held: 'lock.holder == tid', free: 'lock.holder == null' },
    { clauses: [], text: 'private final Object lock = new Object()' },
  ],
  [
    8,
    { name: 'LOCK', isExplicit: false, held: 'LOCK.holder == tid', free: 'LOCK.holder == null' },
    { clauses: [], text: 'private static final Object LOCK = new Object()' },
  ],
  [
    7,
    { name: 'rl', isExplicit: true, held: 'rl.owner == tid', free: 'rl.owner == null' },
    { clauses: [], text: 'private final ReentrantLock rl = new ReentrantLock()' },
  ],
];

export function planClass(random: Random): Plan {
  const chosen = [random.weighted(LOCKS.map((one) => [one[0], one] as const))];
  if (random.chance(25)) {
    const other = random.weighted(LOCKS.map((one) => [one[0], one] as const));
    if (other !== chosen[0]) chosen.push(other);
  }
  const locks = chosen.map(([, lock]) => lock);
  const fields: JavaField[] = chosen.flatMap(([, , field]) => (field ? [field] : []));
  const imports = new Set(locks.some((lock) => lock.isExplicit) ? ['java.util.concurrent.locks.ReentrantLock'] : []);
  const clauses: string[] = [];
  const names = ['n', 'm', 'k'];
  const cells = Array.from({ length: 1 + random.below(random.chance(30) ? 3 : 2) }, (_, index) =>
    planCell(random, names[index]!, locks, clauses),
  );
  const pair = pairOf(random, cells);
  if (pair) clauses.push(`global_invariant ${pair[0].guard!.free} ==> ${pair[0].name} == ${pair[1].name}`);
  const atomics = random.chance(18) ? [planAtomic(random, clauses)] : [];
  for (const { name } of atomics) {
    fields.push({ clauses: [], text: `private final AtomicInteger ${name} = new AtomicInteger()` });
    imports.add('java.util.concurrent.atomic.AtomicInteger');
  }
  return {
    locks,
    cells,
    atomics,
    pair,
    fields: [...fields, ...cells.map((cell) => cell.field)],
    clauses,
    imports: [...imports],
    rashness: random.weighted([
      [45, 0],
      [35, 35],
      [20, 70],
    ]),
  };
}

function planCell(random: Random, name: string, locks: readonly Lock[], clauses: string[]): Cell {
  const type = random.chance(80) ? 'int' : 'boolean';
  const guard = random.chance(82) ? random.pick(locks) : undefined;
  const isExclusive = guard !== undefined && random.chance(60);
  const shape = planShape(random, name, type, guard !== undefined, clauses);
  return { name, type, guard, isExclusive, shape, field: fieldOf(random, name, type, guard, isExclusive) };
}

/** A promise that can be kept; it is added to the clauses. */
function planShape(random: Random, name: string, type: 'int' | 'boolean', isGuarded: boolean, clauses: string[]): Shape {
  if (type === 'boolean') {
    if (random.chance(40)) return 'free';
    clauses.push(`env_assumption \\old(${name}) ==> ${name}`);
    return 'latch';
  }
  const shape = random.weighted<Shape>([
    [30, 'free'],
    [25, 'natural'],
    [20, 'bounded'],
    [25, isGuarded ? 'growing' : 'natural'],
  ]);
  if (shape === 'natural') clauses.push(`global_invariant ${name} >= 0`);
  if (shape === 'bounded') clauses.push(`global_invariant ${name} >= 0 && ${name} <= 2`);
  if (shape === 'growing') clauses.push(`env_assumption ${random.pick([`\\old(${name}) <= ${name}`, `${name}' >= ${name}`])}`);
  return shape;
}

function fieldOf(random: Random, name: string, type: string, guard: Lock | undefined, isExclusive: boolean): JavaField {
  if (!guard) return { clauses: [], text: `volatile ${type} ${name}` };
  if (!isExclusive)
    return {
      clauses: [random.pick([`unwritable_by_env_if ${guard.held}`, `writable_if ${guard.held}`])],
      text: `volatile ${type} ${name}`,
    };
  const spellings = [
    [`guarded_by ${guard.held}`],
    [`guarded_by ${guard.held}`],
    [`accessible_if ${guard.held}`],
    [`writable_if ${guard.held}`, `readable_if ${guard.held}`],
  ];
  if (!guard.isExplicit && guard.name !== 'LOCK') spellings.push([`@GuardedBy("${guard.name}")`]);
  return { clauses: random.pick(spellings), text: `private ${type} ${name}` };
}

function planAtomic(random: Random, clauses: string[]): Plan['atomics'][number] {
  const name = 'a';
  const shape = random.pick<Shape>(['free', 'natural', 'growing']);
  if (shape === 'natural') clauses.push(`global_invariant ${name} != null && ${name}.value >= 0`);
  if (shape === 'growing') clauses.push(`env_assumption \\old(${name}.value) <= ${name}.value`);
  return { name, shape };
}

function pairOf(random: Random, cells: readonly Cell[]): Plan['pair'] {
  const [first, second] = cells.filter(
    (cell) => cell.type === 'int' && cell.isExclusive && cell.shape === 'free' && cell.guard!.name !== 'rl',
  );
  return first && second && first.guard === second.guard && random.chance(80) ? [first, second] : undefined;
}
