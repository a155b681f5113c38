/**
 * From what the threads do to annotations, as short as the program still verifies with them: disciplines of fields, what holds of fields at
 * all times (`global_invariant`), what no step takes back (`env_assumption`).
 *
 * Candidates are read off the system; which of them are written, Check 1 alone decides: those that it refutes are dropped until all
 * that are left verify together with the program, and then each is dropped without which everything still does.
 * Neighbours: `infer.ts` asks for them; `disciplines.ts` and `candidate-clauses.ts` propose them.
 */
import { isInside, type Span } from '../base/span';
import type { Diagnostic } from '../diagnostics/diagnostic';
import type { Program } from '../plato/ir';
import { proposeClauses } from './candidate-clauses';
import { disciplinesOf } from './disciplines';
import type { Entry } from './entries';
import type { Extracted } from './extract';
import { proposeLoopClauses } from './loop-clauses';
import { sampleOf } from './sample';
import { viewsOf } from './views';

/** A clause to be inserted in front of what stands at the span. */
export interface Annotation {
  /** A clause as in a specification, or a Java annotation (`@GuardedBy("C.class")`). */
  readonly text: string;
  readonly span: Span;
  /** It says that something has one value for good, which may leave code that nobody comes to. Absent: no. */
  readonly isFixed?: true;
}

/** What Check 1 says of the program with annotations. */
export interface Judgement {
  readonly verifies: boolean;
  /** Annotations that do not hold themselves, as far as it says. */
  readonly refuted: readonly Annotation[];
  /** Something contradicts what the annotations say. */
  readonly isVacuous: boolean;
}

/** `isShort`: only `verifies` is asked. */
export type Judge = (annotations: readonly Annotation[], isShort?: boolean) => Promise<Judgement>;

/**
 * Annotations with which everything verifies, none of them without need; undefined where none were found. `isThorough`: more than
 * disciplines are tried.
 */
export async function annotationsOf(
  program: Program,
  entry: Entry,
  { raw, system }: Extracted & { readonly kind: 'system' },
  judge: Judge,
  isThorough: boolean,
): Promise<readonly Annotation[] | undefined> {
  if ((await judge([], true)).verifies) return [];
  const sample = sampleOf(system);
  const views = viewsOf(raw);
  const { found, others } = disciplinesOf(program, entry.path, raw, views, sample);
  const tried = new Set<string>();
  const known = new Map<string, boolean>();
  const verifies: Verifies = async (set) => {
    const key = keyOf(set);
    const found = known.get(key) ?? (await judge(set, true)).verifies;
    known.set(key, found);
    return found;
  };
  const attempt = async (set: readonly Annotation[]): Promise<readonly Annotation[] | undefined> => {
    if (tried.has(keyOf(set)) || set.length === 0) return undefined;
    tried.add(keyOf(set));
    const left = await unrefuted(set, judge);
    return left && shorter(left, verifies);
  };
  const plainly = await attempt(found);
  if (plainly || !isThorough) return plainly;
  const { plain, conditional } = proposeClauses(system, views, sample);
  const loops = proposeLoopClauses(program, entry.path, raw, views, sample);
  return (await attempt([...found, ...others, ...plain])) ?? attempt([...found, ...others, ...plain, ...conditional, ...loops]);
}

type Verifies = (annotations: readonly Annotation[]) => Promise<boolean>;

function keyOf(set: readonly Annotation[]): string {
  return set
    .map(({ text, span }) => `${span.file}:${span.start}:${text}`)
    .sort()
    .join('\n');
}

const MOST_ROUNDS = 30;

/** Drops what Check 1 refutes until the rest verifies; undefined where it refutes none of them, and the program still does not verify. */
async function unrefuted(all: readonly Annotation[], judge: Judge): Promise<readonly Annotation[] | undefined> {
  let left = all;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { verifies, refuted, isVacuous } = await judge(left);
    if (verifies) return left;
    const next = left.filter((one) => (refuted.length > 0 ? !refuted.includes(one) : !(isVacuous && one.isFixed)));
    if (next.length === left.length || next.length === 0) return undefined;
    left = next;
  }
  return undefined;
}

/** What is left depends on what is dropped first: both ways round are tried, and the shorter one taken. */
async function shorter(all: readonly Annotation[], verifies: Verifies): Promise<readonly Annotation[]> {
  const first = (await shortest(all, verifies))!;
  if (first.length < 2) return first;
  const second = await shortest([...all].reverse(), verifies, first.length);
  return second ? [...second].reverse() : first;
}

/**
 * The last first, since what is proposed last explains least; as many at once as that works for. Undefined as soon as `limit` of them are
 * known to be needed.
 */
async function shortest(all: readonly Annotation[], verifies: Verifies, limit = Infinity): Promise<readonly Annotation[] | undefined> {
  let kept = all;
  let size = Math.ceil(all.length / 2);
  for (let end = all.length; end > 0; ) {
    if (kept.length - end >= limit) return undefined;
    size = Math.min(size, end);
    const without = [...kept.slice(0, end - size), ...kept.slice(end)];
    if (await verifies(without)) {
      kept = without;
      end -= size;
      size *= 2;
    } else if (size > 1) size = Math.floor(size / 2);
    else end--;
  }
  return kept.length < limit ? kept : undefined;
}

// ---------------------------------------------------------------- in the text

/** The files with the annotations in them, each in front of what it belongs to. */
export function withAnnotations<File extends { readonly path: string; readonly text: string }>(
  files: readonly File[],
  annotations: readonly Annotation[],
): readonly File[] {
  return placed(files, annotations).files;
}

/** As it stands in a Java file. */
export function asWritten(text: string): string {
  return isJava({ text }) ? text : `/*@ ${text} */`;
}

/** A Java annotation belongs to the declaration: clauses of the class stand in front of it. */
function isJava({ text }: Pick<Annotation, 'text'>): boolean {
  return text.startsWith('@');
}

/** In the order in which they are written at one place. */
export function inWritingOrder(annotations: readonly Annotation[]): readonly Annotation[] {
  return [...annotations].sort((a, b) => Number(isJava(a)) - Number(isJava(b)));
}

interface Placed<File> {
  readonly files: readonly File[];
  /** Where each annotation has come to stand. */
  readonly spans: readonly Span[];
}

function placed<File extends { readonly path: string; readonly text: string }>(
  files: readonly File[],
  annotations: readonly Annotation[],
): Placed<File> {
  const spans: Span[] = annotations.map(({ span }) => span);
  const changed = files.map((file) => {
    const own = annotations
      .map((one, index) => ({ ...one, index }))
      .filter(({ span }) => span.file === file.path)
      .sort((a, b) => a.span.start - b.span.start || Number(isJava(a)) - Number(isJava(b)) || a.index - b.index);
    let text = '';
    let from = 0;
    for (const { span, text: clause, index } of own) {
      text += file.text.slice(from, span.start);
      from = span.start;
      const start = text.length;
      text += `${asWritten(clause)} `;
      spans[index] = { file: file.path, start, end: text.length };
    }
    return own.length === 0 ? file : { ...file, text: text + file.text.slice(from) };
  });
  return { files: changed, spans };
}

/** What is read of the results of a check. */
interface Checked {
  readonly diagnostics: readonly Diagnostic[];
  readonly methods: readonly { readonly verdict: string }[];
}

/** The word of whoever checks files, about annotations in them: all methods have to be verified, and nothing else wrong. */
export async function judged<File extends { readonly path: string; readonly text: string }>(
  files: readonly File[],
  annotations: readonly Annotation[],
  check: (files: readonly File[]) => Promise<readonly Checked[]>,
): Promise<Judgement> {
  const { files: changed, spans } = placed(files, annotations);
  const results = await check(changed);
  const errors = results.flatMap((file) => file.diagnostics.filter((one) => one.severity === 'error'));
  const verifies = errors.length === 0 && results.every((file) => file.methods.every((method) => method.verdict === 'verified'));
  const blamed = errors.flatMap((one) => [one.span, ...one.related.map(({ span }) => span)]);
  const isVacuous = errors.some((one) => one.code === 'vacuous');
  return { verifies, isVacuous, refuted: annotations.filter((_, index) => blamed.some((one) => isInside(one, spans[index]!))) };
}
