/**
 * What this thread owes to the others (docs/theory.md#check-1-thread-modular): the discipline of every location it accesses, every
 * environment assumption that its step could break, every invariant it could break, and no race on a plain field.
 *
 * "For every other thread" and "for every object" are proved at one arbitrary thread and one arbitrary object of each class,
 * fixed for the whole check. Only clauses that speak of a written store are asserted: the others keep their truth, because
 * they were proved reflexive, or because an invariant speaks only of stores that did not change.
 * Soundness: docs/soundness/environment.md#guarantee-of-every-class, docs/soundness/visibility.md#clauses-of-escaped-objects.
 * Neighbours: `environment.ts` for the clauses; `operations.ts` asserts these around every operation.
 */
import { lastPart } from '../../base/dotted-name';
import { DISCIPLINES } from '../../diagnostics/disciplines';
import type { Discipline, Expr, FieldDecl } from '../../plato/ir';
import { someExpr } from '../../plato/substitute';
import { storesAsked } from '../logic/elements';
import { ESCAPED, VISIBLE } from '../logic/stores';
import { OTHER, TID } from '../logic/threads';
import { now, witnessObject, type CheckContext } from './context';
import type { Span } from '../../base/span';
import { inOneStore, keywordText, provedOf, storesOfConjunct, type Conjunct, type Indices, type StepView } from './environment';
import { direction, governs, keepsOut, mayAccess, type ClauseFor } from './grants';
import type { Sequential, Watch } from '../logic/ir';
import { isOfWorkspace } from './library-objects';
import { withReached } from './reached';
import { watchParts } from '../logic/parts';
import { FALSE, TRUE, and, equal, implies, or, select, type Term } from '../logic/terms';
import { assertion, type Place } from '../logic/obligations';
import { isTrustedStep } from './trusted';

export interface Access {
  readonly kind: 'read' | 'write';
  readonly field: FieldDecl;
  /** The clauses that apply: those of the field itself, or one that speaks of its elements. */
  readonly disciplines: readonly Discipline[];
  /** The object of an instance field; undefined for a static one. */
  readonly object: Term | undefined;
  /** Of an access to an element: that the field leads to it, and the values of the clause's indices. */
  readonly element: { readonly premise: Term; readonly indices: Indices } | undefined;
  /** Two threads may not use it at once: no ghost field, not volatile. */
  readonly isPlain: boolean;
  /** As the user writes it: `job.objref`; or, where `isInWords`, a description. */
  readonly label: string;
  readonly isInWords?: true;
  /** Inside an atomic block, which models a primitive, or in ghost code, which does not run: its accesses do not race. */
  readonly isAtomic: boolean;
  /** Of an element: its array is given to somebody who may use it at any later time. */
  readonly isKept?: true;
  /** The store before the operation. */
  readonly before: (store: string) => Term;
  readonly visibleBefore: Term;
}

/** DISCIPLINE and `race` for one access, asserted in the store before it. */
export function disciplineOf(context: CheckContext, access: Access, place: Place): Sequential[] {
  const { field } = access;
  const isOfObject = !access.element && !context.stores.isMutable(field.id);
  if (isOfObject && (access.kind === 'write' || !guardsItsObject(context, field))) return [];
  if (isTrustedStep(context, place.within) && context.hierarchy.declaration(field.owner)?.isLibrary === true) return [];
  const shared = and(
    access.object ? equal(select(access.visibleBefore, access.object), ESCAPED) : TRUE,
    access.element?.premise ?? TRUE,
    exists(context, access.visibleBefore),
  );
  const guarded = (condition: Term, discipline: Discipline): Term =>
    implies(and(shared, isReal(discipline.clause.expr, access.visibleBefore)), condition);
  const group = context.fresh('access');
  const parts: Sequential[] = [];
  const applicable = access.disciplines;
  const isFound = applicable.some((one) => one.found !== undefined);
  const [protecting] = applicable;
  // Not yet known to others is no excuse: whoever keeps the array may use it when they do.
  if (access.isKept === true && protecting !== undefined)
    return assertion(
      implies(access.element?.premise ?? TRUE, FALSE),
      'race',
      `an array is given away here whose elements \`${protecting.clause.text}\` protects: code that keeps it can use them without that. Give away a copy`,
      place,
      [{ message: disciplineText(field, protecting), span: protecting.clause.span }],
      { group, watch: watchOf(access) },
    );
  if (isFound) parts.push(...foundRace(context, access, guarded, group, place));
  for (const discipline of applicable) {
    if (!governs(discipline, access.kind) || !disciplineIsKept(context, field, discipline)) continue;
    const condition = mayAccess(discipline, clauseAt(access, discipline));
    const verb = access.kind === 'write' ? 'written' : 'read';
    const message =
      direction(discipline) === 'exclusive'
        ? `${quoted(access)} is ${verb} here although \`${discipline.clause.text}\` may hold for another thread, which then relies on ${access.kind === 'write' ? 'nobody else writing it' : 'nobody else using it'}`
        : isNeverTrue(discipline)
          ? `${quoted(access)} is ${verb} here although others may have got hold of it: ${isUnprotected(field, discipline) ? 'no discipline protects it, although it is part of what a class promises by `@ThreadSafe`' : `\`${keywordText(discipline)} ${discipline.clause.text}\` allows it to nobody`}`
          : `${quoted(access)} is ${verb} here without the right to: \`${discipline.clause.text}\` may not hold for this thread`;
    const reported = discipline.found && foundWords(access, discipline, place);
    parts.push(
      ...assertion(
        guarded(condition, discipline),
        reported ? 'race' : DISCIPLINES[discipline.keyword].code,
        reported?.message ?? message,
        reported?.place ?? place,
        reported?.related ?? [{ message: disciplineText(field, discipline), span: discipline.clause.span }],
        { group, watch: watchOf(access), ...(reported && { cause: field.id, isToldByPlaces: discipline.found?.kind === 'none' }) },
      ),
    );
  }
  const declared = applicable.filter((discipline) => governs(discipline, 'write'));
  const [named] = declared;
  if (named && !isFound && access.isPlain && !access.isAtomic && !isOfObject) {
    // What nobody owes keeps nobody away: two threads may both satisfy a clause that is not asserted.
    const writers = declared.filter((discipline) => disciplineIsKept(context, field, discipline));
    const alone = writers.map((discipline) => keepsOut(discipline, clauseAt(access, discipline)));
    const first = writers[0] ?? named;
    const why = isUnprotected(field, first)
      ? 'no discipline protects it, although it is part of what a class promises by `@ThreadSafe`'
      : writers.length === 0
        ? `no discipline protects it, since \`${first.clause.text}\` is not used until it is mended`
        : `it is only protected while \`${first.clause.text}\``;
    parts.push(
      ...assertion(
        guarded(or(...alone), first),
        'race',
        `${quoted(access)} is ${access.kind === 'write' ? 'written' : 'read'} here while another thread may be writing it: ${why}`,
        place,
        [
          {
            message: isUnprotected(field, first) ? `\`${displayName(field)}\` is declared here` : disciplineText(field, first),
            span: first.clause.span,
          },
        ],
        { group, watch: watchOf(access) },
      ),
    );
  }
  return parts;
}

/** That a field keeps to what was found of it: where there is no lock, no access does. */
function foundRace(
  context: CheckContext,
  access: Access,
  guarded: (condition: Term, discipline: Discipline) => Term,
  group: string,
  place: Place,
): readonly Sequential[] {
  const { field } = access;
  const [discipline] = access.disciplines.filter((one) => one.found !== undefined && governs(one, 'write'));
  const words = discipline && foundWords(access, discipline, place);
  if (!words || !access.isPlain || access.isAtomic || !disciplineIsKept(context, field, discipline)) return [];
  const alone = keepsOut(discipline, clauseAt(access, discipline));
  return assertion(guarded(alone, discipline), 'race', words.message, words.place ?? place, words.related, {
    group,
    watch: watchOf(access),
    cause: field.id,
    isToldByPlaces: discipline.found?.kind === 'none',
  });
}

interface Words {
  readonly message: string;
  /** Absent: where the access is. */
  readonly place?: Place;
  readonly related: readonly { readonly message: string; readonly span: Span }[];
}

/**
 * What nobody has written is said in other words: that there is no lock, once and where the field is declared, or that it is not held here.
 */
function foundWords(access: Access, discipline: Discipline, { span }: Place): Words {
  const { field } = access;
  const found = discipline.found!;
  const name = displayName(field);
  const declared = [{ message: `\`${field.name}\` is declared here`, span: field.nameSpan }];
  const verb = access.kind === 'write' ? 'written' : 'read';
  switch (found.kind) {
    case 'none': {
      if (found.alike !== undefined) return togetherWords(found.alike, field);
      const shown = found.places.slice(0, MOST_PLACES);
      const left = found.places.length - shown.length;
      const more = left > 0 ? `, and in ${left} more ${left === 1 ? 'place' : 'places'}` : '';
      const related = shown.map((one) => ({ message: one.isWrite ? 'written here' : 'read here', span: one.span }));
      const why =
        found.forReading === undefined
          ? 'no lock is held wherever it is used'
          : `\`${found.forReading}\` is held only for reading where it is written, and several threads may hold it so at once`;
      const wayOut =
        found.forReading === undefined ? WAYS_OUT[found.wayOut ?? (field.contentsOf === undefined ? 'other' : 'contents')] : '';
      return {
        message: `\`${name}\` may be written by one thread while another one uses it: ${why}${more}${wayOut}`,
        place: { span: field.nameSpan, within: [] },
        related,
      };
    }
    case 'constant':
      return {
        message: `${quoted(access)} is ${verb} here although others may know its object already, ${found.because === 'lock' ? 'and lock it' : 'who read it without a lock, since it is given no other array elsewhere'}`,
        related: declared,
      };
    case 'guard': {
      if (found.forReadingAt?.some((one) => one.file === span.file && one.start <= span.end && span.start <= one.end))
        return {
          message: `${quoted(access)} is written here while \`${found.lock}\` is held only for reading, and several threads may hold it so at once; hold its side for writing here`,
          related: declared,
        };
      const others = found.isHeldByWrites ? 'which every write of it holds' : 'which is held in most places where it is used';
      const isAlone = access.kind === 'read' && found.isHeldByWrites && field.contentsOf === undefined && !field.isVolatile;
      const wayOut = isAlone ? '; hold it here too, or declare the field `volatile` if it need not agree with other fields' : '';
      return { message: `${quoted(access)} is ${verb} here without holding \`${found.lock}\`, ${others}${wayOut}`, related: declared };
    }
  }
}

/** By what ends it but for a lock (`sharing/ways-out.ts`). */
const WAYS_OUT = {
  visible: '; declare it `volatile` if it need not agree with other fields',
  counted: '; hold one lock at all of its uses, or count with a class of `java.util.concurrent.atomic`',
  contents: '; hold one lock at all of its uses, or use a class that is made for several threads',
  other: '; hold one at all of its uses',
};

/** Of a field that nothing protects; the others are counted. */
const MOST_PLACES = 4;

/**
 * Whether a discipline of a final field is about the object that it refers to, so that whoever reads the field must be allowed to use that:
 * elements and the contents of collections have disciplines of their own, and what is its own lock is read to be locked.
 */
function guardsItsObject({ program }: CheckContext, field: FieldDecl): boolean {
  const hasParts =
    field.type.kind !== 'ref' || field.type.className.endsWith('[]') || program.fields.some((one) => one.contentsOf === field.id);
  const isItsOwnLock = field.disciplines.some(({ clause }) =>
    someExpr(clause.expr, (part) => (part.kind === 'field' || part.kind === 'static') && part.field === field.id),
  );
  return field.isFinal && !hasParts && !isItsOwnLock && field.disciplines.length > 0;
}

/** The clause of a discipline at the place of an access, before it. */
function clauseAt(access: Access, discipline: Discipline): ClauseFor {
  return (thread, purpose) =>
    inOneStore(discipline.clause.expr, access.before, access.object, thread, access.visibleBefore, purpose, access.element?.indices);
}

/** Code stands in backticks; what is described in words has its own. */
function quoted({ label, isInWords }: Access): string {
  return isInWords ? label : `\`${label}\``;
}

/** The clause for a message. */
function disciplineText(field: FieldDecl, discipline: Discipline): string {
  const what = discipline.indices.length === 0 ? '' : field.type.kind === 'map' ? 'the entries of ' : 'the elements of ';
  return `the discipline of ${what}\`${displayName(field)}\`: ${keywordText(discipline)} ${discipline.clause.text}`;
}

/**
 * What a promise of safety for threads gives a field that nobody protects (`lower/program/thread-safe.ts`), at its name, where no clause
 * is.
 */
function isUnprotected({ nameSpan }: FieldDecl, discipline: Discipline): boolean {
  const { span } = discipline.clause;
  return isNeverTrue(discipline) && span.file === nameSpan.file && span.start === nameSpan.start && span.end === nameSpan.end;
}

function isNeverTrue({ clause }: Discipline): boolean {
  return clause.expr.kind === 'bool' && !clause.expr.value;
}

/** The fields of a class that has no lock for any of them. */
function togetherWords(alike: readonly { readonly name: string; readonly span: Span }[], { owner }: FieldDecl): Words {
  const [first, ...others] = alike;
  const named = others.slice(0, MOST_PLACES);
  const more = others.length - named.length;
  const message = `\`${first!.name}\` and ${others.length} more fields of \`${lastPart(owner)}\` may be written by one thread while another one uses them: no lock is held wherever they are used`;
  const related = named.map(({ name, span }, index) => ({
    message: index === named.length - 1 && more > 0 ? `\`${name}\` is another one, and ${more} more` : `\`${name}\` is another one`,
    span,
  }));
  return { message, place: { span: first!.span, within: [] }, related };
}

function displayName(field: FieldDecl): string {
  return field.contentsOf === undefined ? field.name : `the contents of ${field.name}`;
}

/** The other thread may run: its object has escaped. One that this method has made and not yet let go has not been started. */
function exists(context: CheckContext, visible: Term): Term {
  return context.hasLocalObjects ? equal(select(visible, OTHER), ESCAPED) : TRUE;
}

/** Ghost maps over threads say something of threads that exist only. */
function isReal(clause: Expr, visible: Term): Term {
  return someExpr(clause, (part) => part.kind === 'mapGet') ? equal(select(visible, OTHER), ESCAPED) : TRUE;
}

/** A clause that the prover found not to be transitive is neither assumed nor asserted. */
export function disciplineIsKept(context: CheckContext, field: FieldDecl, { keyword, clause }: Discipline): boolean {
  const { file, start } = clause.span;
  const frames = context.program.fields.find((one) => one.id === field.id)!.disciplines;
  const discipline = frames.find((one) => one.keyword === keyword && one.clause.span.file === file && one.clause.span.start === start);
  if (!discipline || !governs(discipline, 'write')) return true;
  return context.conjuncts.some((conjunct) => conjunct.kind === 'frame' && conjunct.discipline === discipline);
}

function watchOf(access: Access): readonly Watch[] {
  if (access.element) return [];
  const value = access.before(access.field.id);
  return [{ label: access.label, before: undefined, after: access.object ? select(value, access.object) : value }];
}

/** GUARANTEE and the invariants after a step that wrote the stores `written`; `before` gives their old values. */
export function guaranteeOf(
  context: CheckContext,
  written: ReadonlySet<string>,
  mayEscape: boolean,
  before: (store: string) => Term,
  visibleBefore: Term,
  what: string,
  place: Place,
): Sequential[] {
  const view: StepView = { before, after: now(context), visibleBefore, visibleAfter: VISIBLE, tid: TID, stepName: '' };
  const parts: Sequential[] = [];
  // Where nothing is assumed with a quantifier, nothing that was shown shall bring one in.
  const isAtArbitrary = context.conjuncts.some((conjunct) => conjunct.opened !== undefined);
  for (const conjunct of mayEscape ? owedConjuncts(context) : context.conjuncts) {
    const object = conjunct.owner === undefined ? undefined : witnessObject(conjunct.owner);
    const isEarned = mayEscape && object !== undefined && context.owedOnEscape.has(conjunct);
    if (conjunct.kind === 'frame' || (conjunct.isTrusted && !isEarned)) continue;
    if (conjunct.isForEscape === true) {
      parts.push(...initialized(context, conjunct, view, what, place));
      continue;
    }
    const touched = [...storesOfConjunct(conjunct)].some((store) => written.has(store));
    if (!touched && !(mayEscape && context.owedOnEscape.has(conjunct))) continue;
    const owed = conjunct.kind === 'invariant' ? withReached(context, conjunct, object, written, visibleBefore) : { conjunct, known: [] };
    parts.push(...owed.known);
    const proved = implies(
      conjunct.isTrusted && object ? isOfWorkspace(conjunct.earnedBy ?? [], object) : TRUE,
      provedOf(owed.conjunct, object, view, context.stores, OTHER, owed.numbers),
    );
    const condition =
      conjunct.kind === 'assumption'
        ? implies(and(exists(context, visibleBefore), isReal(conjunct.clause.expr, visibleBefore)), proved)
        : proved;
    parts.push(
      ...assertion(
        condition,
        conjunct.kind === 'assumption' ? 'env-assumption' : 'global-invariant',
        conjunct.kind === 'assumption'
          ? `${what} breaks what other threads assume of their environment: \`${conjunct.clause.text}\` may not hold of this step`
          : `the invariant \`${conjunct.clause.text}\` may not hold after this: ${what}`,
        place,
        [
          {
            message: `${conjunct.kind === 'assumption' ? 'env_assumption' : 'global_invariant'} ${conjunct.clause.text}`,
            span: conjunct.clause.span,
          },
        ],
        { watch: [...watchConjunct(context, conjunct, object, before), ...partsOfInvariant(conjunct, object, view)], isAtArbitrary },
      ),
    );
  }
  return parts;
}

/** All that may be owed when objects escape. */
export function owedConjuncts(context: CheckContext): readonly Conjunct[] {
  return [...new Set([...context.conjuncts, ...context.owedOnEscape])];
}

/** An object that has just escaped has the field set: everybody takes it not to be null from then on. */
function initialized(context: CheckContext, conjunct: Conjunct, view: StepView, what: string, place: Place): Sequential[] {
  const object = witnessObject(conjunct.owner!);
  const { name } = conjunct.field!;
  return assertion(
    or(equal(select(view.visibleBefore, object), ESCAPED), provedOf(conjunct, object, view, context.stores, OTHER)),
    'assertion',
    `\`${name}\` must not be null, but may still be null when others can get hold of the object: ${what}`,
    place,
    [{ message: `\`${name}\` is declared never to be null`, span: conjunct.clause.span }],
  );
}

function partsOfInvariant(conjunct: Conjunct, object: Term | undefined, view: StepView): readonly Watch[] {
  if (conjunct.kind !== 'invariant') return [];
  return watchParts(conjunct.clause, (part) => inOneStore(part, view.after, object, OTHER, view.visibleAfter, 'prove'));
}

function watchConjunct(
  context: CheckContext,
  conjunct: Conjunct,
  object: Term | undefined,
  before: (store: string) => Term,
): readonly Watch[] {
  const watches: Watch[] = [];
  for (const store of storesOfConjunct(conjunct)) {
    const field = context.stores.field(store);
    if (!field || field.isFinal) continue;
    const read = now(context);
    if (field.isStatic) watches.push({ label: `${field.owner}.${field.name}`, before: before(store), after: read(store) });
    else if (object && field.owner === conjunct.owner) {
      watches.push({ label: field.name, before: select(before(store), object), after: select(read(store), object) });
    }
  }
  return watches;
}

/** The stores that the obligations of a step mention: they must be up to date before it. */
export function storesOwed(
  context: CheckContext,
  accessed: Iterable<string>,
  written: ReadonlySet<string>,
  mayEscape: boolean,
): Set<string> {
  const needed = new Set<string>(accessed);
  // Clauses about reads are no conjuncts of the environment, but are asked for at the access too.
  for (const store of [...needed]) for (const asked of storesAsked(context.program).get(store) ?? []) needed.add(asked);
  for (const conjunct of context.conjuncts) {
    if (conjunct.kind === 'frame') {
      if ([...conjunct.changes].some((store) => needed.has(store))) for (const store of conjunct.reads) needed.add(store);
    } else if ([...storesOfConjunct(conjunct)].some((store) => written.has(store)) || (mayEscape && context.owedOnEscape.has(conjunct))) {
      for (const store of storesOfConjunct(conjunct)) needed.add(store);
    }
  }
  return needed;
}
