/**
 * References that the library is given and may keep where nobody here sees it: in state that its stubs do not model. Any of its methods may
 * give them back, and what it gives back counts as known to others; so their objects escape.
 * Neighbours: `lower/calls/dispatch.ts` asks about constructors without a word, `inline.ts` about models.
 */
import { onceForWith } from '../base/once-for';
import { THREAD_CLASS, type Call, type Expr, type Procedure, type Stmt, type Type } from '../plato/ir';
import { typeOf } from '../plato/type-of';
import { visitSteps } from '../plato/statements';

const RUNNABLE_CLASS = 'java.lang.Runnable';

/** The step by which they escape; none where all of them are everybody's. */
export function handedOver(references: readonly Expr[], { span, within }: Call): readonly Stmt[] {
  const publishes = references.filter(
    (one) => one.kind !== 'string' && one.kind !== 'classObject' && one.kind !== 'null' && typeOf(one).kind === 'ref',
  );
  return publishes.length === 0
    ? []
    : [
        {
          kind: 'op',
          op: {
            asserts: [],
            guard: undefined,
            assigns: [],
            havocs: [],
            post: undefined,
            allocates: undefined,
            role: 'local',
            description: '',
            span,
            within,
            publishes,
          },
        },
      ];
}

/** What a model of the library, put in the place of a call, keeps where nobody sees it: the arguments. */
export function argumentsKept(callee: Procedure, body: Stmt, call: Call): readonly Expr[] {
  return callee.isTrusted ? keptUnseen(body, callee).flatMap((index) => call.args[index] ?? []) : [];
}

/** What a thread runs is noted in the thread by whoever makes it (`lower/calls/threads.ts`). */
export function isTarget(owner: string, type: Type): boolean {
  return owner === THREAD_CLASS && type.kind === 'ref' && type.className === RUNNABLE_CLASS;
}

/** Which parameters, by number, a model of the library neither stores anywhere nor returns. */
const keptUnseen = onceForWith((body: Stmt, callee: Procedure): readonly number[] => {
  const stored = new Set<string>();
  const take = (value: Expr): void => {
    if (value.kind === 'var') stored.add(value.name);
  };
  visitSteps(
    body,
    ({ assigns }) => assigns.forEach(({ value }) => take(value)),
    ({ args }) => args.forEach(take),
  );
  return callee.params.flatMap(({ name, type }, index) =>
    type.kind === 'ref' && name !== 'this' && !stored.has(name) && !isTarget(callee.owner, type) ? [index] : [],
  );
});
