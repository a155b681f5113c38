/**
 * What a step owes to everybody else (docs/theory.md#environment and docs/theory.md#check-1-thread-modular): the discipline of each
 * location it accesses, every `env_assumption` of every other thread, every invariant of the objects that others can reach, and the
 * `modifies` of what is under way.
 *
 * The definitions are read off the design, not off the checker: here they are asked of the threads and objects that exist in one state.
 * Neighbours: `step.ts` asks after every step while threads run.
 */
import { onceFor } from '../base/once-for';
import { KEYWORDS } from './disciplines';
import type { ClassClause, Discipline, Expr, FieldDecl } from '../plato/ir';
import { someExpr } from '../plato/substitute';
import { spend } from '../base/effort';
import type { Span } from '../base/span';
import type { Code } from '../diagnostics/codes';
import { truth, type Scope } from './evaluate';
import { changedKeys, isAllowed, valueAt } from './frames';
import { elementType, type Model } from './model';
import type { Access } from './operation';
import type { State } from './state';
import type { Store } from './store';
import { isEscaped } from './store';
import { MapValue, Ref, refOf, type Value } from './values';
import type { Violation } from './violation';
import { calledAs } from './words';

export interface Step {
  readonly model: Model;
  readonly before: State;
  readonly after: State;
  readonly thread: number;
  readonly accesses: readonly Access[];
  /** Its steps model a primitive, whose accesses do not race. */
  readonly isAtomic: boolean;
  readonly action: string;
  readonly span: Span;
}

/** The first thing that the step breaks. */
export function brokenBy(step: Step): Violation | undefined {
  const frame = brokenFrame(step);
  if (frame || !step.before.isRunning) return frame;
  for (const access of step.accesses) {
    const broken = brokenDiscipline(step, access);
    if (broken) return { ...broken, access };
  }
  if (step.before.store === step.after.store) return undefined;
  return brokenAssumption(step) ?? brokenInvariant(step.model, step.after, step.thread, `\`${step.action}\``, step.span);
}

function violation(step: Step, code: Code, message: string, span: Span, related: Violation['related']): Violation {
  return { code, message, span, related, thread: step.before.threads[step.thread]!.name };
}

function brokenFrame(step: Step): Violation | undefined {
  const { frames } = step.before.threads[step.thread]!;
  if (!frames.some((frame) => frame.allowed)) return undefined;
  for (const access of step.accesses) {
    if (access.kind !== 'write') continue;
    for (const frame of frames) {
      if (
        !frame.allowed ||
        isAllowed(step.model, frame.allowed, frame.entry, access.object, access.slot, access.field, step.before.store, step.after.store)
      )
        continue;
      return violation(
        step,
        'modifies',
        `${nameOf(step.model, access)} is written here, which ${calledAs(frame.code.procedure)} does not name in its \`modifies\``,
        access.span,
        [{ message: `the specification of ${calledAs(frame.code.procedure)}`, span: frame.code.procedure.nameSpan }],
      );
    }
  }
  return undefined;
}

function nameOf(model: Model, access: Access): string {
  return access.field === '' ? 'an element of an array' : wordsFor(model.fields.get(access.field) ?? { name: access.field });
}

/** A field in the user's words; what a collection holds has a field of its own. */
function wordsFor({ name, contentsOf }: Pick<FieldDecl, 'name' | 'contentsOf'>): string {
  return contentsOf === undefined ? `\`${name}\`` : `the contents of \`${name}\``;
}

// ---------------------------------------------------------------- disciplines

function isExclusive(discipline: Discipline): boolean {
  return KEYWORDS[discipline.keyword].isExclusive;
}

function governs(discipline: Discipline, kind: 'read' | 'write'): boolean {
  return KEYWORDS[discipline.keyword][kind];
}

/** The threads that a clause may speak of besides the one that steps. */
function others(state: State, thread: number): readonly Ref[] {
  const own = state.threads[thread]!.tid;
  return [...new Set(state.threads.map((one) => one.tid))].filter((one) => one !== own);
}

function scopeOf(model: Model, pre: Store, post: Store, tid: Ref, variables: ReadonlyMap<string, Value>): Scope {
  return { model, pre, post, tid, known: pre.heap.length, local: (name) => variables.get(name) };
}

interface Protected {
  readonly field: FieldDecl;
  readonly disciplines: readonly Discipline[];
  readonly variables: ReadonlyMap<string, Value>;
  readonly isPlain: boolean;
}

function brokenDiscipline(step: Step, access: Access): Violation | undefined {
  if (!access.executes) {
    return undefined;
  }
  const { model } = step;
  const store = step.before.store;
  if (access.object && !isEscaped(store, access.object)) return undefined;
  const accessed = model.fields.get(access.field);
  if (accessed?.isFinal === true && !accessed.isStatic && access.kind === 'write' && !model.isLibrary.has(accessed.owner)) {
    return violation(
      step,
      'write-discipline',
      `the final field \`${accessed.name}\` is written here although other threads may already have got hold of the object`,
      access.span,
      [{ message: `\`${accessed.name}\` is declared here`, span: accessed.nameSpan }],
    );
  }
  for (const one of protectedBy(step, access)) {
    const clauseHolds = (discipline: Discipline, tid: Ref): boolean =>
      truth(discipline.clause.expr, scopeOf(model, store, store, tid, one.variables));
    const rivals = others(step.before, step.thread);
    const own = step.before.threads[step.thread]!.tid;
    const name = access.field === '' ? `an element of \`${one.field.name}\`` : wordsFor(one.field);
    const verb = access.kind === 'write' ? 'written' : 'read';
    for (const discipline of one.disciplines) {
      if (!governs(discipline, access.kind)) continue;
      // Nobody has written it: what counts is whether another thread is about to use the same.
      if (discipline.found !== undefined) {
        if (isExclusive(discipline) || clauseHolds(discipline, own)) continue;
        return foundRace(step, access, `${name} is ${verb} here`, discipline, one.field);
      }
      const related = [
        {
          message: `the discipline of ${wordsFor(one.field)}: ${discipline.keyword} ${discipline.clause.text}`,
          span: discipline.clause.span,
        },
      ];
      if (isExclusive(discipline) ? rivals.some((tid) => clauseHolds(discipline, tid)) : !clauseHolds(discipline, own)) {
        const why = isExclusive(discipline)
          ? `although \`${discipline.clause.text}\` holds for another thread`
          : `although \`${discipline.clause.text}\` does not hold for this thread`;
        return violation(step, KEYWORDS[discipline.keyword].code, `${name} is ${verb} here ${why}`, access.span, related);
      }
    }
    const writers = one.disciplines.filter((discipline) => governs(discipline, 'write'));
    if (writers.length === 0 || !one.isPlain || step.isAtomic || access.isGhost === true) continue;
    const alone = writers.some((discipline) =>
      isExclusive(discipline) ? clauseHolds(discipline, own) : !rivals.some((tid) => clauseHolds(discipline, tid)),
    );
    const [first] = writers;
    if (!alone && first!.found !== undefined) return foundRace(step, access, `${name} is ${verb} here`, first!, one.field);
    if (!alone) {
      return violation(
        step,
        'race',
        `${name} is ${verb} here while another thread may be writing it: it is only protected while \`${writers[0]!.clause.text}\``,
        access.span,
        [{ message: `the discipline of ${wordsFor(one.field)}`, span: writers[0]!.clause.span }],
      );
    }
  }
  return undefined;
}

/** A use without the lock that was found, or of what no lock was found for: a race where another thread is about to use the same. */
function foundRace(step: Step, access: Access, use: string, { found }: Discipline, field: FieldDecl): Violation {
  const why = found?.kind === 'guard' ? `without holding \`${found.lock}\`` : 'and no lock is held at both places';
  const message =
    found?.kind === 'guard' ? `${use} ${why}, while another thread may use it` : `${use} while another thread may use it, ${why}`;
  const related = [{ message: `${wordsFor(field)} is declared here`, span: field.nameSpan }];
  return { ...violation(step, 'race', message, access.span, related), needsRival: true };
}

/** The disciplined fields that the accessed location belongs to, with the values of what their clauses speak of. */
function protectedBy(step: Step, access: Access): readonly Protected[] {
  const { model } = step;
  if (access.field === '') return elementOf(step, access);
  const field = model.fields.get(access.field);
  // A final field does not change: its disciplines are about what it refers to.
  if (!field || field.isFinal || field.disciplines.length === 0 || model.isLibrary.has(field.owner)) return [];
  const variables = new Map<string, Value>(access.object ? [['this', access.object]] : []);
  const isPlain = !field.isVolatile && !field.isGhost;
  const found: Protected[] = [{ field, disciplines: field.disciplines.filter((one) => one.indices.length === 0), variables, isPlain }];
  if (field.type.kind !== 'map' || access.kind !== 'write') return found;
  const [old, now] = [valueAt(step.before.store, access.object, access.slot), valueAt(step.after.store, access.object, access.slot)];
  if (!(old instanceof MapValue) || !(now instanceof MapValue)) return found;
  for (const discipline of field.disciplines) {
    if (discipline.indices.length !== 1) continue;
    for (const key of changedKeys(old, now))
      found.push({
        field,
        disciplines: [discipline],
        variables: new Map([...variables, [discipline.indices[0]!.name, key]]),
        isPlain: false,
      });
  }
  return found;
}

/** An element belongs to each field of an escaped object, or static field, that leads to its array. */
function elementOf(step: Step, access: Access): readonly Protected[] {
  const { model } = step;
  const store = step.before.store;
  const index = access.slot - model.elementsAt;
  const found: Protected[] = [];
  for (const { field, discipline } of model.elementClauses) {
    if (field.type.kind === 'map') continue;
    const owners: (Ref | undefined)[] = field.isStatic ? [undefined] : [];
    if (!field.isStatic) spend(store.heap.length >> 3);
    if (!field.isStatic)
      store.heap.forEach((cell, id) => {
        if (cell?.escaped === true && model.isSubclass(cell.className, field.owner)) owners.push(refOf(id));
      });
    for (const owner of owners) {
      const slot = owner ? model.slot(store.heap[owner.id]!.className, field.id) : model.staticSlot(field.id);
      const array = slot === undefined ? undefined : valueAt(store, owner, slot);
      for (const indices of pathsTo(model, store, array ?? null, access.object!, discipline.indices.length, index)) {
        const variables = new Map<string, Value>(owner ? [['this', owner]] : []);
        discipline.indices.forEach((one, depth) => variables.set(one.name, indices[depth]!));
        found.push({ field, disciplines: [discipline], variables, isPlain: true });
      }
    }
  }
  return found;
}

/** The index lists of the given length that lead from an array to an element of `wanted`. */
function pathsTo(model: Model, store: Store, array: Value, wanted: Ref, depth: number, last: number): readonly (readonly number[])[] {
  if (!(array instanceof Ref)) return [];
  if (depth === 1) return array === wanted ? [[last]] : [];
  const cell = store.heap[array.id];
  if (!cell || !cell.className.endsWith('[]') || elementType(cell.className).kind !== 'ref') return [];
  return cell.slots
    .slice(model.elementsAt)
    .flatMap((row, index) => pathsTo(model, store, row, wanted, depth - 1, last).map((rest) => [index, ...rest]));
}

// ---------------------------------------------------------------- assumptions and invariants

/** The objects that a class clause speaks of in a store: those that others can reach; `undefined` where it speaks of none. */
function* subjects(model: Model, clause: ClassClause, store: Store): Iterable<Ref | undefined> {
  if (!clause.usesThis) {
    yield undefined;
    return;
  }
  spend(store.heap.length >> 3);
  for (let id = 0; id < store.heap.length; id++) {
    const cell = store.heap[id];
    if (cell?.escaped === true && model.isSubclass(cell.className, clause.owner)) yield refOf(id);
  }
}

function withThis(object: Ref | undefined): ReadonlyMap<string, Value> {
  return new Map(object ? [['this', object]] : []);
}

function brokenAssumption(step: Step): Violation | undefined {
  const { model } = step;
  const [pre, post] = [step.before.store, step.after.store];
  const rivals = others(step.before, step.thread);
  for (const one of model.assumptions) {
    for (const object of subjects(model, one, pre)) {
      for (const tid of rivals) {
        if (truth(one.clause.expr, { ...scopeOf(model, pre, post, tid, withThis(object)), isOfStep: true })) continue;
        return violation(
          step,
          'env-assumption',
          `this step (it ${step.action}) breaks what another thread assumes of its environment: \`${one.clause.text}\` does not hold of it`,
          step.span,
          [{ message: `env_assumption ${one.clause.text}`, span: one.clause.span }],
        );
      }
    }
  }
  return undefined;
}

/** The first invariant that does not hold. `thread` is who made the last step. */
export function brokenInvariant(model: Model, state: State, thread: number, what: string, span: Span): Violation | undefined {
  const { store } = state;
  for (const one of model.invariants) {
    for (const object of subjects(model, one, store)) {
      // An invariant may speak of the thread; then it is about every one.
      for (const tid of mentionsTid(one.clause.expr) ? new Set(state.threads.map((each) => each.tid)) : [state.threads[thread]!.tid]) {
        if (truth(one.clause.expr, scopeOf(model, store, store, tid, withThis(object)))) continue;
        return {
          code: 'global-invariant',
          message: `the invariant \`${one.clause.text}\` does not hold after this: ${what}`,
          span,
          related: [{ message: `global_invariant ${one.clause.text}`, span: one.clause.span }],
          thread: state.threads[thread]!.name,
          ...(object && { object }),
        };
      }
    }
  }
  return undefined;
}

/** Whether the broken invariant is about all objects of some class: whoever makes one owes it, wherever that is. */
export function isOwedByMakers(model: Model, { object, related }: Violation): boolean {
  const broken = model.invariants.find(({ clause }) => clause.span === related[0]?.span);
  return object === undefined && broken !== undefined && isAboutAllObjects(broken.clause.expr);
}

const isAboutAllObjects = onceFor((expr: Expr): boolean =>
  someExpr(expr, (one) => one.kind === 'quantifier' && one.which === 'forall' && one.variables.some(({ type }) => type.kind === 'ref')),
);

const mentionsTid = onceFor((expr: Expr): boolean => JSON.stringify(expr).includes('"kind":"tid"'));
