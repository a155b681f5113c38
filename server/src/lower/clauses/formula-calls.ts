/**
 * Calls in specifications, which have none (docs/specifications.md#expressions). Where a field says the same, that is named.
 * Neighbours: `formula.ts`.
 */
import { isSpecialWord } from '../../syntax/spec-words';
import { printSpecExpr } from '../../syntax/print-spec';
import type { SpecExpr } from '../../syntax/spec-ast';
import type { FormulaContext, TypedFormula } from './formula-context';
import { reportWrong } from './formula-context';

type Call = SpecExpr & { readonly kind: 'call' };

export function callFormula(expr: Call, context: FormulaContext): TypedFormula {
  const { name } = expr.name;
  const instead = isSpecialWord(name) ? `\\${name}` : insteadOf(expr, context);
  const hint = instead === undefined ? '' : isSpecialWord(name) ? ` Did you mean \`${instead}\`?` : ` Write \`${instead}\`.`;
  return reportWrong(`A specification cannot call a method; \`${name}\` is called here.${hint}`, expr.span, context);
}

/** What the call stands for: a field that the method returns, or who holds a lock. */
function insteadOf({ object, name: { name }, args }: Call, context: FormulaContext): string | undefined {
  const prefix = object === undefined ? '' : `${printSpecExpr(object)}.`;
  if (name === 'holdsLock' && args.length === 1) return `${printSpecExpr(args[0]!)}.holder == tid`;
  if (args.length > 0) return undefined;
  if (name === 'isHeldByCurrentThread') return `${prefix}owner == tid`;
  const { table } = context.resolved;
  // What is wrong with the object is not said twice.
  const symbol = object === undefined ? context.owner : table.classOf(context.typed(object, { ...context, diagnostics: [] }).type);
  const method =
    symbol && table.lineage(symbol).flatMap((one) => one.methods.filter((each) => each.name === name && each.params.length === 0))[0];
  const [only, ...others] = method?.decl?.body?.stmts ?? [];
  if (only?.kind !== 'return' || others.length > 0) return undefined;
  const { value } = only;
  const field = value?.kind === 'name' ? value.name : value?.kind === 'field' && value.object.kind === 'this' ? value.name.name : undefined;
  return method!.owner.fields.some((one) => one.name === field) ? `${prefix}${field}` : undefined;
}
