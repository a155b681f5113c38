/**
 * Where the calls of the scheduling class go into the user's classes: for each place of a schedule the replacement of the expression or
 * statement that carries it out. A point stands after the evaluation of what the operation uses and right before the operation itself.
 * Neighbours: `schedule.ts` says which places, `edits.ts` makes the text, `runtime.ts` is what is called.
 */
import type { CompilationUnit, Expr, MethodDecl, Stmt } from '../syntax/ast';
import type { Span } from '../base/span';
import { flat, type Edit } from './edits';
import { FORCED, NotJava } from './java-expression';
import type { Role } from './schedule';

/** The place of a release that is no step of the run. */
const HELD = -1;

type Text = (start: number, end: number) => string;

/**
 * Where an expression stands: as a statement, in the head of a `for`, as the body of a lambda (which may give a value or not), or for its
 * value.
 */
type Position = 'statement' | 'update' | 'lambda' | 'value';

export interface Points {
  /** The number of a place of the schedule; undefined: it is not in it. */
  readonly number: (role: Role, span: Span) => number | undefined;
  /** The last operation, behind which something is evaluated; undefined: nothing is. */
  readonly last: { readonly role: Role; readonly span: Span } | undefined;
  /** What the primitive type of a field of this name is, where all fields of the name agree. */
  readonly narrow: (name: string) => string | undefined;
}

interface Node {
  readonly kind?: unknown;
  readonly span?: Span;
}

/** The edits of a file, and the numbers of the places that were found. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one case for each kind of construct of Java; cutting it up is due.
export function pointsIn(
  unit: CompilationUnit,
  source: string,
  points: Points,
): { readonly edits: readonly Edit[]; readonly found: ReadonlySet<number> } {
  const edits: Edit[] = [];
  const found = new Set<number>();
  const at = (role: Role, span: Span): number | undefined => {
    const number = points.number(role, span);
    if (number !== undefined) found.add(number);
    return number;
  };
  const isLast = (role: Role, span: Span): boolean =>
    points.last?.role === role && points.last.span.start === span.start && points.last.span.end === span.end;
  const edit = (span: Span, make: Edit['make']): void => {
    edits.push({ start: span.start, end: span.end, make });
  };
  const whole = (span: Span, text: Text): string => text(span.start, span.end);

  const read = (one: Expr, isTarget: boolean): void => {
    if (isTarget) return;
    const number = at('read', one.span);
    if (number === undefined) return;
    edit(one.span, (text) => {
      if (one.kind === 'index') return `${whole(one.array.span, text)}[${FORCED}.then(${number}, ${whole(one.index.span, text)})]`;
      const plain = source.slice(one.span.start, one.span.end);
      if (one.kind === 'field' && whole(one.object.span, text) !== source.slice(one.object.span.start, one.object.span.end))
        return `${FORCED}.then(${number}, ${whole(one.object.span, text)}).${one.name.name}`;
      const copy = flat(plain);
      if (copy === undefined) throw new NotJava('a comment stands inside of an expression that is read');
      return `(${FORCED}.point(${number}) ? ${copy} : ${plain})`;
    });
  };

  const then = (number: number | undefined, text: string): string => (number === undefined ? text : `${FORCED}.then(${number}, ${text})`);
  const castFor = (target: Expr): string => {
    const type =
      target.kind === 'name' ? points.narrow(target.name) : target.kind === 'field' ? points.narrow(target.name.name) : undefined;
    return type === undefined ? '' : `(${type}) `;
  };

  const assigned = (one: Expr & { readonly kind: 'assign' | 'update' }, position: Position): void => {
    const write = at('write', one.span);
    const target = one.target;
    const reads = one.kind === 'update' || one.op !== undefined ? at('read', target.span) : undefined;
    if (write === undefined && reads === undefined) return;
    const after = isLast('write', one.span);
    edit(one.span, (text) => {
      if (position === 'lambda' && one.kind === 'update' && !one.isPrefix)
        throw new NotJava('a lambda is `x++` or `x--` alone, and whether its value is used is not known');
      let made: string;
      if (one.kind === 'assign' && one.op === undefined) {
        // `a[i] = e` checks the index behind the evaluation of `e`, so here too the point comes last.
        made = `${text(one.span.start, one.value.span.start)}${castFor(target)}${FORCED}.then(${write}, ${whole(one.value.span, text)})`;
      } else {
        const operator = one.kind === 'assign' ? one.op! : one.op === '++' ? '+' : '-';
        const value = one.kind === 'assign' ? whole(one.value.span, text) : '1';
        const postfix = one.kind === 'update' && !one.isPrefix && position === 'value';
        if (target.kind === 'index' && postfix)
          throw new NotJava('the value of `a[i]++` or `a[i]--` is used, whose type is not known here');
        const last = write === undefined ? value : `${FORCED}.then(${write}, ${value})`;
        // The old value is read behind the object or index and before the other operand (JLS 15.26.2), and so it is where `op=` stays.
        if (target.kind === 'index')
          made = `${whole(target.array.span, text)}[${then(reads, whole(target.index.span, text))}] ${operator}= ${last}`;
        else if (target.kind === 'field' && !looksLikeType(target.object))
          made = `${then(reads, whole(target.object.span, text))}.${target.name.name} ${operator}= ${last}`;
        else {
          // Nothing is evaluated before the old value.
          const name = flat(source.slice(target.span.start, target.span.end));
          if (name === undefined) throw new NotJava('a comment stands inside of the target of an assignment');
          const old = reads === undefined ? name : `(${FORCED}.point(${reads}) ? ${name} : ${name})`;
          const cast = castFor(target);
          const computed = `${old} ${operator} (${value})`;
          const narrowed = cast === '' ? computed : `${cast}(${computed})`;
          made = `${name} = ${write === undefined ? narrowed : `${cast}${FORCED}.then(${write}, ${narrowed})`}`;
        }
        if (position === 'value') {
          made = `(${made})`;
          if (postfix) made = `(${castFor(target)}(${made} ${operator === '+' ? '-' : '+'} 1))`;
        }
      }
      return after ? `${FORCED}.written(${made})` : made;
    });
  };

  const call = (one: Expr & { readonly kind: 'call' }, position: Position, statement?: Span): void => {
    const waits = at('waits', one.span);
    const retakes = at('retakes', one.span);
    if (waits !== undefined || retakes !== undefined) {
      if (one.args.length > 0) throw new NotJava('a `wait` has a time limit');
      edit(one.span, (text) => `${FORCED}.await(${waits ?? -1}, ${retakes ?? -1}, ${one.object ? whole(one.object.span, text) : 'this'})`);
      return;
    }
    const number = at('call', one.span) ?? at('read', one.span) ?? at('write', one.span);
    if (number === undefined) return;
    const after = isLast('call', one.span) || isLast('write', one.span);
    // A whole statement becomes a block, so that no `else` behind it changes hands.
    edit(statement ?? one.span, (text) => {
      const last = one.args.at(-1);
      let made: string;
      if (last)
        made = `${text(one.span.start, last.span.start)}${FORCED}.then(${number}, ${whole(last.span, text)})${text(last.span.end, one.span.end)}`;
      else if (one.object && !one.isSuper && !looksLikeType(one.object))
        made = `${FORCED}.then(${number}, ${whole(one.object.span, text)})${text(one.object.span.end, one.span.end)}`;
      else if (statement) made = `${FORCED}.point(${number}); ${whole(one.span, text)}`;
      else if (position === 'value')
        made = `(${FORCED}.point(${number}) ? ${whole(one.span, text)} : ${flat(source.slice(one.span.start, one.span.end)) ?? ''})`;
      else if (!one.object && !isStatic && depth === 1) made = `${FORCED}.then(${number}, this).${whole(one.span, text)}`;
      else throw new NotJava('a call without an object or arguments is the body of a lambda or stands in the head of a `for`');
      if (statement) return after ? `{ ${made}; ${FORCED}.after(); }` : `{ ${made}; }`;
      if (!after) return made;
      if (position === 'lambda') throw new NotJava('what fails is the body of a lambda');
      return `${FORCED}.written(${made})`;
    });
  };

  const creation = (one: Expr & { readonly kind: 'new' }): void => {
    const number = at('call', one.span);
    if (number === undefined) return;
    edit(one.span, (text) => `(${FORCED}.point(${number}) ? ${whole(one.span, text)} : null)`);
  };

  const guarded = (lock: Span, text: Text, value: string, body: Span): string => {
    const acquire = at('acquire', lock);
    const release = at('release', lock);
    const inner = whole(body, text);
    const entered = isLast('acquire', lock) ? `${FORCED}.after(); ` : '';
    // Where the run ends with the lock held, a thread that is through with its steps must not give it back.
    const leaving = release ?? (acquire === undefined ? undefined : HELD);
    const block = `synchronized (${acquire === undefined ? value : `${FORCED}.then(${acquire}, ${value})`}) { ${entered}${leaving === undefined ? inner : `try ${inner} finally { ${FORCED}.point(${leaving}); }`} }`;
    // Only behind the block has the lock been given back.
    return isLast('release', lock) ? `try { ${block} } finally { ${FORCED}.after(); }` : block;
  };
  const isGuarded = (lock: Span): boolean => points.number('acquire', lock) !== undefined || points.number('release', lock) !== undefined;

  const method = (one: MethodDecl): void => {
    const { body } = one;
    if (!body || !isGuarded(one.name.span) || !one.modifiers.words.includes('synchronized')) return;
    ['acquire', 'release'].forEach((role) => at(role as Role, one.name.span));
    const word = /\bsynchronized\b/.exec(withoutComments(source.slice(one.span.start, one.name.span.start)));
    if (word)
      edit({ file: one.span.file, start: one.span.start + word.index, end: one.span.start + word.index + word[0].length }, () => '');
    edit(body.span, (text) => {
      const monitor = one.modifiers.words.includes('static') ? `${owners.at(-1)}.class` : 'this';
      return `{ ${guarded(one.name.span, text, monitor, body.span)} }`;
    });
  };

  const owners: string[] = [];
  /** Whether the method around is static, and how many classes are around. */
  let isStatic = false;
  let depth = 0;
  const visit = (value: unknown, isTarget: boolean, position: Position): void => {
    if (Array.isArray(value)) {
      for (const each of value) visit(each, false, position);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    const node = value as Node;
    switch (node.kind) {
      case 'class':
      case 'interface':
      case 'enum':
      case 'record': {
        const decl = value as { readonly name: { readonly name: string } };
        owners.push(decl.name.name);
        depth++;
        visitParts(value);
        depth--;
        owners.pop();
        return;
      }
      case 'method':
        if ('isConstructor' in node) isStatic = (value as MethodDecl).modifiers.words.includes('static');
        method(value as MethodDecl);
        break;
      case 'name':
      case 'field':
      case 'superField':
      case 'index':
        if (!('modifiers' in node)) read(value as Expr, isTarget);
        break;
      case 'assign':
      case 'update': {
        const one = value as Expr & { readonly kind: 'assign' | 'update' };
        assigned(one, position);
        visit(one.target, true, 'value');
        if (one.kind === 'assign') visit(one.value, false, 'value');
        return;
      }
      case 'call':
        call(value as Expr & { readonly kind: 'call' }, position);
        break;
      case 'new':
        creation(value as Expr & { readonly kind: 'new' });
        break;
      case 'for': {
        const one = value as Stmt & { readonly kind: 'for' };
        visit(one.update, false, 'update');
        visit([one.init, one.cond, one.body], false, 'value');
        return;
      }
      case 'lambda':
        visit((value as Expr & { readonly kind: 'lambda' }).body, false, 'lambda');
        return;
      case 'expr': {
        const one = value as Stmt & { readonly kind: 'expr' };
        if (one.expr.kind === 'call') {
          call(one.expr, 'statement', one.span);
          visitParts(one.expr);
        } else visit(one.expr, false, 'statement');
        return;
      }
      case 'synchronized': {
        const one = value as Stmt & { readonly kind: 'synchronized' };
        if (isGuarded(one.lock.span)) {
          ['acquire', 'release'].forEach((role) => at(role as Role, one.lock.span));
          edit(one.span, (text) => guarded(one.lock.span, text, whole(one.lock.span, text), one.body.span));
        }
        break;
      }
      default:
    }
    visitParts(value);
  };
  const visitParts = (value: object): void => {
    for (const [key, part] of Object.entries(value))
      if (key !== 'span' && key !== 'specs' && key !== 'clause' && key !== 'modifiers') visit(part, false, 'value');
  };
  for (const type of unit.types) visit(type, false, 'value');
  return { edits, found };
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
