/**
 * A proof in words: what holds of global variables wherever a thread stands, and what others may do meanwhile.
 * Neighbours: `infer.ts` gives it to whoever prints.
 */
import { placeName } from './abstraction';
import { Differences } from './differences';
import type { Atom, Cube } from './linear';
import type { Proof } from './proof';
import { wordsOf } from './refine';
import type { System } from './system';

const MOST_CUBES = 6;

/** One line for each place of each thread at which the proof says something, then one for each thread's environment. */
export function proofLines(system: System, proof: Proof): readonly string[] {
  const lines: string[] = [];
  system.threads.forEach((thread, index) => {
    thread.places.forEach((place, at) => {
      const cubes = proof.reached[index]![at]!.map((cube) => cubeWords(cube, placeName(index)));
      if (cubes.length === 0 || cubes.includes('')) return;
      const shown = cubes.slice(0, MOST_CUBES).join('  or  ');
      lines.push(
        `${thread.name}, ${place.words === '' || place.words === 'the end' ? place.words || 'inside' : `before it ${place.words}`}: ${shown}${cubes.length > MOST_CUBES ? `  or ${cubes.length - MOST_CUBES} more` : ''}`,
      );
    });
  });
  proof.environment.forEach((environment, index) => {
    if (environment.kind === 'strongest') return;
    for (const cube of environment.cubes)
      lines.push(`meanwhile others may, beside ${system.threads[index]!.name}: ${cubeWords(cube) || 'anything'}`);
  });
  return lines;
}

/** Inequalities of both directions are one equation. */
export function cubeWords(cube: Cube, except = ''): string {
  const words: string[] = [];
  const left = withoutImplied(cube.filter((atom) => !atom.linear.terms.every(([name]) => name === except)));
  const taken = new Set<Atom>();
  for (const atom of left) {
    if (taken.has(atom)) continue;
    const back = atom.op === '<=' ? left.find((other) => other !== atom && other.op === '<=' && isOpposite(atom, other)) : undefined;
    if (back) taken.add(back);
    words.push(wordsOf(back ? { ...atom, op: '=' } : atom));
  }
  return words.join(' && ');
}

/** What the others say already is left out. */
function withoutImplied(cube: Cube): Cube {
  let kept = cube;
  for (const atom of cube) {
    const others = kept.filter((other) => other !== atom);
    if (Differences.of(others)?.follows(atom) === true) kept = others;
  }
  return kept;
}

function isOpposite({ linear: a }: Atom, { linear: b }: Atom): boolean {
  return (
    a.constant === -b.constant &&
    a.terms.length === b.terms.length &&
    a.terms.every(([name, coefficient], at) => b.terms[at]![0] === name && b.terms[at]![1] === -coefficient)
  );
}
