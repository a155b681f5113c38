/**
 * Functions that run where they are given to the library, or to a method of the workspace: the locks that are held there are shown at that
 * place, known where the function begins, and shown where it ends, since it may run again.
 * Neighbours: `sharing/at-once.ts` finds them; `steps/shown-locks.ts` shows the locks, `bodies/procedures.ts` says that they are known.
 * Why it may: docs/soundness/sharing.md#functions-that-run-at-once.
 */
import type { Clause, Expr } from '../../plato/ir';
import { ref } from '../../plato/ir';
import type { Resolved } from '../../resolve/resolve';
import { isSameVariable } from '../../resolve/captures';
import type { ClassSymbol, FieldSymbol, LocalVariable, MethodSymbol } from '../../resolve/symbols';
import type { Held } from '../../sharing/accesses';
import type { Place } from '../../sharing/places';
import { sharingOf } from '../../sharing/sharing';
import { heldBy } from './guarded-by';
import { platoType } from '../values/plato-types';
import { variable } from '../values/terms';

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

/** What stands for a local of a body. */
type OfLocal = (variable: LocalVariable) => Expr;

/**
 * That the lock is held, as somebody says it who stands in a body of the class; undefined where the lock cannot be reached from there.
 * `ofLocal`: the locals of the body, which may lead there, where it is not that of a function.
 */
export function clauseOf({ place, mode }: Held, owner: ClassSymbol, ofLocal: OfLocal | undefined, resolved: Resolved): Clause | undefined {
  const lock = lockAt(place, owner, ofLocal);
  if (lock === undefined) return undefined;
  const { expr, text } = heldBy(lock, nameOf(place), { resolved }, mode === 'whole' ? 'any' : mode);
  return { expr, text, span: owner.nameSpan };
}

function lockAt({ root, steps }: Place, owner: ClassSymbol, ofLocal: OfLocal | undefined): Expr | undefined {
  const first = rootOf(root, owner, ofLocal);
  return first && steps.reduce(readOf, first);
}

function rootOf(root: Place['root'], owner: ClassSymbol, ofLocal: OfLocal | undefined): Expr | undefined {
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
      return capturedIn(owner, root.variable) ?? ofLocal?.(root.variable);
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
