/**
 * `$visible` in passive form. Of what other threads publish, every object has one moment at which it becomes visible; so instead of a new
 * map at every step of theirs, with a fact for every object that what was visible stays so, there is one function `published` from objects to
 * moments for the whole execution, and a counter that only the text of the program decides. What this thread makes itself changes a map of
 * its own, `$own`, which other threads leave alone.
 *
 *     $visible[o]  =  $own[o] if that is not 0,  else 3 if o is published by now,  else 0
 *
 * Why the counter may be a number: a model is one path, along which it never falls; where paths meet it is the larger one, which lets other threads
 * publish once more there, with nothing known of what they did: more executions than there are, never fewer. A copy of an earlier map must not gain
 * anything so: where copies of different moments meet, the common one has publications of its own, equal on each way to those of the copy that came.
 * Neighbours: `passify.ts` keeps the pair as the value of `$visible` and rebuilds terms through `rebuild`.
 */
import { FALSE, TRUE, and, apply, constantMap, equal, implies, ite, not, number, or, sameTerm, select, store, type Symbol, type Term } from '../sequential/logic';
import { ESCAPED, UNALLOCATED, VISIBLE } from '../sequential/stores';
import { keyOf } from './key';

type Application = Extract<Term, { readonly kind: 'apply' }>;

const SORT = { key: 'Ref', value: 'Int' } as const;

/** The predicates "published by moment N". */
const PUBLISHED_AT = 'published by ';

/**
 * What is published stays so, said of every object from the first moment on at which it is spoken of: of a constant at all later moments, so that it
 * holds of whatever is equal to it; of the value of a field, which has a constant where anything is done with it, only at its own.
 */
export class Publications {
  private readonly moments = new Set<number>();
  private readonly objects = new Map<string, { readonly term: Term; readonly moments: Set<number> }>();

  /** `object` undefined: some bound variable. */
  note(moment: number, object: Term | undefined): void {
    this.moments.add(moment);
    if (!object) return;
    const key = keyOf(object);
    const known = this.objects.get(key);
    if (known) known.moments.add(moment);
    else this.objects.set(key, { term: object, moments: new Set([moment]) });
  }

  facts(): readonly Term[] {
    const all = [...this.moments].sort((left, right) => left - right);
    return [...this.objects.values()].flatMap(({ term, moments }) => {
      const first = Math.min(...moments);
      const isValue = term.kind === 'apply' && term.op === 'select';
      const own = all.filter((moment) => (isValue ? moments.has(moment) : moment >= first));
      const by = (moment: number): Term => apply(`${PUBLISHED_AT}${moment}`, [term], 'Bool');
      return own.slice(1).map((moment, index) => implies(by(own[index]!), by(moment)));
    });
  }
}

/** The moment of which an application speaks; undefined where it is of another kind. */
export function momentOfPublication(term: Application): number | undefined {
  const moment = term.op.startsWith(PUBLISHED_AT) ? Number(term.op.slice(PUBLISHED_AT.length)) : NaN;
  return Number.isNaN(moment) ? undefined : moment;
}

/** No object is this thread's own. */
export const NOTHING_OWN: Term = constantMap(SORT, UNALLOCATED);

/** The value of `$visible` after `moment` steps of others, or (a symbol) of a copy of it of which only its own facts tell. */
export function visibleMap(own: Term, moment: number | Symbol): VisibleMap {
  return { kind: 'apply', op: 'visible', args: [own, typeof moment === 'number' ? number(moment) : moment], sort: VISIBLE.sort };
}

/** A pair of `$own` and a moment. */
export interface VisibleMap extends Application {
  readonly op: 'visible';
}

/** `$visible[o]`, to be compared: `$own`, the moment and `o`. */
interface Visibility extends Application {
  readonly op: 'visibility';
}

export function isVisibleMap(term: Term): term is VisibleMap {
  return term.kind === 'apply' && term.op === 'visible';
}

export function ownOf(map: VisibleMap): Term {
  return map.args[0]!;
}

/** The moment, for `$visible` itself. */
export function momentOf(map: VisibleMap): number {
  const moment = map.args[1]!;
  if (moment.kind !== 'number') throw new Error('this map of visibility has no known moment');
  return Number(moment.value);
}

/** Whether both are what had been published at the same moment. */
export function isSameMoment(left: VisibleMap, right: VisibleMap): boolean {
  return sameTerm(left.args[1]!, right.args[1]!);
}

/** For one object: both say the same of what others have published. */
export function isSamePublication(left: VisibleMap, right: VisibleMap, object: Term): Term {
  return equal(isPublishedIn(left, object), isPublishedIn(right, object));
}

function isPublishedIn(map: Application, object: Term): Term {
  const moment = map.args[1]!;
  return apply(`${PUBLISHED_AT}${moment.kind === 'number' ? moment.value : moment.kind === 'symbol' ? moment.name : ''}`, [object], 'Bool');
}

/** An application whose arguments have just been given their current values, with maps of visibility taken apart. */
export function rebuild(term: Application, args: readonly Term[]): Term {
  const [first, second] = args;
  if (term.op === 'select' && isVisibleMap(first!)) return apply('visibility', [...first.args, second!], 'Int');
  if (term.op === 'store' && isVisibleMap(first!)) return withOwn(first, store(ownOf(first), plain(second!), plain(args[2]!)));
  if (term.op === 'ite' && args.some(isVisibleMap)) return choice(plain(first!), second!, args[2]!);
  if (term.op === '=' && isVisibleMap(first!) && isVisibleMap(second!)) return isIdentical(first, second) ? TRUE : apply(SAME_MAP, [first, second], 'Bool');
  if (term.op === '=' && args.some(isVisibility)) {
    const [seen, state] = isVisibility(first!) ? [first, second!] : [second!, first!];
    if (isVisibility(seen) && state.kind === 'number') return isAt(seen, state.value);
  }
  // An equality of maps inside an implication is taken apart where the whole formula is assumed or asserted.
  return { ...term, args: term.op === '=>' ? args : args.map(plain) };
}

/** The term without the intermediate forms of this file. */
export function plain(term: Term): Term {
  if (isVisibleMap(term) || (term.kind === 'apply' && term.op === SAME_MAP)) throw new Error('a map of visibility is used as a whole');
  if (!isVisibility(term)) return term;
  const owned = select(term.args[0]!, term.args[2]!);
  return ite(equal(owned, UNALLOCATED), ite(isPublished(term), ESCAPED, UNALLOCATED), owned);
}

function choice(condition: Term, then: Term, otherwise: Term): Term {
  if (!isVisibleMap(then) || !isVisibleMap(otherwise)) throw new Error('a map of visibility meets something else');
  if (!isSameMoment(then, otherwise)) throw new Error('maps of visibility of different moments meet');
  return withOwn(then, ite(condition, ownOf(then), ownOf(otherwise)));
}

/** The same publications, and other objects of this thread's own. */
export function withOwn(map: VisibleMap, own: Term): VisibleMap {
  return { ...map, args: [own, map.args[1]!] };
}

/** Two maps are the same: only a sequence of steps that goes on through a loop asks that. */
const SAME_MAP = 'same visibility';

function isIdentical(left: VisibleMap, right: VisibleMap): boolean {
  return sameTerm(left, right);
}

/** What an equality of two maps says of one object, the equality being the whole formula or what an implication leads to; undefined where there is none. */
export function pointwise(term: Term, object: Term): Term | undefined {
  if (term.kind !== 'apply') return undefined;
  if (term.op === '=>') {
    const then = pointwise(term.args[1]!, object);
    return then && implies(term.args[0]!, then);
  }
  const [left, right] = term.args;
  if (term.op !== SAME_MAP || !isVisibleMap(left!) || !isVisibleMap(right!)) return undefined;
  const owned = (map: VisibleMap): Term => select(ownOf(map), object);
  return and(equal(owned(left), owned(right)), isSameMoment(left, right) ? TRUE : implies(equal(owned(left), UNALLOCATED), isSamePublication(left, right, object)));
}

function isVisibility(term: Term): term is Visibility {
  return term.kind === 'apply' && term.op === 'visibility';
}

function isPublished(visibility: Visibility): Term {
  return isPublishedIn(visibility, visibility.args[2]!);
}

/** `$visible[o] = state`, as a test that names no intermediate value. */
function isAt(visibility: Visibility, state: string): Term {
  const [map, , object] = visibility.args;
  const published = isPublished(visibility);
  if (map!.kind === 'apply' && map!.op === 'const') {
    return state === value(ESCAPED) ? published : state === value(UNALLOCATED) ? not(published) : FALSE;
  }
  const owned = select(map!, object!);
  const isOthers = equal(owned, UNALLOCATED);
  if (state === value(UNALLOCATED)) return and(isOthers, not(published));
  if (state === value(ESCAPED)) return or(and(isOthers, published), equal(owned, ESCAPED));
  return equal(owned, number(state));
}

function value(state: Term): string {
  return state.kind === 'number' ? state.value : '';
}
