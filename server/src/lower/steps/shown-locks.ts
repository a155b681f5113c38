/**
 * Shows that the locks are held which functions take as held that run at once: where the function is given away, and where it ends.
 * Neighbours: `clauses/run-at-once.ts` knows the locks; `calls/calls.ts` and `calls/opaque.ts` ask at calls, `bodies/body.ts` for the
 * functions themselves.
 * Why it may: docs/soundness/sharing.md#functions-that-run-at-once.
 */
import { stripped } from '../../resolve/typed-children';
import type { Span } from '../../base/span';
import { isSameVariable } from '../../resolve/captures';
import type { ClassSymbol, LocalVariable, MethodSymbol } from '../../resolve/symbols';
import type { TypedExpr } from '../../resolve/typed';
import { sharingOf } from '../../sharing/sharing';
import type { Builder } from './builder';
import { clauseOf, nameOf } from '../clauses/run-at-once';
import { onEveryWayOut } from './ways-out';

/** Shows that what the functions in a call take as held is held. */
export function showHeld(call: TypedExpr, builder: Builder): void {
  const { owner, resolved } = builder;
  if (owner.isLibrary) return;
  for (const known of sharingOf(resolved).functions.at(call)) {
    // It is a precondition of the function there.
    if (known.params) continue;
    const asserts = known.held.flatMap((one) => {
      // What the function does not know, it does not use.
      if (clauseOf(one, known.method.owner, undefined, resolved) === undefined) return [];
      const clause = clauseOf(one, owner, (variable) => builder.variableOf(variable), resolved);
      const message = `\`${nameOf(one.place)}\` may not be held here, and the function that \`${known.by}\` runs takes it as held: it is in other runs of this call`;
      return [builder.assertion('precondition', clause?.expr ?? { kind: 'bool', value: false }, message, call.span)];
    });
    if (asserts.length > 0) builder.op({ role: 'assert', span: call.span, asserts });
  }
}

/** The functions that only other parameters than the receiver ever refer to. */
export function notTheReceiver(receiver: TypedExpr, { resolved }: Builder): ReadonlySet<ClassSymbol> {
  const inner = stripped(receiver);
  const isOne = (param: LocalVariable): boolean => inner.kind === 'local' && isSameVariable(param, inner.variable);
  return new Set(sharingOf(resolved).functions.inside.flatMap((one) => (one.params!.some(isOne) ? [] : [one.method.owner])));
}

/** Lowers a function's body, and shows on every way out that the locks are still held: it may run again, and its caller goes on. */
export function keepingHeld(owner: ClassSymbol, method: MethodSymbol, end: Span, builder: Builder, run: () => void): void {
  const known = sharingOf(builder.resolved).functions.of(method);
  const locks = (known?.held ?? []).flatMap((one) => {
    const clause = clauseOf(one, owner, undefined, builder.resolved);
    return clause === undefined ? [] : [{ clause, name: nameOf(one.place) }];
  });
  if (known === undefined || locks.length === 0) return run();
  const show = (span: Span): void =>
    builder.op({
      role: 'assert',
      span,
      asserts: locks.map(({ clause, name }) => {
        const message = `\`${name}\` may not be held any more where this function ends: it is held where the function is handed over, and \`${known.by}\` may run it again`;
        return builder.assertion('precondition', clause.expr, message, span);
      }),
    });
  onEveryWayOut(show, end, builder, run);
}
