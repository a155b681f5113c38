/**
 * Which fields refer to arrays that nothing else refers to, as far as the text shows: what is ever assigned to the field is made right
 * there, and the field is only used for an element, for the length, for a copy, for a walk through all elements, for a comparison with
 * null, for what the library does on the spot (`Arrays.fill`), and as the value of a local that is used for nothing else.
 * Why: a lock that is held at every use of such a field protects the elements, too.
 * Neighbours: `accesses.ts` takes uses of elements for uses of what the field holds; `sharing.ts` looks for what protects them; that the
 * arrays are the field's own the prover shows (`effects/owned-arrays.ts`).
 */
import { stripped } from '../resolve/typed-children';
import type { Resolved } from '../resolve/resolve';
import { forgetsArrays } from '../resolve/arguments';
import type { FieldSymbol, LocalVariable } from '../resolve/symbols';
import type { FieldRead, TypedBody, TypedExpr } from '../resolve/typed';
import { expressionsOf, type Visited } from '../resolve/typed-statements';

export interface ArraysOfFields {
  readonly fields: ReadonlySet<FieldSymbol>;
  /** The locals that stand for what such a field refers to, with where they get it. */
  readonly names: ReadonlyMap<LocalVariable, FieldRead>;
}

export function arraysOfFields(resolved: Resolved): ArraysOfFields {
  const found = new Set<FieldSymbol>();
  const names = new Map<LocalVariable, FieldRead>();
  for (const owner of resolved.table.classes) {
    if (owner.isLibrary) continue;
    for (const field of owner.fields)
      if (field.type.kind === 'array' && field.isPrivate && !field.isGhost && field.captured === undefined && isMade(field))
        found.add(field);
  }
  if (found.size === 0) return { fields: found, names };
  const bodies = [...resolved.methods.values(), ...resolved.staticInitializers.values()];
  for (const { body } of bodies) {
    if (body === undefined) continue;
    const followed = new Set<TypedExpr>();
    const follow = (expr: TypedExpr): void => {
      followed.add(stripped(expr));
    };
    const visited = expressionsOf(body.stmts);
    for (const { node, isStmt } of visited) {
      if (isStmt) {
        if (node.kind === 'forEachArray') follow(node.arrayInit);
      } else if (node.kind === 'element' || node.kind === 'length' || node.kind === 'copyArray') follow(node.array);
      else if (node.kind === 'call' && forgetsArrays(node.method)) node.args.forEach(follow);
      else if (node.kind === 'comparison' && (isNull(node.left) || isNull(node.right))) [node.left, node.right].forEach(follow);
      else if (node.kind === 'assign' && fieldOf(node.target) !== undefined) {
        follow(node.target);
        const field = fieldOf(node.target)!;
        if (!isNew(node.value, visited, body)) found.delete(field);
      }
    }
    for (const [variable, reads] of localNames(visited, followed)) {
      names.set(variable, reads[0]!);
      reads.forEach(follow);
    }
    for (const { node, isStmt } of visited) {
      const field = isStmt ? undefined : fieldOf(node);
      if (field !== undefined && !followed.has(stripped(node as TypedExpr))) found.delete(field);
    }
  }
  return { fields: found, names };
}

/** Locals that are only ever given what one field refers to, and only used as the field may be, with the reads of the field. */
function localNames(visited: readonly Visited[], followed: ReadonlySet<TypedExpr>): ReadonlyMap<LocalVariable, readonly FieldRead[]> {
  const given = new Map<LocalVariable, FieldRead[]>();
  const others = new Set<LocalVariable>();
  const targets = new Set<TypedExpr>();
  const give = (variable: LocalVariable, value: TypedExpr): void => {
    const inner = stripped(value);
    const before = given.get(variable)?.[0];
    if ((inner.kind !== 'field' && inner.kind !== 'static') || (before !== undefined && before.field !== inner.field)) others.add(variable);
    else given.set(variable, [...(given.get(variable) ?? []), inner]);
  };
  for (const { node, isStmt } of visited) {
    if (isStmt) {
      if (node.kind === 'local' && node.variable.type.kind === 'array' && node.init !== undefined) give(node.variable, node.init);
    } else if (node.kind === 'assign' && node.target.kind === 'local' && node.target.type.kind === 'array') {
      targets.add(node.target);
      give(node.target.variable, node.value);
    }
  }
  for (const { node, isStmt } of visited)
    if (!isStmt && node.kind === 'local' && !targets.has(node) && !followed.has(node)) others.add(node.variable);
  return new Map([...given].filter(([variable]) => !others.has(variable)));
}

/** What changes the elements of what it is given. */
const CHANGES =
  /^(sort|fill|setAll|parallelSort|parallelSetAll|parallelPrefix|reverse|shuffle|swap|nextBytes|read\w*|toArray|getChars|getBytes)$/;
const COPY = 'arraycopy';
const COPY_TARGET = 2;

/** Whether a call of the library changes the elements of the argument at that place. */
export function changesElements(name: string, index: number): boolean {
  return name === COPY ? index === COPY_TARGET : CHANGES.test(name);
}

function fieldOf(node: TypedExpr): FieldSymbol | undefined {
  const inner = stripped(node);
  return inner.kind === 'field' || inner.kind === 'static' ? inner.field : undefined;
}

function isMade({ init, type }: FieldSymbol): boolean {
  // Rows of rows are left to whoever writes clauses.
  if (type.kind === 'array' && type.element.kind === 'array') return false;
  return init === undefined || init.kind === 'newArray' || init.kind === 'arrayInit' || init.kind === 'nullLit';
}

/** Made right here, or in a local that is used for nothing else: an array that somebody else has been given might be anybody's. */
function isNew(expr: TypedExpr, visited: readonly Visited[], body: TypedBody): boolean {
  const inner = stripped(expr);
  if (inner.kind !== 'local') return isNewArray(inner);
  const { variable } = inner;
  if (body.assigned.has(variable)) return false;
  const isLocal = (node: TypedExpr): boolean => {
    const one = stripped(node);
    return one.kind === 'local' && one.variable === variable;
  };
  const followed = new Set<TypedExpr>([inner]);
  for (const { node, isStmt } of visited)
    if (!isStmt && (node.kind === 'element' || node.kind === 'length')) followed.add(stripped(node.array));
  return (
    visited.every(({ node, isStmt }) => isStmt || !isLocal(node) || followed.has(stripped(node))) &&
    visited.some(
      ({ node, isStmt }) =>
        isStmt && node.kind === 'local' && node.variable === variable && node.init !== undefined && isNewArray(stripped(node.init)),
    )
  );
}

function isNewArray(expr: TypedExpr): boolean {
  return (
    expr.kind === 'newArray' ||
    expr.kind === 'arrayInit' ||
    expr.kind === 'copyArray' ||
    (expr.kind === 'call' && forgetsArrays(expr.method)) ||
    isNull(expr)
  );
}

function isNull(expr: TypedExpr): boolean {
  const inner = stripped(expr);
  return inner.kind === 'constant' && inner.constant.kind === 'null';
}
