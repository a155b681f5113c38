/**
 * Code without source (docs/soundness/opaque.md): a call of it is a call of a method of the checker's own, by a specification that nobody has written. Its arguments escape; it gives any value; it may
 * throw anything and wait; and it may write what the methods of the workspace write that it could call back, and whatever belongs to the library. Locks, and monitors where nothing that it may call back waits, are believed to be held after it as before it.
 * What could be called back is read off the whole workspace when all bodies are made.
 * Neighbours: `expressions.ts` and `dispatch.ts` call it; `lower.ts` declares the methods; `sequential/modular/calls.ts` does calls by specification.
 * Why it may: docs/soundness/opaque.md#what-it-may-write.
 * Why it may: docs/soundness/opaque.md#what-it-is-given.
 * Why it may: docs/soundness/opaque.md#locks-behind-it.
 */
import type { Span } from '../base/span';
import { procedureEffects } from '../effects/effects';
import type { TypedExpr } from '../resolve/typed';
import type { Call, Expr, FieldDecl, FrameItem, Procedure, Program, Stmt, Type } from '../plato/ir';
import { EXCEPTION_VARIABLE, OBJECT_CLASS, RESULT_VARIABLE, THREAD_CLASS, THROWABLE_CLASS, UNDETERMINED_CLASS, ref } from '../plato/ir';
import { ELEMENT_STORES } from '../plato/footprint';
import { callsOf } from '../plato/statements';
import { typeOf } from '../plato/type-of';
import type { Builder } from './builder';
import { evaluateAll } from './operands';
import { platoType } from './plato-types';
import { NULL, equal, isInstance, local, or } from './terms';

/** No name of Java's. */
const OPAQUE = 'calvin.<opaque>';

/** The method that stands for code without source with so many references as arguments. */
function opaqueId(count: number): string {
  return `${OPAQUE}${count}()`;
}

export function lowerOpaque(expr: TypedExpr & { readonly kind: 'opaque' }, builder: Builder, wanted: boolean): Expr {
  const values = evaluateAll(expr.parts, builder);
  const isVoid = expr.type.kind === 'void';
  const result = isVoid || (!wanted && expr.name !== undefined) ? undefined : builder.temporary(platoType(expr.type));
  const known = result && { name: result.name, type: result.type };
  if (expr.name !== undefined) emitOpaque(values, known, expr.name, expr.span, builder);
  else if (known) anyValue(known, expr.span, builder);
  return result === undefined ? NULL : builder.known(result, expr.type, expr.span);
}

/** `result`: the local that gets what it gives. */
export function emitOpaque(args: readonly Expr[], result: { readonly name: string; readonly type: Type } | undefined, name: string, span: Span, builder: Builder): void {
  const given = args.filter((one) => one.kind !== 'null' && typeOf(one).kind === 'ref');
  const object = result?.type.kind === 'ref' ? builder.temporary(ref(OBJECT_CLASS)) : undefined;
  builder.emit({
    kind: 'call', mode: 'call', targets: [{ procedure: opaqueId(given.length), classes: [] }], args: given, result: object?.name,
    thrown: { variable: builder.exception.name, label: builder.throwLabel }, description: `calls \`${name}\``, span, within: [],
  });
  if (result === undefined) return;
  if (object === undefined || result.type.kind !== 'ref') return anyValue(result, span, builder);
  const { className } = result.type;
  if (className === OBJECT_CLASS) return builder.op({ role: 'local', span, assigns: [{ target: local(result.name, result.type), value: object }] });
  builder.op({ role: 'assume', span, guard: or(equal(object, NULL), isInstance(object, className)), assigns: [{ target: local(result.name, result.type), value: object }] });
}

function anyValue({ name, type }: { readonly name: string; readonly type: Type }, span: Span, builder: Builder): void {
  builder.op({ role: 'local', span, havocs: [local(name, type)] });
}

/**
 * The methods that the bodies call in this way, with all that may change in such a call. `follows`: whether code without source is followed in a procedure; then the library may be what calls.
 */
export function opaqueProcedures(program: Program, isCalledBack: (procedure: Procedure) => boolean, follows: (procedure: Procedure) => boolean): readonly Procedure[] {
  const used = new Set(program.procedures.flatMap((one) => (one.body === undefined ? [] : callsOf(one.body).flatMap((call) => call.targets.filter((target) => target.procedure.startsWith(OPAQUE)).map(() => call.args.length)))));
  if (program.procedures.some(follows)) used.add(0);
  if (used.size === 0) return [];
  const made = (modifies: readonly FrameItem[], waits = false): readonly Procedure[] => [...used].sort((left, right) => left - right).map((count) => procedureOf(count, modifies, waits));
  const effects = procedureEffects({ ...program, procedures: [...program.procedures, ...made([])] });
  const written = new Set<string>();
  let waits = false;
  for (const procedure of program.procedures) {
    if (!isCalledBack(procedure)) continue;
    const own = effects.get(procedure.id)!;
    waits ||= own.waits;
    // What is not translated may write whatever Java lets it.
    for (const store of own.everything ? program.fields.filter((one) => !one.isFinal && !one.isGhost).map((one) => one.id) : own.stores) written.add(store);
  }
  for (const field of program.fields) if (isOfLibrary(field, program)) written.add(field.id);
  for (const store of ELEMENT_STORES) written.add(store);
  for (const field of program.fields) if (field.isFinal || isOfLocks(field.owner)) written.delete(field.id);
  return made(anywhere(program, written), waits);
}

/** A frame that allows the stores to be written, of whatever object. */
export function anywhere(program: Program, stores: Iterable<string>): readonly FrameItem[] {
  const fields = new Map(program.fields.map((one) => [one.id, one]));
  return [...stores].sort().map((store): FrameItem => {
    const field = fields.get(store);
    return field?.isStatic === true ? { kind: 'location', location: { kind: 'static', field: store, type: field.type }, span: NOWHERE } : { kind: 'everywhere', field: store, span: NOWHERE };
  });
}

const NOWHERE: Span = { file: '', start: 0, end: 0 };

/** What belongs to the library and may change: contents of collections, values of atomics. */
function isOfLibrary({ owner, isFinal }: FieldDecl, { classes }: Program): boolean {
  return !isFinal && !isOfLocks(owner) && classes.some((one) => one.name === owner && one.isLibrary);
}

/** Who holds what: taken and given back in pairs. What is undetermined may change at any time anyway. */
function isOfLocks(owner: string): boolean {
  return owner === OBJECT_CLASS || owner === THREAD_CLASS || owner.startsWith('java.util.concurrent.locks.') || owner === UNDETERMINED_CLASS;
}

function procedureOf(count: number, modifies: readonly FrameItem[], waits: boolean): Procedure {
  const object = ref(OBJECT_CLASS);
  return {
    id: opaqueId(count), display: 'code without source', owner: OBJECT_CLASS, kind: 'method', isStatic: true, params: Array.from({ length: count }, (_, index) => ({ name: `given${index + 1}`, type: object })),
    result: object, mayThrow: true, entry: undefined, mayWait: true, isOpaque: true, ...(waits && { givesUpMonitors: true as const }), requires: [], ensures: [], exsures: [], modifies, isAbstract: true, isHelper: false, isChecked: false, isTrusted: true,
    locals: [{ name: RESULT_VARIABLE, type: object }, { name: EXCEPTION_VARIABLE, type: ref(THROWABLE_CLASS) }], body: undefined, unsupported: [], hasSpecErrors: false, hasSyntaxErrors: false, restsOn: [], span: NOWHERE, nameSpan: NOWHERE,
  };
}

/** A call of the library in which code of the workspace may run that changes something: that has run before, as whatever code without source may call. */
export function runningFirst(call: Call): Stmt {
  const { mode, thrown, description, span, within } = call;
  return { kind: 'seq', stmts: [{ kind: 'call', mode, targets: [{ procedure: opaqueId(0), classes: [] }], args: [], result: undefined, thrown, description, span, within }, { ...call, hasRunBefore: true }] };
}
