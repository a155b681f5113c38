/**
 * Which locals certainly hold an object of one exact class: those to which the whole body assigns only new objects of that class, what it
 * says to be of that class, or other such locals.
 * Why: a call on one of them runs one procedure only. A lambda that is handed to an inlined method is called as what it is, not as anything
 * that implements its interface.
 * Soundness: docs/soundness/java.md#locals-of-one-exact-class.
 * Neighbours: `inline.ts` asks where it chooses the targets of a call.
 */
import { onceFor } from '../base/once-for';
import type { Expr, Operation, Stmt } from '../plato/ir';
import { visitSteps } from '../plato/statements';

/** The exact classes of the locals of a body, as far as they are certain; parameters are not among them. */
export const exactClassesOf = onceFor((body: Stmt): ReadonlyMap<string, string> => {
  const sources = new Map<string, Source[]>();
  visit(body, sources);
  const classes = new Map<string, string | undefined>();
  for (const name of sources.keys()) resolve(name, sources, classes);
  return new Map([...classes].filter((entry): entry is [string, string] => entry[1] !== undefined));
});

/** The exact class of a value: of a local. */
export function exactClassOf(value: Expr, known: ReadonlyMap<string, string>): string | undefined {
  return value.kind === 'var' ? known.get(value.name) : undefined;
}

/** Where a value of a local comes from. `unknown`: from a place about which nothing is known. */
type Source =
  | { readonly kind: 'object'; readonly className: string }
  | { readonly kind: 'copy'; readonly of: string }
  | { readonly kind: 'unknown' };

function note(name: string, source: Source, sources: Map<string, Source[]>): void {
  sources.set(name, [...(sources.get(name) ?? []), source]);
}

function visit(stmt: Stmt, sources: Map<string, Source[]>): void {
  visitSteps(
    stmt,
    (op) => visitOperation(op, sources),
    ({ result, thrown }) => {
      if (result !== undefined) note(result, { kind: 'unknown' }, sources);
      if (thrown !== undefined) note(thrown.variable, { kind: 'unknown' }, sources);
    },
  );
}

function visitOperation(op: Operation, sources: Map<string, Source[]>): void {
  if (op.allocates !== undefined)
    note(
      op.allocates.target,
      op.allocates.length === undefined ? { kind: 'object', className: op.allocates.className } : { kind: 'unknown' },
      sources,
    );
  for (const { target, value } of op.assigns) {
    if (target.kind === 'local') note(target.name, value.kind === 'var' ? { kind: 'copy', of: value.name } : { kind: 'unknown' }, sources);
  }
  for (const location of op.havocs) if (location.kind === 'local') note(location.name, chosen(location.name, op.post), sources);
}

/** A local of which an operation says only of what class its object is. */
function chosen(name: string, post: Expr | undefined): Source {
  if (post?.kind === 'binary' && post.op === '&&') {
    const left = chosen(name, post.left);
    return left.kind === 'object' ? left : chosen(name, post.right);
  }
  return post?.kind === 'exactType' && post.operand.kind === 'var' && post.operand.name === name
    ? { kind: 'object', className: post.className }
    : { kind: 'unknown' };
}

/** The class that all sources of a local agree on. Where locals are copied in a circle, nothing is said. */
function resolve(
  name: string,
  sources: ReadonlyMap<string, readonly Source[]>,
  found: Map<string, string | undefined>,
): string | undefined {
  if (found.has(name)) return found.get(name);
  found.set(name, undefined);
  const classes = new Set(
    (sources.get(name) ?? []).map((source) =>
      source.kind === 'object' ? source.className : source.kind === 'copy' ? resolve(source.of, sources, found) : undefined,
    ),
  );
  const className = classes.size === 1 ? [...classes][0] : undefined;
  found.set(name, className);
  return className;
}
