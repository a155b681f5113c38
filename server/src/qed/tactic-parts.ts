/**
 * What stands in a tactic, whatever tactic it is: methods, selectors, variables and formulas, each with its place.
 * Neighbours: `complaints.ts` looks at them before anything is run; `script.ts` has the values.
 */
import type { Formula, Name, Selector, Tactic } from './script';

export interface TacticParts {
  readonly methods: readonly Name[];
  readonly selectors: readonly Selector[];
  /** Fields or locals that are named outside of formulas. */
  readonly variables: readonly Name[];
  readonly formulas: readonly Formula[];
  /** The class in brackets. */
  readonly owner: string | undefined;
  /** Ghost fields that are there afterwards. */
  readonly made: readonly Name[];
}

const NONE: TacticParts = { methods: [], selectors: [], variables: [], formulas: [], owner: undefined, made: [] };

export function partsOf(tactic: Tactic): TacticParts {
  switch (tactic.kind) {
    case 'invariant':
      return { ...NONE, owner: tactic.owner, formulas: [tactic.formula] };
    case 'annot':
      return { ...NONE, methods: [tactic.method], formulas: [tactic.formula] };
    case 'annotMover':
    case 'inline':
      return { ...NONE, methods: [tactic.method] };
    case 'annotInv':
    case 'assert':
      return { ...NONE, selectors: [tactic.target], formulas: [tactic.formula] };
    case 'reduce':
    case 'reduceProc':
    case 'check':
      return { ...NONE, methods: tactic.methods };
    case 'reduceLoop':
    case 'replace':
      return { ...NONE, selectors: [tactic.target], formulas: [...tactic.gates, ...(tactic.modifies ?? []), ...tactic.posts] };
    case 'abstract':
      return { ...NONE, selectors: [tactic.target], variables: [tactic.variable] };
    case 'mutex':
      return {
        ...NONE,
        owner: tactic.owner,
        formulas: [tactic.formula],
        variables: tactic.variables,
        made: tactic.name ? [tactic.name] : [],
      };
    case 'rwlock':
      return { ...NONE, owner: tactic.owner, formulas: [tactic.readers, tactic.writer], variables: tactic.variables };
    case 'hoist':
    case 'split':
      return { ...NONE, selectors: [tactic.target] };
    case 'aux':
      return { ...NONE, made: [tactic.name] };
    case 'set':
      return { ...NONE, selectors: [tactic.target], formulas: [tactic.place, tactic.value] };
    case 'undo':
      return NONE;
  }
}

/** The parts of a formula. */
export function childrenOf(formula: Formula): readonly Formula[] {
  switch (formula.kind) {
    case 'number':
    case 'constant':
    case 'name':
      return [];
    case 'member':
      return [formula.object];
    case 'index':
      return [formula.array, ...(formula.index ? [formula.index] : [])];
    case 'unary':
    case 'old':
      return [formula.operand];
    case 'binary':
      return [formula.left, formula.right];
    case 'conditional':
      return [formula.cond, formula.then, formula.else];
    case 'call':
      return formula.args;
    case 'quantifier':
      return [formula.body];
  }
}
