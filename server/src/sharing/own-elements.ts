/**
 * Elements of an array that each thread has for itself: `partial[0]` in the code of one thread and `partial[1]` in that of another, or
 * `partial[id]` in that of threads which a loop makes, each with a number of its own. No lock has to protect them; who reads them all waits
 * for the threads first.
 * Neighbours: `sharing.ts` leaves them out where it asks whether threads use what an array holds at once.
 * Why it may: docs/soundness/sharing.md#elements-of-ones-own.
 */
import { stripped } from '../resolve/typed-children';
import type { LocalVariable } from '../resolve/symbols';
import type { TypedExpr, TypedStmt } from '../resolve/typed';
import type { BodyFacts } from './accesses';
import { expressionsOf } from '../resolve/typed-statements';
import type { Tasks } from './tasks';
import type { Use } from './uses';

/** `uses` are those that may happen while other threads run. */
export function areElementsOfOneThread(uses: readonly Use[], tasks: Tasks, bodies: readonly BodyFacts[]): boolean {
  if (uses.length === 0 || !uses.every((one) => one.isOfContents)) return false;
  const indices = uses.map(indexOf);
  if (indices.every((one) => one?.kind === 'constant')) return eachByOne(uses, tasks);
  const [first] = uses;
  const number = numberOf(indices[0]);
  return (
    number !== undefined &&
    uses.every(({ from }) => from === first!.from) &&
    indices.every((one) => numberOf(one) === number) &&
    isAnotherEachTime(number, first!.from, bodies)
  );
}

function indexOf({ expr }: Use): TypedExpr | undefined {
  const used = expr.kind === 'compound' || expr.kind === 'assign' ? expr.target : stripped(expr);
  return used.kind === 'element' ? stripped(used.index) : undefined;
}

/** Whether the uses of each index are in the code of one thread, which runs once. */
function eachByOne(uses: readonly Use[], tasks: Tasks): boolean {
  const byIndex = new Map<string, Use>();
  return uses.every((use) => {
    const index = indexOf(use);
    if (index?.kind !== 'constant' || index.constant.kind !== 'int') return false;
    const { method } = use.from;
    if (method === undefined || tasks.taskOf(method)?.isOfOneThread !== true) return false;
    const key = String(index.constant.value);
    const before = byIndex.get(key);
    byIndex.set(key, use);
    return before === undefined || before.from === use.from;
  });
}

/** The local that a function has captured, of which it cannot have another value later. */
function numberOf(index: TypedExpr | undefined): LocalVariable | undefined {
  if (index?.kind !== 'field' || index.field.captured !== 'variable') return undefined;
  return index.field.owner.captures.find((one) => one.field === index.field)?.variable;
}

/** Whether the local is given the number of the round of a loop in which the function is made: no two rounds have the same. */
function isAnotherEachTime(number: LocalVariable, from: BodyFacts, bodies: readonly BodyFacts[]): boolean {
  return bodies.some(({ body }) => {
    const visited = expressionsOf(body.stmts);
    const made = visited.find(({ node, isStmt }) => !isStmt && node.kind === 'new' && node.class === from.owner);
    const declared = visited.find(({ node, isStmt }) => isStmt && node.kind === 'local' && node.variable === number);
    const loop = made?.loops.at(-1);
    if (loop?.kind !== 'loop' || declared === undefined || declared.loops.at(-1) !== loop) return false;
    const init =
      declared.isStmt && declared.node.kind === 'local' && declared.node.init !== undefined ? stripped(declared.node.init) : undefined;
    return init?.kind === 'local' && countsUp(loop, init.variable);
  });
}

/** Whether nothing but the end of a round changes the counter of the loop, and that by one. */
function countsUp(loop: TypedStmt & { readonly kind: 'loop' }, counter: LocalVariable): boolean {
  const changes = (stmts: readonly TypedStmt[]): number =>
    expressionsOf(stmts).filter(
      ({ node, isStmt }) =>
        !isStmt && (node.kind === 'assign' || node.kind === 'compound') && node.target.kind === 'local' && node.target.variable === counter,
    ).length;
  const inUpdate = changes(loop.update.map((expr): TypedStmt => ({ kind: 'expr', expr, span: expr.span })));
  return inUpdate === 1 && loop.update.some((one) => one.kind === 'compound') && changes([loop.body]) === 0;
}
