/**
 * Where the calls of the scheduling class go into the user's classes: the walk over the syntax tree that asks of each construct whether a
 * place of the schedule is in it.
 * Neighbours: `schedule.ts` says which places, `point-edits.ts` has the replacement for each construct, `edits.ts` makes the text.
 */
import type { Span } from '../base/span';
import type { CompilationUnit, EnumConstant, Expr, Member, MethodDecl, Stmt, TypeDecl } from '../syntax/ast';
import { bodiesOfMember, childrenOf, isStatement, type BodyNode } from '../syntax/walk';
import type { Edit } from './edits';
import { PointEdits, type Points, type Position, type Surroundings } from './point-edits';

/** The edits of a file, and the numbers of the places that were found. Throws `NotJava`. */
export function pointsIn(
  unit: CompilationUnit,
  source: string,
  points: Points,
): { readonly edits: readonly Edit[]; readonly found: ReadonlySet<number> } {
  const edits = new PointEdits(source, points);
  const walk = new Walk(edits);
  unit.types.forEach((one) => walk.type(one));
  return { edits: edits.made, found: edits.found };
}

class Walk {
  private readonly owners: string[] = [];
  private isStatic = false;

  constructor(private readonly edits: PointEdits) {}

  type(decl: TypeDecl): void {
    this.owners.push(decl.name.name);
    decl.enumConstants.forEach((one) => this.constant(one));
    this.members(decl.members);
    this.owners.pop();
  }

  private constant({ args, body }: EnumConstant): void {
    args.forEach((one) => this.expression(one));
    if (body !== undefined) this.members(body);
  }

  private members(members: readonly Member[]): void {
    for (const member of members) {
      if (member.kind === 'type') this.type(member.decl);
      if (member.kind === 'method') this.method(member);
      this.nodes(bodiesOfMember(member));
    }
  }

  private method(method: MethodDecl): void {
    this.isStatic = method.modifiers.words.includes('static');
    this.edits.method(method, this.surroundings());
  }

  private surroundings(): Surroundings {
    return { owner: this.owners.at(-1)!, isStatic: this.isStatic, isOutermost: this.owners.length === 1 };
  }

  private nodes(nodes: readonly BodyNode[]): void {
    for (const one of nodes) {
      if (one.sort === 'expr') this.expression(one.node);
      if (one.sort === 'stmt') this.statement(one.node);
      if (one.sort === 'classBody') this.members(one.members);
      if (one.sort === 'typeDecl') this.type(one.node);
    }
  }

  private statement(stmt: Stmt): void {
    if (stmt.kind === 'expr') {
      if (stmt.expr.kind === 'call') this.expression(stmt.expr, 'statement', stmt.span);
      else this.expression(stmt.expr, 'statement');
    } else if (stmt.kind === 'for') {
      stmt.update.forEach((one) => this.expression(one, 'update'));
      stmt.init.forEach((one) => this.statement(one));
      if (stmt.cond !== undefined) this.expression(stmt.cond);
      this.statement(stmt.body);
    } else {
      if (stmt.kind === 'synchronized') this.edits.synchronizedBlock(stmt);
      if (stmt.kind === 'assert') this.edits.assertion(stmt);
      this.nodes(childrenOf({ sort: 'stmt', node: stmt }));
    }
  }

  /** `statement`: the whole statement that the expression is. */
  private expression(expr: Expr, position: Position = 'value', statement?: Span): void {
    switch (expr.kind) {
      case 'name':
      case 'field':
      case 'superField':
      case 'index':
        this.edits.read(expr);
        break;
      case 'assign':
      case 'update':
        this.edits.assigned(expr, position);
        // The target itself is written; what it is reached by is read.
        this.nodes(childrenOf({ sort: 'expr', node: expr.target }));
        if (expr.kind === 'assign') this.expression(expr.value);
        return;
      case 'call':
        this.edits.call(expr, position, this.surroundings(), statement);
        break;
      case 'new':
        this.edits.creation(expr);
        break;
      case 'lambda':
        if (isStatement(expr.body)) this.statement(expr.body);
        else this.expression(expr.body, 'lambda');
        return;
      default:
    }
    this.nodes(childrenOf({ sort: 'expr', node: expr }));
  }
}
