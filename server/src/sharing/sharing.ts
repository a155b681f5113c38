/**
 * Who shares what: for each plain field of a class that threads share, the lock that protects it, or that none does. Nobody need write
 * anything for that.
 *
 * A field is looked at if its class is meant to be shared (`shared-classes.ts`) or threads of the workspace use it at the same time
 * (`tasks.ts`), and if somebody writes it who is not making its object. What is found becomes a discipline like those that people write: it
 * is owed at every access and assumed of the others, so a wrong choice is a failed proof and never a wrong proof.
 * Neighbours: lower asks for the discipline of each field and for what is wrong at an expression; `guards.ts` chooses the lock.
 * Why it may: docs/soundness/sharing.md#found-disciplines.
 */
import { stripped } from '../resolve/typed-children';
import { onceFor } from '../base/once-for';
import { isNamed } from '../analyses/annotations';
import type { Span } from '../base/span';
import type { Resolved } from '../resolve/resolve';
import type { ClassSymbol, FieldSymbol, MethodSymbol } from '../resolve/symbols';
import type { TypedExpr } from '../resolve/typed';
import { factsOf, type BodyFacts, type Contents, type Held } from './accesses';
import { NO_FUNCTIONS, functionsIn, functionsUnderLocks, type Functions } from './at-once';
import { arraysOfFields } from './arrays';
import { argumentUse, changes, collectionsMadeHere } from './collections';
import { isWeak } from './restless-maps';
import { containersOf } from './container-calls';
import { containerLocks } from './container-locks';
import { EnteredOnce } from './entered-once';
import { entriesOf } from './entries';
import { boundsRaces } from './bounds';
import { protectionOf } from './guards';
import { changingLock, reportLock } from './mutable-locks';
import { cachedValues } from './cached-values';
import { handedOut, withoutItsLock } from './handed-out';
import { familyOf, helpersUnderLocks, isHelper, opensGuarded } from './helpers';
import { unguardedWalks } from './iterations';
import { isMemo } from './memos';
import { racesOnReached, type ContentsRace } from './reached-objects';
import { idleSemaphores } from './semaphores';
import { isSpecified, synchronizingClasses } from './shared-classes';
import { changesByMany } from './local-collections';
import { singleWaits } from './single-waits';
import { staleIn, type Stale } from './stale';
import { expressionsOf } from '../resolve/typed-statements';
import { StepFinder } from './steps';
import { isUnderStripesOnly } from './striped';
import { locksOfMain } from './one-after-another';
import { areElementsOfOneThread } from './own-elements';
import { Tasks, type Alone } from './tasks';
import { OneWayFlags } from './told-by-flag';
import { elementUses, unlockedArrays, usesOfElements } from './unlocked-arrays';
import { usesOf, type Use } from './uses';
import { isBeforeItsThread } from './before-start';
import { isReadAfterWait } from './waited';
import { wayOutOfField, wayOutOfStale, type WayOut } from './ways-out';
import { changesOfValues } from './values-of-maps';

/** What was found of a field that threads share. */
export type Found =
  /**
   * `everywhere`: all writes hold the lock, as far as the text shows. `ofContents`: so do the uses of the collection that the field refers
   * to. `isSetOnce`: it is about nothing else, since the field refers to one array for good.
   */
  | {
      readonly kind: 'guard';
      readonly text: string;
      readonly isHeldByWrites: boolean;
      /** Writes that hold only the side of the lock for reading. */
      readonly forReadingAt: readonly Span[];
      readonly isHeldEverywhere: boolean;
      readonly ofContents: boolean;
      readonly isSetOnce?: true;
    }
  /**
   * No lock protects it; the places are those where it is used. `alike`: the fields of its class that are reported together, itself among
   * them, since no use of any of them holds a lock.
   */
  | {
      readonly kind: 'none';
      readonly places: readonly { readonly span: Span; readonly isWrite: boolean }[];
      readonly ofContents: boolean;
      readonly isSetOnce?: true;
      readonly alike?: readonly FieldSymbol[];
      /** The lock that is held everywhere, but only for reading. */
      readonly forReading?: string;
      /** What ends it but for a lock. */
      readonly wayOut?: WayOut;
    }
  /** Others get hold of its object only when it has its value for good: it leads to a lock. */
  | { readonly kind: 'constant'; readonly ofContents: false };

/** What is wrong at an expression, whatever the prover would say. */
export interface Finding {
  /** Where it is reported, if that is another place with the same cause. */
  readonly at?: Span;
  readonly message: string;
  readonly related: readonly { readonly message: string; readonly span: Span }[];
}

export interface Sharing {
  readonly fields: ReadonlyMap<FieldSymbol, Found>;
  readonly findings: ReadonlyMap<TypedExpr, Finding>;
  /** Reads of such fields in a body that has waited for all the threads that it has started; uses in `main` while none runs. */
  readonly alone: ReadonlyMap<TypedExpr, Alone>;
  /** The functions that the library runs where they are given to it, with the locks that are held there. */
  readonly functions: Functions;
  /** Methods that others could call, with the locks that everybody holds who calls them here. */
  readonly helpers: ReadonlyMap<MethodSymbol, readonly Held[]>;
  /** The classes that threads share, and those whose code threads run: these are checked whatever is annotated. */
  readonly classes: ReadonlySet<ClassSymbol>;
}

const NOTHING: Sharing = {
  fields: new Map(),
  findings: new Map(),
  alone: new Map(),
  functions: NO_FUNCTIONS,
  helpers: new Map(),
  classes: new Set(),
};

export const sharingOf = onceFor((resolved: Resolved): Sharing => (resolved.isAsWritten === true ? NOTHING : find(resolved)));

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: what is asked of each field, in its order.
function find(resolved: Resolved): Sharing {
  const collections = collectionsMadeHere(resolved);
  const { fields: arrays, names } = arraysOfFields(resolved);
  const contents: Contents = {
    resolved,
    isCollection: (field) => collections.has(field),
    isArray: (field) => arrays.has(field),
    arrayOf: (variable) => names.get(variable),
    mutates: (method, field) => changes(method, field, resolved),
    isRestless: (field) => isWeak(field, resolved),
    isIdle: idleSemaphores(resolved),
    usesArgument: (method, index) => argumentUse(method, index, resolved),
    functionsIn: (expr) => functionsIn(expr, resolved),
  };
  const bodies = factsOf(resolved, contents);
  const opening = opensGuarded(bodies);
  const isOpenHelper = onceFor((method: MethodSymbol): boolean => isHelper(method, resolved) && !opening.has(method));
  const entryOf = entriesOf(bodies, isOpenHelper, (method) => familyOf(method, resolved));
  const uses = usesOf(bodies, entryOf);
  const containers = containersOf(resolved);
  const synchronizing = synchronizingClasses(resolved, bodies, containers);
  const tasks = new Tasks(resolved, bodies);
  const isOfMain = locksOfMain(bodies);
  const locked = new Map<FieldSymbol, boolean>();
  const isOrdered = (field: FieldSymbol): boolean => {
    if (field.isVolatile) return true;
    const known = locked.get(field) ?? isAlwaysLocked(uses.get(field) ?? []);
    locked.set(field, known);
    return known;
  };
  const flags = new OneWayFlags(bodies, isOrdered, new EnteredOnce(resolved, bodies, tasks));
  const elements = elementUses(bodies);
  const cached = cachedValues(resolved);
  const fields = new Map<FieldSymbol, Found>();
  const findings = new Map<TypedExpr, Finding>();
  const reported = new Set<FieldSymbol>();
  for (const [field, all] of uses) {
    const keepsCollection = collections.has(field) && (!field.isVolatile || all.every((one) => one.isOfContents || !one.isWrite));
    if (!isOpen(field, field.type.kind === 'array' || keepsCollection) || cached.has(field)) continue;
    const ofContents = arrays.has(field)
      ? all.some((one) => one.isOfContents && one.isWrite)
      : keepsCollection && isFollowed(all, bodies, field);
    if (keepsCollection && !ofContents && !arrays.has(field) && synchronizing.has(field.owner)) {
      const contents = tasks.whileOthersRun(all.filter((one) => one.isOfContents));
      const out = handedOut(field, contents, bodies);
      for (const expr of out?.exprs ?? [])
        findings.set(expr, {
          message: `the collection in \`${field.name}\` is handed out here: whoever gets it uses it without holding \`${out!.lock}\`, which every use of it here holds; hand out a copy`,
          related: [{ message: `\`${field.name}\` is declared here`, span: field.nameSpan }],
        });
      const open = withoutItsLock(field, contents);
      for (const { expr, isWrite } of open?.uses ?? [])
        findings.set(expr, {
          message: `the collection in \`${field.name}\` is ${isWrite ? 'changed' : 'read'} here without holding \`${open!.lock}\`, which ${open!.isHeldByChanges ? 'every change of it holds' : 'is held in other places where it is used'}`,
          related: [{ message: `\`${field.name}\` is declared here`, span: field.nameSpan }],
        });
    }
    // What a volatile field refers to may be another array for each who reads it.
    if (field.type.kind === 'array' && (!arrays.has(field) || field.isVolatile) && synchronizing.has(field.owner)) {
      const used = tasks.whileOthersRun(all);
      const contents = arrays.has(field) ? used.filter((one) => one.isOfContents) : usesOfElements(used, elements);
      const out = field.isPrivate ? handedOut(field, contents, bodies) : undefined;
      for (const expr of out?.exprs ?? [])
        findings.set(expr, {
          message: `the array in \`${field.name}\` is handed out here: whoever gets it uses it without holding \`${out!.lock}\`, which every use of it here holds; hand out a copy`,
          related: [{ message: `\`${field.name}\` is declared here`, span: field.nameSpan }],
        });
      const open = unlockedArrays(field, contents);
      for (const { expr, isWrite } of open?.uses ?? [])
        findings.set(expr, {
          message: `what the array in \`${field.name}\` holds is ${isWrite ? 'written' : 'read'} here without holding \`${open!.lock}\`, which is held where it is changed`,
          related: [{ message: `\`${field.name}\` is declared here`, span: field.nameSpan }],
        });
    }
    if ((field.isFinal || field.isVolatile) && !ofContents) continue;
    // What a field refers to is asked about apart where the field itself cannot race.
    const isSetOnce = arrays.has(field) && !field.isVolatile && !all.some((one) => one.isWrite && !one.isOfContents);
    const isOnlyContents = isSetOnce || field.isVolatile;
    const setOnce = isSetOnce && { isSetOnce: true as const };
    const relevant = tasks
      .whileOthersRun(all.filter((one) => (one.isOfContents ? ofContents : !isOnlyContents)))
      .filter((one) => !isReadAfterWait(one, all, bodies, resolved) && !isBeforeItsThread(one));
    if (!relevant.some((one) => one.isWrite)) continue;
    if (
      arrays.has(field) &&
      areElementsOfOneThread(
        relevant.filter((one) => one.isOfContents || one.isWrite),
        tasks,
        bodies,
      )
    )
      continue;
    const isShared = synchronizing.has(field.owner)
      ? !tasks.isOwn(field, relevant) && !tasks.isOfOneThread(relevant)
      : tasks.conflict(field, relevant);
    if (!isShared) continue;
    const protection = protectionOf(field, relevant);
    if (protection.kind === 'none' && isHeldEverywhere(relevant, isOfMain)) continue;
    const changing = protection.kind === 'guard' ? changingLock(protection.guard, uses) : undefined;
    if (changing !== undefined && reportLock(changing.field, changing.write, field, bodies, findings)) {
      reported.add(changing.field);
      continue;
    }
    // Who reads the field without the lock may get another array, of which the lock says nothing.
    if (field.isVolatile && protection.kind === 'guard' && !keepsCollection) continue;
    if (protection.kind === 'none' && flags.tells(relevant)) continue;
    if (protection.kind === 'none' || changing !== undefined) {
      const wayOut = wayOutOfField(field, relevant);
      const places = relevant.filter((use) => use.held.length > 0 || !use.from.hasOtherLocks || isUnderStripesOnly(use));
      // Each use has a lock, although it has no name: which of them protects it is not known.
      if (places.length > 0)
        fields.set(field, {
          kind: 'none',
          // Those without any lock first: of the others it may be that they are right.
          places: [...places.filter((one) => one.held.length === 0), ...places.filter((one) => one.held.length > 0)].map(
            ({ span, isWrite }) => ({
              span,
              isWrite,
            }),
          ),
          ofContents,
          ...setOnce,
          ...(protection.kind === 'none' && protection.forReading !== undefined && { forReading: protection.forReading }),
          ...(wayOut !== undefined && { wayOut }),
        });
      continue;
    }
    fields.set(field, {
      kind: 'guard',
      text: protection.guard.text,
      isHeldByWrites: ![...protection.without, ...protection.perhaps].some((one) => one.isWrite),
      forReadingAt: protection.forReading.map(({ span }) => span),
      isHeldEverywhere: protection.without.length === 0,
      ofContents,
      ...setOnce,
    });
    for (const lock of protection.guard.through)
      if (!lock.isFinal && !fields.has(lock)) fields.set(lock, { kind: 'constant', ofContents: false });
  }
  const isOpenPlain = (field: FieldSymbol): boolean =>
    !cached.has(field) && !fields.has(field) && !reported.has(field) && isOpen(field, false);
  const keepsUnsafe = (field: FieldSymbol): boolean => {
    const found = fields.get(field);
    return collections.has(field) && isOpen(field, true) && !(found !== undefined && found.kind !== 'constant' && found.ofContents);
  };
  const reached = racesOnReached(resolved, bodies, entryOf, synchronizing, tasks, isOpenPlain, keepsUnsafe);
  for (const { field, places } of reached.fields) fields.set(field, { kind: 'none', places, ofContents: false });
  for (const one of reached.contents) if (!findings.has(one.expr)) findings.set(one.expr, contentsFinding(one));
  tellTogether(fields, uses);
  const isGuarded = (field: FieldSymbol): boolean => fields.get(field)?.kind === 'guard' || field.annotations.some(isNamed('GuardedBy'));
  const isTwoSteps = (field: FieldSymbol): boolean =>
    !isSpecified(field.owner) &&
    !cached.has(field) &&
    (isGuarded(field) || (field.isVolatile && isWrittenAnyhow(field, uses.get(field) ?? [], tasks)));
  const hasGuardedParts = (field: FieldSymbol): boolean => {
    const found = fields.get(field);
    return (
      !isSpecified(field.owner) &&
      collections.has(field) &&
      (found?.kind === 'guard' ? found.ofContents : field.annotations.some(isNamed('GuardedBy')))
    );
  };
  const heeded = containerLocks(bodies, entryOf, containers, (body, span) => tasks.isWhileOthersRun(body, span));
  const steps = new StepFinder(bodies, entryOf, containers, isTwoSteps, hasGuardedParts, heeded);
  for (const body of bodies)
    if (!isSpecified(body.owner) && body.method !== undefined && !body.method.isConstructor)
      for (const one of staleIn(body.body.stmts, steps.stepsOf(body)))
        if (!isMemo(one, body, bodies)) tellStale(one, tasks, body, findings);
  for (const { expr, name } of unguardedWalks(
    bodies,
    containers,
    (field) => synchronizing.has(field.owner),
    (body, span) => tasks.isAfterAll(body, span),
  )) {
    findings.set(expr, {
      message: `\`${name}\` is walked through here without holding its monitor: only single calls of its methods take that, and another thread may change it meanwhile`,
      related: [],
    });
  }
  for (const { expr, name } of changesByMany(bodies, containers, resolved)) {
    findings.set(expr, {
      message: `\`${name}\` is changed here by several threads at once, and is not made for that: collect what they find, or use a concurrent collection or a lock`,
      related: [],
    });
  }
  for (const { expr, field, body } of changesOfValues(bodies, entryOf, containers, resolved)) {
    const isMeant = synchronizing.has(field.owner) && !isSpecified(field.owner) && body.method?.isConstructor !== true;
    if (isMeant && tasks.isWhileOthersRun(body, expr.span))
      findings.set(expr, {
        message: `a collection that \`${field.name}\` holds is changed here without a lock, while other threads may use it: only the map itself is made for several threads; keep concurrent collections in it, or change them inside of \`compute\``,
        related: [{ message: `\`${field.name}\` is declared here`, span: field.nameSpan }],
      });
  }
  for (const body of bodies.filter(({ owner }) => synchronizing.has(owner) && !isSpecified(owner)))
    for (const { expr, condition } of singleWaits(body))
      findings.set(expr, {
        message:
          'the thread may go on from here although its condition does not hold: it is not looked at again after this; wait in a loop',
        related: [{ message: 'the condition is looked at here', span: condition.span }],
      });
  const isPlainlyShared = ({ owner }: BodyFacts): boolean => synchronizing.has(owner) && !isSpecified(owner);
  for (const { expr, changed, look, looked, other } of boundsRaces(bodies, isPlainlyShared))
    findings.set(expr, {
      message: `\`${changed.name}\` is changed here because of what \`${looked.name}\` was before, and that may be changed meanwhile because of what \`${changed.name}\` was: two threads may both look before either changes anything; protect the two by one lock`,
      related: [
        { message: `\`${looked.name}\` is looked at here`, span: look.span },
        { message: `\`${looked.name}\` is changed here`, span: other.span },
      ],
    });
  // One finding for one cause.
  for (const lock of reported) fields.delete(lock);
  const alone = new Map(
    [...uses].flatMap(([field, all]) =>
      fields.has(field) ? all.flatMap((use) => [tasks.isAlone(use)].flatMap((why) => (why ? [[use.expr, why] as const] : []))) : [],
    ),
  );
  // Where somebody works with clauses, what is checked is what they are about, and what is wrong.
  const isWorkedOn = resolved.units.some((one) => one.hasClauses === true);
  const concerned = bodies
    .filter(({ body }) => findings.size > 0 && expressionsOf(body.stmts).some(({ node, isStmt }) => !isStmt && findings.has(node)))
    .map((one) => one.owner);
  const classes = new Set((isWorkedOn ? concerned : [...synchronizing, ...tasks.classes()]).filter((one) => !isSpecified(one)));
  const helpers = helpersUnderLocks(bodies, entryOf, isOpenHelper, isGuarded);
  return { fields, findings, alone, functions: functionsUnderLocks(bodies, entryOf), helpers, classes };
}

/** Whether one lock is held at all uses, and not only for reading where something is written. */
function isAlwaysLocked(uses: readonly Use[]): boolean {
  const [first, ...others] = uses.map(
    ({ held, isWrite }) => new Set(held.filter(({ mode }) => !isWrite || mode !== 'read').map(({ place }) => place.key)),
  );
  return first !== undefined && [...first].some((key) => others.every((one) => one.has(key)));
}

function contentsFinding({ name, isElement, isWrite, others }: ContentsRace): Finding {
  const what = name === undefined ? 'what this refers to' : isElement ? `an element of \`${name}\`` : `\`${name}\``;
  const does = isWrite ? 'changed' : 'read';
  return {
    message: isElement
      ? `${what} is ${does} here while another thread may use it: no lock is held at both places`
      : `${what} is ${does} here while another thread may use it, and is not made for that: no lock is held at both places; use a concurrent class or a lock`,
    related: others.map(({ span, isWrite: writes }) => ({ message: `another thread ${writes ? 'changes' : 'reads'} it here`, span })),
  };
}

/** How many fields of a class that nobody ever locks are reported one by one; of more, what is wrong is the class. */
const MOST_ALIKE = 3;

/** A field with a `nowarn` on its line stands alone: what is reported at the place of the first one speaks of the others, too. */
function tellTogether(fields: Map<FieldSymbol, Found>, uses: ReadonlyMap<FieldSymbol, readonly Use[]>): void {
  const alike = new Map<ClassSymbol, FieldSymbol[]>();
  for (const [field, found] of fields) {
    if (found.kind === 'none' && !hasNowarn(field) && (uses.get(field) ?? []).every((one) => one.held.length === 0))
      alike.set(field.owner, [...(alike.get(field.owner) ?? []), field]);
  }
  for (const all of alike.values()) {
    if (all.length <= MOST_ALIKE) continue;
    const inOrder = [...all].sort((left, right) => left.nameSpan.start - right.nameSpan.start);
    for (const field of all) fields.set(field, { ...(fields.get(field) as Found & { readonly kind: 'none' }), alike: inOrder });
  }
}

function hasNowarn({ owner, nameSpan }: FieldSymbol): boolean {
  return owner.unit.nowarns.some(({ line }) => line.start <= nameSpan.start && nameSpan.start < line.end);
}

/** Whether nobody has said anything of it, and it is a plain field or a collection. */
function isOpen(field: FieldSymbol, isOfContents: boolean): boolean {
  const { owner, isVolatile, isGhost, captured, enumConstant, specs, annotations } = field;
  if (
    owner.isLibrary ||
    (isVolatile && !isOfContents) ||
    isGhost ||
    captured !== undefined ||
    enumConstant !== undefined ||
    isSpecified(owner)
  )
    return false;
  const isSaid = specs.some((clause) => clause.kind === 'discipline') || annotations.some(isNamed('GuardedBy'));
  return !isSaid && !owner.annotations.some((one) => isNamed('NotThreadSafe')(one) || isNamed('Immutable')(one));
}

/** A volatile field that more than one thread may write. */
function isWrittenAnyhow(field: FieldSymbol, uses: readonly Use[], tasks: Tasks): boolean {
  const writes = tasks.whileOthersRun(uses.filter((one) => one.isWrite));
  return writes.length > 0 && !tasks.isOwn(field, writes);
}

function tellStale(stale: Stale, tasks: Tasks, body: BodyFacts, findings: Map<TypedExpr, Finding>): void {
  const { look, change, isUpdate } = stale;
  if (findings.has(change.expr) || !tasks.isWhileOthersRun(body, change.span)) return;
  const isOneExpression = look.span.start >= change.span.start && look.span.end <= change.span.end;
  const what = change.needs
    ? `\`${change.name}\` is asked here for what was there before: another thread may have taken it out since`
    : isOneExpression
      ? `\`${change.name}\` is read and written here in two steps: what another thread writes between them is lost`
      : isUpdate
        ? `\`${change.name}\` is given a value here that was made from what it was before: another thread may have changed it since, and that is lost`
        : `\`${change.name}\` is changed here because of what it was before: another thread may have changed it since`;
  findings.set(change.expr, {
    message: `${what}${wayOutOfStale(stale)}`,
    related: isOneExpression ? [] : [{ message: `\`${look.name}\` is looked at here`, span: look.span }],
  });
}

/** Whether one of these locks is held at all of the uses. */
function isHeldEverywhere(uses: readonly Use[], isOne: (held: Held) => boolean): boolean {
  const [first, ...others] = uses;
  return (
    first !== undefined &&
    first.held.some(
      (held) => isOne(held) && others.every((use) => use.held.some(({ place, mode }) => mode === 'whole' && place.key === held.place.key)),
    )
  );
}

/** Whether the collection is only ever used by calls of its methods, and as a lock. */
function isFollowed(uses: readonly Use[], bodies: readonly BodyFacts[], field: FieldSymbol): boolean {
  const all = bodies.flatMap((one) => one.accesses.filter((access) => access.field === field));
  const locks = new Set<TypedExpr>(bodies.flatMap((one) => one.monitors.map(({ expr }) => stripped(expr))));
  const reads = all.filter((one) => !one.isOfContents && !one.isWrite && !locks.has(one.expr)).length;
  return uses.length > 0 && reads === all.filter((one) => one.isOfContents && one.isByAlias !== true).length;
}
