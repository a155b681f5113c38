/**
 * The one table of disciplines: the keywords by which a field says who may access it, what each restricts, which way it speaks, and under
 * which code a violation is reported. The recognition of clauses, the syntax tree, Plato's parser, the checks and the documentation follow
 * from it; a test compares the generated grammar with it, and the oracle has a table of its own, which the compiler compares with the
 * keywords here.
 * Neighbours: `codes.ts`; `sequential/environment/grants.ts` says what a direction means in logic (calvin-tcs 3.2, calvin-r 3;
 * `writable_if`: calvin-cav-2002 7).
 */
import type { Code } from './codes';

/** The accesses that a discipline may restrict. */
export type AccessKind = 'read' | 'write';

export interface DisciplineRule {
  /** Which accesses it restricts. */
  readonly restricts: readonly AccessKind[];
  /** `condition`: whoever accesses must satisfy the clause; `exclusive`: whoever satisfies the clause has the place for itself. */
  readonly direction: 'condition' | 'exclusive';
  readonly code: Code;
  /** One line for the documentation. */
  readonly summary: string;
}

const RULES = {
  unwritable_by_env_if: {
    restricts: ['write'],
    direction: 'exclusive',
    code: 'write-discipline',
    summary: 'no other thread writes the field while the clause holds for this thread',
  },
  writable_if: {
    restricts: ['write'],
    direction: 'condition',
    code: 'write-discipline',
    summary: 'a thread writes the field only while the clause holds for it',
  },
  unreadable_by_env_if: {
    restricts: ['read'],
    direction: 'exclusive',
    code: 'read-discipline',
    summary: 'no other thread reads the field while the clause holds for this thread',
  },
  readable_if: {
    restricts: ['read'],
    direction: 'condition',
    code: 'read-discipline',
    summary: 'a thread reads the field only while the clause holds for it',
  },
  accessible_if: {
    restricts: ['read', 'write'],
    direction: 'condition',
    code: 'access-discipline',
    summary: 'a thread reads or writes the field only while the clause holds for it',
  },
  guarded_by: {
    restricts: ['read', 'write'],
    direction: 'exclusive',
    code: 'access-discipline',
    summary: 'no other thread reads or writes the field while the clause holds for this thread',
  },
} as const satisfies Readonly<Record<string, DisciplineRule>>;

export type DisciplineKeyword = keyof typeof RULES;

export const DISCIPLINES: Readonly<Record<DisciplineKeyword, DisciplineRule>> = RULES;

/** In the order of the table. */
export const DISCIPLINE_KEYWORDS = Object.keys(RULES) as readonly DisciplineKeyword[];

/** The keywords as an alternative of a regular expression, those before arrays (`elems_`) included. */
export const DISCIPLINE_PATTERN = `(?:elems_)?(?:${DISCIPLINE_KEYWORDS.join('|')})`;
