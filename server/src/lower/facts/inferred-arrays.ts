/**
 * Whether a program could tell of which class an array is that a call packs its last arguments into, where Java infers the class
 * (`resolve/packed-arrays.ts`): by a store that Java tests, by `instanceof`, a cast, a pattern or `getClass`. Else any class will do.
 * Soundness: docs/soundness/java.md#stores-into-arrays.
 * Neighbours: `calls/creations.ts` makes the array.
 */
import { stripped } from '../../resolve/typed-children';
import { exhausted } from '../../base/exhausted';
import { onceFor } from '../../base/once-for';
import type { Resolved } from '../../resolve/resolve';
import type { TypedExpr, TypedPattern } from '../../resolve/typed';
import { OBJECT_NAME, erasure, isReference, type JavaType } from '../../resolve/types';
import { expressionsOf } from '../../resolve/typed-statements';

interface Tests {
  /** Element types of arrays into which references are stored. */
  readonly stored: readonly JavaType[];
  /** An object that may be an array is asked for its class. */
  readonly areAsked: boolean;
}

export function mayTellClass(elements: readonly TypedExpr[], resolved: Resolved): boolean {
  const known = testsIn(resolved);
  const { table } = resolved;
  return (
    known.areAsked ||
    known.stored.some((element) => elements.every(({ type }) => type.kind === 'null' || table.isSubtype(erasure(type), element)))
  );
}

const testsIn = onceFor((resolved: Resolved): Tests => {
  const stored: JavaType[] = [];
  let areAsked = false;
  const bodies = [...resolved.methods.values(), ...resolved.staticInitializers.values()];
  for (const { node, isStmt } of bodies.flatMap(({ body }) => (body === undefined ? [] : expressionsOf(body.stmts)))) {
    if (isStmt) continue;
    switch (node.kind) {
      case 'assign':
      case 'compound':
        if (node.target.kind === 'element' && isReference(node.target.type)) stored.push(elementOf(node.target.array.type));
        break;
      // The library tests what it stores as Java does (`System.arraycopy`, `Arrays.fill`, `toArray`).
      case 'call':
        if (node.method.owner.isLibrary)
          stored.push(...node.args.map((arg) => stripped(arg).type).flatMap((type) => (isArray(type) ? [elementOf(type)] : [])));
        break;
      case 'cast':
        areAsked ||= isArrayOfReferences(node.type);
        break;
      case 'instanceof':
        areAsked ||= isArrayOfReferences(node.tested);
        break;
      case 'matches':
        areAsked ||= asksForArray(node.pattern);
        break;
      case 'switch':
        areAsked ||= node.switch.cases.some((one) => one.patterns.some(asksForArray));
        break;
      case 'comparison':
        areAsked ||= node.at === 'class' && [node.left, node.right].every(({ type }) => mayBeArray(type));
        break;
      case 'local':
      case 'field':
      case 'static':
      case 'element':
      case 'constant':
      case 'classObject':
      case 'this':
      case 'currentThread':
      case 'length':
      case 'new':
      case 'newArray':
      case 'arrayInit':
      case 'copyArray':
      case 'unary':
      case 'arithmetic':
      case 'and':
      case 'or':
      case 'concatenation':
      case 'conditional':
      case 'retype':
      case 'convert':
      case 'box':
      case 'unbox':
      case 'after':
      case 'monitor':
      case 'startThread':
      case 'opaque':
      case 'unsupported':
        break;
      default:
        exhausted(node);
    }
  }
  return { stored, areAsked };
});

function elementOf(type: JavaType): JavaType {
  const array = erasure(type);
  return array.kind === 'array' ? array.element : array;
}

function isArray(type: JavaType): boolean {
  const erased = erasure(type);
  return erased.kind === 'array' && erased.element.kind !== 'primitive';
}

function isArrayOfReferences(type: JavaType): boolean {
  const erased = erasure(type);
  return erased.kind === 'array' && erased.element.kind !== 'primitive' && !isObject(erased.element);
}

function isObject(type: JavaType): boolean {
  return type.kind === 'class' && type.name === OBJECT_NAME;
}

function mayBeArray(type: JavaType): boolean {
  const erased = erasure(type);
  return erased.kind !== 'class' || isObject(erased);
}

function asksForArray(pattern: TypedPattern): boolean {
  return isArrayOfReferences(pattern.tested) || (pattern.kind === 'record' && pattern.parts.some((part) => asksForArray(part.pattern)));
}
