/**
 * Whether what came of a real call is what the stub of the member claims.
 * Neighbours: `claims.test.ts`; `clause-values.ts` evaluates the clauses.
 */
import type { Clause } from '../../src/plato/ir';
import { EXCEPTION_VARIABLE, RESULT_VARIABLE } from '../../src/plato/ir';
import { isNamed } from '../../src/analyses/annotations';
import { inlineCalls } from '../../src/inline/inline';
import { operationsOf } from '../../src/plato/statements';
import { evaluate } from './clause-values';
import type { Scene } from './clause-values';
import type { Call, Report, Value } from './jvm';
import type { Stubs } from './stub-members';

export type Verdict =
  /** `how`: what was compared. */
  | { readonly kind: 'agrees'; readonly how: 'returned' | 'threw' }
  /** Its `requires` does not hold: the checker reports the call. */
  | { readonly kind: 'refused' }
  /** User code that it ran threw, or the machine had not enough memory. */
  | { readonly kind: 'callback' | 'resources' }
  | { readonly kind: 'differs'; readonly what: string }
  | { readonly kind: 'unknown'; readonly clause: string };

const REFUSAL = 'Hostile$Refusal';
/** What the virtual machine throws when it runs out of something may come anywhere in a program, and is left out everywhere (`docs/`). */
const OF_THE_MACHINE = ['java.lang.VirtualMachineError'];

/** Exceptions that no stub declares, since the checker asks for what excludes them where it translates the call. */
const ASSERTED_AT_THE_CALL: ReadonlyMap<string, string> = new Map([
  // `lower/steps/array-copies.ts`
  ['java.lang.System.arraycopy(java.lang.Object[],int,java.lang.Object[],int,int)', 'java.lang.ArrayStoreException'],
  // Only subclasses call them, and owe the invariant that the pair is not null.
  ...['ReadLock', 'WriteLock'].map(
    (name) =>
      [
        `java.util.concurrent.locks.ReentrantReadWriteLock.${name}.<init>(java.util.concurrent.locks.ReentrantReadWriteLock)`,
        'java.lang.NullPointerException',
      ] as const,
  ),
]);

/** What is the same for all calls of one report. */
export interface Judge {
  readonly constants: ReadonlyMap<string, bigint>;
  readonly isSubclass: (className: string, above: string) => boolean;
  /** The codes of what is asserted in the body of a model, with those that it calls: reported where a program calls it. */
  readonly asserts: (procedure: string) => ReadonlySet<string>;
}

/** What Java itself throws, by the code of the assertion that no program may fail. */
const JAVA_CHECKS: ReadonlyMap<string, string> = new Map([
  ['java.lang.NullPointerException', 'null-dereference'],
  ['java.lang.IndexOutOfBoundsException', 'index-out-of-bounds'],
  ['java.lang.ArrayIndexOutOfBoundsException', 'index-out-of-bounds'],
  ['java.lang.NegativeArraySizeException', 'negative-array-size'],
]);

export function judgeOf(stubs: Stubs, report: Report): Judge {
  const constants = new Map<string, bigint>();
  for (const { id, constant } of stubs.program.fields) if (constant?.kind === 'int') constants.set(id, BigInt(constant.value));
  const procedures = new Map(stubs.program.procedures.map((one) => [one.id, one]));
  const asserts = (id: string): ReadonlySet<string> => {
    const { body } = inlineCalls(stubs.program, procedures.get(id)!);
    return new Set(body === undefined ? [] : operationsOf(body).flatMap((op) => op.asserts.map((one) => one.code)));
  };
  return {
    constants,
    asserts,
    isSubclass: (className, above) => className === above || (report.supers.get(className)?.has(above) ?? false),
  };
}

/** A value of a class whose methods all throw, or that may hold one. */
function isHostile(value: Value): boolean {
  return typeof value === 'object' && value?.kind === 'object' && !/^java\.lang\.(?:String|Integer|Long|Object)$/.test(value.className);
}

export function judge(call: Call, { constants, isSubclass, asserts }: Judge): Verdict {
  const {
    member: { procedure, method, isModelled },
  } = call;
  const variables = new Map<string, Value>();
  method.params.forEach((one, index) => variables.set(one.name, call.args[index]!));
  if (!method.isStatic && call.self !== undefined) variables.set('this', call.self);
  if (call.outcome === 'returns' && call.result !== undefined) variables.set(RESULT_VARIABLE, call.result);
  if (call.outcome === 'throws') variables.set(EXCEPTION_VARIABLE, call.result!);
  const given = [...call.args, ...(method.isConstructor || call.self === undefined ? [] : [call.self])];
  const scene: Scene = { variables, constants, isSubclass, given };
  const holds = (clause: Clause): boolean | undefined => evaluate(clause.expr, scene) as boolean | undefined;
  for (const one of procedure.requires) {
    const isMet = holds(one);
    // Clauses of models speak of fields of the model.
    if (isMet === undefined && isModelled) return { kind: 'refused' };
    if (isMet === undefined) return { kind: 'unknown', clause: `requires ${one.text}` };
    if (!isMet) return { kind: 'refused' };
  }
  // A method that may run any code of the program: what it throws then is that code's.
  const thrown = call.outcome === 'throws' ? (call.result as { readonly className: string }).className : undefined;
  if (thrown === REFUSAL) {
    // The call itself was one of a method of the program.
    if (typeof call.self === 'object' && call.self?.kind === 'object' && call.self.className.startsWith('Hostile$'))
      return { kind: 'callback' };
    const said = method.annotations.find(isNamed('Asks'))?.values;
    const ofHeld = method.annotations.find(isNamed('AsksHeld'))?.values;
    if (ofHeld !== undefined && !call.args.some(isHostile) && !ofHeld.includes(call.asked ?? ''))
      return { kind: 'differs', what: `calls \`${call.asked}\` of what it holds` };
    return said === undefined || said.includes(call.asked ?? '')
      ? { kind: 'callback' }
      : { kind: 'differs', what: `calls \`${call.asked}\` of what it is given` };
  }
  if (thrown !== undefined && OF_THE_MACHINE.some((one) => isSubclass(thrown, one))) return { kind: 'resources' };
  if (thrown !== undefined && ASSERTED_AT_THE_CALL.get(procedure.id) === thrown) return { kind: 'refused' };
  if (isModelled) {
    if (thrown === undefined || procedure.mayThrow) return { kind: 'agrees', how: thrown === undefined ? 'returned' : 'threw' };
    return asserts(procedure.id).has(JAVA_CHECKS.get(thrown) ?? '') ? { kind: 'refused' } : { kind: 'differs', what: `throws ${thrown}` };
  }
  if (call.hasWaited && procedure.mayWait !== true && method.name !== 'sleep') return { kind: 'differs', what: 'waits' };
  if (call.outcome === 'open') return { kind: 'agrees', how: 'returned' };
  for (const position of call.written) {
    const name = position === 0 ? 'this' : method.params[position - 1]!.name;
    if (!procedure.modifies?.some((one) => one.kind === 'allElements' && one.array.kind === 'var' && one.array.name === name))
      return { kind: 'differs', what: `writes elements of \`${name}\`` };
  }
  if (thrown !== undefined) {
    if (!procedure.mayThrow) return { kind: 'differs', what: `throws ${thrown}` };
    for (const { className, clause } of procedure.exsures) {
      if (!isSubclass(thrown, className)) continue;
      const isSo = holds(clause);
      if (isSo === undefined) return { kind: 'unknown', clause: `exsures ${clause.text}` };
      if (!isSo) return { kind: 'differs', what: `throws ${thrown}, against \`${clause.text}\`` };
    }
    return { kind: 'agrees', how: 'threw' };
  }
  for (const one of procedure.ensures) {
    const isSo = holds(one);
    if (isSo === undefined) return { kind: 'unknown', clause: `ensures ${one.text}` };
    if (!isSo) return { kind: 'differs', what: `returns against \`${one.text}\`` };
  }
  return { kind: 'agrees', how: 'returned' };
}
