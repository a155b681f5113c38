/**
 * A `switch` over kinds in a function that gives nothing ends with `exhausted`: where a value is returned the compiler sees a missing case
 * by itself, here nobody would. And a `default` that gives a value passes over a new kind as well. Read off the indentation, which the
 * formatter sees to.
 * Neighbours: `text-rules.ts` has rules about texts; `../architecture.test.ts` holds our sources against them.
 */
import type { Source } from './imports';

const SWITCH = /^( *)switch \((?:.*[.?])?kind\) \{$/;
/** Not the head of a function. */
const CONTROL = /^ *(\} )?(if|else|for|while|do|switch|case|default|try|catch|finally|label|[a-z]+:)\b/;

/** `path:line` of each in a function that gives nothing that passes over what it does not know. */
export function openSwitches(sources: readonly Source[]): readonly string[] {
  return sources.flatMap((source) =>
    switchesIn(source).flatMap(({ lines, at, indent, last }) =>
      last !== undefined || !(givesNothing(lines, at, indent) || collects(lines, at, indent)) ? [] : [`${source.path}:${at + 1}`],
    ),
  );
}

/** `path: function` of each that has a `default` for what it does not know. */
export function defaultsOf(sources: readonly Source[]): readonly string[] {
  return sources.flatMap((source) =>
    switchesIn(source).flatMap(({ lines, at, indent, last }) =>
      last === undefined || last.includes('exhausted(') ? [] : [`${source.path}: ${nameAround(lines, at, indent)}`],
    ),
  );
}

interface Switch {
  readonly lines: readonly string[];
  readonly at: number;
  readonly indent: number;
  /** The text of its `default`. */
  readonly last: string | undefined;
}

function switchesIn({ text }: Source): readonly Switch[] {
  const lines = text.split('\n');
  return lines.flatMap((line, at) => {
    const indent = SWITCH.exec(line)?.[1]?.length;
    if (indent === undefined) return [];
    const end = lines.findIndex((one, index) => index > at && one === `${' '.repeat(indent)}}`);
    const start = lines.findIndex((one, index) => index > at && index < end && /^ *default:/.test(one) && one.search(/\S/) === indent + 2);
    return [{ lines, at, indent, last: start < 0 ? undefined : lines.slice(start, end).join('\n') }];
  });
}

/** The name of the function, method or constant around a line. */
function nameAround(lines: readonly string[], at: number, indent: number): string {
  const heads = lines.slice(0, at).filter((line) => line.search(/\S/) >= 0 && line.search(/\S/) < indent && !CONTROL.test(line));
  const names = heads.map((line) => /^ *(?:(?:export|private|protected|override|async|function|const) )*(\w+)(?:\(|<| = )/.exec(line)?.[1]);
  return names.filter((name) => name !== undefined && name !== 'return').at(-1) ?? 'without a name';
}

/** No case leaves the function: what it gives, it gives after the `switch`, whatever that has passed over. */
function collects(lines: readonly string[], at: number, indent: number): boolean {
  const end = lines.findIndex((one, index) => index > at && one === `${' '.repeat(indent)}}`);
  return !lines.slice(at, end).some((one) => /^ *(?:return|throw|yield)\b/.test(one));
}

/** The function around the line returns no value, as far as its text says. */
function givesNothing(lines: readonly string[], at: number, indent: number): boolean {
  let inside = indent;
  for (let index = at - 1; index >= 0; index--) {
    const line = lines[index]!;
    const own = line.length - line.trimStart().length;
    if (line.trim() === '' || own >= inside) continue;
    inside = own;
    if (!line.endsWith('{') || CONTROL.test(line)) continue;
    if (!line.endsWith('=> {')) return /\): (?:void|Promise<void>) \{$/.test(line) || !/\): .+ \{$/.test(line);
    if (/\): [^=]+ => \{$/.test(line)) return /\): (?:void|Promise<void>) => \{$/.test(line);
    const end = lines.findIndex((one, later) => later > index && one.startsWith(`${' '.repeat(own)}}`));
    return !lines.slice(index, end).some((one) => /^ *return [^;]/.test(one));
  }
  return true;
}
