/**
 * Types of ghost fields that nobody has declared: `ghost itn n`. A ghost of such a type says nothing to anybody, so it is reported where it
 * stands. Names that the file imports, or writes with their package, are those of classes without source.
 * Neighbours: `declarations.ts` asks for each ghost field.
 */
import { nearestName } from '../../base/nearest';
import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic';
import type { Resolved } from '../../resolve/resolve';
import type { ClassSymbol } from '../../resolve/symbols';
import type { JavaType, PrimitiveName } from '../../resolve/types';
import type { Import } from '../../syntax/ast';
import type { SpecClause } from '../../syntax/spec-ast';

const PRIMITIVES: readonly PrimitiveName[] = ['int', 'boolean', 'long', 'char', 'short', 'byte'];

export function unknownGhostTypes(
  clause: SpecClause & { readonly kind: 'ghost' },
  symbol: ClassSymbol,
  { table }: Resolved,
): readonly Diagnostic[] {
  const type = symbol.fields.find((one) => one.ghost === clause)?.type;
  const { imports } = symbol.unit;
  return (type === undefined ? [] : unknownIn(type))
    .filter((name) => !name.includes('.') && !imports.some((one) => mayBring(one, name)))
    .map((name) => {
      const near = nearestName(name, [...PRIMITIVES, ...table.classes.map((one) => one.simpleName)]);
      const hint = near === undefined ? '' : ` Did you mean \`${near}\`?`;
      return diagnostic('spec-type', clause.type.span, `There is no type \`${name}\` here.${hint}`);
    });
}

/** A class without source; what Java's own packages have is known. */
function mayBring({ name: imported, onDemand }: Import, name: string): boolean {
  return onDemand ? !/^javax?\./.test(imported) : imported.endsWith(`.${name}`);
}

function unknownIn(type: JavaType): readonly string[] {
  if (type.kind === 'map') return [...unknownIn(type.key), ...unknownIn(type.value)];
  if (type.kind === 'array') return unknownIn(type.element);
  return type.kind === 'unknown' ? [type.name] : [];
}
