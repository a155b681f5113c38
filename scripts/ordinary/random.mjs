/**
 * Numbers that look random and are the same for the same seed on every machine: what makes a generated corpus reproducible.
 * Neighbours: `kit.mjs` makes its choices with it.
 */

/** A generator of whole numbers: `next(n)` is one of 0 to n-1. A counter is mixed by multiplications and shifts; all in 32 bits. */
export function randomFrom(seed) {
  let state = seed >>> 0;
  return (n) => {
    state = (state + 0x9e3779b1) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
    mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
    return ((mixed ^ (mixed >>> 15)) >>> 0) % n;
  };
}
