/**
 * The rule REACHENV (horn-environment-inference, Fig. 5) as recursive Horn clauses for Spacer: one predicate for what a thread reaches at
 * each of its places, one for the steps that it takes as others see them. Each clause has one predicate in its head; a conjunction there
 * would be answered `unknown`.
 *
 * The predicates speak of global variables and the thread's own locals alone; what else a proof needs is made global first (`expose.ts`),
 * so modular and other proofs are asked for in one form. The model is not used: proofs are found again in the program's own terms
 * (`houdini.ts`) and checked (`premises.ts`).
 * Neighbours: `engine-spacer.ts` asks; `smt.ts` prints.
 */
import type { Linear } from './linear';
import { conjunction, cubeText, linearText, symbol } from './smt';
import { primed, type System, type ThreadSystem, type Transition, type Variable } from './system';

/** The clauses, up to and without the question. */
export function hornText(system: System): string {
  const lines = ['(set-logic HORN)'];
  const globals = system.globals;
  system.threads.forEach((thread, index) => {
    thread.places.forEach((place, at) =>
      lines.push(`(declare-fun ${reach(index, at)} (${[...globals, ...place.live].map(() => 'Int').join(' ')}) Bool)`),
    );
    lines.push(`(declare-fun ${steps(index)} (${[...globals, ...globals].map(() => 'Int').join(' ')}) Bool)`);
  });
  system.threads.forEach((thread, index) => {
    lines.push(clause([cubeText(system.initial), ranges(globals)], reachText(system, index, 0)));
    for (const one of thread.transitions) lines.push(...transitionClauses(system, thread, index, one));
    for (const wrong of thread.wrongs) lines.push(clause([reachText(system, index, wrong.at), cubeText(wrong.guard)], 'false'));
    thread.places.forEach((_, at) => {
      system.threads.forEach((other, who) => {
        if (who === index || !other.transitions.some((one) => changes(system, one))) return;
        const args = [...globals.map(({ name }) => symbol(name)), ...globals.map(({ name }) => symbol(primed(name)))];
        lines.push(
          clause(
            [reachText(system, index, at), application(steps(who), args)],
            reachText(system, index, at, (name) => primed(name)),
          ),
        );
      });
    });
  });
  return lines.join('\n');
}

function reach(thread: number, place: number): string {
  return `R${thread}_${place}`;
}

function steps(thread: number): string {
  return `E${thread}`;
}

function application(name: string, args: readonly string[]): string {
  return args.length === 0 ? name : `(${name} ${args.join(' ')})`;
}

/** `name`: how global variables are called; locals keep their names. */
function reachText(system: System, thread: number, place: number, name: (old: string) => string = (old) => old): string {
  const live = system.threads[thread]!.places[place]!.live;
  return application(reach(thread, place), [...system.globals.map((one) => symbol(name(one.name))), ...live.map(symbol)]);
}

function ranges(variables: readonly Variable[]): string {
  return conjunction(variables.flatMap((one) => (one.sort === 'bool' ? [`(<= 0 ${symbol(one.name)} 1)`] : [])));
}

/** Whether others can see it. */
export function changes(system: System, transition: Transition): boolean {
  return system.globals.some(({ name }) => transition.updates.has(name));
}

export function valueAfter(transition: Transition, name: string): Linear {
  return transition.updates.get(name) ?? { constant: 0, terms: [[name, 1]] };
}

function transitionClauses(system: System, thread: ThreadSystem, index: number, one: Transition): readonly string[] {
  const body = [reachText(system, index, one.from), cubeText(one.guard)];
  const after = (name: string): string => linearText(valueAfter(one, name));
  const globals = system.globals.map(({ name }) => after(name));
  const head = application(reach(index, one.to), [...globals, ...thread.places[one.to]!.live.map(after)]);
  const result = [clause(body, head)];
  if (changes(system, one))
    result.push(clause(body, application(steps(index), [...system.globals.map(({ name }) => symbol(name)), ...globals])));
  return result;
}

/** A clause over all variables in it. */
export function clause(body: readonly string[], head: string): string {
  const kept = body.filter((one) => one !== 'true');
  const names = new Set([...kept, head].flatMap((one) => one.match(/\|[^|]*\|/g) ?? []));
  const implication = `(=> ${conjunction(kept)} ${head})`;
  return names.size === 0
    ? `(assert ${implication})`
    : `(assert (forall (${[...names].map((name) => `(${name} Int)`).join(' ')}) ${implication}))`;
}
