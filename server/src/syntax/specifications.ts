/**
 * The specifications of one file, with who has claimed them. Builders of declarations and statements claim what stands
 * before or within them by position; what nobody claims belongs to nothing and is reported. Why by position: where the
 * parser hangs a comment in its tree depends on the Java around it, its position does not.
 * Neighbours: `specification-comments.ts` and `parse-spec.ts` make them; `placement.ts` says what may stand where.
 */
import type { Span } from '../base/span';
import { LineIndex } from '../base/line-index';
import type { Nowarn } from './ast';
import type { Report } from './build-report';
import { parseSpecification } from './parse-spec';
import type { SpecClause } from './spec-ast';
import { specClauses } from './spec-clauses';
import { SpecContext } from './spec-context';
import type { TextRange } from './parsers';
import type { SpecificationText } from './specification-comments';

/** One specification comment (or run of `//@` lines) with its clauses, in source order. */
export interface Specification {
  readonly start: number;
  readonly end: number;
  readonly clauses: readonly SpecClause[];
}

export class Specifications {
  private readonly all: readonly Specification[];
  private readonly claimed: boolean[];
  /** Every `nowarn`, wherever it stands. */
  readonly nowarns: readonly Nowarn[];
  /** Whether a comment says anything else. */
  readonly hasClauses: boolean;

  /**
   * `others` state something without being specification comments; within `hidden` places no specification is about what the place is a
   * part of.
   */
  constructor(
    text: string,
    texts: readonly SpecificationText[],
    others: readonly Specification[],
    hidden: readonly TextRange[],
    report: Report,
  ) {
    const comments = texts.map((specification) => ({
      start: specification.start,
      end: specification.end,
      clauses: clausesOf(text, specification, report),
    }));
    this.all = [
      ...comments.map((one) => (hidden.some((place) => place.start <= one.start && one.end <= place.end) ? refused(one, report) : one)),
      ...others,
    ].sort((left, right) => left.start - right.start);
    this.hasClauses = comments.some((one) => one.clauses.some((clause) => clause.kind !== 'nowarn'));
    this.claimed = this.all.map(() => false);
    this.nowarns = nowarnsOf(text, this.all, report);
  }

  /** Claims what lies within `[start, end)` and nobody has claimed; in source order. */
  take(start: number, end: number): readonly Specification[] {
    const taken: Specification[] = [];
    for (let index = this.firstFrom(start); index < this.all.length && this.all[index]!.start < end; index++) {
      if (this.claimed[index] || this.all[index]!.end > end) continue;
      this.claimed[index] = true;
      taken.push(this.all[index]!);
    }
    return taken;
  }

  private firstFrom(start: number): number {
    let low = 0;
    let high = this.all.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.all[middle]!.start < start) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** A specification among type arguments or in an annotation would be taken for one of the whole declaration. */
function refused(specification: Specification, report: Report): Specification {
  return {
    ...specification,
    clauses: specification.clauses.map((clause): SpecClause => {
      if (clause.kind === 'nowarn' || clause.kind === 'error') return clause;
      report.add(
        'spec-syntax',
        clause.span,
        'A specification within a type, an annotation or brackets belongs to nothing; write it before the declaration that it is about.',
      );
      return { kind: 'error', span: clause.span };
    }),
  };
}

function clausesOf(text: string, specification: SpecificationText, report: Report): readonly SpecClause[] {
  const context = new SpecContext(text, specification.start, report);
  const pieces = parseSpecification(text, specification);
  return pieces.flatMap((piece): readonly SpecClause[] => {
    if (piece.kind === 'clause') {
      // What fails within it is about what it declares.
      const failures = pieces.flatMap((one) =>
        one.kind === 'failure' && piece.node.start <= one.start && one.end <= piece.node.end ? [failed(context, one)] : [],
      );
      return specClauses(context, piece.node).map((clause) =>
        clause.kind === 'ghost' ? { ...clause, disciplines: [...clause.disciplines, ...failures] } : clause,
      );
    }
    context.errorAt(piece.failure.start, piece.failure.end, piece.failure.message);
    return [failed(context, piece)];
  });
}

function failed(context: SpecContext, { start, end, isOfClass }: TextRange & { readonly isOfClass?: true }): SpecClause {
  return { kind: 'error', ...(isOfClass && { isOfClass }), span: context.spanOf(start, end) };
}

function nowarnsOf(text: string, specifications: readonly Specification[], report: Report): readonly Nowarn[] {
  const clauses = specifications.flatMap((specification) => specification.clauses.filter((clause) => clause.kind === 'nowarn'));
  if (clauses.length === 0) return [];
  const lines = new LineIndex(text);
  return clauses.map((clause) => ({ codes: clause.codes, line: lineOf(lines, clause.span, report), span: clause.span }));
}

function lineOf(lines: LineIndex, span: Span, report: Report): Span {
  const { line } = lines.position(span.start);
  const start = lines.offset({ line, column: 1 });
  return report.span(start, start + lines.line(line).length);
}
