/**
 * Array fields whose arrays belong to one object alone, read off the bodies of the whole workspace; and final fields whose objects do (a lock of one's own).
 *
 * A field is *owned* if everything that is ever stored in it is null or an array that the same activation of a method has made, stored into that field of
 * `this` and into no other owned field. So each of its arrays is, for all time, in that field of one object. It is *kept* if moreover no reference to
 * its arrays goes anywhere else: not into another field, an element, a call, a result. Then no other field ever leads to them.
 *
 * Why: a discipline of the elements of `f` speaks of every object whose `f` is the array at hand; without this any object might share it.
 * What is not understood counts against the field: a method of the same file that is not translated, a parameter, the result of a call.
 * Neighbours: `sequential/element-access.ts` uses it; `verify/keys.ts` lets verdicts depend on it.
 */
import type { Call, Expr, FieldDecl, Location, Operation, Procedure, Program, Stmt } from './ir';
import { EXCEPTION_VARIABLE, RESULT_VARIABLE } from './ir';
import { storesOfExpr } from './effects';
import { children } from './substitute';

export interface OwnedArrays {
  readonly owned: ReadonlySet<string>;
  readonly kept: ReadonlySet<string>;
}

const KNOWN = new WeakMap<Program, OwnedArrays>();

export function ownedArrays(program: Program): OwnedArrays {
  const known = KNOWN.get(program);
  if (known) return known;
  const candidates = new Map(program.fields.filter((field) => isCandidate(program, field)).map((field) => [field.id, field]));
  const groups = candidates.size === 0 ? [] : program.procedures.flatMap((procedure) => (procedure.isTrusted || !procedure.body ? [] : groupsOf(procedure, candidates)));
  const owned = new Set(candidates.keys());
  for (const group of groups) {
    const isClean = !group.isForeign && group.readsFrom.size === 0 && group.storedTo.size <= 1 && group.isIntoThis;
    if (!isClean) for (const field of group.storedTo) owned.delete(field);
  }
  const kept = new Set(owned);
  for (const group of groups) {
    const touched = new Set([...group.readsFrom, ...group.storedTo]);
    if (group.leaks || touched.size > 1) for (const field of touched) kept.delete(field);
  }
  const result = { owned, kept };
  KNOWN.set(program, result);
  return result;
}

/**
 * Array fields that carry a discipline of elements, or share a program with one, and final fields of which a specification speaks; in both cases such that no
 * untranslated method could write them.
 */
function isCandidate(program: Program, field: FieldDecl): boolean {
  if (field.isGhost || field.type.kind !== 'ref') return false;
  if (field.type.className.endsWith('[]')) {
    if (!program.fields.some((one) => one.disciplines.some((discipline) => discipline.indices.length > 0))) return false;
  } else if (!field.isFinal || !specifiedStores(program).has(field.id)) return false;
  return !program.procedures.some((procedure) => isUnknown(procedure) && (field.isPrivate !== true || procedure.span.file === field.span.file || isBelow(program, procedure.owner, field.owner)));
}

const SPECIFIED = new WeakMap<Program, ReadonlySet<string>>();

/** The stores of which disciplines, environment assumptions and invariants speak. */
function specifiedStores(program: Program): ReadonlySet<string> {
  const known = SPECIFIED.get(program);
  if (known) return known;
  const clauses = [
    ...program.fields.flatMap((field) => field.disciplines.map((discipline) => discipline.clause)), ...program.envAssumptions.map((one) => one.clause),
    ...program.invariants.map((one) => one.clause),
  ];
  const stores = new Set(clauses.flatMap((clause) => [...storesOfExpr(clause.expr)]));
  SPECIFIED.set(program, stores);
  return stores;
}

function isUnknown(procedure: Procedure): boolean {
  return !procedure.isTrusted && (procedure.unsupported.length > 0 || procedure.hasSyntaxErrors || procedure.hasSpecErrors);
}

/** A subclass that is not translated might copy its objects, and with them the references to their arrays. */
function isBelow(program: Program, name: string, above: string): boolean {
  const classes = new Map(program.classes.map((one) => [one.name, one]));
  for (let current: string | undefined = name, count = 0; current !== undefined && count <= classes.size; current = classes.get(current)?.superclass, count++) {
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
}

function groupsOf(procedure: Procedure, candidates: ReadonlyMap<string, FieldDecl>): readonly Group[] {
  const reader = new GroupReader(candidates);
  for (const param of procedure.params) reader.of(param.name).isForeign = true;
  for (const name of [RESULT_VARIABLE, EXCEPTION_VARIABLE]) reader.of(name).leaks = true;
  reader.statement(procedure.body!);
  return reader.groups();
}

class GroupReader {
  private readonly byName = new Map<string, Group>();
  /** Stores of what no local names. */
  private readonly loose: Group[] = [];

  constructor(private readonly candidates: ReadonlyMap<string, FieldDecl>) {}

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
    switch (stmt.kind) {
      case 'op': return this.operation(stmt.op);
      case 'seq': return stmt.stmts.forEach((one) => this.statement(one));
      case 'choice': return stmt.branches.forEach((one) => this.statement(one));
      case 'loop': case 'block': case 'atomic': return this.statement(stmt.body);
      case 'call': return this.call(stmt);
      case 'exit': return;
    }
  }

  private operation(op: Operation): void {
    for (const { target, value } of op.assigns) this.assignment(target, value);
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
    // What `arraycopy` is given it does not keep.
    const isCopy = stmt.targets.every((target) => target.procedure.startsWith('java.lang.System.arraycopy('));
    if (!isCopy) for (const argument of stmt.args) this.leak(argument);
    if (stmt.result !== undefined) this.of(stmt.result).isForeign = true;
    if (stmt.thrown) this.of(stmt.thrown.variable).isForeign = true;
  }

  /** References that the value may hand on. */
  private leak(value: Expr): void {
    if (value.kind === 'var') {
      this.of(value.name).leaks = true;
      return;
    }
    if ((value.kind === 'field' || value.kind === 'static') && this.candidates.has(value.field)) this.loose.push({ ...empty(), leaks: true, readsFrom: new Set([value.field]) });
    this.uses(value);
  }

  /** What only looks at an array hands nothing on. */
  private uses(value: Expr): void {
    const looksAt = value.kind === 'elem' || value.kind === 'length' || value.kind === 'instanceof' || value.kind === 'exactType' || value.kind === 'sameType'
      || (value.kind === 'binary' && (value.op === '=' || value.op === '!='));
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
    for (const [name, group] of this.byName) if (group === other) this.byName.set(name, one);
  }
}

function empty(): Group {
  return { isForeign: false, leaks: false, isIntoThis: true, readsFrom: new Set(), storedTo: new Set() };
}
