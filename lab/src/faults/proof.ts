/**
 * Faults of the conditions, the questions to the prover, what is made of its answers, the verdicts, what they are kept under, and the words.
 * Neighbours: `list.ts` puts them together.
 */
import type { Fault } from './fault';

export const PROOF_FAULTS: readonly Fault[] = [
  {
    id: 'havoc-keeps-value', pass: 'vc', file: 'vc/passify.ts',
    find: 'for (const variable of stmt.variables) state.values.set(variable.name, this.version(variable));', replace: "for (const variable of stmt.variables) if (!state.values.has(variable.name) || variable.sort !== 'Int') state.values.set(variable.name, this.version(variable));",
    forgotten: 'A number that is forgotten keeps its value.',
    caughtBy: ['bad/traps/LoopLocals.java'],
  },
  {
    id: 'merge-without-last-way', pass: 'vc', file: 'vc/passify.ts',
    find: 'this.constrain(implies(atom, or(...edges.map((edge) => edge.atom!))));', replace: 'this.constrain(implies(atom, or(...edges.slice(0, 2).map((edge) => edge.atom!))));',
    forgotten: 'Where three ways meet, the third one is not taken.',
    caughtBy: ['bad/java/Virtual.third.java'],
  },
  {
    id: 'exit-shares-values', pass: 'vc', file: 'vc/passify.ts',
    find: 'this.exits.get(stmt.label)?.push({ ...state, values: new Map(state.values) });', replace: 'if (this.exits.get(stmt.label)?.length === 0) this.exits.get(stmt.label)!.push({ ...state, values: new Map(state.values) });',
    forgotten: 'Of several jumps to one label only the first arrives.',
    caughtBy: ['bad/java/Exceptions.bad-value.java'],
  },
  {
    id: 'errors-of-the-prover-ignored', pass: 'solver', file: 'solver/s-expression.ts',
    find: "if (error !== null) return { message: error[1]?.replaceAll('\"\"', '\"') ?? 'an error without a message' };", replace: '',
    forgotten: 'A command that the prover rejects is taken for done.',
    caughtBy: ['server/test/solver/s-expression.test.ts'],
  },
  {
    id: 'late-answers-kept', pass: 'solver', file: 'solver/values.ts',
    find: "if (operator === '-' && parts.length === 1 && first !== undefined) return { ...first, numerator: -first.numerator };", replace: "if (operator === '-' && parts.length === 1 && first !== undefined) return first;",
    forgotten: 'Negative numbers of a counterexample are shown without their sign.',
    caughtBy: ['server/test/solver/values.test.ts'],
  },
  {
    id: 'rests-on-nothing', pass: 'verify', file: 'verify/method.ts',
    find: 'else if (callee && (callee.hasSpecErrors || isUnchecked(shared, callee))) found.add(', replace: 'else if (callee && callee.hasSpecErrors) found.add(',
    forgotten: 'A verdict does not say that it rests on a specification that nobody checks.',
    caughtBy: ['server/test/verify/rests-on.test.ts'],
  },
  {
    id: 'key-without-callees', pass: 'verify', file: 'verify/keys.ts',
    find: 'if (one.body) for (const call of callsIn(one.body)) for (const target of call.targets) visit(target.procedure);', replace: '',
    forgotten: 'A verdict is kept although a method that is called has changed.',
    caughtBy: ['server/test/verify/keys.test.ts'],
  },
  {
    id: 'key-without-integers', pass: 'verify', file: 'verify/keys.ts',
    find: "unsoundness(unroll) ?? '', integers,", replace: "unsoundness(unroll) ?? '',",
    forgotten: 'A verdict for mathematical integers is kept for those of Java.',
    caughtBy: ['server/test/verify/keys.test.ts'],
  },
  {
    id: 'key-without-unrolling', pass: 'verify', file: 'verify/keys.ts',
    find: "unsoundness(unroll) ?? '', integers,", replace: 'integers,',
    forgotten: 'A verdict found with loops unrolled is kept as one that was proved.',
    caughtBy: ['server/test/verify/keys.test.ts'],
  },
  {
    id: 'key-without-invariants', pass: 'verify', file: 'verify/keys.ts',
    find: 'program.envAssumptions, program.invariants, program.axioms]));', replace: 'program.envAssumptions, program.axioms]));',
    forgotten: 'A verdict is kept although an invariant has changed.',
    caughtBy: ['server/test/verify/keys.test.ts'],
  },
  {
    id: 'key-without-owned-arrays', pass: 'verify', file: 'verify/keys.ts',
    find: "...ownedArrays(program).owned, '', ...ownedArrays(program).kept, '', ", replace: '',
    forgotten: 'A verdict is kept although another class now stores the array that was nobody else\'s.',
    caughtBy: ['server/test/verify/keys.test.ts'],
  },
  {
    id: 'key-without-nowarns', pass: 'verify', file: 'verify/pipeline.ts',
    find: "return hashText(keys.keyOf(procedure), suppressed.get(procedure.span.file) ?? '');", replace: 'return hashText(keys.keyOf(procedure));',
    forgotten: 'A verdict is kept although a `nowarn` of its file is gone.',
    caughtBy: ['server/test/verify/keys.test.ts'],
  },
  {
    id: 'verified-when-unrolled', pass: 'verify', file: 'verify/unrolling.ts',
    find: "const verdict = result.verdict === 'verified' ? 'unknown' : result.verdict;", replace: 'const { verdict } = result;',
    forgotten: 'With loops unrolled nothing is proved, but methods are called verified.',
    caughtBy: ['bad/unroll/Rounds.java'],
  },
  {
    id: 'unknown-remembered', pass: 'workspace', file: 'workspace/result-memo.ts',
    find: "if (result.verdict === 'unknown') return;", replace: '',
    forgotten: 'What the prover gave up on once is never tried again.',
    caughtBy: ['server/test/workspace/result-memo.test.ts'],
  },
  {
    id: 'memo-without-prover', pass: 'workspace', file: 'workspace/result-memo.ts',
    find: 'return hashText(checkerIdentity, method.path, method.id, method.key, text);', replace: 'return hashText(method.path, method.id, method.key, text);',
    forgotten: 'Verdicts of one prover are kept for another.',
    caughtBy: ['server/test/workspace/result-memo.test.ts'],
  },
  {
    id: 'old-news-published', pass: 'workspace', file: 'workspace/publish-gate.ts',
    find: 'if (last && last.version > publication.version) return;', replace: '',
    forgotten: 'Results of an older text overwrite those of a newer one.',
    caughtBy: ['server/test/workspace/publish-gate.test.ts'],
  },
  {
    id: 'moved-by-guess', pass: 'workspace', file: 'workspace/relocate.ts',
    find: 'return fingerprint(text, declared.span, place) === anchor.fingerprint ? place : undefined;', replace: 'return place;',
    forgotten: 'A remembered diagnostic is shown at a place where something else stands now.',
    caughtBy: ['server/test/workspace/incremental.test.ts'],
  },
  {
    id: 'store-shares-values', pass: 'incremental', file: 'incremental/store.ts',
    find: "if (!isKept(each) && !(each === undefined && !Array.isArray(this))) throw new TypeError('not a JSON value');", replace: '',
    forgotten: 'A value that JSON changes silently comes back as another one.',
    caughtBy: ['server/test/incremental/store.test.ts'],
  },
];
