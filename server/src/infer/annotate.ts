/**
 * From what the threads do to annotations, as short as the program still verifies with them: which monitor is held wherever a field is used (`guarded_by`) or written
 * (`unwritable_by_env_if`), what holds of fields at all times (`global_invariant`), and what no step takes back (`env_assumption`).
 *
 * Candidates are what all steps of the system respect; which of them are written is Check 1's word alone: all together must verify the program, and each is dropped without
 * which it still does.
 * Neighbours: `infer.ts` asks for them; `candidate-clauses.ts` looks for those that are no disciplines.
 */
import type { Span } from '../base/span';
import { HOLDER_FIELD, type FieldDecl, type Program } from '../plato/ir';
import type { RawSystem } from './assemble';
import { environmentClauses, invariantClauses } from './candidate-clauses';
import type { Entry } from './entries';
import type { Extracted } from './extract';
import type { Heap } from './heap';
import type { Proof } from './proof';
import type { RawAccess } from './unfold';

/** A clause to be inserted in front of what stands at the span. */
export interface Annotation {
  readonly text: string;
  readonly span: Span;
}

export type Verifies = (annotations: readonly Annotation[]) => Promise<boolean>;

/** Annotations with which everything verifies, none of them without need; undefined where none were found. */
export async function annotationsOf(program: Program, entry: Entry, { raw, system }: Extracted & { readonly kind: 'system' }, proof: Proof, verifies: Verifies): Promise<readonly Annotation[] | undefined> {
  if (await verifies([])) return [];
  const disciplines = disciplinesOf(program, entry, raw);
  const sets = [disciplines, [...disciplines, ...invariantClauses(raw, system, proof)], [...disciplines, ...environmentClauses(raw, system, proof)], [...disciplines, ...invariantClauses(raw, system, proof), ...environmentClauses(raw, system, proof)]];
  let size = -1;
  for (const set of sets) {
    if (set.length === size || set.length === 0) continue;
    size = set.length;
    if (await verifies(set)) return shortest(set, verifies);
  }
  return undefined;
}

/** Drops one after the other, the last first: what is derived last explains least. */
async function shortest(all: readonly Annotation[], verifies: Verifies): Promise<readonly Annotation[]> {
  let kept = all;
  for (const one of [...all].reverse()) {
    const without = kept.filter((other) => other !== one);
    if (await verifies(without)) kept = without;
  }
  return kept;
}

// ---------------------------------------------------------------- disciplines

function disciplinesOf(program: Program, entry: Entry, raw: RawSystem): readonly Annotation[] {
  const accesses = raw.threads.flatMap((one) => one.raw.accesses);
  const found: Annotation[] = [];
  for (const field of program.fields) {
    if (field.isFinal || field.isGhost || field.span.file !== entry.path || field.contentsOf !== undefined) continue;
    const own = accesses.filter(({ key }) => raw.heap.cellOf(key).field === field);
    const text = own.length === 0 ? 'unwritable_by_env_if true' : disciplineOf(field, own, raw);
    if (text !== undefined) found.push({ text, span: field.span });
  }
  return found;
}

function disciplineOf(field: FieldDecl, accesses: readonly RawAccess[], raw: RawSystem): string | undefined {
  const all = commonLock(field, accesses, raw);
  if (all !== undefined) return `guarded_by ${all} == tid`;
  const writes = accesses.filter((one) => one.isWrite);
  if (writes.length === 0) return 'unwritable_by_env_if true';
  const lock = commonLock(field, writes, raw);
  return lock === undefined ? undefined : `unwritable_by_env_if ${lock} == tid`;
}

/** A monitor that is held at each of the accesses, as the declaration of the field would name it. */
function commonLock(field: FieldDecl, accesses: readonly RawAccess[], raw: RawSystem): string | undefined {
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

/** The files with the annotations in them, each in front of what it belongs to. */
export function withAnnotations<File extends { readonly path: string; readonly text: string }>(files: readonly File[], annotations: readonly Annotation[]): readonly File[] {
  return files.map((file) => {
    const own = annotations.map((one, index) => ({ ...one, index })).filter(({ span }) => span.file === file.path).sort((a, b) => b.span.start - a.span.start || b.index - a.index);
    return own.length === 0 ? file : { ...file, text: own.reduce((text, { span, text: clause }) => `${text.slice(0, span.start)}/*@ ${clause} */ ${text.slice(span.start)}`, file.text) };
  });
}
