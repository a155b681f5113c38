/**
 * A generated program at one of the two levels, as everything behind the generators sees it.
 * Neighbours: the generators make them; `differential.ts`, `shrink.ts` and `worker.ts` use them.
 */
import { hashText } from '#server/base/hash';
import type { Program } from '#server/plato/ir';
import { printProgram } from '#server/plato/print';
import { generateJava } from './java-generator';
import { printJava, type JavaProgram } from './java/tree';
import { generatePlato } from './plato-generator';
import { smallerJava } from './shrink-java';
import { smallerPlato } from './shrink-plato';

export type Level = 'java' | 'plato';
export const LEVELS: readonly Level[] = ['java', 'plato'];

export type Subject = { readonly level: 'java'; readonly program: JavaProgram } | { readonly level: 'plato'; readonly program: Program };

/** The same level and seed, the same program. */
export function generate(level: Level, seed: number): Subject {
  return level === 'java' ? { level, program: generateJava(seed) } : { level, program: generatePlato(seed) };
}

export function textOf(subject: Subject): string {
  return subject.level === 'java' ? printJava(subject.program) : printProgram(subject.program);
}

/** Two programs with the same text are the same program. */
export function fingerprint(subject: Subject): string {
  return hashText(subject.level, textOf(subject)).slice(0, 14);
}

/** Other generators, other programs from the same seeds: what is known of seeds holds only of these. */
export function generatorsId(): string {
  return hashText(...LEVELS.flatMap((level) => Array.from({ length: 40 }, (_, seed) => textOf(generate(level, seed))))).slice(0, 12);
}

/** Programs that are a little smaller. */
export function* smaller(subject: Subject): Generator<Subject> {
  if (subject.level === 'java') for (const program of smallerJava(subject.program)) yield { level: 'java', program };
  else for (const program of smallerPlato(subject.program)) yield { level: 'plato', program };
}
