/**
 * Making obligations: an assertion together with all that a diagnostic needs if it fails.
 * Why here: where it is reported is decided once (docs/theory.md#check-1-thread-modular): at the call in the method under check,
 * with the inner place as related information, once per call.
 * Neighbours: every part of the checks that asserts.
 */
import type { Span } from '../../base/span';
import type { Code } from '../../diagnostics/codes';
import type { CallSite } from '../../plato/ir';
import type { Obligation, Sequential, Watch } from './ir';
import { isTrue, type Term } from './terms';

export interface Place {
  readonly span: Span;
  readonly within: readonly CallSite[];
}

export interface Related {
  readonly message: string;
  readonly span: Span;
}

/** What is not assumed after itself: it says what others could see, and would otherwise hide what comes after. */
const OBSERVATIONS: ReadonlySet<Code> = new Set(['race', 'modifies', 'simulation', 'not-atomic']);

/** An assertion, or nothing where the formula is trivially true. */
export function assertion(
  condition: Term,
  code: Code,
  message: string,
  place: Place,
  related: readonly Related[] = [],
  options: {
    group?: string;
    watch?: readonly Watch[];
    isAtArbitrary?: boolean;
    isOfArguments?: boolean;
    summary?: string;
    cause?: string;
    isToldByPlaces?: boolean;
    isReadOff?: boolean;
  } = {},
): Sequential[] {
  if (isTrue(condition)) return [];
  const outermost = place.within[0];
  const inner: readonly Related[] = outermost
    ? [{ message: `the place inside \`${place.within[place.within.length - 1]!.procedure}\``, span: place.span }]
    : [];
  const obligation: Obligation = {
    code,
    message,
    span: outermost ? outermost.span : place.span,
    related: [...related, ...inner],
    within: place.within,
    place: place.span,
    group: options.group ?? '',
    isObservation: OBSERVATIONS.has(code),
    watch: options.watch ?? [],
    ...(options.isAtArbitrary === true ? { isAtArbitrary: true } : {}),
    ...(options.isOfArguments === true ? { isOfArguments: true } : {}),
    ...(options.cause === undefined ? {} : { cause: options.cause }),
    ...(options.isToldByPlaces === true ? { isToldByPlaces: true } : {}),
    ...(options.isReadOff === true ? { isReadOff: true } : {}),
    ...(options.summary === undefined ? {} : { summary: options.summary }),
  };
  return [{ kind: 'assert', condition, obligation }];
}
