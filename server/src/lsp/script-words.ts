/**
 * Completion and hovers in proof scripts: tactics with what they do and what is checked, and the methods, statements and variables of the
 * program as it stands before the tactic, as far as it is known.
 * Neighbours: `qed/vocabulary.ts` has the words of a program, `qed/tactic-help.ts` those of tactics; `features/proofs.ts` and
 * `features/hover.ts` answer with this.
 */
import { CompletionItemKind, MarkupKind, type CompletionItem, type Hover, type Range } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { printableLine } from '../base/shown';
import type { OpenProof } from '../qed/open-proof';
import { parseScript, TACTICS } from '../qed/script-parse';
import { tokensOf, type Token } from '../qed/script-tokens';
import { helpOn, type TacticHelp } from '../qed/tactic-help';
import { classWords, methodWords, selectorWords, variableWords, type Word } from '../qed/vocabulary';
import { codeBlock, markdown } from './markdown';

/** After these stands a selector. */
const BEFORE_SELECTORS = ['at', 'every', 'in', 'hoist', 'split', 'replace', 'reduce loop', 'annot inv'];
/** After these, only one of a loop. */
const BEFORE_LOOPS = ['hoist', 'reduce loop', 'annot inv'];
const BEFORE_METHODS = ['inline', 'check', 'reduce', 'reduce stmt', 'reduce proc', 'annot pre', 'annot post', 'annot mover'];
const IN_FORMULAS = ['\\old', '\\result', '\\forall', '\\exists', 'tid', 'this', 'true', 'false', 'null', 'holder'];

/** The tactic whose words stand at the offset. */
export function tacticHover(document: TextDocument, path: string, offset: number): Hover | undefined {
  const { script } = parseScript(path, document.getText());
  const step = script.steps.find(({ span, name }) => span.start <= offset && offset <= span.start + name.length);
  const help = step && helpOn(step.name);
  if (!step || !help) return undefined;
  const range = { start: document.positionAt(step.span.start), end: document.positionAt(step.span.start + step.name.length) };
  return { contents: { kind: MarkupKind.Markdown, value: helpText(help) }, range };
}

function helpText({ forms, does, checked }: TacticHelp): string {
  return [codeBlock(forms), sentence(does), ...(checked === '' ? [] : [`Checked: ${sentence(checked)}`])].join('\n\n');
}

function sentence(text: string): string {
  return `${markdown(text)}.`;
}

/** What may stand at the offset. `proof` undefined: only tactics are known. */
export function completions(document: TextDocument, path: string, offset: number, proof: OpenProof | undefined): CompletionItem[] {
  const text = document.getText();
  if (/\/\/[^\r\n]*$/.test(text.slice(0, offset))) return [];
  const tokens = statementBefore(tokensOf(path, text, 0, offset).slice(0, -1));
  const last = tokens.at(-1);
  // The word that is being written is no part of what stands before it.
  const written = last?.kind === 'name' && last.span.end === offset ? tokens.slice(0, -1) : tokens;
  const begin = written.length < tokens.length ? last!.span.start : offset;
  const range = (start: number): Range => ({ start: document.positionAt(start), end: document.positionAt(offset) });
  const words = (kind: CompletionItemKind, found: readonly Word[], start = begin): CompletionItem[] =>
    found.map((one, index) => item(one, kind, range(start), index));
  const plain = (found: readonly string[]): CompletionItem[] =>
    words(
      CompletionItemKind.Keyword,
      found.map((one) => ({ text: one, detail: '' })),
    );
  if (written.length === 0) return tacticItems(range(begin), !tokens.some((one) => one.text === 'proof') && isAtBeginning(text, begin));
  const head = written.map((one) => one.text).join(' ');
  if (head === 'proof') return plain(['of']);
  const sight = proof?.sightAt(offset);
  const known = sight?.owner === undefined ? undefined : { ...sight, owner: sight.owner };
  if (head === 'proof of') return known ? words(CompletionItemKind.Class, classWords(known)) : [];
  const second = wordsAfter(head);
  const methods = known && BEFORE_METHODS.includes(head) ? words(CompletionItemKind.Method, methodWords(known)) : [];
  if (second.length > 0 || methods.length > 0) return [...plain(second), ...methods];
  if (/^annot mover \S+ :$/.test(head)) return plain(['left', 'right', 'both', 'none']);
  if (!known) return [];
  const selector = selectorAt(written);
  if (selector) {
    const found = selectorWords(known).filter((one) => !selector.isLoop || one.isLoop);
    return words(CompletionItemKind.Reference, found, selector.start ?? begin);
  }
  const variables = words(CompletionItemKind.Variable, variableWords(known));
  return written.at(-1)?.text === '.' ? variables : [...variables, ...plain(IN_FORMULAS)];
}

function wordsAfter(head: string): readonly string[] {
  return TACTICS.flatMap((one) => (one.startsWith(`${head} `) ? [one.slice(head.length + 1)] : []));
}

/** From the last semicolon or brace on. */
function statementBefore(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findLastIndex((one) => one.kind === 'sign' && (one.text === ';' || one.text === '{'));
  return tokens.slice(end + 1);
}

function isAtBeginning(text: string, offset: number): boolean {
  return tokensOf('', text, 0, offset).length === 1;
}

/** Whether a selector stands at the end, or may begin there; and where it begins. */
function selectorAt(tokens: readonly Token[]): { readonly start: number | undefined; readonly isLoop: boolean } | undefined {
  const texts = tokens.map((one) => one.text);
  const isPart = ({ kind, text }: Token): boolean => kind === 'name' || kind === 'number' || ['.', '(', ')', '#'].includes(text);
  let from = tokens.length;
  while (from > 0 && isPart(tokens[from - 1]!) && !BEFORE_SELECTORS.includes(texts[from - 1]!)) {
    if (from === 2 && BEFORE_SELECTORS.includes(texts.slice(0, 2).join(' '))) break;
    from--;
  }
  const before = [texts[from - 1] ?? '', texts.slice(0, from).join(' ')].find((one) => BEFORE_SELECTORS.includes(one));
  return before === undefined ? undefined : { start: tokens[from]?.span.start, isLoop: BEFORE_LOOPS.includes(before) };
}

function tacticItems(range: Range, mayBegin: boolean): CompletionItem[] {
  const begin = mayBegin ? [item({ text: 'proof of', detail: 'the class of the proof' }, CompletionItemKind.Keyword, range, 0)] : [];
  return [
    ...begin,
    ...TACTICS.map((text, index): CompletionItem => {
      const help = helpOn(text);
      const made = item({ text, detail: help?.forms.join(' ') ?? '' }, CompletionItemKind.Keyword, range, index + 1);
      return help ? { ...made, documentation: { kind: MarkupKind.Markdown, value: helpText(help) } } : made;
    }),
  ];
}

function item({ text, detail }: Word, kind: CompletionItemKind, range: Range, index: number): CompletionItem {
  const label = printableLine(text);
  return {
    label,
    kind,
    ...(detail !== '' && { detail: printableLine(detail) }),
    sortText: String(index).padStart(5, '0'),
    filterText: label,
    textEdit: { range, newText: label },
  };
}
