/**
 * Calls by specification that may change all elements of an array (`modifies row[*]`), in the body of a method with `performs`.
 * Why: a Plato operation changes single places, so here the array is named beside it, and changed as a whole.
 * Soundness: docs/soundness/reduction.md#calls-by-specification-in-a-sequence.
 * Neighbours: `specified-calls.ts` makes one operation of the call; `movers.ts` says whose an array is.
 */
import { elementStore, footprintOf, type Row } from '../../plato/footprint';
import type { Expr, FrameItem, Location, Operation, Performs } from '../../plato/ir';
import { exprEquals, setWhen, substituteVars } from '../../plato/substitute';
import { elementType, locationExpr, typeOf } from '../../plato/type-of';
import type { CheckContext } from '../environment/context';
import { currentScope } from '../environment/entry';
import { assign, type Sequential } from '../logic/ir';
import { localSymbol, sortOfType } from '../logic/stores';
import { store, symbol } from '../logic/terms';
import { translate } from '../logic/translate';
import { learnedOfArrays } from '../modular/array-owners';
import { knownOfReads } from '../modular/operations';
import type { PlacedFootprint } from './movers';

/** The array of which all elements may change, named as in the callee or by what the call hands over. */
export function rowOf(item: FrameItem & { readonly kind: 'allElements' }, values: ReadonlyMap<string, Expr> = new Map()): Row {
  const array = substituteVars(item.array, values);
  const type = typeOf(array);
  return { array, type: (type.kind === 'ref' && elementType(type.className)) || type };
}

/** What is read to find the arrays: a condition that is true, for its reads. */
export function found(rows: readonly Row[]): Expr | undefined {
  const reads = rows.map(({ array }): Expr => ({ kind: 'binary', op: '=', left: array, right: array }));
  return reads.length === 0 ? undefined : reads.reduce((left, right) => ({ kind: 'binary', op: '&&', left, right }));
}

/**
 * What reading tells of the references that lead to the places, and of whose the arrays are: the call names them without a step that reads
 * them. Inner ones come first, so an array is known by a local when its elements are read.
 */
export function knownOfBases(context: CheckContext, op: Operation, reads: readonly Location[]): Sequential[] {
  const locals: { readonly of: Expr; readonly local: Expr }[] = [];
  return reads.flatMap((location): Sequential[] => {
    if (location.kind === 'local' || location.type.kind !== 'ref') return [];
    const { type } = location;
    const target = { kind: 'local', name: context.fresh('$base'), type } as const;
    const read = locationExpr(location);
    const known = read.kind === 'elem' ? locals.find((one) => exprEquals(one.of, read.array)) : undefined;
    const value = read.kind === 'elem' && known ? { ...read, array: known.local } : read;
    locals.push({ of: read, local: { kind: 'var', name: target.name, type } });
    const step: Operation = { ...op, assigns: [{ target, value }], havocs: [] };
    const scope = currentScope(context, 'assume');
    return [
      assign(localSymbol(target.name, type), translate(value, scope)),
      ...knownOfReads(context, step),
      ...learnedOfArrays(context, step, scope),
    ];
  });
}

/** Other values stand in the arrays afterwards, which were found before the call. */
export function anyElements(context: CheckContext, rows: readonly Row[], { writes }: PlacedFootprint): Sequential[] {
  const named = writes.slice(writes.length - rows.length);
  return rows.flatMap((row, index): Sequential[] => {
    const current = context.stores.symbol(elementStore(row.type));
    const chosen = symbol(`chosen elements ${index}`, { key: 'Int', value: sortOfType(row.type) });
    return [{ kind: 'havoc', variables: [chosen] }, assign(current, store(current, named[index]!.object!, chosen))];
  });
}

/** The same of the rows that the frames of the method's own actions name: their elements are compared where it ends. */
export function knownOfFrames(context: CheckContext, { actions, span }: Performs): Sequential[] {
  const arrays = actions.flatMap(({ frame }) =>
    frame.flatMap((item) => {
      const array =
        item.kind === 'allElements'
          ? item.array
          : item.kind === 'location' && item.location.kind === 'elem'
            ? item.location.array
            : undefined;
      return array?.kind === 'elem' ? [setWhen(array, 'post')] : [];
    }),
  );
  const guard = found(arrays.map((array) => ({ array, type: typeOf(array) })));
  if (guard === undefined) return [];
  const op: Operation = {
    asserts: [],
    guard,
    assigns: [],
    havocs: [],
    post: undefined,
    allocates: undefined,
    role: 'local',
    description: '',
    span,
    within: [],
  };
  return knownOfBases(context, op, footprintOf(op).reads);
}
