/**
 * Comments that look like specifications and are none: something stands before the `@` (`/* @ requires ...`, `///@ ...`, a space that
 * nobody sees), the `@` is another sign that looks like it, or a clause stands in Javadoc. Whoever wrote one believes that it is read. The
 * first kinds are an error at their place, the last, which may be meant for readers alone, a clause that is not used; all are attached to
 * what they stand before, like the real ones. A specification that has been commented out (`// //@ ...`) is no such thing.
 * Neighbours: `specification-comments.ts` finds the real ones; `specifications.ts` hands both out; `parse-spec.ts` asks about the comments
 * within a specification.
 */
import { COMMON_PATTERN, UNCOMMON_PATTERN } from './clause-keywords';
import type { Report } from './build-report';
import type { Specification } from './specifications';
import type { SyntaxNode } from './syntax-node';

/** Whatever leaves white on the screen, or nothing. */
const BLANK = '[\\s\\p{Z}\\p{C}\\p{M}]';
/** What stands at the start of a comment without being text: blanks, and signs that open neither a quotation nor a bracket. */
const DECORATION = '(?:(?![\\r\\n@＠﹫"\'`(\\[{<])[^\\p{L}\\p{N}])';
const BREAK = '[\\r\\n]';
const AT = '[@＠﹫]+';
const ANY = `(?:${UNCOMMON_PATTERN}|${COMMON_PATTERN})`;
/** Javadoc's tags have no space after the sign. */
const SPACED_OUT = `(?:${AT}${BLANK}*${UNCOMMON_PATTERN}|${AT}${BLANK}+${COMMON_PATTERN})\\b`;

const FIRST = new RegExp(`^(?:/\\*|//)((?:${DECORATION}|${BREAK})*)(${AT})(${BLANK}*)(${ANY})\\b`, 'u');
/** A mark that other tools of the Java Modeling Language know (`/*+@`). */
const MARKED = new RegExp(`^(?:/\\*|//)[+-][\\w+-]*${AT}${BLANK}*${ANY}\\b`, 'u');
const COMMENTED_OUT = new RegExp(`^(?:/\\*|//)(?:${BLANK}|\\*)*${BLANK}/[/*]@`, 'u');
const BLOCK_LINE = new RegExp(`^/\\*(?!\\*)[^@＠﹫]*${BREAK}(?:(?!/)${DECORATION})*${SPACED_OUT}`, 'u');
const JAVADOC_LINE = new RegExp(`${BREAK}(?:(?!${BREAK})${BLANK}|\\*)*(?=${SPACED_OUT})${AT}${BLANK}*(${ANY})\\b`, 'u');
const UNCOMMON = new RegExp(`^${UNCOMMON_PATTERN}$`);

export const LOOK_ALIKE =
  'This is not read as a specification, although it looks like one: a specification starts with `/*@` or `//@`, with nothing between.';

/** Whether a comment within a specification looks like one. Nobody writes Javadoc there. */
export function looksLikeClause(comment: string): boolean {
  return isAlike(comment) || JAVADOC_LINE.test(withoutEscapes(comment));
}

function isAlike(comment: string): boolean {
  const text = withoutEscapes(comment);
  if (COMMENTED_OUT.test(text)) return false;
  if (MARKED.test(text) || BLOCK_LINE.test(text)) return true;
  const first = FIRST.exec(text);
  if (first === null) return false;
  const [, before, sign, after, word] = first;
  const isJavadoc = text.startsWith('/**') && /^[\s*]*$/.test(before!) && /\s/.test(before!);
  if (!isJavadoc) return true;
  return !/[\r\n]/.test(before!) && (sign !== '@' || after !== '' || UNCOMMON.test(word!));
}

/** Java reads `\u00a0` as a blank. */
function withoutEscapes(comment: string): string {
  return comment.replace(/\\u+([0-9a-fA-F]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** In source order. */
export function lookAlikes(text: string, comments: readonly SyntaxNode[], report: Report): readonly Specification[] {
  return comments.flatMap((comment): Specification[] => {
    if (comment.type === 'specification_line' || comment.type === 'specification_block') return [];
    const { start, end } = comment;
    const written = text.slice(start, end);
    const span = report.span(start, end);
    if (isAlike(written)) {
      report.add('spec-syntax', span, LOOK_ALIKE);
      return [{ start, end, clauses: [{ kind: 'error', span }] }];
    }
    const word = written.startsWith('/**') ? JAVADOC_LINE.exec(withoutEscapes(written))?.[1] : undefined;
    if (word === undefined) return [];
    return [
      {
        start,
        end,
        clauses: [
          {
            kind: 'notUsed',
            reason: `\`@${word}\` in Javadoc, which is not read as a specification; a comment that begins with \`/*@\` is`,
            span,
          },
        ],
      },
    ];
  });
}
