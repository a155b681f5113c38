/**
 * The four loops of Java, from syntax nodes, with what is specified of them: before the loop, or between its head and body.
 * Neighbours: `build-statements.ts` hands in its own functions, so that the two files need no cycle.
 */
import type { Stmt } from './ast';
import type { BuildContext } from './build-context';
import { expression } from './build-expressions';
import { arrayOf, dimensionCount, modifiersOf, typeRef } from './build-types';
import { clausesOf, isOfNoPlace, mayStand, placed } from './placement';
import type { SpecClause } from './spec-ast';
import { childOf, childOfType, childrenOf, type SyntaxNode } from './syntax-node';

const LOOPS: ReadonlySet<string> = new Set(['while_statement', 'do_statement', 'for_statement', 'enhanced_for_statement']);

export function isLoop(node: SyntaxNode): boolean {
  return LOOPS.has(node.type);
}

/** What `build-statements.ts` provides. */
export interface StatementBuilders {
  readonly statementsWith: (context: BuildContext, node: SyntaxNode, clauses: readonly SpecClause[]) => readonly Stmt[];
  readonly asOne: (context: BuildContext, node: SyntaxNode, statements: readonly Stmt[]) => Stmt;
  readonly localVariables: (context: BuildContext, node: SyntaxNode, clauses: readonly SpecClause[]) => readonly Stmt[];
}

/** `clauses` stand before the loop. */
export function loop(context: BuildContext, node: SyntaxNode, clauses: readonly SpecClause[], builders: StatementBuilders): Stmt {
  const span = context.span(node);
  switch (node.type) {
    case 'while_statement': {
      const cond = expression(context, context.need(node, 'condition'));
      return { kind: 'while', cond, ...bodyOf(context, node, clauses, builders), span };
    }
    case 'do_statement': {
      const parts = bodyOf(context, node, clauses, builders);
      return { kind: 'doWhile', cond: expression(context, context.need(node, 'condition')), ...parts, span };
    }
    case 'for_statement': {
      const open = childOfType(node, '(');
      const init = childrenOf(node, 'init').flatMap((child): readonly Stmt[] =>
        child.type === 'local_variable_declaration'
          ? builders.localVariables(
              context,
              child,
              placed(
                context,
                clausesOf(context.specifications.take(open?.end ?? child.start, child.start)),
                'local',
                'before a local variable',
              ),
            )
          : [{ kind: 'expr', expr: expression(context, child), span: context.span(child) }],
      );
      const condition = childOf(node, 'condition');
      const cond = condition === undefined ? undefined : expression(context, condition);
      const update = childrenOf(node, 'update').map((child) => expression(context, child));
      return { kind: 'for', init, cond, update, ...bodyOf(context, node, clauses, builders), span };
    }
    default:
      return forEach(context, node, clauses, builders);
  }
}

function forEach(context: BuildContext, node: SyntaxNode, clauses: readonly SpecClause[], builders: StatementBuilders): Stmt {
  const type = typeRef(context, context.need(node, 'type'));
  const name = context.nameOf(node);
  const open = childOfType(node, '(');
  const ofVariable = clausesOf(context.specifications.take(open?.end ?? node.start, name.span.start));
  const variable = {
    modifiers: modifiersOf(context, node),
    type: arrayOf(type, dimensionCount(childOf(node, 'dimensions'))),
    name,
    isVarArgs: false,
    specs: placed(context, ofVariable, 'local', 'before a local variable'),
    span: { ...type.span, end: name.span.end },
  };
  const iterable = expression(context, context.need(node, 'value'));
  return { kind: 'forEach', variable, iterable, ...bodyOf(context, node, clauses, builders), span: context.span(node) };
}

/** The loop's body and specifications: of those between head and body, what is not about the loop is about the body. */
function bodyOf(
  context: BuildContext,
  node: SyntaxNode,
  before: readonly SpecClause[],
  builders: StatementBuilders,
): { readonly body: Stmt; readonly specs: readonly SpecClause[] } {
  const body = context.need(node, 'body');
  const between = clausesOf(context.specifications.take(node.start, body.start));
  const isAboutLoop = (clause: SpecClause) => !isOfNoPlace(clause) && mayStand(clause, 'loop');
  const specs = [...before, ...between.filter(isAboutLoop)];
  const rest = between.filter((clause) => !isAboutLoop(clause));
  return { body: builders.asOne(context, body, builders.statementsWith(context, body, rest)), specs };
}
