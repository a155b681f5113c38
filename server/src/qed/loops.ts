/**
 * Loops: the last iteration hoisted out, and REDUCE-LOOP (QED, Figure 8 and section 6.1).
 *
 *   loop { B }  =  star { B that goes on } ; B that leaves        (hoist)
 *   star { alpha }  ->  gate . transition                          (reduce loop)
 *
 * `star { S }` is `block N loop choice (exit N [] S)`. For REDUCE-LOOP: alpha is a right or left mover, the new action preserves I, allows
 * to do nothing, and one more iteration after it is simulated by it alone.
 * Neighbours: `prune.ts` makes the copies, `rules.ts` and `movers.ts` the checks.
 */
import type { Expr, Location, Stmt, Variable } from '../plato/ir';
import { operationsOf } from '../plato/statements';
import { freeVars, locationEquals, substituteVars } from '../plato/substitute';
import { atomsOf, copyOf, factsOf, isAtom, rewrite, withProc, type Atom, type Formula, type Proc, type ProofContext } from './context';

import { withMoved } from './moved';
import { liveOf, type Movers } from './movers';
import { local, scriptAssertion, step, variableOf } from './operations';
import { preserves } from './preserve';
import { leavesOf, prune } from './prune';
import type { Asker } from './query';
import { opened, spanOf } from './reduce';
import { Refused, describe, obstaclePlaces, obstacleText, whyNot } from './refused';
import { procOf } from './rules';
import { simulates } from './simulation';
import { withSimplified } from './simplify';
import type { Span } from '../base/span';

export type Loop = Stmt & { readonly kind: 'loop' };

/** The action that a loop is to become: its gate, what it changes, and a relation of the beginning to the end (`pre` and `post`). */
export interface LoopSpecification {
  readonly gates: readonly Formula[];
  /** Undefined: the locals that the body writes. */
  readonly modifies: readonly Location[] | undefined;
  readonly posts: readonly Formula[];
  readonly span: Span;
}

/** The body of `star { S }`, and undefined where a loop is none. */
function starBody(loop: Loop): Stmt | undefined {
  const { body } = loop;
  if (body.kind !== 'choice' || body.branches.length !== 2 || leavesOf(body).size !== 1) return undefined;
  const [leave, stay] = body.branches;
  return leave!.kind === 'exit' && leavesOf(stay!).size === 0 ? stay : undefined;
}

/** The loop with its last iteration after it. Throws Refused. */
export function hoist(context: ProofContext, proc: Proc, loop: Loop): { readonly context: ProofContext; readonly star: Loop | undefined } {
  if (starBody(loop)) throw new Refused('the last iteration of this loop is outside already');
  const number = context.names;
  const label = `$last${number}`;
  const goesOn = prune(loop.body, { through: true, leaves: () => false });
  const leaves = prune(loop.body, { through: false, leaves: () => true });
  if (leaves === undefined && leavesOf(loop.body).size > 0) throw new Refused('nothing in this loop leaves it for certain');
  const star: Loop | undefined = goesOn && { ...loop, body: { kind: 'choice', branches: [{ kind: 'exit', label }, copyOf(goesOn)] } };
  const last = leaves ? [copyOf(leaves)] : [];
  const stmts: Stmt[] = [...(star ? [{ kind: 'block' as const, label, body: star }] : []), ...last];
  const now = procOf(context, proc);
  const body = flattened(rewrite(now.body, (one) => (one === loop ? { kind: 'seq', stmts } : undefined)));
  return { context: { ...withProc(context, now, { body }), names: number + 1 }, star };
}

/** The same, without the branches of the two copies that come to no end. Throws Refused. */
export async function hoistSimplified(context: ProofContext, asker: Asker, proc: Proc, loop: Loop): Promise<ReturnType<typeof hoist>> {
  const made = hoist(context, proc, loop);
  const before = new Set(atomsOf(context).map((one) => one.atom));
  return {
    ...made,
    context: await withSimplified(
      made.context,
      asker,
      atomsOf(made.context).filter((one) => !before.has(one.atom)),
    ),
  };
}

function flattened(stmt: Stmt): Stmt {
  switch (stmt.kind) {
    case 'seq': {
      const stmts = stmt.stmts.map(flattened).flatMap((one) => (one.kind === 'seq' ? one.stmts : [one]));
      return stmts.every((one, index) => one === stmt.stmts[index]) && stmts.length === stmt.stmts.length ? stmt : { kind: 'seq', stmts };
    }
    case 'choice': {
      const branches = stmt.branches.map(flattened);
      return branches.every((one, index) => one === stmt.branches[index]) ? stmt : { ...stmt, branches };
    }
    case 'loop':
    case 'block': {
      const body = flattened(stmt.body);
      return body === stmt.body ? stmt : { ...stmt, body };
    }
    default:
      return stmt;
  }
}

/** REDUCE-LOOP. Throws Refused. */
export async function reduceLoop(
  context: ProofContext,
  asker: Asker,
  movers: Movers,
  proc: Proc,
  loop: Loop,
  specification: LoopSpecification,
): Promise<ProofContext> {
  const hoisted = starBody(loop) ? { context, star: loop } : await hoistSimplified(context, asker, proc, loop);
  if (!hoisted.star) return hoisted.context;
  const now = procOf(hoisted.context, proc);
  const star = findStar(now.body, hoisted.star);
  const alpha = starBody(star)!;
  if (!isAtom(alpha)) throw await notOneAction(hoisted.context, movers, now, alpha, loop);
  await requireMover(hoisted.context, movers, now, alpha, loop);
  const made = specified(hoisted.context, now, alpha, specification);
  const whole: Proc = { ...now, variables: [...now.variables, ...made.locals] };
  await requireInductive(hoisted.context, asker, whole, alpha, made, loop);
  await preserves(hoisted.context, asker, { proc: whole, atom: made.atom }, context.invariants, context.invariants);
  const label = labelOf(star);
  const body = rewrite(now.body, (one) => (one.kind === 'block' && one.label === label && one.body === star ? made.atom : undefined));
  const reduced = {
    ...withProc(hoisted.context, now, { body, variables: whole.variables }),
    names: hoisted.context.names + made.locals.length,
  };
  // One iteration with the next.
  return withMoved(reduced, context, [[alpha, alpha]]);
}

/** The label that the first branch of a loop's body leaves by; empty: none. */
function labelOf({ body }: Loop): string {
  const first = body.kind === 'choice' ? body.branches[0] : undefined;
  return first?.kind === 'exit' ? first.label : '';
}

/** Rewriting made a new object of the loop: it is found by its label, which no other loop has. */
function findStar(body: Stmt, star: Loop): Loop {
  const label = labelOf(star);
  let found: Loop = star;
  rewrite(body, (one) => {
    if (one.kind === 'loop' && starBody(one) && labelOf(one) === label) found = one;
    return undefined;
  });
  return found;
}

/** Which two actions of the body stay apart, and why neither order of them may be taken for the other. */
async function notOneAction(context: ProofContext, movers: Movers, proc: Proc, body: Stmt, loop: Loop): Promise<Refused> {
  const apart = neighbours(body);
  const right = apart && (await movers.obstacle(context, { proc, atom: apart[0] }, 'right'));
  const left = apart && (await movers.obstacle(context, { proc, atom: apart[1] }, 'left'));
  const why =
    right && left ? `: ${obstacleText(context, right)}; and ${obstacleText(context, left)}` : ': `reduce` has not been tried on it';
  return new Refused(`the body of the loop is not one action yet${why}`, 'failed', [
    { message: 'the loop', span: loop.span },
    ...(left ? obstaclePlaces(left) : []),
  ]);
}

/** The first two actions that stand one after the other. */
function neighbours(stmt: Stmt): readonly [Atom, Atom] | undefined {
  switch (stmt.kind) {
    case 'seq': {
      const at = stmt.stmts.findIndex((one, index) => index > 0 && isAtom(one) && isAtom(stmt.stmts[index - 1]!));
      const [first, second] = [stmt.stmts[at - 1], stmt.stmts[at]];
      if (first && second && isAtom(first) && isAtom(second)) return [first, second];
      return stmt.stmts.map(neighbours).find((one) => one !== undefined);
    }
    case 'choice':
      return stmt.branches.map(neighbours).find((one) => one !== undefined);
    case 'block':
    case 'loop':
      return neighbours(stmt.body);
    default:
      return undefined;
  }
}

async function requireMover(context: ProofContext, movers: Movers, proc: Proc, alpha: Atom, loop: Loop): Promise<void> {
  const right = await movers.collision(context, { proc, atom: alpha }, 'right');
  const left = right && (await movers.collision(context, { proc, atom: alpha }, 'left'));
  if (!left) return;
  throw new Refused(
    `the body of the loop is neither a right nor a left mover. ${obstacleText(context, right)}. ${obstacleText(context, left)}`,
    right.verdict.kind === 'unknown' || left.verdict.kind === 'unknown' ? 'unknown' : 'failed',
    [{ message: 'the loop', span: loop.span }, ...obstaclePlaces(left)],
  );
}

/** The new action allows to do nothing, and swallows one more iteration. */
async function requireInductive(context: ProofContext, asker: Asker, proc: Proc, alpha: Atom, made: Made, loop: Loop): Promise<void> {
  const part = { thread: 't' as const, variables: proc.variables, live: liveOf({ proc, atom: alpha }), gate: 'asserted' as const };
  const known = factsOf(context, 't', proc);
  const after = { ...part, stmt: made.atom };
  const nothing: Stmt = { kind: 'atomic', body: { kind: 'seq', stmts: [made.gate] }, span: loop.span };
  const place = [{ message: 'the loop', span: loop.span }];
  const reflexive = await simulates(context.world, asker, context.invariants, known, [{ ...part, stmt: nothing }], [after]);
  if (reflexive.kind !== 'holds')
    throw new Refused(
      `the action does not allow zero iterations: ${whyNot(context, reflexive)}`,
      reflexive.kind === 'fails' ? 'failed' : 'unknown',
      place,
    );
  const inductive = await simulates(context.world, asker, context.invariants, known, [after, { ...part, stmt: alpha }], [after]);
  if (inductive.kind === 'holds') return;
  throw new Refused(
    `one more iteration, ${describe(context, { proc, atom: alpha })}, after the action is not simulated by it (what the loop writes that others see stands in \`modifies\` and \`post\`): ${whyNot(context, inductive)}`,
    inductive.kind === 'fails' ? 'failed' : 'unknown',
    place,
  );
}

export interface Made {
  readonly atom: Atom;
  /** The gate alone. */
  readonly gate: Stmt;
  readonly locals: readonly Variable[];
}

/** The specification as an action. What a local was at the beginning is kept in a new local, which nothing reads later. */
export function specified(context: ProofContext, proc: Proc, alpha: Atom, { gates, modifies, posts, span }: LoopSpecification): Made {
  const changed = [
    ...(modifies ?? []),
    ...localsWritten(alpha).filter((location) => !modifies?.some((one) => locationEquals(one, location))),
  ];
  const kept = oldLocals(posts.map((one) => one.expr));
  const names = new Map([...kept].map(([name], index) => [name, `$old${context.names + index}`]));
  const fresh = [...kept].map(([name, type]): Variable => ({ name: names.get(name)!, type }));
  const posted = posts.map((one) =>
    substituteVars(one.expr, new Map(fresh.map((variable, index) => [[...kept.keys()][index]!, variableOf(variable)]))),
  );
  const gate = step({
    asserts: gates.map((one) => scriptAssertion(one.expr, `\`${one.text}\` may not hold where this loop begins.`, span)),
    role: 'assert',
  });
  const assigns = [...kept].map(([name, type], index) => ({
    target: local(fresh[index]!),
    value: variableOf({ name: name.slice(OLD.length), type }),
  }));
  const change = step({ assigns, havocs: changed, post: conjunction(posted), role: 'specification' });
  const written = new Set(proc.variables.map((one) => one.name));
  for (const location of changed)
    if (location.kind === 'local' && !written.has(location.name)) throw new Refused(`\`${location.name}\` is no variable here`);
  return { atom: { kind: 'atomic', body: opened({ kind: 'seq', stmts: [gate, change] }), span: spanOf([alpha]) }, gate, locals: fresh };
}

/** In formulas of scripts `\old(n)` of a local n is a variable of this name. */
export const OLD = '\\old ';

function oldLocals(exprs: readonly Expr[]): Map<string, Variable['type']> {
  const found = new Map<string, Variable['type']>();
  for (const expr of exprs) for (const [name, type] of freeVars(expr)) if (name.startsWith(OLD)) found.set(name, type);
  return found;
}

function conjunction(exprs: readonly Expr[]): Expr | undefined {
  return exprs.length === 0 ? undefined : exprs.reduce((left, right) => ({ kind: 'binary', op: '&&', left, right }));
}

/** The locals that an action writes. */
export function localsWritten(atom: Atom): readonly Location[] {
  const found: Location[] = [];
  for (const op of operationsOf(atom)) {
    for (const location of [...op.assigns.map((one) => one.target), ...op.havocs]) {
      if (location.kind === 'local' && !found.some((one) => locationEquals(one, location))) found.push(location);
    }
  }
  return found;
}
