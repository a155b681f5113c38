/**
 * Declarations of fields with their synchronization disciplines, from clauses and from `@GuardedBy`.
 * Neighbours: `declarations.ts` collects them; formulas in `formula.ts`, `@GuardedBy` in `guarded-by.ts`.
 */
import type { Diagnostic } from '../../diagnostics/diagnostic';
import { diagnostic } from '../../diagnostics/diagnostic';
import { declaredNeverNull } from '../../resolve/never-null';
import type { Resolved } from '../../resolve/resolve';
import type { FieldSymbol } from '../../resolve/symbols';
import type { JavaType } from '../../resolve/types';
import { INT, displayType } from '../../resolve/types';
import { clauseKeyword } from '../../syntax/clause-keywords';
import type { SpecClause } from '../../syntax/spec-ast';
import type { Discipline, FieldDecl, Unsupported, Variable } from '../../plato/ir';
import { constantValue } from '../values/arithmetic';
import { clauseOf } from './formula';
import type { FormulaVariable } from './formula-context';
import type { MadeDiscipline } from './guarded-by';
import { guardDisciplines } from './guarded-by';
import { isDeclaredNonNull, isKnownNonNull, misusedNonNull, staysNonNull } from '../facts/non-null';
import { foundDisciplines } from './found-disciplines';
import { cachedValues } from '../../sharing/cached-values';
import { isReadByName } from '../facts/opaque-names';
import { platoType } from '../values/plato-types';
import { variable } from '../values/terms';

/** Something declared, what is wrong or not used of it, and whether a wrong part was dropped. */
export interface Declared<T> {
  readonly value: T;
  readonly diagnostics: readonly Diagnostic[];
  readonly hasErrors: boolean;
  /** What is stated of it and not understood. */
  readonly notUnderstood: readonly Unsupported[];
}

export function lowerField(field: FieldSymbol, resolved: Resolved): Declared<FieldDecl> {
  const disciplines: Discipline[] = [];
  const diagnostics: Diagnostic[] = [];
  const notUnderstood: Unsupported[] = [];
  let hasErrors = false;
  const add = (made: MadeDiscipline): void => {
    diagnostics.push(...made.diagnostics);
    notUnderstood.push(...(made.notUnderstood ?? []));
    disciplines.push(...made.disciplines);
    if (made.diagnostics.some((one) => one.severity === 'error')) hasErrors = true;
  };
  for (const clause of field.specs) {
    if (clause.kind === 'discipline') add(disciplineOf(clause, field, resolved));
    else if (clause.kind === 'error') hasErrors = true;
    else if (clause.kind === 'notUsed') notUnderstood.push(clause);
    else if (clause.kind !== 'nonNull' && clause.kind !== 'nowarn')
      notUnderstood.push({ reason: `the clause \`${clauseKeyword(clause)}\``, span: clause.span });
  }
  for (const annotation of field.annotations) add(guardDisciplines(annotation, field, resolved));
  disciplines.push(...foundDisciplines(field, resolved));
  const neverNull = field.owner.isLibrary ? undefined : declaredNeverNull(field);
  const misuse = neverNull && misusedNonNull(neverNull, field.name, field.type);
  if (misuse?.kind === 'wrong') add({ disciplines: [], diagnostics: [diagnostic('spec-type', misuse.span, misuse.message)] });
  if (misuse?.kind === 'unsupported') notUnderstood.push(misuse);
  const constant = resolved.constantOf(field);
  const isNonNull = isDeclaredNonNull(field) !== undefined || field.isCapturedNonNull === true || isKnownNonNull(field, resolved);
  const value: FieldDecl = {
    id: field.id,
    name: field.name,
    owner: field.owner.name,
    type: platoType(field.type),
    isStatic: field.isStatic,
    isFinal: field.isFinal,
    isVolatile: field.isVolatile,
    isGhost: field.isGhost,
    ...(field.isPrivate ? { isPrivate: true } : {}),
    ...(!field.owner.isLibrary && isReadByName(field, resolved) && { isReadByName: true as const }),
    ...(cachedValues(resolved).has(field) && { isCache: true as const }),
    isNonNull,
    ...(!isNonNull && staysNonNull(field, resolved) && { staysNonNull: true as const }),
    ...(isDeclaredNonNull(field) !== undefined && { isDeclaredNonNull: true as const }),
    constant: constant === undefined ? undefined : constantValue(constant),
    disciplines,
    span: field.span,
    nameSpan: field.nameSpan,
  };
  return { value, diagnostics, hasErrors, notUnderstood };
}

function disciplineOf(clause: SpecClause & { readonly kind: 'discipline' }, field: FieldSymbol, resolved: Resolved): MadeDiscipline {
  const nothing = (diagnostics: readonly Diagnostic[]): MadeDiscipline => ({ disciplines: [], diagnostics });
  const bound: FormulaVariable[] = [];
  let type: JavaType = field.type;
  for (const index of clause.indices) {
    const key = type.kind === 'array' ? INT : type.kind === 'map' ? type.key : undefined;
    if (key === undefined) {
      const message = `\`${field.name}\` is of type \`${displayType(field.type)}\`, which has no elements for \`[${index.name}]\`.`;
      return nothing([diagnostic('spec-type', index.span, message)]);
    }
    if (type.kind === 'array' && field.type.kind === 'map') {
      const reason = `\`[${index.name}]\`, which would speak of the elements of the arrays that \`${field.name}\` maps to (only the entries of a map can be protected so)`;
      return { ...nothing([]), notUnderstood: [{ reason, span: index.span }] };
    }
    bound.unshift({ name: index.name, type: key, expr: variable(index.name, platoType(key)) });
    type = type.kind === 'array' ? type.element : type.kind === 'map' ? type.value : type;
  }
  if (clause.ofElements && clause.indices.length === 0 && field.type.kind !== 'array' && field.type.kind !== 'map') {
    return nothing([
      diagnostic('spec-type', clause.span, `\`${field.name}\` is of type \`${displayType(field.type)}\`, which has no elements.`),
    ]);
  }
  const made = clauseOf(clause.expr, { resolved, owner: field.owner, mode: 'state', hasThis: !field.isStatic, variables: bound });
  if (made.clause === undefined) return nothing(made.diagnostics);
  // `elems_KEYWORD e` without a variable: the same condition for every element, so the name of the index does not matter.
  const unnamed: Variable[] =
    clause.ofElements && clause.indices.length === 0
      ? [{ name: '$element', type: field.type.kind === 'map' ? platoType(field.type.key) : platoType(INT) }]
      : [];
  const named = clause.indices.map(
    (index): Variable => ({ name: index.name, type: platoType(bound.find((one) => one.name === index.name)!.type) }),
  );
  return {
    disciplines: [{ keyword: clause.keyword, indices: [...named, ...unnamed], clause: { ...made.clause, span: clause.span } }],
    diagnostics: [],
  };
}
