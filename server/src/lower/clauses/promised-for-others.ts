/**
 * What an interface promises of a method that a class inherits from one above it which knows nothing of the interface (`class C extends B
 * implements I`): the method overrides nothing where it stands, so nobody would prove it. Whoever calls it by the interface goes by what
 * it does, not by the promise; but what is stated and not checked must be said. Not so what the interface requires: the method does
 * without.
 * Soundness: docs/soundness/calls.md#promises-of-interfaces-that-a-class-above-keeps.
 * Neighbours: `method-specs.ts` asks; `facts/overridden.ts` knows what a method overrides by itself.
 */
import { onceFor } from '../../base/once-for';
import type { Diagnostic } from '../../diagnostics/diagnostic';
import { diagnostic } from '../../diagnostics/diagnostic';
import type { Unsupported } from '../../plato/ir';
import { overrides } from '../../resolve/members';
import type { Resolved } from '../../resolve/resolve';
import type { ClassSymbol, MethodSymbol } from '../../resolve/symbols';
import { saysWhatItDoes } from './said';

interface Promised {
  readonly promise: MethodSymbol;
  /** The class that has it from one above, and is of the interface. */
  readonly by: ClassSymbol;
}

/** Why the method is not checked: it would have to keep what it does not override. */
export function promisedForOthers(method: MethodSymbol, resolved: Resolved): readonly Unsupported[] {
  return (promises(resolved).kept.get(method) ?? []).map(({ promise, by }) => ({
    reason: `objects of \`${by.display}\` have this method for \`${promise.owner.display}.${promise.name}\`, and nobody checks it against the specification there (write down \`${promise.name}\` in \`${by.display}\` and call \`super.${promise.name}\` in it)`,
    span: method.nameSpan,
  }));
}

/** The same where the library has the method, which is said at the promise: who calls it goes by the stub. */
export function promisedOfTheLibrary(promise: MethodSymbol, resolved: Resolved): readonly Diagnostic[] {
  return (promises(resolved).ofLibrary.get(promise) ?? []).map((by) =>
    diagnostic(
      'unsupported',
      promise.nameSpan,
      `Nobody checks that \`${by.display}\` keeps this specification: it has \`${promise.name}\` from the library. If you need it, write down \`${promise.name}\` in \`${by.display}\`.`,
    ),
  );
}

const promises = onceFor((resolved: Resolved) => {
  const kept = new Map<MethodSymbol, Promised[]>();
  const ofLibrary = new Map<MethodSymbol, ClassSymbol[]>();
  const { table } = resolved;
  for (const { isLibrary, kind, methods } of table.classes) {
    if (isLibrary || kind !== 'interface') continue;
    for (const promise of methods.filter((one) => !one.isStatic && saysWhatItDoes(one))) {
      for (const by of table.below(promise.owner.name)) {
        if (by.isLibrary || by.kind === 'interface') continue;
        const found = inheritedFor(by, promise, resolved);
        if (found?.owner.isLibrary === true) ofLibrary.set(promise, [...(ofLibrary.get(promise) ?? []), by]);
        else if (found !== undefined) kept.set(found, [...(kept.get(found) ?? []), { promise, by }]);
      }
    }
  }
  return { kept, ofLibrary };
});

/** The method that objects of the class have for the promise, if it comes from a class that is not of the interface. */
function inheritedFor(by: ClassSymbol, promise: MethodSymbol, { table }: Resolved): MethodSymbol | undefined {
  for (const one of table.lineage(by)) {
    if (one.kind === 'interface') continue;
    if (one.methods.some((method) => overrides(table, method, promise))) return undefined;
    // Of another class's type variables it is not known what they stand for: by name and number.
    const found = one.methods.find(
      (method) =>
        method.name === promise.name &&
        method.params.length === promise.params.length &&
        !method.isStatic &&
        !method.isPrivate &&
        !method.isConstructor &&
        !method.isAbstract,
    );
    if (found !== undefined && !table.isSubclass(one.name, promise.owner.name)) return found;
  }
  return undefined;
}
