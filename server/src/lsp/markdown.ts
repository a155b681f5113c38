/**
 * Sentences of the checker as Markdown: code between backticks stays code, and everything else is text and nothing but text.
 * Why: the sentences quote names, clauses and paths of the workspace, and a clause with a backtick or a bracket in it must not become a
 * link, an image that is fetched from somewhere, or HTML.
 * Neighbours: `hover.ts`, `inlay-hints.ts`.
 */
import { printable, printableLine } from '../base/shown';

/** What may stand between two backticks of a sentence is code; a backtick without a second one is a character. */
export function markdown(sentence: string): string {
  const parts = printable(sentence).split('`');
  const isLastOpen = parts.length % 2 === 0;
  return parts
    .map((part, index) => {
      if (index % 2 === 0) return escaped(part);
      if (isLastOpen && index === parts.length - 1) return escaped(`\`${part}`);
      return part.trim() === '' ? '' : `\`${part.replace(/[\r\n]+/g, ' ')}\``;
    })
    .join('');
}

function escaped(text: string): string {
  return text
    .replace(/[\\`*_{}[\]<>()#+!|~&$]/g, '\\$&')
    .replace(/[\r\n]+/g, ' ')
    .replace(/(:)(?=\/\/)/g, '\\:')
    .replace(/\b(www)\./gi, '$1\\.');
}

/** Lines of code in a fence that nothing in them closes. */
export function codeBlock(lines: readonly string[]): string {
  const text = lines.map(printableLine).join('\n');
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length).slice(0, 1000));
  const fence = '`'.repeat(longest + 1);
  return [`${fence}java`, text, fence].join('\n');
}

/** A sentence for a message of the editor, in which `[text](command:...)` would be a link. */
export function withoutLinks(sentence: string): string {
  return printableLine(sentence).replaceAll('](', '] (');
}
