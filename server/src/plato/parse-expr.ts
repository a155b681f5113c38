/**
 * Parser of Plato's names, types and expressions, by precedence climbing.
 * Neighbours: `print-expr.ts` (its inverse), `notation.ts`, `parse-stmt.ts`.
 */
import type { BinaryOp, Expr, Type, Variable } from './ir';
import { BOOL, FLOAT, INT, ref } from './ir';
import { PRECEDENCE, RELATIONAL, RESERVED, UNARY, defaultType, operandLevels, scopeWith } from './notation';
import type { FieldTable, Scope, StoreCount, TypedExpr } from './notation';
import { Cursor } from './parse-tokens';
import type { Token } from './parse-tokens';

export class ExprParser extends Cursor {
  protected scope: Scope;

  constructor(tokens: readonly Token[], fields: FieldTable) {
    super(tokens);
    this.scope = { fields, variables: new Map() };
  }

  // ---------------------------------------------------------------- names and types

  /** A variable, label or function name. */
  name(): string {
    const token = this.peek();
    if (token.kind === 'quoted' || (token.kind === 'name' && !RESERVED.has(token.text))) return this.next().text;
    return this.fail('a name');
  }

  /** A dotted name. */
  qualified(): string {
    const isQuoted = this.peek().kind === 'quoted';
    let name = this.name();
    while (!isQuoted && this.at('.') && this.peek(1).kind === 'name') {
      this.next();
      name += `.${this.name()}`;
    }
    return name;
  }

  /** A class name with its `[]`. */
  className(): string {
    if (this.peek().kind === 'quoted') return this.next().text;
    let name = (this.at('int') || this.at('float')) && this.at('[]', 1) ? this.next().text : this.qualified();
    while (this.accept('[]')) name += '[]';
    return name;
  }

  type(): Type {
    if (!this.at('[]', 1)) {
      if (this.accept('int')) return INT;
      if (this.accept('bool')) return BOOL;
      if (this.accept('float')) return FLOAT;
    }
    if (this.at('map') && this.at('<', 1)) {
      this.next();
      this.next();
      const key = this.type();
      this.expect(',');
      const value = this.type();
      this.expect('>');
      return { kind: 'map', key, value };
    }
    return ref(this.className());
  }

  variable(): Variable {
    const name = this.name();
    this.expect(':');
    return { name, type: this.type() };
  }

  /** Runs `parse` with more variables in scope. */
  within<T>(variables: readonly Variable[], parse: () => T): T {
    const outer = this.scope;
    this.scope = scopeWith(outer, variables);
    const result = parse();
    this.scope = outer;
    return result;
  }

  // ---------------------------------------------------------------- expressions

  /** An expression of at least this precedence. */
  expr(stores: StoreCount, level = 0): Expr {
    return this.continueExpr(this.unary(stores), stores, level);
  }

  /** The expression that begins with an operand already read. */
  continueExpr(first: Expr, stores: StoreCount, level: number): Expr {
    let left = first;
    // After a comparison a second one needs parentheses.
    let ceiling = UNARY;
    for (;;) {
      const token = this.peek();
      if (this.at('instanceof') || this.at('is')) {
        if (RELATIONAL < level || RELATIONAL > ceiling) return left;
        this.next();
        left = { kind: token.text === 'is' ? 'exactType' : 'instanceof', operand: left, className: this.className() };
        ceiling = RELATIONAL - 1;
        continue;
      }
      const op = token.kind === 'symbol' ? binaryOp(token.text) : undefined;
      if (op === undefined || PRECEDENCE[op] < level || PRECEDENCE[op] > ceiling) return left;
      this.next();
      const levels = operandLevels(op);
      left = { kind: 'binary', op, left, right: this.expr(stores, levels.right) };
      ceiling = levels.left > PRECEDENCE[op] ? PRECEDENCE[op] - 1 : PRECEDENCE[op];
    }
  }

  private unary(stores: StoreCount): Expr {
    const token = this.peek();
    if (this.accept('!')) return { kind: 'unary', op: '!', operand: this.unary(stores) };
    if (this.accept('-')) {
      const number = this.peek();
      if (number.kind === 'number' && number.start === token.end) return { kind: 'int', value: `-${this.next().text}` };
      return { kind: 'unary', op: '-', operand: this.unary(stores) };
    }
    return this.postfix(stores);
  }

  /** An access or anything that binds as tightly. Stops before `.*` and `[*]`, which only a frame has. */
  postfix(stores: StoreCount): Expr {
    let e = this.primary(stores);
    for (;;) {
      if (this.at('.') && !this.at('*', 1)) {
        this.next();
        const field = this.field();
        e = this.typed({ kind: 'field', object: e, field, when: this.when(stores), type: INT });
      } else if (this.at('[') && !(this.at('*', 1) && this.at(']', 2))) {
        this.next();
        const index = this.expr(stores);
        this.expect(']');
        e = this.typed({ kind: 'elem', array: e, index, when: this.when(stores), type: INT });
      } else if (this.accept('{')) {
        const key = this.expr(stores);
        if (this.accept(':=')) e = { kind: 'mapSet', map: e, key, value: this.expr(stores) };
        else e = this.typed({ kind: 'mapGet', map: e, key, type: INT });
        this.expect('}');
      } else {
        return e;
      }
    }
  }

  private when(stores: StoreCount): 'pre' | 'post' {
    if (stores === 'two') return this.accept("'") ? 'post' : 'pre';
    return this.accept('\\old') ? 'pre' : 'post';
  }

  /** A field's id, from its simple name or in quotes. */
  field(): string {
    const token = this.peek();
    if (token.kind === 'quoted') return this.next().text;
    const id = token.kind === 'name' ? this.scope.fields.bySimpleName.get(token.text) : undefined;
    if (id === undefined) return this.fail('a field by its unique simple name, or its id in backquotes');
    this.next();
    return id;
  }

  /** With the type that it has where none is written. */
  private typed(e: TypedExpr): Expr {
    return { ...e, type: defaultType(e, this.scope) };
  }

  private primary(stores: StoreCount): Expr {
    const token = this.peek();
    if (token.kind === 'number') return { kind: 'int', value: this.next().text };
    if (token.kind === 'string') return { kind: 'string', value: this.next().text };
    if (this.accept('(')) return this.parenthesized(stores);
    if (token.kind === 'quoted' || (token.kind === 'name' && !RESERVED.has(token.text))) {
      const name = this.next().text;
      if (!this.accept('(')) return this.typed({ kind: 'var', name, type: INT });
      return this.typed({ kind: 'apply', name, args: this.listUntil(')', () => this.expr(stores)), type: INT });
    }
    return token.kind === 'name' ? this.word(stores) : this.fail('an expression');
  }

  /** An expression that begins with a reserved word. */
  private word(stores: StoreCount): Expr {
    if (this.accept('true')) return { kind: 'bool', value: true };
    if (this.accept('false')) return { kind: 'bool', value: false };
    if (this.accept('null')) return { kind: 'null' };
    if (this.accept('tid')) return { kind: 'tid' };
    if (this.accept('main')) return { kind: 'main' };
    if (this.accept('static')) {
      this.expect('.');
      const field = this.field();
      return this.typed({ kind: 'static', field, when: this.when(stores), type: INT });
    }
    if (this.accept('class')) {
      this.expect('(');
      const className = this.className();
      this.expect(')');
      return { kind: 'classObject', className };
    }
    if (this.accept('length')) return { kind: 'length', array: this.argument(stores) };
    if (this.accept('fresh')) return { kind: 'fresh', operand: this.argument(stores) };
    if (this.accept('sametype')) {
      this.expect('(');
      const left = this.expr(stores);
      this.expect(',');
      const right = this.expr(stores);
      this.expect(')');
      return { kind: 'sameType', left, right };
    }
    return this.fail('an expression');
  }

  private argument(stores: StoreCount): Expr {
    this.expect('(');
    const e = this.expr(stores);
    this.expect(')');
    return e;
  }

  /** After `(`: a conditional, a quantifier, an expression with its type, or one in parentheses. */
  private parenthesized(stores: StoreCount): Expr {
    const e = this.inParentheses(stores);
    this.expect(')');
    return e;
  }

  private inParentheses(stores: StoreCount): Expr {
    if (this.accept('if')) {
      const cond = this.expr(stores);
      this.expect('then');
      const thenPart = this.expr(stores);
      this.expect('else');
      return { kind: 'ite', cond, then: thenPart, else: this.expr(stores) };
    }
    if (this.at('forall') || this.at('exists')) {
      const which = this.next().text === 'forall' ? 'forall' : 'exists';
      const variables: Variable[] = [];
      while (!this.accept('::')) {
        if (variables.length > 0) this.expect(',');
        variables.push(this.variable());
      }
      return { kind: 'quantifier', which, variables, body: this.within(variables, () => this.expr(stores)) };
    }
    const e = this.expr(stores);
    if (!this.at(':')) return e;
    if (!isTyped(e)) return this.fail('`)`');
    this.next();
    return { ...e, type: this.type() };
  }
}

function isTyped(e: Expr): e is TypedExpr {
  return 'type' in e;
}

function binaryOp(text: string): BinaryOp | undefined {
  return Object.hasOwn(PRECEDENCE, text) ? (text as BinaryOp) : undefined;
}
