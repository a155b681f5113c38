/**
 * Calls in static initializers that reach no code that could see a static field before it is set: of static methods of the class that only
 * compute with numbers, strings and arrays of these, read numbers and strings of the class, and call such methods in turn.
 * Why so little: what runs in the middle of an initializer, in its thread, sees the fields that are still null, and so does whatever that
 * calls.
 * Neighbours: `non-null.ts` asks, and judges the arguments.
 */
import { contextOf } from '../resolve/declare';
import { mayBeVariable } from './constant-names';
import type { Resolved } from '../resolve/resolve';
import { hasMember } from '../resolve/unseen';
import type { ClassSymbol, MethodSymbol } from '../resolve/symbols';
import { findClass } from '../resolve/type-names';
import type { JavaType } from '../resolve/types';
import { STRING_NAME, isString } from '../resolve/types';
import { walkBody, type BodyNode } from '../syntax/walk';
import type { Expr as JavaExpr, TypeRef } from '../syntax/ast';

type Call = JavaExpr & { readonly kind: 'call' };

/** Classes of the library whose static methods do nothing but compute. */
const COMPUTING: ReadonlySet<string> = new Set([
  'java.lang.Math',
  'java.lang.Integer',
  'java.lang.Long',
  'java.lang.Character',
  'java.lang.Boolean',
]);

/**
 * Whether a name read in an initializer is a number or string of the class itself: reading it runs nothing, and it has no methods that
 * somebody of the workspace wrote.
 */
export function isOwnPlainStatic(name: string, owner: ClassSymbol): boolean {
  return owner.fields.some((one) => one.name === name && one.isStatic && isPlain(one.type));
}

/** Whether a call, its arguments aside, runs only what this file describes. */
export function runsHarmlessMethod(call: Call, owner: ClassSymbol, resolved: Resolved): boolean {
  return new Reach(owner, resolved).isHarmlessCall(call, new Set());
}

/**
 * Whether new objects among the values have methods of the workspace that the library may call by itself: `hashCode` in a set, `toString`
 * in a string. Threads run later.
 */
export function handsOverCode(values: readonly JavaExpr[], owner: ClassSymbol, resolved: Resolved): boolean {
  const { table } = resolved;
  const hasOwn = (made: ClassSymbol): boolean => {
    const lineage = table.lineage(made);
    const isOfLibrary = (method: MethodSymbol): boolean =>
      method.name !== 'run' && method.name !== 'call' && lineage.some((above) => above.isLibrary && hasMember(above, method));
    return lineage.some((above) => !above.isLibrary && above.methods.some((one) => !one.isConstructor && isOfLibrary(one)));
  };
  let found = false;
  for (const value of values)
    walkBody({ sort: 'expr', node: value }, ({ sort, node }) => {
      if (sort !== 'expr' || node.kind !== 'new') return;
      const made = node.type.kind === 'named' ? findClass(node.type.name, contextOf(table, owner)) : undefined;
      if (made === undefined || hasOwn(made)) found = true;
    });
  return found;
}

function isPlain(type: JavaType): boolean {
  return type.kind === 'primitive' || isString(type) || (type.kind === 'array' && isPlain(type.element));
}

class Reach {
  /** What is being looked at already: a cycle of calls reaches nothing else. */
  private readonly seen = new Set<MethodSymbol>();
  private readonly classNames = new Set<JavaExpr>();

  constructor(
    private readonly owner: ClassSymbol,
    private readonly resolved: Resolved,
  ) {}

  isHarmlessCall(call: Call, locals: ReadonlySet<string>): boolean {
    const name = call.name.name;
    if (call.isSuper) return false;
    if (call.object !== undefined) {
      if (call.object.kind !== 'name' || locals.has(call.object.name)) return false;
      if (mayBeVariable(call.object.name, this.owner, this.resolved)) return false;
      const named = findClass(call.object.name, contextOf(this.resolved.table, this.owner));
      return named?.isLibrary === true && COMPUTING.has(named.name);
    }
    const own = this.owner.methods.filter((one) => one.name === name && !one.isConstructor);
    // An inherited one of the name may be what is meant.
    const isOwn =
      own.length > 0 &&
      this.resolved.table.lineage(this.owner).every((above) => above === this.owner || above.methods.every((one) => one.name !== name));
    return isOwn && own.every((one) => this.isHarmlessMethod(one));
  }

  private isPlainRef(type: TypeRef): boolean {
    if (type.kind === 'array') return this.isPlainRef(type.element);
    return (
      type.kind === 'primitive' ||
      (type.kind === 'named' && findClass(type.name, contextOf(this.resolved.table, this.owner))?.name === STRING_NAME)
    );
  }

  private isHarmlessMethod(method: MethodSymbol): boolean {
    if (this.seen.has(method)) return true;
    this.seen.add(method);
    const { decl } = method;
    if (
      !method.isStatic ||
      method.isSynchronized ||
      decl?.body === undefined ||
      decl.hasErrors ||
      !method.params.every((one) => isPlain(one.type))
    )
      return false;
    const locals = new Set(method.params.map((one) => one.name));
    let isHarmless = true;
    walkBody({ sort: 'stmt', node: decl.body }, ({ sort, node }) => {
      if (sort !== 'stmt' || node.kind !== 'local') return;
      locals.add(node.name.name);
      if (!this.isPlainRef(node.type)) isHarmless = false;
    });
    // Where a name of a field is that of a local too, it is not looked at which of them is meant.
    if (!isHarmless || this.owner.fields.some((one) => locals.has(one.name) && !(one.isStatic && isPlain(one.type)))) return false;
    walkBody({ sort: 'stmt', node: decl.body }, (one) => {
      isHarmless &&= this.isHarmlessNode(one, locals);
    });
    return isHarmless;
  }

  private isHarmlessNode({ sort, node }: BodyNode, locals: ReadonlySet<string>): boolean {
    if (sort === 'stmt')
      return ['block', 'local', 'expr', 'if', 'while', 'doWhile', 'for', 'labeled', 'break', 'continue', 'return', 'empty'].includes(
        node.kind,
      );
    if (sort === 'spec') return true;
    if (sort !== 'expr') return false;
    switch (node.kind) {
      case 'name':
        return this.classNames.has(node) || locals.has(node.name) || isOwnPlainStatic(node.name, this.owner);
      case 'field':
        return node.name.name === 'length' && node.object.kind === 'name' && locals.has(node.object.name);
      case 'call':
        // It is a class before the dot, else the call is not harmless.
        if (node.object !== undefined) this.classNames.add(node.object);
        return this.isHarmlessCall(node, locals);
      case 'cast':
        return this.isPlainRef(node.type);
      case 'newArray':
        return this.isPlainRef(node.element);
      case 'intLit':
      case 'floatLit':
      case 'boolLit':
      case 'charLit':
      case 'stringLit':
      case 'nullLit':
      case 'index':
      case 'arrayInit':
      case 'unary':
      case 'update':
      case 'binary':
      case 'assign':
      case 'conditional':
        return true;
      default:
        return false;
    }
  }
}
