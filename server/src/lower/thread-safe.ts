/**
 * What `@ThreadSafe` asks of a class. It proves nothing: what of the state that its objects lead to is protected by no discipline gets one
 * that nobody satisfies, so that it is reported where it is used once the object is shared:
 * - a plain field that somebody writes who is not making its object, or that code outside of the workspace may write, since it is public:
 * each access races;
 * - a plain field that only constructors write, and the elements of an array: each write once others have got hold of it. The state reaches
 * through the classes above and below, through nested arrays, and through fields without a discipline into objects of other classes of the
 * workspace, elements and type arguments included: who keeps a plain object in a final field shares it.
 * Soundness: docs/soundness/library.md#thread-safe-classes.
 * Neighbours: `../lower.ts` asks when all bodies are made; `collection-types.ts` for what collections hold.
 */
import { onceFor } from '../base/once-for';
import { diagnostic, type Diagnostic } from '../diagnostics/diagnostic';
import { DISCIPLINES } from '../diagnostics/disciplines';
import type { Resolved } from '../resolve/resolve';
import type { ClassSymbol, FieldSymbol } from '../resolve/symbols';
import { THREAD_NAME, type JavaType } from '../resolve/types';
import { elementStore } from '../plato/footprint';
import { NO_EFFECTS, writtenStores } from '../effects/effects';
import type { Discipline, Expr, FieldDecl, Stmt, Type, Variable } from '../plato/ir';
import { INT } from '../plato/ir';
import { elementType, typeOf } from '../plato/type-of';
import { isNamed } from '../analyses/annotations';
import type { MadeProcedure } from './procedures';
import { stripped } from '../sharing/places';
import { expressionsOf, type Visited } from '../sharing/statements';
import { callsOf, operationsOf } from '../plato/statements';
import { opaqueTarget } from './opaque-kinds';

function takesLock({ node, isStmt }: Visited): boolean {
  return isStmt ? node.kind === 'synchronized' : node.kind === 'call' && /^java\.util\.concurrent\.locks\./.test(node.method.owner.name);
}

/** The classes whose fields a promise of safety is about. */
export const promisingClasses = onceFor((resolved: Resolved): ReadonlySet<ClassSymbol> => {
  const { table } = resolved;
  const own = table.classes.filter((one) => !one.isLibrary);
  const found = new Set<ClassSymbol>();
  const add = (symbol: ClassSymbol | undefined): void => {
    if (symbol === undefined || symbol.isLibrary || found.has(symbol) || symbol.specs.some((clause) => clause.kind === 'threadLocal'))
      return;
    found.add(symbol);
    // What is used as one of the class must be as safe, and what it inherits belongs to it.
    for (const one of [...table.lineage(symbol), ...own.filter((below) => table.isSubclass(below.name, symbol.name))]) {
      if (one.isLibrary) continue;
      found.add(one);
      for (const field of one.fields) if (!isGuarded(field)) for (const type of partsOf(field.type)) add(table.classOf(type));
    }
  };
  for (const one of declaredSafe(resolved)) add(one);
  const kept = keptIn(resolved);
  for (let size = -1; size !== found.size; ) {
    size = found.size;
    for (const [owner, made] of kept) if (found.has(owner)) add(made);
  }
  return found;
});

/**
 * The local and anonymous classes and the functions of which an object is put into a field, by the class of the field: what is declared
 * there is only what they implement. Those that take locks, or stand in a class that does, may well be protected by these, and an object of
 * a thread is its own: nothing is asked of them.
 */
function keptIn({ methods, staticInitializers, table }: Resolved): readonly (readonly [ClassSymbol, ClassSymbol])[] {
  const bodies = [...methods.values(), ...staticInitializers.values()].flatMap(({ body }) => (body === undefined ? [] : [body]));
  const locking = new Set(
    [...methods.values()].flatMap(({ method, body }) =>
      method.isSynchronized || expressionsOf(body?.stmts ?? []).some(takesLock) ? [method.owner] : [],
    ),
  );
  const isThread = (one: ClassSymbol): boolean => table.isSubclass(one.name, THREAD_NAME);
  return bodies.flatMap(({ stmts }) =>
    expressionsOf(stmts).flatMap(({ node, isStmt }): readonly (readonly [ClassSymbol, ClassSymbol])[] => {
      if (isStmt || node.kind !== 'assign' || (node.target.kind !== 'field' && node.target.kind !== 'static')) return [];
      const made = stripped(node.value);
      const isWithin = made.kind === 'new' && !made.class.isLibrary && made.class.place !== 'member';
      const { field } = node.target;
      const isOpen = isWithin && !isGuarded(field) && ![made.class, field.owner].some((one) => locking.has(one) || isThread(one));
      return isOpen ? [[field.owner, made.class]] : [];
    }),
  );
}

function declaredSafe(resolved: Resolved): readonly ClassSymbol[] {
  return resolved.table.classes.filter((one) => !one.isLibrary && one.annotations.some(isNamed('ThreadSafe')));
}

export function isGuarded({ specs, annotations, isGhost }: FieldSymbol): boolean {
  return isGhost || specs.some((clause) => clause.kind === 'discipline') || annotations.some(isNamed('GuardedBy'));
}

/** The classes of what a value of the type leads to: of its elements, and of what its type arguments say. */
function partsOf(type: JavaType): readonly JavaType[] {
  if (type.kind === 'array') return partsOf(type.element);
  return type.kind === 'class' ? [type, ...type.args.flatMap(partsOf)] : [];
}

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
  for (const { procedure } of made) {
    if (procedure.isTrusted || procedure.body === undefined) continue;
    const { stores } = writtenStores(procedure.body, () => NO_EFFECTS);
    for (const store of [...stores, ...givenToStrangers(procedure.body)]) anywhere.add(store);
    // A static initializer sets the static fields of its class before anybody else gets at them.
    const isOwn = (store: string): boolean => procedure.kind === 'staticInitializer' && store.startsWith(`${procedure.owner}.`);
    if (procedure.kind !== 'constructor') for (const store of stores) if (!isOwn(store)) byOthers.add(store);
    if (procedure.kind === 'method') for (const field of writtenThrough(procedure.body)) through.add(field);
    if (procedure.kind === 'constructor')
      operationsOf(procedure.body).forEach((op) => {
        for (const target of [...op.assigns.map((one) => one.target), ...op.havocs]) {
          if (target.kind === 'static' || (target.kind === 'field' && !isThis(target.object))) byOthers.add(target.field);
        }
      });
  }
  return { anywhere, byOthers, through };
}

/** The elements of the arrays that code without source is given: it may write them. */
function givenToStrangers(body: Stmt): readonly string[] {
  return callsOf(body)
    .filter((call) => opaqueTarget(call) !== undefined)
    .flatMap((call) => call.args)
    .flatMap((arg) => {
      const type = typeOf(arg);
      const element = type.kind === 'ref' ? elementType(type.className) : undefined;
      return element === undefined ? [] : [elementStore(element)];
    });
}

/** The fields that locals of a body were read from which stand for arrays of which it writes elements. */
function writtenThrough(body: Stmt): ReadonlySet<string> {
  const from = new Map<string, Set<string>>();
  const written = new Set<string>();
  operationsOf(body).forEach((op) => {
    for (const { target, value } of op.assigns) {
      if (target.kind === 'local') from.set(target.name, new Set([...(from.get(target.name) ?? []), ...sourcesOf(value, from)]));
      if (target.kind === 'elem') for (const field of sourcesOf(target.array, from)) written.add(field);
    }
  });
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
