/**
 * What runs where a method is called on an object of a class: for each method and class found once, since a method of a wide hierarchy is
 * called in hundreds of places.
 * Neighbours: `calls/dispatch.ts` makes the calls; overriding itself is in resolve/members.
 */
import { onceFor } from '../../base/once-for';
import type { ClassTable } from '../../resolve/class-table';
import { implementationIn } from '../../resolve/members';
import type { Resolved } from '../../resolve/resolve';
import type { ClassSymbol, MethodSymbol } from '../../resolve/symbols';
import { OBJECT_NAME, THREAD_NAME, sameErasure } from '../../resolve/types';

export interface Group {
  readonly method: MethodSymbol;
  readonly classes: readonly string[];
}

type ByCall<Value> = Map<MethodSymbol, Map<ClassSymbol, Value>>;

export const runsOf = onceFor((resolved: Resolved): Runs => new Runs(resolved.table));

class Runs {
  /** Classes of the workspace with a supertype of which nothing is known. */
  private readonly unknown: readonly ClassSymbol[];
  private readonly methodsOf = onceFor((one: ClassSymbol) => this.methodsByName(one));
  private readonly grouped: ByCall<readonly Group[]> = new Map();
  private readonly groupedInside: ByCall<readonly Group[]> = new Map();
  private readonly lackingAt: ByCall<ClassSymbol | undefined> = new Map();
  private readonly heirsAt: ByCall<readonly ClassSymbol[]> = new Map();

  constructor(private readonly table: ClassTable) {
    this.unknown = table.classes.filter((one) => !one.isLibrary && one.kind !== 'interface' && table.unknownSuperOf(one) !== undefined);
  }

  /** The methods that run for the concrete classes that are known, in table order. `never`: classes that the object is not of. */
  groups(method: MethodSymbol, receiverClass: ClassSymbol, never?: ReadonlySet<ClassSymbol>): readonly Group[] {
    if (never !== undefined && never.size > 0) return this.findGroups(method, receiverClass, never);
    return once(this.grouped, method, receiverClass, () => this.findGroups(method, receiverClass, new Set()));
  }

  /**
   * The same where a model of the library calls a method of its own object: that is how the model is written, and not what the library
   * does, so what a class of the workspace overrides does not run.
   */
  groupsInside(method: MethodSymbol, receiverClass: ClassSymbol): readonly Group[] {
    return once(this.groupedInside, method, receiverClass, () => this.findGroups(method, receiverClass, new Set(), true));
  }

  /**
   * A class of the workspace whose objects must have the method, and of which it is not found: what it runs comes from a class that is not
   * known, or is not seen to be the method. (Of an enum whose constants all have bodies there is no object that is of no such body.)
   */
  lacking(method: MethodSymbol, receiverClass: ClassSymbol): ClassSymbol | undefined {
    return once(this.lackingAt, method, receiverClass, () => this.findLacking(method, receiverClass));
  }

  /** The classes that may have the method from a supertype that is not known, where the library declares it too. */
  heirs(method: MethodSymbol, receiverClass: ClassSymbol): readonly ClassSymbol[] {
    return once(this.heirsAt, method, receiverClass, () =>
      this.unknown.filter(
        (one) => this.table.isSubclass(one.name, receiverClass.name) && implementationIn(this.table, one, method)?.owner.isLibrary === true,
      ),
    );
  }

  private findGroups(
    method: MethodSymbol,
    receiverClass: ClassSymbol,
    never: ReadonlySet<ClassSymbol>,
    isInside = false,
  ): readonly Group[] {
    const groups = new Map<MethodSymbol, { readonly method: MethodSymbol; readonly classes: string[] }>();
    const known = new Set(this.table.concreteSubclasses(receiverClass.name));
    const possible =
      !isInside && receiverClass.isLibrary && !receiverClass.isFinal && !method.isFinal
        ? this.unknown.filter((one) => !one.isAbstract && !known.has(one))
        : [];
    for (const concrete of [...known, ...possible]) {
      if (never.has(concrete)) continue;
      const asked = (isInside ? this.libraryClassOf(concrete) : undefined) ?? concrete;
      const runs = known.has(concrete) ? implementationIn(this.table, asked, method) : this.namedAlike(method, concrete);
      if (runs === undefined) continue;
      const group = groups.get(runs);
      if (group === undefined) groups.set(runs, { method: runs, classes: [concrete.name] });
      else group.classes.push(concrete.name);
    }
    return [...groups.values()];
  }

  /** The nearest superclass that is the library's; undefined where that is Object alone. */
  private libraryClassOf(concrete: ClassSymbol): ClassSymbol | undefined {
    let above: ClassSymbol | undefined = concrete;
    while (above !== undefined && !above.isLibrary) above = this.table.superclassOf(above);
    return above?.name === OBJECT_NAME ? undefined : above;
  }

  /** What a class with a supertype of which nothing is known runs, if that is the one that has the method. */
  private namedAlike({ name, params }: MethodSymbol, concrete: ClassSymbol): MethodSymbol | undefined {
    return this.methodsOf(concrete)
      .get(name)
      ?.find(
        (one) =>
          !one.isStatic &&
          !one.isPrivate &&
          !one.isAbstract &&
          one.params.length === params.length &&
          one.params.every((param, index) => {
            const above = params[index]!.type;
            return param.type.kind === 'primitive' || above.kind === 'primitive' ? sameErasure(param.type, above) : true;
          }),
      );
  }

  /** Those of the workspace that the class has, from itself upwards. */
  private methodsByName(concrete: ClassSymbol): ReadonlyMap<string, readonly MethodSymbol[]> {
    const found = new Map<string, MethodSymbol[]>();
    for (const above of this.table.lineage(concrete))
      for (const method of above.isLibrary ? [] : above.methods) {
        const alike = found.get(method.name);
        if (alike) alike.push(method);
        else found.set(method.name, [method]);
      }
    return found;
  }

  private findLacking(method: MethodSymbol, receiverClass: ClassSymbol): ClassSymbol | undefined {
    const { table } = this;
    // `run` of Thread itself is what the thread was made from: `mayRunTarget` has seen to that.
    const isThread = table.isSubclass(receiverClass.name, THREAD_NAME) || table.isSubclass(THREAD_NAME, receiverClass.name);
    if (isThread && method.name === 'run' && method.params.length === 0) return undefined;
    const hasObjects = (one: ClassSymbol): boolean =>
      !one.isLibrary && (one.kind !== 'enum' || one.enumConstants.some((constant) => constant.body === undefined));
    return table
      .concreteSubclasses(receiverClass.name)
      .find((one) => hasObjects(one) && implementationIn(table, one, method) === undefined);
  }
}

function once<Value>(known: ByCall<Value>, method: MethodSymbol, receiverClass: ClassSymbol, find: () => Value): Value {
  let ofMethod = known.get(method);
  if (ofMethod === undefined) known.set(method, (ofMethod = new Map()));
  if (!ofMethod.has(receiverClass)) ofMethod.set(receiverClass, find());
  return ofMethod.get(receiverClass)!;
}
