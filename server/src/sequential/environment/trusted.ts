/**
 * Steps of the trusted library's models (resolve/modelled.ts). What the library says of its own state is believed of every step of its
 * models, this thread's too; what the workspace says of that state is owed by them like by everybody.
 * Neighbours: `guarantee.ts` and `statements.ts` leave out what is trusted.
 */
import type { CallSite } from '../../plato/ir';
import type { CheckContext } from './context';

/** Whether the step belongs to a model of the library: its innermost place is inside one. */
export function isTrustedStep(context: CheckContext, within: readonly CallSite[]): boolean {
  const innermost = within[within.length - 1];
  return innermost !== undefined && context.isTrustedProcedure(innermost.procedure);
}
