/**
 * From files to symbols: every class (nested, local and anonymous ones too), then its supers, then its fields and methods.
 * Why in three steps: a supertype or a member's type may name any class of the workspace.
 * Local and anonymous classes are declared although their methods are not translated: a call must know that they override.
 * Neighbours: `declare-members.ts` makes fields and methods; the result is a `ClassTable`.
 */
import type { CompilationUnit, Member, TypeDecl, TypeRef } from '../syntax/ast';
import { ClassTable } from './class-table';
import { declareMembers } from './declare-members';
import type { ClassSymbol } from './symbols';
import type { TypeContext } from './type-names';
import { declareTypeVariables, resolveType } from './type-names';
import type { JavaType } from './types';
import { ENUM_NAME, OBJECT, OBJECT_NAME, RECORD_NAME, classType } from './types';
import type { BodyNode } from './walk';
import { bodiesOfMember, walkBody } from './walk';

/** All symbols of the units, in the order given. */
export function declareAll(library: readonly CompilationUnit[], units: readonly CompilationUnit[]): ClassTable {
  const table = new ClassTable();
  const pendingSupers: { symbol: ClassSymbol; written: SuperNames }[] = [];
  for (const [list, isLibrary] of [[library, true], [units, false]] as const) {
    for (const unit of list) {
      for (const decl of unit.types) declareClass({ table, unit, isLibrary, pendingSupers }, decl, undefined, undefined);
    }
  }
  for (const { symbol, written } of pendingSupers) resolveSupers(table, symbol, written);
  for (const symbol of table.classes) breakCycle(table, symbol);
  table.freeze();
  for (const symbol of table.classes) declareMembers(table, symbol);
  return table;
}

/** The context in which the type names of a class's members stand. */
export function contextOf(table: ClassTable, owner: ClassSymbol): TypeContext {
  return { table, unit: owner.unit, owner, typeVariables: [] };
}

interface SuperNames {
  readonly decl: TypeDecl | undefined;
  /** What an anonymous class is made of: `new T() { ... }`; for the body of an enum constant the enum. */
  readonly anonymousOf: { readonly type: TypeRef } | { readonly symbol: ClassSymbol } | undefined;
}

interface Declaring {
  readonly table: ClassTable;
  readonly unit: CompilationUnit;
  readonly isLibrary: boolean;
  readonly pendingSupers: { symbol: ClassSymbol; written: SuperNames }[];
}

function declareClass(at: Declaring, decl: TypeDecl, outer: ClassSymbol | undefined, untranslated: string | undefined): ClassSymbol {
  const words = decl.modifiers.words;
  const prefix = outer !== undefined ? `${outer.name}.` : at.unit.packageName === '' ? '' : `${at.unit.packageName}.`;
  const qualified = prefix + decl.name.name;
  const symbol: ClassSymbol = {
    name: at.table.uniqueName(qualified),
    display: outer === undefined ? decl.name.name : `${outer.display}.${decl.name.name}`,
    simpleName: decl.name.name,
    kind: decl.kind, unit: at.unit, outer, isLibrary: at.isLibrary,
    isStatic: outer === undefined || words.includes('static') || decl.kind !== 'class' || outer.kind === 'interface',
    isFinal: words.includes('final') || decl.kind === 'record' || (decl.kind === 'enum' && decl.enumConstants.every((one) => one.body === undefined)),
    isAbstract: words.includes('abstract') || decl.kind === 'interface' || decl.kind === 'annotation',
    members: decl.members, specs: decl.specs, annotations: decl.modifiers.annotations,
    enumConstants: decl.enumConstants, recordComponents: decl.recordComponents,
    decl, untranslated: untranslated ?? outer?.untranslated, span: decl.span, nameSpan: decl.name.span,
    typeParams: [], superclass: undefined, interfaces: [], unknownSupers: [], memberTypes: new Map(), fields: [], methods: [],
  };
  at.table.add(symbol, qualified);
  at.pendingSupers.push({ symbol, written: { decl, anonymousOf: undefined } });
  declareInner(at, symbol);
  return symbol;
}

/** `new T() { ... }` as a class of its own, named by its number in the class that holds it. */
function declareAnonymous(at: Declaring, members: readonly Member[], outer: ClassSymbol, index: number, made: SuperNames['anonymousOf'], span: ClassSymbol['span']): ClassSymbol {
  const qualified = `${outer.name}.${index}`;
  const symbol: ClassSymbol = {
    name: at.table.uniqueName(qualified), display: `${outer.display}.${index}`, simpleName: String(index), kind: 'class', unit: at.unit, outer,
    isLibrary: at.isLibrary, isStatic: false, isFinal: true, isAbstract: false, members, specs: [], annotations: [], enumConstants: [],
    recordComponents: [], decl: undefined, untranslated: 'an anonymous class', span, nameSpan: { ...span, end: span.start + 1 },
    typeParams: [], superclass: undefined, interfaces: [], unknownSupers: [], memberTypes: new Map(), fields: [], methods: [],
  };
  at.table.add(symbol, qualified);
  at.pendingSupers.push({ symbol, written: { decl: undefined, anonymousOf: made } });
  declareInner(at, symbol);
  return symbol;
}

/** Member classes, and the local and anonymous ones in the bodies. */
function declareInner(at: Declaring, symbol: ClassSymbol): void {
  const memberTypes = new Map<string, ClassSymbol>();
  for (const member of symbol.members) {
    if (member.kind === 'type' && !memberTypes.has(member.decl.name.name)) {
      memberTypes.set(member.decl.name.name, declareClass(at, member.decl, symbol, undefined));
    }
  }
  symbol.memberTypes = memberTypes;
  let anonymous = 0;
  for (const constant of symbol.enumConstants) {
    if (constant.body !== undefined) declareAnonymous(at, constant.body, symbol, ++anonymous, { symbol }, constant.span);
    for (const arg of constant.args) walkBody({ sort: 'expr', node: arg }, visit);
  }
  for (const member of symbol.members) for (const body of bodiesOfMember(member)) walkBody(body, visit);

  function visit(node: BodyNode): void {
    if (node.sort === 'classBody') declareAnonymous(at, node.members, symbol, ++anonymous, { type: node.node.type }, node.node.span);
    if (node.sort === 'typeDecl') declareClass(at, node.node, symbol, 'a local class');
  }
}

function resolveSupers(table: ClassTable, symbol: ClassSymbol, written: SuperNames): void {
  const context = { ...contextOf(table, symbol), owner: symbol.outer };
  const decl = written.decl;
  if (decl !== undefined) symbol.typeParams = declareTypeVariables(decl.typeParams, symbol.name, contextOf(table, symbol));
  const inside = { ...context, typeVariables: symbol.typeParams };
  const unknown: string[] = [];
  const known = (type: JavaType): type is JavaType & { kind: 'class' } => {
    if (type.kind === 'unknown') unknown.push(type.name);
    return type.kind === 'class';
  };
  const isInterfaceType = (type: JavaType): boolean => type.kind === 'class' && isInterface(table.get(type.name));
  const interfaces: JavaType[] = (decl?.interfaces ?? []).map((one) => resolveType(one, inside)).filter(known);
  let superclass: JavaType | undefined = symbol.name === OBJECT_NAME || isInterface(symbol) ? undefined : OBJECT;
  if (symbol.kind === 'enum' && table.get(ENUM_NAME) !== undefined) superclass = classType(ENUM_NAME);
  if (symbol.kind === 'record' && table.get(RECORD_NAME) !== undefined) superclass = classType(RECORD_NAME);
  const made = written.anonymousOf;
  const parent = made === undefined ? decl?.superclass && resolveType(decl.superclass, inside)
    : 'symbol' in made ? classType(made.symbol.name) : resolveType(made.type, inside);
  if (parent !== undefined && known(parent)) {
    if (isInterfaceType(parent)) interfaces.push(parent);
    else if (!isInterface(symbol)) superclass = parent;
  }
  symbol.superclass = superclass;
  symbol.interfaces = interfaces.filter(isInterfaceType);
  symbol.unknownSupers = unknown;
}

function isInterface(symbol: ClassSymbol | undefined): boolean {
  return symbol?.kind === 'interface' || symbol?.kind === 'annotation';
}

/** A class that is its own ancestor does not compile; cutting the cycle keeps every later question finite. */
function breakCycle(table: ClassTable, symbol: ClassSymbol): void {
  const seen = new Set<ClassSymbol>([symbol]);
  for (let above = table.superclassOf(symbol); above !== undefined; above = table.superclassOf(above)) {
    if (above === symbol) symbol.superclass = OBJECT;
    if (seen.has(above)) return;
    seen.add(above);
  }
}
