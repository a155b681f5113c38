/**
 * Which static initializers run, and in which order: one class after those whose static fields its initializer uses. Of the library only
 * those that the workspace comes to.
 * Neighbours: `explore.ts` begins with them.
 */
import { onceFor } from '../base/once-for';
import type { Procedure, Stmt } from '../plato/ir';
import type { Model } from './model';

interface Uses {
  readonly calls: ReadonlySet<string>;
  readonly owners: ReadonlySet<string>;
}

function usesOf(model: Model, procedure: Procedure): Uses {
  const calls = new Set<string>();
  const owners = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const one of value) visit(one);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    if ('kind' in value && value.kind === 'static' && 'field' in value) owners.add(model.fields.get(String(value.field))?.owner ?? '');
    if ('procedure' in value && typeof value.procedure === 'string') calls.add(value.procedure);
    for (const one of Object.values(value)) visit(one);
  };
  const body: Stmt | undefined = procedure.body;
  if (body) visit(body);
  return { calls, owners };
}

/** The ids of the static initializers to run, in order. */
export const initializers = onceFor((model: Model): readonly string[] => {
  const uses = new Map<string, Uses>();
  const of = (procedure: Procedure): Uses => {
    let found = uses.get(procedure.id);
    if (!found) uses.set(procedure.id, (found = usesOf(model, procedure)));
    return found;
  };
  const byOwner = new Map<string, Procedure>();
  for (const procedure of model.program.procedures) if (procedure.kind === 'staticInitializer') byOwner.set(procedure.owner, procedure);
  const ordered: string[] = [];
  const visited = new Set<string>();
  const reached = new Set<string>();
  const initialize = (owner: string): void => {
    const procedure = byOwner.get(owner);
    if (!procedure || visited.has(owner)) return;
    visited.add(owner);
    comeTo(procedure);
    if (model.code(procedure)) ordered.push(procedure.id);
  };
  const comeTo = (procedure: Procedure): void => {
    if (reached.has(procedure.id)) return;
    reached.add(procedure.id);
    const { calls, owners } = of(procedure);
    for (const owner of owners) initialize(owner);
    for (const id of calls) {
      const callee = model.procedure(id);
      if (callee) comeTo(callee);
    }
  };
  for (const procedure of model.program.procedures)
    if (!model.isLibrary.has(procedure.owner) && procedure.kind === 'staticInitializer') initialize(procedure.owner);
  for (const procedure of model.program.procedures) if (!model.isLibrary.has(procedure.owner)) comeTo(procedure);
  return ordered;
});
