/**
 * `@GuardedBy("lock")` (jcip, javax.annotation.concurrent, errorprone, androidx, checker-framework): on a field the same as
 * `guarded_by lock.holder == tid`, on a method the same as `requires lock.holder == tid`. Where the lock is a java.util.concurrent Lock, its `owner` stands
 * for the holder of its monitor; of a ReadWriteLock the write lock is needed for writing, either lock for reading and on a method.
 * Neighbours: `fields.ts`, `method-specs.ts`. The lock is written as Java: `this`, `lock`, `this.lock`, `Owner.lock`, `Owner.class`, `Outer.this.lock`, `itself`.
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
import type { Clause, Discipline, Expr, Type } from '../ir';
import { INT, THREAD_CLASS, ref } from '../ir';
import { typeOf } from '../type-of';
import type { FormulaPlace } from './formula';
import { valueOf } from './formula';
import type { FormulaVariable } from './formula-context';
import { TID, binary, equal, holderOf, int, or } from './terms';

export interface Guard {
  readonly clause: Clause | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

const LOCK = 'java.util.concurrent.locks.Lock';
const READ_WRITE_LOCK = 'java.util.concurrent.locks.ReadWriteLock';

function isGuardedBy(annotation: JavaAnnotation): boolean {
  return annotation.name.slice(annotation.name.lastIndexOf('.') + 1) === 'GuardedBy';
}

/** The discipline that an annotation gives a field; undefined if it is another annotation. */
export function guardDiscipline(
  annotation: JavaAnnotation, field: FieldSymbol, resolved: Resolved,
): { readonly disciplines: readonly Discipline[]; readonly diagnostics: readonly Diagnostic[] } | undefined {
  if (!isGuardedBy(annotation)) return undefined;
  const itself: SpecExpr = { kind: 'name', name: field.name, span: annotation.span };
  const guard = guardClause(annotation, { resolved, owner: field.owner, mode: 'state', hasThis: !field.isStatic }, itself);
  const { clause, diagnostics } = guard;
  if (clause === undefined) return { disciplines: [], diagnostics };
  // Who reads relies on nobody writing meanwhile; who writes owes it to all readers.
  const keywords = guard.isShared ? ['unwritable_by_env_if', 'readable_if'] as const : ['guarded_by'] as const;
  return { disciplines: keywords.map((keyword) => ({ keyword, indices: [], clause })), diagnostics };
}

/** The precondition that an annotation gives a method; undefined if it is another annotation. */
export function guardPrecondition(annotation: JavaAnnotation, owner: ClassSymbol, hasThis: boolean, variables: readonly FormulaVariable[], resolved: Resolved): Guard | undefined {
  if (!isGuardedBy(annotation)) return undefined;
  return guardClause(annotation, { resolved, owner, mode: 'state', hasThis, variables }, undefined);
}

function guardClause(annotation: JavaAnnotation, place: FormulaPlace, itself: SpecExpr | undefined): Guard & { readonly isShared: boolean } {
  const { span } = annotation;
  const written = annotation.value?.trim();
  if (written === undefined || !/^[\w$]+(\s*\.\s*[\w$]+)*$/.test(written)) {
    const what = written === undefined ? 'without a single lock' : `with \`${written}\``;
    return { isShared: false, clause: undefined, diagnostics: [diagnostic('unsupported', span, `\`@GuardedBy\` ${what} is not understood, so it is not used.`)] };
  }
  const names = written.split('.').map((name) => name.trim());
  const lock = lockOf(names, written, span, place, itself);
  if ('diagnostics' in lock) return { isShared: false, clause: undefined, diagnostics: lock.diagnostics };
  const { expr, text, isShared } = heldBy(lock.expr, written, place);
  return { isShared, clause: { expr, text, span }, diagnostics: [] };
}

/** The condition that this thread holds the lock, as the class of the lock has it. */
function heldBy(lock: Expr, written: string, { resolved }: FormulaPlace): { readonly expr: Expr; readonly text: string; readonly isShared: boolean } {
  const type = typeOf(lock);
  const isA = (name: string): boolean => type.kind === 'ref' && resolved.table.isSubclass(type.className, name);
  const field = (owner: string, name: string, of: Type): Expr => ({ kind: 'field', object: lock, field: `${owner}.${name}`, when: 'post', type: of });
  const thread = ref(THREAD_CLASS);
  if (isA(LOCK)) return { expr: equal(field(LOCK, 'owner', thread), TID), text: `${written}.owner == tid`, isShared: false };
  if (isA(READ_WRITE_LOCK)) {
    const readers = field(READ_WRITE_LOCK, 'readers', { kind: 'map', key: thread, value: INT });
    const reads = binary('>', { kind: 'mapGet', map: readers, key: TID, type: INT }, int(0));
    return { expr: or(equal(field(READ_WRITE_LOCK, 'writer', thread), TID), reads), text: `${written}.writer == tid || ${written}.readers[tid] > 0`, isShared: true };
  }
  return { expr: equal(holderOf(lock).value, TID), text: `${written}.holder == tid`, isShared: false };
}

function lockOf(names: readonly string[], written: string, span: Span, place: FormulaPlace, itself: SpecExpr | undefined): { readonly expr: Expr } | { readonly diagnostics: readonly Diagnostic[] } {
  if (names[names.length - 1] === 'class' && names.length > 1) {
    const symbol = findClass(names.slice(0, -1).join('.'), contextOf(place.resolved.table, place.owner));
    if (symbol === undefined) return { diagnostics: [diagnostic('spec-type', span, `There is no class \`${names.slice(0, -1).join('.')}\` here.`)] };
    return { expr: { kind: 'classObject', className: symbol.name } };
  }
  const start = names[0] === place.owner.simpleName && names[1] === 'this' ? names.slice(1) : names;
  const first: SpecExpr = start[0] === 'this' ? { kind: 'this', span } : start[0] === 'itself' && itself !== undefined ? itself : { kind: 'name', name: start[0]!, span };
  const expr = start.slice(1).reduce((object: SpecExpr, name): SpecExpr => ({ kind: 'field', object, name: { name, span }, span }), first);
  const { value, diagnostics } = valueOf(expr, place);
  if (value === undefined) return { diagnostics };
  if (!isReference(value.type)) return { diagnostics: [diagnostic('spec-type', span, `\`${written}\` is of type \`${displayType(value.type)}\`; a lock must be an object.`)] };
  return { expr: value.expr };
}
