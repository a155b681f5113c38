/**
 * Tactics that might bring a proof on, as texts of a script: invariants from assertions that are left, `mutex` from locks, loops hoisted,
 * calls inlined, and reads made any value. What they are worth is found out by trying.
 *
 * They come from the shape of the program alone, the likely ones first; the order is that of the program.
 * Neighbours: `strategy.ts` tries them; `vocabulary.ts` has the names of statements.
 */
import { lastPart } from '../base/dotted-name';
import { HOLDER_FIELD, type Expr, type Operation } from '../plato/ir';
import { footprintOf, storeOf } from '../plato/footprint';
import { operationsOf, someStmt } from '../plato/statements';
import { openAssertions } from './checking';
import type { Proc, ProofContext } from './context';
import type { Selector } from './script';
import { methodWords, selectorWords, variableText } from './vocabulary';
import type { Sight } from './targets';

/** Each a text of one or more tactics. */
export function proposals(sight: Sight): readonly string[] {
  return [...new Set([...invariants(sight), ...policies(sight), ...inlinings(sight), ...abstractions(sight)])];
}

/** Loops of the program, by their selectors. */
export function loopSelectors(sight: Sight): readonly string[] {
  return selectorWords(sight)
    .filter((one) => one.isLoop)
    .map((one) => one.text);
}

// ---------------------------------------------------------------- invariants

/** What is left to show, where it speaks of fields alone. */
function invariants(sight: Sight): readonly string[] {
  return openAssertions(sight.context).flatMap(({ proc, assertion }) => {
    const text = textOf(sight, proc, assertion.expr, 0);
    return text === undefined || !text.includes(' ') ? [] : [`invariant ${text};`];
  });
}

/** Follows this many locals to the fields that they were read from. */
const DEEPEST = 6;

/** As a script says it; undefined where it speaks of more than fields of `this`, numbers and null. */
function textOf(sight: Sight, proc: Proc, expr: Expr, depth: number): string | undefined {
  if (depth > DEEPEST) return undefined;
  const inner = (one: Expr): string | undefined => textOf(sight, proc, one, depth + 1);
  switch (expr.kind) {
    case 'null':
      return 'null';
    case 'int':
      return String(expr.value);
    case 'bool':
      return String(expr.value);
    case 'field':
    case 'static':
      return pathOf(sight, proc, expr, depth);
    case 'length': {
      const array = inner(expr.array);
      return array === undefined ? undefined : `${array}.length`;
    }
    case 'var':
      return pathOf(sight, proc, expr, depth);
    case 'binary': {
      const [left, right] = [inner(expr.left), inner(expr.right)];
      return left === undefined || right === undefined ? undefined : `${left} ${expr.op} ${right}`;
    }
    default:
      return undefined;
  }
}

/** `lock`, `cell.next`: by way of the locals into which it was read, where each was assigned in one place only. */
function pathOf(sight: Sight, proc: Proc, expr: Expr, depth: number): string | undefined {
  if (depth > DEEPEST) return undefined;
  if (expr.kind === 'static') return variableText(sight, expr.field);
  if (expr.kind === 'field') {
    const field = sight.context.program.fields.find((one) => one.id === expr.field);
    if (!field || expr.field === HOLDER_FIELD) return undefined;
    if (expr.object.kind === 'var' && expr.object.name === 'this') return field.name;
    const object = pathOf(sight, proc, expr.object, depth + 1);
    return object === undefined ? undefined : `${object}.${field.name}`;
  }
  if (expr.kind !== 'var' || expr.name === 'this') return undefined;
  const given = operationsOf(proc.body).flatMap((op) =>
    op.assigns.flatMap(({ target, value }) => (target.kind === 'local' && target.name === expr.name ? [value] : [])),
  );
  const texts = new Set(given.map((one) => pathOf(sight, proc, one, depth + 1)));
  return texts.size === 1 ? [...texts][0] : undefined;
}

// ---------------------------------------------------------------- mutex

/** For each thing that may be a lock: that it protects what is written, all of it or one after the other. */
function policies(sight: Sight): readonly string[] {
  const { context } = sight;
  const variables = protectable(sight);
  const monitors = context.procs.flatMap((proc) => operationsOf(proc.body).flatMap((op) => monitorText(sight, proc, op) ?? []));
  const flags = context.program.fields.flatMap((field) => {
    if (!context.world.hierarchy.isSubtype(sight.owner, field.owner) || field.isGhost || field.isStatic) return [];
    if (field.type.kind === 'ref' && field.type.className === 'java.util.concurrent.atomic.AtomicBoolean' && field.isFinal)
      return [{ predicate: `${field.name}.value`, name: '' }];
    return field.type.kind === 'bool' && !field.isFinal ? [{ predicate: field.name, name: field.name }] : [];
  });
  const locks = [...new Set(monitors)].map((one) => ({ predicate: `${one}.holder != null`, name: '' }));
  const all = [...locks, ...flags].flatMap(({ predicate, name }) => {
    const others = variables.filter((one) => one !== name);
    if (others.length === 0) return [];
    const single = others.length > 1 ? others.map((one) => `mutex ${predicate} : ${one};`) : [];
    return [`mutex ${predicate} : ${others.join(', ')};`, ...single];
  });
  return all;
}

/** Fields of the class that methods write. */
function protectable({ context, owner }: Sight): readonly string[] {
  const written = new Set(
    context.procs.flatMap((proc) => operationsOf(proc.body).flatMap((op) => footprintOf(op).writes.map((one) => storeOf(one)))),
  );
  return context.program.fields
    .filter(
      (one) =>
        written.has(one.id) &&
        one.id !== HOLDER_FIELD &&
        !one.isGhost &&
        !one.isFinal &&
        context.world.hierarchy.isSubtype(owner, one.owner),
    )
    .map((one) => one.name);
}

/** Of what an operation acquires the monitor, as formulas name it. */
function monitorText(sight: Sight, proc: Proc, op: Operation): string | undefined {
  if (op.role !== 'acquire') return undefined;
  for (const { target } of op.assigns) {
    if (target.kind !== 'field' || target.field !== HOLDER_FIELD) continue;
    return isThis(proc, target.object, 0) ? 'this' : pathOf(sight, proc, target.object, 0);
  }
  return undefined;
}

function isThis(proc: Proc, expr: Expr, depth: number): boolean {
  if (expr.kind !== 'var' || depth > DEEPEST) return false;
  if (expr.name === 'this') return true;
  const given = operationsOf(proc.body).flatMap((op) =>
    op.assigns.flatMap(({ target, value }) => (target.kind === 'local' && target.name === expr.name ? [value] : [])),
  );
  return given.length > 0 && given.every((one) => isThis(proc, one, depth + 1));
}

// ---------------------------------------------------------------- calls, loops, reads

function inlinings(sight: Sight): readonly string[] {
  const { context } = sight;
  const called = new Set<string>();
  for (const { body } of context.procs)
    someStmt(body, (one) => {
      if (one.kind === 'call') for (const { procedure } of one.targets) called.add(procedure);
      return false;
    });
  const words = new Set(methodWords(sight).map((one) => one.text));
  return context.procs.filter((one) => called.has(one.procedure.id) && words.has(one.name)).map((one) => `inline ${one.name};`);
}

/** Reads of fields; in loops that are hoisted too, since what is repeated is another copy then. */
function abstractions(sight: Sight): readonly string[] {
  const words = selectorWords(sight);
  const reads = words.flatMap(({ text, selector }) => {
    const variable = sharedRead(sight.context, selector);
    return variable === undefined ? [] : [{ method: selector.method, variable, text }];
  });
  const hoisted = words.flatMap(({ text: loop, selector: { method }, isLoop }) => {
    const variables = new Set(reads.flatMap((one) => (isLoop && one.method === method ? [one.variable] : [])));
    return [...variables].map((one) => `hoist ${loop}; abstract read ${one} at ${method}.read(${one})#1 in ${loop};`);
  });
  return [...reads.map(({ variable, text }) => `abstract read ${variable} at ${text};`), ...hoisted];
}

/** The field that a selector speaks of. */
function sharedRead(context: ProofContext, { deed, about }: Selector): string | undefined {
  if (deed !== 'read' || about === undefined) return undefined;
  return context.program.fields.some((one) => one.name === lastPart(about) && one.id !== HOLDER_FIELD && !one.isFinal) ? about : undefined;
}
