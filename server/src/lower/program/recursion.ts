/**
 * Calls that come back to themselves, or whose bodies become too long in the place of the call: a call is then one by specification, with
 * the specification that can be read off (`effects/computed.ts`). The methods on a cycle are all checked alone, for any arguments, and as
 * if any thread could enter them while it holds whatever it likes.
 * Not in files with clauses of Calvin's: there a specification is asked for (`recursion-needs-spec`).
 * Neighbours: `lower.ts` adds what is made here; `inline` never comes to such a cycle then.
 * Why it may: docs/soundness/opaque.md#computed-specifications.
 */
import { balancedLocks } from '../../effects/balanced-locks';
import { computedId, computedSpecification } from '../../effects/computed';
import { procedureEffects } from '../../effects/procedure-effects';
import type { Procedure, Program, Stmt } from '../../plato/ir';
import { callsOf, mapCalls, visitSteps } from '../../plato/statements';

/**
 * `mayCompute`: whether the procedure may be called by a specification that nobody has written; `isSilent`: also where it is not
 * translated, since nothing in its file is stated. Also the ids of those that must be checked alone.
 */
export function withComputedSpecifications(
  program: Program,
  mayCompute: (procedure: Procedure) => boolean,
  isSilent: (procedure: Procedure) => boolean,
): { readonly procedures: readonly Procedure[]; readonly alone: ReadonlySet<string> } {
  const cycles = cyclesOf(program);
  const table = new Map(program.procedures.map((one) => [one.id, one]));
  const cyclic = new Set([...cycles.keys()].filter((id) => mayCompute(table.get(id)!)));
  const large = largeOnes(program, cyclic, cycles, mayCompute, isSilent);
  const computed = new Set([...cyclic, ...large]);
  if (computed.size === 0) return { procedures: program.procedures, alone: computed };
  const effects = procedureEffects(program);
  const isWithin = (from: string, to: string): boolean => large.has(to) || (cyclic.has(to) && cycles.get(from) === cycles.get(to));
  const redirected = (one: Procedure): Procedure => {
    if (one.body === undefined || (!cycles.has(one.id) && !(large.size > 0 && mayCompute(one)))) return one;
    const body: Stmt = mapCalls(one.body, (call) =>
      call.mode === 'start'
        ? call
        : {
            ...call,
            targets: call.targets.map((target) =>
              isWithin(one.id, target.procedure) ? { ...target, procedure: computedId(target.procedure) } : target,
            ),
          },
    );
    return { ...one, body };
  };
  const balanced = balancedLocks(program, effects);
  const made = [...computed].map((id) => ({
    ...computedSpecification(program, table.get(id)!, effects.get(id)!, balanced.get(id)),
    mayThrow: true,
  }));
  return { procedures: [...program.procedures.map(redirected), ...made], alone: computed };
}

/** In operations, with those of all that is called. */
const LONGEST = 600;

/** How deeply the calls in a body may nest that stands in the place of a call; `inline` follows 12. */
const DEEPEST = 11;

/**
 * The methods that are too long, or whose calls nest too deeply, to stand in the place of their calls, or are not translated, found from
 * the innermost on; what a cycle calls within itself counts once.
 */
function largeOnes(
  { procedures }: Program,
  cyclic: ReadonlySet<string>,
  cycles: ReadonlyMap<string, number>,
  mayCompute: (procedure: Procedure) => boolean,
  isSilent: (procedure: Procedure) => boolean,
): ReadonlySet<string> {
  const table = new Map(procedures.map((one) => [one.id, one]));
  const large = new Set<string>();
  const sizes = new Map<string, number>();
  const depths = new Map<string, number>();
  const sizeOf = (id: string): number => {
    const known = sizes.get(id);
    if (known !== undefined) return known;
    const one = table.get(id);
    sizes.set(id, 1);
    if (one?.body === undefined || one.isAbstract) {
      if (one && !one.isAbstract && one.unsupported.length > 0 && mayCompute(one) && isSilent(one)) large.add(id);
      return 1;
    }
    let [size, depth] = [0, 0];
    visitSteps(
      one.body,
      () => {
        size++;
      },
      (call) => {
        for (const { procedure } of call.mode === 'call' ? call.targets : []) {
          const isOnCycle = cyclic.has(procedure) && cycles.get(id) === cycles.get(procedure);
          size += isOnCycle ? 1 : sizeOf(procedure);
          if (!isOnCycle && !large.has(procedure)) depth = Math.max(depth, 1 + (depths.get(procedure) ?? 0));
        }
      },
    );
    depths.set(id, depth);
    const isLong = (size > LONGEST || (one.unsupported.length > 0 && isSilent(one))) && mayCompute(one);
    if (isLong || (depth > DEEPEST && mayCompute(one))) large.add(id);
    // What is only too deep counts as long as it is: a call of it may change much, and a body with many of them is no short one.
    const counted = isLong ? 1 : size;
    sizes.set(id, counted);
    return counted;
  };
  for (const { id } of procedures) sizeOf(id);
  return large;
}

/** By procedure on a cycle of calls that would be inlined, the number of its cycle. */
function cyclesOf({ procedures }: Program): ReadonlyMap<string, number> {
  const inlined = new Map(procedures.filter((one) => one.body !== undefined && !one.isAbstract).map((one) => [one.id, one]));
  const callees = new Map(
    [...inlined].map(([id, one]) => [
      id,
      [
        ...new Set(
          callsOf(one.body!)
            .filter((call) => call.mode === 'call')
            .flatMap((call) => call.targets.map((target) => target.procedure)),
        ),
      ].filter((target) => inlined.has(target)),
    ]),
  );
  const found = new Map<string, number>();
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const onStack = new Set<string>();
  let cycles = 0;
  for (const start of inlined.keys()) {
    if (index.has(start)) continue;
    const open: { readonly id: string; next: number }[] = [];
    const enter = (id: string): void => {
      index.set(id, index.size);
      low.set(id, index.get(id)!);
      stack.push(id);
      onStack.add(id);
      open.push({ id, next: 0 });
    };
    enter(start);
    while (open.length > 0) {
      const top = open.at(-1)!;
      const callee = callees.get(top.id)![top.next++];
      if (callee !== undefined) {
        if (!index.has(callee)) enter(callee);
        else if (onStack.has(callee)) low.set(top.id, Math.min(low.get(top.id)!, index.get(callee)!));
        continue;
      }
      open.pop();
      const above = open.at(-1);
      if (above) low.set(above.id, Math.min(low.get(above.id)!, low.get(top.id)!));
      if (low.get(top.id) !== index.get(top.id)) continue;
      const members = stack.splice(stack.lastIndexOf(top.id));
      for (const one of members) onStack.delete(one);
      if (members.length > 1 || callees.get(top.id)!.includes(top.id)) {
        cycles++;
        for (const one of members) found.set(one, cycles);
      }
    }
  }
  return found;
}
