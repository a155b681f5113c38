/**
 * E* is one step only if the environment relation is reflexive and transitive (calvin-tcs 6.4; docs/theory.md#environment). Here are the
 * two sequential programs whose assertions say so, one assertion per conjunct: nothing happens, and two steps in a row. A third one says
 * that what makes a step a mover lasts.
 * Neighbours: `verify/environment.ts` has them proved, drops the conjuncts that fail, and asks again; `verify/grants.ts` has the third one
 * proved.
 */
import type { Expr, Procedure, Program } from '../../plato/ir';
import { HOLDER_FIELD } from '../../plato/ir';
import { children } from '../../plato/substitute';
import { OTHER, TID } from '../logic/threads';
import { now, witnessObject, type CheckContext } from './context';
import { copyAtEntry, entryStore, entryVisible } from './entry';
import { conjunctFact, environmentStep, everything, standingView, wellFormed } from './environment-step';
import { isThread, keywordText, provedOf, storesOfConjunct, type Conjunct, type StepView } from './environment';
import { NO_GRANTS } from './grants';
import type { Hierarchy } from '../logic/hierarchy';
import { assign, assume, sequence, type Sequential, type SequentialProgram, type Watch } from '../logic/ir';
import { literalsAreShared } from './literals';
import { withoutHalfOpened } from './map-invariants';
import { isExactly } from '../logic/operators';
import {
  MAIN,
  NULL,
  TRUE,
  and,
  apply,
  copyOf,
  equal,
  implies,
  not,
  number,
  or,
  select,
  sortOf,
  symbol,
  type Symbol,
  type Term,
} from '../logic/terms';
import { lasts, storesOfClaim, type Claim } from './stability';
import { ESCAPED, UNALLOCATED, VISIBLE, type Stores } from '../logic/stores';

export type Law = 'reflexive' | 'transitive';

/** Numbers of a witness are looked for in this range first: it is easier to follow. */
const SMALL = { least: 0, most: 4 };

/** The obligations' `group` is the id of the conjunct. Invariants are not asked about: they hold in every store by themselves. */
export function environmentLaw(
  program: Program,
  stores: Stores,
  hierarchy: Hierarchy,
  given: readonly Conjunct[],
  law: Law,
  small = false,
): SequentialProgram {
  const conjuncts = [...withoutHalfOpened(given).values()];
  const context = lawContext(program, stores, hierarchy, conjuncts, new Set());
  const parts: Sequential[] = [...start(context)];
  const steps: Sequential[] = law === 'reflexive' ? [] : [...othersStep(context), ...copyBetween(context), ...othersStep(context)];
  const view = wholeStep(context);
  const asserts = conjuncts
    .filter((conjunct) => conjunct.kind !== 'invariant')
    .map((conjunct): Sequential => {
      const object = conjunct.owner === undefined ? undefined : witnessObject(conjunct.owner);
      const watch = watchOf(context, conjunct, object, view, law);
      const assert: Sequential = {
        kind: 'assert',
        condition: provedOf(conjunct, object, view, stores, TID),
        obligation: {
          code: law === 'reflexive' ? 'env-not-reflexive' : 'env-not-transitive',
          message: message(conjunct, law) + (law === 'transitive' ? unsaid(program, conjunct) : ''),
          span: conjunct.clause.span,
          related: [],
          within: [],
          group: conjunct.id,
          isObservation: false,
          watch,
        },
      };
      return small ? sequence([...smallValues(watch), assert]) : assert;
    });
  return lawProgram(`environment ${law}`, [...parts, ...steps], asserts);
}

/**
 * Whether exclusive access lasts while the others run: one step of theirs, which stands for any number, since these conjuncts are
 * transitive. `group` is the id of the claim.
 */
export function stabilityLaw(
  program: Program,
  stores: Stores,
  hierarchy: Hierarchy,
  given: readonly Conjunct[],
  claims: readonly Claim[],
): SequentialProgram {
  const conjuncts = [...withoutHalfOpened(given).values()];
  const context = lawContext(program, stores, hierarchy, conjuncts, new Set(claims.flatMap((claim) => [...storesOfClaim(claim)])));
  const view = wholeStep(context);
  const asserts = claims.map(
    (claim): Sequential => ({
      kind: 'assert',
      condition: lasts(claim, view, stores),
      obligation: {
        code: 'env-not-transitive',
        message: '',
        span: claim.discipline.clause.span,
        related: [],
        within: [],
        group: claim.id,
        isObservation: false,
        watch: [],
      },
    }),
  );
  return lawProgram(
    'exclusive access lasts',
    [
      ...start(
        context,
        claims.flatMap((claim) => claim.alternatives.map((one) => one.clause.expr)),
      ),
      ...othersStep(context),
    ],
    asserts,
  );
}

function othersStep(context: CheckContext): Sequential[] {
  return [
    ...environmentStep(context, {
      placed: everything(context),
      conjuncts: context.conjuncts,
      overwritten: new Set(),
      mayEscape: false,
      span: { file: '', start: 0, end: 0 },
      within: [],
      watch: [],
      action: 'another thread runs',
    }),
    ...heapFacts(context),
  ];
}

/** From the beginning to now. */
function wholeStep(context: CheckContext): StepView {
  return {
    before: (store) => (context.relevant.has(store) ? entryStore(context, store) : context.stores.symbol(store)),
    after: now(context),
    visibleBefore: entryVisible(),
    visibleAfter: VISIBLE,
    tid: TID,
    stepName: 'whole',
  };
}

function lawProgram(name: string, parts: readonly Sequential[], asserts: readonly Sequential[]): SequentialProgram {
  // Each is proved on its own: none may lean on another one of the same pair of stores.
  const separate: Sequential = { kind: 'choice', branches: asserts };
  return {
    name,
    parameters: new Set(),
    background: [
      {
        kind: 'term',
        term: and(isThread(TID), isThread(OTHER), not(equal(TID, OTHER)), isThread(MAIN), isExactly(MAIN, 'java.lang.Thread')),
      },
    ],
    body: sequence([...parts, separate]),
  };
}

function message(conjunct: Conjunct, law: Law): string {
  const what =
    conjunct.kind === 'frame' ? `${keywordText(conjunct.discipline!)} ${conjunct.clause.text}` : `env_assumption ${conjunct.clause.text}`;
  if (law === 'reflexive') {
    return `\`${what}\` does not allow the other threads to do nothing; it is neither assumed nor checked until it is mended`;
  }
  if (conjunct.element && conjunct.field!.type.kind !== 'map' && !conjunct.field!.isFinal) {
    return `\`${what}\` does not protect the elements of \`${conjunct.field!.name}\` for long: other threads may make the condition false, or let \`${conjunct.field!.name}\` refer to another array, and then write them; it is neither assumed nor checked until the condition and \`${conjunct.field!.name}\` itself are protected`;
  }
  return conjunct.kind === 'frame'
    ? `\`${what}\` does not protect ${conjunct.element ? 'the elements of ' : ''}\`${conjunct.field!.name}\` for long: other threads may make the condition false and then write ${conjunct.element ? 'them' : 'it'}; it is neither assumed nor checked until the condition itself is protected`
    : `\`${what}\` may hold of each of two steps of other threads and not of both together; it is neither assumed nor checked until it is mended`;
}

/** What the condition finds in arrays whose elements no discipline protects, for a message: most often nobody writes them. */
function unsaid(program: Program, conjunct: Conjunct): string {
  const fields = new Map(program.fields.map((field) => [field.id, field]));
  const names = new Set<string>();
  const visit = (expr: Expr): void => {
    if (expr.kind === 'elem' && (expr.array.kind === 'field' || expr.array.kind === 'static')) {
      const field = fields.get(expr.array.field);
      if (field && !field.disciplines.some((one) => one.indices.length > 0)) names.add(field.name);
    }
    for (const part of children(expr)) visit(part);
  };
  if (conjunct.kind === 'frame') visit(conjunct.clause.expr);
  const [name] = names;
  return name === undefined
    ? ''
    : `. The condition reads elements of \`${name}\`, and nothing says who may write these: if nobody does, \`elems_writable_if false\` before \`${name}\` says so`;
}

function watchOf(context: CheckContext, conjunct: Conjunct, object: Term | undefined, view: StepView, law: Law): readonly Watch[] {
  return [...storesOfConjunct(conjunct)].flatMap((store): Watch[] => {
    const field = context.stores.field(store);
    if (!field || !context.stores.isMutable(store)) return [];
    const watched = (at: (map: Term) => Term): Watch[] => {
      const outer: Watch = { label: field.name, before: at(view.before(store)), after: at(view.after(store)), store };
      return law === 'transitive' && context.relevant.has(store)
        ? [outer, { label: field.name, before: undefined, after: at(between(context, store)), store, isBetween: true }]
        : [outer];
    };
    if (field.isStatic) return watched((value) => value);
    if (!object || !context.hierarchy.isSubtype(conjunct.owner!, field.owner)) return [];
    return watched((map) => select(map, object, field.type.kind === 'ref' ? field.type.className : undefined));
  });
}

/** The store between two steps, for the witness. */
function between(context: CheckContext, store: string): Symbol {
  const current = context.stores.symbol(store);
  return copyOf(current, `between ${current.name}`);
}

function copyBetween(context: CheckContext): Sequential[] {
  return context.stores.all
    .filter((store) => context.relevant.has(store))
    .map((store) => assign(between(context, store), context.stores.symbol(store)));
}

function smallValues(watches: readonly Watch[]): Sequential[] {
  const numbers = watches
    .flatMap((watch) => [...(watch.before ? [watch.before] : []), watch.after])
    .filter((term) => sortOf(term) === 'Int');
  return numbers.map((term) =>
    assume(and(apply('<=', [number(SMALL.least), term], 'Bool'), apply('<=', [term, number(SMALL.most)], 'Bool'))),
  );
}

function start(context: CheckContext, besides: readonly Expr[] = []): Sequential[] {
  const object = symbol('object', 'Ref', 'java.lang.Object');
  const view = standingView(context, 'start');
  return [
    assume(and(equal(select(VISIBLE, TID), ESCAPED), equal(select(VISIBLE, NULL), UNALLOCATED))),
    ...literalsAreShared(context, besides),
    {
      kind: 'assume',
      fact: {
        kind: 'objects',
        className: 'java.lang.Object',
        variable: object,
        body: or(equal(select(VISIBLE, object), UNALLOCATED), equal(select(VISIBLE, object), ESCAPED)),
      },
    },
    ...context.conjuncts.filter((conjunct) => conjunct.kind === 'invariant').map((conjunct) => conjunctFact(context, conjunct, view)),
    ...heapFacts(context),
    ...copyAtEntry(context),
  ];
}

/**
 * What others can see refers to what others can see: a clause that follows a reference (`lock.owner == tid`) leans on fields of an object
 * that has escaped.
 */
function heapFacts(context: CheckContext): Sequential[] {
  return context.stores.all.flatMap((store): Sequential[] => {
    const field = context.stores.field(store);
    if (!context.relevant.has(store) || field?.type.kind !== 'ref' || store === HOLDER_FIELD) return [];
    const current = context.stores.symbol(store);
    const known = (value: Term, className: string): Term =>
      and(wellFormed(value, className, true), field.isNonNull ? not(equal(value, NULL)) : TRUE);
    if (field.isStatic) return [assume(known(current, field.type.className))];
    const object = symbol('object', 'Ref', field.owner);
    const body = implies(
      equal(select(VISIBLE, object), ESCAPED),
      known(select(current, object, field.type.className), field.type.className),
    );
    return [{ kind: 'assume', fact: { kind: 'objects', className: field.owner, variable: object, body } }];
  });
}

/** A context without a procedure: the relation is the same for all. */
function lawContext(
  program: Program,
  stores: Stores,
  hierarchy: Hierarchy,
  conjuncts: readonly Conjunct[],
  others: ReadonlySet<string>,
): CheckContext {
  const nowhere = { file: '', start: 0, end: 0 };
  const procedure: Procedure = {
    id: '',
    display: '',
    owner: 'java.lang.Object',
    kind: 'method',
    isStatic: true,
    params: [],
    result: undefined,
    mayThrow: false,
    entry: undefined,
    requires: [],
    ensures: [],
    exsures: [],
    modifies: undefined,
    isAbstract: false,
    isHelper: false,
    isChecked: false,
    isTrusted: false,
    locals: [],
    body: undefined,
    unsupported: [],
    hasSpecErrors: false,
    hasSyntaxErrors: false,
    restsOn: [],
    span: nowhere,
    nameSpan: nowhere,
  };
  const mentioned = new Set([...others, ...conjuncts.flatMap((conjunct) => [...storesOfConjunct(conjunct)])]);
  const all = stores.all.filter((store) => mentioned.has(store));
  const counters = new Map<string, number>();
  return {
    program,
    procedure,
    stores: { ...stores, all },
    hierarchy,
    conjuncts,
    slice: conjuncts,
    disciplines: undefined,
    grants: NO_GRANTS,
    relevant: new Set(all),
    hasLocalObjects: false,
    makesInLoops: false,
    hasLoops: false,
    mayBeOwn: () => false,
    copies: new Map(),
    readFrom: new Map(),
    speaksOfAll: true,
    localClasses: [],
    owedOnEscape: new Set(),
    hasWitness: false,
    deferred: new Set(),
    isTrustedProcedure: () => false,
    fresh(prefix) {
      const count = (counters.get(prefix) ?? 0) + 1;
      counters.set(prefix, count);
      return `${prefix} ${count}`;
    },
    made: (prefix) => counters.get(prefix) ?? 0,
  };
}
