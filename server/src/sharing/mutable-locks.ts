/**
 * Locks that may be another object at another time: they keep nobody out. A field that is no lock any more once it is assigned again is
 * reported where it is locked; one that nobody assigns after construction, though it is not final, is kept that way.
 * Neighbours: `sharing.ts` asks for each lock that was found.
 */
import type { FieldSymbol } from '../resolve/symbols';
import type { TypedExpr } from '../resolve/typed';
import type { BodyFacts } from './accesses';
import type { Guard } from './guards';
import type { Finding } from './sharing';
import type { Use } from './uses';

/** The first field on the way to the lock that somebody writes when others may know it. */
export function changingLock(
  { through }: Guard,
  uses: ReadonlyMap<FieldSymbol, readonly Use[]>,
): { readonly field: FieldSymbol; readonly write: Use } | undefined {
  for (const field of through) {
    const write = field.isFinal ? undefined : uses.get(field)?.find((one) => one.isWrite);
    if (write !== undefined) return { field, write };
  }
  return undefined;
}

/** Reports it where it is locked first, and of every other place where it is locked the same; false where no `synchronized` does that. */
export function reportLock(
  field: FieldSymbol,
  write: Use,
  protectedField: FieldSymbol,
  bodies: readonly BodyFacts[],
  findings: Map<TypedExpr, Finding>,
): boolean {
  const locked = bodies
    .flatMap((one) => one.monitors)
    .filter(
      ({ place }) => place !== undefined && (place.steps.at(-1) ?? (place.root.kind === 'static' ? place.root.field : undefined)) === field,
    );
  const isItself = field === protectedField;
  for (const { expr } of locked) {
    if (findings.has(expr)) continue;
    findings.set(expr, {
      at: locked[0]!.expr.span,
      message: `\`${field.name}\` is locked here${isItself ? '' : ` to protect \`${protectedField.name}\``}, but it is not final and is assigned elsewhere: two threads may hold two different locks`,
      related: [
        { message: `\`${field.name}\` is assigned here`, span: write.span },
        ...(isItself ? [] : [{ message: `\`${protectedField.name}\` is declared here`, span: protectedField.nameSpan }]),
      ],
    });
  }
  return locked.length > 0;
}
