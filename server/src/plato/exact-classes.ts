/**
 * Which locals certainly hold an object of one exact class: those that are assigned once in the whole body, by an allocation or from another such local.
 * Why: a call on one of them runs one procedure only. A lambda that is handed to an inlined method is called as what it is, not as anything that
 * implements its interface.
 * Neighbours: `inline.ts` asks where it chooses the targets of a call.
 */
import type { Expr, Operation, Stmt } from './ir';

const tables = new WeakMap<Stmt, ReadonlyMap<string, string>>();

/** The exact classes of the locals of a body, as far as they are certain; parameters are not among them. */
export function exactClassesOf(body: Stmt): ReadonlyMap<string, string> {
  const known = tables.get(body);
  if (known !== undefined) return known;
  const sources = new Map<string, Source>();
  visit(body, sources);
  const found = new Map<string, string>();
  for (const name of sources.keys()) {
    const className = resolve(name, sources);
    if (className !== undefined) found.set(name, className);
  }
  tables.set(body, found);
  return found;
}

/** The exact class of a value: of a local. */
export function exactClassOf(value: Expr, known: ReadonlyMap<string, string>): string | undefined {
  return value.kind === 'var' ? known.get(value.name) : undefined;
}

/** Where the value of a local comes from. `several`: from more than one place, or from one about which nothing is known. */
type Source = { readonly kind: 'allocation'; readonly className: string } | { readonly kind: 'copy'; readonly of: string } | { readonly kind: 'several' };

function note(name: string, source: Source, sources: Map<string, Source>): void {
  sources.set(name, sources.has(name) ? { kind: 'several' } : source);
}

function visit(stmt: Stmt, sources: Map<string, Source>): void {
  switch (stmt.kind) {
    case 'op': return visitOperation(stmt.op, sources);
    case 'seq': for (const one of stmt.stmts) visit(one, sources); return;
    case 'choice': for (const one of stmt.branches) visit(one, sources); return;
    case 'loop': case 'block': case 'atomic': return visit(stmt.body, sources);
    case 'exit': return;
    case 'call':
      if (stmt.result !== undefined) note(stmt.result, { kind: 'several' }, sources);
      if (stmt.thrown !== undefined) note(stmt.thrown.variable, { kind: 'several' }, sources);
  }
}

function visitOperation(op: Operation, sources: Map<string, Source>): void {
  if (op.allocates !== undefined) note(op.allocates.target, op.allocates.length === undefined ? { kind: 'allocation', className: op.allocates.className } : { kind: 'several' }, sources);
  for (const { target, value } of op.assigns) {
    if (target.kind === 'local') note(target.name, value.kind === 'var' ? { kind: 'copy', of: value.name } : { kind: 'several' }, sources);
  }
  for (const location of op.havocs) if (location.kind === 'local') note(location.name, { kind: 'several' }, sources);
}

function resolve(name: string, sources: ReadonlyMap<string, Source>): string | undefined {
  const seen = new Set<string>();
  for (let at = name; !seen.has(at);) {
    seen.add(at);
    const source = sources.get(at);
    if (source?.kind === 'allocation') return source.className;
    if (source?.kind !== 'copy') return undefined;
    at = source.of;
  }
  return undefined;
}
