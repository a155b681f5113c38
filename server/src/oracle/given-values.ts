/**
 * The values that a client gives to what it calls.
 * Neighbours: `calls.ts` makes the calls; `scenario.ts` says what is given.
 */
import type { Procedure } from '../plato/ir';
import type { Bounded } from './calls';
import { BOX, OWN_TEXT } from './model';
import { valuesOf } from './operation';
import type { ClientValue } from './scenario';
import type { State } from './state';
import { Draft, type Store } from './store';
import { Ref, type Value } from './values';

/** The values that a client may give; arrays and strings are made for the call. */
export function givenValues(
  bounded: Bounded,
  state: State,
  given: ClientValue,
  type: Procedure['params'][number]['type'],
): readonly { readonly value: Value; readonly store: Store }[] {
  const { model } = bounded;
  const { store } = state;
  if (given === null || typeof given === 'number' || typeof given === 'boolean') return [{ value: given, store }];
  if (given === 'empty' && type.kind === 'ref') {
    const draft = new Draft(store);
    return [{ value: draft.allocate(type.className, model.emptySlots(type.className, 0)), store: draft.done() }];
  }
  if (typeof given === 'object') return [{ value: state.objects[given.object] ?? null, store }];
  if (type.kind !== 'ref') return valuesOf(type, store, { model, limits: bounded }).map((value) => ({ value, store }));
  const { className } = type;
  const known = state.objects.filter(
    (one) => model.isSubclass(store.heap[one.id]!.className, className) && !model.isThreadLocal(store.heap[one.id]!.className),
  );
  const constants = model.isEnum(className)
    ? [...new Set(store.statics)].filter(
        (one): one is Ref => one instanceof Ref && model.isSubclass(store.heap[one.id]!.className, className),
      )
    : [];
  const found = [null, ...known, ...constants].map((value) => ({ value, store }));
  const made = (lengths: readonly number[], name: string, elements: readonly Value[] = []): void => {
    for (const length of lengths) {
      const draft = new Draft(store);
      const value = draft.allocate(name, model.emptySlots(name, length));
      if (name === 'java.lang.String') draft.writeSlot(value, model.slot(name, BOX)!, OWN_TEXT);
      elements.forEach((element, at) => {
        draft.writeSlot(value, model.elementsAt + at, element);
      });
      found.push({ value, store: draft.done() });
    }
  };
  if (className.endsWith('[]')) made([0, 2], className);
  if (className === 'int[]') made([2], className, [bounded.ints[1] ?? 1, bounded.ints.at(-1) ?? 1]);
  if (className === 'boolean[]') made([2], className, [true, false]);
  if (className === 'java.lang.Object[]') made([1], 'java.lang.String[]');
  else if (known.length === 0 && (className === 'java.lang.String' || className === 'java.lang.Object')) made([0], className);
  return found;
}
