/**
 * The cases of `switch`, as a statement and as an expression, from syntax nodes.
 * Neighbours: called through `TreeBuilders`, since expressions hold them and they hold statements.
 */
import type { Expr, Stmt, SwitchCase } from './ast';
import { absent, type BuildContext } from './build-context';
import { expression } from './build-expressions';
import { pattern } from './build-patterns';
import { singleStatement, statementList } from './build-statements';
import { childOfType, namedChildren, type SyntaxNode } from './syntax-node';

export function switchCases(context: BuildContext, block: SyntaxNode): readonly SwitchCase[] {
  if (context.isBlanked(block)) {
    const span = context.span(block);
    return [{ labels: [], guard: undefined, isDefault: true, isArrow: false, body: [{ kind: 'error', span }], span }];
  }
  const groups = namedChildren(block).filter((child) => child.type === 'switch_block_statement_group' || child.type === 'switch_rule');
  return groups.flatMap((group, index) => {
    const next = groups[index + 1]?.start ?? block.end;
    return group.type === 'switch_rule' ? [rule(context, group)] : oldCases(context, group, next);
  });
}

/** `case A: case B: statements`: all but the last of the labels fall through with an empty body. */
function oldCases(context: BuildContext, group: SyntaxNode, next: number): readonly SwitchCase[] {
  const labels = group.children.filter((child) => child.type === 'switch_label');
  const colons = group.children.filter((child) => child.type === ':');
  const bodyStart = colons[colons.length - 1]?.end ?? group.end;
  const statements = group.children.filter((child) => child.start >= bodyStart && (child.named || child.type === ';'));
  return labels.map((label, index) => {
    const isLast = index === labels.length - 1;
    const body = isLast ? statementList(context, statements, bodyStart, next) : [];
    const span = isLast ? context.report.span(label.start, group.end) : context.span(label);
    return { ...labelParts(context, label), isArrow: false, body, span };
  });
}

function rule(context: BuildContext, node: SyntaxNode): SwitchCase {
  const label = childOfType(node, 'switch_label');
  const arrow = childOfType(node, '->');
  const bodyNode = namedChildren(node).find((child) => child.type !== 'switch_label');
  const body: readonly Stmt[] = bodyNode === undefined ? [] : [singleStatement(context, bodyNode, arrow?.end ?? node.start)];
  const parts = label === undefined ? { labels: [], guard: undefined, isDefault: false } : labelParts(context, label);
  return { ...parts, isArrow: true, body, span: context.span(node) };
}

function labelParts(context: BuildContext, label: SyntaxNode): Pick<SwitchCase, 'labels' | 'guard' | 'isDefault'> {
  const guard = childOfType(label, 'guard');
  return {
    labels: namedChildren(label)
      .filter((child) => child !== guard)
      .map((child) => caseLabel(context, child)),
    guard: guard === undefined ? undefined : expression(context, namedChildren(guard)[0] ?? absent(guard)),
    isDefault: label.children.some((child) => child.type === 'default'),
  };
}

function caseLabel(context: BuildContext, node: SyntaxNode): Expr {
  if (node.type !== 'pattern') return expression(context, node);
  return { kind: 'pattern', pattern: pattern(context, namedChildren(node)[0] ?? absent(node)), span: context.span(node) };
}
