/**
 * Disciplines of fields that all accesses of a system respect: which monitor is held wherever a field is used (`guarded_by`) or written
 * (`unwritable_by_env_if`), also of the elements of an array; and which thread alone writes it.
 * Neighbours: `annotate.ts` has Check 1 decide which of them are written.
 */
import { HOLDER_FIELD, type FieldDecl, type Program } from '../plato/ir';
import type { Annotation } from './annotate';
import type { RawSystem } from './assemble';
import type { Heap } from './heap';
import { isConstant } from './linear';
import type { Sample, Step } from './sample';
import type { RawAccess } from './unfold';
import { valueIn, type ClassView } from './views';

interface Access extends RawAccess {
  readonly tid: number;
}

/** For each field one clause, or none. `others`: what else may be tried in its place. */
export interface Disciplines {
  readonly found: readonly Annotation[];
  readonly others: readonly Annotation[];
}

export function disciplinesOf(program: Program, path: string, raw: RawSystem, views: readonly ClassView[], sample: Sample): Disciplines {
  const accesses = raw.threads.flatMap((one) => one.raw.accesses.map((access): Access => ({ ...access, tid: one.tid })));
  const tids = new Set(raw.threads.map(({ tid }) => tid));
  const found: Annotation[] = [];
  const others: Annotation[] = [];
  for (const field of program.fields) {
    if (field.isGhost || field.span.file !== path || field.contentsOf !== undefined) continue;
    const say = (text: string): Annotation => ({ text, span: field.span });
    if (!field.isFinal) {
      const own = accesses.filter(({ key }) => raw.heap.cellOf(key).field === field);
      const text = own.length === 0 ? 'unwritable_by_env_if true' : disciplineOf(field, own, raw);
      if (text !== undefined) found.push(say(text));
      else others.push(...ownersOf(field, views, tids, sample).map((owner) => say(`unwritable_by_env_if ${owner} == tid`)));
    } else
      others.push(
        ...namesForThreads(field, views, tids, sample).map((owner) => say(`env_assumption \\old(${owner}) == tid ==> ${owner} == tid`)),
      );
    const elements = elementAccesses(field, accesses, raw);
    const text = elements.length === 0 ? undefined : disciplineOf(field, elements, raw);
    if (text !== undefined && !text.startsWith('@')) found.push(say(`elems_${text}`));
  }
  // Names of one declaration share its clauses: what several of them want is one clause, and Check 1 judges it of all.
  return { found: withoutRepeated(found), others: withoutRepeated(others) };
}

function withoutRepeated(list: readonly Annotation[]): readonly Annotation[] {
  return [...new Map(list.map((one) => [`${one.span.file}:${one.span.start}:${one.text}`, one])).values()];
}

const CLASS_LOCK = '.class.holder';

function disciplineOf(field: FieldDecl, accesses: readonly Access[], raw: RawSystem): string | undefined {
  const all = commonLock(field, accesses, raw);
  if (all !== undefined) return all.endsWith(CLASS_LOCK) ? `@GuardedBy("${all.slice(0, -'.holder'.length)}")` : `guarded_by ${all} == tid`;
  const writes = accesses.filter((one) => one.isWrite);
  if (writes.length === 0) return 'unwritable_by_env_if true';
  const lock = commonLock(field, writes, raw);
  // (A class as a lock has no other name in specifications.)
  if (lock !== undefined && !lock.endsWith(CLASS_LOCK)) return `unwritable_by_env_if ${lock} == tid`;
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
  const named = accesses.map(
    ({ key, held }) =>
      new Set([...held].flatMap((lock) => lockNames(raw, field, raw.heap.cellOf(key).object, raw.heap.cellOf(lock).object!))),
  );
  return [...(named[0] ?? [])].find((name) => named.every((names) => names.has(name)));
}

/** How a field's declaration may speak of the monitor of an object: its own, that of a class, of a final field. */
function lockNames(raw: RawSystem, field: FieldDecl, object: number | undefined, lock: number): readonly string[] {
  const { heap, begun } = raw;
  const names: string[] = [];
  if (object === lock && !field.isStatic) names.push('holder');
  const literal = /^(.*)\.class$/.exec(heap.object(lock)?.words ?? '');
  if (literal) names.push(`${shortClass(heap, literal[1]!)}.class.holder`);
  for (const [key, value] of begun.store) {
    const cell = heap.cellOf(key);
    if (!cell?.field?.isFinal || value.terms.length > 0 || value.constant !== lock || cell.field.id === HOLDER_FIELD) continue;
    if (cell.object === undefined)
      names.push(`${cell.field.owner === field.owner ? '' : `${shortClass(heap, cell.field.owner)}.`}${cell.field.name}.holder`);
    else if (cell.object === object) names.push(`${cell.field.name}.holder`);
  }
  return names;
}

function shortClass(heap: Heap, name: string): string {
  return heap.program.classes.find((one) => one.name === name)?.display ?? name;
}

// ---------------------------------------------------------------- threads that are named by a field

/** What names a thread, so that while it does no other thread writes the field: said of the same object, or of what is static. */
function ownersOf(field: FieldDecl, views: readonly ClassView[], tids: ReadonlySet<number>, { states, steps }: Sample): readonly string[] {
  const view = views.find((one) => one.className === field.owner);
  const at = view?.terms.findIndex((term) => term.field === field && term.text === field.name) ?? -1;
  if (!view || at < 0) return [];
  return view.terms.flatMap(({ text, sort, field: declared }, owner) => {
    if (sort !== 'ref' || (field.isStatic && !declared.isStatic)) return [];
    return namesThreads(view, owner, tids, states) && isRespected(view, at, owner, steps) ? [text] : [];
  });
}

/** What a final field leads to in the library and names a thread, which alone takes its name away. */
function namesForThreads(
  field: FieldDecl,
  views: readonly ClassView[],
  tids: ReadonlySet<number>,
  { states, steps }: Sample,
): readonly string[] {
  const view = views.find((one) => one.className === field.owner);
  if (!view) return [];
  return view.terms.flatMap((term, at) =>
    term.field === field && term.sort === 'ref' && namesThreads(view, at, tids, states) && isRespected(view, at, at, steps)
      ? [term.text]
      : [],
  );
}

function namesThreads(view: ClassView, at: number, tids: ReadonlySet<number>, states: Sample['states']): boolean {
  const named = states.flatMap((state) => view.objects.map((object) => valueIn(object[at]!, state)));
  return named.every((one) => one === 0 || tids.has(one)) && named.some((one) => one !== 0);
}

/** No thread writes the one while the other names another thread. */
function isRespected(view: ClassView, at: number, owner: number, steps: readonly Step[]): boolean {
  return steps.every(({ tid, before, after }) =>
    view.objects.every((object) => {
      const holder = valueIn(object[owner]!, before);
      return holder === 0 || holder === tid || valueIn(object[at]!, before) === valueIn(object[at]!, after);
    }),
  );
}
