/**
 * What is stated and not understood, and who would rely on it: whoever reads or writes such a field, calls such a method, or has to do with
 * such a class. None of these is checked, at the place of what was stated, since its author believes that it is.
 * Soundness: docs/soundness/java.md#nothing-stated-is-dropped.
 * Neighbours: `clauses/fields.ts`, `clauses/method-specs.ts` and `clauses/declarations.ts` find it; `lower.ts` asks who relies on it.
 */
import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic';
import type { Resolved } from '../../resolve/resolve';
import type { FieldDecl } from '../../plato/ir';
import type { Procedure, Unsupported } from '../../plato/ir';
import type { Touched } from './checked';
import type { MadeProcedure } from '../bodies/procedures';

/** By the ids of fields and the names of classes. That of a method stands in its procedure. */
export interface NotUnderstood {
  readonly fields: ReadonlyMap<string, readonly Unsupported[]>;
  readonly classes: ReadonlyMap<string, readonly Unsupported[]>;
}

/** For each procedure that relies on something, by its id, what that is; the specification of a library method is understood. */
export function reliance(
  made: readonly MadeProcedure[],
  declared: readonly FieldDecl[],
  resolved: Resolved,
  touched: ReadonlyMap<string, Touched>,
  { fields, classes }: NotUnderstood,
): ReadonlyMap<string, readonly Unsupported[]> {
  const specifications = new Map(made.filter((one) => one.notUnderstood.length > 0).map((one) => [one.procedure.id, one.notUnderstood]));
  const found = new Map<string, readonly Unsupported[]>();
  if (fields.size + classes.size + specifications.size === 0) return found;
  const collections = new Map(declared.map((one) => [one.id, one.contentsOf]));
  const ownerOf = new Map(made.map(({ procedure }) => [procedure.id, procedure.owner]));
  for (const { procedure, owner: declaring } of made) {
    if (procedure.isTrusted) continue;
    const uses = touched.get(procedure.id)!;
    const names = new Set(resolved.table.lineage(declaring).map((one) => one.name));
    const all: Unsupported[] = [...(specifications.get(procedure.id) ?? [])];
    for (const field of uses.fields) {
      const id = collections.get(field) ?? field;
      all.push(...(fields.get(id) ?? []));
      names.add(id.slice(0, id.lastIndexOf('.')));
    }
    for (const call of uses.calls) {
      all.push(...(specifications.get(call) ?? []));
      const owner = ownerOf.get(call);
      if (owner !== undefined) names.add(owner);
    }
    for (const name of names) all.push(...(classes.get(name) ?? []));
    if (all.length > 0) found.set(procedure.id, [...new Set(all)]);
  }
  return found;
}

/** What no method that is checked tells, at its place: nobody has to do with it yet. */
export function unreported(
  made: readonly MadeProcedure[],
  { fields, classes }: NotUnderstood,
  procedures: readonly Procedure[],
): readonly Diagnostic[] {
  // What is inherited is read once for each method that has it.
  const keyOf = ({ reason, span }: Unsupported): string => `${span.file} ${span.start} ${reason}`;
  const reported = new Set(procedures.filter((one) => one.isChecked).flatMap((one) => one.unsupported.map(keyOf)));
  const all = new Map(
    [...[...fields.values(), ...classes.values()].flat(), ...made.flatMap((one) => one.notUnderstood)].map((one) => [keyOf(one), one]),
  );
  return [...all]
    .filter(([key]) => !reported.has(key))
    .map(([, one]) => one)
    .map((one) => diagnostic('unsupported', one.span, `whoever relies on this is not checked: ${one.reason}`));
}
