/**
 * What is known of the object whose monitor is taken: by which final fields it was found, and which other monitors it may be.
 * Soundness: docs/soundness/reduction.md#monitors-that-can-be-taken.
 * Neighbours: `termination.ts` asks; `kept-locks.ts` knows which fields keep what they hold.
 */
import { OBJECT_CLASS } from '../plato/ir';
import type { ClassDecl, Expr, FieldDecl, Operation, Procedure, Program } from '../plato/ir';
import { callsOf, operationsOf } from '../plato/statements';
import { typeOf } from '../plato/type-of';
import { keptLocks } from './kept-locks';

/** A monitor, as a body names it. */
export interface LockName {
  /**
   * A chain of final fields from a parameter of the outermost method: the same chain is the same object. Undefined: nothing of the kind.
   */
  readonly value: Expr | undefined;
  /** The final field that keeps the object, a plain `Object`, to itself, so that it is found through this field only. */
  readonly keptBy: FieldDecl | undefined;
  /** Otherwise only its class is known, or one above it. */
  readonly className: string;
}

export interface LockNames {
  /** Nothing is known of it. */
  readonly any: LockName;
  nameOf(procedure: Procedure, lock: Expr, meaning: ReadonlyMap<string, Expr> | undefined): LockName;
  /** A value in the words of the outermost method; undefined where it has none there that stays the same. */
  resolve(procedure: Procedure, value: Expr, meaning: ReadonlyMap<string, Expr> | undefined): Expr | undefined;
  /** Whether two names may mean one object. */
  mayBeSame(left: LockName, right: LockName): boolean;
  /** Whether nobody but the bodies of the program can take the monitor. */
  isSeen(lock: LockName): boolean;
}

export function lockNames(program: Program): LockNames {
  return new Names(program);
}

class Names implements LockNames {
  readonly any: LockName = { value: undefined, keptBy: undefined, className: OBJECT_CLASS };
  private readonly fields: ReadonlyMap<string, FieldDecl>;
  private readonly classes: ReadonlyMap<string, ClassDecl>;
  private readonly definitions = new Map<string, ReadonlyMap<string, Expr | 'several'>>();
  private readonly kept: ReadonlySet<string>;
  /** Some body is not in sight, or runs code that is not. */
  private readonly hasUnseen: boolean;

  constructor(program: Program) {
    this.fields = new Map(program.fields.map((field) => [field.id, field]));
    this.classes = new Map(program.classes.map((one) => [one.name, one]));
    this.kept = keptLocks(program);
    this.hasUnseen =
      program.procedures.some(
        (one) =>
          !one.isTrusted &&
          (one.unsupported.length > 0 ||
            one.hasSyntaxErrors ||
            (one.isOpaque === true && one.isComputed !== true) ||
            one.isForeign === true),
      ) || program.classes.some((one) => !one.isLibrary && one.hasUnknownSupers === true);
  }

  nameOf(procedure: Procedure, lock: Expr, meaning: ReadonlyMap<string, Expr> | undefined): LockName {
    const value = this.resolve(procedure, lock, meaning);
    const found = value ?? this.lastOf(procedure, lock);
    const field = found.kind === 'field' || found.kind === 'static' ? this.fields.get(found.field) : undefined;
    const type = typeOf(found);
    return {
      value,
      keptBy: field?.isFinal && this.kept.has(field.id) ? field : undefined,
      className: type.kind === 'ref' ? type.className : OBJECT_CLASS,
    };
  }

  resolve(procedure: Procedure, value: Expr, meaning: ReadonlyMap<string, Expr> | undefined): Expr | undefined {
    const last = this.lastOf(procedure, value);
    if (last.kind === 'classObject' || last.kind === 'string') return last;
    if (last.kind === 'static') return this.fields.get(last.field)?.isFinal ? last : undefined;
    if (last.kind === 'field') {
      const object = this.fields.get(last.field)?.isFinal ? this.resolve(procedure, last.object, meaning) : undefined;
      return object && { ...last, object, when: 'post' };
    }
    if (last.kind !== 'var' || !procedure.params.some((one) => one.name === last.name)) return undefined;
    return meaning === undefined ? last : meaning.get(last.name);
  }

  mayBeSame(left: LockName, right: LockName): boolean {
    if (left.keptBy && right.keptBy) return left.keptBy.id === right.keptBy.id;
    return this.mayShare(this.exactOf(left), this.exactOf(right));
  }

  isSeen(lock: LockName): boolean {
    if (lock.keptBy) return true;
    return (
      !this.hasUnseen &&
      this.isOwnKind(lock.className) &&
      [...this.classes.values()].every((one) => one.isLibrary || !this.supersOf(one.name).has(lock.className) || this.isOwnKind(one.name))
    );
  }

  /**
   * Objects of which the library knows nothing, so that it takes their monitors nowhere: of a class of the program that has only such above
   * it.
   */
  private isOwnKind(className: string): boolean {
    const declared = this.classes.get(className);
    return (
      declared !== undefined &&
      !declared.isLibrary &&
      !declared.isInterface &&
      declared.hasUnknownSupers !== true &&
      [...this.supersOf(className)].every(
        (name) => name === OBJECT_CLASS || this.classes.get(name)?.isLibrary === false || this.classes.get(name)?.isInterface === true,
      )
    );
  }

  private exactOf(lock: LockName): { readonly name: string; readonly isExact: boolean } {
    return lock.keptBy ? { name: OBJECT_CLASS, isExact: true } : { name: lock.className, isExact: false };
  }

  private mayShare(
    left: { readonly name: string; readonly isExact: boolean },
    right: { readonly name: string; readonly isExact: boolean },
  ): boolean {
    const [one, other] = [this.classes.get(left.name), this.classes.get(right.name)];
    if (!one || !other || one.hasUnknownSupers || other.hasUnknownSupers) return true;
    if (left.name === right.name) return true;
    if ((!right.isExact && this.supersOf(left.name).has(right.name)) || (!left.isExact && this.supersOf(right.name).has(left.name)))
      return true;
    return (one.isInterface && !right.isExact) || (other.isInterface && !left.isExact);
  }

  /** The class and all above it. */
  private supersOf(className: string): ReadonlySet<string> {
    const found = new Set<string>();
    for (const pending = [className]; pending.length > 0; ) {
      const name = pending.pop()!;
      if (found.has(name)) continue;
      found.add(name);
      const declared = this.classes.get(name);
      pending.push(...(declared?.superclass === undefined ? [] : [declared.superclass]), ...(declared?.interfaces ?? []));
    }
    return found.add(OBJECT_CLASS);
  }

  /** A local that is given one value only, by that value. */
  private lastOf(procedure: Procedure, value: Expr): Expr {
    const definitions = this.definitionsOf(procedure);
    let last = value;
    for (const seen = new Set<string>(); last.kind === 'var' && !seen.has(last.name); ) {
      seen.add(last.name);
      const next = definitions.get(last.name);
      if (next === undefined || next === 'several') return last;
      last = next;
    }
    return last;
  }

  private definitionsOf(procedure: Procedure): ReadonlyMap<string, Expr | 'several'> {
    const known = this.definitions.get(procedure.id);
    if (known) return known;
    const found = new Map<string, Expr | 'several'>();
    const give = (local: string, value: Expr | 'several'): void => {
      found.set(local, found.has(local) ? 'several' : value);
    };
    const see = (op: Operation): void => {
      for (const { target, value } of op.assigns) if (target.kind === 'local') give(target.name, value);
      for (const target of op.havocs) if (target.kind === 'local') give(target.name, 'several');
      if (op.allocates) give(op.allocates.target, 'several');
    };
    if (procedure.body) {
      operationsOf(procedure.body).forEach(see);
      for (const call of callsOf(procedure.body)) {
        if (call.result !== undefined) give(call.result, 'several');
        if (call.thrown) give(call.thrown.variable, 'several');
      }
    }
    this.definitions.set(procedure.id, found);
    return found;
  }
}
