/**
 * Pieces of the syntax tree for what Lombok writes into a class, all at the place of the annotation that makes it do so.
 * Neighbours: the generators of this room. Every name gets a place of its own, since declarations are distinguished by theirs.
 */
import { lastPart } from '../base/dotted-name';
import { cover, type Span } from '../base/span';
import type { Expr, FieldDecl, Identifier, JavaAnnotation, MethodDecl, Modifiers, Parameter, Stmt, TypeDecl, TypeRef } from '../syntax/ast';

export const NO_MODIFIERS: Modifiers = { words: [], annotations: [] };

type Block = Stmt & { readonly kind: 'block' };

export interface MethodParts {
  readonly name: string;
  readonly words: readonly string[];
  readonly returnType: TypeRef;
  readonly params?: readonly Parameter[];
  readonly typeParams?: MethodDecl['typeParams'];
  readonly throws?: readonly TypeRef[];
  readonly body: readonly Stmt[];
}

/** Makes nodes at the place of an annotation, or at `place`. */
export class Tree {
  constructor(
    private readonly annotation: JavaAnnotation,
    private readonly place: Span = annotation.span,
  ) {}

  get span(): Span {
    return { ...this.place };
  }

  /** Where a written block ends, for what runs after it: what comes first and what comes later is read off places elsewhere. */
  endOf({ span }: { readonly span: Span }): Tree {
    return new Tree(this.annotation, { ...span, start: Math.max(span.start, span.end - 1) });
  }

  identifier(name: string): Identifier {
    return { name, span: this.span };
  }

  // -------------------------------------------------------------- types

  type(name: string, args: readonly TypeRef[] = []): TypeRef {
    return { kind: 'named', name, args, span: this.span };
  }

  primitive(name: (TypeRef & { readonly kind: 'primitive' })['name']): TypeRef {
    return { kind: 'primitive', name, span: this.span };
  }

  get void(): TypeRef {
    return { kind: 'void', span: this.span };
  }

  /** A class as its own methods see it: with its type variables as arguments. */
  self(decl: TypeDecl): TypeRef {
    return this.type(
      decl.name.name,
      decl.typeParams.map((one) => this.type(one.name)),
    );
  }

  /** A class of which the type arguments are not known. */
  anyOf(decl: TypeDecl): TypeRef {
    return this.type(
      decl.name.name,
      decl.typeParams.map(() => ({ kind: 'wildcard', text: '?', span: this.span })),
    );
  }

  // -------------------------------------------------------------- expressions

  name(name: string): Expr {
    return { kind: 'name', name, span: this.span };
  }

  /** `a.b.c` */
  path(name: string): Expr {
    const [head, ...rest] = name.split('.');
    return rest.reduce((object, part) => this.select(object, part), this.name(head!));
  }

  get this(): Expr {
    return { kind: 'this', qualifier: undefined, span: this.span };
  }

  select(object: Expr, name: string): Expr {
    return { kind: 'field', object, name: this.identifier(name), span: this.span };
  }

  /** A field as methods of its class name it where a parameter may hide it. */
  field(decl: TypeDecl | undefined, { name, modifiers }: FieldDecl): Expr {
    if (!modifiers.words.includes('static')) return this.select(this.this, name.name);
    return decl === undefined ? this.name(name.name) : this.select(this.name(decl.name.name), name.name);
  }

  call(object: Expr | undefined, name: string, args: readonly Expr[] = [], isSuper = false): Expr {
    return { kind: 'call', object, isSuper, name: this.identifier(name), args, span: this.span };
  }

  create(type: TypeRef, args: readonly Expr[]): Expr {
    return { kind: 'new', outer: undefined, type, args, body: undefined, span: this.span };
  }

  int(value: number): Expr {
    return { kind: 'intLit', value: String(value), type: 'int', span: this.span };
  }

  boolean(value: boolean): Expr {
    return { kind: 'boolLit', value, span: this.span };
  }

  string(value: string): Expr {
    return { kind: 'stringLit', value, span: this.span };
  }

  get null(): Expr {
    return { kind: 'nullLit', span: this.span };
  }

  binary(op: (Expr & { readonly kind: 'binary' })['op'], left: Expr, right: Expr): Expr {
    return { kind: 'binary', op, left, right, span: this.span };
  }

  not(operand: Expr): Expr {
    return { kind: 'unary', op: '!', operand, span: this.span };
  }

  conditional(cond: Expr, then: Expr, otherwise: Expr): Expr {
    return { kind: 'conditional', cond, then, else: otherwise, span: this.span };
  }

  // -------------------------------------------------------------- statements

  do(expr: Expr): Stmt {
    return { kind: 'expr', expr, span: this.span };
  }

  assign(target: Expr, value: Expr): Stmt {
    return this.do({ kind: 'assign', op: undefined, target, value, span: this.span });
  }

  return(value: Expr): Stmt {
    return { kind: 'return', value, span: this.span };
  }

  if(cond: Expr, then: Stmt): Stmt {
    return { kind: 'if', cond, then, else: undefined, span: this.span };
  }

  local(type: TypeRef, name: string, init: Expr): Stmt {
    return { kind: 'local', modifiers: NO_MODIFIERS, type, name: this.identifier(name), init, specs: [], span: this.span };
  }

  block(stmts: readonly Stmt[]): Block {
    return { kind: 'block', stmts, span: this.span };
  }

  /** A written block inside of `try`, with something after it in any case. */
  tryFinally(body: Block, last: (tree: Tree) => Stmt): Stmt {
    const end = this.endOf(body);
    return { kind: 'try', resources: [], body, catches: [], finally: end.block([last(end)]), span: cover(this.span, body.span) };
  }

  // -------------------------------------------------------------- declarations

  parameter(name: string, type: TypeRef, annotations: readonly JavaAnnotation[] = []): Parameter {
    return {
      modifiers: { words: ['final'], annotations },
      type,
      name: this.identifier(name),
      isVarArgs: false,
      specs: [],
      span: this.span,
    };
  }

  fieldDecl(name: string, words: readonly string[], type: TypeRef, init: Expr | undefined): FieldDecl {
    return { kind: 'field', modifiers: { words, annotations: [] }, type, name: this.identifier(name), init, specs: [], span: this.span };
  }

  method({ name, words, returnType, params = [], typeParams = [], throws = [], body }: MethodParts): MethodDecl {
    return {
      kind: 'method',
      isConstructor: false,
      isCompact: false,
      modifiers: { words, annotations: [] },
      typeParams,
      returnType,
      name: this.identifier(name),
      params,
      throws,
      body: this.block(body),
      specs: [],
      hasErrors: false,
      generatedBy: `@${lastPart(this.annotation.name)}`,
      span: this.span,
    };
  }

  constructor_(name: string, words: readonly string[], params: readonly Parameter[], body: readonly Stmt[]): MethodDecl {
    return { ...this.method({ name, words, returnType: this.void, params, body }), isConstructor: true };
  }
}
