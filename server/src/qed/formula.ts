/**
 * What formulas of scripts mean: names are variables of the procedure, fields of `this`, static fields; the result is an expression of
 * Plato.
 *
 * `\old` reads the store before; of a local it is a variable of its own (`OLD`), since expressions of Plato know one value of a local only.
 * Neighbours: `script-formula.ts` reads them; `tactics.ts` uses them.
 */
import type { Span } from '../base/span';
import {
  BOOL,
  HOLDER_FIELD,
  INT,
  OBJECT_CLASS,
  RESULT_VARIABLE,
  ref,
  type BinaryOp,
  type Expr,
  type FieldDecl,
  type Location,
  type Program,
  type Type,
  type Variable,
} from '../plato/ir';
import { someExpr } from '../plato/substitute';
import { elementType, typeEquals, typeOf } from '../plato/type-of';
import type { Hierarchy } from '../sequential/logic/hierarchy';
import { OLD } from './loops';
import { ALL_ELEMENTS } from './operations';
import { Refused } from './refused';
import type { Formula } from './script';

/** Where a formula stands. */
export interface Meaning {
  readonly program: Program;
  readonly hierarchy: Hierarchy;
  /** The class whose fields may be named by themselves. */
  readonly owner: string;
  /** `this` in it: a variable of that name. */
  readonly hasThis: boolean;
  readonly variables: readonly Variable[];
  /** Of these, those that occur in the statement that is spoken of: they come first where a name could be several. */
  readonly preferred: ReadonlySet<string>;
  /** Whether `\old` may be used. */
  readonly hasOld: boolean;
}

class Reader {
  private readonly bound: Variable[] = [];
  private isOld = false;

  constructor(private readonly meaning: Meaning) {}

  expr(formula: Formula): Expr {
    switch (formula.kind) {
      case 'number':
        return { kind: 'int', value: formula.value };
      case 'constant':
        return this.constant(formula.value, formula.span);
      case 'name':
        return this.named(formula.name, formula.span);
      case 'member':
        return this.member(formula);
      case 'index':
        return this.index(formula);
      case 'unary': {
        const operand = this.expr(formula.operand);
        this.mustBe(operand, formula.op === '!' ? BOOL : INT, formula.operand.span);
        return { kind: 'unary', op: formula.op, operand };
      }
      case 'binary':
        return this.binary(formula);
      case 'conditional': {
        const cond = this.expr(formula.cond);
        this.mustBe(cond, BOOL, formula.cond.span);
        const [then, otherwise] = [this.expr(formula.then), this.expr(formula.else)];
        this.requireSame(then, otherwise, formula.span);
        return { kind: 'ite', cond, then, else: otherwise };
      }
      case 'old': {
        if (!this.meaning.hasOld || this.isOld) throw wrong('`\\old` means nothing here', formula.span);
        this.isOld = true;
        const made = this.expr(formula.operand);
        this.isOld = false;
        return made;
      }
      case 'call':
        throw wrong(`\`${formula.name}\` is no function that formulas know`, formula.span);
      case 'quantifier': {
        const variable = { name: this.fresh(formula.name), type: this.type(formula.type, formula.span) };
        this.bound.push(variable);
        this.said.push(formula.name);
        const body = this.expr(formula.body);
        this.bound.pop();
        this.said.pop();
        this.mustBe(body, BOOL, formula.body.span);
        return { kind: 'quantifier', which: formula.which, variables: [{ name: variable.name, type: variable.type }], body };
      }
    }
  }

  private readonly said: string[] = [];

  /** No bound variable hides another variable of the program, so nothing is captured. */
  private fresh(name: string): string {
    return `${name} bound ${this.bound.length}`;
  }

  private type(name: string, span: Span): Type {
    if (name === 'int') return INT;
    if (name === 'boolean') return BOOL;
    return ref(classNamed(this.meaning.program, name, span));
  }

  private constant(value: string, span: Span): Expr {
    switch (value) {
      case 'true':
      case 'false':
        return { kind: 'bool', value: value === 'true' };
      case 'null':
        return { kind: 'null' };
      case 'tid':
        return { kind: 'tid' };
      case '\\result':
        return this.local(RESULT_VARIABLE, span) ?? this.unknown('\\result', span);
      default:
        if (!this.meaning.hasThis) throw wrong('there is no `this` here', span);
        return { kind: 'var', name: 'this', type: ref(this.meaning.owner) };
    }
  }

  private unknown(name: string, span: Span): never {
    throw wrong(`nothing is called \`${name}\` here`, span);
  }

  private named(name: string, span: Span): Expr {
    const bound = this.said.lastIndexOf(name);
    if (bound >= 0) return { kind: 'var', name: this.bound[bound]!.name, type: this.bound[bound]!.type };
    const local = this.local(name, span);
    if (local) return local;
    const field = this.field(this.meaning.owner, name);
    if (!field) return this.unknown(name, span);
    if (field.isStatic) return { kind: 'static', field: field.id, when: this.when(), type: field.type };
    return { kind: 'field', object: this.constant('this', span), field: field.id, when: this.when(), type: field.type };
  }

  private when(): 'pre' | 'post' {
    return this.isOld ? 'pre' : 'post';
  }

  /** A local by its name in Java; where the lowering made several of it, the one that the statement uses. */
  private local(name: string, span: Span): Expr | undefined {
    const found = localsNamed(this.meaning, name);
    if (found.length > 1)
      throw wrong(
        `\`${name}\` may be ${found.map((one) => `\`${one.name}\``).join(' or ')}: write the one that is meant between backquotes`,
        span,
      );
    const [variable] = found;
    if (!variable) return undefined;
    return { kind: 'var', name: this.isOld ? `${OLD}${variable.name}` : variable.name, type: variable.type };
  }

  private field(className: string, name: string): FieldDecl | undefined {
    if (name === 'holder') return this.meaning.program.fields.find((one) => one.id === HOLDER_FIELD) ?? HOLDER;
    const { program, hierarchy } = this.meaning;
    const found = program.fields.filter((one) => one.name === name && hierarchy.isSubtype(className, one.owner));
    // What hides is nearer.
    return found.find((one) => found.every((other) => hierarchy.isSubtype(one.owner, other.owner)));
  }

  private member(formula: Formula & { readonly kind: 'member' }): Expr {
    if (formula.name === 'class') {
      const name = dotted(formula.object);
      if (name === undefined) throw wrong('only a class has one', formula.object.span);
      return { kind: 'classObject', className: classNamed(this.meaning.program, name, formula.object.span) };
    }
    if (
      formula.object.kind === 'name' &&
      localsNamed(this.meaning, formula.object.name).length === 0 &&
      !this.said.includes(formula.object.name) &&
      !this.field(this.meaning.owner, formula.object.name)
    ) {
      const owner = classNamed(this.meaning.program, formula.object.name, formula.object.span);
      const field = this.field(owner, formula.name);
      if (!field?.isStatic) return this.unknown(`${formula.object.name}.${formula.name}`, formula.span);
      return { kind: 'static', field: field.id, when: this.when(), type: field.type };
    }
    const object = this.expr(formula.object);
    const type = typeOf(object);
    if (type.kind !== 'ref') throw wrong('this has no fields', formula.object.span);
    if (formula.name === 'length' && type.className.endsWith('[]')) return { kind: 'length', array: object };
    const field = this.field(type.className, formula.name);
    if (!field || field.isStatic) return this.unknown(formula.name, formula.span);
    return { kind: 'field', object, field: field.id, when: this.when(), type: field.type };
  }

  private index(formula: Formula & { readonly kind: 'index' }): Expr {
    const array = this.expr(formula.array);
    const type = typeOf(array);
    if (type.kind === 'map' && formula.index) return { kind: 'mapGet', map: array, key: this.expr(formula.index), type: type.value };
    const element = type.kind === 'ref' ? elementType(type.className) : undefined;
    if (!element) throw wrong('this is no array', formula.array.span);
    if (!formula.index) return { kind: 'elem', array, index: ALL_ELEMENTS, when: this.when(), type: element };
    const index = this.expr(formula.index);
    this.mustBe(index, INT, formula.index.span);
    return { kind: 'elem', array, index, when: this.when(), type: element };
  }

  private binary(formula: Formula & { readonly kind: 'binary' }): Expr {
    const [left, right] = [this.expr(formula.left), this.expr(formula.right)];
    const op = OPERATORS.get(formula.op);
    if (!op) throw wrong(`\`${formula.op}\` means nothing here`, formula.span);
    if (op === '=' || op === '!=') this.requireSame(left, right, formula.span);
    else {
      const wanted = ['&&', '||', '==>', '<==>'].includes(op) ? BOOL : INT;
      this.mustBe(left, wanted, formula.left.span);
      this.mustBe(right, wanted, formula.right.span);
    }
    return { kind: 'binary', op, left, right };
  }

  private mustBe(e: Expr, type: Type, span: Span): void {
    if (!typeEquals(typeOf(e), type)) throw wrong(`this is no ${type.kind === 'bool' ? 'truth value' : 'integer'}`, span);
  }

  private requireSame(left: Expr, right: Expr, span: Span): void {
    const [one, other] = [typeOf(left), typeOf(right)];
    if (one.kind !== other.kind || (one.kind === 'map' && !typeEquals(one, other)))
      throw wrong('the two sides are of different kinds', span);
  }
}

/** `Outer.Inner` as it is written; undefined where it is no name. */
function dotted(formula: Formula): string | undefined {
  if (formula.kind === 'name') return formula.name;
  const object = formula.kind === 'member' ? dotted(formula.object) : undefined;
  return object === undefined || formula.kind !== 'member' ? undefined : `${object}.${formula.name}`;
}

const OPERATORS: ReadonlyMap<string, BinaryOp> = new Map(
  Object.entries<BinaryOp>({
    '==': '=',
    '!=': '!=',
    '<': '<',
    '<=': '<=',
    '>': '>',
    '>=': '>=',
    '+': '+',
    '-': '-',
    '*': '*',
    '/': '/',
    '%': '%',
    '&&': '&&',
    '||': '||',
    '==>': '==>',
    '<==>': '<==>',
  }),
);

/** The ghost field of every object, where the program has not declared it. */
const HOLDER: FieldDecl = {
  id: HOLDER_FIELD,
  name: 'holder',
  owner: OBJECT_CLASS,
  type: ref('java.lang.Thread'),
  isStatic: false,
  isFinal: false,
  isVolatile: true,
  isGhost: true,
  isNonNull: false,
  constant: undefined,
  disciplines: [],
  span: { file: '', start: 0, end: 0 },
  nameSpan: { file: '', start: 0, end: 0 },
};

function wrong(message: string, span: Span): Refused {
  return new Refused(message, 'failed', [{ message: 'here', span }]);
}

/**
 * Variables that a name of Java may stand for: the one of that name, or the copies that the lowering made of it. A parameter that has a
 * copy is meant as the copy.
 */
export function localsNamed({ variables, preferred }: Pick<Meaning, 'variables' | 'preferred'>, name: string): readonly Variable[] {
  const exact = variables.filter((one) => one.name === name);
  const copies = variables.filter((one) => one.name.startsWith(`${name}#`));
  const all = [...exact, ...copies];
  if (all.length < 2) return all;
  const used = all.filter((one) => preferred.has(one.name));
  if (used.length > 0) return used;
  return copies.length > 0 && exact.length > 0 ? copies : all;
}

/** A class by its simple or qualified name. */
export function classNamed(program: Program, name: string, span: Span): string {
  const found = program.classes.filter((one) => one.name === name || one.display === name);
  const best = found.find((one) => !one.isLibrary) ?? found[0];
  if (!best) throw wrong(`there is no class \`${name}\``, span);
  return best.name;
}

/** A truth value. Throws Refused. */
export function predicate(formula: Formula, meaning: Meaning): Expr {
  const made = new Reader(meaning).expr(formula);
  if (typeOf(made).kind !== 'bool') throw wrong('this is no truth value', formula.span);
  if (someExpr(made, (part) => part === ALL_ELEMENTS)) throw wrong('`[*]` means nothing in a formula', formula.span);
  return made;
}

/** Any value. Throws Refused. */
export function value(formula: Formula, meaning: Meaning): Expr {
  return new Reader(meaning).expr(formula);
}

/** An assignment: of an entry of a ghost map, the whole map with that entry changed. Throws Refused. */
export function assignment(place: Formula, given: Formula, meaning: Meaning): { readonly target: Location; readonly value: Expr } {
  const made = value(given, meaning);
  if (place.kind !== 'index' || !place.index) return { target: location(place, meaning), value: made };
  const map = value(place.array, meaning);
  if (typeOf(map).kind !== 'map') return { target: location(place, meaning), value: made };
  return { target: location(place.array, meaning), value: { kind: 'mapSet', map, key: value(place.index, meaning), value: made } };
}

/** A place. Throws Refused. */
export function location(formula: Formula, meaning: Meaning): Location {
  const made = new Reader(meaning).expr(formula);
  switch (made.kind) {
    case 'var':
      return { kind: 'local', name: made.name, type: made.type };
    case 'field':
      return { kind: 'field', object: made.object, field: made.field, type: made.type };
    case 'static':
      return { kind: 'static', field: made.field, type: made.type };
    case 'elem':
      return { kind: 'elem', array: made.array, index: made.index, type: made.type };
    default:
      throw wrong('this is no place that can be written', formula.span);
  }
}
