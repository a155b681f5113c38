/**
 * Which final fields keep a plain `Object` to themselves that their own constructor has made: bodies read them only to take, give back and
 * wait for its monitor. Nobody else has a reference to such an object, so its monitor is taken where a body names the field, and nowhere
 * else.
 * Soundness: docs/soundness/reduction.md#monitors-that-can-be-taken.
 * Neighbours: `lock-names.ts` asks; `owned-arrays.ts` knows what the fields hold (and what keeps an array).
 */
import { EXCEPTION_VARIABLE, HOLDER_FIELD, OBJECT_CLASS, RESULT_VARIABLE } from '../plato/ir';
import type { Expr, FieldDecl, Operation, Procedure, Program } from '../plato/ir';
import { children } from '../plato/substitute';
import { callsOf, operationsOf } from '../plato/statements';
import { heldByFinals, mayBeHandedOn } from './owned-arrays';

const OBJECT_CONSTRUCTOR = `${OBJECT_CLASS}.<init>()`;

export function keptLocks(program: Program): ReadonlySet<string> {
  const { owned, made } = heldByFinals(program);
  const candidates = new Set(
    program.fields
      .filter(
        (field) => field.isFinal && owned.has(field.id) && made.get(field.id)?.className === OBJECT_CLASS && !isHandedOn(program, field),
      )
      .map((field) => field.id),
  );
  for (const procedure of program.procedures) {
    if (procedure.isTrusted || !procedure.body || candidates.size === 0) continue;
    for (const field of handedOnBy(procedure, candidates)) candidates.delete(field);
  }
  return candidates;
}

/** By a body that is not in sight. */
function isHandedOn(program: Program, field: FieldDecl): boolean {
  return mayBeHandedOn(program, field) || field.isReadByName === true;
}

/** The fields of which the body does something else with what they hold. */
function handedOnBy(procedure: Procedure, candidates: ReadonlySet<string>): ReadonlySet<string> {
  const body = procedure.body!;
  const operations = operationsOf(body);
  const holding = holders(operations, candidates);
  const found = new Set<string>();
  const use = (expr: Expr): void => {
    if (expr.kind === 'var') for (const field of holding.get(expr.name) ?? []) found.add(field);
    if ((expr.kind === 'field' || expr.kind === 'static') && candidates.has(expr.field)) found.add(expr.field);
    const isLook = expr.kind === 'binary' && (expr.op === '=' || expr.op === '!=');
    for (const part of children(expr)) {
      const isLock = (expr.kind === 'field' && expr.field === HOLDER_FIELD && part === expr.object) || isLook;
      if (!(isLock && part.kind === 'var')) use(part);
    }
  };
  for (const op of operations) {
    // Assertions and guards keep nothing, and a formula that says what a choice may be is nobody's lock.
    if (op.post) use(op.post);
    for (const one of op.publishes ?? []) use(one);
    for (const { target, value } of op.assigns) {
      const isMove =
        (target.kind === 'local' || ((target.kind === 'field' || target.kind === 'static') && candidates.has(target.field))) &&
        (value.kind === 'var' || ((value.kind === 'field' || value.kind === 'static') && candidates.has(value.field)));
      const isOutcome = target.kind === 'local' && (target.name === RESULT_VARIABLE || target.name === EXCEPTION_VARIABLE);
      if (!isMove || isOutcome) use(value);
    }
  }
  for (const call of callsOf(body)) {
    if (call.targets.length === 1 && call.targets[0]!.procedure === OBJECT_CONSTRUCTOR) continue;
    call.args.forEach(use);
  }
  return found;
}

/** Which locals may hold what which fields hold, in whatever order the body runs. */
export function holders(operations: readonly Operation[], candidates: ReadonlySet<string>): ReadonlyMap<string, ReadonlySet<string>> {
  const holding = new Map<string, Set<string>>();
  const of = (local: string): Set<string> => {
    const known = holding.get(local) ?? new Set<string>();
    holding.set(local, known);
    return known;
  };
  for (let changed = true; changed; ) {
    changed = false;
    const add = (local: string, fields: Iterable<string>): void => {
      for (const field of fields) {
        if (of(local).has(field)) continue;
        of(local).add(field);
        changed = true;
      }
    };
    for (const { target, value } of operations.flatMap((op) => op.assigns)) {
      if (target.kind === 'local' && (value.kind === 'field' || value.kind === 'static') && candidates.has(value.field))
        add(target.name, [value.field]);
      if (target.kind === 'local' && value.kind === 'var') {
        add(target.name, of(value.name));
        add(value.name, of(target.name));
      }
      if ((target.kind === 'field' || target.kind === 'static') && candidates.has(target.field) && value.kind === 'var')
        add(value.name, [target.field]);
    }
  }
  return holding;
}
