/**
 * A generated program at one of the two levels, as everything after the generators sees it.
 * Neighbours: the generators make them; `differential.ts`, `shrink.ts` and `worker.ts` use them.
 */
import { hashText } from '#server/base/hash';
import type { Program } from '#server/plato/ir';
import { printProgram } from '#server/plato/print';
import { generateJava } from './java-generator';
import { THEMES } from './java/themes';
import { printJava, type JavaProgram } from './java/tree';
import { PLATO_THEMES, generatePlato } from './plato-generator';
import { smallerJava } from './shrink-java';
import { smallerPlato } from './shrink-plato';

export type Level = 'java' | 'plato';
export const LEVELS: readonly Level[] = ['java', 'plato'];

export type Subject = { readonly level: 'java'; readonly program: JavaProgram } | { readonly level: 'plato'; readonly program: Program };

/** The same level, theme and seed, the same program. */
export function generate(level: Level, seed: number, theme?: string): Subject {
  return level === 'java' ? { level, program: generateJava(seed, theme) } : { level, program: generatePlato(seed, theme) };
}

/** The levels at which there are programs of a theme; all where none is asked for, none where there is no such theme. */
export function levelsOf(theme: string | undefined): readonly Level[] {
  if (theme === undefined) return LEVELS;
  return LEVELS.filter((level) => (level === 'java' ? THEMES : PLATO_THEMES).some((one) => one.name === theme));
}

export function textOf(subject: Subject): string {
  return subject.level === 'java' ? printJava(subject.program) : printProgram(subject.program);
}

/** Two programs with the same text are the same program. */
export function fingerprint(subject: Subject): string {
  return hashText(subject.level, textOf(subject)).slice(0, 14);
}

/** Other generators, other programs from the same seeds: what is known of seeds holds only of these. */
export function generatorsId(theme?: string): string {
  return hashText(
    ...levelsOf(theme).flatMap((level) => Array.from({ length: 40 }, (_, seed) => textOf(generate(level, seed, theme)))),
  ).slice(0, 12);
}

/** Programs that are a little smaller. */
export function* smaller(subject: Subject): Generator<Subject> {
  if (subject.level === 'java') for (const program of smallerJava(subject.program)) yield { level: 'java', program };
  else for (const program of smallerPlato(subject.program)) yield { level: 'plato', program };
}
