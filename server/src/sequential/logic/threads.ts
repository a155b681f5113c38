/**
 * The two threads of every formula.
 * Neighbours: `translate.ts` puts them where clauses say `tid`; `vc/instantiate.ts` knows that they are threads.
 */
import { THREAD_CLASS } from '../../plato/ir';
import { symbol } from './terms';

/** The thread that executes the procedure. */
export const TID = symbol('tid', 'Ref', THREAD_CLASS);
/** Any other thread: what holds of it holds of all (it occurs in goals only). */
export const OTHER = symbol('other thread', 'Ref', THREAD_CLASS);
