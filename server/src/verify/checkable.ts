/**
 * The first pass of a method: its calls inlined, or why it cannot be checked at all.
 * Neighbours: `conditions.ts` goes on; `rests-on.ts` asks whether anybody proves a specification.
 */
import type { Diagnostic } from '../diagnostics/diagnostic';
import { diagnostic } from '../diagnostics/diagnostic';
import { inlineCalls, type Inlined } from '../inline/inline';
import { storesOfExpr } from '../plato/footprint';
import type { Procedure, Unsupported } from '../plato/ir';
import { unsupportedIn } from '../sequential/reduction/support';
import { unsupportedInReduction } from '../sequential/reduction/reduction-support';
import { computableIn, cutOff, mayCutIn, type Cut } from './cuts';
import { tooEarly, writtenTooLate } from './initialization';
import type { Verdict } from './results';
import type { Shared } from './shared';

/** A verdict without the prover. */
export interface Decided {
  readonly kind: 'verdict';
  readonly verdict: Verdict;
  readonly diagnostics: readonly Diagnostic[];
}

export type Checkable = { readonly kind: 'inlined'; readonly inlined: Inlined } | Decided;

/**
 * The procedure with its calls inlined, or the verdict where it cannot be checked at all. `cut`: which methods are called by a computed
 * specification.
 */
export function checkable(shared: Shared, procedure: Procedure, cut?: Cut): Checkable {
  const verdict = (kind: Verdict, diagnostics: readonly Diagnostic[] = []): Checkable => ({ kind: 'verdict', verdict: kind, diagnostics });
  // Its errors have been reported where they stand. A wrong clause of the class is left out, and the method still checked for what can fail
  // without it.
  if (procedure.hasSyntaxErrors || shared.brokenItself.has(procedure.id)) return verdict('skipped');
  if (procedure.unsupported.length > 0) return verdict('unsupported', procedure.unsupported.map(unsupported));
  const inlined = inlineCalls(
    shared.program,
    procedure,
    mayCutIn(procedure) ? { computable: computableIn(shared.program, shared.table), ...(cut && { cuts: cutOff(shared, cut) }) } : {},
  );
  if (inlined.diagnostics.length > 0) return verdict('failed', [...inlined.diagnostics, ...inlined.unsupported.map(unsupported)]);
  const missing = [
    ...inlined.unsupported,
    ...unsupportedIn(inlined.body),
    ...beforeInvariants(shared, procedure, inlined),
    ...(procedure.performs
      ? unsupportedInReduction(shared.program, shared.table, shared.effects, inlined.body, inlined.unsupported.length > 0)
      : []),
  ];
  if (missing.length > 0) return verdict('unsupported', uniqueReasons(missing).map(unsupported));
  return { kind: 'inlined', inlined };
}

/**
 * A specified method is checked under the invariants; called while the class's static fields are not yet what they say, nothing is known of
 * it.
 */
function beforeInvariants(shared: Shared, procedure: Procedure, inlined: Inlined): readonly Unsupported[] {
  if (procedure.kind !== 'staticInitializer') return [];
  const early = tooEarly(shared.program, procedure) ?? writtenTooLate(shared.program, procedure, inlined.body);
  if (early !== undefined) return [{ reason: early, span: procedure.nameSpan }];
  const isOwnNonNull = shared.program.fields.some(
    (field) => field.isStatic && field.isDeclaredNonNull === true && field.owner === procedure.owner,
  );
  const speaksOfOwn =
    isOwnNonNull ||
    shared.program.invariants.some((invariant) =>
      [...storesOfExpr(invariant.clause.expr)].some(
        (store) => shared.stores.isStatic(store) && shared.stores.field(store)?.owner === procedure.owner,
      ),
    );
  if (!speaksOfOwn) return [];
  return inlined.abstractProcedures.flatMap((id) => {
    const callee = shared.table.get(id);
    return callee && !callee.isTrusted
      ? [
          {
            reason: `a call of \`${callee.display}\`, which has a specification, before ${isOwnNonNull ? 'the static fields that are never null are set' : 'the invariants of the static fields hold'}`,
            span: procedure.nameSpan,
          },
        ]
      : [];
  });
}

/** How the diagnostic of something untranslated begins; the reason follows. */
export const UNSUPPORTED_PREFIX = 'not translated yet, so the method is not checked: ';

export function unsupported(one: Unsupported): Diagnostic {
  return diagnostic('unsupported', one.span, UNSUPPORTED_PREFIX + one.reason);
}

function uniqueReasons(all: readonly Unsupported[]): readonly Unsupported[] {
  const seen = new Set<string>();
  return all.filter((one) => {
    const key = `${one.span.file} ${one.span.start} ${one.reason}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
