/**
 * Where the arrays of a body come from, by name: the field that they are read from, the parameter, or something without a name. Only for
 * messages.
 * Neighbours: `plain-memory.ts` names elements by it.
 */
import type { Expr, Procedure, Stmt } from '../plato/ir';
import { visitSteps } from '../plato/statements';

export interface Origin {
  /** The id of the field. */
  readonly field?: string;
  /** The name of a parameter. With neither it is something without a name. */
  readonly parameter?: string;
  /** How many arrays lie between what is named and the array. */
  readonly depth: number;
}

/** From where a value may come, without regard to the order of statements. */
export function originsOf(procedure: Procedure, body: Stmt): (value: Expr) => readonly Origin[] {
  const sources = new Map<string, Expr[]>();
  const nameless = new Set<string>();
  visitSteps(
    body,
    ({ assigns, havocs, allocates }) => {
      for (const { target, value } of assigns)
        if (target.kind === 'local') sources.set(target.name, [...(sources.get(target.name) ?? []), value]);
      for (const place of havocs) if (place.kind === 'local') nameless.add(place.name);
      if (allocates) nameless.add(allocates.target);
    },
    ({ result }) => {
      if (result !== undefined) nameless.add(result);
    },
  );
  const parameters = new Set(procedure.params.map((one) => one.name));

  const find = (value: Expr, depth: number, seen: Set<string>): readonly Origin[] => {
    switch (value.kind) {
      case 'null':
        return [];
      case 'field':
      case 'static':
        return [{ field: value.field, depth }];
      case 'elem':
        return find(value.array, depth + 1, seen);
      case 'ite':
        return [...find(value.then, depth, seen), ...find(value.else, depth, seen)];
      case 'var': {
        if (parameters.has(value.name)) return [{ parameter: value.name, depth }];
        // (A list that is walked through comes from itself.)
        if (seen.has(value.name)) return [];
        seen.add(value.name);
        const found = (sources.get(value.name) ?? []).flatMap((one) => find(one, depth, seen));
        return nameless.has(value.name) ? [...found, { depth }] : found;
      }
      default:
        return [{ depth }];
    }
  };
  return (value) => {
    const found = find(value, 0, new Set());
    return found.length > 0 ? found : [{ depth: 0 }];
  };
}
