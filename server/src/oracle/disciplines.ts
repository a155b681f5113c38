/**
 * What the disciplines mean to the oracle: a reading of the specification language that it does not share with the checker. Another keyword
 * is an error of compilation here until somebody has said what it means.
 * Neighbours: `obligations.ts` watches accesses by it, `observation.ts` asks what may be read.
 */
import type { Code } from '../diagnostics/codes';
import type { Discipline } from '../plato/ir';

export interface Meaning {
  /** Whether it restricts reads, and writes. */
  readonly read: boolean;
  readonly write: boolean;
  /** No other thread may satisfy the clause where a thread accesses the place; otherwise the thread must satisfy it itself. */
  readonly isExclusive: boolean;
  readonly code: Code;
}

export const KEYWORDS: Readonly<Record<Discipline['keyword'], Meaning>> = {
  unwritable_by_env_if: { read: false, write: true, isExclusive: true, code: 'write-discipline' },
  writable_if: { read: false, write: true, isExclusive: false, code: 'write-discipline' },
  unreadable_by_env_if: { read: true, write: false, isExclusive: true, code: 'read-discipline' },
  readable_if: { read: true, write: false, isExclusive: false, code: 'read-discipline' },
  accessible_if: { read: true, write: true, isExclusive: false, code: 'access-discipline' },
  guarded_by: { read: true, write: true, isExclusive: true, code: 'access-discipline' },
};
