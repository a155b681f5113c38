/**
 * The values with which a run ends, as the explorer predicts them and as Java reads them off its objects: for a run that as a whole is what
 * no run of the specified actions is. Only numbers and booleans, in the client's objects, static fields, one level of atomic variables, and
 * the results of the calls.
 * Neighbours: `replay.ts`; `oracle/performs.ts` has judged the end.
 */
import type { Run } from '../oracle/explore';
import type { Model } from '../oracle/model';
import { Ref, type Value } from '../oracle/values';
import type { FieldDecl } from '../plato/ir';
import type { Client } from './client';
import type { Declarations } from './declarations';
import { FORCED, NotJava } from './java-expression';

const ATOMIC = /^java\.util\.concurrent\.atomic\.Atomic(Integer|Long|Boolean)$/;

export interface Finals {
  readonly predicted: string;
  /** Members that classes get, by their names. */
  readonly members: readonly (readonly [owner: string, text: string])[];
  /** The Java expression that must be equal. */
  readonly java: string;
}

export function finalsOf(model: Model, run: Run, client: Client, known: Declarations): Finals {
  const { end } = run;
  const predicted: string[] = [];
  const java: string[] = [];
  const members = new Map<string, string>();
  const plain = (value: Value | undefined): value is number | boolean => typeof value === 'number' || typeof value === 'boolean';
  const reported = (field: FieldDecl, value: Value | undefined, name: string, owner: string | undefined): void => {
    if (
      value === undefined ||
      field.isGhost ||
      model.isLibrary.has(field.owner) ||
      field.constant !== undefined ||
      !known.types.has(field.owner)
    )
      return;
    const cell = value instanceof Ref ? end.store.heap[value.id] : undefined;
    const inner = cell && ATOMIC.test(cell.className) ? cell.slots[model.slot(cell.className, `${cell.className}.value`) ?? -1] : undefined;
    const shown = plain(value) ? value : inner;
    if (!plain(shown)) return;
    const getter = `calvin$${field.name}`;
    members.set(
      `${field.owner} ${getter}`,
      `${field.isStatic ? 'static ' : ''}Object ${getter}() { return ${field.name}${plain(value) ? '' : '.get()'}; }`,
    );
    predicted.push(`${name}.${field.name} = ${isBoolean(model, field, cell?.className) ? Boolean(shown) : shown}`);
    java.push(`"${name}.${field.name} = " + ${owner ?? field.owner}.${getter}()`);
  };
  for (const object of client.objects) {
    const cell = end.store.heap[object.ref.id]!;
    for (const [id, slot] of model.layout(cell.className)) {
      const field = model.fields.get(id);
      if (field)
        reported(
          field,
          cell.slots[slot],
          `${object.className}#${client.objects.filter((one) => one.className === object.className).indexOf(object) + 1}`,
          object.name,
        );
    }
  }
  for (const [id, slot] of model.staticFields) {
    const field = model.fields.get(id)!;
    reported(field, end.store.statics[slot], field.owner, undefined);
  }
  for (const thread of client.threads) {
    const asked = thread.calls.map((one) => one.result);
    const given = end.threads[thread.number]?.results ?? [];
    const results = given.filter((_, index) => asked.filter((__, at) => at < given.length)[index] !== undefined);
    if (
      !results.every((one) => typeof one !== 'string') ||
      results.length !== asked.filter((one) => one !== undefined).length ||
      results.length === 0
    )
      continue;
    predicted.push(`thread ${thread.number} gets ${results.map(String).join(' ')}`);
    java.push(`${FORCED}.results(${thread.number})`);
  }
  if (java.length === 0) throw new NotJava('the end differs in nothing that is a number or a boolean');
  return {
    predicted: predicted.join(', '),
    java: java.join(' + ", " + '),
    members: [...members].map(([key, text]) => [key.slice(0, key.indexOf(' ')), text] as const),
  };
}

function isBoolean(model: Model, field: FieldDecl, inner: string | undefined): boolean {
  return field.type.kind === 'bool' || inner?.endsWith('AtomicBoolean') === true;
}
