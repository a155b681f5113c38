/**
 * What a mutant changes after the translation, and whom that concerns: the procedures that are different, and all that may come to one of
 * them by calls, starts of threads and dynamic dispatch. Runs that can come to none of them are the original's, step by step.
 * Why the static initializers: they run before everything.
 * Neighbours: `compare.ts` asks; `choice.ts` takes scenarios by it.
 */
import { initializers } from '#server/oracle/initialization';
import { modelOf } from '#server/oracle/explore';
import { isOwnStep, type Scenario } from '#server/oracle/scenario';
import { NOWHERE } from '#server/base/span';
import type { Operation, Procedure, Program, Stmt } from '#server/plato/ir';
import { callsOf } from '#server/plato/statements';

export interface Concern {
  /** A declaration is another one (an invariant, a discipline, a field), or what runs before everything: no run is left out. */
  readonly everybody: boolean;
  /** The ids of the procedures that are different. */
  readonly changed: ReadonlySet<string>;
  /** Of each procedure that may come to one of those, how many calls away it is; 0 for those themselves. */
  readonly distance: ReadonlyMap<string, number>;
}

/** What the assertion says that marks a place. */
export const MARK = 'a run comes here';

/** Undefined: the two are the same program. */
export function concernOf(first: Program, program: Program): Concern | undefined {
  const [before, after] = [textsOf(first), textsOf(program)];
  const changed = new Set([...after.procedures].filter(([id, text]) => before.procedures.get(id) !== text).map(([id]) => id));
  const isDeclared = before.declarations !== after.declarations || [...before.procedures.keys()].some((id) => !after.procedures.has(id));
  if (changed.size === 0 && !isDeclared) return undefined;
  const distance = distances(program, changed);
  return { everybody: isDeclared || initializers(modelOf(program)).some((id) => distance.has(id)), changed, distance };
}

/** Whether the runs of a scenario may differ from those of the original. */
export function isConcerned(concern: Concern, { setup, threads }: Scenario): boolean {
  return concern.everybody || [...setup, ...threads.flat()].some((call) => !isOwnStep(call) && concern.distance.has(call.procedure));
}

// ---------------------------------------------------------------- what is different

interface Texts {
  readonly declarations: string;
  readonly procedures: ReadonlyMap<string, string>;
}

const TEXTS = new WeakMap<Program, Texts>();

/**
 * `atomic`, ghost code and names of locals count; where something stands does not. Nor does a witness: it tells the proof where an action
 * happens, and neither the runs nor what is claimed of them is another with another one.
 */
function textsOf(program: Program): Texts {
  const text = (value: unknown): string => JSON.stringify(value, whatCounts);
  const known = TEXTS.get(program) ?? {
    declarations: text({ ...program, procedures: [] }),
    procedures: new Map(program.procedures.map((one) => [one.id, text(one)])),
  };
  TEXTS.set(program, known);
  return known;
}

// ---------------------------------------------------------------- who comes to it

function distances(program: Program, changed: ReadonlySet<string>): ReadonlyMap<string, number> {
  const callers = new Map<string, string[]>();
  for (const one of program.procedures) for (const callee of calledBy(one)) callers.set(callee, [...(callers.get(callee) ?? []), one.id]);
  const distance = new Map([...changed].map((id) => [id, 0]));
  for (const [id, steps] of distance)
    for (const caller of callers.get(id) ?? []) if (!distance.has(caller)) distance.set(caller, steps + 1);
  return distance;
}

/** All that a body may call or start. */
function calledBy({ body }: Procedure): ReadonlySet<string> {
  return new Set(body === undefined ? [] : callsOf(body).flatMap((call) => call.targets.map((one) => one.procedure)));
}

// ---------------------------------------------------------------- whether a run comes to it

/**
 * The program with an assertion that fails where it begins to differ (`entry`: where the bodies begin that differ); undefined where some
 * difference is not in a body, which is there for everybody who calls.
 */
export function marked(first: Program, program: Program, { changed }: Concern, where: 'difference' | 'entry'): Program | undefined {
  const originals = new Map(where === 'entry' ? [] : first.procedures.map((one) => [one.id, one]));
  const procedures = program.procedures.map((one): Procedure | undefined => {
    if (!changed.has(one.id)) return one;
    return one.body && { ...one, body: markedBody(originals.get(one.id), one, one.body) };
  });
  return procedures.every((one) => one !== undefined) ? { ...program, procedures } : undefined;
}

function markedBody(original: Procedure | undefined, { span }: Procedure, body: Stmt): Stmt {
  const op: Operation = {
    asserts: [{ code: 'assertion', expr: { kind: 'bool', value: false }, message: MARK, span, related: [] }],
    guard: undefined,
    assigns: [],
    havocs: [],
    post: undefined,
    allocates: undefined,
    role: 'assert',
    description: '',
    span: NOWHERE,
    within: [],
  };
  const mark: Stmt = { kind: 'op', op };
  const isSame = (left: unknown, right: unknown): boolean =>
    left === right || JSON.stringify(left, whatCounts) === JSON.stringify(right, whatCounts);
  const before = (stmt: Stmt): Stmt => ({ kind: 'seq', stmts: [mark, stmt] });
  const among = (left: readonly Stmt[], right: readonly Stmt[]): readonly Stmt[] => {
    const at = right.findIndex((one, index) => !isSame(left[index], one));
    if (at < 0) return [...right, mark];
    return right.map((one, index) => (index !== at ? one : left[at] ? go(left[at], one) : before(one)));
  };
  const go = (left: Stmt, right: Stmt): Stmt => {
    if (left.kind === 'seq' && right.kind === 'seq') return { ...right, stmts: among(left.stmts, right.stmts) };
    if (left.kind === 'choice' && right.kind === 'choice' && left.branches.length === right.branches.length)
      return { ...right, branches: among(left.branches, right.branches) };
    const isInside =
      (left.kind === 'loop' && right.kind === 'loop' && isSame(left.invariants, right.invariants)) ||
      (left.kind === 'block' && right.kind === 'block') ||
      (left.kind === 'atomic' && right.kind === 'atomic');
    if (isInside && 'body' in left && 'body' in right && !isSame(left.body, right.body))
      return { ...right, body: go(left.body, right.body) } as Stmt;
    return before(right);
  };
  return original?.body === undefined || isSame(original.body, body) ? before(body) : go(original.body, body);
}

function whatCounts(key: string, value: unknown): unknown {
  if (key === 'span' || key === 'nameSpan') return undefined;
  return key === 'stmts' && Array.isArray(value) ? value.filter((one: Stmt) => !isWitnessAlone(one)) : value;
}

/** A step that does nothing. */
function isWitnessAlone(stmt: Stmt): boolean {
  if (stmt.kind !== 'op' || stmt.op.witness === undefined) return false;
  const { asserts, guard, assigns, havocs, post, allocates, publishes } = stmt.op;
  return (
    asserts.length + assigns.length + havocs.length + (publishes?.length ?? 0) === 0 &&
    guard === undefined &&
    post === undefined &&
    allocates === undefined
  );
}
