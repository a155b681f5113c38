/**
 * Disciplines of fields that all accesses of a system respect: which monitor is held wherever a field is used (`guarded_by`) or written (`unwritable_by_env_if`), also of the elements of
 * an array; and which thread alone writes it.
 * Neighbours: `annotate.ts` has Check 1 decide which of them are written.
 */
import { HOLDER_FIELD, THREAD_CLASS, type FieldDecl, type Program } from '../plato/ir';
import type { Annotation } from './annotate';
import type { RawSystem } from './assemble';
import type { Cell, Heap } from './heap';
import { isConstant } from './linear';
import type { Sample, Step } from './sample';
import type { RawAccess } from './unfold';

interface Access extends RawAccess {
  readonly tid: number;
}

/** For each field one clause, or none. `others`: what else may be tried in its place. */
export interface Disciplines {
  readonly found: readonly Annotation[];
  readonly others: readonly Annotation[];
}

export function disciplinesOf(program: Program, path: string, raw: RawSystem, sample: Sample): Disciplines {
  const accesses = raw.threads.flatMap((one) => one.raw.accesses.map((access): Access => ({ ...access, tid: one.tid })));
  const found: Annotation[] = [];
  const others: Annotation[] = [];
  for (const field of program.fields) {
    if (field.isGhost || field.span.file !== path || field.contentsOf !== undefined) continue;
    const say = (text: string): Annotation => ({ text, span: field.span });
    if (!field.isFinal) {
      const own = accesses.filter(({ key }) => raw.heap.cellOf(key).field === field);
      const text = own.length === 0 ? 'unwritable_by_env_if true' : disciplineOf(field, own, raw);
      if (text !== undefined) found.push(say(text));
      else others.push(...ownerFields(program, field, own, raw, sample).map((owner) => say(`unwritable_by_env_if ${owner} == tid`)));
    }
    const elements = elementAccesses(field, accesses, raw);
    const text = elements.length === 0 ? undefined : disciplineOf(field, elements, raw);
    if (text !== undefined) found.push(say(`elems_${text}`));
  }
  return { found, others };
}

function disciplineOf(field: FieldDecl, accesses: readonly Access[], raw: RawSystem): string | undefined {
  const all = commonLock(field, accesses, raw);
  if (all !== undefined) return `guarded_by ${all} == tid`;
  const writes = accesses.filter((one) => one.isWrite);
  if (writes.length === 0) return 'unwritable_by_env_if true';
  const lock = commonLock(field, writes, raw);
  if (lock !== undefined) return `unwritable_by_env_if ${lock} == tid`;
  return writes.every(({ key, tid }) => raw.heap.cellOf(key).object === tid) ? 'unwritable_by_env_if tid == this' : undefined;
}

/** Accesses of the elements of the arrays that a field holds for good, as if they were accesses of the field. */
function elementAccesses(field: FieldDecl, accesses: readonly Access[], { heap, begun }: RawSystem): readonly Access[] {
  if (!field.isFinal || field.type.kind !== 'ref' || !field.type.className.endsWith('[]')) return [];
  const arrays = new Map<number, string>();
  for (const [key, value] of begun.store) if (heap.cellOf(key)?.field === field && isConstant(value)) arrays.set(value.constant, key);
  return accesses.flatMap((one): readonly Access[] => {
    const { object, field: declared } = heap.cellOf(one.key);
    const key = object === undefined || declared ? undefined : arrays.get(object);
    return key === undefined ? [] : [{ ...one, key }];
  });
}

// ---------------------------------------------------------------- monitors

/** A monitor that is held at each of the accesses, as the declaration of the field would name it. */
function commonLock(field: FieldDecl, accesses: readonly Access[], raw: RawSystem): string | undefined {
  const named = accesses.map(({ key, held }) => new Set([...held].flatMap((lock) => lockNames(raw, field, raw.heap.cellOf(key).object, raw.heap.cellOf(lock).object!))));
  return [...named[0] ?? []].find((name) => named.every((names) => names.has(name)));
}

/** How a field's declaration may speak of the monitor of an object: its own, that of a class, of a final field. */
function lockNames(raw: RawSystem, field: FieldDecl, object: number | undefined, lock: number): readonly string[] {
  const { heap, begun } = raw;
  const names: string[] = [];
  if (object === lock && !field.isStatic) names.push('holder');
  const literal = /^(.*)\.class$/.exec(heap.object(lock)!.words);
  if (literal) names.push(`${shortClass(heap, literal[1]!)}.class.holder`);
  for (const [key, value] of begun.store) {
    const cell = heap.cellOf(key);
    if (!cell?.field?.isFinal || value.terms.length > 0 || value.constant !== lock || cell.field.id === HOLDER_FIELD) continue;
    if (cell.object === undefined) names.push(`${cell.field.owner === field.owner ? '' : `${shortClass(heap, cell.field.owner)}.`}${cell.field.name}.holder`);
    else if (cell.object === object) names.push(`${cell.field.name}.holder`);
  }
  return names;
}

function shortClass(heap: Heap, name: string): string {
  return heap.program.classes.find((one) => one.name === name)?.display ?? name;
}

// ---------------------------------------------------------------- threads that are named by a field

/** Fields of the same class that name a thread, and while they do no other thread writes the given one. */
function ownerFields(program: Program, field: FieldDecl, accesses: readonly Access[], raw: RawSystem, { steps }: Sample): readonly string[] {
  const written = [...new Set(accesses.filter((one) => one.isWrite).map(({ key }) => key))];
  return program.fields.flatMap((owner) => {
    if (owner.owner !== field.owner || owner.isFinal || owner.type.kind !== 'ref' || owner.type.className !== THREAD_CLASS || (owner.isStatic !== field.isStatic && !owner.isStatic)) return [];
    const respected = written.every((key) => steps.every((step) => respects(step, key, ownerCell(raw, raw.heap.cellOf(key), owner), raw)));
    return respected ? [owner.name] : [];
  });
}

function ownerCell({ heap }: RawSystem, { object }: Cell, owner: FieldDecl): string {
  return owner.isStatic ? heap.staticCell(owner.id).key : heap.fieldCell(object!, owner.id).key;
}

function respects({ tid, before, after }: Step, key: string, owner: string, { names, begun }: RawSystem): boolean {
  const name = names.get(key);
  const ownerName = names.get(owner);
  if (name === undefined || before.values.get(name) === after.values.get(name)) return true;
  const holder = ownerName === undefined ? begun.store.get(owner)?.constant ?? 0 : before.values.get(ownerName) ?? 0;
  return holder === 0 || holder === tid;
}
