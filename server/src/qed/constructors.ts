/**
 * Where threads begin: every object satisfies the invariant when its constructor is done, static fields when their class is initialized.
 *
 * QED starts from an arbitrary store that satisfies I. In Java stores come from constructors. Those work on what no other thread has got
 * hold of (`ownWork`), so that they neither interfere nor are interfered with, and an object may be thought of as having been there from
 * the beginning, with the values that its constructor leaves.
 * Neighbours: `prepare.ts` asks for `ownWork`; `tactics.ts` for `established`, beside `preserve.ts`.
 * docs/soundness/qed.md#where-proofs-begin
 */
import type { Span } from '../base/span';
import { footprintOf, storeOf, storesOfExpr } from '../plato/footprint';
import { callsOf, operationsOf } from '../plato/statements';
import { inlineCalls } from '../inline/inline';
import type { Assertion, Clause, Expr, Location, Operation, Procedure, Program, Stmt } from '../plato/ir';
import { freeVars, someExpr } from '../plato/substitute';
import { implies, type Term } from '../sequential/logic/terms';
import type { ProofContext } from './context';
import { NotAnAction, execute, guardOf, localOf, type World } from './execute';
import { arbitrary, factsFor, madeBy, predicateAt, threadFacts, type Invariant } from './facts';
import { placeOf, step } from './operations';
import type { Hindrance } from './prepare';
import type { Asker, Case, Question } from './query';
import { Refused } from './refused';
import { defaultValue } from './defaults';

export function beginnings(program: Program): readonly Procedure[] {
  return program.procedures.filter((one) => !one.isTrusted && one.kind !== 'method');
}

/** Why constructors and static initializers may meet other threads; empty: they do not. */
export function ownWork(program: Program): readonly Hindrance[] {
  return beginnings(program).flatMap((procedure): readonly Hindrance[] => {
    if (procedure.unsupported.length > 0) return procedure.unsupported;
    if (!procedure.body) return [];
    const methods = callsOfMethods(program, procedure.body);
    if (methods) return [{ reason: `a constructor or static initializer that calls \`${methods}\``, span: procedure.nameSpan }];
    const { body, unsupported } = inlineCalls(program, procedure);
    return [...unsupported, ...foreign(program, procedure, body)];
  });
}

function callsOfMethods(program: Program, stmt: Stmt): string | undefined {
  const targets = new Set(callsOf(stmt).flatMap((call) => call.targets.map((target) => target.procedure)));
  return program.procedures.find((one) => targets.has(one.id) && !one.isTrusted && one.kind === 'method')?.display;
}

/** Whether a reference leads to what the constructor or initializer has made itself, `this` included. */
function ownIn(procedure: Procedure, body: Stmt): (e: Expr) => boolean {
  const operations = operationsOf(body);
  const own = new Set<string>(procedure.kind === 'constructor' ? ['this'] : []);
  const isOwn = (e: Expr): boolean =>
    (e.kind === 'var' && own.has(e.name)) ||
    (e.kind === 'field' && isOwn(e.object) && isMadeHere(e.field)) ||
    (e.kind === 'static' && isMadeHere(e.field));
  // What the field refers to was made here too.
  const isMadeHere = (field: string): boolean => {
    const given = operations.flatMap((op) =>
      op.assigns.filter(({ target }) => (target.kind === 'field' || target.kind === 'static') && target.field === field),
    );
    return given.length > 0 && given.every(({ value }) => value.kind === 'var' && own.has(value.name));
  };
  for (let size = -1; size !== own.size; ) {
    size = own.size;
    for (const op of operations) {
      if (op.allocates) own.add(op.allocates.target);
      for (const { target, value } of op.assigns) if (target.kind === 'local' && isOwn(value)) own.add(target.name);
    }
  }
  // A variable that is also given something else is nobody's for certain.
  for (const op of operations) {
    for (const { target, value } of op.assigns)
      if (target.kind === 'local' && target.type.kind === 'ref' && !isOwn(value) && value.kind !== 'null') own.delete(target.name);
    for (const location of op.havocs) if (location.kind === 'local') own.delete(location.name);
  }
  return isOwn;
}

/**
 * Final fields that every constructor gives an object that it has made itself, and that it stores nowhere else. Such an object is none that
 * a method makes, and none that is in such a field of another object; it may be thought of as having been there from the beginning, like
 * the one whose field it is. `makes`: whether a method makes objects of a class of the library; their fields are none of these.
 */
export function madeByConstructors(program: Program, makes: (className: string) => boolean): ReadonlySet<string> {
  const found = new Set<string>();
  for (const field of program.fields) {
    if (!field.isFinal || field.isStatic || field.type.kind !== 'ref') continue;
    const mine = program.procedures.filter((one) => one.kind === 'constructor' && one.owner === field.owner);
    // What has no body or no meaning gives nobody knows what. The file's own classes are made by no method.
    if (mine.length === 0 || !mine.every((one) => one.body && one.unsupported.length === 0)) continue;
    if (mine.some((one) => one.isTrusted) && makes(field.owner)) continue;
    const bodies = mine.map((one) => inlineCalls(program, one));
    if (bodies.every((one) => one.unsupported.length === 0 && givesItsOwn(operationsOf(one.body), field.id))) found.add(field.id);
  }
  return found;
}

/** The field gets a new object once, and no other place does. */
function givesItsOwn(operations: readonly Operation[], field: string): boolean {
  const given = operations.flatMap((op) => op.assigns).filter(({ target }) => target.kind === 'field' && target.field === field);
  const [only] = given;
  if (given.length !== 1 || only!.value.kind !== 'var') return false;
  // All locals that may hold it: back to where it is made, and on from there.
  const same = new Set([only!.value.name]);
  for (let size = -1; size !== same.size; ) {
    size = same.size;
    for (const { target, value } of operations.flatMap((op) => op.assigns)) {
      if (target.kind !== 'local' || value.kind !== 'var') continue;
      if (same.has(target.name)) same.add(value.name);
      if (same.has(value.name)) same.add(target.name);
    }
  }
  const isMade =
    operations.some((op) => op.allocates && same.has(op.allocates.target)) &&
    operations.every(
      (op) =>
        !op.havocs.some((one) => one.kind === 'local' && same.has(one.name)) &&
        op.assigns.every(
          ({ target, value }) => target.kind !== 'local' || !same.has(target.name) || (value.kind === 'var' && same.has(value.name)),
        ),
    );
  const stored = operations
    .flatMap((op) => op.assigns)
    .filter(({ target, value }) => target.kind !== 'local' && value.kind === 'var' && same.has(value.name));
  return (
    isMade &&
    !same.has('this') &&
    stored.length === 1 &&
    operations.filter((op) => op.allocates && same.has(op.allocates.target)).length === 1
  );
}

/** Uses of what may be others' too: anything but objects made here, and what never changes. */
function foreign(program: Program, procedure: Procedure, body: Stmt): readonly Hindrance[] {
  const operations = operationsOf(body);
  const isOwn = ownIn(procedure, body);
  const fields = new Map(program.fields.map((one) => [one.id, one]));
  const isFine = (location: Location, isWrite: boolean): boolean => {
    switch (location.kind) {
      case 'local':
        return true;
      case 'field':
        return isOwn(location.object) || (!isWrite && fields.get(location.field)?.isFinal === true);
      case 'elem':
        return isOwn(location.array);
      case 'static':
        return fields.get(location.field)?.owner === procedure.owner && procedure.kind === 'staticInitializer'
          ? true
          : !isWrite && fields.get(location.field)?.isFinal === true;
    }
  };
  for (const op of operations) {
    const { reads, writes, elsewhere } = footprintOf(op);
    if (elsewhere.length > 0 || !reads.every((one) => isFine(one, false)) || !writes.every((one) => isFine(one, true))) {
      return [{ reason: 'a constructor or static initializer that uses what other threads may have', span: op.span }];
    }
  }
  return [];
}

/** The invariant holds of every new object. Throws Refused. */
export async function established(context: ProofContext, asker: Asker, invariant: Invariant): Promise<void> {
  const { program, world } = context;
  const stores = storesOfExpr(invariant.expr);
  requireOwnWrites(program, stores, invariant);
  const relevant = beginnings(program).filter((one) =>
    invariant.owner === undefined
      ? one.kind === 'staticInitializer' &&
        program.fields.some((field) => field.isStatic && field.owner === one.owner && stores.has(field.id))
      : one.kind === 'constructor' && world.hierarchy.isSubtype(one.owner, invariant.owner),
  );
  for (const procedure of relevant) await establishedBy(context, asker, invariant, procedure);
  if (isOfLibrary(program, invariant)) for (const procedure of beginnings(program)) await keptBy(context, asker, invariant, procedure);
  if (invariant.owner === undefined && relevant.length === 0)
    await ask(context, asker, invariant, undefined, { kind: 'seq', stmts: statics(program, stores) });
}

/** It speaks of objects of a class of the library: constructors of the file make such, and so may code elsewhere, which results say. */
export function isOfLibrary(program: Program, { owner }: Invariant): boolean {
  return owner !== undefined && program.classes.every((one) => one.name !== owner || one.isLibrary);
}

/** Whatever objects a constructor or initializer makes or changes, it holds of all of them afterwards. Throws Refused. */
async function keptBy(context: ProofContext, asker: Asker, invariant: Invariant, procedure: Procedure): Promise<void> {
  if (!procedure.body) return;
  const { body, locals } = inlineCalls(context.program, procedure);
  const stores = storesOfExpr(invariant.expr);
  const concerns = operationsOf(body).some(
    (op) => op.allocates !== undefined || footprintOf(op).writes.some((location) => stores.has(storeOf(location)!)),
  );
  if (!concerns) return;
  const world: World = { ...context.world, constructs: true };
  const any = arbitrary(invariant.owner!);
  const variables = [...new Map([...procedure.params, ...procedure.locals, ...locals].map((one) => [one.name, one])).values()];
  await asked(context, asker, invariant, procedure, () => {
    const stmt = fromTheBeginning(context.program, procedure, body);
    const known = threadFacts(
      { ...world, makesObjects: true },
      't',
      procedure.params.filter((one) => one.name !== 'this'),
      procedure.params,
      undefined,
      [],
    );
    const run = execute(world, [{ stmt, thread: 't', variables, live: new Set(), gate: 'asserted', followsLoops: true }], '');
    const passed = run.gates.map((gate) => implies(guardOf(gate.guard), gate.claim));
    const cases = run.ends
      .filter((end) => end.outcomes[0] !== '$throw')
      .map(
        (end): Case<Invariant> => ({
          assumed: [...madeBy(world, invariant.owner!, any.object, end), ...any.facts, ...passed, guardOf(end.guard)],
          claims: [{ claim: predicateAt(world, invariant.expr, any.object, end, 'prove'), meaning: invariant }],
        }),
      );
    const terms = cases.flatMap(({ assumed, claims }) => [...assumed, ...claims.map((one) => one.claim)]);
    return { facts: factsFor(world, [...context.invariants, invariant], known, terms), cases };
  });
}

function requireOwnWrites(program: Program, stores: ReadonlySet<string>, { text }: Invariant): void {
  for (const procedure of beginnings(program)) {
    for (const op of procedure.body ? operationsOf(procedure.body) : []) {
      for (const location of footprintOf(op).writes) {
        if (
          location.kind === 'field' &&
          stores.has(storeOf(location)!) &&
          !(location.object.kind === 'var' && location.object.name === 'this')
        ) {
          throw new Refused(
            `\`${procedure.display}\` writes to an object of which \`${text}\` speaks and which it does not construct`,
            'failed',
            [{ message: 'the write', span: op.span }],
          );
        }
      }
    }
  }
}

async function establishedBy(context: ProofContext, asker: Asker, invariant: Invariant, procedure: Procedure): Promise<void> {
  const { body, locals } = inlineCalls(context.program, procedure);
  const begin: Stmt[] =
    invariant.owner === undefined
      ? statics(context.program, storesOfExpr(invariant.expr))
      : [step({ allocates: { target: 'this', className: procedure.owner, length: undefined } })];
  await ask(context, asker, invariant, procedure, { kind: 'seq', stmts: [...begin, body] }, [
    ...procedure.params,
    ...procedure.locals,
    ...locals,
  ]);
}

/** With the object that is constructed, or the static fields of the class, as Java makes them first. */
function fromTheBeginning(program: Program, { kind, owner }: Procedure, body: Stmt): Stmt {
  const begin =
    kind === 'constructor'
      ? [step({ allocates: { target: 'this', className: owner, length: undefined } })]
      : statics(program, new Set(program.fields.filter((one) => one.owner === owner).map((one) => one.id)));
  return { kind: 'seq', stmts: [...begin, body] };
}

/** Static fields begin with the default of their type, or with their constant. */
function statics(program: Program, stores: ReadonlySet<string>): Stmt[] {
  return program.fields
    .filter((field) => field.isStatic && stores.has(field.id))
    .map((field) =>
      step({
        assigns: [{ target: { kind: 'static', field: field.id, type: field.type }, value: field.constant ?? defaultValue(field.type) }],
      }),
    );
}

async function ask(
  context: ProofContext,
  asker: Asker,
  invariant: Invariant,
  procedure: Procedure | undefined,
  stmt: Stmt,
  variables: Procedure['locals'] = [],
): Promise<void> {
  await asked(context, asker, invariant, procedure, () => questionOf(context.world, invariant, stmt, variables));
}

async function asked(
  { world }: ProofContext,
  asker: Asker,
  invariant: Invariant,
  procedure: Procedure | undefined,
  question: () => Question<Invariant>,
): Promise<void> {
  const by = procedure ? `\`${procedure.display}\` does not establish` : 'what static fields are at first does not satisfy';
  try {
    const answer = await asker.ask(world, question());
    if (answer.kind === 'holds') return;
    throw new Refused(
      `${by} \`${invariant.text}\`${answer.kind === 'unknown' ? `, as far as the prover can tell (${answer.reason})` : ''}`,
      answer.kind === 'fails' ? 'failed' : 'unknown',
      procedure ? [{ message: 'the constructor', span: procedure.nameSpan }] : [],
    );
  } catch (error) {
    if (error instanceof NotAnAction)
      throw new Refused(
        `${by} \`${invariant.text}\` as far as can be told: ${error.message}`,
        'unknown',
        procedure ? [{ message: 'the constructor', span: procedure.nameSpan }] : [],
      );
    throw error;
  }
}

function questionOf(world: World, invariant: Invariant, stmt: Stmt, variables: Procedure['locals']) {
  const all = [...new Map(variables.map((one) => [one.name, one])).values()];
  const run = execute(world, [{ stmt, thread: 't', variables: all, live: new Set(), gate: 'asserted', followsLoops: true }], '');
  const self = all.find((one) => one.name === 'this');
  const passed = run.gates.map((gate) => implies(guardOf(gate.guard), gate.claim));
  const cases = run.ends
    .filter((end) => end.outcomes[0] !== '$throw')
    .map(
      (end): Case<Invariant> => ({
        assumed: [...passed, guardOf(end.guard)],
        claims: [
          {
            claim: predicateAt(
              world,
              invariant.expr,
              self && invariant.owner !== undefined ? (end.locals.get('t this') ?? localOf('t', self)) : undefined,
              end,
              'prove',
            ),
            meaning: invariant,
          },
        ],
      }),
    );
  const terms = cases.flatMap(({ assumed, claims }) => [...assumed, ...claims.map((one) => one.claim)]);
  return { facts: factsFor(world, [], [], terms), cases };
}

export interface OpenBeginning {
  readonly procedure: Procedure;
  readonly assertion: Assertion;
  /** Where the user sees it. */
  readonly span: Span;
}

/** What is asserted in constructors and static initializers and could not be shown. Rejects only with ProverFailure. */
export async function openInBeginnings(context: ProofContext, asker: Asker): Promise<readonly OpenBeginning[]> {
  const open: OpenBeginning[] = [];
  for (const procedure of beginnings(context.program)) {
    if (!procedure.body) continue;
    const { body, locals } = inlineCalls(context.program, procedure);
    const asserted = operationsOf(body).flatMap((op) => op.asserts.map((assertion) => ({ procedure, assertion, span: placeOf(op) })));
    if (asserted.length === 0) continue;
    const failed = await failedIn(context, asker, procedure, body, [...procedure.params, ...procedure.locals, ...locals]);
    open.push(...asserted.filter((one) => failed === undefined || failed.has(one.assertion)));
  }
  return open;
}

/** Undefined: any of them may fail, as far as is known. */
async function failedIn(
  { program, world }: ProofContext,
  asker: Asker,
  procedure: Procedure,
  body: Stmt,
  variables: Procedure['locals'],
): Promise<ReadonlySet<Assertion> | undefined> {
  const all = [...new Map(variables.map((one) => [one.name, one])).values()];
  try {
    const stmt = fromTheBeginning(program, procedure, body);
    const { gates } = execute(world, [{ stmt, thread: 't', variables: all, live: new Set(), gate: 'asserted', followsLoops: true }], '');
    const params = new Map<string, Term>(procedure.params.map((one) => [one.name, localOf('t', one)]));
    const required = parametersOnly(procedure).map((one) => predicateAt(world, one.expr, undefined, undefined, 'assume', params));
    const failed = new Set<Assertion>();
    for (const [index, gate] of gates.entries()) {
      const before = gates.slice(0, index).map((one) => implies(guardOf(one.guard), one.claim));
      const assumed = [...required, ...before, guardOf(gate.guard)];
      const answer = await asker.ask(world, {
        facts: factsFor(world, [], [], [...assumed, gate.claim]),
        cases: [{ assumed, claims: [{ claim: gate.claim, meaning: gate.assertion }] }],
      });
      if (answer.kind !== 'holds') failed.add(gate.assertion);
    }
    return failed;
  } catch (error) {
    if (error instanceof NotAnAction) return undefined;
    throw error;
  }
}

/** What a constructor asks of whoever calls it: what its `requires` say of parameters. */
export function parametersOnly(procedure: Procedure): readonly Clause[] {
  const names = new Set(procedure.params.map((one) => one.name));
  return procedure.requires.filter(
    ({ expr }) =>
      !someExpr(expr, (part) => part.kind === 'field' || part.kind === 'static' || part.kind === 'elem' || part.kind === 'fresh') &&
      [...freeVars(expr).keys()].every((name) => names.has(name) && name !== 'this'),
  );
}
