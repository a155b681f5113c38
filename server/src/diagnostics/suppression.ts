/**
 * Which codes a name in `nowarn` stands for: a code itself, or the name that ESC/Java gave its warning; and which codes nothing may
 * suppress.
 * Neighbours: the syntax pass refuses names that stand for nothing; `verify/nowarn.ts` applies the others.
 */
import { CODES, type Code } from './codes';

/** The names of ESC/Java for our codes. */
const ESC_JAVA: ReadonlyMap<string, readonly Code[]> = new Map(
  Object.entries({
    Null: ['null-dereference'],
    IndexTooBig: ['index-out-of-bounds'],
    IndexNegative: ['index-out-of-bounds'],
    ZeroDiv: ['division-by-zero'],
    Cast: ['class-cast'],
    NegSize: ['negative-array-size'],
    ArrayStore: ['array-store'],
    Pre: ['precondition'],
    Post: ['postcondition'],
    Modifies: ['modifies'],
    Assert: ['assertion'],
    LoopInv: ['loop-invariant'],
    Race: ['race', 'access-discipline'],
    RaceAllNull: ['race', 'access-discipline'],
    Writable: ['write-discipline'],
    Unreadable: ['read-discipline'],
    GlobalInvariant: ['global-invariant'],
    Invariant: ['global-invariant'],
    Exception: ['exception'],
    NonNull: ['assertion'],
    NonNullInit: ['assertion'],
    Reachable: ['unreachable'],
    // Of what ESC/Java warns here and we never do.
    Constraint: [],
    Deadlock: [],
    Decreases: [],
    DecreasesBound: [],
    Initially: [],
    OwnerNull: [],
    Unenforcebale: [],
    Uninit: [],
  } satisfies Record<string, readonly Code[]>),
);

/** Names of ESC/Java for less than one of our codes: all of a row together are that code. */
const PARTS: readonly (readonly string[])[] = [
  ['IndexNegative', 'IndexTooBig'],
  ['Assert', 'NonNull', 'NonNullInit'],
];

/** What may not be suppressed: that something was not checked, or could not be read. */
const FIRM: ReadonlySet<Code> = new Set<Code>([
  'unsupported',
  'spec-syntax',
  'spec-type',
  'java-syntax',
  'vacuous',
  'recursion-needs-spec',
]);

/** The codes that a name stands for: none where it is ESC/Java's for something that we do not warn of; undefined if nobody knows it. */
export function namedCodes(name: string): readonly Code[] | undefined {
  return isCode(name) ? [name] : ESC_JAVA.get(name);
}

/**
 * The codes of which a name is only a part, where what else they tell is not named beside it: to suppress them would hide more than is
 * said. (`Assert` is what most assertions are.)
 */
export function partlyNamed(name: string, beside: readonly string[]): readonly Code[] {
  const codes = ESC_JAVA.get(name) ?? [];
  const parts = name === 'Assert' ? undefined : PARTS.find((one) => one.includes(name));
  const isWhole = parts === undefined || parts.every((one) => beside.includes(one)) || codes.some((one) => beside.includes(one));
  return isWhole ? [] : codes;
}

export function maySuppress(code: Code): boolean {
  return !FIRM.has(code);
}

function isCode(name: string): name is Code {
  return Object.hasOwn(CODES, name);
}
