/**
 * Lowers one whole body: parameters that are assigned get a copy, a synchronized method holds its monitor throughout.
 * Neighbours: `procedures.ts`; the parts are lowered by `statements.ts` and `expressions.ts`.
 */
import { rotated } from '../facts/rotated-loops';
import type { Span } from '../../base/span';
import type { Diagnostic } from '../../diagnostics/diagnostic';
import { unknownSuperclass } from '../../resolve/elaborate-stmt';
import { guarded } from '../../resolve/resolve';
import { takenOfUnknownSupers } from '../../resolve/unseen';
import type { Resolved } from '../../resolve/resolve';
import type { ClassSymbol, MethodSymbol } from '../../resolve/symbols';
import type { TypedBody } from '../../resolve/typed';
import type { Expr, Stmt, Try, Unsupported, Variable } from '../../plato/ir';
import { EXCEPTION_VARIABLE, INT, PC_VARIABLE, RESULT_VARIABLE, ref } from '../../plato/ir';
import { nestsTooDeeply } from './depth';
import { actionLabels } from '../clauses/actions';
import { emitCallsFromAbove } from '../calls/calls-from-above';
import { Builder, seq } from '../steps/builder';
import { hiddenParameters, storeCaptures } from '../steps/captures';
import { lowerExpr } from './expressions';
import { specifiedBy } from '../clauses/method-specs';
import { closingBrace, whileHolding } from '../steps/monitors';
import { isDeclaredNonNull } from '../facts/non-null';
import { defaultValue, platoType, userName } from '../values/plato-types';
import { keepingHeld } from '../steps/shown-locks';
import { lowerStmt } from './statements';
import { NULL, TRUE, and, local, notEqual, variable } from '../values/terms';
import { knownRange } from '../values/widths';

export interface LoweredBody {
  readonly body: Stmt | undefined;
  readonly locals: readonly Variable[];
  readonly unsupported: readonly Unsupported[];
  readonly diagnostics: readonly Diagnostic[];
  readonly hasSpecErrors: boolean;
  readonly restsOn: readonly string[];
  /** Whether something is asserted in it, or stated of a loop, even where nothing comes to it. */
  readonly asserts: boolean;
  /** The `try`s whose handlers may go on after one of Java's own checks. */
  readonly tries: readonly Try[];
}

/** The parameters of a procedure: `this` first where there is one. */
export function parametersOf(owner: ClassSymbol, method: MethodSymbol | undefined): readonly Variable[] {
  const self: Variable[] = method === undefined || method.isStatic ? [] : [{ name: 'this', type: ref(owner.name) }];
  return [
    ...self,
    ...hiddenParameters(owner, method),
    ...(method?.params ?? []).map((param): Variable => ({ name: userName(param.name), type: platoType(param.type) })),
  ];
}

/** `span` is the place of the method's name, where nothing better is known. */
export function lowerBody(
  resolved: Resolved,
  owner: ClassSymbol,
  method: MethodSymbol | undefined,
  typed: TypedBody,
  span: Span,
): LoweredBody {
  const parameters = parametersOf(owner, method);
  const builder = new Builder(resolved, owner, method, lowerExpr, lowerStmt, parameters);
  const taken = takenOfUnknownSupers(resolved.table, owner);
  if (taken !== undefined) builder.rest(taken);
  const made = guarded(() =>
    builder.collect(() => {
      typed.params.forEach((param) => {
        const declared: Variable = { name: userName(param.name), type: platoType(param.type) };
        if (!typed.assigned.has(param)) return builder.bind(param, declared);
        const copy = builder.variableOf(param);
        builder.op({
          role: 'local',
          span: param.span,
          assigns: [{ target: local(copy.name, copy.type), value: variable(declared.name, declared.type) }],
        });
      });
      const ranges = typed.params.map(
        (param) => knownRange(variable(userName(param.name), platoType(param.type)), param.type, resolved.integers) ?? TRUE,
      );
      const given = and(...ranges);
      if (given.kind !== 'bool') builder.op({ role: 'assume', origin: 'parameters', span, guard: given });
      const run = (): void => {
        rotated(typed.stmts, method).forEach((stmt, index) => {
          builder.lowerStmt(stmt, builder);
          if (index === 0 && method?.isConstructor === true && !(stmt.kind === 'constructorCall' && !stmt.isSuper))
            madeByStrangers(owner, span, builder);
          if (index === 0 && stmt.kind === 'constructorCall' && stmt.isSuper && stmt.constructor_.owner.isLibrary)
            emitCallsFromAbove(owner, stmt.constructor_, stmt.span, builder);
        });
      };
      storeCaptures(owner, method, typed, span, builder);
      if (method === undefined) assignDefaults(owner, span, builder);
      if (method?.isSynchronized) synchronizedBody(owner, method, builder, run);
      else if (method?.implicit === 'lambda') keepingHeld(owner, method, closingBrace(method.span), builder, run);
      else run();
      if (method === undefined) assertInitialized(owner, builder);
    }),
  );
  if (made.failure !== undefined) builder.reject(`an internal error of the checker: ${made.failure}`, span);
  const body = made.value === undefined ? undefined : seq(made.value);
  const isTooDeep = body !== undefined && nestsTooDeeply(body);
  if (isTooDeep) builder.reject('a body that nests too deeply for the checker', span);
  const locals: Variable[] = [...builder.locals];
  if (method !== undefined && !method.isConstructor && method.returnType.kind !== 'void')
    locals.push({ name: RESULT_VARIABLE, type: platoType(method.returnType) });
  locals.push({ name: EXCEPTION_VARIABLE, type: builder.exception.type });
  if (method !== undefined && actionLabels(specifiedBy(method, resolved).specs).length > 0) locals.push({ name: PC_VARIABLE, type: INT });
  return {
    body: isTooDeep ? undefined : body,
    locals,
    unsupported: builder.unsupported,
    diagnostics: builder.diagnostics,
    hasSpecErrors: builder.hasSpecErrors,
    restsOn: builder.restsOn,
    asserts: builder.asserts,
    tries: builder.tries,
  };
}

/**
 * The constructor of a superclass of which nothing is known may call what the class overrides, which may write the fields of the object;
 * its initializers come after that.
 */
function madeByStrangers(owner: ClassSymbol, span: Span, builder: Builder): void {
  const { table } = builder.resolved;
  const isUnknown = (one: ClassSymbol | undefined): boolean =>
    one !== undefined && !one.isLibrary && (unknownSuperclass(one) !== undefined || isUnknown(table.superclassOf(one)));
  if (!isUnknown(owner)) return;
  const self = variable('this', ref(owner.name));
  for (const field of owner.fields) {
    if (field.isStatic || field.isFinal || field.isGhost || field.captured !== undefined) continue;
    builder.op({ role: 'local', span, havocs: [{ kind: 'field', object: self, field: field.id, type: platoType(field.type) }] });
  }
  builder.rest(`takes it that the constructors above \`${owner.display}\` that are not known here keep the object to themselves`);
}

/** Before a class is initialized its static fields hold their defaults (Java Language Specification 12.3.2). */
function assignDefaults(owner: ClassSymbol, span: Span, builder: Builder): void {
  const assigns = owner.fields.flatMap((field) => {
    const type = platoType(field.type);
    const value = defaultValue(type);
    if (!field.isStatic || value === undefined || builder.resolved.constantOf(field) !== undefined) return [];
    return [{ target: { kind: 'static', field: field.id, type } as const, value }];
  });
  if (assigns.length > 0) builder.op({ role: 'specification', span, description: `prepares \`${owner.display}\``, assigns });
}

function synchronizedBody(owner: ClassSymbol, method: MethodSymbol, builder: Builder, run: () => void): void {
  const lock: Expr = method.isStatic ? { kind: 'classObject', className: owner.name } : variable('this', ref(owner.name));
  const name = method.isStatic ? `${owner.display}.class` : 'this';
  whileHolding({ lock, asserts: [], name, span: method.nameSpan, end: closingBrace(method.span) }, builder, run);
}

/**
 * A static field declared never to be null has been given a value when the class is initialized. (Those of objects are owed when others get
 * hold of the object: `sequential/environment/guarantee.ts`.)
 */
function assertInitialized(owner: ClassSymbol, builder: Builder): void {
  for (const field of owner.fields) {
    const declared = isDeclaredNonNull(field);
    if (declared === undefined || !field.isStatic) continue;
    const value: Expr = { kind: 'static', field: field.id, when: 'post', type: platoType(field.type) };
    const related = [{ message: `\`${field.name}\` is declared never to be null`, span: declared }];
    builder.op({
      role: 'assert',
      span: field.nameSpan,
      description: `checks that \`${field.name}\` is initialized`,
      subject: { name: field.name },
      asserts: [
        builder.assertion(
          'assertion',
          notEqual(value, NULL),
          `\`${field.name}\` must not be null, but may still be null when the class is initialized.`,
          field.nameSpan,
          related,
        ),
      ],
    });
  }
}
