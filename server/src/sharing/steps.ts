/**
 * What a body does to things that threads share, step by step, as far as one step may rest on what another one has seen: reads and writes
 * of volatile fields and of fields with a lock, calls of containers, and calls of methods of the workspace that do one of these under their
 * own lock.
 * Neighbours: `accesses.ts` knows what is held; `stale.ts` follows the values.
 */
import type { Span } from '../base/span';
import type { FieldSymbol, MethodSymbol } from '../resolve/symbols';
import type { TypedExpr } from '../resolve/typed';
import type { BodyFacts, Held } from './accesses';
import { changesAnyNumber, containerCall, partCall, type Containers } from './container-calls';
import type { Entry } from './entries';
import { partsOfCall } from '../resolve/opaque';
import { fieldOf, placeOf, stripped, type Place } from './places';
import { expressionsOf, type Visited } from './statements';

export interface Step {
  readonly kind: 'look' | 'change';
  /** What is looked at or changed: equal for equal things. */
  readonly subject: string;
  readonly name: string;
  readonly held: readonly Held[];
  readonly span: Span;
  readonly expr: TypedExpr;
  /** A change by a method that looks at the old value itself, under its lock. */
  readonly looksItself?: true;
  /** One place of a collection is given another value: what a condition has seen of others says little. */
  readonly isOfPart?: true;
  /** It adds to what is there: the new value is never an old one, but a condition may have looked at one. */
  readonly isStep?: true;
}

export interface Steps {
  readonly at: (expr: TypedExpr) => readonly Step[];
}

/** What a method does to fields of its own object in critical sections of its own. */
interface Summary {
  readonly returns: ReadonlySet<FieldSymbol>;
  /** It gives what it has found in the collection that the field refers to. */
  readonly returnsParts: ReadonlySet<FieldSymbol>;
  readonly writes: ReadonlyMap<FieldSymbol, { readonly looksItself: boolean }>;
}

type Add = (expr: TypedExpr, step: Omit<Step, 'expr'>) => void;

export class StepFinder {
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
  ) {
    for (const body of bodies)
      if (body.method !== undefined && !body.method.isStatic && !body.method.isConstructor)
        this.summaries.set(body.method, this.summaryOf(body));
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
        subject: object === undefined ? `static:${field.id}` : fieldOf(object, field).key,
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
    for (const { field, object, held, expr, span, isOfContents } of body.accesses) {
      const kind = isOfContents && expr.kind === 'call' ? partCall(expr.method) : undefined;
      if (
        kind === undefined ||
        !this.isSharedCollection(field) ||
        held.length + entry.length === 0 ||
        (!field.isStatic && !isReachable(object, body))
      )
        continue;
      add(expr, {
        kind,
        subject: partsOf(object, field),
        name: field.name,
        held: [...held, ...entry],
        span,
        ...(kind === 'change' && { isOfPart: true as const }),
      });
    }
  }

  /** Calls of containers that several threads may use, and of methods of the workspace that do one of these. */
  private addCalls(body: BodyFacts, entry: readonly Held[], add: Add): void {
    const heldAt = new Map(body.calls.map((call) => [call.span, call.held]));
    const visited = expressionsOf(body.body.stmts);
    const uses = usesOf(visited);
    for (const { node, isStmt } of visited) {
      if (isStmt || node.kind !== 'call' || node.dispatch.kind === 'static') continue;
      const place = placeOf(node.dispatch.receiver, body.owner, new Map());
      if (place === undefined || !isReachable(place, body)) continue;
      if (node.method.owner.isLibrary) {
        const kind = containerCall(node.method, node.dispatch.receiver, uses.get(node) ?? 'value', this.containers);
        if (kind !== undefined)
          add(node, {
            kind,
            subject: `contents:${place.key}`,
            name: nameOf(place),
            held: [...body.heldAt(node), ...entry],
            span: node.span,
          });
        else if (changesAnyNumber(node.method)) {
          const step = {
            subject: `contents:${place.key}`,
            name: nameOf(place),
            held: [...body.heldAt(node), ...entry],
            span: node.span,
            isStep: true as const,
          };
          add(node, { ...step, kind: 'change' });
          // What it gives may be old when something is done because of it; to take the step back is right whatever others have done.
          add(node, { ...step, kind: 'look' });
        }
        continue;
      }
      const summary = this.summaries.get(node.method);
      const held = [...(heldAt.get(node.span) ?? []), ...entry];
      for (const field of summary?.returns ?? [])
        add(node, { kind: 'look', subject: fieldOf(place, field).key, name: field.name, held, span: node.span });
      for (const field of summary?.returnsParts ?? [])
        add(node, { kind: 'look', subject: partsOf(place, field), name: field.name, held, span: node.span });
      for (const [field, { looksItself }] of summary?.writes ?? [])
        add(node, {
          kind: 'change',
          subject: fieldOf(place, field).key,
          name: field.name,
          held,
          span: node.span,
          ...(looksItself && { looksItself: true as const }),
        });
    }
  }

  private summaryOf(body: BodyFacts): Summary {
    const returns = new Set<FieldSymbol>();
    const writes = new Map<FieldSymbol, { readonly looksItself: boolean }>();
    const own = body.accesses.filter(
      (one) =>
        this.isShared(one.field) &&
        !one.isOfContents &&
        one.object?.key === `this:${body.owner.name}` &&
        (one.held.length > 0 || one.field.isVolatile),
    );
    const decided = decidingIn(body);
    const returned = returnedIn(body);
    for (const { field, isWrite, isCompound, expr } of own) {
      if (!isWrite && returned.has(expr)) returns.add(field);
      if (isWrite)
        writes.set(field, {
          looksItself:
            own.some((other) => other.field === field && !other.isWrite && decided.has(other.expr)) || (isCompound && returned.has(expr)),
        });
    }
    const parts = body.accesses.filter(
      (one) =>
        one.isOfContents &&
        !one.isWrite &&
        one.held.length > 0 &&
        one.object?.key === `this:${body.owner.name}` &&
        returned.has(one.expr) &&
        this.isSharedCollection(one.field) &&
        one.expr.kind === 'call' &&
        partCall(one.expr.method) === 'look',
    );
    return { returns, returnsParts: new Set(parts.map((one) => one.field)), writes };
  }
}

/** What becomes of the values of calls, where they are no mere values. */
function usesOf(visited: readonly Visited[]): ReadonlyMap<TypedExpr, 'thrown away' | 'as object'> {
  const found = new Map<TypedExpr, 'thrown away' | 'as object'>();
  for (const { node, isStmt } of visited) {
    if (isStmt && node.kind === 'expr') found.set(node.expr, 'thrown away');
    if (isStmt) continue;
    if (node.kind === 'call' && node.dispatch.kind !== 'static') found.set(stripped(node.dispatch.receiver), 'as object');
    if (node.kind === 'opaque') {
      const { receiver } = partsOfCall(node);
      if (receiver !== undefined) found.set(stripped(receiver), 'as object');
    }
  }
  return found;
}

/** The subject of what the collection holds to which a field refers. */
function partsOf(object: Place | undefined, field: FieldSymbol): string {
  return `contents:${object === undefined ? `static:${field.id}` : fieldOf(object, field).key}`;
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

function nameOf({ root, steps }: Place): string {
  return steps.at(-1)?.name ?? (root.kind === 'local' ? root.variable.name : root.kind === 'static' ? root.field.name : root.name);
}

/** The assignment whose target the access is. */
function assignmentOf({ body }: BodyFacts, target: TypedExpr): TypedExpr {
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
