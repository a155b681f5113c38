/**
 * What a method of the library does to the arrays that it is given: it writes what its `modifies` names, and may read every array among its arguments. It has no
 * body in which that could be checked, so it is checked at the call, as if it stood there.
 * Neighbours: `calls.ts`; `element-access.ts` makes the obligations.
 */
import type { Call, Expr, Procedure } from '../plato/ir';
import { OBJECT_CLASS } from '../plato/ir';
import { typeOf } from '../plato/type-of';
import { now, type CheckContext } from './context';
import { elementAccess } from './element-access';
import type { Sequential } from './ir';
import type { Term } from './logic';
import type { Place } from './obligations';
import { currentScope } from './operations';
import { VISIBLE } from './stores';
import { translate } from './translate';

/** `variables` are the parameters with the values that the call gives them. */
export function libraryAccesses(context: CheckContext, callee: Procedure, stmt: Call, variables: ReadonlyMap<string, Term>, place: Place): Sequential[] {
  if (!callee.isTrusted) return [];
  const site = { label: `an element of the array that \`${callee.display}\` is given`, isAtomic: false, before: now(context), visibleBefore: VISIBLE, place };
  const scope = { ...currentScope(context, 'assume'), variables };
  const written = (callee.modifies ?? []).flatMap((item): readonly { readonly array: Expr; readonly index: Expr | undefined }[] => {
    if (item.kind === 'allElements') return [{ array: item.array, index: undefined }];
    return item.kind === 'location' && item.location.kind === 'elem' ? [{ array: item.location.array, index: item.location.index }] : [];
  });
  const parts: Sequential[] = [];
  callee.params.forEach((parameter, index) => {
    // Behind an `Object` there may be an array, if the method is about arrays at all.
    if (parameter.type.kind !== 'ref') return;
    const given = classOfType(stmt.args[index]!);
    if (!given.endsWith('[]') && !(given === OBJECT_CLASS && written.length > 0)) return;
    parts.push(...elementAccess(context, variables.get(parameter.name)!, given, undefined, { ...site, kind: 'read' }));
  });
  for (const { array, index } of written) {
    const given = array.kind === 'var' ? callee.params.findIndex((parameter) => parameter.name === array.name) : -1;
    const className = given >= 0 ? classOfType(stmt.args[given]!) : classOfType(array);
    parts.push(...elementAccess(context, translate(array, scope), className, index && translate(index, scope), { ...site, kind: 'write' }));
  }
  return parts;
}

function classOfType(expr: Expr): string {
  const type = typeOf(expr);
  return type.kind === 'ref' ? type.className : OBJECT_CLASS;
}
