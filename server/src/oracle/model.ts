/**
 * What the explorer knows of a program before it runs: the order of classes, where each field is kept, the code of procedures, the objects
 * that exist from the beginning (the initial thread, string literals, class objects), and the clauses that a step can break.
 * Neighbours: everything of this folder asks it; it is made once per program.
 */
import { ARRAY_INTERFACES, OBJECT_CLASS, START_FIELD, THREAD_CLASS } from '../plato/ir';
import type { ClassClause, Discipline, Expr, FieldDecl, Procedure, Program, Type } from '../plato/ir';
import { compile, type Code } from './code';
import type { Cell, Store } from './store';
import { defaultOf, floatOf, refOf, type Ref, type Value } from './values';

/** A boxed value stands after the fields of its wrapper. */
export const BOX = '$box';

/** What stands there in a string that says what no other one says. */
export const OWN_TEXT = true;

export interface ElementClause {
  readonly field: FieldDecl;
  readonly discipline: Discipline;
}

export class Model {
  readonly fields = new Map<string, FieldDecl>();
  readonly procedures = new Map<string, Procedure>();
  readonly isLibrary: ReadonlySet<string>;
  private readonly privateClasses: ReadonlySet<string>;
  readonly main: Ref = refOf(0);
  readonly invariants: readonly ClassClause[];
  readonly assumptions: readonly ClassClause[];
  readonly elementClauses: readonly ElementClause[];
  private readonly supers = new Map<string, ReadonlySet<string>>();
  private readonly layouts = new Map<string, ReadonlyMap<string, number>>();
  private readonly staticSlots = new Map<string, number>();
  private readonly codes = new Map<string, Code>();
  private readonly literals = new Map<string, Ref>();
  private readonly directSupers = new Map<string, readonly string[]>();
  private readonly concrete = new Set<string>();
  private readonly initialCells: Cell[] = [];
  readonly initialStatics: readonly Value[];
  /** Sums are cut to the width of their types, as in Java. */
  readonly wrapsIntegers: boolean;

  constructor(readonly program: Program) {
    for (const one of program.classes) {
      this.directSupers.set(one.name, [...(one.superclass === undefined ? [] : [one.superclass]), ...one.interfaces, OBJECT_CLASS]);
      if (!one.isAbstract && !one.isInterface) this.concrete.add(one.name);
    }
    this.isLibrary = new Set(program.classes.filter((one) => one.isLibrary).map((one) => one.name));
    this.privateClasses = new Set(program.classes.filter((one) => one.isPrivate === true).map((one) => one.name));
    for (const field of program.fields) {
      this.fields.set(field.id, field);
      if (field.isStatic) this.staticSlots.set(field.id, this.staticSlots.size);
    }
    for (const procedure of program.procedures) this.procedures.set(procedure.id, procedure);
    this.invariants = program.invariants.filter((one) => !this.isLibrary.has(one.owner));
    this.assumptions = program.envAssumptions.filter((one) => !this.isLibrary.has(one.owner));
    this.elementClauses = program.fields.flatMap((field) =>
      this.isLibrary.has(field.owner)
        ? []
        : field.disciplines.filter((one) => one.indices.length > 0).map((discipline) => ({ field, discipline })),
    );
    this.cell(THREAD_CLASS);
    collect(program, (expr) => {
      const key = literalKey(expr);
      if (this.literals.has(key)) return;
      this.literals.set(key, refOf(this.initialCells.length));
      this.cell(expr.kind === 'string' ? 'java.lang.String' : 'java.lang.Class');
    });
    const started = this.slot(THREAD_CLASS, START_FIELD);
    const main = this.initialCells[0]!;
    this.initialCells[0] = { ...main, slots: main.slots.map((one, slot) => (slot === started ? true : one)) };
    this.wrapsIntegers = wraps(program.procedures);
    this.initialStatics = [...this.staticSlots.keys()].map((id): Value => {
      const field = this.fields.get(id)!;
      if (field.constant) return this.constant(field.constant);
      // `System.out` has no initializer here.
      const isGiven =
        field.isNonNull &&
        field.type.kind === 'ref' &&
        this.isLibrary.has(field.owner) &&
        !program.procedures.some((one) => one.kind === 'staticInitializer' && one.owner === field.owner);
      if (!isGiven || field.type.kind !== 'ref') return defaultOf(field.type);
      this.cell(field.type.className);
      return refOf(this.initialCells.length - 1);
    });
  }

  private cell(className: string): void {
    this.initialCells.push({ className, escaped: true, slots: this.emptySlots(className) });
  }

  /** How many objects exist from the beginning. */
  get constants(): number {
    return this.initialCells.length;
  }

  initialStore(): Store {
    return { heap: [...this.initialCells], statics: this.initialStatics };
  }

  /** Whether an object that exists from the beginning is still as it was. */
  isUntouched(id: number, cell: Cell): boolean {
    const initial = this.initialCells[id];
    // A monitor that was taken and given back leaves no trace.
    return initial === cell || (initial !== undefined && initial.slots.every((value, slot) => value === cell.slots[slot]));
  }

  private constant(expr: Expr): Value {
    switch (expr.kind) {
      case 'int':
        return Number(expr.value);
      case 'bool':
        return expr.value;
      case 'string':
      case 'classObject':
        return this.literal(expr);
      case 'apply':
        return floatOf(expr.name);
      default:
        return expr.kind === 'unary' && expr.op === '-' ? -(this.constant(expr.operand) as number) : null;
    }
  }

  literal(expr: Expr): Value {
    return this.literals.get(literalKey(expr)) ?? null;
  }

  /** What a literal is called, for people; undefined for every other object. */
  literalName(ref: Ref): string | undefined {
    for (const [key, known] of this.literals) if (known === ref) return key;
    return undefined;
  }

  procedure(id: string): Procedure | undefined {
    return this.procedures.get(id);
  }

  /** The code of a procedure; undefined where there is none, or it is not to be used. */
  code(procedure: Procedure): Code | undefined {
    if (procedure.body === undefined || procedure.unsupported.length > 0 || procedure.hasSyntaxErrors || procedure.hasSpecErrors)
      return undefined;
    let code = this.codes.get(procedure.id);
    if (!code) this.codes.set(procedure.id, (code = compile(procedure, procedure.body)));
    return code;
  }

  // ---------------------------------------------------------------- classes

  isSubclass(name: string, above: string): boolean {
    if (name === above || above === OBJECT_CLASS) return true;
    if (name.endsWith('[]'))
      return ARRAY_INTERFACES.includes(above) || (above.endsWith('[]') && this.isSubclass(name.slice(0, -2), above.slice(0, -2)));
    return this.supersOf(name).has(above);
  }

  /** Its objects are one thread's each. */
  isThreadLocal(name: string): boolean {
    return this.program.classes.some((one) => one.isThreadLocal && this.isSubclass(name, one.name));
  }

  /** Only its own file can name it, so no client calls its methods or makes its objects. */
  isPrivate(name: string): boolean {
    return this.privateClasses.has(name);
  }

  /** Its objects are those in its static fields. */
  isEnum(name: string): boolean {
    return this.supersOf(name).has('java.lang.Enum');
  }

  isConcrete(name: string): boolean {
    return this.concrete.has(name);
  }

  /** The classes and interfaces above one, and itself. */
  above(name: string): Iterable<string> {
    return this.supersOf(name);
  }

  private supersOf(name: string): ReadonlySet<string> {
    const known = this.supers.get(name);
    if (known) return known;
    const found = new Set<string>([name]);
    this.supers.set(name, found);
    for (const above of this.directSupers.get(name) ?? []) for (const one of this.supersOf(above)) found.add(one);
    return found;
  }

  /** Where the fields of an object are; an array has those of Object in front of its elements. */
  layout(className: string): ReadonlyMap<string, number> {
    const name = className.endsWith('[]') ? OBJECT_CLASS : className;
    const known = this.layouts.get(name);
    if (known) return known;
    const slots = new Map<string, number>();
    const above = this.supersOf(name);
    for (const field of this.program.fields)
      if (!field.isStatic && (above.has(field.owner) || field.owner === OBJECT_CLASS)) slots.set(field.id, slots.size);
    slots.set(BOX, slots.size);
    this.layouts.set(name, slots);
    return slots;
  }

  slot(className: string, field: string): number | undefined {
    return this.layout(className).get(field);
  }

  /** Where the elements of arrays begin. */
  get elementsAt(): number {
    return this.layout(OBJECT_CLASS).size;
  }

  staticSlot(field: string): number | undefined {
    return this.staticSlots.get(field);
  }

  get staticFields(): Iterable<readonly [string, number]> {
    return this.staticSlots;
  }

  emptySlots(className: string, length = 0): Value[] {
    const slots: Value[] = [];
    for (const id of this.layout(className).keys()) slots.push(id === BOX ? null : defaultOf(this.fields.get(id)!.type));
    if (className.endsWith('[]')) for (let index = 0; index < length; index++) slots.push(defaultOf(elementType(className)));
    return slots;
  }
}

export function elementType(arrayClass: string): Type {
  const name = arrayClass.slice(0, -2);
  switch (name) {
    case 'int':
    case 'long':
    case 'short':
    case 'byte':
    case 'char':
      return { kind: 'int' };
    case 'boolean':
    case 'bool':
      return { kind: 'bool' };
    case 'float':
    case 'double':
      return { kind: 'float' };
    default:
      return { kind: 'ref', className: name };
  }
}

function literalKey(expr: Expr): string {
  return expr.kind === 'string' ? JSON.stringify(expr.value) : expr.kind === 'classObject' ? `${expr.className}.class` : '';
}

function wraps(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(wraps);
  if (typeof value !== 'object' || value === null) return false;
  return (
    ('kind' in value && value.kind === 'apply' && 'name' in value && (value.name === 'wrap.int' || value.name === 'wrap.long')) ||
    Object.values(value).some(wraps)
  );
}

/** All literals of a program, in a fixed order. */
function collect(value: unknown, found: (expr: Expr) => void): void {
  if (Array.isArray(value)) {
    for (const one of value) collect(one, found);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if ('kind' in value && ((value.kind === 'string' && 'value' in value) || (value.kind === 'classObject' && 'className' in value))) {
    found(value as Expr);
    return;
  }
  for (const one of Object.values(value)) collect(one, found);
}
