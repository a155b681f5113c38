/**
 * What is known of the constants of an enum: they are different objects, each has its place and its name, and final fields that the
 * constructor sets to a constant, or to an argument that is one, have that value. A procedure that speaks of constants assumes it of them
 * on entry, if they are not null: while the enum is initialized some still are, and what is not null has been made.
 * Soundness: docs/soundness/java.md#constants-of-an-enum.
 * Neighbours: `lower.ts` applies it to every procedure; `values/constant-places.ts` notes the place and the name before the constructor
 * runs.
 */
import type { Resolved } from '../../resolve/resolve';
import type { FieldSymbol, MethodSymbol } from '../../resolve/symbols';
import type { Constant, TypedExpr, TypedStmt } from '../../resolve/typed';
import type { Expr, Operation } from '../../plato/ir';
import { mayReturnIn } from '../../analyses/set-once';
import { constantValue } from '../values/arithmetic';
import { children } from '../../plato/substitute';
import { locationExpr } from '../../plato/type-of';
import { seq } from '../steps/builder';
import { placeOfConstant } from '../values/constant-places';
import type { Touched } from './checked';
import { platoType } from '../values/plato-types';
import type { MadeProcedure } from '../bodies/procedures';
import { NULL, and, equal, notEqual, or } from '../values/terms';

/** More constants than this are not compared pair by pair. */
const MAX_CONSTANTS = 12;
/** Of more fields than this of a constant nothing is said. */
const MAX_FIELDS = 8;

export function withKnownConstants(
  made: MadeProcedure,
  touched: Touched,
  constants: ReadonlyMap<string, FieldSymbol>,
  resolved: Resolved,
): MadeProcedure {
  const { procedure } = made;
  if (procedure.body === undefined) return made;
  const used = new Set([...touched.fields].filter((id) => constants.has(id)));
  const mention = (expr: Expr): void => {
    if (expr.kind === 'static' && constants.has(expr.field)) used.add(expr.field);
    children(expr).forEach(mention);
  };
  for (const clause of [...procedure.requires, ...procedure.ensures, ...procedure.exsures.map((one) => one.clause)]) mention(clause.expr);
  const facts: Expr[] = [];
  const fields = [...used]
    .sort()
    .slice(0, MAX_CONSTANTS)
    .map((id) => constants.get(id)!);
  fields.forEach((field, index) => {
    for (const other of fields.slice(index + 1))
      if (other.owner === field.owner) facts.push(or(equal(valueOf(field), NULL), notEqual(valueOf(field), valueOf(other))));
  });
  for (const field of fields) {
    const known = knownOf(field, resolved);
    if (known.length > 0) facts.push(or(equal(valueOf(field), NULL), and(...known)));
  }
  if (facts.length === 0) return made;
  const op: Operation = {
    asserts: [],
    guard: and(...facts),
    assigns: [],
    havocs: [],
    post: undefined,
    allocates: undefined,
    role: 'assume',
    description: '',
    span: procedure.nameSpan,
    within: [],
  };
  return { ...made, procedure: { ...procedure, body: seq([{ kind: 'op', op }, procedure.body]) } };
}

function valueOf(field: FieldSymbol): Expr {
  return locationExpr({ kind: 'static', field: field.id, type: platoType(field.type) });
}

/** What is known of a constant that is not null. */
function knownOf(field: FieldSymbol, resolved: Resolved): readonly Expr[] {
  const object = valueOf(field);
  const known = placeOfConstant(field, object).map(({ target, value }) => equal(locationExpr(target), value));
  const made = madeFor(field, resolved);
  if (made === undefined) return known;
  const fields = new Map<FieldSymbol, Constant>();
  collectFields(
    made.constructor_.passesTo ?? made.constructor_,
    made.args.map((arg) => constantOf(arg)),
    resolved,
    fields,
  );
  return [
    ...known,
    { kind: 'exactType', operand: object, className: made.class.name },
    ...[...fields]
      .slice(0, MAX_FIELDS)
      .map(([one, constant]) =>
        equal(locationExpr({ kind: 'field', object, field: one.id, type: platoType(one.type) }), constantValue(constant)),
      ),
  ];
}

/** The creation of the constant in the static initializer of its class. */
function madeFor(field: FieldSymbol, resolved: Resolved): (TypedExpr & { readonly kind: 'new' }) | undefined {
  for (const stmt of resolved.staticInitializers.get(field.owner)?.body?.stmts ?? []) {
    if (stmt.kind !== 'expr' || stmt.expr.kind !== 'assign' || stmt.expr.target.kind !== 'static' || stmt.expr.target.field !== field)
      continue;
    const { value } = stmt.expr;
    const made = value.kind === 'retype' ? value.operand : value;
    if (made.kind === 'new') return made;
  }
  return undefined;
}

/**
 * The final fields that a constructor, or the one of its class that it begins with, sets to constants. Each is set once, so what a
 * statement of the body that always runs sets it to it is.
 */
function collectFields(
  constructor_: MethodSymbol,
  args: readonly (Constant | undefined)[],
  resolved: Resolved,
  into: Map<FieldSymbol, Constant>,
  called: readonly MethodSymbol[] = [],
): void {
  if (called.includes(constructor_)) return;
  const body = resolved.methods.get(constructor_)?.body;
  // Who has returned before may have set a field to something else.
  if (body === undefined || mayReturnIn(body.stmts)) return;
  const given = (value: TypedExpr): Constant | undefined =>
    value.kind === 'local' && !body.assigned.has(value.variable) ? args[body.params.indexOf(value.variable)] : constantOf(value);
  const run = (stmts: readonly TypedStmt[]): void =>
    stmts.forEach((stmt) => {
      if (stmt.kind === 'block') run(stmt.stmts);
      if (stmt.kind === 'constructorCall' && !stmt.isSuper)
        collectFields(stmt.constructor_, stmt.args.map(given), resolved, into, [...called, constructor_]);
      if (stmt.kind !== 'expr' || stmt.expr.kind !== 'assign') return;
      const { target, value } = stmt.expr;
      if (target.kind !== 'field' || target.object.kind !== 'this' || !target.field.isFinal || target.field.owner !== constructor_.owner)
        return;
      const constant = given(value);
      if (constant !== undefined) into.set(target.field, constant);
    });
  run(body.stmts);
}

function constantOf(value: TypedExpr): Constant | undefined {
  return value.kind === 'constant' && value.constant.kind !== 'null' && value.constant.kind !== 'float' ? value.constant : undefined;
}

/** All constants of the enums of the workspace, by the ids of their fields. */
export function enumConstants(resolved: Resolved): ReadonlyMap<string, FieldSymbol> {
  return new Map(
    resolved.table.classes
      .flatMap((one) => one.fields)
      .filter((field) => field.enumConstant !== undefined)
      .map((field) => [field.id, field]),
  );
}
