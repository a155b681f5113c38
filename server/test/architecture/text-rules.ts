/**
 * Rules of the house that are about the text of one source: each names the sources that break it.
 * Neighbours: `../architecture.test.ts` holds our sources against them, and breaks each on purpose.
 */
import { withoutComments } from './comments';
import type { Source } from './imports';

/** Why these are rules: ARCHITECTURE.md, the invariants of the house. */
export const NO_TYPES_GIVEN_UP =
  /\bas any\b|\bas never\b(?! (?!as\b)[a-z])|\bas \{\} as\b|:\s*any\b|<any\b|<any\[\]>|,\s*any\s*>|\bany\[\]|=>\s*any\b(?![.(\w])|\btype \w+ = any\b/;

/** An error of the compiler that is silenced, in whatever kind of comment. */
const SILENCED = /@ts-(ignore|nocheck|expect-error)/;

/** A cast that the compiler would refuse if it were written in one. */
export const THROUGH_UNKNOWN = /\bas unknown\s+as\b|<unknown>\s*\w|\bas (?:readonly )?unknown\[\] as\b/;

/** A clock, chance or the environment of the process: what decides nothing of what is found of a program. */
export const MACHINE =
  /\bDate\?\.|\bperformance\[|=\s*(?:performance|Math|Date)\s*;|\b(?:setImmediate|queueMicrotask|fetch|navigator)\s*[(.]|\bAtomics\.wait|\bAbortSignal\.timeout|\bcrypto\.(?:random|get)|\bWeakRef\b|\bIntl\.|\bglobal\.|\b__dirname\b|\bconsole\.|\bprocess!|\(process\b|\btoLocale\w+\(undefined\)|\bDate\.now\b|\bnew Date\b|(?<![.\w])Date\(|\bDate\[(?!\])|(?:[=(,[]|\?)\s*Date\s*[;,)\].]|\bperformance\.now\b|\bhrtime\b|\bsetTimeout\b|\bsetInterval\b|\bMath\.random\b|\bglobalThis\b|\bprocess(\??\.\w|\[)|[=(,]\s*process\s*[;,)]|\blocaleCompare\b|\btoLocale\w+\(\)/;

/**
 * A regular expression about names that the translation makes (`$1`, `inc/1.this`): what a variable is there for is its role
 * (`VariableRole` in `plato/ir.ts`).
 */
export const NAME_TAKEN_APART = new RegExp(
  [
    /\/[^/\n ]*(?:\\\$|\\\/\\d|\\\.this)(?:\\.|[^/\n\\])*\/\w*\.(?:test|exec)\(/,
    /\/(?:\\.|[^/\n\\])*(?:\\\$\\d|\\\$\w|\[\$\]|\\\.this\b)(?:\\.|[^/\n\\])*\/\w*\s*[;,).]/,
    /\.(?:startsWith|endsWith|includes|indexOf|lastIndexOf|split|match|matchAll|search|replace|replaceAll|test|exec)\(\s*'[^'\n]*(?:\$|\.this)[^'\n]*'/,
    /(?:[!=]==?\s*|\bcase\s+)'\$[^'\n]*'/,
  ]
    .map((one) => one.source)
    .join('|'),
);

/** An import whose target is not written down, so that no rule about imports can read it. */
const UNREADABLE_IMPORT = /\b(?:import|require)\(\s*(?!(?:'[^']*'|"[^"]*")\s*\))[^)\s]/;

/** A name of another file that is handed on: whoever imports it from here does not say where it comes from. */
const HANDED_ON = /^\s*export\s+(?:type\s+)?(?:\*|\{[^}]*\})(?:\s+as\s+\w+)?\s+from\s+['"]([^'"]+)['"]/gm;

const IMPORTED = /^\s*import\s+(?:type\s+)?([^'";]+?)\s+from\s+['"]([^'"]+)['"]/gm;
/** The same in two steps: under its own name, or under another. */
const EXPORTED = /^\s*export\s+(?:(?:type\s+)?\{([^}]*)\}\s*;|(?:default|(?:const|type)\s+\w+(?:\s*:[^=]+)?\s*=)\s*(\w+)\s*;)/gm;

/** A table by object, with its name where it has one. */
const TABLE_BY_OBJECT = /(?:(\w+)\s*(?::[^=;]+)?=\s*)?new WeakMap\b/g;

/** Sources with comments that silence the compiler. */
export function silencing(sources: readonly Source[]): readonly string[] {
  return sources
    .filter((source) => SILENCED.test(source.text.replace(/(['"`/])[^\n]*@ts-\(ignore[^\n]*/, '')))
    .map((source) => source.path);
}

export function breaking(sources: readonly Source[], rule: RegExp): readonly string[] {
  return sources.filter((source) => rule.test(withoutComments(source.text))).map((source) => source.path);
}

export function unreadableImports(sources: readonly Source[]): readonly string[] {
  return breaking(sources, UNREADABLE_IMPORT);
}

/** Re-exports of what another room has. */
export function handedOn(sources: readonly Source[]): readonly string[] {
  return sources.flatMap(({ path, text }) => {
    const code = withoutComments(text);
    return [...[...code.matchAll(HANDED_ON)].map((match) => match[1]!), ...exportedAfterImport(code)]
      .filter((from) => !/^\.\/[^/]+$/.test(from))
      .map((from) => `${path}: ${from}`);
  });
}

/** Where the names come from that a source imports and then exports. */
function exportedAfterImport(code: string): readonly string[] {
  const origins = new Map(
    [...code.matchAll(IMPORTED)].flatMap((match) =>
      namesIn(match[1]!).map((name): [string, string] => [name.split(/\s+as\s+/).at(-1)!, match[2]!]),
    ),
  );
  return [...code.matchAll(EXPORTED)].flatMap((match) =>
    namesIn(match[1] ?? match[2]!).flatMap((name) => origins.get(name.split(/\s+as\s+/)[0]!) ?? []),
  );
}

/** Of `a, { b, type c as d }`: `a`, `b` and `c as d`. */
function namesIn(list: string): readonly string[] {
  return list
    .split(/[{},]/)
    .map((name) => name.trim().replace(/^type\s+/, ''))
    .filter((name) => name !== '');
}

/** `path: name` of each table by object. */
export function tablesByObject(sources: readonly Source[]): readonly string[] {
  return sources.flatMap(({ path, text }) =>
    [...withoutComments(text).matchAll(TABLE_BY_OBJECT)].map((match) => `${path}: ${match[1] ?? 'without a name'}`),
  );
}
