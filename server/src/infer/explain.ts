/**
 * A proof in words: what holds of global variables wherever a thread stands, and what others may do meanwhile. Where that is too much for
 * anybody to read, how much there is, and of what it speaks.
 * Neighbours: `infer.ts` gives it to whoever prints.
 */
import { placeName } from './abstraction';
import { Differences } from './differences';
import { keyOfAtom, variablesOfCube, type Atom, type Cube } from './linear';
import { isHiddenName } from '../plato/names';
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

/** In one sentence. */
export function proofSummary(system: System, proof: Proof): string {
  const cubes = [...proof.reached.flat(2), ...proof.environment.flatMap((one) => (one.kind === 'cubes' ? one.cubes : []))];
  const predicates = new Set(cubes.flat().map(keyOfAtom));
  const names = new Set([...variablesOfCube(cubes.flat())].map((name) => name.replace(/'$/, '')));
  const isPlace = system.threads.map((_, index) => placeName(index)).some((name) => names.has(name));
  const locals = system.threads.flatMap((thread) => thread.locals.filter(({ name }) => names.has(name)));
  const named = locals.filter(({ words }) => !isHiddenName(words)).map(({ name }) => name);
  const shared = system.globals.flatMap(({ name }) => (names.has(name) ? [name] : []));
  const spoken = [
    ...(shared.length > 0 ? [listed(shared)] : []),
    ...(locals.length > 0 ? [`locals of threads${named.length > 0 ? ` (${listed(named)})` : ''}`] : []),
    ...(isPlace ? ['the places where threads stand'] : []),
  ];
  return `${predicates.size} predicates in ${cubes.length} conjunctions, over ${spoken.join(' and ')}; \`--format json\` has them`;
}

const MOST_NAMES = 8;

function listed(names: readonly string[]): string {
  const more = names.length - MOST_NAMES;
  return `${names
    .slice(0, MOST_NAMES)
    .map((name) => `\`${name}\``)
    .join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
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
