/**
 * Faults of what Plato programs are read for: effects, inlining, calls as actions, substitution, and what holds of arrays, classes and threads by all bodies together.
 * Neighbours: `translation.ts`; `list.ts` puts them together.
 */
import type { Fault } from './fault';

export const PLATO_FAULTS: readonly Fault[] = [
];
