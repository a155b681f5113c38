/**
 * References from comments to the project's own pages, and the headings that they may name.
 * Neighbours: `imports.ts` reads the sources; `soundness.test.ts` and `theory.test.ts` ask.
 */
import type { Source } from './imports';

/** `docs/theory.md#verdicts` in a source: the page, and the anchor if one is named. */
export interface Citation {
  readonly source: string;
  readonly page: string;
  readonly anchor: string | undefined;
}

const CITED = /\b(docs\/[\w/-]+\.md)(?:#([\w-]*[\w]))?/g;

export function anchorsCited(sources: readonly Source[]): readonly Citation[] {
  return sources.flatMap((source) =>
    [...source.text.matchAll(CITED)].map(([, page, anchor]) => ({ source: source.path, page: page!, anchor })),
  );
}

/** The anchors of a page's headings, made as GitHub and VS Code make them. */
export function anchorsOf(text: string): readonly string[] {
  return [...text.matchAll(/^#{1,6} +(.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-'),
  );
}
