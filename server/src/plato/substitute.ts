/**
 * Rebuilding Plato expressions: mapping, capture-avoiding substitution of variables and of `tid`, free variables, equality.
 * Why: the discipline speaks of `this` and `tid`, a call of parameters; every later pass puts other terms in their place
 * (calvin-tcs 6.3, `E(p)[tid := j]`).
 * Neighbours: `ir.ts`; used by inline, effects and sequential.
 */
import type { Expr, Location, Type, Variable, When } from './ir';

/** The direct parts of an expression, in the order in which they are written. */
export function children(e: Expr): readonly Expr[] {
  switch (e.kind) {
    case 'int':
    case 'bool':
    case 'null':
    case 'string':
    case 'classObject':
    case 'tid':
    case 'main':
    case 'var':
    case 'static':
      return [];
    case 'field':
      return [e.object];
    case 'elem':
      return [e.array, e.index];
    case 'length':
      return [e.array];
    case 'mapGet':
      return [e.map, e.key];
    case 'mapSet':
      return [e.map, e.key, e.value];
    case 'unary':
    case 'instanceof':
    case 'exactType':
    case 'fresh':
      return [e.operand];
    case 'binary':
    case 'sameType':
      return [e.left, e.right];
    case 'ite':
      return [e.cond, e.then, e.else];
    case 'apply':
      return e.args;
    case 'quantifier':
      return [e.body];
  }
}

/** The same node over other parts; the very same object where no part changed, so that unchanged trees stay shared. */
export function mapChildren(e: Expr, f: (part: Expr) => Expr): Expr {
  switch (e.kind) {
    case 'int':
    case 'bool':
    case 'null':
    case 'string':
    case 'classObject':
    case 'tid':
    case 'main':
    case 'var':
    case 'static':
      return e;
    case 'field': {
      const object = f(e.object);
      return object === e.object ? e : { ...e, object };
    }
    case 'elem': {
      const array = f(e.array);
      const index = f(e.index);
      return array === e.array && index === e.index ? e : { ...e, array, index };
    }
    case 'length': {
      const array = f(e.array);
      return array === e.array ? e : { ...e, array };
    }
    case 'mapGet': {
      const map = f(e.map);
      const key = f(e.key);
      return map === e.map && key === e.key ? e : { ...e, map, key };
    }
    case 'mapSet': {
      const map = f(e.map);
      const key = f(e.key);
      const value = f(e.value);
      return map === e.map && key === e.key && value === e.value ? e : { ...e, map, key, value };
    }
    case 'unary':
    case 'instanceof':
    case 'exactType':
    case 'fresh': {
      const operand = f(e.operand);
      return operand === e.operand ? e : { ...e, operand };
    }
    case 'binary':
    case 'sameType': {
      const left = f(e.left);
      const right = f(e.right);
      return left === e.left && right === e.right ? e : { ...e, left, right };
    }
    case 'ite': {
      const cond = f(e.cond);
      const thenPart = f(e.then);
      const elsePart = f(e.else);
      return cond === e.cond && thenPart === e.then && elsePart === e.else ? e : { ...e, cond, then: thenPart, else: elsePart };
    }
    case 'apply': {
      const args = e.args.map(f);
      return args.every((arg, i) => arg === e.args[i]) ? e : { ...e, args };
    }
    case 'quantifier': {
      const body = f(e.body);
      return body === e.body ? e : { ...e, body };
    }
  }
}

/** Rebuilds bottom-up: `f` sees every node after its parts were mapped. It knows nothing of binders. */
export function mapExpr(e: Expr, f: (e: Expr) => Expr): Expr {
  return f(mapChildren(e, (part) => mapExpr(part, f)));
}

/** Whether `test` holds of the expression or of any part of it. */
export function someExpr(e: Expr, test: (e: Expr) => boolean): boolean {
  return test(e) || children(e).some((part) => someExpr(part, test));
}

/** The variables that occur free, with their types, in order of first occurrence. */
export function freeVars(e: Expr): Map<string, Type> {
  const found = new Map<string, Type>();
  const visit = (part: Expr, bound: ReadonlySet<string>): void => {
    if (part.kind === 'var') {
      if (!bound.has(part.name) && !found.has(part.name)) found.set(part.name, part.type);
    } else if (part.kind === 'quantifier') {
      visit(part.body, new Set([...bound, ...part.variables.map((variable) => variable.name)]));
    } else {
      for (const child of children(part)) visit(child, bound);
    }
  };
  visit(e, new Set());
  return found;
}

/** Puts expressions in place of free variables, all at once; bound variables that would capture are renamed. */
export function substituteVars(e: Expr, map: ReadonlyMap<string, Expr>): Expr {
  return map.size === 0 ? e : substitute(e, map, undefined);
}

/** Puts an expression in place of `tid`; bound variables that would capture are renamed. */
export function substituteTid(e: Expr, replacement: Expr): Expr {
  return substitute(e, new Map(), replacement);
}

function substitute(e: Expr, map: ReadonlyMap<string, Expr>, tid: Expr | undefined): Expr {
  if (e.kind === 'var') return map.get(e.name) ?? e;
  if (e.kind === 'tid') return tid ?? e;
  if (e.kind !== 'quantifier') return mapChildren(e, (part) => substitute(part, map, tid));

  const bound = new Set(e.variables.map((variable) => variable.name));
  const free = freeVars(e);
  const inner = new Map([...map].filter(([name]) => free.has(name)));
  const replacesTid = tid !== undefined && someExpr(e.body, (part) => part.kind === 'tid');
  if (inner.size === 0 && !replacesTid) return e;

  const incoming = new Set<string>();
  for (const value of replacesTid ? [...inner.values(), tid] : inner.values()) {
    for (const name of freeVars(value).keys()) incoming.add(name);
  }
  const taken = new Set([...incoming, ...free.keys(), ...bound, ...namesIn(e.body)]);
  const variables: Variable[] = [];
  for (const variable of e.variables) {
    if (!incoming.has(variable.name)) {
      variables.push(variable);
      continue;
    }
    const renamed = { ...variable, name: unusedName(variable.name, taken) };
    taken.add(renamed.name);
    variables.push(renamed);
    inner.set(variable.name, { kind: 'var', ...renamed });
  }
  return { ...e, variables, body: substitute(e.body, inner, tid) };
}

/** `name_1`, `name_2`, ...: the first that is not taken. */
export function unusedName(name: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const candidate = `${name}_${number}`;
    if (!taken.has(candidate)) return candidate;
  }
}

/** Every variable name in the expression, free, bound or declared. */
function namesIn(e: Expr): Set<string> {
  const names = new Set<string>();
  someExpr(e, (part) => {
    if (part.kind === 'var') names.add(part.name);
    if (part.kind === 'quantifier') for (const variable of part.variables) names.add(variable.name);
    return false;
  });
  return names;
}

/** The same expression with every access reading the given store. `fresh` is about method entry and stays as it is. */
export function setWhen(e: Expr, when: When): Expr {
  return mapExpr(e, (part) =>
    (part.kind === 'field' || part.kind === 'static' || part.kind === 'elem') && part.when !== when ? { ...part, when } : part,
  );
}

/** Whether two expressions are the same tree; bound variables must have the same names. */
export function exprEquals(left: Expr, right: Expr): boolean {
  return sameData(left, right);
}

/** Whether two locations are written the same; different ones may still denote the same place. */
export function locationEquals(left: Location, right: Location): boolean {
  return sameData(left, right);
}

/** The same location over mapped base and index. */
export function mapLocation(location: Location, f: (e: Expr) => Expr): Location {
  switch (location.kind) {
    case 'local':
    case 'static':
      return location;
    case 'field':
      return { ...location, object: f(location.object) };
    case 'elem':
      return { ...location, array: f(location.array), index: f(location.index) };
  }
}

function sameData(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const entries = Object.entries(left);
  const others = new Map<string, unknown>(Object.entries(right));
  return entries.length === others.size && entries.every(([key, value]) => others.has(key) && sameData(value, others.get(key)));
}
