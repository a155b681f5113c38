/**
 * What a field is set to before anybody can have seen it: in its initializer or by every constructor, in a statement of its own, where
 * nothing before has shown the object or looked at the field. Whoever comes later finds it set.
 * Soundness: docs/soundness/java.md#fields-that-are-not-null.
 * Neighbours: `initializer-reach.ts` says what initializers of classes have looked at; `shows-this.ts` what constructors show;
 * `lower/facts/non-null.ts` asks.
 */
import { onceFor } from '../base/once-for';
import type { Resolved } from '../resolve/resolve';
import type { ClassSymbol, FieldSymbol, LocalVariable, MethodSymbol } from '../resolve/symbols';
import type { TypedBody, TypedExpr, TypedStmt } from '../resolve/typed';
import { InitializerReach } from './initializer-reach';
import { isNotNull, provedBy, type Proved } from './not-null';
import { endsInAnother } from './set-once';
import { ConstructorView } from './shows-this';

/** One statement that sets a field first. `isNotNull`: to something that is certainly not null. */
export interface SetFirst {
  readonly isNotNull: boolean;
}

/** The statements that set the field first, one for each way there is; undefined where somebody may see it before. */
export function setFirst(field: FieldSymbol, resolved: Resolved): readonly SetFirst[] | undefined {
  const { owner } = field;
  if (owner.isLibrary || owner.untranslated !== undefined || field.captured !== undefined) return undefined;
  const sets = field.isStatic ? setByInitializer(resolved)(owner) : setByConstructors(resolved)(owner);
  return sets.get(field);
}

const setByInitializer = onceFor((resolved: Resolved) =>
  onceFor((owner: ClassSymbol): ReadonlyMap<FieldSymbol, readonly SetFirst[]> => {
    const found = new Map<FieldSymbol, readonly SetFirst[]>();
    const body = resolved.staticInitializers.get(owner)?.body;
    const reach = new InitializerReach(owner, resolved);
    for (const { stmt, value, field, proved } of steps(body, owner, resolved)) {
      // The value is worked out first.
      if (value === undefined || field === undefined) reach.run([stmt]);
      else {
        reach.run([{ kind: 'expr', expr: value, span: stmt.span }]);
        if (!reach.mayHaveSeen(field)) found.set(field, [{ isNotNull: isNotNull(value, proved) }]);
        reach.touch(field);
      }
    }
    return found;
  }),
);

const setByConstructors = onceFor((resolved: Resolved) =>
  onceFor((owner: ClassSymbol): ReadonlyMap<FieldSymbol, readonly SetFirst[]> => {
    const ways = owner.methods
      .filter((one) => one.isConstructor)
      .map((one) => ({ constructor_: one, body: resolved.methods.get(one)?.body }))
      .filter(({ body }) => body === undefined || !endsInAnother(body))
      .map(({ constructor_, body }) => setBy(constructor_, body, resolved));
    const [first, ...others] = ways;
    const inAll = [...(first?.keys() ?? [])].filter((field) => others.every((one) => one.has(field)));
    return new Map(inAll.map((field) => [field, ways.map((one) => one.get(field)!)]));
  }),
);

/** The fields that a constructor sets before it shows the object, or looks at them. */
function setBy(constructor_: MethodSymbol, body: TypedBody | undefined, resolved: Resolved): ReadonlyMap<FieldSymbol, SetFirst> {
  const found = new Map<FieldSymbol, SetFirst>();
  const view = new ConstructorView(resolved);
  if (constructor_.decl?.hasErrors === true || !view.canBegin(constructor_.owner)) return found;
  for (const { stmt, value, field, proved } of steps(body, constructor_.owner, resolved)) {
    if (value === undefined || field === undefined) view.run([stmt]);
    else {
      view.store(field, value);
      if (!view.mayHaveSeen(field)) found.set(field, { isNotNull: isNotNull(value, proved) });
      view.touch(field);
    }
  }
  return found;
}

/** A statement, with the field that it sets, if it does nothing else; `proved`: what is certainly not null where it stands. */
interface Step {
  readonly stmt: TypedStmt;
  readonly field: FieldSymbol | undefined;
  readonly value: TypedExpr | undefined;
  readonly proved: Proved;
}

/** The statements of a body that run whenever it comes to its end, one after the other. */
function steps(body: TypedBody | undefined, owner: ClassSymbol, resolved: Resolved): readonly Step[] {
  const found: Step[] = [];
  const known = new Set<LocalVariable>();
  const add = (stmts: readonly TypedStmt[]): void => {
    for (const stmt of stmts) {
      if (stmt.kind === 'block') add(stmt.stmts);
      else {
        const proved: Proved = { locals: new Set(known), assigned: body!.assigned, resolved };
        found.push({ stmt, ...setIn(stmt, owner), proved });
        for (const one of provedBy(stmt, proved)) known.add(one);
      }
    }
  };
  add(body?.stmts ?? []);
  return found;
}

/** A static field of another class is initialized with that class. */
function setIn(stmt: TypedStmt, owner: ClassSymbol): Pick<Step, 'field' | 'value'> {
  if (stmt.kind !== 'expr' || stmt.expr.kind !== 'assign') return { field: undefined, value: undefined };
  const { target, value } = stmt.expr;
  const isOwn =
    target.kind === 'static'
      ? target.object === undefined && target.field.owner === owner
      : target.kind === 'field' && target.object.kind === 'this';
  return isOwn && (target.kind === 'static' || target.kind === 'field')
    ? { field: target.field, value }
    : { field: undefined, value: undefined };
}
