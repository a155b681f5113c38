/**
 * The classes that are declared in a body: when its elaboration reaches one, the class gets to know what is around it, its supers and
 * members are resolved there, and all its bodies are elaborated at once, since only then is it known what its objects take along.
 * A body may be elaborated twice (initializers, once for every constructor): the class is the same.
 * Neighbours: `declare.ts` has declared them; `elaborate-functions.ts` makes those of lambdas; `resolve.ts` collects the results.
 */
import type { BodyContext } from './body-context';
import type { ClassTable } from './class-table';
import { breakCycle, resolveSupers } from './declare';
import { declareMembers } from './declare-members';
import type { ClassSymbol, LocalTypes, MethodSymbol, Surroundings } from './symbols';
import type { TypeContext } from './type-names';
import type { JavaType } from './types';

export class NestedClasses {
  private readonly complete = new Set<ClassSymbol>();
  private readonly open = new Map<ClassSymbol, (() => void)[]>();
  /** The classes of lambdas and method references, by their nodes. */
  readonly functions = new Map<object, ClassSymbol>();

  /** `elaborateBodies` elaborates all methods of a class and its static initializer. */
  constructor(
    private readonly table: ClassTable,
    private readonly elaborateBodies: (symbol: ClassSymbol) => void,
  ) {}

  /** Whether it is settled what objects of the class take along: always so for member classes, which know it from their declaration. */
  isComplete(symbol: ClassSymbol): boolean {
    return symbol.place === 'member' || this.complete.has(symbol);
  }

  isKnown(symbol: ClassSymbol): boolean {
    return this.isComplete(symbol) || this.open.has(symbol);
  }

  /** Runs `then` when all bodies of the class have been elaborated. */
  whenComplete(symbol: ClassSymbol, then: () => void): void {
    this.open.get(symbol)?.push(then);
  }

  /** Elaborates the bodies of a class that stands in a body; before, `prepare` may change its members. */
  elaborate(symbol: ClassSymbol, inside: () => void): void {
    const waiting: (() => void)[] = [];
    this.open.set(symbol, waiting);
    inside();
    this.open.delete(symbol);
    this.complete.add(symbol);
    for (const then of waiting) then();
  }

  /** A local or anonymous class has been reached. `prepare` may change its members before its bodies are elaborated. */
  adopt(symbol: ClassSymbol, context: BodyContext, prepare: () => void = () => undefined): void {
    if (this.isKnown(symbol)) return;
    symbol.outer = context.owner;
    symbol.surroundings = surroundingsOf(context);
    resolveSupers(this.table, symbol, context.typeContext);
    breakCycle(this.table, symbol);
    const members = membersOf(symbol);
    for (const one of members) {
      resolveSupers(this.table, one);
      breakCycle(this.table, one);
    }
    this.table.thaw();
    for (const one of [symbol, ...members]) {
      one.untranslated = undefined;
      declareMembers(this.table, one);
    }
    prepare();
    this.elaborate(symbol, () => {
      for (const one of [symbol, ...members]) this.elaborateBodies(one);
    });
  }
}

/** The member classes of a class, theirs included. */
function membersOf(symbol: ClassSymbol): readonly ClassSymbol[] {
  return [...symbol.memberTypes.values()].flatMap((one) => [one, ...membersOf(one)]);
}

export function surroundingsOf(context: BodyContext): Surroundings {
  const { scope, isStatic, typeContext } = context;
  return { scope, isStatic, typeVariables: typeContext.typeVariables, localTypes: typeContext.localTypes };
}

/** A type context that sees one more local class. */
export function withLocalType(context: TypeContext, symbol: ClassSymbol): TypeContext {
  return { ...context, localTypes: { symbol, next: context.localTypes } };
}

/**
 * What no elaboration has reached (it stands after something that is not translated) may exist all the same when the program runs: its
 * supers are looked for among all local classes, so that calls know what it overrides.
 */
export function settleUnreached(table: ClassTable): void {
  const locals = [...table.bodies.classes.values()].filter((one) => one.place === 'local');
  for (const symbol of table.bodies.classes.values()) {
    if (symbol.untranslated === undefined || symbol.unknownSupers.length === 0) continue;
    const localTypes = locals
      .filter((one) => one.unit === symbol.unit && one !== symbol)
      .reduce<LocalTypes | undefined>((next, one) => ({ symbol: one, next }), undefined);
    resolveSupers(table, symbol, { table, unit: symbol.unit, owner: symbol.outer, typeVariables: [], localTypes });
    breakCycle(table, symbol);
  }
  table.thaw();
}

/**
 * The constructor of an anonymous class, which hands all it gets to the one chosen of the superclass; undefined: nothing is known of that.
 */
export function anonymousConstructor(symbol: ClassSymbol, above: MethodSymbol | undefined, types: readonly JavaType[]): void {
  const params = types.map((type, index) => ({ name: `argument ${index + 1}`, type, specs: [], annotations: [], span: symbol.nameSpan }));
  symbol.methods = symbol.methods.map(
    (one): MethodSymbol =>
      one.implicit === 'defaultConstructor' ? { ...one, implicit: 'anonymousConstructor', isPrivate: true, params, passesTo: above } : one,
  );
}
