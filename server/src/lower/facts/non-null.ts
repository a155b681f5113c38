/**
 * Fields that are never null: declared so (`non_null`, `@NonNull`), or given a new object where nobody can have seen the field before, and
 * final or never given anything else. What the second says is used as a fact without being checked, so it is only said where it certainly
 * holds.
 * Neighbours: `steps/access.ts` checks writes of declared ones; `clauses/fields.ts` puts the answer into the declaration.
 */
import type { Span } from '../../base/span';
import type { Resolved } from '../../resolve/resolve';
import type { FieldSymbol, MethodSymbol } from '../../resolve/symbols';
import { lockPartOf } from './lock-parts';
import { mayBeWrittenByName } from '../../analyses/by-name';
import { isFreshOrLiteral, isOnlyGivenNew, seemsOnlyGivenNew } from '../../analyses/given-new';
import { isReadBack } from '../../analyses/made-by-java';
import { setFirst } from '../../analyses/set-first';
import type { NeverNull } from '../../resolve/never-null';
import { declaredNeverNull } from '../../resolve/never-null';
import type { JavaType } from '../../resolve/types';
import { displayType, isReference } from '../../resolve/types';

/** Where a field is declared never to be null; undefined where it is not. */
export function isDeclaredNonNull(field: FieldSymbol): Span | undefined {
  return isReference(field.type) ? declaredNeverNull(field)?.span : undefined;
}

/** Where it is declared that a method, or one of the workspace that it overrides, never returns null. */
export function resultNeverNull(method: MethodSymbol, above: readonly MethodSymbol[]): NeverNull | undefined {
  if (method.owner.isLibrary) return undefined;
  const declared = [method, ...above]
    .map((one) => declaredNeverNull({ specs: [], annotations: one.annotations }))
    .find((one) => one !== undefined);
  return declared !== undefined && misusedNonNull(declared, method.name, method.returnType) === undefined ? declared : undefined;
}

/** Why it cannot be used as it stands that something is declared never to be null. */
export type MisusedNonNull =
  | { readonly kind: 'wrong'; readonly message: string; readonly span: Span }
  | { readonly kind: 'unsupported'; readonly reason: string; readonly span: Span };

/** What is wrong with such a declaration of something of the type; `name` is that of a variable, or how a result is called. */
export function misusedNonNull({ span, mayMeanElements }: NeverNull, name: string, type: JavaType): MisusedNonNull | undefined {
  if (!isReference(type)) return { kind: 'wrong', message: `\`${name}\` is of type \`${displayType(type)}\`, which is never null.`, span };
  if (!mayMeanElements || type.kind !== 'array') return undefined;
  return {
    kind: 'unsupported',
    reason: `an annotation that means the array \`${name}\` in some libraries and its elements in others (\`/*@ non_null */\` means the array)`,
    span,
  };
}

/**
 * Whether a field is known to be non-null: it is set to something that is not null before any code can have seen it still null; and it is
 * final, or never given anything else.
 */
export function isKnownNonNull(field: FieldSymbol, resolved: Resolved): boolean {
  const { owner } = field;
  if (!isReference(field.type) || owner.isLibrary || field.isGhost) return false;
  if (!field.isFinal && !isOnlyGivenNew(field)) return false;
  if (mayBeWrittenByName(field, resolved) || isReadBack(field, resolved)) return false;
  const sets = setFirst(field, resolved);
  return sets?.every((one) => one.isNotNull) === true || (sets !== undefined && lockPartOf(field, resolved) !== undefined);
}

/**
 * Whether a field that threads share without a lock may be null at first and never again, as that of a value which is made when it is first
 * asked for: `volatile`, and given new objects only. Steps of other threads are assumed to keep that, and each write of it is asked to.
 */
export function staysNonNull(field: FieldSymbol, resolved: Resolved): boolean {
  if (!field.isVolatile || !isReference(field.type) || field.owner.isLibrary || field.owner.untranslated !== undefined) return false;
  return seemsOnlyGivenNew(field) && !mayBeWrittenByName(field, resolved) && isNothingBefore(field, resolved);
}

/** Its initializer does not undo what code that runs before it has made. */
function isNothingBefore(field: FieldSymbol, resolved: Resolved): boolean {
  return field.init === undefined || isFreshOrLiteral(field.init) || setFirst(field, resolved) !== undefined;
}
