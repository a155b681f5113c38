/**
 * What a finished reducible sequence must have done (docs/theory.md#check-2-reduction): nothing that others can see (`SKIP`), or the action
 * whose witness stands in it (`SPEC`), and that action may follow the one before (`FOLLOWS`).
 *
 * "Nothing else changed" is proved at one arbitrary object (and index) for every store, each with a constant of its own. Objects that were
 * not visible to others when the sequence began do not count: to others they begin with their publication.
 * Soundness: docs/soundness/reduction.md#what-a-sequence-changed.
 * Neighbours: `reduction.ts` asks at every end of a sequence; `frames.ts` says what a frame allows.
 */
import { writtenStores, effectsOfCall, type Effects } from '../../effects/effects';
import type { AtomicAction, Expr, FieldDecl, FrameItem, Performs, Stmt, When } from '../../plato/ir';
import { storeOf } from '../../plato/footprint';
import { HOLDER_FIELD, OBJECT_CLASS, RESULT_VARIABLE } from '../../plato/ir';
import { freeVars } from '../../plato/substitute';
import { frameStores } from '../../effects/frame-stores';
import { flowGraph, mayEndAfter, successors, type FlowGraph } from '../../plato/performs';
import { TID } from '../logic/threads';
import { witnessObject, type CheckContext } from '../environment/context';
import { entryStore } from '../environment/entry';
import { entryScope, allowedBy } from '../environment/frames';
import { NOTHING, WAY_OUT, assign, type Sequential } from '../logic/ir';
import { heldAsAtEntry, heldAtEntry, isCount, lockFrames } from '../environment/locks';
import { watchParts } from '../logic/parts';
import { isInstance } from '../logic/operators';
import {
  FALSE,
  TRUE,
  and,
  apply,
  arbitrary,
  copyOf,
  equal,
  implies,
  not,
  number,
  or,
  select,
  symbol,
  type Symbol,
  type Term,
} from '../logic/terms';
import { assertion, type Place, type Related } from '../logic/obligations';
import { ESCAPED, VISIBLE, sortOfType } from '../logic/stores';
import { operationsOf } from '../../plato/statements';
import { translate, type Scope } from '../logic/translate';
import { knownOfFrames } from './whole-arrays';

/** The sequence is still in its right movers: nothing is committed. */
export const PHASE = symbol('phase is right', 'Bool');
/** The number of the action performed last; 0: none yet. */
export const PC = symbol('pc', 'Int');
/** `pc` at the beginning of the sequence. */
export const LAST = symbol('pc before', 'Int');
/** A witness stands in the sequence. */
export const PERFORMED = symbol('performed', 'Bool');

const LOCKS_COUNT =
  '; a lock that it has taken and still holds counts, too (with `modifies \\nothing` it may hold locks from one action to the next)';

/** The store at the beginning of the sequence. */
export function oldStore(context: CheckContext, store: string): Symbol {
  const current = context.stores.symbol(store);
  return copyOf(current, `old ${current.name}`);
}

export function oldVisible(): Symbol {
  return copyOf(VISIBLE, 'old $visible');
}

export class Specification {
  readonly graph: FlowGraph;
  /** The stores that the body writes: all others are as they were. */
  private readonly changed: readonly string[];
  /** One action and no witness: it is performed by the sequence that reaches the exit. */
  private readonly isImplicit: boolean;

  /** The label of an action, and of another one before it in the same critical section: only for what messages say. */
  private readonly together: ReadonlyMap<string, string>;

  /** The stores of which the frames of its actions speak. */
  private readonly named: ReadonlySet<string>;
  private readonly takesLocks: boolean;

  constructor(
    private readonly context: CheckContext,
    private readonly performs: Performs,
    body: Stmt,
    effects: ReadonlyMap<string, Effects>,
  ) {
    this.graph = flowGraph(performs.tree);
    const written = writtenStores(body, (call) => effectsOfCall(call, effects));
    this.changed = context.stores.all.filter(
      (store) =>
        context.relevant.has(store) && context.stores.field(store)?.isFinal !== true && (written.everything || written.stores.has(store)),
    );
    const named = frameStores(
      context.program,
      performs.actions.flatMap((action) => action.frame),
    );
    this.named = named ?? new Set(context.stores.all);
    this.together = inOneSection(body);
    this.takesLocks = operationsOf(body).some((op) => op.role === 'acquire');
    this.isImplicit =
      performs.actions.length === 1 && performs.tree.kind === 'action' && !operationsOf(body).some((op) => op.witness !== undefined);
  }

  /** `witness L`: sets `pc`. A label that does not exist is refused before. */
  witness(label: string): Sequential[] {
    const index = this.performs.actions.findIndex((action) => action.label === label);
    return index < 0 ? [NOTHING] : [assign(PC, number(index + 1)), assign(PERFORMED, TRUE)];
  }

  /**
   * The assertions where a sequence ends before something that does not belong to it; `what` names it. What has changed may be no more than
   * that the method holds a lock, which is said where it takes one.
   */
  atBoundary(place: Place, what: string, plainHint: string): Sequential[] {
    const summary = `another thread may run before ${what}`;
    const hint = plainHint === '' && this.takesLocks && this.context.procedure.modifies === undefined ? LOCKS_COUNT : plainHint;
    return [
      ...this.unchanged(
        place,
        'not-atomic',
        `${summary}, but the method has already changed something that others can see${this.isImplicit ? ', so it is not one atomic action' : ', and no witness says which action that was'}${hint}`,
        '',
        summary,
      ),
      ...this.performedWell(place, 'up to here'),
    ];
  }

  /** The assertions at a way out. A single action is performed by the sequence that gets there. */
  atExit(kind: 'normal' | 'exception'): Sequential[] {
    const { procedure } = this.context;
    const place: Place = { span: procedure.nameSpan, within: [] };
    const isImplicit = this.isImplicit && kind === 'normal';
    const ends = [...this.numbers()].filter((one) => mayEndAfter(this.graph, one));
    const mayEnd = or(...ends.map((one) => equal(PC, number(one))), ...(kind === 'exception' ? [equal(PC, number(0))] : []));
    const next = (one: number): string =>
      [...successors(this.graph, one)].map((after) => `\`${this.performs.actions[after - 1]!.label}\``).join(' or ');
    return [
      ...knownOfFrames(this.context, this.performs),
      ...(isImplicit ? [assign(PC, number(1)), assign(PERFORMED, TRUE)] : []),
      ...(isImplicit
        ? []
        : this.unchanged(
            place,
            'performs',
            `\`${procedure.display}\` ${kind === 'normal' ? 'returns' : 'throws an exception'} after changing something that others can see, and no witness says which action that was`,
            WAY_OUT,
          )),
      ...this.performedWell(place, kind === 'normal' ? 'when it returns' : 'when it throws an exception', WAY_OUT),
      ...this.locksGivenBack(place),
      ...assertion(
        mayEnd,
        'performs-end',
        `\`${procedure.display}\` may ${kind === 'normal' ? 'return' : 'throw an exception'} before it has performed all its actions${next(0) === '' ? '' : `: the first action is ${next(0)}`}`,
        place,
        [{ message: 'what it performs', span: this.performs.span }],
        { group: WAY_OUT },
      ),
    ];
  }

  /** `pc` is always the number of an action, or 0. */
  inRange(): Term {
    return and(or(...this.numbers().map((one) => equal(PC, number(one)))), or(...this.numbers().map((one) => equal(LAST, number(one)))));
  }

  /** SKIP: nothing that others could see at the beginning of the sequence has changed since. */
  unchangedSoFar(): Term {
    return this.onlyChanges([], FALSE);
  }

  /** SPEC: the sequence, as far as it has come, is the action with this number. */
  canBe(action: number): Term {
    const { condition, frame } = this.performs.actions[action - 1]!;
    return and(translate(condition.expr, this.overSequence()), this.onlyChanges(frame, TRUE));
  }

  /** SPEC of the action performed last: the sequence, as far as it has come, is that action. */
  isPerformed(): Term {
    return and(...this.performs.actions.map((_, index) => implies(equal(PC, number(index + 1)), this.canBe(index + 1))));
  }

  /** The values of `pc`: 0, and the numbers of the actions. */
  numbers(): readonly number[] {
    return [0, ...this.performs.actions.map((_, index) => index + 1)];
  }

  /** SKIP, where no witness stands in the sequence. */
  private unchanged(place: Place, code: 'not-atomic' | 'performs', message: string, group = '', summary?: string): Sequential[] {
    const same = this.onlyChanges([], FALSE);
    return assertion(implies(not(PERFORMED), same), code, message, place, [{ message: 'what it performs', span: this.performs.span }], {
      group,
      watch: this.watch(),
      ...(summary !== undefined && { summary }),
    });
  }

  /** SPEC and FOLLOWS, where a witness stands in the sequence. */
  private performedWell(place: Place, when: string, group = ''): Sequential[] {
    const { display } = this.context.procedure;
    const parts = this.performs.actions.flatMap((action, index): Sequential[] => {
      const isThis = and(PERFORMED, equal(PC, number(index + 1)));
      const related: readonly Related[] = [{ message: `the action${this.label(action)}: ${action.condition.text}`, span: action.span }];
      const meant = (part: Expr): Term => translate(part, this.overSequence());
      const condition = meant(action.condition.expr);
      return [
        ...assertion(
          implies(isThis, condition),
          'performs',
          `\`${display}\` does not do what its action${this.label(action)} says ${when}: \`${action.condition.text}\` may not hold${group !== WAY_OUT && speaksOfResult(action) ? '. What the method returns is not known before `return`: nothing that may wait, or with which others can interfere, may come between this action and the return' : ''}`,
          place,
          related,
          { group, watch: [...this.watch(), ...watchParts(action.condition, meant)] },
        ),
        ...assertion(
          implies(isThis, this.onlyChanges(action.frame, TRUE)),
          'performs',
          `\`${display}\` changes more than its action${this.label(action)} names ${when}${this.besides(action)}${this.oneStep(action)}${group !== WAY_OUT && this.context.procedure.modifies === undefined ? LOCKS_COUNT : ''}`,
          place,
          related,
          { group, watch: this.watch() },
        ),
      ];
    });
    const follows = or(
      ...this.numbers().flatMap((from) =>
        [...successors(this.graph, from)].map((to) => and(equal(LAST, number(from)), equal(PC, number(to)))),
      ),
    );
    return [
      ...parts,
      ...assertion(
        implies(PERFORMED, follows),
        'performs',
        `the action that \`${display}\` performs ${when} may not come now${this.performs.actions.map((action) => this.oneStep(action)).find((hint) => hint !== '') ?? ''}`,
        place,
        [{ message: 'what it performs', span: this.performs.span }],
        { group },
      ),
    ];
  }

  /** A field that the method writes and the action does not name, for a message. (Of elements the array is what matters.) */
  private besides(action: AtomicAction): string {
    const named = frameStores(this.context.program, [...action.frame, ...(this.context.procedure.modifies ?? [])]);
    const found = this.changed
      .filter((store) => store !== HOLDER_FIELD && named?.has(store) === false)
      .flatMap((store) => this.context.stores.field(store) ?? [])
      .find((field) => this.context.hierarchy.declaration(field.owner)?.isLibrary !== true);
    return found === undefined ? '' : ` (it does not name \`${found.name}\`, for one)`;
  }

  /** What to do where one critical section does what two actions say. */
  private oneStep(action: AtomicAction): string {
    const first = this.together.get(action.label);
    if (first === undefined || this.performs.actions.length === 1) return '';
    return `. \`${first}\` and \`${action.label}\` are both done here before the lock is given back, so others see one step, and one step can be only one action: write one action that does both, or give the lock back in between`;
  }

  private label(action: AtomicAction): string {
    return this.performs.actions.length === 1 && action.label === '1' ? '' : ` \`${action.label}\``;
  }

  /** An action speaks of the store at the beginning of the sequence and of now. */
  private overSequence(): Scope {
    const store = (name: string, when: When): Term => (when === 'pre' ? this.old(name) : this.context.stores.symbol(name));
    return { store, variables: new Map(), tid: TID, visible: VISIBLE, visibleAtEntry: oldVisible(), purpose: 'prove' };
  }

  /** What is final is what it was: of objects that nobody saw then, an action does not speak. */
  private old(store: string): Term {
    return this.context.relevant.has(store) && this.context.stores.field(store)?.isFinal !== true
      ? oldStore(this.context, store)
      : this.context.stores.symbol(store);
  }

  /** Of what others could see when the sequence began, only what the frame or `modifies` names has changed. */
  private onlyChanges(frame: readonly FrameItem[], isAction: Term): Term {
    const { context } = this;
    const before: Scope = { ...this.overSequence(), store: (store) => this.old(store), visible: oldVisible() };
    const allowed = (store: string, object: Term | undefined, index: Term | undefined, inner: readonly Term[] = []): Term =>
      or(
        ...(isAction === TRUE ? frame.map((item) => allowedBy(context, item, before, store, object, index, inner)) : []),
        ...(context.procedure.modifies ?? []).map((item) => allowedBy(context, item, entryScope(context), store, object, index, inner)),
        ...(object && context.procedure.modifies !== undefined ? this.locksMayChange(store, object) : []),
      );
    return and(
      ...this.changed.map((store) => {
        const [current, old] = [context.stores.symbol(store), this.old(store)];
        const field = context.stores.field(store);
        const [entry, ...inner] = field ? this.anyKeys(field, frame) : [];
        const at = (map: Term): Term => inner.reduce((one: Term, key) => select(one, key), entry ? select(map, entry) : map);
        const same = (now: Term, then: Term): Term => equal(at(now), at(then));
        if (field?.isStatic) return or(allowed(store, undefined, entry, inner), same(current, old));
        // Shared between ends and stores: a counterexample needs to fail one only.
        const object = witnessObject(field?.owner ?? OBJECT_CLASS);
        const wasSeen = and(equal(select(oldVisible(), object), ESCAPED), field ? isInstance(object, field.owner) : TRUE);
        if (field) return or(not(wasSeen), allowed(store, object, entry, inner), same(select(current, object), select(old, object)));
        const index = arbitrary('any index of an end', 'Int');
        return or(
          not(wasSeen),
          allowed(store, object, index),
          equal(select(select(current, object), index), select(select(old, object), index)),
        );
      }),
    );
  }

  /** Arbitrary keys of a ghost map, as many as the frame tells entries apart by. */
  private anyKeys(field: FieldDecl, frame: readonly FrameItem[]): readonly Symbol[] {
    const depth = Math.max(
      1,
      ...frame.map((item) => (item.kind === 'entry' && storeOf(item.map) === field.id ? 1 + (item.inner ?? []).length : 1)),
    );
    const keys: Symbol[] = [];
    for (let type = field.type; type.kind === 'map' && keys.length < depth; type = type.value) {
      const which = keys.length === 0 ? 'any entry' : `any entry ${keys.length + 1}`;
      keys.push(arbitrary(`${which} of ${field.id}`, sortOfType(type.key), type.key.kind === 'ref' ? type.key.className : undefined));
    }
    return keys;
  }

  /**
   * A method that says what it `modifies` may hold locks from one sequence to the next, since nobody takes its calls for its actions alone
   * (`perform.ts`). Those that it held at entry it keeps, and it ends with the locks it began with (`locksGivenBack`). Locks of which its
   * actions speak are like all else.
   */
  private locksMayChange(store: string, object: Term): readonly Term[] {
    const { context } = this;
    if (this.named.has(store)) return [];
    if (store === HOLDER_FIELD) return [not(equal(select(entryStore(context, store), object), TID))];
    return lockFrames(context)
      .filter((lock) => lock.field!.id === store)
      .map((lock) =>
        or(
          not(heldAtEntry(context, lock, object)),
          isCount(lock)
            ? apply('>=', [select(context.stores.symbol(store), object), select(entryStore(context, store), object)], 'Bool')
            : FALSE,
        ),
      );
  }

  /** At a way out, with `modifies`: monitors are balanced by the language, other locks by proof. */
  private locksGivenBack(place: Place): Sequential[] {
    const { context } = this;
    const { modifies, display } = context.procedure;
    if (modifies === undefined) return [];
    return lockFrames(context)
      .filter((lock) => this.changed.includes(lock.field!.id) && !this.named.has(lock.field!.id))
      .flatMap((lock) => {
        const listed = modifies.map((item) =>
          allowedBy(context, item, entryScope(context), lock.field!.id, witnessObject(lock.owner!), undefined),
        );
        return assertion(
          or(heldAsAtEntry(context, lock), ...listed),
          'performs',
          `\`${display}\` may end holding a lock that it did not hold at entry, or without one that it held, and none of its actions says so`,
          place,
          [{ message: 'what it performs', span: this.performs.span }],
        );
      });
  }

  private watch(): readonly { readonly label: string; readonly before: Term | undefined; readonly after: Term }[] {
    const self = this.context.procedure.params.find((parameter) => parameter.name === 'this');
    return this.changed.flatMap((store) => {
      const field = this.context.stores.field(store);
      if (!field) return [];
      const [now, old] = [this.context.stores.symbol(store), this.old(store)];
      if (field.isStatic) return [{ label: field.name, before: old, after: now }];
      if (!self || self.type.kind !== 'ref' || !this.context.hierarchy.isSubtype(self.type.className, field.owner)) return [];
      const object = symbol('local this', 'Ref', self.type.className);
      return [{ label: field.name, before: select(old, object), after: select(now, object) }];
    });
  }
}

function speaksOfResult({ condition, frame }: AtomicAction): boolean {
  return frame.some(dependsOnResult) || freeVars(condition.expr).has(RESULT_VARIABLE);
}

/** Whether the place depends on the result. */
function dependsOnResult(item: FrameItem): boolean {
  const bases =
    item.kind === 'allElements'
      ? [item.array]
      : item.kind === 'allFields'
        ? [item.object]
        : item.kind === 'everywhere'
          ? []
          : item.kind === 'entry'
            ? [item.key, ...(item.inner ?? [])]
            : item.location.kind === 'field'
              ? [item.location.object]
              : item.location.kind === 'elem'
                ? [item.location.array, item.location.index]
                : [];
  return bases.some((base) => freeVars(base).has(RESULT_VARIABLE));
}

/** The witnesses that stand after another one with no release between them, while a lock is held. */
function inOneSection(body: Stmt): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  let held = 0;
  let before: string | undefined;
  for (const { role, witness } of operationsOf(body)) {
    if (role === 'acquire') held++;
    if (role === 'release') [held, before] = [Math.max(0, held - 1), undefined];
    if (witness === undefined || held === 0) continue;
    if (before !== undefined && before !== witness && !found.has(witness)) found.set(witness, before);
    before = witness;
  }
  return found;
}
