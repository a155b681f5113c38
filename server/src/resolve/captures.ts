/**
 * What an object takes along from where it is made, as hidden final fields of its class: the enclosing object (`this$0`) and copies of the
 * locals that its bodies use (`val$x`), as javac has it. A lambda takes the enclosing object along only if its body speaks of it; nobody
 * can tell the difference.
 * Soundness: docs/soundness/java.md#objects-that-capture.
 * Neighbours: `enclosing.ts` finds that something must be taken along; lower gives the constructors their hidden parameters.
 */
import type { Capture, ClassSymbol, FieldSymbol, LocalVariable } from './symbols';
import { typeOfThis } from './symbols';
import type { JavaType } from './types';

/** The hidden field for the enclosing object, made if there is none; `isComplete`: it is too late to make one. */
export function outerField(symbol: ClassSymbol, isComplete: boolean): FieldSymbol | undefined {
  const known = symbol.captures.find((one) => one.variable === undefined);
  if (known !== undefined || isComplete || symbol.outer === undefined) return known?.field;
  return add(symbol, 'this$0', typeOfThis(symbol.outer), undefined, true).field;
}

/** The hidden field for a local around the class. A body may be elaborated twice: the same declaration is the same variable. */
export function variableField(symbol: ClassSymbol, variable: LocalVariable, isComplete: boolean): FieldSymbol | undefined {
  const known = symbol.captures.find((one) => one.variable !== undefined && isSameVariable(one.variable, variable));
  if (known !== undefined || isComplete) return known?.field;
  const isNonNull = variable.isNonNull || variable.initializedNonNull === true;
  return add(symbol, `val$${variable.name}`, variable.initializedWith ?? variable.type, variable, isNonNull).field;
}

export function isSameVariable(left: LocalVariable, right: LocalVariable): boolean {
  return left === right || (left.name === right.name && left.span.file === right.span.file && left.span.start === right.span.start);
}

function add(owner: ClassSymbol, base: string, type: JavaType, variable: LocalVariable | undefined, isNonNull: boolean): Capture {
  let name = base;
  for (let count = 2; owner.fields.some((one) => one.name === name); count++) name = `${base}#${count}`;
  // A place of no width: nobody points at it.
  const nameSpan = { ...owner.nameSpan, end: owner.nameSpan.start };
  const field: FieldSymbol = {
    id: `${owner.name}.${name}`,
    name,
    owner,
    type,
    isStatic: false,
    isFinal: true,
    isVolatile: false,
    isPrivate: true,
    isGhost: false,
    init: undefined,
    ghost: undefined,
    enumConstant: undefined,
    captured: variable === undefined ? 'outer' : 'variable',
    isCapturedNonNull: isNonNull,
    capturedLength: variable?.initializedLength,
    specs: [],
    annotations: [],
    span: nameSpan,
    nameSpan,
  };
  const parameter: LocalVariable = { name, type, isParameter: true, isNonNull, span: nameSpan };
  const made: Capture = { field, parameter, variable };
  owner.fields = [...owner.fields, field];
  owner.captures = [...owner.captures, made];
  return made;
}

/** Whether objects of the class always have an enclosing object: those of an inner member class. */
export function isInnerMember(symbol: ClassSymbol): boolean {
  return symbol.place === 'member' && !symbol.isStatic && symbol.outer !== undefined;
}
