/**
 * Resolves the name of a type as Java does: type variables, member classes of the enclosing classes and their supers, imports,
 * the package, `java.lang`. A name that is found nowhere becomes an `unknown` type, which keeps the best name for messages.
 * Neighbours: `class-table.ts`; used by `declare.ts`, by the elaboration of bodies and by lower for specifications.
 */
import { lastPart } from '../base/dotted-name';
import type { CompilationUnit, TypeParam, TypeRef } from '../syntax/ast';
import { inheritedFrom } from './access';
import type { ClassTable } from './class-table';
import type { ClassSymbol, LocalTypes } from './symbols';
import type { JavaType } from './types';
import type { Unseen } from './unseen';
import { isNameOfMember, unseenType } from './unseen';
import { asOpen, OBJECT, VOID, arrayOf, asWildcard, classType, erasure, primitive, unknownNamed, unknownType } from './types';

export type TypeVariable = JavaType & { readonly kind: 'typeVariable' };

/** Where a type name stands. `typeVariables` are those of the method, innermost first. */
export interface TypeContext {
  readonly table: ClassTable;
  readonly unit: CompilationUnit;
  readonly owner: ClassSymbol | undefined;
  readonly typeVariables: readonly TypeVariable[];
  /** The local classes that the place sees, beside those around its class. */
  readonly localTypes?: LocalTypes | undefined;
}

/** The type that a written type denotes. `var` is `unknown`: the caller takes the initializer's type. */
export function resolveType(written: TypeRef, context: TypeContext): JavaType {
  switch (written.kind) {
    case 'primitive':
      return primitive(written.name);
    case 'void':
      return VOID;
    case 'var':
      return unknownType('var');
    case 'array':
      return arrayOf(resolveType(written.element, context));
    case 'map':
      return { kind: 'map', key: resolveType(written.key, context), value: resolveType(written.value, context) };
    case 'wildcard':
      return resolveWildcard(written, context);
    case 'named': {
      const found = resolveTypeName(written.name, context);
      if (found.kind !== 'class' && found.kind !== 'unknown') return found;
      const args = written.args.map((arg) => resolveType(arg, context));
      return found.kind === 'class' ? classType(found.name, args) : args.length > 0 ? { ...found, args } : found;
    }
  }
}

/** A wildcard stands for its upper bound; that is all that reading through it needs. The parameters of a lambda are of its lower bound. */
function resolveWildcard({ text, bound }: TypeRef & { readonly kind: 'wildcard' }, context: TypeContext): JavaType {
  if (bound === undefined) return asWildcard(OBJECT);
  const known = resolveType(bound.type, context);
  if (bound.word === 'super')
    return {
      kind: 'typeVariable',
      name: text,
      owner: '?',
      bound: OBJECT,
      lower: bound.type.kind === 'named' && bound.type.args.length === 0 ? known : unknownType(text),
    };
  // The arguments of a bound are not kept, but that it has some is.
  const symbol = known.kind === 'class' && known.args.length > 0 ? context.table.get(known.name) : undefined;
  return asWildcard(
    symbol === undefined
      ? known
      : classType(
          symbol.name,
          symbol.typeParams.map((param) => asWildcard(erasure(param))),
        ),
  );
}

/** The class, type variable or unknown type of a dotted name. */
export function resolveTypeName(name: string, context: TypeContext): JavaType {
  const found = name.includes('.') ? findClass(name, context) : findSimple(name, context);
  if (found === undefined) return unknownNamed(importedName(name, context.unit));
  if (isUnseen(found)) return unknownNamed(`${found.from}.${name}`);
  return isVariable(found) ? found : classType(found.name);
}

function isUnseen(found: ClassSymbol | TypeVariable | Unseen): found is Unseen {
  return 'from' in found;
}

function isVariable(found: ClassSymbol | TypeVariable): found is TypeVariable {
  return found.kind === 'typeVariable';
}

/** The class of a dotted name as seen from a place; undefined if there is none. */
export function findClass(name: string, context: TypeContext): ClassSymbol | undefined {
  const parts = name.split('.');
  const first = findSimple(parts[0]!, context);
  if (first !== undefined && isUnseen(first)) return undefined;
  let symbol = first === undefined || isVariable(first) ? undefined : first;
  let rest = 1;
  if (symbol === undefined) {
    for (let length = parts.length; length > 1 && symbol === undefined; length--) {
      symbol = context.table.find(parts.slice(0, length).join('.'), context.unit);
      rest = length;
    }
  }
  for (; symbol !== undefined && rest < parts.length; rest++) symbol = findMemberClass(symbol, parts[rest]!, context.table);
  return symbol;
}

/** A member class of a class, inherited ones included; undefined also where it may be one of which nothing is known. */
export function findMemberClass(owner: ClassSymbol, name: string, table: ClassTable): ClassSymbol | undefined {
  return unseenType(table, owner, name, isHandedDown) !== undefined
    ? undefined
    : inheritedFrom(table, owner, (one) => one.memberTypes.get(name), isHandedDown);
}

/** Neither what is private nor what another package keeps to itself (Java Language Specification 8.5). */
function isHandedDown(found: ClassSymbol, to: ClassSymbol): boolean {
  const words = found.decl?.modifiers.words ?? [];
  if (words.includes('private')) return false;
  const isPublic =
    found.isLibrary ||
    found.outer?.kind === 'interface' ||
    found.outer?.kind === 'annotation' ||
    words.includes('public') ||
    words.includes('protected');
  return isPublic || to.unit.packageName === found.unit.packageName;
}

/** What a simple name means, from the inside out (Java Language Specification 6.4.1). */
function findSimple(name: string, context: TypeContext): ClassSymbol | TypeVariable | Unseen | undefined {
  const doubts: Unseen[] = [];
  const around = findAround(name, context, doubts);
  if (around !== undefined) return around;
  const found = findImported(name, context);
  // What stands in the same place of another class is in doubt; what is imported or of the package is taken to be meant, and the results of
  // the class say so (`lower/bodies/body.ts`).
  return doubts[0] !== undefined && (found === undefined || isNameOfMember(found)) ? doubts[0] : found;
}

/**
 * `doubts`: the supertypes without source or stub that the search has passed, which may have such a class; a class further out is then not
 * meant for sure.
 */
function findAround(name: string, context: TypeContext, doubts: Unseen[]): ClassSymbol | TypeVariable | Unseen | undefined {
  const named = (variables: readonly TypeVariable[] | undefined): TypeVariable | undefined =>
    variables?.find((variable) => variable.name === name);
  const own = localClass(name, context.localTypes) ?? named(context.typeVariables);
  if (own !== undefined) return own;
  let isStatic = false;
  for (let owner = context.owner; owner !== undefined; owner = owner.outer) {
    const parameter = isStatic ? undefined : named(owner.typeParams);
    if (owner.place !== 'lambda') {
      // What a class inherits hides its own name.
      const found = owner.memberTypes.get(name) ?? parameter ?? findMemberClass(owner, name, context.table);
      if (found !== undefined) return doubts[0] ?? found;
      const unseen = unseenType(context.table, owner, name, isHandedDown);
      if (unseen?.isCertain) return unseen;
      if (unseen !== undefined) doubts.push(unseen);
      if (owner.place !== 'anonymous' && owner.simpleName === name) return owner;
    }
    isStatic ||= owner.isStatic;
    const around = localClass(name, owner.surroundings?.localTypes) ?? (isStatic ? undefined : named(owner.surroundings?.typeVariables));
    if (around !== undefined) return doubts[0] ?? around;
  }
  return undefined;
}

/** What the file imports by name comes before its package, and what it imports on demand after; of that only what it may use. */
function findImported(name: string, context: TypeContext): ClassSymbol | Unseen | undefined {
  const { table, unit } = context;
  for (const one of unit.imports) {
    if (one.onDemand || lastPart(one.name) !== name) continue;
    const found = findQualified(one.name, context);
    // An explicit import decides, even if the class is not known here; a static one may be of a method or a field, or of a class that is
    // inherited.
    if (found !== undefined || !one.isStatic) return found;
    const from = one.name.slice(0, -name.length - 1);
    const holder = findQualified(from, context);
    const inherited = holder && findMemberClass(holder, name, table);
    if (inherited !== undefined) return inherited;
    const unseen = holder === undefined ? { from, isCertain: false } : unseenType(table, holder, name, isHandedDown);
    if (unseen !== undefined) return unseen;
  }
  const inPackage = table.find(unit.packageName === '' ? name : `${unit.packageName}.${name}`, unit);
  if (inPackage !== undefined && !(inPackage.isLibrary && unit.packageName === '')) return inPackage;
  for (const one of unit.imports) {
    const found = one.onDemand ? findQualified(`${one.name}.${name}`, context) : undefined;
    if (found !== undefined && isImportable(found, unit)) return found;
  }
  return table.find(`java.lang.${name}`, unit);
}

function isImportable(symbol: ClassSymbol, unit: CompilationUnit): boolean {
  const words = symbol.decl?.modifiers.words ?? [];
  if (symbol.isLibrary || words.includes('public')) return true;
  return (
    !words.includes('private') &&
    (symbol.unit.packageName === unit.packageName || symbol.outer?.kind === 'interface' || symbol.outer?.kind === 'annotation')
  );
}

function localClass(name: string, types: LocalTypes | undefined): ClassSymbol | undefined {
  for (let entry = types; entry !== undefined; entry = entry.next) if (entry.symbol.simpleName === name) return entry.symbol;
  return undefined;
}

function findQualified(name: string, context: TypeContext): ClassSymbol | undefined {
  return context.table.find(name, context.unit);
}

/** The qualified name of an imported class that is not known here. */
function importedName(name: string, unit: CompilationUnit): string {
  const head = name.split('.')[0]!;
  const found = unit.imports.find((one) => !one.onDemand && !one.isStatic && lastPart(one.name) === head);
  return found === undefined ? name : found.name + name.slice(head.length);
}

/** Of several bounds the first is kept. */
function manyBounds(count: number, first: JavaType): JavaType {
  return count > 1 ? asOpen(first) : first;
}

/** The type variables of a declaration; `owner` tells them apart from equally named ones. A bound is erased of its arguments. */
export function declareTypeVariables(params: readonly TypeParam[], owner: string, context: TypeContext): readonly TypeVariable[] {
  const declared: TypeVariable[] = [];
  for (const param of params) {
    const bound =
      param.bounds[0] === undefined
        ? OBJECT
        : resolveType(param.bounds[0], { ...context, typeVariables: [...declared, ...context.typeVariables] });
    const isRaw =
      bound.kind === 'class' &&
      bound.args.length === 0 &&
      param.bounds[0]?.kind === 'named' &&
      (context.table.get(bound.name)?.typeParams.length ?? 0) > 0;
    declared.push({
      kind: 'typeVariable',
      name: param.name,
      owner,
      bound: manyBounds(param.bounds.length, bound.kind === 'class' ? erasure(bound) : bound),
      ...(isRaw ? { hasRawBound: true } : {}),
    });
  }
  return declared;
}
