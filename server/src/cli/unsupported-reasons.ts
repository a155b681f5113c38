/**
 * Why methods are `unsupported`, counted: a reason with its identifiers left out is a kind of construct, and a method counts once for each
 * kind.
 * Why by the text: reasons put every identifier of the program in backticks, so a kind needs no registry that a new reason could miss.
 * Neighbours: `text-report.ts` and `json-report.ts` print it; the reasons are made where Java is resolved, lowered and inlined.
 */
import { UNSUPPORTED_PREFIX } from '../verify/checkable';
import type { FileResult, MethodResult } from '../verify/results';

/**
 * A kind of construct with what it was about. `count`, and the counts of `names`, are numbers of methods; several kinds may stand in one
 * method.
 */
export interface UnsupportedReason {
  readonly reason: string;
  readonly count: number;
  readonly names: readonly { readonly name: string; readonly count: number }[];
}

/** The most frequent first, then by name. */
export function unsupportedReasons(files: readonly FileResult[]): readonly UnsupportedReason[] {
  const kinds = new Map<string, { count: number; names: Map<string, number> }>();
  for (const method of files.flatMap((file) => file.methods).filter((one) => one.verdict === 'unsupported')) {
    for (const [kind, names] of kindsIn(method)) {
      const known = kinds.get(kind) ?? { count: 0, names: new Map<string, number>() };
      kinds.set(kind, known);
      known.count++;
      for (const name of names) known.names.set(name, (known.names.get(name) ?? 0) + 1);
    }
  }
  return ordered(
    [...kinds].map(([reason, { count, names }]) => ({
      reason,
      count,
      names: ordered(
        [...names].map(([name, times]) => ({ name, count: times })),
        (one) => one.name,
      ),
    })),
    (one) => one.reason,
  );
}

function ordered<One extends { readonly count: number }>(all: readonly One[], name: (one: One) => string): readonly One[] {
  return [...all].sort((left, right) => right.count - left.count || (name(left) < name(right) ? -1 : 1));
}

function kindsIn(method: MethodResult): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const one of method.diagnostics) {
    if (one.code !== 'unsupported') continue;
    const reason = rootOf(one.message.startsWith(UNSUPPORTED_PREFIX) ? one.message.slice(UNSUPPORTED_PREFIX.length) : one.message);
    const kind = reason.replace(/`[^`]*`/g, (quoted) => (isPartOfJava(quoted) ? quoted : '`...`'));
    const names = found.get(kind) ?? new Set<string>();
    found.set(kind, names);
    const quoted = (reason.match(/`[^`]*`/g) ?? []).filter((one) => !isPartOfJava(one));
    if (quoted.length > 0) names.add(quoted.join(' '));
  }
  return found;
}

/** Keywords and operators in backticks name the construct itself. */
function isPartOfJava(quoted: string): boolean {
  return /^`(?:[^\w]+|case( null)?|catch|default|do|for|instanceof|main|new|null|super|switch|synchronized|this|throw|try|while|yield)`$/.test(
    quoted,
  );
}

/** A method that calls an untranslated one is so for the reason of the other. */
function rootOf(reason: string): string {
  const inner = /^calls `[^`]*`, which is not translated: (.*)$/s.exec(reason);
  return inner ? rootOf(inner[1]!) : reason;
}

/** How many names of one kind are listed. */
const TOLD = 12;

/** Lines for people, without a line break at the end of the last; none where nothing is unsupported. */
export function describeReasons(reasons: readonly UnsupportedReason[]): readonly string[] {
  if (reasons.length === 0) return [];
  return [
    'Why methods are unsupported (how many methods; one may have several reasons):',
    ...reasons.map(({ reason, count, names }) => {
      const reported = names.slice(0, TOLD).map((one) => `${one.name} ${one.count}`);
      if (names.length > TOLD) reported.push(`and ${names.length - TOLD} more`);
      return `  ${reason} (${count})${reported.length === 0 ? '' : `: ${reported.join(', ')}`}`;
    }),
  ];
}
