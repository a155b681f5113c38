/**
 * All mutants of a file, in a fixed order, each once. The same file, the same mutants.
 * Neighbours: the operators make them; `run.ts` has them judged.
 */
import { hashText } from '#server/base/hash';
import { LineIndex } from '#server/base/line-index';
import { parseJava } from '#server/syntax/parse';
import { expressionMutations } from './expression-operators';
import { applied, javaAlone, textAt, type Mutation } from './mutation';
import { statementMutations, type Source } from './program-operators';
import { clauseMutations } from './specification-operators';
import { walk, type TreeNode } from './walk';

export interface Mutant {
  readonly id: string;
  readonly fixture: string;
  /** Of the changed file, as the checker is given it. */
  readonly path: string;
  readonly operator: string;
  readonly subject: Mutation['subject'];
  /** `deposit: balance + n => balance - n`: the method or declaration, and what is changed. */
  readonly place: string;
  readonly line: number;
  /** Of the original, where the change is. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** The parsers must have been initialized. */
export function mutantsOf(fixture: string, path: string, text: string): readonly Mutant[] {
  const unit = parseJava(path, text);
  const source: Source = { text, java: javaAlone(text), mustAssign: assignedNames(unit.types, text) };
  const found: (Mutation & { readonly owner: string })[] = [];
  walk(unit.types, (node, around) => {
    const owner = nameOf([...around.ancestors, node], text);
    const here = [
      ...statementMutations(source, node, around),
      ...expressionMutations(source, node, around),
      ...clauseMutations(source, node, around),
    ];
    found.push(...here.map((one) => ({ ...one, owner })));
  });
  const lines = new LineIndex(text);
  const known = new Set([text]);
  return found.flatMap((one): readonly Mutant[] => {
    const mutated = applied(text, one.edits);
    if (known.has(mutated)) return [];
    known.add(mutated);
    return [
      {
        id: hashText(fixture, path, mutated).slice(0, 14),
        fixture,
        path,
        operator: one.operator,
        subject: one.subject,
        place: `${one.owner}: ${one.what}`,
        line: lines.position(one.at).line,
        from: Math.min(...one.edits.map(({ start }) => start)),
        to: Math.max(...one.edits.map(({ end }) => end)),
        text: mutated,
      },
    ];
  });
}

/** The method around, else the class. */
function nameOf(nodes: readonly TreeNode[], text: string): string {
  const named = nodes.findLast((one) => one.kind === 'method' && 'body' in one) ?? nodes.findLast((one) => 'members' in one);
  const name = named && 'name' in named ? (named.name as { readonly span: TreeNode['span'] }) : undefined;
  return name ? textAt(text, name.span) : 'file';
}

/** Final fields without a value, and locals without one: javac counts their assignments. */
function assignedNames(types: unknown, text: string): ReadonlySet<string> {
  const names = new Set<string>();
  walk(types, (node) => {
    if (node.kind !== 'local' && !(node.kind === 'field' && 'modifiers' in node)) return;
    const { init, modifiers, name } = node as unknown as {
      readonly init: unknown;
      readonly modifiers: { readonly words: readonly string[] };
      readonly name: { readonly span: TreeNode['span'] };
    };
    if (init === undefined && (node.kind === 'local' || modifiers.words.includes('final'))) names.add(textAt(text, name.span));
  });
  return names;
}
