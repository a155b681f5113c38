/**
 * The replacement for each construct of Java at which a schedule has a place, so that the thread waits there for its turn. A point stands
 * after the evaluation of what the operation uses and right before the operation itself.
 * Neighbours: `points.ts` finds the constructs, `edits.ts` makes the text, `Forced.java` is what is called.
 */
import type { Span } from '../base/span';
import type { Expr, MethodDecl, Stmt } from '../syntax/ast';
import { flat, type Edit } from './edits';
import { FORCED, NotJava } from './java-expression';
import type { Role } from './schedule';

/** The place of a release that is no step of the run. */
const HELD = -1;

type Text = (start: number, end: number) => string;
type Call = Expr & { readonly kind: 'call' };
type Assignment = Expr & { readonly kind: 'assign' | 'update' };

/**
 * Where an expression stands: as a statement, in the head of a `for`, as the body of a lambda (which may give a value or not), or for its
 * value.
 */
export type Position = 'statement' | 'update' | 'lambda' | 'value';

/** What is around a method or a call: the innermost class by its simple name, and whether it is the outermost one as well. */
export interface Surroundings {
  readonly owner: string;
  readonly isStatic: boolean;
  readonly isOutermost: boolean;
}

export interface Points {
  /** The number of a place of the schedule; undefined: it is not in it. */
  readonly number: (role: Role, span: Span) => number | undefined;
  /** The last operation, after which something is evaluated; undefined: nothing is. */
  readonly last: { readonly role: Role; readonly span: Span } | undefined;
  /** What the primitive type of a field of this name is, where all fields of the name agree. */
  readonly narrow: (name: string) => string | undefined;
}

const whole = (span: Span, text: Text): string => text(span.start, span.end);

const then = (number: number | undefined, text: string): string => (number === undefined ? text : `${FORCED}.then(${number}, ${text})`);

export class PointEdits {
  /** In the order in which the constructs were met. */
  readonly made: Edit[] = [];
  /** The numbers of the places that were met. */
  readonly found = new Set<number>();

  constructor(
    private readonly source: string,
    private readonly points: Points,
  ) {}

  private at(role: Role, span: Span): number | undefined {
    const number = this.points.number(role, span);
    if (number !== undefined) this.found.add(number);
    return number;
  }

  private isLast(role: Role, span: Span): boolean {
    const { last } = this.points;
    return last?.role === role && last.span.start === span.start && last.span.end === span.end;
  }

  private edit(span: Span, make: Edit['make']): void {
    this.made.push({ start: span.start, end: span.end, make });
  }

  private written(span: Span): string {
    return this.source.slice(span.start, span.end);
  }

  /** The text of an expression on one line, for the places where it has to be repeated. */
  private flatly(span: Span, what: string): string {
    const text = flat(this.written(span));
    if (text === undefined) throw new NotJava(`a comment stands inside of ${what}`);
    return text;
  }

  read(one: Expr): void {
    const number = this.at('read', one.span);
    if (number === undefined) return;
    this.edit(one.span, (text) => {
      if (one.kind === 'index') return `${whole(one.array.span, text)}[${FORCED}.then(${number}, ${whole(one.index.span, text)})]`;
      if (one.kind === 'field' && whole(one.object.span, text) !== this.written(one.object.span))
        return `${FORCED}.then(${number}, ${whole(one.object.span, text)}).${one.name.name}`;
      return `(${FORCED}.point(${number}) ? ${this.flatly(one.span, 'an expression that is read')} : ${this.written(one.span)})`;
    });
  }

  /** A cast to the type of the field that is assigned, where that is a primitive one. */
  private castFor(target: Expr): string {
    const name = target.kind === 'name' ? target.name : target.kind === 'field' ? target.name.name : undefined;
    const type = name === undefined ? undefined : this.points.narrow(name);
    return type === undefined ? '' : `(${type}) `;
  }

  assigned(one: Assignment, position: Position): void {
    const write = this.at('write', one.span);
    const reads = one.kind === 'update' || one.op !== undefined ? this.at('read', one.target.span) : undefined;
    if (write === undefined && reads === undefined) return;
    const isLast = this.isLast('write', one.span);
    this.edit(one.span, (text) => {
      if (position === 'lambda' && one.kind === 'update' && !one.isPrefix)
        throw new NotJava('a lambda is `x++` or `x--` alone, and whether its value is used is not known');
      const made =
        one.kind === 'assign' && one.op === undefined
          ? this.plainly(one, write, text)
          : this.combined(one, { write, reads }, position, text);
      return isLast ? `${FORCED}.written(${made})` : made;
    });
  }

  private plainly(one: Expr & { readonly kind: 'assign' }, write: number | undefined, text: Text): string {
    // `a[i] = e` checks the index after the evaluation of `e`, so here too the point comes last.
    return `${text(one.span.start, one.value.span.start)}${this.castFor(one.target)}${FORCED}.then(${write}, ${whole(one.value.span, text)})`;
  }

  /** `op=`, `++` and `--`: the old value is read after the object or index and before the other operand (JLS 15.26.2). */
  private combined(
    one: Assignment,
    { write, reads }: { readonly write: number | undefined; readonly reads: number | undefined },
    position: Position,
    text: Text,
  ): string {
    const { target } = one;
    const operator = one.kind === 'assign' ? one.op! : one.op === '++' ? '+' : '-';
    const value = one.kind === 'assign' ? whole(one.value.span, text) : '1';
    const isPostfix = one.kind === 'update' && !one.isPrefix && position === 'value';
    if (target.kind === 'index' && isPostfix) throw new NotJava('the value of `a[i]++` or `a[i]--` is used, whose type is not known here');
    const last = then(write, value);
    let made: string;
    if (target.kind === 'index')
      made = `${whole(target.array.span, text)}[${then(reads, whole(target.index.span, text))}] ${operator}= ${last}`;
    else if (target.kind === 'field' && !looksLikeType(target.object))
      made = `${then(reads, whole(target.object.span, text))}.${target.name.name} ${operator}= ${last}`;
    else {
      // Nothing is evaluated before the old value.
      const name = this.flatly(target.span, 'the target of an assignment');
      const old = reads === undefined ? name : `(${FORCED}.point(${reads}) ? ${name} : ${name})`;
      const cast = this.castFor(target);
      const computed = `${old} ${operator} (${value})`;
      const narrowed = cast === '' ? computed : `${cast}(${computed})`;
      made = `${name} = ${write === undefined ? narrowed : `${cast}${FORCED}.then(${write}, ${narrowed})`}`;
    }
    if (position !== 'value') return made;
    return isPostfix ? `(${this.castFor(target)}((${made}) ${operator === '+' ? '-' : '+'} 1))` : `(${made})`;
  }

  /** `statement`: the span of the whole statement that the call is. */
  call(one: Call, position: Position, around: Surroundings, statement?: Span): void {
    if (this.wait(one)) return;
    const number = this.at('call', one.span) ?? this.at('read', one.span) ?? this.at('write', one.span);
    if (number === undefined) return;
    const isLast = this.isLast('call', one.span) || this.isLast('write', one.span);
    // A whole statement becomes a block, so that no `else` after it belongs to another `if`.
    this.edit(statement ?? one.span, (text) => {
      const made = this.called(one, number, position, around, statement !== undefined, text);
      if (statement) return isLast ? `{ ${made}; ${FORCED}.after(); }` : `{ ${made}; }`;
      if (!isLast) return made;
      if (position === 'lambda') throw new NotJava('what fails is the body of a lambda');
      return `${FORCED}.written(${made})`;
    });
  }

  /** `wait()`, which gives the monitor up and takes it again. */
  private wait(one: Call): boolean {
    const waits = this.at('waits', one.span);
    const retakes = this.at('retakes', one.span);
    if (waits === undefined && retakes === undefined) return false;
    if (one.args.length > 0) throw new NotJava('a `wait` has a time limit');
    this.edit(
      one.span,
      (text) => `${FORCED}.await(${waits ?? -1}, ${retakes ?? -1}, ${one.object ? whole(one.object.span, text) : 'this'})`,
    );
    return true;
  }

  private called(one: Call, number: number, position: Position, around: Surroundings, isStatement: boolean, text: Text): string {
    const last = one.args.at(-1);
    if (last) return `${text(one.span.start, last.span.start)}${then(number, whole(last.span, text))}${text(last.span.end, one.span.end)}`;
    if (one.object && !one.isSuper && !looksLikeType(one.object))
      return `${then(number, whole(one.object.span, text))}${text(one.object.span.end, one.span.end)}`;
    if (isStatement) return `${FORCED}.point(${number}); ${whole(one.span, text)}`;
    if (position === 'value') return `(${FORCED}.point(${number}) ? ${whole(one.span, text)} : ${flat(this.written(one.span)) ?? ''})`;
    if (!one.object && !around.isStatic && around.isOutermost) return `${FORCED}.then(${number}, this).${whole(one.span, text)}`;
    throw new NotJava('a call without an object or arguments is the body of a lambda or stands in the head of a `for`');
  }

  creation(one: Expr & { readonly kind: 'new' }): void {
    const number = this.at('call', one.span);
    if (number === undefined) return;
    this.edit(one.span, (text) => `(${FORCED}.point(${number}) ? ${whole(one.span, text)} : null)`);
  }

  /** An assertion of Java's counts whether or not the JVM was asked to look at them. */
  assertion(one: Stmt & { readonly kind: 'assert' }): void {
    this.edit(one.span, (text) => `${FORCED}.holds(${whole(one.cond.span, text)});`);
  }

  synchronizedBlock(one: Stmt & { readonly kind: 'synchronized' }): void {
    if (!this.isGuarded(one.lock.span)) return;
    this.edit(one.span, (text) => this.guarded(one.lock.span, text, whole(one.lock.span, text), one.body.span));
  }

  /** A `synchronized` method loses the word and gets a block. */
  method({ body, name, span, modifiers }: MethodDecl, around: Surroundings): void {
    if (!body || !modifiers.words.includes('synchronized') || !this.isGuarded(name.span)) return;
    const word = /\bsynchronized\b/.exec(withoutComments(this.source.slice(span.start, name.span.start)));
    if (word) this.edit({ file: span.file, start: span.start + word.index, end: span.start + word.index + word[0].length }, () => '');
    const monitor = around.isStatic ? `${around.owner}.class` : 'this';
    this.edit(body.span, (text) => `{ ${this.guarded(name.span, text, monitor, body.span)} }`);
  }

  /** Whether the schedule has a place at this lock; such places count as found. */
  private isGuarded(lock: Span): boolean {
    const acquire = this.at('acquire', lock);
    const release = this.at('release', lock);
    return acquire !== undefined || release !== undefined;
  }

  private guarded(lock: Span, text: Text, value: string, body: Span): string {
    const acquire = this.at('acquire', lock);
    const release = this.at('release', lock);
    const inner = whole(body, text);
    const entered = this.isLast('acquire', lock) ? `${FORCED}.after(); ` : '';
    // Where the run ends with the lock held, a thread that is through with its steps must not give it back.
    const leaving = release ?? (acquire === undefined ? undefined : HELD);
    const block = `synchronized (${then(acquire, value)}) { ${entered}${leaving === undefined ? inner : `try ${inner} finally { ${FORCED}.point(${leaving}); }`} }`;
    // Only after the block has the lock been given back.
    return this.isLast('release', lock) ? `try { ${block} } finally { ${FORCED}.after(); }` : block;
  }
}

/** A name that begins with a capital is taken for a class where nothing is lost by it: the point then stands before the whole call. */
function looksLikeType(one: Expr): boolean {
  const name = one.kind === 'name' ? one.name : one.kind === 'field' ? one.name.name : '';
  return /^[A-Z]/.test(name);
}

/** The text with comments as blanks. */
export function withoutComments(text: string): string {
  return text.replace(/\/\*[^]*?\*\/|\/\/[^\n]*/g, (comment) => comment.replace(/[^\n]/g, ' '));
}
