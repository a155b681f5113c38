/**
 * Of which procedures each failing check of Java's is reported, so that whoever relies on it may take it that they throw none: those that
 * are checked, unless the mode of the checks, or a `nowarn`, takes failures there not to happen.
 * Neighbours: `initializers.ts` and `user-code-effects.ts` ask; `verify/java-checks.ts` takes the failures away.
 * Why: docs/soundness/library.md#user-code-in-the-library.
 */
import { speaksOfValues } from '../../effects/speaking-files';
import type { Procedure, Program } from '../../plato/ir';
import type { JavaChecks } from '../../diagnostics/java-checks';
import type { Nowarn } from '../../syntax/ast';

/** `all`: whatever fails there is reported; `none`: nobody looks, or not at every line; `claims`: all but checks of Java's. */
export type Shown = 'all' | 'claims' | 'none';

export function shownChecks(program: Program, mode: JavaChecks, nowarns: readonly Nowarn[]): (procedure: Procedure) => Shown {
  const forgiving = new Set(nowarns.map((one) => one.line.file));
  return (procedure) => {
    if (!procedure.isChecked || forgiving.has(procedure.span.file)) return 'none';
    const isReported = mode === 'all' || (mode === 'auto' && speaksOfValues(program, procedure));
    return isReported ? 'all' : 'claims';
  };
}
