/**
 * The client of a run as Java: how the objects of the set-up are made, and what each thread calls with which values. What no client in Java
 * could do (write ghost state, take a monitor by itself and keep it over calls that the run does not tell) is refused.
 * Neighbours: `oracle/scenario.ts` says what a client does; `main-class.ts` prints what is made here.
 */
import type { Model } from '../oracle/model';
import type { Run } from '../oracle/explore';
import { isOwnStep, OBSERVE, type Scenario } from '../oracle/scenario';
import type { SmallStep } from '../oracle/violation';
import type { State } from '../oracle/state';
import { Ref, type Value } from '../oracle/values';
import { HOLDER_FIELD, type Procedure } from '../plato/ir';
import type { MethodDecl, TypeRef } from '../syntax/ast';
import { NotJava } from './java-expression';

export interface ClientThread {
  readonly number: number;
  readonly kind: 'new' | 'main' | { readonly own: string };
  /** Java statements, each with the number of the step that it is; `opens` begins a block that holds a monitor until the end. */
  readonly calls: readonly {
    readonly step: number;
    readonly java: string;
    readonly opens: boolean;
    readonly result: 'int' | 'bool' | undefined;
  }[];
}

export interface Client {
  readonly setup: readonly string[];
  readonly threads: readonly ClientThread[];
  /** Java names of the objects of the set-up, with their classes. */
  readonly objects: readonly { readonly ref: Ref; readonly name: string; readonly className: string }[];
  /** What it calls. */
  readonly called: readonly Procedure[];
}

/** `declarationOf` finds the declaration of a procedure in the user's files, `text` its parts. */
export function clientOf(
  model: Model,
  scenario: Scenario,
  run: Run,
  declarationOf: (procedure: Procedure) => MethodDecl | undefined,
): Client {
  const objects = run.end.objects.map((ref, index) => ({ ref, name: `o${index}`, className: run.end.store.heap[ref.id]!.className }));
  const objectOf = (ref: Ref): string | undefined => objects.find((one) => one.ref === ref)?.name;
  const setup: string[] = [];
  for (const step of run.steps) {
    const initial = step.before.threads[step.thread]!;
    if (step.before.isRunning || initial.frames.length > 0 || step.instruction) continue;
    const call = initial.script[initial.done]!;
    if (!scenario.setup.includes(call)) continue;
    const procedure = model.procedure(call.procedure)!;
    if (procedure.kind !== 'constructor') throw new NotJava('the set-up calls a method');
    setup.push(
      `${procedure.owner} ${objects[setup.length]!.name} = new ${procedure.owner}(${argumentsOf(model, procedure, step, objectOf, declarationOf).join(', ')});`,
    );
  }
  const last = run.steps.at(-1)?.before ?? run.end;
  const threads = last.threads.flatMap((thread, number): ClientThread[] => {
    if (number === 0 || thread.script.length === 0) return [];
    const first = thread.script.find((one) => !isOwnStep(one));
    const own = objectOf(thread.tid);
    const calls = run.steps.flatMap((step, index) =>
      step.thread === number && step.before.isRunning && step.before.threads[number]!.frames.length === 0
        ? [clientStep(model, step, index, objectOf, declarationOf)]
        : [],
    );
    return [{ number, kind: thread.tid === model.main && first ? 'main' : own !== undefined ? { own } : 'new', calls }];
  });
  const called = [...scenario.setup, ...scenario.threads.flat()].flatMap((one) => model.procedure(one.procedure) ?? []);
  return { setup, threads, objects, called };
}

function clientStep(
  model: Model,
  step: SmallStep,
  index: number,
  objectOf: (ref: Ref) => string | undefined,
  declarationOf: (procedure: Procedure) => MethodDecl | undefined,
): ClientThread['calls'][number] {
  const thread = step.before.threads[step.thread]!;
  const call = thread.script[thread.done]!;
  if (call.procedure === OBSERVE) throw new NotJava('it shows only to an observer of all fields at once');
  if (isOwnStep(call)) return { step: index, ...preparation(model, step, objectOf), result: undefined };
  const procedure = model.procedure(call.procedure)!;
  const args = argumentsOf(model, procedure, step, objectOf, declarationOf).join(', ');
  if (procedure.kind === 'constructor') return { step: index, java: `new ${procedure.owner}(${args});`, opens: false, result: undefined };
  const receiver = call.receiver === undefined ? procedure.owner : objectOf(step.before.objects[call.receiver]!);
  const name = declarationOf(procedure)?.name.name;
  if (receiver === undefined || name === undefined) throw new NotJava(`\`${procedure.display}\` cannot be called from outside`);
  const result = procedure.result?.kind === 'int' || procedure.result?.kind === 'bool' ? procedure.result.kind : undefined;
  return { step: index, java: `${receiver}.${name}(${args});`, opens: false, result };
}

function preparation(
  model: Model,
  step: SmallStep,
  objectOf: (ref: Ref) => string | undefined,
): { readonly java: string; readonly opens: boolean } {
  const write = step.writes[0];
  const after = step.after;
  if (!write || !after) throw new NotJava('the client goes wrong by itself');
  const field = model.fields.get(write.field);
  const object = write.object ? objectOf(write.object) : field?.owner;
  if (!field || object === undefined) throw new NotJava('the client writes an object that it did not make');
  if (field.id === HOLDER_FIELD) {
    if (write.object && after.store.heap[write.object.id]!.slots[write.slot] === null)
      throw new NotJava('the client gives back a monitor that it took by itself');
    return { java: object, opens: true };
  }
  if (field.isGhost) throw new NotJava(`the client sets \`${field.name}\`, which is ghost`);
  if (field.isPrivate === true) throw new NotJava(`the client writes \`${field.name}\`, which is private`);
  const value = write.object ? after.store.heap[write.object.id]!.slots[write.slot]! : after.store.statics[write.slot]!;
  const own = value === step.before.threads[step.thread]!.tid ? 'Thread.currentThread()' : undefined;
  return { java: `${object}.${field.name} = ${own ?? javaValue(model, value, after, objectOf, undefined)};`, opens: false };
}

function argumentsOf(
  model: Model,
  procedure: Procedure,
  step: SmallStep,
  objectOf: (ref: Ref) => string | undefined,
  declarationOf: (procedure: Procedure) => MethodDecl | undefined,
): readonly string[] {
  const parameters = procedure.params.slice(procedure.isStatic ? 0 : 1);
  if (parameters.length === 0) return [];
  const frame = step.after?.threads[step.thread]?.frames.at(-1);
  const declared = declarationOf(procedure)?.params;
  if (!frame || frame.code.procedure !== procedure || declared?.length !== parameters.length)
    throw new NotJava(`it is not known with which values \`${procedure.display}\` is called`);
  return parameters.map((parameter, at) =>
    javaValue(model, frame.locals[frame.code.slotOf.get(parameter.name)!]!, step.after!, objectOf, declared[at]!.type),
  );
}

function javaValue(
  model: Model,
  value: Value,
  state: State,
  objectOf: (ref: Ref) => string | undefined,
  type: TypeRef | undefined,
): string {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return type?.kind === 'primitive' && type.name !== 'int' ? `(${type.name}) (${value})` : String(value);
  if (!(value instanceof Ref)) throw new NotJava('a value is a ghost map or a floating number');
  const known = objectOf(value) ?? model.literalName(value);
  if (known !== undefined) return known;
  const cell = state.store.heap[value.id];
  if (cell?.className === 'java.lang.String') return 'new String("s")';
  if (cell?.className === 'java.lang.Object') return 'new Object()';
  if (cell?.className.endsWith('[]') === true) {
    const dimensions = cell.className.slice(cell.className.indexOf('[') + 2);
    return `new ${cell.className.slice(0, cell.className.indexOf('['))}[${cell.slots.length - model.elementsAt}]${dimensions}`;
  }
  throw new NotJava('a value is an object that the client cannot make');
}
