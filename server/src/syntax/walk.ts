/**
 * Visits the statements and expressions of a body in source order, without recursion, so that no input is too deep.
 * Why: several passes look for one construct (anonymous classes, lambdas, assigned variables) wherever it stands.
 * Neighbours: the tree of `ast.ts`; resolve, lower, the analyses of typed Java and replay look through bodies with it.
 */
import type { Expr, Member, Stmt, SwitchCase, TypeDecl } from './ast';
import type { SpecClause } from './spec-ast';

/** One node of a body. `classBody`: an anonymous class; `typeDecl`: a local one. Neither is entered. */
export type BodyNode =
  | { readonly sort: 'expr'; readonly node: Expr }
  | { readonly sort: 'stmt'; readonly node: Stmt }
  | { readonly sort: 'classBody'; readonly node: Expr & { readonly kind: 'new' }; readonly members: readonly Member[] }
  | { readonly sort: 'typeDecl'; readonly node: TypeDecl }
  | { readonly sort: 'spec'; readonly node: SpecClause };

/**
 * Calls `visit` for every node from `root` down, parents first and in source order; those below a node are left out where `enters` says so.
 */
export function walkBody(root: BodyNode, visit: (node: BodyNode) => void, enters: (node: BodyNode) => boolean = () => true): void {
  const pending: BodyNode[] = [root];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    visit(node);
    if (!enters(node)) continue;
    const children = childrenOf(node);
    for (let index = children.length - 1; index >= 0; index--) pending.push(children[index]!);
  }
}

/** What stands directly in a node, in source order; of a class body or a specification nothing. */
export function childrenOf(node: BodyNode): readonly BodyNode[] {
  switch (node.sort) {
    case 'expr':
      return childrenOfExpr(node.node);
    case 'stmt':
      return childrenOfStmt(node.node);
    case 'classBody':
    case 'typeDecl':
    case 'spec':
      return [];
  }
}

function exprs(...list: readonly (Expr | undefined)[]): BodyNode[] {
  return list.flatMap((node): BodyNode[] => (node === undefined ? [] : [{ sort: 'expr', node }]));
}

function stmts(...list: readonly (Stmt | undefined)[]): BodyNode[] {
  return list.flatMap((node): BodyNode[] => (node === undefined ? [] : [{ sort: 'stmt', node }]));
}

function specs(list: readonly SpecClause[]): BodyNode[] {
  return list.map((node): BodyNode => ({ sort: 'spec', node }));
}

function cases(list: readonly SwitchCase[]): BodyNode[] {
  return list.flatMap((one) => [...exprs(...one.labels, one.guard), ...stmts(...one.body)]);
}

const STATEMENT_KINDS: ReadonlySet<string> = new Set(['block', 'expr', 'return', 'throw', 'if', 'while', 'for', 'empty']);

function childrenOfExpr(expr: Expr): BodyNode[] {
  switch (expr.kind) {
    case 'field':
      return exprs(expr.object);
    case 'index':
      return exprs(expr.array, expr.index);
    case 'call':
      return exprs(expr.object, ...expr.args);
    case 'new': {
      const body: BodyNode[] = expr.body === undefined ? [] : [{ sort: 'classBody', node: expr, members: expr.body }];
      return [...exprs(expr.outer, ...expr.args), ...body];
    }
    case 'newArray':
      return exprs(...expr.dims, expr.init);
    case 'arrayInit':
      return exprs(...expr.elements);
    case 'unary':
      return exprs(expr.operand);
    case 'update':
      return exprs(expr.target);
    case 'binary':
      return exprs(expr.left, expr.right);
    case 'assign':
      return exprs(expr.target, expr.value);
    case 'conditional':
      return exprs(expr.cond, expr.then, expr.else);
    case 'instanceof':
    case 'matches':
      return exprs(expr.operand);
    case 'cast':
      return exprs(expr.operand);
    case 'lambda':
      return isStatement(expr.body) ? stmts(expr.body) : exprs(expr.body);
    case 'methodRef':
      return exprs(expr.object);
    case 'switchExpr':
      return [...exprs(expr.subject), ...cases(expr.cases)];
    case 'intLit':
    case 'floatLit':
    case 'boolLit':
    case 'charLit':
    case 'stringLit':
    case 'nullLit':
    case 'name':
    case 'this':
    case 'superField':
    case 'pattern':
    case 'classLit':
    case 'unsupported':
    case 'error':
      return [];
  }
}

/** A lambda's body is a block or an expression; the kinds of the two do not overlap for blocks. */
export function isStatement(body: Expr | Stmt): body is Stmt {
  return STATEMENT_KINDS.has(body.kind);
}

function childrenOfStmt(stmt: Stmt): BodyNode[] {
  switch (stmt.kind) {
    case 'block':
      return stmts(...stmt.stmts);
    case 'local':
      return [...specs(stmt.specs), ...exprs(stmt.init)];
    case 'localType':
      return [{ sort: 'typeDecl', node: stmt.decl }];
    case 'expr':
      return exprs(stmt.expr);
    case 'if':
      return [...exprs(stmt.cond), ...stmts(stmt.then, stmt.else)];
    case 'while':
      return [...specs(stmt.specs), ...exprs(stmt.cond), ...stmts(stmt.body)];
    case 'doWhile':
      return [...specs(stmt.specs), ...stmts(stmt.body), ...exprs(stmt.cond)];
    case 'for':
      return [...specs(stmt.specs), ...stmts(...stmt.init), ...exprs(stmt.cond, ...stmt.update), ...stmts(stmt.body)];
    case 'forEach':
      return [...specs(stmt.specs), ...exprs(stmt.iterable), ...stmts(stmt.body)];
    case 'labeled':
      return stmts(stmt.body);
    case 'return':
      return exprs(stmt.value);
    case 'throw':
    case 'yield':
      return exprs(stmt.value);
    case 'synchronized':
      return [...exprs(stmt.lock), ...stmts(stmt.body)];
    case 'try':
      return stmts(...stmt.resources, stmt.body, ...stmt.catches.map((one) => one.body), stmt.finally);
    case 'switch':
      return [...exprs(stmt.subject), ...cases(stmt.cases)];
    case 'assert':
      return exprs(stmt.cond, stmt.message);
    case 'constructorCall':
      return exprs(stmt.outer, ...stmt.args);
    case 'spec':
      return specs([stmt.clause]);
    case 'atomic':
      return stmts(stmt.body);
    case 'break':
    case 'continue':
    case 'empty':
    case 'error':
      return [];
  }
}

/** The simple names in a specification, bound ones too, and `this`. */
export function namesInSpec(clause: SpecClause): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    if ('kind' in part && part.kind === 'this') names.add('this');
    if ('kind' in part && part.kind === 'name' && 'name' in part && typeof part.name === 'string') names.add(part.name);
    for (const child of Object.values(part)) visit(child);
  };
  visit(clause);
  return names;
}

/** The bodies and initializers of a class body, as roots for `walkBody`; nested classes are not entered. */
export function bodiesOfMember(member: Member): BodyNode[] {
  switch (member.kind) {
    case 'field':
      return exprs(member.init);
    case 'method':
      return stmts(member.body);
    case 'initializer':
      return stmts(member.body);
    case 'type':
    case 'spec':
    case 'error':
      return [];
  }
}
