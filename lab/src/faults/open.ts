/**
 * Faults of which it is not known yet what notices them: the fixtures that were tried do not. Each is a hole in the test suite, or changes nothing after all; who finds out moves it to
 * the list of its pass, with the fixture or with the reason. `npm run faults -- --open --search` looks further.
 * Neighbours: `list.ts` has those that are known.
 */
import type { Fault } from './fault';

export const OPEN_FAULTS: readonly Fault[] = [
  {
    id: 'clause-error-forgotten', pass: 'lower', file: 'plato/lower/method-specs.ts',
    find: "      case 'error':\n        this.hasErrors = true;\n        return;", replace: "      case 'error': return;",
    forgotten: 'A method one of whose clauses could not be read is verified against the others.',
    caughtBy: [],
  },
  {
    id: 'lambda-as-receiver', pass: 'lower', file: 'plato/lower/dispatch.ts',
    find: 'return abstracts.length <= 1;', replace: 'return false;',
    forgotten: 'An interface that an unplaced lambda may implement is called as if the known classes were all.',
    caughtBy: [],
  },
  {
    id: 'library-calls-back', pass: 'lower', file: 'plato/lower/dispatch.ts',
    find: 'return fn !== undefined && fn.method.specs.length === 0;', replace: 'return fn !== undefined && fn.method.specs.length > 0;',
    forgotten: 'A library method that is given code to run is taken never to run it.',
    caughtBy: [],
  },
  {
    id: 'effects-of-first-target', pass: 'plato', file: 'plato/effects.ts',
    find: 'return call.targets.reduce(', replace: 'return call.targets.slice(0, 1).reduce(',
    forgotten: 'Of a virtual call the effects of the first target count.',
    caughtBy: [],
  },
  {
    id: 'guards-read-nothing', pass: 'plato', file: 'plato/effects.ts',
    find: 'if (op.guard) now(op.guard);', replace: '',
    forgotten: 'What an operation waits for is not brought up to date before it.',
    caughtBy: [],
  },
  {
    id: 'obstacle-ignored', pass: 'plato', file: 'plato/inline.ts',
    find: 'const hindrance = obstacle(callee);', replace: 'const hindrance = callee.isAbstract ? undefined : obstacle(callee);',
    forgotten: 'A specified method that could not be read is believed where it is called.',
    caughtBy: [],
  },
  {
    id: 'result-of-performed-kept', pass: 'plato', file: 'plato/perform.ts',
    find: "if (result !== undefined) stmts.push(this.operation({ havocs: [{ kind: 'local', name: result.name, type: result.type }] }));", replace: '',
    forgotten: 'The result of a call in a loop is the same in every round, where `ensures` does not say it.',
    caughtBy: [],
  },
  {
    id: 'star-of-actions-once', pass: 'plato', file: 'plato/perform.ts',
    find: "return { kind: 'block', label, body: { kind: 'loop', invariants: [], decreases: [], body, span: this.call.span } };", replace: "return { kind: 'block', label, body };",
    forgotten: 'An action that a callee may perform any number of times is performed once at most.',
    caughtBy: [],
  },
  {
    id: 'performed-exception-before-all', pass: 'plato', file: 'plato/perform.ts',
    find: "{ kind: 'choice', branches: [{ kind: 'seq', stmts: [] }, normal] },", replace: '',
    forgotten: 'A callee that throws has performed nothing.',
    caughtBy: [],
  },
  {
    id: 'two-classes-in-a-final-field', pass: 'plato', file: 'plato/owned-arrays.ts',
    find: 'if (before && before.className !== className) unknown.add(field);', replace: '',
    forgotten: 'A final lock that is of one class in one constructor and of another in another counts as of the last one\'s.',
    caughtBy: [],
  },
  {
    id: 'two-lengths-of-a-final-array', pass: 'plato', file: 'plato/owned-arrays.ts',
    find: 'length: before && before.length !== length ? undefined : length,', replace: 'length,',
    forgotten: 'A final array that has one length in one constructor and another in another counts as of the last one\'s.',
    caughtBy: [],
  },
  {
    id: 'thread-local-as-argument', pass: 'plato', file: 'plato/thread-local.ts',
    find: "stmt.args.forEach((argument, index) => this.into(callee?.params[index]?.type ?? { kind: 'ref', className: OBJECT_CLASS }, argument, stmt.span));", replace: '',
    forgotten: 'An object of a `thread_local` class may be handed to a method that takes any object.',
    caughtBy: [],
  },
  {
    id: 'private-methods-unchecked', pass: 'lower', file: 'plato/lower/checked.ts',
    find: 'for (const one of candidates) if (!covered.has(one.procedure.id)) check(one);', replace: '',
    forgotten: 'A private method that no checked method calls is not checked.',
    caughtBy: [],
  },
  {
    id: 'undecided-law-taken', pass: 'verify', file: 'verify/environment.ts',
    find: 'const failing = new Set([...result.failed.map((one) => one.goal.obligation.group), ...result.unknown.map((one) => one.goal.obligation.group)]);', replace: 'const failing = new Set(result.failed.map((one) => one.goal.obligation.group));',
    forgotten: 'A clause of which the prover cannot say whether it is transitive is taken to be.',
    caughtBy: [],
  },
  {
    id: 'action-not-owed-by-caller', pass: 'sequential', file: 'sequential/deferred.ts',
    find: 'if (!procedure.actions || procedure.entry || isCalledByLibrary(program, hierarchy, procedure)) return new Set();', replace: 'if (!procedure.actions || isCalledByLibrary(program, hierarchy, procedure)) return new Set();',
    forgotten: 'A thread\'s `run` with actions leaves clauses of other classes to its callers, and it has none.',
    caughtBy: [],
  },
  {
    id: 'deferred-on-escape', pass: 'sequential', file: 'sequential/deferred.ts',
    find: 'if (context.deferred.size === 0 || mayEscape || !isJudged)', replace: 'if (context.deferred.size === 0 || !isJudged)',
    forgotten: 'An action that lets objects escape leaves the invariants of these objects to its callers, who do not know of them.',
    caughtBy: [],
  },
  {
    id: 'survival-in-one-round', pass: 'sequential', file: 'sequential/survival.ts',
    find: 'shrunk = next.length < kept.length;', replace: 'shrunk = false;',
    forgotten: 'A conjunct survives although what it leans on leans on something that does not.',
    caughtBy: [],
  },
  {
    id: 'holding-in-any-clause', pass: 'sequential', file: 'sequential/survival.ts',
    find: "if (effects.stores.has(store) && !(!conjunct.leansOn.has(store) && conjunct.kind === 'frame' && onlyAsksForHeld(conjunct.clause.expr, true))) return true;", replace: '',
    forgotten: 'Clauses that ask whether a monitor is free, or whom it belongs to, survive a body that takes monitors.',
    caughtBy: [],
  },
  {
    id: 'guess-of-store-without-others', pass: 'sequential', file: 'sequential/loops.ts',
    find: 'return atomic ? [] : caughtUp(context, candidates.stores, span, within);', replace: 'return [];',
    forgotten: 'Guesses about the shared store are shown of a store in which others have not had their turn.',
    caughtBy: [],
  },
  {
    id: 'blocking-block-is-left-mover', pass: 'reduction', file: 'sequential/reduction.ts',
    find: 'const left = mayWait ? FALSE : before.term;', replace: 'const left = before.term;',
    forgotten: 'An atomic block that may have to wait follows a commit as if it could not block.',
    caughtBy: [],
  },
  {
    id: 'dropped-clause-makes-movers', pass: 'reduction', file: 'sequential/movers.ts',
    find: 'governs(discipline, access) && disciplineIsKept(context, field!, discipline.clause.span));', replace: 'governs(discipline, access));',
    forgotten: 'A discipline that is not transitive, and so is neither assumed nor asserted, still makes movers.',
    caughtBy: [],
  },
  {
    id: 'element-of-any-array', pass: 'reduction', file: 'sequential/movers.ts',
    find: "equal(select(VISIBLE, owner), ESCAPED)] : []), leads, term) };", replace: "equal(select(VISIBLE, owner), ESCAPED)] : []), term) };",
    forgotten: 'The discipline of the elements of a field makes movers of elements of any array.',
    caughtBy: [],
  },
  {
    id: 'monitors-held-between-sequences', pass: 'reduction', file: 'sequential/performed.ts',
    find: 'if (store === HOLDER_FIELD) return [not(equal(select(entryStore(context, store), object), TID))];', replace: 'if (store === HOLDER_FIELD) return [TRUE];',
    forgotten: 'A sequence may give up a monitor that its caller holds.',
    caughtBy: [],
  },
  {
    id: 'rests-after-performing', pass: 'reduction', file: 'sequential/reduced-loops.ts',
    find: 'condition: and(PHASE, not(PERFORMED), specification.unchangedSoFar()) },', replace: 'condition: and(PHASE, specification.unchangedSoFar()) },',
    forgotten: 'A sequence that has performed an action is forgotten at a loop head.',
    caughtBy: [],
  },
  {
    id: 'last-step-of-block-judged', pass: 'simulation', file: 'sequential/simulation.ts',
    find: 'assign(STUTTERS, and(STUTTERS, judged.stutters)),', replace: 'assign(STUTTERS, judged.stutters),',
    forgotten: 'Of the steps of an atomic block only the last one decides whether the block changes anything.',
    caughtBy: [],
  },
  {
    id: 'escape-and-change-in-one', pass: 'simulation', file: 'sequential/simulation.ts',
    find: 'const own = publishes ? not(OWN) : TRUE;', replace: 'const own: Term = TRUE;',
    forgotten: 'An atomic block that changes an own object and lets it escape counts as one action.',
    caughtBy: [],
  },
  {
    id: 'constructor-frames-own-objects', pass: 'simulation', file: 'sequential/simulation.ts',
    find: "(context.procedure.kind === 'constructor' ? FALSE : isOwn(context, one, visible));", replace: 'isOwn(context, one, visible);',
    forgotten: 'What a constructor writes into its own object while it performs needs no place in the frame of the action.',
    caughtBy: [],
  },
  {
    id: 'dead-values-kept', pass: 'vc', file: 'vc/liveness.ts',
    find: "    case 'havoc':\n      for (const variable of stmt.variables) live.delete(variable.name);\n      return;\n    case 'candidate':\n      live.add(stmt.switch.name);\n      return use(stmt.condition, live);", replace: "    case 'havoc':\n      for (const variable of stmt.variables) live.delete(variable.name);\n      return;\n    case 'candidate':\n      live.add(stmt.switch.name);\n      return;",
    forgotten: 'What only a guess speaks of is not carried over the place where ways meet.',
    caughtBy: [],
  },
  {
    id: 'some-value-for-all', pass: 'vc', file: 'vc/arbitrary.ts',
    find: "if ((term.which === 'forall') !== isPositive) return term;", replace: '',
    forgotten: 'That something exists is proved of all values, and what must hold of all is refuted by none: the quantifiers are mixed up.',
    caughtBy: [],
  },
  {
    id: 'guards-of-facts', pass: 'vc', file: 'vc/instantiate.ts',
    find: 'else constraints.push(guard ? implies(guard, body) : body);', replace: 'else constraints.push(body);',
    forgotten: 'What is known on one way is taken to hold on all.',
    caughtBy: [],
  },
  {
    id: 'terms-with-one-key', pass: 'vc', file: 'vc/key.ts',
    find: "case 'symbol': key = `'${term.name}'`; break;", replace: "case 'symbol': key = `'${term.name.split('@')[0]}'`; break;",
    forgotten: 'Two versions of a variable count as one term, so facts are used at the first one only.',
    caughtBy: [],
  },
  {
    id: 'guesses-in-one-round', pass: 'solver', file: 'solver/check.ts',
    find: "if (answer.kind === 'sat') return decide(open);", replace: "if (answer.kind === 'sat') return;",
    forgotten: 'Guesses are tried once; those that fail without the ones that were turned off stay on.',
    caughtBy: [],
  },
  {
    id: 'guesses-kept-when-exhausted', pass: 'solver', file: 'solver/check.ts',
    find: "const giveUp = (): void => { for (const name of all) off.add(name); };", replace: 'const giveUp = (): void => undefined;',
    forgotten: 'Guesses for which there was no time are believed.',
    caughtBy: [],
  },
  {
    id: 'nowarn-of-everything', pass: 'verify', file: 'verify/nowarn.ts',
    find: 'if (FIRM.has(code)) return undefined;', replace: '',
    forgotten: '`nowarn` suppresses even that something was not checked.',
    caughtBy: [],
  },
  {
    id: 'nowarn-in-any-file', pass: 'verify', file: 'verify/nowarn.ts',
    find: 'nowarns.find((line) => line.file === span.file && span.start >= line.start', replace: 'nowarns.find((line) => span.start >= line.start',
    forgotten: 'A `nowarn` suppresses what stands at the same place of another file.',
    caughtBy: [],
  },
  {
    id: 'failures-in-other-files', pass: 'explain', file: 'verify/method.ts',
    find: 'diagnostics: diagnostics.map((one) => atHome(one, procedure)).sort(compareDiagnostics),', replace: 'diagnostics: [...diagnostics].sort(compareDiagnostics),',
    forgotten: 'What concerns a clause of another file is reported there, under a file that this method does not belong to.',
    caughtBy: [],
  },
];
