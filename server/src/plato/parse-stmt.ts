/**
 * Parser of Plato's spans, statements and operations.
 * Neighbours: `print-stmt.ts` (its inverse), `parse-expr.ts`, `parse.ts`.
 */
import type { Span } from '../base/span';
import { NOWHERE } from '../base/span';
import { CODES } from '../diagnostics/codes';
import type { Code } from '../diagnostics/codes';
import type { Assertion, Call, CallSite, Clause, Expr, Failing, Location, Operation, Stmt, Subject } from './ir';
import { ORIGINS } from './ir';
import { ABOVE_AND, asLocation } from './notation';
import type { StoreCount } from './notation';
import { ExprParser } from './parse-expr';
import { locationEquals } from './substitute';
import { wholeArray } from './type-of';

const ROLES: readonly Operation['role'][] = [
  'local',
  'read',
  'write',
  'assume',
  'assert',
  'acquire',
  'release',
  'allocate',
  'ghost',
  'block',
  'specification',
];

export class StmtParser extends ExprParser {
  /** The files of the table at the top, by number. */
  protected readonly files = new Map<number, string>();
  /** The file of the declaration that is being read. */
  protected file = '';

  // ---------------------------------------------------------------- spans and clauses

  /** A span, or no source where none is written. */
  span(): Span {
    if (!this.accept('@') || this.accept('-')) return NOWHERE;
    let start = Number(this.take('number'));
    let file = this.file;
    if (this.accept(':')) {
      const known = this.files.get(start);
      if (known === undefined) return this.fail('the number of a file in the table at the top');
      file = known;
      start = Number(this.take('number'));
    }
    this.expect('-');
    return { file, start, end: Number(this.take('number')) };
  }

  clause(stores: StoreCount): Clause {
    const expr = this.expr(stores);
    const text = this.take('string');
    return { expr, text, span: this.span() };
  }

  // ---------------------------------------------------------------- statements

  stmt(): Stmt {
    if (this.accept('{')) {
      const stmts: Stmt[] = [];
      while (!this.accept('}')) stmts.push(this.stmt());
      return { kind: 'seq', stmts };
    }
    if (this.accept('choice')) {
      this.expect('(');
      const branches: Stmt[] = [];
      while (!this.accept(')')) {
        if (branches.length > 0) this.expect('[]');
        branches.push(this.stmt());
      }
      return { kind: 'choice', branches };
    }
    if (this.accept('loop')) {
      const span = this.span();
      const invariants: Clause[] = [];
      const decreases: Clause[] = [];
      for (let isProposed = this.at('proposed'); isProposed || this.at('invariant'); isProposed = this.at('proposed')) {
        this.next();
        invariants.push({ ...this.clause('one'), ...(isProposed && { isProposed: true }) });
      }
      while (this.accept('decreases')) decreases.push(this.clause('one'));
      return { kind: 'loop', invariants, decreases, body: this.stmt(), span };
    }
    if (this.accept('block')) {
      const label = this.name();
      return { kind: 'block', label, body: this.stmt() };
    }
    if (this.accept('exit')) return { kind: 'exit', label: this.name() };
    if (this.accept('atomic')) {
      const span = this.span();
      return { kind: 'atomic', body: this.stmt(), span };
    }
    if (this.accept('call')) return this.call('call');
    if (this.accept('start')) return this.call('start');
    return { kind: 'op', op: this.operation() };
  }

  private call(mode: 'call' | 'start'): Call {
    const result = this.at('=', 1) ? this.name() : undefined;
    if (result !== undefined) this.expect('=');
    const targets: { procedure: string; classes: string[] }[] = [];
    while (!this.accept('(')) {
      if (targets.length > 0) this.expect('|');
      const procedure = this.qualified();
      targets.push({ procedure, classes: this.accept('{') ? this.listUntil('}', () => this.className()) : [] });
    }
    const args = this.listUntil(')', () => this.expr('one'));
    let thrown: Call['thrown'];
    if (this.accept('throws')) {
      const variable = this.name();
      this.expect('to');
      thrown = { variable, label: this.name() };
    }
    const userCode = this.accept('runs') ? this.userCode() : undefined;
    const hasRunBefore = this.accept('has_run_before');
    return {
      kind: 'call',
      mode,
      targets,
      args,
      result,
      thrown,
      ...(userCode && { userCode }),
      ...(hasRunBefore && { hasRunBefore }),
      ...this.describedAs(),
    };
  }

  private userCode(): NonNullable<Call['userCode']> {
    const by = this.peek().kind === 'string' ? this.next().text : this.fail('the name of a method is expected');
    const throws = this.accept('throwing') ? (this.accept('any') ? 'any' : (this.expect('unchecked'), 'unchecked')) : undefined;
    return { by, throws, waits: this.accept('waiting') };
  }

  /** What operations and calls end with. */
  private describedAs(): { description: string; span: Span; within: CallSite[] } {
    const description = this.peek().kind === 'string' ? this.next().text : '';
    const span = this.span();
    const within: CallSite[] = [];
    while (this.accept('via')) {
      const procedure = this.qualified();
      within.push({ procedure, span: this.span() });
    }
    return { description, span, within };
  }

  // ---------------------------------------------------------------- operations

  private operation(): Operation {
    const asserted: Expr[] = [];
    if (!this.at('<')) {
      do asserted.push(this.expr('one', ABOVE_AND));
      while (this.accept('&&'));
      this.expect('?');
    }
    this.expect('<');
    const action = this.action();
    const role = ROLES.find((known) => this.at(known));
    if (!role) return this.fail('what the operation is (`local`, `read`, `write`, ...)');
    this.next();
    const witness = this.accept('witness') ? this.take('string') : undefined;
    const isAlone = this.accept('alone');
    const neverBlocks = this.accept('never_blocks');
    const callee = this.accept('of') ? this.qualified() : undefined;
    const origin = ORIGINS.find((known) => this.accept(`from_${known}`));
    const subject = this.accept('about') ? this.subject() : undefined;
    const thrownBy = this.accept('thrown_by') ? this.initializers() : undefined;
    const publishes = this.accept('publishes') ? this.publishedValues() : undefined;
    const described = this.describedAs();
    const asserts = asserted.map((expr) => this.assertion(expr));
    return {
      asserts,
      ...action,
      role,
      ...described,
      ...(witness !== undefined && { witness }),
      ...(isAlone && { isAlone }),
      ...(neverBlocks && { neverBlocks }),
      ...(callee !== undefined && { callee }),
      ...(origin && { origin }),
      ...(subject && { subject }),
      ...(thrownBy && { thrownBy }),
      ...(publishes && { publishes }),
    };
  }

  private subject(): Subject {
    const isContents = this.accept('contents');
    const name = this.take('string');
    return isContents ? { name, isContents } : { name };
  }

  private initializers(): Failing[] {
    this.expect('(');
    return this.listUntil(')', () => ({ initializer: this.qualified() }));
  }

  private publishedValues(): Expr[] {
    this.expect('(');
    return this.listUntil(')', () => this.expr('one'));
  }

  /** After `<`, up to the end of the frame. */
  private action(): Pick<Operation, 'guard' | 'assigns' | 'havocs' | 'post' | 'allocates'> {
    let guard: Expr | undefined;
    let post: Expr | undefined;
    let allocates: Operation['allocates'];
    const assigns: { target: Location; value: Expr }[] = [];
    const changed: Location[] = [];
    for (let isFirst = true; !(isFirst && this.accept('skip')); isFirst = false) {
      if (this.accept('such')) {
        this.expect('that');
        post = this.expr('two');
        break;
      }
      const target = this.assignTarget();
      if (target) {
        changed.push(target);
        if (!this.at('new')) assigns.push({ target, value: this.expr('one', ABOVE_AND) });
        else if (allocates) this.fail('a value, as one operation makes one object');
        else allocates = this.allocation(target);
      } else if (isFirst) {
        guard = this.expr('one', ABOVE_AND);
      } else {
        this.fail('an assignment');
      }
      if (!this.accept('&&')) break;
    }
    const frame = this.frame();
    if (!changed.every((location, i) => frame[i] && locationEquals(location, frame[i])))
      this.fail('a frame that begins with what is assigned, in the same order');
    return { guard, assigns, havocs: frame.slice(changed.length), post, allocates };
  }

  /** `LOCATION' =`; undefined, and nothing read, where something else stands. */
  private assignTarget(): Location | undefined {
    const start = this.position;
    if (!this.at('!') && !this.at('-')) {
      const location = asLocation(this.postfix('one'));
      if (location && this.accept("'")) {
        this.expect('=');
        return location;
      }
    }
    this.position = start;
    return undefined;
  }

  private allocation(target: Location): Operation['allocates'] {
    if (target.kind !== 'local') return this.fail('a value, as only a local can be a new object');
    this.expect('new');
    const className = this.className();
    if (!this.accept('(')) return { target: target.name, className, length: undefined };
    const length = this.expr('one');
    this.expect(')');
    return { target: target.name, className, length };
  }

  private frame(): Location[] {
    this.expect('>_{');
    return this.listUntil('}', () => this.location());
  }

  protected location(): Location {
    const e = this.postfix('one');
    if (!this.accept('[')) return asLocation(e) ?? this.fail('a location');
    this.expect('*');
    this.expect(']');
    return wholeArray(e) ?? this.fail('an array');
  }

  private assertion(expr: Expr): Assertion {
    this.expect('else');
    const code = this.code();
    const message = this.take('string');
    const span = this.span();
    const related: { message: string; span: Span }[] = [];
    while (this.accept('see')) {
      const text = this.take('string');
      related.push({ message: text, span: this.span() });
    }
    return { code, expr, message, span, related };
  }

  /** A diagnostic code: words with `-` between. */
  private code(): Code {
    const start = this.position;
    let text = this.next().text;
    while (this.at('-') && this.peek(1).kind === 'name') {
      this.next();
      text += `-${this.next().text}`;
    }
    if (isCode(text)) return text;
    this.position = start;
    return this.fail('the code of a diagnostic');
  }
}

function isCode(text: string): text is Code {
  return Object.hasOwn(CODES, text);
}
