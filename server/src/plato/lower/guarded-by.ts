/**
 * `@GuardedBy("lock")` (jcip, javax.annotation.concurrent, errorprone, androidx, checker-framework): on a field the same as
 * `guarded_by lock.holder == tid`, on a method the same as `requires lock.holder == tid`.
 * Neighbours: `fields.ts`, `method-specs.ts`. The lock is written as Java: `this`, `lock`, `this.lock`, `Owner.lock`, `Owner.class`, `itself`.
 */
import type { Span } from '../../base/span';
import type { Diagnostic } from '../../diagnostics/diagnostic';
import { diagnostic } from '../../diagnostics/diagnostic';
import type { Resolved } from '../../resolve/resolve';
import type { ClassSymbol, FieldSymbol } from '../../resolve/symbols';
import { findClass } from '../../resolve/type-names';
import { contextOf } from '../../resolve/declare';
import { displayType, isReference } from '../../resolve/types';
import type { JavaAnnotation } from '../../syntax/ast';
import type { SpecExpr } from '../../syntax/spec-ast';
import type { Clause, Discipline, Expr } from '../ir';
import type { FormulaPlace } from './formula';
import { valueOf } from './formula';
import type { FormulaVariable } from './formula-context';
import { TID, equal, holderOf } from './terms';

export interface Guard {
  readonly clause: Clause | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

function isGuardedBy(annotation: JavaAnnotation): boolean {
  return annotation.name.slice(annotation.name.lastIndexOf('.') + 1) === 'GuardedBy';
}

/** The discipline that an annotation gives a field; undefined if it is another annotation. */
export function guardDiscipline(
  annotation: JavaAnnotation, field: FieldSymbol, resolved: Resolved,
): { readonly discipline: Discipline | undefined; readonly diagnostics: readonly Diagnostic[] } | undefined {
  if (!isGuardedBy(annotation)) return undefined;
  const itself: SpecExpr = { kind: 'name', name: field.name, span: annotation.span };
  const guard = guardClause(annotation, { resolved, owner: field.owner, mode: 'state', hasThis: !field.isStatic }, itself);
  if (guard.clause === undefined) return { discipline: undefined, diagnostics: guard.diagnostics };
  return { discipline: { keyword: 'guarded_by', indices: [], clause: guard.clause }, diagnostics: guard.diagnostics };
}

/** The precondition that an annotation gives a method; undefined if it is another annotation. */
export function guardPrecondition(annotation: JavaAnnotation, owner: ClassSymbol, hasThis: boolean, variables: readonly FormulaVariable[], resolved: Resolved): Guard | undefined {
  if (!isGuardedBy(annotation)) return undefined;
  return guardClause(annotation, { resolved, owner, mode: 'state', hasThis, variables }, undefined);
}

function guardClause(annotation: JavaAnnotation, place: FormulaPlace, itself: SpecExpr | undefined): Guard {
  const { span } = annotation;
  const written = annotation.value?.trim();
  if (written === undefined || !/^[\w$]+(\s*\.\s*[\w$]+)*$/.test(written)) {
    const what = written === undefined ? 'without a single lock' : `with \`${written}\``;
    return { clause: undefined, diagnostics: [diagnostic('unsupported', span, `\`@GuardedBy\` ${what} is not understood, so it is not used.`)] };
  }
  const names = written.split('.').map((name) => name.trim());
  const lock = lockOf(names, written, span, place, itself);
  if ('diagnostics' in lock) return { clause: undefined, diagnostics: lock.diagnostics };
  return { clause: { expr: equal(holderOf(lock.expr).value, TID), text: `${written}.holder == tid`, span }, diagnostics: [] };
}

function lockOf(names: readonly string[], written: string, span: Span, place: FormulaPlace, itself: SpecExpr | undefined): { readonly expr: Expr } | { readonly diagnostics: readonly Diagnostic[] } {
  if (names[names.length - 1] === 'class' && names.length > 1) {
    const symbol = findClass(names.slice(0, -1).join('.'), contextOf(place.resolved.table, place.owner));
    if (symbol === undefined) return { diagnostics: [diagnostic('spec-type', span, `There is no class \`${names.slice(0, -1).join('.')}\` here.`)] };
    return { expr: { kind: 'classObject', className: symbol.name } };
  }
  // `Outer.this.lock` would be a lock of the enclosing object.
  const start = names[0] === place.owner.simpleName && names[1] === 'this' ? names.slice(1) : names;
  const first: SpecExpr = start[0] === 'this' ? { kind: 'this', span } : start[0] === 'itself' && itself !== undefined ? itself : { kind: 'name', name: start[0]!, span };
  const expr = start.slice(1).reduce((object: SpecExpr, name): SpecExpr => ({ kind: 'field', object, name: { name, span }, span }), first);
  const { value, diagnostics } = valueOf(expr, place);
  if (value === undefined) return { diagnostics };
  if (!isReference(value.type)) return { diagnostics: [diagnostic('spec-type', span, `\`${written}\` is of type \`${displayType(value.type)}\`; a lock must be an object.`)] };
  return { expr: value.expr };
}
