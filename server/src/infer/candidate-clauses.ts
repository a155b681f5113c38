/**
 * Clauses of a class that a sample of its states and steps suggests: what holds of fields at all times (`global_invariant`), and what no
 * step takes back (`env_assumption`). Candidates only: many of them, simple ones first, those that follow from others among them, since
 * others may turn out to be too strong.
 * Neighbours: `views.ts` names the fields; `annotate.ts` has Check 1 decide.
 */
import type { Annotation } from './annotate';
import type { Sample } from './sample';
import type { Concrete } from './states';
import type { System } from './system';
import { valueIn, type ClassView, type Source, type Term } from './views';

/** What is said of one state, given the values of the terms. */
interface Said {
  readonly text: string;
  /** Which terms it speaks of. */
  readonly terms: readonly number[];
  readonly holds: (values: readonly number[]) => boolean;
  /** It says what a value is, not only a bound. */
  readonly isExact?: true;
  /** Not tried under a condition. */
  readonly isFar?: true;
}

/** More of one kind are not looked at: each costs Check 1 time. */
const MOST = 40;

export interface Proposals {
  readonly plain: readonly Annotation[];
  /** With a condition: tried where the plain ones are not enough. */
  readonly conditional: readonly Annotation[];
}

export function proposeClauses(system: System, views: readonly ClassView[], sample: Sample): Proposals {
  const constants = constantsOf(system);
  const plain: Annotation[] = [];
  const conditional: Annotation[] = [];
  for (const view of views) {
    const states = valuesOf(view, sample.states);
    const steps = stepsOf(view, sample);
    const facts = [...singles(view, states, constants), ...relations(view, states)];
    const always = facts.filter((one) => states.every(one.holds));
    const conditions = conditionsOf(view, states, constants);
    plain.push(
      ...always.slice(0, MOST).map((one) => clause(view, 'global_invariant', one.text, one.terms)),
      ...kept(view, steps, constants).slice(0, MOST),
    );
    const sometimes = facts.filter((one) => !always.includes(one));
    conditional.push(
      ...betweenSections(view, sample.states, sometimes).slice(0, MOST),
      ...implied(view, states, conditions, sometimes).slice(0, MOST),
      ...frozen(view, steps, conditions).slice(0, MOST),
    );
  }
  return { plain, conditional };
}

/** In front of the first field that it speaks of. */
function clause(view: ClassView, keyword: string, text: string, terms: readonly number[]): Annotation {
  const spans = terms.map((one) => view.terms[one]!.field.span).sort((a, b) => a.start - b.start);
  return { text: `${keyword} ${text}`, span: spans[0]!, ...(terms.every((one) => isFixed(view, one)) && { isFixed: true }) };
}

/** It never changes. */
function isFixed(view: ClassView, at: number): boolean {
  return view.objects.every((object) => typeof object[at] === 'number');
}

// ---------------------------------------------------------------- the sample, as a class sees it

type Values = readonly number[];

function valuesOf(view: ClassView, states: readonly Concrete[]): readonly Values[] {
  const seen = new Map<string, Values>();
  for (const state of states) {
    for (const object of view.objects) {
      const values = valuesIn(object, state);
      seen.set(values.join(), values);
    }
  }
  return [...seen.values()];
}

function valuesIn(object: readonly Source[], state: Concrete): Values {
  return object.map((one) => valueIn(one, state));
}

interface Change {
  readonly before: Values;
  readonly after: Values;
}

/** Steps that change something of an object. */
function stepsOf(view: ClassView, { steps }: Sample): readonly Change[] {
  const seen = new Map<string, Change>();
  for (const step of steps) {
    for (const object of view.objects) {
      const before = valuesIn(object, step.before);
      const after = valuesIn(object, step.after);
      if (before.some((value, at) => value !== after[at])) seen.set(`${before.join()}>${after.join()}`, { before, after });
    }
  }
  return [...seen.values()];
}

function constantsOf(system: System): readonly number[] {
  const found = new Set([0, 1]);
  const cubes = [system.initial, ...system.threads.flatMap((thread) => [...thread.transitions, ...thread.wrongs].map((one) => one.guard))];
  for (const { linear } of cubes.flat()) if (linear.terms.length === 1) found.add(Math.abs(linear.constant));
  for (const thread of system.threads)
    for (const one of thread.transitions) for (const value of one.updates.values()) if (value.terms.length === 0) found.add(value.constant);
  return [...found].sort((a, b) => a - b).slice(0, 8);
}

// ---------------------------------------------------------------- what may hold in a state

function singles(view: ClassView, states: readonly Values[], constants: readonly number[]): readonly Said[] {
  return view.terms.flatMap(({ text, sort }, at): readonly Said[] => {
    const say = (words: string, holds: (value: number) => boolean): Said => ({
      text: words,
      terms: [at],
      holds: (values) => holds(values[at]!),
    });
    const exactly = (words: string, holds: (value: number) => boolean): Said => ({ ...say(words, holds), isExact: true });
    if (sort === 'bool') return [exactly(text, (value) => value === 1), exactly(`!${text}`, (value) => value === 0)];
    if (sort === 'ref') return [exactly(`${text} != null`, (value) => value !== 0), exactly(`${text} == null`, (value) => value === 0)];
    if (isFixed(view, at)) return states.slice(0, 1).map((values) => exactly(`${text} == ${values[at]!}`, (value) => value === values[at]));
    const some = constants.filter((one) => states.some((values) => values[at] === one));
    // A bound need not be reached in the sample, which has few values.
    const below = constants.filter((one) => states.every((values) => one < values[at]!));
    const above = constants.filter((one) => states.every((values) => values[at]! < one));
    const lower = constants.filter((one) => some.includes(one) || one === below.at(-1) || (one === 0 && below.includes(0)));
    const upper = constants.filter((one) => some.includes(one) || one === above[0]);
    return [
      ...some.map((one) => exactly(`${text} == ${one}`, (value) => value === one)),
      ...lower.map((one) => say(`${one} <= ${text}`, (value) => one <= value)),
      ...upper.map((one) => say(`${text} <= ${one}`, (value) => value <= one)),
    ];
  });
}

/** Between two numbers, and sums that stay. */
function relations(view: ClassView, states: readonly Values[]): readonly Said[] {
  // Of what never changes its value says everything.
  const numbers = view.terms.flatMap(({ sort }, at) => (sort === 'int' && !isFixed(view, at) ? [at] : []));
  const name = (at: number): string => view.terms[at]!.text;
  const found: Said[] = [];
  for (const a of numbers) {
    for (const b of numbers) {
      if (a === b) continue;
      if (a < b) found.push({ text: `${name(a)} == ${name(b)}`, terms: [a, b], holds: (values) => values[a] === values[b] });
      found.push(
        { text: `${name(a)} <= ${name(b)}`, terms: [a, b], holds: (values) => values[a]! <= values[b]! },
        { text: `${name(a)} <= ${name(b)} + 1`, terms: [a, b], isFar: true, holds: (values) => values[a]! <= values[b]! + 1 },
      );
      for (const c of numbers) {
        if (a < b && c !== a && c !== b)
          found.push({
            text: `${name(a)} + ${name(b)} == ${name(c)}`,
            terms: [a, b, c],
            isFar: true,
            holds: (values) => values[a]! + values[b]! === values[c],
          });
      }
      const sum = states[0]![a]! + states[0]![b]!;
      if (a < b)
        found.push({
          text: `${name(a)} + ${name(b)} == ${sum}`,
          terms: [a, b],
          isFar: true,
          holds: (values) => values[a]! + values[b]! === sum,
        });
    }
  }
  return found;
}

/** Flags, and values that are compared with: both true and false somewhere. */
function conditionsOf(view: ClassView, states: readonly Values[], constants: readonly number[]): readonly Said[] {
  return singles(view, states, constants).filter((one) => one.isExact && states.some(one.holds) && !states.every(one.holds));
}

function implied(view: ClassView, states: readonly Values[], conditions: readonly Said[], facts: readonly Said[]): readonly Annotation[] {
  return conditions.flatMap((condition) => {
    const where = states.filter(condition.holds);
    const holding = facts.filter(
      (fact) => !fact.isFar && !fact.terms.every((one) => condition.terms.includes(one)) && where.every(fact.holds),
    );
    const exact = new Set(holding.flatMap((fact) => (fact.isExact ? fact.terms : [])));
    return holding.flatMap((fact) => {
      // Where a value is known, nothing else has to be said of it.
      if (!fact.isExact && fact.terms.every((one) => exact.has(one) || condition.terms.includes(one))) return [];
      return [clause(view, 'global_invariant', `${condition.text} ==> ${fact.text}`, [...condition.terms, ...fact.terms])];
    });
  });
}

/** What holds while nobody holds a monitor: whoever takes it may break it, and has to mend it. */
function betweenSections(view: ClassView, states: readonly Concrete[], facts: readonly Said[]): readonly Annotation[] {
  return view.monitors.flatMap(({ text, names }) => {
    const views = states.flatMap((state) =>
      view.objects.map((object, at) => ({ values: valuesIn(object, state), isFree: valueIn(names[at]!, state) === 0 })),
    );
    const free = views.filter(({ isFree }) => isFree);
    return facts.flatMap((fact) =>
      free.every(({ values }) => fact.holds(values)) && !views.every(({ values }) => fact.holds(values))
        ? [clause(view, 'global_invariant', `${text} == null ==> ${fact.text}`, fact.terms)]
        : [],
    );
  });
}

// ---------------------------------------------------------------- what steps may keep

/** Numbers that only grow or only fall, flags and values that stay, references that are set once. */
function kept(view: ClassView, steps: readonly Change[], constants: readonly number[]): readonly Annotation[] {
  const every = (test: (before: number, after: number) => boolean, at: number): boolean =>
    steps.every(({ before, after }) => test(before[at]!, after[at]!));
  return view.terms.flatMap(({ text, sort }, at) => {
    const say = (words: string): Annotation => clause(view, 'env_assumption', words, [at]);
    if (steps.every(({ before, after }) => before[at] === after[at])) return [];
    if (sort === 'ref')
      return every((before, after) => before === 0 || before === after, at)
        ? [say(`\\old(${text}) == null || ${text} == \\old(${text})`)]
        : [];
    if (sort === 'bool') {
      return [
        ...(every((before, after) => before === 0 || after === 1, at) ? [say(`\\old(${text}) ==> ${text}`)] : []),
        ...(every((before, after) => before === 1 || after === 0, at) ? [say(`!\\old(${text}) ==> !${text}`)] : []),
      ];
    }
    return [
      ...(every((before, after) => before <= after, at) ? [say(`\\old(${text}) <= ${text}`)] : []),
      ...(every((before, after) => before >= after, at) ? [say(`${text} <= \\old(${text})`)] : []),
      ...constants.flatMap((value) =>
        steps.some(({ before }) => before[at] === value) && every((before, after) => before !== value || after === value, at)
          ? [say(`\\old(${text}) == ${value} ==> ${text} == ${value}`)]
          : [],
      ),
    ];
  });
}

/** What does not change where a condition holds. */
function frozen(view: ClassView, steps: readonly Change[], conditions: readonly Said[]): readonly Annotation[] {
  return conditions.flatMap((condition) =>
    view.terms.flatMap((term, at) => {
      if (condition.terms.includes(at) || steps.every(({ before, after }) => before[at] === after[at])) return [];
      if (!steps.every(({ before, after }) => !condition.holds(before) || before[at] === after[at])) return [];
      return [
        clause(
          view,
          'env_assumption',
          `${oldOf(condition.text, view.terms[condition.terms[0]!]!)} ==> ${term.text} == \\old(${term.text})`,
          [...condition.terms, at],
        ),
      ];
    }),
  );
}

/** A condition about one term, said of the state before. */
function oldOf(text: string, term: Term): string {
  return text.replace(term.text, () => `\\old(${term.text})`);
}
