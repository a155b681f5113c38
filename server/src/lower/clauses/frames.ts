/**
 * What a `modifies` clause allows to change (calvin-tcs 6.3): fields, elements, all elements of an array, all fields of an object, and a
 * field of all objects of a class (`Node.next`: who changes a linked structure can name its nodes no other way).
 * Soundness: docs/soundness/calls.md#fields-of-all-objects.
 * Neighbours: `method-specs.ts`; locations are formulas of `formula.ts`.
 */
import type { Diagnostic } from '../../diagnostics/diagnostic';
import { diagnostic } from '../../diagnostics/diagnostic';
import { displayType, erasure, isReference } from '../../resolve/types';
import { printSpecExpr } from '../../syntax/print-spec';
import type { FrameItem as WrittenItem, SpecExpr } from '../../syntax/spec-ast';
import type { Expr, FrameItem, Location } from '../../plato/ir';
import type { FormulaPlace } from './formula';
import { fieldOfAll, valueOf } from './formula';

export function lowerFrame(
  frame: readonly WrittenItem[],
  place: FormulaPlace,
  depth: 'outermost key' | 'all keys' = 'outermost key',
): { readonly items: readonly FrameItem[]; readonly diagnostics: readonly Diagnostic[] } {
  const items: FrameItem[] = [];
  const diagnostics: Diagnostic[] = [];
  const complain = (expr: SpecExpr, message: string): void => {
    diagnostics.push(diagnostic('spec-type', expr.span, message));
  };
  for (const item of frame) {
    const written = item.kind === 'location' ? item.expr : item.kind === 'allElements' ? item.array : item.object;
    const everywhere = item.kind === 'location' ? fieldOfAll(written, place) : undefined;
    if (everywhere) {
      items.push({ kind: 'everywhere', field: everywhere, span: item.span });
      continue;
    }
    const made = valueOf(written, place);
    diagnostics.push(...made.diagnostics);
    if (made.value === undefined) continue;
    const { expr, type } = made.value;
    if (item.kind === 'location') {
      const entry = entryOf(expr, depth);
      const location = locationOf(expr);
      if (entry) items.push({ kind: 'entry', ...entry, span: item.span });
      else if (location === undefined)
        complain(written, `\`${printSpecExpr(written)}\` is no field and no element, so it cannot be modified.`);
      else items.push({ kind: 'location', location, span: item.span });
    } else if (item.kind === 'allElements') {
      // All entries of a ghost map are the field that holds it.
      const [entry, location] = type.kind === 'map' ? [entryOf(expr, depth), locationOf(expr)] : [];
      if (entry) items.push({ kind: 'entry', ...entry, span: item.span });
      else if (location) items.push({ kind: 'location', location, span: item.span });
      else if (erasure(type).kind === 'array') items.push({ kind: 'allElements', array: expr, span: item.span });
      else complain(written, `\`${printSpecExpr(written)}\` is of type \`${displayType(type)}\`, which has no elements.`);
    } else if (isReference(type)) items.push({ kind: 'allFields', object: expr, span: item.span });
    else complain(written, `\`${printSpecExpr(written)}\` is of type \`${displayType(type)}\`, which has no fields.`);
  }
  return { items, diagnostics };
}

/** An entry of a ghost map; of maps of maps the outermost key tells, where not all are asked for. */
function entryOf(
  expr: Expr,
  depth: 'outermost key' | 'all keys',
): { readonly map: Location; readonly key: Expr; readonly inner?: readonly Expr[] } | undefined {
  if (expr.kind !== 'mapGet') return undefined;
  const map = locationOf(expr.map);
  if (map) return { map, key: expr.key };
  const outer = entryOf(expr.map, depth);
  return outer && depth === 'all keys' ? { ...outer, inner: [...(outer.inner ?? []), expr.key] } : outer;
}

/** The place that an expression reads. */
function locationOf(expr: Expr): Location | undefined {
  switch (expr.kind) {
    case 'field':
      return { kind: 'field', object: expr.object, field: expr.field, type: expr.type };
    case 'static':
      return { kind: 'static', field: expr.field, type: expr.type };
    case 'elem':
      return { kind: 'elem', array: expr.array, index: expr.index, type: expr.type };
    default:
      return undefined;
  }
}
