/**
 * Which procedures are checked alone (docs/specifications.md). A class is checked if it or a class of its file carries a specification or
 * an understood annotation, or if code of it could break what annotated code relies on; in a checked class every method is, but for helpers
 * and for unspecified private methods that a checked one calls: those are checked where they are inlined.
 * Soundness: docs/soundness/environment.md#which-methods-are-checked.
 * Neighbours: `lower.ts`; call sites are those of the lowered bodies.
 */
import type { JavaChecks } from '../../diagnostics/java-checks';
import { lastPart } from '../../base/dotted-name';
import type { ClassSymbol, MethodSymbol } from '../../resolve/symbols';
import { bodiesOfMember, walkBody, type BodyNode } from '../../syntax/walk';
import type { Expr as JavaExpr, Member } from '../../syntax/ast';
import type { Expr, FieldDecl, Location, Procedure, Program, Stmt, Type } from '../../plato/ir';
import { elementStore } from '../../plato/footprint';
import { children } from '../../plato/substitute';
import { elementType } from '../../plato/type-of';
import type { MadeProcedure } from '../bodies/procedures';
import { visitSteps } from '../../plato/statements';

export interface CheckOptions {
  /** Check every class of the workspace. */
  readonly checkAll: boolean;
}

export interface LoweringOptions extends CheckOptions {
  /** Which failures of checks of Java's are reported. Absent: `all`. */
  readonly javaChecks?: JavaChecks | undefined;
}

/**
 * What a body touches: the ids of the procedures that it may call and of the fields that it reads or writes; for elements of arrays their
 * store.
 */
export interface Touched {
  readonly calls: ReadonlySet<string>;
  /** The calls that are not starts of threads. */
  readonly plainCalls: ReadonlySet<string>;
  readonly fields: ReadonlySet<string>;
}

export function touchedBy(procedure: Procedure): Touched {
  const calls = new Set<string>();
  const plainCalls = new Set<string>();
  const fields = new Set<string>();
  if (procedure.body !== undefined) visit(procedure.body, calls, plainCalls, fields);
  return { calls, plainCalls, fields };
}

/** Reading an element is something else than writing it: only disciplines mind. */
function readOf(store: string): string {
  return `read ${store}`;
}

/** The elements that the disciplines of an array field speak of: whoever reads or writes such elements may have got hold of its arrays. */
function guardedElements(field: FieldDecl): readonly string[] {
  return field.disciplines.flatMap(({ indices }) => {
    let type: Type | undefined = field.type;
    for (let depth = 0; depth < indices.length; depth++) type = type?.kind === 'ref' ? elementType(type.className) : undefined;
    return indices.length === 0 || type === undefined ? [] : [elementStore(type), readOf(elementStore(type))];
  });
}

function elementsOf(type: Type): readonly string[] {
  const element = type.kind === 'ref' ? elementType(type.className) : undefined;
  return element === undefined ? [] : [elementStore(element), readOf(elementStore(element))];
}

function visit(stmt: Stmt, calls: Set<string>, plainCalls: Set<string>, fields: Set<string>): void {
  const expr = (one: Expr | undefined): void => {
    if (one === undefined) return;
    if (one.kind === 'field' || one.kind === 'static') fields.add(one.field);
    if (one.kind === 'elem') fields.add(readOf(elementStore(one.type)));
    for (const child of children(one)) expr(child);
  };
  const location = (one: Location): void => {
    if (one.kind === 'field' || one.kind === 'static') fields.add(one.field);
    if (one.kind === 'elem') fields.add(elementStore(one.type));
  };
  visitSteps(
    stmt,
    (op) => {
      for (const { target, value } of op.assigns) {
        location(target);
        expr(value);
      }
      op.havocs.forEach(location);
      expr(op.guard);
      for (const assertion of op.asserts) expr(assertion.expr);
    },
    ({ targets, mode }) => {
      for (const target of targets) {
        calls.add(target.procedure);
        if (mode === 'call') plainCalls.add(target.procedure);
      }
    },
  );
}

/** The classes to check. */
export function checkedClasses(
  classes: readonly ClassSymbol[],
  made: readonly MadeProcedure[],
  touched: ReadonlyMap<string, Touched>,
  program: Pick<Program, 'fields' | 'envAssumptions' | 'invariants'> & {
    readonly relying: ReadonlySet<string>;
    readonly shared: ReadonlySet<ClassSymbol>;
  },
  options: CheckOptions,
): ReadonlySet<ClassSymbol> {
  const checked = new Set(classes.filter((one) => !one.isLibrary && (options.checkAll || one.unit.hasSpecs || program.shared.has(one))));
  const sensitive = sensitiveFields(program, new Set(classes.filter((one) => one.isLibrary).map((one) => one.name)));
  const inlined = fieldsOfModels(made, touched);
  const specified = new Set(
    made
      .filter(({ procedure }) => !procedure.isTrusted && (procedure.isAbstract || procedure.requires.length > 0))
      .map(({ procedure }) => procedure.id),
  );
  // What begins a thread is checked alone for a thread that holds no monitor: every other call of it counts.
  const beginning = new Set(made.filter(({ procedure }) => procedure.beginsThread).map(({ procedure }) => procedure.id));
  const whole = withInlinedOnly(made, touched);
  for (const { procedure, owner } of made) {
    if (owner.isLibrary || checked.has(owner)) continue;
    const { calls, plainCalls, fields } = whole(procedure.id);
    // What relies on something that is not understood, or wrong, must say so.
    if (program.relying.has(procedure.id)) checked.add(owner);
    // A method that overrides a specified one must keep its specification, wherever it stands.
    if (
      specified.has(procedure.id) ||
      [...fields, ...[...calls].flatMap((call) => [...(inlined.get(call) ?? [])])].some((field) => sensitive.has(field)) ||
      [...calls].some((call) => specified.has(call)) ||
      [...plainCalls].some((call) => beginning.has(call))
    )
      checked.add(owner);
  }
  const names = new Set(program.fields.filter((field) => sensitive.has(field.id)).map((field) => field.name));
  const demanding = made.filter(
    ({ procedure }) =>
      !procedure.isTrusted &&
      (procedure.requires.length > 0 || procedure.actions !== undefined || procedure.performs !== undefined || procedure.isHelper),
  );
  const called = new Set(
    demanding.flatMap(({ method, owner }) => (method === undefined ? [] : [method.isConstructor ? owner.simpleName : method.name])),
  );
  for (const one of made) {
    if (one.owner.isLibrary || checked.has(one.owner) || one.procedure.unsupported.length === 0) continue;
    // What is not translated might do anything that it names.
    if (mentionsName(one, names, called)) checked.add(one.owner);
  }
  // What stands in the bodies of a checked class belongs to it.
  for (const one of classes) if (isInBodyOf(one, checked)) checked.add(one);
  return checked;
}

function isInBodyOf({ place, outer, isLibrary }: ClassSymbol, checked: ReadonlySet<ClassSymbol>): boolean {
  return !isLibrary && place !== 'member' && outer !== undefined && (checked.has(outer) || isInBodyOf(outer, checked));
}

/**
 * What a procedure touches together with all that is checked only where it is put in the place of its call: helpers, unspecified private
 * methods, and constructors that nobody wrote. Nobody else answers for these, so whoever calls them does.
 */
function withInlinedOnly(made: readonly MadeProcedure[], touched: ReadonlyMap<string, Touched>): (id: string) => Touched {
  const inlined = new Set(made.filter((one) => isInlinedOnly(one)).map(({ procedure }) => procedure.id));
  return (id) => {
    const [calls, plainCalls, fields] = [new Set<string>(), new Set<string>(), new Set<string>()];
    const seen = new Set([id]);
    for (const one of seen) {
      const own = touched.get(one)!;
      for (const field of own.fields) fields.add(field);
      for (const call of own.plainCalls) plainCalls.add(call);
      for (const call of own.calls) {
        calls.add(call);
        if (inlined.has(call)) seen.add(call);
      }
    }
    return { calls, plainCalls, fields };
  };
}

function isInlinedOnly(one: MadeProcedure): boolean {
  const { procedure, method } = one;
  if (procedure.isTrusted || procedure.isAbstract) return false;
  return procedure.isHelper || isInside(one) || (method?.isConstructor === true && method.implicit !== undefined);
}

/** A local class is made in the body around it only, with what is known there. */
function isInside({ method, owner }: MadeProcedure): boolean {
  return method?.isPrivate === true || (method?.isConstructor === true && owner.place === 'local');
}

/**
 * What the models of the library touch, which are put in the place of their calls: the fields that they and the models they call read or
 * write. Other methods of the library are taken to read and to write the elements of every array that they are given.
 */
function fieldsOfModels(made: readonly MadeProcedure[], touched: ReadonlyMap<string, Touched>): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const { procedure } of made) {
    if (!procedure.isTrusted) continue;
    found.set(
      procedure.id,
      new Set(procedure.body === undefined ? procedure.params.flatMap(({ type }) => elementsOf(type)) : touched.get(procedure.id)!.fields),
    );
  }
  for (let changed = true; changed; ) {
    changed = false;
    for (const [id, fields] of found) {
      const before = fields.size;
      for (const call of touched.get(id)!.calls) for (const field of found.get(call) ?? []) fields.add(field);
      if (fields.size > before) changed = true;
    }
  }
  return found;
}

/**
 * Whether the source of a procedure that is not translated names one of the fields, or calls something of these names, whatever object it
 * means.
 */
function mentionsName({ owner, method }: MadeProcedure, names: ReadonlySet<string>, called: ReadonlySet<string>): boolean {
  const runsInitializers = method === undefined || method.isConstructor;
  const isFunction = owner.place === 'lambda';
  const members: readonly Member[] = isFunction
    ? (classAround(owner)?.members ?? [])
    : [
        ...(method?.decl === undefined ? [] : [method.decl]),
        ...(runsInitializers ? owner.members.filter((one) => one.kind !== 'method') : []),
      ];
  const ofConstants: readonly BodyNode[] = (
    isFunction ? (classAround(owner)?.enumConstants ?? []) : runsInitializers ? owner.enumConstants : []
  ).flatMap((one) => one.args.map((node): BodyNode => ({ sort: 'expr', node })));
  let found = false;
  for (const bodies of [...members.map(bodiesOfMember), ofConstants]) {
    for (const body of bodies) {
      walkBody(body, ({ sort, node }) => {
        if (sort !== 'expr' || (isFunction && (node.span.start < owner.span.start || node.span.end > owner.span.end))) return;
        const runs = nameOfCallee(node);
        if (runs !== undefined && called.has(runs)) found = true;
        if (
          node.kind === 'name' ? names.has(node.name) : (node.kind === 'field' || node.kind === 'superField') && names.has(node.name.name)
        )
          found = true;
      });
    }
  }
  return found;
}

/** The class around a lambda or a method reference. */
function classAround({ outer }: ClassSymbol): ClassSymbol | undefined {
  return outer?.place === 'lambda' ? classAround(outer) : outer;
}

/** The simple name of the method, or of the class of the constructor, that an expression runs or refers to. */
function nameOfCallee(node: JavaExpr): string | undefined {
  switch (node.kind) {
    case 'call':
      return node.name.name;
    case 'methodRef':
      return node.method.name === 'new' ? node.text.slice(0, node.text.indexOf('::')).trim() : node.method.name;
    case 'new':
      return node.type.kind === 'named' ? lastPart(node.type.name) : undefined;
    case 'intLit':
    case 'floatLit':
    case 'boolLit':
    case 'charLit':
    case 'stringLit':
    case 'nullLit':
    case 'classLit':
    case 'name':
    case 'this':
    case 'field':
    case 'superField':
    case 'index':
    case 'newArray':
    case 'arrayInit':
    case 'unary':
    case 'update':
    case 'binary':
    case 'assign':
    case 'conditional':
    case 'instanceof':
    case 'matches':
    case 'cast':
    case 'lambda':
    case 'switchExpr':
    case 'pattern':
    case 'unsupported':
    case 'error':
      return undefined;
  }
}

/**
 * Fields about which a specification of the workspace says something: disciplines, `non_null`, and what assumptions and invariants mention.
 */
function sensitiveFields(
  program: Pick<Program, 'fields' | 'envAssumptions' | 'invariants'>,
  library: ReadonlySet<string>,
): ReadonlySet<string> {
  const sensitive = new Set(
    program.fields
      .filter(
        (field: FieldDecl) =>
          !library.has(field.owner) && (field.disciplines.length > 0 || (field.isDeclaredNonNull === true && !field.isFinal)),
      )
      .map((field) => field.id),
  );
  for (const field of program.fields) if (!library.has(field.owner)) for (const store of guardedElements(field)) sensitive.add(store);
  const mention = (expr: Expr): void => {
    if (expr.kind === 'field' || expr.kind === 'static') sensitive.add(expr.field);
    // Whoever writes elements of that kind may write these.
    if (expr.kind === 'elem') sensitive.add(elementStore(expr.type));
    for (const child of children(expr)) mention(child);
  };
  for (const { clause, owner } of [...program.envAssumptions, ...program.invariants]) if (!library.has(owner)) mention(clause.expr);
  return sensitive;
}

/**
 * The procedures to check alone, of the checked classes. `isEntered`: whether something other than a call of the workspace may run it: a
 * thread, the start of the program, the library; `isCalledByName`: a call of which nobody knows what it is of (`facts/opaque-names.ts`).
 */
export function checkedProcedures(
  made: readonly MadeProcedure[],
  touched: ReadonlyMap<string, Touched>,
  classes: ReadonlySet<ClassSymbol>,
  hasInvariant: (owner: ClassSymbol) => boolean,
  isEntered: (procedure: Procedure) => boolean,
  isCalledByName: (method: MethodSymbol) => boolean,
): ReadonlySet<string> {
  const candidates = made.filter((one) => classes.has(one.owner) && isCandidate(one, hasInvariant));
  const byId = new Map(made.map((one) => [one.procedure.id, one]));
  const checked = new Set<string>();
  const covered = new Set<string>();
  const cover = (id: string): void => {
    const pending = [id];
    const seen = new Set<string>();
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      // A specified method is covered where it is called, but what it calls only where it is checked itself.
      if (seen.has(next) || (covered.has(next) && next !== id)) continue;
      seen.add(next);
      covered.add(next);
      const one = byId.get(next);
      // Nothing is inlined into what is not translated itself, nor after a specification.
      if (one === undefined || one.procedure.unsupported.length > 0 || one.procedure.hasSpecErrors || one.procedure.hasSyntaxErrors)
        continue;
      if (next !== id && one.procedure.isAbstract) continue;
      pending.push(...(touched.get(next)?.calls ?? []));
    }
  };
  const check = (one: MadeProcedure): void => {
    checked.add(one.procedure.id);
    cover(one.procedure.id);
  };
  const isDeferred = (one: MadeProcedure): boolean =>
    !(one.method !== undefined && isCalledByName(one.method)) &&
    (one.procedure.isHelper
      ? !isEntered(one.procedure)
      : isInside(one) && !one.procedure.isAbstract && one.procedure.requires.length === 0);
  for (const one of candidates) if (!isDeferred(one)) check(one);
  // A private method or a helper that no checked one calls (but perhaps another such one) is checked alone after all.
  for (const one of candidates) if (!covered.has(one.procedure.id)) check(one);
  return checked;
}

function isCandidate({ procedure, method, owner }: MadeProcedure, hasInvariant: (owner: ClassSymbol) => boolean): boolean {
  if (procedure.isTrusted) return false;
  if (method === undefined) return true;
  if (method.isAbstract || method.implicit === 'enumMethod' || procedure.isForeign === true) return false;
  // An accessor that nobody wrote is put in the place of its call, unless the specification of an interface stands there.
  if (method.implicit === 'recordAccessor') return procedure.isAbstract;
  // A constructor that nobody wrote is of interest where it initializes something, or must establish something.
  if (method.implicit !== undefined && method.implicit !== 'lambda') return initializes(owner) || hasInvariant(owner);
  return true;
}

function initializes(owner: ClassSymbol): boolean {
  return (
    owner.members.some(
      (member) =>
        (member.kind === 'field' && member.init !== undefined && !member.modifiers.words.includes('static')) ||
        (member.kind === 'initializer' && !member.isStatic),
    ) || owner.fields.some((field) => !field.isStatic && field.ghost?.init !== undefined)
  );
}
