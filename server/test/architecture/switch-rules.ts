/**
 * A `switch` over kinds in a function that gives nothing ends with `exhausted`: where a value is returned the compiler sees a missing case
 * by itself, here nobody would. Read off the indentation, which the formatter sees to.
 * Neighbours: `text-rules.ts` has rules about texts; `../architecture.test.ts` holds our sources against them.
 */
import type { Source } from './imports';

const SWITCH = /^( *)switch \((?:\w+\.)+kind\) \{$/;
/** Not the head of a function. */
const CONTROL = /^ *(\} )?(if|else|for|while|do|switch|case|default|try|catch|finally|label|[a-z]+:)\b/;

/** `path:line` of each that passes over what it does not know. */
export function openSwitches(sources: readonly Source[]): readonly string[] {
  return sources.flatMap(({ path, text }) => {
    const lines = text.split('\n');
    return lines.flatMap((line, at) => {
      const indent = SWITCH.exec(line)?.[1]?.length;
      if (indent === undefined) return [];
      const end = lines.findIndex((one, index) => index > at && one === `${' '.repeat(indent)}}`);
      const hasDefault = lines.slice(at, end).some((one) => one === `${' '.repeat(indent + 2)}default:`);
      return hasDefault || !givesNothing(lines, at, indent) ? [] : [`${path}:${at + 1}`];
    });
  });
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
    if (!line.endsWith('=> {')) return line.endsWith('): void {') || !/\): .+ \{$/.test(line);
    if (/\): [^=]+ => \{$/.test(line)) return line.endsWith('): void => {');
    const end = lines.findIndex((one, later) => later > index && one.startsWith(`${' '.repeat(own)}}`));
    return !lines.slice(index, end).some((one) => /^ *return [^;]/.test(one));
  }
  return true;
}
