/**
 * Locals whose object may be somebody else's too: captured by a lambda or a class, given another name, put into something, or handed to
 * what may keep it. A collection of such a local is no longer one that only its body uses.
 * Neighbours: `steps/contents.ts` says what a result rests on; `collection-flow.ts` follows the collections of fields.
 */
import { onceFor } from '../../base/once-for';
import type { Resolved } from '../../resolve/resolve';
import type { LocalVariable, MethodSymbol } from '../../resolve/symbols';
import { partsOfCall } from '../../resolve/opaque';
import type { TypedExpr, TypedStmt, TypedSwitch } from '../../resolve/typed';
import { childrenOf, stripped } from '../../resolve/typed-children';
import { argumentUse, opaqueGivesBack, opaqueShows, opaqueUse } from '../../sharing/collections';
import { expressionsOf } from '../../resolve/typed-statements';
import { isEntry, showsItsSource } from './collection-types';

/** Whether what the local refers to may be found elsewhere while the body runs. */
export function isShown(variable: LocalVariable, stmts: readonly TypedStmt[], resolved: Resolved): boolean {
  return shownIn(stmts)(resolved).has(variable);
}

const shownIn = onceFor((stmts: readonly TypedStmt[]) =>
  onceFor((resolved: Resolved): ReadonlySet<LocalVariable> => {
    const found = new Set<LocalVariable>();
    /** By a local the locals whose objects what it is given shows or goes through. */
    const through = new Map<LocalVariable, LocalVariable[]>();
    const show = (expr: TypedExpr | undefined): void => {
      for (const one of expr === undefined ? [] : leadsTo(expr, resolved)) found.add(one);
    };
    const give = (variable: LocalVariable, value: TypedExpr | undefined): void => {
      if (value === undefined) return;
      const inner = stripped(value);
      if (inner.kind === 'local') found.add(inner.variable);
      else through.set(variable, [...(through.get(variable) ?? []), ...leadsTo(value, resolved)]);
    };
    for (const { node, isStmt } of expressionsOf(stmts))
      if (!isStmt) {
        if (node.kind === 'assign' && node.target.kind === 'local') give(node.target.variable, node.value);
        else keptBy(node, resolved).forEach(show);
      } else if (node.kind === 'local') give(node.variable, node.init);
      else if (node.kind === 'switch' && hasPatterns(node.switch)) show(node.switch.subject);
    // Whoever has the view, or the iterator, has the collection.
    for (const one of found) for (const behind of through.get(one) ?? []) found.add(behind);
    return found;
  }),
);

/** The locals whose objects the value is, shows or goes through. */
function leadsTo(expr: TypedExpr, resolved: Resolved): readonly LocalVariable[] {
  const inner = stripped(expr);
  const of = (exprs: readonly TypedExpr[]): readonly LocalVariable[] => exprs.flatMap((one) => leadsTo(one, resolved));
  switch (inner.kind) {
    case 'local':
      return [inner.variable];
    case 'conditional':
      return of([inner.then, inner.else]);
    case 'assign':
      return of([inner.value]);
    case 'arrayInit':
      return of(inner.elements);
    case 'switch':
      return of(
        inner.switch.cases
          .flatMap((one) => expressionsOf(one.body))
          .flatMap(({ node, isStmt }) => (isStmt && node.kind === 'yield' ? [node.value] : [])),
      );
    case 'call':
      if (!inner.method.owner.isLibrary) return [];
      if (!showsItsSource(inner.method, resolved) && !givesItself(inner.method) && !isEntry(expr.type)) return [];
      return of([...(inner.dispatch.kind === 'static' ? [] : [inner.dispatch.receiver]), ...inner.args]);
    case 'opaque': {
      const { receiver, args } = partsOfCall(inner);
      return of([...(receiver !== undefined && opaqueShows(inner) ? [receiver] : []), ...(opaqueGivesBack(inner) ? args : [])]);
    }
    default:
      return [];
  }
}

/** The one local whose object the value is, shows or goes through; undefined where it may be another one. */
export function rootOf(expr: TypedExpr, resolved: Resolved): LocalVariable | undefined {
  const inner = stripped(expr);
  if (inner.kind === 'local') return inner.variable;
  if (inner.kind !== 'call' || !inner.method.owner.isLibrary || inner.dispatch.kind === 'static') return undefined;
  return showsItsSource(inner.method, resolved) || givesItself(inner.method) ? rootOf(inner.dispatch.receiver, resolved) : undefined;
}

/** `append` of a `StringBuilder` and its kin. */
function givesItself({ owner, returnType }: MethodSymbol): boolean {
  return returnType.kind === 'class' && returnType.name === owner.name;
}

function hasPatterns({ cases }: TypedSwitch): boolean {
  return cases.some((one) => one.patterns.length > 0);
}

/** What puts its later arguments into the first one. */
const PUTS = /^(addAll|fill|replaceAll|nCopies)$/;

/** The operands that the expression may leave where they are found again; of methods of the workspace that is not looked at. */
function keptBy(expr: TypedExpr, resolved: Resolved): readonly TypedExpr[] {
  const kept = (method: MethodSymbol, args: readonly TypedExpr[]): readonly TypedExpr[] =>
    args.filter((_, index) => argumentUse(method, index, resolved) === 'keeps' || (index > 0 && PUTS.test(method.name)));
  switch (expr.kind) {
    case 'new':
      return [...(expr.captured ?? []), ...(expr.class.isLibrary ? kept(expr.constructor_, expr.args) : expr.args)];
    case 'call':
      return expr.method.owner.isLibrary ? kept(expr.method, expr.args) : expr.args;
    case 'opaque':
      return opaqueUse(expr, 'argument') === 'keeps' || opaqueGivesBack(expr) ? partsOfCall(expr).args : [];
    // These give it another name.
    case 'instanceof':
      return expr.binding === undefined ? [] : [expr.operand];
    case 'matches':
      return [expr.operand];
    case 'switch':
      return hasPatterns(expr.switch) ? [expr.switch.subject] : [];
    // These look, or give what the expression around them is asked about.
    case 'retype':
    case 'cast':
    case 'conditional':
    case 'comparison':
    case 'concatenation':
      return [];
    default:
      return childrenOf(expr);
  }
}
