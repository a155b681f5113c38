/**
 * Functions that run where they are given to the library, or to a method of the workspace: the locks that are held there are shown at that
 * place, known where the function begins, and shown where it ends, since it may run again.
 * Neighbours: `sharing/at-once.ts` finds them; `calls.ts` and `opaque.ts` show the locks, `procedures.ts` says that they are known.
 * Why it may: docs/soundness/sharing.md#functions-that-run-at-once.
 */
import type { Span } from '../base/span';
import type { Clause, Expr } from '../plato/ir';
import { ref } from '../plato/ir';
import type { Resolved } from '../resolve/resolve';
import { isSameVariable } from '../resolve/captures';
import type { ClassSymbol, FieldSymbol, LocalVariable, MethodSymbol } from '../resolve/symbols';
import type { TypedExpr } from '../resolve/typed';
import type { Held } from '../sharing/accesses';
import { stripped, type Place } from '../sharing/places';
import { sharingOf } from '../sharing/sharing';
import type { Builder } from './builder';
import { heldBy } from './guarded-by';
import { platoType } from './plato-types';
import { variable } from './terms';
import { onEveryWayOut } from './ways-out';

export interface KnownAtOnce {
  readonly requires: readonly Clause[];
  readonly restsOn: readonly string[];
}

/** What is known where the method begins; undefined where it is no such function, or no lock is held. */
export function heldAtOnce(method: MethodSymbol, resolved: Resolved): KnownAtOnce | undefined {
  const known = sharingOf(resolved).functions.of(method);
  if (known === undefined) return undefined;
  const requires = known.held.flatMap((one) => clauseOf(one, method.owner, undefined, resolved) ?? []);
  return requires.length === 0
    ? undefined
    : {
        requires,
        restsOn: known.params
          ? []
          : [`takes \`${known.by}\` to run this function before it returns, in the same thread and with the same locks held`],
      };
}

/** Shows that what the functions in a call take as held is held. */
export function showHeld(call: TypedExpr, builder: Builder): void {
  const { owner, resolved } = builder;
  if (owner.isLibrary) return;
  for (const known of sharingOf(resolved).functions.at(call)) {
    // It is a precondition of the function there.
    if (known.params) continue;
    const asserts = known.held.flatMap((one) => {
      // What the function does not know, it does not use.
      if (clauseOf(one, known.method.owner, undefined, resolved) === undefined) return [];
      const clause = clauseOf(one, owner, builder, resolved);
      const message = `\`${nameOf(one.place)}\` may not be held here, and the function that \`${known.by}\` runs takes it as held: it is in other runs of this call`;
      return [builder.assertion('precondition', clause?.expr ?? { kind: 'bool', value: false }, message, call.span)];
    });
    if (asserts.length > 0) builder.op({ role: 'assert', span: call.span, asserts });
  }
}

/** The functions that only other parameters than the receiver ever refer to. */
export function notTheReceiver(receiver: TypedExpr, { resolved }: Builder): ReadonlySet<ClassSymbol> {
  const inner = stripped(receiver);
  const isOne = (param: LocalVariable): boolean => inner.kind === 'local' && isSameVariable(param, inner.variable);
  return new Set(sharingOf(resolved).functions.inside.flatMap((one) => (one.params!.some(isOne) ? [] : [one.method.owner])));
}

/** Lowers a function's body, and shows on every way out that the locks are still held: it may run again, and its caller goes on. */
export function keepingHeld(owner: ClassSymbol, method: MethodSymbol, end: Span, builder: Builder, run: () => void): void {
  const known = sharingOf(builder.resolved).functions.of(method);
  const locks = (known?.held ?? []).flatMap((one) => {
    const clause = clauseOf(one, owner, undefined, builder.resolved);
    return clause === undefined ? [] : [{ clause, name: nameOf(one.place) }];
  });
  if (known === undefined || locks.length === 0) return run();
  const show = (span: Span): void =>
    builder.op({
      role: 'assert',
      span,
      asserts: locks.map(({ clause, name }) => {
        const message = `\`${name}\` may not be held any more where this function ends: it is held where the function is handed over, and \`${known.by}\` may run it again`;
        return builder.assertion('precondition', clause.expr, message, span);
      }),
    });
  onEveryWayOut(show, end, builder, run);
}

/**
 * That the lock is held, as somebody says it who stands in a body of the class; undefined where the lock cannot be reached from there.
 * `body`: the body whose locals may lead there, where it is not that of a function.
 */
export function clauseOf({ place, mode }: Held, owner: ClassSymbol, body: Builder | undefined, resolved: Resolved): Clause | undefined {
  const lock = lockAt(place, owner, body);
  if (lock === undefined) return undefined;
  const { expr, text } = heldBy(lock, nameOf(place), { resolved }, mode === 'whole' ? 'any' : mode);
  return { expr, text, span: owner.nameSpan };
}

function lockAt({ root, steps }: Place, owner: ClassSymbol, body: Builder | undefined): Expr | undefined {
  const first = rootOf(root, owner, body);
  return first && steps.reduce(readOf, first);
}

function rootOf(root: Place['root'], owner: ClassSymbol, body: Builder | undefined): Expr | undefined {
  switch (root.kind) {
    case 'class':
      return { kind: 'classObject', className: root.name };
    case 'static':
      return { kind: 'static', field: root.field.id, when: 'post', type: platoType(root.field.type) };
    case 'this':
      return aroundIn(
        owner,
        (one) => one.name === root.name,
        (_, object) => object,
      );
    case 'local':
      return capturedIn(owner, root.variable) ?? body?.variableOf(root.variable);
  }
}

/** Both are reached by the hidden fields of what stands between: lambda expressions and classes in bodies. */
function capturedIn(owner: ClassSymbol, local: LocalVariable): Expr | undefined {
  const fieldIn = (one: ClassSymbol): FieldSymbol | undefined =>
    one.captures.find(({ variable: taken }) => taken !== undefined && isSameVariable(taken, local))?.field;
  return aroundIn(
    owner,
    (one) => fieldIn(one) !== undefined,
    (one, object) => readOf(object, fieldIn(one)!),
  );
}

/** What is made of the nearest class around that fits and of its object. */
function aroundIn(
  from: ClassSymbol,
  fits: (owner: ClassSymbol) => boolean,
  make: (owner: ClassSymbol, object: Expr) => Expr,
): Expr | undefined {
  let object: Expr = variable('this', ref(from.name));
  for (let owner: ClassSymbol | undefined = from; owner !== undefined; owner = owner.outer) {
    if (fits(owner)) return make(owner, object);
    const outer = owner.captures.find((one) => one.variable === undefined)?.field;
    if (outer === undefined) return undefined;
    object = readOf(object, outer);
  }
  return undefined;
}

function readOf(object: Expr, field: FieldSymbol): Expr {
  return { kind: 'field', object, field: field.id, when: 'post', type: platoType(field.type) };
}

/** As the reader of the body knows it. */
export function nameOf({ root, steps }: Place): string {
  return [nameOfRoot(root), ...steps.map((one) => one.name)].join('.');
}

function nameOfRoot(root: Place['root']): string {
  switch (root.kind) {
    case 'class':
      return `${simple(root.name)}.class`;
    case 'static':
      return `${root.field.owner.display}.${root.field.name}`;
    case 'this':
      return `${simple(root.name)}.this`;
    case 'local':
      return root.variable.name;
  }
}

function simple(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1).replaceAll('$', '.');
}
