/**
 * The end of a `switch` that gives nothing: the compiler accepts it only where every kind has its case, so that a new kind is flagged
 * wherever it would be passed over. (Where a value is returned, the compiler sees by itself that one is missing.)
 */
export function exhausted(none: never): never {
  throw new Error(`no case for ${JSON.stringify(none)}`);
}
