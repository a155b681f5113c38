/**
 * The public members of the stubs, as the checker's own passes read them, with what each claims.
 * Neighbours: `src/library`; `jvm.ts` calls them in the real library; the tests beside it compare.
 */
import type { Procedure, Program } from '../../src/plato/ir';
import { lowerWorkspace } from '../../src/lower/lower';
import { loadLibrary } from '../../src/library/load';
import { isModelled } from '../../src/resolve/modelled';
import { resolveWorkspace } from '../../src/resolve/resolve';
import type { ClassSymbol, FieldSymbol, MethodSymbol } from '../../src/resolve/symbols';
import type { JavaType } from '../../src/resolve/types';
import { erasure } from '../../src/resolve/types';

/** For the laboratory, which calls the members too. */
export type { ClassSymbol, JavaType, MethodSymbol };

export interface StubMember {
  /** As in `MethodSymbol.id`. */
  readonly id: string;
  readonly method: MethodSymbol;
  readonly procedure: Procedure;
  /** It has a body that says what it does, instead of clauses. */
  readonly isModelled: boolean;
}

export interface Stubs {
  readonly program: Program;
  readonly classes: readonly ClassSymbol[];
  readonly fields: readonly FieldSymbol[];
  readonly members: readonly StubMember[];
  /** Whether one class is the other or below it, by their names in the checker. */
  readonly isBelow: (name: string, above: string) => boolean;
}

/**
 * Classes of the stubs that are none of Java's: what the models need, and the annotations of the stubs themselves; and those that are newer
 * than the Java of the tests.
 */
const NOT_OF_JAVA = /^calvin\.|^java\.util\.concurrent\.locks\.LockCondition$|^java\.lang\.MatchException$/;

/** The parsers must have been initialized. */
export function readStubs(): Stubs {
  const resolved = resolveWorkspace([], loadLibrary(), 'java');
  const { program } = lowerWorkspace(resolved, { checkAll: false });
  const procedures = new Map(program.procedures.map((one) => [one.id, one]));
  const classes = [...resolved.table.classes].filter((one) => one.isLibrary && !NOT_OF_JAVA.test(one.name));
  const members = classes
    .flatMap((owner) => [...owner.methods, ...owner.exactMethods])
    .filter((one) => !one.isPrivate && one.implicit === undefined)
    .map((method) => ({ id: method.id, method, procedure: procedures.get(method.id)!, isModelled: isModelled(method) }));
  return {
    program,
    classes,
    members,
    isBelow: (name, above) => resolved.table.isSubclass(name, above),
    fields: classes.flatMap((one) => one.fields).filter((one) => !one.isGhost && !one.isPrivate),
  };
}

/** The name by which the JVM knows a class: `java.util.Map$Entry`. */
export function binaryName(owner: ClassSymbol): string {
  return owner.outer === undefined ? owner.name : `${binaryName(owner.outer)}$${owner.simpleName}`;
}

/** A type as the JVM has it after erasure: `int`, `java.util.Map$Entry`, `java.lang.Object[]`. */
export function binaryType(type: JavaType, classes: ReadonlyMap<string, ClassSymbol>): string {
  const erased = erasure(type);
  if (erased.kind === 'primitive') return erased.name;
  if (erased.kind === 'array') return `${binaryType(erased.element, classes)}[]`;
  if (erased.kind === 'void') return 'void';
  if (erased.kind !== 'class') throw new Error(`no type of Java: ${JSON.stringify(erased)}`);
  const found = classes.get(erased.name);
  return found === undefined ? erased.name : binaryName(found);
}
