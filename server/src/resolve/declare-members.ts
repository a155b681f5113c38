/**
 * The fields and methods of a class, those included that Java adds by itself: default constructors, a record's fields, accessors
 * and canonical constructor, the constants of an enum with `values` and `valueOf`, and the built-in ghost fields of
 * calvin-tcs 6.2, `holder` of every object and `start` of every thread.
 * Neighbours: called by `declare.ts`; symbols in `symbols.ts`.
 */
import { lastPart } from '../base/dotted-name';
import type { FieldDecl, MethodDecl, Modifiers, Parameter } from '../syntax/ast';
import type { SpecClause } from '../syntax/spec-ast';
import { isInnerMember, outerField } from './captures';
import type { ClassTable } from './class-table';
import type { ClassSymbol, FieldSymbol, MethodSymbol, ParameterSymbol } from './symbols';
import type { TypeContext } from './type-names';
import { declareTypeVariables, resolveType } from './type-names';
import type { JavaType } from './types';
import { BOOLEAN, OBJECT_NAME, STRING, THREAD, THREAD_NAME, VOID, arrayOf, classType, qualifiedName } from './types';

/** Fills in `fields` and `methods` of a class whose supers are resolved. */
export function declareMembers(table: ClassTable, owner: ClassSymbol): void {
  const context: TypeContext = { table, unit: owner.unit, owner, typeVariables: [] };
  owner.fields = declareFields(owner, context);
  owner.captures = [];
  if (isInnerMember(owner)) outerField(owner, false);
  const methods = declareMethods(owner, context);
  const isExact = (method: MethodSymbol): boolean => owner.isLibrary && method.annotations.some((one) => lastPart(one.name) === 'Exactly');
  owner.methods = methods.filter((method) => !isExact(method));
  owner.exactMethods = methods.filter(isExact);
}

function declareFields(owner: ClassSymbol, context: TypeContext): readonly FieldSymbol[] {
  const fields: FieldSymbol[] = [];
  const taken = new Set<string>();
  const add = (field: Omit<FieldSymbol, 'id' | 'owner'>): void => {
    if (taken.has(field.name)) return;
    taken.add(field.name);
    fields.push({ ...field, id: `${owner.name}.${field.name}`, owner });
  };
  const plain = {
    isStatic: false,
    isFinal: false,
    isVolatile: false,
    isPrivate: false,
    isGhost: false,
    init: undefined,
    ghost: undefined,
    enumConstant: undefined,
    specs: [],
    annotations: [],
  };
  if (owner.name === OBJECT_NAME)
    add({ ...plain, name: 'holder', type: THREAD, isGhost: true, span: owner.span, nameSpan: owner.nameSpan });
  if (owner.name === THREAD_NAME)
    add({ ...plain, name: 'start', type: BOOLEAN, isGhost: true, span: owner.span, nameSpan: owner.nameSpan });
  for (const one of owner.enumConstants) {
    add({
      ...plain,
      name: one.name.name,
      type: classType(owner.name),
      isStatic: true,
      isFinal: true,
      enumConstant: one,
      span: one.span,
      nameSpan: one.name.span,
    });
  }
  for (const one of owner.recordComponents) {
    const type = resolveType(one.type, context);
    add({
      ...plain,
      name: one.name.name,
      type,
      isFinal: true,
      isPrivate: true,
      specs: one.specs,
      annotations: one.modifiers.annotations,
      span: one.span,
      nameSpan: one.name.span,
    });
  }
  for (const member of owner.members) {
    if (member.kind === 'field') add(declareField(owner, member, context));
    if (member.kind === 'spec' && member.clause.kind === 'ghost') add(declareGhost(member.clause, context));
  }
  for (const clause of owner.specs) if (clause.kind === 'ghost') add(declareGhost(clause, context));
  return fields;
}

function declareField(owner: ClassSymbol, decl: FieldDecl, context: TypeContext): Omit<FieldSymbol, 'id' | 'owner'> {
  const has = (word: string): boolean => decl.modifiers.words.includes(word);
  const ofInterface = owner.kind === 'interface' || owner.kind === 'annotation';
  return {
    name: decl.name.name,
    type: resolveType(decl.type, context),
    isStatic: has('static') || ofInterface,
    isFinal: has('final') || ofInterface,
    isVolatile: has('volatile'),
    ...(has('transient') && { isTransient: true as const }),
    isPrivate: has('private'),
    access: accessOf(decl.modifiers, ofInterface),
    isGhost: false,
    init: decl.init,
    ghost: undefined,
    enumConstant: undefined,
    specs: decl.specs,
    annotations: decl.modifiers.annotations,
    span: decl.span,
    nameSpan: decl.name.span,
  };
}

function accessOf({ words }: Modifiers, ofInterface: boolean): 'package' | 'protected' | undefined {
  if (words.includes('protected')) return 'protected';
  return ofInterface || words.includes('public') || words.includes('private') ? undefined : 'package';
}

function declareGhost(clause: SpecClause & { kind: 'ghost' }, context: TypeContext): Omit<FieldSymbol, 'id' | 'owner'> {
  return {
    name: clause.name.name,
    type: resolveType(clause.type, context),
    isStatic: clause.modifiers.includes('static'),
    isFinal: clause.modifiers.includes('final'),
    isVolatile: clause.modifiers.includes('volatile'),
    isPrivate: clause.modifiers.includes('private'),
    isGhost: true,
    init: undefined,
    ghost: clause,
    enumConstant: undefined,
    specs: clause.disciplines,
    annotations: [],
    span: clause.span,
    nameSpan: clause.name.span,
  };
}

function declareMethods(owner: ClassSymbol, context: TypeContext): readonly MethodSymbol[] {
  const methods: MethodSymbol[] = [];
  const ids = new Set<string>();
  const add = (method: Omit<MethodSymbol, 'id' | 'owner'>): void => {
    const base = `${owner.name}.${method.name}(${method.params.map((param) => qualifiedName(param.type)).join(',')})`;
    let id = base;
    for (let count = 2; ids.has(id); count++) id = `${base}#${count}`;
    ids.add(id);
    methods.push({ ...method, id, owner });
  };
  for (const member of owner.members) if (member.kind === 'method') add(declareMethod(owner, member, context));
  for (const method of implicitMethods(owner, methods)) add(method);
  return methods;
}

function declareMethod(owner: ClassSymbol, decl: MethodDecl, context: TypeContext): Omit<MethodSymbol, 'id' | 'owner'> {
  const has = (word: string): boolean => decl.modifiers.words.includes(word);
  const ofInterface = owner.kind === 'interface' || owner.kind === 'annotation';
  const name = decl.isConstructor ? '<init>' : decl.name.name;
  const typeParams = declareTypeVariables(decl.typeParams, `${owner.name}.${name}@${decl.span.start}`, context);
  const inside = { ...context, typeVariables: typeParams };
  const params = decl.isCompact ? owner.recordComponents : decl.params;
  return {
    name,
    isConstructor: decl.isConstructor,
    isStatic: has('static'),
    isPrivate: has('private') || (decl.isConstructor && owner.kind === 'enum'),
    access: accessOf(decl.modifiers, ofInterface),
    isFinal: has('final') || owner.isFinal,
    isAbstract: has('abstract') || (ofInterface && !has('default') && !has('static') && !has('private')),
    isSynchronized: has('synchronized'),
    isNative: has('native'),
    isVarArgs: params.some((param) => param.isVarArgs),
    typeParams,
    params: withDistinctNames(params.map((param) => declareParameter(param, inside))),
    returnType: decl.isConstructor ? VOID : resolveType(decl.returnType, inside),
    throws: decl.throws.map((one) => resolveType(one, inside)),
    decl,
    implicit: undefined,
    specs: decl.specs,
    annotations: decl.modifiers.annotations,
    span: decl.span,
    nameSpan: decl.name.span,
  };
}

function declareParameter(param: Parameter, context: TypeContext): ParameterSymbol {
  const type = resolveType(param.type, context);
  return { name: param.name.name, type, specs: param.specs, annotations: param.modifiers.annotations, span: param.name.span };
}

/** Java allows no two parameters of one name; where there are, only the first can be meant. */
function withDistinctNames(params: readonly ParameterSymbol[]): readonly ParameterSymbol[] {
  return params.map((param, index) =>
    params.findIndex((other) => other.name === param.name) === index ? param : { ...param, name: `${param.name}#${index + 1}` },
  );
}

const NO_MODIFIERS: Modifiers = { words: [], annotations: [] };

function implicitMethods(owner: ClassSymbol, declared: readonly MethodSymbol[]): Omit<MethodSymbol, 'id' | 'owner'>[] {
  const plain = {
    isConstructor: false,
    isStatic: false,
    isPrivate: false,
    isFinal: true,
    isAbstract: false,
    isSynchronized: false,
    isNative: false,
    isVarArgs: false,
    typeParams: [],
    params: [] as readonly ParameterSymbol[],
    throws: [] as readonly JavaType[],
    decl: undefined,
    specs: [],
    annotations: NO_MODIFIERS.annotations,
    span: owner.nameSpan,
    nameSpan: owner.nameSpan,
  };
  const found: Omit<MethodSymbol, 'id' | 'owner'>[] = [];
  const hasMethod = (name: string, count: number): boolean => declared.some((one) => one.name === name && one.params.length === count);
  if (owner.kind === 'record') {
    const components = owner.fields.filter(
      (field) => !field.isStatic && owner.recordComponents.some((one) => one.name.span === field.nameSpan),
    );
    const params = components.map(
      (field): ParameterSymbol => ({
        name: field.name,
        type: field.type,
        specs: field.specs,
        annotations: field.annotations,
        span: field.nameSpan,
      }),
    );
    const sameParams = (one: MethodSymbol): boolean =>
      one.isConstructor &&
      one.params.length === params.length &&
      one.params.every((param, index) => qualifiedName(param.type) === qualifiedName(params[index]!.type));
    if (!declared.some(sameParams)) {
      found.push({
        ...plain,
        name: '<init>',
        isConstructor: true,
        isVarArgs: owner.recordComponents.some((one) => one.isVarArgs),
        params,
        returnType: VOID,
        implicit: 'recordConstructor',
      });
    }
    for (const field of components) {
      if (!hasMethod(field.name, 0))
        found.push({
          ...plain,
          name: field.name,
          returnType: field.type,
          implicit: 'recordAccessor',
          span: field.span,
          nameSpan: field.nameSpan,
        });
    }
  } else if (owner.kind !== 'interface' && owner.kind !== 'annotation' && !declared.some((one) => one.isConstructor)) {
    found.push({
      ...plain,
      name: '<init>',
      isConstructor: true,
      isPrivate: owner.kind === 'enum',
      returnType: VOID,
      implicit: 'defaultConstructor',
    });
  }
  if (owner.kind === 'enum') {
    const text: ParameterSymbol = { name: 'name', type: STRING, specs: [], annotations: [], span: owner.nameSpan };
    if (!hasMethod('values', 0))
      found.push({ ...plain, name: 'values', isStatic: true, returnType: arrayOf(classType(owner.name)), implicit: 'enumMethod' });
    if (!hasMethod('valueOf', 1))
      found.push({ ...plain, name: 'valueOf', isStatic: true, params: [text], returnType: classType(owner.name), implicit: 'enumMethod' });
  }
  return found;
}
