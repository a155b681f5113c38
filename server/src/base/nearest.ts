/**
 * The known name that a misspelled one is nearest to, for "did you mean".
 * Neighbours: syntax asks it about keywords, lower about names.
 */

/** The nearest name, if it is near enough to be meant; of equally near ones the first. `limit`: how many letters may be wrong. */
export function nearestName(wanted: string, known: Iterable<string>, limit = lettersWrong(wanted)): string | undefined {
  let best: string | undefined;
  let bestDistance = limit + 1;
  for (const name of known) {
    if (Math.abs(name.length - wanted.length) > limit) continue;
    const distance = editDistance(wanted.toLowerCase(), name.toLowerCase());
    if (distance < bestDistance) {
      best = name;
      bestDistance = distance;
    }
  }
  return best;
}

/** A name of a letter or two is near to every other one: there only the case may be wrong. */
function lettersWrong({ length }: string): number {
  return length <= 2 ? 0 : Math.max(1, Math.floor(length / 3));
}

/** How many insertions, deletions, replacements and exchanges of neighbours make one text the other. */
function editDistance(left: string, right: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row++) {
    const current = [row];
    for (let column = 1; column <= right.length; column++) {
      const same = left[row - 1] === right[column - 1] ? 0 : 1;
      let distance = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + same);
      const isExchange = row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (isExchange) distance = Math.min(distance, beforeLast[column - 2]! + 1);
      current.push(distance);
    }
    beforeLast = last;
    last = current;
  }
  return last[right.length]!;
}
