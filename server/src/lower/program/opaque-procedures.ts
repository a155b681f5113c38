/**
 * The methods that stand for code without source (docs/soundness/opaque.md), by specifications that nobody has written: they may write what
 * the methods of the workspace write that they could call back, and whatever belongs to the library. Locks and monitors are held after them
 * as before them; meanwhile others may have those that are given up by what they may call back (`opaque-locks.ts`). What could be called
 * back is read off the whole workspace when all bodies are made.
 * Neighbours: `opaque-locks.ts`; `calls/opaque.ts` makes the calls; `lower.ts` declares the methods; `sequential/modular/calls.ts` does
 * calls by specification.
 * Why it may: docs/soundness/opaque.md#what-it-may-write.
 * Why it may: docs/soundness/opaque.md#locks-of-code-without-source.
 */
import type { Span } from '../../base/span';
import { balancedLocks } from '../../effects/balanced-locks';
import { isOfLocks, locksOf } from '../../effects/effects';
import { anywhere } from '../../effects/frame-stores';
import { procedureEffects } from '../../effects/procedure-effects';
import { ELEMENT_STORES } from '../../plato/footprint';
import type { Call, FieldDecl, FrameItem, Procedure, Program, Stmt } from '../../plato/ir';
import { EXCEPTION_VARIABLE, OBJECT_CLASS, RESULT_VARIABLE, THREAD_CLASS, THROWABLE_CLASS, UNDETERMINED_CLASS, ref } from '../../plato/ir';
import { callsOf } from '../../plato/statements';
import { PLAIN, opaqueId, opaqueTarget, type Kind } from '../calls/opaque-kinds';
import { ALL_GIVEN_UP, NOTHING_GIVEN_UP, givenUpBy, mayKeepOrLoseLocks, type GivenUp } from './opaque-locks';

/**
 * The methods that the bodies call in this way, with all that may change in such a call. `follows`: whether code without source is followed
 * in a procedure; then the library may be what calls.
 */
export function opaqueProcedures(
  program: Program,
  isCalledBack: (procedure: Procedure) => boolean,
  follows: (procedure: Procedure) => boolean,
): readonly Procedure[] {
  const used = new Map(
    program.procedures.flatMap((one) =>
      one.body === undefined
        ? []
        : callsOf(one.body).flatMap((call) => {
            const target = opaqueTarget(call);
            return target === undefined ? [] : [[opaqueId(target), target] as const];
          }),
    ),
  );
  if (program.procedures.some(follows)) used.set(opaqueId(PLAIN), PLAIN);
  if (used.size === 0) return [];
  const kinds = [...used.values()].sort((left, right) => (opaqueId(left) < opaqueId(right) ? -1 : 1));
  const locks = new Set(locksOf(program));
  const owned = program.fields.filter((one) => locks.has(one.id) && !one.isFinal).map((one) => one.id);
  const made = (written: ReadonlySet<string>, gives: GivenUp): readonly Procedure[] => {
    const [plain, locking] = [written, new Set([...written, ...owned])].map((one) => anywhere(program, one));
    return kinds.map((kind) =>
      procedureOf(kind, kind.changesLocks ? locking! : plain!, kind.mayGiveUp || kind.changesLocks ? ALL_GIVEN_UP : gives),
    );
  };
  const effects = procedureEffects({ ...program, procedures: [...program.procedures, ...made(new Set(), NOTHING_GIVEN_UP)] });
  const callbacks = program.procedures.filter(isCalledBack);
  const written = new Set<string>();
  for (const { id } of callbacks) {
    const own = effects.get(id)!;
    // What is not translated may write whatever Java lets it.
    for (const store of own.everything ? program.fields.filter((one) => !one.isFinal && !one.isGhost).map((one) => one.id) : own.stores)
      written.add(store);
  }
  const libraries = new Set(program.classes.filter((one) => one.isLibrary).map((one) => one.name));
  for (const field of program.fields) if (isOfLibrary(field, libraries)) written.add(field.id);
  for (const store of ELEMENT_STORES) written.add(store);
  for (const field of program.fields) if (field.isFinal || isHeldThroughout(field.owner)) written.delete(field.id);
  const locking = new Set(kinds.filter((kind) => kind.changesLocks).map(opaqueId));
  const balanced = balancedLocks(program, effects);
  if (mayKeepOrLoseLocks(program, callbacks, effects, follows, locking, balanced)) for (const store of owned) written.add(store);
  return made(written, givenUpBy(callbacks, effects, balanced, program));
}

const NOWHERE: Span = { file: '', start: 0, end: 0 };

/** What belongs to the library and may change: contents of collections, values of atomics. */
function isOfLibrary({ owner, isFinal }: FieldDecl, libraries: ReadonlySet<string>): boolean {
  return !isFinal && !isHeldThroughout(owner) && libraries.has(owner);
}

/** Who holds what: taken and given back in pairs. What is undetermined may change at any time anyway. */
function isHeldThroughout(owner: string): boolean {
  return owner === OBJECT_CLASS || owner === THREAD_CLASS || isOfLocks(owner) || owner === UNDETERMINED_CLASS;
}

function procedureOf(kind: Kind, modifies: readonly FrameItem[], gives: GivenUp): Procedure {
  const object = ref(OBJECT_CLASS);
  return {
    id: opaqueId(kind),
    display: 'code without source',
    owner: OBJECT_CLASS,
    kind: 'method',
    isStatic: true,
    params: Array.from({ length: kind.count }, (_, index) => ({ name: `given${index + 1}`, type: object })),
    result: object,
    mayThrow: true,
    entry: undefined,
    mayWait: true,
    isOpaque: true,
    ...(kind.keepsArrays && { keepsArrays: true }),
    ...(kind.keepsAnything && { keepsAnything: true }),
    ...gives,
    requires: [],
    ensures: [],
    exsures: [],
    modifies,
    isAbstract: true,
    isHelper: false,
    isChecked: false,
    isTrusted: true,
    locals: [
      { name: RESULT_VARIABLE, type: object },
      { name: EXCEPTION_VARIABLE, type: ref(THROWABLE_CLASS) },
    ],
    body: undefined,
    unsupported: [],
    hasSpecErrors: false,
    hasSyntaxErrors: false,
    restsOn: [],
    span: NOWHERE,
    nameSpan: NOWHERE,
  };
}

/**
 * A call of the library in which code of the workspace may run that changes something: that has run before, as whatever code without source
 * may call.
 */
export function runningFirst(call: Call): Stmt {
  const { mode, thrown, description, span, within } = call;
  return {
    kind: 'seq',
    stmts: [
      {
        kind: 'call',
        mode,
        targets: [{ procedure: opaqueId(PLAIN), classes: [] }],
        args: [],
        result: undefined,
        thrown,
        description,
        span,
        within,
      },
      { ...call, hasRunBefore: true },
    ],
  };
}
