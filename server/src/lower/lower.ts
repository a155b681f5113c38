/**
 * Java to Plato: a resolved workspace becomes a program of classes, fields with their disciplines, class clauses and procedures
 * (docs/theory.md#plato). Nothing of Java is left after it. What is not translated makes its method `unsupported` with a reason at the
 * construct; a wrong specification is reported, dropped, and makes what depends on it unverifiable.
 * Neighbours: resolve before; `plato/print.ts`, `plato/validate.ts`, `effects/effects.ts`, `inline/inline.ts` read the result. The parts
 * are rooms, in the order in which one may use another: `facts` of typed Java; `values` of Java in Plato; `clauses`, what is stated;
 * `steps`, of which bodies are made; `calls`; `bodies`; `program`, what is only known when all bodies are made.
 */
import type { Diagnostic } from '../diagnostics/diagnostic';
import { compareDiagnostics } from '../diagnostics/diagnostic';
import type { Resolved } from '../resolve/resolve';
import type { ClassSymbol } from '../resolve/symbols';
import type { Nowarn } from '../syntax/ast';
import type { ClassClause, ClassDecl, FieldDecl, Procedure, Program, FrameItem, Unsupported } from '../plato/ir';
import type { LoweringOptions, Touched } from './program/checked';
import { checkedClasses, checkedProcedures, touchedBy } from './program/checked';
import { lowerClass, lowerClassClauses } from './clauses/declarations';
import { enumConstants, withKnownConstants } from './program/enum-constants';
import { withEnumsBeingMade } from './program/enums-being-made';
import { withInitializationWaits } from './program/initialization-waits';
import { hasGuardedContents } from './facts/collection-types';
import { lowerField } from './clauses/fields';
import { storesOfExpr } from '../plato/footprint';
import { CONTENTS, INT } from '../plato/ir';
import { overriddenInLibrary } from '../effects/library-overrides';
import { isDeclaredNonNull } from './facts/non-null';
import { calledBack, withStrangers } from './program/called-back';
import { isCalledByName } from './facts/opaque-names';
import { opaqueProcedures } from './program/opaque-procedures';
import { withComputedSpecifications } from './program/recursion';
import { reliance, unreported } from './program/not-understood';
import type { MadeProcedure } from './bodies/procedures';
import { makeEmptyInitializer, makeProcedure, makeStaticInitializer } from './bodies/procedures';
import { shownChecks } from './program/shown-checks';
import { promiseSafety } from './program/thread-safe';
import { withUnseenFunctions } from './program/unseen-functions';
import { libraryFacts, withUserCode } from './program/user-code-settled';
import { sharingOf } from '../sharing/sharing';

export interface Lowered {
  readonly program: Program;
  /** Of declarations and method specifications: `spec-type` errors, and information on clauses that are not used yet. Sorted. */
  readonly diagnostics: readonly Diagnostic[];
  /** Every `nowarn` of the workspace, in order. */
  readonly nowarns: readonly Nowarn[];
  /** The names of the classes that are checked. */
  readonly checkedClasses: ReadonlySet<string>;
  /** The ids of the procedures that are checked only because all are: no specification speaks of them. */
  readonly plain: ReadonlySet<string>;
  /** The files with classes that threads share, as far as nothing in them says so. */
  readonly sharedFiles: ReadonlySet<string>;
}

/** Lowers a whole workspace together with the library. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the passes of the room, in their order.
export function lowerWorkspace(resolved: Resolved, options: LoweringOptions): Lowered {
  const { classes } = resolved.table;
  const diagnostics: Diagnostic[] = [];
  const withErrors = new Set<string>();
  const fields: FieldDecl[] = [];
  const envAssumptions: ClassClause[] = [];
  const invariants: ClassClause[] = [];
  const axioms: ClassClause[] = [];
  const notUnderstood = { fields: new Map<string, readonly Unsupported[]>(), classes: new Map<string, readonly Unsupported[]>() };
  for (const symbol of classes) {
    const clauses = lowerClassClauses(symbol, resolved);
    envAssumptions.push(...clauses.envAssumptions);
    invariants.push(...clauses.invariants);
    axioms.push(...clauses.axioms);
    diagnostics.push(...clauses.diagnostics);
    if (clauses.hasErrors) withErrors.add(symbol.name);
    if (clauses.notUnderstood.length > 0) notUnderstood.classes.set(symbol.name, clauses.notUnderstood);
    for (const field of symbol.fields) {
      const made = lowerField(field, resolved);
      fields.push(made.value);
      if (hasGuardedContents(field, resolved)) fields.push(contentsOf(made.value));
      diagnostics.push(...made.diagnostics);
      if (made.hasErrors) withErrors.add(symbol.name);
      if (made.notUnderstood.length > 0) notUnderstood.fields.set(field.id, made.notUnderstood);
    }
  }
  const constants = enumConstants(resolved);
  const about = invariantsOfStatics(invariants);
  const made = withUnseenFunctions(classes.flatMap((symbol) => proceduresOf(symbol, resolved, about))).map((one) =>
    withKnownConstants(one, touchedBy(one.procedure), constants, resolved),
  );
  diagnostics.push(...promiseSafety(fields, made, resolved));
  diagnostics.push(...made.flatMap((one) => one.diagnostics));
  const touched = new Map(made.map(({ procedure }) => [procedure.id, touchedBy(procedure)]));
  const relying = reliance(made, fields, resolved, touched, notUnderstood);
  const broken = dependentsOf(withErrors, made, touched);
  const wrong = new Set(made.filter(({ procedure }) => procedure.hasSpecErrors).map(({ procedure }) => procedure.id));
  const callsWrong = made
    .filter(({ procedure }) => [...touched.get(procedure.id)!.calls].some((id) => wrong.has(id)))
    .map(({ procedure }) => procedure.id);
  const declared = { fields, envAssumptions, invariants, relying: new Set([...relying.keys(), ...broken, ...callsWrong]) };
  const { classes: shared } = sharingOf(resolved);
  const checked = checkedClasses(classes, made, touched, { ...declared, shared }, options);
  const relevant = options.checkAll ? checkedClasses(classes, made, touched, { ...declared, shared }, { checkAll: false }) : checked;
  namedContents(fields, made);
  const owners = new Set(invariants.map((one) => one.owner));
  const hasInvariant = (owner: ClassSymbol): boolean =>
    owners.has(owner.name) || owner.fields.some((field) => !field.isStatic && isDeclaredNonNull(field) !== undefined);
  const lowerClasses = classes.map(lowerClass);
  const alone = checkedProcedures(made, touched, checked, hasInvariant, enteredOtherwise(made, lowerClasses), (method) =>
    isCalledByName(method, resolved),
  );
  const inlinable: Program = {
    classes: lowerClasses,
    fields,
    envAssumptions,
    invariants,
    axioms,
    procedures: made.map(
      ({ procedure }): Procedure => ({
        ...procedure,
        isChecked: alone.has(procedure.id),
        hasSpecErrors: procedure.hasSpecErrors || broken.has(procedure.id),
        unsupported: [...new Set([...procedure.unsupported, ...(relying.get(procedure.id) ?? [])])],
      }),
    ),
  };
  const ownerOf = new Map(made.map((one) => [one.procedure.id, one.owner]));
  const follows = ({ id, isTrusted }: Procedure): boolean => !isTrusted && ownerOf.get(id)?.unit.hasClauses !== true;
  const { procedures: finite, alone: cyclic } = withComputedSpecifications(
    inlinable,
    (one) => one.kind === 'method' && follows(one),
    ({ id }) => ownerOf.get(id)?.unit.hasSpecs === false,
  );
  const entered = reachedFrom(new Set(inlinable.procedures.filter((one) => one.isChecked).map((one) => one.id)), touched);
  const plain: Program = {
    ...inlinable,
    procedures: finite.map((one) => (cyclic.has(one.id) && entered.has(one.id) ? enteredAnyhow(one) : one)),
  };
  const callbacks = calledBack(made, resolved);
  const unmade: Program = {
    ...plain,
    procedures: [
      ...withStrangers(plain.procedures, callbacks, follows),
      ...opaqueProcedures(plain, ({ id }) => callbacks.all.has(id), follows),
    ],
  };
  const facts = libraryFacts(resolved);
  const lowered: Program = { ...unmade, procedures: withEnumsBeingMade(unmade, resolved, facts, (id) => callbacks.all.has(id)) };
  const nowarns = resolved.units.flatMap((unit) => unit.nowarns);
  const shownOf = shownChecks(lowered, options.javaChecks ?? 'all', nowarns);
  const procedures = withUserCode({ ...lowered, procedures: withInitializationWaits(lowered, facts) }, facts, follows, shownOf);
  diagnostics.push(...unreported(made, notUnderstood, procedures));
  return {
    program: { ...lowered, procedures },
    diagnostics: diagnostics.sort(compareDiagnostics),
    nowarns,
    sharedFiles: new Set([...shared].map((one) => one.unit.path)),
    checkedClasses: new Set([...checked].map((one) => one.name)),
    plain: new Set(
      made.filter(({ procedure, owner }) => alone.has(procedure.id) && !relevant.has(owner)).map(({ procedure }) => procedure.id),
    ),
  };
}

/** It is called by a specification that says nothing of who calls it: by other threads than its own, too, and with monitors held. */
function enteredAnyhow({ beginsThread: _, ...procedure }: Procedure): Procedure {
  return { ...procedure, entry: undefined, isChecked: true };
}

/** All that these procedures may call, themselves among them. */
function reachedFrom(found: Set<string>, touched: ReadonlyMap<string, Touched>): ReadonlySet<string> {
  for (const id of found) for (const call of touched.get(id)?.calls ?? []) found.add(call);
  return found;
}

/**
 * Whether a procedure may be entered otherwise than by a call of the workspace: by a thread, where the program begins, or by the library.
 */
function enteredOtherwise(made: readonly MadeProcedure[], classes: readonly ClassDecl[]): (procedure: Procedure) => boolean {
  const procedures = made.map(({ procedure }) => procedure);
  return (procedure) =>
    procedure.beginsThread === true || procedure.entry !== undefined || overriddenInLibrary({ classes, procedures }, procedure).length > 0;
}

/** What stands for the contents of the collection that a field refers to: guarded by the same clauses. */
function contentsOf({ isDeclaredNonNull: _, staysNonNull: __, ...field }: FieldDecl): FieldDecl {
  return {
    ...field,
    id: `${field.id}${CONTENTS}`,
    contentsOf: field.id,
    type: INT,
    isFinal: false,
    isVolatile: false,
    isNonNull: false,
    constant: undefined,
    disciplines: field.disciplines.filter((discipline) => discipline.indices.length === 0),
  };
}

/** Who names the field of a collection in a frame means what it holds, too: there is no other way to speak of that. */
function namedContents(fields: readonly FieldDecl[], made: MadeProcedure[]): void {
  const contents = new Map(fields.flatMap((field) => (field.contentsOf === undefined ? [] : [[field.contentsOf, field] as const])));
  if (contents.size === 0) return;
  const named = (items: readonly FrameItem[]): readonly FrameItem[] =>
    items.flatMap((item): readonly FrameItem[] => {
      if (item.kind === 'everywhere') return contents.has(item.field) ? [item, { ...item, field: contents.get(item.field)!.id }] : [item];
      if (item.kind !== 'location' || (item.location.kind !== 'field' && item.location.kind !== 'static')) return [item];
      const field = contents.get(item.location.field);
      return field ? [item, { ...item, location: { ...item.location, field: field.id, type: INT } }] : [item];
    });
  made.forEach((one, index) => {
    const { performs, actions, modifies } = one.procedure;
    made[index] = {
      ...one,
      procedure: {
        ...one.procedure,
        modifies: modifies && named(modifies),
        ...(performs && {
          performs: { ...performs, actions: performs.actions.map((action) => ({ ...action, frame: named(action.frame) })) },
        }),
        ...(actions && { actions: actions.map((action) => ({ ...action, frame: named(action.frame) })) }),
      },
    };
  });
}

/** By static field: the first invariant that speaks of it, with its place among all. */
function invariantsOfStatics(
  invariants: readonly ClassClause[],
): ReadonlyMap<string, { readonly place: number; readonly clause: ClassClause }> {
  const found = new Map<string, { place: number; clause: ClassClause }>();
  invariants.forEach((clause, place) => {
    for (const store of storesOfExpr(clause.clause.expr)) if (!found.has(store)) found.set(store, { place, clause });
  });
  return found;
}

function proceduresOf(
  symbol: ClassSymbol,
  resolved: Resolved,
  invariants: ReturnType<typeof invariantsOfStatics>,
): readonly MadeProcedure[] {
  const initializer = resolved.staticInitializers.get(symbol);
  const methods = [...symbol.methods, ...symbol.exactMethods].map((method) => makeProcedure(resolved.methods.get(method)!, resolved));
  if (initializer !== undefined) return [makeStaticInitializer(initializer, resolved), ...methods];
  if (symbol.isLibrary || symbol.untranslated !== undefined) return methods;
  const statics = new Set(
    symbol.fields.filter((field) => field.isStatic && resolved.constantOf(field) === undefined).map((field) => field.id),
  );
  const [about] = [...statics]
    .flatMap((field) => invariants.get(field) ?? [])
    .sort((left, right) => left.place - right.place)
    .map((one) => one.clause);
  const unset = symbol.fields.find((field) => statics.has(field.id) && isDeclaredNonNull(field) !== undefined);
  const span = about?.clause.span ?? unset?.nameSpan;
  return span === undefined ? methods : [makeEmptyInitializer(symbol, resolved, span), ...methods];
}

/** The procedures that rely on a class with a wrong clause: its own, those that touch its fields, and all that may call one of these. */
function dependentsOf(
  classes: ReadonlySet<string>,
  made: readonly MadeProcedure[],
  touched: ReadonlyMap<string, Touched>,
): ReadonlySet<string> {
  const broken = new Set<string>();
  if (classes.size === 0) return broken;
  const touchesBroken = (id: string): boolean =>
    [...touched.get(id)!.fields].some((field) => classes.has(field.slice(0, field.lastIndexOf('.'))));
  for (const { procedure } of made) if (classes.has(procedure.owner) || touchesBroken(procedure.id)) broken.add(procedure.id);
  for (let changed = true; changed; ) {
    changed = false;
    for (const { procedure } of made) {
      if (broken.has(procedure.id) || ![...touched.get(procedure.id)!.calls].some((call) => broken.has(call))) continue;
      broken.add(procedure.id);
      changed = true;
    }
  }
  return broken;
}
