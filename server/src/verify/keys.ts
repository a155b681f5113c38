/**
 * What a verdict depends on, as one short text: the tool, the prover's options, the method's Plato without
 * positions, that of everything it may call, and the declarations of the workspace. Two methods with the same key get the
 * same verdict, so a known one need not be proved again; an edit inside another method's body changes no key but its own and its callers'.
 * Neighbours: `pipeline.ts` gives every method its key; workspace remembers results under it.
 */
import { hashText } from '../base/hash';
import { onceFor } from '../base/once-for';
import type { FrameItem, Procedure, Program } from '../plato/ir';
import { actionPredicates, heldPredicates } from '../effects/action-predicates';
import { heldByFinals, ownedArrays } from '../effects/owned-arrays';
import { ownedRows } from '../effects/owned-rows';
import { certainlyEnds } from '../effects/termination';
import { threadLocals } from '../effects/thread-local';
import { digestOfValue } from '../sequential/logic/digest';
import { DEFAULT_BUDGET, LONG_BUDGET, QUICK_BUDGET } from '../solver/budget';
import { OPTIONS, QUANTIFIER_OPTIONS } from '../solver/asking';
import { tooEarly } from './initialization';
import { isWithinTry } from './java-checks';
import { assertingIn, speaksOfValues } from '../effects/speaking-files';
import type { JavaChecks } from '../diagnostics/java-checks';
import { unsoundness, type Unroll } from './unrolling';
import type { Integers } from '../resolve/types';
import { VERSION } from './version';
import { callsOf } from '../plato/statements';

/** A frame that is read off bodies names thousands of stores, and hundreds of procedures have the same one. */
const digestOfFrame = onceFor((frame: readonly FrameItem[]): string => digestOfValue(frame));

export class Keys {
  private readonly procedures: ReadonlyMap<string, Procedure>;
  private readonly declarations: string;
  private readonly own = new Map<string, string>();

  constructor(
    private readonly program: Program,
    unroll: Unroll = 0,
    integers: Integers = 'mathematical',
    private readonly quick: ReadonlySet<string> = new Set(),
    private readonly javaChecks: JavaChecks = 'all',
  ) {
    this.procedures = new Map(program.procedures.map((procedure) => [procedure.id, procedure]));
    this.declarations = hashText(
      VERSION,
      OPTIONS,
      QUANTIFIER_OPTIONS,
      JSON.stringify([DEFAULT_BUDGET, LONG_BUDGET, QUICK_BUDGET]),
      unsoundness(unroll) ?? '',
      integers,
      javaChecks,
      // Who reads `holder` owes something where somebody is proved by reduction (`monitor-reads.ts`).
      program.procedures.some((one) => one.isChecked && one.performs !== undefined) ? 'performs' : '',
      // Read off all bodies, and used in the check of any.
      JSON.stringify([
        [ownedArrays(program), heldByFinals(program)].map(({ owned, kept, made }) => [[...owned], [...kept], [...made]]),
        [...ownedRows(program)].map(([field, { arePlaced, areThere, length }]) => [field, arePlaced, areThere, length ?? '']),
        [...threadLocals(program).classes],
      ]),
      digestOfValue([
        [...actionPredicates(program)].map(([store, { discipline, premises, accessors }]) => [store, discipline, premises, [...accessors]]),
        heldPredicates(program).map(({ field, value, discipline, premises, accessors }) => [
          field.id,
          value,
          discipline,
          premises,
          [...accessors],
        ]),
        program.classes,
        program.fields,
        program.envAssumptions,
        program.invariants,
        program.axioms,
      ]),
    );
  }

  keyOf(procedure: Procedure): string {
    const reached = new Set<string>();
    const visit = (id: string): void => {
      const one = this.procedures.get(id);
      if (!one || reached.has(id)) return;
      reached.add(id);
      for (const { calls } of one.tries ?? []) calls.forEach(visit);
      if (one.body) for (const call of callsOf(one.body)) for (const target of call.targets) visit(target.procedure);
    };
    visit(procedure.id);
    // Whether a call comes to its end is read off critical sections everywhere.
    const ending =
      procedure.performs === undefined ? [] : [...reached].filter((id) => certainlyEnds(this.program, this.procedures.get(id)!)).sort();
    return hashText(
      ending.join(' '),
      this.declarations,
      this.quick.has(procedure.id) ? 'quick' : 'full',
      procedure.id,
      tooEarly(this.program, procedure) ?? '',
      this.javaChecks === 'auto' && speaksOfValues(this.program, procedure) ? 'speaks' : '',
      ...(this.javaChecks === 'auto' && assertingIn(this.program).has(procedure.id)
        ? ['asserts', ...[...reached].filter((id) => isWithinTry(this.program, this.procedures.get(id)!)).sort()]
        : []),
      ...[...reached].sort().map((id) => this.ownHash(id)),
    );
  }

  private ownHash(id: string): string {
    const known = this.own.get(id);
    if (known !== undefined) return known;
    const one = this.procedures.get(id);
    const made = hashText(id, digestOfValue(one && { ...one, modifies: undefined }), one?.modifies ? digestOfFrame(one.modifies) : '');
    this.own.set(id, made);
    return made;
  }
}
