/**
 * What a check of a method looks like as a sequential program, as text and cut into steps, for tests that are read as explanations.
 * Neighbours: the tests beside it; `src/verify/dump.ts` prints.
 */
import { dump } from '../../src/verify/dump';
import { analyse } from '../../src/verify/pipeline';

/** Check 1 of the method (and check 2, where it has `performs`) of a program of one file. */
export function sequentialOf(text: string, method: string): string {
  return dump(analyse([{ path: 'T.java', text }], { checkAll: true }), 'sequential', method);
}

/** One step of this thread, with everything since the step before it: what others may have done, what is owed, what the step does. */
export interface ShownStep {
  /** `reads `n``, as the program says it. */
  readonly does: string;
  readonly lines: readonly string[];
}

export function stepsOf(text: string, method: string): readonly ShownStep[] {
  const steps: ShownStep[] = [];
  let lines: string[] = [];
  for (const line of sequentialOf(text, method)
    .split('\n')
    .map((one) => one.trim())) {
    const does = /^\/\/ this thread: (.*)$/.exec(line)?.[1];
    if (does === undefined) lines.push(line);
    else {
      steps.push({ does, lines });
      lines = [];
    }
  }
  return steps;
}

/** The stores that others may have changed right before the step. */
export function changedByOthers(step: ShownStep): readonly string[] {
  const end = step.lines.findIndex((line) => line.startsWith('// other threads'));
  const havoc = step.lines
    .slice(0, end < 0 ? undefined : end)
    .filter((line) => line.startsWith('havoc ') && !line.includes('local '))
    .at(-1);
  return havoc === undefined
    ? []
    : havoc
        .slice('havoc '.length)
        .split(', ')
        .filter((store) => store !== '$visible');
}
