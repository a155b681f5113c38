/**
 * Results that can be used again at another place: each span of a result is tied to an anchor (the method itself, or the
 * nearest name of a method or field), so that edits above it, or in other files, do not matter.
 * Why anchors and not offsets: a remembered verdict comes back after an undo, long after the offsets of its time are
 * gone. The text between anchor and span must be the same as it was; if it is not, the result is not used at all,
 * and the method is proved again: a place that is wrong by a line would be worse than a second proof.
 * Neighbours: `result-memo.ts` stores what is made here.
 */
import { hashText } from '../base/hash';
import type { Span } from '../base/span';
import type { Diagnostic } from '../diagnostics/diagnostic';
import type { MethodSummary } from '../verify/analysis';
import type { MethodResult } from '../verify/results';
import type { WorkspaceAnalysis } from './checker';

/** Where a span is: in the method itself, near a declared name, or fixed (in a file that is not part of the workspace). */
type Anchor =
  | { readonly kind: 'method-itself'; readonly offset: number }
  | {
      readonly kind: 'name';
      readonly file: string;
      readonly name: string;
      readonly ordinal: number;
      readonly offset: number;
      readonly fingerprint: string;
    }
  | { readonly kind: 'fixed' };

/** A result with the anchors of its spans, in the order in which `mapSpans` visits them. Plain data. */
export interface AnchoredResult {
  readonly result: MethodResult;
  readonly anchors: readonly Anchor[];
}

/** A declared name of a file: the n-th (`ordinal`) declaration of that name in it. */
interface DeclaredName {
  readonly name: string;
  readonly ordinal: number;
  readonly span: Span;
}

/** Texts and declared names of one analysis. */
export class Places {
  private readonly texts = new Map<string, string>();
  private readonly names = new Map<string, readonly DeclaredName[]>();

  constructor(private readonly analysis: Pick<WorkspaceAnalysis, 'files' | 'methods' | 'fields'>) {
    for (const file of analysis.files) this.texts.set(file.path, file.text);
  }

  text(file: string): string | undefined {
    return this.texts.get(file);
  }

  /** The declared names of a file in source order. */
  namesOf(file: string): readonly DeclaredName[] {
    let known = this.names.get(file);
    if (!known) {
      const declared = [
        ...this.analysis.methods
          .filter((method) => method.path === file)
          .map((method) => ({ name: `method ${method.id}`, span: method.nameSpan })),
        ...(this.analysis.fields.get(file) ?? []).map((field) => ({ name: `field ${field.name}`, span: field.nameSpan })),
      ].sort((left, right) => left.span.start - right.span.start);
      const seen = new Map<string, number>();
      known = declared.map(({ name, span }) => {
        const ordinal = seen.get(name) ?? 0;
        seen.set(name, ordinal + 1);
        return { name, ordinal, span };
      });
      this.names.set(file, known);
    }
    return known;
  }
}

/** Ties a fresh result to anchors; undefined if one of its spans has none near it, then it cannot be used elsewhere. */
export function anchorResult(result: MethodResult, method: MethodSummary, places: Places): AnchoredResult | undefined {
  const anchors: Anchor[] = [];
  const mapped = mapSpans(result, (span) => {
    const anchor = anchorOf(span, method, places);
    if (anchor) anchors.push(anchor);
    return anchor ? span : undefined;
  });
  return mapped ? { result, anchors } : undefined;
}

/**
 * The same result at the places of another analysis in which `method` has the same text; undefined if a place cannot be found for certain.
 */
export function placeResult(stored: AnchoredResult, method: MethodSummary, places: Places): MethodResult | undefined {
  let next = 0;
  return mapSpans(stored.result, (span) => {
    const anchor = stored.anchors[next++];
    return anchor ? placeOf(span, anchor, method, places) : undefined;
  });
}

function anchorOf(span: Span, method: MethodSummary, places: Places): Anchor | undefined {
  const text = places.text(span.file);
  if (text === undefined) return { kind: 'fixed' };
  if (span.file === method.path && span.start >= method.span.start && span.end <= method.span.end) {
    return { kind: 'method-itself', offset: span.start - method.span.start };
  }
  const nearest = nearestName(span, places.namesOf(span.file));
  if (!nearest) return undefined;
  const { name, ordinal } = nearest;
  return {
    kind: 'name',
    file: span.file,
    name,
    ordinal,
    offset: span.start - nearest.span.start,
    fingerprint: fingerprint(text, nearest.span, span),
  };
}

function placeOf(span: Span, anchor: Anchor, method: MethodSummary, places: Places): Span | undefined {
  if (anchor.kind === 'fixed') return places.text(span.file) === undefined ? span : undefined;
  if (anchor.kind === 'method-itself') return spanAt(method.path, method.span.start + anchor.offset, span);
  const declared = places.namesOf(anchor.file).find((candidate) => candidate.name === anchor.name && candidate.ordinal === anchor.ordinal);
  const text = places.text(anchor.file);
  if (!declared || text === undefined) return undefined;
  const place = spanAt(anchor.file, declared.span.start + anchor.offset, span);
  if (place.start < 0 || place.end > text.length) return undefined;
  return fingerprint(text, declared.span, place) === anchor.fingerprint ? place : undefined;
}

function spanAt(file: string, start: number, like: Span): Span {
  return { file, start, end: start + like.end - like.start };
}

function nearestName(span: Span, names: readonly DeclaredName[]): DeclaredName | undefined {
  let nearest: DeclaredName | undefined;
  let least = Infinity;
  for (const declared of names) {
    const distance = Math.max(declared.span.start - span.end, span.start - declared.span.end, 0);
    if (distance < least) {
      nearest = declared;
      least = distance;
    }
  }
  return nearest;
}

function fingerprint(text: string, name: Span, span: Span): string {
  return hashText(text.slice(Math.min(name.start, span.start), Math.max(name.end, span.end)));
}

/** The diagnostic with every span mapped, in a fixed order; undefined if one has no image. */
export function mapDiagnostic(diagnostic: Diagnostic, map: (span: Span) => Span | undefined): Diagnostic | undefined {
  let lost = false;
  const mapped = diagnosticWith(diagnostic, (span) => {
    const image = map(span);
    if (!image) lost = true;
    return image ?? span;
  });
  return lost ? undefined : mapped;
}

function diagnosticWith(diagnostic: Diagnostic, at: (span: Span) => Span): Diagnostic {
  return {
    ...diagnostic,
    span: at(diagnostic.span),
    related: diagnostic.related.map((item) => ({ ...item, span: at(item.span) })),
    trace: diagnostic.trace.map((step) => ({ ...step, span: at(step.span) })),
    ...(diagnostic.origin && { origin: { place: at(diagnostic.origin.place), calls: diagnostic.origin.calls.map(at) } }),
    ...(diagnostic.fix && { fix: { ...diagnostic.fix, edits: diagnostic.fix.edits.map((edit) => ({ ...edit, span: at(edit.span) })) } }),
  };
}

/** The result with every span mapped, in a fixed order; undefined as soon as one has no image. */
export function mapSpans(result: MethodResult, map: (span: Span) => Span | undefined): MethodResult | undefined {
  let lost = false;
  const at = (span: Span): Span => {
    const image = lost ? undefined : map(span);
    if (!image) lost = true;
    return image ?? span;
  };
  const span = at(result.span);
  const nameSpan = at(result.nameSpan);
  const diagnostics = result.diagnostics.map((diagnostic) => diagnosticWith(diagnostic, at));
  const movers = result.movers?.map((one) => ({ ...one, span: at(one.span) }));
  const nowarns = result.nowarns?.map((one) => ({ ...one, span: at(one.span) }));
  return lost ? undefined : { ...result, span, nameSpan, diagnostics, ...(movers && { movers }), ...(nowarns && { nowarns }) };
}
