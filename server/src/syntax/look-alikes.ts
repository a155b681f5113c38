/**
 * Comments that look like specifications and are none: a space stands before the `@` (`/* @ requires ...`), or a clause stands in Javadoc.
 * Whoever wrote one believes that it is read. The first kind is an error at its place, the second, which may be meant for readers alone,
 * a clause that is not used; both are attached to what they stand before, like the real ones.
 * Neighbours: `specification-comments.ts` finds the real ones; `specifications.ts` hands both out; `parse-spec.ts` asks about the comments
 * within a specification.
 */
import { COMMON_PATTERN, UNCOMMON_PATTERN } from './clause-keywords';
import type { Report } from './build-report';
import type { Specification } from './specifications';
import type { SyntaxNode } from './syntax-node';

/** A space, or a mark that other tools of the Java Modeling Language know (`/*+@`). */
const SPACED = new RegExp(`^(?:/\\*|//)(?:[ \\t]+|[+-][\\w+-]*)@\\s*(?:${UNCOMMON_PATTERN}|${COMMON_PATTERN})\\b`);
const BLOCK_LINE = new RegExp(`^/\\*(?!\\*)[^@]*[\\r\\n][ \\t]*\\*?[ \\t]*@\\s*${UNCOMMON_PATTERN}\\b`);
const JAVADOC_START = new RegExp(`^/\\*\\*+[ \\t]*@\\s*(${UNCOMMON_PATTERN})\\b`);
const JAVADOC_LINE = new RegExp(`[\\r\\n][ \\t]*\\*?[ \\t]*@[ \\t]*(${UNCOMMON_PATTERN})\\b`);

export const LOOK_ALIKE =
  'This is not read as a specification, although it looks like one: a specification starts with `/*@` or `//@`, with nothing between.';

/** Whether a comment within a specification looks like one. Nobody writes Javadoc there. */
export function looksLikeClause(comment: string): boolean {
  return isAlike(comment) || JAVADOC_LINE.test(comment);
}

function isAlike(comment: string): boolean {
  return SPACED.test(comment) || BLOCK_LINE.test(comment) || JAVADOC_START.test(comment);
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
    const word = written.startsWith('/**') ? JAVADOC_LINE.exec(written)?.[1] : undefined;
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
