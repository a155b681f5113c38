/**
 * Linear expressions over named integer variables, and atoms `e <= 0`, `e = 0` made of them. Booleans are 0 and 1, references the numbers
 * of their objects.
 * Why: transitions, predicates and Farkas sums (horn-environment-inference 7) all are of this form, so one small arithmetic serves all of
 * them.
 * Neighbours: `system.ts` is made of these; `smt.ts` prints them; `farkas.ts` adds them up.
 */

/** `constant + sum of coefficient * variable`; no coefficient is 0; names are sorted, so equal expressions have equal keys. */
export interface Linear {
  readonly constant: number;
  readonly terms: readonly (readonly [name: string, coefficient: number])[];
}

/** `linear <= 0` or `linear = 0`. */
export interface Atom {
  readonly linear: Linear;
  readonly op: '<=' | '=';
}

/** A conjunction. */
export type Cube = readonly Atom[];

export function constant(value: number): Linear {
  return { constant: value, terms: [] };
}

export function variable(name: string): Linear {
  return { constant: 0, terms: [[name, 1]] };
}

export const ZERO = constant(0);
export const ONE = constant(1);

/** `left + factor * right`. */
export function plus(left: Linear, right: Linear, factor = 1): Linear {
  if (factor === 0) return left;
  const sum = new Map(left.terms);
  for (const [name, coefficient] of right.terms) sum.set(name, (sum.get(name) ?? 0) + factor * coefficient);
  return made(left.constant + factor * right.constant, sum);
}

export function minus(left: Linear, right: Linear): Linear {
  return plus(left, right, -1);
}

export function times(linear: Linear, factor: number): Linear {
  return plus(ZERO, linear, factor);
}

function made(value: number, terms: Iterable<readonly [string, number]>): Linear {
  const kept = [...terms].filter(([, coefficient]) => coefficient !== 0);
  kept.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return { constant: value === 0 ? 0 : value, terms: kept };
}

export function isConstant(linear: Linear): boolean {
  return linear.terms.length === 0;
}

export function sameLinear(left: Linear, right: Linear): boolean {
  return left === right || keyOf(left) === keyOf(right);
}

/** Equal for equal expressions only. */
export function keyOf(linear: Linear): string {
  return `${linear.terms.map(([name, coefficient]) => `${coefficient}*${name}`).join('+')}+${linear.constant}`;
}

export function keyOfAtom(atom: Atom): string {
  return `${keyOf(atom.linear)}${atom.op}`;
}

/** Puts expressions in the place of variables, all at once; `undefined` leaves one as it is. */
export function substitute(linear: Linear, value: (name: string) => Linear | undefined): Linear {
  let result = constant(linear.constant);
  let changed = false;
  for (const [name, coefficient] of linear.terms) {
    const put = value(name);
    changed ||= put !== undefined;
    result = plus(result, put ?? variable(name), coefficient);
  }
  return changed ? result : linear;
}

export function substituteAtom(atom: Atom, value: (name: string) => Linear | undefined): Atom {
  const linear = substitute(atom.linear, value);
  return linear === atom.linear ? atom : { ...atom, linear };
}

export function renamed(linear: Linear, name: (old: string) => string): Linear {
  if (linear.terms.every(([old]) => name(old) === old)) return linear;
  return made(
    linear.constant,
    linear.terms.map(([old, coefficient]) => [name(old), coefficient] as const),
  );
}

export function renamedAtom(atom: Atom, name: (old: string) => string): Atom {
  return { ...atom, linear: renamed(atom.linear, name) };
}

// ---------------------------------------------------------------- atoms

export function atMost(left: Linear, right: Linear): Atom {
  return { linear: minus(left, right), op: '<=' };
}

/** `left < right` of integers. */
export function below(left: Linear, right: Linear): Atom {
  return { linear: plus(minus(left, right), ONE), op: '<=' };
}

/** The equation with a positive first coefficient, so that equal ones are written the same. */
export function equation(left: Linear, right: Linear): Atom {
  const linear = minus(left, right);
  return { linear: (linear.terms[0]?.[1] ?? 1) < 0 ? times(linear, -1) : linear, op: '=' };
}

/** What the atom says where it has no variables; undefined where it has some. */
export function truthOf(atom: Atom): boolean | undefined {
  if (!isConstant(atom.linear)) return undefined;
  return atom.op === '=' ? atom.linear.constant === 0 : atom.linear.constant <= 0;
}

/** The atom as inequalities. */
export function inequalities(atom: Atom): readonly Linear[] {
  return atom.op === '<=' ? [atom.linear] : [atom.linear, times(atom.linear, -1)];
}

/** Cubes of which exactly one holds where the atom does not. */
export function negation(atom: Atom): readonly Cube[] {
  const less: Atom = { linear: plus(atom.linear, ONE), op: '<=' };
  const more: Atom = { linear: plus(times(atom.linear, -1), ONE), op: '<=' };
  return atom.op === '<=' ? [[more]] : [[less], [more]];
}

/** The variable and the value where the atom says `variable = number`. */
export function assignment(atom: Atom): readonly [name: string, value: number] | undefined {
  const [term, ...others] = atom.linear.terms;
  if (atom.op !== '=' || !term || others.length > 0) return undefined;
  const value = -atom.linear.constant / term[1];
  return Number.isInteger(value) ? [term[0], value === 0 ? 0 : value] : undefined;
}

export function variablesOfCube(cube: Cube): ReadonlySet<string> {
  return new Set(cube.flatMap((atom) => atom.linear.terms.map(([name]) => name)));
}

/** With the greatest common divisor of the coefficients taken out, and of an inequality over integers the constant rounded. */
export function reduced(atom: Atom): Atom {
  const { terms } = atom.linear;
  let divisor = 0;
  for (const [, coefficient] of terms) divisor = gcd(divisor, Math.abs(coefficient));
  if (divisor <= 1) return atom;
  const value = atom.linear.constant / divisor;
  if (atom.op === '=' && !Number.isInteger(value)) return { linear: ONE, op: '=' };
  return {
    op: atom.op,
    linear: { constant: Math.ceil(value), terms: terms.map(([name, coefficient]) => [name, coefficient / divisor] as const) },
  };
}

export function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}
