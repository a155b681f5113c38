/**
 * Fields in which an object keeps what its `toString` or `hashCode` has computed: private ones that nothing else uses, but `equals` and
 * constructors. Both are believed to change nothing, wherever the library calls them; that such a field has another value after it can be
 * noticed by nobody who does not have to reckon with that anyway.
 * Soundness: docs/soundness/library.md#values-that-are-kept.
 * Neighbours: `sharing.ts` looks for no lock of them, so others may write them at any time; `verify/obliged.ts` lets these methods write
 * them.
 */
import { stripped } from '../resolve/typed-children';
import { onceFor } from '../base/once-for';
import { isNamed } from '../analyses/annotations';
import type { Resolved } from '../resolve/resolve';
import type { FieldSymbol, MethodSymbol } from '../resolve/symbols';
import { isSpecified } from './shared-classes';
import { expressionsOf } from '../resolve/typed-statements';

const COMPUTES = /^(toString|hashCode)$/;

export const cachedValues = onceFor((resolved: Resolved): ReadonlySet<FieldSymbol> => {
  const found = new Set<FieldSymbol>();
  for (const owner of resolved.table.classes)
    if (!owner.isLibrary && owner.unit.hasClauses !== true && !isSpecified(owner) && !owner.annotations.some(promises))
      for (const field of owner.fields) if (isPlainOne(field)) found.add(field);
  const written = new Set<FieldSymbol>();
  for (const { method, body } of resolved.methods.values()) {
    if (body === undefined) continue;
    const targets = new Set<unknown>();
    for (const { node, isStmt } of expressionsOf(body.stmts)) {
      if (isStmt) continue;
      if ((node.kind === 'assign' || node.kind === 'compound') && node.target.kind === 'field') {
        targets.add(node.target);
        const isOfThis = stripped(node.target.object).kind === 'this';
        if (!isOfThis || node.kind === 'compound' || !mayWrite(method, node.target.field)) found.delete(node.target.field);
        else if (!method.isConstructor) written.add(node.target.field);
      } else if (node.kind === 'field' && !targets.has(node) && !mayRead(method, node.field)) found.delete(node.field);
    }
  }
  for (const { body } of resolved.staticInitializers.values())
    for (const { node, isStmt } of expressionsOf(body?.stmts ?? [])) if (!isStmt && node.kind === 'field') found.delete(node.field);
  return new Set([...found].filter((one) => written.has(one)));
});

function promises(annotation: Parameters<ReturnType<typeof isNamed>>[0]): boolean {
  return isNamed('ThreadSafe')(annotation) || isNamed('Immutable')(annotation);
}

function isPlainOne({ isPrivate, isStatic, isFinal, isGhost, captured, annotations, specs, enumConstant }: FieldSymbol): boolean {
  return (
    isPrivate &&
    !isStatic &&
    !isFinal &&
    !isGhost &&
    captured === undefined &&
    enumConstant === undefined &&
    annotations.length === 0 &&
    specs.length === 0
  );
}

function mayWrite(method: MethodSymbol, field: FieldSymbol): boolean {
  return method.owner === field.owner && (method.isConstructor || (COMPUTES.test(method.name) && method.params.length === 0));
}

function mayRead(method: MethodSymbol, field: FieldSymbol): boolean {
  return mayWrite(method, field) || (method.owner === field.owner && method.name === 'equals' && method.params.length === 1);
}
