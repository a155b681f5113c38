/**
 * `@GuardedBy` in a comment, `//@GuardedBy("this")` or after the field: somebody had no library for it, or took it out again. It is read
 * as the annotation that it says: of the declaration that ends on its line, or else of the one that comes next. One that has other words
 * beside it is prose, and nothing is read.
 * Neighbours: `parse.ts` takes these comments out of those that are specifications; `build-fields.ts` and `build-methods.ts` ask for
 * theirs.
 */
import type { JavaAnnotation } from './ast';
import type { Report } from './build-report';
import type { SyntaxNode } from './syntax-node';

const GUARD = /^(?:\/\/\s*|\/\*\s*)@(?:[\w.]+\.)?GuardedBy\s*\(\s*(\{[^}]*\}|"[^"]*")\s*\)\s*[.;]?\s*(?:\*\/)?\s*$/;

interface Commented {
  readonly annotation: JavaAnnotation;
  readonly start: number;
  readonly end: number;
}

export class CommentedGuards {
  private readonly all: readonly Commented[];
  private readonly places = new Set<number>();

  constructor(
    private readonly text: string,
    comments: readonly SyntaxNode[],
    report: Report,
  ) {
    this.all = comments.flatMap(({ start, end }): Commented[] => {
      const written = GUARD.exec(text.slice(start, end))?.[1];
      if (written === undefined) return [];
      this.places.add(start);
      const values = [...written.matchAll(/"([^"]*)"/g)].map((match) => match[1]!);
      return [{ annotation: { name: 'GuardedBy', values, elements: [], span: report.span(start, end) }, start, end }];
    });
  }

  get isEmpty(): boolean {
    return this.all.length === 0;
  }

  /** Whether the comment is one of them. */
  has(comment: SyntaxNode): boolean {
    return this.places.has(comment.start);
  }

  /** Those of the declaration. */
  of(node: SyntaxNode): readonly JavaAnnotation[] {
    return this.all
      .filter(({ start, end }) => {
        if (start >= node.end) return /^[ \t\f]*$/.test(this.text.slice(node.end, start));
        if (end > node.start) return false;
        // One after code belongs to that code.
        return /^\s*$/.test(this.text.slice(end, node.start)) && /(?:^|[\r\n])[ \t\f]*$/.test(this.text.slice(0, start));
      })
      .map((one) => one.annotation);
  }
}
