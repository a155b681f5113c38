/**
 * The version of the checker: part of every cache key, and what `calvin --version` prints.
 * Neighbours: `keys.ts`, cli. A test holds it against package.json.
 */
export const VERSION = '0.1.0';
