/**
 * Why a counterexample without a run may be none: the steps of other threads in it that only the specification admits, with the clauses
 * that let them in.
 *
 * The prover knows of other threads what the environment says; a step that no thread of the program makes is in the counterexample because
 * no clause forbids it.
 * Neighbours: `confirm.ts` asks where no run was found; `explain.ts` made the steps.
 */
import type { Code } from '../diagnostics/codes';
import type { Diagnostic, Execution, Related } from '../diagnostics/diagnostic';
import { storesOfExpr } from '../plato/footprint';
import type { FieldDecl, Program } from '../plato/ir';

/** What speaks of the steps of a specification, not of one state. */
const ABOUT_STEPS: readonly Code[] = ['not-atomic', 'performs', 'performs-end', 'simulation'];

/** For a counterexample that no run within `bounds` (in words) shows; `isComplete`: all of those runs were looked at. */
export function weaknessOf(program: Program, one: Diagnostic, where: string, isComplete: boolean): Execution {
  const bounds = isComplete ? where : `${where}, though not all of them were followed to the end`;
  if (ABOUT_STEPS.includes(one.code)) {
    const why = isComplete
      ? 'each ends as the specified actions could, so only a thread that looks in between would see it, or the proof needs to know more (a witness, an invariant)'
      : 'a longer run may, or the proof needs to know more (a witness, an invariant)';
    return { kind: 'not-found', related: [], message: `no run shows this ${bounds}: ${why}` };
  }
  const others = `no run shows this ${bounds}; one with other calls, or with more of them, may`;
  if (one.isToldByPlaces) return { kind: 'not-found', message: others, related: [] };
  const changed = changedByOthers(program, one);
  const prefix = `no run shows this ${bounds}; the specification may be too weak:`;
  if (!isSpecified(program, [one.span.file, ...changed.map((field) => field.nameSpan.file)]))
    return { kind: 'not-found', related: [], message: unspecified(bounds) };
  if (changed.length === 0) {
    return {
      kind: 'not-found',
      message: `${prefix} the state that the counterexample begins with may be impossible; an invariant or a \`requires\` that excludes it would say so`,
      related: [],
    };
  }
  const names = changed.map((field) => `\`${field.name}\``).join(' and ');
  // Nobody has specified anything of them: what was found to protect them, or that nothing does, is what is reported.
  if (changed.every((field) => field.disciplines.length > 0 && field.disciplines.every((each) => each.found !== undefined)))
    return { kind: 'not-found', message: others, related: [] };
  const related = changed.flatMap((field) => clausesAbout(program, field));
  const message =
    related.length === 0
      ? `${prefix} nothing says what other threads may do to ${names}, so any change of it is admitted; a discipline or an \`env_assumption\` would`
      : `${prefix} the change of ${names} by another thread is admitted by what the clauses about it leave open`;
  return { kind: 'not-found', message, related };
}

/** Whether the user has written anything in these files about what threads may do: else nothing of it can be too weak. */
function isSpecified({ classes, fields, invariants, envAssumptions }: Program, files: readonly string[]): boolean {
  const trusted = new Set(classes.filter((one) => one.isLibrary).map((one) => one.name));
  return (
    envAssumptions.some((one) => files.includes(one.clause.span.file)) ||
    invariants.some((one) => !trusted.has(one.owner) && files.includes(one.clause.span.file)) ||
    fields.some(
      (one) => !trusted.has(one.owner) && files.includes(one.nameSpan.file) && one.disciplines.some((each) => each.found === undefined),
    )
  );
}

function unspecified(bounds: string): string {
  return `no run shows this ${bounds}; it may take other calls, or more of them, or a state in which the program never is`;
}

/** The fields whose values the other threads' steps change, as the counterexample has it. */
function changedByOthers(program: Program, one: Diagnostic): readonly FieldDecl[] {
  const changed = new Set(one.trace.flatMap((step) => step.changed ?? []));
  const trusted = new Set(program.classes.filter((each) => each.isLibrary).map((each) => each.name));
  return program.fields.filter((field) => changed.has(field.id) && !trusted.has(field.owner) && !field.isFinal);
}

function clausesAbout(program: Program, field: FieldDecl): readonly Related[] {
  const disciplines = field.disciplines.map(
    (each): Related => ({ message: `${each.keyword} ${each.clause.text}`, span: each.clause.span }),
  );
  const assumptions = program.envAssumptions
    .filter((each) => storesOfExpr(each.clause.expr).has(field.id))
    .map((each): Related => ({ message: `env_assumption ${each.clause.text}`, span: each.clause.span }));
  return [...disciplines, ...assumptions];
}
