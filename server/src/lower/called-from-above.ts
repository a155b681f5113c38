/**
 * What constructors of the library run of the classes below them: `Throwable()` calls `fillInStackTrace`, `HashSet(Collection)` adds one
 * element after the other. An override runs then before anything of its own object has been initialized. The stubs say which constructors
 * do so (`@Runs`); the constructor of the workspace that calls one calls the overrides itself, any number of times and with any arguments.
 * Soundness: docs/soundness/library.md#constructors-that-run-overrides.
 * Neighbours: `body.ts` asks for the calls; `non-null.ts` knows of no field of such a class what nobody could have seen otherwise.
 */
import type { Span } from '../base/span';
import { isNamed } from '../analyses/annotations';
import type { Resolved } from '../resolve/resolve';
import type { ClassSymbol, MethodSymbol } from '../resolve/symbols';
import { OBJECT_NAME } from '../resolve/types';
import { BOOL, ref, type Expr } from '../plato/ir';
import type { JavaAnnotation } from '../syntax/ast';
import { seq, type Builder } from './builder';
import { emitDispatch } from './dispatch';
import { platoType } from './plato-types';
import { knownRange } from './widths';
import { and, isInstance, local, not, variable } from './terms';

/** The methods of the class, and of those below it, that a constructor of the library may run which is called for their objects. */
export function calledFromAbove(owner: ClassSymbol, resolved: Resolved): readonly MethodSymbol[] {
  const { table } = resolved;
  const lineage = table.lineage(owner).filter((one) => one.kind !== 'interface');
  if (!lineage.some((one) => one.isLibrary && one.name !== OBJECT_NAME)) return [];
  const any = lineage.filter((one) => one.isLibrary).flatMap((one) => one.methods.filter((method) => method.isConstructor));
  const called = lineage
    .filter((one) => !one.isLibrary)
    .flatMap((one) => one.methods.filter((method) => method.isConstructor))
    .map((one) => resolved.methods.get(one)?.body?.stmts[0])
    .flatMap((stmt) => {
      // What is not translated may call any of them.
      if (stmt === undefined || stmt.kind === 'unsupported') return any;
      return stmt.kind === 'constructorCall' && stmt.constructor_.owner.isLibrary ? [stmt.constructor_] : [];
    });
  return overridesRunBy(owner, called, resolved);
}

function overridesRunBy(owner: ClassSymbol, constructors: readonly MethodSymbol[], { table }: Resolved): readonly MethodSymbol[] {
  const ofClasses = table.lineage(owner).filter((one) => one.isLibrary && one.kind !== 'interface');
  const said = [...ofClasses, ...constructors].flatMap((one) => runs(one.annotations));
  if (said.length === 0) return [];
  const names = new Set(said);
  return table
    .below(owner.name)
    .flatMap((one) =>
      !one.isLibrary
        ? one.methods.filter(
            ({ name, params, isStatic, isPrivate, isAbstract, isConstructor }) =>
              !isStatic && !isPrivate && !isAbstract && !isConstructor && names.has(`${name}/${params.length}`),
          )
        : [],
    );
}

/** `name/number of parameters` of each. */
function runs(annotations: readonly JavaAnnotation[]): readonly string[] {
  return annotations
    .filter(isNamed('Runs'))
    .flatMap((one) => one.values ?? [])
    .flatMap((one) => one.split(' '));
}

/** The calls, after that of the constructor. */
export function emitCallsFromAbove(owner: ClassSymbol, constructor_: MethodSymbol, span: Span, builder: Builder): void {
  const { table } = builder.resolved;
  const methods = overridesRunBy(owner, [constructor_], builder.resolved).filter(
    (one) => table.concreteSubclasses(one.owner.name).length > 0,
  );
  if (methods.length === 0) return;
  const self = variable('this', ref(owner.name));
  const may = (): Expr => {
    const one = builder.temporary(BOOL);
    builder.op({ role: 'local', span, havocs: [local(one.name, BOOL)] });
    return one;
  };
  const label = builder.label('above');
  const body = builder.collect(() => {
    const more = may();
    builder.branch(more, span, [], [{ kind: 'exit', label }], not(more));
    for (const method of methods) {
      const runsNow = method.owner === owner ? may() : and(may(), isInstance(self, method.owner.name));
      const call = builder.collect(() =>
        emitDispatch(
          {
            method,
            receiverClass: method.owner,
            args: [self, ...method.params.map(({ type }) => anyValue(type, span, builder))],
            result: undefined,
            mode: 'call',
            span,
          },
          builder,
        ),
      );
      builder.branch(runsNow, span, call, [], not(runsNow));
    }
  });
  builder.emit({ kind: 'block', label, body: { kind: 'loop', invariants: [], decreases: [], body: seq(body), span } });
}

function anyValue(type: MethodSymbol['params'][number]['type'], span: Span, builder: Builder): Expr {
  const value = builder.temporary(platoType(type));
  builder.op({ role: 'local', span, havocs: [local(value.name, value.type)] });
  const range = knownRange(value, type, builder.resolved.integers);
  if (range !== undefined) builder.op({ role: 'assume', origin: 'parameters', span, guard: range });
  return value;
}
