/**
 * Calls of what a constructor of the library runs of the classes below it: the constructor of the workspace that calls one calls the
 * overrides itself, any number of times and with any arguments.
 * Soundness: docs/soundness/library.md#constructors-that-run-overrides.
 * Neighbours: `analyses/called-from-above.ts` finds the overrides; `bodies/body.ts` asks for the calls.
 */
import type { Span } from '../../base/span';
import { BOOL, ref, type Expr } from '../../plato/ir';
import type { ClassSymbol, MethodSymbol } from '../../resolve/symbols';
import { seq, type Builder } from '../steps/builder';
import { overridesRunBy } from '../../analyses/called-from-above';
import { emitDispatch } from './dispatch';
import { platoType } from '../values/plato-types';
import { and, isInstance, local, not, variable } from '../values/terms';
import { knownRange } from '../values/widths';

/** The calls, after that of the constructor. */
export function emitCallsFromAbove(owner: ClassSymbol, constructor_: MethodSymbol, span: Span, builder: Builder): void {
  const { table } = builder.resolved;
  const methods = overridesRunBy(owner, [constructor_], builder.resolved).filter(
    (one) => table.concreteSubclasses(one.owner.name).length > 0,
  );
  if (methods.length === 0) return;
  const self = variable('this', ref(owner.name));
  const may = (): Expr => {
    const one = builder.temporary(BOOL);
    builder.op({ role: 'local', span, havocs: [local(one.name, BOOL)] });
    return one;
  };
  const label = builder.label('above');
  const body = builder.collect(() => {
    const more = may();
    builder.branch(more, span, [], [{ kind: 'exit', label }], not(more));
    for (const method of methods) {
      const runsNow = method.owner === owner ? may() : and(may(), isInstance(self, method.owner.name));
      const call = builder.collect(() =>
        emitDispatch(
          {
            method,
            receiverClass: method.owner,
            args: [self, ...method.params.map(({ type }) => anyValue(type, span, builder))],
            result: undefined,
            mode: 'call',
            span,
          },
          builder,
        ),
      );
      builder.branch(runsNow, span, call, [], not(runsNow));
    }
  });
  builder.emit({ kind: 'block', label, body: { kind: 'loop', invariants: [], decreases: [], body: seq(body), span } });
}

function anyValue(type: MethodSymbol['params'][number]['type'], span: Span, builder: Builder): Expr {
  const value = builder.temporary(platoType(type));
  builder.op({ role: 'local', span, havocs: [local(value.name, value.type)] });
  const range = knownRange(value, type, builder.resolved.integers);
  if (range !== undefined) builder.op({ role: 'assume', origin: 'parameters', span, guard: range });
  return value;
}
