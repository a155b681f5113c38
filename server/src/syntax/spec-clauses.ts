/**
 * Clauses of specifications, from syntax nodes: every spelling becomes the same clause (docs/specifications.md).
 * A clause in which anything is wrong becomes an `error` clause, so that what carries it is never verified.
 * Neighbours: `specifications.ts` calls it for each piece that `parse-spec.ts` found; `spec-performs.ts` builds frames
 * and `performs` programs; `spec-expressions.ts`.
 */
import { CLASS_KEYWORDS } from './clause-keywords';
import { namedCodes, partlyNamed } from '../diagnostics/suppression';
import type { TypeRef } from './ast';
import type { DisciplineKeyword } from '../diagnostics/disciplines';
import type { SpecClause, SpecExpr } from './spec-ast';
import type { SpecContext } from './spec-context';
import { dimensionsOf, labelText, specExpression } from './spec-expressions';
import { frameItems, performsProgram, refuseMixedStores } from './spec-performs';
import { specIdentifier, specType, withDimensions } from './spec-types';
import { childOf, childrenOf, type SyntaxNode } from './syntax-node';

/** The clauses that one syntax node declares: one, or one for each name of a `ghost`. */
export function specClauses(context: SpecContext, node: SyntaxNode): readonly SpecClause[] {
  const errorsBefore = context.errorCount;
  const clauses = buildClauses(context, node);
  if (context.errorCount === errorsBefore) return clauses;
  return [{ kind: 'error', ...(OF_CLASS.has(node.type) && { isOfClass: true as const }), span: context.span(node) }];
}

/** The grammar names a clause after its keyword. */
const OF_CLASS: ReadonlySet<string> = new Set([...CLASS_KEYWORDS].map((keyword) => `${keyword}_clause`));

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one case for each kind of clause.
function buildClauses(context: SpecContext, node: SyntaxNode): readonly SpecClause[] {
  const span = context.span(node);
  const condition = () => specExpression(context, childOf(node, 'condition')!);
  switch (node.type) {
    case 'discipline_clause':
      return [discipline(context, node)];
    case 'non_null_clause':
      return [{ kind: 'nonNull', span }];
    case 'thread_local_clause':
      return [{ kind: 'threadLocal', span }];
    case 'env_assumption_clause':
      refuseMixedStores(context, node);
      return [{ kind: 'envAssumption', expr: condition(), span }];
    case 'global_invariant_clause':
      return [{ kind: 'globalInvariant', expr: condition(), span }];
    case 'ghost_clause':
      return ghosts(context, node);
    case 'axiom_clause':
      return [{ kind: 'axiom', expr: condition(), span }];
    case 'requires_clause':
      return [{ kind: 'requires', expr: condition(), span }];
    case 'ensures_clause':
      return [{ kind: 'ensures', expr: condition(), span }];
    case 'exsures_clause': {
      const name = childOf(node, 'name');
      return [
        {
          kind: 'exsures',
          exception: specType(context, childOf(node, 'exception')!),
          name: name === undefined ? undefined : specIdentifier(context, name),
          expr: condition(),
          span,
        },
      ];
    }
    case 'modifies_clause':
      return [{ kind: 'modifies', frame: frameItems(context, node), span }];
    case 'action_clause': {
      const label = childOf(node, 'label');
      refuseMixedStores(context, node);
      return [
        {
          kind: 'action',
          label: label === undefined ? undefined : labelText(context, label),
          frame: frameItems(context, node),
          ensures: condition(),
          span,
        },
      ];
    }
    case 'performs_clause':
      return [{ kind: 'performs', program: performsProgram(context, childOf(node, 'program')!), span }];
    case 'helper_clause':
      return [{ kind: 'helper', span }];
    case 'decreases_clause':
      return [{ kind: 'decreases', expr: condition(), span }];
    case 'witness_clause':
      return [{ kind: 'witness', label: labelText(context, childOf(node, 'label')!), span }];
    case 'assert_clause':
      return [{ kind: 'assert', expr: condition(), span }];
    case 'assume_clause':
      return [{ kind: 'assume', expr: condition(), span }];
    case 'unreachable_clause':
      return [{ kind: 'unreachable', span }];
    case 'loop_invariant_clause':
      return [{ kind: 'loopInvariant', expr: condition(), span }];
    case 'set_clause':
      return [set(context, node)];
    case 'atomic_clause':
      return [{ kind: 'atomic', span }];
    case 'nowarn_clause': {
      const named = childrenOf(node, 'code');
      const names = named.map((code) => context.text(code));
      const codes = named.map((code, index) => {
        const name = names[index]!;
        const [whole] = partlyNamed(name, names);
        if (namedCodes(name) === undefined) context.error(code, `There is no diagnostic \`${name}\` that \`nowarn\` could suppress.`);
        else if (whole !== undefined)
          context.error(
            code,
            `\`${name}\` is only a part of what Calvin reports as \`${whole}\`: write \`nowarn ${whole}\` to suppress all of it.`,
          );
        return { name, span: context.span(code) };
      });
      return [{ kind: 'nowarn', codes, span }];
    }
    default:
      context.error(node, 'This does not parse as a clause of a specification.');
      return [];
  }
}

function discipline(context: SpecContext, node: SyntaxNode): SpecClause {
  const written = context.text(childOf(node, 'keyword')!);
  const ofElements = written.startsWith('elems_');
  const indices = childrenOf(node, 'index').map((index) => specIdentifier(context, index));
  return {
    kind: 'discipline',
    keyword: (ofElements ? written.slice('elems_'.length) : written) as DisciplineKeyword,
    ofElements,
    indices,
    expr: specExpression(context, childOf(node, 'condition')!),
    span: context.span(node),
  };
}

function ghosts(context: SpecContext, node: SyntaxNode): readonly SpecClause[] {
  const parts = node.children.flatMap((child) => (child.type === 'nested_specification' ? child.children : [child]));
  const modifiers = parts.filter((child) => child.type === 'modifier').map((child) => context.text(child));
  const disciplines = parts
    .filter((child) => child.type === 'discipline_clause' || child.type === 'non_null_clause')
    .flatMap((child) => buildClauses(context, child));
  const type = specType(context, childOf(node, 'type')!);
  return node.children
    .filter((child) => child.type === 'ghost_declarator')
    .map((declarator) => {
      const value = childOf(declarator, 'value');
      return {
        kind: 'ghost',
        modifiers,
        type: declaredType(type, declarator),
        name: specIdentifier(context, childOf(declarator, 'name')!),
        init: value === undefined ? undefined : specExpression(context, value),
        disciplines,
        span: context.span(node),
      };
    });
}

function declaredType(type: TypeRef, declarator: SyntaxNode): TypeRef {
  return withDimensions(type, dimensionsOf(declarator));
}

/** `set \witness = "L"` and `set pc = n` are the older ways to write `witness L`. */
function set(context: SpecContext, node: SyntaxNode): SpecClause {
  const span = context.span(node);
  const target = childOf(node, 'target')!;
  const valueNode = childOf(node, 'value')!;
  const value = specExpression(context, valueNode);
  if (target.type === 'witness_variable') {
    const label = witnessLabel(value);
    if (label === undefined) {
      context.error(valueNode, 'The witness is set to a label: `set \\witness = "L"`, or a number.');
      return { kind: 'error', span };
    }
    return { kind: 'witness', label, span };
  }
  const targetExpression = specExpression(context, target);
  const label = target.type === 'name' && context.text(target) === 'pc' && value.kind === 'intLit' ? value.value : undefined;
  if (label !== undefined) return { kind: 'witness', label, asSet: { target: targetExpression, value }, span };
  return { kind: 'set', target: targetExpression, value, span };
}

function witnessLabel(value: SpecExpr): string | undefined {
  switch (value.kind) {
    case 'stringLit':
    case 'intLit':
      return value.value;
    case 'name':
      return value.name;
    default:
      return undefined;
  }
}
