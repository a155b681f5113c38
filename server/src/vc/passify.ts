/**
 * Sequential programs to conditions: every variable gets a new name at each change (passive form), every path a guard.
 *
 * Guards are implied backwards: the atom of a point implies that of its predecessor and the assumptions between. So an
 * execution that fails an assertion satisfies the constraints, and a model of "some assertion fails" is a path from the entry to it.
 * The condition is linear in the program: where paths meet, variables that differ and are still read get one common name.
 * Neighbours: `liveness.ts`; the result is completed by `instantiate.ts`.
 */
import { spend } from '../base/effort';
import type { Fact, Mark, Sequential, SequentialProgram, Watch } from '../sequential/logic/ir';
import {
  and,
  equal,
  implies,
  isFalse,
  isTrue,
  not,
  or,
  sameTerm,
  symbol,
  versionOf,
  walk,
  type Symbol,
  type Term,
} from '../sequential/logic/terms';
import { atArbitraryValues } from './arbitrary';
import type { CandidateGoal, Condition, Constraint, GuardedFact, Goal, PathNode, ReachGoal } from './condition';
import { liveVariables, type LiveAfter } from './liveness';

type Values = Map<string, Term>;

interface State {
  readonly node: PathNode;
  readonly values: Values;
  pending: Fact[];
  /** What assertions have shown, to be taken for granted after them: looked at in one store, as goals are. */
  shown: Term[];
  marks: Mark[];
  /** What is pending or shown is one believed candidate; this is where the first candidate of its group was tried. */
  proposedAt?: Term;
}

export function passify(program: SequentialProgram): Condition {
  return new Passifier(liveVariables(program.body), program.parameters).run(program);
}

class Passifier {
  private readonly constraints: Constraint[] = [];
  private readonly facts: GuardedFact[] = [];
  private readonly goals: Goal[] = [];
  private readonly candidates: CandidateGoal[] = [];
  private readonly reaches: ReachGoal[] = [];
  private readonly hopeless = new Set<string>();
  private readonly versions = new Map<string, number>();
  /** What is assigned to, by name. */
  private readonly known = new Map<string, Symbol>();
  private readonly exits = new Map<string, State[]>();
  private nodes = 0;
  private guessed = 0;

  constructor(
    private readonly live: LiveAfter,
    private readonly parameters: ReadonlySet<string>,
  ) {}

  run(program: SequentialProgram): Condition {
    for (const fact of program.background) {
      if (fact.kind === 'term') this.constrain(fact.term);
      else this.facts.push({ guard: undefined, node: undefined, fact, position: 0 });
    }
    const start: State = { node: { atom: undefined, parents: [], marks: [] }, values: new Map(), pending: [], shown: [], marks: [] };
    this.statement(program.body, start);
    return {
      name: program.name,
      constraints: this.constraints,
      facts: this.facts,
      goals: this.goals,
      candidates: this.candidates,
      guessed: this.guessed,
      hopeless: this.hopeless,
      reaches: this.reaches,
    };
  }

  /** The state after the statement; undefined where nothing goes on. */
  private statement(stmt: Sequential, state: State): State | undefined {
    switch (stmt.kind) {
      case 'assign':
        this.assign(state, stmt.variable, resolve(stmt.value, state.values));
        return state;
      case 'havoc':
        for (const variable of stmt.variables) state.values.set(variable.name, this.version(variable));
        return state;
      case 'assume': {
        const fact = resolveFact(stmt.fact, state.values);
        if (fact.kind === 'term' && isFalse(fact.term)) return undefined;
        if (this.isHopeless(fact.kind === 'term' ? fact.term : fact.body)) return state;
        if (!(fact.kind === 'term' && isTrue(fact.term))) state.pending.push(fact);
        return state;
      }
      case 'assert':
        return this.assertion(stmt, state);
      case 'candidate': {
        if (this.speaksOfNothing(stmt.condition, state)) {
          this.hopeless.add(stmt.switch.name);
          return state;
        }
        const proposedAt = state.pending.length + state.shown.length === 1 ? state.proposedAt : undefined;
        const here = this.flush(state, false);
        const condition = resolve(stmt.condition, here.values);
        const atom = symbol(`candidate ${this.candidates.length + 1}`, 'Bool');
        const reached = here.node.atom ?? not(FALSEHOOD);
        this.constrain(implies(atom, and(reached, stmt.switch, not(condition))), { isGoal: true, under: atom });
        // Proved one after the other, each with the help of those before; refuted all at one place, so that one model refutes many.
        const place = proposedAt ?? reached;
        this.candidates.push({
          atom,
          node: here.node,
          fails: and(place, not(condition)),
          switch: stmt.switch,
          steers: stmt.steers === true,
          isQuestion: stmt.isQuestion === true,
        });
        this.guessed = this.constraints.length;
        if (stmt.isQuestion === true) return here;
        // A candidate that is believed has been proved here.
        takeForGranted(here, implies(stmt.switch, condition));
        here.proposedAt = place;
        return here;
      }
      case 'mark':
        state.marks.push({ ...stmt.mark, watch: resolveWatches(stmt.mark.watch, state.values) });
        return state;
      case 'reach': {
        const here = this.flush(state, true);
        if (here.node.atom) this.reaches.push({ atom: here.node.atom, node: here.node, point: stmt.point });
        return here;
      }
      case 'seq': {
        let current: State | undefined = state;
        for (const part of stmt.parts) {
          if (!current) return undefined;
          current = this.statement(part, current);
        }
        return current;
      }
      case 'choice': {
        const before = this.flush(state, false);
        const ends: State[] = [];
        for (const branch of stmt.branches) {
          const end = this.statement(branch, { node: before.node, values: new Map(before.values), pending: [], shown: [], marks: [] });
          if (end) ends.push(end);
        }
        return this.merge(ends, this.live.get(stmt)!);
      }
      case 'block': {
        const outer = this.exits.get(stmt.label);
        const leaving: State[] = [];
        this.exits.set(stmt.label, leaving);
        const end = this.statement(stmt.body, state);
        if (outer) this.exits.set(stmt.label, outer);
        else this.exits.delete(stmt.label);
        return this.merge(end ? [...leaving, end] : leaving, this.live.get(stmt)!);
      }
      case 'exit':
        // Values are copied: the state may be one that its branch goes on to change.
        this.exits.get(stmt.label)?.push({ ...state, values: new Map(state.values) });
        return undefined;
    }
  }

  /** A candidate about a local that has no value yet is not worth a question. */
  private speaksOfNothing(condition: Term, state: State): boolean {
    let found = false;
    walk(condition, (term) => {
      if (term.kind === 'symbol' && term.role?.kind === 'local' && !state.values.has(term.name) && !this.parameters.has(term.name))
        found = true;
    });
    return found;
  }

  /** What is believed under the switch of a candidate that stays off: without it, its terms are none of the condition's. */
  private isHopeless(term: Term): boolean {
    const premise = term.kind === 'apply' && term.op === '=>' ? term.args[0]! : undefined;
    return premise?.kind === 'symbol' && this.hopeless.has(premise.name);
  }

  private constrain(term: Term, what: Omit<Constraint, 'term'> = { isGoal: false }): void {
    this.constraints.push({ term, ...what });
  }

  private assertion(stmt: Sequential & { readonly kind: 'assert' }, state: State): State {
    const condition = resolve(stmt.condition, state.values);
    if (isTrue(condition)) return state;
    const here = this.flush(state, false);
    const atom = symbol(`fails ${this.goals.length + 1}`, 'Bool');
    this.constrain(implies(atom, and(here.node.atom ?? not(FALSEHOOD), not(atArbitraryValues(condition)))), { isGoal: true, under: atom });
    this.goals.push({
      atom,
      obligation: { ...stmt.obligation, watch: resolveWatches(stmt.obligation.watch, state.values) },
      node: here.node,
    });
    if (stmt.obligation.isAtArbitrary) here.shown.push(atArbitraryValues(condition));
    else if (!stmt.obligation.isObservation) takeForGranted(here, condition);
    return here;
  }

  /** Gives the pending assumptions a node of their own. */
  private flush(state: State, force: boolean): State {
    if (state.pending.length === 0 && state.shown.length === 0 && state.marks.length === 0 && !force) return state;
    const node = this.node(state, []);
    return { node, values: state.values, pending: [], shown: [], marks: [] };
  }

  private node(state: State, extra: readonly Term[]): PathNode {
    const atom = symbol(`at ${++this.nodes}`, 'Bool');
    const node: PathNode = { atom, parents: [state.node], marks: state.marks };
    const terms: Term[] = state.node.atom ? [state.node.atom] : [];
    for (const fact of state.pending) {
      if (fact.kind === 'term') terms.push(fact.term);
      else this.facts.push({ guard: atom, node, fact, position: this.constraints.length });
    }
    this.constrain(implies(atom, and(...terms, ...extra)), { isGoal: false, under: atom });
    for (const term of state.shown) this.constrain(implies(atom, term), { isGoal: true, under: atom });
    return node;
  }

  private assign(state: State, variable: Symbol, value: Term): void {
    if (value.kind === 'symbol' || value.kind === 'number' || (value.kind === 'apply' && value.args.length === 0)) {
      this.known.set(variable.name, variable);
      state.values.set(variable.name, value);
      return;
    }
    const version = this.version(variable);
    this.constrain(equal(version, value), { isGoal: false, defines: version });
    state.values.set(variable.name, version);
  }

  private version(variable: Symbol): Symbol {
    this.known.set(variable.name, variable);
    const count = (this.versions.get(variable.name) ?? 0) + 1;
    this.versions.set(variable.name, count);
    return versionOf(variable, count);
  }

  private named(name: string, sort: Symbol['sort'], className: string | undefined): Symbol {
    return { ...symbol(name, sort, className), role: this.known.get(name)?.role };
  }

  private merge(states: readonly State[], live: ReadonlySet<string>): State | undefined {
    if (states.length <= 1) return states[0];
    const symbols = new Map<string, Symbol>();
    const values: Values = new Map();
    const names = new Set(states.flatMap((state) => [...state.values.keys()]));
    for (const name of names) {
      if (!live.has(name)) continue;
      const known = states.map((state) => state.values.get(name));
      const first = known.find((value) => value !== undefined)!;
      const initial = this.named(name, sortOfValue(first), classOfValue(first));
      const all = known.map((value) => value ?? initial);
      if (all.every((value) => sameTerm(value, all[0]!))) values.set(name, all[0]!);
      else {
        const common = this.version(this.named(name, sortOfValue(first), commonClass(all)));
        symbols.set(name, common);
        values.set(name, common);
      }
    }
    const edges = states.map((state) => {
      const equalities = [...symbols].map(([name, common]) =>
        equal(common, state.values.get(name) ?? this.named(name, common.sort, common.className)),
      );
      return this.node(state, equalities);
    });
    const atom = symbol(`at ${++this.nodes}`, 'Bool');
    this.constrain(implies(atom, or(...edges.map((edge) => edge.atom!))), { isGoal: false, under: atom });
    return { node: { atom, parents: edges, marks: [] }, values, pending: [], shown: [], marks: [] };
  }
}

/**
 * What has been shown of an arbitrary object is compared with what is to be shown of it next; no other facts are needed at what it leads to
 * (docs/soundness/prover.md#what-is-shown-of-arbitrary-objects).
 */
function takeForGranted(state: State, term: Term): void {
  if (speaksOfArbitrary(term)) state.shown.push(term);
  else state.pending.push({ kind: 'term', term });
}

function speaksOfArbitrary(term: Term): boolean {
  let found = false;
  walk(term, (part) => {
    if (part.kind === 'symbol' && part.role?.kind === 'arbitrary') found = true;
  });
  return found;
}

const FALSEHOOD: Term = { kind: 'apply', op: 'false', args: [], sort: 'Bool' };

function sortOfValue(value: Term): Symbol['sort'] {
  return value.kind === 'number' ? 'Int' : value.kind === 'quantifier' ? 'Bool' : value.sort;
}

function classOfValue(value: Term): string | undefined {
  return value.kind === 'symbol' || value.kind === 'apply' ? value.className : undefined;
}

/** The class that all values share, as far as it is known; `Object` where they differ, so that no fact about it is missed. */
function commonClass(values: readonly Term[]): string | undefined {
  const classes = new Set(values.filter((value) => !(value.kind === 'apply' && value.op === 'null')).map(classOfValue));
  return classes.size === 1 ? [...classes][0] : 'java.lang.Object';
}

/** Puts the current names of variables into a term; bound variables keep theirs. */
export function resolve(term: Term, values: ReadonlyMap<string, Term>, bound: ReadonlySet<string> = NONE): Term {
  switch (term.kind) {
    case 'number':
      return term;
    case 'symbol':
      return bound.has(term.name) ? term : (values.get(term.name) ?? term);
    case 'apply': {
      if (term.args.length === 0) return term;
      spend(1);
      let changed = false;
      const args = term.args.map((argument) => {
        const next = resolve(argument, values, bound);
        if (next !== argument) changed = true;
        return next;
      });
      return changed ? { ...term, args } : term;
    }
    case 'quantifier': {
      const body = resolve(term.body, values, new Set([...bound, ...term.variables.map((variable) => variable.name)]));
      return body === term.body ? term : { ...term, body };
    }
  }
}

const NONE: ReadonlySet<string> = new Set();

function resolveFact(fact: Fact, values: ReadonlyMap<string, Term>): Fact {
  if (fact.kind === 'term') return { kind: 'term', term: resolve(fact.term, values) };
  return {
    ...fact,
    body: resolve(fact.body, values, new Set([fact.variable.name, ...(fact.indices ?? []).map((index) => index.variable.name)])),
  };
}

function resolveWatches(watches: readonly Watch[], values: ReadonlyMap<string, Term>): readonly Watch[] {
  return watches.map((watch) => ({ ...watch, before: watch.before && resolve(watch.before, values), after: resolve(watch.after, values) }));
}
