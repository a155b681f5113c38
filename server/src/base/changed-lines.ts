/**
 * Which lines of a text are not in another one at their place: by a longest common subsequence of lines.
 * Neighbours: `qed/program-view.ts` marks what a step has changed.
 */

/** Of texts in which more differs, all that lies between their common beginning and end counts as changed. */
const MOST_CELLS = 4_000_000;

/** Lines of `after`, counted from 0. */
export function changedLines(before: readonly string[], after: readonly string[]): readonly number[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  while (end < before.length - start && end < after.length - start && before[before.length - 1 - end] === after[after.length - 1 - end])
    end++;
  const [left, right] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  const kept = left.length * right.length > MOST_CELLS ? new Set<number>() : commonIn(left, right);
  return right.flatMap((_, index) => (kept.has(index) ? [] : [start + index]));
}

/** The places in `right` of what both have in common. */
function commonIn(left: readonly string[], right: readonly string[]): ReadonlySet<number> {
  const width = right.length + 1;
  const longest = new Uint32Array((left.length + 1) * width);
  for (let row = left.length - 1; row >= 0; row--)
    for (let column = right.length - 1; column >= 0; column--)
      longest[row * width + column] =
        left[row] === right[column]
          ? longest[(row + 1) * width + column + 1]! + 1
          : Math.max(longest[(row + 1) * width + column]!, longest[row * width + column + 1]!);
  const found = new Set<number>();
  for (let row = 0, column = 0; row < left.length && column < right.length; ) {
    if (left[row] === right[column]) {
      found.add(column++);
      row++;
    } else if (longest[(row + 1) * width + column]! >= longest[row * width + column + 1]!) row++;
    else column++;
  }
  return found;
}
