/**
 * What kind of thing the clauses of a method say.
 * Neighbours: `method-specs.ts` and `promised-for-others.ts` ask.
 */
import type { MethodSymbol } from '../../resolve/symbols';

const PROMISES: ReadonlySet<string> = new Set(['ensures', 'exsures', 'modifies']);

/** Whether somebody may rely on them. */
export function saysWhatItDoes({ specs }: MethodSymbol): boolean {
  return specs.some(({ kind }) => PROMISES.has(kind) || isProgram(kind));
}

/** Whether the clause is a program of actions. */
export function isProgram(kind: string): boolean {
  return kind === 'performs' || kind === 'action';
}
