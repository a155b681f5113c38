/**
 * Rules of the house that are about the text of one source: each names the sources that break it.
 * Neighbours: `../architecture.test.ts` holds our sources against them, and breaks each on purpose.
 */
import { withoutComments, type Source } from './imports';

/** Why these are rules: ARCHITECTURE.md, the invariants of the house. */
export const NO_TYPES_GIVEN_UP = /@ts-(ignore|nocheck|expect-error)|\bas any\b|:\s*any\b|<any>|<any\[\]>|,\s*any\s*>|\bany\[\]/;

/** A cast that the compiler would refuse if it were written in one. */
export const THROUGH_UNKNOWN = /\bas unknown as\b/;

/** A clock, chance or the environment of the process: what decides nothing of what is found of a program. */
export const MACHINE =
  /\bDate\.now\b|\bnew Date\b|(?<![.\w])Date\(|\bperformance\.now\b|\bhrtime\b|\bsetTimeout\b|\bsetInterval\b|\bMath\.random\b|\bprocess\.(env|argv|cwd|platform|stdout|stderr)\b/;

/** An import whose target is not written down, so that no rule about imports can read it. */
const UNREADABLE_IMPORT = /\b(?:import|require)\(\s*(?!['"])[^)\s]/;

/** A name of another file that is handed on: whoever imports it from here does not say where it comes from. */
const HANDED_ON = /^\s*export\s+(?:type\s+)?(?:\*|\{[^}]*\})(?:\s+as\s+\w+)?\s+from\s+['"]([^'"]+)['"]/gm;

/** A table by object, with its name where it has one. */
const TABLE_BY_OBJECT = /(?:(\w+)\s*(?::[^=;]+)?=\s*)?new WeakMap\b/g;

export function breaking(sources: readonly Source[], rule: RegExp): readonly string[] {
  return sources.filter((source) => rule.test(withoutComments(source.text))).map((source) => source.path);
}

export function unreadableImports(sources: readonly Source[]): readonly string[] {
  return breaking(sources, UNREADABLE_IMPORT);
}

/** Re-exports of what another room has. */
export function handedOn(sources: readonly Source[]): readonly string[] {
  return sources.flatMap(({ path, text }) =>
    [...withoutComments(text).matchAll(HANDED_ON)].filter((match) => !/^\.\/[^/]+$/.test(match[1]!)).map((match) => `${path}: ${match[1]}`),
  );
}

/** `path: name` of each table by object. */
export function tablesByObject(sources: readonly Source[]): readonly string[] {
  return sources.flatMap(({ path, text }) =>
    [...withoutComments(text).matchAll(TABLE_BY_OBJECT)].map((match) => `${path}: ${match[1] ?? 'without a name'}`),
  );
}
