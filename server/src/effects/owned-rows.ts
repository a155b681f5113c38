/**
 * Arrays of arrays of one object alone, rows included, read off the bodies of the whole workspace (`private final int[][] m = new
 * int[4][4]`).
 *
 * Of a *kept* field (`owned-arrays.ts`) the rows are kept as well where each is made together with the array that it is a row of, by the
 * same activation of a method, is put into arrays for this field only, is never exchanged, and goes nowhere else: not into a field, an
 * element of another array, a call, a result. Then each row is, for all time, a row of the arrays in that field of one object, and no other
 * field leads to it.
 *
 * Why: a discipline of the elements of rows speaks of every object with a row that is the array at hand; without this any object might
 * share it. What is not understood counts against the field.
 * Soundness: docs/soundness/visibility.md#rows-of-one-object.
 * Neighbours: `sequential/modular/array-owners.ts` makes facts of it; `verify/keys.ts` lets verdicts depend on it.
 */
import { onceFor } from '../base/once-for';
import type { Call, Expr, Location, Operation, Procedure, Program, Type } from '../plato/ir';
import { ARRAY_INTERFACES, EXCEPTION_VARIABLE, OBJECT_CLASS, RESULT_VARIABLE } from '../plato/ir';
import { children } from '../plato/substitute';
import { callsOf, visitSteps } from '../plato/statements';
import { typeOf } from '../plato/type-of';
import { fillingsOf, type Fillings } from './filled-rows';
import { borrows } from './lent';
import { ownedArrays } from './owned-arrays';

/** What is known of the rows of a field, beside whose they are. */
export interface Rows {
  /** Each stands at one index of one array, for all time. */
  arePlaced: boolean;
  /** Every array has a row at each of its indices. */
  areThere: boolean;
  /** How long all of them are; undefined where that is not the same of all, or not known. */
  length: string | undefined;
}

/** The fields whose arrays have rows that belong to them alone. */
export const ownedRows = onceFor((program: Program): ReadonlyMap<string, Readonly<Rows>> => {
  const { kept } = ownedArrays(program);
  const fields = new Set(
    program.fields
      .filter(
        (one) =>
          kept.has(one.id) && isRows(one.type) && !isRows(inner(one.type)) && one.disciplines.some(({ indices }) => indices.length === 2),
      )
      .map((one) => one.id),
  );
  const readers: RowReader[] = [];
  for (const procedure of program.procedures) {
    if (fields.size === 0) break;
    if (procedure.isTrusted || !procedure.body) continue;
    const reader = new RowReader(procedure, fields, program);
    readers.push(reader);
    for (const field of reader.spoilt()) fields.delete(field);
  }
  return new Map(
    [...fields].map((field) => {
      const made = readers.flatMap((reader) => reader.rowsOf(field));
      const lengths = new Set(made.map((one) => one.length));
      return [
        field,
        {
          arePlaced: made.every((one) => one.arePlaced),
          areThere: made.every((one) => one.areThere),
          length: lengths.size === 1 ? made[0]!.length : undefined,
        },
      ];
    }),
  );
});

/** An array whose elements are arrays. */
function isRows(type: Type | undefined): boolean {
  return type?.kind === 'ref' && type.className.endsWith('[][]');
}

function inner(type: Type): Type | undefined {
  return type.kind === 'ref' ? { kind: 'ref', className: type.className.slice(0, -2) } : undefined;
}

/** Whether a row may be seen so: an array of arrays is an array of objects as well. */
function mayBeRow(type: Type): boolean {
  return (
    type.kind === 'ref' && (type.className.endsWith('[]') || type.className === OBJECT_CLASS || ARRAY_INTERFACES.includes(type.className))
  );
}

/**
 * Whether the call stands for bodies that are put in its place, which keep nothing of what they are given there and hand it to nobody. What
 * is checked for any arguments takes them for no row of a field.
 */
function isLent(program: Program, call: Call, index: number): boolean {
  const table = proceduresOf(program);
  return (
    call.mode === 'call' &&
    call.userCode === undefined &&
    call.targets.length > 0 &&
    call.targets.every(({ procedure }) => {
      const callee = table.get(procedure);
      return (
        callee?.body !== undefined &&
        isOnlyInlined(callee) &&
        borrows(program, callee, index) &&
        callsOf(callee.body).every((inner) => !inner.args.some((argument) => mayBeRow(typeOf(argument))))
      );
    })
  );
}

function isOnlyInlined(callee: Procedure): boolean {
  const isSpecified =
    callee.modifies !== undefined || callee.performs !== undefined || callee.actions !== undefined || callee.ensures.length > 0;
  return (
    callee.kind === 'method' && !callee.isChecked && !callee.isTrusted && !callee.isAbstract && !isSpecified && callee.exsures.length === 0
  );
}

const proceduresOf = onceFor((program: Program): ReadonlyMap<string, Procedure> => new Map(program.procedures.map((one) => [one.id, one])));

/** Locals of one procedure that may refer to the same array. */
interface Group {
  /** Something that this body has not made. */
  isForeign: boolean;
  leaks: boolean;
  makes: boolean;
  /** Some of what is made has not got all its rows at once. */
  makesGaps: boolean;
  /** The fields that it is read from, and stored to. */
  readonly readsFrom: Set<string>;
  readonly storedTo: Set<string>;
}

class RowReader {
  private readonly parents = new Map<string, string>();
  private readonly groups = new Map<string, Group>();
  /** `row = array[i]`, and `array[i] = row`, by locals. */
  private readonly taken: { readonly row: string; readonly array: string }[] = [];
  private readonly put: { readonly row: string; readonly array: string; readonly op: Operation }[] = [];
  private readonly exchanged = new Set<string>();
  private isLost = false;
  private readonly fillings: Fillings;

  constructor(
    procedure: Procedure,
    private readonly fields: ReadonlySet<string>,
    private readonly program: Program,
  ) {
    this.fillings = fillingsOf(procedure.body!);
    for (const param of procedure.params) this.of(param.name).isForeign = true;
    for (const name of [RESULT_VARIABLE, EXCEPTION_VARIABLE]) this.of(name).leaks = true;
    visitSteps(
      procedure.body!,
      (op) => this.operation(op),
      (call) => this.call(call),
    );
  }

  /** The fields of which this body does something that ends the claim. */
  spoilt(): ReadonlySet<string> {
    if (this.isLost) return this.fields;
    const spoilt = new Set<string>();
    const spoil = (array: string): void => {
      for (const field of this.touched(array)) spoilt.add(field);
    };
    for (const name of this.groups.keys()) if (this.of(name).leaks) spoil(name);
    for (const name of this.exchanged) spoil(name);
    // What is read as a row may be one of any array that the local may be.
    for (const { row, array } of this.taken) if (this.of(row).leaks || this.touched(row).size > 0 || this.isPut(row)) spoil(array);
    for (const { row, array } of this.put) {
      const [made, into] = [this.of(row), this.of(array)];
      const isWithIt = into.makes && !into.isForeign && into.readsFrom.size === 0;
      const isOwn = made.makes && !made.isForeign && !made.leaks && this.touched(row).size === 0 && !this.isTaken(row);
      const goesElsewhere = this.put.some((one) => this.root(one.row) === this.root(row) && this.root(one.array) !== this.root(array));
      if (!isWithIt || !isOwn || goesElsewhere) spoil(array);
    }
    return spoilt;
  }

  /** What this body puts into arrays for the field, and whether these have all their rows before anybody gets to them. */
  rowsOf(field: string): readonly Rows[] {
    const isFor = (name: string): boolean => this.of(name).storedTo.has(field);
    const areThere = ![...this.groups.keys()].some((name) => isFor(name) && this.of(name).makesGaps);
    const puts = this.put.filter(({ array }) => isFor(array)).map(({ op }) => op);
    const made = puts.map((op) => ({ arePlaced: this.fillings.puts.has(op), areThere, length: this.fillings.puts.get(op) }));
    return areThere ? made : [{ arePlaced: true, areThere, length: made[0]?.length }, ...made];
  }

  private touched(name: string): ReadonlySet<string> {
    const { readsFrom, storedTo } = this.of(name);
    return new Set([...readsFrom, ...storedTo]);
  }

  private isPut(row: string): boolean {
    return this.put.some((one) => this.root(one.row) === this.root(row));
  }

  private isTaken(row: string): boolean {
    return this.taken.some((one) => this.root(one.row) === this.root(row));
  }

  private root(name: string): string {
    let current = name;
    for (let next = this.parents.get(current); next !== undefined; next = this.parents.get(current)) current = next;
    return current;
  }

  private of(name: string): Group {
    const root = this.root(name);
    const known = this.groups.get(root) ?? {
      isForeign: false,
      leaks: false,
      makes: false,
      makesGaps: false,
      readsFrom: new Set(),
      storedTo: new Set(),
    };
    this.groups.set(root, known);
    return known;
  }

  private join(left: string, right: string): void {
    if (this.root(left) === this.root(right)) return;
    const [one, other] = [this.of(left), this.of(right)];
    one.isForeign ||= other.isForeign;
    one.leaks ||= other.leaks;
    one.makes ||= other.makes;
    one.makesGaps ||= other.makesGaps;
    for (const field of other.readsFrom) one.readsFrom.add(field);
    for (const field of other.storedTo) one.storedTo.add(field);
    this.groups.delete(this.root(right));
    this.parents.set(this.root(right), this.root(left));
  }

  private operation(op: Operation): void {
    for (const { target, value } of op.assigns) this.assignment(target, value, op);
    if (op.allocates) {
      const made = this.of(op.allocates.target);
      made.makes = true;
      if (!this.fillings.filled.has(op)) made.makesGaps = true;
    }
    // A condition may say of what it leaves open that it is a row.
    if (op.post) this.leak(op.post);
    for (const one of op.publishes ?? []) this.leak(one);
    for (const location of op.havocs) {
      if (location.kind === 'local') this.of(location.name).isForeign = true;
      else if (location.kind === 'elem' ? mayBeRow(location.type) && this.mayLeadToRows(location.array) : this.fields.has(location.field))
        this.isLost = true;
    }
  }

  private assignment(target: Location, value: Expr, op: Operation): void {
    if (value.kind === 'null' && target.kind !== 'elem') return;
    if (target.kind === 'local') {
      if (value.kind === 'var') return this.join(target.name, value.name);
      if (value.kind === 'elem' && mayBeRow(value.type) && value.array.kind === 'var') {
        this.taken.push({ row: target.name, array: value.array.name });
        this.of(target.name).isForeign = true;
        return;
      }
      if ((value.kind === 'field' || value.kind === 'static') && this.fields.has(value.field)) {
        this.of(target.name).readsFrom.add(value.field);
        return;
      }
      this.of(target.name).isForeign = true;
      return this.leak(value);
    }
    if (target.kind === 'elem') {
      if (!mayBeRow(target.type) || !this.mayLeadToRows(target.array)) return this.leak(value);
      if (target.array.kind !== 'var') this.isLost = true;
      else if (value.kind === 'var') this.put.push({ row: value.name, array: target.array.name, op });
      else {
        this.exchanged.add(target.array.name);
        this.leak(value);
      }
      return;
    }
    if (this.fields.has(target.field) && value.kind === 'var') this.of(value.name).storedTo.add(target.field);
    else this.leak(value);
  }

  private call(stmt: Call): void {
    stmt.args.forEach((argument, index) => {
      if (!(argument.kind === 'var' && isLent(this.program, stmt, index))) this.leak(argument);
    });
    if (stmt.result !== undefined) this.of(stmt.result).isForeign = true;
    if (stmt.thrown) this.of(stmt.thrown.variable).isForeign = true;
  }

  /** What another field refers to is no array of these: nobody has put one there. */
  private mayLeadToRows(array: Expr): boolean {
    return (array.kind !== 'field' && array.kind !== 'static') || this.fields.has(array.field);
  }

  /** References that the value may hand on; what only looks at an array hands nothing on. */
  private leak(value: Expr): void {
    if (value.kind === 'var') {
      this.of(value.name).leaks = true;
      return;
    }
    if ((value.kind === 'field' || value.kind === 'static') && this.fields.has(value.field)) this.isLost = true;
    // A row that no local names.
    if (value.kind === 'elem' && mayBeRow(typeOf(value)) && this.mayLeadToRows(value.array)) this.isLost = true;
    const looksAt =
      value.kind === 'elem' ||
      value.kind === 'length' ||
      value.kind === 'instanceof' ||
      value.kind === 'exactType' ||
      value.kind === 'sameType' ||
      (value.kind === 'binary' && (value.op === '=' || value.op === '!='));
    for (const part of children(value)) if (!(part.kind === 'var' && looksAt)) this.leak(part);
  }
}
