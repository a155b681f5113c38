/**
 * Conditions as SMT-LIB 2 text. What `--dump smt` prints is what the prover gets.
 * Names are kept readable between bars; characters that SMT-LIB forbids there are written as `~HEX`.
 * Soundness: docs/soundness/loops.md#candidates-are-decided-early.
 * Neighbours: `instantiate.ts` before, solver after.
 */
import { TooMuchWork, spend, withEffort } from '../base/effort';
import type { Sort, Symbol, Term } from '../sequential/logic/terms';
import type { Hierarchy } from '../sequential/logic/hierarchy';
import { sortOf, symbol, walk } from '../sequential/logic/terms';
import type { Condition } from './condition';
import { partOf, type Aim } from './focus';
import { instantiate } from './instantiate';
import type { Meaning } from '../sequential/logic/operators';
import { definitionOf } from './interpreted';
import { mapsToFunctions } from './maps';

/** The text that every check starts with; integer division and remainder are Java's, which truncate. */
const PRELUDE = `(declare-sort Ref 0)
(declare-sort Type 0)
(declare-sort Float 0)
(define-fun |java.div| ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun |java.rem| ((a Int) (b Int)) Int (- a (* b (|java.div| a b))))
`;

export interface SmtCondition {
  /** Declarations and constraints, without any check. */
  readonly text: string;
  /** The same in two parts: the first is all that candidates can depend on. (Assuming less is sound, and they are decided sooner.) */
  readonly parts: readonly [string, string];
  readonly hasQuantifiers: boolean;
  /** A term of the condition as text: a goal, a candidate, or what is watched. */
  readonly print: (term: Term) => string;
  /**
   * What some goals need of it, with facts at the objects that they speak of alone, or at all (then also with what is watched): a condition
   * of its own. Throws TooMuchWork where the steps that are left do not suffice.
   */
  readonly part: (aims: readonly Aim[], which: 'near' | 'all') => SmtCondition;
  /** It is asked in parts and has no text; this is the whole, made when it is needed, or undefined where that would be too long. */
  readonly whole?: () => SmtCondition | undefined;
}

export function smtOf(condition: Condition, hierarchy: Hierarchy): SmtCondition {
  return printed(condition, hierarchy, [...allWatched(condition)], undefined);
}

/** Of a condition that is long as a whole, which is made if it takes so many steps at most. */
export function smtInParts(condition: Condition, hierarchy: Hierarchy, mostSteps: number): SmtCondition {
  const part = partsOf(condition, hierarchy);
  const whole = (): SmtCondition | undefined => wholeWithin(condition, hierarchy, mostSteps);
  return { text: '', parts: ['', ''], hasQuantifiers: false, print: (term) => new Printer().term(term), part, whole };
}

/** The whole, or its parts where that would take more steps. */
export function smtWithin(condition: Condition, hierarchy: Hierarchy, mostSteps: number): SmtCondition {
  return wholeWithin(condition, hierarchy, mostSteps) ?? { ...smtInParts(condition, hierarchy, mostSteps), whole: () => undefined };
}

function wholeWithin(condition: Condition, hierarchy: Hierarchy, mostSteps: number): SmtCondition | undefined {
  try {
    return withEffort(mostSteps, () => smtOf(condition, hierarchy));
  } catch (error) {
    if (error instanceof TooMuchWork) return undefined;
    throw error;
  }
}

function partsOf(condition: Condition, hierarchy: Hierarchy): SmtCondition['part'] {
  return (aims, which) => {
    const part = partOf(condition, aims);
    return which === 'near'
      ? printed(part.condition, hierarchy, [], part.near)
      : printed(part.condition, hierarchy, [...allWatched(part.condition)], undefined);
  };
}

function printed(
  condition: Condition,
  hierarchy: Hierarchy,
  watched: readonly Term[],
  near: ReadonlySet<string> | undefined,
): SmtCondition {
  const functions = mapsToFunctions(instantiate(condition, hierarchy, near), watched);
  const { constraints } = functions;
  const printer = new Printer();
  const bodies = constraints.map((constraint) => {
    const text = `(assert ${printer.term(constraint)})`;
    spend(text.length / 4);
    return text;
  });
  const isEarly = beforeCandidates(condition);
  for (const goal of condition.goals) printer.declareSymbol(goal.atom);
  for (const candidate of condition.candidates) [candidate.atom, candidate.switch].forEach((one) => printer.declareSymbol(one));
  for (const name of condition.hopeless) printer.declareSymbol(symbol(name, 'Bool'));
  for (const reach of condition.reaches) printer.declareSymbol(reach.atom);
  for (const node of watched) printer.term(functions.rewrite(node));
  const declarations = `${PRELUDE}${printer.declarations.join('\n')}\n`;
  const early = constraints.map(isEarly);
  const part = (wanted: boolean): string =>
    bodies
      .filter((_, index) => early[index] === wanted)
      .map((body) => `${body}\n`)
      .join('');
  return {
    text: `${declarations}${bodies.join('\n')}\n`,
    parts: [`${declarations}${part(true)}`, part(false)],
    hasQuantifiers: printer.hasQuantifiers,
    print: (term) => new Printer().term(functions.rewrite(term)),
    part: partsOf(condition, hierarchy),
  };
}

/**
 * Whether a constraint speaks only of what was there when the last candidate was made: the program after it, and facts about what appears
 * only there, do not matter to candidates.
 */
function beforeCandidates(condition: Condition): (constraint: Term) => boolean {
  const names = (of: readonly { readonly term: Term }[]): Set<string> => {
    const found = new Set<string>();
    for (const { term } of of)
      walk(term, (part) => {
        if (part.kind === 'symbol') found.add(part.name);
      });
    return found;
  };
  const early = names(condition.constraints.slice(0, condition.guessed));
  const late = new Set([...names(condition.constraints.slice(condition.guessed))].filter((name) => !early.has(name)));
  return (constraint) => {
    let isLate = false;
    // A store that is only read at terms has become a function.
    walk(constraint, (part) => {
      if ((part.kind === 'symbol' && late.has(part.name)) || (part.kind === 'apply' && late.has(part.op))) isLate = true;
    });
    return !isLate;
  };
}

/** Terms that a counterexample will ask for must be declared, though no constraint may mention them. */
function* allWatched(condition: Condition): Iterable<Term> {
  const seen = new Set<object>();
  const stack = condition.goals.map((goal) => goal.node);
  for (const goal of condition.goals)
    for (const watch of goal.obligation.watch) {
      yield watch.after;
      if (watch.before) yield watch.before;
    }
  while (stack.length > 0) {
    const node = stack.pop()!;
    if (seen.has(node)) continue;
    seen.add(node);
    for (const mark of node.marks)
      for (const watch of mark.watch) {
        yield watch.after;
        if (watch.before) yield watch.before;
      }
    stack.push(...node.parents);
  }
}

const BUILT_IN = new Set([
  'true',
  'false',
  'not',
  'and',
  'or',
  '=>',
  '=',
  'ite',
  'select',
  'store',
  'distinct',
  '+',
  '-',
  '*',
  '<',
  '<=',
  '>',
  '>=',
  'java.div',
  'java.rem',
]);
/** Those of them that the beginning of every condition defines. */
const OURS: ReadonlySet<string> = new Set(['java.div', 'java.rem']);

class Printer {
  readonly declarations: string[] = [];
  hasQuantifiers = false;
  private readonly declared = new Set<string>();
  private readonly bound: string[] = [];

  term(term: Term): string {
    spend(1);
    switch (term.kind) {
      case 'number':
        return term.value.startsWith('-') ? `(- ${term.value.slice(1)})` : term.value;
      case 'symbol':
        if (!this.bound.includes(term.name)) this.declareSymbol(term);
        return quote(term.name);
      case 'quantifier': {
        this.hasQuantifiers = true;
        this.bound.push(...term.variables.map((variable) => variable.name));
        const inner = this.term(term.body);
        const patterns = (term.patterns ?? []).map((pattern) => ` :pattern (${this.term(pattern)})`).join('');
        const body = patterns === '' ? inner : `(! ${inner}${patterns})`;
        this.bound.length -= term.variables.length;
        return `(${term.which} (${term.variables.map((variable) => `(${quote(variable.name)} ${smtSort(variable.sort)})`).join(' ')}) ${body})`;
      }
      case 'apply':
        return this.application(term);
    }
  }

  declareSymbol(one: Symbol): void {
    this.declare(one.name, [], one.sort);
  }

  private application(term: Term & { readonly kind: 'apply' }): string {
    const args = term.args.map((argument) => this.term(argument));
    if (term.op === 'const') return `((as const ${smtSort(term.sort)}) ${args[0]})`;
    if (!BUILT_IN.has(term.op)) this.declare(term.op, term.args.map(sortOf), term.sort, term.means);
    const name = BUILT_IN.has(term.op) && !OURS.has(term.op) ? term.op : quote(term.op);
    return args.length === 0 ? name : `(${name} ${args.join(' ')})`;
  }

  private declare(name: string, args: readonly Sort[], sort: Sort, means?: Meaning): void {
    if (this.declared.has(name)) return;
    this.declared.add(name);
    this.declarations.push(
      definitionOf(means, quote(name)) ?? `(declare-fun ${quote(name)} (${args.map(smtSort).join(' ')}) ${smtSort(sort)})`,
    );
  }
}

export function smtSort(sort: Sort): string {
  return typeof sort === 'string' ? sort : `(Array ${smtSort(sort.key)} ${smtSort(sort.value)})`;
}

export function quote(name: string): string {
  return `|${name.replace(/[^ -{}]|[\\]/gu, (character) => `~${character.codePointAt(0)!.toString(16)}.`)}|`;
}
