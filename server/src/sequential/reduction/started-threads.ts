/**
 * The start of a thread in a method with `performs`. That `start` has been set, and what `run` requires, are steps and proofs of their own:
 * what is left is that another thread runs from here on.
 *
 * It is a left mover and no right mover: no step of the new thread comes before it, so every step of others that comes before it is one of
 * threads that run already, for which it makes no difference. What the new thread has been given is everybody's from here on. What it does
 * is a step of others: of what it may disturb, as of what others may, the disciplines tell.
 * Soundness: docs/soundness/reduction.md#a-start-is-a-left-mover.
 * Neighbours: `reduction.ts` walks over calls; `modular/calls.ts` has the same start in check 1, with what it owes.
 */
import type { Call, Operation } from '../../plato/ir';
import type { CheckContext } from '../environment/context';
import type { Sequential } from '../logic/ir';
import { FALSE, TRUE } from '../logic/terms';
import { applyEffect } from '../modular/effect';
import type { CallWalk } from './specified-calls';

export function startedThread(context: CheckContext, call: Call, walk: CallWalk): Sequential[] {
  const place = { span: call.span, within: call.within };
  return [
    ...walk.asksLeft(TRUE),
    ...applyEffect(context, publication(call)),
    ...walk.afterwards({ facts: [], term: FALSE }, place),
    { kind: 'mark', mark: { thread: 'this', action: call.description, ...place, watch: [] } },
  ];
}

/** The thread, and the object whose `run` it enters, become everybody's. */
function publication(call: Call): Operation {
  return {
    asserts: [],
    guard: undefined,
    assigns: [],
    havocs: [],
    post: undefined,
    allocates: undefined,
    role: 'specification',
    description: call.description,
    span: call.span,
    within: call.within,
    publishes: call.args,
  };
}
