/**
 * A program about movers, as Java.
 * Neighbours: `plan.ts` says what is in it; `../java/themes.ts` has it among the themes.
 */
import { block, line, type JavaField, type JavaMethod, type JavaProgram, type Node } from '../java/tree';
import type { Random } from '../random';
import { planMovers, type Condition, type Gate, type Method, type MoversPlan } from './plan';

export function moversInJava(random: Random): JavaProgram {
  const plan = planMovers(random, 'java');
  const { gate } = plan;
  const isAtomic = gate.kind.startsWith('atomic');
  const atomicClass = gate.kind === 'atomic flag' ? 'AtomicBoolean' : 'AtomicInteger';
  return {
    imports: isAtomic ? [`java.util.concurrent.atomic.${atomicClass}`] : [],
    classes: [
      {
        head: 'class #A',
        fields: [...gateField(plan, atomicClass), valueField(plan)],
        clauses: [
          ...gate.promises.map((one) => `env_assumption ${one.java}`),
          ...gate.invariants.map((one) => `global_invariant ${one.java}`),
        ],
        methods: plan.methods.map((method, index) => methodOf(plan, method, index)),
      },
    ],
  };
}

function gateField({ gate, isStatic }: MoversPlan, atomicClass: string): readonly JavaField[] {
  if (gate.field === undefined) return [];
  const modifiers = isStatic ? 'static ' : '';
  const clauses = gate.clauses.map((one) => `unwritable_by_env_if ${one.java}`);
  switch (gate.kind) {
    case 'flag':
      return [{ clauses, text: `${modifiers}volatile boolean g = ${gate.first}` }];
    case 'count':
      return [{ clauses, text: `${modifiers}volatile int g = ${gate.first}` }];
    case 'owner':
      return [{ clauses, text: `${modifiers}volatile Thread g` }];
    default:
      return [{ clauses, text: `${modifiers}final ${atomicClass} g = new ${atomicClass}(${gate.first})` }];
  }
}

function valueField({ clauses, isStatic, isElement }: MoversPlan): JavaField {
  if (isElement) return { clauses: clauses.map((one) => `${one.keyword}[i] ${one.condition.java}`), text: 'final int[] a = new int[1]' };
  return { clauses: clauses.map((one) => `${one.keyword} ${one.condition.java}`), text: `${isStatic ? 'static ' : ''}volatile int x` };
}

/** A condition on the gate in code: what specifications call `tid`, `value` and `holder` has other names there. */
function tested(condition: Condition): string {
  return condition.java
    .replaceAll('g == tid', 'g == Thread.currentThread()')
    .replaceAll('g.value', 'g.get()')
    .replaceAll('holder == null', '!Thread.holdsLock(this)');
}

function changed(gate: Gate, value: string): Node {
  // Taken from nobody, given back by its owner.
  if (gate.kind === 'owner') {
    const [test, next] = value === 'tid' ? ['g == null', 'Thread.currentThread()'] : ['g == Thread.currentThread()', 'null'];
    return block('/*@ atomic */', [block(`if (${test})`, [line(`g = ${next};`)])]);
  }
  if (gate.kind.startsWith('atomic')) return line(`g.set(${value});`);
  return line(`g = ${value};`);
}

function methodOf(plan: MoversPlan, method: Method, index: number): JavaMethod {
  const x = plan.isElement ? 'a[0]' : 'x';
  const head = (result: string, name: string, params = ''): string =>
    `${plan.isStatic ? 'static ' : ''}${method.isSynchronized ? 'synchronized ' : ''}${result} ${name}${index}(${params})`;
  const when = (body: readonly Node[]): readonly Node[] => {
    const guarded = method.test ? [block(`if (${tested(method.test)})`, body)] : body;
    return method.isAtomic ? [block('/*@ atomic */', guarded)] : guarded;
  };
  const before = method.gate === undefined ? [] : [changed(plan.gate, method.gate)];
  switch (method.kind) {
    case 'twice':
      return {
        clauses: ['performs () { \\result == 0 }'],
        head: head('int', 'twice'),
        body: [...when([line(`int p = ${x};`), line(`int q = ${x};`), line('return p - q;')]), ...(method.test ? [line('return 0;')] : [])],
      };
    case 'add':
      return {
        clauses: [`performs (${x}) { ${x} == \\old(${x}) || ${x} == \\old(${x}) + 2 }`],
        head: head('void', 'add'),
        body: when([line(`${x} = ${x} + 1;`), line(`${x} = ${x} + 1;`)]),
      };
    case 'pass':
      return { clauses: [], head: head('void', 'pass'), body: before };
    case 'write':
      return { clauses: [], head: head('void', 'write'), body: [...before, ...when([line(`${x} = 1;`)])] };
    case 'look':
      return {
        clauses: before.length > 0 ? [] : [`performs () { \\result == ${x} || \\result == 0 }`],
        head: head('int', 'look'),
        body: [...before, line('int r = 0;'), ...when([line(`r = ${x};`)]), line('return r;')],
      };
  }
}
