/**
 * What was found of who shares the fields (`sharing`), where an expression uses one: a race that needs no proof, or a read that no other
 * thread can disturb any more.
 * Neighbours: `bodies/expressions.ts` and `access.ts` ask; `clauses/found-disciplines.ts` has what was found of the fields themselves.
 */
import type { FieldSymbol } from '../../resolve/symbols';
import type { TypedExpr } from '../../resolve/typed';
import { sharingOf } from '../../sharing/sharing';
import type { Builder } from './builder';
import { FALSE } from '../values/terms';

/** Reports what is wrong at the expression, whatever its value is. */
export function reportSharing(expr: TypedExpr, builder: Builder): void {
  const finding = sharingOf(builder.resolved).findings.get(expr);
  if (finding === undefined) return;
  builder.op({
    role: 'assert',
    span: expr.span,
    description: 'uses what threads share',
    asserts: [builder.assertion('race', FALSE, finding.message, finding.at ?? expr.span, finding.related)],
  });
}

/**
 * Whether the field is used where no other thread does so, as far as the text shows: its threads have come to their end, or `main` has
 * started none. The result then says that it rests on that.
 */
export function isUsedAlone(expr: TypedExpr, { name }: FieldSymbol, builder: Builder): boolean {
  const why = sharingOf(builder.resolved).alone.get(expr);
  if (why === undefined) return false;
  builder.rest(
    why === 'main'
      ? `takes \`${name}\` as used by no other thread where \`main\` has started none, or has waited for all of them`
      : `takes \`${name}\` as used by no other thread any more after the place where this body waits for all that it has started or handed over`,
  );
  return true;
}
