/**
 * What the builders of the Java tree share: the text, the specifications still unclaimed, where errors go; and the way
 * up. Declarations hold statements, statements hold expressions, and an expression may hold declarations again (a
 * lambda, an anonymous class): the calls back up go through `TreeBuilders`, so that no two files import each other.
 * Neighbours: every `build-*.ts`; made by `parse.ts`.
 */
import type { Span } from '../base/span';
import type { Identifier, Member, Stmt, SwitchCase, TypeDecl } from './ast';
import type { Report } from './build-report';
import type { CommentedGuards } from './commented-guards';
import { identifierName } from './literals';
import type { SpecClause } from './spec-ast';
import type { Specifications } from './specifications';
import { childOf, ERROR, type SyntaxNode } from './syntax-node';

export type BlockStmt = Stmt & { readonly kind: 'block' };

export interface TreeBuilders {
  readonly block: (context: BuildContext, node: SyntaxNode) => BlockStmt;
  readonly switchCases: (context: BuildContext, block: SyntaxNode) => readonly SwitchCase[];
  readonly members: (context: BuildContext, body: SyntaxNode) => readonly Member[];
  readonly typeDeclaration: (context: BuildContext, node: SyntaxNode, clauses: readonly SpecClause[]) => TypeDecl;
}

export class BuildContext {
  constructor(
    readonly text: string,
    readonly report: Report,
    readonly specifications: Specifications,
    readonly builders: TreeBuilders,
    /** Offsets of the opening braces of bodies that did not parse and were blanked out. */
    private readonly brokenBodies: ReadonlyMap<number, unknown>,
    /** Offsets of everything that is wrong with the Java. */
    private readonly brokenPlaces: readonly number[],
    readonly commentedGuards: CommentedGuards,
  ) {}

  /** Whether anything in the node did not parse. */
  isBroken(node: SyntaxNode): boolean {
    return node.hasError || this.brokenPlaces.some((at) => at >= node.start && at < node.end);
  }

  /** Whether the contents of this body, and nothing around it, were blanked out. */
  isBlanked(body: SyntaxNode): boolean {
    return this.brokenBodies.has(body.start);
  }

  textOf(node: SyntaxNode): string {
    return this.text.slice(node.start, node.end);
  }

  span(node: SyntaxNode): Span {
    return this.report.span(node.start, node.end);
  }

  javaError(node: SyntaxNode, message: string): void {
    this.report.add('java-syntax', this.span(node), message);
  }

  /** The child that fills a field, or an error node where recovery left none: builders are total. */
  need(node: SyntaxNode, field: string): SyntaxNode {
    return childOf(node, field) ?? absent(node);
  }

  identifier(node: SyntaxNode): Identifier {
    return { name: identifierName(this.textOf(node)), span: this.span(node) };
  }

  /** The name that fills the field `name`; an empty one where recovery left none. */
  nameOf(node: SyntaxNode): Identifier {
    return this.identifier(this.need(node, 'name'));
  }
}

/** An error node that takes no text, at the end of `node`. */
export function absent(node: SyntaxNode): SyntaxNode {
  return {
    type: ERROR,
    named: true,
    missing: true,
    field: undefined,
    start: node.end,
    end: node.end,
    hasError: true,
    children: [],
  };
}
