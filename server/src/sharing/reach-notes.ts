/**
 * What a walk through a program notes of its way: the uses of plain fields, where it waits for others, and which flags it looks at and
 * changes. A use that may well come after all that others do is not noted.
 * Neighbours: `reach-walk.ts` walks; `reached-objects.ts` compares the uses.
 */
import { onceFor } from '../base/once-for';
import type { Span } from '../base/span';
import type { Resolved } from '../resolve/resolve';
import type { ClassSymbol, FieldSymbol, LocalVariable, MethodSymbol } from '../resolve/symbols';
import type { TypedExpr, TypedStmt } from '../resolve/typed';
import type { BodyFacts } from './accesses';
import { Handings } from './code-for-threads';
import { calledOf, isLocking } from './reach-library';
import { keyOf, type Context, type ObjectValue, type Value } from './reach-values';
import { expressionsOf } from '../resolve/typed-statements';

/** By which threads tell one another something: a field, or a local that they have captured. */
export type Flag = FieldSymbol | LocalVariable;

/** A use of a plain field, or of what an object of the library or an array holds. */
export interface Reach {
  /** Undefined for what an object holds. */
  readonly field: FieldSymbol | undefined;
  /** Which part of the object: equal for equal parts. */
  readonly part: string;
  readonly expr: TypedExpr;
  readonly object: ObjectValue;
  readonly isWrite: boolean;
  /** While the object is being made, by its own constructor. */
  readonly isMaking: boolean;
  readonly isLocked: boolean;
  readonly context: Context;
  readonly walk: number;
  readonly when: number;
  readonly loops: readonly TypedStmt[];
  /** The flags that this thread has looked at before. */
  readonly looked: ReadonlySet<Flag>;
  readonly from: BodyFacts;
  readonly span: Span;
}

/** What the walk asks of the rest. */
export interface Surroundings {
  readonly resolved: Resolved;
  readonly bodyOf: (method: MethodSymbol) => BodyFacts | undefined;
  readonly isHeldAtEntry: (method: MethodSymbol) => boolean;
  /** Whether no thread that the body starts runs then. */
  readonly isAlone: (body: BodyFacts, span: Span) => boolean;
  readonly isStarting: (body: BodyFacts) => boolean;
  readonly isSetOnce: (field: FieldSymbol) => boolean;
  /** The class of all objects that the field is ever given. */
  readonly classIn: (field: FieldSymbol) => ClassSymbol | undefined;
  readonly isParallel: (runner: TypedExpr) => boolean;
  /** Whether the field only ever refers to collections that may not be used by two threads at once, and nothing is known of them yet. */
  readonly keepsUnsafe: (field: FieldSymbol) => boolean;
}

/** A body that is walked through. */
export interface Frame {
  readonly body: BodyFacts;
  readonly self: Value;
  readonly env: Map<LocalVariable, Value>;
  readonly isLocked: boolean;
  readonly isAlone: boolean;
  readonly loops: readonly TypedStmt[];
  /** In a branch, which other threads may not go. */
  readonly isChosen?: true;
  readonly stack: readonly MethodSymbol[];
  result: Value | undefined;
}

/** What is read off a body once: the accesses and the calls under a lock, and where it hands over code. */
interface Known {
  readonly handings: Handings;
  /** It takes a lock and leaves it to others to give it back. */
  readonly leavesLocked: boolean;
  readonly locked: ReadonlySet<TypedExpr>;
  readonly lockedCalls: ReadonlySet<string>;
}

export class ReachNotes {
  readonly reaches: Reach[] = [];
  /** Where a walk waited for others: whatever is started before may have ended then. */
  readonly waits: { readonly walk: number; readonly when: number; readonly loops: readonly TypedStmt[] }[] = [];
  /** The flags that each walk changes. */
  readonly changed = new Map<number, Set<Flag>>();
  contexts = 0;
  // Of the walk that goes on now.
  walks = 0;
  context!: Context;
  /** What comes now may well come after all that others do. */
  isOrdered = false;
  /** A method that is over has left a lock taken. */
  isLeftLocked = false;
  private looked: ReadonlySet<Flag> = new Set();
  private time = 0;

  constructor(private readonly around: Surroundings) {}

  begin(context: Context): void {
    this.walks++;
    this.context = context;
    this.isOrdered = false;
    this.isLeftLocked = false;
    this.looked = new Set();
  }

  tick(): number {
    return ++this.time;
  }

  newContext(made: Partial<Context> = {}): Context {
    const plain = {
      parent: undefined,
      walk: -1,
      since: 0,
      loops: [],
      isMany: false,
      isSerial: false,
      isOwn: false,
      isAwaited: false,
      follows: [],
    };
    return { id: this.contexts++, ...plain, ...made };
  }

  note(field: FieldSymbol, object: Value, isWrite: boolean, expr: TypedExpr, frame: Frame): void {
    this.flag(field, frame, isWrite, expr);
    if (object.kind !== 'object' || field.isFinal || field.isVolatile || field.captured !== undefined || field.owner.isLibrary) return;
    const isMaking = frame.body.method?.isConstructor === true && keyOf(object) === keyOf(frame.self);
    // Whoever computes a hash again keeps the same one.
    if (frame.body.method?.name === 'hashCode') return;
    if (this.isOrdered || this.isAlone(frame, expr.span) || (isMaking && !this.around.isStarting(frame.body))) return;
    this.add({ field, part: field.id, object, isWrite, isMaking, expr }, frame, this.isHeld(frame, expr));
  }

  /** A use of what an object holds that is no field: of an element, or of a collection. */
  notePart(part: string, object: ObjectValue, isWrite: boolean, expr: TypedExpr, frame: Frame, isLocked = this.isHeld(frame, expr)): void {
    if (this.isOrdered || this.isAlone(frame, expr.span)) return;
    this.add({ field: undefined, part, object, isWrite, isMaking: false, expr }, frame, isLocked);
  }

  private add(use: Pick<Reach, 'field' | 'part' | 'object' | 'isWrite' | 'isMaking' | 'expr'>, frame: Frame, isLocked: boolean): void {
    this.reaches.push({
      ...use,
      isLocked,
      context: this.context,
      walk: this.walks,
      when: this.tick(),
      loops: frame.loops,
      looked: this.looked,
      from: frame.body,
      span: use.expr.span,
    });
  }

  /** A volatile field, or one that says yes or no under a lock, by which threads tell one another that something is done. */
  flag(field: FieldSymbol, frame: Frame, isWrite: boolean, expr?: TypedExpr): void {
    const isAnswer = field.type.kind === 'primitive' && field.type.name === 'boolean';
    if (field.isVolatile || (isAnswer && expr !== undefined && this.isHeld(frame, expr))) this.flagged(field, isWrite);
  }

  flagged(flag: Flag, isChanged: boolean): void {
    if (!isChanged) this.looked = new Set([...this.looked, flag]);
    else this.changed.set(this.walks, (this.changed.get(this.walks) ?? new Set<Flag>()).add(flag));
  }

  order({ loops }: Frame): void {
    this.isOrdered = true;
    this.waits.push({ walk: this.walks, when: this.tick(), loops });
  }

  isAlone({ isAlone, body }: Frame, span: Span): boolean {
    return isAlone || (this.context.parent === undefined && !this.context.isMany && this.around.isAlone(body, span));
  }

  isHeld({ isLocked, body }: Frame, expr: TypedExpr): boolean {
    return isLocked || this.isLeftLocked || this.knownOf(body).locked.has(expr) || body.heldAt(expr).length > 0;
  }

  readonly knownOf = onceFor((body: BodyFacts): Known => {
    const visited = expressionsOf(body.body.stmts);
    const locking = visited.flatMap(({ node, isStmt }) => {
      const called = isStmt ? undefined : calledOf(node);
      return called === undefined ? [] : [isLocking(called)];
    });
    return {
      handings: new Handings(visited, this.around.resolved),
      leavesLocked: locking.includes('takes') && !locking.includes('gives'),
      locked: new Set(body.accesses.flatMap(({ expr, held }) => (held.length > 0 ? [expr] : []))),
      lockedCalls: new Set(body.calls.flatMap(({ span, held }) => (held.length > 0 ? [`${span.start}-${span.end}`] : []))),
    };
  });
}
