/**
 * Java's statements, from syntax nodes, with the specifications that stand among them.
 *
 * A specification before a statement either belongs to it (`loop_invariant` to a loop, `atomic` to a block, `non_null`
 * to a local variable) or is a statement itself (`assert`, `witness`, ...). Where only one statement fits, as after
 * `if (...)`, the two become a block.
 * Neighbours: `build-loops.ts`, `build-try.ts` and `build-switch.ts` build those statements; `build-expressions.ts` is
 * below, `build-declarations.ts` above; `placement.ts` says what may stand where.
 */
import type { SpecClause } from './spec-ast';
import type { Stmt } from './ast';
import { absent, type BlockStmt, type BuildContext } from './build-context';
import { argumentsOf, expression } from './build-expressions';
import { isLoop, loop } from './build-loops';
import { tryStatement } from './build-try';
import { arrayOf, dimensionCount, modifiersOf, typeRef } from './build-types';
import { clausesOf, dangling, isOfNoPlace, mayStand, misplaced, placed, type Place } from './placement';
import { childOf, childOfType, childrenOf, ERROR, namedChildren, TOO_DEEP, type SyntaxNode } from './syntax-node';

const TYPE_DECLARATIONS: ReadonlySet<string> = new Set([
  'class_declaration',
  'record_declaration',
  'interface_declaration',
  'enum_declaration',
  'annotation_type_declaration',
]);

export function block(context: BuildContext, node: SyntaxNode): BlockStmt {
  const span = context.span(node);
  if (context.isBlanked(node)) return { kind: 'block', stmts: [{ kind: 'error', span }], span };
  if (isDoubleBraced(context, node)) {
    const inner = namedChildren(node)[0]!;
    return { kind: 'block', stmts: [{ kind: 'atomic', body: block(context, inner), span }], span };
  }
  const statements = node.children.filter((child) => child.named || child.type === ';');
  const close = node.children[node.children.length - 1];
  const end = close?.type === '}' && !close.missing ? close.start : node.end;
  return { kind: 'block', stmts: statementList(context, statements, node.start, end), span };
}

/** `{{ ... }}`, braces touching on both sides and nothing beside the inner block: how the original tool wrote an atomic block. */
function isDoubleBraced(context: BuildContext, node: SyntaxNode): boolean {
  if ((node.type !== 'block' && node.type !== 'constructor_body') || node.children.length !== 3) return false;
  const inner = node.children[1]!;
  return (
    inner.type === 'block' &&
    inner.start === node.start + 1 &&
    inner.end === node.end - 1 &&
    inner.end > inner.start &&
    context.text.startsWith('{{', node.start) &&
    context.text.startsWith('}}', node.end - 2)
  );
}

/** The statements, with the specifications in `[from, to)` that stand before, between and after them. */
export function statementList(context: BuildContext, nodes: readonly SyntaxNode[], from: number, to: number): readonly Stmt[] {
  const statements: Stmt[] = [];
  let position = from;
  for (const node of nodes) {
    const clauses = clausesOf(context.specifications.take(position, node.start));
    statements.push(...statementsWith(context, node, clauses));
    position = node.end;
  }
  for (const clause of clausesOf(context.specifications.take(position, to))) {
    statements.push(specStatement(context, clause, 'at the end of a block'));
  }
  return statements;
}

/** One statement where only one fits, with the specifications between `from` and it. */
export function singleStatement(context: BuildContext, node: SyntaxNode, from: number): Stmt {
  return asOne(context, node, statementsWith(context, node, clausesOf(context.specifications.take(from, node.start))));
}

export function asOne(context: BuildContext, node: SyntaxNode, statements: readonly Stmt[]): Stmt {
  return statements.length === 1 ? statements[0]! : { kind: 'block', stmts: statements, span: context.span(node) };
}

/** The statement with the clauses that stand before it: those it takes, and before it those that are statements themselves. */
export function statementsWith(context: BuildContext, node: SyntaxNode, clauses: readonly SpecClause[]): readonly Stmt[] {
  // What stands before broken Java cannot be placed; the method is skipped anyway.
  if (node.type === ERROR || node.type === TOO_DEEP) return [{ kind: 'error', span: context.span(node) }];
  const place = placeBefore(node);
  const own: SpecClause[] = [];
  const statements: Stmt[] = [];
  for (const clause of clauses) {
    if (!isOfNoPlace(clause) && place !== undefined && mayStand(clause, place)) own.push(clause);
    else statements.push(specStatement(context, clause, `before ${describe(node)}`));
  }
  return [...statements, ...statement(context, node, own)];
}

function specStatement(context: BuildContext, clause: SpecClause, where: string): Stmt {
  const standing = mayStand(clause, 'statement') ? clause : misplaced(context, clause, where);
  return { kind: 'spec', clause: standing, span: standing.span };
}

/** What of the specifications before it a statement takes for itself. */
function placeBefore(node: SyntaxNode): Place | undefined {
  if (node.type === 'labeled_statement') {
    const body = labeledBody(node);
    return body !== undefined && isLoop(body) ? 'loop' : undefined;
  }
  if (isLoop(node)) return 'loop';
  if (node.type === 'block') return 'block';
  if (node.type === 'local_variable_declaration') return 'local';
  return TYPE_DECLARATIONS.has(node.type) ? 'class' : undefined;
}

function describe(node: SyntaxNode): string {
  if (isLoop(node)) return 'a loop in the body of a method';
  if (TYPE_DECLARATIONS.has(node.type)) return 'a local class';
  if (node.type === 'block') return 'a block in the body of a method';
  return node.type === 'local_variable_declaration' ? 'a local variable' : 'a statement in the body of a method';
}

function labeledBody(node: SyntaxNode): SyntaxNode | undefined {
  const body = namedChildren(node)[1];
  return body?.type === 'labeled_statement' ? labeledBody(body) : body;
}

/** The statement itself; `clauses` are what `placeBefore` lets it take. */
function statement(context: BuildContext, node: SyntaxNode, clauses: readonly SpecClause[]): readonly Stmt[] {
  const span = context.span(node);
  if (isLoop(node)) return [loop(context, node, clauses, { statementsWith, asOne, localVariables })];
  if (TYPE_DECLARATIONS.has(node.type))
    return [{ kind: 'localType', decl: context.builders.typeDeclaration(context, node, clauses), span }];
  const first = () => namedChildren(node)[0];
  const only = () => expression(context, first() ?? absent(node));
  const optional = () => (first() === undefined ? undefined : only());
  switch (node.type) {
    case 'block': {
      const built = block(context, node);
      const isAtomic = built.stmts.length === 1 && built.stmts[0]!.kind === 'atomic' && isDoubleBraced(context, node);
      if (isAtomic) return built.stmts;
      return clauses.some((clause) => clause.kind === 'atomic') ? [{ kind: 'atomic', body: built, span }] : [built];
    }
    case ';':
      return [{ kind: 'empty', span }];
    case 'local_variable_declaration':
      return localVariables(context, node, clauses);
    case 'expression_statement':
      return [{ kind: 'expr', expr: only(), span }];
    case 'labeled_statement':
      return [labeled(context, node, clauses)];
    case 'if_statement':
      return [ifStatement(context, node)];
    case 'break_statement':
      return [{ kind: 'break', label: first() === undefined ? undefined : context.identifier(first()!), span }];
    case 'continue_statement':
      return [{ kind: 'continue', label: first() === undefined ? undefined : context.identifier(first()!), span }];
    case 'return_statement':
      return [{ kind: 'return', value: optional(), span }];
    case 'throw_statement':
      return [{ kind: 'throw', value: only(), span }];
    case 'yield_statement':
      return [{ kind: 'yield', value: only(), span }];
    case 'assert_statement': {
      const message = namedChildren(node)[1];
      return [{ kind: 'assert', cond: only(), message: message === undefined ? undefined : expression(context, message), span }];
    }
    case 'synchronized_statement': {
      const body = context.need(node, 'body');
      return [{ kind: 'synchronized', lock: only(), body: singleStatement(context, body, first()?.end ?? body.start), span }];
    }
    case 'try_statement':
    case 'try_with_resources_statement':
      return [tryStatement(context, node, block)];
    case 'switch_expression': {
      const subject = expression(context, context.need(node, 'condition'));
      return [{ kind: 'switch', subject, cases: context.builders.switchCases(context, context.need(node, 'body')), span }];
    }
    case 'explicit_constructor_invocation':
      return [constructorCall(context, node)];
    default:
      if (!node.hasError) context.javaError(node, 'This cannot stand among the statements of a method.');
      return [{ kind: 'error', span }];
  }
}

function ifStatement(context: BuildContext, node: SyntaxNode): Stmt {
  const condition = context.need(node, 'condition');
  const consequence = context.need(node, 'consequence');
  const alternative = childOf(node, 'alternative');
  const elseWord = childOfType(node, 'else');
  return {
    kind: 'if',
    cond: expression(context, condition),
    then: singleStatement(context, consequence, condition.end),
    else: alternative === undefined ? undefined : singleStatement(context, alternative, elseWord?.end ?? consequence.end),
    span: context.span(node),
  };
}

function labeled(context: BuildContext, node: SyntaxNode, clauses: readonly SpecClause[]): Stmt {
  const [label, named] = namedChildren(node);
  // An empty statement is no named node.
  const body = named ?? node.children.find((child) => child.type === ';') ?? absent(node);
  const inner = context.specifications.take(node.start, body.start);
  return {
    kind: 'labeled',
    label: context.identifier(label ?? absent(node)),
    body: asOne(context, body, statementsWith(context, body, [...clauses, ...clausesOf(inner)])),
    span: context.span(node),
  };
}

/** One statement for each declared variable. */
export function localVariables(context: BuildContext, node: SyntaxNode, clauses: readonly SpecClause[]): readonly Stmt[] {
  const declarators = childrenOf(node, 'declarator');
  const type = typeRef(context, context.need(node, 'type'));
  const nameStart = declarators[0]?.start ?? node.end;
  const within = placed(context, clausesOf(context.specifications.take(node.start, nameStart)), 'local', 'before a local variable');
  const modifiers = modifiersOf(context, node);
  return declarators.map((declarator): Stmt => {
    const value = childOf(declarator, 'value');
    const name = context.nameOf(declarator);
    return {
      kind: 'local',
      modifiers,
      type: arrayOf(type, dimensionCount(childOf(declarator, 'dimensions'))),
      name,
      init: value === undefined ? undefined : expression(context, value),
      specs: [...clauses, ...within],
      span: declarators.length === 1 ? context.span(node) : context.span(declarator),
    };
  });
}

function constructorCall(context: BuildContext, node: SyntaxNode): Stmt {
  const outer = childOf(node, 'object');
  return {
    kind: 'constructorCall',
    target: childOf(node, 'constructor')?.type === 'this' ? 'this' : 'super',
    outer: outer === undefined ? undefined : expression(context, outer),
    args: argumentsOf(context, childOf(node, 'arguments')),
    span: context.span(node),
  };
}

/** What is left unclaimed in `[start, end)` belongs to nothing; reported unless the Java there is broken anyway. */
export function leftovers(context: BuildContext, start: number, end: number, isBroken: boolean): readonly SpecClause[] {
  const clauses = clausesOf(context.specifications.take(start, end));
  return isBroken ? [] : dangling(context, clauses);
}
