/**
 * What the explorer reports, and the small steps that describe it.
 * Neighbours: `step.ts`, `obligations.ts` find violations; `trace.ts` describes them.
 */
import type { Span } from '../base/span';
import type { Code } from '../diagnostics/codes';
import type { Related } from '../diagnostics/diagnostic';
import type { Instruction } from './code';
import type { Access } from './operation';
import type { State } from './state';
import type { Ref } from './values';

export interface Violation {
  readonly code: Code;
  readonly message: string;
  readonly span: Span;
  readonly related: readonly Related[];
  /** The object that an invariant is broken of. */
  readonly object?: Ref;
  /** The access that breaks the discipline of its location. */
  readonly access?: Access;
  /** It is none unless another thread is about to access the same: nobody has written the discipline that is broken. */
  readonly needsRival?: true;
  /** It is so when the threads begin, by nobody's step: the id of the procedure that made it so. */
  readonly maker?: string;
  /** The thread whose step it is, as the trace calls it. */
  readonly thread: string;
}

/** One operation, call or return of one thread. */
export interface SmallStep {
  readonly thread: number;
  readonly action: string;
  readonly span: Span;
  /** What it wrote, also where the value stayed what it was. */
  readonly writes: readonly Access[];
  /** What the specification of a method without a body allows; it leaves something open. Absent: no. */
  readonly isAllowed?: true;
  /** What was carried out; absent for the client's own steps. */
  readonly instruction?: Instruction;
  /** Shared locations that were used. */
  readonly accesses?: readonly Access[];
  readonly before: State;
  /** Undefined where the step goes wrong. */
  readonly after: State | undefined;
}
