/**
 * What a method of the library does to the arrays that it is given: it writes what its `modifies` names, and may read every array among its
 * arguments. It has no body in which that could be checked, so it is checked at the call, as if it stood there: the disciplines of what it
 * accesses, and what other threads may find while it writes.
 * Soundness: docs/soundness/library.md#library-and-arrays.
 * Neighbours: `effects/library-arrays.ts` says which arrays; `calls.ts`; `element-access.ts` and `guarantee.ts` make the obligations.
 */
import { arraysRead, elementsWritten, staticClassOf } from '../../effects/library-arrays';
import type { Call, Procedure } from '../../plato/ir';
import { HOLDER_FIELD } from '../../plato/ir';
import { changed } from './abstraction';
import { now, type CheckContext } from '../environment/context';
import { owedByStep } from './deferred';
import { elementAccess } from './element-access';
import { storesOfConjunct } from '../environment/environment';
import type { Located } from '../environment/frames';
import { assign, assume, sequence, type Sequential } from '../logic/ir';
import { FALSE, NULL, copyOf, equal, not, type Term } from '../logic/terms';
import type { Place } from '../logic/obligations';
import { currentScope } from '../environment/entry';
import { VISIBLE } from '../logic/stores';
import { translate } from '../logic/translate';

/** `variables` are the parameters with the values that the call gives them. */
export function libraryAccesses(
  context: CheckContext,
  callee: Procedure,
  stmt: Call,
  variables: ReadonlyMap<string, Term>,
  place: Place,
): Sequential[] {
  if (!callee.isTrusted) return [];
  const site = {
    label: `an element of the array that \`${callee.display}\` is given`,
    isInWords: true,
    isAtomic: false,
    before: now(context),
    visibleBefore: VISIBLE,
    place,
  } as const;
  const scope = { ...currentScope(context, 'assume'), variables };
  const parts: Sequential[] = [];
  // Of code without source nobody knows that it only reads.
  const kind = callee.isOpaque === true ? 'write' : 'read';
  for (const { parameter, className } of arraysRead(callee, stmt)) {
    const array = variables.get(parameter)!;
    const accesses = elementAccess(context, array, className, undefined, {
      ...site,
      kind,
      ...(mayKeep(callee, parameter) && { isKept: true }),
    });
    parts.push(...(callee.forgetsArrays === true ? unlessNull(array, accesses) : accesses));
  }
  for (const { array, index } of elementsWritten(callee)) {
    const given = array.kind === 'var' ? callee.params.findIndex((parameter) => parameter.name === array.name) : -1;
    const className = given >= 0 ? staticClassOf(stmt.args[given]!) : staticClassOf(array);
    parts.push(...elementAccess(context, translate(array, scope), className, index && translate(index, scope), { ...site, kind: 'write' }));
  }
  return parts;
}

/** Of null there is no element. */
function unlessNull(array: Term, accesses: readonly Sequential[]): readonly Sequential[] {
  if (accesses.length === 0) return [];
  const isNull = equal(array, NULL);
  return [
    {
      kind: 'choice',
      branches: [assume(isNull), sequence([assume(not(isNull)), ...accesses])],
    },
  ];
}

/** What is given as an array to a method with a stub is used as the stub says; what is given as a mere object may be kept. */
function mayKeep({ keepsArrays, isOpaque, params }: Procedure, parameter: string): boolean {
  if (keepsArrays !== true) return false;
  const type = params.find((one) => one.name === parameter)?.type;
  return isOpaque === true || type?.kind !== 'ref' || !type.className.endsWith('[]');
}

/**
 * What this thread owes to the others while a method of the library writes what its `modifies` names: it does so one place after the other,
 * and others may look in between, so what it ensures at its end says nothing of what they find. The places have any values therefore, on a
 * way that ends after the question. (A method of the workspace owes this where its body is checked; the actions of one of the library owe
 * it by themselves, `performAction`.)
 */
export function libraryWrites(
  context: CheckContext,
  callee: Procedure,
  written: readonly Located[],
  prefix: string,
  stmt: Call,
  place: Place,
): Sequential[] {
  // What code without source writes of the workspace it writes by calling back, and what is called back is checked itself.
  if (!callee.isTrusted || callee.isOpaque === true) return [];
  const places = written.filter(({ store }) => store !== HOLDER_FIELD && context.relevant.has(store));
  const stores = new Set(places.map(({ store }) => store));
  if (
    !context.conjuncts.some(
      (conjunct) => conjunct.kind !== 'frame' && !conjunct.isTrusted && [...storesOfConjunct(conjunct)].some((store) => stores.has(store)),
    )
  )
    return [];
  const copies = new Map(
    [...stores].map((store) => {
      const current = context.stores.symbol(store);
      return [store, copyOf(current, `${prefix} untouched ${current.name}`)] as const;
    }),
  );
  const before = (store: string): Term => copies.get(store) ?? context.stores.symbol(store);
  const writes = sequence([
    ...[...copies].map(([store, copy]) => assign(copy, context.stores.symbol(store))),
    ...places.flatMap((one, index) => changed(context, one, false, `${prefix} meanwhile ${index + 1}`)),
    ...owedByStep(context, stores, false, before, VISIBLE, `this step (it ${stmt.description})`, place, false),
    assume(FALSE),
  ]);
  return [{ kind: 'choice', branches: [writes, sequence([])] }];
}
