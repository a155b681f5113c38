/**
 * Every tactic of a script as a step from one proof context to the next (QED, Figure 12). A tactic changes the program soundly, or throws
 * Refused and changes nothing.
 * Neighbours: `session.ts` runs scripts; the rules of each tactic are in `rules.ts`, `reduce.ts`, `loops.ts`, `preserve.ts`,
 * `checking.ts`, `mutex.ts`, `inlining.ts`.
 */
import type { Span } from '../base/span';
import { RESULT_VARIABLE } from '../plato/ir';
import { operationsOf } from '../plato/statements';
import { readAbstraction, withAssertion, writeAbstraction } from './abstraction';
import { withAuxiliary, withUpdate } from './auxiliary';
import { checkAssertions } from './checking';
import { established } from './constructors';
import { withProc, type Formula as Said, type PlacedAtom, type Proc, type ProofContext } from './context';
import type { Invariant } from './facts';
import { assignment, classNamed, location, predicate, type Meaning } from './formula';
import { inlined } from './inlining';
import { hoistSimplified, reduceLoop, type LoopSpecification } from './loops';
import type { Movers } from './movers';
import { withPolicy } from './mutex';
import { withOwed } from './owed';
import { requireSeen, showPosts } from './posts';
import { withInvariant } from './preserve';
import { reduceProcedures } from './procedures';
import type { Asker } from './query';
import { reduceStatements } from './reduce';
import { Refused, obstaclePlaces, obstacleText, type NamedPlace } from './refused';
import { procOf, simulate } from './rules';
import type { Formula, Name, Selector, Tactic } from './script';
import { replacement } from './replace';
import { split } from './split';
import { atomsAt, loopAt, methodNamed, preferredIn, storeNamed, targetNamed, type JavaLabel, type Sight } from './targets';

export interface Workshop {
  readonly asker: Asker;
  readonly movers: Movers;
  readonly labels: readonly JavaLabel[];
  /** The class of the proof. */
  readonly owner: string;
  /** The text of a place, for messages. */
  readonly textOf: (span: Span) => string;
}

export interface Applied {
  readonly context: ProofContext;
  readonly message: string;
  /** What the message speaks of. */
  readonly places: readonly NamedPlace[];
}

/** Throws Refused; rejects else only with ProverFailure. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one case for each kind of tactic.
export async function apply(tactic: Exclude<Tactic, { kind: 'undo' }>, context: ProofContext, workshop: Workshop): Promise<Applied> {
  const { asker, movers } = workshop;
  const sight: Sight = { context, labels: workshop.labels, owner: workshop.owner };
  const done = (next: ProofContext, message: string, places: readonly NamedPlace[] = []): Applied => ({ context: next, message, places });
  switch (tactic.kind) {
    case 'invariant': {
      const invariant = invariantOf(sight, workshop, tactic.owner, tactic.formula);
      await established(context, asker, invariant);
      return done(await withInvariant(context, asker, invariant), 'every action preserves it');
    }
    case 'annot': {
      const proc = methodNamed(context, tactic.method);
      const said = saidOf(workshop, tactic.formula, atTheEnds(meaningIn(sight, proc, undefined, tactic.what === 'post'), proc));
      if (tactic.what === 'post') {
        requireSeen(context, proc, said);
        return done(
          withProc(context, proc, { post: [...proc.post, { ...said, isShown: false }] }),
          'to be shown by `check` once the method is one action',
        );
      }
      return done(withPre(context, proc, said, tactic.formula.span), 'to be shown by `check` where this file calls it');
    }
    case 'annotMover':
      return done(
        withProc(context, methodNamed(context, tactic.method), {
          mover: ({ left: 'L', right: 'R', both: 'B', none: 'A' } as const)[tactic.mover],
        }),
        'to be shown by `reduce proc`',
      );
    case 'annotInv': {
      const { proc, loop } = loopAt(sight, tactic.target);
      const said = saidOf(workshop, tactic.formula, meaningIn(sight, proc, undefined, false));
      return done(
        { ...context, loopInvariants: new Map(context.loopInvariants).set(loop, [...(context.loopInvariants.get(loop) ?? []), said]) },
        'to be shown by `reduce loop`',
      );
    }
    case 'reduce':
      return reduced(
        context,
        movers,
        tactic.methods.map((one) => methodNamed(context, one)),
      );
    case 'reduceLoop': {
      const { proc, loop } = loopAt(sight, tactic.target);
      const specification = specificationOf(sight, workshop, proc, undefined, tactic);
      const kept = context.loopInvariants.get(loop) ?? [];
      const whole: LoopSpecification = {
        ...specification,
        gates: [...specification.gates, ...kept],
        posts: [...specification.posts, ...kept],
      };
      return done(await reduceLoop(context, asker, movers, proc, loop, whole), 'the loop is one action');
    }
    case 'reduceProc':
      return reduceProcedures(
        context,
        asker,
        movers,
        tactic.methods.map((one) => methodNamed(context, one)),
      );
    case 'inline': {
      const made = inlined(context, methodNamed(context, tactic.method));
      return done(made.context, `in ${count(made.callers, 'method')}`);
    }
    case 'abstract':
      return each(context, workshop, tactic.target, tactic.every, (now, placed) => {
        const target = targetNamed({ ...sight, context: now }, placed.proc, tactic.variable, operationsOf(placed.atom));
        return tactic.what === 'read' ? readAbstraction(now, placed, target) : writeAbstraction(now, placed, target);
      });
    case 'assert':
      return each(context, workshop, tactic.target, tactic.every, (now, placed) => {
        const expr = predicate(tactic.formula, meaningIn({ ...sight, context: now }, placed.proc, placed, false));
        return withAssertion(placed, expr, workshop.textOf(tactic.formula.span), tactic.formula.span);
      });
    case 'mutex':
      return policed(sight, workshop, tactic.owner, tactic.formula, tactic.variables, undefined, tactic.name);
    case 'rwlock':
      return policed(sight, workshop, tactic.owner, tactic.writer, tactic.variables, tactic.readers);
    case 'check':
      return checked(
        context,
        workshop,
        tactic.methods.map((one) => methodNamed(context, one)),
      );
    case 'hoist': {
      const { proc, loop } = loopAt(sight, tactic.target);
      return done((await hoistSimplified(context, asker, proc, loop)).context, 'the last iteration stands after the loop');
    }
    case 'split':
      return done(split(context, atomsAt(sight, tactic.target, false)[0]!), 'it stands at the beginning of each branch');
    case 'replace': {
      const [placed] = atomsAt(sight, tactic.target, false);
      const specification = specificationOf(sight, workshop, placed!.proc, placed, tactic);
      return done(
        await simulate(context, asker, placed!, replacement(context, placed!, specification)),
        'the new action simulates the old one',
      );
    }
    case 'aux':
      return done(withAuxiliary(context, workshop.owner, tactic), 'no step writes it yet');
    case 'set': {
      const [placed] = atomsAt(sight, tactic.target, false);
      const meaning = meaningIn(sight, placed!.proc, placed, false);
      const { target, value } = assignment(tactic.place, tactic.value, meaning);
      return done(withUpdate(context, placed!, target, value, tactic.place.span), 'the step updates it as well');
    }
  }
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}

/** A proposal for each statement that is meant. */
async function each(
  context: ProofContext,
  workshop: Workshop,
  selector: Selector,
  every: boolean,
  propose: (context: ProofContext, placed: PlacedAtom) => Parameters<typeof simulate>[3],
): Promise<Applied> {
  const placed = atomsAt({ context, labels: workshop.labels, owner: workshop.owner }, selector, every);
  let now = context;
  for (const one of placed) {
    const current = { ...one, proc: procOf(now, one.proc) };
    now = await simulate(now, workshop.asker, current, propose(now, current));
  }
  return { context: now, message: count(placed.length, 'action'), places: [] };
}

/** Variables of a statement come first where a name could be several. */
function meaningIn({ context, owner }: Sight, proc: Proc, placed: PlacedAtom | undefined, hasOld: boolean): Meaning {
  const { procedure } = proc;
  return {
    program: context.program,
    hierarchy: context.world.hierarchy,
    owner: procedure.isStatic ? owner : procedure.owner,
    hasThis: !procedure.isStatic,
    variables: proc.variables,
    preferred: placed ? preferredIn(placed.atom) : new Set(),
    hasOld,
  };
}

/** Before and after a method only parameters and the result have a meaning. */
function atTheEnds(meaning: Meaning, { procedure }: Proc): Meaning {
  return {
    ...meaning,
    variables: meaning.variables.filter((one) => one.name === RESULT_VARIABLE || procedure.params.some((param) => param.name === one.name)),
  };
}

function saidOf({ textOf }: Workshop, formula: Formula, meaning: Meaning): Said {
  return { expr: predicate(formula, meaning), text: textOf(formula.span) };
}

function invariantOf({ context, owner }: Sight, { textOf }: Workshop, className: string | undefined, formula: Formula): Invariant {
  const meant = className === undefined ? owner : classNamed(context.program, className, formula.span);
  const expr = predicate(formula, {
    program: context.program,
    hierarchy: context.world.hierarchy,
    owner: meant,
    hasThis: true,
    variables: [],
    preferred: new Set(),
    hasOld: false,
  });
  if (mentionsTid(expr))
    throw new Refused('an invariant speaks of no thread in particular', 'failed', [{ message: 'here', span: formula.span }]);
  return { owner: mentionsThis(expr) ? meant : undefined, expr, text: textOf(formula.span) };
}

function mentionsTid(expr: Said['expr']): boolean {
  return JSON.stringify(expr).includes('{"kind":"tid"}');
}

function mentionsThis(expr: Said['expr']): boolean {
  return JSON.stringify(expr).includes('{"kind":"var","name":"this"');
}

function withPre(context: ProofContext, proc: Proc, said: Said, span: Span): ProofContext {
  const params = new Set(proc.procedure.params.map((one) => one.name));
  const text = JSON.stringify(said.expr);
  if (
    /"kind":"(field|static|elem)"/.test(text) ||
    [...text.matchAll(/"kind":"var","name":"([^"]*)"/g)].some(([, name]) => !params.has(name!))
  ) {
    throw new Refused('only what is said of parameters stays true until the method ends', 'failed', [{ message: 'here', span }]);
  }
  const owing = withOwed(context.program, context.procs, proc.procedure, said, (call) => {
    throw new Refused('other threads may change the arguments of a call meanwhile', 'failed', [{ message: 'the call', span: call }]);
  });
  const changed = { ...context, procs: owing };
  return withProc(changed, procOf(changed, proc), { pre: [...proc.pre, said] });
}

function specificationOf(
  sight: Sight,
  workshop: Workshop,
  proc: Proc,
  placed: PlacedAtom | undefined,
  given: { readonly gates: readonly Formula[]; readonly modifies: readonly Formula[] | undefined; readonly posts: readonly Formula[] },
): LoopSpecification {
  const [now, both] = [meaningIn(sight, proc, placed, false), meaningIn(sight, proc, placed, true)];
  return {
    gates: given.gates.map((one) => saidOf(workshop, one, now)),
    modifies: given.modifies?.map((one) => location(one, now)),
    posts: given.posts.map((one) => saidOf(workshop, one, both)),
    span: given.gates[0]?.span ?? given.posts[0]?.span ?? { file: '', start: 0, end: 0 },
  };
}

async function reduced(context: ProofContext, movers: Movers, methods: readonly Proc[]): Promise<Applied> {
  const made = await reduceStatements(context, movers, methods.length > 0 ? methods : context.procs);
  const [first] = made.obstacles;
  if (made.count === 0) {
    if (!first) throw new Refused('there is nothing to put together');
    const unknown = first.first.verdict.kind === 'unknown' && first.second.verdict.kind === 'unknown';
    throw new Refused(
      `nothing could be put together: ${obstacleText(context, first.first)}; and ${obstacleText(context, first.second)}`,
      unknown ? 'unknown' : 'failed',
      obstaclePlaces(first.first),
    );
  }
  const left = made.obstacles.map(
    (one) => `two actions of \`${one.proc.name}\` stay apart: ${obstacleText(context, one.first)}; ${obstacleText(context, one.second)}`,
  );
  return {
    context: made.context,
    message: [`${count(made.count, 'rule')} applied`, ...left.slice(0, 3)].join('\n'),
    places: first ? obstaclePlaces(first.first) : [],
  };
}

async function policed(
  sight: Sight,
  workshop: Workshop,
  className: string | undefined,
  formula: Formula,
  names: readonly Name[],
  readers?: Formula,
  name?: Name,
): Promise<Applied> {
  const { context } = sight;
  const invariant = invariantOf(sight, workshop, className, formula);
  const stores = names.map((one) =>
    storeNamed(context, className === undefined ? sight.owner : classNamed(context.program, className, one.span), one),
  );
  const reading = readers && invariantOf(sight, workshop, className, readers);
  const made = withPolicy(context, {
    owner: invariant.owner,
    predicate: invariant.expr,
    text: invariant.text,
    span: formula.span,
    stores,
    readers: reading?.expr,
    name: name?.name,
  });
  let now = made.context;
  const claims: readonly Invariant[] = [
    ...(made.invariant ? [made.invariant] : []),
    ...(reading
      ? [
          {
            owner: invariant.owner ?? reading.owner,
            text: `not both \`${invariant.text}\` and \`${reading.text}\``,
            expr: {
              kind: 'unary' as const,
              op: '!' as const,
              operand: { kind: 'binary' as const, op: '&&' as const, left: invariant.expr, right: reading.expr },
            },
          },
        ]
      : []),
  ];
  for (const claim of claims) {
    await established(now, workshop.asker, claim);
    now = await withInvariant(now, workshop.asker, claim);
  }
  return { context: now, message: 'the policy is asserted wherever the variables are used', places: [] };
}

async function checked(context: ProofContext, { asker }: Workshop, methods: readonly Proc[]): Promise<Applied> {
  const made = await checkAssertions(context, asker, methods.length > 0 ? methods : context.procs);
  const [first] = made.open;
  const line = (span: Span): number => context.lineOf(span);
  // Named methods are to be done with.
  if (methods.length > 0 && first) {
    throw new Refused(
      `in \`${first.proc.name}\` an assertion in line ${line(first.assertion.span)} ${first.isRefuted ? 'does not follow' : 'could not be shown to follow'} from the invariant: ${first.assertion.message}${first.reason === '' ? '' : ` (${first.reason})`}`,
      first.isRefuted ? 'failed' : 'unknown',
      [{ message: 'the assertion', span: first.assertion.span }],
    );
  }
  const posts = await showPosts(made.context, asker, methods.length > 0 ? methods : context.procs, methods.length > 0);
  const open = made.open.map((one) => `left: line ${line(one.assertion.span)} in \`${one.proc.name}\`: ${one.assertion.message}`);
  return {
    context: posts.context,
    message: [
      `${count(made.shown, 'assertion')} shown${posts.shown > 0 ? `, ${count(posts.shown, 'postcondition')} too` : ''}`,
      ...open.slice(0, 5),
    ].join('\n'),
    places: [],
  };
}
