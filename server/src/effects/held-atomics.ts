/**
 * Which final fields keep an object of an atomic class of the library (`AtomicBoolean`, ...) to themselves that the constructor of their
 * own object has made: bodies read them only to call its methods, and to look at its value. Nobody else has a reference to it, so its value
 * is touched where a body names the field, and nowhere else.
 * Soundness: docs/soundness/reduction.md#access-predicates-of-atomics.
 * Neighbours: `action-predicates.ts` asks; `owned-arrays.ts` knows what the fields hold; `kept-locks.ts` says the same of monitors.
 */
import { EXCEPTION_VARIABLE, RESULT_VARIABLE } from '../plato/ir';
import type { Call, Expr, FieldDecl, Operation, Procedure, Program } from '../plato/ir';
import { children } from '../plato/substitute';
import { callsOf, operationsOf } from '../plato/statements';
import { holders } from './kept-locks';
import { heldByFinals, mayBeHandedOn } from './owned-arrays';

/** No method of these returns its object, or keeps it. */
const ATOMICS: ReadonlySet<string> = new Set(
  ['AtomicBoolean', 'AtomicInteger', 'AtomicLong', 'AtomicReference'].map((name) => `java.util.concurrent.atomic.${name}`),
);

export interface HeldAtomic {
  readonly field: FieldDecl;
  /** The id of the field of the library's class that is its value. */
  readonly value: string;
}

export function heldAtomics(program: Program): readonly HeldAtomic[] {
  const { owned, made } = heldByFinals(program);
  const held = program.fields.flatMap((field): readonly HeldAtomic[] => {
    const className = made.get(field.id)?.className;
    const isHeld = field.isFinal && !field.isStatic && owned.has(field.id) && field.isReadByName !== true && !mayBeHandedOn(program, field);
    if (!isHeld || className === undefined || !ATOMICS.has(className)) return [];
    const values = program.fields.filter((one) => one.owner === className && !one.isStatic && !one.isFinal);
    return values.length === 1 ? [{ field, value: values[0]!.id }] : [];
  });
  const candidates = new Set(held.map((one) => one.field.id));
  const table = new Map(program.procedures.map((one) => [one.id, one]));
  for (const procedure of program.procedures) {
    if (procedure.isTrusted || !procedure.body || candidates.size === 0) continue;
    for (const field of handedOnBy(procedure, candidates, table)) candidates.delete(field);
  }
  return held.filter((one) => candidates.has(one.field.id));
}

/** The fields of which the body does something else with what they hold. */
function handedOnBy(procedure: Procedure, candidates: ReadonlySet<string>, table: ReadonlyMap<string, Procedure>): ReadonlySet<string> {
  const body = procedure.body!;
  const operations = operationsOf(body);
  const holding = holders(operations, candidates);
  const found = new Set<string>();
  /** The value of the expression, or of a part of it, goes somewhere. */
  const use = (expr: Expr): void => {
    if (expr.kind === 'var') for (const field of holding.get(expr.name) ?? []) found.add(field);
    if ((expr.kind === 'field' || expr.kind === 'static') && candidates.has(expr.field)) found.add(expr.field);
    for (const part of children(expr)) if (!isLook(expr, part)) use(part);
  };
  for (const op of operations) for (const value of valuesOf(op, candidates)) use(value);
  for (const call of callsOf(body))
    call.args.forEach((argument, index) => (index === 0 && isOfAtomic(call, table) ? undefined : use(argument)));
  return found;
}

/** Reading a field of the object, or comparing it, hands nothing on. */
function isLook(expr: Expr, part: Expr): boolean {
  const isName = part.kind === 'var' || (part.kind === 'field' && (part.object.kind === 'var' || isLook(part, part.object)));
  return isName && ((expr.kind === 'field' && expr.object === part) || (expr.kind === 'binary' && (expr.op === '=' || expr.op === '!=')));
}

/** What an operation puts somewhere, but for moves between locals and into the field itself. */
function valuesOf(op: Operation, candidates: ReadonlySet<string>): readonly Expr[] {
  const stored = op.assigns.flatMap(({ target, value }) => {
    const isOutcome = target.kind === 'local' && (target.name === RESULT_VARIABLE || target.name === EXCEPTION_VARIABLE);
    const isOwn = target.kind === 'local' || (target.kind === 'field' && candidates.has(target.field));
    const isMove = isOwn && (value.kind === 'var' || (value.kind === 'field' && candidates.has(value.field)));
    return isMove && !isOutcome ? [] : [value];
  });
  return [...stored, ...(op.post ? [op.post] : []), ...(op.publishes ?? [])];
}

/** A method or a constructor of such a class is called on its object. */
function isOfAtomic(call: Call, table: ReadonlyMap<string, Procedure>): boolean {
  return (
    call.mode === 'call' &&
    call.targets.length > 0 &&
    call.targets.every((target) => {
      const callee = table.get(target.procedure);
      return callee?.isTrusted === true && ATOMICS.has(callee.owner) && callee.isStatic === false;
    })
  );
}
