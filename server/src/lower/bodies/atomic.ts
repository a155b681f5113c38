/**
 * Lowers an atomic block (docs/specifications.md#in-a-body): its steps become one operation. A jump or an exception that leaves it ends the
 * operation first: inside, it is only noted where to go on, and the jump happens after the block.
 * Neighbours: `steps/jumps.ts`, whose `finally` blocks work the same way; `statements.ts`.
 */
import type { TypedStmt } from '../../resolve/typed';
import type { Stmt } from '../../plato/ir';
import { INT } from '../../plato/ir';
import type { Builder } from '../steps/builder';
import { seq } from '../steps/builder';
import type { FinallyBlock } from '../steps/jumps';
import { SELECTOR, dispatchAfterFinally } from '../steps/jumps';
import { leavesTo } from '../../plato/rename';
import { int, local } from '../values/terms';

export function lowerAtomic(stmt: TypedStmt & { readonly kind: 'atomic' }, builder: Builder): void {
  const { span } = stmt;
  // Models of the library are trusted as a whole, and said to be.
  if (!builder.owner.isLibrary) builder.rest('an `atomic` block, which is taken to be one step');
  const outerThrow = builder.throwLabel;
  const unwind = builder.label('unwind');
  const block: FinallyBlock = {
    kind: 'finally',
    label: builder.label('atomic'),
    selector: builder.hidden(SELECTOR, INT, 'selector'),
    jumps: [],
  };
  builder.throwLabel = unwind;
  builder.finalizers.push(block);
  const body = builder.collect(() => builder.inAtomic(() => builder.lowerStmt(stmt.body, builder)));
  builder.finalizers.pop();
  builder.throwLabel = outerThrow;
  const throws = body.some((one) => leavesTo(one, unwind));
  if (!throws && block.jumps.length === 0) {
    builder.emit({ kind: 'atomic', body: seq(body), span });
    return;
  }
  const select = (value: number): readonly Stmt[] =>
    builder.collect(() => builder.op({ role: 'local', span, assigns: [{ target: local(block.selector.name, INT), value: int(value) }] }));
  const normal: Stmt = seq([...body, ...select(0), { kind: 'exit', label: block.label }]);
  const inner: Stmt = { kind: 'block', label: block.label, body: seq([{ kind: 'block', label: unwind, body: normal }, ...select(1)]) };
  builder.emit({ kind: 'atomic', body: inner, span });
  dispatchAfterFinally(builder, block, () => builder.emit({ kind: 'exit', label: outerThrow }), span);
}
