/**
 * What programs about movers are about: a gate that others may open and close, a value behind it with one or two clauses about the gate,
 * and methods that look at the gate and then say that several accesses to the value are one step. Very small, so that many are tried.
 *
 * Half of the gates stay as they are once they are what the clause asks for, the others do not; nothing here knows which programs are
 * right.
 * Neighbours: `java.ts` and `plato.ts` write the programs down.
 */
import { DISCIPLINES, type DisciplineKeyword } from '#server/diagnostics/disciplines';
import type { Random } from '../random';

/** A condition on the gate, in the words of specifications in Java and in Plato. */
export interface Condition {
  readonly java: string;
  readonly plato: string;
}

export interface Gate {
  readonly kind: 'flag' | 'count' | 'owner' | 'atomic flag' | 'atomic count' | 'monitor';
  /** Undefined: the gate is the monitor alone. */
  readonly field: 'g' | undefined;
  /** What is said of the gate itself, about the thread that changes it. */
  readonly clauses: readonly Condition[];
  /** What every step of others keeps of it: over the store before and after. */
  readonly promises: readonly Condition[];
  /** What holds of it in every store. */
  readonly invariants: readonly Condition[];
  /** The value that it begins with. */
  readonly first: string | undefined;
}

export interface Clause {
  readonly keyword: DisciplineKeyword;
  readonly condition: Condition;
  /** What it asks of the gate, without the monitor. */
  readonly about: Condition;
}

/** What a method does. Where `test` is undefined it goes on whatever the gate is. */
export interface Method {
  readonly kind: 'twice' | 'add' | 'pass' | 'write' | 'look';
  readonly isSynchronized: boolean;
  readonly test: Condition | undefined;
  /** A test in one step with the first access. */
  readonly isAtomic: boolean;
  /** How it changes the gate before (`pass`, `write`, `look`). */
  readonly gate: string | undefined;
}

export interface MoversPlan {
  readonly gate: Gate;
  readonly isStatic: boolean;
  readonly isElement: boolean;
  readonly clauses: readonly Clause[];
  readonly methods: readonly Method[];
}

/** What can be asked of a gate, each as it is and negated. */
function conditions({ kind }: Gate): readonly Condition[] {
  const both = (java: string, plato: string): readonly Condition[] => [
    { java, plato },
    { java: `!(${java})`, plato: `!(${plato})` },
  ];
  switch (kind) {
    case 'flag':
      return both('g', 'this.g');
    case 'atomic flag':
      return both('g.value', '');
    case 'count':
      return [...both('g > 0', 'this.g > 0'), ...both('g == 1', 'this.g = 1')];
    case 'atomic count':
      return both('g.value > 0', '');
    case 'owner':
      return [
        ...both('g == null', 'this.g = null'),
        { java: 'g == tid', plato: 'this.g = tid' },
        { java: 'g == tid', plato: 'this.g = tid' },
        { java: 'g == null || g == tid', plato: 'this.g = null || this.g = tid' },
      ];
    case 'monitor':
      return [{ java: 'holder == null', plato: 'this.holder = null' }];
  }
}

const HELD: Condition = { java: 'holder == tid', plato: 'this.holder = tid' };

function joined(left: Condition, op: '&&' | '||', right: Condition): Condition {
  return { java: `(${left.java}) ${op} (${right.java})`, plato: `(${left.plato}) ${op} (${right.plato})` };
}

function planClause(random: Random, gate: Gate, keyword: Clause['keyword'], isFirstOfTwo: boolean): Clause {
  const about = random.pick(conditions(gate));
  if (gate.kind === 'monitor' || (isFirstOfTwo && random.chance(75))) return { keyword, condition: HELD, about };
  // The thread itself must be able to act: with the monitor, while the others cannot, or may not yet.
  const [both, either] = keyword === 'unreadable_by_env_if' ? [75, 5] : keyword === 'readable_if' ? [5, 70] : [18, 17];
  const condition = random.weighted([
    [Math.max(5, 85 - both - either), about],
    [15, HELD],
    [both, joined(HELD, '&&', about)],
    [either, joined(HELD, '||', about)],
  ]);
  return { keyword, condition, about };
}

function planGate(random: Random, level: 'java' | 'plato'): Gate {
  const kind = random.weighted<Gate['kind']>([
    [34, 'flag'],
    [18, 'count'],
    [26, 'owner'],
    [level === 'java' ? 8 : 0, 'atomic flag'],
    [level === 'java' ? 6 : 0, 'atomic count'],
    [8, 'monitor'],
  ]);
  const clauses: Condition[] = [];
  const promises: Condition[] = [];
  const invariants: Condition[] = [];
  const value = kind.startsWith('atomic') ? 'g.value' : 'g';
  if (kind === 'owner' && random.chance(82)) clauses.push({ java: 'g == tid', plato: 'this.g = tid' });
  else if ((kind === 'flag' || kind === 'count') && random.chance(22)) clauses.push(HELD);
  if (random.chance(58)) {
    if (kind.endsWith('flag'))
      promises.push(
        random.pick([
          { java: `\\old(${value}) ==> ${value}`, plato: "this.g ==> this.g'" },
          { java: `${value} ==> \\old(${value})`, plato: "this.g' ==> this.g" },
        ]),
      );
    if (kind.endsWith('count'))
      promises.push(
        random.pick([
          { java: `\\old(${value}) <= ${value}`, plato: "this.g <= this.g'" },
          { java: `\\old(${value}) > 0 ==> ${value} > 0`, plato: "this.g > 0 ==> this.g' > 0" },
        ]),
      );
    if (kind === 'owner') promises.push({ java: '\\old(g) == tid ==> g == tid', plato: "this.g = tid ==> this.g' = tid" });
  }
  if (kind === 'flag' && clauses.length > 0 && random.chance(50))
    invariants.push({ java: 'holder == null ==> !g', plato: 'this.holder = null ==> !this.g' });
  const first = kind.endsWith('flag')
    ? random.pick(['true', 'false'])
    : kind.endsWith('count')
      ? random.pick(['0', '1'])
      : kind === 'owner'
        ? 'null'
        : undefined;
  return { kind, field: kind === 'monitor' ? undefined : 'g', clauses, promises, invariants, first };
}

/** New values of the gate that make sense. */
function changes({ kind }: Gate): readonly string[] {
  switch (kind) {
    case 'flag':
    case 'atomic flag':
      return ['true', 'false'];
    case 'count':
    case 'atomic count':
      return ['0', '1'];
    case 'owner':
      return ['tid', 'null'];
    case 'monitor':
      return [];
  }
}

/** With which test a method may well be right: where it is alone there, or where it may act. */
function sensibleTest(random: Random, gate: Gate, clause: Clause, isAlone: boolean): Condition | undefined {
  if (gate.kind === 'monitor') return undefined;
  const isExclusive = DISCIPLINES[clause.keyword].direction === 'exclusive';
  const all = conditions(gate);
  const asked = clause.about;
  if (gate.kind === 'owner') return isAlone ? random.pick([all[0]!, all[2]!, asked]) : random.pick([all[0]!, all[2]!]);
  // Conditions stand beside their negations.
  const other = all[all.indexOf(asked) ^ 1]!;
  return isExclusive === isAlone ? asked : other;
}

export function planMovers(random: Random, level: 'java' | 'plato'): MoversPlan {
  const gate = planGate(random, level);
  const keywords: readonly (readonly [number, readonly Clause['keyword'][]])[] = [
    [26, ['writable_if']],
    [16, ['accessible_if']],
    [10, ['guarded_by']],
    [8, ['unwritable_by_env_if']],
    [20, ['unwritable_by_env_if', 'unreadable_by_env_if']],
    [12, ['unwritable_by_env_if', 'readable_if']],
    [8, ['writable_if', 'readable_if']],
  ];
  const isElement = level === 'java' && random.chance(8);
  const chosen = random.weighted(keywords);
  const clauses = chosen.map((keyword, index) => planClause(random, gate, keyword, chosen.length === 2 && index === 0));
  const telling = clauses[clauses.length - 1]!;
  const asksForMonitor = [...clauses.map((one) => one.condition), ...gate.clauses, ...gate.invariants].some((one) =>
    one.java.includes('holder'),
  );
  const isStatic = !isElement && level === 'java' && !asksForMonitor && random.chance(12);
  const isReading = chosen.length === 1 && (chosen[0] === 'writable_if' || chosen[0] === 'unwritable_by_env_if' || random.chance(40));
  const method = (kind: Method['kind'], atomic: number): Method => {
    const isAlone = kind === 'twice' || kind === 'add';
    const test = random.chance(80)
      ? sensibleTest(random, gate, telling, isAlone)
      : random.chance(70)
        ? random.pick(conditions(gate))
        : undefined;
    return {
      kind,
      isSynchronized: !isStatic && random.chance(!asksForMonitor ? 8 : kind === 'look' || kind === 'pass' ? 25 : 82),
      test: gate.kind === 'monitor' && random.chance(85) ? undefined : test,
      isAtomic: random.chance(atomic),
      gate: !isAlone && changes(gate).length > 0 && random.chance(80) ? random.pick(changes(gate)) : undefined,
    };
  };
  const beside: Method = method(isReading ? 'write' : random.pick(['look', 'look', 'write'] as const), 85);
  return {
    gate,
    isStatic,
    isElement,
    clauses,
    methods: [method(isReading ? 'twice' : 'add', 0), beside, ...(random.chance(20) ? [method('pass', 0)] : [])],
  };
}
