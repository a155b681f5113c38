/**
 * Locks out of an array or a map by what a method is given: `synchronized (locks[i % 2])`. They protect what belongs to the same index or
 * key; a field of the object itself, of which there is one, they protect from nobody who asks for another lock.
 * Neighbours: `accesses.ts` notes what is locked; `sharing.ts` asks where a use holds no lock that has a name.
 */
import { stripped } from '../resolve/typed-children';
import { partsOfCall } from '../resolve/opaque';
import type { TypedBody, TypedExpr } from '../resolve/typed';
import type { BodyFacts } from './accesses';
import { expressionsOf } from '../resolve/typed-statements';
import type { Use } from './uses';

/** Of maps. */
const LOOKS_UP = /^(get|getOrDefault|computeIfAbsent)$/;
/** Of locks that are not monitors. */
const TAKES = /^(lock|lockInterruptibly|tryLock|acquire|acquireUninterruptibly|tryAcquire|readLock|writeLock)$/;

/** Whether the only locks without a name that are held there are by what the method is given, and the field is the object's own. */
export function isUnderStripesOnly({ object, field, isOfContents, from }: Use): boolean {
  const isOwn = field.isStatic || (object?.root.kind === 'this' && object.steps.length === 0);
  if (isOfContents || !isOwn) return false;
  const nameless = from.monitors.filter(({ place }) => place === undefined);
  return nameless.length > 0 && nameless.every(({ expr }) => isByGiven(expr, from)) && !takesOthers(from.body);
}

function isByGiven(lock: TypedExpr, { body }: BodyFacts): boolean {
  const key = keyOf(stripped(lock));
  return (
    key !== undefined &&
    expressionsOf([{ kind: 'expr', expr: key, span: key.span }]).some(
      ({ node, isStmt }) => !isStmt && node.kind === 'local' && body.params.includes(node.variable),
    )
  );
}

function keyOf(lock: TypedExpr): TypedExpr | undefined {
  if (lock.kind === 'element') return lock.index;
  if (lock.kind === 'opaque' && lock.method !== undefined && LOOKS_UP.test(lock.method)) return partsOfCall(lock).args[0];
  return lock.kind === 'call' && lock.method.owner.isLibrary && LOOKS_UP.test(lock.method.name) ? lock.args[0] : undefined;
}

function takesOthers({ stmts }: TypedBody): boolean {
  return expressionsOf(stmts).some(
    ({ node, isStmt }) =>
      !isStmt &&
      ((node.kind === 'call' && TAKES.test(node.method.name)) ||
        (node.kind === 'opaque' && node.method !== undefined && TAKES.test(node.method))),
  );
}
