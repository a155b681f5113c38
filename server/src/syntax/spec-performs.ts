/**
 * Frames and `performs` programs, from syntax nodes (calvin-r section 3: sequence, choice, iteration of actions).
 * Neighbours: `spec-clauses.ts`; `spec-expressions.ts`.
 */
import type { FrameItem, PerformsProgram } from './spec-ast';
import type { SpecContext } from './spec-context';
import { labelText, specExpression, storesOf } from './spec-expressions';
import { childOf, namedChildren, type SyntaxNode } from './syntax-node';

/** The frame items among the children of a node. */
export function frameItems(context: SpecContext, node: SyntaxNode): readonly FrameItem[] {
  return node.children.flatMap((child): FrameItem[] => {
    const span = context.span(child);
    switch (child.type) {
      case 'location':
        return [{ kind: 'location', expr: specExpression(context, namedChildren(child)[0]!), span }];
      case 'all_elements':
        return [{ kind: 'allElements', array: specExpression(context, childOf(child, 'array')!), span }];
      case 'all_fields':
        return [{ kind: 'allFields', object: specExpression(context, childOf(child, 'object')!), span }];
      default:
        return [];
    }
  });
}

export function performsProgram(context: SpecContext, node: SyntaxNode): PerformsProgram {
  const program = build(context, node);
  const actions = actionsOf(program);
  if (actions.length > 1 && actions.some((action) => action.label === undefined)) {
    context.error(node, 'A `performs` with several actions needs a label for each: `action "L" (frame) { ... }`.');
  }
  return program;
}

function build(context: SpecContext, node: SyntaxNode): PerformsProgram {
  const span = context.span(node);
  const inner = namedChildren(node);
  switch (node.type) {
    case 'program_group':
      return build(context, inner[0]!);
    case 'sequence':
      return combine(
        'seq',
        inner.map((child) => build(context, child)),
        node,
        context,
      );
    case 'choice':
      return combine(
        'choice',
        inner.map((child) => build(context, child)),
        node,
        context,
      );
    case 'iteration':
      return { kind: 'star', body: build(context, inner[0]!), span };
    case 'performs_action': {
      const label = childOf(node, 'label');
      refuseMixedStores(context, node);
      return {
        kind: 'act',
        label: label === undefined ? undefined : labelText(context, label),
        frame: frameItems(context, node),
        body: specExpression(context, childOf(node, 'condition')!),
        span,
      };
    }
    default:
      return { kind: 'skip', span };
  }
}

/** Nested sequences and choices are one; a sequence of one (its `;` only ended the clause) is that one. */
function combine(kind: 'seq' | 'choice', parts: readonly PerformsProgram[], node: SyntaxNode, context: SpecContext): PerformsProgram {
  const flat = parts.flatMap((part) => (part.kind === kind ? part.parts : [part]));
  return flat.length === 1 ? flat[0]! : { kind, parts: flat, span: context.span(node) };
}

function actionsOf(program: PerformsProgram): readonly (PerformsProgram & { readonly kind: 'act' })[] {
  switch (program.kind) {
    case 'act':
      return [program];
    case 'skip':
      return [];
    case 'star':
      return actionsOf(program.body);
    default:
      return program.parts.flatMap(actionsOf);
  }
}

/** An action is written with `\old` or with primes: with both, an unmarked name would have two readings. */
export function refuseMixedStores(context: SpecContext, node: SyntaxNode): void {
  const stores = storesOf(node);
  if (stores.primed && stores.old) {
    context.error(
      node,
      'This action uses both `\\old` and primes; use one of the two: beside `\\old` an unmarked name means ' +
        'the new value, beside primes the old one.',
    );
  }
}
