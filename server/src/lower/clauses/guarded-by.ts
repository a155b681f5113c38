/**
 * `@GuardedBy("lock")` (jcip, javax.annotation.concurrent, errorprone, androidx, checker-framework): on a field the same as `guarded_by
 * lock.holder == tid`, on a method the same as `requires lock.holder == tid`. Where the lock is a java.util.concurrent Lock, its `owner`
 * stands for the holder of its monitor; of a ReadWriteLock the write lock is needed for writing, either lock for reading and on a method.
 * Several locks mean that all of them must be held.
 * Neighbours: `fields.ts`, `method-specs.ts`; `guard-locks.ts` says which lock is named.
 */
import type { Diagnostic } from '../../diagnostics/diagnostic';
import type { Resolved } from '../../resolve/resolve';
import type { FieldSymbol, MethodSymbol } from '../../resolve/symbols';
import type { JavaAnnotation } from '../../syntax/ast';
import type { SpecExpr } from '../../syntax/spec-ast';
import type { Clause, Discipline, Expr, Type, Unsupported } from '../../plato/ir';
import { INT, THREAD_CLASS, ref } from '../../plato/ir';
import { typeOf } from '../../plato/type-of';
import { isNamed } from '../../analyses/annotations';
import { hasGuardedContents } from '../facts/collection-types';
import type { FormulaPlace } from './formula';
import type { FormulaVariable } from './formula-context';
import { lockNamed } from './guard-locks';
import { TID, binary, equal, holderOf, int, or } from '../values/terms';

/** What a clause or an annotation says of a field's synchronization, or what is wrong with it or not understood. */
export interface MadeDiscipline {
  readonly disciplines: readonly Discipline[];
  readonly diagnostics: readonly Diagnostic[];
  readonly notUnderstood?: readonly Unsupported[];
}

export interface Guards {
  /** What whoever calls the method must hold. */
  readonly clauses: readonly Clause[];
  readonly diagnostics: readonly Diagnostic[];
  readonly notUnderstood: readonly Unsupported[];
}

const LOCK = 'java.util.concurrent.locks.Lock';
const READ_WRITE_LOCK = 'java.util.concurrent.locks.ReadWriteLock';

export const isGuardedBy = isNamed('GuardedBy');

/** The disciplines that an annotation gives a field; none if it is another annotation. */
export function guardDisciplines(annotation: JavaAnnotation, field: FieldSymbol, resolved: Resolved): MadeDiscipline {
  if (!isGuardedBy(annotation)) return { disciplines: [], diagnostics: [] };
  const itself: SpecExpr = { kind: 'name', name: field.name, span: annotation.span };
  if (annotation.values?.includes('itself') === true && !hasGuardedContents(field, resolved)) {
    // Nobody reads the field under a lock that is found by reading it; what it protects would be the fields of another class.
    return {
      disciplines: [],
      diagnostics: [],
      notUnderstood: [
        {
          reason: `\`@GuardedBy("itself")\` on a field that refers to no collection; \`@GuardedBy("this")\` before the fields of its class says what is protected`,
          span: annotation.span,
        },
      ],
    };
  }
  const made = guardClauses(annotation, { resolved, owner: field.owner, mode: 'state', hasThis: !field.isStatic }, itself);
  // Who reads relies on nobody writing meanwhile; who writes owes it to all readers. That nobody reads while this thread writes is said for
  // itself: it lasts, where "nobody else has either lock" does not (docs/soundness/library.md#read-write-locks).
  const disciplines = made.flatMap(({ clause, writes }): readonly Discipline[] => {
    if (clause === undefined) return [];
    if (writes === undefined) return [{ keyword: 'guarded_by', indices: [], clause }];
    return [
      { keyword: 'unwritable_by_env_if', indices: [], clause },
      { keyword: 'readable_if', indices: [], clause },
      { keyword: 'unreadable_by_env_if', indices: [], clause: writes },
    ];
  });
  return {
    disciplines,
    diagnostics: made.flatMap((one) => one.diagnostics),
    notUnderstood: made.flatMap((one) => one.notUnderstood ?? []),
  };
}

/** The preconditions that an annotation gives a method; none if it is another annotation. */
export function guardPreconditions(
  annotation: JavaAnnotation,
  method: MethodSymbol,
  variables: readonly FormulaVariable[],
  resolved: Resolved,
): Guards {
  if (!isGuardedBy(annotation)) return { clauses: [], diagnostics: [], notUnderstood: [] };
  const made = guardClauses(annotation, { resolved, owner: method.owner, mode: 'state', hasThis: !method.isStatic, variables }, undefined);
  return {
    clauses: made.flatMap((one) => one.clause ?? []),
    diagnostics: made.flatMap((one) => one.diagnostics),
    notUnderstood: made.flatMap((one) => one.notUnderstood ?? []),
  };
}

interface MadeGuard {
  readonly clause: Clause | undefined;
  /** Of a lock that several threads may hold for reading: that this thread holds it for writing. */
  readonly writes?: Clause;
  readonly diagnostics: readonly Diagnostic[];
  readonly notUnderstood?: readonly Unsupported[];
}

/** One clause for each lock that is named: all of them must be held. */
function guardClauses(annotation: JavaAnnotation, place: FormulaPlace, itself: SpecExpr | undefined): readonly MadeGuard[] {
  const { span, values } = annotation;
  const without = (what: string): MadeGuard => ({
    clause: undefined,
    diagnostics: [],
    notUnderstood: [{ reason: `\`@GuardedBy\` ${what}, which is not understood`, span }],
  });
  if (values === undefined || values.length === 0) return [without('without the name of a lock')];
  return values.map((value): MadeGuard => {
    const written = value.trim();
    const lock = lockNamed(written, span, place, itself);
    switch (lock.kind) {
      case 'notUnderstood':
        return without(`with \`${written}\`${lock.why === undefined ? '' : ` (${lock.why})`}`);
      case 'wrong':
        return { clause: undefined, diagnostics: lock.diagnostics };
      case 'lock': {
        const { expr, text, isShared } = heldBy(lock.expr, written, place);
        if (!isShared) return { clause: { expr, text, span }, diagnostics: [] };
        const writer = heldBy(lock.expr, written, place, 'write');
        return { clause: { expr, text, span }, writes: { expr: writer.expr, text: writer.text, span }, diagnostics: [] };
      }
    }
  });
}

/** The condition that this thread holds the lock, as the class of the lock has it; of a lock with two sides, either of them. */
export function heldBy(
  lock: Expr,
  written: string,
  { resolved }: { readonly resolved: Resolved },
  side: 'any' | 'read' | 'write' = 'any',
): { readonly expr: Expr; readonly text: string; readonly isShared: boolean } {
  const type = typeOf(lock);
  const isA = (name: string): boolean => type.kind === 'ref' && resolved.table.isSubclass(type.className, name);
  const field = (owner: string, name: string, of: Type): Expr => ({
    kind: 'field',
    object: lock,
    field: `${owner}.${name}`,
    when: 'post',
    type: of,
  });
  const thread = ref(THREAD_CLASS);
  if (isA(LOCK)) return { expr: equal(field(LOCK, 'owner', thread), TID), text: `${written}.owner == tid`, isShared: false };
  if (isA(READ_WRITE_LOCK)) {
    const readers = field(READ_WRITE_LOCK, 'readers', { kind: 'map', key: thread, value: INT });
    const reads = binary('>', { kind: 'mapGet', map: readers, key: TID, type: INT }, int(0));
    const writes = equal(field(READ_WRITE_LOCK, 'writer', thread), TID);
    const texts = { read: `${written}.readers[tid] > 0`, write: `${written}.writer == tid` };
    if (side === 'read') return { expr: reads, text: texts.read, isShared: true };
    if (side === 'write') return { expr: writes, text: texts.write, isShared: false };
    return { expr: or(writes, reads), text: `${texts.write} || ${texts.read}`, isShared: true };
  }
  return { expr: equal(holderOf(lock).value, TID), text: `${written}.holder == tid`, isShared: false };
}
