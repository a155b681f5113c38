/**
 * What a body does to things that threads share, step by step, as far as one step may rest on what another one has seen: reads and writes
 * of volatile fields and of fields with a lock, calls of containers, and calls of methods of the workspace that do one of these under their
 * own lock.
 * Neighbours: `accesses.ts` knows what is held; `stale.ts` follows the values.
 */
import type { Span } from '../base/span';
import type { FieldSymbol, LocalVariable, MethodSymbol } from '../resolve/symbols';
import type { TypedExpr } from '../resolve/typed';
import type { BodyFacts, Held } from './accesses';
import { changesAnyNumber, comparesAndSets, containerCall, partCall, type Containers, type PartCall } from './container-calls';
import { fieldAt, type ContainerLocks } from './container-locks';
import type { Entry } from './entries';
import { containerIn, needOf, takenFrom, type Need, type Taken } from './needs';
import { partsOfCall } from '../resolve/opaque';
import { childrenOf, stripped } from '../resolve/typed-children';
import { fieldOf, placeOf, type Place } from './places';
import { expressionsOf, type Visited } from '../resolve/typed-statements';

export interface Step {
  readonly kind: 'look' | 'change';
  /** What is looked at or changed: equal for equal things. */
  readonly subject: string;
  readonly name: string;
  readonly held: readonly Held[];
  readonly span: Span;
  readonly expr: TypedExpr;
  /** It changes nothing, but goes wrong where what was seen before is not there any more. */
  readonly needs?: Need;
  /** A change by a method that looks at the old value itself, under its lock. */
  readonly looksItself?: true;
  /** Of what a collection holds: of which part of it, by a key that is equal for equal keys; undefined where the key is computed. */
  readonly part?: { readonly of: PartCall['of']; readonly key: string | undefined };
  /** It adds to what is there: the new value is never an old one, but a condition may have looked at one. */
  readonly isStep?: true;
}

export interface Steps {
  readonly at: (expr: TypedExpr) => readonly Step[];
}

interface OwnPart {
  readonly field: FieldSymbol;
  readonly does: PartCall;
  readonly expr: TypedExpr & { readonly kind: 'call' };
}

/** What a method does to fields of its own object in critical sections of its own. */
interface Summary {
  readonly returns: ReadonlySet<FieldSymbol>;
  readonly writes: ReadonlyMap<FieldSymbol, { readonly looksItself: boolean }>;
  /** It gives what it has found in the collection that the field refers to, or changes that. */
  readonly parts: readonly PartOfSummary[];
}

interface PartOfSummary {
  readonly field: FieldSymbol;
  readonly does: PartCall;
  /** The parameter that is the key. */
  readonly key: number;
  readonly looksItself: boolean;
}

type Add = (expr: TypedExpr, step: Omit<Step, 'expr'>) => void;

export class StepFinder {
  private readonly taken: Taken;
  private readonly summaries = new Map<MethodSymbol, Summary>();

  /**
   * `isShared`: whether two threads may use the field at once, each under its lock or as a volatile one; `isSharedCollection`: whether they
   * so use the collection that it refers to.
   */
  constructor(
    bodies: readonly BodyFacts[],
    private readonly entryOf: (method: MethodSymbol | undefined) => Entry,
    private readonly containers: Containers,
    private readonly isShared: (field: FieldSymbol) => boolean,
    private readonly isSharedCollection: (field: FieldSymbol) => boolean,
    private readonly locks: ContainerLocks,
  ) {
    this.taken = takenFrom(bodies);
    for (const body of bodies)
      if (body.method !== undefined && !body.method.isConstructor) this.summaries.set(body.method, this.summaryOf(body));
  }

  stepsOf(body: BodyFacts): Steps {
    const found = new Map<TypedExpr, Step[]>();
    const add: Add = (expr, step) => {
      found.set(expr, [...(found.get(expr) ?? []), { ...step, expr }]);
    };
    const entry = this.entryOf(body.method).held;
    this.addFields(body, entry, add);
    this.addParts(body, entry, add);
    this.addCalls(body, entry, add);
    return { at: (expr) => found.get(expr) ?? [] };
  }

  /** Reads and writes of fields. */
  private addFields(body: BodyFacts, entry: readonly Held[], add: Add): void {
    for (const { field, object, isWrite, isCompound, held, expr, span, isOfContents } of body.accesses) {
      if (isOfContents || !this.isShared(field) || (!field.isStatic && !isReachable(object, body))) continue;
      // Without its lock it races, which is reported by itself.
      if (!field.isVolatile && held.length + entry.length === 0) continue;
      const step = {
        subject: subjectOf(object, field),
        name: field.name,
        held: [...held, ...entry],
        span,
      };
      const target = isWrite ? assignmentOf(body, expr) : expr;
      if (!isWrite || isCompound) add(target, { ...step, kind: 'look' });
      if (isWrite) add(target, { ...step, kind: 'change' });
    }
  }

  /** Calls of collections that a lock protects. */
  private addParts(body: BodyFacts, entry: readonly Held[], add: Add): void {
    const uses = usesOf(body);
    for (const { field, object, held, expr, span, isOfContents } of body.accesses) {
      if (
        !isOfContents ||
        expr.kind !== 'call' ||
        !this.isSharedCollection(field) ||
        held.length + entry.length === 0 ||
        (!field.isStatic && !isReachable(object, body))
      )
        continue;
      const step = { subject: partsOf(object, field), name: field.name, held: [...held, ...entry], span };
      for (const does of this.partsOfCall(expr, uses.get(expr) === 'as object'))
        add(expr, { ...step, ...stepOfPart(does, expr.args[0], body) });
    }
  }

  /** What a call looks at or changes, and what it needs. */
  private partsOfCall(expr: TypedExpr & { readonly kind: 'call' }, isUsedAsObject: boolean): readonly PartCall[] {
    const does = partCall(expr.method);
    const receiver = expr.dispatch.kind === 'static' ? undefined : expr.dispatch.receiver;
    const need = receiver === undefined || !this.isTakenFrom(receiver) ? undefined : needOf(expr.method, receiver, isUsedAsObject);
    return [...(does === undefined ? [] : [does]), ...(need === undefined ? [] : [{ kind: 'change', of: need.of, isNeed: true } as const])];
  }

  private isTakenFrom(receiver: TypedExpr): boolean {
    const container = containerIn(receiver);
    return container !== undefined && this.taken.has(container);
  }

  /** Calls of containers that several threads may use, and of methods of the workspace that do one of these. */
  private addCalls(body: BodyFacts, entry: readonly Held[], add: Add): void {
    const heldAt = new Map(body.calls.map((call) => [call.span, call.held]));
    const visited = expressionsOf(body.body.stmts);
    const uses = usesOf(body);
    for (const { node, isStmt } of visited) {
      if (isStmt || node.kind !== 'call') continue;
      const place = node.dispatch.kind === 'static' ? undefined : placeOf(node.dispatch.receiver, body.owner, new Map());
      const isOnClass = node.dispatch.kind === 'static' && !node.method.owner.isLibrary;
      if (!isOnClass && !isReachable(place, body) && (node.method.owner.isLibrary || place === undefined || !isGiven(place, body)))
        continue;
      if (!node.method.owner.isLibrary) {
        this.addSummary(node, place, [...(heldAt.get(node.span) ?? []), ...entry], body, add);
        continue;
      }
      if (node.dispatch.kind === 'static' || place === undefined) continue;
      const held = [...body.heldAt(node), ...entry];
      const container = fieldAt(place);
      const step = {
        subject: `contents:${place.key}`,
        name: nameOf(place),
        held: container === undefined ? held : this.locks.heeded(container, node.method.name, held),
        span: node.span,
      };
      const kind = containerCall(node.method, node.dispatch.receiver, uses.get(node) ?? 'value', this.containers);
      const needed = this.partsOfCall(node, uses.get(node) === 'as object').find((one) => one.isNeed === true);
      if (kind === 'look') add(node, { ...step, ...stepOfPart(partCall(node.method) ?? { kind, of: 'any' }, node.args[0], body) });
      if (needed !== undefined && kind !== 'change') add(node, { ...step, ...stepOfPart(needed, node.args[0], body) });
      if (kind === 'change') add(node, { ...step, kind });
      else if (kind === 'look') continue;
      else if (changesAnyNumber(node.method)) {
        add(node, { ...step, isStep: true, kind: 'change' });
        // What it gives may be old when something is done because of it; to take the step back is right whatever others have done.
        add(node, { ...step, isStep: true, kind: 'look' });
      }
    }
  }

  private addSummary(
    node: TypedExpr & { readonly kind: 'call' },
    place: Place | undefined,
    held: readonly Held[],
    body: BodyFacts,
    add: Add,
  ): void {
    const summary = this.summaries.get(node.method);
    const { span } = node;
    const itself = (looksItself: boolean): { readonly looksItself?: true } => (looksItself ? { looksItself: true } : {});
    for (const field of summary?.returns ?? []) add(node, { kind: 'look', subject: subjectOf(place, field), name: field.name, held, span });
    for (const { field, does, key, looksItself } of summary?.parts ?? []) {
      const step = stepOfPart(does, node.args[key], body);
      add(node, { ...step, subject: partsOf(place, field), name: field.name, held, span, ...itself(looksItself) });
    }
    for (const [field, { looksItself }] of summary?.writes ?? [])
      add(node, { kind: 'change', subject: subjectOf(place, field), name: field.name, held, span, ...itself(looksItself) });
  }

  private summaryOf(body: BodyFacts): Summary {
    const returns = new Set<FieldSymbol>();
    const writes = new Map<FieldSymbol, { readonly looksItself: boolean }>();
    const own = body.accesses.filter(
      (one) => this.isShared(one.field) && !one.isOfContents && isOwn(one, body) && (one.held.length > 0 || one.field.isVolatile),
    );
    const decided = withLocals(decidingIn(body), body);
    const returned = returnedIn(body);
    const answered = answeredIn(body, decided, returned);
    // Whoever takes something and says so has not looked at it for others.
    const isOnlyRead = (field: FieldSymbol): boolean => !own.some((one) => one.field === field && one.isWrite);
    for (const { field, isWrite, isCompound, expr } of own) {
      if (!isWrite && (isOnlyRead(field) ? answered : returned).has(expr)) returns.add(field);
      if (isWrite)
        writes.set(field, {
          looksItself:
            own.some((other) => other.field === field && !other.isWrite && decided.has(other.expr)) || (isCompound && returned.has(expr)),
        });
    }
    return { returns, writes, parts: this.partsIn(body, decided, answered) };
  }

  private partsIn(body: BodyFacts, decided: ReadonlySet<TypedExpr>, answered: ReadonlySet<TypedExpr>): readonly PartOfSummary[] {
    const all = [...this.guardedParts(body), ...this.containerParts(body)];
    const exchanged = exchangedIn(body);
    const isChanged = (field: FieldSymbol): boolean =>
      exchanged.has(field) || all.some((one) => one.field === field && one.does.kind === 'change' && one.does.isNeed !== true);
    return all.flatMap(({ field, does, expr }): readonly PartOfSummary[] => {
      if (does.kind === 'look' && !(answered.has(expr) && !isChanged(field))) return [];
      const key = expr.args[0] === undefined ? undefined : bare(expr.args[0]);
      return [
        {
          field,
          does,
          key: key?.kind === 'local' && !body.body.assigned.has(key.variable) ? body.body.params.indexOf(key.variable) : -1,
          looksItself:
            does.kind === 'change' && all.some((one) => one.field === field && one.does.kind === 'look' && decided.has(one.expr)),
        },
      ];
    });
  }

  /** Uses of a collection that a lock protects, under a lock that the method takes itself. */
  private guardedParts(body: BodyFacts): readonly OwnPart[] {
    const uses = usesOf(body);
    return body.accesses.flatMap((one): readonly OwnPart[] => {
      const { field, isOfContents, held, expr } = one;
      if (!isOfContents || expr.kind !== 'call' || held.length === 0 || !isOwn(one, body) || !this.isSharedCollection(field)) return [];
      return this.partsOfCall(expr, uses.get(expr) === 'as object').map((does) => ({ field, does, expr }));
    });
  }

  /** Calls of containers of which several threads may use each call at once. */
  private containerParts(body: BodyFacts): readonly OwnPart[] {
    const uses = usesOf(body);
    return ownCalls(body).flatMap(({ node, inner }): readonly OwnPart[] => {
      const kind = containerCall(node.method, inner, uses.get(node) ?? 'value', this.containers);
      if (kind !== undefined) return [{ field: inner.field, does: { kind, of: 'any' }, expr: node }];
      return changesAnyNumber(node.method) ? [{ field: inner.field, does: { kind: 'change', of: 'any', isStep: true }, expr: node }] : [];
    });
  }
}

/** The atomics that a method changes if nobody else has meanwhile: its yes says that it did, and not what was there. */
function exchangedIn(body: BodyFacts): ReadonlySet<FieldSymbol> {
  return new Set(ownCalls(body).flatMap(({ node, inner }) => (comparesAndSets(node.method) ? [inner.field] : [])));
}

interface OwnCall {
  readonly node: TypedExpr & { readonly kind: 'call' };
  readonly inner: TypedExpr & { readonly kind: 'field' | 'static' };
}

/** Calls of the library on what the object's own fields hold, or those of its class. */
function ownCalls(body: BodyFacts): readonly OwnCall[] {
  return expressionsOf(body.body.stmts).flatMap(({ node, isStmt }): readonly OwnCall[] => {
    if (isStmt || node.kind !== 'call' || node.dispatch.kind === 'static' || !node.method.owner.isLibrary) return [];
    const inner = stripped(node.dispatch.receiver);
    if (inner.kind !== 'field' && inner.kind !== 'static') return [];
    const object = inner.kind === 'static' ? undefined : placeOf(inner.object, body.owner, new Map());
    return isOwn({ object, field: inner.field }, body) ? [{ node, inner }] : [];
  });
}

/** Of the object itself, or of its class. */
function isOwn({ object, field }: { readonly object: Place | undefined; readonly field: FieldSymbol }, { owner }: BodyFacts): boolean {
  return field.isStatic ? field.owner === owner : object?.key === `this:${owner.name}`;
}

function stepOfPart(does: PartCall, key: TypedExpr | undefined, body: BodyFacts): Pick<Step, 'kind' | 'part' | 'isStep' | 'needs'> {
  return {
    kind: does.kind,
    part: { of: does.of, key: key === undefined ? undefined : keyOf(key, body) },
    ...(does.isStep === true && { isStep: true as const }),
    ...(does.isNeed === true && (does.of === 'one' || does.of === 'all') && { needs: { of: does.of } }),
  };
}

/** Without what only changes how a value is kept. */
function bare(expr: TypedExpr): TypedExpr {
  const inner = stripped(expr);
  return inner.kind === 'box' || inner.kind === 'unbox' || inner.kind === 'convert' ? bare(inner.operand) : inner;
}

/** What stands for a key that is the same wherever it is written in the body. */
function keyOf(expr: TypedExpr, { owner, body }: BodyFacts): string | undefined {
  const inner = bare(expr);
  if (inner.kind === 'constant')
    return inner.constant.kind === 'int' || inner.constant.kind === 'string' ? `constant:${inner.constant.value}` : undefined;
  const place = placeOf(inner, owner, new Map());
  if (place === undefined || (place.root.kind === 'local' && body.assigned.has(place.root.variable))) return undefined;
  return place.steps.every((one) => one.isFinal) && (place.root.kind !== 'static' || place.root.field.isFinal) ? place.key : undefined;
}

/** What becomes of the values of calls, where they are no mere values. */
function usesOf({ body }: BodyFacts): ReadonlyMap<TypedExpr, 'thrown away' | 'as object'> {
  const visited = expressionsOf(body.stmts);
  const found = new Map<TypedExpr, 'thrown away' | 'as object'>();
  const given = new Map<LocalVariable, TypedExpr>();
  const compared = new Set<LocalVariable>();
  const asObject = (expr: TypedExpr): void => {
    const inner = stripped(expr);
    found.set(inner, 'as object');
    const value = inner.kind === 'local' && !compared.has(inner.variable) ? given.get(inner.variable) : undefined;
    if (value !== undefined) found.set(value, 'as object');
  };
  for (const { node, isStmt } of visited) {
    if (isStmt && node.kind === 'local' && node.init !== undefined && !body.assigned.has(node.variable))
      given.set(node.variable, stripped(node.init));
    if (!isStmt && (node.kind === 'comparison' || node.kind === 'instanceof' || node.kind === 'matches'))
      for (const one of childrenOf(node).map(stripped)) if (one.kind === 'local') compared.add(one.variable);
  }
  for (const { node, isStmt } of visited) {
    if (isStmt && node.kind === 'expr') found.set(node.expr, 'thrown away');
    if (isStmt) continue;
    if (node.kind === 'call' && node.dispatch.kind !== 'static') asObject(node.dispatch.receiver);
    if (node.kind === 'opaque') {
      const { receiver } = partsOfCall(node);
      if (receiver !== undefined) asObject(receiver);
    }
  }
  return found;
}

/** The subject of what the collection holds to which a field refers. */
function partsOf(object: Place | undefined, field: FieldSymbol): string {
  return `contents:${subjectOf(object, field)}`;
}

function subjectOf(object: Place | undefined, field: FieldSymbol): string {
  return field.isStatic || object === undefined ? `static:${field.id}` : fieldOf(object, field).key;
}

/** Whether others may reach it: not what the body only has in a local of its own. */
function isReachable(place: Place | undefined, { body }: BodyFacts): boolean {
  if (place === undefined) return false;
  const { root } = place;
  if (root.kind !== 'local') return true;
  const isOwn =
    body.params.includes(root.variable) ||
    expressionsOf(body.stmts).some(({ node, isStmt }) => isStmt && node.kind === 'local' && node.variable === root.variable);
  return !isOwn || (body.params.includes(root.variable) && place.steps.length > 0);
}

/** Whether the object was given to the body, or found somewhere: others may have it as well. */
function isGiven({ root, steps }: Place, { body }: BodyFacts): boolean {
  if (root.kind !== 'local' || steps.length > 0 || body.assigned.has(root.variable)) return false;
  if (body.params.includes(root.variable)) return true;
  return expressionsOf(body.stmts).some(
    ({ node, isStmt }) =>
      isStmt && node.kind === 'local' && node.variable === root.variable && node.init !== undefined && isFound(node.init),
  );
}

/** A value that was not made here. */
function isFound(value: TypedExpr): boolean {
  const inner = stripped(value);
  return (
    inner.kind === 'field' || inner.kind === 'static' || inner.kind === 'element' || (inner.kind === 'call' && inner.method.owner.isLibrary)
  );
}

function nameOf({ root, steps }: Place): string {
  return steps.at(-1)?.name ?? (root.kind === 'local' ? root.variable.name : root.kind === 'static' ? root.field.name : root.name);
}

/** The assignment whose target the access is. */
/** The assignment to a target; the target itself if there is none. */
export function assignmentOf({ body }: BodyFacts, target: TypedExpr): TypedExpr {
  const found = expressionsOf(body.stmts).find(
    ({ node, isStmt }) => !isStmt && (node.kind === 'assign' || node.kind === 'compound') && (node === target || node.target === target),
  );
  return found === undefined || found.isStmt ? target : found.node;
}

function within(root: TypedExpr): readonly TypedExpr[] {
  return expressionsOf([{ kind: 'expr', expr: root, span: root.span }]).flatMap((one) => (one.isStmt ? [] : [one.node]));
}

/** What conditions look at. */
function decidingIn({ body }: BodyFacts): ReadonlySet<TypedExpr> {
  return new Set(
    expressionsOf(body.stmts).flatMap(({ node, isStmt }) => {
      if (isStmt) return (node.kind === 'if' || node.kind === 'loop') && node.cond ? within(node.cond) : [];
      return node.kind === 'conditional' ? within(node.cond) : [];
    }),
  );
}

function returnedIn({ body }: BodyFacts): ReadonlySet<TypedExpr> {
  return new Set(
    expressionsOf(body.stmts).flatMap(({ node, isStmt }) => (isStmt && node.kind === 'return' && node.value ? within(node.value) : [])),
  );
}

/** What a method gives, also by way of a local, or by a condition because of which it says yes or no. */
function answeredIn(body: BodyFacts, decided: ReadonlySet<TypedExpr>, returned: ReadonlySet<TypedExpr>): ReadonlySet<TypedExpr> {
  const isAnswer = [...returned].some((one) => one.kind === 'constant' && one.constant.kind === 'bool');
  return new Set([...withLocals(returned, body), ...(isAnswer ? decided : [])]);
}

/** The expressions, and what the locals among them are given. */
function withLocals(exprs: ReadonlySet<TypedExpr>, { body }: BodyFacts): ReadonlySet<TypedExpr> {
  const visited = expressionsOf(body.stmts);
  const found = new Set(exprs);
  for (const one of found) {
    if (one.kind !== 'local') continue;
    for (const value of visited.flatMap((visit) => valueGiven(visit, one.variable))) for (const part of within(value)) found.add(part);
  }
  return found;
}

function valueGiven({ node, isStmt }: Visited, variable: LocalVariable): readonly TypedExpr[] {
  if (isStmt) return node.kind === 'local' && node.variable === variable && node.init !== undefined ? [node.init] : [];
  return node.kind === 'assign' && node.target.kind === 'local' && node.target.variable === variable ? [node.value] : [];
}
