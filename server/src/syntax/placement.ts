/**
 * Which clause may stand where, and what to say of one that stands elsewhere (docs/specifications.md).
 * Neighbours: the builders of declarations and statements ask it; `specifications.ts` hands out what is placed.
 */
import type { BuildContext } from './build-context';
import { clauseKeyword } from './clause-keywords';
import type { SpecClause } from './spec-ast';
import type { Specification } from './specifications';

/** A kind of place; the text is how a message names it. */
export type Place = 'field' | 'method' | 'class' | 'class body' | 'statement' | 'loop' | 'block' | 'parameter' | 'local';

type ClauseKind = SpecClause['kind'];

interface Home {
  readonly places: readonly Place[];
  /** Completes "... belongs". */
  readonly belongs: string;
}

const METHOD: Home = { places: ['method'], belongs: 'before a method' };
const BODY: Home = { places: ['class body'], belongs: 'inside the body of a class' };
const STATEMENT: Home = { places: ['statement'], belongs: 'inside the body of a method' };
const ANYWHERE: Home = {
  places: ['field', 'method', 'class', 'class body', 'statement', 'loop', 'block', 'parameter', 'local'],
  belongs: 'anywhere',
};

const HOMES: Readonly<Record<ClauseKind, Home>> = {
  discipline: { places: ['field'], belongs: 'before a field' },
  nonNull: { places: ['field', 'parameter', 'local'], belongs: 'before a field, a parameter or a local variable' },
  threadLocal: { places: ['class'], belongs: 'before a class' },
  envAssumption: BODY,
  globalInvariant: BODY,
  ghost: BODY,
  axiom: BODY,
  requires: METHOD,
  ensures: METHOD,
  exsures: METHOD,
  modifies: METHOD,
  action: METHOD,
  performs: METHOD,
  helper: METHOD,
  decreases: { places: ['method', 'loop'], belongs: 'before a method or a loop' },
  witness: STATEMENT,
  assert: STATEMENT,
  assume: STATEMENT,
  unreachable: STATEMENT,
  set: STATEMENT,
  loopInvariant: { places: ['loop'], belongs: 'directly before a loop' },
  atomic: { places: ['block'], belongs: 'directly before a block `{ ... }`' },
  nowarn: ANYWHERE,
  notUsed: ANYWHERE,
  error: ANYWHERE,
};

/** About its line (`nowarn`), or reported already: what it stands before does not choose it. */
export function isOfNoPlace({ kind }: SpecClause): boolean {
  return kind === 'nowarn' || kind === 'error' || kind === 'notUsed';
}

export function mayStand(clause: SpecClause, place: Place): boolean {
  return HOMES[clause.kind].places.includes(place);
}

export function clausesOf(specifications: readonly Specification[]): readonly SpecClause[] {
  return specifications.flatMap((specification) => specification.clauses);
}

/** The clauses, with each that may not stand there reported and replaced by an `error` clause. `where` completes "it stands". */
export function placed(context: BuildContext, clauses: readonly SpecClause[], place: Place, where: string): readonly SpecClause[] {
  return clauses.map((clause) => (mayStand(clause, place) ? clause : misplaced(context, clause, where)));
}

export function misplaced(context: BuildContext, clause: SpecClause, where: string): SpecClause {
  context.report.add(
    'spec-syntax',
    clause.span,
    `\`${clauseKeyword(clause)}\` belongs ${HOMES[clause.kind].belongs}; here it stands ${where}.`,
  );
  return { kind: 'error', span: clause.span };
}

/**
 * Reports what nobody claimed. A `nowarn` is about its line; an `error` and what is not used have been reported. Returns an `error` clause
 * for each of the others.
 */
export function dangling(context: BuildContext, clauses: readonly SpecClause[], why?: string): readonly SpecClause[] {
  return clauses
    .filter((clause) => clause.kind !== 'nowarn')
    .map((clause) => {
      if (clause.kind === 'notUsed') return clause;
      if (clause.kind !== 'error') {
        const reason = why ?? `\`${clauseKeyword(clause)}\` belongs ${HOMES[clause.kind].belongs}.`;
        context.report.add('spec-syntax', clause.span, `This specification stands where it belongs to nothing: ${reason}`);
      }
      return { kind: 'error', span: clause.span };
    });
}
