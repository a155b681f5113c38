/**
 * Which clause is to blame where nothing can be reached: the method is made once more without one clause of the class or the method at a
 * time, and whoever makes the difference is named. An invariant or axiom that contradicts itself, or another one, is then reported once,
 * where it stands.
 * Why here: nobody else can make a method again with other clauses.
 * Neighbours: `method.ts` asks; `sequential/modular/reach.ts` says what is to be reached.
 */
import { diagnostic, type Diagnostic } from '../diagnostics/diagnostic';
import type { Clause } from '../plato/ir';
import { ENTRY, EXIT, hasLoop } from '../sequential/modular/reach';
import { threadModularCheck, type CheckInput } from '../sequential/modular/thread-modular';
import { canReach } from '../solver/check';
import type { Prover } from '../solver/prover';
import { passify } from '../vc/passify';
import type { ReachGoal } from '../vc/condition';
import { smtOf } from '../vc/smt';

/** How many clauses are tried. */
const MAX_TRIES = 24;

interface Suspect {
  readonly what: 'axiom' | 'global_invariant' | 'requires';
  readonly clause: Clause;
}

/**
 * The diagnostics for points that nothing reaches. A way out that is closed for no fault of the specifications is not reported. Rejects
 * only with ProverFailure.
 */
export async function explainVacuity(
  input: CheckInput,
  vacuous: readonly ReachGoal[],
  prover: Prover,
  signal?: AbortSignal,
): Promise<readonly Diagnostic[]> {
  const found: Diagnostic[] = [];
  const seen = new Set<string>();
  for (const { point } of vacuous) {
    // Each check of the method has the same entry and the same calls.
    if (seen.has(point.group)) continue;
    seen.add(point.group);
    const plain = diagnostic('vacuous', point.span, point.message, point.related);
    if (point.group !== ENTRY && point.group !== EXIT) {
      found.push(plain);
      continue;
    }
    const suspects = suspectsOf(input, point.group);
    const isOpenWithout = (left: readonly Suspect[]): Promise<boolean> => reachesWithout(input, left, point.group, prover, signal);
    // No specification keeps the way shut: the code does.
    if (point.group === EXIT && !(await isOpenWithout(suspects))) continue;
    const culprits: Suspect[] = [];
    for (const one of suspects) if (await isOpenWithout([one])) culprits.push(one);
    found.push(culprits.length === 0 ? plain : blame(culprits, plain));
  }
  return found;
}

/** The first of them that is no precondition is where it is reported, else the method. */
function blame(culprits: readonly Suspect[], plain: Diagnostic): Diagnostic {
  const declared = culprits.filter((one) => one.what !== 'requires');
  const related = (but: Suspect | undefined): Diagnostic['related'] =>
    culprits.filter((one) => one !== but).map((one) => ({ message: `${one.what} ${one.clause.text}`, span: one.clause.span }));
  // With a precondition among them, the class may be in order and the method is not.
  if (declared.length < culprits.length || declared.length === 0) return { ...plain, related: related(undefined) };
  const [first] = declared;
  const others = declared.length > 1 ? ', together with what is named here' : '';
  return diagnostic(
    'vacuous',
    first!.clause.span,
    `no store satisfies \`${first!.what} ${first!.clause.text}\`${others}, so that everything would be provable where it is assumed`,
    related(first),
  );
}

/** Of a method with loops nothing but an axiom is suspected of keeping it from its end: it may run for ever. */
function suspectsOf({ program, procedure, conjuncts, body }: CheckInput, group: string): readonly Suspect[] {
  const axioms = program.axioms.map((one): Suspect => ({ what: 'axiom', clause: one.clause }));
  const invariants = conjuncts
    .filter((one) => one.kind === 'invariant')
    .map((one): Suspect => ({ what: 'global_invariant', clause: one.clause }));
  const requires = procedure.requires.map((clause): Suspect => ({ what: 'requires', clause }));
  const all = group === EXIT ? [...axioms, ...(hasLoop(body) ? [] : invariants)] : [...requires, ...axioms, ...invariants];
  return all.slice(0, MAX_TRIES);
}

async function reachesWithout(
  input: CheckInput,
  left: readonly Suspect[],
  group: string,
  prover: Prover,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const isLeft = (clause: Clause): boolean => left.some((one) => one.clause === clause);
  const condition = passify(
    threadModularCheck({
      ...input,
      program: { ...input.program, axioms: input.program.axioms.filter((one) => !isLeft(one.clause)) },
      conjuncts: input.conjuncts.filter((one) => !isLeft(one.clause)),
      procedure: { ...input.procedure, requires: input.procedure.requires.filter((one) => !isLeft(one)) },
    }),
  );
  const session = await prover.open(signal);
  try {
    return (await canReach(session, condition, smtOf(condition, input.hierarchy), group)) === true;
  } finally {
    session.close();
  }
}
