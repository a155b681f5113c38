/**
 * Locks that are made of a flag and a ghost field that says who is inside, somebody who looks at them, and a client whose action is one
 * only if nobody who looks can tell. What is looked at and what the action of the look speaks of need not be the same field: an invariant
 * makes the one say the other.
 * And invariants about constants, which are true or false whatever the store is.
 * Neighbours: `themes.ts` lists them.
 */
import type { Random } from '../random';
import { block, line, type JavaClass, type JavaField, type JavaMethod, type JavaProgram, type Node } from './tree';

function method(head: string, body: readonly Node[], ...clauses: readonly string[]): JavaMethod {
  return { clauses, head, body };
}

/** How the flag is kept: in a volatile field, in an atomic object, or in a plain field under the monitor. */
interface Flag {
  readonly imports: readonly string[];
  readonly field: JavaField;
  /** In specifications. */
  readonly read: string;
  readonly look: Node;
  readonly invariant: string;
  /** What a client must know to call; undefined: nothing. */
  readonly needs: string | undefined;
  readonly isMonitor: boolean;
  readonly take: readonly Node[];
  readonly drop: readonly Node[];
}

const taken = [line('//@ set owner = tid'), line('return;')];
const dropped = line('//@ set owner = null');

const VOLATILE: Flag = {
  imports: [],
  field: { clauses: [], text: 'private volatile boolean busy' },
  read: 'busy',
  look: line('return busy;'),
  invariant: 'busy <==> owner != null',
  needs: undefined,
  isMonitor: false,
  take: [block('while (true)', [block('/*@ atomic */', [block('if (!busy)', [line('busy = true;'), ...taken])])])],
  drop: [block('/*@ atomic */', [line('busy = false;'), dropped])],
};

const ATOMIC: Flag = {
  imports: ['java.util.concurrent.atomic.AtomicBoolean'],
  field: { clauses: [], text: 'private final AtomicBoolean busy = new AtomicBoolean()' },
  read: 'busy.value',
  look: line('return busy.get();'),
  invariant: 'busy.value <==> owner != null',
  needs: undefined,
  isMonitor: false,
  take: [block('while (true)', [block('/*@ atomic */', [block('if (busy.compareAndSet(false, true))', taken)])])],
  drop: [block('/*@ atomic */', [line('busy.set(false);'), dropped])],
};

const MONITOR: Flag = {
  imports: [],
  field: { clauses: ['guarded_by holder == tid'], text: 'private boolean busy' },
  read: 'busy',
  look: line('return busy;'),
  invariant: 'holder == null ==> (busy <==> owner != null)',
  needs: 'holder != tid',
  isMonitor: true,
  take: [
    block('while (busy)', [block('try', [line('wait();')], { head: 'catch (InterruptedException e)', body: [] })]),
    line('busy = true;'),
    line('//@ set owner = tid'),
  ],
  drop: [dropped, line('busy = false;'), line('notify();')],
};

/** A lock of a flag and a ghost, and a client of it. */
export function gates(random: Random): JavaProgram {
  const flag = random.pick([VOLATILE, ATOMIC, MONITOR]);
  const said = random.pick(['owner != null', 'owner != null', flag.read]);
  const head = (text: string): string => (flag.isMonitor ? `synchronized ${text}` : text);
  const needs = flag.needs === undefined ? [] : [`requires ${flag.needs}`];
  const needsOfGate = flag.needs === undefined ? [] : [`requires gate.${flag.needs}`];
  // Most often it tells what it sees, which takes the client its action.
  const reported = random.chance(60) ? `\\result == (${said})` : 'true';
  const seen =
    reported === 'true' ? reported : random.pick(['\\result == (gate.owner != null)', '\\result == (gate.owner != null)', 'true']);
  const look = [method(head('boolean isTaken()'), [flag.look], ...needs, `performs () { ${reported} }`)];
  const gate: JavaClass = {
    head: 'class #A',
    clauses: [`global_invariant ${flag.invariant}`],
    fields: [
      flag.field,
      {
        clauses: flag.isMonitor
          ? ['writable_if holder == tid; accessible_if owner == null || owner == tid']
          : [random.pick(['guarded_by owner == tid', 'unwritable_by_env_if owner == tid'])],
        text: 'ghost Thread owner',
      },
    ],
    methods: [
      method(
        head('void lock()'),
        flag.take,
        ...needs,
        `performs (${flag.read}, owner) { !\\old(${flag.read}) && \\old(owner) == null && ${flag.read} && owner == tid }`,
      ),
      method(
        head('void unlock()'),
        flag.drop,
        `requires owner == tid${flag.needs === undefined ? '' : ` && ${flag.needs}`}`,
        `performs (${flag.read}, owner) { !${flag.read} && owner == null }`,
      ),
      ...look,
    ],
  };
  const body = random.pick([
    [line('gate.lock();'), line('n = n + 1;'), line('gate.unlock();')],
    [line('gate.lock();'), line('n = n + 1;'), line('n = n - 1;'), line('n = n + 1;'), line('gate.unlock();')],
  ]);
  const client: JavaClass = {
    head: 'class #B',
    clauses: [],
    fields: [
      { clauses: [], text: 'private final /*@ non_null */ #A gate = new #A()' },
      { clauses: ['guarded_by gate.owner == tid'], text: 'private int n' },
    ],
    methods: [
      method('void add()', body, ...needsOfGate, 'performs (n) { n == \\old(n) + 1 }'),
      ...(random.chance(70) ? [method('boolean sees()', [line('return gate.isTaken();')], ...needsOfGate, `performs () { ${seen} }`)] : []),
    ],
  };
  return { imports: flag.imports, classes: [gate, client] };
}

/** Invariants and assumptions that speak of constants, and a class that relies on them. */
export function constants(random: Random): JavaProgram {
  const [flag, number] = [random.chance(50), random.below(3)];
  // One that is false takes all programs of its workspace with it.
  const claims = random.chance(6)
    ? ['!DEBUG ==> DEBUG', `DEBUG != ${flag}`, `MOST == ${number + 1}`, `MOST < ${number}`]
    : [`DEBUG == ${flag}`, `MOST <= ${number}`, `MOST < 2 || DEBUG == ${flag}`, 'n <= MOST || MOST <= n', '!DEBUG ==> !DEBUG'];
  // What follows from the invariant, or from what the constants are, or from neither.
  const fact = random.pick([flag ? 'DEBUG' : '!DEBUG', `MOST == ${number}`, 'DEBUG', 'MOST > 0', 'MOST < 2', 'n == 0']);
  const asks: JavaClass = {
    head: 'class #A',
    clauses: [`global_invariant ${random.pick(claims)}`],
    fields: [
      { clauses: [], text: `static final boolean DEBUG = ${flag}` },
      { clauses: [], text: `static final int MOST = ${number}` },
      { clauses: [], text: 'static volatile int n' },
    ],
    methods: [
      method('static int most()', [line('return MOST;')], `ensures \\result == ${random.chance(75) ? number : random.below(3)}`),
      method('static void put(int p)', [block(`if (p >= ${random.pick(['0', 'MOST', '1'])})`, [line('n = p;')])]),
    ].filter(() => random.chance(75)),
  };
  const relies: JavaClass = {
    head: 'class #B',
    clauses: [],
    fields: [],
    methods: [method('static void look()', [line(`//@ assert ${fact.replaceAll(/\b(DEBUG|MOST|n)\b/g, '#A.$1')}`)])],
  };
  return { imports: [], classes: [asks, relies] };
}
