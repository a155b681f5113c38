/**
 * Which calls of semaphores keep others out, as far as the text shows. One with a permit does where it is acquired before it is released.
 * One that begins without permits is a signal: who waits for it comes after those who give it, if he waits for all of them, and if each
 * gives it as the last that he does.
 * Neighbours: `locking.ts` knows the calls; `accesses.ts` asks whether a body holds a lock that has no name.
 * Why it may: docs/soundness/sharing.md#code-that-is-handed-over.
 */
import { stripped } from '../resolve/typed-children';
import { writtenTo } from '../analyses/set-once';
import { permitsIn } from './locking';
import type { Resolved } from '../resolve/resolve';
import type { FieldSymbol, LocalVariable } from '../resolve/symbols';
import type { TypedBody, TypedExpr } from '../resolve/typed';
import { expressionsOf } from '../resolve/typed-statements';

const SEMAPHORE = 'java.util.concurrent.Semaphore';
const TAKES = /^(acquire|acquireUninterruptibly|tryAcquire)$/;

interface SemaphoreUse {
  readonly call: TypedExpr;
  readonly body: TypedBody;
  readonly isTaking: boolean;
  /** Undefined where it is not written as a number. */
  readonly permits: number | undefined;
  readonly isInLoop: boolean;
}

/** Whether such a call keeps nobody out; false of what is not understood, and of other calls. */
export function idleSemaphores(resolved: Resolved): (call: TypedExpr) => boolean {
  const uses = new Map<LocalVariable | FieldSymbol, SemaphoreUse[]>();
  const beginsWith = new Map<LocalVariable | FieldSymbol, number | undefined>();
  const inLoops = new Set<TypedBody>();
  const bodies = [...resolved.methods.values(), ...resolved.staticInitializers.values()].flatMap(({ body }) => body ?? []);
  const made = new Map(
    [...resolved.methods.values()].flatMap(({ method, body }) => (body === undefined ? [] : [[method.owner, body] as const])),
  );
  for (const body of bodies)
    for (const { node, isStmt, loops } of expressionsOf(body.stmts)) {
      if (isStmt) {
        const init = node.kind === 'local' && node.init !== undefined ? stripped(node.init) : undefined;
        if (node.kind === 'local' && init?.kind === 'new' && init.class.name === SEMAPHORE)
          beginsWith.set(node.variable, body.assigned.has(node.variable) ? undefined : numberIn(init.args[0]));
        continue;
      }
      if (node.kind === 'new' && loops.length > 0 && made.has(node.class)) inLoops.add(made.get(node.class)!);
      if (node.kind !== 'call' || node.dispatch.kind === 'static' || node.method.owner.name !== SEMAPHORE) continue;
      const named = semaphoreIn(node.dispatch.receiver);
      const isTaking = TAKES.test(node.method.name);
      if (named === undefined || (!isTaking && node.method.name !== 'release')) continue;
      const permits = node.args.length === 0 ? 1 : numberIn(node.args[0]);
      uses.set(named, [...(uses.get(named) ?? []), { call: node, body, isTaking, permits, isInLoop: loops.length > 0 }]);
    }
  const idle = new Set<TypedExpr>();
  for (const [named, all] of uses) {
    const first = 'owner' in named ? permitsOf(named, resolved) : beginsWith.get(named);
    for (const body of new Set(all.map((one) => one.body)))
      if (first !== undefined && !keepsOut(body, all, first, inLoops)) for (const one of all) if (one.body === body) idle.add(one.call);
  }
  return (call) => idle.has(stripped(call));
}

function keepsOut(body: TypedBody, all: readonly SemaphoreUse[], first: number, inLoops: ReadonlySet<TypedBody>): boolean {
  const own = all.filter((one) => one.body === body);
  const taken = own.filter((one) => one.isTaking);
  const given = own.filter((one) => !one.isTaking);
  if (first > 1 || taken.some((one) => one.permits === 0)) return false;
  if (first === 1) return taken.length > 0 ? given.every((one) => one.call.span.start > taken[0]!.call.span.start) : given.length === 0;
  const givers = new Set(all.filter((one) => !one.isTaking).map((one) => one.body));
  if (taken.length === 0) return givers.size === 1 && !inLoops.has(body) && given.every((one) => isLast(one.call, body));
  if (given.length > 0) return false;
  if (taken.some((one) => one.isInLoop || one.permits === undefined)) return true;
  const isMany = [...givers].some((one) => inLoops.has(one));
  const waited = taken.reduce((sum, one) => sum + one.permits!, 0);
  return isMany ? waited > 1 : waited >= givers.size;
}

/** Whether no field is used after the call, as far as it stands in the text. */
function isLast(call: TypedExpr, { stmts }: TypedBody): boolean {
  return !expressionsOf(stmts).some(
    ({ node, isStmt }) =>
      !isStmt &&
      (node.kind === 'static' || (node.kind === 'field' && node.field.captured === undefined)) &&
      node.span.start > call.span.end,
  );
}

/** The semaphore by its name: a local, what a function has captured of one, or a field. */
function semaphoreIn(receiver: TypedExpr): LocalVariable | FieldSymbol | undefined {
  const inner = stripped(receiver);
  if (inner.kind === 'local') return inner.variable;
  if (inner.kind === 'static') return inner.field;
  if (inner.kind !== 'field') return undefined;
  return inner.field.captured === 'variable' ? inner.field.owner.captures.find((one) => one.field === inner.field)?.variable : inner.field;
}

function permitsOf(field: FieldSymbol, resolved: Resolved): number | undefined {
  const written = new Set((writtenTo(field, resolved) ?? []).map(({ value }) => permitsIn(value)));
  const [permits] = written;
  return written.size === 1 && permits !== undefined ? Number(permits) : undefined;
}

function numberIn(expr: TypedExpr | undefined): number | undefined {
  const inner = expr && stripped(expr);
  return inner?.kind === 'constant' && inner.constant.kind === 'int' ? Number(inner.constant.value) : undefined;
}
