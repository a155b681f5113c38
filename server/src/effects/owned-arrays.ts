/**
 * Array fields whose arrays belong to one object alone, read off the bodies of the whole workspace; and final fields whose objects do (a
 * lock of one's own).
 *
 * A field is *owned* if everything that is ever stored in it is null or an array that the same activation of a method has made, stored into
 * that field of `this` and into no other owned field. So each of its arrays is, for all time, in that field of one object. It is *kept* if
 * moreover no reference to its arrays goes anywhere else: not into another field, an element, a call, a result. Then no other field ever
 * leads to them.
 *
 * Why: a discipline of the elements of `f` speaks of every object whose `f` is the array at hand; without this any object might share it.
 * Of final fields it also says what they refer to, where all that is ever stored in them is made of one class, or with one length.
 * What is not understood counts against the field: a method of the same file that is not translated, a parameter, the result of a call.
 * Soundness: docs/soundness/visibility.md#arrays-of-one-object, docs/soundness/visibility.md#arrays-are-no-arguments,
 * docs/soundness/visibility.md#final-fields-of-ones-own.
 * Neighbours: `sequential/modular/element-access.ts` uses it; `verify/keys.ts` lets verdicts depend on it.
 */
import { onceFor } from '../base/once-for';
import type { Span } from '../base/span';
import type { Call, ClassDecl, Expr, FieldDecl, Location, Operation, Procedure, Program, Stmt } from '../plato/ir';
import { EXCEPTION_VARIABLE, RESULT_VARIABLE } from '../plato/ir';
import { storesOfExpr } from '../plato/footprint';
import { children } from '../plato/substitute';
import { visitSteps } from '../plato/statements';

export interface OwnedArrays {
  readonly owned: ReadonlySet<string>;
  readonly kept: ReadonlySet<string>;
  /** By final field: what every object is that is ever stored in it. */
  readonly made: ReadonlyMap<string, Made>;
}

export interface Made {
  /** Its exact class. */
  readonly className: string;
  /** Of an array, where it is always the same. */
  readonly length: string | undefined;
  /** Whether a discipline, an environment assumption or an invariant speaks of the field. */
  readonly isSpecified: boolean;
}

export const ownedArrays = onceFor((program: Program): OwnedArrays => ownershipOf(program, isOfInterest));

/**
 * The same of all final fields, also those of which no clause speaks: which objects two fields cannot have in common. Nothing is assumed of
 * it in any condition, so that the facts of a condition stay few.
 */
export const heldByFinals = onceFor(
  (program: Program): OwnedArrays => ownershipOf(program, (one, field) => field.isFinal || isOfInterest(one, field)),
);

function ownershipOf(program: Program, isAsked: (program: Program, field: FieldDecl) => boolean): OwnedArrays {
  const candidates = candidatesOf(program, (one, field) => isAsked(one, field) && isCandidate(one, field));
  const groups = groupsOfAll(program, candidates);
  const stored = new Set(groups.flatMap((group) => [...group.storedTo]));
  const libraries = new Set(program.classes.filter((one) => one.isLibrary).map((one) => one.name));
  // A final field that nothing is seen to set is set by what is not seen. (Those of the trusted library, locks of a pair and arrays, are
  // its objects' own.)
  const owned = new Set(
    [...candidates.values()]
      .filter((field) => !field.isFinal || stored.has(field.id) || libraries.has(field.owner))
      .map((field) => field.id),
  );
  for (const group of groups) {
    const isClean = !group.isForeign && group.readsFrom.size === 0 && group.storedTo.size <= 1 && group.isIntoThis;
    if (!isClean) for (const field of group.storedTo) owned.delete(field);
  }
  const kept = new Set([...owned].filter((field) => !mayBeHandedOn(program, candidates.get(field)!)));
  for (const group of groups) {
    const touched = new Set([...group.readsFrom, ...group.storedTo]);
    if (group.leaks || touched.size > 1) for (const field of touched) kept.delete(field);
  }
  return { owned, kept, made: madeFor(program, isAsked) };
}

/** Of final fields that only ever receive what the same body has made: the class and the length that all of it has in common. */
function madeFor(program: Program, isAsked: (program: Program, field: FieldDecl) => boolean): ReadonlyMap<string, Made> {
  const candidates = candidatesOf(program, (one, field) => field.isFinal && isAsked(one, field) && !mayBeSetUnseen(one, field));
  const found = new Map<string, Made>();
  const unknown = new Set<string>();
  for (const { isForeign, readsFrom, storedTo, makes } of groupsOfAll(program, candidates)) {
    for (const field of storedTo) {
      if (isForeign || readsFrom.size > 0 || makes.length === 0) unknown.add(field);
      for (const { className, length } of makes) {
        const before = found.get(field);
        if (className === undefined || (before && before.className !== className)) {
          unknown.add(field);
          continue;
        }
        found.set(field, {
          className,
          length: before && before.length !== length ? undefined : length,
          isSpecified: specifiedStores(program).has(field),
        });
      }
    }
  }
  for (const field of unknown) found.delete(field);
  return found;
}

function candidatesOf(program: Program, isOne: (program: Program, field: FieldDecl) => boolean): ReadonlyMap<string, FieldDecl> {
  return new Map(
    program.fields
      .filter((field) => !field.isGhost && field.type.kind === 'ref' && isOne(program, field))
      .map((field) => [field.id, field]),
  );
}

function groupsOfAll(program: Program, candidates: ReadonlyMap<string, FieldDecl>): readonly Group[] {
  return candidates.size === 0
    ? []
    : program.procedures.flatMap((procedure) =>
        procedure.isTrusted || !procedure.body ? [] : groupsOf(procedure, candidates, forgetfulIn(program)),
      );
}

/** The methods of the library that keep no array. */
const forgetfulIn = onceFor(
  (program: Program): ReadonlySet<string> => new Set(program.procedures.filter((one) => one.forgetsArrays === true).map((one) => one.id)),
);

/**
 * Array fields that carry a discipline of elements, or share a program with one, and final fields; in both cases such that no untranslated
 * method could write them, or copy their objects, and that nobody hands out what they hold without being seen.
 */
function isCandidate(program: Program, field: FieldDecl): boolean {
  if (field.isReadByName === true) return false;
  if (isArray(field)) {
    if (!hasElementDisciplines(program)) return false;
  } else if (!field.isFinal) return false;
  const isUnseen = unknownIn(program).length > 0 || program.procedures.some((one) => one.isOpaque === true);
  if (isUnseen && mayBeCloned(program, field.owner)) return false;
  return field.isFinal ? !mayBeSetUnseen(program, field) : !mayBeHandedOn(program, field);
}

const hasElementDisciplines = onceFor((program: Program) =>
  program.fields.some((one) => one.disciplines.some((discipline) => discipline.indices.length > 0)),
);

/** Facts about it may be of use: an array, or what a clause speaks of. */
function isOfInterest(program: Program, field: FieldDecl): boolean {
  return isArray(field) || specifiedStores(program).has(field.id);
}

function isArray(field: FieldDecl): boolean {
  return field.type.kind === 'ref' && field.type.className.endsWith('[]');
}

/** The stores of which disciplines, environment assumptions and invariants speak. */
const specifiedStores = onceFor((program: Program): ReadonlySet<string> => {
  const clauses = [
    ...program.fields.flatMap((field) => field.disciplines.map((discipline) => discipline.clause)),
    ...program.envAssumptions.map((one) => one.clause),
    ...program.invariants.map((one) => one.clause),
  ];
  return new Set(clauses.flatMap((clause) => [...storesOfExpr(clause.expr)]));
});

function isUnknown(procedure: Procedure): boolean {
  return !procedure.isTrusted && (procedure.unsupported.length > 0 || procedure.hasSyntaxErrors || procedure.hasSpecErrors);
}

/** The procedures that are not translated. */
const unknownIn = onceFor((program: Program): readonly Procedure[] => program.procedures.filter(isUnknown));

/** Whether an untranslated body may read or write the field, and do anything with what is in it. */
export function mayBeHandedOn(program: Program, field: FieldDecl): boolean {
  return unknownIn(program).some(
    (one) => field.isPrivate !== true || isNear(program, one, field) || isBelow(program, one.owner, field.owner),
  );
}

/**
 * Java lets only the constructors and initializers of its own class set a final field (Java Language Specification 8.3.1.2), so other
 * bodies that are not translated count only where they do not parse: what they are is not certain then.
 */
function mayBeSetUnseen(program: Program, field: FieldDecl): boolean {
  return unknownIn(program).some(
    (one) => (one.kind !== 'method' && one.owner === field.owner) || (one.hasSyntaxErrors && isNear(program, one, field)),
  );
}

/** Whether a procedure stands where it may use the private field: in the same outermost class. */
function isNear(program: Program, procedure: Procedure, field: FieldDecl): boolean {
  if (procedure.span.file !== field.span.file) return false;
  const isIn = (inner: Span, outer: Span): boolean => inner.file === outer.file && outer.start <= inner.start && inner.end <= outer.end;
  const around = program.classes.filter((one) => isIn(field.span, one.span));
  const isElsewhere = program.classes.some(
    (one) => isIn(procedure.span, one.span) && !around.some((outer) => isIn(one.span, outer.span) || isIn(outer.span, one.span)),
  );
  return around.length === 0 || !isElsewhere;
}

/**
 * Whether `Object.clone` may make objects of the class with the same references in their fields: it or a class below it is Cloneable, or
 * below something unknown. No body with such a call is translated, but as a call of code without source.
 */
function mayBeCloned(program: Program, owner: string): boolean {
  const classes = classesOf(program);
  const isCloneable = (name: string, seen: Set<string>): boolean => {
    if (seen.has(name)) return false;
    seen.add(name);
    const one = classes.get(name);
    if (!one || one.hasUnknownSupers === true || name === 'java.lang.Cloneable') return true;
    if (one.isLibrary) return !/^java\.lang\.[A-Za-z]+$/.test(name);
    return [...(one.superclass === undefined ? [] : [one.superclass]), ...one.interfaces].some((above) => isCloneable(above, seen));
  };
  return program.classes.some((one) => isBelow(program, one.name, owner) && isCloneable(one.name, new Set()));
}

const classesOf = onceFor((program: Program): ReadonlyMap<string, ClassDecl> => new Map(program.classes.map((one) => [one.name, one])));

/** A class of the workspace is below another one. */
function isBelow(program: Program, name: string, above: string): boolean {
  const classes = classesOf(program);
  for (
    let current: string | undefined = name, count = 0;
    current !== undefined && count <= classes.size;
    current = classes.get(current)?.superclass, count++
  ) {
    if (current === above) return true;
  }
  return false;
}

/** Locals of one procedure that may refer to the same array. */
interface Group {
  isForeign: boolean;
  leaks: boolean;
  isIntoThis: boolean;
  readonly readsFrom: Set<string>;
  readonly storedTo: Set<string>;
  /**
   * What the body makes and these may refer to; without a length where that is no constant, without a class where the library makes it.
   */
  readonly makes: { readonly className: string | undefined; readonly length: string | undefined }[];
}

function groupsOf(procedure: Procedure, candidates: ReadonlyMap<string, FieldDecl>, forgetful: ReadonlySet<string>): readonly Group[] {
  const reader = new GroupReader(candidates, forgetful);
  for (const param of procedure.params) reader.of(param.name).isForeign = true;
  for (const name of [RESULT_VARIABLE, EXCEPTION_VARIABLE]) reader.of(name).leaks = true;
  reader.statement(procedure.body!);
  return reader.groups();
}

class GroupReader {
  private readonly byName = new Map<string, Group>();
  /** Stores of what no local names. */
  private readonly loose: Group[] = [];

  constructor(
    private readonly candidates: ReadonlyMap<string, FieldDecl>,
    private readonly forgetful: ReadonlySet<string>,
  ) {}

  groups(): readonly Group[] {
    return [...new Set(this.byName.values()), ...this.loose];
  }

  of(name: string): Group {
    const known = this.byName.get(name);
    if (known) return known;
    const made = empty();
    this.byName.set(name, made);
    return made;
  }

  statement(stmt: Stmt): void {
    visitSteps(
      stmt,
      (op) => this.operation(op),
      (call) => this.call(call),
    );
  }

  private operation(op: Operation): void {
    for (const { target, value } of op.assigns) this.assignment(target, value);
    if (op.allocates) {
      const { target, className, length } = op.allocates;
      this.of(target).makes.push({ className, length: length?.kind === 'int' && !length.value.startsWith('-') ? length.value : undefined });
    }
    // What a postcondition says of a field may say that something else is the same array.
    if (op.post) this.uses(op.post);
    for (const location of op.havocs) {
      if (location.kind === 'local') this.of(location.name).isForeign = true;
      else if (location.kind === 'field' || location.kind === 'static') this.storeOfUnknown(location.field);
    }
  }

  private assignment(target: Location, value: Expr): void {
    if (target.type.kind !== 'ref' && target.type.kind !== 'map') return this.uses(value);
    if (target.kind === 'elem') return this.leak(value);
    if (target.kind === 'local') {
      if (value.kind === 'null') return;
      if (value.kind === 'var') return this.join(target.name, value.name);
      if ((value.kind === 'field' || value.kind === 'static') && this.candidates.has(value.field)) {
        this.of(target.name).readsFrom.add(value.field);
        return;
      }
      this.of(target.name).isForeign = true;
      return this.leak(value);
    }
    if (!this.candidates.has(target.field)) return this.leak(value);
    if (value.kind === 'null') return;
    if (value.kind !== 'var') {
      this.storeOfUnknown(target.field);
      return this.leak(value);
    }
    const group = this.of(value.name);
    group.storedTo.add(target.field);
    if (target.kind === 'field' && !(target.object.kind === 'var' && target.object.name === 'this')) group.isIntoThis = false;
  }

  private storeOfUnknown(field: string): void {
    this.loose.push({ ...empty(), isForeign: true, leaks: true, storedTo: new Set([field]) });
  }

  private call(stmt: Call): void {
    const isForgetful = stmt.targets.length > 0 && stmt.targets.every(({ procedure }) => this.forgetful.has(procedure));
    if (!isForgetful) for (const argument of stmt.args) this.leak(argument);
    if (stmt.result !== undefined) this.result(stmt.result, isForgetful);
    if (stmt.thrown) this.of(stmt.thrown.variable).isForeign = true;
  }

  /** A new array, of a class that is not known but where it holds values; or anything. */
  private result(name: string, isNew: boolean): void {
    const group = this.of(name);
    if (isNew) group.makes.push({ className: undefined, length: undefined });
    else group.isForeign = true;
  }

  /** References that the value may hand on. */
  private leak(value: Expr): void {
    if (value.kind === 'var') {
      this.of(value.name).leaks = true;
      return;
    }
    if ((value.kind === 'field' || value.kind === 'static') && this.candidates.has(value.field))
      this.loose.push({ ...empty(), leaks: true, readsFrom: new Set([value.field]) });
    this.uses(value);
  }

  /** What only looks at an array hands nothing on. */
  private uses(value: Expr): void {
    const looksAt =
      value.kind === 'elem' ||
      value.kind === 'length' ||
      value.kind === 'instanceof' ||
      value.kind === 'exactType' ||
      value.kind === 'sameType' ||
      (value.kind === 'binary' && (value.op === '=' || value.op === '!='));
    for (const part of children(value)) {
      if (part.kind === 'var' && looksAt) continue;
      this.leak(part);
    }
  }

  private join(left: string, right: string): void {
    const [one, other] = [this.of(left), this.of(right)];
    if (one === other) return;
    one.isForeign ||= other.isForeign;
    one.leaks ||= other.leaks;
    one.isIntoThis &&= other.isIntoThis;
    for (const field of other.readsFrom) one.readsFrom.add(field);
    for (const field of other.storedTo) one.storedTo.add(field);
    one.makes.push(...other.makes);
    for (const [name, group] of this.byName) if (group === other) this.byName.set(name, one);
  }
}

function empty(): Group {
  return { isForeign: false, leaks: false, isIntoThis: true, readsFrom: new Set(), storedTo: new Set(), makes: [] };
}
