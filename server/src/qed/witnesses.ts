/**
 * Values to try for what the right side of a simulation chooses: what the left side chose at the same operation, what the place holds in
 * the end of the left side, what it held before, null, what a comparison on the way asks for, and of a row of elements the row that a
 * formula describes element by element (such a row there always is). Any value may be tried: each gives an instance, of which the
 * transition needs one, and the gate is weaker with fewer.
 * Neighbours: `simulation.ts` makes instances of them.
 * docs/soundness/qed.md#choices-are-instantiated
 */
import { NULL, apply, equal, mentions, quantified, sameTerm, select, substitute, symbol, type Term } from '../sequential/logic/terms';
import type { Choice, Execution, Point } from './execute';

/** Beyond so many choices only a few combinations are tried. */
const MOST_FREE_CHOICES = 3;

type Instance = ReadonlyMap<string, Term>;
type Value = (so: Instance) => Term | undefined;

/** Rows of elements that have been described, and what describes each: true of some row, so it may be assumed of a new one. */
export type Rows = Map<string, { readonly row: Term; readonly described: Term }>;

/** `end`: the end of lhs that is to be met; undefined: any. */
export function instancesOf(
  choices: readonly Choice[],
  guard: readonly Term[],
  left: Execution,
  end: Point | undefined,
  rows: Rows,
): readonly Instance[] {
  if (choices.length === 0) return [new Map()];
  const made = new Set((end ? [end] : left.ends).flatMap((one) => one.choices.map((choice) => choice.symbol.name)));
  const asked = guard.flatMap(conjuncts);
  const options = choices.map((choice): readonly Value[] => {
    const own = choice.symbol.name.slice(1);
    return [
      () => (made.has(own) ? symbol(own, choice.symbol.sort, choice.symbol.className) : undefined),
      (so) => {
        const final = end && choice.finalIn(end);
        return final && substitute(final, so);
      },
      (so) => choice.old && substitute(choice.old, so),
      () => (choice.symbol.sort === 'Ref' ? NULL : undefined),
      ...[0, 1, 2].map(
        (which): Value =>
          (so) => {
            const value = askedOf(choice, asked)[which];
            return value ? substitute(value, so) : rowFor(choice, asked, so, rows);
          },
      ),
    ];
  });
  const found = new Map<string, Instance>();
  for (const pick of picksFor(choices)) {
    const so = new Map<string, Term>();
    for (const [index, choice] of choices.entries()) {
      const value = [pick[index]!, 0, 1, 2].map((which) => options[index]![which]!(so)).find((one) => one !== undefined);
      so.set(choice.symbol.name, value ?? apply(`some ${choice.symbol.name}`, [], choice.symbol.sort));
    }
    found.set(JSON.stringify([...so.values()]), so);
  }
  return [...found.values()];
}

function picksFor(choices: readonly Choice[]): readonly (readonly number[])[] {
  if (choices.length <= MOST_FREE_CHOICES) return product(choices.length);
  return [
    ...[0, 1, 2, 4, 5, 6].map((which) => choices.map(() => which)),
    ...choices.flatMap((one, at) => (one.symbol.sort === 'Ref' ? [choices.map((_, index) => (index === at ? 3 : 0))] : [])),
  ];
}

function product(length: number): number[][] {
  return length === 0 ? [[]] : product(length - 1).flatMap((rest) => [0, 1, 2, 3, 4].map((which) => [...rest, which]));
}

function conjuncts(term: Term): readonly Term[] {
  return term.kind === 'apply' && term.op === 'and' ? term.args.flatMap(conjuncts) : [term];
}

/** The values that the way compares it with. */
function askedOf({ symbol: chosen }: Choice, asked: readonly Term[]): readonly Term[] {
  const speaks = (term: Term): boolean => mentions(term, new Set([chosen.name]));
  return asked.flatMap((one): Term[] => {
    if (one.kind !== 'apply' || !['<=', '>=', '='].includes(one.op)) return [];
    const [left, right] = [one.args[0]!, one.args[1]!];
    if (sameTerm(left, chosen) && !speaks(right)) return [right];
    return sameTerm(right, chosen) && !speaks(left) ? [left] : [];
  });
}

/** A row of which some `forall x; row[x] = e` on the way is true. */
function rowFor({ symbol: chosen }: Choice, asked: readonly Term[], so: Instance, rows: Rows): Term | undefined {
  if (typeof chosen.sort === 'string') return undefined;
  for (const one of asked) {
    if (one.kind !== 'quantifier' || one.which !== 'forall' || one.variables.length !== 1) continue;
    const [index] = one.variables;
    const { body } = one;
    if (
      body.kind !== 'apply' ||
      body.op !== '=' ||
      !sameTerm(body.args[0]!, select(chosen, index!)) ||
      mentions(body.args[1]!, new Set([chosen.name]))
    )
      continue;
    const element = substitute(body.args[1]!, so);
    const key = `${chosen.name} ${JSON.stringify(element)}`;
    const known = rows.get(key);
    if (known) return known.row;
    const row = symbol(`row ${rows.size} of ${chosen.name}`, chosen.sort);
    rows.set(key, { row, described: quantified('forall', [index!], equal(select(row, index!), element)) });
    return row;
  }
  return undefined;
}
