/**
 * What each tactic does and what is checked, in the words of the table in docs/prove.md; a test holds the two together.
 * Neighbours: `script-parse.ts` has the words of tactics; the editor shows this in hovers and completions.
 */

export interface TacticHelp {
  /** The first words of the tactics that it is about, as the report names them. */
  readonly tactics: readonly string[];
  readonly forms: readonly string[];
  readonly does: string;
  /** Empty: nothing needs to be. */
  readonly checked: string;
}

export const TACTIC_HELP: readonly TacticHelp[] = [
  {
    tactics: ['invariant'],
    forms: ['invariant P;', 'invariant [Cell] P;'],
    does: 'P holds of every object of the class from now on',
    checked: 'constructors establish it, every action preserves it',
  },
  {
    tactics: ['mutex'],
    forms: ['mutex P : x, y;', 'mutex [Cell] P as a : Cell.x;'],
    does: 'whoever made P true may use x and y. A ghost field (`a`) records who that is; steps that use the variables assert that it is `tid`. For `P` of the form `o.holder != null` the ghost field is `o.holder`; with nothing after the colon only releases assert something. `held.value`, where `held` is a final field: the ghost field is in that object, and counts for all of its class',
    checked: 'the invariant `a != null <==> P`',
  },
  {
    tactics: ['rwlock'],
    forms: ['rwlock R, W : x;'],
    does: 'what `mutex` does, for a writer for whom W holds; reading x is also allowed while R does',
    checked: 'what `mutex` has to show, and that R and W exclude each other',
  },
  {
    tactics: ['assert'],
    forms: ['assert P at S;'],
    does: 'the gate of S becomes `P and gate`; it is to be shown later',
    checked: 'the new action simulates the old one',
  },
  {
    tactics: ['abstract read'],
    forms: ['abstract read x at S;'],
    does: 'S starts with any value of x',
    checked: 'the new action simulates the old one',
  },
  {
    tactics: ['abstract write'],
    forms: ['abstract write x at S;'],
    does: 'S ends with any value of x',
    checked: 'the new action simulates the old one',
  },
  {
    tactics: ['replace'],
    forms: ['replace S: gate P, modifies x, a[*], post Q;'],
    does: 'S becomes that action',
    checked: 'the new action simulates the old one, and preserves the invariant',
  },
  {
    tactics: ['reduce', 'reduce stmt'],
    forms: ['reduce;', 'reduce stmt m;'],
    does: 'neighbours become one action where the first is a right or the second a left mover, and a choice between actions becomes one action',
    checked:
      'movers, pair by pair with every action of the program; a left mover must not wait, since others see what its thread has done before',
  },
  {
    tactics: ['hoist'],
    forms: ['hoist L;'],
    does: 'the last iteration of a loop stands after it',
    checked: '(an equality)',
  },
  {
    tactics: ['reduce loop'],
    forms: ['reduce loop L: gate P, modifies x, post Q;'],
    does: 'the loop becomes that action, after its last iteration is hoisted. Without a specification: it changes the locals that its body writes',
    checked: 'the body is a mover, zero iterations are allowed, one more is simulated',
  },
  {
    tactics: ['annot inv'],
    forms: ['annot inv L: P;'],
    does: 'P is added to gate and post of that action',
    checked: 'by `reduce loop`',
  },
  {
    tactics: ['inline'],
    forms: ['inline m;'],
    does: 'calls of m become its body as it stands now',
    checked: '',
  },
  {
    tactics: ['annot mover', 'reduce proc'],
    forms: ['annot mover m: left;', 'reduce proc m;'],
    does: 'calls of m, one action of that type by now, become it',
    checked: 'movers, postconditions',
  },
  {
    tactics: ['annot pre'],
    forms: ['annot pre m: P;'],
    does: 'a fact in m; every call in the file asserts it. About parameters only',
    checked: 'taken for granted of callers elsewhere',
  },
  {
    tactics: ['annot post'],
    forms: ['annot post m: Q;'],
    does: 'a postcondition of the normal returns of m; `check` must prove it once m is one action',
    checked: 'm used the fields of Q whenever actions that write them were put together',
  },
  {
    tactics: ['check'],
    forms: ['check;', 'check m;'],
    does: 'assertions that follow from the invariant are shown and removed. For the methods that are named, all of them must follow',
    checked: 'each assertion at its place',
  },
  {
    tactics: ['split'],
    forms: ['split S;'],
    does: 'S before a choice moves into each branch',
    checked: '(an equality)',
  },
  {
    tactics: ['aux'],
    forms: ['aux T a;', 'aux map<K, V> a;', 'aux T Node.a;'],
    does: 'a new ghost field; it begins with the default of its type',
    checked: '',
  },
  {
    tactics: ['set'],
    forms: ['set a = e at S;'],
    does: 'S also updates it; `e` is read after S',
    checked: 'only such fields may be set',
  },
  {
    tactics: ['undo'],
    forms: ['undo;'],
    does: 'the program as it was before the last tactic that is not undone',
    checked: '',
  },
];

export function helpOn(tactic: string): TacticHelp | undefined {
  return TACTIC_HELP.find((one) => one.tactics.includes(tactic));
}
