/**
 * Which ordinary fields and elements a method uses that other threads may use at the same time, and that no discipline protects. The checks
 * take all memory as sequentially consistent; Java promises that of programs without data races only (Java Language Specification 17.4.5).
 * Where races are not looked for, the result has to say so: this file finds the places.
 *
 * A walk through the inlined body notes what is this thread's own at each point: locals with objects that nobody else has got hold of, and
 * locals that still hold the array to which a protected field leads. What is not understood is named. Neighbours: `method.ts` puts the line
 * into `restsOn`; `effects/own-objects.ts`; `sequential/environment/guarantee.ts` asks for `race` where a discipline speaks of writes.
 * Soundness: docs/soundness/java.md#sequential-consistency.
 */
import { onceFor } from '../base/once-for';
import { footprintOf, storeOf, storesOfExpr } from '../plato/footprint';
import {
  START_FIELD,
  type Call,
  type ClassDecl,
  type Discipline,
  type Expr,
  type FieldDecl,
  type Location,
  type Operation,
  type Procedure,
  type Program,
  type Stmt,
} from '../plato/ir';
import { OwnObjects } from '../effects/own-objects';
import { freeVars } from '../plato/substitute';
import { threadLocals } from '../effects/thread-local';
import { elementType, typeOf } from '../plato/type-of';
import { governs } from '../sequential/environment/grants';
import { originsOf, type Origin } from './origins';

/** The line for `restsOn`; undefined where every access is protected, or this thread's own. */
export function unprotectedMemory(program: Program, procedure: Procedure, body: Stmt): string | undefined {
  const names = new PlainMemory(program, procedure, body).names();
  if (names.length === 0) return undefined;
  return `takes ordinary fields and elements that no discipline protects as read and written in one order by all threads: ${names.join(', ')} (races on them are not looked for)`;
}

/** Of a field or an element that is protected: the array that it refers to, as long as that cannot have changed. */
interface Row {
  readonly field: FieldDecl;
  /** How many indices lead from the field to an element of the array. */
  readonly depth: number;
}

/** What is known where the walk is. */
interface Known {
  readonly own: Set<string>;
  readonly rows: Map<string, Row>;
}

/** Loops that nest deeper begin with nothing known, so that the walk takes a bounded number of rounds. */
const MOST_LOOPS = 3;

interface Declarations {
  readonly fields: ReadonlyMap<string, FieldDecl>;
  readonly classes: ReadonlyMap<string, ClassDecl>;
  readonly procedures: ReadonlyMap<string, Procedure>;
}

const declarationsOf = onceFor(
  (program: Program): Declarations => ({
    fields: new Map(program.fields.map((one) => [one.id, one])),
    classes: new Map(program.classes.map((one) => [one.name, one])),
    procedures: new Map(program.procedures.map((one) => [one.id, one])),
  }),
);

class PlainMemory {
  private readonly fields: Declarations['fields'];
  private readonly classes: Declarations['classes'];
  private readonly procedures: Declarations['procedures'];
  private readonly threadLocal: ReadonlySet<string>;
  private readonly objects: OwnObjects;
  private readonly origins: (array: Expr) => readonly Origin[];
  private readonly named = { fields: new Set<string>(), elements: new Set<string>() };
  private readonly exits = new Map<string, Known>();
  private loops = 0;

  constructor(
    program: Program,
    private readonly procedure: Procedure,
    private readonly body: Stmt,
  ) {
    ({ fields: this.fields, classes: this.classes, procedures: this.procedures } = declarationsOf(program));
    this.threadLocal = threadLocals(program).classes;
    this.objects = new OwnObjects(
      procedure,
      body,
      new Set(procedure.kind === 'staticInitializer' ? program.fields.filter((one) => this.isBeingMade(one)).map((one) => one.id) : []),
    );
    this.origins = originsOf(procedure, body);
  }

  /** Fields first, in the order of their names, then elements. */
  names(): readonly string[] {
    this.walk(this.body, { own: new Set(this.objects.madeBefore()), rows: new Map() });
    return [...[...this.named.fields].sort(), ...[...this.named.elements].sort()];
  }

  /** What is known after the statement; undefined where nothing goes on there. */
  private walk(stmt: Stmt, known: Known | undefined): Known | undefined {
    if (!known) return undefined;
    switch (stmt.kind) {
      case 'op':
        return this.operation(stmt.op, known);
      case 'call':
        return this.call(stmt, known);
      case 'atomic':
        return this.walk(stmt.body, known);
      case 'seq':
        return stmt.stmts.reduce<Known | undefined>((now, one) => this.walk(one, now), known);
      case 'choice':
        return stmt.branches.map((one) => this.walk(one, copyOf(known))).reduce(both, undefined);
      case 'exit':
        this.exits.set(stmt.label, both(this.exits.get(stmt.label), known)!);
        return undefined;
      case 'block': {
        const ending = this.walk(stmt.body, known);
        const left = this.exits.get(stmt.label);
        // In a loop the block is walked through again, with less.
        this.exits.delete(stmt.label);
        return both(ending, left);
      }
      case 'loop':
        this.loop(stmt.body, known);
        return undefined;
    }
  }

  /** What holds at the head in every round: less and less, until a round takes nothing away. */
  private loop(body: Stmt, known: Known): void {
    let head = this.loops >= MOST_LOOPS ? { own: new Set<string>(), rows: new Map<string, Row>() } : known;
    this.loops++;
    for (let rounds = 0, size = -1; size !== sizeOf(head); rounds++) {
      if (rounds > MOST_LOOPS) head = { own: new Set(), rows: new Map() };
      size = sizeOf(head);
      head = both(copyOf(head), this.walk(body, copyOf(head)))!;
    }
    this.loops--;
  }

  private operation(op: Operation, known: Known): Known {
    const isCode = op.role !== 'assert' && op.role !== 'assume' && op.role !== 'ghost' && op.role !== 'specification';
    const { reads, writes } = footprintOf(op);
    if (isCode) for (const place of [...reads, ...writes]) this.access(place, known);
    const locals = op.assigns.flatMap(({ target, value }) =>
      target.kind === 'local' ? [{ name: target.name, isOwn: this.objects.isOwn(value, known.own), row: this.rowOf(value, known) }] : [],
    );
    if (op.role === 'specification')
      for (const value of [...op.assigns.map((one) => one.value), ...(op.post ? [op.post] : [])]) this.show(value, known);
    for (const value of op.publishes ?? []) this.show(value, known);
    for (const { target, value } of op.assigns) this.store(target, value, known);
    this.forgetRows(new Set(writes.map((place) => storeOf(place)!)), known);
    for (const place of op.havocs) if (place.kind === 'local') forget(place.name, known);
    for (const { name, isOwn, row } of locals) {
      forget(name, known);
      if (isOwn) known.own.add(name);
      if (row) known.rows.set(name, row);
    }
    if (op.allocates) {
      known.rows.delete(op.allocates.target);
      known.own.add(op.allocates.target);
    }
    return known;
  }

  /**
   * A method that is known by its specification: it has been checked itself, but for the library's, which use the elements of arrays that
   * they are given.
   */
  private call({ targets, args, result, thrown, mode }: Call, known: Known): Known {
    for (const { procedure } of targets) {
      const callee = this.procedures.get(procedure);
      if (callee?.isTrusted === true && mode === 'call')
        args.forEach((array, index) => {
          const type = callee.params[index]?.type;
          const element = type?.kind === 'ref' ? elementType(type.className) : undefined;
          if (element) this.elements(array, known);
        });
    }
    // Constructors of the library do not hand out what they make.
    const isMaking = targets.every(({ procedure }) => {
      const callee = this.procedures.get(procedure);
      return callee?.isTrusted === true && callee.kind === 'constructor';
    });
    for (const one of isMaking ? args.slice(1) : args) this.show(one, known);
    known.rows.clear();
    for (const name of [result, thrown?.variable]) if (name !== undefined) forget(name, known);
    return known;
  }

  private store(target: Location, value: Expr, known: Known): void {
    if (target.kind === 'local') return;
    const base = this.objects.baseOf(target);
    if (target.kind === 'field' && target.field === START_FIELD) this.show(target.object, known);
    if (base === undefined || !known.own.has(base)) this.show(value, known);
    // What it made and has shown is now where it looks for its own.
    else if (
      target.type.kind === 'ref' &&
      !this.objects.isOwn(value, known.own) &&
      [...freeVars(value).keys()].some((name) => this.objects.mayLeadToOwn(name))
    )
      this.hide(base, known);
  }

  /** Others may get hold of what the value leads to. */
  private show(value: Expr, known: Known): void {
    for (const [name, type] of freeVars(value)) if (type.kind === 'ref') this.hide(name, known);
    const base = value.kind === 'field' || value.kind === 'static' || value.kind === 'elem' ? this.objects.baseOf(value) : undefined;
    if (base !== undefined) this.hide(base, known);
  }

  private hide(name: string, known: Known): void {
    for (const one of this.objects.withAliases(name, known.own)) known.own.delete(one);
  }

  private rowOf(value: Expr, known: Known): Row | undefined {
    if (value.kind === 'var') return known.rows.get(value.name);
    if (value.kind === 'field' || value.kind === 'static') {
      const field = this.fields.get(value.field);
      return field && (field.isFinal || isProtected(field, 0)) ? { field, depth: 1 } : undefined;
    }
    const row = value.kind === 'elem' ? this.rowOf(value.array, known) : undefined;
    return row && isProtected(row.field, row.depth) ? { field: row.field, depth: row.depth + 1 } : undefined;
  }

  /** A row may be another one once something is written that leads there, or that decides who may change that. */
  private forgetRows(written: ReadonlySet<string>, known: Known): void {
    if (written.size === 0) return;
    for (const [name, { field, depth }] of known.rows) {
      const way = field.disciplines.filter((one) => one.indices.length < depth && governs(one, 'write'));
      const asked = way.flatMap((one) => [...storesOfExpr(one.clause.expr)]);
      if ((!field.isFinal && written.has(field.id)) || (depth > 1 && written.has('elem:ref')) || asked.some((store) => written.has(store)))
        known.rows.delete(name);
    }
  }

  private access(place: Location, known: Known): void {
    if (place.kind === 'elem') {
      this.elements(place.array, known);
      return;
    }
    const field = place.kind === 'local' ? undefined : this.fields.get(place.field);
    const base = this.objects.baseOf(place);
    if (!field || field.isFinal || field.isVolatile || field.isGhost || isProtected(field, 0) || this.threadLocal.has(field.owner)) return;
    if (this.classes.get(field.owner)?.isLibrary === true || (base !== undefined && known.own.has(base)) || this.isBeingMade(field)) return;
    this.named.fields.add(`${field.contentsOf === undefined ? '' : 'the contents of '}${this.nameOf(field)}`);
  }

  private elements(array: Expr, known: Known): void {
    if (this.objects.isOwn(array, known.own)) return;
    const type = typeOf(array);
    const className = type.kind === 'ref' ? type.className : 'java.lang.Object[]';
    if (this.threadLocal.has(className.replace(/(\[\])+$/, ''))) return;
    const row = this.rowOf(array, known);
    if (row && isProtected(row.field, row.depth)) return;
    const simple = className.replace(/\[\]$/, '').replace(/^.*\.(?=[^.]*$)/, '');
    for (const { field, parameter, depth } of this.origins(array)) {
      const known = field === undefined ? undefined : this.fields.get(field);
      const isOfLibrary = known !== undefined && this.classes.get(known.owner)?.isLibrary === true;
      // An array of the library's own; what an atomic reference holds is named by its type alone.
      if (isOfLibrary && depth === 0 && known.type.kind === 'ref' && elementType(known.type.className) !== undefined) continue;
      const found = isOfLibrary ? undefined : known;
      const root = found ? this.nameOf(found) : parameter === undefined ? undefined : `\`${parameter}\``;
      this.named.elements.add(
        root === undefined
          ? `the elements of arrays of \`${simple}\``
          : depth > 0
            ? `the elements of the arrays in ${root}`
            : `the elements of ${root}`,
      );
    }
  }

  /**
   * A static field of the class whose static initializer this is: nobody else gets at it before the end, whoever knows the objects that it
   * leads to.
   */
  private isBeingMade({ isStatic, owner }: FieldDecl): boolean {
    return this.procedure.kind === 'staticInitializer' && isStatic && owner === this.procedure.owner;
  }

  private nameOf(field: FieldDecl): string {
    // What a lambda or an inner class has captured has the name of the variable.
    if (field.name.startsWith('val$')) return `\`${field.name.slice(4)}\``;
    return `\`${this.classes.get(field.owner)?.display ?? field.owner}.${field.name}\``;
  }
}

/**
 * Whether each access to the field (with indices: to what it leads to) is shown to be no race. A discipline of reads alone does not ask
 * that.
 */
function isProtected(field: FieldDecl, indices: number): boolean {
  return field.disciplines.some((one: Discipline) => one.indices.length === indices && governs(one, 'write'));
}

function copyOf({ own, rows }: Known): Known {
  return { own: new Set(own), rows: new Map(rows) };
}

/** What is known on both ways; where one of them is not gone, on the other one. */
function both(left: Known | undefined, right: Known | undefined): Known | undefined {
  if (!left || !right) return left ?? right;
  const isSame = (name: string, row: Row): boolean =>
    right.rows.get(name)?.field === row.field && right.rows.get(name)?.depth === row.depth;
  return {
    own: new Set([...left.own].filter((one) => right.own.has(one))),
    rows: new Map([...left.rows].filter(([name, row]) => isSame(name, row))),
  };
}

function sizeOf({ own, rows }: Known): number {
  return own.size + rows.size;
}

function forget(name: string, known: Known): void {
  known.own.delete(name);
  known.rows.delete(name);
}
