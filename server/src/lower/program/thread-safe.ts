/**
 * What `@ThreadSafe` asks of a class. It proves nothing: what of the state that its objects lead to is protected by no discipline gets one
 * that nobody satisfies, so that it is reported where it is used once the object is shared:
 * - a plain field that somebody writes who is not making its object, or that code outside of the workspace may write, since it is public:
 * each access races;
 * - a plain field that only constructors write, and the elements of an array: each write once others have got hold of it.
 * Soundness: docs/soundness/library.md#thread-safe-classes.
 * Neighbours: `facts/promising-classes.ts` says how far the state reaches; `lower.ts` asks when all bodies are made;
 * `facts/collection-types.ts` for what collections hold.
 */
import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic';
import { DISCIPLINES } from '../../diagnostics/disciplines';
import type { Resolved } from '../../resolve/resolve';
import { elementStore } from '../../plato/footprint';
import { NO_EFFECTS, writtenStores } from '../../effects/effects';
import { elementsWritten } from '../../effects/library-arrays';
import type { Discipline, Expr, FieldDecl, Procedure, Stmt, Type, Variable } from '../../plato/ir';
import { INT } from '../../plato/ir';
import { elementType, typeOf } from '../../plato/type-of';
import { isNamed } from '../../analyses/annotations';
import type { MadeProcedure } from '../bodies/procedures';
import { callsOf, operationsOf } from '../../plato/statements';
import { opaqueTarget } from '../calls/opaque-kinds';
import { declaredSafe, promisingClasses } from '../facts/promising-classes';

/** Gives the fields their disciplines, in place; what is wrong with a declaration by itself is returned. */
export function promiseSafety(fields: FieldDecl[], made: readonly MadeProcedure[], resolved: Resolved): readonly Diagnostic[] {
  const promising = promisingClasses(resolved);
  if (promising.size === 0 && !fields.some((one) => isGuardedArray(one, resolved))) return [];
  const { anywhere, byOthers, through } = writesOf(made);
  const declared = declaredSafe(resolved);
  const found: Diagnostic[] = [];
  fields.forEach((field, index) => {
    const owner = resolved.table.get(field.owner);
    if (owner === undefined || field.isGhost) return;
    if (!promising.has(owner)) {
      // Who says what guards an array means what it holds, too.
      if (isGuardedArray(field, resolved))
        fields[index] = { ...field, disciplines: [...field.disciplines, ...elementsOf(field, anywhere, [])] };
      return;
    }
    const isOwn = field.disciplines.some((one) => one.indices.length === 0);
    const isDeclared = declared.some(
      (one) => resolved.table.isSubclass(one.name, owner.name) || resolved.table.isSubclass(owner.name, one.name),
    );
    const isPublic =
      isDeclared &&
      field.contentsOf === undefined &&
      owner.fields.some((one) => one.id === field.id && one.captured === undefined && !one.isPrivate && one.access !== 'package');
    const more: Discipline[] = [];
    if (!isOwn && !field.isFinal && !field.isVolatile) {
      if (byOthers.has(field.id) || isPublic) more.push(nobody('unwritable_by_env_if', field, []));
      else if (anywhere.has(field.id)) more.push(nobody('writable_if', field, []));
      if (isPublic) {
        found.push(
          diagnostic(
            'race',
            field.nameSpan,
            `\`${field.name}\` is not private, and no discipline protects it, although it is part of what a class promises by \`@ThreadSafe\`: code that has the object may write it at any time`,
          ),
        );
      }
    }
    more.push(...elementsOf(field, anywhere, through.has(field.id) ? fields.filter((one) => one.owner === field.owner) : []));
    if (more.length > 0) fields[index] = { ...field, disciplines: [...field.disciplines, ...more] };
  });
  return found;
}

/**
 * An array field with `@GuardedBy`; clauses have words of their own for elements, and a volatile field may refer to another array at any
 * time.
 */
function isGuardedArray({ id, owner, type, isVolatile, disciplines }: FieldDecl, { table }: Resolved): boolean {
  if (isVolatile || elementOf(type) === undefined || disciplines.length === 0 || disciplines.some((one) => one.found !== undefined))
    return false;
  const symbol = table.get(owner);
  return (
    symbol?.isLibrary === false &&
    symbol.fields.some((one) => one.id === id && one.annotations.some(isNamed('GuardedBy')) && one.specs.length === 0)
  );
}

function nobody(keyword: Discipline['keyword'], field: FieldDecl, indices: readonly Variable[]): Discipline {
  return { keyword, indices, clause: { expr: { kind: 'bool', value: false }, text: 'false', span: field.nameSpan } };
}

/**
 * The elements of an array are protected as the field that refers to it. Where that has no discipline, those of an array that methods write
 * are tried with the lock of the first field beside it that has one (`beside`), which every access must then keep, and else by nobody.
 * Where nobody writes elements of that kind there is nothing to protect.
 */
function elementsOf(field: FieldDecl, written: ReadonlySet<string>, beside: readonly FieldDecl[]): readonly Discipline[] {
  const found: Discipline[] = [];
  const indices: Variable[] = [];
  for (let type = elementOf(field.type); type !== undefined; type = elementOf(type)) {
    indices.push({ name: `$element${indices.length + 1}`, type: INT });
    if (field.disciplines.some((one) => one.indices.length === indices.length) || !written.has(elementStore(type))) continue;
    const stated = field.disciplines.filter((one) => one.indices.length === 0);
    const guard = field.isFinal
      ? beside
          .filter((one) => one.isStatic === field.isStatic)
          .flatMap((one) => one.disciplines)
          .find((one) => isExclusive(one) && one.indices.length === 0)
      : undefined;
    const own = stated.length > 0 || guard === undefined ? stated : [guard];
    found.push(
      ...(own.length > 0
        ? own.map((one): Discipline => ({ ...one, indices: [...indices] }))
        : [nobody('writable_if', field, [...indices])]),
    );
  }
  return found;
}

/** Whoever satisfies it has the field for itself, to read and to write. */
function isExclusive({ keyword }: Discipline): boolean {
  const { direction, restricts } = DISCIPLINES[keyword];
  return direction === 'exclusive' && restricts.includes('read') && restricts.includes('write');
}

function elementOf(type: Type): Type | undefined {
  return type.kind === 'ref' ? elementType(type.className) : undefined;
}

interface Writes {
  readonly anywhere: ReadonlySet<string>;
  /** Those of objects that the body is not making itself. */
  readonly byOthers: ReadonlySet<string>;
  /** The fields through which bodies other than constructors write elements of arrays, as far as they do so in one body. */
  readonly through: ReadonlySet<string>;
}

/** The stores that bodies of the workspace write. */
function writesOf(made: readonly MadeProcedure[]): Writes {
  const anywhere = new Set<string>();
  const byOthers = new Set<string>();
  const through = new Set<string>();
  const table = new Map(made.map(({ procedure }) => [procedure.id, procedure]));
  for (const { procedure } of made) {
    if (procedure.isTrusted || procedure.body === undefined) continue;
    const arrays = arraysWritten(procedure.body, table);
    const stores = new Set([...writtenStores(procedure.body, () => NO_EFFECTS).stores, ...elementsOfAll(arrays)]);
    for (const store of [...stores, ...givenToStrangers(procedure.body)]) anywhere.add(store);
    // A static initializer sets the static fields of its class before anybody else gets at them.
    const isOwn = (store: string): boolean => procedure.kind === 'staticInitializer' && store.startsWith(`${procedure.owner}.`);
    if (procedure.kind !== 'constructor') for (const store of stores) if (!isOwn(store)) byOthers.add(store);
    if (procedure.kind === 'method') for (const field of writtenThrough(procedure.body, arrays)) through.add(field);
    if (procedure.kind === 'constructor')
      operationsOf(procedure.body).forEach((op) => {
        for (const target of [...op.assigns.map((one) => one.target), ...op.havocs]) {
          if (target.kind === 'static' || (target.kind === 'field' && !isThis(target.object))) byOthers.add(target.field);
        }
      });
  }
  return { anywhere, byOthers, through };
}

/** The arrays of which methods of the library write elements that the body calls (`Arrays.fill`, `System.arraycopy`). */
function arraysWritten(body: Stmt, table: ReadonlyMap<string, Procedure>): readonly Expr[] {
  return callsOf(body).flatMap((call) =>
    call.targets.flatMap((target) => {
      const callee = table.get(target.procedure);
      if (callee?.isTrusted !== true) return [];
      return elementsWritten(callee).flatMap(({ array }) => {
        const index = array.kind === 'var' ? callee.params.findIndex((one) => one.name === array.name) : -1;
        return index < 0 ? [] : [call.args[index]!];
      });
    }),
  );
}

/** The elements of the arrays that code without source is given: it may write them. */
function givenToStrangers(body: Stmt): readonly string[] {
  return elementsOfAll(
    callsOf(body)
      .filter((call) => opaqueTarget(call) !== undefined)
      .flatMap((call) => call.args),
  );
}

function elementsOfAll(arrays: readonly Expr[]): readonly string[] {
  return arrays.flatMap((array) => {
    const type = typeOf(array);
    const element = type.kind === 'ref' ? elementType(type.className) : undefined;
    return element === undefined ? [] : [elementStore(element)];
  });
}

/**
 * The fields that locals of a body were read from which stand for arrays of which it writes elements. `arrays`: those that the library
 * writes for it.
 */
function writtenThrough(body: Stmt, arrays: readonly Expr[]): ReadonlySet<string> {
  const from = new Map<string, Set<string>>();
  const written = new Set<string>();
  operationsOf(body).forEach((op) => {
    for (const { target, value } of op.assigns) {
      if (target.kind === 'local') from.set(target.name, new Set([...(from.get(target.name) ?? []), ...sourcesOf(value, from)]));
      if (target.kind === 'elem') for (const field of sourcesOf(target.array, from)) written.add(field);
    }
  });
  for (const array of arrays) for (const field of sourcesOf(array, from)) written.add(field);
  return written;
}

function sourcesOf(value: Expr, from: ReadonlyMap<string, ReadonlySet<string>>): Iterable<string> {
  if (value.kind === 'field' || value.kind === 'static') return [value.field];
  if (value.kind === 'elem') return sourcesOf(value.array, from);
  return value.kind === 'var' ? (from.get(value.name) ?? []) : [];
}

function isThis(expr: Expr): boolean {
  return expr.kind === 'var' && expr.name === 'this';
}
