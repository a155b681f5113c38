/**
 * Which locals of a body may refer to an object that only this method knows: what it has made, and what is read back out of such objects.
 * What it was given, what a call has returned or thrown and what is read out of shared objects is everybody's already, so handing it on
 * lets nothing escape, and no condition has to ask.
 * Soundness: docs/soundness/visibility.md#what-cannot-be-ones-own.
 * Neighbours: `thread-modular.ts` puts it into the context; `effect.ts` and `calls.ts` ask.
 */
import type { Expr, Procedure, Stmt } from '../../plato/ir';
import { operationsOf } from '../../plato/statements';

/** `body`: of the procedure, with its calls inlined. */
export function ownLocals(procedure: Procedure, body: Stmt): (value: Expr) => boolean {
  const own = new Set<string>(procedure.kind === 'constructor' ? ['this'] : []);
  const mayBeOwn = (value: Expr): boolean => refersToOwn(value, own);
  const operations = operationsOf(body);
  for (const { allocates, havocs } of operations) {
    if (allocates) own.add(allocates.target);
    for (const location of havocs) if (location.kind === 'local' && location.type.kind === 'ref') own.add(location.name);
  }
  for (let size = -1; size !== own.size; ) {
    size = own.size;
    for (const { assigns } of operations)
      for (const { target, value } of assigns)
        if (target.kind === 'local' && target.type.kind === 'ref' && mayBeOwn(value)) own.add(target.name);
  }
  return mayBeOwn;
}

function refersToOwn(value: Expr, own: ReadonlySet<string>): boolean {
  switch (value.kind) {
    case 'var':
      return own.has(value.name);
    case 'field':
      return refersToOwn(value.object, own);
    case 'elem':
      return refersToOwn(value.array, own);
    case 'ite':
      return refersToOwn(value.then, own) || refersToOwn(value.else, own);
    case 'static':
    case 'null':
    case 'tid':
    case 'main':
    case 'string':
    case 'classObject':
      return false;
    default:
      return true;
  }
}
