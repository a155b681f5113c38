/**
 * From files to symbols: every class (nested, local and anonymous ones too), then its supers, then its fields and methods.
 * Why in three steps: a supertype or a member's type may name any class of the workspace.
 * Local and anonymous classes are declared with the others, since a call must know that they override; what they see of the body around
 * them is known only when that is elaborated (`nested.ts`), and until then their methods are not translated.
 * Neighbours: `declare-members.ts` makes fields and methods, `body-classes.ts` names what stands in bodies; the result is a `ClassTable`.
 */
import { exhausted } from '../base/exhausted';
import type { CompilationUnit, Member, TypeDecl } from '../syntax/ast';
import type { NamedPlace } from './body-classes';
import { bodyClassesOf } from './body-classes';
import { ClassTable } from './class-table';
import type { SuperNames } from './class-table';
import { declareMembers } from './declare-members';
import type { ClassSymbol } from './symbols';
import type { TypeContext } from './type-names';
import { declareTypeVariables, resolveType } from './type-names';
import type { JavaType } from './types';
import { ENUM_NAME, OBJECT, OBJECT_NAME, RECORD_NAME, classType } from './types';

/** All symbols of the units, in the order given. */
export function declareAll(library: readonly CompilationUnit[], units: readonly CompilationUnit[]): ClassTable {
  const table = new ClassTable();
  for (const [list, isLibrary] of [
    [library, true],
    [units, false],
  ] as const) {
    for (const unit of list) {
      for (const decl of unit.types) declareClass({ table, unit, isLibrary }, decl, undefined, undefined);
    }
  }
  for (const symbol of table.classes) resolveSupers(table, symbol);
  for (const symbol of table.classes) breakCycle(table, symbol);
  table.freeze();
  for (const symbol of table.classes) declareMembers(table, symbol);
  return table;
}

/** The context in which the type names of a class's members stand. */
export function contextOf(table: ClassTable, owner: ClassSymbol): TypeContext {
  return { table, unit: owner.unit, owner, typeVariables: [] };
}

interface Declaring {
  readonly table: ClassTable;
  readonly unit: CompilationUnit;
  readonly isLibrary: boolean;
}

function declareClass(at: Declaring, decl: TypeDecl, outer: ClassSymbol | undefined, local: NamedPlace | undefined): ClassSymbol {
  const words = decl.modifiers.words;
  const prefix = outer !== undefined ? `${outer.name}.` : at.unit.packageName === '' ? '' : `${at.unit.packageName}.`;
  const qualified = local?.name ?? prefix + decl.name.name;
  const symbol: ClassSymbol = {
    name: at.table.uniqueName(qualified),
    display: local?.display ?? (outer === undefined ? decl.name.name : `${outer.display}.${decl.name.name}`),
    simpleName: decl.name.name,
    kind: decl.kind,
    place: local === undefined ? 'member' : 'local',
    unit: at.unit,
    outer,
    isLibrary: at.isLibrary,
    isStatic:
      outer === undefined || words.includes('static') || decl.kind !== 'class' || (local === undefined && outer.kind === 'interface'),
    isFinal:
      words.includes('final') ||
      decl.kind === 'record' ||
      (decl.kind === 'enum' && decl.enumConstants.every((one) => one.body === undefined)),
    isAbstract: words.includes('abstract') || decl.kind === 'interface' || decl.kind === 'annotation',
    members: decl.members,
    specs: decl.specs,
    annotations: decl.modifiers.annotations,
    enumConstants: decl.enumConstants,
    recordComponents: decl.recordComponents,
    decl,
    untranslated: local === undefined ? outer?.untranslated : 'a local class',
    span: decl.span,
    nameSpan: decl.name.span,
    ...UNFILLED,
  };
  at.table.add(symbol, qualified);
  at.table.bodies.supers.set(symbol, { decl, anonymousOf: undefined });
  declareInner(at, symbol);
  return symbol;
}

const UNFILLED = {
  typeParams: [],
  superclass: undefined,
  interfaces: [],
  unknownSupers: [],
  hasUnknownSuperclass: false,
  memberTypes: new Map(),
  fields: [],
  methods: [],
  exactMethods: [],
  surroundings: undefined,
  captures: [],
};

/** `new T() { ... }` as a class of its own. */
function declareAnonymous(
  at: Declaring,
  members: readonly Member[],
  outer: ClassSymbol,
  place: NamedPlace,
  made: SuperNames['anonymousOf'],
  span: ClassSymbol['span'],
): ClassSymbol {
  const symbol: ClassSymbol = {
    name: at.table.uniqueName(place.name),
    display: place.display,
    simpleName: '',
    kind: 'class',
    place: 'anonymous',
    unit: at.unit,
    outer,
    isLibrary: at.isLibrary,
    isStatic: false,
    isFinal: true,
    isAbstract: false,
    members,
    specs: [],
    annotations: [],
    enumConstants: [],
    recordComponents: [],
    decl: undefined,
    untranslated: 'an anonymous class',
    span,
    nameSpan: { ...span, end: span.start + 3 },
    ...UNFILLED,
  };
  at.table.add(symbol, place.name);
  at.table.bodies.supers.set(symbol, { decl: undefined, anonymousOf: made });
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
  const { bodies } = at.table;
  for (const one of bodyClassesOf(symbol)) {
    switch (one.kind) {
      case 'constant':
        bodies.classes.set(one.node, declareAnonymous(at, one.members, symbol, one.place, { symbol }, one.node.span));
        break;
      case 'anonymous':
        bodies.classes.set(one.node, declareAnonymous(at, one.members, symbol, one.place, { type: one.node.type }, one.node.span));
        break;
      case 'local':
        bodies.classes.set(one.node, declareClass(at, one.node, symbol, one.place));
        break;
      case 'function':
        bodies.functions.set(one.node, one.place);
        break;
      default:
        exhausted(one);
    }
  }
}

/** The supertypes of a class; `outside` is where its declaration stands. */
export function resolveSupers(table: ClassTable, symbol: ClassSymbol, outside?: TypeContext): void {
  const context = outside ?? { ...contextOf(table, symbol), owner: symbol.outer };
  const written = table.bodies.supers.get(symbol) ?? { decl: undefined, anonymousOf: undefined };
  const decl = written.decl;
  if (decl !== undefined) symbol.typeParams = declareTypeVariables(decl.typeParams, symbol.name, contextOf(table, symbol));
  const inside = { ...context, typeVariables: [...symbol.typeParams, ...context.typeVariables] };
  const unknown: string[] = [];
  const known = (type: JavaType): type is JavaType & { kind: 'class' } => {
    if (type.kind === 'unknown') unknown.push(type.name);
    return type.kind === 'class';
  };
  const isInterfaceType = (type: JavaType): boolean => type.kind === 'class' && isInterface(table.get(type.name));
  const interfaces: JavaType[] = (decl?.interfaces ?? []).map((one) => resolveType(one, inside)).filter(known);
  let superclass: JavaType | undefined = symbol.name === OBJECT_NAME || isInterface(symbol) ? undefined : OBJECT;
  if (symbol.kind === 'enum' && table.get(ENUM_NAME) !== undefined) superclass = classType(ENUM_NAME, [classType(symbol.name)]);
  if (symbol.kind === 'record' && table.get(RECORD_NAME) !== undefined) superclass = classType(RECORD_NAME);
  const made = written.anonymousOf;
  const parent =
    made === undefined
      ? decl?.superclass && resolveType(decl.superclass, inside)
      : 'symbol' in made
        ? classType(made.symbol.name)
        : resolveType(made.type, inside);
  if (parent !== undefined && known(parent)) {
    if (isInterfaceType(parent)) interfaces.push(parent);
    else if (!isInterface(symbol) && parent.name !== symbol.name) superclass = parent;
  }
  symbol.superclass = superclass;
  symbol.interfaces = interfaces.filter(isInterfaceType);
  symbol.unknownSupers = unknown;
  symbol.hasUnknownSuperclass = parent?.kind === 'unknown';
}

function isInterface(symbol: ClassSymbol | undefined): boolean {
  return symbol?.kind === 'interface' || symbol?.kind === 'annotation';
}

/** A class that is its own ancestor does not compile; cutting the cycle keeps every later question finite. */
export function breakCycle(table: ClassTable, symbol: ClassSymbol): void {
  const seen = new Set<ClassSymbol>([symbol]);
  for (let above = table.superclassOf(symbol); above !== undefined; above = table.superclassOf(above)) {
    if (above === symbol) symbol.superclass = OBJECT;
    if (seen.has(above)) return;
    seen.add(above);
  }
}
