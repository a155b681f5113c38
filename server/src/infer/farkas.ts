/**
 * Weights that add inequalities up to `1 <= 0` (horn-environment-inference 7, SOLVELINEARHC lines 4 and 5), found by the prover: first
 * which of them contradict each other, then the weights of these. Where all of them are differences the weights are 1 along a cycle
 * (`differences.ts`), and the prover is not asked.
 * Neighbours: `solve-linear.ts` sums with them.
 */
import type { Prover, ProverSession } from '../solver/prover';
import { complaintIn, readSExpressions, type SExpression } from '../solver/s-expression';
import { Refused } from './asker';
import { negativeCircle } from './differences';
import { gcd, type Linear } from './linear';
import { linearText, number, symbol } from './smt';

export type Weighed =
  /** Whole numbers; of an equation of either sign. */
  | { readonly kind: 'weights'; readonly weights: ReadonlyMap<number, number> }
  /** There is a solution in whole numbers: they do not contradict each other. */
  | { readonly kind: 'possible' }
  | { readonly kind: 'unknown' };

export interface Row {
  readonly linear: Linear;
  readonly isEquation: boolean;
}

const UNITS = 20_000_000;

/** Asks about one set of rows after another in one session of the prover. */
export class Weigher {
  private constructor(private readonly session: ProverSession) {}

  static async open(prover: Prover, signal?: AbortSignal): Promise<Weigher> {
    const session = await prover.open(signal);
    try {
      const weigher = new Weigher(session);
      await weigher.evaluate(
        `(set-option :produce-unsat-cores true)\n(set-option :smt.core.minimize true)\n(set-option :smt.arith.solver 2)\n(set-option :rlimit ${UNITS})`,
      );
      return weigher;
    } catch (error) {
      session.close();
      throw error;
    }
  }

  close(): void {
    this.session.close();
  }

  /** `rows` are `linear <= 0` or `linear = 0` over whole numbers. */
  async weigh(rows: readonly Row[]): Promise<Weighed> {
    const circle = negativeCircle(rows);
    if (circle) return circle === 'none' ? { kind: 'possible' } : { kind: 'weights', weights: circle };
    const names = new Set(rows.flatMap(({ linear }) => linear.terms.map(([name]) => name)));
    const problem = (sort: string): string =>
      [
        '(push)',
        ...[...names].map((name) => `(declare-const ${symbol(name)} ${sort})`),
        ...rows.map(
          ({ linear, isEquation }, index) => `(assert (! (${isEquation ? '=' : '<='} ${linearText(linear)} 0) :named r${index}))`,
        ),
        '(check-sat)',
      ].join('\n');
    const answer = await this.evaluate(problem('Real'));
    const core = /^\s*unsat/.test(answer) ? await this.evaluate('(get-unsat-core)') : '';
    await this.evaluate('(pop)');
    if (/^\s*sat/.test(answer)) {
      // Over the rationals they agree; in whole numbers they might not, and then no weights say so.
      const whole = await this.evaluate(`${problem('Int')}\n(pop)`);
      return /^\s*sat/.test(whole) ? { kind: 'possible' } : { kind: 'unknown' };
    }
    if (!/^\s*unsat/.test(answer)) return { kind: 'unknown' };
    return this.weightsOf(
      rows,
      [...core.matchAll(/\br(\d+)\b/g)].map((match) => Number(match[1])).sort((a, b) => a - b),
    );
  }

  private async weightsOf(rows: readonly Row[], core: readonly number[]): Promise<Weighed> {
    const columns = new Map<string, string[]>();
    const constants: string[] = [];
    const lines = ['(push)'];
    for (const index of core) {
      const { linear, isEquation } = rows[index]!;
      lines.push(`(declare-const w${index} Real)`);
      if (!isEquation) lines.push(`(assert (<= 0 w${index}))`);
      for (const [name, coefficient] of linear.terms)
        columns.set(name, [...(columns.get(name) ?? []), `(* ${number(coefficient)} w${index})`]);
      if (linear.constant !== 0) constants.push(`(* ${number(linear.constant)} w${index})`);
    }
    for (const parts of columns.values()) lines.push(`(assert (= 0 (+ 0 ${parts.join(' ')})))`);
    lines.push(`(assert (= 1 (+ 0 ${constants.join(' ')})))`, '(check-sat)');
    const isFound = /^\s*sat/.test(await this.evaluate(lines.join('\n')));
    const answer = isFound ? await this.evaluate(`(get-value (${core.map((index) => `w${index}`).join(' ')}))`) : '';
    await this.evaluate('(pop)');
    const read = readSExpressions(answer);
    const pairs = read.ok ? read.expressions.at(-1) : undefined;
    if (!isFound || pairs?.kind !== 'list') return { kind: 'unknown' };
    const fractions = pairs.items.map((pair) => (pair.kind === 'list' ? fractionOf(pair.items[1]!) : ([0, 1] as const)));
    const common = fractions.reduce((all, [, below]) => (all * below) / gcd(all, below), 1);
    return {
      kind: 'weights',
      weights: new Map(core.map((index, position) => [index, (fractions[position]![0] * common) / fractions[position]![1]])),
    };
  }

  private async evaluate(commands: string): Promise<string> {
    const output = await this.session.evaluate(commands);
    const complaint = complaintIn(output);
    if (complaint) throw new Refused(complaint.message);
    return output;
  }
}

/** `(- (/ 1.0 2.0))` as numerator and denominator. */
function fractionOf(value: SExpression): readonly [number, number] {
  if (value.kind !== 'list') return [Number(value.text), 1];
  const [head, first, second] = value.items;
  if (head?.kind === 'symbol' && head.text === '-' && first) {
    const [above, below] = fractionOf(first);
    return [-above, below];
  }
  if (head?.kind === 'symbol' && head.text === '/' && first && second) {
    const [a, b] = fractionOf(first);
    const [c, d] = fractionOf(second);
    return [a * d, b * c];
  }
  return [0, 1];
}
